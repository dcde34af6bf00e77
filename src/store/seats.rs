//! Who sits at a table, seat by seat and without gaps, and what people are called. Who may sit is not decided here.

use async_trait::async_trait;

use super::Stored;
use crate::chat::{GuildId, TableId, UserId};

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Sitter {
    /// A person.
    Person {
        /// Who it is.
        user: UserId,
        /// The name as it was seen last: not yet escaped.
        name: String,
        /// Since which call they were found to be no longer in the server; none where nothing is known of that.
        gone: Option<i64>,
    },
    /// A bot of this level.
    Bot(String),
}

impl Sitter {
    /// The person, if it is one.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Sitter::Person { user, .. } => Some(*user),
            Sitter::Bot(_) => None,
        }
    }
}

/// Who sits where.
#[async_trait]
pub trait KeepsSeats: Send + Sync {
    /// A person is called otherwise on a server now; gives the tables there at which that is news.
    ///
    /// # Errors
    /// When the database fails.
    async fn rename(&self, guild: GuildId, user: UserId, name: String) -> Stored<Vec<TableId>>;

    /// Who sits at a table, seat by seat.
    ///
    /// # Errors
    /// When the database fails.
    async fn seats(&self, table: TableId) -> Stored<Vec<Sitter>>;
}
