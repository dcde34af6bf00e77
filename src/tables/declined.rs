//! Why something was not done: an answer, not a fault. Each kind says what the matter is and what one can do.

use crate::rules::{Refusal, Text};

/// Why something was not done.
#[derive(Clone, Debug, PartialEq)]
pub enum Declined {
    /// One sentence says it all.
    Because(Text),
    /// The rules refuse the move, and this is why; the question is asked again below.
    Refused(Refusal),
    /// The game has moved on since the control was made.
    Stale,
    /// The person does not sit at the table.
    Stranger,
    /// Others have to decide.
    NotYourTurn,
    /// The game is over.
    Over,
}

impl Declined {
    /// One sentence without arguments.
    pub fn because(key: &'static str) -> Declined {
        Declined::Because(Text::of(key))
    }

    /// What a log may hold of it: never the arguments, which may name cards in a hand.
    pub fn kind(&self) -> &str {
        match self {
            Declined::Because(text) | Declined::Refused(Refusal(text)) => &text.key,
            Declined::Stale => "stale",
            Declined::Stranger => "stranger",
            Declined::NotYourTurn => "not-your-turn",
            Declined::Over => "over",
        }
    }
}

impl From<Text> for Declined {
    fn from(text: Text) -> Self {
        Declined::Because(text)
    }
}

impl From<Refusal> for Declined {
    fn from(refusal: Refusal) -> Self {
        Declined::Refused(refusal)
    }
}
