//! Dice: one of a seat's colour or a black one, some of them on a space, and those that a seat has left.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A die by what it shows and whether it is black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Die {
    /// What it shows, from 1 to 6.
    pub value: u8,
    /// Whether it belongs to no seat's colour (MP-121).
    pub black: bool,
}

impl Die {
    /// A die of the seat's own colour.
    pub const fn own(value: u8) -> Die {
        Die { value, black: false }
    }

    /// A black die.
    pub const fn black(value: u8) -> Die {
        Die { value, black: true }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.black { 'b' } else { 'd' }, self.value)
    }
}

impl FromStr for Die {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let (black, value) = match token.as_bytes() {
            [b'd', value] => (false, *value),
            [b'b', value] => (true, *value),
            _ => return Err(()),
        };
        if (b'1'..=b'6').contains(&value) { Ok(Die { value: value - b'0', black }) } else { Err(()) }
    }
}

impl Serialize for Die {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Die {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let token = <String as Deserialize>::deserialize(from)?;
        token.parse().map_err(|()| serde::de::Error::custom(format!("there is no die {token}")))
    }
}

/// How many dice a space takes at most.
pub const MOST_DICE: usize = 3;

/// Dice that are placed together, the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice {
    dice: [Option<Die>; MOST_DICE],
}

impl Dice {
    /// Just this one.
    pub const fn one(die: Die) -> Dice {
        Dice { dice: [Some(die), None, None] }
    }

    /// These dice, at most as many as a space takes.
    pub fn of(dice: impl IntoIterator<Item = Die>) -> Dice {
        let mut all = Dice::default();
        all.dice.iter_mut().zip(dice).for_each(|(place, die)| *place = Some(die));
        all.dice.sort_unstable_by_key(|die| die.map_or((7, false), |die| (die.value, die.black)));
        all
    }

    /// The dice, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Die> + '_ {
        self.dice.iter().flatten().copied()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.dice[0].is_none()
    }

    /// What the lowest one shows (MP-43); 0 where there is none.
    pub fn lowest(&self) -> u8 {
        self.dice[0].map_or(0, |die| die.value)
    }

    /// Whether one of them is of the seat's own colour (MP-122).
    pub fn has_own(&self) -> bool {
        self.iter().any(|die| !die.black)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, die) in self.iter().enumerate() {
            write!(f, "{}{die}", if at > 0 { "-" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let dice: Vec<Die> = token.split('-').map(str::parse).collect::<Result<_, ()>>()?;
        let all = Dice::of(dice.iter().copied());
        if dice.len() <= MOST_DICE && all.iter().eq(dice) { Ok(all) } else { Err(()) }
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let token = <String as Deserialize>::deserialize(from)?;
        token.parse().map_err(|()| serde::de::Error::custom(format!("there are no dice {token}")))
    }
}

/// Dice that somebody has left: how many show each number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Faces([u8; 6]);

impl Faces {
    /// How many there are.
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, count| count.saturating_add(sum))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// What they show in all.
    pub fn sum(&self) -> u8 {
        (1..).zip(self.0).fold(0, |sum: u8, (value, count): (u8, u8)| sum.saturating_add(value.saturating_mul(count)))
    }

    /// How many show that number.
    pub const fn count(&self, value: u8) -> u8 {
        self.0[(value as usize + 5) % 6]
    }

    /// How many show that number; none where no die can.
    pub fn count_of(&self, value: u8) -> u8 {
        if (1..=6).contains(&value) { self.count(value) } else { 0 }
    }

    /// Adds one that shows that number.
    pub const fn add(&mut self, value: u8) {
        let count = &mut self.0[(value as usize + 5) % 6];
        *count = count.saturating_add(1);
    }

    /// Takes one away that shows that number; false where there is none.
    pub const fn take(&mut self, value: u8) -> bool {
        let count = &mut self.0[(value as usize + 5) % 6];
        let there = *count > 0;
        if there {
            *count -= 1;
        }
        there
    }

    /// What they show, each number once, the lowest first.
    pub fn values(&self) -> impl Iterator<Item = u8> + use<> {
        let counts = self.0;
        (1..=6).filter(move |value| counts[*value as usize - 1] > 0)
    }

    /// What each of them shows, the lowest first.
    pub fn each(&self) -> impl Iterator<Item = u8> + use<> {
        let counts = self.0;
        (1..=6).flat_map(move |value: u8| std::iter::repeat_n(value, counts[value as usize - 1].into()))
    }
}

impl FromIterator<u8> for Faces {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        let mut faces = Faces::default();
        values.into_iter().for_each(|value| faces.add(value));
        faces
    }
}

impl From<Faces> for Vec<u8> {
    fn from(faces: Faces) -> Self {
        faces.each().collect()
    }
}

impl TryFrom<Vec<u8>> for Faces {
    type Error = String;

    fn try_from(values: Vec<u8>) -> Result<Self, String> {
        match values.iter().find(|value| !(1..=6).contains(*value)) {
            Some(wrong) => Err(format!("a die shows 1 to 6, not {wrong}")),
            None => Ok(values.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_as_they_are_written_and_in_one_order_only() {
        let dice = Dice::of([Die::own(5), Die::black(2), Die::own(2)]);
        assert_eq!((dice.to_string().as_str(), dice.lowest(), dice.iter().count()), ("d2-b2-d5", 2, 3));
        assert_eq!("d2-b2-d5".parse(), Ok(dice));
        for wrong in ["", "d0", "d7", "c3", "d5-d2", "d1-d1-d1-d1", "d1-", "d", "d11"] {
            assert_eq!(wrong.parse::<Dice>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn faces_count_what_is_put_in_and_taken_out() {
        let mut faces: Faces = [4, 1, 4, 6].into_iter().collect();
        assert!(faces.take(4) && !faces.take(5));
        assert_eq!((faces.len(), faces.sum(), Vec::from(faces)), (3, 11, vec![1, 4, 6]));
        assert!(serde_json::from_str::<Faces>("[7]").is_err());
    }
}
