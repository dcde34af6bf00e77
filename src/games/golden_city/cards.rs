//! What is printed on cards, read once from the assets. No rule stands here.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::board;
use super::island;
use super::place::{Area, River};
use super::terrain::{TERRAINS, Terrain};
use crate::games::file;
use crate::rules::named;
use crate::rules::{Fault, Part};

named! {
    /// The goods.
    pub enum Good { Wine "wine", Pottery "pottery", Cloth "cloth", Spice "spice" }
}

named! {
    /// The bonus cards (GC-84 to GC-88).
    pub enum Bonus {
        /// For each goods card.
        Goods "bonus-goods",
        /// For each coin.
        Coins "bonus-coins",
        /// For each house in the city.
        City "bonus-city",
        /// For each house at a river.
        River "bonus-river",
        /// For each house in a forest suburb or district, and so on.
        Forest "bonus-forest",
        Meadow "bonus-meadow",
        Mountain "bonus-mountain",
        Desert "bonus-desert",
    }
}

/// How many bonus cards there are, all different.
pub const BONUSES: usize = 8;

impl Bonus {
    /// The bonus card of that number in [`Bonus::ALL`].
    pub fn nth(number: usize) -> Bonus {
        Bonus::ALL[number % BONUSES]
    }

    /// The land whose houses count, if it is a card of a land.
    pub const fn land(self) -> Option<Terrain> {
        match self {
            Bonus::Forest => Some(Terrain::Forest),
            Bonus::Meadow => Some(Terrain::Meadow),
            Bonus::Mountain => Some(Terrain::Mountain),
            Bonus::Desert => Some(Terrain::Desert),
            Bonus::Goods | Bonus::Coins | Bonus::City | Bonus::River => None,
        }
    }

    /// Letters for each of the things that count.
    pub fn letters(self) -> u16 {
        let printed = &CARDS.bonus;
        let letters = match self {
            Bonus::Goods => printed.goods,
            Bonus::Coins => printed.coins,
            Bonus::City => printed.city,
            Bonus::River => printed.river,
            Bonus::Forest => printed.forest,
            Bonus::Meadow => printed.meadow,
            Bonus::Mountain => printed.mountain,
            Bonus::Desert => printed.desert,
        };
        letters.into()
    }
}

/// A goods card: which two goods it shows. Cards that show the same are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GoodsCard(u8);

/// How many different goods cards there can be.
pub const PAIRINGS: usize = 6;

const SHOWN: [[Good; 2]; PAIRINGS] = [
    [Good::Wine, Good::Pottery],
    [Good::Wine, Good::Cloth],
    [Good::Wine, Good::Spice],
    [Good::Pottery, Good::Cloth],
    [Good::Pottery, Good::Spice],
    [Good::Cloth, Good::Spice],
];

impl GoodsCard {
    /// The goods card of that number; its numbers go up to [`PAIRINGS`].
    pub fn nth(number: usize) -> GoodsCard {
        GoodsCard((number % PAIRINGS) as u8)
    }

    /// The card that shows these two goods, in either order; `None` for the same good twice.
    pub fn showing(a: Good, b: Good) -> Option<GoodsCard> {
        SHOWN.iter().position(|shown| *shown == [a.min(b), a.max(b)]).map(GoodsCard::nth)
    }

    /// The number of the card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two goods.
    pub fn goods(self) -> [Good; 2] {
        SHOWN[self.index() % PAIRINGS]
    }

    /// Whether it shows the good.
    pub fn shows(self, good: Good) -> bool {
        self.goods().contains(&good)
    }
}

impl fmt::Display for GoodsCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.goods();
        write!(f, "{a}-{b}")
    }
}

impl FromStr for GoodsCard {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        (0..PAIRINGS).map(GoodsCard::nth).find(|card| card.to_string() == token).ok_or(())
    }
}

impl From<GoodsCard> for String {
    fn from(card: GoodsCard) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for GoodsCard {
    type Error = String;

    fn try_from(token: String) -> Result<Self, String> {
        token.parse().map_err(|()| format!("no goods card {token}"))
    }
}

/// A scoring card by its number in the data.
pub type Scoring = u8;

/// How many scoring cards there are, and so the most rounds.
pub const SCORINGS: usize = 16;

/// What is printed on a scoring card.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// The number on its back: 1 comes first.
    pub back: u8,
    /// The good.
    pub good: Good,
    /// A river or a quarter; the data may name both (GC-Q5).
    pub areas: Vec<Area>,
}

/// What is printed on a scoring card.
pub fn scored(card: Scoring) -> &'static Scored {
    &CARDS.scoring[usize::from(card) % SCORINGS]
}

/// How many terrain cards there are of each kind.
pub fn terrain_cards() -> [u8; TERRAINS] {
    CARDS.terrain
}

/// How many goods cards there are of each.
pub fn goods_cards() -> [u8; PAIRINGS] {
    CARDS.goods
}

/// How many key cards there are.
pub fn key_cards() -> u8 {
    CARDS.keys
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    keys: u8,
    goods: Vec<[Good; 2]>,
    scoring: Vec<ScoringLine>,
    terrain: TerrainLine,
    bonus: BonusLine,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringLine {
    back: u8,
    good: Good,
    river: Option<String>,
    quarter: Option<Terrain>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainLine {
    coast: u8,
    forest: u8,
    meadow: u8,
    mountain: u8,
    desert: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusLine {
    goods: u8,
    coins: u8,
    city: u8,
    river: u8,
    forest: u8,
    meadow: u8,
    mountain: u8,
    desert: u8,
}

/// The cards as they are used.
struct Cards {
    keys: u8,
    goods: [u8; PAIRINGS],
    scoring: [Scored; SCORINGS],
    terrain: [u8; TERRAINS],
    bonus: BonusLine,
}

fn read(text: &str, rivers: &[String]) -> Result<Cards, String> {
    let file: CardFile = file::read(text)?;
    let mut goods = [0; PAIRINGS];
    for [a, b] in &file.goods {
        let card = GoodsCard::showing(*a, *b).ok_or(format!("a goods card with {a} twice"))?;
        goods[card.index()] += 1;
    }
    let scoring: Result<Vec<Scored>, String> = file.scoring.into_iter().map(|line| line.read(rivers)).collect();
    let scoring = scoring?.try_into().map_err(|_| format!("not {SCORINGS} scoring cards"))?;
    let TerrainLine { coast, forest, meadow, mountain, desert } = file.terrain;
    let terrain = [coast, forest, meadow, mountain, desert];
    Ok(Cards { keys: file.keys, goods, scoring, terrain, bonus: file.bonus })
}

impl ScoringLine {
    fn read(self, rivers: &[String]) -> Result<Scored, String> {
        let mut areas = Vec::new();
        if let Some(id) = self.river {
            let at = rivers.iter().position(|river| *river == id).ok_or(format!("there is no river {id}"))?;
            areas.push(Area::River(River::nth(at)));
        }
        match self.quarter {
            Some(Terrain::Coast) => return Err("the coast has no quarter".to_owned()),
            Some(land) => areas.push(Area::Quarter(land)),
            None if areas.is_empty() => return Err("a scoring card without river and quarter".to_owned()),
            None => {}
        }
        Ok(Scored { back: self.back, good: self.good, areas })
    }
}

const FILE: Part = Part {
    game: "golden_city",
    file: "cards.toml",
    built_in: include_str!("../../../assets/games/golden_city/cards.toml"),
};

/// The component files.
pub const PARTS: &[Part] = &[board::FILE, FILE];

/// Whether board and cards of these files make up the game.
pub fn check_parts(texts: &[&str]) -> Result<(), Fault> {
    let [board, cards] = texts else { return Err(Fault::of("files", "there are two")) };
    let rivers = island::check(board).map_err(|why| Fault::of(board::FILE.file, why))?;
    check(cards, &rivers).map_err(|why| Fault::of(FILE.file, why))
}

/// What the rulebooks say of the cards: eight goods cards, sixteen scoring cards sorted by their backs, 50 terrain
/// cards, six keys. Every good is on some card, and every river and quarter is scored.
fn check(text: &str, rivers: &[String]) -> Result<(), String> {
    let cards = read(text, rivers)?;
    let must = |holds: bool, why: &str| if holds { Ok(()) } else { Err(why.to_owned()) };
    must(cards.keys == 6, "there are six key cards")?;
    must(cards.goods.iter().sum::<u8>() == 8, "there are eight goods cards")?;
    must(cards.terrain.iter().map(|n| u16::from(*n)).sum::<u16>() == 50, "there are 50 terrain cards")?;
    must(cards.terrain.iter().all(|n| *n >= 5), "there are at least five terrain cards of each kind")?;
    let backs: Vec<u8> = cards.scoring.iter().map(|card| card.back).collect();
    let of = |back: u8| backs.iter().filter(|other| **other == back).count();
    must([1, 2, 3].map(of) == [4, 8, 4], "four scoring cards with back 1, eight with back 2, four with back 3")?;
    for good in Good::ALL {
        let on = |n: usize| cards.goods[n] > 0 && GoodsCard::nth(n).shows(good);
        must((0..PAIRINGS).any(on), &format!("no goods card shows {good}"))?;
        must(cards.scoring.iter().any(|card| card.good == good), &format!("{good} is never scored"))?;
    }
    let scores = |area: Area| cards.scoring.iter().any(|card| card.areas.contains(&area));
    for (at, river) in rivers.iter().enumerate() {
        must(scores(Area::River(River::nth(at))), &format!("the river {river} is never scored"))?;
    }
    for land in Terrain::LANDS {
        must(scores(Area::Quarter(land)), &format!("the quarter {land} is never scored"))?;
    }
    let same = |card: &Scored, other: &Scored| (card.good, &card.areas) == (other.good, &other.areas);
    let twins = |card: &Scored| cards.scoring.iter().filter(|other| same(card, other)).count() > 1;
    must(!cards.scoring.iter().any(twins), "two scoring cards are alike")?;
    let BonusLine { goods, coins, city, river, forest, meadow, mountain, desert } = cards.bonus;
    let bonus = [goods, coins, city, river, forest, meadow, mountain, desert];
    must(bonus.iter().all(|letters| (1..=9).contains(letters)), "a bonus card brings 1 to 9 letters for each thing")
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static CARDS: LazyLock<Cards> = LazyLock::new(|| {
    let rivers: Vec<String> = River::all().map(|river| river.id().to_owned()).collect();
    read(FILE.text(), &rivers).expect("checked")
});

#[cfg(test)]
mod tests;
