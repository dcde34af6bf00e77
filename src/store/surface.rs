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
    /// What the table decides together: the vote of that number.
    Vote(u32),
    /// A word to one person: directly, or where that does not work, in the channel.
    Word(UserId),
    /// The board for somebody who follows the table, in the direct conversation.
    Watch(UserId),
}

impl Surface {
    /// The two columns a surface stands in: its word, and whose hand, which vote or to whom it is.
    pub(super) fn columns(self) -> (&'static str, i64) {
        match self {
            Surface::Lobby => ("lobby", 0),
            Surface::Board => ("board", 0),
            Surface::Notice => ("notice", 0),
            Surface::Hand(user) => ("hand", user.0.cast_signed()),
            Surface::Vote(number) => ("vote", number.into()),
            Surface::Word(user) => ("word", user.0.cast_signed()),
            Surface::Watch(user) => ("watch", user.0.cast_signed()),
        }
    }

    pub(super) fn of_columns(word: &str, which: i64) -> Surface {
        match word {
            "lobby" => Surface::Lobby,
            "board" => Surface::Board,
            "hand" => Surface::Hand(UserId(which.cast_unsigned())),
            "vote" => Surface::Vote(u32::try_from(which).unwrap_or_default()),
            "word" => Surface::Word(UserId(which.cast_unsigned())),
            "watch" => Surface::Watch(UserId(which.cast_unsigned())),
            // The schema allows no eighth.
            _ => Surface::Notice,
        }
    }
}
