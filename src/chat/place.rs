//! Where something was pressed or typed, and what the bot may do there. Asks nobody.

use super::{ChannelId, GuildId};

/// Where something was pressed or typed, and what the bot may do there.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The channel or thread.
    pub channel: ChannelId,
    /// The server; none in a direct conversation.
    pub guild: Option<GuildId>,
    /// Whether the bot itself is in the server, and not its commands alone.
    pub has_bot: bool,
    /// The channel in which it is a thread.
    pub parent: Option<ChannelId>,
    /// What kind of place it is.
    pub kind: PlaceKind,
    /// What the bot lacks here of the six permissions, by their platform names.
    pub lacks: Vec<Permission>,
}

/// The kinds of places, as far as threads are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A channel in which threads can begin.
    Threaded,
    /// A channel for announcements, in which threads can begin, and no conversation is held.
    Announcing,
    /// Any other channel, or a direct conversation.
    Plain,
    /// A thread that everybody in its channel sees.
    Thread,
    /// A thread that only its members see, and in which nobody else posts.
    PrivateThread,
}

impl Place {
    /// Whether it is a thread itself.
    pub const fn is_thread(&self) -> bool {
        matches!(self.kind, PlaceKind::Thread | PlaceKind::PrivateThread)
    }

    /// Whether threads can begin here.
    pub const fn takes_threads(&self) -> bool {
        matches!(self.kind, PlaceKind::Threaded | PlaceKind::Announcing)
    }

    /// Whether a table can move here: it is for writing, and not for announcements.
    pub const fn takes_tables(&self) -> bool {
        matches!(self.kind, PlaceKind::Threaded) || self.is_thread()
    }

    /// Whether it is one of these channels, or a thread in one.
    pub fn is_in(&self, channels: &[ChannelId]) -> bool {
        channels.contains(&self.channel) || self.parent.is_some_and(|parent| channels.contains(&parent))
    }

    /// The permission without which nothing can be posted here: a thread has its own, and the channel's does not count.
    pub const fn writing(&self) -> Permission {
        if self.is_thread() { Permission::SendInThreads } else { Permission::SendMessages }
    }
}

/// The six permissions the bot asks for; it needs no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// View Channel.
    ViewChannel,
    /// Send Messages.
    SendMessages,
    /// Send Messages in Threads.
    SendInThreads,
    /// Attach Files.
    AttachFiles,
    /// Read Message History.
    ReadHistory,
    /// Create Public Threads.
    CreateThreads,
}

impl Permission {
    /// The message that is its name in the platform's own menus.
    pub const fn key(self) -> &'static str {
        match self {
            Permission::ViewChannel => "permission-view-channel",
            Permission::SendMessages => "permission-send-messages",
            Permission::SendInThreads => "permission-send-in-threads",
            Permission::AttachFiles => "permission-attach-files",
            Permission::ReadHistory => "permission-read-history",
            Permission::CreateThreads => "permission-create-threads",
        }
    }
}
