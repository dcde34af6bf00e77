//! What is kept of finished games, in PostgreSQL.

use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::again::Tried;
use super::sql::{column, get, one, row, rows, run, values};
use crate::chat::{GuildId, TableId, UserId};
use crate::ratings::{self, Rating};
use crate::store::{Finished, SeatResult, Stored};

/// Writes what is kept of a game that ends at that moment, and what follows from it for those who are rated.
pub(super) async fn put(tx: &Transaction<'_>, table: TableId, finished: &Finished, ended: i64) -> Tried<()> {
    let Finished { guild, game, seats, moves, rules_version, is_rated, results } = finished;
    let is_rated = *is_rated && guild.is_some();
    // Two games of a kind that end at once are counted one after the other: what is read of ratings is what they are.
    tx.batch_execute("LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE").await?;
    let sql = "INSERT INTO finished (table_id, guild, game, ended, seats, moves, rules_version, rated)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    run(tx, sql, values![table, *guild, game, ended, *seats, *moves, *rules_version, is_rated]).await?;
    let sql = "INSERT INTO results (table_id, seat, part, \"user\", bot, place, points, rank, kind, turn, gain, feat)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    for SeatResult { seat, part, user, bot, place, points, rank, kind, turn, gain, feat } in results {
        let rank = rank.filter(|_| is_rated);
        let line = values![table, *seat, *part, *user, bot, *place, *points, rank, kind, *turn, *gain, *feat];
        run(tx, sql, line).await?;
    }
    match guild.filter(|_| is_rated) {
        Some(guild) if is_newest(tx, guild, game, (ended, table)).await? => count(tx, guild, game, table).await,
        Some(guild) => count_anew(tx, guild, game).await,
        None => Ok(()),
    }
}

/// Whether no game counts after that one.
async fn is_newest(tx: &Transaction<'_>, guild: GuildId, game: &str, (ended, table): (i64, TableId)) -> Tried<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM finished
                   WHERE rated = 1 AND guild = $1 AND game = $2 AND (ended, table_id) > ($3, $4))";
    Ok(!one(tx, sql, values![guild, game, ended, table]).await?.unwrap_or(false))
}

/// Counts all games of a kind in a server from the first one on.
async fn count_anew(tx: &Transaction<'_>, guild: GuildId, game: &str) -> Tried<()> {
    run(tx, "DELETE FROM ratings WHERE guild = $1 AND game = $2", values![guild, game]).await?;
    let sql = "SELECT table_id FROM finished WHERE rated = 1 AND guild = $1 AND game = $2 ORDER BY ended, table_id";
    for table in column(tx, sql, values![guild, game]).await? {
        count(tx, guild, game, table).await?;
    }
    Ok(())
}

/// Counts one game for those who are rated in it.
async fn count(tx: &Transaction<'_>, guild: GuildId, game: &str, table: TableId) -> Tried<()> {
    let sql =
        "SELECT \"user\", rank FROM results WHERE table_id = $1 AND rank IS NOT NULL ORDER BY \"user\" NULLS FIRST";
    let who = |row: &Row| -> Stored<(Option<UserId>, u8)> { Ok((get(row, 0)?, get(row, 1)?)) };
    let rated = rows(tx, sql, values![table]).await?.iter().map(who).collect::<Stored<Vec<_>>>()?;
    let mut before = Vec::new();
    for (user, place) in &rated {
        before.push((rating(tx, guild, game, *user).await?, *place));
    }
    for ((user, _), Rating { mean, deviation, games }) in rated.into_iter().zip(ratings::after(&before)) {
        let Some(user) = user else { continue };
        let sql = "INSERT INTO ratings (guild, game, \"user\", mean, deviation, games) VALUES ($1, $2, $3, $4, $5, $6)
                   ON CONFLICT (guild, game, \"user\") DO UPDATE
                       SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games";
        run(tx, sql, values![guild, game, user, mean, deviation, games]).await?;
        let sql = "UPDATE results SET mean = $3, deviation = $4 WHERE table_id = $1 AND \"user\" = $2";
        run(tx, sql, values![table, user, mean, deviation]).await?;
    }
    Ok(())
}

/// How somebody is rated; whoever had themselves forgotten is to the others as a beginner is.
async fn rating(tx: &Transaction<'_>, guild: GuildId, game: &str, user: Option<UserId>) -> Tried<Rating> {
    let sql = "SELECT mean, deviation, games FROM ratings WHERE guild = $1 AND game = $2 AND \"user\" = $3";
    let found = row(tx, sql, values![guild, game, user]).await?;
    let read = |row: Row| -> Stored<Rating> {
        Ok(Rating { mean: get(&row, 0)?, deviation: get(&row, 1)?, games: get(&row, 2)? })
    };
    Ok(found.map(read).transpose()?.unwrap_or_default())
}
