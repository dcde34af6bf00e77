//! The servers the bot is in: where it may post, which are new, and which it was taken out of meanwhile. Keeps ids
//! only; no server, channel or member is cached.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::all::{Guild, GuildId, Permissions, Ready, Timestamp, UserId};

use crate::chat::ChannelId;

/// Whoever let the bot in so lately is new. A server comes into view after every connection and every outage, and of
/// those that were there before, some were never seen by this process.
const LATELY: Duration = Duration::from_secs(600);

/// The servers the bot was in when its shards connected, and those it has joined since.
#[derive(Default)]
pub(super) struct Guilds {
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    guilds: BTreeSet<GuildId>,
    /// How many shards there are.
    of: u32,
    /// Those that have told their servers.
    told: BTreeSet<u32>,
}

impl Guilds {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the bot is a member of as a shard connects, of the part of the servers that is the shard's.
    pub(super) fn connected(&self, ready: &Ready) {
        let (shard, of) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total.max(1)));
        let mut known = self.known();
        if known.of != of {
            *known = Known { of, ..Known::default() };
        }
        known.told.insert(shard);
        known.guilds.retain(|guild| guild.shard_id(of) != shard);
        known.guilds.extend(ready.guilds.iter().map(|guild| guild.id));
    }

    /// All servers the bot is in, once every shard has told its own.
    pub(super) fn all(&self) -> Option<Vec<crate::chat::GuildId>> {
        let known = self.known();
        let is_whole = known.told.len() == known.of as usize;
        is_whole.then(|| known.guilds.iter().map(|guild| crate::chat::GuildId(guild.get())).collect())
    }

    /// A server has come into view.
    pub(super) fn entered(&self, guild: GuildId) {
        self.known().guilds.insert(guild);
    }

    /// Whether the bot is in that server. Where only its commands were let in, they work, and it can post nothing.
    pub(super) fn has(&self, guild: GuildId) -> bool {
        self.known().guilds.contains(&guild)
    }

    /// The bot was removed from a server.
    pub(super) fn left(&self, guild: GuildId) {
        self.known().guilds.remove(&guild);
    }
}

/// Whether the bot was let into a server just now.
pub(super) fn is_new(guild: &Guild, now: Timestamp) -> bool {
    let age = now.unix_timestamp().saturating_sub(guild.joined_at.unix_timestamp());
    u64::try_from(age).unwrap_or(0) < LATELY.as_secs()
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

    /// What shard `shard` of two says as it connects; a server belongs to one by the bit above the lowest 22.
    fn ready(shard: u64, guilds: &[u64]) -> Ready {
        let guilds: Vec<Value> = guilds.iter().map(|id| json!({"id": id.to_string(), "unavailable": true})).collect();
        let ready = json!({"v": 10, "user": {"id": "1", "username": "g"}, "session_id": "s", "guilds": guilds,
            "resume_gateway_url": "", "shard": [shard, 2], "application": {"id": "1", "flags": 0}});
        serde_json::from_value(ready).unwrap()
    }

    #[test]
    fn all_servers_are_known_once_every_shard_has_told_its_own() {
        const ODD: u64 = 1 << 22;
        let ids = |guilds: &Guilds| guilds.all().map(|all| all.iter().map(|guild| guild.0).collect::<Vec<_>>());
        let guilds = Guilds::default();
        guilds.connected(&ready(1, &[ODD + 5, ODD + 6]));
        assert_eq!(ids(&guilds), None);
        guilds.connected(&ready(0, &[2]));
        assert_eq!(ids(&guilds), Some(vec![2, ODD + 5, ODD + 6]));
        guilds.left(GuildId::new(2));
        guilds.entered(GuildId::new(4));
        assert!(guilds.has(GuildId::new(4)) && !guilds.has(GuildId::new(2)));
        guilds.connected(&ready(1, &[ODD + 6]));
        assert_eq!(ids(&guilds), Some(vec![4, ODD + 6]), "of the others nothing is forgotten");
    }

    #[test]
    fn f_31_a_server_is_new_for_ten_minutes() {
        let at = |time: &str| time.parse::<Timestamp>().unwrap();
        let joined = guild(json!({"joined_at": "2026-01-01T12:00:00Z"}));
        assert!(is_new(&joined, at("2026-01-01T12:09:59Z")));
        assert!(!is_new(&joined, at("2026-01-01T12:10:00Z")));
        assert!(is_new(&joined, at("2026-01-01T11:59:00Z")), "by a clock that is slow");
    }
}
