//! What is said to one person about their call, as it waits to be sent. How it reads, and which way it goes, is decided
//! when it is.

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::chat::{ChannelId, MessageId, UserId};
use crate::rules::Seat;
use crate::store::{AlarmKind, AlarmOf, Item};

use super::state::TableState;

/// What is said to whoever holds a seat about its call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Word {
    /// What.
    pub kind: Kind,
    /// To whom.
    pub seat: Seat,
    /// When it was called: which call it is about.
    pub call: i64,
    /// Who wants it to be said, if anybody does.
    pub by: Option<String>,
}

/// What is said about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// That it is their turn.
    Call,
    /// That the table is waiting.
    Remind,
    /// That only they are missing.
    RemindLast,
    /// That somebody asks whether they have a moment.
    Nudge,
}

impl Word {
    /// As it waits to be said.
    pub fn payload(&self) -> serde_json::Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// What an item says.
    pub fn read(item: &Item) -> Option<Word> {
        serde_json::from_value(item.payload.clone()).ok()
    }

    /// Whether it waits until they rest no more.
    pub fn waits(&self, state: &TableState) -> bool {
        let waits = |of: &AlarmOf| of.kind == AlarmKind::Nudge && of.seat == Some(self.seat);
        self.kind == Kind::Nudge && state.alarms.keys().any(waits)
    }

    /// Whether the call it is about is still to be answered by that person.
    pub fn is_true(&self, state: &TableState, user: UserId) -> bool {
        let is_theirs = state.chair(self.seat).and_then(|chair| chair.person()) == Some(user);
        is_theirs && state.calls.get(&self.seat).is_some_and(|call| call.at == self.call)
    }
}

/// What came of sending a word.
pub(super) enum Said {
    /// It is there, or nobody wants it any more.
    There(Option<(ChannelId, MessageId)>),
    /// The conversation may be opened then.
    Waits(Instant),
}
