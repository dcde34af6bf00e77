//! What the toy asks, and what comes of it. Each question is written once: what is legal, what is tempting, and why not.

use std::fmt::{Display, Formatter};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use guildhall::rules::{Chance, Legal, Questions, Seat, Several, Step, Stop, Walk, draft, picks, verbs};

use super::flaw;
use super::toy::{Event, Move, Toy};

verbs! {
    /// What every path begins with.
    pub enum Act {
        Keep "keep" [],
        Swap "swap" [CARDS],
        Claim "claim" [CHIP],
        /// Only a flawed toy offers this: its token has letters that tokens may not have.
        Shout "SHOUT" [],
        /// Only a flawed toy offers this: it is not listed among the verbs.
        Hum "hum" [],
    }
}

/// The `nth` copy, from 1, of a card in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub card: u8,
    pub nth: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip(pub u8);

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        Act(Act),
        Card(Card),
        Chip(Chip),
    }
}

draft! {
    /// What is decided on the way to a move.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// The cards to put back.
        CARDS cards: Several<Card>,
        /// The chip to claim.
        CHIP chip: Chip,
    }
}

/// Why something cannot be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// Now something else is asked.
    NotNow,
    /// The card is not in the hand.
    NotHeld,
    /// Somebody has claimed the chip.
    Claimed(Chip),
}

/// What a seat sees, as far as it matters for what it may do.
pub struct Seen<'a> {
    hand: &'a [u8],
    chips: &'a [u8],
    claims: bool,
    round: u8,
    /// What only a flawed toy looks at: whether the neighbour has a certain card.
    peeked: bool,
    touched: &'a flaw::Touched,
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self.nth {
            1 => write!(f, "card{}", self.card),
            nth => write!(f, "card{}-{nth}", self.card),
        }
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let all = (0..5).flat_map(|card| (1..=4).map(move |nth| Card { card, nth }));
        all.into_iter().find(|card| card.to_string() == token).ok_or(())
    }
}

impl Display for Chip {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "chip{}", self.0)
    }
}

impl FromStr for Chip {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        (1..=7).map(Chip).find(|chip| chip.to_string() == token).ok_or(())
    }
}

/// The verbs that a seat can begin with.
fn verbs<const FLAW: u8>(at: &Seen) -> Vec<Act> {
    match (at.claims, FLAW) {
        (_, flaw::STUCK) if at.round == 1 => vec![],
        (true, flaw::UNLISTED_VERB) => vec![Act::Claim, Act::Hum],
        (true, _) => vec![Act::Claim],
        (false, flaw::SHOUTS) => vec![Act::Keep, Act::Shout],
        (false, _) => vec![Act::Keep, Act::Swap],
    }
}

/// The cards of the hand, each with its number among those of its kind.
fn cards<const FLAW: u8>(at: &Seen) -> Vec<Card> {
    let numbered = at.hand.iter().enumerate().skip(at.peeked as usize).map(|(place, card)| {
        let nth = at.hand[..place].iter().filter(|other| *other == card).count() as u8 + 1;
        Card { card: *card, nth: if FLAW == flaw::TWINS { 1 } else { nth } }
    });
    numbered.collect()
}

impl<const FLAW: u8> Questions for Toy<FLAW> {
    type Move = Move;
    type Draft = Draft;
    type Bar = Bar;
    type Seen<'a> = Seen<'a>;

    fn seen(&self, seat: Seat) -> Seen<'_> {
        Seen {
            hand: &self.hands[seat.index()],
            chips: &self.chips,
            claims: self.claimer.is_some(),
            round: self.round,
            peeked: FLAW == flaw::OFFERS_TELL && self.neighbour(seat)[0] == 0,
            touched: &self.touched,
        }
    }

    fn ask(at: &Seen, walk: &mut Walk<'_, Self>) -> Step<Move, Self> {
        let offered = verbs::<FLAW>(at);
        let not_now = |act| {
            if FLAW == flaw::TOUCHED {
                at.touched.touch();
            }
            (!offered.contains(&act)).then_some(Bar::NotNow)
        };
        match walk.one(Draft::VERB, offered.iter().copied(), [], not_now)? {
            Act::Swap => {
                let held = cards::<FLAW>(at);
                let not_held = |card| (!held.contains(&card)).then_some(Bar::NotHeld);
                let cards = walk.several(Draft::CARDS, held.iter().copied(), (1, 2), [], not_held)?;
                if FLAW == flaw::LIES && cards.len() == 2 {
                    return Err(Stop::No(Some(Bar::NotHeld)));
                }
                Ok(Move::Decide(cards.iter().map(|card| card.card).collect()))
            }
            Act::Claim => {
                let left = at.chips.iter().copied().map(Chip);
                let claimed = |chip: Chip| (!at.chips.contains(&chip.0)).then_some(Bar::Claimed(chip));
                let reason = |chip| match FLAW {
                    // A legal thing with a reason against it: people would be told what is not so.
                    flaw::DOUBTS => Some(Bar::Claimed(chip)),
                    flaw::MUTE => None,
                    _ => claimed(chip),
                };
                Ok(Move::Claim(walk.one(Draft::CHIP, left, (1..=6).map(Chip), reason)?.0))
            }
            Act::Keep | Act::Shout | Act::Hum => Ok(Move::Decide(vec![])),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        if FLAW == flaw::DRIFTS {
            static AMBIENT: AtomicU32 = AtomicU32::new(0);
            self.touched.set(AMBIENT.fetch_add(1, Ordering::Relaxed));
        }
        match &**mv {
            Move::Decide(cards) => {
                self.decided[seat.index()] = Some(cards.clone());
                let next_has = self.neighbour(seat)[0];
                let mut events = vec![Event::Decided { seat, cards: cards.clone(), next_has }];
                if self.decided.iter().all(Option::is_some) {
                    events.extend(self.resolve(chance));
                }
                events
            }
            Move::Claim(chip) => {
                flaw::claims(FLAW);
                self.unsaved += 1;
                let chip = *chip;
                self.chips.retain(|other| *other != chip);
                let noted = if FLAW == flaw::FORGETS { chip + self.unsaved } else { chip };
                self.claimed[seat.index()].push(noted);
                self.claimer = None;
                self.round += 1;
                vec![Event::Claimed { seat, chip }]
            }
        }
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    fn neighbour(&self, seat: Seat) -> &[u8] {
        let next = seat.after(1, self.hands.len() as u8);
        &self.hands[next.index()]
    }
}
