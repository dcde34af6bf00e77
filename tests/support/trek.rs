//! A game of long turns: three steps of one's own choosing, then the end of the turn. Walking and gathering can be taken
//! back, digging rolls a die. After each round lots are drawn who begins the next, so that a seat may have two turns in
//! a row. All is public; there are two boards, sixty places to walk to and thirty things to gather.

use std::convert::Infallible;

use guildhall::rules::{
    Asking, Chance, Change, Choice, Drawing, Face, Fault, Footer, Legal, Public, Questions, Refusal, Rules, Scales,
    Seat, Seats, Setting, Several, Sheet, Standing, Step, Text, Tongue, Topic, Trace, Verb, Viewer, Walk, Wording,
    draft, picks, verbs,
};
use guildhall::scene::{Area, Label, Scene, Style};
use serde::{Deserialize, Serialize};

/// How many steps a turn has.
const STEPS: u8 = 3;
/// How many rounds are played.
const ROUNDS: u8 = 4;
/// How many places there are.
const PLACES: u8 = 60;
/// How many things there are.
const MOST_THINGS: u8 = 30;

/// A position, which everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trek {
    seats: u8,
    round: u8,
    first: u8,
    turn: u8,
    left: u8,
    steps: Vec<i32>,
}

/// There is nothing to choose.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Options {}

verbs! {
    /// What every path begins with.
    pub enum Act {
        Walk "walk" [TO],
        Gather "gather" [THINGS],
        Dig "dig" [],
        End "end" [],
    }
}

macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub u8);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(token: &str) -> Result<Self, ()> {
                token.parse().map($name).map_err(drop)
            }
        }
    )*};
}
numbered! {
    /// A place, by its number.
    Place,
    /// A thing, by its number.
    Thing
}

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        Act(Act),
        Place(Place) "p",
        Thing(Thing) "t",
    }
}

draft! {
    /// What is decided on the way to a move.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// The place to walk to.
        TO to: Place,
        /// The things to gather.
        THINGS things: Several<Thing>,
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Move {
    Walk(u8),
    Gather(Vec<u8>),
    Dig,
    End,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Walked(Seat, u8),
    Gathered(Seat, usize),
    Dug(Seat, u32),
    Ended(Seat),
    Round(u8),
}

impl Trek {
    fn mover(&self) -> Option<Seat> {
        (self.round < ROUNDS).then(|| Seat((self.first + self.turn) % self.seats))
    }

    fn end(&mut self, chance: &mut dyn Chance) -> Vec<Event> {
        let ended = self.mover().map(Event::Ended);
        (self.turn, self.left) = (self.turn + 1, STEPS);
        if self.turn < self.seats {
            return ended.into_iter().collect();
        }
        (self.turn, self.round) = (0, self.round + 1);
        self.first = chance.below(u32::from(self.seats)) as u8;
        ended.into_iter().chain([Event::Round(self.round)]).collect()
    }
}

impl Rules for Trek {
    const ID: &'static str = "trek";
    const COMMAND: &'static str = "trek";
    const RULES_VERSION: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const LONGEST: usize = 60;
    const VERBS: &'static [Verb] = VERBS;
    const SETTINGS: &'static [Setting] = &[];
    const END: Option<&'static str> = Some("end");

    type Options = Options;
    type Pick = Pick;
    type Event = Event;
    type View = Trek;
    type Weights = ();

    fn has_secrets(_: &Options) -> bool {
        false
    }

    fn setup(_: &Options, seats: u8, first: Option<Seat>, _: &mut dyn Chance) -> Result<Self, Refusal> {
        Ok(Trek {
            seats,
            round: 0,
            first: first.map_or(0, |first| first.0),
            turn: 0,
            left: STEPS,
            steps: vec![0; seats.into()],
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaiting(&self) -> Seats {
        self.mover().map_or(Seats::NONE, Seats::only)
    }

    fn view(&self, _: Viewer) -> Trek {
        self.clone()
    }

    fn reimagine(&mut self, _: Seats, _: &mut dyn Chance) {}

    fn standing(&self) -> Option<Standing> {
        self.mover().is_none().then(|| Standing::ranked(&self.steps, self.steps.clone(), vec![]))
    }

    fn scales() -> &'static Scales<()> {
        &Scales { greedy: (), normal: () }
    }

    fn prospects(&self, seat: Seat, (): &()) -> i32 {
        self.steps[seat.index()]
    }

    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}

impl Questions for Trek {
    type Move = Move;
    type Draft = Draft;
    type Bar = Infallible;
    type Seen<'a> = &'a Trek;

    fn seen(&self, _: Seat) -> &Trek {
        self
    }

    fn ask(at: &&Trek, walk: &mut Walk<'_, Self>) -> Step<Move, Self> {
        let open: &[Act] = if at.left == 0 { &[Act::End] } else { &[Act::Walk, Act::Gather, Act::Dig] };
        match walk.one(Draft::VERB, open.iter().copied(), [], |_| None)? {
            Act::Walk => Ok(Move::Walk(walk.one(Draft::TO, (1..=PLACES).map(Place), [], |_| None)?.0)),
            Act::Gather => {
                let things = walk.several(Draft::THINGS, (1..=MOST_THINGS).map(Thing), (2, 28), [], |_| None)?;
                Ok(Move::Gather(things.iter().map(|thing| thing.0).collect()))
            }
            Act::Dig => Ok(Move::Dig),
            Act::End => Ok(Move::End),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        let event = match &**mv {
            Move::End => return self.end(chance),
            Move::Walk(to) => Event::Walked(seat, *to),
            Move::Gather(things) => Event::Gathered(seat, things.len()),
            Move::Dig => Event::Dug(seat, chance.below(6)),
        };
        self.left -= 1;
        self.steps[seat.index()] += 1;
        vec![event]
    }
}

impl Wording for Trek {
    fn prompt(view: &Trek, asking: &Asking<Self>) -> Text {
        Text::of(format!("{}? {} steps left", asking.slot, view.left))
    }

    fn label(_: &Trek, _: &Asking<Self>, pick: Pick) -> Choice {
        Choice::of(Text::of(pick.to_string()))
    }

    fn reason(bar: &Infallible) -> Text {
        match *bar {}
    }

    /// Places are on the first board, and all else is on the second.
    fn sheet(_: &Trek, asking: Option<&Asking<Self>>) -> Sheet {
        let walks = asking.is_some_and(|asking| asking.draft.verb == Some(Act::Walk));
        Sheet::Board(if walks { 0 } else { 1 })
    }
}

impl Drawing for Trek {
    type Spot = ();

    fn changes(_: &Public<Self>, _: &Public<Self>) -> Vec<Change<()>> {
        Vec::new()
    }

    /// The first board has room for a letter on every place.
    fn scene(
        _: &Trek,
        sheet: Sheet,
        _: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        _: &Footer,
        _: &Trace<()>,
        _: &dyn Tongue,
    ) -> Scene {
        let mut scene = Scene::new(1000, 600);
        for (letter, _) in offers.iter().filter(|(_, pick)| sheet == Sheet::Board(0) && matches!(pick, Pick::Place(_)))
        {
            scene.marks.label(Label::new(letter.to_string(), Area::default(), Style::Figure).tagging());
        }
        scene
    }
}

/// Words that no language has stand there as they are, which is all that these tests need.
impl Face for Trek {
    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        let who = |what: String, seat: &Seat| Some(Text::of(format!("seat {} {what}", seat.0)));
        match event {
            Event::Walked(seat, to) => who(format!("walked to {to}"), seat),
            Event::Gathered(seat, count) => who(format!("gathered {count}"), seat),
            Event::Dug(seat, found) => who(format!("dug {found}"), seat),
            Event::Ended(seat) => viewer.is(*seat).then(|| Text::of("your turn is over")),
            Event::Round(round) => Some(Text::of(format!("round {round} begins"))),
        }
    }

    fn duty(_: &Trek, _: Seat) -> Text {
        Text::of("travel")
    }

    fn stage(view: &Trek) -> Text {
        Text::of(format!("round {}", view.round))
    }

    fn describe(_: &Trek, sheet: Sheet) -> Vec<Text> {
        vec![Text::of(format!("{sheet:?}"))]
    }

    fn own(_: &Trek) -> Vec<Text> {
        vec![]
    }

    fn scores(view: &Trek) -> Vec<Text> {
        view.steps.iter().map(|steps| Text::of(steps.to_string())).collect()
    }

    fn boards(_: &Trek) -> Vec<Text> {
        vec![Text::of("The map"), Text::of("The camp")]
    }

    fn topics() -> Vec<Topic> {
        vec![]
    }
}
