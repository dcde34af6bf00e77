//! The position of a table beside its record: what a running table goes on from when the rules of its game change.
//! Says nothing of how it was reached.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::replay::other_data;
use super::{Entry, Header, Play, Record, ReplayError, Source, Trouble};
use crate::rules::{Dice, Fault, Game, Seats, Seed};

/// A position of a table, and how much of its record led there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// How many entries lead to it.
    pub entries: usize,
    /// The version of the rules that made it.
    pub rules_version: u16,
    /// The position.
    pub state: Value,
}

/// A table that was taken up.
pub struct TakenUp {
    /// The table.
    pub play: Play,
    /// The version of the rules that it was played under before, where these are newer. The record has to be told, with
    /// [`Play::renew`], before anything is added to it.
    pub older: Option<u16>,
}

impl Play {
    /// The table as it stands.
    pub fn snapshot(&self) -> Snapshot {
        let (entries, rules_version) = (self.entries(), self.game().rules_version);
        Snapshot { entries, rules_version, state: self.table().save() }
    }

    /// The table that a record leads to. One that was played under older rules goes on from its last position: from the
    /// snapshot, or, where there is none, by playing the record again, if everything in it comes out as it did.
    ///
    /// # Errors
    /// The first entry that does not lead where it says; why the last position cannot be found.
    pub fn take_up(game: &'static Game, record: Record, snapshot: Option<&Snapshot>) -> Result<TakenUp, ReplayError> {
        let older = version_of(&record);
        if older >= game.rules_version || record.header.game != game.id {
            return Ok(TakenUp { play: Play::resume(game, record, Source::Notes)?, older: None });
        }
        let at = record.entries.len();
        let fail = |trouble| ReplayError { at, trouble };
        if let Some(trouble) = other_data(game, &record.header) {
            return Err(fail(trouble));
        }
        let fits = |snapshot: &&Snapshot| (snapshot.entries, snapshot.rules_version) == (at, older);
        let state = match snapshot.filter(fits) {
            Some(snapshot) => snapshot.state.clone(),
            None => last_position(game, &record, older)?,
        };
        let table = (game.load)(state).map_err(|fault| fail(Trouble::Position(fault)))?;
        let seats = record.header.seats;
        if table.seats() != seats {
            let why = format!("the position has {}, not {seats}", table.seats());
            return Err(fail(Trouble::Position(Fault::of("seats", why))));
        }
        let mut play = Play::at(game, record.header, table.fork());
        play.rebase(table, &record.entries);
        Ok(TakenUp { play, older: Some(older) })
    }

    /// A table of its own that goes on from where this one stands, with chance of its own. All that the seats together cannot
    /// know is drawn anew.
    ///
    /// # Errors
    /// When the game cannot go on from there.
    pub fn branch(&self, seed: Seed) -> Result<Play, Fault> {
        let mut table = self.table().fork();
        let seats = table.seats();
        table.reimagine(Seats::all(seats), &mut Dice::for_step(seed, 0));
        Play::load(self.game(), self.header().options.clone(), table.save(), seats, seed)
    }

    /// Notes that the table goes on under these rules from where it stands. Gives the entry to append.
    pub fn renew(&mut self) -> Entry {
        let state = self.table().save();
        self.note(Entry::Rebased { version: self.game().rules_version, state })
    }
}

/// The version of the rules under which the last entries of a record were played.
fn version_of(record: &Record) -> u16 {
    let versions = record.entries.iter().rev().find_map(|entry| match entry {
        Entry::Rebased { version, .. } => Some(*version),
        _ => None,
    });
    versions.unwrap_or(record.header.rules_version)
}

/// The position to which a record leads that was played under older rules, where these lead there too: each step must
/// reach the position that was noted.
fn last_position(game: &'static Game, record: &Record, older: u16) -> Result<Value, ReplayError> {
    let here = game.rules_version;
    let renamed = |entry: &Entry| match entry {
        Entry::Rebased { version, state } if *version == older => {
            Entry::Rebased { version: here, state: state.clone() }
        }
        entry => entry.clone(),
    };
    let header = match record.header.rules_version {
        version if version == older => Header { rules_version: here, ..record.header.clone() },
        _ => record.header.clone(),
    };
    let alike = Record { header, entries: record.entries.iter().map(renamed).collect() };
    let play = Play::resume(game, alike, Source::Notes)?;
    Ok(play.table().save())
}
