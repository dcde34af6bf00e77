//! What is printed: that the built-in files are what is known, and that impossible ones are refused by name.

use super::super::board::numbers;
use super::super::cards::Contract;
use super::super::data::{PARTS, data};
use super::super::effect::Effect;
use super::super::given::place;
use super::super::map::{Place, Way};
use super::super::print::{Arms, CityKind, ContractKind, Guild, Kind, Pile, Travel};
use super::super::seals::Special;
use super::super::vocabulary::check_parts;
use super::super::*;

/// The built-in files, the one of that name with a text in place of another.
fn with(file: &str, old: &str, new: &str) -> Result<(), Fault> {
    let text = |part: &Part| {
        assert!(part.file != file || part.built_in.contains(old), "{file} has no {old}");
        if part.file == file { part.built_in.replacen(old, new, 1) } else { part.built_in.to_owned() }
    };
    let texts: Vec<String> = PARTS.iter().map(text).collect();
    check_parts(&texts.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn impossible_files_are_refused_by_name() {
    let wrong = [
        ("map.toml", "kind = \"start\"", "kind = \"oasis\""),
        ("map.toml", "id = \"xian\"", "id = \"beijing\""),
        ("map.toml", "id = \"xian\"", "id = \"Xi-an\""),
        ("map.toml", "contracts = 2", "contracts = 0"),
        ("map.toml", "outpost = true", "outpost = false"),
        ("map.toml", "cost = { camels = 1 }", "cost = {}"),
        ("map.toml", "cost = { camels = 1 }", "cost = { camels = 13 }"),
        ("map.toml", "cost = { camels = 1 }", "cost = { camels = 1, silk = 1 }"),
        ("map.toml", "b = \"xanadu\"", "b = \"beijing\""),
        ("map.toml", "b = \"xanadu\"", "b = \"xian\""),
        ("map.toml", "b = \"xanadu\"", "b = \"atlantis\""),
        ("map.toml", "seal = \"farmers\"\n", ""),
        ("map.toml", "x = 1500", "x = 1700"),
        ("contracts.toml", "kind = \"blue\"", "kind = \"red\""),
        ("contracts.toml", "points = 2 }", "points = 2, copy_city_bonus = 1 }"),
        ("contracts.toml", "camels = 1, points = 2", "points = 2"),
        ("contracts.toml", "camels = 1, points = 2", "camels = 1"),
        ("contracts.toml", "camels = 1, pepper = 2", "coins = 1, pepper = 2"),
        ("contracts.toml", "id = \"blue_02\"", "id = \"blue_01\""),
        ("contracts.toml", "id = \"blue_02\"", "id = \"end\""),
        ("contracts.toml", "id = \"blue_02\"", "id = \"d5\""),
        ("city_cards.toml", "id = \"double_coins\"", "id = \"jade_to_points\""),
        ("city_cards.toml", "min_die = 1, max_die = 2", "min_die = 2, max_die = 1"),
        ("city_cards.toml", "min_die = 1, max_die = 2", "min_die = 2, max_die = 2"),
        (
            "city_cards.toml",
            "times = \"once\", min_die = 1, max_die = 6, cost = { camels = 1 }, gain = { seal_action",
            "times = \"die\", min_die = 1, max_die = 6, cost = { camels = 1 }, gain = { seal_action",
        ),
        ("city_cards.toml", "gain = { points = 3 }", "gain = {}"),
        ("city_cards.toml", "different_goods = 2", "different_goods = 4"),
        ("goals.toml", "shields = [\"falcon\", \"tiger\"]", "shields = [\"falcon\"]"),
        ("goals.toml", "shields = [\"falcon\", \"tiger\"]", "shields = [\"falcon\", \"falcon\"]"),
        ("goals.toml", "seal = \"spicers\"", "seal = \"farmers\""),
        ("offers.toml", "pile = \"I\"", "pile = \"II\""),
        ("offers.toml", "spaces = 1", "spaces = 3"),
        ("offers.toml", "min_die = 3", "min_die = 7"),
        ("offers.toml", "one_jade = { coins = 3, pepper = 4 }", "one_jade = { coins = 3, jade = 4 }"),
        ("seals.toml", "id = \"farmers\"", "id = \"spicers\""),
        ("seals.toml", "copies = 4", "copies = 3"),
        ("special_cities.toml", "id = \"baghdad\"", "id = \"xian\""),
        ("special_cities.toml", "twice_min_die = 5", "twice_min_die = 1"),
        ("special_cities.toml", "spaces = 2", "spaces = 3"),
        ("city_bonus.toml", "gain = { camels = 3 }", "gain = { contract_from_pile = 1 }"),
        ("city_bonus.toml", "[[city_bonus]]\nid = \"five_coins\"\ngain = { coins = 5 }\n", ""),
        ("outposts.toml", "gain = { gold = 2 }", "gain = { own_city_bonus = 2 }"),
        ("characters.toml", "per_jade_received = { points = 1 }", "per_jade_received = { jade = 1 }"),
        ("characters.toml", "figures = 2", "figures = 3"),
        ("characters.toml", "guild_dice = 1", "guild_dice = 4"),
        ("characters.toml", "[{ coins = 2 }, { camels = 1 }]", "[{ coins = 2 }]"),
        ("shields.toml", "[0, 1, 2", "[0, 3, 2"),
        ("rules.toml", "rounds = 5", "rounds = 6"),
        ("rules.toml", "posts = 11", "posts = 12"),
        ("rules.toml", "max_steps = 6", "max_steps = 7"),
        ("rules.toml", "max_take = 2", "max_take = 3"),
        ("rules.toml", "reroll = { camels = 1 }", "reroll = {}"),
        ("rules.toml", "coins_per_point = 10", "coins_per_point = 0"),
    ];
    for (file, old, new) in wrong {
        match with(file, old, new) {
            Err(fault) => assert_eq!(fault.field, file, "{new}: {}", fault.why),
            Ok(()) => panic!("{file} is let through with {new}"),
        }
    }
    assert_eq!(with("map.toml", "x = 1500", "x = 1490"), Ok(()));
    assert_eq!(with("contracts.toml", "camels = 1, pepper = 2", "camels = 2, pepper = 1"), Ok(()));
}

/// What the rulebook counts.
#[test]
fn there_is_as_much_of_everything_as_there_should_be() {
    let kinds = |kind| Place::all().filter(|place| place.print().city_kind == Some(kind)).count();
    let cities = [CityKind::Contract, CityKind::Card, CityKind::Special, CityKind::Bonus].map(kinds);
    assert_eq!(cities, [5, 5, 3, 2]);
    let spaces = |count: fn(Place) -> usize| Place::all().map(count).sum::<usize>();
    assert_eq!(spaces(|place| place.print().contracts.into()), 10);
    assert_eq!(spaces(|place| place.print().cards.into()), 6);
    assert_eq!(spaces(|place| place.print().city_bonus.into()), 6);
    assert_eq!(spaces(|place| place.print().outpost.into()), 10);
    assert!(Arms::ALL.into_iter().all(|arms| Place::cities().any(|city| city.print().shield == Some(arms))));
    assert_eq!((data().characters.len(), data().offers.tile.len()), (7, 18));
    assert_eq!(numbers().game.by_players.black_dice, [4, 5, 6]);
}

/// What is attested of single components.
#[test]
fn known_components_are_as_they_are_known() {
    let n = Effect::default;
    let seals = Guild::ALL.map(|guild| (guild.seal().min_die, guild.seal().jade_taken));
    assert_eq!(seals, [(1, 0), (2, 1), (3, 2), (4, 3)]);
    let jewellers = Guild::Jewellers.seal();
    assert_eq!(
        (jewellers.improve_cost, jewellers.bonus),
        (Effect { coins: 9, gold: 2, ..n() }, Effect { camels: 2, ..n() })
    );
    let baghdad = Special::at(place("baghdad")).unwrap().print();
    assert!(baghdad.seal == Guild::Jewellers && baghdad.once_min_die <= 3 && baghdad.twice_min_die > 3);
    for gain in
        [Effect { copy_city_bonus: 1, ..n() }, Effect { camels: 3, ..n() }, Effect { coins: 3, camels: 1, ..n() }]
    {
        assert!(data().bonuses.iter().any(|token| token.gain == gain));
    }
    assert!(data().outposts.iter().any(|tile| tile.gain == Effect { gold: 2, ..n() }));
    let known = |cost: Effect, gain: Effect| {
        Contract::all()
            .any(|it| it.print().kind == ContractKind::Red && it.print().cost == cost && it.print().gain == gain)
    };
    assert!(known(Effect { camels: 2, pepper: 2, silk: 1, ..n() }, Effect { coins: 4, points: 2, ..n() }));
    assert!(Pile::First.book().free.contains(&Effect { jade: 1, pepper: 2, ..n() }));
    let card = |cost: Effect, gain: Effect| {
        data().cards.iter().flat_map(|card| &card.options).any(|it| it.cost == cost && it.gain == gain)
    };
    assert!(card(Effect { camels: 1, jade: 1, ..n() }, Effect { points: 3, ..n() }));
    assert!(card(Effect { camels: 1, ..n() }, Effect { coins: 3, ..n() }));
    assert!(card(Effect { coins: 1, ..n() }, Effect { camels: 1, ..n() }));
    assert!(card(n(), Effect { coins: 2, ..n() }) && card(n(), Effect { points: 1, ..n() }));
    assert!(card(Effect { camels: 1, ..n() }, Effect { seal_action: 1, ..n() }));
    assert_eq!(place("hormuz").print().shield, Some(Arms::Monkey));
    assert!(place("xanadu").print().cards > 0 && place("kashgar").print().cards > 0);
    let (beijing, kashgar) = (place("beijing").print(), place("kashgar").print());
    assert!(beijing.x > 1300 && beijing.y < 300 && kashgar.x < 400 && kashgar.y < 300);
    assert_eq!(Travel::ALL.map(|travel| travel.print().max_steps), [1, 4, 6]);
}

/// The track of coats of arms: 43 points for 13, which can be reached, and no step brings less than the one before.
#[test]
fn the_track_of_coats_of_arms_rises() {
    let track = &data().arms_points;
    assert_eq!((track.len(), track[0], track[13]), (14, 0, 43));
    let steps: Vec<u8> = track.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps.is_sorted() && steps[0] > 0);
    let shown = data().goals.iter().map(|goal| goal.shields.len()).max().unwrap();
    let contracts: usize = data().contracts.iter().map(|contract| usize::from(contract.gain.shield)).sum();
    assert!(Arms::ALL.len() + shown + contracts >= 13);
}

/// How many steps it takes from a location to all others, with these seals.
fn steps(from: Place, seals: &[Guild]) -> Vec<Option<u32>> {
    let mut found = vec![None; Place::all().len()];
    found[from.index()] = Some(0);
    let mut next = vec![from];
    while !next.is_empty() {
        let mut later = Vec::new();
        for place in next {
            for (way, end) in place.ways() {
                if way.print().seal.is_none_or(|seal| seals.contains(&seal)) && found[end.index()].is_none() {
                    found[end.index()] = found[place.index()].map(|steps| steps + 1);
                    later.push(end);
                }
            }
        }
        next = later;
    }
    found
}

/// Eleven cities at least can be reached without a seal, all with all seals, and each seal makes some way shorter.
#[test]
fn the_map_can_be_travelled() {
    let without = steps(Place::start(), &[]);
    let reached = Place::cities().filter(|city| without[city.index()].is_some()).count();
    assert!(reached >= 11, "{reached}");
    assert!(steps(Place::start(), &Guild::ALL).iter().all(Option::is_some));
    for guild in Guild::ALL {
        let shorter = Place::all().any(|from| {
            let (plain, sealed) = (steps(from, &[]), steps(from, &[guild]));
            Place::cities().any(|city| plain[city.index()].is_some() && sealed[city.index()] < plain[city.index()])
        });
        assert!(shorter, "{guild}");
    }
}

/// Whether the point `c` lies to the left of, or to the right of the line from `a` to `b`.
fn side(a: (i32, i32), b: (i32, i32), c: (i32, i32)) -> i32 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

/// No two routes of the map cross, and no two locations lie on one another.
#[test]
fn routes_do_not_cross() {
    let at = |place: Place| (i32::from(place.print().x), i32::from(place.print().y));
    for one in Way::all() {
        for other in Way::all() {
            let ([a, b], [c, d]) = (one.ends(), other.ends());
            if [a, b].contains(&c) || [a, b].contains(&d) {
                continue;
            }
            let [a, b, c, d] = [a, b, c, d].map(at);
            let crosses = side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b);
            assert!(!crosses, "{one} {other}");
        }
    }
    for one in Place::all() {
        for other in Place::all().filter(|other| *other != one) {
            let (a, b) = (at(one), at(other));
            assert!((a.0 - b.0).pow(2) + (a.1 - b.1).pow(2) >= 110 * 110, "{one} {other}");
        }
    }
    assert_eq!(Place::all().filter(|place| place.print().kind == Kind::Oasis).count(), 9);
}

/// What things are worth in tenths of a coin, as the house edition was made with.
fn worth(effect: &Effect, good: u32) -> u32 {
    let n = |count: u8| u32::from(count);
    let different = [0, 28, 54, 74][usize::from(effect.different_goods)];
    let steps = [0, 40, 58, 74][usize::from(effect.steps.min(3))];
    10 * n(effect.coins)
        + 15 * n(effect.camels)
        + 18 * n(effect.pepper)
        + 24 * n(effect.silk)
        + 32 * n(effect.gold)
        + 28 * n(effect.jade)
        + 30 * n(effect.points)
        + good * n(effect.any_good)
        + different
        + steps
        + 20 * n(effect.contract_from_pile)
        + 25 * n(effect.contract_from_own_city)
        + 55 * n(effect.black_die)
        + 100 * n(effect.shield)
}

/// Contracts bring about as much more than they take as one another, but for the one that is known; offers for jade are
/// better than free ones, those for two more than those for one.
#[test]
fn contracts_and_offers_are_worth_about_the_same() {
    for contract in Contract::all().filter(|contract| contract.print().kind == ContractKind::Red).skip(1) {
        let print = contract.print();
        let share = 100 * 100 * worth(&print.gain, 28) / (135 * worth(&print.cost, 22) + 1500);
        assert!((88..=112).contains(&share), "{contract}: {share}");
    }
    for pile in Pile::ALL {
        let mean = |sum: u32, count: u32, jade: u32| sum / count - 28 * jade;
        let free = mean(pile.book().free.iter().map(|offer| worth(offer, 28)).sum(), 2, 0);
        let one = mean(pile.tiles().map(|tile| worth(&tile.print().one_jade, 28)).sum(), 6, 1);
        let two = mean(pile.tiles().map(|tile| worth(&tile.print().two_jade, 28)).sum(), 6, 2);
        assert!(free < one && one < two, "{pile}: {free} {one} {two}");
    }
}
