//! Presses that are in work. Whoever presses a button again before it is answered means the same press: the second one
//! is taken note of without a word, and the answer to the first is the answer to both.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

/// Where no answer follows at all, the same press counts as new after so long.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(10);

/// What makes two presses the same.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Press {
    user: u64,
    message: u64,
    id: String,
    values: Vec<String>,
}

/// The presses in work: few at a time, so they are looked through.
#[derive(Default)]
pub(super) struct Repeats(Mutex<Vec<(Press, u64, Instant)>>);

impl Repeats {
    fn lock(&self) -> MutexGuard<'_, Vec<(Press, u64, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a press; false if the same one is in work.
    pub(super) fn begin(&self, event: &ComponentInteraction) -> bool {
        let values = match &event.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            _ => Vec::new(),
        };
        let id = event.data.custom_id.clone();
        let press = Press { user: event.user.id.get(), message: event.message.id.get(), id, values };
        self.note(press, event.id.get())
    }

    fn note(&self, press: Press, interaction: u64) -> bool {
        let mut working = self.lock();
        working.retain(|(_, _, since)| since.elapsed() < FORGOTTEN_AFTER);
        if working.iter().any(|(known, ..)| *known == press) {
            return false;
        }
        working.push((press, interaction, Instant::now()));
        true
    }

    /// The press is answered, or will not be.
    pub(super) fn end(&self, interaction: u64) {
        self.lock().retain(|(_, known, _)| *known != interaction);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(user: u64, id: &str, values: &[&str]) -> Press {
        Press { user, message: 5, id: id.to_owned(), values: values.iter().map(|value| (*value).to_owned()).collect() }
    }

    #[test]
    fn the_same_press_is_in_work_once_until_it_is_answered() {
        let repeats = Repeats::default();
        assert!(repeats.note(press(1, "k7q.4.~own", &[]), 11));
        assert!(!repeats.note(press(1, "k7q.4.~own", &[]), 12), "the same");
        assert!(repeats.note(press(2, "k7q.4.~own", &[]), 13), "somebody else");
        assert!(repeats.note(press(1, "k7q.4.~missed", &[]), 14), "something else");
        assert!(repeats.note(press(1, "k7q.4.sell", &["indigo"]), 15));
        assert!(repeats.note(press(1, "k7q.4.sell", &["coffee"]), 16), "another choice");
        repeats.end(11);
        assert!(repeats.note(press(1, "k7q.4.~own", &[]), 17), "answered meanwhile");
    }
}
