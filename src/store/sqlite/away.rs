//! Absences in SQLite.

use async_trait::async_trait;
use rusqlite::params;

use super::sql::statement;
use super::{Sqlite, alarms};
use crate::chat::UserId;
use crate::store::value::readable;
use crate::store::{AlarmKind, DueAlarm, KeepsAbsences, Stored};

#[async_trait]
impl KeepsAbsences for Sqlite {
    async fn set_away(&self, user: UserId, until: Option<i64>, now: i64) -> Stored<Vec<DueAlarm>> {
        self.write(move |db| {
            let sql = "SELECT coalesce(json_extract(settings, '$.away'), 0) > ?2 FROM people WHERE user = ?1";
            let was_away = statement(db, sql)?.query_row(params![user, now], |row| row.get(0)).unwrap_or(false);
            let sql = "INSERT INTO people (user, settings) VALUES (?1, json_object('away', ?2))
                       ON CONFLICT DO UPDATE SET settings = json_set(settings, '$.away', ?2)";
            statement(db, sql)?.execute(params![user, until.unwrap_or_default()])?;
            let mark = until.filter(|_| !was_away).unwrap_or_default();
            let sql = "INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark)
                       SELECT tables.id, ?2, -1, ?1, 0, ?3, ?4 FROM seats JOIN tables ON tables.id = seats.table_id
                           WHERE seats.user = ?1 AND tables.stage = 'playing'
                       ON CONFLICT DO UPDATE SET at = excluded.at, mark = max(mark, excluded.mark)";
            statement(db, sql)?.execute(params![user, AlarmKind::Away, now, mark])?;
            let sql = "SELECT kind, seat, user, vote, at, mark, table_id FROM alarms
                       WHERE user = ?1 AND user <> 0 AND kind = ?2";
            let mut query = statement(db, sql)?;
            let set = query.query_map(params![user, AlarmKind::Away], alarms::due)?;
            Ok(readable(set, "alarms").collect())
        })
        .await
    }
}
