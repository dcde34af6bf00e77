//! The component files, read once and checked as a whole.

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::print::{
    AREA_CARDS, BookPrint, CardPrint, CharacterPrint, ContractPrint, Edge, GainPrint, GoalPrint, Kind, Node, Numbers,
    Seal, SpecialPrint, TilePrint,
};
use crate::rules::{Fault, Part};

/// All that is printed. Locations and ways are known by their places in their lists.
pub struct Data {
    /// The map.
    pub map: MapFile,
    /// The ends of each way.
    pub ends: Vec<[u8; 2]>,
    /// The ways that begin at each location, with where they lead.
    pub ways: Vec<Vec<(u8, u8)>>,
    /// How many steps lead from each location to each other one at least, with all seals; for who takes a step into every
    /// oasis, then for who passes them without one (MP-A9).
    pub far: [Vec<Vec<u8>>; 2],
    /// Where contracts lie, each space in the order of the map.
    pub contract_spaces: Vec<u8>,
    /// Where city cards lie: the spaces of the action area, then those in cities in the order of the map.
    pub card_spaces: Vec<Option<u8>>,
    /// The contracts.
    pub contracts: Vec<ContractPrint>,
    /// The city cards.
    pub cards: Vec<CardPrint>,
    /// The goal cards.
    pub goals: Vec<GoalPrint>,
    /// The books and their tiles.
    pub offers: OfferFile,
    /// The seals, in the order of the guilds.
    pub seals: [Seal; 4],
    /// The special cities.
    pub specials: Vec<SpecialPrint>,
    /// The city bonus tokens.
    pub bonuses: Vec<GainPrint>,
    /// The outpost tiles.
    pub outposts: Vec<GainPrint>,
    /// The characters.
    pub characters: Vec<CharacterPrint>,
    /// Somebody without any ability.
    pub plain: CharacterPrint,
    /// The points for coats of arms.
    pub arms_points: Vec<u8>,
    /// The numbers of the board.
    pub numbers: Numbers,
}

/// Locations and ways.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    /// The locations.
    pub node: Vec<Node>,
    /// The ways.
    pub edge: Vec<Edge>,
}

/// Books and tiles.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferFile {
    /// The three books, in the order of their piles.
    pub book: [BookPrint; 3],
    /// The tiles.
    pub tile: Vec<TilePrint>,
}

/// Files that are one list: the name of the list, and what it lists.
macro_rules! lists {
    ($($file:ident $list:ident: $entry:ty;)*) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $file {
            $list: $entry,
        }
    )*};
}

lists! {
    ContractFile contract: Vec<ContractPrint>;
    CardFile city_card: Vec<CardPrint>;
    GoalFile goal: Vec<GoalPrint>;
    SealFile seal: [Seal; 4];
    SpecialFile special_city: Vec<SpecialPrint>;
    BonusFile city_bonus: Vec<GainPrint>;
    OutpostFile outpost: Vec<GainPrint>;
    CharacterFile character: Vec<CharacterPrint>;
    ArmsFile points: Vec<u8>;
}

macro_rules! parts {
    ($($file:literal),*) => {
        /// The component files.
        pub const PARTS: &[Part] = &[$(Part {
            game: "marco_polo",
            file: $file,
            built_in: include_str!(concat!("../../../assets/games/marco_polo/", $file)),
        }),*];
    };
}

parts!(
    "map.toml",
    "contracts.toml",
    "city_cards.toml",
    "goals.toml",
    "offers.toml",
    "seals.toml",
    "special_cities.toml",
    "city_bonus.toml",
    "outposts.toml",
    "characters.toml",
    "shields.toml",
    "rules.toml"
);

/// Reads the files in the order of [`PARTS`].
pub(super) fn read(texts: &[&str]) -> Result<Data, Fault> {
    let map: MapFile = file(texts, 0)?;
    let place = |id: &str| map.node.iter().position(|node| node.id == id).map(|at| at as u8);
    let ends = map.edge.iter().map(|edge| {
        let end = |id: &str| place(id).ok_or_else(|| Fault::of(PARTS[0].file, format!("{}: no place {id}", edge.id)));
        Ok([end(&edge.a)?, end(&edge.b)?])
    });
    let ends: Vec<[u8; 2]> = ends.collect::<Result<_, Fault>>()?;
    let mut ways = vec![Vec::new(); map.node.len()];
    for (way, [a, b]) in (0u8..).zip(&ends) {
        ways[usize::from(*a)].push((way, *b));
        ways[usize::from(*b)].push((way, *a));
    }
    let far = [false, true].map(|skips| distances(&map.node, &ways, skips));
    let each = |count: fn(&Node) -> u8| {
        let nodes = (0u8..).zip(&map.node);
        nodes.flat_map(move |(place, node)| std::iter::repeat_n(place, count(node).into()))
    };
    Ok(Data {
        contract_spaces: each(|node| node.contracts).collect(),
        card_spaces: std::iter::repeat_n(None, AREA_CARDS).chain(each(|node| node.cards).map(Some)).collect(),
        map,
        ends,
        ways,
        far,
        contracts: file::<ContractFile>(texts, 1)?.contract,
        cards: file::<CardFile>(texts, 2)?.city_card,
        goals: file::<GoalFile>(texts, 3)?.goal,
        offers: file(texts, 4)?,
        seals: file::<SealFile>(texts, 5)?.seal,
        specials: file::<SpecialFile>(texts, 6)?.special_city,
        bonuses: file::<BonusFile>(texts, 7)?.city_bonus,
        outposts: file::<OutpostFile>(texts, 8)?.outpost,
        characters: file::<CharacterFile>(texts, 9)?.character,
        plain: toml::from_str("id = ''\nname = ''").map_err(|error| Fault::of(PARTS[9].file, error.to_string()))?,
        arms_points: file::<ArmsFile>(texts, 10)?.points,
        numbers: file(texts, 11)?,
    })
}

/// The fewest steps from each location to each other one.
fn distances(nodes: &[Node], ways: &[Vec<(u8, u8)>], skips: bool) -> Vec<Vec<u8>> {
    let step = |place: usize| u8::from(!(skips && nodes[place].kind == Kind::Oasis));
    let mut far = vec![vec![u8::MAX / 2; nodes.len()]; nodes.len()];
    for (place, row) in far.iter_mut().enumerate() {
        ways[place].iter().for_each(|(_, end)| row[usize::from(*end)] = step((*end).into()));
        row[place] = 0;
    }
    for by in 0..nodes.len() {
        let onward = far[by].clone();
        for row in &mut far {
            let first = row[by];
            row.iter_mut().zip(&onward).for_each(|(known, rest)| *known = (*known).min(first + rest));
        }
    }
    far
}

fn file<T: DeserializeOwned>(texts: &[&str], at: usize) -> Result<T, Fault> {
    let text = texts.get(at).copied().unwrap_or_default();
    crate::games::file::read(text).map_err(|why| Fault::of(PARTS[at].file, why))
}

#[expect(clippy::expect_used, reason = "the files were checked: the built-in ones by a test, any other at the start")]
static DATA: LazyLock<Data> = LazyLock::new(|| {
    let texts: Vec<&str> = PARTS.iter().map(Part::text).collect();
    read(&texts).map_err(|fault| fault.why).expect("checked")
});

/// All that is printed on the components.
pub fn data() -> &'static Data {
    &DATA
}

#[cfg(test)]
mod tests {
    use super::super::map::{Place, Way};
    use super::super::print::Kind;
    use super::*;

    #[test]
    fn the_built_in_files_have_all_that_the_game_is_made_of() {
        let data = data();
        let of = |blue: bool| data.contracts.iter().filter(|it| it.id.starts_with("blue") == blue).count();
        assert_eq!([of(false), of(true), data.cards.len(), data.goals.len()], [42, 7, 25, 14]);
        assert_eq!([data.bonuses.len(), data.outposts.len(), data.characters.len()], [7, 10, 7]);
        assert_eq!([data.offers.tile.len(), data.specials.len(), data.arms_points.len()], [18, 3, 14]);
        let spaces = |count: fn(Place) -> usize| Place::all().map(count).sum::<usize>();
        assert_eq!(spaces(|place| place.print().contracts.into()), 10);
        assert_eq!(spaces(|place| place.print().cards.into()), 6);
        assert_eq!(spaces(|place| place.print().city_bonus.into()), 6);
        assert_eq!(spaces(|place| place.print().outpost.into()), 10);
        assert_eq!(Place::start().print().kind, Kind::Start);
    }

    /// MP-E7, MP-E24, MP-E25.
    #[test]
    fn the_known_journeys_cost_what_they_should() {
        let cost = |stops: &[&str]| {
            let mut sum = [0, 0, 0];
            for pair in stops.windows(2) {
                let [a, b] = [pair[0], pair[1]].map(|id| Place::find(id).unwrap());
                let way = Way::all().find(|way| way.from(a) == Some(b)).unwrap().print().cost;
                sum = [sum[0] + way.coins, sum[1] + way.camels, sum[2] + way.jade];
            }
            sum
        };
        assert_eq!(cost(&["yangzhou", "fuzhou", "oasis_annam", "pagan"]), [5, 5, 0]);
        assert_eq!(cost(&["xian", "fuzhou", "oasis_annam", "oasis_bengal", "jaipur"]), [8, 4, 0]);
        assert_eq!(cost(&["pagan", "kabul"]), [6, 2, 1]);
    }
}
