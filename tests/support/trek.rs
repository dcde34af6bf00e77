//! A game of long turns: three steps of one's own choosing, then the end of the turn. Walking and gathering can be taken
//! back, digging rolls a die. After each round lots are drawn who begins the next, so that a seat may have two turns in
//! a row. All is public; there are two boards, sixty places to walk to and thirty things to gather.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use guildhall::rules::{
    Answer, Ask, ByPath, Chance, Choice, Face, Fault, Footer, Refusal, Rules, Seat, Seats, Setting, Sheet, Slot,
    Standing, Text, Tongue, Topic, VERB, Verb, Viewer,
};
use guildhall::scene::{Area, Label, Scene, Style};
use serde::{Deserialize, Serialize};

/// How many steps a turn has.
const STEPS: u8 = 3;
/// How many rounds are played.
const ROUNDS: u8 = 4;
/// How many places there are.
pub const PLACES: u8 = 60;
/// How many things there are.
pub const THINGS: u8 = 30;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Verb(&'static str),
    Place(u8),
    Thing(u8),
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
    const VERBS: &'static [Verb] = &[
        Verb { name: "walk", slots: &["to"] },
        Verb { name: "gather", slots: &["things"] },
        Verb { name: "dig", slots: &[] },
        Verb { name: "end", slots: &[] },
    ];
    const SETTINGS: &'static [Setting] = &[];
    const END: Option<&'static str> = Some("end");

    type Options = Options;
    type Pick = Pick;
    type Event = Event;
    type View = Trek;

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

    fn reimagine(&mut self, _: Viewer, _: &mut dyn Chance) {}

    fn standing(&self) -> Option<Standing> {
        self.mover().is_none().then(|| Standing::ranked(&self.steps, self.steps.clone(), vec![]))
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.steps[seat.index()]
    }

    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}

impl ByPath for Trek {
    type Move = Move;

    fn ask(&self, seat: Seat, path: &[Answer<Pick>]) -> Ask<Pick, Move> {
        if self.mover() != Some(seat) {
            return Ask::no("refused-not-asked");
        }
        match path {
            [] if self.left == 0 => Ask::one(VERB, [Pick::Verb("end")]),
            [] => Ask::one(VERB, ["walk", "gather", "dig"].map(Pick::Verb)),
            [Answer::One(Pick::Verb("end"))] if self.left == 0 => Ask::Ready(Move::End),
            [Answer::One(Pick::Verb(_)), ..] if self.left == 0 => Ask::no("refused-not-offered"),
            [Answer::One(Pick::Verb("walk"))] => Ask::one("to", (1..=PLACES).map(Pick::Place)),
            [Answer::One(Pick::Verb("walk")), Answer::One(Pick::Place(to))] => Ask::Ready(Move::Walk(*to)),
            [Answer::One(Pick::Verb("gather"))] => {
                Ask::Several { slot: Slot::new("things", (1..=THINGS).map(Pick::Thing)), min: 2, max: 28 }
            }
            [Answer::One(Pick::Verb("gather")), Answer::Some(things)] => {
                let number = |pick: &Pick| if let Pick::Thing(n) = pick { Some(*n) } else { None };
                Ask::Ready(Move::Gather(things.iter().filter_map(number).collect()))
            }
            [Answer::One(Pick::Verb("dig"))] => Ask::Ready(Move::Dig),
            _ => Ask::no("refused-not-offered"),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance) -> Result<Vec<Event>, Refusal> {
        let event = match mv {
            Move::End => return Ok(self.end(chance)),
            Move::Walk(to) => Event::Walked(seat, *to),
            Move::Gather(things) => Event::Gathered(seat, things.len()),
            Move::Dig => Event::Dug(seat, chance.below(6)),
        };
        self.left -= 1;
        self.steps[seat.index()] += 1;
        Ok(vec![event])
    }

    fn words(&self, _: Seat, _: &[Answer<Pick>], slot: &Slot<Pick>) -> (Text, Vec<Choice>) {
        let labels = slot.options.iter().map(|pick| Choice::of(Text::of(pick.to_string()))).collect();
        (Text::of(format!("{}? {} steps left", slot.name, self.left)), labels)
    }

    fn barred(&self, _: Seat, _: &[Answer<Pick>]) -> Vec<(Pick, Choice, Refusal)> {
        vec![]
    }

    /// Places are on the first board, and all else is on the second.
    fn sheet(&self, _: Viewer, path: &[Answer<Pick>]) -> Sheet {
        if path.first() == Some(&Answer::One(Pick::Verb("walk"))) { Sheet::Board(0) } else { Sheet::Board(1) }
    }

    /// The first board has room for a letter on every place.
    fn scene(
        &self,
        _: Viewer,
        sheet: Sheet,
        _: &[Answer<Pick>],
        offers: &[(char, Pick)],
        _: &Footer,
        _: &dyn Tongue,
    ) -> Scene {
        let mut scene = Scene::new(1, 1);
        for (letter, _) in offers.iter().filter(|(_, pick)| sheet == Sheet::Board(0) && matches!(pick, Pick::Place(_)))
        {
            scene.marks.label(Label::new(letter.to_string(), Area::default(), Style::Figure).tagging());
        }
        scene
    }
}

impl Display for Pick {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Pick::Verb(verb) => f.write_str(verb),
            Pick::Place(n) => write!(f, "p{n}"),
            Pick::Thing(n) => write!(f, "t{n}"),
        }
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let verbs = Trek::VERBS.iter().map(|verb| Pick::Verb(verb.name));
        let all = verbs.chain((1..=PLACES).map(Pick::Place)).chain((1..=THINGS).map(Pick::Thing));
        all.into_iter().find(|pick| pick.to_string() == token).ok_or(())
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
