//! From where a game goes on that is not dealt: a moment of another game, or the end of a lesson. A table that was opened so
//! keeps it beside its options.

use serde_json::Value;

use crate::chat::TableId;
use crate::rules::Seat;

use super::packed;

/// Where a game goes on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A moment of a game that is over.
    Moment(Moment),
    /// Where the lesson of the game leads.
    Lesson,
}

/// A moment of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The table that was played to its end.
    pub table: TableId,
    /// The step after which it goes on.
    pub step: usize,
    /// The seat of whoever opened the table.
    pub seat: Seat,
}

/// What stands for the end of the lesson; a table is called by more than letters and has two dots behind it.
const LESSON: &str = "lesson";

/// Under this name it is kept beside the game's options, of which none is called so.
const KEPT: &str = "from";

impl Origin {
    fn token(self) -> String {
        match self {
            Origin::Moment(Moment { table, step, seat }) => format!("{table}.{step}.{}", seat.0),
            Origin::Lesson => LESSON.to_owned(),
        }
    }

    fn of(token: &str) -> Option<Origin> {
        if token == LESSON {
            return Some(Origin::Lesson);
        }
        let mut parts = token.split('.');
        let (table, step, seat) = (parts.next()?, parts.next()?, parts.next()?);
        let (table, step, seat) = (table.parse().ok()?, step.parse().ok()?, Seat(seat.parse().ok()?));
        Some(Origin::Moment(Moment { table, step, seat }))
    }

    /// Takes it out of the options it is kept with.
    pub fn unpack(kept: &mut Value) -> Option<Origin> {
        packed::unpack(kept, KEPT, Origin::of)
    }

    /// Puts it to the options it is kept with.
    pub fn pack(origin: Option<Origin>, kept: Value) -> Value {
        packed::pack(kept, KEPT, origin.map(Origin::token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_back_and_no_game_has_an_option_of_that_name() {
        let moment = Moment { table: "k7q".parse().unwrap(), step: 203, seat: Seat(1) };
        for origin in [Origin::Moment(moment), Origin::Lesson].map(Some) {
            let options = serde_json::json!({"letters": "open"});
            let mut kept = Origin::pack(origin, options.clone());
            assert!(kept != options);
            assert_eq!((Origin::unpack(&mut kept), &kept), (origin, &options));
            assert_eq!((Origin::unpack(&mut kept), Origin::pack(None, kept)), (None, options));
        }
        assert_eq!(["", "k7q", "k7q.x.1", "k7q.4", "k7q.4.999"].map(Origin::of), [None; 5]);
        assert!(crate::games::GAMES.iter().all(|game| game.settings.iter().all(|setting| setting.name != KEPT)));
    }
}
