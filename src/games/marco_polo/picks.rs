//! Picks as tokens.

use std::fmt;
use std::str::FromStr;

use super::board::{Pile, Travel};
use super::moves::Pick;
use super::stock::Jade;

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Act(act) => write!(f, "{act}"),
            Pick::Number(number) => write!(f, "{number}"),
            Pick::Die(die) => write!(f, "{die}"),
            Pick::Dice(dice) => write!(f, "dice-{dice}"),
            Pick::Travel(travel, dice) => write!(f, "{travel}-{dice}"),
            Pick::Character(character) => write!(f, "{character}"),
            Pick::Goal(goal) => write!(f, "{goal}"),
            Pick::Place(place) => write!(f, "{place}"),
            Pick::Guild(guild) => write!(f, "{guild}"),
            Pick::Contract(contract) => write!(f, "{contract}"),
            Pick::Card(card) => write!(f, "card-{card}"),
            Pick::Outpost(tile) => write!(f, "tile-{tile}"),
            Pick::Offer(pile, offer) => write!(f, "book-{}-{}", *pile as u8 + 1, offer + 1),
            Pick::Option(option) => write!(f, "option-{}", option + 1),
            Pick::Goods([pepper, silk, gold]) => write!(f, "goods-{pepper}-{silk}-{gold}"),
            Pick::Jade(jade) => write!(f, "jade-{}-{}", jade.coins, jade.camels),
            Pick::Route(route) => write!(f, "{route}"),
            Pick::Own => f.write_str("own"),
            Pick::Single => f.write_str("single"),
            Pick::Pair => f.write_str("pair"),
            Pick::Other => f.write_str("other"),
            Pick::Up => f.write_str("up"),
            Pick::Down => f.write_str("down"),
            Pick::None => f.write_str("none"),
        }
    }
}

/// Picks that are one word, and no thing of a data file.
pub(super) const WORDS: [(&str, Pick); 7] = [
    ("own", Pick::Own),
    ("single", Pick::Single),
    ("pair", Pick::Pair),
    ("other", Pick::Other),
    ("up", Pick::Up),
    ("down", Pick::Down),
    ("none", Pick::None),
];

/// A number as it is written, without zeros in front.
fn number(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|number: &u8| number.to_string() == digits)
}

/// Numbers with `-` between.
fn numbers<const N: usize>(token: &str) -> Option<[u8; N]> {
    let all: Option<Vec<u8>> = token.split('-').map(number).collect();
    all?.try_into().ok()
}

/// A pick of several parts: what it is, then numbers or the name of a thing.
fn compound(head: &str, rest: &str) -> Option<Pick> {
    match head {
        "dice" => rest.parse().ok().map(Pick::Dice),
        "card" => rest.parse().ok().map(Pick::Card),
        "tile" => rest.parse().ok().map(Pick::Outpost),
        "option" => number(rest)?.checked_sub(1).map(Pick::Option),
        "goods" => numbers(rest).map(Pick::Goods),
        "jade" => numbers(rest).map(|[coins, camels]| Pick::Jade(Jade { coins, camels })),
        "book" => {
            let [book, offer] = numbers(rest)?;
            let pile = Pile::ALL.into_iter().find(|pile| *pile as u8 + 1 == book)?;
            (1..=4).contains(&offer).then(|| Pick::Offer(pile, offer - 1))
        }
        _ => Some(Pick::Travel(head.parse::<Travel>().ok()?, rest.parse().ok()?)),
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let split = token.split_once('-');
        if let Some(pick) = split.and_then(|(head, rest)| compound(head, rest)) {
            return Ok(pick);
        }
        let word = WORDS.into_iter().find(|(word, _)| *word == token).map(|(_, pick)| pick).ok_or(());
        word.or_else(|()| token.parse().map(Pick::Act))
            .or_else(|()| number(token).map(Pick::Number).ok_or(()))
            .or_else(|()| token.parse().map(Pick::Die))
            .or_else(|()| token.parse().map(Pick::Place))
            .or_else(|()| token.parse().map(Pick::Guild))
            .or_else(|()| token.parse().map(Pick::Contract))
            .or_else(|()| token.parse().map(Pick::Character))
            .or_else(|()| token.parse().map(Pick::Goal))
            .or_else(|()| token.parse().map(Pick::Route))
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::{CityCard, Contract, Goal, Outpost};
    use super::super::characters::Character;
    use super::super::dice::{Dice, Die};
    use super::super::map::Place;
    use super::super::moves::Act;
    use super::super::seals::Guild;
    use super::*;

    #[test]
    fn every_token_is_read_as_it_is_written() {
        let dice = Dice::of([Die::own(2), Die::black(5)]);
        let mut picks: Vec<Pick> = Act::ALL.into_iter().map(Pick::Act).chain((0..=20).map(Pick::Number)).collect();
        picks.extend((1..=6).flat_map(|value| [Die::own(value), Die::black(value)]).map(Pick::Die));
        picks.extend([Pick::Dice(dice), Pick::Dice(Dice::one(Die::own(3))), Pick::Travel(Travel::Upper, dice)]);
        picks.extend(Place::all().map(Pick::Place).chain(Guild::ALL.map(Pick::Guild)));
        picks.extend(Contract::all().map(Pick::Contract).chain(CityCard::all().map(Pick::Card)));
        picks.extend(Outpost::all().map(Pick::Outpost).chain(Character::all().map(Pick::Character)));
        picks.extend(Goal::all().map(Pick::Goal).chain((0..4).map(Pick::Option)));
        picks.extend(Pile::ALL.into_iter().flat_map(|pile| (0..4).map(move |offer| Pick::Offer(pile, offer))));
        picks.extend([Pick::Goods([0, 2, 1]), Pick::Jade(Jade { coins: 0, camels: 2 })]);
        picks.extend(["via-xian-fuzhou".parse().map(Pick::Route).unwrap()]);
        picks.extend(WORDS.into_iter().map(|(_, pick)| pick));
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
