//! From which moment of which game another one goes on. A table that was opened so keeps it beside its options.

use serde_json::Value;

use crate::chat::TableId;
use crate::rules::Seat;

use super::packed;

/// Where a game goes on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The table that was played to its end.
    pub table: TableId,
    /// The step after which it goes on.
    pub step: usize,
    /// The seat of whoever opened the table.
    pub seat: Seat,
}

/// Under this name it is kept beside the game's options, of which none is called so.
const KEPT: &str = "from";

impl Origin {
    fn token(self) -> String {
        format!("{}.{}.{}", self.table, self.step, self.seat.0)
    }

    fn of(token: &str) -> Option<Origin> {
        let mut parts = token.split('.');
        let (table, step, seat) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Origin { table: table.parse().ok()?, step: step.parse().ok()?, seat: Seat(seat.parse().ok()?) })
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
        let origin = "k7q".parse().map(|table| Origin { table, step: 203, seat: Seat(1) }).ok();
        let options = serde_json::json!({"letters": "open"});
        let mut kept = Origin::pack(origin, options.clone());
        assert!(origin.is_some() && kept != options);
        assert_eq!((Origin::unpack(&mut kept), &kept), (origin, &options));
        assert_eq!((Origin::unpack(&mut kept), Origin::pack(None, kept)), (None, options));
        assert_eq!(["", "k7q", "k7q.x.1", "k7q.4", "k7q.4.999"].map(Origin::of), [None; 5]);
        assert!(crate::games::GAMES.iter().all(|game| game.settings.iter().all(|setting| setting.name != KEPT)));
    }
}
