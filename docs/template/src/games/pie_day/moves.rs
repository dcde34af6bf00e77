//! What a player can pick, the moves that picks lead to, and what comes of them.

use std::fmt;
use std::str::FromStr;

use super::data::{Basket, Fruit, Pie};
use crate::rules::{Seat, Several, draft, picks, verbs};

verbs! {
    /// What every path begins with.
    pub enum Act {
        Gather "gather" [],
        Bake "bake" [PIE, FRUIT],
    }
}

draft! {
    /// What is decided on the way to a move.
    pub struct Draft {
        /// The verb.
        VERB verb: Act,
        /// The pie to bake.
        PIE pie: Pie,
        /// The fruit to bake it with.
        FRUIT fruit: Several<Piece>,
    }
}

picks! {
    /// One pick on the way to a move.
    pub enum Pick {
        /// A verb.
        Act(Act),
        /// A pie.
        Pie(Pie),
        /// A piece of fruit.
        Piece(Piece),
    }
}

/// A piece of fruit in a hand: which kind, and which of that kind, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The kind.
    pub fruit: Fruit,
    /// Its number among those of the kind.
    pub copy: u8,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.fruit, self.copy)
    }
}

impl FromStr for Piece {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let (fruit, copy) = token.split_once('-').ok_or(())?;
        let piece = Piece { fruit: fruit.parse()?, copy: copy.parse().map_err(|_| ())? };
        if piece.to_string() == token { Ok(piece) } else { Err(()) }
    }
}

/// All pieces of a hand.
pub fn pieces(hand: &Basket) -> impl Iterator<Item = Piece> {
    Fruit::ALL.into_iter().flat_map(|fruit| (1..=hand.count(fruit as usize)).map(move |copy| Piece { fruit, copy }))
}

/// A complete decision of one seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Move {
    /// Draws fruit.
    Gather,
    /// Bakes a pie with this fruit.
    Bake(Pie, Basket),
}

/// Something that happened. Holds secrets; only `tell` decides who hears which part.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat drew fruit.
    Gathered { seat: Seat, fruit: Basket },
    /// A seat baked a pie.
    Baked { seat: Seat, pie: Pie, fruit: Basket, points: u16 },
}
