//! How long a move may take: paces, and when the time of a call is up. Pure: what time it is, is an argument.

use serde_json::Value;

use crate::rules::{Seat, Seats, Text};
use crate::store::{ClockState, Clocks, SeatClock};

use super::hours::Quiet;
use super::packed;

/// How long a call may last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// For ever.
    None,
    /// 24 hours a move.
    #[default]
    Day,
    /// 3 days a move.
    Three,
    /// 7 days a move.
    Week,
    /// 20 minutes a move: everybody is there.
    Evening,
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
/// Under this name the pace is kept beside the game's options, of which none is called so.
const KEPT: &str = "pace";

impl Pace {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Pace; 5] = [Pace::None, Pace::Day, Pace::Three, Pace::Week, Pace::Evening];

    /// What stands for it in selects, commands and the store.
    pub const fn token(self) -> &'static str {
        match self {
            Pace::None => "none",
            Pace::Day => "day",
            Pace::Three => "three",
            Pace::Week => "week",
            Pace::Evening => "evening",
        }
    }

    /// The pace of a token.
    pub fn of(token: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.token() == token)
    }

    /// It in words.
    pub fn label(self) -> Text {
        Text::of(format!("pace-{}", self.token()))
    }

    /// How long a call may last, in milliseconds of time itself, whatever clocks are put on in summer.
    const fn length(self) -> Option<i64> {
        match self {
            Pace::None => None,
            Pace::Day => Some(24 * HOUR),
            Pace::Three => Some(72 * HOUR),
            Pace::Week => Some(168 * HOUR),
            Pace::Evening => Some(20 * MINUTE),
        }
    }

    /// When the time of a call is up: rounded up to the full minute, so that "in 24 hours" is true when it is read.
    pub fn due(self, called: i64) -> Option<i64> {
        Some(to_the_minute(called.saturating_add(self.length()?)))
    }

    /// Takes the pace out of the options it is kept with. Where none is kept there is no deadline.
    pub fn unpack(kept: &mut Value) -> Pace {
        packed::unpack(kept, KEPT, Pace::of).unwrap_or(Pace::None)
    }

    /// Puts the pace to the options it is kept with.
    pub fn pack(self, kept: Value) -> Value {
        packed::pack(kept, KEPT, (self != Pace::None).then(|| self.token()))
    }
}

/// The full minute from that moment on.
const fn to_the_minute(at: i64) -> i64 {
    at.saturating_add(MINUTE - 1) / MINUTE * MINUTE
}

/// What must be known of a table to set its clocks.
pub struct Called<'a> {
    /// Its pace.
    pub pace: Pace,
    /// The people the table waits for.
    pub awaited: Seats,
    /// How many entries its record has.
    pub call: u64,
    /// How many steps count.
    pub step: u64,
    /// Whether what a seat has done since that step belongs to the call that began there.
    pub goes_on: &'a dyn Fn(Seat, usize) -> bool,
    /// When whoever has a seat rests.
    pub rest: &'a dyn Fn(Seat) -> Option<&'a Quiet>,
    /// Whether the clock of a seat stands still.
    pub is_still: &'a dyn Fn(Seat) -> bool,
}

/// The clock of a seat that is called now, where there is a deadline. Its time is not up while its person rests, nor right
/// after. Where a move may take minutes, everybody is awake.
pub fn anew(pace: Pace, rest: Option<&Quiet>, (call, step): (u64, u64), now: i64) -> Option<SeatClock> {
    let due = awake(pace, rest, pace.due(now)?);
    Some(SeatClock { call, step, due, moved: None, state: ClockState::Running })
}

/// When it is up for somebody who rests at times.
fn awake(pace: Pace, rest: Option<&Quiet>, due: i64) -> i64 {
    rest.filter(|_| pace != Pace::Evening).map_or(due, |rest| rest.due(due))
}

/// A clock that stands still: nothing is left of the time that was up. That a bot is to move was decided, and stays.
pub fn frozen(clock: SeatClock, now: i64) -> SeatClock {
    let left = match clock.state {
        ClockState::Deputy | ClockState::Frozen => return clock,
        ClockState::Late => 0,
        ClockState::Running => clock.due.saturating_sub(now).max(0),
    };
    SeatClock { due: left, moved: None, state: ClockState::Frozen, ..clock }
}

/// A clock that runs again: what was left of it, and a day at least where a move may take one.
pub fn thawed(pace: Pace, rest: Option<&Quiet>, clock: SeatClock, now: i64) -> SeatClock {
    if clock.state != ClockState::Frozen {
        return clock;
    }
    let least = pace.length().unwrap_or(24 * HOUR).min(24 * HOUR);
    let due = awake(pace, rest, to_the_minute(now.saturating_add(clock.due.max(least))));
    SeatClock { due, state: ClockState::Running, ..clock }
}

/// The clocks of a table after something happened at `now`. Whoever is called anew has the full time; for whoever is still
/// to answer the same call it runs on.
pub fn clocks(before: &Clocks, called: &Called<'_>, now: i64) -> Clocks {
    let clock = |seat: Seat| {
        let running = before.get(&seat).filter(|clock| clock.step <= called.step);
        let running = running.filter(|clock| (called.goes_on)(seat, clock.step as usize));
        let anew = || {
            let anew = anew(called.pace, (called.rest)(seat), (called.call, called.step), now)?;
            Some(if (called.is_still)(seat) { frozen(anew, now) } else { anew })
        };
        Some((seat, running.copied().or_else(anew)?))
    };
    called.awaited.iter().filter_map(clock).collect()
}

/// Whether these seats have the same time, as far as anybody needs to know.
pub fn are_alike(clocks: &Clocks, seats: Seats) -> bool {
    let dues = || seats.iter().filter_map(|seat| clocks.get(&seat)).map(|clock| clock.due);
    dues().max().unwrap_or_default() - dues().min().unwrap_or_default() <= HOUR
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_back_and_no_game_has_an_option_of_that_name() {
        assert!(Pace::ALL.iter().all(|pace| Pace::of(pace.token()) == Some(*pace)));
        for pace in Pace::ALL {
            let mut kept = pace.pack(serde_json::json!({"letters": "open"}));
            assert_eq!((Pace::unpack(&mut kept), kept), (pace, serde_json::json!({"letters": "open"})));
        }
        assert!(crate::games::GAMES.iter().all(|game| game.settings.iter().all(|setting| setting.name != KEPT)));
        assert_eq!(Pace::unpack(&mut serde_json::json!({"pace": "haste"})), Pace::None);
    }

    #[test]
    fn a_due_is_rounded_up_to_the_full_minute() {
        let noon = 1_800_000_000_000 / MINUTE * MINUTE;
        assert_eq!(Pace::Day.due(noon), Some(noon + 24 * HOUR));
        assert_eq!(Pace::Day.due(noon + 1), Some(noon + 24 * HOUR + MINUTE));
        assert_eq!(Pace::Evening.due(noon + MINUTE - 1), Some(noon + 21 * MINUTE));
        assert_eq!(Pace::None.due(noon), None);
    }

    #[test]
    fn nobody_is_late_for_having_slept_but_where_everybody_is_awake() {
        let noon = 1_800_000_000_000 / (24 * HOUR) * 24 * HOUR + 12 * HOUR;
        let quiet = super::super::hours::Zone::named("UTC").and_then(|zone| Quiet::new(zone, 11, 14));
        let due = |pace, now| {
            let seats = Seats::only(Seat(0));
            let (goes_on, rest) = (|_, _| false, |_| quiet.as_ref());
            let called =
                Called { pace, awaited: seats, call: 1, step: 1, goes_on: &goes_on, rest: &rest, is_still: &|_| false };
            clocks(&Clocks::new(), &called, now).get(&Seat(0)).map(|clock| clock.due)
        };
        assert_eq!(due(Pace::Day, noon), Some(noon + 27 * HOUR));
        assert_eq!(due(Pace::Day, noon + 3 * HOUR), Some(noon + 27 * HOUR));
        assert_eq!(due(Pace::Evening, noon), Some(noon + 20 * MINUTE));
    }

    /// Seats called together start together; whoever has answered has no clock, and the others' runs on.
    #[test]
    fn each_seat_called_has_its_own_clock() {
        let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Seats>();
        let at = |awaited, step, goes_on: &dyn Fn(Seat, usize) -> bool, before: &Clocks, now| {
            let rest = &|_| None;
            clocks(
                before,
                &Called { pace: Pace::Day, awaited, call: step, step, goes_on, rest, is_still: &|_| false },
                now,
            )
        };
        let first = at(seats(&[0, 1]), 4, &|_, _| false, &Clocks::new(), 0);
        assert_eq!(first.values().map(|clock| clock.due).collect::<Vec<_>>(), [24 * HOUR; 2]);
        let second = at(seats(&[1]), 5, &|seat, _| seat == Seat(1), &first, HOUR);
        assert_eq!(second.get(&Seat(1)), first.get(&Seat(1)));
        let third = at(seats(&[0, 1]), 6, &|seat, _| seat == Seat(1), &second, 3 * HOUR);
        assert_eq!(
            third.values().map(|clock| (clock.call, clock.due)).collect::<Vec<_>>(),
            [(6, 27 * HOUR), (4, 24 * HOUR)]
        );
        assert!(!are_alike(&third, seats(&[0, 1])) && are_alike(&third, seats(&[1])));
        let back = at(seats(&[1]), 3, &|_, _| true, &third, 4 * HOUR);
        assert_eq!(back[&Seat(1)].due, 28 * HOUR, "what it was called for was taken back");
    }
}
