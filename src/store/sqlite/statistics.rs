//! What is kept of finished games, as it is looked at: those of a person, and all of a game in a server. Who may see whom is not
//! decided here.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, Row, Rows, params};

use super::results::Part;
use super::sql::statement;
use super::{Store, Stored};
use crate::chat::{GuildId, TableId, UserId};
use crate::rules::Seat;

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// Where it was played.
    pub table: TableId,
    /// The server.
    pub guild: Option<GuildId>,
    /// The id of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// How many seats there were.
    pub seats: u8,
    /// How many moves it took.
    pub moves: u32,
    /// The version of the rules at the end.
    pub rules_version: u16,
    /// How it went for those who held seats.
    pub lines: Vec<ResultLine>,
}

/// How a game went for one who held a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultLine {
    /// Which seat.
    pub seat: Seat,
    /// What became of their part.
    pub part: Part,
    /// Who; none for a bot, and for whoever had themselves forgotten.
    pub user: Option<UserId>,
    /// Whether it was a bot.
    pub is_bot: bool,
    /// The place.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// As what, where the game has such a thing and it is known.
    pub kind: Option<String>,
    /// When they came in the order of the game, where it is known.
    pub turn: Option<u8>,
    /// The mean and the deviation of how they were rated after it, where it counted.
    pub rating: Option<(f64, f64)>,
    /// The most points that came to the seat by one move, before those of the end, where that is known.
    pub gain: Option<i32>,
    /// How much it had of what its game has of its own, where that is known.
    pub feat: Option<i32>,
}

impl FinishedGame {
    /// How it went for somebody; where they left one seat and held another to the end, that one.
    pub fn of(&self, user: UserId) -> Option<&ResultLine> {
        let mut own = self.lines.iter().filter(|line| line.user == Some(user));
        let first = own.next()?;
        Some(own.find(|line| line.part == Part::Played).filter(|_| first.part != Part::Played).unwrap_or(first))
    }

    /// Those who held a seat from the beginning to the end, each as they did.
    pub fn played(&self) -> impl Iterator<Item = &ResultLine> {
        self.lines.iter().filter(|line| line.part == Part::Played)
    }
}

impl Store {
    /// The games in which somebody held a seat, the newest last: in a server, or all.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_of(&self, user: UserId, guild: Option<GuildId>) -> Stored<Vec<FinishedGame>> {
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

    /// All games of a kind in a server, the newest last.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_in(&self, guild: GuildId, game: String) -> Stored<Vec<FinishedGame>> {
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

    /// What people were called last in a server, as far as they played there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn names_in(&self, guild: GuildId, people: Vec<UserId>) -> Stored<BTreeMap<UserId, String>> {
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
