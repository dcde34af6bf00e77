//! What is offered, worked out once more in the plainest way, at positions of random games.

use proptest::prelude::*;

use super::super::board::numbers;
use super::super::dice::{Dice as Set, Die};
use super::super::effect::Effect;
use super::super::given::options;
use super::super::map::{Place, Way};
use super::super::moves::{Act, DICE, GOAL, Move, POST, Pick, ROUTE};
use super::super::picks::{Laid, Word};
use super::super::print::{Guild, Kind, Travel};
use super::super::spaces::Space;
use super::super::state::{Player, Stage, Table};
use super::super::*;
use crate::rules::{Answer, Dice, Options, Questions, Seed, Stop, wander};

/// All picks after a path, whatever slot asks for them; none where it is refused.
fn picks(game: &MarcoPolo, seat: Seat, path: &[Pick]) -> (&'static str, Options<Pick>) {
    let path: Vec<Answer<Pick>> = path.iter().map(|pick| Answer::One(*pick)).collect();
    match crate::rules::Walked::along(game, seat, &path).step {
        Err(Stop::Open(question)) => (question.slot, question.legal),
        _ => ("", Options::new()),
    }
}

/// The dice offered after a path, those behind the pick for others among them, each with its path.
fn dice_after(game: &MarcoPolo, seat: Seat, path: &[Pick]) -> Vec<(String, Vec<Pick>)> {
    let to = |path: &[Pick], pick: &Pick| (pick.to_string(), [path, &[*pick]].concat());
    let (slot, first) = picks(game, seat, path);
    assert_eq!(slot, DICE);
    let more = [path, &[Pick::Word(Word::Other)]].concat();
    let others = if first.contains(&Pick::Word(Word::Other)) { picks(game, seat, &more).1 } else { Options::new() };
    let shown = first.iter().filter(|pick| **pick != Pick::Word(Word::Other));
    shown.map(|pick| to(path, pick)).chain(others.iter().map(|pick| to(&more, pick))).collect()
}

/// The routes offered after a path, or the only one; nothing where something else is asked for first.
fn routes_after(game: &MarcoPolo, seat: Seat, path: &[Pick]) -> Option<Vec<Vec<Place>>> {
    let answers: Vec<Answer<Pick>> = path.iter().map(|pick| Answer::One(*pick)).collect();
    let places = |pick: &Pick| if let Pick::Route(route) = pick { route.places().collect() } else { Vec::new() };
    match crate::rules::Walked::along(game, seat, &answers).step {
        Err(Stop::Open(question)) if question.slot == ROUTE => Some(question.legal.iter().map(places).collect()),
        Ok(mv) => match *mv {
            Move::Travel { journey, .. } => Some(vec![journey.first.route.places().collect()]),
            _ => None,
        },
        _ => None,
    }
}

/// All dice of a seat, one by one.
fn hand(player: &Player) -> Vec<Die> {
    player.dice.each().map(Die::own).chain(player.black.each().map(Die::black)).collect()
}

/// All sets of so many dice.
fn sets(hand: &[Die], count: usize) -> Vec<Set> {
    let mut all: Vec<Vec<Die>> = vec![Vec::new()];
    for die in hand {
        let longer: Vec<_> =
            all.iter().filter(|set| set.len() < count).map(|set| [&set[..], &[*die]].concat()).collect();
        all.extend(longer);
    }
    let mut sets: Vec<Set> = all.into_iter().filter(|set| set.len() == count).map(Set::of).collect();
    sets.sort_by_key(|set| set.to_string());
    sets.dedup();
    sets
}

/// What a blue space costs with dice, if the colour may go there (MP-40, MP-42).
fn fee(table: &Table, seat: Seat, space: Space, dice: &Set) -> Option<u8> {
    let there: Vec<_> = table.placed.iter().filter(|placed| placed.space == space).collect();
    let used = there.iter().any(|placed| placed.by == Some(seat) && placed.dice.iter().any(|die| !die.black));
    if used && dice.iter().any(|die| !die.black) {
        return None;
    }
    Some(if there.is_empty() { 0 } else { dice.iter().map(|die| die.value).min().unwrap() })
}

/// Whether a price of coins, camels and jade can be paid: jade for all that is missing.
fn pays(player: &Player, price: &Effect) -> bool {
    let (coins, camels, jade) = (player.stock.coins, player.stock.camels, player.stock.jade());
    let missing = u16::from(price.coins).saturating_sub(coins) + u16::from(price.camels).saturating_sub(camels);
    missing + u16::from(price.jade) <= jade
}

/// A walk of one figure: where it ends, what it costs, and what it passes.
#[derive(Clone, Debug)]
struct Walked {
    places: Vec<Place>,
    price: Effect,
}

impl Walked {
    fn passes(&self, city: Place) -> bool {
        self.places[..self.places.len() - 1].contains(&city)
    }

    /// How many steps it takes, for who passes oases without one (MP-A9, MP-63).
    fn steps(&self, skips: bool) -> usize {
        let free = |place: &Place| skips && place.print().kind == Kind::Oasis;
        let end = self.places.last().is_some_and(free);
        self.places.iter().filter(|place| !free(place)).count() + usize::from(end)
    }

    fn oases(&self) -> usize {
        Place::oases().filter(|oasis| self.places.contains(oasis)).count()
    }
}

/// More walks than this are not looked at.
const MOST_WALKS: usize = 1500;

/// All walks of at most so many steps that can be paid besides `before`, one after the other without any thought.
fn walks(player: &Player, from: Place, steps: usize, before: &Effect) -> Vec<Walked> {
    let free = player.ability();
    let mut all = Vec::new();
    let mut open = vec![Walked { places: Vec::new(), price: Effect::default() }];
    while let Some(walked) = open.pop().filter(|_| all.len() <= MOST_WALKS) {
        let here = walked.places.last().copied().unwrap_or(from);
        for way in Way::all() {
            let Some(place) = way.from(here) else { continue };
            let print = way.print();
            let mut cost = print.cost;
            if free.free_route_resources.contains(&print::Fare::Coins) {
                cost.coins = 0;
            }
            if free.free_route_resources.contains(&print::Fare::Camels) {
                cost.camels = 0;
            }
            let next = Walked { places: [&walked.places[..], &[place]].concat(), price: walked.price.and(&cost) };
            let sealed = print.seal.is_some_and(|seal| player.seals[seal as usize].is_none());
            let short = next.places.iter().filter(|it| !(free.skip_oases && it.print().kind == Kind::Oasis)).count();
            if !sealed && short <= steps && pays(player, &next.price.and(before)) {
                open.push(next.clone());
                if next.steps(free.skip_oases) <= steps {
                    all.push(next);
                }
            }
        }
    }
    all
}

/// Goals, dice, extra posts and routes of the travel action.
fn travel(game: &MarcoPolo, seat: Seat) {
    let (table, player) = (&game.table, game.table.player(seat));
    let skips = player.ability().skip_oases;
    let mut starts = Vec::new();
    for travel in Travel::ALL.into_iter().filter(|travel| player.ability().travel_spaces.contains(travel)) {
        for set in sets(&hand(player), travel.print().dice.into()) {
            if let Some(fee) = fee(table, seat, Space::Travel(travel), &set) {
                let price = travel.print().cost.and(&Effect { coins: fee, ..Effect::default() });
                starts.push((travel, set, price, usize::from(set.lowest().min(travel.print().max_steps))));
            }
        }
    }
    let most = starts.iter().map(|(.., steps)| *steps).max().unwrap_or_default();
    let figures = &player.figures;
    let all: Vec<Vec<Walked>> = figures.iter().map(|figure| walks(player, *figure, most, &Effect::default())).collect();
    if all.iter().map(Vec::len).sum::<usize>() > MOST_WALKS || table.turn.asks {
        return;
    }
    let (slot, goals) = picks(game, seat, &[Pick::Act(Act::Travel)]);
    assert!(slot == GOAL || slot.is_empty());
    for goal in Place::all() {
        let fits = |walked: &Walked, price: &Effect, steps: usize| {
            walked.places.last() == Some(&goal)
                && walked.steps(skips) <= steps
                && pays(player, &walked.price.and(price))
        };
        let works: Vec<_> = starts
            .iter()
            .filter(|(_, _, price, steps)| all.iter().flatten().any(|walked| fits(walked, price, *steps)))
            .collect();
        assert_eq!(goals.contains(&Pick::Place(goal)), !works.is_empty(), "{goal} in {game:?}");
        if works.is_empty() {
            continue;
        }
        let path = [Pick::Act(Act::Travel), Pick::Place(goal)];
        let dice = dice_after(game, seat, &path);
        let mut expected: Vec<String> = works
            .iter()
            .map(|(travel, set, ..)| Pick::Travel(Laid { travel: *travel, dice: *set }).to_string())
            .collect();
        let mut offered: Vec<&String> = dice.iter().map(|(token, _)| token).collect();
        expected.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offered, expected.iter().collect::<Vec<_>>(), "{goal} in {game:?}");
        let mut seen = Vec::new();
        for (travel, set, price, steps) in works {
            // Dice with the same lowest one lead to the same routes.
            if seen.contains(&(*travel, set.lowest())) {
                continue;
            }
            seen.push((*travel, set.lowest()));
            let token = Pick::Travel(Laid { travel: *travel, dice: *set }).to_string();
            let (_, path) = dice.iter().find(|(other, _)| *other == token).unwrap();
            let possible: Vec<_> = all.iter().flatten().filter(|walked| fits(walked, price, *steps)).collect();
            let (slot, posts) = picks(game, seat, path);
            if slot != POST {
                routes(game, seat, path, &possible, None);
                continue;
            }
            if figures.len() == 1 {
                let came = table.turn.came.has(figures[0]).then_some(figures[0]);
                let before = |city: Place| table.turn.passed.has(city) || came == Some(city);
                let open = Place::cities().filter(|city| !player.posts.has(*city) && *city != goal);
                let open = open.filter(|city| before(*city) || possible.iter().any(|walked| walked.passes(*city)));
                let expected: Vec<Pick> = open.map(Pick::Place).chain([Pick::Word(Word::None)]).collect();
                assert_eq!(posts.to_vec(), expected, "{goal} in {game:?}");
            }
            for post in posts {
                let city = if let Pick::Place(city) = post { Some(city) } else { None };
                let before = city.is_some_and(|city| table.turn.passed.has(city) || table.turn.came.has(city));
                routes(game, seat, &[&path[..], &[post]].concat(), &possible, city.filter(|_| !before));
            }
        }
    }
}

/// Whatever else is possible, a route offered is as good: for the price, and for the oases where they bring something.
fn routes(game: &MarcoPolo, seat: Seat, path: &[Pick], possible: &[&Walked], via: Option<Place>) {
    let Some(routes) = routes_after(game, seat, path) else { return };
    let counts = !game.table.player(seat).ability().per_different_oasis.is_empty();
    let fits = |walked: &&&Walked| via.is_none_or(|city| walked.passes(city));
    let offered: Vec<_> = possible.iter().filter(fits).filter(|walked| routes.contains(&walked.places)).collect();
    assert!(offered.len() >= routes.len(), "a route that is none: {routes:?} in {game:?}");
    for walked in possible.iter().filter(fits) {
        let as_good = offered.iter().any(|other| {
            let (a, b) = (&other.price, &walked.price);
            a.coins <= b.coins
                && a.camels <= b.camels
                && a.jade <= b.jade
                && (!counts || other.oases() >= walked.oases())
        });
        assert!(as_good, "{walked:?} is better than {routes:?} in {game:?}");
    }
    let alike = |a: &&Walked, b: &&Walked| a.price == b.price && (!counts || a.oases() == b.oases());
    let twins = (1..offered.len()).any(|at| offered[..at].iter().any(|other| alike(other, offered[at])));
    assert!(!twins || game.table.player(seat).figures.len() > 1, "two routes that do the same: {routes:?} in {game:?}");
}

/// Dice for seals.
fn seals(game: &MarcoPolo, seat: Seat) {
    let (table, player) = (&game.table, game.table.player(seat));
    let count = player.ability().guild_dice.unwrap_or(2);
    let (_, offered) = picks(game, seat, &[Pick::Act(Act::Seal)]);
    for guild in Guild::ALL {
        let fits = |set: &Set| {
            let fee = fee(table, seat, Space::Seals, set);
            let price = fee.map(|coins| Effect { coins, ..Effect::default() });
            set.lowest() >= guild.seal().min_die && price.is_some_and(|price| pays(player, &price))
        };
        let mut expected: Vec<String> =
            sets(&hand(player), count.into()).into_iter().filter(fits).map(|set| Pick::Dice(set).to_string()).collect();
        if player.has_seal(guild) {
            expected.clear();
        }
        assert_eq!(offered.contains(&Pick::Guild(guild)), !expected.is_empty(), "{guild} in {game:?}");
        if !expected.is_empty() {
            let dice = dice_after(game, seat, &[Pick::Act(Act::Seal), Pick::Guild(guild)]);
            let mut dice: Vec<String> = dice.into_iter().map(|(token, _)| token).collect();
            dice.sort_unstable();
            expected.sort_unstable();
            assert_eq!(dice, expected, "{guild} in {game:?}");
        }
    }
}

/// Dice for the Khan, and whether the turn can end.
fn khan_and_end(game: &MarcoPolo, seat: Seat) {
    let (table, player) = (&game.table, game.table.player(seat));
    let row: Vec<_> = table.placed.iter().filter(|placed| placed.space == Space::Khan).collect();
    let used = row.iter().any(|placed| placed.by == Some(seat) && placed.dice.has_own());
    let last = row.last().map_or(0, |placed| placed.dice.lowest());
    let mut fits: Vec<Die> = hand(player).into_iter().filter(|die| die.value >= last && (die.black || !used)).collect();
    fits.dedup();
    if table.turn.acted || row.len() >= usize::from(numbers().khan.spaces) {
        fits.clear();
    }
    let (_, dice) = picks(game, seat, &[Pick::Act(Act::Khan)]);
    assert_eq!(dice.to_vec(), fits.into_iter().map(Pick::Die).collect::<Vec<_>>());
    let (_, verbs) = picks(game, seat, &[]);
    let acts = [Act::Book, Act::Khan, Act::Seal, Act::Travel, Act::Contracts, Act::City, Act::Card];
    let can_act = verbs.iter().any(|verb| matches!(verb, Pick::Act(act) if acts.contains(act)));
    assert_eq!(verbs.contains(&Pick::Act(Act::End)), table.turn.acted || table.turn.bagged && !can_act);
    assert!(!table.turn.acted || !can_act);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// MP-61 to MP-69, MP-57, MP-53, MP-27.
    #[test]
    fn what_is_offered_is_what_is_possible(seed: u64, seats in 2u8..=4) {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let mut game = MarcoPolo::setup(&options(""), seats, None, &mut chance).unwrap();
        let mut step = 0;
        while let Some(seat) = game.awaiting().first() {
            step += 1;
            let in_turn = game.table.stage == Stage::Turns && game.table.player(seat).open().is_none();
            if in_turn && step % 3 == 0 {
                khan_and_end(&game, seat);
                if !game.table.turn.acted {
                    seals(&game, seat);
                    travel(&game, seat);
                }
            }
            let (_, mv) = wander(&game, seat, &mut guide).unwrap();
            game.apply(seat, &mv, &mut chance);
        }
    }
}
