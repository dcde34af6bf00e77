//! The decks that are built in, and decks that are refused.

use super::*;

const CARD_FILE: &str = include_str!("../../../../assets/games/golden_city/cards.toml");
const RIVERS: [&str; 4] = ["mountain-meadow", "meadow-forest", "forest-desert", "desert-mountain"];

/// Why the cards are refused after a change of their text.
fn broken(from: &str, to: &str) -> String {
    assert!(CARD_FILE.contains(from), "{from}");
    check(&CARD_FILE.replacen(from, to, 1), &RIVERS.map(str::to_owned)).expect_err(to)
}

/// GC-5: eight goods cards with two different goods each, every good on four of them; GC-6, GC-D19: eight different
/// bonus cards and six keys; GC-84 to GC-88: what they bring.
#[test]
fn the_cards_are_counted() {
    assert_eq!(goods_cards(), [2, 1, 1, 1, 1, 2]);
    let on =
        |good: Good| (0..PAIRINGS).filter(|n| GoodsCard::nth(*n).shows(good)).map(|n| goods_cards()[n]).sum::<u8>();
    assert!(Good::ALL.iter().all(|good| on(*good) == 4));
    assert_eq!((Bonus::ALL.len(), key_cards(), terrain_cards()), (BONUSES, 6, [10; 5]));
    let letters: Vec<u16> = Bonus::ALL.iter().map(|card| card.letters()).collect();
    assert_eq!(letters, [3, 2, 1, 2, 1, 1, 1, 1]);
    let lands: Vec<Terrain> = Bonus::ALL.iter().filter_map(|card| card.land()).collect();
    assert_eq!(lands, Terrain::LANDS);
}

/// GC-7, GC-Q42: sixteen scoring cards, four with back 1, eight with back 2, four with back 3, whoever plays; each good
/// is scored four times, each river and quarter twice, with different goods; GC-D5, GC-Q5: one area a card.
#[test]
fn scoring_cards_are_evenly_made() {
    let all: Vec<&Scored> = (0..SCORINGS as Scoring).map(scored).collect();
    let backs = [1, 2, 3].map(|back| all.iter().filter(|card| card.back == back).count());
    assert_eq!(backs, [4, 8, 4]);
    assert!(Good::ALL.iter().all(|good| all.iter().filter(|card| card.good == *good).count() == 4));
    let areas = River::all().map(Area::River).chain(Terrain::LANDS.map(Area::Quarter));
    for area in areas {
        let goods: Vec<Good> = all.iter().filter(|card| card.areas == [area]).map(|card| card.good).collect();
        assert!(goods.len() == 2 && goods[0] != goods[1], "{area:?}");
    }
}

#[test]
fn tokens_name_cards_and_back() {
    assert!((0..PAIRINGS).map(GoodsCard::nth).all(|card| card.to_string().parse() == Ok(card)));
    assert_eq!(GoodsCard::showing(Good::Spice, Good::Wine), GoodsCard::showing(Good::Wine, Good::Spice));
    assert_eq!((GoodsCard::showing(Good::Wine, Good::Wine), "spice-wine".parse::<GoodsCard>()), (None, Err(())));
    assert!(Terrain::ALL.iter().enumerate().all(|(at, kind)| Terrain::nth(at) == *kind));
}

#[test]
fn other_decks_are_refused() {
    let says = |why: String, words: &str| assert!(why.contains(words), "{why}");
    says(broken("keys = 6", "keys = 7"), "six key cards");
    says(broken("    [\"wine\", \"spice\"],\n", ""), "eight goods cards");
    says(broken("[\"wine\", \"spice\"]", "[\"wine\", \"wine\"]"), "wine twice");
    says(broken("coast = 10", "coast = 9"), "50 terrain cards");
    says(broken("coast = 10\nforest = 10", "coast = 4\nforest = 16"), "at least five");
    says(broken("back = 3", "back = 2"), "four with back 3");
    says(broken("back = 1, good = \"wine\"", "back = 1, good = \"cloth\""), "are alike");
    says(broken("river = \"mountain-meadow\"", "river = \"rhine\""), "no river rhine");
    says(broken("quarter = \"mountain\"", "quarter = \"coast\""), "the coast has no quarter");
    says(broken(", river = \"mountain-meadow\"", ""), "without river and quarter");
    says(broken("goods = 3", "goods = 0"), "1 to 9 letters");
    let elsewhere =
        |text: &str, from: &str, to: &str| check(&text.replace(from, to), &RIVERS.map(str::to_owned)).expect_err(to);
    let river = elsewhere(CARD_FILE, "river = \"mountain-meadow\"", "river = \"meadow-forest\"");
    says(river, "the river mountain-meadow is never scored");
    says(elsewhere(CARD_FILE, "quarter = \"desert\"", "quarter = \"forest\""), "the quarter desert is never scored");
    says(broken("goods = 3", "gold = 3"), "unknown field");
}

/// GC-Q5: a card that shows a river and a quarter is understood.
#[test]
fn a_card_may_show_a_river_and_a_quarter() {
    let both =
        CARD_FILE.replacen("river = \"mountain-meadow\"", "river = \"mountain-meadow\", quarter = \"forest\"", 1);
    let cards = read(&both, &RIVERS.map(str::to_owned)).unwrap();
    assert_eq!(cards.scoring[0].areas, [Area::River(River::nth(0)), Area::Quarter(Terrain::Forest)]);
}
