//! What is stored of one person: handed out, or forgotten as far as their tables are over. Both are done once in a long while, so
//! they may look through whole tables.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, params};
use serde_json::{Map, Value};

use super::{Store, Stored};
use crate::chat::{TableId, UserId};
use crate::words::Language;

/// What is a person's own in each table that names people: its name, and which rows.
const OWN: [(&str, &str); 13] = [
    ("people", "SELECT * FROM people WHERE user = ?1"),
    ("seats", "SELECT * FROM seats WHERE user = ?1"),
    ("claims", "SELECT * FROM claims WHERE user = ?1"),
    ("invitations", "SELECT * FROM invitations WHERE user = ?1"),
    ("barred", "SELECT * FROM barred WHERE user = ?1"),
    ("watchers", "SELECT * FROM watchers WHERE user = ?1"),
    ("direct", "SELECT * FROM direct WHERE user = ?1"),
    ("overrides", "SELECT * FROM overrides WHERE user = ?1"),
    ("results", "SELECT f.*, r.* FROM results r JOIN finished f ON f.table_id = r.table_id WHERE r.user = ?1"),
    ("ratings", "SELECT * FROM ratings WHERE user = ?1"),
    ("votes", "SELECT table_id, number, kind, entry, opened FROM votes WHERE user = ?1"),
    ("choices", "SELECT * FROM choices WHERE user = ?1"),
    ("lessons", "SELECT * FROM lessons WHERE user = ?1"),
];

/// The tables of which nothing is needed any more.
const OVER: &str = "SELECT id FROM tables WHERE stage IN ('over', 'closed')";

/// What is forgotten of tables that are over, after what was asked there.
const ROWS: [&str; 7] = ["choices", "overrides", "direct", "claims", "barred", "invitations", "watchers"];

impl Store {
    /// What is stored of a person, by the tables of the database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, user: UserId) -> Stored<Value> {
        self.read(move |db| {
            let rows = OWN.into_iter().map(|(table, sql)| Ok((table.to_owned(), rows(db, sql, user)?)));
            Ok(Value::Object(rows.collect::<Stored<Map<_, _>>>()?))
        })
        .await
    }

    /// Forgets a person as far as their tables are over: at those they are called by these names, by language. The moves stay,
    /// and nothing says any more whose they were. Gives the tables that know something else now.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, user: UserId, someone: Vec<(Language, String)>) -> Stored<Vec<TableId>> {
        self.write(move |db| {
            let sql = format!(
                "SELECT id FROM tables WHERE id IN ({OVER}) AND (host = ?1 OR id IN
                     (SELECT table_id FROM seats WHERE user = ?1 UNION SELECT table_id FROM claims WHERE user = ?1))"
            );
            let mut query = db.prepare(&sql)?;
            let tables: Vec<TableId> = query.query_map([user], |row| row.get(0))?.collect::<Result<_, _>>()?;
            let does = |sql: &str| db.execute(sql, [user]).map(drop);
            let votes = format!("votes WHERE (user = ?1 OR comer = ?1) AND table_id IN ({OVER})");
            does(&format!("DELETE FROM choices WHERE (table_id, vote) IN (SELECT table_id, number FROM {votes})"))?;
            does(&format!("DELETE FROM {votes}"))?;
            for rows in ROWS {
                does(&format!("DELETE FROM {rows} WHERE user = ?1 AND table_id IN ({OVER})"))?;
            }
            for said in ["posts", "outbox"] {
                let surfaces = "surface IN ('hand', 'word', 'watch')";
                does(&format!("DELETE FROM {said} WHERE {surfaces} AND which = ?1 AND table_id IN ({OVER})"))?;
            }
            for (language, name) in someone {
                // A seat without a person would be a bot's, so a number that nobody has stands for whoever sat there.
                let sql = format!(
                    "UPDATE seats SET user = -1 - seat, name = ?3 WHERE user = ?1 AND table_id IN ({OVER} AND language = ?2)"
                );
                db.execute(&sql, params![user, language.code(), name])?;
            }
            does(&format!("UPDATE tables SET host = 0 WHERE host = ?1 AND id IN ({OVER})"))?;
            for table in &tables {
                let sql = "UPDATE entries SET entry = json_set(entry, '$.by', '0')
                           WHERE table_id = ?1 AND json_extract(entry, '$.by') = ?2";
                db.execute(sql, params![table, user.0.to_string()])?;
                let sql = "UPDATE tables SET options = json_remove(options, '$.first')
                           WHERE id = ?1 AND json_extract(options, '$.first') = ?2";
                db.execute(sql, params![table, user.0.to_string()])?;
            }
            does("UPDATE results SET user = NULL WHERE user = ?1")?;
            does("DELETE FROM ratings WHERE user = ?1")?;
            does("DELETE FROM lessons WHERE user = ?1")?;
            does("DELETE FROM people WHERE user = ?1")?;
            Ok(tables)
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
