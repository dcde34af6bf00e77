//! Who is mentioned by a text, and who of them may be: Discord's allowed mentions. Notifies nobody.

use super::snowflake::Id;

/// The allowed mentions of a message, already checked.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Allowed {
    /// Every person named in the text may be mentioned.
    pub(crate) all_users: bool,
    /// These people may be.
    pub(crate) users: Vec<Id>,
}

impl Allowed {
    /// What holds when a message does not say: everything in the text.
    pub(crate) fn everything() -> Allowed {
        Allowed { all_users: true, users: Vec::new() }
    }

    /// The people in the text that may be mentioned, each once, in order.
    pub(crate) fn of_text(&self, text: &str) -> Vec<Id> {
        let mut found = Vec::new();
        for id in named_in(text) {
            if (self.all_users || self.users.contains(&id)) && !found.contains(&id) {
                found.push(id);
            }
        }
        found
    }
}

/// The ids in `<@…>` and the older `<@!…>`.
fn named_in(text: &str) -> impl Iterator<Item = Id> {
    text.split("<@").skip(1).filter_map(|rest| rest.strip_prefix('!').unwrap_or(rest).split_once('>')?.0.parse().ok())
}
