//! What is said to one person about their call, as it waits to be sent. How it reads, and which way it goes, is decided
//! when it is.

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::chat::{ChannelId, MessageId, UserId};
use crate::rules::Seat;
use crate::store::{AlarmKind, AlarmOf, Item};

use super::electorate;
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
    /// Which vote it is about, if it is about one.
    #[serde(default)]
    pub vote: Option<u32>,
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
    /// Which tables are waiting.
    RemindMany,
    /// That they come next.
    HeadsUp,
    /// Which tables are waiting, as every day.
    Digest,
    /// That the others wait for their answer in a vote.
    Vote,
    /// Which tables are waiting, now that they are away no more.
    Welcome,
}

impl Kind {
    /// Whether it is for nobody else's eyes, and is not said in the channel where it does not arrive.
    pub const fn is_private(self) -> bool {
        matches!(self, Kind::Welcome | Kind::HeadsUp | Kind::Digest)
    }
}

impl Word {
    /// What is said to whoever holds a seat about a call, and nobody asks for.
    pub const fn of(kind: Kind, seat: Seat, call: i64) -> Word {
        Word { kind, seat, call, by: None, vote: None }
    }

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
        let (seat, vote) = (Some(self.seat), self.vote);
        let waits = |of: &AlarmOf| of.kind == AlarmKind::Nudge && (of.seat, of.vote) == (seat, vote);
        matches!(self.kind, Kind::Nudge | Kind::Vote) && state.alarms.keys().any(waits)
    }

    /// Whether what it is about is still to be answered by that person. What tells of all their tables is true as long as one
    /// of them waits; that is found out when it is said.
    pub fn is_true(&self, state: &TableState, user: UserId) -> bool {
        let is_theirs = state.chair(self.seat).and_then(|chair| chair.person()) == Some(user);
        is_theirs
            && match self.kind {
                Kind::Call | Kind::Remind | Kind::RemindLast | Kind::Nudge => {
                    state.calls.get(&self.seat).is_some_and(|call| call.at == self.call)
                }
                Kind::RemindMany | Kind::Digest => true,
                Kind::HeadsUp => state.heralds(self.seat).is_some_and(|call| call.at == self.call),
                Kind::Welcome => state.away_until(self.seat).is_none(),
                Kind::Vote => {
                    let open = state.open_votes().find(|open| Some(open.number) == self.vote);
                    open.is_some_and(|open| electorate::silent(state, open).has(self.seat))
                }
            }
    }
}

/// What came of sending a word.
pub(super) enum Said {
    /// It is there, or nobody wants it any more.
    There(Option<(ChannelId, MessageId)>),
    /// The conversation may be opened then.
    Waits(Instant),
}
