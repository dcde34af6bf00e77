//! A toy game that has a bit of everything: hidden hands, a bag, secret simultaneous decisions that are revealed
//! together, a pick of several, an open decision that can be taken back, and one that is forced at the end.
//!
//! Its rules, three rounds: every seat decides in secret to keep its four cards or to put back one or two and draw
//! as many. Once all have decided, this is done in seat order. Then whoever put back most, the first such seat,
//! claims one of the open chips. At the end each seat has the sum of its cards and of its chips.
//!
//! The toy can be flawed on purpose, in one way at a time, to show that the conformance suite notices.
use guildhall::rules::{
    Bag, Chance, Fault, Refusal, Rules, Scales, ScoreLine, Seat, Seats, Setting, Standing, Text, Verb, Viewer,
};
use serde::{Deserialize, Serialize};

use super::flaw;
pub use super::toy_ask::{Pick, VERBS};

/// How many rounds are played.
const ROUNDS: u8 = 3;
/// How many of each of the five cards there are.
const COPIES: [u8; 5] = [6; 5];
/// How many cards a hand has.
const HAND: usize = 4;

/// The toy without a flaw.
pub type Sound = Toy<{ flaw::NONE }>;

/// A position of the toy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toy<const FLAW: u8> {
    pub bag: Bag<5>,
    pub hands: Vec<Vec<u8>>,
    /// The secret decisions of this round.
    pub decided: Vec<Option<Vec<u8>>>,
    /// Who claims a chip now.
    pub claimer: Option<Seat>,
    pub chips: Vec<u8>,
    pub claimed: Vec<Vec<u8>>,
    pub round: u8,
    pub touched: flaw::Touched,
    #[serde(skip)]
    pub unsaved: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Move {
    Decide(Vec<u8>),
    Claim(u8),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Decided { seat: Seat, cards: Vec<u8>, next_has: u8 },
    Revealed,
    Swapped { seat: Seat, count: usize, drawn: Vec<u8> },
    Claimed { seat: Seat, chip: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub round: u8,
    pub hands: Vec<usize>,
    pub decided: Vec<bool>,
    pub claimer: Option<Seat>,
    pub chips: Vec<u8>,
    pub claimed: Vec<Vec<u8>>,
    pub bag: usize,
    pub own: Option<Own>,
    /// Only a flawed toy shows this.
    pub shown: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    pub hand: Vec<u8>,
    pub decided: Option<Vec<u8>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Start {
    #[default]
    Six,
    Seven,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    chips: Start,
}

impl<const FLAW: u8> Toy<FLAW> {
    fn draw(&mut self, count: usize, chance: &mut dyn Chance) -> Vec<u8> {
        let mut drawn: Vec<u8> = (0..count).filter_map(|_| self.bag.draw(chance)).map(|card| card as u8).collect();
        drawn.sort_unstable();
        drawn
    }

    /// Everybody has decided: cards are swapped in seat order, and somebody claims a chip.
    pub fn resolve(&mut self, chance: &mut dyn Chance) -> Vec<Event> {
        let mut events = vec![Event::Revealed];
        let decided: Vec<Vec<u8>> = self.decided.iter_mut().map(|cards| cards.take().unwrap_or_default()).collect();
        for (at, cards) in decided.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
            for card in cards {
                let held = self.hands[at].iter().position(|held| held == card);
                held.map(|held| self.hands[at].remove(held));
            }
            let drawn = self.draw(cards.len(), chance);
            if FLAW != flaw::LOSES_CARDS {
                cards.iter().for_each(|card| self.bag.put(*card as usize));
            }
            self.hands[at].extend(&drawn);
            self.hands[at].sort_unstable();
            events.push(Event::Swapped { seat: Seat(at as u8), count: cards.len(), drawn });
        }
        let most = decided.iter().map(Vec::len).max();
        self.claimer = decided.iter().position(|cards| Some(cards.len()) == most).map(|at| Seat(at as u8));
        events
    }

    fn over(&self) -> bool {
        self.round == ROUNDS && FLAW != flaw::ENDLESS
    }
}

impl<const FLAW: u8> Rules for Toy<FLAW> {
    const ID: &'static str = "toy";
    const COMMAND: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const LONGEST: usize = ROUNDS as usize * 5;
    /// The last two verbs are those of flawed toys, which no game may offer.
    const VERBS: &'static [Verb] = VERBS.split_at(3).0;
    const SETTINGS: &'static [Setting] = &[Setting { name: "chips", values: &["six", "seven"] }];

    type Options = Options;
    type Pick = Pick;
    type Event = Event;
    type View = View;
    type Weights = ();

    fn setup(options: &Options, seats: u8, _: Option<Seat>, chance: &mut dyn Chance) -> Result<Self, Refusal> {
        let chips = (1..=if options.chips == Start::Seven { 7 } else { 6 }).collect();
        let mut toy = Toy {
            bag: Bag::of(COPIES),
            hands: vec![],
            decided: vec![None; seats as usize],
            claimer: None,
            chips,
            claimed: vec![vec![]; seats as usize],
            round: 0,
            touched: flaw::Touched::default(),
            unsaved: 0,
        };
        for _ in 0..seats {
            let hand = match FLAW {
                flaw::SAME_SETUP => (0..4).filter(|kind| toy.bag.take(*kind)).map(|kind| kind as u8).collect(),
                _ => toy.draw(HAND, chance),
            };
            toy.hands.push(hand);
        }
        Ok(toy)
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn awaiting(&self) -> Seats {
        match self.claimer {
            _ if self.over() => Seats::NONE,
            Some(seat) => Seats::only(seat),
            None => (0..self.seats()).map(Seat).filter(|seat| self.decided[seat.index()].is_none()).collect(),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed)
    }

    fn view(&self, viewer: Viewer) -> View {
        let own =
            |seat: Seat| Own { hand: self.hands[seat.index()].clone(), decided: self.decided[seat.index()].clone() };
        View {
            round: self.round,
            hands: self.hands.iter().map(Vec::len).collect(),
            decided: self.decided.iter().map(Option::is_some).collect(),
            claimer: self.claimer,
            chips: self.chips.clone(),
            claimed: self.claimed.clone(),
            bag: self.bag.len(),
            own: viewer.seat().map(own),
            shown: (FLAW == flaw::SHOWS_HAND).then(|| self.hands[1][0]),
        }
    }

    fn reimagine(&mut self, known: Seats, chance: &mut dyn Chance) {
        if FLAW == flaw::IMAGINES_NOTHING {
            return;
        }
        let unknown = |seat: Seat| !known.has(seat) || FLAW == flaw::IMAGINES_OWN;
        let hidden: Vec<Seat> = (0..self.seats()).map(Seat).filter(|seat| unknown(*seat)).collect();
        let kept = if FLAW == flaw::IMAGINES_HALF { 1 } else { 0 };
        for seat in &hidden {
            for card in self.hands[seat.index()].drain(kept..) {
                self.bag.put(card as usize);
            }
        }
        for seat in hidden {
            let drawn = self.draw(HAND - kept, chance);
            self.hands[seat.index()].extend(drawn);
            self.hands[seat.index()].sort_unstable();
            if self.decided[seat.index()].is_some() {
                let wanted = chance.below(3) as usize;
                self.decided[seat.index()] = Some(self.hands[seat.index()][..wanted].to_vec());
            }
        }
    }

    fn standing(&self) -> Option<Standing> {
        let sum = |cards: &Vec<u8>| cards.iter().map(|&card| card as i32).sum();
        let hands: Vec<i32> = self.hands.iter().map(sum).collect();
        let chips: Vec<i32> = self.claimed.iter().map(sum).collect();
        let scores: Vec<i32> = hands.iter().zip(&chips).map(|(a, b)| a + b).collect();
        let line = |key, values| ScoreLine { label: Text::of(key), values, counts: true };
        let lines = vec![line("toy-hand", hands), line("toy-chips", chips)];
        let keys: Vec<i32> =
            scores.iter().map(|score| if FLAW == flaw::WRONG_PLACES { -score } else { *score }).collect();
        self.over().then(|| Standing::ranked(&keys, scores, lines))
    }

    fn scales() -> &'static Scales<()> {
        &Scales { greedy: (), normal: () }
    }

    fn prospects(&self, seat: Seat, (): &()) -> i32 {
        let sum = |cards: &Vec<u8>| cards.iter().map(|&card| card as i32).sum::<i32>();
        let swapped = self.decided[seat.index()].as_ref().map_or(0, |cards| 2 * cards.len() as i32 - sum(cards));
        sum(&self.hands[seat.index()]) + sum(&self.claimed[seat.index()]) + swapped
    }

    fn check(&self) -> Result<(), Fault> {
        if FLAW == flaw::TRUSTS {
            return Ok(());
        }
        let seats = self.hands.len();
        if !Self::SEATS.contains(&(seats as u8)) || self.decided.len() != seats || self.claimed.len() != seats {
            return Err(Fault::of("hands", "two to four seats, each with a decision and chips"));
        }
        if self.hands.iter().any(|hand| hand.len() != HAND || !hand.is_sorted()) {
            return Err(Fault::of("hands", "every hand has four cards, sorted"));
        }
        let mut all = self.bag.counts().map(u16::from);
        for card in self.hands.iter().flatten() {
            match all.get_mut(usize::from(*card)) {
                Some(count) => *count += 1,
                None => return Err(Fault::of("hands", "no such card")),
            }
        }
        if all != COPIES.map(u16::from) {
            return Err(Fault::of("bag", "six of each card, in the bag and in the hands"));
        }
        self.check_decisions()?;
        self.check_chips()
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    /// While cards are chosen somebody has not; while a chip is claimed nobody has.
    fn check_decisions(&self) -> Result<(), Fault> {
        let left = self.decided.iter().filter(|cards| cards.is_none()).count();
        let resting = self.claimer.is_some() || self.over();
        if if resting { left < self.hands.len() } else { left == 0 } {
            return Err(Fault::of("decided", "decisions are open until all are made"));
        }
        for (cards, hand) in self.decided.iter().zip(&self.hands) {
            let mut rest = hand.iter();
            let cards = cards.as_deref().unwrap_or_default();
            if cards.len() > 2 || !cards.iter().all(|card| rest.any(|held| held == card)) {
                return Err(Fault::of("decided", "two cards of the own hand at most"));
            }
        }
        Ok(())
    }

    /// One chip was claimed in every round that is over.
    fn check_chips(&self) -> Result<(), Fault> {
        let claimed: Vec<u8> = self.claimed.iter().flatten().copied().collect();
        let rounds = usize::from(self.round);
        if claimed.len() != rounds || self.round > ROUNDS && FLAW != flaw::ENDLESS {
            return Err(Fault::of("round", "three rounds, and a chip for each that is over"));
        }
        if self.claimer.is_some_and(|seat| self.over() || seat.0 >= self.seats()) {
            return Err(Fault::of("claimer", "somebody who sits here, while there are rounds to play"));
        }
        let mut all: Vec<u8> = self.chips.iter().chain(&claimed).copied().collect();
        all.sort_unstable();
        let once = all.windows(2).all(|pair| pair[0] != pair[1]) && all.iter().all(|chip| (1..=7).contains(chip));
        let enough = self.chips.len() + rounds >= usize::from(ROUNDS);
        if FLAW != flaw::FORGETS && !(once && enough && self.chips.is_sorted()) {
            return Err(Fault::of("chips", "no chip twice, those left in order, and one for each round to come"));
        }
        Ok(())
    }
}
