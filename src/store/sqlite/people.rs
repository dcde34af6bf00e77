//! What people chose, in SQLite.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};
use serde_json::Value;

use super::Sqlite;
use super::sql::statement;
use crate::chat::{ChannelId, TableId, UserId};
use crate::store::people::unseen;
use crate::store::value::to_text;
use crate::store::{KeepsPeople, Preferences, StoreError, Stored};
use crate::words::Language;

#[async_trait]
impl KeepsPeople for Sqlite {
    async fn preferences(&self, user: UserId) -> Stored<Preferences> {
        self.read(move |db| {
            let sql = "SELECT language, direct, settings FROM people WHERE user = ?1";
            let mut query = statement(db, sql)?;
            let found = query.query_row([user], |row| {
                let language: Option<String> = row.get(0)?;
                Ok((language, row.get(1)?, row.get::<_, String>(2)?))
            });
            let Some((language, direct, settings)) = found.optional()? else { return Ok(Preferences::default()) };
            let settings = serde_json::from_str(&settings).map_err(|error| StoreError::Db(error.to_string()))?;
            Ok(Preferences { language: language.map(|code| Language::of_locale(&code)), direct, settings })
        })
        .await
    }

    async fn set_language_of(&self, user: UserId, language: Option<Language>) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO people (user, language) VALUES (?1, ?2)
                       ON CONFLICT DO UPDATE SET language = excluded.language";
            statement(db, sql)?.execute(params![user, language.map(Language::code)])?;
            Ok(())
        })
        .await
    }

    async fn set_direct(&self, user: UserId, channel: Option<ChannelId>) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO people (user, direct) VALUES (?1, ?2)
                       ON CONFLICT DO UPDATE SET direct = excluded.direct";
            statement(db, sql)?.execute(params![user, channel])?;
            Ok(())
        })
        .await
    }

    async fn set_setting(&self, user: UserId, name: &'static str, value: Value) -> Stored<()> {
        self.write(move |db| {
            let sql = "INSERT INTO people (user, settings) VALUES (?1, json_object(?2, json(?3)))
                       ON CONFLICT DO UPDATE SET settings = json_set(settings, '$.' || ?2, json(?3))";
            statement(db, sql)?.execute(params![user, name, to_text(&value)?])?;
            Ok(())
        })
        .await
    }

    async fn seen_tips(&self, user: UserId, game: &'static str, tips: Vec<(&'static str, bool)>) -> Stored<(u32, u16)> {
        let settings = self.preferences(user).await?.settings;
        let known = self.read(move |db| {
            let sql = "SELECT (SELECT count(*) FROM results r JOIN finished f ON f.table_id = r.table_id
                               WHERE r.user = ?1 AND f.game = ?2),
                              EXISTS (SELECT 1 FROM lessons
                                      WHERE user = ?1 AND game = ?2 AND finished IS NOT NULL)";
            Ok(statement(db, sql)?.query_row(params![user, game], |row| Ok((row.get(0)?, row.get(1)?)))?)
        });
        let (finished, has_learnt): (u32, bool) = known.await?;
        Ok((finished, unseen(&settings, has_learnt, &tips)))
    }

    async fn takes_direct(&self, table: TableId, user: UserId) -> Stored<Option<bool>> {
        self.read(move |db| {
            let sql = "SELECT open FROM direct WHERE table_id = ?1 AND user = ?2";
            Ok(statement(db, sql)?.query_row(params![table, user], |row| row.get(0)).optional()?)
        })
        .await
    }

    async fn set_takes_direct(&self, table: TableId, user: UserId, open: bool) -> Stored<bool> {
        self.write(move |db| {
            let sql = "INSERT INTO direct (table_id, user, open) VALUES (?1, ?2, ?3)
                       ON CONFLICT DO UPDATE SET open = excluded.open WHERE open <> excluded.open";
            Ok(statement(db, sql)?.execute(params![table, user, open])? == 1)
        })
        .await
    }
}
