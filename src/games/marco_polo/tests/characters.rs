//! The seven characters.

use super::super::due::Due;
use super::super::events::Event;
use super::super::given::*;
use super::super::source::Source;
use super::super::state::Stage;
use super::super::*;

/// MP-A9, MP-E25: Möngke Khan passes oases for no step, pays all ways, and gets 3 points and 2 coins or a camel for each.
#[test]
fn mongke_khan_passes_oases() {
    let position = given(2).character(0, "mongke_khan").dice(0, "2 2").at(0, "xian").owns(0, "8 coins, 4 camels");
    let there = position.play(0, "travel jaipur middle-d2-d2");
    assert_eq!(there.offers(0, "bonus"), "2 1 0");
    for (first, owned) in [("2", "4 coins"), ("1", "2 coins, 1 camels"), ("0", "2 camels")] {
        let paid = there.fork().play(0, &format!("bonus {first}"));
        assert_eq!((paid.points(0), paid.has(0)), (6, format!("{owned}, 2 jade")));
    }
}

/// MP-A9: ending on an oasis takes a step and counts; each different one counts once; other moves count, too.
#[test]
fn mongke_khan_ends_on_oases() {
    let position = given(2).character(0, "mongke_khan").dice(0, "1 1").at(0, "xian").owns(0, "9 camels");
    let there = position.play(0, "travel oasis_sichuan middle-d1-d1");
    assert_eq!((there.points(0), there.offers(0, "bonus")), (3, "1 0".into()));
    let moved =
        given(2).character(0, "mongke_khan").card(0, "moves").dice(0, "1").at(0, "xian").owns(0, "9 camels, 9 coins");
    let moved = moved.play(0, "card card-moves d1");
    assert!(moved.is_offered(0, "move", "lhasa") && moved.is_offered(0, "move", "pagan"));
    assert_eq!(moved.play(0, "move pagan").points(0), 3);
}

/// MP-A9: routes that come to more oases are worth having, though they cost more.
#[test]
fn mongke_khan_is_offered_routes_with_more_oases() {
    let position =
        given(2).character(0, "mongke_khan").dice(0, "2 2").at(0, "xian").owns(0, "90 coins, 90 camels, 9 jade");
    let routes = position.offers(0, "travel dunhuang middle-d2-d2");
    let oases = |route: &str| route.matches("oasis").count();
    let counts: Vec<usize> = routes.split(' ').map(oases).collect();
    assert!(counts.contains(&0) && counts.iter().any(|count| *count > 0), "{routes}");
}

/// MP-A10, MP-E25: De Wu takes seals with one die, without jade of his own ability; each improved one brings a jade; one
/// coat of arms at the end.
#[test]
fn de_wu_takes_seals_with_one_die() {
    let position = given(2).character(0, "de_wu").dice(0, "3").owns(0, "3 coins, 2 camels");
    assert_eq!(position.offers(0, "seal"), "farmers spicers tailors");
    let taken = position.play(0, "seal tailors dice-d3");
    assert_eq!(taken.has(0), "3 coins, 2 camels, 2 jade");
    let farmers =
        given(2).character(0, "de_wu").seals(0, "farmers").owns(0, "3 coins, 2 camels").play(0, "improve farmers");
    assert_eq!(farmers.has(0), "3 coins, 1 jade");
    let occupied = given(2).character(1, "de_wu").play(0, "seal farmers dice-d6-d6").play(0, "end");
    assert_eq!(occupied.dice(1, "3").owns(1, "4 coins").play(1, "seal farmers dice-d3").has(1), "1 coins");
    assert_eq!(scoring::Score::of(given(2).character(0, "de_wu").open(), Seat(0), true).steps, 1);
}

/// MP-A11: Abha Basu gets 2 coins at each start of a round, a jade for each contract, and a point for each single jade.
#[test]
fn abha_basu_counts_jade() {
    let position = given(2)
        .character(0, "abha_basu")
        .dice(0, "4 4 6")
        .dice(1, "6")
        .owns(0, "")
        .play(0, "seal jewelers dice-d4-d4");
    assert_eq!((position.points(0), position.has(0)), (3, "3 jade".into()));
    let done = position.active(0, "red_01").owns(0, "2 camels, 2 pepper, 1 silk").play(0, "fulfil red_01");
    assert_eq!((done.points(0), done.has(0)), (6, "4 coins, 1 jade".into()));
    let next = done.play(0, "end").idle().rolls_all(6).idle();
    // Three coins of the money bag, and her own two.
    assert_eq!((next.open().round, next.has(0)), (2, "9 coins, 1 jade".into()));
}

/// MP-A12: Mailin and Tian Chin have 3 coins more, and a second figure in Beijing.
#[test]
fn mailin_and_tian_chin_have_two_figures() {
    let mut game = dealt(2, options(""), 1);
    let mailin = characters::Character::find("mailin_and_tian_chin").unwrap();
    if !game.table.characters.contains(&mailin) {
        game.table.characters[0] = mailin;
    }
    let seat = game.awaiting().first().unwrap();
    let mut chance = crate::rules::Dice::for_step(crate::rules::Seed::from_number(1), 1);
    carry_out(&mut game, seat, &format!("character {mailin}"), &mut chance);
    let player = game.table.player(seat);
    assert_eq!((player.stock.coins, player.figures.len(), player.figures[1]), (11, 2, place("beijing")));
}

/// MP-A12, MP-Q46: the steps are split over the figures, all paid before; each places its post, in the order named.
#[test]
fn two_figures_share_the_steps() {
    let position = given(2).character(0, "mailin_and_tian_chin").dice(0, "2 2").owns(0, "3 coins, 1 camels");
    assert!(position.offers(0, "travel xian middle-d2-d2").starts_with("none "));
    let both = position.fork().play(0, "travel xian middle-d2-d2 yangzhou").play(0, "take none").play(0, "take none");
    assert_eq!((both.posts_of(0).as_str(), both.has(0).as_str()), ("xian yangzhou", "1 coins, 2 silk, 2 gold"));
    let one = position.play(0, "travel xian middle-d2-d2 none").play(0, "take none");
    assert_eq!((one.posts_of(0).as_str(), one.player(0).figures.len()), ("xian", 2));
    let apart = given(2)
        .character(0, "mailin_and_tian_chin")
        .dice(0, "1 1")
        .at(0, "beijing dunhuang")
        .owns(0, "9 coins, 9 camels");
    assert_eq!(apart.offers(0, "travel xian middle-d1-d1"), "beijing dunhuang");
    let moved = apart.play(0, "travel xian middle-d1-d1 dunhuang").play(0, "take none");
    assert_eq!(moved.player(0).figures, [place("beijing"), place("xian")]);
}

/// MP-66, MP-A12: a route costs what the figure that walks it pays, not what it would cost from where the other stands.
#[test]
fn a_route_is_priced_for_the_figure_that_walks() {
    use crate::rules::{Asked, Of, Table};
    let position = given(2).character(0, "mailin_and_tian_chin").dice(0, "3 3").at(0, "beijing dunhuang");
    let position = position.owns(0, "20 coins, 20 camels, 9 jade");
    for figure in ["beijing", "dunhuang"] {
        let path = ["travel", "lhasa", "middle-d3-d3", figure].map(str::to_owned);
        let Asked::One(menu) = Of(position.game().clone()).ask(Seat(0), &path) else { panic!("{figure}: no routes") };
        assert!(menu.offers.len() > 1);
        for offer in &menu.offers {
            let way = format!("{} {}", path.join(" "), offer.token);
            let is_all = position.offers(0, &way) == "ready";
            let walked = position.fork().play(0, &if is_all { way } else { way + " none" });
            let paid = walked.events.iter().find_map(|event| match event {
                Event::Travelled { paid, .. } => Some(*paid),
                _ => None,
            });
            assert_eq!(super::prices::stated(&offer.choice), paid, "{offer:?}");
        }
    }
}

/// MP-A11, MP-Q48, MP-Q11: her jade for a contract is there before the move that the contract brings.
#[test]
fn jade_for_a_contract_can_pay_for_its_move() {
    let position = given(2).character(0, "abha_basu").dice(0, "6").active(0, "blue_03").at(0, "beijing");
    let position = position.owns(0, "1 camels, 2 silk").play(0, "fulfil blue_03");
    assert_eq!((position.has(0), position.offers(0, "")), ("1 jade".into(), "move jade".into()));
    assert_eq!(position.play(0, "move xanadu").has(0), "4 camels", "of the outpost there");
}

/// MP-A9, MP-63: to end on an oasis takes a step, though passing it takes none.
#[test]
fn ending_on_an_oasis_takes_its_step() {
    use crate::rules::{Asked, Of, Table, Text};
    let position = given(2).character(0, "mongke_khan").dice(0, "3 3").owns(0, "20 coins, 20 camels, 9 jade");
    let path = ["travel".to_owned()];
    let Asked::One(menu) = Of(position.game().clone()).ask(Seat(0), &path) else { panic!("no goals") };
    let oasis = menu.offers.iter().find(|offer| offer.token == "oasis_sichuan").expect("in reach");
    let steps = Text::of("mp-steps").with("n", 2u8);
    assert_eq!(oasis.choice.outcome, Some(steps));
    assert!(position.is_offered(0, "travel oasis_sichuan", "middle-d3-d3"));
}

/// MP-Q46: the other figure may go on with what is left of steps and stock, even there and back.
#[test]
fn the_second_figure_pays_with_what_is_left() {
    let position = given(2).character(0, "mailin_and_tian_chin").dice(0, "2 2").owns(0, "3 coins");
    assert_eq!(position.offers(0, "travel xian middle-d2-d2"), "ready");
    let position = position.owns(0, "4 coins");
    assert_eq!(position.offers(0, "travel xian middle-d2-d2"), "none xian");
}

/// MP-Q46, MP-A1: a movement of a reward places one post in all, where the figure ends that is named first.
#[test]
fn a_reward_places_one_post_for_two_figures() {
    let position =
        given(2).character(0, "mailin_and_tian_chin").card(0, "moves").dice(0, "3").owns(0, "9 coins, 9 camels");
    let position = position.play(0, "card card-moves d3").play(0, "move yangzhou xian");
    assert_eq!(position.posts_of(0), "yangzhou");
}

/// MP-A12: at each start of a round one bonus, chosen among those to come, is received twice.
#[test]
fn one_bonus_counts_twice() {
    let position = given(2).character(0, "mailin_and_tian_chin").character(1, "mongke_khan").dice(0, "6").dice(1, "6");
    let position =
        position.owns(0, "").posts(0, "baghdad hormuz").seals(0, "jewelers+ spicers+").rolls_all(6).next_round();
    assert_eq!((position.open().stage, position.awaited()), (Stage::Bonuses, vec![0]));
    assert_eq!(position.offers(0, "bonus"), "baghdad hormuz spicers jewelers");
    let twice = position.play(0, "bonus hormuz");
    assert_eq!((twice.has(0).as_str(), twice.open().stage), ("13 coins, 5 camels, 1 jade", Stage::Turns));
    let single = given(2)
        .character(0, "mailin_and_tian_chin")
        .character(1, "mongke_khan")
        .dice(0, "6")
        .dice(1, "6")
        .posts(0, "hormuz");
    assert_eq!(single.owns(0, "").rolls_all(6).next_round().has(0), "13 coins");
}

/// MP-A13, MP-E25: outpost tiles used by others or himself come to Filippo Vitello; he may use each once as a bonus action.
#[test]
fn filippo_vitello_keeps_outpost_tiles() {
    let red = given(2)
        .dice(1, "1 1")
        .at(1, "balkh")
        .tile("kashgar", "gold")
        .token("kashgar", "five_coins")
        .owns(1, "1 coins, 1 jade");
    let red = red.play(0, "khan d6").play(0, "end").play(1, "travel kashgar middle-d1-d1");
    assert_eq!((red.player(1).stock.wares[2], red.player(0).kept.len()), (2, 1));
    let later = red.play(1, "end");
    assert_eq!(
        (later.offers(0, "outpost"), later.refusal(0, "outpost tile-silk")),
        ("tile-gold".into(), "mp-refuse-no-outpost".into())
    );
    let used = later.play(0, "outpost tile-gold");
    assert_eq!((used.player(0).stock.wares[2], used.player(0).kept.len()), (2, 0));
    assert_eq!(used.refusal(0, "outpost"), "mp-refuse-no-outpost");
    let own = given(2).dice(0, "1 1").play(0, "travel xian middle-d1-d1").play(0, "take none");
    assert!(own.is_offered(0, "", "outpost"));
}

/// MP-A14, MP-E25, MP-Q34, MP-Q47: Isabella Donati is paid for every die rolled; at the start of a round a pair may bring
/// its own gain instead.
#[test]
fn isabella_donati_is_paid_for_dice() {
    let position =
        given(2).character(0, "isabella_donati").character(1, "mongke_khan").dice(0, "6").dice(1, "6").owns(0, "");
    let position = position.rolls(&[1, 2, 4, 4, 6, 6, 6, 6, 6, 6]).next_round();
    // Three coins of the money bag, four for the 1 and the 6; compensation is none, as there are 17.
    assert_eq!(
        (position.offers(0, "bonus"), position.has(0), position.points(0)),
        ("pair single".into(), "7 coins".into(), 1)
    );
    assert_eq!(position.fork().play(0, "bonus pair").has(0), "7 coins, 1 gold");
    assert_eq!(position.play(0, "bonus single").has(0), "7 coins, 2 camels");
}

/// MP-A14: rerolls and black dice count, without pairs; a die is in one pair at most, and two pairs are chosen one by one.
#[test]
fn isabella_donati_is_paid_for_rerolls_and_black_dice() {
    let position = given(2).character(0, "isabella_donati").dice(0, "6 6").owns(0, "4 camels");
    let rolled = position.rolls(&[2, 3]).play(0, "reroll d6").play(0, "black");
    assert_eq!((rolled.points(0), rolled.has(0)), (1, "1 camels".into()));
    let pairs =
        given(2).character(0, "isabella_donati").character(1, "mongke_khan").dice(0, "6").dice(1, "6").owns(0, "");
    let pairs = pairs.rolls(&[5, 5, 5, 5, 5, 6, 6, 6, 6, 6]).next_round();
    assert_eq!(pairs.points(0), 1);
    let both = pairs.play(0, "bonus pair").play(0, "bonus single");
    assert_eq!((both.points(0), both.has(0)), (3, "3 coins, 1 silk".into()));
}

/// MP-Q47, MP-Q22: pairs come before compensation, all of a seat's questions one after the other.
#[test]
fn pairs_come_before_compensation() {
    let position =
        given(2).character(0, "isabella_donati").character(1, "mongke_khan").dice(0, "6").dice(1, "6").owns(0, "");
    let position = position.rolls(&[1, 1, 2, 3, 4, 6, 6, 6, 6, 6]).next_round();
    assert_eq!(position.player(0).due, [Due::Compensation { missing: 4 }, Due::Pair { value: 1 }]);
    let paired = position.play(0, "bonus pair");
    assert_eq!(paired.offers(0, ""), "compensate");
}

/// MP-A16: in the variant Isabella Donati gets what the die shows that she takes.
#[test]
fn isabella_donati_picks_an_open_die() {
    let mut position = given_with(2, "open").character(0, "isabella_donati").owns(0, "3 camels");
    position.change_table().black = [2, 2, 5, 6].into_iter().collect();
    assert_eq!(position.play(0, "black b6").has(0), "2 coins");
}

/// MP-A15, MP-E25: Gantulga Od uses the lower travel space alone, and pays neither coins nor camels on ways, also when a
/// reward moves him; jade, seals and the price of the space remain.
#[test]
fn gantulga_od_walks_for_nothing() {
    let position = given(2).character(0, "gantulga_od").dice(0, "1 1 6 6 6").at(0, "pagan").owns(0, "2 coins, 1 jade");
    let there = position.play(0, "travel kabul lower-d1");
    assert_eq!(there.has(0), "6 coins");
    let spaces = given(2).character(0, "gantulga_od").dice(0, "1 6 6").owns(0, "2 coins");
    assert_eq!(spaces.offers(0, "travel xian"), "lower-d1 lower-d6");
    assert_eq!(spaces.refusal(0, "travel xian middle-d6-d6"), "mp-refuse-travel-space");
    assert!(!spaces.is_offered(0, "travel", "fuzhou"));
    let poor = given(2).character(0, "gantulga_od").dice(0, "1").owns(0, "1 coins");
    assert_eq!(poor.refusal(0, "travel"), "mp-refuse-travel-dear");
    let moved =
        given(2).character(0, "gantulga_od").card(0, "moves").dice(0, "6").owns(0, "").play(0, "card card-moves d6");
    assert!(moved.is_offered(0, "move", "oasis_annam"));
}

/// MP-121: what a character brings is told with its name.
#[test]
fn what_a_character_brings_is_told() {
    let position = given(2).character(0, "abha_basu").dice(0, "4 4").play(0, "seal spicers dice-d4-d4");
    let told = position.events.iter().any(|event| matches!(event, Event::Got { from: Source::Character(_), .. }));
    assert!(told, "{:?}", position.events);
}
