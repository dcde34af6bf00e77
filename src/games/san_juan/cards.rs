//! What is printed on cards and trading-house tiles, read once from the assets. No rule stands here.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::games::file;
use crate::rules::{Fault, Part};

macro_rules! kinds {
    ($($kind:ident $id:literal),* $(,)?) => {
        /// What a card is: 29 kinds, the production buildings first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Kind {
            $(#[serde(rename = $id)] $kind,)*
        }

        impl Kind {
            /// All kinds in the order in which hands are sorted.
            pub const ALL: [Kind; KINDS] = [$(Kind::$kind),*];
            const IDS: [&str; KINDS] = [$($id),*];
        }
    };
}

/// How many kinds of cards there are.
pub const KINDS: usize = 29;

kinds! {
    IndigoPlant "indigo_plant", SugarMill "sugar_mill", TobaccoStorage "tobacco_storage",
    CoffeeRoaster "coffee_roaster", SilverSmelter "silver_smelter", Smithy "smithy", GoldMine "gold_mine",
    Archive "archive", PoorHouse "poor_house", BlackMarket "black_market", TradingPost "trading_post", Well "well",
    MarketStand "market_stand", Crane "crane", Chapel "chapel", Tower "tower", Aqueduct "aqueduct",
    Carpenter "carpenter", Prefecture "prefecture", MarketHall "market_hall", Quarry "quarry", Library "library",
    Statue "statue", VictoryColumn "victory_column", Hero "hero", GuildHall "guild_hall", CityHall "city_hall",
    TriumphalArch "triumphal_arch", Palace "palace",
}

/// The sort of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Carries a good; any number of the same kind may be owned.
    Production,
    /// Has a function during the game.
    Violet,
    /// A violet building that only brings its points.
    Monument,
    /// A violet building of cost 6 that counts at the end.
    Six,
}

/// When a card does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// At the start of a round.
    RoundStart,
    /// In the Builder phase.
    Builder,
    /// In the Producer phase.
    Producer,
    /// In the Trader phase.
    Trader,
    /// In the Councillor phase.
    Councillor,
    /// In the Prospector phase.
    Prospector,
    /// With every role its owner picks.
    All,
    /// When points are counted.
    GameEnd,
    /// Never.
    None,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// Which card it is.
    pub id: Kind,
    /// Its sort.
    pub group: Group,
    /// When it does something.
    pub phase: When,
    /// How many cards it costs.
    pub cost: u8,
    /// The printed victory points.
    pub vp: u8,
    /// How many of it are in the deck.
    pub count: u8,
}

/// The prices on a trading-house tile, in the order of the production buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    indigo: u8,
    sugar: u8,
    tobacco: u8,
    coffee: u8,
    silver: u8,
}

/// What one good of each kind brings, in the order of the production buildings.
pub type Prices = [u8; 5];

/// How many trading-house tiles there are.
pub const TILES: usize = 5;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<Print>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    tile: Vec<Tile>,
}

fn read_cards(text: &str) -> Result<[Print; KINDS], String> {
    let file: CardFile = file::read(text)?;
    let cards: [Print; KINDS] = file.card.try_into().map_err(|_| format!("not {KINDS} kinds"))?;
    match cards.iter().zip(Kind::ALL).find(|(card, kind)| card.id != *kind) {
        Some((card, kind)) => Err(format!("{} stands where {kind} belongs", card.id)),
        None => Ok(cards),
    }
}

fn read_tiles(text: &str) -> Result<[Prices; TILES], String> {
    let file: TileFile = file::read(text)?;
    let prices = |tile: &Tile| [tile.indigo, tile.sugar, tile.tobacco, tile.coffee, tile.silver];
    file.tile.iter().map(prices).collect::<Vec<_>>().try_into().map_err(|_| format!("not {TILES} tiles"))
}

const CARDS: Part =
    Part { game: "san_juan", file: "cards.toml", built_in: include_str!("../../../assets/games/san_juan/cards.toml") };

const HOUSE: Part = Part {
    game: "san_juan",
    file: "trading_house.toml",
    built_in: include_str!("../../../assets/games/san_juan/trading_house.toml"),
};

/// The component files.
pub const PARTS: &[Part] = &[CARDS, HOUSE];

/// Whether cards and tiles of these files make up the game: 110 cards, of which 42 are production buildings.
pub fn check_parts(texts: &[&str]) -> Result<(), Fault> {
    let [cards, tiles] = texts else { return Err(Fault::of("files", "there are two")) };
    let cards = read_cards(cards).map_err(|why| Fault::of(CARDS.file, why))?;
    let sum = |cards: &[Print]| cards.iter().map(|card| u32::from(card.count)).sum::<u32>();
    if (sum(&cards), sum(&cards[..5])) != (110, 42) {
        return Err(Fault::of(CARDS.file, format!("{} cards, not 110 with 42 production buildings", sum(&cards))));
    }
    if let Some(card) = cards.iter().find(|card| (card.group == Group::Production) != card.id.is_production()) {
        return Err(Fault::of(CARDS.file, format!("{} is of another group", card.id)));
    }
    if let Some(card) = cards.iter().find(|card| card.cost > 6 || card.vp > 9 || card.count == 0) {
        return Err(Fault::of(CARDS.file, format!("{}: a cost to 6, points to 9, a count from 1", card.id)));
    }
    let tiles = read_tiles(tiles).map_err(|why| Fault::of(HOUSE.file, why))?;
    match tiles.iter().flatten().find(|price| !(1..=9).contains(*price)) {
        Some(price) => Err(Fault::of(HOUSE.file, format!("a price of {price}, not 1 to 9"))),
        None => Ok(()),
    }
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static PRINTS: LazyLock<[Print; KINDS]> = LazyLock::new(|| read_cards(CARDS.text()).expect("checked"));

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static PRICES: LazyLock<[Prices; TILES]> = LazyLock::new(|| read_tiles(HOUSE.text()).expect("checked"));

/// The prices of a tile, counted from 0 below [`TILES`].
pub fn prices(tile: usize) -> Prices {
    PRICES[tile]
}

/// What a good brings that lies on a production building of that kind.
pub fn price(prices: &Prices, kind: Kind) -> usize {
    usize::from(prices[kind as usize])
}

/// The most that any good brings.
pub fn best_price() -> usize {
    PRICES.iter().flatten().copied().max().map_or(0, usize::from)
}

impl Kind {
    /// The kind's token and name in files.
    pub const fn id(self) -> &'static str {
        Kind::IDS[self as usize]
    }

    /// The kind of that number in [`Kind::ALL`], below [`KINDS`].
    pub fn nth(number: usize) -> Kind {
        Kind::ALL[number]
    }

    /// What is printed on the card.
    pub fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    /// How many cards it costs.
    pub fn cost(self) -> u8 {
        self.print().cost
    }

    /// The printed victory points.
    pub fn vp(self) -> u8 {
        self.print().vp
    }

    /// Whether it is a production building; the others are violet.
    pub const fn is_production(self) -> bool {
        (self as u8) <= Kind::SilverSmelter as u8
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(id: &str) -> Result<Self, ()> {
        Kind::IDS.iter().position(|known| *known == id).map(Kind::nth).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(wanted: impl Fn(&Print) -> bool) -> usize {
        PRINTS.iter().filter(|print| wanted(print)).map(|print| usize::from(print.count)).sum()
    }

    /// The deck as the rulebook counts it: 10 + 4 × 8 production cards; 17 × 3 violet ones with a function, 3 × 3
    /// monuments, 4 × 2 sixes (SJ-57: 24 violet kinds, 17 with a function and 7 without).
    #[test]
    fn the_deck_is_that_of_the_rulebook() {
        assert_eq!(total(|print| print.group == Group::Production), 42);
        assert_eq!(total(|print| print.group != Group::Production), 68);
        assert_eq!(total(|_| true), 110);
        let kinds = |group| PRINTS.iter().filter(|print| print.group == group).count();
        let groups = [Group::Production, Group::Violet, Group::Monument, Group::Six];
        assert_eq!(groups.map(kinds), [5, 17, 3, 4]);
        let counts = |group| PRINTS.iter().filter(|print| print.group == group).map(|p| p.count).collect::<Vec<_>>();
        assert_eq!(counts(Group::Production), [10, 8, 8, 8, 8]);
        assert_eq!(counts(Group::Violet), [3; 17]);
        assert_eq!((counts(Group::Monument), counts(Group::Six)), (vec![3; 3], vec![2; 4]));
    }

    /// Costs and points that the rulebook's text names.
    #[test]
    fn printed_numbers_agree_with_the_text() {
        use Kind::*;
        let costs = [(SugarMill, 2), (TobaccoStorage, 3), (CoffeeRoaster, 4), (Smithy, 1), (Prefecture, 3)];
        for (kind, cost) in costs.into_iter().chain([(Quarry, 4), (Library, 5), (Chapel, 3), (Statue, 3)]) {
            assert_eq!(kind.cost(), cost, "{kind}");
        }
        assert!(PRINTS.iter().filter(|print| print.group == Group::Six).all(|print| (print.cost, print.vp) == (6, 0)));
        assert_eq!([Chapel, Statue, VictoryColumn, Hero].map(Kind::vp), [2, 3, 4, 5]);
        assert!(PRINTS.iter().all(|print| print.id.is_production() == (print.group == Group::Production)));
    }

    /// The trading house: five tiles, one of which fits the prices of SJ-E2; none has sugar 1 and coffee 3 (SJ-Q38).
    #[test]
    fn the_tiles_are_those_of_the_rulebook() {
        assert!(PRICES.iter().any(|[indigo, _, tobacco, _, silver]| [*indigo, *tobacco, *silver] == [1, 2, 3]));
        assert!(!PRICES.iter().any(|[_, sugar, _, coffee, _]| [*sugar, *coffee] == [1, 3]));
        assert!(PRICES.iter().all(|prices| prices.is_sorted()));
    }

    /// One name for each building: the tobacco storage is the same building everywhere (SJ-Q39).
    #[test]
    fn tokens_name_kinds_and_back() {
        assert!(Kind::ALL.into_iter().all(|kind| kind.id().parse() == Ok(kind)));
        assert_eq!("tobacco_roaster".parse::<Kind>(), Err(()));
        assert_eq!(serde_json::to_string(&Kind::Hero).ok().as_deref(), Some("\"hero\""));
    }

    #[test]
    fn malformed_files_are_refused() {
        let good = include_str!("../../../assets/games/san_juan/cards.toml");
        assert!(read_cards(good).is_ok());
        assert!(read_cards(&good.replacen("\ncost", "\nprice", 1)).is_err(), "an unknown field");
        assert!(read_cards(&good.replacen("smithy", "forge", 1)).is_err(), "an unknown kind");
        assert!(read_cards(&good.replacen("smithy", "gold_mine", 1)).is_err(), "a kind twice");
        let short = &good[..good.rfind("[[card]]").unwrap()];
        assert!(read_cards(short).is_err(), "a kind is missing");
        assert!(read_tiles("[[tile]]\nindigo = 1\nsugar = 1\ntobacco = 1\ncoffee = 2\nsilver = 2\n").is_err());
    }
}
