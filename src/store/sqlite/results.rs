//! What is kept of finished games, in SQLite.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::sql::statement;
use crate::chat::{GuildId, TableId, UserId};
use crate::ratings::{self, Rating};
use crate::store::value::now;
use crate::store::{Finished, SeatResult, Stored};

/// Writes what is kept of a game that ends now, and what follows from it for those who are rated.
pub(super) fn put(db: &Connection, table: TableId, finished: &Finished) -> Stored<()> {
    put_at(db, table, finished, now())
}

fn put_at(db: &Connection, table: TableId, finished: &Finished, ended: i64) -> Stored<()> {
    let Finished { guild, game, seats, moves, rules_version, is_rated, results } = finished;
    let is_rated = *is_rated && guild.is_some();
    let sql = "INSERT INTO finished (table_id, guild, game, ended, seats, moves, rules_version, rated)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    statement(db, sql)?.execute(params![table, guild, game, ended, seats, moves, rules_version, is_rated])?;
    let sql = "INSERT INTO results (table_id, seat, part, user, bot, place, points, rank, kind, turn, gain, feat)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
    for SeatResult { seat, part, user, bot, place, points, rank, kind, turn, gain, feat } in results {
        let rank = rank.filter(|_| is_rated);
        let line = params![table, seat, part, user, bot, place, points, rank, kind, turn, gain, feat];
        statement(db, sql)?.execute(line)?;
    }
    match guild.filter(|_| is_rated) {
        Some(guild) if is_newest(db, guild, game, (ended, table))? => count(db, guild, game, table),
        Some(guild) => count_anew(db, guild, game),
        None => Ok(()),
    }
}

/// Whether no game counts after that one.
fn is_newest(db: &Connection, guild: GuildId, game: &str, (ended, table): (i64, TableId)) -> Stored<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM finished WHERE rated AND guild = ?1 AND game = ?2 AND (ended, table_id) > (?3, ?4))";
    let is_later: bool = statement(db, sql)?.query_row(params![guild, game, ended, table], |row| row.get(0))?;
    Ok(!is_later)
}

/// Counts all games of a kind in a server from the first one on.
fn count_anew(db: &Connection, guild: GuildId, game: &str) -> Stored<()> {
    statement(db, "DELETE FROM ratings WHERE guild = ?1 AND game = ?2")?.execute(params![guild, game])?;
    let sql = "SELECT table_id FROM finished WHERE rated AND guild = ?1 AND game = ?2 ORDER BY ended, table_id";
    let mut query = statement(db, sql)?;
    let tables: Vec<TableId> =
        query.query_map(params![guild, game], |row| row.get(0))?.collect::<Result<_, rusqlite::Error>>()?;
    tables.into_iter().try_for_each(|table| count(db, guild, game, table))
}

/// Counts one game for those who are rated in it.
fn count(db: &Connection, guild: GuildId, game: &str, table: TableId) -> Stored<()> {
    let sql = "SELECT user, rank FROM results WHERE table_id = ?1 AND rank IS NOT NULL ORDER BY user";
    let mut query = statement(db, sql)?;
    let who = |row: &Row<'_>| Ok((row.get::<_, Option<UserId>>(0)?, row.get::<_, u8>(1)?));
    let rated: Vec<(Option<UserId>, u8)> = query.query_map([table], who)?.collect::<Result<_, rusqlite::Error>>()?;
    let before = rated.iter().map(|(user, place)| {
        // Whoever had themselves forgotten is to the others as a beginner is.
        let rating = user.map_or(Ok(Rating::default()), |user| rating(db, guild, game, user))?;
        Ok((rating, *place))
    });
    let before: Vec<(Rating, u8)> = before.collect::<Stored<_>>()?;
    for ((user, _), Rating { mean, deviation, games }) in rated.into_iter().zip(ratings::after(&before)) {
        let Some(user) = user else { continue };
        let sql = "INSERT INTO ratings (guild, game, user, mean, deviation, games) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                   ON CONFLICT DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, games = excluded.games";
        statement(db, sql)?.execute(params![guild, game, user, mean, deviation, games])?;
        let sql = "UPDATE results SET mean = ?3, deviation = ?4 WHERE table_id = ?1 AND user = ?2";
        statement(db, sql)?.execute(params![table, user, mean, deviation])?;
    }
    Ok(())
}

fn rating(db: &Connection, guild: GuildId, game: &str, user: UserId) -> Stored<Rating> {
    let sql = "SELECT mean, deviation, games FROM ratings WHERE guild = ?1 AND game = ?2 AND user = ?3";
    let found = statement(db, sql)?.query_row(params![guild, game, user], |row| {
        Ok(Rating { mean: row.get(0)?, deviation: row.get(1)?, games: row.get(2)? })
    });
    Ok(found.optional()?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::super::Sqlite;
    use super::*;
    use crate::chat::ChannelId;
    use crate::rules::{Chance, Dice, Seat, Seed};
    use crate::store::{Along, KeepsNewTables, NewTable, Part, Venue};
    use crate::words::Language;

    const GUILD: GuildId = GuildId(7);

    async fn table(store: &Sqlite, channel: u64) -> TableId {
        let new = NewTable {
            game: "toy".to_owned(),
            guild: Some(GUILD),
            channel: ChannelId(channel),
            host: UserId(1),
            host_name: "Anna".to_owned(),
            options: json!({}),
            seats: 2,
            language: Language::En,
            venue: Venue::Channel,
            bots: Vec::new(),
            rematch_of: None,
            opened: 0,
            old_at: i64::MAX,
        };
        store.create(new, Along::default()).await.unwrap()
    }

    fn game(places: &[(u64, u8)]) -> Finished {
        let result = |(seat, (user, place)): (usize, &(u64, u8))| SeatResult {
            seat: Seat(seat as u8),
            part: Part::Played,
            user: Some(UserId(*user)),
            bot: None,
            place: *place,
            points: 10,
            rank: Some(*place),
            kind: None,
            turn: None,
            gain: None,
            feat: None,
        };
        let results = places.iter().enumerate().map(result).collect();
        Finished {
            guild: Some(GUILD),
            game: "toy".to_owned(),
            seats: 2,
            moves: 9,
            rules_version: 1,
            is_rated: true,
            results,
        }
    }

    /// Ratings after these games, each ended at that time, stored in this order. The tables have the same ids each time.
    async fn rated(games: &[(i64, Finished)], order: &[usize]) -> BTreeMap<UserId, Rating> {
        let store = Sqlite::in_memory().unwrap();
        let mut tables = Vec::new();
        for n in 0..games.len() {
            tables.push(table(&store, n as u64 + 1).await);
        }
        tables.sort_unstable();
        for at in order {
            let ((ended, finished), table) = (games[*at].clone(), tables[*at]);
            store.write(move |db| put_at(db, table, &finished, ended)).await.unwrap();
        }
        let rating_of = async |user| store.read(move |db| rating(db, GUILD, "toy", user)).await.unwrap();
        let mut all = BTreeMap::new();
        for user in (1..=5).map(UserId) {
            all.insert(user, rating_of(user).await);
        }
        all
    }

    /// The same counted plainly: one game after the other, in the order in which they ended.
    fn counted(games: &[(i64, Finished)]) -> BTreeMap<UserId, Rating> {
        let mut all: BTreeMap<UserId, Rating> = (1..=5).map(|user| (UserId(user), Rating::default())).collect();
        let mut order: Vec<&(i64, Finished)> = games.iter().collect();
        order.sort_by_key(|(ended, _)| *ended);
        for (_, game) in order {
            let mut players: Vec<(UserId, u8)> = game.results.iter().map(|it| (it.user.unwrap(), it.place)).collect();
            players.sort_unstable();
            let before: Vec<(Rating, u8)> = players.iter().map(|(user, place)| (all[user], *place)).collect();
            all.extend(players.iter().map(|(user, _)| *user).zip(ratings::after(&before)));
        }
        all
    }

    /// Random games of two to four out of five people, many of which end at the same moment.
    #[tokio::test]
    async fn games_count_in_the_order_in_which_they_ended() {
        let mut dice = Dice::for_step(Seed::from_number(23), 0);
        for _ in 0..6 {
            let mut games = Vec::new();
            for _ in 0..8 {
                let first = u64::from(dice.below(5));
                let people = 0..2 + u64::from(dice.below(3));
                let places: Vec<(u64, u8)> =
                    people.map(|nth| ((first + nth) % 5 + 1, 1 + dice.below(4) as u8)).collect();
                games.push((i64::from(dice.below(3)), game(&places)));
            }
            let mut order: Vec<usize> = (0..games.len()).collect();
            let expected = counted(&games);
            for _ in 0..4 {
                assert_eq!(rated(&games, &order).await, expected, "stored in the order {order:?}");
                for last in (1..order.len()).rev() {
                    order.swap(last, dice.below(last as u32 + 1) as usize);
                }
            }
        }
    }
}
