//! Self-play and verification, and what the program says to arguments that make no sense.

#![cfg(test)]

use std::process::{Command, Output};

use guildhall::bots::{Built, Level, Seen, whim};
use guildhall::games::GAMES;
use guildhall::record::Play;
use guildhall::rules::{Chance, Dice, Game, Seat, Seed, Viewer, Weights};
use guildhall::tools::tune::{self, News};
use guildhall::tools::{balance, picture::random_play, review, selfplay, verify};
use guildhall::words::Language;
use serde_json::Value;
use support::toy::Sound;

mod support {
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static TOY: Game = Game::of::<Sound>();

const GREEDY: Built = Built::Greedy;
const RANDOM: Built = Built::Level(Level::Easy);

fn seed(number: u64) -> Seed {
    Seed::from_number(number)
}

fn guildhall(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_guildhall")).args(arguments).output().unwrap()
}

#[test]
fn selfplay_is_the_same_for_the_same_seed() {
    let run = |number, bots: &[Built]| selfplay::run(&TOY, 3, 20, seed(number), bots).unwrap();
    let (a, b, c) = (run(1, &[RANDOM]), run(1, &[RANDOM]), run(2, &[RANDOM]));
    assert_eq!((&a.mean_scores, &a.win_share), (&b.mean_scores, &b.win_share));
    assert_ne!(a.mean_scores, c.mean_scores);
    assert_eq!((a.games, a.mean_scores.len()), (20, 3));
    assert_eq!(a.decisions, 20 * 12);
    assert!((a.win_share.iter().sum::<f64>() - 1.0).abs() < 0.001);
}

/// Shares add up, means are those of the report, and whoever has the better hand in the toy wins more often.
#[test]
fn balance_counts_what_selfplay_plays() {
    let run = |by| balance::run(&TOY, 3, 60, seed(1), &[GREEDY], by);
    let plain = run(None).unwrap();
    let report = selfplay::run(&TOY, 3, 60, seed(1), &[GREEDY]).unwrap();
    assert_eq!((&plain.report.mean_scores, plain.report.decisions), (&report.mean_scores, report.decisions));
    assert!(plain.groups.is_empty() && plain.most_decisions >= report.decisions / 60);
    let sum = |all: &[f64]| all.iter().sum::<f64>();
    assert!((sum(&plain.win_share_by_order) - 1.0).abs() < 0.01, "{plain:?}");
    let verbs: f64 = plain.all.verbs.values().sum();
    assert!((verbs * 180.0 - report.decisions as f64).abs() < 1.0, "{plain:?}");
    // Whoever has the same in one place of the view is a group; of a list, whoever has the same entry.
    let grouped = run(Some("/claimed")).unwrap();
    let seats: u64 = grouped.groups.values().map(|group| group.seats).sum();
    let wins: f64 = grouped.groups.values().map(|group| group.win_share * group.seats as f64).sum();
    assert!(grouped.groups.len() > 1, "{grouped:?}");
    assert_eq!(seats, 3 * 180, "every seat counts for each of the three entries");
    assert!((wins - 180.0).abs() < 0.3, "{grouped:?}");
    assert!(grouped.groups.values().all(|group| (group.times_fair - 3.0 * group.win_share).abs() < 0.01));
    let points: f64 = grouped.groups.values().map(|group| group.uses.points["toy-hand"] * group.seats as f64).sum();
    assert!((points / 540.0 - plain.all.points["toy-hand"]).abs() < 0.01, "{grouped:?}");
    let chips = run(Some("/claimed/{}")).unwrap().groups;
    assert!(chips.len() > 1 && chips.values().all(|group| group.seats == 60), "each chip is somebody's in each game");
    let all = &run(Some("/bag")).unwrap().groups;
    assert!(all.len() == 1 && all.values().all(|group| group.seats == 180 && (group.times_fair - 1.0).abs() < 0.01));
    assert!(run(Some("/nothing/{}")).is_err_and(|error| error.to_string().contains("/nothing/")));
}

#[test]
fn who_looks_ahead_beats_chance() {
    let first = selfplay::run(&TOY, 2, 100, seed(1), &[GREEDY, RANDOM]).unwrap();
    let second = selfplay::run(&TOY, 2, 100, seed(1), &[RANDOM, GREEDY]).unwrap();
    let won = first.win_share[0] + second.win_share[1];
    assert!(won > 1.5, "of 2: {won}; {first:?} {second:?}");
}

/// Measured over more games than a test has time for: 100 of 100.
#[test]
fn at_every_game_who_looks_ahead_beats_chance() {
    for game in GAMES {
        let seats = *game.seats.start();
        let (ahead, chance) = (GREEDY, RANDOM);
        let won: f64 = (0..usize::from(seats))
            .map(|at| {
                let bots: Vec<Built> =
                    (0..usize::from(seats)).map(|seat| if seat == at { ahead } else { chance }).collect();
                selfplay::run(game, seats, 5, seed(1), &bots).unwrap().win_share[at]
            })
            .sum();
        assert!(won >= 0.9 * f64::from(seats), "{}: {won} of {seats}", game.id);
    }
}

#[test]
fn only_a_finished_game_is_reviewed() {
    let folder = tempfile::tempdir().unwrap();
    let text = |steps| {
        let play = random_play(&GAMES[0], 2, seed(1), steps).unwrap();
        serde_json::to_string(&play.record()).unwrap()
    };
    let refused = review::run(&text(20), Language::En, 0, None).unwrap_err();
    assert_eq!(refused.to_string(), "the game of this record is not over");
    let out = folder.path().join("review.png");
    let report = review::run(&text(usize::MAX), Language::Pl, 0, Some(&out)).unwrap();
    assert_eq!(report.course.last().unwrap().1.iter().sum::<i32>(), 100);
    // Nothing was tried out, so nothing is known of how anybody decided.
    assert_eq!((report.skills, report.points), (vec![None, None], vec![]));
    assert_eq!(report.lines.len(), 1);
    assert_eq!(std::fs::read(out).unwrap()[1..4], *b"PNG");
}

/// The same order finds the same weights on however many threads, in the form in which a game keeps them.
#[test]
fn weights_are_found_again_on_any_number_of_threads() {
    let order = |threads, number| {
        let (game, from, seed) = (&GAMES[0], Weights::Greedy, seed(number));
        tune::Order { game, seats: 2, rounds: 1, games: 4, proof: 2, seed, from, threads }
    };
    let mut told = (0, 0);
    let mut tell = |news: News| match news {
        News::Over(..) => told.0 += 1,
        News::Round(..) => told.1 += 1,
    };
    let found = tune::run(&order(1, 1), &mut tell).unwrap();
    assert_eq!((told, found.games), ((3, 1), 2));
    assert_eq!(found, tune::run(&order(3, 1), &mut |_| {}).unwrap());
    let (other, before) = (tune::run(&order(2, 2), &mut |_| {}).unwrap(), (GAMES[0].weights)(&Weights::Greedy));
    assert!(found.weights != before && found.weights != other.weights);
    assert!((GAMES[0].weigh)(found.weights).is_ok());
    let toy = tune::Order { game: &TOY, ..order(1, 1) };
    assert!(tune::run(&toy, &mut |_| {}).unwrap_err().to_string().contains("no weights"));
}

#[test]
fn each_seat_can_have_its_own_bot_but_not_half_of_them() {
    let bots = [GREEDY, RANDOM];
    assert!(selfplay::run(&TOY, 3, 1, seed(1), &bots).is_err());
    assert!(selfplay::run(&TOY, 9, 1, seed(1), &[RANDOM]).is_err());
}

#[test]
fn a_bot_decides_the_same_at_the_same_table_and_nothing_when_not_asked() {
    let mut play = Play::open(&TOY, &Value::Null, 2, seed(3)).unwrap();
    for level in Level::ALL {
        let decide = || level.decide(play.table(), Seat(1), seed(3), 0);
        assert!(decide().is_some() && decide() == decide(), "{level:?}");
        assert_eq!(level.name().parse(), Ok(level));
    }
    play.play(Seat(1), &["keep".to_owned()], false).unwrap();
    for level in Level::ALL {
        assert_eq!(level.decide(play.table(), Seat(1), seed(3), 1), None, "{level:?}");
    }
}

#[test]
fn a_bots_whim_is_its_own() {
    let drawn = |mut dice: Dice| (0..8).map(|_| dice.below(1_000)).collect::<Vec<_>>();
    let own = drawn(whim(seed(1), 4, Seat(0)));
    assert_eq!(own, drawn(whim(seed(1), 4, Seat(0))));
    for other in [whim(seed(2), 4, Seat(0)), whim(seed(1), 5, Seat(0)), whim(seed(1), 4, Seat(1))] {
        assert_ne!(own, drawn(other));
    }
    assert_ne!(own, drawn(Dice::for_step(seed(1), 4)), "the chance of the table cannot be foreseen");
}

#[test]
fn a_bot_sees_what_its_seat_sees() {
    let play = Play::open(&TOY, &Value::Null, 2, seed(3)).unwrap();
    let seen = Seen::of(play.table(), Seat(1));
    assert_eq!(seen.view(), play.table().view_json(Viewer::Seat(Seat(1))));
    let imagined = seen.imagine(&mut Dice::for_step(seed(9), 9));
    assert_ne!(imagined.save(), play.table().save());
    assert_eq!(imagined.view_json(Viewer::Seat(Seat(1))), seen.view());
}

#[test]
fn what_is_no_record_or_of_no_known_game_is_said_to_be() {
    assert!(verify::run("{}").is_err_and(|error| error.to_string().contains("no record")));
    assert!(verify::run("not even JSON").is_err());
    let record = Play::open(&TOY, &Value::Null, 2, seed(3)).unwrap().record();
    let verdict = verify::run(&serde_json::to_string(&record).unwrap()).unwrap();
    assert!(!verdict.sound && verdict.line.contains("no game called toy"), "{}", verdict.line);
}

fn answer(arguments: &[&str]) -> String {
    let output = guildhall(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_program_plays_paints_writes_and_verifies_every_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    for game in GAMES {
        let seats = game.seats.start().to_string();
        let about = ["--game", game.id, "--seats", &*seats, "--seed", "7"];
        let report = answer(&[&["selfplay", "--games", "2", "--bot", "random"][..], &about].concat());
        let report: Value = serde_json::from_str(&report).unwrap();
        for field in
            ["games", "decisions", "seconds", "games_per_second", "decisions_per_second", "mean_scores", "win_share"]
        {
            assert!(!report[field].is_null(), "{field}: {report}");
        }
        for (view, language) in [("public", "en"), ("0", "pl")] {
            let (out, before) = (file("picture.png"), ["picture", "--steps", "20", "--view", view, "--lang", language]);
            let report = answer(&[&before[..], &about, &["--out", &*out]].concat());
            let report: Value = serde_json::from_str(&report).unwrap();
            assert!(report["draw_ms"].is_number() && report["encode_ms"].is_number(), "{report}");
            assert_eq!(report["bytes"], std::fs::metadata(&out).unwrap().len());
            assert!(report["width"].as_u64() > Some(300) && report["height"].as_u64() > Some(100), "{report}");
        }
        let text =
            answer(&["playthrough", game.id, "--seats", &*seats, "--seed", "7", "--options", "{}", "--mark", "3"]);
        assert!(text.contains("\nend: ") && text.contains("\n= "), "{text}");
    }
}

#[test]
fn a_record_of_the_engine_is_verified_and_a_changed_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    for game in GAMES {
        let play = random_play(game, *game.seats.end(), seed(5), 60).unwrap();
        let record = serde_json::to_string(&serde_json::json!({"ok": true, "record": play.record()})).unwrap();
        std::fs::write(&file, &record).unwrap();
        let line = answer(&["verify", file.to_str().unwrap()]);
        assert!(line.starts_with(&format!("verified: {}, {} seats, 60 steps", game.id, game.seats.end())), "{line}");
        let hash = play.table().hash().to_string();
        std::fs::write(&file, record.replace(&hash, "0123456789abcdef")).unwrap();
        let output = guildhall(&["verify", file.to_str().unwrap()]);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(!output.status.success() && said.starts_with("not verified: entry 60: reached position"), "{said}");
    }
}

#[test]
fn arguments_that_make_no_sense_get_a_sentence_and_no_panic() {
    let bad: [&[&str]; 18] = [
        &["dance"],
        &["selfplay", "--game", "chess", "--seats", "3"],
        &["selfplay", "--game", "chess", "--seats", "x"],
        &["selfplay", "--game", "chess", "--seats", "3", "--bot", "genius"],
        &["selfplay", "--game", "chess", "--seats", "3", "--seed", "zzz"],
        &["picture", "--game", "chess", "--seats", "3", "--view", "everybody", "--out", "x.png"],
        &["picture", "--game", "chess", "--seats", "3", "--lang", "xx", "--out", "x.png"],
        &["arena", "--game", "chess", "--seats", "3", "--bot", "greedy"],
        &["arena", "--game", "chess", "--seats", "3"],
        &["arena", "--game", "chess", "--seats", "3", "--bot", "strong:few"],
        &["arena", "--game", "chess", "--seats", "3", "--bot", "greedy", "--limit", "soon"],
        &["tune", "--game", "chess", "--seats", "3"],
        &["tune", "--game", GAMES[0].id, "--seats", "9"],
        &["tune", "--game", GAMES[0].id, "--seats", "2", "--rounds", "0"],
        &["tune", "--game", GAMES[0].id, "--seats", "2", "--from", "strong"],
        &["verify", "/no/such/file"],
        &["playthrough", "chess"],
        &["playthrough", "chess", "--options", "{"],
    ];
    for arguments in bad {
        let output = guildhall(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
        assert!(!said.is_empty() && !said.contains("panicked"), "{arguments:?}: {said}");
    }
}
