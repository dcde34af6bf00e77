//! What follows where the time of a call is up, as a table has chosen before the start: the others are asked, or a bot makes
//! the move.

use serde_json::Value;

use super::packed;

/// What follows where the time of a call is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overtime {
    /// The others are asked.
    #[default]
    Ask,
    /// A bot makes the move.
    Bot,
}

/// Under this name the choice is kept beside the game's options, of which none is called so.
const KEPT: &str = "late";

impl Overtime {
    /// Both, in the order in which they are offered.
    pub const ALL: [Overtime; 2] = [Overtime::Ask, Overtime::Bot];

    /// What stands for it in selects and the store.
    pub const fn token(self) -> &'static str {
        match self {
            Overtime::Ask => "ask",
            Overtime::Bot => "bot",
        }
    }

    /// What a token stands for.
    pub fn of(token: &str) -> Option<Overtime> {
        Overtime::ALL.into_iter().find(|overtime| overtime.token() == token)
    }

    /// Takes it out of the options it is kept with.
    pub fn unpack(kept: &mut Value) -> Overtime {
        packed::unpack(kept, KEPT, Overtime::of).unwrap_or_default()
    }

    /// Puts it to the options it is kept with.
    pub fn pack(self, kept: Value) -> Value {
        packed::pack(kept, KEPT, (self != Overtime::Ask).then(|| self.token()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_back_and_no_game_has_an_option_of_that_name() {
        for overtime in Overtime::ALL {
            let mut kept = overtime.pack(serde_json::json!({"letters": "open"}));
            assert_eq!((Overtime::unpack(&mut kept), kept), (overtime, serde_json::json!({"letters": "open"})));
        }
        assert!(crate::games::GAMES.iter().all(|game| game.settings.iter().all(|setting| setting.name != KEPT)));
    }
}
