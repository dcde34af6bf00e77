//! Somebody who is forgotten at a table: what of its rows and texts names them, and what stands there from then on.

use crate::chat::UserId;

/// Somebody who is forgotten at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// Who.
    pub user: UserId,
    /// What they are called there, where that is known.
    pub name: String,
    /// What they are called from now on.
    pub someone: String,
}

/// Whether somebody of that number may be written to: whoever was forgotten at a table has one there that no account has.
pub fn is_known(user: UserId) -> bool {
    user.0.cast_signed() > 0
}
