//! Finished games as they are looked at, in SQLite.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rusqlite::{OptionalExtension, Row, Rows, params};

use super::Sqlite;
use super::sql::statement;
use crate::chat::{GuildId, UserId};
use crate::store::{FinishedGame, KeepsStatistics, ResultLine, Stored};

#[async_trait]
impl KeepsStatistics for Sqlite {
    async fn games_of(&self, user: UserId, guild: Option<GuildId>) -> Stored<Vec<FinishedGame>> {
        self.read(move |db| {
            let sql = "SELECT f.table_id, f.guild, f.game, f.ended, f.seats, f.moves, f.rules_version,
                              r.seat, r.part, r.user, r.bot IS NOT NULL, r.place, r.points, r.kind, r.turn, r.mean,
                              r.deviation, r.gain, r.feat
                       FROM finished f JOIN results r ON r.table_id = f.table_id
                       WHERE f.table_id IN (SELECT table_id FROM results WHERE user = ?1)
                         AND (?2 IS NULL OR f.guild = ?2)
                       ORDER BY f.ended, f.table_id, r.seat";
            let mut query = statement(db, sql)?;
            gathered(query.query(params![user, guild])?)
        })
        .await
    }

    async fn games_in(&self, guild: GuildId, game: String) -> Stored<Vec<FinishedGame>> {
        self.read(move |db| {
            let sql = "SELECT f.table_id, f.guild, f.game, f.ended, f.seats, f.moves, f.rules_version,
                              r.seat, r.part, r.user, r.bot IS NOT NULL, r.place, r.points, r.kind, r.turn, r.mean,
                              r.deviation, r.gain, r.feat
                       FROM finished f JOIN results r ON r.table_id = f.table_id
                       WHERE f.guild = ?1 AND f.game = ?2
                       ORDER BY f.ended, f.table_id, r.seat";
            let mut query = statement(db, sql)?;
            gathered(query.query(params![guild, game])?)
        })
        .await
    }

    async fn names_in(&self, guild: GuildId, people: Vec<UserId>) -> Stored<BTreeMap<UserId, String>> {
        self.read(move |db| {
            let sql = "SELECT name FROM (
                           SELECT s.name AS name, t.created AS created FROM seats s JOIN tables t ON t.id = s.table_id
                           WHERE s.user = ?1 AND t.guild = ?2
                           UNION ALL
                           SELECT c.name, t.created FROM results r
                           JOIN claims c ON c.table_id = r.table_id AND c.user = r.user
                           JOIN tables t ON t.id = r.table_id
                           WHERE r.user = ?1 AND t.guild = ?2
                           UNION ALL
                           SELECT name, 0 FROM names WHERE user = ?1 AND guild = ?2)
                       ORDER BY created DESC LIMIT 1";
            let mut query = statement(db, sql)?;
            let mut names = BTreeMap::new();
            for user in people {
                let name: Option<String> = query.query_row(params![user, guild], |row| row.get(0)).optional()?;
                names.extend(name.map(|name| (user, name)));
            }
            Ok(names)
        })
        .await
    }
}

/// Games out of rows of which each tells of one seat; those of a game stand together.
fn gathered(mut rows: Rows<'_>) -> Stored<Vec<FinishedGame>> {
    let mut games: Vec<FinishedGame> = Vec::new();
    while let Some(row) = rows.next()? {
        let table = row.get(0)?;
        if games.last().is_none_or(|game| game.table != table) {
            let (guild, game, ended) = (row.get(1)?, row.get(2)?, row.get(3)?);
            let (seats, moves, rules_version) = (row.get(4)?, row.get(5)?, row.get(6)?);
            games.push(FinishedGame { table, guild, game, ended, seats, moves, rules_version, lines: Vec::new() });
        }
        let line = line(row)?;
        games.last_mut().into_iter().for_each(|game| game.lines.push(line.clone()));
    }
    Ok(games)
}

fn line(row: &Row<'_>) -> rusqlite::Result<ResultLine> {
    let rating = row.get::<_, Option<f64>>(15)?.zip(row.get(16)?);
    let (seat, part, user, is_bot) = (row.get(7)?, row.get(8)?, row.get(9)?, row.get(10)?);
    let (place, points, kind, turn) = (row.get(11)?, row.get(12)?, row.get(13)?, row.get(14)?);
    let (gain, feat) = (row.get(17)?, row.get(18)?);
    Ok(ResultLine { seat, part, user, is_bot, place, points, kind, turn, rating, gain, feat })
}
