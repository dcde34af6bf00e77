//! What all topics share: prepared statements, and how the types of the contract stand in columns.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection};

use crate::chat::{ChannelId, GuildId, InteractionId, MessageId, TableId, UserId};
use crate::rules::{Seat, Seats};
use crate::store::{Act, AlarmKind, Answer, ClockState, Part, Question, Stage, Standing, StoreError, Stored, Venue};

/// The statement, prepared once. Unit tests look at its plan: none may walk through a whole table.
pub(super) fn statement<'db>(db: &'db Connection, sql: &'static str) -> Stored<CachedStatement<'db>> {
    #[cfg(test)]
    super::plan::assert_uses_indices(db, sql);
    Ok(db.prepare_cached(sql)?)
}

macro_rules! ids {
    ($($name:ident),*) => {$(
        /// SQLite's integers are signed; the bits stay.
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.cast_signed().into())
            }
        }
        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map(|number| $name(number.cast_unsigned()))
            }
        }
    )*};
}
ids!(UserId, ChannelId, MessageId, GuildId, InteractionId);

macro_rules! numbers {
    ($($name:ident of $number:ty),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.into())
            }
        }
        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                <$number>::column_result(value).map($name)
            }
        }
    )*};
}
numbers!(TableId of u32, Seat of u8);

/// One bit a seat.
impl ToSql for Seats {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.iter().fold(0i64, |bits, seat| bits | 1 << seat.0).into())
    }
}

/// Bits that no seat has say nothing.
impl FromSql for Seats {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let bits = value.as_i64()?;
        Ok((0..8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect())
    }
}

/// Closed sets of words.
macro_rules! words {
    ($($name:ident),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }
        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let word = value.as_str()?;
                $name::of_word(word).ok_or_else(|| unknown_word(word))
            }
        }
    )*};
}
words!(Act, AlarmKind, Answer, ClockState, Part, Question, Stage, Standing, Venue);

pub(super) fn unknown_word(word: &str) -> FromSqlError {
    FromSqlError::Other(format!("unknown word {word:?}").into())
}

/// What SQLite reports stays text: nothing above the store knows the library.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Db(error.to_string())
    }
}
