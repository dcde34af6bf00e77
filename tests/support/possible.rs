//! Whether what `check` accepts can be played: positions of random games, mutated, loaded as the engine loads them and
//! played on.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use guildhall::record::Play;
use guildhall::rules::{Dice, Footer, Game, Guide, Seat, Seed, Sheet, Table, Text, Tongue, Viewer};
use serde_json::{Value, json};

use super::mutate::{Seen, mutate};

/// How many random games of each number of seats positions are taken from.
const GAMES: u64 = 4;
/// How many positions are taken from each.
const POSITIONS: usize = 24;
/// Of so many accepted positions one is played to its end, the others for a few steps.
const TO_THE_END_EVERY: usize = 12;
/// How many steps that is.
const STEPS: usize = 30;

/// What became of so many mutants.
#[derive(Debug, Default)]
pub struct Tally {
    pub refused: usize,
    pub accepted: usize,
    /// What went wrong, by what it is; each with how often, and once in full.
    pub faults: BTreeMap<String, (usize, String)>,
}

/// What went wrong with a position.
struct Trouble {
    /// The kind of it, by which troubles are counted.
    what: String,
    /// What was played until then.
    played: Vec<Value>,
}

/// Tries that many mutants of positions of a game, of all numbers of seats in turn.
pub fn attempt(game: &'static Game, mutants: usize, seed: u64) -> Tally {
    let seen: Vec<Seen> = game.seats.clone().map(|seats| Seen::of(positions(game, seats))).collect();
    let mut tally = Tally::default();
    for number in 0..mutants {
        // Each mutant has a chance of its own, so that one can be tried again alone.
        let mut whim = Dice::for_step(Seed::from_number(seed), number as u64);
        let seen = &seen[number % seen.len()];
        let mut state = seen.positions()[whim.one(seen.positions().len())].clone();
        let wanted = 1 + [0, 0, 0, 1, 1, 2][whim.one(6)];
        let changes: Vec<String> = (0..wanted).filter_map(|_| mutate(&mut state, seen, &mut whim)).collect();
        let far = number % TO_THE_END_EVERY == 0;
        match quietly(|| try_out(game, &state, far, &mut whim)) {
            Ok(None) => tally.refused += 1,
            Ok(Some(())) => tally.accepted += 1,
            Err(trouble) => {
                tally.accepted += 1;
                let said = || full(game, number, &changes, &state, &trouble);
                tally.faults.entry(trouble.what.clone()).or_insert_with(|| (0, said())).0 += 1;
            }
        }
    }
    tally
}

/// Positions of random games, with every option in turn.
fn positions(game: &'static Game, seats: u8) -> Vec<Value> {
    let mut positions = Vec::new();
    for number in 0..GAMES {
        let settings = game.settings.iter().map(|setting| {
            let value = setting.values[number as usize % setting.values.len()];
            (setting.name.to_owned(), Value::from(value))
        });
        let seed = Seed::from_number(9_000 + 100 * u64::from(seats) + number);
        let play = Play::open(game, &settings.collect(), seats, seed).expect("a table of these settings");
        let mut whim = Dice::for_step(seed, 1);
        let mut table = play.table().fork();
        let mut saved = vec![table.save()];
        while !table.awaiting().is_empty() {
            let awaiting: Vec<Seat> = table.awaiting().iter().collect();
            let seat = awaiting[whim.one(awaiting.len())];
            let mut guide = Dice::for_step(seed, 1_000_000 + saved.len() as u64);
            assert!(table.stride(seat, &mut guide, &mut whim), "a dealt game of {} goes on", game.id);
            saved.push(table.save());
        }
        let every = saved.len().div_ceil(POSITIONS);
        positions.extend(saved.pop());
        positions.extend(saved.into_iter().step_by(every));
    }
    positions
}

/// Loads a position and plays on: nothing where it is refused.
fn try_out(game: &'static Game, state: &Value, far: bool, whim: &mut Dice) -> Result<Option<()>, Trouble> {
    let Ok(table) = guarded(&[], || (game.load)(state.clone()))? else { return Ok(None) };
    let mut trial = Trial { table, played: Vec::new() };
    let seats = trial.table.seats();
    trial.demand(game.seats.contains(&seats), || format!("{seats} seats are let in"))?;
    trial.demand(trial.table.save() == *state, || {
        format!("loaded as something else: {}", changed(state, &*trial.table))
    })?;
    let steps = if far { game.longest } else { STEPS };
    for _ in 0..steps {
        trial.guard(shown)?;
        let awaiting: Vec<Seat> = trial.table.awaiting().iter().collect();
        if awaiting.is_empty() {
            let over = trial.guard(|table| table.standing().is_some())?;
            return trial.demand(over, || "nobody is awaited, and it is not over".to_owned()).map(Some);
        }
        for seat in &awaiting {
            trial.demand(seat.0 < seats, || "a seat is awaited that is not there".to_owned())?;
            let way = trial.guard(|table| table.wander(*seat, &mut Dice::for_step(Seed::from_number(1), 1)))?;
            trial.demand(way.is_some(), || "a seat is awaited that has nothing to choose".to_owned())?;
        }
        trial.step(awaiting[whim.one(awaiting.len())], whim)?;
    }
    let loaded = trial.guard(|table| (game.load)(table.save()).is_ok_and(|loaded| loaded.hash() == table.hash()))?;
    trial.demand(loaded, || "saved and loaded it is another".to_owned())?;
    let ends = !far || trial.table.awaiting().is_empty();
    trial.demand(ends, || format!("no end after {steps} steps")).map(Some)
}

/// An accepted position and what was played from it.
struct Trial {
    table: Box<dyn Table>,
    played: Vec<Value>,
}

impl Trial {
    fn demand(&self, holds: bool, what: impl FnOnce() -> String) -> Result<(), Trouble> {
        if holds { Ok(()) } else { Err(Trouble { what: what(), played: self.played.clone() }) }
    }

    fn guard<T>(&self, ask: impl FnOnce(&dyn Table) -> T) -> Result<T, Trouble> {
        guarded(&self.played, || ask(&*self.table))
    }

    /// Plays a random move; the position it leads to is acceptable, too.
    fn step(&mut self, seat: Seat, whim: &mut Dice) -> Result<(), Trouble> {
        let Some(path) = self.guard(|table| table.wander(seat, whim))? else {
            return self.demand(false, || "a seat is awaited that finds nothing to choose".to_owned());
        };
        self.guard(|table| (0..path.len()).for_each(|at| drop(table.ask(seat, &path[..at]))))?;
        let before = self.table.fork();
        let verb = path.first().cloned().unwrap_or_default();
        let request = |drawn: &Value| json!({"op": "play", "seat": seat.0, "path": path, "chance": drawn});
        let outcome = catch(|| self.table.play(seat, &path, whim));
        self.played.push(request(&match &outcome {
            Ok(Ok(played)) => json!(played.drawn),
            _ => Value::Null,
        }));
        let outcome = outcome.map_err(|why| {
            self.table = before;
            Trouble { what: format!("`{verb}` panics: {why}"), played: self.played.clone() }
        })?;
        self.demand(outcome.is_ok(), || format!("`{verb}` is offered and refused: {:?}", outcome.as_ref().err()))?;
        let fault = self.guard(|table| table.check().err())?;
        self.demand(fault.is_none(), || match fault {
            Some(fault) => format!("`{verb}` leads to what is refused: {}: {}", fault.field, fault.why),
            None => String::new(),
        })
    }
}

/// Makes what everybody is shown, in words and a picture.
fn shown(table: &dyn Table) {
    let seats = || (0..table.seats()).map(Seat);
    table.stage();
    table.scores();
    table.view_json(Viewer::Public);
    table.describe(Viewer::Public, table.board());
    for seat in seats() {
        table.duty(seat);
        table.own(seat);
        table.describe(Viewer::Seat(seat), Sheet::Own);
    }
    table.scene(Viewer::Public, table.board(), &[], &[], &Footer::default(), &Mute);
}

/// Says nothing: only that words can be asked for matters here.
struct Mute;

impl Tongue for Mute {
    fn say(&self, text: &Text) -> String {
        text.key.to_string()
    }

    fn name(&self, _: Seat) -> String {
        String::new()
    }
}

/// The first places in which what was loaded is not what was given.
fn changed(state: &Value, table: &dyn Table) -> String {
    let saved = table.save();
    let fields = saved.as_object().into_iter().flatten();
    let other: Vec<&str> =
        fields.filter(|(name, value)| state.get(name) != Some(value)).map(|(name, _)| &**name).collect();
    other.join(", ")
}

/// A trouble in full: what was changed, and what to feed to the engine to see it.
fn full(game: &Game, number: usize, changes: &[String], state: &Value, trouble: &Trouble) -> String {
    let seats = state.get("players").or(state.pointer("/table/players")).and_then(Value::as_array).map(Vec::len);
    let load = json!({"op": "load", "game": game.id, "seats": seats, "state": state});
    let lines: Vec<String> = std::iter::once(&load).chain(&trouble.played).map(Value::to_string).collect();
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("possible-{}-{number}.jsonl", game.id));
    let kept = match std::fs::write(&path, lines.join("\n") + "\n") {
        Ok(()) => path.display().to_string(),
        Err(error) => error.to_string(),
    };
    format!("mutant {number}: {}; after {} steps; {kept}", changes.join("; "), trouble.played.len())
}

thread_local! {
    /// What the last panic of this thread said, while panics are expected.
    static SAID: Cell<Option<String>> = const { Cell::new(None) };
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs something whose panics are caught, so that they are not printed.
fn quietly<T>(run: impl FnOnce() -> T) -> T {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let loud = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if QUIET.get() { SAID.set(Some(info.to_string().replace('\n', " "))) } else { loud(info) }
        }));
    });
    QUIET.set(true);
    let done = run();
    QUIET.set(false);
    done
}

fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| SAID.take().unwrap_or_default())
}

fn guarded<T>(played: &[Value], run: impl FnOnce() -> T) -> Result<T, Trouble> {
    catch(run).map_err(|why| Trouble { what: format!("a panic: {why}"), played: played.to_vec() })
}
