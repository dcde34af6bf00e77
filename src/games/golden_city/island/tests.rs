//! Boards that break a rule of the rulebooks, or that could not be drawn, are refused; and what our own reconstruction
//! has over that.

use super::super::board::board;
use super::super::place::Reward;
use super::super::sites::of_land;
use super::*;

const BOARD: &str = include_str!("../../../../assets/games/golden_city/board.toml");

/// Why the board is refused after a change of its text.
fn broken(from: &str, to: &str) -> String {
    assert!(BOARD.contains(from), "{from}");
    check(&BOARD.replacen(from, to, 1)).expect_err(to)
}

fn says(why: &str, words: &[&str]) {
    assert!(words.iter().any(|word| why.contains(word)), "{why}");
}

#[test]
fn the_built_in_board_is_sound() {
    let rivers = ["mountain-meadow", "meadow-forest", "forest-desert", "desert-mountain"];
    assert_eq!(check(BOARD), Ok(rivers.map(str::to_owned).to_vec()));
}

#[test]
fn boards_of_another_form_are_refused() {
    says(&broken("core = 112", "core = 112\nheart = 1"), &["unknown field"]);
    says(&broken("kind = \"harbour\"", "kind = \"port\""), &["port"]);
    says(&broken("x = 250, y = 126", "x = 250.5, y = 126"), &["integer", "i32", "invalid type"]);
    says(&broken("core = 112", "core = 212"), &["one within the other"]);
    says(&broken("size = 1000", "size = 0"), &["size"]);
    says(&broken("lands = [\"mountain\"", "lands = [\"desert\""), &["mountain is missing"]);
}

/// GC-10, GC-11, GC-62: other numbers of places and coins are refused.
#[test]
fn other_numbers_of_places_are_refused() {
    let line = BOARD.lines().find(|line| line.contains("mark = \"d\"")).unwrap();
    says(&broken(line, ""), &["58 places"]);
    says(
        &broken(
            "kind = \"harbour\", terrain = \"mountain\", mark = \"1\"",
            "kind = \"suburb\", terrain = \"mountain\", mark = \"z\"",
        ),
        &["kind harbour"],
    );
    says(
        &broken("terrain = \"meadow\", mark = \"1\", x = 874", "terrain = \"forest\", mark = \"5\", x = 874"),
        &["there is no place", "4 harbours"],
    );
    says(&broken(", coin = true", ""), &["one of the outer districts has a coin, not 0"]);
    says(&broken("y = 360 },", "y = 360, coin = true },"), &["not 2"]);
}

/// GC-13, GC-Q35: a harbour or suburb without a reward, or a district with one, is refused; GC-Q26: so is a district at a
/// river.
#[test]
fn rewards_and_rivers_out_of_place_are_refused() {
    says(&broken(", reward = \"coins-2\"", ""), &["have a reward"]);
    says(&broken("x = 500, y = 422", "x = 500, y = 422, reward = \"key\""), &["districts none"]);
    says(
        &broken("x = 500, y = 422", "x = 500, y = 422, river = \"mountain-meadow\""),
        &["only suburbs", "three suburbs"],
    );
    says(&broken("x = 433, y = 155", "x = 433, y = 155, river = \"desert-mountain\""), &["three suburbs"]);
    says(&broken("river = \"desert-mountain\", reward = \"good\"", "reward = \"good\""), &["three suburbs"]);
    says(&broken("river = \"desert-mountain\"", "river = \"styx\""), &["there is no river styx"]);
}

/// Places that lie wrong, or too close to each other, are refused.
#[test]
fn places_that_lie_wrong_are_refused() {
    says(&broken("x = 250, y = 126", "x = 126, y = 251"), &["does not lie on its land"]);
    says(&broken("x = 412, y = 59", "x = 412, y = 340"), &["wrong ring"]);
    says(&broken("x = 500, y = 422", "x = 500, y = 300"), &["wrong ring"]);
    says(&broken("x = 567, y = 155", "x = 450, y = 155"), &["too close"]);
    says(
        &broken("terrain = \"mountain\", mark = \"2\", x", "terrain = \"mountain\", mark = \"1\", x"),
        &["twice", "there is no place"],
    );
    says(&broken("mark = \"a\"", "mark = \"7\""), &["there is no place", "a letter"]);
}

/// GC-12: roads that lead nowhere, cross, come too close or are missing are refused.
#[test]
fn roads_that_cannot_be_drawn_are_refused() {
    let first = "{ from = \"harbour-mountain-1\", to = \"mountain-a\" },";
    let more = |road: &str| broken(first, &format!("{first}\n{road}"));
    says(&more(first), &["it is there twice"]);
    says(&more("{ from = \"mountain-a\", to = \"harbour-mountain-1\" },"), &["it is there twice"]);
    says(&more("{ from = \"mountain-a\", to = \"mountain-a\" },"), &["leads nowhere"]);
    says(&more("{ from = \"mountain-a\", to = \"mountain-z\" },"), &["there is no place mountain-z"]);
    says(&more("{ from = \"mountain-a\", to = \"mountain-g\" },"), &["crosses", "too close"]);
    says(&more("{ from = \"harbour-mountain-2\", to = \"harbour-mountain-3\" },"), &["needs no road"]);
    says(&more("{ from = \"mountain-a\", to = \"mountain-d\" },"), &["too close", "crosses"]);
    says(&broken(first, ""), &["no road leads to harbour-mountain-1", "not all places"]);
}

/// GC-10, GC-E5: a river parts two neighbouring lands, and roads cross it only where they say so.
#[test]
fn rivers_that_cannot_be_drawn_are_refused() {
    says(&broken(", over = \"mountain-meadow\"", ""), &["crosses it without saying so"]);
    says(&broken("[843, 157], [778, 241], [696, 293], [634, 366]", "[843, 157]"), &["two points"]);
    says(&broken("[778, 241], [696, 293]", "[600, 241], [500, 293]"), &["crosses", "nearer"]);
    says(
        &broken("between = [\"mountain\", \"meadow\"]", "between = [\"mountain\", \"forest\"]"),
        &["no river", "no neighbours"],
    );
}

/// GC-11: the districts are joined as a city, and every land has a gate into its own quarter.
#[test]
fn cities_of_another_kind_are_refused() {
    says(&broken("{ from = \"inner-desert\", to = \"outer-desert-1\" },", ""), &["roads to the two outer districts"]);
    says(&broken("{ from = \"outer-desert-1\", to = \"outer-desert-2\" },", ""), &["two other outer districts"]);
    says(&broken("{ from = \"desert-b\", to = \"outer-desert-1\" },", ""), &["gates"]);
}

/// GC-E2: the example of building needs a suburb between harbour and quarter with roads to its own and another land.
#[test]
fn the_example_of_building_can_be_laid_out() {
    let gates = ["mountain-s", "meadow-s", "forest-s", "desert-s"];
    let without = gates.iter().fold(BOARD.to_owned(), |text, gate| {
        let line =
            text.lines().find(|line| line.contains(&format!("from = \"{gate}\", to = \"outer"))).unwrap().to_owned();
        text.replace(&line, "")
    });
    says(&check(&without).unwrap_err(), &["short way"]);
}

/// Our own reconstruction looks the same after half a turn, with the same rewards and roads, so that no seat's land is
/// better than that across.
#[test]
fn the_built_in_board_is_symmetric() {
    let across = |id: &str| {
        let swap = [
            ("mountain", "@"),
            ("forest", "mountain"),
            ("@", "forest"),
            ("meadow", "#"),
            ("desert", "meadow"),
            ("#", "desert"),
        ];
        let id = swap.iter().fold(id.to_owned(), |id, (from, to)| id.replace(from, to));
        id.parse::<Place>().unwrap()
    };
    for place in Place::all() {
        let other = across(place.id());
        let ((x, y), (a, b)) = (place.at(), other.at());
        assert_eq!((x + a, y + b), (1000, 1000), "{place}");
        assert_eq!((place.reward(), place.coin()), (other.reward(), other.coin()), "{place}");
        let near: Places = place.near().iter().map(|near| across(near.id())).collect();
        assert_eq!(near, other.near(), "{place}");
    }
}

/// Our own reconstruction: the suburbs of the lands are worth the same, and the way from each coast into its own quarter
/// takes as many houses.
#[test]
fn the_built_in_lands_are_equally_good() {
    let worth = |place: Place| match place.reward() {
        Some(Reward::Coin) => 1,
        Some(Reward::Coins | Reward::Terrain) => 2,
        Some(Reward::Key | Reward::Bonus | Reward::Good) => 3,
        None => 0,
    };
    let suburbs = |land| of_land(land).without(Places::CITY);
    let sums = Terrain::LANDS.map(|land| suburbs(land).iter().map(worth).sum::<u32>());
    assert!(sums.iter().max().unwrap() - sums.iter().min().unwrap() <= 1, "{sums:?}");
    for land in Terrain::LANDS {
        let harbours: Places = Places::HARBOURS.iter().filter(|harbour| harbour.terrain() == land).collect();
        let second = harbours.near().and(suburbs(land));
        assert!(!second.near().and(Places::CITY).is_empty(), "{land}: a third house can stand in the city");
    }
    assert!(board().roads.iter().all(
        |road| road.over.is_none() == (road.from.terrain() == road.to.terrain() || road.from.district().is_some())
    ));
}
