//! The imitated server: its people, channels and commands, and what has happened since the sandbox started.
//!
//! Servers with the same four people in each, one bot. Everything is in memory; roles are names that people have, and
//! change no permission.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use serde_json::{Value, json};
use tokio::sync::watch;

use super::Options;
use super::error::ApiError;
use super::faults::Faults;
use super::gateway::Gateway;
use super::guild::Guild;
use super::interaction::Interaction;
use super::message::Message;
use super::picture::Files;
use super::place::{Place, Thread};
use super::snowflake::{Id, Ids, iso, now_ms};
use super::traffic::Traffic;

/// The permissions the bot is invited with, and those a test may add. Bits from Discord's documentation.
pub(crate) const PERMISSIONS: [(&str, u64); 13] = [
    ("VIEW_CHANNEL", 1 << 10),
    ("SEND_MESSAGES", 1 << 11),
    ("EMBED_LINKS", 1 << 14),
    ("ATTACH_FILES", 1 << 15),
    ("READ_MESSAGE_HISTORY", 1 << 16),
    ("CREATE_PUBLIC_THREADS", 1 << 35),
    ("SEND_MESSAGES_IN_THREADS", 1 << 38),
    ("MANAGE_MESSAGES", 1 << 13),
    ("MENTION_EVERYONE", 1 << 17),
    ("MANAGE_THREADS", 1 << 34),
    ("CREATE_PRIVATE_THREADS", 1 << 36),
    ("PIN_MESSAGES", 1 << 51),
    ("MANAGE_GUILD", 1 << 5),
];

/// How many of [`PERMISSIONS`] the bot has from the start: the six that are asked for, and
/// `EMBED_LINKS`, which everybody has on a new server.
const INVITED_WITH: usize = 7;

/// The bit of a permission; a name that is not in the list has none.
pub(crate) fn permission(name: &str) -> u64 {
    PERMISSIONS.iter().find(|(known, _)| *known == name).map_or(0, |(_, bit)| *bit)
}

pub(crate) fn invited_with() -> u64 {
    PERMISSIONS.iter().take(INVITED_WITH).fold(0, |all, (_, bit)| all | bit)
}

/// A person, or the bot.
#[derive(Debug)]
pub(crate) struct User {
    pub(crate) id: Id,
    /// The name people see.
    pub(crate) name: String,
    /// The account's name in plain lower case letters.
    pub(crate) username: String,
    pub(crate) locale: String,
    pub(crate) colour: &'static str,
    pub(crate) bot: bool,
    pub(crate) dms_open: bool,
    /// The servers they have left.
    pub(crate) left: BTreeSet<Id>,
    pub(crate) roles: Vec<Id>,
    /// The channel of this person's direct messages with the bot.
    pub(crate) dm: Id,
    /// The newest message this person has read, by channel.
    pub(crate) read: BTreeMap<Id, Id>,
}

impl User {
    /// The user object of the API.
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "username": self.username, "global_name": self.name, "discriminator": "0",
            "avatar": null, "bot": self.bot, "public_flags": 0, "flags": 0, "primary_guild": null,
        })
    }
}

/// A channel with its messages.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) place: Place,
    /// The server it belongs to; direct messages belong to none.
    pub(crate) guild: Option<Id>,
    /// The bot's permissions here, as bits.
    pub(crate) permissions: u64,
    pub(crate) messages: BTreeMap<Id, Message>,
}

impl Channel {
    pub(crate) fn is_dm(&self) -> bool {
        matches!(self.place, Place::Dm { .. })
    }

    /// By whose installation an interaction here came about: the server's, or in a direct conversation that of nobody.
    pub(crate) fn owners(&self) -> Value {
        json!({ "0": self.guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string()) })
    }
}

/// A notification somebody got.
#[derive(Debug)]
pub(crate) struct Ping {
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) message: Id,
    pub(crate) at_ms: u64,
}

/// The whole state of the sandbox.
pub(crate) struct World {
    pub(crate) base: String,
    pub(crate) options: Options,
    pub(crate) ids: Ids,
    pub(crate) guilds: Vec<Guild>,
    pub(crate) bot: Id,
    pub(crate) users: Vec<User>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) commands: Vec<Value>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// When interactions become too old to be answered.
    pub(crate) deadlines: Vec<Instant>,
    /// Nonces with their channel, message and time. They are the bot's, whatever the channel.
    pub(crate) nonces: Vec<(String, Id, Id, Instant)>,
    /// Edits of old messages, with their channel.
    pub(crate) old_edits: Vec<(Id, Instant)>,
    /// Where the application has its interactions sent in place of the bot, if anywhere.
    pub(crate) endpoint: Option<String>,
    /// By how much the driver has moved the clock on.
    pub(crate) moved_ms: u64,
    /// Whose direct messages the bot has opened, and when: opening many fast is refused.
    pub(crate) opened: BTreeMap<Id, Instant>,
    pub(crate) pings: Vec<Ping>,
    pub(crate) files: Files,
    pub(crate) traffic: Traffic,
    pub(crate) faults: Faults,
    pub(crate) gateway: Gateway,
    /// Grows with everything that happens.
    pub(crate) version: u64,
    /// Where news are told; gone when the sandbox stops, which ends everybody's waiting.
    news: Option<watch::Sender<u64>>,
}

impl World {
    pub(crate) fn new(base: String, options: Options, news: watch::Sender<u64>) -> World {
        let mut ids = Ids::of_the_beginning(0);
        let (guild, bot) = (ids(), ids());
        let mut world = World {
            base,
            options,
            ids: Ids::default(),
            guilds: Vec::new(),
            bot,
            users: Vec::new(),
            channels: BTreeMap::new(),
            commands: Vec::new(),
            interactions: BTreeMap::new(),
            deadlines: Vec::new(),
            nonces: Vec::new(),
            old_edits: Vec::new(),
            endpoint: None,
            moved_ms: 0,
            opened: BTreeMap::new(),
            pings: Vec::new(),
            files: Files::default(),
            traffic: Traffic::default(),
            faults: Faults::default(),
            gateway: Gateway::default(),
            version: 0,
            news: Some(news),
        };
        world.make_guild(0, guild);
        world.add_user(&mut ids, "Guildhall", "guildhall", "en-US", "#5865f2", true);
        world.add_user(&mut ids, "Anna", "anna", "en-US", "#d8763c", false);
        world.add_user(&mut ids, "Béla", "bela", "hu", "#3f8fbf", false);
        world.add_user(&mut ids, "Cecylia", "cecylia", "pl", "#8a63b8", false);
        world.add_user(&mut ids, "Dorota", "dorota", "en-US", "#4b9a5f", false);
        world.furnish(guild, ids);
        for number in 1..world.options.guilds {
            let mut ids = Ids::of_the_beginning(number);
            let guild = ids();
            world.make_guild(number, guild);
            world.furnish(guild, ids);
        }
        world
    }

    /// Adds a person with their direct messages. The first one added is the bot.
    fn add_user(
        &mut self,
        mut ids: impl FnMut() -> Id,
        name: &str,
        username: &str,
        locale: &str,
        colour: &'static str,
        bot: bool,
    ) {
        let id = if bot { self.bot } else { ids() };
        let dm = if bot { id } else { ids() };
        if !bot {
            self.add_channel_as(dm, name, Place::Dm { user: id }, None);
        }
        self.users.push(User {
            id,
            name: name.to_owned(),
            username: username.to_owned(),
            locale: locale.to_owned(),
            colour,
            bot,
            dms_open: true,
            left: BTreeSet::new(),
            roles: Vec::new(),
            dm,
            read: BTreeMap::new(),
        });
    }

    /// Adds a channel; in a thread the parent's permissions count.
    pub(crate) fn add_channel(&mut self, name: &str, place: Place, guild: Option<Id>) -> Id {
        let id = self.ids.next();
        self.add_channel_as(id, name, place, guild);
        id
    }

    /// As [`World::add_channel`] with a given id: a thread made from a message has that message's id.
    pub(crate) fn add_channel_as(&mut self, id: Id, name: &str, place: Place, guild: Option<Id>) {
        let permissions = match place {
            Place::Guild(_) => invited_with(),
            Place::Thread(_) | Place::Dm { .. } => PERMISSIONS.iter().fold(0, |all, (_, bit)| all | bit),
        };
        let channel = Channel { id, name: name.to_owned(), place, guild, permissions, messages: BTreeMap::new() };
        self.channels.insert(id, channel);
    }

    /// The present moment in Unix milliseconds, by the clock that the driver can move on.
    pub(crate) fn now_ms(&self) -> u64 {
        now_ms() + self.moved_ms
    }

    /// Says that something has changed, to everybody who waits for news.
    pub(crate) fn touch(&mut self) {
        self.version += 1;
        if let Some(news) = &self.news {
            news.send_replace(self.version);
        }
    }

    /// Ends the gateway's connections and everybody's waiting; the sandbox stops.
    pub(crate) fn close(&mut self) {
        self.gateway.close_all();
        self.news = None;
    }

    pub(crate) fn user(&self, id: Id) -> Result<&User, ApiError> {
        self.users.iter().find(|user| user.id == id).ok_or_else(ApiError::unknown_user)
    }

    pub(crate) fn user_mut(&mut self, id: Id) -> Result<&mut User, ApiError> {
        self.users.iter_mut().find(|user| user.id == id).ok_or_else(ApiError::unknown_user)
    }

    /// The people, without the bot.
    pub(crate) fn people(&self) -> impl Iterator<Item = &User> {
        self.users.iter().filter(|user| !user.bot)
    }

    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    pub(crate) fn channel_mut(&mut self, id: Id) -> Result<&mut Channel, ApiError> {
        self.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)
    }

    pub(crate) fn message(&self, channel: Id, id: Id) -> Result<&Message, ApiError> {
        self.channel(channel)?.messages.get(&id).ok_or_else(ApiError::unknown_message)
    }

    pub(crate) fn message_mut(&mut self, channel: Id, id: Id) -> Result<&mut Message, ApiError> {
        self.channel_mut(channel)?.messages.get_mut(&id).ok_or_else(ApiError::unknown_message)
    }

    /// A message wherever it stands, with its channel.
    pub(crate) fn find_message(&self, id: Id) -> Option<(&Channel, &Message)> {
        self.channels.values().find_map(|channel| channel.messages.get(&id).map(|message| (channel, message)))
    }

    /// The bot's permissions in a channel; what is taken away in a channel is so in its threads.
    pub(crate) fn permissions_in(&self, channel: &Channel) -> u64 {
        let parent = channel.place.thread().and_then(|thread| self.channels.get(&thread.parent));
        channel.permissions & parent.map_or(u64::MAX, |parent| parent.permissions)
    }

    /// Refuses what the bot may not do in a channel, as Discord does: without sight of it even its being there is
    /// not admitted.
    pub(crate) fn require(&self, channel: &Channel, permissions: &[&str]) -> Result<(), ApiError> {
        let has = self.permissions_in(channel);
        let is_out = channel.guild.is_some_and(|guild| self.guild(guild).is_ok_and(|guild| !guild.has_bot));
        if is_out || has & permission("VIEW_CHANNEL") == 0 {
            return Err(ApiError::missing_access());
        }
        let lacks = permissions.iter().any(|name| has & permission(name) == 0);
        if lacks { Err(ApiError::missing_permissions()) } else { Ok(()) }
    }

    /// The channel object of the API.
    pub(crate) fn channel_wire(&self, channel: &Channel) -> Value {
        let last = channel.messages.keys().next_back();
        match &channel.place {
            Place::Guild(kind) => json!({
                "id": channel.id, "type": kind.number(), "guild_id": channel.guild, "name": channel.name, "position": 0,
                "permission_overwrites": self.overwrites(channel), "nsfw": false, "parent_id": null, "topic": null,
                "rate_limit_per_user": 0, "last_message_id": last, "flags": 0,
            }),
            Place::Dm { user } => json!({
                "id": channel.id, "type": 1, "last_message_id": last, "flags": 0,
                "recipients": [self.user(*user).map(User::wire).unwrap_or_default()],
            }),
            Place::Thread(thread) => self.thread_wire(channel, thread),
        }
    }

    /// What the bot has in a channel otherwise than everybody.
    fn overwrites(&self, channel: &Channel) -> Value {
        let (allow, deny) = (channel.permissions & !invited_with(), invited_with() & !channel.permissions);
        let own = json!({ "id": self.bot, "type": 1, "allow": allow.to_string(), "deny": deny.to_string() });
        if allow | deny == 0 { json!([]) } else { json!([own]) }
    }

    fn thread_wire(&self, channel: &Channel, thread: &Thread) -> Value {
        json!({
            "id": channel.id, "type": thread.kind, "guild_id": channel.guild,
            "parent_id": thread.parent, "owner_id": thread.owner, "name": channel.name,
            "last_message_id": channel.messages.keys().next_back(), "rate_limit_per_user": 0, "flags": 0,
            "message_count": channel.messages.len(), "total_message_sent": channel.messages.len(),
            "member_count": thread.members.len(),
            "thread_metadata": {
                "archived": thread.archived, "locked": thread.locked,
                "auto_archive_duration": thread.archive_after_minutes,
                "archive_timestamp": iso(channel.id.made_ms()), "create_timestamp": iso(channel.id.made_ms()),
            },
        })
    }
}
