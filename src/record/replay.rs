//! From a record back to the table: from its notes to go on playing, from its seed to verify it. Where a record is kept
//! is not known here.

use super::{Entry, Header, Play, Record};
use crate::games;
use crate::rules::{Chance, Dice, Fault, Fingerprint, Game, Noted, Scripted, Table, current_fingerprint};

/// Where the results of chance are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Drawn anew from the seed; they must be those that were noted.
    Seed,
    /// As they were noted: works even if the generator should change.
    Notes,
}

/// The first entry of a record that does not lead where it says.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("entry {at}: {trouble}")]
pub struct ReplayError {
    /// The number of the entry, counted from 1; 0 is the header with the setup.
    pub at: usize,
    /// What is wrong with it.
    pub trouble: Trouble,
}

/// What is wrong with an entry. For the table's keeper, not for players.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Trouble {
    /// No such game is known here.
    #[error("there is no game called {0}")]
    UnknownGame(String),
    /// The record was made under other rules.
    #[error("played under version {noted} of the rules; this is version {here}")]
    OtherVersion {
        /// The version noted.
        noted: u16,
        /// The version known here.
        here: u16,
    },
    /// The record was made with other component files.
    #[error("played with the component files {noted:?}; here are {here:?} (empty: those that come with the game)")]
    OtherData {
        /// The fingerprint noted.
        noted: String,
        /// The fingerprint of the files here.
        here: String,
    },
    /// The first position, or one to go on from, is impossible.
    #[error("{}: {}", .0.field, .0.why)]
    Position(Fault),
    /// The rules refuse the move; the key of the reason.
    #[error("the rules refuse the move ({0})")]
    Refused(String),
    /// Chance gives other results than noted.
    #[error("drew {drawn:?}, noted are {noted:?}")]
    Drawn {
        /// What the record says.
        noted: Vec<u32>,
        /// What came now.
        drawn: Vec<u32>,
    },
    /// The move leads to another position than noted.
    #[error("reached position {reached}, noted is {noted}")]
    Hash {
        /// What the record says.
        noted: Fingerprint,
        /// What came now.
        reached: Fingerprint,
    },
    /// A step to go back to that is not in the past, or before the rules changed.
    #[error("there is no step {to} to go back to")]
    NoSuchStep {
        /// The step.
        to: usize,
    },
    /// Somebody went back alone to a step to which the others would have had to agree.
    #[error("nobody could go back to step {to} alone")]
    NotFree {
        /// The step.
        to: usize,
    },
    /// A seat the table does not have.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// Something that follows the end of the table.
    #[error("the table was closed before")]
    AfterEnd,
    /// Neither a setup nor a position to begin from.
    #[error("the record has no beginning")]
    NoBeginning,
}

/// Replays a record from its seed: everything must come out as noted.
///
/// # Errors
/// The first entry that does not.
pub fn verify(record: &Record) -> Result<Play, ReplayError> {
    let id = &record.header.game;
    let game = games::find(id).ok_or_else(|| ReplayError { at: 0, trouble: Trouble::UnknownGame(id.clone()) })?;
    Play::resume(game, record.clone(), Source::Seed)
}

/// What is wrong where a record was made with other component files than those here.
pub(super) fn other_data(game: &Game, header: &Header) -> Option<Trouble> {
    let here = current_fingerprint(game.parts);
    (header.data != here).then(|| Trouble::OtherData { noted: header.data.clone(), here })
}

impl Play {
    /// The table that a record leads to. Where it was begun under older rules, it is taken up at the position at
    /// which it went over to these.
    ///
    /// # Errors
    /// The first entry that does not lead where it says.
    pub fn resume(game: &'static Game, record: Record, source: Source) -> Result<Play, ReplayError> {
        let Record { header, entries } = record;
        let fail = |at| move |trouble| ReplayError { at, trouble };
        if let Some(trouble) = other_data(game, &header) {
            return Err(fail(0)(trouble));
        }
        let from = beginning(game, &header, &entries).map_err(fail(0))?;
        let mut play = match from {
            0 => Play::at(game, header.clone(), deal(game, &header, source).map_err(fail(0))?),
            _ => first_position(game, header, &entries[..from]).map_err(fail(from))?,
        };
        play.go_on(&entries[from..], source)?;
        Ok(play)
    }

    /// The table as it was when its record had so many entries, to look at. They are not checked again: they were when they
    /// were played, or when the record was taken up.
    pub fn earlier(&self, entries: usize) -> Option<Play> {
        let kept: Vec<Entry> = self.entries_from(0).take(entries).collect();
        let has_turned = |entry: Entry| matches!(entry, Entry::Undone { .. } | Entry::Rebased { .. });
        let count = self.steps(self.floor()).take_while(|(_, step)| step.entry < entries).count();
        // Where the record only grew since, the moves alone lead there. From a later position than the setup it is known to
        // lie before only where a step does.
        if entries <= self.entries() && !self.entries_from(entries).any(has_turned) && (count > 0 || self.floor() == 0)
        {
            let then = self.as_of(self.floor() + count, self.again(count).ok()?);
            return Some(then.with_record(&kept));
        }
        let earlier = Record { header: self.header().clone(), entries: kept };
        if earlier.entries.len() == entries { Play::resume(self.game(), earlier, Source::Notes).ok() } else { None }
    }

    /// Follows further entries of the record.
    pub(super) fn go_on(&mut self, entries: &[Entry], source: Source) -> Result<(), ReplayError> {
        for entry in entries {
            let at = self.entries() + 1;
            self.follow(entry, source).map_err(|trouble| ReplayError { at, trouble })?;
        }
        Ok(())
    }

    fn follow(&mut self, entry: &Entry, source: Source) -> Result<(), Trouble> {
        if self.seating.is_ended() {
            return Err(Trouble::AfterEnd);
        }
        match entry {
            Entry::Played { .. } => return self.play_again(entry, source),
            // Notes are followed wherever they lead; that they were right is asked where a record is checked.
            Entry::Undone { to, agreed: None } if source == Source::Seed && !self.is_free(*to) => {
                return Err(Trouble::NotFree { to: *to });
            }
            Entry::Undone { to, .. } => self.rewind(*to)?,
            Entry::Conceded { seat } | Entry::SeatTaken { seat, .. } if seat.0 >= self.table().seats() => {
                return Err(Trouble::NoSuchSeat);
            }
            Entry::Conceded { .. } | Entry::SeatTaken { .. } | Entry::Ended { .. } => {}
            Entry::Rebased { version, state } => {
                same_version(self.game(), *version)?;
                let table = (self.game().load)(state.clone()).map_err(Trouble::Position)?;
                let entries: Vec<Entry> = self.entries_from(0).collect();
                self.rebase(table, &entries);
            }
        }
        self.note(entry.clone());
        Ok(())
    }

    fn play_again(&mut self, entry: &Entry, source: Source) -> Result<(), Trouble> {
        let Entry::Played { seat, path, drawn, hash, auto, by } = entry else { return Ok(()) };
        let mut dice = self.dice();
        let mut notes = Scripted::of(drawn.iter().copied());
        let chance: &mut dyn Chance = match source {
            Source::Seed => &mut dice,
            Source::Notes => &mut notes,
        };
        let made = self.make(*seat, path, (*auto, by.clone()), chance);
        let (made, played) = made.map_err(|refusal| Trouble::Refused(refusal.0.key.into()))?;
        if played.drawn != *drawn {
            return Err(Trouble::Drawn { noted: drawn.clone(), drawn: played.drawn });
        }
        match made {
            Entry::Played { hash: reached, .. } if reached != *hash => Err(Trouble::Hash { noted: *hash, reached }),
            _ => Ok(()),
        }
    }
}

/// How many entries lie before the position from which the record can be followed under today's rules.
fn beginning(game: &Game, header: &Header, entries: &[Entry]) -> Result<usize, Trouble> {
    let here = game.rules_version;
    if header.dealt.is_some() && header.rules_version == here {
        return Ok(0);
    }
    let rebased = entries.iter().position(|entry| matches!(entry, Entry::Rebased { version, .. } if *version == here));
    match rebased {
        Some(at) => Ok(at + 1),
        None if header.rules_version != here => Err(Trouble::OtherVersion { noted: header.rules_version, here }),
        None => Err(Trouble::NoBeginning),
    }
}

fn deal(game: &Game, header: &Header, source: Source) -> Result<Box<dyn Table>, Trouble> {
    let dealt = header.dealt.as_ref().ok_or(Trouble::NoBeginning)?;
    let mut dice = Dice::for_step(header.seed, 0);
    let mut notes = Scripted::of(dealt.drawn.iter().copied());
    let mut noted = Noted::new(match source {
        Source::Seed => &mut dice,
        Source::Notes => &mut notes,
    });
    let table = (game.new)(&header.options, header.seats, header.first, &mut noted).map_err(Trouble::Position)?;
    if noted.drawn != dealt.drawn {
        return Err(Trouble::Drawn { noted: dealt.drawn.clone(), drawn: noted.drawn });
    }
    same_hash(dealt.hash, &*table)?;
    Ok(table)
}

/// The table at the position that the last of these entries gives.
fn first_position(game: &'static Game, header: Header, entries: &[Entry]) -> Result<Play, Trouble> {
    let Some(Entry::Rebased { version, state }) = entries.last() else { return Err(Trouble::NoBeginning) };
    same_version(game, *version)?;
    let table = (game.load)(state.clone()).map_err(Trouble::Position)?;
    let mut play = Play::at(game, header, table.fork());
    play.rebase(table, entries);
    Ok(play)
}

fn same_version(game: &Game, noted: u16) -> Result<(), Trouble> {
    let here = game.rules_version;
    if noted == here { Ok(()) } else { Err(Trouble::OtherVersion { noted, here }) }
}

fn same_hash(noted: Fingerprint, table: &dyn Table) -> Result<(), Trouble> {
    let reached = table.hash();
    if reached == noted { Ok(()) } else { Err(Trouble::Hash { noted, reached }) }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::games::GAMES;
    use crate::record::How;
    use crate::rules::{Seat, Seed, Viewer};

    /// Some moves by chance, with everything else that a record can hold among them.
    fn played(game: &'static Game, seed: Seed) -> Play {
        let mut play = Play::open(game, &Value::Null, *game.seats.start(), seed).unwrap();
        let mut guide = Dice::for_step(seed, 0);
        for number in 0..60 {
            let Some(seat) = play.table().awaiting().first() else { break };
            let path = play.table().wander(seat, &mut guide).unwrap();
            play.play(seat, &path, false).unwrap();
            match number {
                20 => drop(play.concede(Seat(0))),
                21 => drop(play.take_seat(Seat(0), "easy", Some(How::LetIn))),
                30 | 45 => drop(play.undo(play.step() - 3)),
                _ => {}
            }
        }
        play
    }

    #[test]
    fn a_table_as_it_was_is_as_its_record_was_then() {
        for game in GAMES {
            let play = played(game, Seed::from_number(11));
            let far = (0..=play.entries()).rev().step_by(4);
            for entries in far {
                let then = play.earlier(entries).unwrap();
                let record = Record { entries: play.entries_from(0).take(entries).collect(), ..play.record() };
                let again = Play::resume(game, record.clone(), Source::Notes).unwrap();
                assert_eq!((then.step(), then.floor(), then.record()), (again.step(), again.floor(), record));
                assert_eq!(then.table().hash(), again.table().hash(), "{}", game.id);
                let came = |play: &Play| play.seating.came(Seat(0));
                assert_eq!((came(&then), &then.news), (came(&again), &again.news));
                let told = |play: &Play| play.told_to(Viewer::Public, 0);
                assert_eq!(told(&then), told(&again));
            }
            assert!(play.earlier(play.entries() + 1).is_none());
        }
    }
}
