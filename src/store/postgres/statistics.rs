//! Finished games as they are looked at, in PostgreSQL.

use std::collections::BTreeMap;

use async_trait::async_trait;
use tokio_postgres::Row;

use super::Postgres;
use super::again::again;
use super::sql::{Value, get, rows, values};
use crate::chat::{GuildId, UserId};
use crate::store::{FinishedGame, KeepsStatistics, ResultLine, Stored};

/// The columns of [`gathered`].
const LINES: &str = "SELECT f.table_id, f.guild, f.game, f.ended, f.seats, f.moves, f.rules_version,
                            r.seat, r.part, r.\"user\", r.bot IS NOT NULL, r.place, r.points, r.kind, r.turn, r.mean,
                            r.deviation, r.gain, r.feat
                     FROM finished f JOIN results r ON r.table_id = f.table_id";

#[async_trait]
impl KeepsStatistics for Postgres {
    async fn games_of(&self, user: UserId, guild: Option<GuildId>) -> Stored<Vec<FinishedGame>> {
        let which = "f.table_id IN (SELECT table_id FROM results WHERE \"user\" = $1)
                     AND ($2::bigint IS NULL OR f.guild = $2)";
        self.gathered(which, values![user, guild]).await
    }

    async fn games_in(&self, guild: GuildId, game: String) -> Stored<Vec<FinishedGame>> {
        self.gathered("f.guild = $1 AND f.game = $2", values![guild, game]).await
    }

    async fn names_in(&self, guild: GuildId, people: Vec<UserId>) -> Stored<BTreeMap<UserId, String>> {
        let sql = "SELECT DISTINCT ON (who) who, name FROM (
                       SELECT s.\"user\" AS who, s.name, t.created FROM seats s JOIN tables t ON t.id = s.table_id
                       WHERE s.\"user\" = ANY ($1) AND t.guild = $2
                       UNION ALL
                       SELECT r.\"user\", c.name, t.created FROM results r
                       JOIN claims c ON c.table_id = r.table_id AND c.\"user\" = r.\"user\"
                       JOIN tables t ON t.id = r.table_id
                       WHERE r.\"user\" = ANY ($1) AND t.guild = $2
                       UNION ALL
                       SELECT \"user\", name, 0 FROM names WHERE \"user\" = ANY ($1) AND guild = $2) AS called
                   ORDER BY who, created DESC";
        let found = again!(self, {
            let who = Value::Numbers(people.iter().map(|user| user.0.cast_signed()).collect());
            rows(&self.client().await?, sql, values![who, guild]).await
        });
        found?.iter().map(|row| Ok((get(row, 0)?, get(row, 1)?))).collect()
    }
}

impl Postgres {
    /// Games out of rows of which each tells of one seat; those of a game stand together.
    async fn gathered(&self, which: &str, values: Vec<Value>) -> Stored<Vec<FinishedGame>> {
        let sql = format!("{LINES} WHERE {which} ORDER BY f.ended, f.table_id, r.seat");
        let found = again!(self, rows(&self.client().await?, &sql, values.clone()).await)?;
        let mut games: Vec<FinishedGame> = Vec::new();
        for row in &found {
            let table = get(row, 0)?;
            if games.last().is_none_or(|game| game.table != table) {
                let (guild, game, ended) = (get(row, 1)?, get(row, 2)?, get(row, 3)?);
                let (seats, moves, rules_version) = (get(row, 4)?, get(row, 5)?, get(row, 6)?);
                games.push(FinishedGame { table, guild, game, ended, seats, moves, rules_version, lines: Vec::new() });
            }
            let line = line(row)?;
            games.last_mut().into_iter().for_each(|game| game.lines.push(line.clone()));
        }
        Ok(games)
    }
}

fn line(row: &Row) -> Stored<ResultLine> {
    let rating = get::<Option<f64>>(row, 15)?.zip(get(row, 16)?);
    let (seat, part, user, is_bot) = (get(row, 7)?, get(row, 8)?, get(row, 9)?, get(row, 10)?);
    let (place, points, kind, turn) = (get(row, 11)?, get(row, 12)?, get(row, 13)?, get(row, 14)?);
    let (gain, feat) = (get(row, 17)?, get(row, 18)?);
    Ok(ResultLine { seat, part, user, is_bot, place, points, kind, turn, rating, gain, feat })
}
