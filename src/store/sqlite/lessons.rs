//! Where people stand in lessons, in SQLite.

use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::UserId;
use crate::store::value::to_text;
use crate::store::{KeepsLessons, Learner, StoreError, Stored};

#[async_trait]
impl KeepsLessons for Sqlite {
    async fn lessons(&self, user: UserId) -> Stored<Vec<Learner>> {
        self.read(move |db| {
            let sql =
                "SELECT game, step, picks, wrong, sign, presses, finished IS NOT NULL FROM lessons WHERE user = ?1";
            let mut query = statement(db, sql)?;
            let rows = query.query_map([user], |row| {
                let picks: String = row.get(2)?;
                // What cannot be read is what is not known of somebody's picks: the lesson's own line.
                let picks = serde_json::from_str(&picks).unwrap_or_default();
                let (game, step, wrong, sign) = (row.get(0)?, row.get(1)?, row.get(3)?, row.get(4)?);
                Ok(Learner { game, step, picks, wrong, sign, presses: row.get(5)?, is_finished: row.get(6)? })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn set_lesson(&self, user: UserId, now: Learner, at: i64) -> Stored<bool> {
        self.write(move |db| {
            let Learner { game, step, picks, wrong, sign, presses, is_finished } = now;
            let known = "SELECT presses FROM lessons WHERE user = ?1 AND game = ?2";
            let known: Option<u32> =
                statement(db, known)?.query_row(params![user, game], |row| row.get(0)).optional()?;
            if known.unwrap_or_default() + 1 != presses {
                return Ok(false);
            }
            let sql = "INSERT INTO lessons (user, game, step, picks, wrong, sign, presses, begun, changed, finished)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, iif(?9, ?8, NULL))
                       ON CONFLICT DO UPDATE SET step = excluded.step, picks = excluded.picks, wrong = excluded.wrong,
                           sign = excluded.sign, presses = excluded.presses, changed = excluded.changed,
                           finished = coalesce(finished, excluded.finished)";
            let picks = to_text(&picks)?;
            statement(db, sql)?.execute(params![user, game, step, picks, wrong, sign, presses, at, is_finished])?;
            Ok(true)
        })
        .await
    }

    async fn knows(&self, user: UserId, game: &'static str) -> Stored<bool> {
        self.read(move |db| {
            let learnt = "SELECT 1 FROM lessons WHERE user = ?1 AND game = ?2 AND finished IS NOT NULL";
            if statement(db, learnt)?.exists(params![user, game])? {
                return Ok(true);
            }
            let played =
                "SELECT 1 FROM results r JOIN finished f ON f.table_id = r.table_id WHERE r.user = ?1 AND f.game = ?2";
            Ok::<bool, StoreError>(statement(db, played)?.exists(params![user, game])?)
        })
        .await
    }
}
