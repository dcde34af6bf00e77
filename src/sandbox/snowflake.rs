//! Discord's ids: 64 bits, the upper 42 the milliseconds since the first of January 2015, written as text in JSON.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Serialize, Serializer};
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Discord's epoch in Unix milliseconds (documentation, "Snowflakes").
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The id of anything: a user, a channel, a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id(pub(crate) u64);

impl Id {
    /// When the thing with this id was made, in Unix milliseconds.
    pub(crate) fn made_ms(self) -> u64 {
        (self.0 >> 22) + EPOCH_MS
    }

    /// Which of so many shards serves the server with this id (documentation, "Sharding").
    pub(crate) fn shard(self, of: u64) -> u64 {
        (self.0 >> 22) % of.max(1)
    }

    /// The id in a JSON value: text of digits, or a whole number as some libraries write it.
    pub(crate) fn from_json(value: &Value) -> Option<Id> {
        match value {
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => number.as_u64().map(Id),
            _ => None,
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Id, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// When the sandbox's people and channels were made, in Unix milliseconds: the first of January 2026.
const BEGINNING_MS: u64 = 1_767_225_600_000;

/// Gives out ids that always grow, also within one millisecond and when the clock is set back.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: u64,
}

impl Ids {
    /// The ids of what is there from the start: the same in every sandbox, so that a bot which remembers its people
    /// and channels finds them again in the next one. Each server has a millisecond of its own, and so, counted round,
    /// a shard.
    pub(crate) fn of_the_beginning(server: u64) -> impl FnMut() -> Id {
        let mut last = (BEGINNING_MS - EPOCH_MS + server) << 22;
        move || {
            last += 1;
            Id(last)
        }
    }

    pub(crate) fn next(&mut self) -> Id {
        let from_clock = now_ms().saturating_sub(EPOCH_MS) << 22;
        self.last = from_clock.max(self.last + 1);
        Id(self.last)
    }
}

/// The time of day in Unix milliseconds.
pub(crate) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A time in the form Discord writes it (ISO 8601).
pub(crate) fn iso(unix_ms: u64) -> String {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(unix_ms) * 1_000_000)
        .ok()
        .and_then(|at| at.format(&Rfc3339).ok())
        .unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned())
}
