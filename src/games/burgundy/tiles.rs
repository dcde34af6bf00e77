//! The hex tiles and goods: which there are, and how many of each, read once from the assets. No rule stands here.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::games::file;
use crate::rules::{Bag, Fault, Part, named};

named! {
    /// The colours of hex tiles and of the spaces they lie on.
    pub enum Colour {
        /// Beige.
        Building "building",
        /// Light green.
        Animal "animal",
        /// Blue.
        Ship "ship",
        /// Yellow.
        Knowledge "knowledge",
        /// Dark green.
        Castle "castle",
        /// Grey.
        Mine "mine",
    }
}

named! {
    /// The eight buildings.
    pub enum Building {
        Warehouse "warehouse",
        Carpenter "carpenter",
        Church "church",
        Market "market",
        BoardingHouse "boarding_house",
        Bank "bank",
        TownHall "town_hall",
        Watchtower "watchtower",
    }
}

named! {
    /// The four animals.
    pub enum Animal {
        Cow "cow",
        Sheep "sheep",
        Pig "pig",
        Chicken "chicken",
    }
}

named! {
    /// The six colours of goods, by the number of the die that sells them.
    pub enum Good {
        Turquoise "turquoise",
        Purple "purple",
        Pink "pink",
        Red "red",
        Brown "brown",
        Orange "orange",
    }
}

named! {
    /// Every face a hex tile can have: buildings, animals with their number, ship, castle, mine, and knowledge by number.
    pub enum Tile {
        Warehouse "warehouse", Carpenter "carpenter", Church "church", Market "market",
        BoardingHouse "boarding_house", Bank "bank", TownHall "town_hall", Watchtower "watchtower",
        Cow2 "cow2", Cow3 "cow3", Cow4 "cow4", Sheep2 "sheep2", Sheep3 "sheep3", Sheep4 "sheep4",
        Pig2 "pig2", Pig3 "pig3", Pig4 "pig4", Chicken2 "chicken2", Chicken3 "chicken3", Chicken4 "chicken4",
        Ship "ship", Castle "castle", Mine "mine",
        K1 "k1", K2 "k2", K3 "k3", K4 "k4", K5 "k5", K6 "k6", K7 "k7", K8 "k8", K9 "k9", K10 "k10", K11 "k11",
        K12 "k12", K13 "k13", K14 "k14", K15 "k15", K16 "k16", K17 "k17", K18 "k18", K19 "k19", K20 "k20",
        K21 "k21", K22 "k22", K23 "k23", K24 "k24", K25 "k25", K26 "k26",
    }
}

/// How many different faces there are.
pub const FACES: usize = Tile::ALL.len();
/// How many goods tiles of each colour there are, and how many colours.
pub const COLOURS: usize = 6;
/// The last knowledge tile.
pub const LAST_KNOWLEDGE: u8 = 26;

/// A pile of hex tiles, of which nobody knows the order.
pub type Pile = Bag<FACES>;

impl Good {
    /// The number of the die that sells it, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The goods that a die of that number sells.
    pub fn of_number(number: u8) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.number() == number)
    }
}

impl Tile {
    /// The face of that number in [`Tile::ALL`], as piles count them.
    pub fn nth(number: usize) -> Tile {
        Tile::ALL[number]
    }

    /// The tile of a building.
    pub fn of(building: Building) -> Tile {
        Tile::nth(building as usize)
    }

    /// The knowledge tile of that number, from 1.
    pub fn knowing(number: u8) -> Tile {
        Tile::nth(Tile::K1 as usize - 1 + usize::from(number))
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        match self as u8 {
            0..=7 => Colour::Building,
            8..=19 => Colour::Animal,
            20 => Colour::Ship,
            21 => Colour::Castle,
            22 => Colour::Mine,
            _ => Colour::Knowledge,
        }
    }

    /// Which building it is.
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self as usize).copied()
    }

    /// Which animals are on it, and how many.
    pub fn animals(self) -> Option<(Animal, u8)> {
        let at = (self as u8).checked_sub(Tile::Cow2 as u8)?;
        Some((*Animal::ALL.get(usize::from(at / 3))?, 2 + at % 3))
    }

    /// The number of a knowledge tile, from 1.
    pub fn knowledge(self) -> Option<u8> {
        (self as u8).checked_sub(Tile::K1 as u8).map(|at| at + 1)
    }
}

/// How many tiles have the back of their own colour, and how many a black one.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backs {
    own: u8,
    black: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Buildings {
    id: Building,
    own: u8,
    black: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Animals {
    id: Animal,
    own: [u8; 3],
    black: [u8; 3],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Knowledge {
    tiles: u8,
    black: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    building: Vec<Buildings>,
    animal: Vec<Animals>,
    castle: Backs,
    mine: Backs,
    ship: Backs,
    knowledge: Knowledge,
    goods: u8,
}

/// How many of every face there are, by back, and how many goods of each colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Stock {
    /// Those with the back of their own colour.
    pub own: [u8; FACES],
    /// Those with a black back.
    pub black: [u8; FACES],
    /// Goods tiles of each colour.
    pub goods: u8,
}

impl Stock {
    /// How many tiles with their own back have that colour.
    pub fn of_colour(&self, colour: Colour) -> u32 {
        Tile::ALL
            .into_iter()
            .filter(|tile| tile.colour() == colour)
            .map(|tile| u32::from(self.own[tile as usize]))
            .sum()
    }

    /// All tiles with a black back.
    pub fn black_backs(&self) -> u32 {
        self.black.iter().map(|count| u32::from(*count)).sum()
    }
}

fn read(text: &str) -> Result<Stock, String> {
    let file: File = file::read(text)?;
    let mut stock = Stock { own: [0; FACES], black: [0; FACES], goods: file.goods };
    let is_each_once = file.building.iter().map(|entry| entry.id).eq(Building::ALL)
        && file.animal.iter().map(|entry| entry.id).eq(Animal::ALL);
    if !is_each_once {
        return Err("every building and every animal once, in order".to_owned());
    }
    let mut put = |tile: Tile, own: u8, black: u8| {
        stock.own[tile as usize] = own;
        stock.black[tile as usize] = black;
    };
    file.building.iter().for_each(|entry| put(Tile::of(entry.id), entry.own, entry.black));
    for entry in &file.animal {
        for (at, (own, black)) in entry.own.into_iter().zip(entry.black).enumerate() {
            put(Tile::nth(Tile::Cow2 as usize + 3 * entry.id as usize + at), own, black);
        }
    }
    for (tile, backs) in [(Tile::Castle, file.castle), (Tile::Mine, file.mine), (Tile::Ship, file.ship)] {
        put(tile, backs.own, backs.black);
    }
    if file.knowledge.tiles != LAST_KNOWLEDGE {
        return Err(format!("{} knowledge tiles, not {LAST_KNOWLEDGE}", file.knowledge.tiles));
    }
    for number in 1..=LAST_KNOWLEDGE {
        let black = file.knowledge.black.contains(&number);
        put(Tile::knowing(number), u8::from(!black), u8::from(black));
    }
    Ok(stock)
}

/// The component file.
pub const PART: Part =
    Part { game: "burgundy", file: "tiles.toml", built_in: include_str!("../../../assets/games/burgundy/tiles.toml") };

/// Whether the tiles of such a file are those of the game: the totals of the rulebook.
pub fn check(text: &str) -> Result<Stock, Fault> {
    let stock = read(text).map_err(|why| Fault::of(PART.file, why))?;
    let wanted = [40, 20, 20, 20, 14, 10];
    for (colour, wanted) in Colour::ALL.into_iter().zip(wanted) {
        let found = stock.of_colour(colour);
        if found != wanted {
            return Err(Fault::of(PART.file, format!("{found} tiles with the back of a {colour}, not {wanted}")));
        }
    }
    if stock.black_backs() != 40 {
        return Err(Fault::of(PART.file, format!("{} black backs, not 40", stock.black_backs())));
    }
    if stock.goods != 7 {
        return Err(Fault::of(PART.file, format!("{} goods of a colour, not 7", stock.goods)));
    }
    Ok(stock)
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static STOCK: LazyLock<Stock> = LazyLock::new(|| read(PART.text()).expect("checked"));

/// The tiles and goods there are.
pub fn stock() -> &'static Stock {
    &STOCK
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(wanted: impl Fn(Tile) -> bool, stock: &[u8; FACES]) -> u32 {
        Tile::ALL.into_iter().filter(|tile| wanted(*tile)).map(|tile| u32::from(stock[tile as usize])).sum()
    }

    /// The components as the rulebook counts them: 164 hex tiles, 16, 8, 6, 2, 2 and 6 of them with a black back.
    #[test]
    fn there_are_164_tiles() {
        let stock = stock();
        assert_eq!(count(|_| true, &stock.own) + count(|_| true, &stock.black), 164);
        let both = |colour| {
            Colour::ALL.map(|c| (count(|t| t.colour() == c, &stock.own), count(|t| t.colour() == c, &stock.black)))
                [colour as usize]
        };
        assert_eq!(both(Colour::Building), (40, 16));
        assert_eq!(both(Colour::Animal), (20, 8));
        assert_eq!(both(Colour::Knowledge), (20, 6));
        assert_eq!(both(Colour::Castle), (14, 2));
        assert_eq!(both(Colour::Mine), (10, 2));
        assert_eq!(both(Colour::Ship), (20, 6));
        for building in Building::ALL {
            assert_eq!(count(|tile| tile.building() == Some(building), &stock.own), 5);
            assert_eq!(count(|tile| tile.building() == Some(building), &stock.black), 2);
        }
        for animal in Animal::ALL {
            let of = |n| move |tile: Tile| tile.animals() == Some((animal, n));
            assert_eq!([2, 3, 4].map(|n| count(of(n), &stock.own) + count(of(n), &stock.black)), [2, 3, 2]);
        }
        assert_eq!(u32::from(stock.goods) * 6, 42);
    }

    /// CB-Q37: of 16 to 23 none is black-backed; 7, 12, 14, 15, 24 and 25 are.
    #[test]
    fn six_knowledge_tiles_have_black_backs() {
        let black: Vec<u8> = Tile::ALL
            .into_iter()
            .filter(|tile| stock().black[*tile as usize] > 0)
            .filter_map(Tile::knowledge)
            .collect();
        assert_eq!(black, [7, 12, 14, 15, 24, 25]);
    }

    #[test]
    fn faces_know_what_they_are() {
        assert_eq!((Tile::Bank.building(), Tile::Bank.colour()), (Some(Building::Bank), Colour::Building));
        assert_eq!((Tile::Sheep3.animals(), Tile::Sheep3.colour()), (Some((Animal::Sheep, 3)), Colour::Animal));
        assert_eq!((Tile::K26.knowledge(), Tile::K26.colour()), (Some(26), Colour::Knowledge));
        assert_eq!(
            [Tile::Ship, Tile::Castle, Tile::Mine].map(Tile::colour),
            [Colour::Ship, Colour::Castle, Colour::Mine]
        );
        for tile in Tile::ALL {
            assert_eq!(tile.id().parse(), Ok(tile));
            let sorts = [tile.building().is_some(), tile.animals().is_some(), tile.knowledge().is_some()];
            let sorts = sorts.into_iter().filter(|is| *is).count();
            assert_eq!(sorts, usize::from(!matches!(tile, Tile::Ship | Tile::Castle | Tile::Mine)), "{tile}");
        }
        assert_eq!(Building::ALL.map(Tile::of).map(|tile| tile.building()), Building::ALL.map(Some));
        assert_eq!(
            (1..=26).map(Tile::knowing).filter_map(Tile::knowledge).collect::<Vec<_>>(),
            (1..=26).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_die_sells_the_goods_of_its_number() {
        assert_eq!((1..=6).filter_map(Good::of_number).collect::<Vec<_>>(), Good::ALL);
        assert_eq!((Good::of_number(0), Good::of_number(7)), (None, None));
    }

    #[test]
    fn files_with_other_numbers_are_refused() {
        let good = PART.built_in;
        assert_eq!(check(good).as_ref(), Ok(stock()));
        for (from, to) in [
            ("own = 5", "own = 6"),
            ("black = 2", "black = 3"),
            ("[2, 2, 1]", "[2, 2, 2]"),
            ("goods = 7", "goods = 8"),
            ("tiles = 26", "tiles = 25"),
            ("black = [7, 12", "black = [12"),
            ("id = \"church\"", "id = \"bank\""),
            ("id = \"church\"", "id = \"chapel\""),
            ("goods = 7", "goods = 7\ncoins = 1"),
        ] {
            assert!(good.contains(from) && check(&good.replacen(from, to, 1)).is_err(), "{from} -> {to}");
        }
    }
}
