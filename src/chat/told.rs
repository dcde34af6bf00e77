//! What the platform tells beside a press or command: what whoever acts is and may in the server, and what is known of whom or
//! what they named by an option. Asks nobody.

use super::{MessageId, Place, RoleId, UserId};

/// What comes along with a press or command.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// The roles of whoever acts.
    pub roles: Vec<RoleId>,
    /// Whether they manage the server.
    pub manages: bool,
    /// Whether they may write where they are.
    pub writes: bool,
    /// The message with the button that was pressed.
    pub message: Option<MessageId>,
    /// The person they named.
    pub person: Option<ToldPerson>,
    /// The channel they named.
    pub channel: Option<ToldChannel>,
    /// The role they named.
    pub role: Option<ToldRole>,
}

/// A person whom somebody named.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldPerson {
    /// Who it is.
    pub id: UserId,
    /// The name to show: not yet escaped.
    pub name: String,
    /// Whether it is no person but another program.
    pub is_bot: bool,
    /// Whether they see the channel in which they were named.
    pub sees: bool,
}

/// A channel that somebody named.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldChannel {
    /// The channel, without what is lacking there: that is asked for where it matters.
    pub place: Place,
    /// Whether whoever named it may write there.
    pub writes: bool,
}

/// A role that somebody named.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldRole {
    /// Which one.
    pub id: RoleId,
    /// What it is called: not yet escaped.
    pub name: String,
}
