//! Where people stand in lessons, in PostgreSQL.

use async_trait::async_trait;
use tokio_postgres::Row;

use super::Postgres;
use super::again::again;
use super::sql::{get, one, rows, run, values};
use crate::chat::UserId;
use crate::store::value::to_text;
use crate::store::{KeepsLessons, Learner, Stored};

#[async_trait]
impl KeepsLessons for Postgres {
    async fn lessons(&self, user: UserId) -> Stored<Vec<Learner>> {
        let sql = "SELECT game, step, picks, wrong, sign, presses, finished IS NOT NULL FROM lessons
                   WHERE \"user\" = $1 ORDER BY game";
        let learner = |row: &Row| -> Stored<Learner> {
            // What cannot be read is what is not known of somebody's picks: the lesson's own line.
            let picks = serde_json::from_str(&get::<String>(row, 2)?).unwrap_or_default();
            let (game, step, wrong, sign) = (get(row, 0)?, get(row, 1)?, get(row, 3)?, get(row, 4)?);
            Ok(Learner { game, step, picks, wrong, sign, presses: get(row, 5)?, is_finished: get(row, 6)? })
        };
        let found = again!(self, rows(&self.client().await?, sql, values![user]).await)?;
        found.iter().map(learner).collect()
    }

    async fn set_lesson(&self, user: UserId, now: Learner, at: i64) -> Stored<bool> {
        let Learner { game, step, picks, wrong, sign, presses, is_finished } = now;
        // One who begins makes the first press; of two at once the second finds another number than it knew.
        let begun = "INSERT INTO lessons (\"user\", game, step, picks, wrong, sign, presses, begun, changed, finished)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, CASE WHEN $9::bigint = 1 THEN $8::bigint END)
                     ON CONFLICT (\"user\", game) DO NOTHING";
        let known = "UPDATE lessons SET step = $3, picks = $4, wrong = $5, sign = $6, presses = $7, changed = $8,
                         finished = coalesce(finished, CASE WHEN $9::bigint = 1 THEN $8::bigint END)
                     WHERE \"user\" = $1 AND game = $2 AND presses = $7 - 1";
        let values = values![user, game, step, to_text(&picks)?, wrong, sign, presses, at, i64::from(is_finished)];
        again!(self, {
            let client = self.client().await?;
            let changed = run(&client, known, values.clone()).await?;
            let is_first = changed == 0 && presses == 1;
            Ok(changed > 0 || is_first && run(&client, begun, values.clone()).await? > 0)
        })
    }

    async fn knows(&self, user: UserId, game: &'static str) -> Stored<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM lessons WHERE \"user\" = $1 AND game = $2 AND finished IS NOT NULL)
                   OR EXISTS (SELECT 1 FROM results r JOIN finished f ON f.table_id = r.table_id
                              WHERE r.\"user\" = $1 AND f.game = $2)";
        let found = again!(self, one(&self.client().await?, sql, values![user, game]).await)?;
        Ok(found.unwrap_or_default())
    }
}
