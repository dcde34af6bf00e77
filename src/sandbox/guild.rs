//! The servers: who is in them, what they are called, what the bot may do. Channels and messages are not kept here.

use serde_json::{Value, json};

use super::error::ApiError;
use super::place::{ChannelKind, Place};
use super::snowflake::{Id, iso};
use super::world::{Channel, User, World, invited_with, permission};

/// One server.
#[derive(Debug)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Whether the bot is a member. Commands of a server without it work all the same.
    pub(crate) has_bot: bool,
    /// When the bot came, in Unix milliseconds.
    joined_ms: u64,
    /// The roles besides @everyone, with their names.
    pub(crate) roles: Vec<(Id, String)>,
}

impl World {
    /// The server that is there in every sandbox.
    pub(crate) fn first_guild(&self) -> Id {
        self.guilds.first().map_or(Id(0), |guild| guild.id)
    }

    pub(crate) fn guild(&self, id: Id) -> Result<&Guild, ApiError> {
        self.guilds.iter().find(|guild| guild.id == id).ok_or_else(ApiError::unknown_guild)
    }

    pub(crate) fn guild_mut(&mut self, id: Id) -> Result<&mut Guild, ApiError> {
        self.guilds.iter_mut().find(|guild| guild.id == id).ok_or_else(ApiError::unknown_guild)
    }

    /// A server by id, name or number from 1, in any case.
    pub(crate) fn find_guild(&self, text: &str) -> Option<&Guild> {
        let wanted = text.trim().to_lowercase();
        let fits = |(at, guild): &(usize, &Guild)| {
            [guild.id.to_string(), guild.name.to_lowercase(), (at + 1).to_string()].contains(&wanted)
        };
        self.guilds.iter().enumerate().find(fits).map(|(_, guild)| guild)
    }

    /// Makes the server with this number from 0, as every sandbox that has so many has it.
    pub(crate) fn make_guild(&mut self, number: u64, id: Id) {
        let name = if number == 0 { "Guildhall".to_owned() } else { format!("Guildhall {}", number + 1) };
        self.guilds.push(Guild { id, name, has_bot: true, joined_ms: id.made_ms(), roles: Vec::new() });
    }

    /// The channels that a server has from the start.
    pub(crate) fn furnish(&mut self, guild: Id, mut ids: impl FnMut() -> Id) {
        for name in ["games", "general"] {
            self.add_channel_as(ids(), name, Place::Guild(ChannelKind::Text), Some(guild));
        }
    }

    /// Adds a server with everybody in it, the bot too, and tells the bot.
    pub(crate) fn add_guild(&mut self, name: &str) -> Id {
        let mut ids = std::mem::take(&mut self.ids);
        let id = ids.next();
        let joined_ms = self.now_ms();
        self.guilds.push(Guild { id, name: name.to_owned(), has_bot: true, joined_ms, roles: Vec::new() });
        self.furnish(id, || ids.next());
        self.ids = ids;
        let data = self.guild_create(id);
        self.tell_guild("GUILD_CREATE", Some(id), &data);
        self.touch();
        id
    }

    /// Takes the bot out of a server or back in, and tells it.
    pub(crate) fn set_bot_in_guild(&mut self, id: Id, is_in: bool) -> Result<(), ApiError> {
        let now = self.now_ms();
        let guild = self.guild_mut(id)?;
        if std::mem::replace(&mut guild.has_bot, is_in) != is_in {
            let (event, data) = if is_in {
                guild.joined_ms = now;
                ("GUILD_CREATE", self.guild_create(id))
            } else {
                ("GUILD_DELETE", json!({ "id": id }))
            };
            self.tell_guild(event, Some(id), &data);
        }
        self.touch();
        Ok(())
    }

    /// Whether a person is in a server; for direct messages, in any.
    pub(crate) fn is_member(&self, user: &User, guild: Option<Id>) -> bool {
        match guild {
            Some(guild) => !user.left.contains(&guild),
            None => self.guilds.iter().any(|guild| !user.left.contains(&guild.id)),
        }
    }

    /// The guild member object of the API.
    pub(crate) fn member_wire(&self, user: &User, guild: Option<Id>) -> Value {
        let roles = guild.and_then(|guild| self.guild(guild).ok()).map_or(&[][..], |guild| &guild.roles);
        let roles: Vec<Id> =
            user.roles.iter().copied().filter(|id| roles.iter().any(|(known, _)| known == id)).collect();
        json!({
            "user": user.wire(), "nick": null, "avatar": null, "roles": roles, "joined_at": iso(user.id.made_ms()),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until": null,
        })
    }

    /// The guild object of the API; the gateway's event adds the channels and members.
    pub(crate) fn guild_wire(&self, guild: &Guild) -> Value {
        let owner = self.people().next().map(|user| user.id);
        let everyone = [(guild.id, "@everyone".to_owned())];
        let roles: Vec<Value> =
            everyone.iter().chain(&guild.roles).map(|(id, name)| self.role_wire(*id, name)).collect();
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "owner_id": owner, "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0, "emojis": [], "features": [],
            "stickers": [], "mfa_level": 0, "system_channel_id": self.system_channel(guild.id), "system_channel_flags": 0,
            "premium_tier": 0, "preferred_locale": "en-US", "nsfw_level": 0, "premium_progress_bar_enabled": false,
            "afk_timeout": 300, "afk_channel_id": null, "application_id": null, "banner": null, "description": null,
            "discovery_splash": null, "splash": null, "public_updates_channel_id": null, "rules_channel_id": null,
            "safety_alerts_channel_id": null, "vanity_url_code": null,
            "roles": roles,
        })
    }

    /// The role object of the API. What everybody may do is in @everyone, whose id is the server's.
    pub(crate) fn role_wire(&self, id: Id, name: &str) -> Value {
        let is_everyone = self.guild(id).is_ok();
        let permissions = if is_everyone { invited_with() } else { 0 };
        json!({
            "id": id, "name": name, "color": 0, "hoist": false, "managed": false,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": permissions.to_string(), "position": u8::from(!is_everyone),
            "flags": 0,
        })
    }

    /// The data of GUILD_CREATE: the server with its channels and threads, and of the members only the bot.
    pub(crate) fn guild_create(&self, id: Id) -> Value {
        let Ok(guild) = self.guild(id) else { return Value::Null };
        let mut wire = self.guild_wire(guild);
        let bot = self.user(self.bot).map(|bot| self.member_wire(bot, Some(id))).unwrap_or_default();
        let more = json!({
            "joined_at": iso(guild.joined_ms), "large": false, "unavailable": false,
            "member_count": self.users.len(), "voice_states": [], "members": [bot],
            "channels": self.channels_of(id, Place::is_guild), "threads": self.channels_of(id, Place::is_awake_thread),
            "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        });
        if let (Some(wire), Some(more)) = (wire.as_object_mut(), more.as_object()) {
            wire.extend(more.clone());
        }
        wire
    }

    /// The channel objects of a server's channels of one sort.
    pub(crate) fn channels_of(&self, guild: Id, wanted: fn(&Place) -> bool) -> Vec<Value> {
        let chosen = self.channels.values().filter(|channel| channel.guild == Some(guild) && wanted(&channel.place));
        chosen.map(|channel| self.channel_wire(channel)).collect()
    }

    /// What a person may do in a channel: as everybody may, and the owner manages the server.
    pub(crate) fn member_permissions(&self, user: Id) -> u64 {
        let is_owner = self.people().next().is_some_and(|owner| owner.id == user);
        invited_with() | if is_owner { permission("MANAGE_GUILD") } else { 0 }
    }

    fn system_channel(&self, guild: Id) -> Option<Id> {
        let is_it = |channel: &&Channel| channel.guild == Some(guild) && channel.name == "general";
        self.channels.values().find(is_it).map(|channel| channel.id)
    }

    /// The servers that one of `of` shards serves, of those the bot is in.
    pub(crate) fn guilds_of_shard(&self, (shard, of): (u64, u64)) -> impl Iterator<Item = &Guild> {
        self.guilds.iter().filter(move |guild| guild.has_bot && guild.id.shard(of) == shard)
    }
}
