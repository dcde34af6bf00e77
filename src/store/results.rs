//! What is kept of games that were played to their end, and how well people play, as it follows from it. All of it is written
//! with the last entry of a game. The games of a server count in the order in which they ended, whenever they are written.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::sql::{now, statement, words};
use super::{Store, Stored};
use crate::chat::{GuildId, TableId, UserId};
use crate::ratings::{self, Rating};
use crate::rules::Seat;

/// What became of somebody's part in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// They held the seat to the end.
    Played,
    /// They held it at the end, and somebody else before them.
    TookOver,
    /// They held it, and had left it for good before the end.
    Left,
}
words!(Part { Part::Played => "played", Part::TookOver => "took_over", Part::Left => "left" });

/// What a game was for one who held a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which seat.
    pub seat: Seat,
    /// What became of their part.
    pub part: Part,
    /// Who; none for a bot.
    pub user: Option<UserId>,
    /// The level of the bot; none for a person.
    pub bot: Option<String>,
    /// The place of the seat, from 1; equal places are shared.
    pub place: u8,
    /// The points of the seat.
    pub points: i32,
    /// The place among those who are rated; none where it is not.
    pub rank: Option<u8>,
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The server it was played in.
    pub guild: Option<GuildId>,
    /// The id of the game.
    pub game: String,
    /// How many seats there were.
    pub seats: u8,
    /// How many moves it took.
    pub moves: u32,
    /// The version of the rules at the end.
    pub rules_version: u16,
    /// Whether it counts for ratings.
    pub is_rated: bool,
    /// Those who held seats.
    pub results: Vec<SeatResult>,
}

/// One game on somebody's card.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Which game.
    pub game: String,
    /// How many seats there were.
    pub seats: u8,
    /// What became of their part.
    pub part: Part,
    /// Their place.
    pub place: u8,
    /// Their points.
    pub points: i32,
    /// What they were rated after it, where it counted.
    pub rating: Option<(f64, f64)>,
}

/// One line of a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// Who.
    pub user: UserId,
    /// How well they play.
    pub rating: Rating,
}

impl Store {
    /// What somebody has played in a server, the newest last; with no server, what they have played in none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn played_by(&self, user: UserId, guild: Option<GuildId>) -> Stored<Vec<Played>> {
        self.read(move |db| {
            let sql = "SELECT game, seats, part, place, points, mean, deviation
                       FROM results JOIN finished USING (table_id)
                       WHERE user = ?1 AND guild IS ?2 ORDER BY ended, table_id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![user, guild], |row| {
                let rating = row.get::<_, Option<f64>>(5)?.zip(row.get(6)?);
                let (game, seats, part) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(Played { game, seats, part, place: row.get(3)?, points: row.get(4)?, rating })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// How well somebody plays a game in a server; as a beginner where nothing is known.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rating_of(&self, guild: GuildId, game: String, user: UserId) -> Stored<Rating> {
        self.read(move |db| rating(db, guild, &game, user)).await
    }

    /// All who are rated in a game in a server, the best first. Whether somebody is to be seen is not decided here.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ladder(&self, guild: GuildId, game: String) -> Stored<Vec<Rung>> {
        self.read(move |db| {
            let sql = "SELECT user, mean, deviation, games FROM ratings WHERE guild = ?1 AND game = ?2
                       ORDER BY mean - 3 * deviation DESC, user";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![guild, game], |row| {
                Ok(Rung {
                    user: row.get(0)?,
                    rating: Rating { mean: row.get(1)?, deviation: row.get(2)?, games: row.get(3)? },
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }
}

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
    let sql = "INSERT INTO results (table_id, seat, part, user, bot, place, points, rank)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    for SeatResult { seat, part, user, bot, place, points, rank } in results {
        let rank = rank.filter(|_| is_rated);
        statement(db, sql)?.execute(params![table, seat, part, user, bot, place, points, rank])?;
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
    use serde_json::json;

    use super::*;
    use crate::chat::ChannelId;
    use crate::store::{Along, NewTable, Venue};
    use crate::words::Language;

    const GUILD: GuildId = GuildId(7);

    async fn table(store: &Store, channel: u64) -> TableId {
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
    async fn rated(games: &[(i64, Finished)], order: &[usize]) -> Vec<Rung> {
        let store = Store::in_memory().unwrap();
        let mut tables = Vec::new();
        for n in 0..games.len() {
            tables.push(table(&store, n as u64 + 1).await);
        }
        tables.sort_unstable();
        for at in order {
            let ((ended, finished), table) = (games[*at].clone(), tables[*at]);
            store.write(move |db| put_at(db, table, &finished, ended)).await.unwrap();
        }
        store.ladder(GUILD, "toy".to_owned()).await.unwrap()
    }

    #[tokio::test]
    async fn games_count_in_the_order_in_which_they_ended() {
        let games = [(5, game(&[(1, 1), (2, 2)])), (5, game(&[(2, 1), (3, 2)])), (9, game(&[(3, 1), (1, 2)]))];
        let first = rated(&games, &[0, 1, 2]).await;
        assert!(first[0].rating.mean > first[2].rating.mean, "{first:?}");
        assert_eq!(first.iter().map(|rung| rung.rating.games).collect::<Vec<_>>(), [2, 2, 2]);
        for order in [[2, 0, 1], [2, 1, 0], [0, 2, 1], [1, 2, 0]] {
            assert_eq!(rated(&games, &order).await, first, "stored in the order {order:?}");
        }
    }
}
