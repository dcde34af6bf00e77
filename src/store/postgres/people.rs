//! What people chose, and what they were told unasked, in PostgreSQL.

use async_trait::async_trait;
use serde_json::Value as Json;
use tokio_postgres::Row;

use super::Postgres;
use super::again::again;
use super::sql::{get, one, row, run, values};
use crate::chat::{ChannelId, TableId, UserId};
use crate::store::people::unseen;
use crate::store::value::to_text;
use crate::store::{AlarmKind, KeepsOverrides, KeepsPeople, KeepsUnasked, Preferences, StoreError, Stored, Unasked};
use crate::words::Language;

#[async_trait]
impl KeepsPeople for Postgres {
    async fn preferences(&self, user: UserId) -> Stored<Preferences> {
        let sql = "SELECT language, direct, settings FROM people WHERE \"user\" = $1";
        let found = again!(self, row(&self.client().await?, sql, values![user]).await)?;
        let Some(found) = found else { return Ok(Preferences::default()) };
        let language: Option<String> = get(&found, 0)?;
        let settings = settings(&get::<String>(&found, 2)?)?;
        Ok(Preferences { language: language.map(|code| Language::of_locale(&code)), direct: get(&found, 1)?, settings })
    }

    async fn set_language_of(&self, user: UserId, language: Option<Language>) -> Stored<()> {
        let sql = "INSERT INTO people (\"user\", language) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET language = excluded.language";
        let values = values![user, language.map(Language::code)];
        again!(self, run(&self.client().await?, sql, values.clone()).await.map(drop))
    }

    async fn set_direct(&self, user: UserId, channel: Option<ChannelId>) -> Stored<()> {
        let sql = "INSERT INTO people (\"user\", direct) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET direct = excluded.direct";
        again!(self, run(&self.client().await?, sql, values![user, channel]).await.map(drop))
    }

    async fn set_setting(&self, user: UserId, name: &'static str, value: Json) -> Stored<()> {
        let sql = "INSERT INTO people (\"user\", settings)
                       VALUES ($1, jsonb_build_object($2::text, $3::text::jsonb)::text)
                   ON CONFLICT (\"user\") DO UPDATE
                       SET settings = (people.settings::jsonb || excluded.settings::jsonb)::text";
        let values = values![user, name, to_text(&value)?];
        again!(self, run(&self.client().await?, sql, values.clone()).await.map(drop))
    }

    async fn seen_tips(&self, user: UserId, game: &'static str, tips: Vec<(&'static str, bool)>) -> Stored<(u32, u16)> {
        let settings = self.preferences(user).await?.settings;
        let sql = "SELECT (SELECT count(*) FROM results r JOIN finished f ON f.table_id = r.table_id
                           WHERE r.\"user\" = $1 AND f.game = $2),
                          EXISTS (SELECT 1 FROM lessons
                                  WHERE \"user\" = $1 AND game = $2 AND finished IS NOT NULL)";
        let found = again!(self, row(&self.client().await?, sql, values![user, game]).await)?;
        let read = |row: &Row| -> Stored<(u32, bool)> { Ok((get(row, 0)?, get(row, 1)?)) };
        let (finished, has_learnt) = found.as_ref().map_or(Ok((0, false)), read)?;
        Ok((finished, unseen(&settings, has_learnt, &tips)))
    }

    async fn takes_direct(&self, table: TableId, user: UserId) -> Stored<Option<bool>> {
        let sql = "SELECT open FROM direct WHERE table_id = $1 AND \"user\" = $2";
        again!(self, one(&self.client().await?, sql, values![table, user]).await)
    }

    async fn set_takes_direct(&self, table: TableId, user: UserId, open: bool) -> Stored<bool> {
        let sql = "INSERT INTO direct (table_id, \"user\", open) VALUES ($1, $2, $3)
                   ON CONFLICT (table_id, \"user\") DO UPDATE SET open = excluded.open
                       WHERE direct.open <> excluded.open";
        again!(self, Ok(run(&self.client().await?, sql, values![table, user, open]).await? == 1))
    }
}

#[async_trait]
impl KeepsOverrides for Postgres {
    async fn overrides(&self, table: TableId, user: UserId) -> Stored<Json> {
        let sql = "SELECT settings FROM overrides WHERE table_id = $1 AND \"user\" = $2";
        let found: Option<String> = again!(self, one(&self.client().await?, sql, values![table, user]).await)?;
        found.map_or(Ok(Json::Null), |text| settings(&text))
    }

    async fn set_override(
        &self,
        table: TableId,
        user: UserId,
        name: &'static str,
        value: Option<&'static str>,
        is_about_messages: bool,
    ) -> Stored<()> {
        again!(self, {
            let mut client = self.client().await?;
            let tx = client.transaction().await?;
            let sql = "INSERT INTO overrides (table_id, \"user\", settings)
                           VALUES ($1, $2, jsonb_build_object($3::text, $4::text)::text)
                       ON CONFLICT (table_id, \"user\") DO UPDATE
                           SET settings = (overrides.settings::jsonb || excluded.settings::jsonb)::text";
            run(&tx, sql, values![table, user, name, value]).await?;
            if is_about_messages {
                let sql = "DELETE FROM direct WHERE table_id = $1 AND \"user\" = $2";
                run(&tx, sql, values![table, user]).await?;
            }
            Ok(tx.commit().await?)
        })
    }
}

#[async_trait]
impl KeepsUnasked for Postgres {
    async fn unasked(&self, user: UserId) -> Stored<Unasked> {
        let sql = "SELECT said_day, said, listed, left_out, welcomed, digested FROM people WHERE \"user\" = $1";
        let found = again!(self, row(&self.client().await?, sql, values![user]).await)?;
        let read = |row: &Row| -> Stored<Unasked> {
            let (day, said, listed) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
            Ok(Unasked { day, said, listed, left_out: get(row, 3)?, welcomed: get(row, 4)?, digested: get(row, 5)? })
        };
        found.as_ref().map_or(Ok(Unasked::default()), read)
    }

    async fn is_reminded_elsewhere(&self, user: UserId, table: TableId, until: i64) -> Stored<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM alarms
                       WHERE \"user\" = $1 AND \"user\" <> 0 AND kind = $2 AND at <= $3 AND table_id <> $4)";
        let values = values![user, AlarmKind::Remind, until, table];
        let found = again!(self, one(&self.client().await?, sql, values.clone()).await)?;
        Ok(found.unwrap_or_default())
    }
}

fn settings(text: &str) -> Stored<Json> {
    serde_json::from_str(text).map_err(|error| StoreError::Db(error.to_string()))
}
