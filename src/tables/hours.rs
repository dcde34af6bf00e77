//! Civil hours: what o'clock it is where a person lives, and when they rest. The only place that knows time zones; all
//! others know instants, in milliseconds since 1970, and names.
//!
//! Zones come with the program, not with the machine, so that everywhere the same is true.

use std::ops::Range;

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{Timestamp, ToSpan};

/// The day of an instant by the clock of Greenwich, as it is written in all languages.
pub fn day(at: i64) -> String {
    let at = Timestamp::from_millisecond(at).unwrap_or_default();
    TimeZone::UTC.to_datetime(at).date().to_string()
}

/// An hour after one's rest nothing has run out yet.
const AFTER_REST: i64 = 60 * 60 * 1000;
/// So many hours may be quiet at most.
const LONGEST: i8 = 12;
/// The hours of a day.
pub const HOURS: i8 = 24;

/// A time zone that is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone(TimeZone);

/// The names of all zones that are called after a place.
pub fn places() -> impl Iterator<Item = String> {
    const PARTS: [&str; 10] =
        ["Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"];
    let names = jiff::tz::db().available().map(|name| name.to_string());
    names.filter(|name| name.split_once('/').is_some_and(|(part, _)| PARTS.contains(&part)))
}

impl Zone {
    /// The zone of that name, in any case; none of a name that the zones' data no longer has.
    pub fn named(name: &str) -> Option<Zone> {
        TimeZone::get(name).ok().filter(|zone| zone.iana_name().is_some()).map(Zone)
    }

    /// Its name, such as `Europe/Budapest`.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or_default()
    }

    /// What the clocks there show at an instant, such as `21:14`.
    pub fn shown(&self, at: i64) -> String {
        self.civil(at).map(|civil| format!("{}:{:02}", civil.hour(), civil.minute())).unwrap_or_default()
    }

    /// How far its clocks are ahead of Greenwich at an instant, in seconds.
    pub fn ahead(&self, at: i64) -> i64 {
        Timestamp::from_millisecond(at).map(|at| self.0.to_offset(at).seconds().into()).unwrap_or_default()
    }

    /// The next time that it is so many o'clock there, after an instant. An hour that comes twice counts once; one
    /// that a day leaves out comes after the gap.
    pub fn next(&self, after: i64, hour: i8) -> Option<i64> {
        let today = self.civil(after)?.date();
        (0..=2).filter_map(|days| self.instant(today, days, hour, Twice::First)).find(|at| *at > after)
    }

    /// The last second of the day that is so many days after that of an instant.
    pub fn last_second(&self, after: i64, days: i64) -> Option<i64> {
        let midnight = self.instant(self.civil(after)?.date(), days + 1, 0, Twice::First)?;
        Some(midnight - 1000)
    }

    fn civil(&self, at: i64) -> Option<DateTime> {
        Some(self.0.to_datetime(Timestamp::from_millisecond(at).ok()?))
    }

    /// When it is so many o'clock, some days from a date; the first instant after the gap where it never is.
    fn instant(&self, date: Date, days: i64, hour: i8, twice: Twice) -> Option<i64> {
        let civil = date.checked_add(days.days()).ok()?.to_datetime(Time::new(hour, 0, 0, 0).ok()?);
        let at = match (self.0.to_ambiguous_timestamp(civil).offset(), twice) {
            (AmbiguousOffset::Unambiguous { offset }, _) => offset.to_timestamp(civil),
            (AmbiguousOffset::Fold { before, .. }, Twice::First) => before.to_timestamp(civil),
            (AmbiguousOffset::Fold { after, .. }, Twice::Second) => after.to_timestamp(civil),
            (AmbiguousOffset::Gap { after, .. }, _) => {
                // Counted by the later clock, a skipped time lies just before the change.
                let before_change = after.to_timestamp(civil).ok()?;
                Ok(self.0.following(before_change).next()?.timestamp())
            }
        };
        Some(at.ok()?.as_millisecond())
    }
}

/// Which of two is meant, where an hour comes twice.
#[derive(Clone, Copy)]
enum Twice {
    First,
    Second,
}

/// A person's quiet hours: from one full hour to another, every day. In doubt it is quiet.
#[derive(Clone, Debug, PartialEq)]
pub struct Quiet {
    zone: Zone,
    begin: i8,
    end: i8,
}

impl Quiet {
    /// Quiet hours of a zone, unless they are none, longer than twelve, or no hours of a day.
    pub fn new(zone: Zone, begin: i8, end: i8) -> Option<Quiet> {
        let is_possible = [begin, end].iter().all(|hour| (0..HOURS).contains(hour))
            && (1..=LONGEST).contains(&(end - begin).rem_euclid(HOURS));
        is_possible.then_some(Quiet { zone, begin, end })
    }

    /// The rest an instant falls into: from its beginning to the first instant that is quiet no more.
    pub fn rest(&self, at: i64) -> Option<Range<i64>> {
        let today = self.zone.civil(at)?.date();
        let night = i64::from(self.end <= self.begin);
        let rest = |days| {
            let begin = self.zone.instant(today, days, self.begin, Twice::First)?;
            Some(begin..self.zone.instant(today, days + night, self.end, Twice::Second)?)
        };
        // A clock that is put back over midnight shows yesterday's date again.
        (-1..=1).filter_map(rest).find(|rest| rest.contains(&at))
    }

    /// Between which hours it is quiet.
    pub const fn hours(&self) -> (i8, i8) {
        (self.begin, self.end)
    }

    /// An instant, or the end of the rest it falls into.
    pub fn after(&self, at: i64) -> i64 {
        self.rest(at).map_or(at, |rest| rest.end)
    }

    /// When a deadline ends that would end then: nobody is late for having slept.
    pub fn due(&self, at: i64) -> i64 {
        self.rest(at).map_or(at, |rest| rest.end + AFTER_REST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An instant, by the clock of Greenwich.
    fn utc(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn zone(name: &str) -> Zone {
        Zone::named(name).unwrap()
    }

    fn quiet(name: &str, begin: i8, end: i8) -> Quiet {
        Quiet::new(zone(name), begin, end).unwrap()
    }

    #[test]
    fn w_17_a_deadline_in_quiet_hours_ends_an_hour_after_them() {
        let quiet = quiet("Europe/Budapest", 22, 8);
        // 3:00 there; it is quiet from 22:00 on, and no more at 8:00.
        assert_eq!(quiet.due(utc("2026-11-29T02:00:00Z")), utc("2026-11-29T08:00:00Z"));
        assert_eq!(
            quiet.rest(utc("2026-11-29T02:00:00Z")),
            Some(utc("2026-11-28T21:00:00Z")..utc("2026-11-29T07:00:00Z"))
        );
        // The reminder of two hours before.
        assert_eq!(quiet.after(utc("2026-11-29T06:00:00Z")), utc("2026-11-29T07:00:00Z"));
        for awake in ["2026-11-29T07:00:00Z", "2026-11-28T20:59:59Z", "2026-11-29T12:00:00Z"] {
            assert_eq!((quiet.due(utc(awake)), quiet.rest(utc(awake))), (utc(awake), None), "{awake}");
        }
        assert_eq!(quiet.after(utc("2026-11-28T21:00:00Z")), utc("2026-11-29T07:00:00Z"));
    }

    #[test]
    fn w_18_a_night_of_nine_hours_ends_by_the_clock() {
        let quiet = quiet("Europe/Budapest", 22, 8);
        let rest = quiet.rest(utc("2026-03-29T02:00:00Z")).unwrap();
        assert_eq!(rest, utc("2026-03-28T21:00:00Z")..utc("2026-03-29T06:00:00Z"));
        assert_eq!(zone("Europe/Budapest").shown(quiet.due(rest.start)), "9:00");
    }

    #[test]
    fn w_19_an_hour_that_comes_twice_is_quiet_until_the_second() {
        let (home, quiet) = (zone("Europe/Budapest"), quiet("Europe/Budapest", 23, 2));
        let (first, second) = (utc("2026-10-25T00:00:00Z"), utc("2026-10-25T01:00:00Z"));
        assert_eq!((home.shown(first), home.shown(second)), ("2:00".to_owned(), "2:00".to_owned()));
        assert_eq!(quiet.rest(first), Some(utc("2026-10-24T21:00:00Z")..second));
        // A digest at 2: it comes once, when it is quiet no more, and next the day after.
        let digest = home.next(utc("2026-10-24T12:00:00Z"), 2).unwrap();
        assert_eq!((digest, quiet.after(digest)), (first, second));
        assert_eq!(home.next(first, 2), Some(utc("2026-10-26T01:00:00Z")));
        // Where the rest begins in such an hour, it is quiet from the first on.
        let begins = super::tests::quiet("Europe/Budapest", 2, 5).rest(second).unwrap();
        assert_eq!(begins, first..utc("2026-10-25T04:00:00Z"));
    }

    #[test]
    fn w_20_a_skipped_hour_is_the_first_instant_after_the_gap() {
        let home = zone("Europe/Budapest");
        let after_gap = utc("2026-03-29T01:00:00Z");
        assert_eq!(home.shown(after_gap), "3:00");
        let rest = quiet("Europe/Budapest", 22, 2).rest(utc("2026-03-28T23:00:00Z")).unwrap();
        assert_eq!(rest, utc("2026-03-28T21:00:00Z")..after_gap);
        assert_eq!(quiet("Europe/Budapest", 2, 5).rest(after_gap), Some(after_gap..utc("2026-03-29T03:00:00Z")));
        assert_eq!(home.next(utc("2026-03-28T12:00:00Z"), 2), Some(after_gap));
    }

    #[test]
    fn a_day_ends_with_its_last_second() {
        let home = zone("Europe/Budapest");
        let noon = utc("2026-03-28T11:00:00Z");
        assert_eq!(home.last_second(noon, 0), Some(utc("2026-03-28T22:59:59Z")));
        assert_eq!(home.last_second(noon, 1), Some(utc("2026-03-29T21:59:59Z")), "a day of 23 hours");
    }

    #[test]
    fn gaps_and_folds_of_other_zones() {
        // Half an hour, in the middle of which nothing is.
        let rest = quiet("Australia/Lord_Howe", 22, 2).rest(utc("2026-10-03T14:00:00Z")).unwrap();
        assert_eq!(rest.end, utc("2026-10-03T15:30:00Z"));
        // A day's first hour twice: it is yesterday again.
        let havana = quiet("America/Havana", 0, 8);
        let again = utc("2024-11-03T05:30:00Z");
        assert_eq!(havana.rest(again), Some(utc("2024-11-03T04:00:00Z")..utc("2024-11-03T13:00:00Z")));
        // A day that begins at 1.
        assert_eq!(zone("Africa/Cairo").next(utc("2024-04-25T12:00:00Z"), 0), Some(utc("2024-04-25T22:00:00Z")));
    }

    #[test]
    fn hours_without_a_night_and_hours_that_are_none() {
        let noon = quiet("UTC", 9, 17);
        assert_eq!(
            noon.rest(utc("2026-01-01T12:00:00Z")),
            Some(utc("2026-01-01T09:00:00Z")..utc("2026-01-01T17:00:00Z"))
        );
        for (begin, end) in [(8, 8), (20, 9), (-1, 5), (20, 24), (0, 13)] {
            assert!(Quiet::new(zone("UTC"), begin, end).is_none(), "{begin} {end}");
        }
        assert!(Quiet::new(zone("UTC"), 20, 8).is_some());
    }

    #[test]
    fn zones_are_known_by_their_names() {
        assert_eq!(zone("europe/budapest").name(), "Europe/Budapest");
        assert_eq!(zone("Asia/Kolkata").shown(utc("2026-01-01T00:00:00Z")), "5:30");
        assert!(Zone::named("Europe/Atlantis").is_none() && Zone::named("").is_none());
        assert_eq!(quiet("UTC", 22, 8).rest(i64::MAX), None);
    }
}
