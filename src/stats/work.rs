//! For unit tests: games that were played.

use crate::chat::{GuildId, TableId, UserId};
use crate::rules::Seat;
use crate::store::{FinishedGame, Part, ResultLine};

pub const ANNA: UserId = UserId(1);
pub const BELA: UserId = UserId(2);
pub const CECYLIA: UserId = UserId(3);

/// A game of these people with their places and points, which counted for no rating.
pub fn game(people: &[(UserId, u8, i32)]) -> FinishedGame {
    let line = |(seat, (user, place, points)): (u8, &(UserId, u8, i32))| ResultLine {
        seat: Seat(seat),
        part: Part::Played,
        user: Some(*user),
        is_bot: false,
        place: *place,
        points: *points,
        kind: None,
        turn: None,
        rating: None,
        gain: None,
        feat: None,
    };
    FinishedGame {
        table: TableId(7),
        guild: Some(GuildId(7)),
        game: "toy".to_owned(),
        ended: 5,
        seats: people.len() as u8,
        moves: 9,
        rules_version: 1,
        lines: (0..).zip(people).map(line).collect(),
    }
}
