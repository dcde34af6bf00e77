//! Places as Discord tells of them, and what the bot may do there. Asks nobody.

use serenity::all::{ChannelType, PartialChannel, Permissions};

use crate::chat::{ChannelId, GuildId, Permission, Place, PlaceKind};

/// The permissions that are asked for, as Discord numbers them and as the port names them.
const ASKED: [(Permissions, Permission); 6] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendInThreads),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
    (Permissions::READ_MESSAGE_HISTORY, Permission::ReadHistory),
    (Permissions::CREATE_PUBLIC_THREADS, Permission::CreateThreads),
];

/// All of them together.
pub(super) fn asked() -> Permissions {
    ASKED.iter().fold(Permissions::empty(), |all, (each, _)| all | *each)
}

/// Where something was pressed or typed.
pub(super) fn place(
    channel: serenity::all::ChannelId,
    guild: Option<serenity::all::GuildId>,
    about: Option<&PartialChannel>,
    granted: Option<Permissions>,
) -> Place {
    Place {
        channel: ChannelId(channel.get()),
        guild: guild.map(|guild| GuildId(guild.get())),
        // Whoever hands it over knows the servers.
        has_bot: true,
        parent: guild.and(about).and_then(parent),
        kind: kind(guild.and(about)),
        lacks: if guild.is_some() { granted.map(lacking).unwrap_or_default() } else { Vec::new() },
    }
}

/// A channel as the port numbers it.
pub(super) fn port(channel: serenity::all::ChannelId) -> ChannelId {
    ChannelId(channel.get())
}

/// The channel in which a thread is one.
pub(super) fn parent(about: &PartialChannel) -> Option<ChannelId> {
    let is_thread = matches!(kind(Some(about)), PlaceKind::Thread | PlaceKind::PrivateThread);
    about.parent_id.filter(|_| is_thread).map(port)
}

/// What kind of place a channel is. One of which nothing is told takes no threads.
pub(super) fn kind(about: Option<&PartialChannel>) -> PlaceKind {
    match about.map(|about| about.kind) {
        Some(ChannelType::Text) => PlaceKind::Threaded,
        Some(ChannelType::News) => PlaceKind::Announcing,
        Some(ChannelType::NewsThread | ChannelType::PublicThread) => PlaceKind::Thread,
        Some(ChannelType::PrivateThread) => PlaceKind::PrivateThread,
        _ => PlaceKind::Plain,
    }
}

/// What is missing of them. An administrator may do everything.
pub(super) fn lacking(granted: Permissions) -> Vec<Permission> {
    let missing = ASKED.iter().filter(|(bit, _)| !granted.intersects(*bit | Permissions::ADMINISTRATOR));
    missing.map(|(_, permission)| *permission).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_invitation_asks_for_what_is_needed_and_no_more() {
        assert!(!asked().contains(Permissions::EMBED_LINKS), "nothing is sent that needs it");
        let readme = include_str!("../../README.md");
        assert!(readme.contains(&format!("&permissions={}\n", asked().bits())), "{}", asked().bits());
    }

    #[test]
    fn missing_permissions_are_named_and_an_administrator_lacks_none() {
        assert_eq!(lacking(Permissions::empty()).len(), 6);
        assert_eq!(lacking(Permissions::ADMINISTRATOR), []);
        let ordinary = Permissions::all() - Permissions::ADMINISTRATOR;
        assert_eq!(lacking(ordinary), []);
        assert_eq!(lacking(ordinary - Permissions::ATTACH_FILES), [Permission::AttachFiles]);
    }
}
