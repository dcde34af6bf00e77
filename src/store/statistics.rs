//! What is kept of finished games, as it is looked at: those of a person, and all of a game in a server. Who may see whom is not
//! decided here.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::Stored;
use super::results::Part;
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

/// What is kept of finished games.
#[async_trait]
pub trait KeepsStatistics: Send + Sync {
    /// The games in which somebody held a seat, the newest last: in a server, or all.
    ///
    /// # Errors
    /// When the database fails.
    async fn games_of(&self, user: UserId, guild: Option<GuildId>) -> Stored<Vec<FinishedGame>>;

    /// All games of a kind in a server, the newest last.
    ///
    /// # Errors
    /// When the database fails.
    async fn games_in(&self, guild: GuildId, game: String) -> Stored<Vec<FinishedGame>>;

    /// What people were called last in a server, as far as they played there.
    ///
    /// # Errors
    /// When the database fails.
    async fn names_in(&self, guild: GuildId, people: Vec<UserId>) -> Stored<BTreeMap<UserId, String>>;
}
