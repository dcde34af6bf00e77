//! The servers the bot is in, as far as it matters who is new: a welcome is said once, on a true first join. Keeps
//! ids only; no server, channel or member is cached.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serenity::all::{Guild, GuildId, Permissions, Ready, UserId};

use crate::chat::ChannelId;

/// The servers the bot was in at its first connection, and those it has joined since.
#[derive(Default)]
pub(super) struct Guilds {
    known: Mutex<BTreeSet<GuildId>>,
}

impl Guilds {
    /// What the bot is a member of as it connects. None of these is new.
    pub(super) fn connected(&self, ready: &Ready) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.extend(ready.guilds.iter().map(|guild| guild.id));
    }

    /// Whether a server that has come into view was just joined. It comes into view after a connection and after an
    /// outage as well, and it is not new then.
    pub(super) fn is_new(&self, guild: GuildId) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(guild)
    }

    /// Whether the bot is in that server. Where only its commands were let in, they work, and it can post nothing.
    pub(super) fn has(&self, guild: GuildId) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild)
    }

    /// The bot was removed from a server; should it come back, it will say hello again.
    pub(super) fn left(&self, guild: GuildId) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
    }
}

/// The system channel, if the bot may write there.
pub(super) fn welcome_channel(guild: &Guild, bot: UserId) -> Option<ChannelId> {
    let id = guild.system_channel_id?;
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let channel = guild.channels.get(&id)?;
    let member = guild.members.get(&bot)?;
    guild.user_permissions_in(channel, member).contains(needed).then_some(ChannelId(id.get()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn guild(more: Value) -> Guild {
        let mut guild = json!({
            "id": "2", "name": "Friends", "owner_id": "9", "verification_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0, "emojis": [], "features": [],
            "mfa_level": 0, "system_channel_flags": 0, "premium_tier": 0, "preferred_locale": "en-US",
            "nsfw_level": 0, "stickers": [], "premium_progress_bar_enabled": false,
            "joined_at": "2026-01-01T00:00:00Z", "large": false, "member_count": 2, "voice_states": [],
            "threads": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
            "roles": [{"id": "2", "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "hoist": false,
                "managed": false, "mentionable": false, "permissions": "3072", "position": 0}],
            "members": [{"user": {"id": "1", "username": "g"}, "roles": [], "deaf": false, "mute": false, "flags": 0}],
            "channels": [{"id": "3", "type": 0, "name": "general", "guild_id": "2"}], "system_channel_id": "3",
        });
        for (key, value) in more.as_object().unwrap() {
            guild[key] = value.clone();
        }
        serde_json::from_value(guild).unwrap()
    }

    #[test]
    fn the_welcome_goes_to_the_system_channel_where_the_bot_may_write() {
        let bot = UserId::new(1);
        assert_eq!(welcome_channel(&guild(json!({})), bot), Some(ChannelId(3)));
        assert_eq!(welcome_channel(&guild(json!({"system_channel_id": null})), bot), None);
        let muted = json!([{"id": "3", "type": 0, "name": "general", "guild_id": "2",
            "permission_overwrites": [{"id": "2", "type": 0, "allow": "0", "deny": "2048"}]}]);
        assert_eq!(welcome_channel(&guild(json!({"channels": muted})), bot), None);
    }

    #[test]
    fn a_server_is_new_once_and_never_after_a_reconnection() {
        let ready = json!({"v": 10, "user": {"id": "1", "username": "g"}, "session_id": "s", "guilds":
            [{"id": "2", "unavailable": true}], "resume_gateway_url": "", "application": {"id": "1", "flags": 0}});
        let ready: Ready = serde_json::from_value(ready).unwrap();
        let guilds = Guilds::default();
        guilds.connected(&ready);
        assert!(!guilds.is_new(GuildId::new(2)));
        assert!(guilds.has(GuildId::new(2)) && !guilds.has(GuildId::new(5)));
        assert!(guilds.is_new(GuildId::new(5)));
        assert!(!guilds.is_new(GuildId::new(5)));
        guilds.connected(&ready);
        assert!(!guilds.is_new(GuildId::new(2)));
        guilds.left(GuildId::new(2));
        assert!(!guilds.has(GuildId::new(2)));
        assert!(guilds.is_new(GuildId::new(2)));
    }
}
