//! What is kept of games that were played to their end, and how well people play, as it follows from it. All of it is written
//! with the last entry of a game. The games of a server count in the order in which they ended, whenever they are written.

use super::word::words;
use crate::chat::{GuildId, UserId};
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
    /// As what, where the game has such a thing: a character, an estate.
    pub kind: Option<String>,
    /// When they came in the order of the game, from 1; none where nobody began it alone.
    pub turn: Option<u8>,
    /// The most points that came to the seat by one move, before those of the end; none where that is not known.
    pub gain: Option<i32>,
    /// How much it had of what its game has of its own, where it has such a thing.
    pub feat: Option<i32>,
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
