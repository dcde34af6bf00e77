//! What a message of ours is known by when it is not known whether it came through. Looks for
//! none.

use super::{Button, Post, Row, Target};

/// Whether something is still worth trying.
pub type Wanted<'a> = &'a (dyn Fn() -> bool + Send + Sync);

/// What a message of ours is known by, after the platform has forgotten its nonce.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The nonce it was sent with.
    pub nonce: String,
    /// A custom id that it carries, or else its whole text.
    pub mark: String,
    /// It cannot be older than this, in milliseconds since 1970.
    pub since: i64,
}

impl Trace {
    /// Whether a message with this nonce, if the platform tells it, with these custom ids and this text is the one.
    pub fn fits<'a>(&self, nonce: Option<&str>, mut ids: impl Iterator<Item = &'a str>, text: &str) -> bool {
        match nonce {
            Some(nonce) => nonce == self.nonce,
            None => text.trim() == self.mark.trim() || ids.any(|id| id == self.mark),
        }
    }
}

impl Post {
    /// What the message can be known by: the first custom id under it, or else its text.
    pub fn mark(&self) -> &str {
        self.ids().next().unwrap_or(&self.text)
    }

    /// The custom ids under the message.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().filter_map(Button::id).collect::<Vec<_>>(),
            Row::Select(select) => vec![select.id.as_str()],
        })
    }
}

impl Button {
    /// The custom id, unless it is a link.
    pub fn id(&self) -> Option<&str> {
        match &self.target {
            Target::Press(id) => Some(id),
            Target::Link(_) => None,
        }
    }
}
