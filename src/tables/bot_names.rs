//! What the bots at a table are called. A bot keeps its name as long as it sits there, whoever else gets up or comes back.

use std::collections::BTreeMap;

use crate::record::Entry;
use crate::words::bot_name;

use super::state::{Sitter, TableState};

/// A bot or a person that took a seat.
struct Taking {
    /// The place of the entry that says so.
    place: usize,
    /// The place of the chair.
    at: usize,
    is_bot: bool,
}

impl TableState {
    /// Names the bots: those who sit here from the start in seat order, then those who took over, in that order.
    pub fn name_bots(&mut self) {
        let names = self.bots_at(self.entry());
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            if let (Sitter::Bot(_), Some(name)) = (chair.sitter, names.get(&at)) {
                chair.name.clone_from(name);
            }
        }
    }

    /// The names of the bots that sat here when the record had so many entries, by the places of their chairs.
    pub fn bots_at(&self, entries: usize) -> BTreeMap<usize, String> {
        let takings = self.takings();
        let people: Vec<String> =
            self.chairs.iter().filter(|chair| chair.person().is_some()).map(|chair| chair.name.clone()).collect();
        let mut names: BTreeMap<usize, String> = BTreeMap::new();
        let sit = |at: usize, names: &mut BTreeMap<usize, String>| {
            let taken: Vec<String> = people.iter().chain(names.values()).cloned().collect();
            names.insert(at, bot_name(&taken));
        };
        for (at, chair) in self.chairs.iter().enumerate() {
            // Whose place somebody took was of the other kind: a person takes that of a bot, and a bot that of a person.
            let first = takings.iter().find(|taking| taking.at == at).map(|taking| !taking.is_bot);
            if first.unwrap_or(matches!(chair.sitter, Sitter::Bot(_))) {
                sit(at, &mut names);
            }
        }
        for taking in takings.iter().filter(|taking| taking.place < entries) {
            if taking.is_bot {
                sit(taking.at, &mut names);
            } else {
                names.remove(&taking.at);
            }
        }
        names
    }

    fn takings(&self) -> Vec<Taking> {
        let entries = self.play.iter().flat_map(|play| play.entries_from(0)).enumerate();
        let taking = |(place, entry)| match entry {
            Entry::SeatTaken { seat, by, .. } => {
                // A person is a number, a bot a level.
                Some(Taking { place, at: seat.index(), is_bot: by.parse::<u64>().is_err() })
            }
            _ => None,
        };
        entries.filter_map(taking).collect()
    }
}
