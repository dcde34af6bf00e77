//! What a person has set about their days: where their clocks are, when they rest, and until when they are away. How it
//! is typed, sent and stored stands here; what follows from it is decided elsewhere.

use serde_json::Value;

use super::hours::{HOURS, Quiet, Zone};

/// Under this name the zone is sent and stored.
pub const ZONE: &str = "zone";
/// Under this name the quiet hours are sent and stored: their beginning and their end, such as `22-8`, or [`OFF`].
pub const QUIET: &str = "quiet";
/// Under this name their beginning alone is sent.
pub const BEGIN: &str = "quiet-begin";
/// Under this name their end alone is sent.
pub const END: &str = "quiet-end";
/// Under this name it is sent how many days they are away, and stored until when.
pub const AWAY: &str = "away";
/// Under this name the hour of the daily list is sent and stored.
pub const DIGEST: &str = "digest";
/// No quiet hours.
pub const OFF: &str = "off";

/// A day, in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;
/// A night, where one end of it is chosen and nothing is known of the other.
const NIGHT: i8 = 10;

/// The hour of the daily list, where none is chosen.
const EVENING: i8 = 18;

/// What a person has set about their days.
#[derive(Clone, Debug, PartialEq)]
pub struct Days {
    /// Where their clocks are, if they said so.
    pub zone: Option<Zone>,
    /// When they rest.
    pub quiet: Option<Quiet>,
    /// The zone they named, which is no longer known.
    pub gone: Option<String>,
    /// Until when they are away, in milliseconds since 1970; that may be over.
    pub away: Option<i64>,
    /// The hour of their daily list, if they want one.
    pub digest: i8,
}

impl Default for Days {
    fn default() -> Days {
        Days { zone: None, quiet: None, gone: None, away: None, digest: EVENING }
    }
}

impl Days {
    /// As it is stored. Of a zone that is no longer known there are no quiet hours.
    pub fn stored(settings: &Value) -> Days {
        let text = |name: &str| settings.get(name).and_then(Value::as_str);
        let zone = text(ZONE).and_then(Zone::named);
        let gone = text(ZONE).filter(|_| zone.is_none()).map(str::to_owned);
        let hours = text(QUIET).and_then(Hours::read).and_then(|hours| hours.0);
        let quiet = zone.clone().zip(hours).and_then(|(zone, (begin, end))| Quiet::new(zone, begin, end));
        let away = settings.get(AWAY).and_then(Value::as_i64).filter(|until| *until > 0);
        let digest = text(DIGEST).and_then(hour).unwrap_or(EVENING);
        Days { zone, quiet, gone, away, digest }
    }

    /// The same without an absence that is over.
    #[must_use]
    pub fn at(mut self, now: i64) -> Days {
        self.away = self.away.filter(|until| *until > now);
        self
    }

    /// Which day an instant falls on where they live, counted from 1970; in Greenwich, where that is not known.
    pub fn day(&self, at: i64) -> i64 {
        self.here(at).div_euclid(DAY)
    }

    /// When their daily list comes next, after an instant: never while they rest. None where it is not known when that is.
    pub fn next_digest(&self, after: i64) -> Option<i64> {
        let awake = |at: i64| self.quiet.as_ref().map_or(at, |quiet| quiet.after(at));
        let zone = self.zone.as_ref()?;
        // One that a rest has put off may still be ahead.
        let mut from = after - DAY;
        loop {
            from = zone.next(from, self.digest)?;
            if awake(from) > after {
                return Some(awake(from));
            }
        }
    }

    /// When their daily list came, or would have come, the time before that.
    pub fn digest_before(&self, now: i64) -> Option<i64> {
        self.next_digest(now - DAY - DAY / 2).filter(|before| *before < now - DAY / 2)
    }

    /// When their next day begins.
    pub fn tomorrow(&self, at: i64) -> i64 {
        at - self.here(at).rem_euclid(DAY) + DAY
    }

    /// What their clocks show, counted as if it were Greenwich.
    fn here(&self, at: i64) -> i64 {
        at + self.zone.as_ref().map_or(0, |zone| zone.ahead(at) * 1000)
    }

    /// The quiet hours as they would be with another beginning, or another end.
    pub fn with_hours(&self, begin: Option<i8>, end: Option<i8>) -> Hours {
        let (known_begin, known_end) = self.quiet.as_ref().map(Quiet::hours).unzip();
        let begin = begin.or(known_begin);
        let end = end.or(known_end);
        Hours(match (begin, end) {
            (Some(begin), Some(end)) => Some((begin, end)),
            (Some(begin), None) => Some((begin, (begin + NIGHT).rem_euclid(HOURS))),
            (None, Some(end)) => Some(((end - NIGHT).rem_euclid(HOURS), end)),
            (None, None) => None,
        })
    }
}

/// Quiet hours as they are wanted: from one full hour to another, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours(pub Option<(i8, i8)>);

impl Hours {
    /// As they are sent and stored.
    pub fn text(self) -> String {
        self.0.map_or_else(|| OFF.to_owned(), |(begin, end)| format!("{begin}-{end}"))
    }

    /// Reads what [`Hours::text`] writes. Hours that end when they begin are none.
    pub fn read(text: &str) -> Option<Hours> {
        if text == OFF {
            return Some(Hours(None));
        }
        let (begin, end) = text.split_once('-')?;
        let (begin, end) = (hour(begin)?, hour(end)?);
        Some(Hours(Some((begin, end)).filter(|_| begin != end)))
    }
}

/// An hour of a day, as it is typed.
pub fn hour(text: &str) -> Option<i8> {
    text.trim().parse().ok().filter(|hour| (0..HOURS).contains(hour))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn days_are_read_as_they_are_stored() {
        let days = Days::stored(&json!({ "zone": "Europe/Budapest", "quiet": "22-8" }));
        assert_eq!(days.quiet.as_ref().map(Quiet::hours), Some((22, 8)));
        assert_eq!(days.zone.as_ref().map(Zone::name), Some("Europe/Budapest"));
        let gone = Days::stored(&json!({ "zone": "Europe/Atlantis", "quiet": "22-8" }));
        assert_eq!((gone.zone, gone.quiet, gone.gone.as_deref()), (None, None, Some("Europe/Atlantis")));
        let away = Days::stored(&json!({ "away": 1_000 }));
        assert_eq!((away.away, away.clone().at(999).away, away.at(1_000).away), (Some(1_000), Some(1_000), None));
        assert_eq!(Days::stored(&json!({ "away": 0 })).away, None);
        for strange in [json!(null), json!({ "zone": 7, "quiet": "dusk" }), json!({ "quiet": "22-8" })] {
            assert_eq!(Days::stored(&strange), Days::default());
        }
    }

    #[test]
    fn a_day_is_that_of_the_place_where_they_live() {
        let home = Days::stored(&json!({ "zone": "Asia/Kolkata" }));
        let night = 20 * 3_600_000;
        assert_eq!((Days::default().day(night), home.day(night)), (0, 1));
        assert_eq!((Days::default().tomorrow(night), home.tomorrow(night)), (DAY, DAY + 18 * 3_600_000 + 1_800_000));
    }

    /// W-19: a daily list at two, in the night in which two comes twice: the first one is quiet, so it comes at the second.
    #[test]
    fn w_19_a_daily_list_comes_once_a_day_and_never_in_quiet_hours() {
        let days = |quiet: &str, hour: &str| {
            Days::stored(&json!({ "zone": "Europe/Budapest", "quiet": quiet, "digest": hour }))
        };
        // Eight in the evening before the clocks are put back, there; two o'clock is at 0:00 and at 1:00 in Greenwich.
        let evening = 1_792_864_800_000;
        let second = 1_792_890_000_000;
        let days_of_two = days("23-2", "2");
        assert_eq!(days_of_two.next_digest(evening), Some(second));
        assert_eq!(days_of_two.next_digest(second).map(|at| at - second), Some(DAY), "once");
        assert_eq!(days_of_two.digest_before(second).map(|at| second - at), Some(DAY + 3_600_000));
        // In the middle of a rest it waits for its end, though that is another day.
        let night = days("22-8", "23");
        let first = night.next_digest(evening).unwrap();
        assert_eq!(
            (night.zone.as_ref().unwrap().shown(first), night.next_digest(first)),
            ("8:00".to_owned(), Some(first + DAY))
        );
        assert_eq!(days("off", "dusk").digest, 18, "what cannot be read is as where nobody chose");
        assert_eq!(Days::default().next_digest(evening), None);
    }

    #[test]
    fn hours_are_read_as_they_are_written() {
        for hours in [Hours(None), Hours(Some((22, 8))), Hours(Some((0, 23)))] {
            assert_eq!(Hours::read(&hours.text()), Some(hours));
        }
        assert_eq!(Hours::read("7-7"), Some(Hours(None)));
        for strange in ["", "22", "24-8", "-1-8", "a-b"] {
            assert_eq!(Hours::read(strange), None, "{strange}");
        }
    }

    #[test]
    fn where_one_end_is_chosen_the_other_follows() {
        assert_eq!(Days::default().with_hours(Some(22), None), Hours(Some((22, 8))));
        assert_eq!(Days::default().with_hours(None, Some(8)), Hours(Some((22, 8))));
        let days = Days::stored(&json!({ "zone": "UTC", "quiet": "23-6" }));
        assert_eq!(days.with_hours(None, Some(7)), Hours(Some((23, 7))));
        assert_eq!(days.with_hours(Some(21), None), Hours(Some((21, 6))));
    }
}
