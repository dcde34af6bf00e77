//! Alarms and absences in PostgreSQL.

use async_trait::async_trait;

use super::Postgres;
use super::again::{Tried, again};
use super::of_table::{self, ALARM, alarm};
use super::sql::{one, rows, run, values};
use crate::chat::{TableId, UserId};
use crate::store::value::readable;
use crate::store::{AlarmKind, Alarms, DueAlarm, KeepsAbsences, KeepsAlarms, Stored};

#[async_trait]
impl KeepsAlarms for Postgres {
    async fn due_alarms(&self, now: i64, most: usize) -> Stored<Vec<DueAlarm>> {
        let sql = format!("SELECT {ALARM} FROM alarms WHERE at <= $1 ORDER BY at LIMIT $2");
        let found = again!(self, rows(&self.client().await?, &sql, values![now, most as u64]).await)?;
        Ok(readable(found.iter().map(alarm), "alarms").collect())
    }

    async fn next_alarm(&self) -> Stored<Option<i64>> {
        let sql = "SELECT min(at) FROM alarms";
        again!(self, Ok(one(&self.client().await?, sql, Vec::new()).await?.flatten()))
    }

    async fn alarms_of(&self, table: TableId) -> Stored<Alarms> {
        again!(self, of_table::alarms(&self.client().await?, table).await)
    }

    async fn put_off(&self, due: DueAlarm, until: i64) -> Stored<()> {
        let sql = "UPDATE alarms SET at = $7
                   WHERE table_id = $1 AND kind = $2 AND seat = $3 AND \"user\" = $4 AND vote = $5 AND at = $6";
        let (seat, user, vote) = due.of.columns();
        let values = values![due.table, due.of.kind, seat, user, vote, due.alarm.at, until];
        again!(self, run(&self.client().await?, sql, values.clone()).await.map(drop))
    }
}

#[async_trait]
impl KeepsAbsences for Postgres {
    async fn set_away(&self, user: UserId, until: Option<i64>, now: i64) -> Stored<Vec<DueAlarm>> {
        again!(self, self.try_set_away(user, until, now).await)
    }
}

impl Postgres {
    async fn try_set_away(&self, user: UserId, until: Option<i64>, now: i64) -> Tried<Vec<DueAlarm>> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let sql = "SELECT coalesce((settings::jsonb ->> 'away')::bigint, 0) > $2 FROM people WHERE \"user\" = $1
                   FOR UPDATE";
        let was_away = one::<bool>(&tx, sql, values![user, now]).await?.unwrap_or(false);
        let sql = "INSERT INTO people (\"user\", settings) VALUES ($1, jsonb_build_object('away', $2::bigint)::text)
                   ON CONFLICT (\"user\") DO UPDATE SET settings = (people.settings::jsonb || excluded.settings::jsonb)::text";
        run(&tx, sql, values![user, until.unwrap_or_default()]).await?;
        let mark = until.filter(|_| !was_away).unwrap_or_default();
        let sql = "INSERT INTO alarms (table_id, kind, seat, \"user\", vote, at, mark)
                   SELECT tables.id, $2::text, -1, $1::bigint, 0, $3::bigint, $4::bigint
                       FROM seats JOIN tables ON tables.id = seats.table_id
                       WHERE seats.\"user\" = $1 AND tables.stage = 'playing'
                   ON CONFLICT (table_id, kind, seat, \"user\", vote) DO UPDATE
                       SET at = excluded.at, mark = greatest(alarms.mark, excluded.mark)";
        run(&tx, sql, values![user, AlarmKind::Away, now, mark]).await?;
        let sql =
            format!("SELECT {ALARM} FROM alarms WHERE \"user\" = $1 AND \"user\" <> 0 AND kind = $2 ORDER BY table_id");
        let found = rows(&tx, &sql, values![user, AlarmKind::Away]).await?;
        tx.commit().await?;
        Ok(readable(found.iter().map(alarm), "alarms").collect())
    }
}
