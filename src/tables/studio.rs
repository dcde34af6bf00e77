//! Painting, away from everybody who waits for something else: on the blocking pool, a few pictures at a time.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::chat::{Picture, Post};
use crate::paint::{PaintError, Painter, Picture as Painted};
use crate::rules::{Dice, Footer, Game, Seed, Sheet, Viewer};
use crate::scene::Scene;
use crate::words::{Language, Speaker};

use super::screen::{Screen, Shot};

/// How many pictures are painted at the same time.
const AT_ONCE: usize = 2;

/// Pixels for each unit of a scene: sharp on a phone, and still small.
const SCALE: f32 = 1.0;

/// How a scene becomes a picture.
pub type Paint = fn(&Painter, &Scene) -> Result<Painted, PaintError>;

/// The ordinary way to paint.
///
/// # Errors
/// When the scene has no sensible size.
pub fn paint(painter: &Painter, scene: &Scene) -> Result<Painted, PaintError> {
    painter.paint(scene, SCALE)
}

/// Where screens get their pictures.
pub struct Studio {
    painter: Arc<Painter>,
    paint: Paint,
    gate: Semaphore,
}

impl Studio {
    /// A studio with the program's fonts and icons.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn new(paint: Paint) -> Result<Studio, PaintError> {
        Ok(Studio { painter: Arc::new(Painter::new()?), paint, gate: Semaphore::new(AT_ONCE) })
    }

    /// The message as it is sent. A picture that cannot be painted is left out, and the log says why.
    pub async fn finish(&self, screen: Screen) -> Post {
        let Screen { text, rows, mentions, shot, .. } = screen;
        let picture = match shot {
            Some(shot) => self.paint(shot).await,
            None => None,
        };
        Post { text, picture, rows, mentions, silent: false }
    }

    /// Paints the boards of such a table ahead, while people still gather: what lies below all that happens on them is
    /// then kept, and the first picture is as quick as the others.
    pub fn prepare(&self, game: &'static Game, seats: u8, language: Language) -> JoinHandle<()> {
        let (painter, paint) = (self.painter.clone(), self.paint);
        tokio::task::spawn_blocking(move || {
            let Ok(table) = (game.new)(&Value::Null, seats, None, &mut Dice::for_step(Seed::from_number(0), 0)) else {
                return;
            };
            let speaker = Speaker::new(language, vec![String::new(); seats.into()]);
            let footer = Footer { last: None, table: String::new(), step: 0 };
            for board in 0..table.boards().len().max(1) as u8 {
                let scene = table.scene(Viewer::Public, Sheet::Board(board), &[], &[], &footer, &speaker);
                if let Err(error) = paint(&painter, &scene) {
                    tracing::error!(%error, game = game.id, "a board can't be painted ahead");
                }
            }
        })
    }

    async fn paint(&self, shot: Shot) -> Option<Picture> {
        let _turn = self.gate.acquire().await.ok()?;
        let (painter, paint) = (self.painter.clone(), self.paint);
        let painted = tokio::task::spawn_blocking(move || {
            let Shot { table, viewer, sheet, path, offers, footer, speaker } = &shot;
            let scene = table.scene(*viewer, *sheet, path, offers, footer, speaker);
            paint(&painter, &scene).map(|picture| (picture.png, shot.alt(), shot.viewer))
        });
        match painted.await {
            Ok(Ok((png, alt, viewer))) => {
                let name = if viewer.seat().is_some() { "hand.png" } else { "board.png" };
                Some(Picture { png: png.into(), name, alt })
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture can't be painted");
                None
            }
            Err(error) => {
                tracing::error!(%error, "painting a picture panicked");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::games::GAMES;

    /// Every board of each game for any number of seats is painted ahead, once.
    #[tokio::test]
    async fn boards_are_painted_ahead() {
        static PAINTED: AtomicUsize = AtomicUsize::new(0);
        let studio = Studio::new(|_, scene| {
            assert!(scene.width > 0);
            PAINTED.fetch_add(1, Ordering::Relaxed);
            Ok(Painted { png: Vec::new(), width: 1, height: 1 })
        });
        let studio = studio.unwrap();
        for game in GAMES {
            for seats in game.seats.clone() {
                let before = PAINTED.load(Ordering::Relaxed);
                studio.prepare(game, seats, Language::En).await.unwrap();
                assert!(PAINTED.load(Ordering::Relaxed) > before, "{} {seats}", game.id);
            }
        }
    }
}
