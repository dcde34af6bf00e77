//! Until when a person is away. What follows from it at their tables is those tables' business: they are told with the same
//! transaction, so that none of them is forgotten.

use rusqlite::params;

use super::alarms::{self, DueAlarm};
use super::sql::{readable, statement};
use super::{AlarmKind, Store, Stored};
use crate::chat::UserId;

impl Store {
    /// Notes until when a person is away, and has every game in which they sit look at that at once. None: they are back.
    /// The mark of the alarms is 0 but where they were not away before. Gives these alarms.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_away(&self, user: UserId, until: Option<i64>, now: i64) -> Stored<Vec<DueAlarm>> {
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
