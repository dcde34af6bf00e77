//! What is a person's own, in PostgreSQL.

use async_trait::async_trait;
use serde_json::{Map, Value as Json};
use tokio_postgres::Row;

use super::Postgres;
use super::again::{Tried, again};
use super::handle::at_one_moment;
use super::sql::{Value, rows, values};
use crate::chat::UserId;
use crate::store::{KeepsOwn, StoreError, Stored};

/// What is a person's own in each table that names people: its name, and which rows.
const OWN: [(&str, &str); 19] = [
    ("people", "SELECT * FROM people WHERE \"user\" = $1"),
    ("hosted", "SELECT id AS table_id, game, stage, created FROM tables WHERE host = $1 ORDER BY id"),
    ("seats", "SELECT * FROM seats WHERE \"user\" = $1 ORDER BY table_id"),
    ("claims", "SELECT * FROM claims WHERE \"user\" = $1 ORDER BY table_id"),
    ("invitations", "SELECT * FROM invitations WHERE \"user\" = $1 ORDER BY table_id, number"),
    ("barred", "SELECT * FROM barred WHERE \"user\" = $1 ORDER BY table_id"),
    ("watchers", "SELECT * FROM watchers WHERE \"user\" = $1 ORDER BY table_id"),
    ("direct", "SELECT * FROM direct WHERE \"user\" = $1 ORDER BY table_id"),
    ("overrides", "SELECT * FROM overrides WHERE \"user\" = $1 ORDER BY table_id"),
    ("alarms", "SELECT * FROM alarms WHERE \"user\" = $1 ORDER BY table_id, kind, seat, vote"),
    ("posts", "SELECT * FROM posts WHERE surface IN ('hand', 'watch') AND which = $1 ORDER BY table_id, surface"),
    (
        "outbox",
        "SELECT * FROM outbox WHERE (surface IN ('hand', 'word', 'watch') AND which = $1)
             OR channel = (SELECT direct FROM people WHERE \"user\" = $1) ORDER BY id",
    ),
    ("to_begin", "SELECT id AS table_id FROM tables WHERE options::jsonb ->> 'first' = $1::bigint::text ORDER BY id"),
    ("names", "SELECT * FROM names WHERE \"user\" = $1 ORDER BY guild"),
    (
        "results",
        "SELECT f.*, r.* FROM results r JOIN finished f ON f.table_id = r.table_id WHERE r.\"user\" = $1
         ORDER BY r.table_id, r.seat",
    ),
    ("ratings", "SELECT * FROM ratings WHERE \"user\" = $1 ORDER BY guild, game"),
    (
        "votes",
        "SELECT table_id, number, kind, entry, opened FROM votes WHERE \"user\" = $1 OR comer = $1
         ORDER BY table_id, number",
    ),
    ("choices", "SELECT * FROM choices WHERE \"user\" = $1 ORDER BY table_id, vote"),
    ("lessons", "SELECT * FROM lessons WHERE \"user\" = $1 ORDER BY game"),
];

#[async_trait]
impl KeepsOwn for Postgres {
    async fn own(&self, user: UserId) -> Stored<Json> {
        again!(self, self.try_own(user).await)
    }
}

impl Postgres {
    async fn try_own(&self, user: UserId) -> Tried<Json> {
        let mut client = self.client().await?;
        let tx = at_one_moment(&mut client).await?;
        let mut all = Map::new();
        for (table, sql) in OWN {
            let found = rows(&tx, sql, values![user]).await?;
            let found = found.iter().map(object).collect::<Stored<Vec<Json>>>()?;
            all.insert(table.to_owned(), Json::Array(found));
        }
        Ok(Json::Object(all))
    }
}

/// A row as an object, column by column.
fn object(row: &Row) -> Stored<Json> {
    let mut object = Map::new();
    for (at, column) in row.columns().iter().enumerate() {
        let value: Value = row.try_get(at).map_err(|error| StoreError::Db(error.to_string()))?;
        object.insert(column.name().to_owned(), json(value));
    }
    Ok(Json::Object(object))
}

fn json(value: Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Number(number) => number.into(),
        Value::Numbers(numbers) => numbers.into(),
        Value::Real(number) => number.into(),
        Value::Text(text) => text.into(),
    }
}
