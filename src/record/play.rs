//! A table being played, together with its record. What the manager, the engine and the tools hold.
//!
//! A [`Play`] is cheap to copy: decide on a copy, store the entry, then put the copy in the place of the original.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::Value;

use super::replay::Trouble;
use super::scroll::{Scroll, make_room};
use super::seating::Seating;
use super::step::{Kept, Step};
use super::turns::Turns;
use super::{Dealt, Ending, Entry, Header, How, Record, ReplayError, Source, story};
use crate::rules::{
    Chance, Dice, Fault, Game, Noted, Path, Played, Refusal, Seat, Seats, Seed, Table, Told, current_fingerprint,
};

/// What was told after each of the newest steps is at hand; what was told before is found by playing again.
pub(super) const AT_HAND: usize = 4;

/// A position, what was told after each step on the way there, and the latest turns.
pub(super) type Replayed = (Box<dyn Table>, Vec<Vec<Told>>, Turns);

/// A table being played. Copies share all that does not change.
#[derive(Clone)]
pub struct Play {
    game: &'static Game,
    header: Arc<Header>,
    /// The record, entry by entry.
    pub(super) entries: Arc<Scroll>,
    /// The position from which steps are counted on: the setup, a snapshot, or where rules changed.
    base: Arc<dyn Table>,
    /// The step of `base`.
    floor: usize,
    /// The steps after `base`.
    steps: Arc<Vec<Kept>>,
    /// What was told after the newest of them, the newest last.
    pub(super) news: VecDeque<Arc<[Told]>>,
    /// The latest turns.
    pub(super) turns: Turns,
    /// What the entries that are no moves add up to.
    pub(super) seating: Seating,
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

    /// Opens a table at a position, which the record begins with. The options say how that was dealt, where that is known.
    ///
    /// # Errors
    /// The field of the position that cannot be so.
    pub fn load(game: &'static Game, options: Value, state: Value, seats: u8, seed: Seed) -> Result<Play, Fault> {
        let table = (game.load)(state.clone())?;
        if table.seats() != seats {
            return Err(Fault::of("seats", format!("the position has {}, not {seats}", table.seats())));
        }
        let mut play = Play::at(game, header(game, options, seats, seed), table);
        play.note(Entry::Rebased { version: game.rules_version, state });
        Ok(play)
    }

    /// A table at a first position.
    pub(super) fn at(game: &'static Game, header: Header, table: Box<dyn Table>) -> Play {
        let table: Arc<dyn Table> = Arc::from(table);
        Play {
            game,
            header: Arc::new(header),
            entries: Arc::default(),
            base: table.clone(),
            floor: 0,
            steps: Arc::default(),
            news: VecDeque::new(),
            turns: Turns::default(),
            seating: Seating::default(),
            table,
        }
    }

    /// Puts the table at another position, from which it goes on; the entries so far are given.
    pub(super) fn rebase(&mut self, table: Box<dyn Table>, entries: &[Entry]) {
        self.entries = Arc::new(Scroll::of(entries));
        self.seating = Seating::of(entries);
        self.floor = super::steps(entries.iter()).len();
        self.base = Arc::from(table);
        self.table = self.base.clone();
        self.steps = Arc::default();
        self.news.clear();
        self.turns = Turns::default();
    }

    /// What is known of the game.
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// What is stored of the table.
    pub fn record(&self) -> Record {
        Record { header: Header::clone(&self.header), entries: self.entries_from(0).collect() }
    }

    /// How the table began.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The entries of the record from a place on, from 0.
    pub fn entries_from(&self, place: usize) -> impl Iterator<Item = Entry> {
        self.entries.from(place..)
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
        self.entries.len()
    }

    /// The earliest step that [`Play::steps`] remembers is the one after this.
    pub const fn floor(&self) -> usize {
        self.floor
    }

    /// The steps that count, with their numbers, from `after` (exclusive) on.
    pub fn steps(&self, after: usize) -> impl DoubleEndedIterator<Item = (usize, Step)> {
        let skipped = after.saturating_sub(self.floor).min(self.steps.len());
        self.steps[skipped..].iter().enumerate().map(move |(at, step)| (self.floor + skipped + at + 1, step.step()))
    }

    /// What was decided in a step, and the results of chance.
    pub fn made(&self, step: Step) -> (Path, Vec<u32>) {
        match self.entries.get(step.entry) {
            Some(Entry::Played { path, drawn, .. }) => (path, drawn),
            _ => Default::default(),
        }
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
        self.make(seat, path, (auto, None), &mut dice)
    }

    /// Plays a move that a bot of that level decided in the place of whoever holds the seat.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn stand_in(&mut self, seat: Seat, path: &[String], by: &str) -> Result<(Entry, Played), Refusal> {
        let mut dice = self.dice();
        self.make(seat, path, (false, Some(by.to_owned())), &mut dice)
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
        self.make(seat, path, (auto, None), chance)
    }

    /// Makes a move: `auto` where there was no choice, or decided by a bot in the place of whoever holds the seat.
    pub(super) fn make(
        &mut self,
        seat: Seat,
        path: &[String],
        (auto, by): (bool, Option<String>),
        chance: &mut dyn Chance,
    ) -> Result<(Entry, Played), Refusal> {
        let mut next = self.table.fork();
        let played = next.play(seat, path, chance)?;
        let hash = next.hash();
        let stands_in = by.is_some();
        let entry = Entry::Played { seat, path: path.to_vec(), drawn: played.drawn.clone(), hash, auto, by };
        let is_end = self.game.end.is_some() && path.first().map(String::as_str) == self.game.end;
        let step = Step { entry: self.entries(), seat, auto, is_final: played.is_final, stands_in, is_end };
        Arc::make_mut(&mut self.entries).push(&entry);
        let steps = Arc::make_mut(&mut self.steps);
        make_room(steps);
        steps.push(Kept::of(step));
        self.news.extend([played.told.as_slice().into()]);
        self.news.drain(..self.news.len().saturating_sub(AT_HAND));
        self.turns.before(self.step(), seat, &*self.table);
        self.turns.after(self.step(), played.ways.clone());
        self.table = Arc::from(next);
        Ok((entry, played))
    }

    /// The chance of the next step.
    pub fn dice(&self) -> Dice {
        Dice::for_step(self.header.seed, self.step() as u64 + 1)
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
        self.go_back(to, None)
    }

    /// Goes back to a step to which these seats agreed.
    ///
    /// # Errors
    /// As [`Play::undo`].
    pub fn undo_agreed(&mut self, to: usize, agreed: Seats) -> Result<Entry, ReplayError> {
        self.go_back(to, Some(agreed.iter().collect()))
    }

    fn go_back(&mut self, to: usize, agreed: Option<Vec<Seat>>) -> Result<Entry, ReplayError> {
        let at = self.entries() + 1;
        self.rewind(to).map_err(|trouble| ReplayError { at, trouble })?;
        Ok(self.note(Entry::Undone { to, agreed }))
    }

    /// Plays the steps up to `to` again, from their notes.
    pub(super) fn rewind(&mut self, to: usize) -> Result<(), Trouble> {
        if to >= self.step() {
            return Err(Trouble::NoSuchStep { to });
        }
        if to < self.floor {
            let whole = Play::resume(self.game, self.record(), Source::Notes).map_err(|e| e.trouble)?;
            if to < whole.floor || whole.floor >= self.floor {
                return Err(Trouble::NoSuchStep { to });
            }
            *self = whole;
        }
        let (table, told, turns) = self.again(to - self.floor)?;
        if let Some(step) =
            (to - self.floor).checked_sub(1).and_then(|last| self.steps.get(last)).map(|step| step.step())
        {
            let reached = table.hash();
            if let Some(noted) = self.reached(step).filter(|noted| *noted != reached) {
                return Err(Trouble::Hash { noted, reached });
            }
        }
        self.stand(to, Arc::from(table), told, turns);
        Ok(())
    }

    /// Stands after a step, where the table is that, and this was told on the way there.
    fn stand(&mut self, to: usize, table: Arc<dyn Table>, told: Vec<Vec<Told>>, turns: Turns) {
        Arc::make_mut(&mut self.steps).truncate(to - self.floor);
        let at_hand = told.len().saturating_sub(AT_HAND);
        self.news = told.into_iter().skip(at_hand).map(Into::into).collect();
        self.turns = turns;
        self.table = table;
    }

    /// The position from which steps are counted on.
    pub(super) fn base(&self) -> Arc<dyn Table> {
        self.base.clone()
    }

    /// The table as it was after a step, to look at: the record is what it is.
    pub(super) fn as_of(&self, step: usize, (table, told, turns): Replayed) -> Play {
        let mut then = self.clone();
        then.stand(step, Arc::from(table), told, turns);
        then
    }

    /// The same with other entries, none of which is a move that counts or no longer does.
    pub(super) fn with_record(mut self, entries: &[Entry]) -> Play {
        (self.entries, self.seating) = (Arc::new(Scroll::of(entries)), Seating::of(entries));
        self
    }

    /// The position after so many steps from the base on, and what happened on the way, all played again from notes.
    pub(super) fn again(&self, count: usize) -> Result<Replayed, Trouble> {
        let mut table = self.base.fork();
        let (mut told, mut turns) = (Vec::new(), Turns::default());
        for (number, step) in self.steps(self.floor).take(count) {
            turns.before(number, step.seat, &*table);
            let played = story::again(&mut *table, self, step)?;
            turns.after(number, played.ways);
            told.push(played.told);
        }
        Ok((table, told, turns))
    }

    /// Notes that a seat gave up.
    pub fn concede(&mut self, seat: Seat) -> Entry {
        self.note(Entry::Conceded { seat })
    }

    /// Notes that somebody else has the seat from here on.
    pub fn take_seat(&mut self, seat: Seat, by: impl Into<String>, how: Option<How>) -> Entry {
        self.note(Entry::SeatTaken { seat, by: by.into(), how })
    }

    /// Notes that the table was closed before the game was over.
    pub fn end(&mut self, how: Ending) -> Entry {
        self.note(Entry::Ended { how })
    }

    pub(super) fn note(&mut self, entry: Entry) -> Entry {
        Arc::make_mut(&mut self.entries).push(&entry);
        self.seating.note(self.entries.len(), &entry);
        entry
    }

    /// The last step that the seat decided, or a bot in its place; 0, or the first remembered one, where there is none.
    pub fn last_own(&self, seat: Seat) -> usize {
        let own = self.steps(0).rev().find(|(_, step)| step.seat == seat && !step.auto);
        own.map_or(self.floor, |(number, _)| number)
    }

    /// The last step that whoever holds the seat decided themselves.
    pub(super) fn own(&self, seat: Seat) -> Option<(usize, Step)> {
        self.steps(0).rev().find(|(_, step)| step.seat == seat && !step.auto && !step.stands_in)
    }

    /// The step up to which a seat knows what happened: the last decision of whoever holds it. What the end of its turn led
    /// to is news, since it may have begun a new round.
    pub fn heard(&self, seat: Seat) -> usize {
        self.own(seat).map_or(self.floor, |(number, step)| if step.is_end { number - 1 } else { number })
    }

    /// Whether a seat's turn came to its end after a step, by itself or not.
    pub fn has_ended(&self, seat: Seat, after: usize) -> bool {
        self.steps(after).any(|(_, step)| step.seat == seat && step.is_end)
    }
}

fn header(game: &Game, options: Value, seats: u8, seed: Seed) -> Header {
    let (data, game, rules_version) = (current_fingerprint(game.parts), game.id.to_owned(), game.rules_version);
    Header { game, rules_version, data, options, seats, first: None, seed, dealt: None }
}
