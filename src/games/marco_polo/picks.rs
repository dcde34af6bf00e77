//! What can be picked besides the things of the data files, and how it is written as a token.

use std::fmt;
use std::str::FromStr;

use super::dice::Dice;
use super::print::{Pile, Travel};
use super::stock::{Goods, Jade};
use crate::rules::named;

named! {
    /// Picks that are one word, and no thing of a data file.
    pub enum Word {
        /// What the own character brings.
        Own "own",
        /// The two gains of a pair one by one.
        Single "single",
        /// The gain of a pair.
        Pair "pair",
        /// Other dice than those offered at once.
        Other "other",
        /// One up.
        Up "up",
        /// One down.
        Down "down",
        /// None of those offered.
        None "none",
    }
}

/// A number of times, of coins, or of the first of two things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub u8);

/// One of several things printed, by its place from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nth(pub u8);

/// Pepper, silk and gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle(pub Goods);

/// An offer of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The book.
    pub pile: Pile,
    /// Its place in the book, from 0.
    pub at: u8,
}

impl Offer {
    /// All offers of the books, in order.
    pub fn all() -> impl Iterator<Item = Offer> {
        Pile::ALL.into_iter().flat_map(|pile| (0..4).map(move |at| Offer { pile, at }))
    }

    /// The jade that it costs (MP-49).
    pub fn jade(self) -> u8 {
        self.at.saturating_sub(1)
    }
}

/// Dice for a travel space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The space.
    pub travel: Travel,
    /// The dice.
    pub dice: Dice,
}

/// Dice that are offered at once, or the pick that leads to all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown<T> {
    /// These dice.
    These(T),
    /// Other ones.
    Other,
}

/// A number as it is written, without zeros in front.
fn number(digits: &str) -> Result<u8, ()> {
    digits.parse().ok().filter(|number: &u8| number.to_string() == digits).ok_or(())
}

/// Numbers with `-` between.
fn numbers<const N: usize>(token: &str) -> Result<[u8; N], ()> {
    let all: Vec<u8> = token.split('-').map(number).collect::<Result<_, ()>>()?;
    all.try_into().map_err(|_| ())
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        number(token).map(Number)
    }
}

impl fmt::Display for Nth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Nth {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        number(token)?.checked_sub(1).map(Nth).ok_or(())
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [pepper, silk, gold] = self.0;
        write!(f, "{pepper}-{silk}-{gold}")
    }
}

impl FromStr for Bundle {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        numbers(token).map(Bundle)
    }
}

impl fmt::Display for Jade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.coins, self.camels)
    }
}

impl FromStr for Jade {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        numbers(token).map(|[coins, camels]| Jade { coins, camels })
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.pile as u8 + 1, self.at + 1)
    }
}

impl FromStr for Offer {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        Offer::all().find(|offer| offer.to_string() == token).ok_or(())
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.travel, self.dice)
    }
}

impl FromStr for Laid {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let (travel, dice) = token.split_once('-').ok_or(())?;
        Ok(Laid { travel: travel.parse()?, dice: dice.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::{CityCard, Contract, Goal, Outpost};
    use super::super::characters::Character;
    use super::super::dice::Die;
    use super::super::map::Place;
    use super::super::moves::{Act, Pick};
    use super::super::print::{Guild, Travel};
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let dice = Dice::of([Die::own(2), Die::black(5)]);
        let mut picks: Vec<Pick> = Act::ALL.into_iter().map(Pick::Act).collect();
        picks.extend((0..=20).map(Number).map(Pick::Number));
        picks.extend((1..=6).flat_map(|value| [Die::own(value), Die::black(value)]).map(Pick::Die));
        picks.extend([Pick::Dice(dice), Pick::Dice(Dice::one(Die::own(3)))]);
        picks.extend([Pick::Travel(Laid { travel: Travel::Upper, dice })]);
        picks.extend(Place::all().map(Pick::Place).chain(Guild::ALL.map(Pick::Guild)));
        picks.extend(Contract::all().map(Pick::Contract).chain(CityCard::all().map(Pick::Card)));
        picks.extend(Outpost::all().map(Pick::Outpost).chain(Character::all().map(Pick::Character)));
        picks.extend(Goal::all().map(Pick::Goal).chain((0..4).map(Nth).map(Pick::Option)));
        picks.extend(Offer::all().map(Pick::Offer));
        picks.extend([Pick::Goods(Bundle([0, 2, 1])), Pick::Jade(Jade { coins: 0, camels: 2 })]);
        picks.extend(["via-xian-fuzhou".parse().map(Pick::Route).unwrap()]);
        picks.extend(Word::ALL.map(Pick::Word));
        let mut seen = Vec::new();
        for pick in picks {
            let token = pick.to_string();
            assert_eq!(token.parse(), Ok(pick), "{token}");
            assert!(!seen.contains(&token), "{token} stands for two picks");
            seen.push(token);
        }
        for garbage in [
            "",
            "Book",
            "01",
            "256",
            "d7",
            "dice-",
            "lower-",
            "book-4-1",
            "book-1-5",
            "goods-1-2",
            "jade-01-1",
            "option-0",
        ] {
            assert_eq!(garbage.parse::<Pick>(), Err(()), "{garbage}");
        }
    }
}
