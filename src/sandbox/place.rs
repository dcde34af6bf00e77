//! What kinds of channels there are, and who is in a thread. What was said there is not kept here.

use std::collections::BTreeSet;

use super::error::ApiError;
use super::snowflake::Id;
use super::world::World;

/// A kind of channel of the guild (documentation, "Channel Types").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChannelKind {
    Text,
    Voice,
    Announcement,
    Stage,
    Forum,
}

impl ChannelKind {
    /// Every kind with Discord's number for it and the driver's word.
    const ALL: [(ChannelKind, u8, &'static str); 5] = [
        (ChannelKind::Text, 0, "text"),
        (ChannelKind::Voice, 2, "voice"),
        (ChannelKind::Announcement, 5, "announcement"),
        (ChannelKind::Stage, 13, "stage"),
        (ChannelKind::Forum, 15, "forum"),
    ];

    fn entry(self) -> (ChannelKind, u8, &'static str) {
        Self::ALL.into_iter().find(|(kind, ..)| *kind == self).unwrap_or(Self::ALL[0])
    }

    /// Discord's number.
    pub(crate) fn number(self) -> u8 {
        self.entry().1
    }

    /// The driver's word.
    pub(crate) fn word(self) -> &'static str {
        self.entry().2
    }

    /// The kind that the driver's word names.
    pub(crate) fn of_word(word: &str) -> Option<ChannelKind> {
        Self::ALL.into_iter().find(|(.., known)| *known == word).map(|(kind, ..)| kind)
    }

    /// The words of all kinds, for a sentence.
    pub(crate) fn words() -> String {
        Self::ALL.map(|(.., word)| word).join(", ")
    }

    /// Whether threads can be started here. A forum has nothing but threads, which come with a first message and which
    /// this sandbox does not imitate.
    pub(crate) fn has_threads(self) -> bool {
        matches!(self, ChannelKind::Text | ChannelKind::Announcement)
    }
}

/// What a thread is besides a channel.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Thread {
    pub(crate) parent: Id,
    pub(crate) owner: Id,
    /// Discord's number: 10 in an announcement channel, 11 public, 12 private.
    pub(crate) kind: u8,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) archive_after_minutes: u64,
    /// When something last kept it awake, besides messages: it was made, or opened again.
    pub(crate) awake_ms: u64,
    /// Who has it in their list of channels and may open it again.
    pub(crate) members: BTreeSet<Id>,
}

impl Thread {
    pub(crate) fn is_private(&self) -> bool {
        self.kind == 12
    }
}

/// What kind of channel it is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Place {
    /// A channel of the guild.
    Guild(ChannelKind),
    /// A thread of such a channel.
    Thread(Thread),
    /// The direct messages between one person and the bot.
    Dm { user: Id },
}

impl Place {
    pub(crate) fn thread(&self) -> Option<&Thread> {
        match self {
            Place::Thread(thread) => Some(thread),
            Place::Guild(_) | Place::Dm { .. } => None,
        }
    }

    pub(crate) fn is_awake_thread(&self) -> bool {
        self.thread().is_some_and(|thread| !thread.archived)
    }

    pub(crate) fn is_guild(&self) -> bool {
        matches!(self, Place::Guild(_))
    }

    /// Whether a person sees it at all: direct messages are their owner's, a private thread its members'.
    pub(crate) fn is_seen_by(&self, person: Id) -> bool {
        match self {
            Place::Guild(_) => true,
            Place::Thread(thread) => !thread.is_private() || thread.members.contains(&person),
            Place::Dm { user } => *user == person,
        }
    }
}

impl World {
    pub(crate) fn thread_mut(&mut self, id: Id) -> Result<&mut Thread, ApiError> {
        match &mut self.channel_mut(id)?.place {
            Place::Thread(thread) => Ok(thread),
            Place::Guild(_) | Place::Dm { .. } => Err(ApiError::wrong_channel_type()),
        }
    }

    /// Makes people members of a thread, as a mention in it and an own message do. In a private one only a member's
    /// mention does. Elsewhere nothing happens.
    pub(crate) fn join_thread(&mut self, id: Id, people: impl IntoIterator<Item = Id>) {
        if let Ok(thread) = self.thread_mut(id) {
            thread.members.extend(people);
        }
    }

    /// Puts threads to sleep that nobody has written in for as long as they are set to.
    pub(crate) fn archive_idle_threads(&mut self) {
        let now = self.now_ms();
        let idle = self.channels.values().filter(|channel| {
            let last = channel.messages.keys().next_back().map_or(0, |id| id.made_ms());
            channel.place.thread().is_some_and(|thread| {
                let since = thread.awake_ms.max(last);
                !thread.archived && now >= since + thread.archive_after_minutes * 60_000
            })
        });
        for id in idle.map(|channel| channel.id).collect::<Vec<_>>() {
            // It is a thread, so it can be archived.
            let _ = self.change_thread(id, None, Some(true), None, None);
        }
    }
}
