//! When a message is edited that shows how something stands. What changes quickly is gathered, and the last state is shown;
//! what one person does alone, step by step, is shown when they rest. Pure: what time it is, is an argument.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::store::Surface;

use super::time::millis;

/// A message is edited at most so often.
const APART: Duration = Duration::from_secs(5);
/// Whoever has done nothing for so long rests: most go on with their turn sooner, and then no edit is made of it. After every
/// edit that waited for that, it is ten times as long.
const REST: Duration = Duration::from_secs(15);

/// The edits that wait, by what they show.
#[derive(Default)]
pub struct Edits(BTreeMap<Surface, Gathered>);

/// The edits of one message.
#[derive(Default)]
struct Gathered {
    /// Which board it shows: another one is another message.
    of: u64,
    /// When it was edited last, in milliseconds since 1970.
    last: Option<i64>,
    /// How many edits have waited for somebody to rest.
    rests: u32,
    /// When it is edited next, and whether that waits for somebody to rest.
    next: Option<(i64, bool)>,
}

impl Edits {
    /// A message looks otherwise now. Where that is but a step of somebody who goes on alone, it is shown when they rest.
    pub fn want(&mut self, surface: Surface, of: u64, is_step: bool, now: i64) {
        let gathered = self.0.entry(surface).or_default();
        if gathered.of != of {
            *gathered = Gathered { of, ..Gathered::default() };
        }
        let soon = gathered.last.map_or(now, |last| last.saturating_add(millis(APART)).max(now));
        let rest = millis(REST).saturating_mul(10_i64.saturating_pow(gathered.rests));
        let next = match gathered.next {
            Some((at, false)) => (at.min(soon), false),
            _ if is_step => (now.saturating_add(rest).max(soon), true),
            _ => (soon, false),
        };
        gathered.next = Some(next);
    }

    /// When the next message is edited.
    pub fn next(&self) -> Option<i64> {
        self.0.values().filter_map(|gathered| gathered.next).map(|(at, _)| at).min()
    }

    /// What is edited now.
    pub fn due(&mut self, now: i64) -> Vec<Surface> {
        let mut due = Vec::new();
        for (surface, gathered) in &mut self.0 {
            let Some((_, is_step)) = gathered.next.take_if(|(at, _)| *at <= now) else { continue };
            gathered.last = Some(now);
            gathered.rests += u32::from(is_step);
            due.push(*surface);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1000;
    const MINUTE: i64 = 60 * SECOND;
    const BOARD: [Surface; 1] = [Surface::Board];

    #[test]
    fn a_message_is_edited_at_once_and_then_every_five_seconds_at_most() {
        let mut edits = Edits::default();
        for (now, next) in [(0, 0), (SECOND, 5 * SECOND), (3 * SECOND, 5 * SECOND)] {
            edits.want(Surface::Board, 7, false, now);
            assert_eq!(edits.next(), Some(next));
            assert_eq!(edits.due(now), if now == next { &BOARD[..] } else { &[] });
        }
        assert_eq!((edits.due(5 * SECOND), edits.next()), (BOARD.to_vec(), None));
        edits.want(Surface::Board, 8, false, 6 * SECOND);
        assert_eq!(edits.due(6 * SECOND), BOARD, "it is another message");
        edits.want(Surface::Vote(1), 0, false, 6 * SECOND);
        assert_eq!(edits.due(6 * SECOND), [Surface::Vote(1)]);
    }

    #[test]
    fn steps_are_shown_when_whoever_makes_them_rests_each_time_longer() {
        let mut edits = Edits::default();
        for now in [0, 10 * SECOND, 20 * SECOND] {
            edits.want(Surface::Board, 7, true, now);
            assert_eq!((edits.due(now), edits.next()), (vec![], Some(now + 15 * SECOND)));
        }
        assert_eq!(edits.due(MINUTE), BOARD);
        edits.want(Surface::Board, 7, true, 2 * MINUTE);
        assert_eq!(edits.next(), Some(2 * MINUTE + 150 * SECOND));
        // What others have to know does not wait, and shows the step as well; a step more does not put it off.
        edits.want(Surface::Board, 7, false, 3 * MINUTE);
        edits.want(Surface::Board, 7, true, 3 * MINUTE);
        assert_eq!((edits.due(3 * MINUTE), edits.next()), (BOARD.to_vec(), None));
    }
}
