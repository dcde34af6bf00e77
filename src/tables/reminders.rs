//! When whoever is called is reminded: the plan of a call. Pure: what time it is, is an argument.

use crate::chat::wishes::Reminders;
use crate::store::Call;

use super::clock::Pace;
use super::hours::Quiet;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Who is the only one missing is reminded so long after that, if it would have been later.
const ALONE: i64 = 2 * HOUR;
/// The same where a move may take minutes.
const ALONE_LIVE: i64 = 3 * MINUTE;
/// Nobody is reminded sooner after they were called, or after they were told something else about it.
const APART: i64 = HOUR;
/// The same where a move may take minutes.
const APART_LIVE: i64 = 4 * MINUTE;
/// A reminder that leaves less time after a rest comes before it.
const LEAST: i64 = 30 * MINUTE;

/// A moment of a plan.
#[derive(Clone, Copy)]
enum Moment {
    /// So long after the call.
    After(i64),
    /// So long before its time is up.
    Before(i64),
}

/// All that the plan of a call follows from.
pub struct Plan<'a> {
    /// How long a move may take.
    pub pace: Pace,
    /// When the time of the call is up.
    pub due: Option<i64>,
    /// When whoever is called rests.
    pub rest: Option<&'a Quiet>,
    /// How often they want to be reminded.
    pub reminders: Reminders,
}

impl Plan<'_> {
    fn moments(&self) -> &'static [Moment] {
        use Moment::{After, Before};
        match (self.reminders, self.pace) {
            (Reminders::Off, _) => &[],
            (Reminders::Normal, Pace::Day) => &[After(12 * HOUR), Before(2 * HOUR)],
            (Reminders::Normal, Pace::Three) => &[After(36 * HOUR), Before(6 * HOUR)],
            (Reminders::Normal, Pace::Week) => &[After(84 * HOUR), Before(12 * HOUR)],
            (Reminders::Normal, Pace::None) => &[After(DAY), After(3 * DAY), After(7 * DAY)],
            (Reminders::Normal | Reminders::Last, Pace::Evening) => &[Before(5 * MINUTE)],
            (Reminders::Last, Pace::Day) => &[Before(2 * HOUR)],
            (Reminders::Last, Pace::Three) => &[Before(6 * HOUR)],
            (Reminders::Last, Pace::Week) => &[Before(12 * HOUR)],
            (Reminders::Last, Pace::None) => &[After(3 * DAY)],
            (Reminders::Often, Pace::Day) => &[After(6 * HOUR), After(12 * HOUR), Before(4 * HOUR), Before(HOUR)],
            (Reminders::Often, Pace::Three) => {
                &[After(24 * HOUR), After(48 * HOUR), Before(12 * HOUR), Before(2 * HOUR)]
            }
            (Reminders::Often, Pace::Week) => {
                &[After(48 * HOUR), After(96 * HOUR), Before(24 * HOUR), Before(4 * HOUR)]
            }
            (Reminders::Often, Pace::None) => &[After(DAY), After(2 * DAY), After(4 * DAY), After(7 * DAY)],
            (Reminders::Often, Pace::Evening) => &[Before(10 * MINUTE), Before(5 * MINUTE)],
        }
    }

    /// A moment at which they are awake. Where a move may take minutes, everybody is.
    fn awake(&self, at: i64) -> i64 {
        let Some(rest) = self.rest.filter(|_| self.pace != Pace::Evening).and_then(|rest| rest.rest(at)) else {
            return at;
        };
        // Right at the beginning it is quiet already.
        let is_late = self.due.is_some_and(|due| due - rest.end < LEAST);
        if is_late { rest.start - 1 } else { rest.end }
    }

    /// When a call is to be reminded of, if nothing happened to it.
    fn planned(&self, call: &Call) -> Vec<i64> {
        let at = |moment: &Moment| match moment {
            Moment::After(time) => Some(call.at + time),
            Moment::Before(time) => Some(self.due? - time),
        };
        let mut planned: Vec<i64> = self.moments().iter().filter_map(at).map(|at| self.awake(at)).collect();
        planned.sort_unstable();
        planned.dedup();
        planned
    }

    /// When a call is reminded of next; never again, where nothing is left of its plan. What lies in the past is due now:
    /// the program was away.
    pub fn next(&self, call: &Call) -> Option<i64> {
        let (apart, alone) = match self.pace {
            Pace::Evening => (APART_LIVE, ALONE_LIVE),
            _ => (APART, ALONE),
        };
        let mut left = self.planned(call).into_iter().skip(call.reminders as usize);
        let next = left.find(|at| *at >= call.said.saturating_add(apart))?;
        let alone = call.alone.filter(|_| call.reminders == 0).map(|since| self.awake(since + alone));
        Some(alone.map_or(next, |alone| next.min(alone)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::hours::Zone;

    /// Eight o'clock in the evening, in Greenwich.
    const CALLED: i64 = 1_800_000_000_000 / DAY * DAY + 20 * HOUR;

    fn call() -> Call {
        let (reminders, nudges, nudged, alone, is_heralded) = (0, 0, None, None, false);
        Call { call: 7, step: 7, at: CALLED, reminders, nudges, nudged, said: CALLED, alone, is_heralded }
    }

    fn plan(pace: Pace, reminders: Reminders) -> Plan<'static> {
        Plan { pace, due: pace.due(CALLED), rest: None, reminders }
    }

    /// All the reminders of a call, each sent when it is due, in time after the call.
    fn sent(plan: &Plan<'_>, mut call: Call) -> Vec<i64> {
        let mut sent = Vec::new();
        while let Some(at) = plan.next(&call) {
            (call.reminders, call.said) = (call.reminders + 1, at);
            sent.push(at - CALLED);
        }
        sent
    }

    #[test]
    fn each_pace_has_its_plan() {
        for (pace, normal) in [
            (Pace::Day, vec![12 * HOUR, 22 * HOUR]),
            (Pace::Three, vec![36 * HOUR, 66 * HOUR]),
            (Pace::Week, vec![84 * HOUR, 156 * HOUR]),
            (Pace::None, vec![DAY, 3 * DAY, 7 * DAY]),
            (Pace::Evening, vec![15 * MINUTE]),
        ] {
            assert_eq!(sent(&plan(pace, Reminders::Normal), call()), normal, "{pace:?}");
            assert!(sent(&plan(pace, Reminders::Off), call()).is_empty());
            let (last, often) = (plan(pace, Reminders::Last), plan(pace, Reminders::Often));
            assert_eq!(sent(&last, call()).len(), 1);
            let most = if pace == Pace::Evening { 2 } else { 4 };
            assert_eq!(sent(&often, call()).len(), most, "{pace:?}");
        }
        assert_eq!(sent(&plan(Pace::None, Reminders::Last), call()), [3 * DAY]);
    }

    #[test]
    fn w_17_a_reminder_in_quiet_hours_comes_at_their_end() {
        let quiet = Zone::named("UTC").and_then(|zone| Quiet::new(zone, 22, 8));
        // The time is up at three at night, so it is at nine: the reminder of two hours before comes at eight.
        let called = CALLED + 7 * HOUR;
        let due = Pace::Day.due(called).map(|due| quiet.as_ref().unwrap().due(due));
        let plan = Plan { due, rest: quiet.as_ref(), ..plan(Pace::Day, Reminders::Last) };
        let call = Call { at: called, said: called, ..call() };
        assert_eq!(sent(&plan, call), [36 * HOUR]);
        // Where hardly any time is left then, it comes before the rest.
        let due = Some(CALLED + 36 * HOUR + 10 * MINUTE);
        let early = Plan { due, rest: quiet.as_ref(), ..plan_of_last() };
        assert_eq!(early.next(&call), Some(CALLED + 26 * HOUR - 1));
    }

    fn plan_of_last() -> Plan<'static> {
        plan(Pace::Day, Reminders::Last)
    }

    #[test]
    fn w_69_who_alone_is_missing_is_reminded_sooner_and_not_more_often() {
        let day = plan(Pace::Day, Reminders::Normal);
        let alone = Call { alone: Some(CALLED + HOUR), ..call() };
        assert_eq!(sent(&day, alone), [3 * HOUR, 22 * HOUR]);
        let late = Call { alone: Some(CALLED + 11 * HOUR), ..call() };
        assert_eq!(sent(&day, late), [12 * HOUR, 22 * HOUR], "it is never put off");
        let reminded = Call { reminders: 1, said: CALLED + 12 * HOUR, alone: Some(CALLED + 13 * HOUR), ..call() };
        assert_eq!(sent(&day, reminded), [22 * HOUR]);
    }

    #[test]
    fn what_follows_too_soon_on_another_word_is_dropped() {
        let told = Call { said: CALLED + 11 * HOUR + 30 * MINUTE, ..call() };
        assert_eq!(sent(&plan(Pace::Day, Reminders::Normal), told), [22 * HOUR]);
        // The program was away for two of three: one comes.
        let away = Call { reminders: 1, said: CALLED + 4 * DAY, ..call() };
        assert_eq!(sent(&plan(Pace::None, Reminders::Normal), away), [7 * DAY]);
    }
}
