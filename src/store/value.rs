//! How moments and data stand in rows, in every kind of database.

use std::fmt::Display;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{StoreError, Stored};
use crate::chat::TableId;

/// Now, in milliseconds since 1970. Only what is kept for people to read and what is forgotten with age hangs on it.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The moment that long ago.
pub(super) fn ago(age: Duration) -> i64 {
    before(now(), age)
}

/// The moment that long before another.
pub(super) fn before(moment: i64, age: Duration) -> i64 {
    moment.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX))
}

/// The rows that can be read; the others are logged. A row that cannot be read is the trouble of its table alone, so a
/// list of several tables' rows goes on without it.
pub(super) fn readable<T, E: Display>(
    rows: impl Iterator<Item = Result<T, E>>,
    of: &'static str,
) -> impl Iterator<Item = T> {
    rows.filter_map(move |row| row.inspect_err(|error| tracing::error!(of, %error, "a row can't be read")).ok())
}

/// Data as the text of a column.
pub(super) fn to_text(data: &impl Serialize) -> Stored<String> {
    serde_json::to_string(data).map_err(|error| StoreError::Db(error.to_string()))
}

/// Data from the text of a column; `n` is the number of the entry, or 0.
pub(super) fn from_text<T: DeserializeOwned>(text: &str, table: TableId, n: u64) -> Stored<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt { table, n, why: error.to_string() })
}
