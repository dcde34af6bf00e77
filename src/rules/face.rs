//! How a game is told ([`Face`]), its questions worded ([`Wording`]) and its sheets drawn ([`Drawing`]). All of them know
//! views, never positions.

use super::{
    Change, Choice, Finale, Held, Public, Questions, Round, Rules, Seat, Standing, Text, Tongue, Trace, Viewer, Way,
    Window, doers,
};
use crate::scene::{
    Area, By, Colour, Frame, Map, Marks, Named, News, Player, Scene, Strip, TimeLine, Turn, initials, plain_name,
};

/// What stands for a slot where all is decided.
pub const DECIDED: &str = "";

/// A question as it is worded and drawn: which slot is asked, and how it came to that.
pub struct Asking<'a, 'g, G: Questions> {
    /// What the seat that is asked sees.
    pub seen: &'a G::Seen<'g>,
    /// The name of the slot; [`DECIDED`] once nothing is left to ask.
    pub slot: &'static str,
    /// What was answered before.
    pub draft: &'a G::Draft,
    /// All legal picks.
    pub legal: &'a [G::Pick],
}

/// A game has no more tips.
pub const MOST_TIPS: usize = 16;

/// A tip.
pub struct Tip<G: Questions> {
    /// Its message, by which it is remembered, too.
    pub key: &'static str,
    /// Whether the lesson of the game has taught it by doing.
    pub is_taught: bool,
    /// Whether it is of use at a question, as far as its seat knows.
    pub fits: fn(&G::View, &Asking<'_, '_, G>) -> bool,
}

/// Those of the tips that are of use at a question, a bit for each.
pub(super) fn fitting<G: Questions>(tips: &[Tip<G>], view: &G::View, asking: &Asking<G>) -> u16 {
    let bits = tips.iter().zip(0..MOST_TIPS).filter(|(tip, _)| (tip.fits)(view, asking));
    bits.fold(0, |all, (_, nth)| all | 1 << nth)
}

/// Which picture of a game is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// What lies on the table; games with several boards count them from 0.
    Board(u8),
    /// The viewer's own things: a hand, a private board.
    Own,
    /// The public things of one seat, large.
    Of(Seat),
}

/// A thing one can look up: a card, a tile, a word of the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Topic {
    /// Its token.
    pub id: String,
    /// The message that names the chapter in which it stands.
    pub chapter: &'static str,
    /// Its name.
    pub title: Text,
    /// What it does.
    pub body: Text,
}

/// A part of the position in words: what it is about, and how it stands, line by line.
#[derive(Clone, Debug, PartialEq)]
pub struct Passage {
    /// What it is about: the depots, a seat.
    pub head: Text,
    /// Whole sentences or list entries, the most wanted first.
    pub lines: Vec<Text>,
}

/// How a game is told. Knows views, never positions.
pub trait Face: Rules {
    /// Messages that tell no more than that somebody passed or is done: a picture tells of them only where it knows of
    /// nothing else.
    const IDLE: &'static [&'static str] = &[];
    /// The icon that stands for the game.
    const EMBLEM: &'static str = "crown";
    /// The colour of the band over its pictures.
    const BAND: Colour = Colour::Ink;

    /// What happened, in the words for this viewer; nothing when it does not concern them.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Text>;

    /// What a seat has to do, as it follows a comma or colon: "pick a role". Public.
    fn duty(view: &Self::View, seat: Seat) -> Text;

    /// Where in the game the table is: "round 4".
    fn stage(view: &Self::View) -> Text;

    /// The round that is played, for the line of time and for going to a round that is over. None before the first one and
    /// after the last; a game without rounds never has one.
    fn round(_view: &Self::View) -> Option<Round> {
        None
    }

    /// What the picture of a sheet shows, in sentences: the alt text.
    fn describe(view: &Self::View, sheet: Sheet) -> Vec<Text>;

    /// The viewer's own things in words: the lines of the private message. Empty for the public.
    fn own(view: &Self::View) -> Vec<Text>;

    /// The public standing so far: a line a seat.
    fn scores(view: &Self::View) -> Vec<Text>;

    /// The points of a seat, where the viewer knows them; none in a game without points.
    fn points(_view: &Self::View, _seat: Seat) -> Option<i32> {
        None
    }

    /// What the buttons to the boards say, board by board, where there are several; none where one shows it all. The
    /// channel is shown the one that [`Wording::sheet`] gives for the public, or else the first.
    fn boards(_view: &Self::View) -> Vec<Text> {
        Vec::new()
    }

    /// Everything that can be looked up, chapter by chapter, the most general first.
    fn topics() -> Vec<Topic>;

    /// The name of what a seat played as, by the token in [`super::Standing::kinds`].
    fn kind(_token: &str) -> Option<Text> {
        None
    }

    /// What the game has of its own that can be outdone, such as a chain of houses, as a record is called; how much of it a seat
    /// has, [`super::Standing::feats`] says.
    fn feat() -> Option<Text> {
        None
    }
}

/// How the questions of a game are worded.
pub trait Wording: Questions + Face {
    /// The question of a slot, with what is worth knowing for it; at most four lines.
    fn prompt(view: &Self::View, asking: &Asking<Self>) -> Text;

    /// How an option reads to the seat that is offered it.
    fn label(view: &Self::View, asking: &Asking<Self>, pick: Self::Pick) -> Choice;

    /// How several options of one question read, in their order. A game in which labels need a search makes it once for
    /// all of them here.
    fn labels(view: &Self::View, asking: &Asking<Self>, picks: &[Self::Pick]) -> Vec<Choice> {
        picks.iter().map(|pick| Self::label(view, asking, *pick)).collect()
    }

    /// Why something cannot be picked.
    fn reason(bar: &Self::Bar) -> Text;

    /// Its tips for whoever plays it for the first times, those that matter most first: at most [`MOST_TIPS`].
    const TIPS: &'static [Tip<Self>] = &[];

    /// The sheet that helps most with a question or what was decided, or where nothing is asked of the viewer.
    fn sheet(view: &Self::View, asking: Option<&Asking<Self>>) -> Sheet;
}

/// How the sheets of a game are drawn, and read to whoever does not see them.
pub trait Drawing: Questions + Face {
    /// A place or a counter of a board, of which can be said that something is new there.
    type Spot: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static;

    /// What changed on the boards from one view to another: what came, what went, what was gained. What the table itself
    /// lays out, rolls and turns up is none of it.
    fn changes(before: &Public<Self>, after: &Public<Self>) -> Vec<Change<Self::Spot>>;

    /// The cards that the viewer holds, those that are alike with numbers; none in a game without hands. Those that were not
    /// there when they decided last are new in the picture of the hand.
    fn held(_view: &Self::View) -> Vec<Self::Spot> {
        Vec::new()
    }

    /// By which ways something went in an event, as everybody is told of it.
    fn ways(_event: &Self::Event) -> Vec<Way<Self::Spot>> {
        Vec::new()
    }

    /// The picture of a sheet. `asking`: the question, where the viewer is asked one; `offers`: the picks to mark in the
    /// picture, each with the letter its button carries; `trace`: what is new, of which each piece and counter is to say
    /// where it is drawn.
    fn scene(
        view: &Self::View,
        sheet: Sheet,
        asking: Option<&Asking<Self>>,
        offers: &[(char, Self::Pick)],
        footer: &Footer,
        trace: &Trace<Self::Spot>,
        tongue: &dyn Tongue,
    ) -> Scene;

    /// What happened as things in a row, for whoever is told of it: with what, what, and what it brought. Where there are
    /// none, its words stand alone.
    fn icons(_event: &Self::Event, _viewer: Viewer, _players: &[Player], _tongue: &dyn Tongue) -> Strip {
        Strip::default()
    }

    /// What a seat has that matters now, as things in a row, and what matters for the rest of the round.
    fn now(_view: &Self::View, _seat: Seat) -> (Strip, Option<Text>) {
        (Strip::default(), None)
    }

    /// The number of the board that is the map, in a game with one.
    const MAP: Option<u8> = None;

    /// The map with what is new there, for a picture that tells what happened, or with the letters of what is asked; none of
    /// a game without a map.
    fn map(
        _view: &Self::View,
        _asking: Option<&Asking<Self>>,
        _offers: &[(char, Self::Pick)],
        _trace: &Trace<Self::Spot>,
        _tongue: &dyn Tongue,
    ) -> Option<Map> {
        None
    }

    /// The frame of a picture that tells what happened, with that line below the band.
    fn frame(_view: &Self::View, turn: Turn, footer: &Footer, tongue: &dyn Tongue) -> Frame {
        let player = |seat: Seat| {
            let names = [plain_name(&tongue.name(seat), seat.index())];
            Player { seat: seat.index(), initial: initials(&names).concat(), name: names.concat() }
        };
        Frame {
            title: tongue.say(&Text::of(format!("{}-title", Self::COMMAND))),
            emblem: Self::EMBLEM,
            band: Self::BAND,
            pills: Vec::new(),
            turn,
            news: footer.news(tongue, player),
            reference: footer.reference(tongue),
        }
    }

    /// The whole position in words, as complete as all pictures of it together, for whoever does not see them: what is
    /// common first, then the seats. A game whose alt text tells it all does without.
    fn read(view: &Self::View) -> Vec<Passage> {
        vec![Passage { head: Self::stage(view), lines: Self::describe(view, Sheet::Board(0)) }]
    }
}

/// What the frame of a picture says besides the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Footer {
    /// What happened last, the newest last.
    pub told: Vec<Text>,
    /// The table's short name.
    pub table: String,
    /// The step the picture shows.
    pub step: usize,
    /// From when on the picture tells what is new.
    pub window: Window,
    /// What the viewer held when they decided last, where the picture tells what came to their hand.
    pub held: Option<Box<Held>>,
    /// Whether a map on which letters lie closely together shows the part with them alone, magnified.
    pub close: bool,
    /// Whether the picture says what its areas are called, for whoever looks at one of them closely.
    pub named: bool,
    /// Where that lies in the game, if a moment that is over is looked at again.
    pub past: Option<Past>,
    /// How the game ended, once it is over; the table says it.
    pub standing: Option<Box<Standing>>,
    /// How it went, for the last picture, as far as that is known.
    pub finale: Option<Box<Finale>>,
}

/// Where a moment that is over lies in its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    /// How many steps there are.
    pub of: usize,
    /// The parts of the game: after which step each began, and its mark.
    pub parts: Vec<(usize, String)>,
}

impl Footer {
    /// Says what an area is called in data and in words, where somebody asks.
    pub fn name(&self, m: &mut Marks, area: Area, called: impl FnOnce() -> (String, String)) {
        if self.named {
            let (name, words) = called();
            m.name(Named { name, words, area });
        }
    }

    /// Says which area a picture can be cut to, where somebody asks.
    pub fn crop(&self, m: &mut Marks, area: Area, name: &str) {
        self.name(m, area, || (name.to_owned(), String::new()));
    }

    /// What happened last, in words, with the marks of those whose doing it was. `player`: a seat as the picture names it.
    pub fn news(&self, tongue: &dyn Tongue, player: impl Fn(Seat) -> Player) -> Vec<News> {
        let by = |text: &Text| match doers(text) {
            nobody if nobody.is_empty() => By::Table,
            seats => By::Seats(seats.into_iter().map(&player).collect()),
        };
        self.told.iter().map(|text| News { by: by(text), words: tongue.say(text) }).collect()
    }

    /// The line below the band: who has to act, or in its place where in the game the picture is, when a moment that is over
    /// is looked at again. Who has won is said in any case.
    pub fn line(&self, turn: Turn, tongue: &dyn Tongue) -> Turn {
        let Some(past) = self.past.as_ref().filter(|_| !matches!(turn, Turn::Over { .. })) else { return turn };
        let moment = Text::of("replay-picture-move").with("n", self.step).with("of", past.of);
        Turn::Past(TimeLine {
            title: tongue.say(&Text::of("replay-picture")),
            moment: tongue.say(&moment),
            parts: past.parts.clone(),
            step: self.step,
            of: past.of,
        })
    }

    /// Which table and step the picture shows, as the footer says it.
    pub fn reference(&self, tongue: &dyn Tongue) -> String {
        match &self.past {
            Some(past) => {
                let step = Text::of("replay-picture-step").with("n", self.step).with("of", past.of);
                format!("{} · {}", self.table, tongue.say(&step))
            }
            None => format!("{} · {}", self.table, self.step),
        }
    }
}
