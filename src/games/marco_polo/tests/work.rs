//! How much work a question is: counted in ways walked, never by the clock.

use super::super::given::*;
use super::super::map::Place;
use super::super::moves::Pick;
use super::super::picks::Word;
use super::super::stock::Stock;
use super::super::*;
use crate::rules::{Answer, Asked, Dice, Of, Path, Questions, Seed, Stop, Table, Walked, wander};

/// More ways than this are never walked for one question with its labels: some five milliseconds of an optimized program.
const WALKED: usize = 45_000;

/// Looks at a question as it is shown to its seat, with its labels and what is refused beside it.
fn look(game: &MarcoPolo, seat: Seat, path: &[String]) -> (Asked, usize) {
    let table = Of(game.clone());
    let (asked, ways) = work::of(|| table.ask(seat, path));
    assert!(ways <= WALKED, "{ways} ways at {path:?}");
    let (_, shadows) = work::of(|| table.shadows(seat, path));
    assert!(shadows <= WALKED, "{shadows} ways for shadows at {path:?}");
    (asked, ways.max(shadows))
}

/// A position in which routes by many oases are open: whoever passes them for nothing, with all seals.
fn rich(stock: Stock, from: Place, posts: &str) -> MarcoPolo {
    let mut position =
        given(2).character(0, "mongke_khan").dice(0, "6 6 6 6 6").seals(0, "farmers spicers tailors jewelers");
    position.change_table().players[0].stock = stock;
    position.at(0, from.id()).posts(0, posts).game().clone()
}

/// MP-A9, MP-Q32: however rich a seat is and wherever it stands, no question about a journey takes much.
#[test]
fn no_question_about_a_journey_takes_much() {
    let mut most = 0;
    for (coins, camels, jade) in [(12, 12, 3), (60, 60, 20), (999, 999, 999)] {
        let stock = Stock { coins, camels, wares: [0, 0, 0, jade] };
        for from in Place::all().step_by(7) {
            let game = rich(stock, from, "");
            let verb = vec!["travel".to_owned()];
            let (Asked::One(goals), ways) = look(&game, Seat(0), &verb) else { panic!("no goals") };
            most = most.max(ways);
            for goal in goals.offers.iter().step_by(7) {
                let path: Path = ["travel", &*goal.token, "upper-d6-d6-d6"].map(str::to_owned).to_vec();
                let (Asked::One(posts), ways) = look(&game, Seat(0), &path) else { panic!("{path:?}") };
                most = most.max(ways);
                for post in posts.offers.iter().step_by(5).chain(posts.offers.last()) {
                    let path = [&path[..], std::slice::from_ref(&post.token)].concat();
                    let (routes, ways) = look(&game, Seat(0), &path);
                    most = most.max(ways);
                    if let Asked::One(routes) = routes {
                        assert!(routes.offers.len() <= 100, "{} routes at {path:?}", routes.offers.len());
                    }
                }
            }
        }
    }
    assert!(most > 4_000, "the positions are too easy: {most} ways");
}

/// All questions of random games.
#[test]
fn no_question_of_a_random_game_takes_much() {
    for seed in 0..3 {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let mut game = dealt(2 + (seed % 3) as u8, options(if seed % 2 == 0 { "extra" } else { "open" }), seed);
        while let Some(seat) = game.awaiting().first() {
            let (path, mv) = wander(&game, seat, &mut guide).unwrap();
            let path: Path = path.iter().map(Answer::token).collect();
            (0..path.len()).for_each(|length| {
                look(&game, seat, &path[..length]);
            });
            game.apply(seat, &mv, &mut chance);
        }
    }
}

/// MP-69, MP-A9: twelve ways are not the most: by seven oases it is thirteen from Xian to Fuzhou and back there.
#[test]
fn long_routes_by_many_oases_are_offered() {
    let long = "via-oasis_sichuan-lhasa-oasis_ladakh-kabul-oasis_khorasan-hormuz-oasis_sindh-jaipur-oasis_bengal-\
                oasis_annam-fuzhou-oasis_sumatra-fuzhou";
    let game = rich(Stock { coins: 60, camels: 60, wares: [0, 0, 0, 20] }, place("xian"), "");
    let path = [
        Pick::Act(moves::Act::Travel),
        Pick::Place(place("fuzhou")),
        "upper-d6-d6-d6".parse().unwrap(),
        Pick::Word(Word::None),
    ];
    let path: Vec<Answer<Pick>> = path.into_iter().map(Answer::One).collect();
    let Err(Stop::Open(question)) = Walked::along(&game, Seat(0), &path).step else { panic!("no routes") };
    let routes = question.legal.iter().map(|pick| pick.to_string()).collect::<Vec<_>>();
    assert!(routes.iter().any(|route| route.matches('-').count() > 12), "{routes:?}");
    let mut walked = path.clone();
    walked.push(Answer::One(long.parse().unwrap()));
    assert!(Walked::along(&game, Seat(0), &walked).step.is_ok(), "{routes:?}");
}
