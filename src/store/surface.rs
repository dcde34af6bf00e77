//! What of a table stands somewhere for people to see, and how that is written in a row. What a message says is not known
//! here.

use crate::chat::UserId;

/// What of a table a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Surface {
    /// Who sits down, before the start.
    Lobby,
    /// The board with its call.
    Board,
    /// A short word to the channel.
    Notice,
    /// A person's own hand, in the direct conversation.
    Hand(UserId),
}

impl Surface {
    /// The two columns a surface stands in: its word, and whose hand it is.
    pub(super) fn columns(self) -> (&'static str, UserId) {
        match self {
            Surface::Lobby => ("lobby", UserId(0)),
            Surface::Board => ("board", UserId(0)),
            Surface::Notice => ("notice", UserId(0)),
            Surface::Hand(user) => ("hand", user),
        }
    }

    pub(super) fn of_columns(word: &str, user: UserId) -> Surface {
        match word {
            "lobby" => Surface::Lobby,
            "board" => Surface::Board,
            "hand" => Surface::Hand(user),
            // The schema allows no fifth word.
            _ => Surface::Notice,
        }
    }
}
