//! Interactions that came before. One that is delivered twice is served once; and whoever presses a button again before
//! it is answered means the same press: the second one is taken note of without a word, and the answer to the first is
//! the answer to both. Nobody after this guards against either; only the store keeps, over a restart, what has changed a
//! table.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

/// How many interactions are remembered.
const REMEMBERED: usize = 1024;
/// Where no answer follows at all, the same press counts as new after so long.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(10);

/// What makes two presses the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Press {
    user: u64,
    message: u64,
    id: String,
    values: Vec<String>,
}

impl Press {
    pub(super) fn of(event: &ComponentInteraction) -> Press {
        let values = match &event.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            _ => Vec::new(),
        };
        let id = event.data.custom_id.clone();
        Press { user: event.user.id.get(), message: event.message.id.get(), id, values }
    }
}

/// How an interaction stands to those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// It is none of them.
    New,
    /// It is another interaction, but a press that is in work.
    InWork,
    /// It is one of them, delivered again.
    Twice,
}

/// An interaction, and since when it is in work if it is a press.
struct Known {
    interaction: u64,
    working: Option<(Press, Instant)>,
}

impl Known {
    fn is_at(&self, press: &Press) -> bool {
        self.working.as_ref().is_some_and(|(known, since)| known == press && since.elapsed() < FORGOTTEN_AFTER)
    }
}

/// The latest interactions, the oldest first: few enough to be looked through.
#[derive(Default)]
pub(super) struct Repeats(Mutex<VecDeque<Known>>);

impl Repeats {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes an interaction, with what is pressed if it is a press; a new press is in work from then on.
    pub(super) fn note(&self, interaction: u64, press: Option<Press>) -> Came {
        let mut known = self.lock();
        if known.iter().any(|one| one.interaction == interaction) {
            return Came::Twice;
        }
        let is_in_work = press.as_ref().is_some_and(|press| known.iter().any(|one| one.is_at(press)));
        let working = press.filter(|_| !is_in_work).map(|press| (press, Instant::now()));
        if known.len() == REMEMBERED {
            known.pop_front();
        }
        known.push_back(Known { interaction, working });
        if is_in_work { Came::InWork } else { Came::New }
    }

    /// The press is answered, or will not be.
    pub(super) fn end(&self, interaction: u64) {
        let mut known = self.lock();
        known.iter_mut().filter(|one| one.interaction == interaction).for_each(|one| one.working = None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(user: u64, id: &str, values: &[&str]) -> Option<Press> {
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        Some(Press { user, message: 5, id: id.to_owned(), values })
    }

    #[test]
    fn the_same_press_is_in_work_once_until_it_is_answered() {
        let repeats = Repeats::default();
        assert_eq!(repeats.note(11, press(1, "k7q.4.~own", &[])), Came::New);
        assert_eq!(repeats.note(12, press(1, "k7q.4.~own", &[])), Came::InWork, "the same");
        assert_eq!(repeats.note(13, press(2, "k7q.4.~own", &[])), Came::New, "somebody else");
        assert_eq!(repeats.note(14, press(1, "k7q.4.~missed", &[])), Came::New, "something else");
        assert_eq!(repeats.note(15, press(1, "k7q.4.sell", &["indigo"])), Came::New);
        assert_eq!(repeats.note(16, press(1, "k7q.4.sell", &["coffee"])), Came::New, "another choice");
        repeats.end(12);
        assert_eq!(repeats.note(18, press(1, "k7q.4.~own", &[])), Came::InWork, "a repeat ends nothing");
        repeats.end(11);
        assert_eq!(repeats.note(17, press(1, "k7q.4.~own", &[])), Came::New, "answered meanwhile");
    }

    #[test]
    fn what_is_delivered_again_is_known_among_the_latest() {
        let repeats = Repeats::default();
        assert_eq!(repeats.note(1, None), Came::New);
        assert_eq!(repeats.note(2, press(1, "k7q.4.~own", &[])), Came::New);
        repeats.end(2);
        assert_eq!(repeats.note(2, press(1, "k7q.4.~own", &[])), Came::Twice, "though it was answered");
        (3..).take(REMEMBERED - 1).for_each(|interaction| assert_eq!(repeats.note(interaction, None), Came::New));
        assert_eq!(repeats.note(2, None), Came::Twice);
        assert_eq!(repeats.note(1, None), Came::New, "long ago");
    }
}
