//! A game of any kind behind one object-safe face: what the manager, the record and the bots hold.

use super::follow::{follow, tokens};
use super::questions::{Extent, stray, wander};
use super::text::Mute;
use super::tries::Tries;
use super::walked::{Waypoint, marked, refusal, told};
use super::{
    Again, Asked, Chance, Drawing, Fault, Fingerprint, Footer, Glimpse, Guide, Held, Legal, Noted, Offer, Passage,
    Path, Public, Reader, Refusal, Round, Seat, Seats, Sheet, Since, Standing, Stop, Text, Tongue, Topic, Trace,
    Viewer, Ways, Window, Wording, acts,
};
use crate::scene::{Scene, What};
use serde_json::Value;

/// One event in words. A seat is listed only where its words differ from the public's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// What everybody reads.
    pub public: Option<Text>,
    /// What a seat reads in its place.
    pub seats: Vec<(Seat, Text)>,
}

impl Told {
    /// What this viewer reads.
    pub fn to(&self, viewer: Viewer) -> Option<&Text> {
        let own = viewer.seat().and_then(|seat| self.seats.iter().find(|(s, _)| *s == seat));
        own.map(|(_, text)| text).or(self.public.as_ref())
    }
}

/// What a move led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// What happened, in order.
    pub told: Vec<Told>,
    /// The results of chance, in order.
    pub drawn: Vec<u32>,
    /// Whether something new came to be known: the move cannot be taken back alone.
    pub is_final: bool,
    /// By which ways something went.
    pub ways: Option<Ways>,
}

/// A table of any game. Of the things it says, those that take a [`Viewer`] are made from that viewer's view.
pub trait Table: Tries + Send + Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who must decide now.
    fn awaiting(&self) -> Seats;
    /// Where the picks of `path` lead a seat, in one walk.
    fn at(&self, seat: Seat, path: &[String], extent: Extent) -> Box<dyn Waypoint + '_>;
    /// What the rules ask next of a seat that has made the picks of `path`.
    fn ask(&self, seat: Seat, path: &[String]) -> Asked {
        self.at(seat, path, Extent::Question).asked()
    }
    /// What the seat might try to pick here though it is not offered, with the reason.
    fn shadows(&self, seat: Seat, path: &[String]) -> Vec<(Offer, Refusal)> {
        self.at(seat, path, Extent::Reasons).barred()
    }
    /// Plays the move that the path names; a refused one changes nothing.
    ///
    /// # Errors
    /// Why the move is not legal.
    fn play(&mut self, seat: Seat, path: &[String], chance: &mut dyn Chance) -> Result<Played, Refusal>;
    /// Plays a move in place, and tells it again; a refused one changes nothing.
    ///
    /// # Errors
    /// Why the move is not legal.
    fn retell(&mut self, seat: Seat, path: &[String], chance: &mut dyn Chance, to: Reader) -> Result<Again, Refusal>;
    /// The legal paths of a seat, at most `limit` of them, and whether these are all.
    fn paths(&self, seat: Seat, limit: usize) -> (Vec<Path>, bool);
    /// The path on which `guide` leads through the seat's questions; `None` where it has nothing to decide.
    fn wander(&self, seat: Seat, guide: &mut dyn Guide) -> Option<Path>;
    /// Plays the move to which `guide` leads, in place and without a word: for playing games by the million.
    /// False, with the position unusable, where there was none.
    fn stride(&mut self, seat: Seat, guide: &mut dyn Guide, chance: &mut dyn Chance) -> bool;
    /// What a seat has to do, in public words.
    fn duty(&self, seat: Seat) -> Text;
    /// Where in the game the table is.
    fn stage(&self) -> Text;
    /// The round that is played.
    fn round(&self) -> Option<Round>;
    /// The alt text of a picture, who is asked and what first.
    fn describe(&self, viewer: Viewer, sheet: Sheet) -> Vec<Text>;
    /// The whole position in words, as complete as all its pictures.
    fn read(&self, viewer: Viewer) -> Vec<Passage>;
    /// A seat's own things in words.
    fn own(&self, seat: Seat) -> Vec<Text>;
    /// The public standing so far.
    fn scores(&self) -> Vec<Text>;
    /// The points of all seats, even those that nobody knows but their owner: for whoever looks back at a game that is over.
    fn points(&self) -> Option<Vec<i32>>;
    /// The picture that helps with the question after `path`.
    fn sheet(&self, seat: Seat, path: &[String]) -> Sheet {
        self.at(seat, path, Extent::Question).sheet()
    }
    /// Which of the game's tips are of use to a seat at the question after `path`, a bit for each.
    fn tips(&self, seat: Seat, path: &[String]) -> u16 {
        self.at(seat, path, Extent::Question).tips()
    }
    /// Whether the answers of a slot are compared by what they cost and bring.
    fn compares(&self, slot: &str) -> bool;
    /// Whether the answers of a slot are alike in what they draw, roll or show.
    fn is_alike(&self, slot: &str) -> bool;
    /// Whether the moves of a verb fix something for the whole game.
    fn lasts(&self, verb: &str) -> bool;
    /// Whether an answer of that token does nothing where something could be done.
    fn declines(&self, token: &str) -> bool;
    /// Whether a message tells no more than that somebody passed or is done.
    fn is_idle(&self, told: &Text) -> bool;
    /// What a seat holds that it can pay with: an amount for each kind, always in the same order.
    fn purse(&self, seat: Seat) -> Vec<u32>;
    /// The board that the channel is shown.
    fn board(&self) -> Sheet;
    /// What the buttons to the boards say; none where there is one board.
    fn boards(&self) -> Vec<Text>;
    /// A picture. `path`: the answers so far of the viewer, if it is a seat; `offers`: the letters of tokens to mark.
    fn scene(
        &self,
        viewer: Viewer,
        sheet: Sheet,
        path: &[String],
        offers: &[(char, String)],
        footer: &Footer,
        tongue: &dyn Tongue,
    ) -> Scene;
    /// The picture of what happened, for a seat or for whoever watches.
    fn since(&self, viewer: Viewer, since: &Since, footer: &Footer, tongue: &dyn Tongue) -> Scene;
    /// What everybody sees now, to find out later what is new.
    fn glimpse(&self) -> Glimpse;
    /// What a seat holds now, to find out later what came to its hand.
    fn held(&self, seat: Seat) -> Held;
    /// How many pieces came to a board and how many went from it; counters are none of them.
    fn fresh(&self, sheet: Sheet, window: &Window) -> usize;
    /// What the viewer may know, as data.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The whole position, as data.
    fn save(&self) -> Value;
    /// The fingerprint of the position.
    fn hash(&self) -> Fingerprint;
    /// Whether the position can exist.
    ///
    /// # Errors
    /// The first field that cannot be as it is.
    fn check(&self) -> Result<(), Fault>;
    /// Places and score sheet once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// Everything that can be looked up in the game.
    fn topics(&self) -> Vec<Topic>;
    /// A copy that can go another way.
    fn fork(&self) -> Box<dyn Table>;
    /// Replaces all that these seats together cannot know by a random draw that fits what they know.
    fn reimagine(&mut self, known: Seats, chance: &mut dyn Chance);
}

/// A game as a [`Table`].
pub struct Of<G>(pub G);

impl<G: Wording + Drawing> Of<G> {
    fn view_of(&self, seat: Seat) -> G::View {
        self.0.view(Viewer::Seat(seat))
    }

    /// The move that a path names.
    ///
    /// # Errors
    /// Why there is none.
    pub fn legal(&self, seat: Seat, path: &[String]) -> Result<Legal<G::Move>, Refusal> {
        follow(&self.0, seat, path, Extent::Question).step.map_err(|stop| match stop {
            Stop::Open(_) => Refusal::of("refused-incomplete"),
            Stop::No(bar) => refusal::<G>(bar.as_ref()),
            Stop::Unfit(why) => why,
        })
    }
}

impl<G: Wording + Drawing> Table for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn awaiting(&self) -> Seats {
        self.0.awaiting()
    }

    fn at(&self, seat: Seat, path: &[String], extent: Extent) -> Box<dyn Waypoint + '_> {
        Box::new(follow(&self.0, seat, path, extent))
    }

    fn play(&mut self, seat: Seat, path: &[String], chance: &mut dyn Chance) -> Result<Played, Refusal> {
        let mv = self.legal(seat, path)?;
        let mut next = self.0.clone();
        let mut noted = Noted::new(chance);
        let events = next.apply(seat, &mv, &mut noted);
        let is_final = !noted.drawn.is_empty() || events.iter().any(G::reveals);
        let told = events.iter().map(|event| {
            let public = G::tell(event, Viewer::Public);
            let own = (0..self.0.seats()).map(Seat).filter_map(|s| Some((s, G::tell(event, Viewer::Seat(s))?)));
            Told { seats: own.filter(|(_, text)| Some(text) != public.as_ref()).collect(), public }
        });
        let (told, ways) = (told.collect(), Ways::of(events.iter().flat_map(G::ways).collect()));
        self.0 = next;
        Ok(Played { told, drawn: noted.drawn, is_final, ways })
    }

    fn retell(&mut self, seat: Seat, path: &[String], chance: &mut dyn Chance, to: Reader) -> Result<Again, Refusal> {
        let mv = self.legal(seat, path)?;
        let events = self.0.apply(seat, &mv, chance);
        Ok(to.map_or_else(Again::default, |(viewer, tongue)| acts::again(&self.0, &events, viewer, tongue)))
    }

    fn paths(&self, seat: Seat, limit: usize) -> (Vec<Path>, bool) {
        super::follow::paths(&self.0, seat, limit)
    }

    fn wander(&self, seat: Seat, guide: &mut dyn Guide) -> Option<Path> {
        let (path, _) = self.0.awaiting().has(seat).then(|| wander(&self.0, seat, guide))??;
        Some(tokens(&path))
    }

    fn stride(&mut self, seat: Seat, guide: &mut dyn Guide, chance: &mut dyn Chance) -> bool {
        let mv = stray(&self.0, seat, guide);
        mv.map(|mv| self.0.apply(seat, &mv, chance)).is_some()
    }

    fn duty(&self, seat: Seat) -> Text {
        G::duty(&self.0.view(Viewer::Public), seat)
    }

    fn stage(&self) -> Text {
        G::stage(&self.0.view(Viewer::Public))
    }

    fn round(&self) -> Option<Round> {
        G::round(&self.0.view(Viewer::Public))
    }

    fn describe(&self, viewer: Viewer, sheet: Sheet) -> Vec<Text> {
        let asked = self.0.awaiting();
        let asked = asked.first().map(|first| {
            Text::of("picture-asked").with("seat", asked.iter().collect::<Vec<_>>()).with("what", self.duty(first))
        });
        let described = match self.0.standing().filter(|_| sheet == Sheet::Board(0)) {
            Some(standing) => standing.told(),
            None => G::describe(&self.0.view(viewer), sheet),
        };
        asked.into_iter().chain(described).collect()
    }

    fn read(&self, viewer: Viewer) -> Vec<Passage> {
        G::read(&self.0.view(viewer))
    }

    fn own(&self, seat: Seat) -> Vec<Text> {
        G::own(&self.view_of(seat))
    }

    fn scores(&self) -> Vec<Text> {
        G::scores(&self.0.view(Viewer::Public))
    }

    fn points(&self) -> Option<Vec<i32>> {
        let public = self.0.view(Viewer::Public);
        let own = |seat: Seat| G::points(&public, seat).or_else(|| G::points(&self.view_of(seat), seat));
        (0..self.0.seats()).map(|seat| own(Seat(seat))).collect()
    }

    fn compares(&self, slot: &str) -> bool {
        G::COMPARED.contains(&slot)
    }

    fn is_alike(&self, slot: &str) -> bool {
        G::ALIKE.contains(&slot)
    }

    fn lasts(&self, verb: &str) -> bool {
        G::LASTING.contains(&verb)
    }

    fn declines(&self, token: &str) -> bool {
        G::DECLINING.contains(&token)
    }

    fn is_idle(&self, told: &Text) -> bool {
        G::IDLE.contains(&&*told.key)
    }

    fn purse(&self, seat: Seat) -> Vec<u32> {
        self.0.purse(seat)
    }

    fn board(&self) -> Sheet {
        match G::sheet(&self.0.view(Viewer::Public), None) {
            board @ Sheet::Board(_) => board,
            Sheet::Own | Sheet::Of(_) => Sheet::Board(0),
        }
    }

    fn boards(&self) -> Vec<Text> {
        G::boards(&self.0.view(Viewer::Public))
    }

    fn scene(
        &self,
        viewer: Viewer,
        sheet: Sheet,
        path: &[String],
        offers: &[(char, String)],
        footer: &Footer,
        tongue: &dyn Tongue,
    ) -> Scene {
        let footer = &Footer { standing: self.0.standing().map(Box::new), ..footer.clone() };
        match viewer {
            Viewer::Seat(seat) if footer.past.is_none() => {
                // Further on only what is asked counts.
                let window = if path.is_empty() { footer.window.clone() } else { Window::none() };
                let footer = Footer { window, ..footer.clone() };
                self.at(seat, path, Extent::Question).scene(sheet, offers, &footer, tongue)
            }
            // What others are asked is not theirs to see, and what was asked is not asked any more.
            Viewer::Seat(_) | Viewer::Public => {
                let trace = Trace::of(&footer.window, &Public::of(&self.0), G::changes);
                let (view, offers) = (self.0.view(viewer), marked::<G>(offers));
                told(G::scene(&view, sheet, None, &offers, footer, &trace, tongue), self.0.seats(), tongue)
            }
        }
    }

    fn since(&self, viewer: Viewer, since: &Since, footer: &Footer, tongue: &dyn Tongue) -> Scene {
        acts::scene(&self.0, viewer, since, footer, tongue)
    }

    fn glimpse(&self) -> Glimpse {
        Glimpse::of(&self.0)
    }

    fn held(&self, seat: Seat) -> Held {
        Held::of(seat, G::held(&self.view_of(seat)))
    }

    fn fresh(&self, sheet: Sheet, window: &Window) -> usize {
        let view = Public::of(&self.0);
        let trace = Trace::of(window, &view, G::changes);
        if trace.is_empty() {
            return 0;
        }
        let fresh = G::scene(&view, sheet, None, &[], &Footer::default(), &trace, &Mute).fresh();
        let is_piece = |what: &What| !matches!(what, What::Counted { .. } | What::Left(_) | What::Lost(_));
        fresh.iter().filter(|fresh| is_piece(&fresh.what)).count()
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        to_json(&self.0.view(viewer))
    }

    fn save(&self) -> Value {
        to_json(&self.0)
    }

    fn hash(&self) -> Fingerprint {
        Fingerprint::of(&self.save())
    }

    fn check(&self) -> Result<(), Fault> {
        self.0.check()
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn topics(&self) -> Vec<Topic> {
        G::topics()
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(Of(self.0.clone()))
    }

    fn reimagine(&mut self, known: Seats, chance: &mut dyn Chance) {
        self.0.reimagine(known, chance)
    }
}

/// Positions and views are plain data with text keys, which always have a JSON form.
fn to_json(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap_or_else(|error| {
        debug_assert!(false, "a position without a JSON form: {error}");
        Value::Null
    })
}
