//! The arena: who sits where, what is counted, and bots of other people that do everything wrong.

#![cfg(test)]

use std::time::Duration;

use guildhall::bots::Seen;
use guildhall::games::GAMES;
use guildhall::rules::{Dice, Game, Seat, Seats, Seed, Viewer};
use guildhall::tools::arena::{self, Order, Report};
use guildhall::tools::engine::Engine;
use guildhall::tools::picture::random_play;
use serde_json::{Value, json};
use support::toy::Sound;

mod support {
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static TOY: Game = Game::of::<Sound>();

fn order(game: &'static Game, seats: u8, games: u64, bots: &[&str]) -> Order {
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Order { game, seats, games, seed: Seed::from_number(1), bots, limit: Duration::from_secs(20), threads: 1 }
}

fn run(order: &Order) -> Report {
    arena::run(order, &mut |_| {}).unwrap()
}

/// A report without what the clock says.
fn timeless(report: Report) -> Value {
    let mut report = serde_json::to_value(report).unwrap();
    report["seconds"] = Value::Null;
    report["bots"].as_array_mut().unwrap().iter_mut().for_each(|bot| bot["ms"] = Value::Null);
    report
}

#[test]
fn everybody_sits_everywhere_equally_often_and_what_is_counted_adds_up() {
    let report = run(&order(&TOY, 3, 10, &["greedy", "random"]));
    assert_eq!(report.games, 12, "four set-ups, each from three seats");
    let [ahead, chance] = &report.bots[..] else { panic!("{report:?}") };
    assert_eq!((ahead.copies, chance.copies), (1, 2));
    assert_eq!((ahead.places.iter().sum::<u64>(), chance.places.iter().sum::<u64>()), (12, 24));
    assert!((ahead.win_share + 2.0 * chance.win_share - 1.0).abs() < 0.001, "{report:?}");
    assert!(ahead.win_share > chance.win_share && ahead.rating.mean > chance.rating.mean, "{report:?}");
    for bot in &report.bots {
        assert!(bot.interval[0] <= bot.win_share && bot.win_share <= bot.interval[1], "{bot:?}");
        assert!(bot.rating.interval[0] < bot.rating.mean && bot.rating.mean < bot.rating.interval[1], "{bot:?}");
        assert!(bot.faults.is_empty() && bot.ms.median <= bot.ms.longest, "{bot:?}");
    }
    assert_eq!(ahead.decisions + chance.decisions, 12 * 12);
}

/// Equals share everything evenly when each set-up is played from every seat, for whoever sits there plays the same.
#[test]
fn equals_share_evenly_at_every_game() {
    for game in GAMES {
        for seats in game.seats.clone() {
            let report = run(&order(game, seats, 1, &vec!["random"; seats.into()]));
            assert_eq!(report.games, u64::from(seats), "one set-up from each seat");
            for bot in &report.bots {
                assert!((bot.win_share - bot.fair_share).abs() < 0.001, "{}: {report:?}", game.id);
                assert_eq!((bot.copies, &bot.places), (1, &report.bots[0].places), "{}: {report:?}", game.id);
            }
        }
    }
}

#[test]
fn however_many_threads_play_the_games_are_the_same() {
    let one = order(&TOY, 2, 40, &["greedy", "strong:60"]);
    let three = Order { threads: 3, ..one.clone() };
    assert_eq!(timeless(run(&one)), timeless(run(&three)));
    let other = Order { seed: Seed::from_number(2), ..one.clone() };
    assert_ne!(timeless(run(&one)), timeless(run(&other)));
}

#[test]
fn the_budget_makes_the_strong_bot_what_it_is() {
    let scores = |bot| {
        let report = run(&order(&TOY, 2, 4, &[bot, "greedy"]));
        (report.bots[0].mean_score, report.bots[1].mean_score)
    };
    assert_eq!(scores("strong"), scores("strong:60000"), "what it has unless told otherwise");
    assert_ne!(scores("strong"), scores("strong:1"));
}

#[test]
fn an_order_that_makes_no_sense_is_refused_before_anything_is_started() {
    let refused = |order: &Order| arena::run(order, &mut |_| panic!("played")).unwrap_err().to_string();
    assert!(refused(&order(&TOY, 2, 1, &["greedy", "greedy", "greedy"])).contains("3 bots for 2 seats"));
    assert!(refused(&order(&TOY, 9, 1, &["greedy"])).contains("seats"));
    for (command, why) in [
        ("cmd:/no/such/program", "cmd:/no/such/program cannot be started"),
        ("cmd:", "is no command"),
        ("cmd:python3 'unfinished", "is no command"),
        ("cmd:/etc", "cannot be started"),
    ] {
        let said = refused(&order(&TOY, 2, 1, &["greedy", command]));
        assert!(said.contains(why) && said.lines().count() == 1, "{said}");
    }
    let threads = Order { threads: 2, ..order(&TOY, 2, 1, &["cmd:python3", "greedy"]) };
    assert!(refused(&threads).contains("on one"), "{}", refused(&threads));
    assert!(refused(&Order { threads: 0, ..order(&TOY, 2, 1, &["greedy"]) }).contains("threads"));
}

#[cfg(feature = "outside")]
mod programs {
    //! Bots of other people: programs, of which these are written in Python.

    use std::fs;
    use std::path::Path;
    use std::process::Command;
    use std::time::Instant;

    use guildhall::tools::arena::{Kind, News, Standings};

    use super::*;

    /// A bot that does this whenever it has to decide: lines of Python, in which `seat` is its seat, `ask(op, …)` sends a
    /// request of it and reads the answer, and `say` writes a line.
    fn outside(folder: &Path, deed: &str) -> String {
        let prelude = "
import json, os, sys, time
def say(line): print(line, flush=True)
def ask(op, **more):
    say(json.dumps({'op': op, 'seat': seat, **more}))
    return json.loads(sys.stdin.readline())
def first(): return ask('paths')['paths'][0]
turns = 0
for line in sys.stdin:
    event = json.loads(line)
    if event.get('event') == 'turn':
        seat, turns = event['seat'], turns + 1
";
        let body: String = deed.lines().map(|line| format!("        {line}\n")).collect();
        let file = folder.join("bot.py");
        fs::write(&file, format!("{prelude}{body}")).unwrap();
        format!("cmd:python3 \"{}\"", file.display())
    }

    /// How such a bot does against chance, and the reasons that were told of it.
    fn against_chance(deed: &str, limit: u64) -> (Standings, Vec<String>) {
        let folder = tempfile::Builder::new().prefix("a bot's ").tempdir().unwrap();
        let bot = outside(folder.path(), deed);
        let order = Order { limit: Duration::from_millis(limit), ..order(&TOY, 2, 2, &[&bot, "random"]) };
        let (mut told, start) = (Vec::new(), Instant::now());
        let report = arena::run(&order, &mut |news| {
            if let News::Wrong(bot, fault) = news {
                assert_eq!(bot, 0);
                told.push(fault.reason);
            }
        });
        let bot = report.unwrap().bots.remove(0);
        assert!(start.elapsed() < Duration::from_secs(60), "{deed}: {:?}", start.elapsed());
        assert_eq!(bot.places.iter().sum::<u64>(), 2, "both games end: {bot:?}");
        assert!(bot.decisions >= 6, "three rounds each: {bot:?}");
        assert_eq!(bot.faults.values().sum::<u64>(), told.len() as u64);
        (bot, told)
    }

    #[test]
    fn a_bot_that_plays_by_the_lines_has_no_faults() {
        let asks_all = "
ask('view')
ask('ask', path=[], lang='pl')
assert ask('imagine', seed=3)['state'] and not ask('view', seat=None).get('own')
assert ask('play', path=first()) == {'ok': True}";
        let (bot, told) = against_chance(asks_all, 20_000);
        assert!(bot.faults.is_empty(), "{told:?}");
    }

    #[test]
    fn whatever_a_bot_does_wrong_loses_it_the_move_and_is_counted() {
        for (kind, why, deed) in [
            (Kind::Nonsense, "expected", "say('I would rather keep')"),
            (Kind::Nonsense, "unknown variant", "ask('cheat')"),
            (Kind::Nonsense, "only the engine", "say(json.dumps({'op': 'state'}))"),
            (Kind::Nonsense, "you sit at", "ask('view', seat=1 - seat)"),
            (Kind::Nonsense, "you sit at", "ask('play', path=['keep'], seat=1 - seat)"),
            (Kind::Nonsense, "chance", "ask('play', path=['keep'], chance=[1])"),
            (Kind::Illegal, "path", "ask('play', path=[])"),
            (Kind::Illegal, "", "ask('play', path=['win'])"),
        ] {
            let (bot, told) = against_chance(deed, 20_000);
            assert_eq!(bot.faults.get(&kind), Some(&bot.decisions), "{deed}: {bot:?} {told:?}");
            assert!(told.iter().all(|told| told.contains(why)), "{deed}: {told:?}");
        }
    }

    #[test]
    fn a_bot_that_ends_is_started_again_and_its_last_words_are_told() {
        let (bot, told) =
            against_chance("if turns == 2: raise ValueError('no idea')\nask('play', path=first())", 20_000);
        assert_eq!(bot.faults.get(&Kind::Crashed), Some(&(bot.decisions / 2)), "{told:?}");
        assert!(told.iter().all(|told| told == "exit status: 1: ValueError: no idea"), "{told:?}");
        let (bot, told) = against_chance("sys.exit()", 20_000);
        assert_eq!(bot.faults.get(&Kind::Crashed), Some(&bot.decisions), "{told:?}");
        let (bot, told) = against_chance("os.close(1); time.sleep(60)", 20_000);
        assert_eq!(bot.faults.get(&Kind::Crashed), Some(&bot.decisions), "{told:?}");
        assert!(told[0].contains("closed its output"), "{told:?}");
    }

    #[test]
    fn a_bot_that_thinks_for_too_long_loses_the_move() {
        let (bot, told) = against_chance("time.sleep(60)", 300);
        assert_eq!(bot.faults.get(&Kind::Slow), Some(&bot.decisions), "{told:?}");
        assert!(told.iter().all(|told| told == "no move within 300 ms"), "{told:?}");
        assert!(bot.ms.longest < 5_000.0, "{bot:?}");
    }

    #[test]
    fn a_flood_is_stopped_and_never_kept() {
        for deed in [
            "sys.stdout.write('x' * (3 << 20)); sys.stdout.flush()",
            "for n in range(100_000): say(json.dumps({'op': 'view', 'seat': seat}))",
        ] {
            let (bot, told) = against_chance(deed, 20_000);
            assert_eq!(bot.faults.get(&Kind::Flood), Some(&bot.decisions), "{deed}: {bot:?} {told:?}");
        }
        let errors = "sys.stderr.write('x' * (3 << 20)); ask('play', path=first())";
        assert!(against_chance(errors, 20_000).0.faults.is_empty(), "what it says to itself bothers nobody");
    }

    /// What is said before anything is asked would be taken for the answer to the next question.
    #[test]
    fn a_bot_that_speaks_out_of_turn_is_not_heard() {
        let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let twice =
            "path = first()\nask('play', path=path)\nsay(json.dumps({'op': 'play', 'seat': seat, 'path': path}))";
        let hasty = outside(folder.path(), twice);
        let calm = outside(other.path(), "time.sleep(0.5)\nask('play', path=first())");
        let report = run(&order(&TOY, 2, 2, &[&hasty, &calm]));
        let [hasty, calm] = &report.bots[..] else { panic!("{report:?}") };
        assert!(hasty.faults.keys().eq([&Kind::Flood]) && hasty.faults[&Kind::Flood] >= 2, "{report:?}");
        assert!(calm.faults.is_empty(), "{report:?}");
    }

    #[test]
    fn a_hopeless_bot_is_not_asked_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let bots = [&*outside(folder.path(), "say('?')"), "random"];
        let report = run(&order(&TOY, 2, 10, &bots));
        let bot = &report.bots[0];
        assert_eq!(bot.faults.get(&Kind::Nonsense), Some(&20));
        assert_eq!(bot.faults.get(&Kind::GivenUp), Some(&(bot.decisions - 20)));
    }

    /// What runs on this machine with that word among its arguments, and whatever has ended and was not waited for.
    #[cfg(target_os = "linux")]
    fn left_running(word: &str) -> Vec<String> {
        let processes = fs::read_dir("/proc").unwrap().filter_map(|entry| Some(entry.ok()?.path()));
        let lines = processes.filter_map(|path| fs::read_to_string(path.join("cmdline")).ok());
        lines.filter(|line| line.contains(word)).collect()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn no_program_outlives_the_arena() {
        let folder = tempfile::Builder::new().prefix("outlives").tempdir().unwrap();
        let word = folder.path().file_name().unwrap().to_str().unwrap().to_owned();
        for deed in ["time.sleep(60)", "ask('play', path=first())\nif turns == 3: time.sleep(60)"] {
            let bot = outside(folder.path(), deed);
            run(&Order { limit: Duration::from_millis(300), ..order(&TOY, 2, 2, &[&bot, "random"]) });
            assert_eq!(left_running(&word), [""; 0]);
        }
    }

    #[test]
    fn no_program_is_told_the_token() {
        let folder = tempfile::tempdir().unwrap();
        let deed = "if 'DISCORD_TOKEN' in os.environ: sys.exit('it is there')\nask('play', path=first())";
        let bot = outside(folder.path(), deed);
        let mut program = Command::new(env!("CARGO_BIN_EXE_guildhall"));
        program.env("DISCORD_TOKEN", format!("{}.{}.{}", "a".repeat(24), "b".repeat(6), "c".repeat(38)));
        let game = &GAMES[0];
        let seats = game.seats.start().to_string();
        program
            .args(["arena", "--game", game.id, "--seats", &seats, "--games", "1", "--limit", "20000", "--bot", &bot]);
        let output = program.args(["--bot", "random"]).output().unwrap();
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["bots"][0]["faults"], json!({}), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(report["bots"][0]["decisions"].as_u64() > Some(10), "{report}");
        assert!(output.stderr.is_empty(), "no bar where there is no terminal");
    }

    /// Measured over 100 games of each: `docs/engine.md`.
    #[test]
    fn the_example_beats_chance_at_every_game() {
        let bot = format!("cmd:python3 '{}/examples/bot.py'", env!("CARGO_MANIFEST_DIR"));
        for game in GAMES {
            let report = run(&order(game, *game.seats.start(), 6, &[&bot, "random"]));
            assert!(report.bots[0].faults.is_empty(), "{}: {report:?}", game.id);
            assert!(report.bots[0].win_share >= 0.8, "{}: {report:?}", game.id);
        }
    }
}

/// What a bot may imagine tells nothing of what is true, and an engine of its own opens it.
#[test]
fn what_is_imagined_is_the_same_whatever_is_true() {
    let mut engine = Engine::of(GAMES);
    for game in GAMES {
        for steps in [0, 30, 60, 90] {
            let play = random_play(game, *game.seats.end(), Seed::from_number(5), steps).unwrap();
            for seat in (0..play.table().seats()).map(Seat) {
                let mut other = play.table().fork();
                other.reimagine(Seats::only(seat), &mut Dice::for_step(Seed::from_number(8), 0));
                let imagined = [play.table(), &*other]
                    .map(|table| Seen::of(table, seat).imagine(&mut Dice::for_step(Seed::from_number(2), 0)).save());
                assert_eq!(imagined[0], imagined[1], "{} at {steps}, {seat:?}", game.id);
                let state = &imagined[0];
                let load = json!({"op": "load", "game": game.id, "seats": play.table().seats(), "state": state});
                let opened = engine.answer(&load.to_string());
                assert_eq!(opened["ok"], true, "{} at {steps}: {opened}", game.id);
                let again = engine.answer(&json!({"op": "view", "seat": seat}).to_string());
                assert_eq!(again["view"], play.table().view_json(Viewer::Seat(seat)), "{} at {steps}", game.id);
            }
        }
    }
}
