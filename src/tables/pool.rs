//! Painting, away from everybody who waits for something else: on threads of its own, never on all cores, one client after
//! another. What was painted is kept a while, for whoever looks at the same thing again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use serde_json::Value;
use tokio::task::JoinHandle;

use crate::chat::{Picture, Post};
use crate::meters::{self, Since};
use crate::paint::{PaintError, Painter, Picture as Painted};
use crate::rules::{Dice, Focus, Footer, Game, Path, Seed, Sheet, Table, Viewer};
use crate::scene::Scene;
use crate::words::{Language, Speaker};

use super::album::{Album, Key};
use super::crew::Crew;
use super::line::{Client, Line, Turn};
use super::screen::{Drawn, Screen, Shot};

/// Pixels for each unit of a scene: sharp on a phone, and still small.
const SCALE: f32 = 1.0;

/// How many bytes of pictures are kept: some hundred of them.
const MOST_KEPT: usize = 8 << 20;

/// How a scene becomes a picture.
pub type Paint = fn(&Painter, &Scene) -> Result<Painted, PaintError>;

/// The ordinary way to paint.
///
/// # Errors
/// When the scene has no sensible size.
pub fn paint(painter: &Painter, scene: &Scene) -> Result<Painted, PaintError> {
    painter.paint(scene, SCALE)
}

/// How many pictures are painted at the same time: one core is left for everybody who waits for no picture.
fn painters() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1)).max(1)
}

/// Where screens get their pictures.
pub struct PicturePool {
    painter: Arc<Painter>,
    paint: Paint,
    line: Line,
    crew: Arc<Crew>,
    album: Arc<Mutex<Album>>,
    kept: Mutex<Gallery>,
}

/// Pictures that were painted, the latest used first.
#[derive(Default)]
struct Gallery {
    pictures: VecDeque<Kept>,
    bytes: usize,
}

/// A picture, and all that decided how it looks.
struct Kept {
    /// The position itself: it is another one after every move. Where nobody holds it any more, nobody will ask.
    table: Weak<dyn Table>,
    viewer: Viewer,
    sheet: Sheet,
    path: Path,
    offers: Vec<(char, String)>,
    footer: Footer,
    speaker: Speaker,
    /// The step after which all is told again, where it is.
    missed: Option<usize>,
    /// The part that is looked at closely, where it is.
    focus: Option<Focus>,
    picture: Picture,
}

impl Kept {
    fn is_of(&self, shot: &Shot) -> bool {
        std::ptr::addr_eq(self.table.as_ptr(), Arc::as_ptr(&shot.table))
            && (self.viewer, self.sheet) == (shot.viewer, shot.sheet)
            && self.path == shot.path
            && self.offers == shot.offers
            && self.footer == shot.footer
            && self.speaker == shot.speaker
            && self.missed == shot.missed().map(|missed| missed.after)
            && self.focus.as_ref() == shot.focus()
    }
}

impl Gallery {
    fn find(&mut self, shot: &Shot) -> Option<Picture> {
        let at = self.pictures.iter().position(|kept| kept.is_of(shot))?;
        let kept = self.pictures.remove(at)?;
        let picture = kept.picture.clone();
        self.pictures.push_front(kept);
        Some(picture)
    }

    /// Keeps a picture, and forgets those that nobody can ask for and those that were not used for longest.
    fn keep(&mut self, kept: Kept) {
        self.bytes += kept.picture.png.len();
        self.pictures.push_front(kept);
        self.pictures.retain(|kept| kept.table.strong_count() > 0);
        self.bytes = self.pictures.iter().map(|kept| kept.picture.png.len()).sum();
        while self.bytes > MOST_KEPT
            && let Some(oldest) = self.pictures.pop_back()
        {
            self.bytes -= oldest.picture.png.len();
        }
    }
}

impl PicturePool {
    /// A picture pool with the program's fonts and icons.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn new(paint: Paint) -> Result<PicturePool, PaintError> {
        let (painter, painters) = (Arc::new(Painter::new()?), painters());
        let (line, crew) = (Line::of(painters), Arc::new(Crew::of(painters)));
        Ok(PicturePool { painter, paint, line, crew, album: Arc::default(), kept: Mutex::default() })
    }

    fn gallery(&self) -> MutexGuard<'_, Gallery> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The message as it is sent. A picture that cannot be painted is left out, and the log says why.
    pub async fn finish(&self, screen: Screen, client: Client) -> Post {
        let is_there = screen.shot.as_ref().is_none_or(|shot| self.gallery().find(shot).is_some());
        if is_there && screen.drawn.is_none() {
            return self.finish_now(screen).await;
        }
        let _turn = self.turn(client).await;
        self.finish_now(screen).await
    }

    /// How many pictures wait for their turn.
    pub fn waiting(&self) -> usize {
        self.line.waiting()
    }

    /// Waits for a turn at painting. Whoever takes it before the message is made paints nothing that is old by then.
    pub async fn turn(&self, client: Client) -> Turn {
        self.line.turn(client).await
    }

    /// As [`PicturePool::finish`], for whoever has the turn.
    pub async fn finish_now(&self, screen: Screen) -> Post {
        let Screen { text, rows, mentions, shot, drawn, file, .. } = screen;
        let picture = match (shot, drawn) {
            (Some(shot), _) => {
                let kept = self.gallery().find(&shot);
                if kept.is_some() { kept } else { self.paint(shot).await }
            }
            (None, Some(drawn)) => self.paint_drawn(*drawn).await,
            (None, None) => file,
        };
        Post { text, picture, rows, mentions, silent: false }
    }

    /// Paints the boards of such a table ahead, while people still gather: what lies below all that happens on them is
    /// then kept, and the first picture is as quick as the others.
    pub fn prepare(&self, game: &'static Game, seats: u8, language: Language) -> JoinHandle<()> {
        let (painter, paint, crew) = (self.painter.clone(), self.paint, self.crew.clone());
        let work = move || {
            let Ok(table) = (game.new)(&Value::Null, seats, None, &mut Dice::for_step(Seed::from_number(0), 0)) else {
                return;
            };
            let speaker = Speaker::new(language, vec![String::new(); seats.into()]);
            let footer = Footer::default();
            for board in 0..table.boards().len().max(1) as u8 {
                let scene = table.scene(Viewer::Public, Sheet::Board(board), &[], &[], &footer, &speaker);
                if let Err(error) = paint(&painter, &scene) {
                    tracing::error!(%error, game = game.id, "a board can't be painted ahead");
                }
            }
        };
        // A panic is in the log, and the picture is painted when it is wanted.
        tokio::spawn(async move {
            let _ = crew.work(work).await;
        })
    }

    async fn paint_drawn(&self, Drawn { scene, alt }: Drawn) -> Option<Picture> {
        let (painter, paint) = (self.painter.clone(), self.paint);
        match self.crew.work(move || paint(&painter, &scene)).await {
            Some(Ok(Painted { png, .. })) => Some(Picture { png: png.into(), name: "page.png", alt }),
            failed => {
                tracing::error!(error = ?failed.and_then(Result::err), "a page can't be painted");
                None
            }
        }
    }

    async fn paint(&self, shot: Shot) -> Option<Picture> {
        let (painter, paint, album) = (self.painter.clone(), self.paint, self.album.clone());
        let painted = self.crew.work(move || {
            // It is found again by what it was before.
            let plain = shot.footer.clone();
            let shot = shot.with_past();
            let ((scene, alt), viewer, name) = (shot.seen(), shot.viewer, shot.name());
            let paint = || {
                let (since, painted) = (Since::now(), paint(&painter, &scene));
                meters::painted(shot.table.id(), since);
                painted
            };
            let png = from_album(&album, &plain.table, viewer, &scene, paint)?;
            let picture = Picture { png: png.into(), name, alt };
            let (missed, focus) = (shot.missed().map(|missed| missed.after), shot.focus().cloned());
            let Shot { table, viewer, sheet, path, offers, speaker, .. } = shot;
            Ok::<_, PaintError>(Kept {
                table: Arc::downgrade(&table),
                viewer,
                sheet,
                path,
                offers,
                footer: plain,
                speaker,
                missed,
                focus,
                picture,
            })
        });
        match painted.await {
            Some(Ok(kept)) => {
                let picture = kept.picture.clone();
                self.gallery().keep(kept);
                Some(picture)
            }
            Some(Err(error)) => {
                tracing::error!(%error, "a picture can't be painted");
                None
            }
            None => {
                tracing::error!("painting a picture panicked");
                None
            }
        }
    }
}

/// The picture as it was painted before for this viewer or for everybody; otherwise as it is painted now, and kept.
fn from_album(
    album: &Mutex<Album>,
    table: &str,
    viewer: Viewer,
    scene: &Scene,
    paint: impl FnOnce() -> Result<Painted, PaintError>,
) -> Result<Vec<u8>, PaintError> {
    // A panic while the album is held leaves at worst a picture behind that is not found.
    let open = || album.lock().unwrap_or_else(PoisonError::into_inner);
    let key = Key::of(table, viewer, scene);
    if let Some(png) = [key, key.for_everybody()].into_iter().find_map(|key| open().find(key)) {
        return Ok(png);
    }
    let painted = paint()?;
    open().keep(key, &painted.png);
    Ok(painted.png)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::games::GAMES;

    const ANNA: Client = Client::Person(crate::chat::UserId(1));
    const FIRST: Viewer = Viewer::Seat(crate::rules::Seat(0));

    fn open(seed: u64) -> Arc<dyn Table> {
        let (game, mut dice) = (&GAMES[0], Dice::for_step(Seed::from_number(seed), 0));
        (game.new)(&Value::Null, *game.seats.start(), None, &mut dice).unwrap().into()
    }

    fn screen(table: &Arc<dyn Table>, viewer: Viewer, sheet: Sheet) -> Screen {
        let (table, speaker) = (table.clone(), Speaker::alone(Language::En));
        let footer = Footer::default();
        let (path, offers) = (Vec::new(), Vec::new());
        let shot = Shot { table, viewer, sheet, path, offers, footer, speaker, beyond: None };
        Screen { shot: Some(shot), ..Screen::default() }
    }

    /// Every board of each game for any number of seats is painted ahead, once.
    #[tokio::test]
    async fn boards_are_painted_ahead() {
        static PAINTED: AtomicUsize = AtomicUsize::new(0);
        let pool = PicturePool::new(|_, scene| {
            assert!(scene.width > 0);
            PAINTED.fetch_add(1, Ordering::Relaxed);
            Ok(Painted { png: Vec::new(), width: 1, height: 1 })
        });
        let pool = pool.unwrap();
        for game in GAMES {
            for seats in game.seats.clone() {
                let before = PAINTED.load(Ordering::Relaxed);
                pool.prepare(game, seats, Language::En).await.unwrap();
                assert!(PAINTED.load(Ordering::Relaxed) > before, "{} {seats}", game.id);
            }
        }
    }

    /// What was painted is not painted again as long as it is kept, and no more is kept than may be.
    #[tokio::test]
    async fn what_was_painted_is_kept_a_while() {
        static PAINTED: AtomicUsize = AtomicUsize::new(0);
        let pool = PicturePool::new(|_, _| {
            PAINTED.fetch_add(1, Ordering::Relaxed);
            Ok(Painted { png: vec![0; 1 << 20], width: 1, height: 1 })
        });
        let pool = pool.unwrap();
        let tables: Vec<_> = (0..20).map(open).collect();
        for _ in 0..3 {
            pool.finish(screen(&tables[0], Viewer::Public, Sheet::Board(0)), ANNA).await;
            pool.finish(screen(&tables[0], FIRST, Sheet::Own), ANNA).await;
        }
        assert_eq!(PAINTED.load(Ordering::Relaxed), 2, "one for each viewer");
        for table in &tables {
            pool.finish(screen(table, Viewer::Public, Sheet::Board(0)), ANNA).await;
        }
        assert!(pool.gallery().bytes <= MOST_KEPT && pool.gallery().pictures.len() <= MOST_KEPT >> 20);
        drop(tables);
        pool.finish(screen(&open(99), Viewer::Public, Sheet::Board(0)), ANNA).await;
        assert_eq!(pool.gallery().pictures.len(), 1, "nobody can ask for the others any more");
    }

    /// What looks the same after a move is not painted again, for who could see it before.
    #[tokio::test]
    async fn what_has_not_changed_is_not_painted_again() {
        static PAINTED: AtomicUsize = AtomicUsize::new(0);
        let pool = PicturePool::new(|_, scene| {
            PAINTED.fetch_add(1, Ordering::Relaxed);
            Ok(Painted { png: vec![scene.marks.count() as u8; 100], width: 1, height: 1 })
        });
        let pool = pool.unwrap();
        let second = Viewer::Seat(crate::rules::Seat(1));
        // The same position once more is another one to whoever compares tables, and looks the same.
        let [before, after] = [open(1), open(1)];
        for (viewer, sheet, painted) in [
            (FIRST, Sheet::Own, 1),
            (second, Sheet::Own, 2),
            (second, Sheet::Board(0), 3),
            (Viewer::Public, Sheet::Board(0), 4),
        ] {
            let first = pool.finish(screen(&before, viewer, sheet), ANNA).await;
            let again = pool.finish(screen(&after, viewer, sheet), ANNA).await;
            assert_eq!(first.picture, again.picture);
            assert!(first.picture.is_some());
            assert_eq!(PAINTED.load(Ordering::Relaxed), painted, "{viewer:?} {sheet:?}");
        }
        // What everybody can see is found by everybody who sees the same; what one person sees, by nobody else.
        let [public, own] = [Viewer::Public, FIRST].map(|viewer| screen(&after, viewer, Sheet::Board(0)).shot.unwrap());
        let scene = |shot: &Shot| shot.table.scene(shot.viewer, shot.sheet, &[], &[], &shot.footer, &shot.speaker);
        let painted = 4 + usize::from(scene(&public) != scene(&own));
        pool.finish(screen(&after, FIRST, Sheet::Board(0)), ANNA).await;
        assert_eq!(PAINTED.load(Ordering::Relaxed), painted);
    }
}
