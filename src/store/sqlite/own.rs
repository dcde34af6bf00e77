//! What is a person's own, in SQLite.

use async_trait::async_trait;
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use serde_json::{Map, Value};

use super::Sqlite;
use crate::chat::UserId;
use crate::store::{KeepsOwn, Stored};

/// What is a person's own in each table that names people: its name, and which rows.
const OWN: [(&str, &str); 19] = [
    ("people", "SELECT * FROM people WHERE user = ?1"),
    ("hosted", "SELECT id AS table_id, game, stage, created FROM tables WHERE host = ?1"),
    ("seats", "SELECT * FROM seats WHERE user = ?1"),
    ("claims", "SELECT * FROM claims WHERE user = ?1"),
    ("invitations", "SELECT * FROM invitations WHERE user = ?1"),
    ("barred", "SELECT * FROM barred WHERE user = ?1"),
    ("watchers", "SELECT * FROM watchers WHERE user = ?1"),
    ("direct", "SELECT * FROM direct WHERE user = ?1"),
    ("overrides", "SELECT * FROM overrides WHERE user = ?1"),
    ("alarms", "SELECT * FROM alarms WHERE user = ?1"),
    ("posts", "SELECT * FROM posts WHERE surface IN ('hand', 'watch') AND which = ?1"),
    (
        "outbox",
        "SELECT * FROM outbox WHERE (surface IN ('hand', 'word', 'watch') AND which = ?1)
             OR channel = (SELECT direct FROM people WHERE user = ?1)",
    ),
    (
        "to_begin",
        "SELECT id AS table_id FROM tables
         WHERE json_valid(options) AND json_extract(options, '$.first') = CAST(?1 AS TEXT)",
    ),
    ("names", "SELECT * FROM names WHERE user = ?1"),
    ("results", "SELECT f.*, r.* FROM results r JOIN finished f ON f.table_id = r.table_id WHERE r.user = ?1"),
    ("ratings", "SELECT * FROM ratings WHERE user = ?1"),
    ("votes", "SELECT table_id, number, kind, entry, opened FROM votes WHERE user = ?1 OR comer = ?1"),
    ("choices", "SELECT * FROM choices WHERE user = ?1"),
    ("lessons", "SELECT * FROM lessons WHERE user = ?1"),
];

#[async_trait]
impl KeepsOwn for Sqlite {
    async fn own(&self, user: UserId) -> Stored<Value> {
        self.read(move |db| {
            let rows = OWN.into_iter().map(|(table, sql)| Ok((table.to_owned(), rows(db, sql, user)?)));
            Ok(Value::Object(rows.collect::<Stored<Map<_, _>>>()?))
        })
        .await
    }
}

/// Rows as objects, column by column.
fn rows(db: &Connection, sql: &str, user: UserId) -> Stored<Value> {
    let mut query = db.prepare(sql)?;
    let columns: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
    let mut rows = query.query([user])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let mut object = Map::new();
        for (at, column) in columns.iter().enumerate() {
            let value = match row.get_ref(at)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(number) => number.into(),
                ValueRef::Real(number) => number.into(),
                ValueRef::Text(text) | ValueRef::Blob(text) => String::from_utf8_lossy(text).into_owned().into(),
            };
            object.insert(column.clone(), value);
        }
        all.push(Value::Object(object));
    }
    Ok(Value::Array(all))
}
