//! What all topics share: statements with their values, and how the types of the contract stand in columns. Numbers and flags are
//! `BIGINT`, words and data `TEXT`: what stands in a row is the same in every kind of database.

use std::error::Error;

use bytes::BytesMut;
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use super::again::Tried;
use crate::chat::{Ballot, ChannelId, GuildId, InteractionId, MessageId, TableId, UserId};
use crate::rules::{Seat, Seats};
use crate::store::{
    Act, AlarmKind, Answer, ClockState, Part, Question, Stage, Standing, StoreError, Stored, Surface, Venue,
};

/// What stands in a column.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    Null,
    Number(i64),
    /// Several for one place of a statement.
    Numbers(Vec<i64>),
    Real(f64),
    Text(String),
}

impl ToSql for Value {
    fn to_sql(&self, of: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) if *of == Type::BOOL => (*number != 0).to_sql(of, out),
            Value::Number(number) if *of == Type::INT4 => i32::try_from(*number)?.to_sql(of, out),
            Value::Number(number) => number.to_sql_checked(of, out),
            Value::Numbers(numbers) => numbers.to_sql_checked(of, out),
            Value::Real(number) => number.to_sql_checked(of, out),
            // No text of this kind of database holds that sign.
            Value::Text(text) => text.replace('\0', "").to_sql_checked(of, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(of: &Type, raw: &'a [u8]) -> Result<Value, Box<dyn Error + Sync + Send>> {
        Ok(match *of {
            Type::BOOL => Value::Number(bool::from_sql(of, raw)?.into()),
            Type::INT8 => Value::Number(i64::from_sql(of, raw)?),
            Type::INT4 => Value::Number(i32::from_sql(of, raw)?.into()),
            Type::FLOAT8 => Value::Real(f64::from_sql(of, raw)?),
            _ => Value::Text(<&str>::from_sql(of, raw)?.to_owned()),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Value, Box<dyn Error + Sync + Send>> {
        Ok(Value::Null)
    }

    fn accepts(of: &Type) -> bool {
        [Type::BOOL, Type::INT8, Type::INT4, Type::FLOAT8, Type::TEXT, Type::VARCHAR, Type::NAME].contains(of)
    }
}

/// Something that stands in one column.
pub(super) trait Cell: Sized {
    /// What a column says, unless it says nothing of the kind.
    fn of(value: Value) -> Option<Self>;
}

impl<T: Cell> Cell for Option<T> {
    fn of(value: Value) -> Option<Self> {
        if value == Value::Null { Some(None) } else { T::of(value).map(Some) }
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(some: Option<T>) -> Value {
        some.map_or(Value::Null, Into::into)
    }
}

impl<T: Clone + Into<Value>> From<&T> for Value {
    fn from(other: &T) -> Value {
        other.clone().into()
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl Cell for String {
    fn of(value: Value) -> Option<String> {
        if let Value::Text(text) = value { Some(text) } else { None }
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl Cell for f64 {
    fn of(value: Value) -> Option<f64> {
        if let Value::Real(number) = value { Some(number) } else { None }
    }
}

macro_rules! numbers {
    ($($name:ty: $to:expr, $from:expr;)*) => {$(
        impl From<$name> for Value {
            fn from(number: $name) -> Value {
                let to: fn($name) -> i64 = $to;
                Value::Number(to(number))
            }
        }
        impl Cell for $name {
            fn of(value: Value) -> Option<$name> {
                let from: fn(i64) -> Option<$name> = $from;
                if let Value::Number(number) = value { from(number) } else { None }
            }
        }
    )*};
}
numbers! {
    i64: |number| number, Some;
    // Counts and ids have no sign here; their bits stay.
    u64: u64::cast_signed, |number| Some(number.cast_unsigned());
    i32: i64::from, |number| i32::try_from(number).ok();
    u32: i64::from, |number| u32::try_from(number).ok();
    u16: i64::from, |number| u16::try_from(number).ok();
    u8: i64::from, |number| u8::try_from(number).ok();
    bool: i64::from, |number| Some(number != 0);
    UserId: |id| id.0.cast_signed(), |number| Some(UserId(number.cast_unsigned()));
    ChannelId: |id| id.0.cast_signed(), |number| Some(ChannelId(number.cast_unsigned()));
    MessageId: |id| id.0.cast_signed(), |number| Some(MessageId(number.cast_unsigned()));
    GuildId: |id| id.0.cast_signed(), |number| Some(GuildId(number.cast_unsigned()));
    InteractionId: |id| id.0.cast_signed(), |number| Some(InteractionId(number.cast_unsigned()));
    TableId: |id| id.0.into(), |number| u32::try_from(number).ok().map(TableId);
    Seat: |seat| seat.0.into(), |number| u8::try_from(number).ok().map(Seat);
    // One bit a seat; bits that no seat has say nothing.
    Seats: |seats| seats.iter().fold(0, |bits, seat| bits | 1 << seat.0),
        |bits| Some((0..8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect());
}

macro_rules! words {
    ($($name:ident: $word:ident, $of:ident;)*) => {$(
        impl From<$name> for Value {
            fn from(one: $name) -> Value {
                one.$word().into()
            }
        }
        impl Cell for $name {
            fn of(value: Value) -> Option<$name> {
                if let Value::Text(word) = value { $name::$of(&word) } else { None }
            }
        }
    )*};
}
words! {
    Act: word, of_word;
    AlarmKind: word, of_word;
    Answer: word, of_word;
    Ballot: token, of;
    ClockState: word, of_word;
    Part: word, of_word;
    Question: word, of_word;
    Stage: word, of_word;
    Standing: word, of_word;
    Venue: word, of_word;
}

/// Values for the places of a statement, in their order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::postgres::sql::Value::from($value)),*] };
}
pub(super) use values;

/// What a column of a row says.
pub(super) fn get<T: Cell>(row: &Row, at: usize) -> Stored<T> {
    let value: Value = row.try_get(at).map_err(|error| StoreError::Db(error.to_string()))?;
    let wrong = format!("{value:?} in column {:?}", row.columns()[at].name());
    T::of(value).ok_or(StoreError::Db(wrong))
}

/// The surface in two columns from there on.
pub(super) fn get_surface(row: &Row, at: usize) -> Stored<Surface> {
    Ok(Surface::of_columns(&get::<String>(row, at)?, get(row, at + 1)?))
}

/// All rows of an answer.
pub(super) async fn rows(db: &impl GenericClient, sql: &str, values: Vec<Value>) -> Tried<Vec<Row>> {
    let statement = db.prepare_cached(sql).await?;
    let values: Vec<_> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
    Ok(db.query(&statement, &values).await?)
}

/// The first row of an answer.
pub(super) async fn row(db: &impl GenericClient, sql: &str, values: Vec<Value>) -> Tried<Option<Row>> {
    Ok(rows(db, sql, values).await?.into_iter().next())
}

/// The only column of the first row.
pub(super) async fn one<T: Cell>(db: &impl GenericClient, sql: &str, values: Vec<Value>) -> Tried<Option<T>> {
    Ok(row(db, sql, values).await?.map(|row| get(&row, 0)).transpose()?)
}

/// The first columns of all rows.
pub(super) async fn column<T: Cell>(db: &impl GenericClient, sql: &str, values: Vec<Value>) -> Tried<Vec<T>> {
    Ok(rows(db, sql, values).await?.iter().map(|row| get(row, 0)).collect::<Stored<_>>()?)
}

/// Changes something; gives how many rows that were.
pub(super) async fn run(db: &impl GenericClient, sql: &str, values: Vec<Value>) -> Tried<u64> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.execute_raw(&statement, values).await?)
}
