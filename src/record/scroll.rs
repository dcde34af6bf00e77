//! Entries as a table keeps them in memory: one text, of which an entry is read when it is wanted. As data they would take
//! several times the room, and hundreds of tables lie awake with hundreds of entries each.

use std::fmt::Write;
use std::ops::RangeFrom;

use super::Entry;
use crate::rules::{Fingerprint, Path, Seat};

/// Stands between the tokens of a path. No token holds it: tokens are typed, and part of custom ids.
const BETWEEN: char = '\u{1f}';

/// What a move's line begins with; `a` where the table played it. Every other entry is JSON, which begins with a brace.
const MOVE: char = 'm';
const AUTO: char = 'a';

/// How long the line of a move usually is at most.
const LINE: usize = 96;
/// What is kept free behind what is there, as a part of it.
const SPARE: usize = 16;

/// Entries, in order. Copies cost as little as the text.
#[derive(Clone, Default)]
pub(super) struct Scroll {
    text: String,
    /// Where each entry ends.
    ends: Vec<u32>,
    /// The fingerprints that moves led to, as numbers: written out they would be twice as long. Those of other entries stand in
    /// their lines.
    reached: Vec<Fingerprint>,
}

impl Scroll {
    /// The entries as a scroll.
    pub(super) fn of(entries: &[Entry]) -> Scroll {
        let mut scroll = Scroll::default();
        entries.iter().for_each(|entry| scroll.push(entry));
        scroll
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Adds one.
    pub(super) fn push(&mut self, entry: &Entry) {
        if self.text.capacity() - self.text.len() < LINE {
            self.text.reserve_exact(LINE.max(self.text.len() / SPARE));
        }
        make_room(&mut self.ends);
        make_room(&mut self.reached);
        let mut reached = Fingerprint(0);
        match entry {
            Entry::Played { seat, path, drawn, hash, auto, by: None } if is_plain(path) => {
                let drawn = drawn.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
                let sign = if *auto { AUTO } else { MOVE };
                // Writing to a string cannot fail.
                let _ = write!(self.text, "{sign} {} {drawn} ", seat.0);
                reached = *hash;
                for (at, token) in path.iter().enumerate() {
                    self.text.extend((at > 0).then_some(BETWEEN));
                    self.text.push_str(token);
                }
            }
            // Entries are plain data, which always have a JSON form.
            other => self.text.push_str(&serde_json::to_string(other).unwrap_or_default()),
        }
        self.ends.push(self.text.len() as u32);
        self.reached.push(reached);
    }

    /// The fingerprint of the position that the move at a place led to.
    pub(super) fn reached(&self, at: usize) -> Option<Fingerprint> {
        match self.get(at)? {
            Entry::Played { hash, .. } => Some(hash),
            _ => None,
        }
    }

    /// The entry at a place, from 0.
    pub(super) fn get(&self, at: usize) -> Option<Entry> {
        let end = *self.ends.get(at)? as usize;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        let line = self.text.get(start..end)?;
        if line.starts_with('{') { serde_json::from_str(line).ok() } else { played(line, *self.reached.get(at)?) }
    }

    /// The entries from a place on.
    pub(super) fn from(&self, range: RangeFrom<usize>) -> impl Iterator<Item = Entry> {
        (range.start..self.len()).filter_map(|at| self.get(at))
    }
}

/// Makes room for one more. A copy is as long as what it holds, and doubling it for each new entry would leave half of it empty
/// at hundreds of tables.
pub(super) fn make_room<T>(all: &mut Vec<T>) {
    if all.len() == all.capacity() {
        all.reserve_exact(1 + all.len() / SPARE);
    }
}

/// Whether a path can be written with signs between its tokens. The empty one cannot, nor can one token without a letter.
fn is_plain(path: &Path) -> bool {
    !path.is_empty() && path.iter().all(|token| !token.is_empty() && !token.contains(BETWEEN))
}

fn played(line: &str, hash: Fingerprint) -> Option<Entry> {
    let mut fields = line.splitn(4, ' ');
    let auto = fields.next()?.starts_with(AUTO);
    let seat = Seat(fields.next()?.parse().ok()?);
    let drawn = fields.next()?;
    let drawn = if drawn.is_empty() { Some(Vec::new()) } else { drawn.split(',').map(|n| n.parse().ok()).collect() };
    let path = fields.next()?.split(BETWEEN).map(str::to_owned).collect();
    Some(Entry::Played { seat, path, drawn: drawn?, hash, auto, by: None })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::record::How;

    fn made(path: &[&str], drawn: &[u32], auto: bool) -> Entry {
        let path = path.iter().map(|token| (*token).to_owned()).collect();
        Entry::Played { seat: Seat(3), path, drawn: drawn.to_vec(), hash: Fingerprint(77), auto, by: None }
    }

    #[test]
    fn every_entry_comes_back_as_it_was() {
        let stood_in = Entry::Played {
            seat: Seat(2),
            path: vec!["pass".to_owned()],
            drawn: vec![3],
            hash: Fingerprint(5),
            auto: false,
            by: Some("normal".to_owned()),
        };
        let entries = [
            made(&["role", "builder"], &[], false),
            made(&["pass"], &[1, 0, u32::MAX], true),
            made(&[], &[5], false),
            made(&["", "a b.c|d", "{é}"], &[], false),
            made(&["a\u{1f}b"], &[], false),
            made(&["{"], &[], false),
            Entry::Undone { to: 4, agreed: Some(vec![Seat(1)]) },
            stood_in,
            Entry::Conceded { seat: Seat(1) },
            Entry::SeatTaken { seat: Seat(1), by: "easy".to_owned(), how: Some(How::LetIn) },
            Entry::Rebased { version: 3, state: json!({"a": [1, null, "ő"]}) },
            made(&["end"], &[], false),
        ];
        let scroll = Scroll::of(&entries);
        assert_eq!(scroll.len(), entries.len());
        assert_eq!(scroll.from(0..).collect::<Vec<_>>(), entries);
        assert_eq!(scroll.from(9..).collect::<Vec<_>>(), entries[9..]);
        assert_eq!((scroll.get(12), scroll.from(12..).count(), scroll.from(99..).count()), (None, 0, 0));
    }
}
