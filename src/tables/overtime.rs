//! What follows where the time of a call is up, as a table has chosen before the start: the others are asked, or a bot makes
//! the move. Where it has moved often enough in somebody's place, the others are asked all the same. Pure.

use serde_json::Value;

use crate::rules::Seat;
use crate::store::Question;

use super::state::TableState;

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
/// A bot moves so often in a row in the place of one seat, before the others are asked.
const IN_A_ROW: usize = 3;

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
        let token = kept.as_object_mut().and_then(|kept| kept.remove(KEPT));
        token.as_ref().and_then(Value::as_str).and_then(Overtime::of).unwrap_or_default()
    }

    /// Puts it to the options it is kept with.
    pub fn pack(self, mut kept: Value) -> Value {
        if let Some(kept) = kept.as_object_mut().filter(|_| self != Overtime::Ask) {
            kept.insert(KEPT.to_owned(), self.token().into());
        }
        kept
    }
}

impl TableState {
    /// Whether a bot moves by itself in the place of a seat whose time is up.
    pub fn has_deputy(&self, seat: Seat) -> bool {
        self.overtime == Overtime::Bot && in_a_row(self, seat) < IN_A_ROW
    }
}

/// How many calls of a seat in a row a bot has answered, since its holder moved or the others were asked about it. In games of
/// long turns all of a turn is one call.
fn in_a_row(state: &TableState, seat: Seat) -> usize {
    let Some(play) = &state.play else { return 0 };
    let asked = state.votes.iter().filter(|vote| vote.question == Question::Late && vote.seats.has(seat));
    let since = asked.map(|vote| vote.entry as usize).max().unwrap_or_default();
    let (mut calls, mut goes_on) = (0, false);
    let newest = play.steps(0).rev().filter(|(_, step)| !step.auto);
    for (_, step) in newest.take_while(|(_, step)| step.entry >= since && (step.stands_in || step.seat != seat)) {
        let is_own = step.seat == seat;
        let is_same_call = goes_on && state.game.end.is_some();
        calls += usize::from(is_own && !is_same_call);
        goes_on = is_own;
    }
    calls
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
