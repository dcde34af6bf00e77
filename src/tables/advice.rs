//! Whether people may ask for advice on their moves, as a table has chosen before the start. In a running game it is as it was at
//! the start, whoever sits there then.

use serde_json::Value;

use super::packed;

/// Whether advice is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Advice {
    /// Where somebody plays among bots only.
    #[default]
    Alone,
    /// To everybody.
    On,
    /// To nobody.
    Off,
}

/// Under this name the choice is kept beside the game's options, of which none is called so.
const KEPT: &str = "advice";

impl Advice {
    /// All, in the order in which they are offered.
    pub const ALL: [Advice; 3] = [Advice::Alone, Advice::On, Advice::Off];

    /// What stands for it in selects and the store.
    pub const fn token(self) -> &'static str {
        match self {
            Advice::Alone => "alone",
            Advice::On => "on",
            Advice::Off => "off",
        }
    }

    /// What a token stands for.
    pub fn of(token: &str) -> Option<Advice> {
        Advice::ALL.into_iter().find(|advice| advice.token() == token)
    }

    /// What a game begins with where so many people play: it stays so.
    #[must_use]
    pub const fn settled(self, people: usize) -> Advice {
        match self {
            Advice::Alone if people == 1 => Advice::On,
            Advice::Alone => Advice::Off,
            Advice::On | Advice::Off => self,
        }
    }

    /// Takes it out of the options it is kept with.
    pub fn unpack(kept: &mut Value) -> Advice {
        packed::unpack(kept, KEPT, Advice::of).unwrap_or_default()
    }

    /// Puts it to the options it is kept with.
    pub fn pack(self, kept: Value) -> Value {
        packed::pack(kept, KEPT, (self != Advice::Alone).then(|| self.token()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_back_and_no_game_has_an_option_of_that_name() {
        for advice in Advice::ALL {
            let mut kept = advice.pack(serde_json::json!({"letters": "open"}));
            assert_eq!((Advice::unpack(&mut kept), kept), (advice, serde_json::json!({"letters": "open"})));
        }
        assert!(crate::games::GAMES.iter().all(|game| game.settings.iter().all(|setting| setting.name != KEPT)));
    }

    #[test]
    fn who_plays_among_bots_only_has_advice_unless_it_is_switched_off() {
        let settled = |people| Advice::ALL.map(|advice| advice.settled(people));
        assert_eq!(settled(1), [Advice::On, Advice::On, Advice::Off]);
        assert_eq!(settled(2), [Advice::Off, Advice::On, Advice::Off]);
    }
}
