//! What was said unasked, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::{TableId, UserId};
use crate::store::{AlarmKind, KeepsUnasked, Stored, Unasked};

#[async_trait]
impl KeepsUnasked for Sqlite {
    async fn unasked(&self, user: UserId) -> Stored<Unasked> {
        self.read(move |db| {
            let sql = "SELECT said_day, said, listed, left_out, welcomed, digested FROM people WHERE user = ?1";
            let found = statement(db, sql)?.query_row([user], |row| {
                let (day, said, listed) = (row.get(0)?, row.get(1)?, row.get(2)?);
                let (left_out, welcomed, digested) = (row.get(3)?, row.get(4)?, row.get(5)?);
                Ok(Unasked { day, said, listed, left_out, welcomed, digested })
            });
            Ok(found.optional()?.unwrap_or_default())
        })
        .await
    }

    async fn is_reminded_elsewhere(&self, user: UserId, table: TableId, until: i64) -> Stored<bool> {
        self.read(move |db| {
            let sql = "SELECT EXISTS (SELECT 1 FROM alarms
                           WHERE user = ?1 AND user <> 0 AND kind = ?2 AND at <= ?3 AND table_id <> ?4)";
            Ok(statement(db, sql)?.query_row(params![user, AlarmKind::Remind, until, table], |row| row.get(0))?)
        })
        .await
    }
}

pub(super) fn put(db: &Connection, user: UserId, unasked: Unasked) -> Stored<()> {
    let Unasked { day, said, listed, left_out, welcomed, digested } = unasked;
    let sql = "INSERT INTO people (user, said_day, said, listed, left_out, welcomed, digested)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
               ON CONFLICT DO UPDATE SET said_day = excluded.said_day, said = excluded.said, listed = excluded.listed,
                   left_out = excluded.left_out, welcomed = excluded.welcomed,
                   digested = excluded.digested";
    statement(db, sql)?.execute(params![user, day, said, listed, left_out, welcomed, digested])?;
    Ok(())
}
