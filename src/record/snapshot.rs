//! Saving a table so that it can be taken up without playing it all again. A cache: the record alone would do.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::replay::other_data;
use super::{Entry, Play, Record, ReplayError, Source, Trouble};
use crate::rules::{Fault, Fingerprint, Game, Table};

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
    /// Its fingerprint.
    pub hash: Fingerprint,
}

impl Play {
    /// The table as it stands.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            entries: self.entries(),
            rules_version: self.game().rules_version,
            state: self.table().save(),
            hash: self.table().hash(),
        }
    }

    /// The table that a record leads to, from a snapshot where it can be used. What happened before the snapshot
    /// is then not remembered; going back there still works.
    ///
    /// # Errors
    /// The first entry that does not lead where it says.
    pub fn take_up(game: &'static Game, record: Record, snapshot: &Snapshot) -> Result<Play, ReplayError> {
        match usable(game, &record, snapshot) {
            None => Play::resume(game, record, Source::Notes),
            Some(table) => {
                let (before, after) = record.entries.split_at(snapshot.entries);
                let mut play = Play::at(game, record.header, table.fork());
                play.rebase(table, before);
                play.go_on(after, Source::Notes)?;
                Ok(play)
            }
        }
    }

    /// Goes on under changed rules from the snapshot of a record that was begun under older ones. Gives the entry
    /// to append.
    ///
    /// # Errors
    /// When entries are missing from the snapshot, or the new rules cannot read its position.
    pub fn carry_over(game: &'static Game, record: Record, snapshot: &Snapshot) -> Result<(Play, Entry), ReplayError> {
        let at = record.entries.len() + 1;
        let fail = |trouble| ReplayError { at, trouble };
        if let Some(trouble) = other_data(game, &record.header) {
            return Err(fail(trouble));
        }
        if snapshot.entries != record.entries.len() {
            let why = format!("a snapshot after {} of {} entries", snapshot.entries, record.entries.len());
            return Err(fail(Trouble::Position(Fault::of("entries", why))));
        }
        let table = (game.load)(snapshot.state.clone()).map_err(|fault| fail(Trouble::Position(fault)))?;
        let mut play = Play::at(game, record.header, table.fork());
        play.rebase(table, &record.entries);
        let entry = play.note(Entry::Rebased { version: game.rules_version, state: snapshot.state.clone() });
        Ok((play, entry))
    }
}

/// The snapshot's position, if it is one of this record under these rules.
fn usable(game: &Game, record: &Record, snapshot: &Snapshot) -> Option<Box<dyn Table>> {
    let is_other = snapshot.rules_version != game.rules_version || other_data(game, &record.header).is_some();
    if is_other || snapshot.entries > record.entries.len() {
        return None;
    }
    let table = (game.load)(snapshot.state.clone()).ok()?;
    (table.hash() == snapshot.hash).then_some(table)
}
