//! A table being played, together with its record. What the manager, the engine and the tools hold.
//!
//! A [`Play`] is cheap to copy: decide on a copy, store the entry, then put the copy in the place of the original.

use std::sync::Arc;

use serde_json::Value;

use super::replay::Trouble;
use super::{Dealt, Entry, Header, Record, ReplayError, Source};
use crate::rules::{
    Chance, Dice, Fault, Fingerprint, Game, Noted, Path, Played, Refusal, Scripted, Seat, Seed, Table, Text, Told,
    Viewer, current_fingerprint,
};

/// A decision that counts, with what it led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The place of its entry in the record, from 0.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub path: Path,
    /// Whether the table played it, there being only one legal path.
    pub auto: bool,
    /// What it led to.
    pub played: Played,
    /// The fingerprint of the position reached.
    pub hash: Fingerprint,
}

/// A table being played.
#[derive(Clone)]
pub struct Play {
    game: &'static Game,
    record: Record,
    /// The position from which steps are counted on: the setup, a snapshot, or where rules changed.
    base: Arc<dyn Table>,
    /// The step of `base`.
    floor: usize,
    /// The steps after `base`.
    steps: Vec<Arc<Step>>,
    table: Arc<dyn Table>,
}

impl Play {
    /// Opens a table and deals. `options` may be `Null`; settings that are missing have their first value.
    ///
    /// # Errors
    /// Which of `options` and `seats` is impossible.
    pub fn open(game: &'static Game, options: &Value, seats: u8, seed: Seed) -> Result<Play, Fault> {
        Play::open_with(game, options, seats, None, seed)
    }

    /// Opens a table at which `first` begins; without it the lot decides.
    ///
    /// # Errors
    /// Which of `options`, `seats` and `first` is impossible.
    pub fn open_with(
        game: &'static Game,
        options: &Value,
        seats: u8,
        first: Option<Seat>,
        seed: Seed,
    ) -> Result<Play, Fault> {
        let mut dice = Dice::for_step(seed, 0);
        let mut noted = Noted::new(&mut dice);
        let table = (game.new)(options, seats, first, &mut noted)?;
        let dealt = Dealt { drawn: noted.drawn, hash: table.hash() };
        let header = Header { first, dealt: Some(dealt), ..header(game, options.clone(), seats, seed) };
        Ok(Play::at(game, header, table))
    }

    /// Opens a table at a position set up by hand. The record begins with that position.
    ///
    /// # Errors
    /// The field of the position that cannot be so.
    pub fn load(game: &'static Game, state: Value, seats: u8, seed: Seed) -> Result<Play, Fault> {
        let table = (game.load)(state.clone())?;
        if table.seats() != seats {
            return Err(Fault::of("seats", format!("the position has {}, not {seats}", table.seats())));
        }
        let mut play = Play::at(game, header(game, Value::Null, seats, seed), table);
        play.record.entries.push(Entry::Rebased { version: game.rules_version, state });
        Ok(play)
    }

    /// A table at a first position.
    pub(super) fn at(game: &'static Game, header: Header, table: Box<dyn Table>) -> Play {
        let table: Arc<dyn Table> = Arc::from(table);
        let record = Record { header, entries: Vec::new() };
        Play { game, record, base: table.clone(), floor: 0, steps: Vec::new(), table }
    }

    /// Puts the table at another position, from which it goes on; the entries so far are given.
    pub(super) fn rebase(&mut self, table: Box<dyn Table>, entries: &[Entry]) {
        self.record.entries = entries.to_vec();
        self.floor = self.record.steps().len();
        self.base = Arc::from(table);
        self.table = self.base.clone();
        self.steps.clear();
    }

    /// What is known of the game.
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// What is stored of the table.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The position, to look at.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The position, to look at later or elsewhere.
    pub fn shared(&self) -> Arc<dyn Table> {
        self.table.clone()
    }

    /// How many steps have been made; 0 after the setup. Goes back when steps are undone, while the number of
    /// entries only grows: a control that must not outlive an undo names the latter, [`Play::entries`].
    pub fn step(&self) -> usize {
        self.floor + self.steps.len()
    }

    /// How many entries the record has.
    pub fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// The earliest step that [`Play::steps`] remembers is the one after this.
    pub const fn floor(&self) -> usize {
        self.floor
    }

    /// The steps that count, with their numbers, from `after` (exclusive) on.
    pub fn steps(&self, after: usize) -> impl DoubleEndedIterator<Item = (usize, &Step)> {
        let skipped = after.saturating_sub(self.floor).min(self.steps.len());
        self.steps[skipped..].iter().enumerate().map(move |(at, step)| (self.floor + skipped + at + 1, &**step))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.awaiting().is_empty()
    }

    /// Plays a move with the chance that the seed has for this step. A refused one changes nothing.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(&mut self, seat: Seat, path: &[String], auto: bool) -> Result<(Entry, Played), Refusal> {
        let mut dice = self.dice();
        self.play_with(seat, path, auto, &mut dice)
    }

    /// Plays a move with given chance: for positions tried out by hand, whose records then do not follow from
    /// their seed, only from their notes.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play_with(
        &mut self,
        seat: Seat,
        path: &[String],
        auto: bool,
        chance: &mut dyn Chance,
    ) -> Result<(Entry, Played), Refusal> {
        let mut next = self.table.fork();
        let played = next.play(seat, path, chance)?;
        let hash = next.hash();
        let entry = Entry::Played { seat, path: path.to_vec(), drawn: played.drawn.clone(), hash, auto };
        let step = Step { entry: self.entries(), seat, path: path.to_vec(), auto, played: played.clone(), hash };
        self.record.entries.push(entry.clone());
        self.steps.push(Arc::new(step));
        self.table = Arc::from(next);
        Ok((entry, played))
    }

    /// The chance of the next step.
    pub fn dice(&self) -> Dice {
        Dice::for_step(self.record.header.seed, self.step() as u64 + 1)
    }

    /// A decision that is none: an awaited seat with one legal path, if everybody may know that. The manager plays it and
    /// marks it `auto`.
    pub fn forced(&self) -> Option<(Seat, Path)> {
        let is_open = |path: &Path| !path.first().is_some_and(|verb| self.game.veiled.contains(&verb.as_str()));
        self.table.awaiting().iter().find_map(|seat| {
            let (mut paths, complete) = self.table.paths(seat, 1);
            let path = paths.pop().filter(|path| complete && paths.is_empty() && is_open(path))?;
            Some((seat, path))
        })
    }

    /// Goes back to a step. Whether that needs anybody's consent is [`Play::consent`]'s to say.
    ///
    /// # Errors
    /// When the step is not in the past, or lies before a change of rules.
    pub fn undo(&mut self, to: usize) -> Result<Entry, ReplayError> {
        let at = self.entries() + 1;
        self.rewind(to).map_err(|trouble| ReplayError { at, trouble })?;
        let entry = Entry::Undone { to };
        self.record.entries.push(entry.clone());
        Ok(entry)
    }

    /// Plays the steps up to `to` again, from their notes.
    pub(super) fn rewind(&mut self, to: usize) -> Result<(), Trouble> {
        if to >= self.step() {
            return Err(Trouble::NoSuchStep { to });
        }
        if to < self.floor {
            let whole = Play::resume(self.game, self.record.clone(), Source::Notes).map_err(|e| e.trouble)?;
            if to < whole.floor || whole.floor >= self.floor {
                return Err(Trouble::NoSuchStep { to });
            }
            *self = whole;
        }
        let kept = &self.steps[..to - self.floor];
        let mut table = self.base.fork();
        for step in kept {
            let mut notes = Scripted::of(step.played.drawn.iter().copied());
            table.play(step.seat, &step.path, &mut notes).map_err(|refusal| Trouble::Refused(refusal.0.key.into()))?;
        }
        if let Some(step) = kept.last() {
            let reached = table.hash();
            if reached != step.hash {
                return Err(Trouble::Hash { noted: step.hash, reached });
            }
        }
        self.steps.truncate(to - self.floor);
        self.table = Arc::from(table);
        Ok(())
    }

    /// Notes that a seat gave up.
    pub fn concede(&mut self, seat: Seat) -> Entry {
        self.note(Entry::Conceded { seat })
    }

    /// Notes that somebody else has the seat from here on.
    pub fn take_seat(&mut self, seat: Seat, by: impl Into<String>) -> Entry {
        self.note(Entry::SeatTaken { seat, by: by.into() })
    }

    pub(super) fn note(&mut self, entry: Entry) -> Entry {
        self.record.entries.push(entry.clone());
        entry
    }

    /// The last step that the seat decided itself; 0, or the first remembered one, where there is none.
    pub fn last_own(&self, seat: Seat) -> usize {
        self.last_of(seat).map_or(self.floor, |(number, _)| number)
    }

    /// The step up to which a seat knows what happened: its last own decision. What the end of its turn led to is news,
    /// since it may have begun a new round.
    pub fn heard(&self, seat: Seat) -> usize {
        self.last_of(seat).map_or(self.floor, |(number, step)| if self.is_end(step) { number - 1 } else { number })
    }

    /// Whether a seat's turn came to its end after a step, by itself or not.
    pub fn has_ended(&self, seat: Seat, after: usize) -> bool {
        self.steps(after).any(|(_, step)| step.seat == seat && self.is_end(step))
    }

    fn last_of(&self, seat: Seat) -> Option<(usize, &Step)> {
        self.steps(0).rev().find(|(_, step)| step.seat == seat && !step.auto)
    }

    /// Whether a step is the end of a turn of many steps.
    fn is_end(&self, step: &Step) -> bool {
        self.game.end.is_some() && step.path.first().map(String::as_str) == self.game.end
    }

    /// What happened after a step, oldest first, as it was told.
    pub fn told(&self, after: usize) -> impl Iterator<Item = &Told> {
        self.steps(after).flat_map(|(_, step)| &step.played.told)
    }

    /// What a viewer reads of all that happened after a step, oldest first.
    pub fn told_to(&self, viewer: Viewer, after: usize) -> Vec<&Text> {
        self.told(after).filter_map(|told| told.to(viewer)).collect()
    }

    /// What a seat reads of all that happened since it last decided something itself.
    pub fn since(&self, seat: Seat) -> Vec<&Text> {
        self.told_to(Viewer::Seat(seat), self.heard(seat))
    }
}

fn header(game: &Game, options: Value, seats: u8, seed: Seed) -> Header {
    let (data, game, rules_version) = (current_fingerprint(game.parts), game.id.to_owned(), game.rules_version);
    Header { game, rules_version, data, options, seats, first: None, seed, dealt: None }
}
