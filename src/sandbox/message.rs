//! Messages: what is kept of one, how the API writes it, who may see it. Whether it may be sent is
//! checked elsewhere.

use serde_json::{Value, json};

use super::error::ApiError;
use super::picture::Attachment;
use super::place::Place;
use super::snowflake::{Id, iso, now_ms};
use super::world::{Ping, World};

/// Only one person sees the message.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The message is a promise: "… is thinking".
pub(crate) const LOADING: u64 = 1 << 7;
/// The message has a thread.
pub(crate) const HAS_THREAD: u64 = 1 << 5;
/// Nobody's telephone rings.
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Links show no preview.
pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;

/// What a message that answers an interaction tells of it.
#[derive(Debug, Clone)]
pub(crate) struct Answers {
    pub(crate) interaction: Id,
    pub(crate) user: Id,
    /// The command above the message (`/table new`), where it is shown.
    pub(crate) command: Option<String>,
    /// The API's `interaction_metadata`.
    pub(crate) metadata: Value,
}

/// A message in a channel.
#[derive(Debug, Clone)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) nonce: Option<Value>,
    pub(crate) edited_ms: Option<u64>,
    /// People named in the text whom the allowed mentions let through.
    pub(crate) mentions: Vec<Id>,
    /// People who were notified when it was sent.
    pub(crate) pinged: Vec<Id>,
    /// The one person who sees an ephemeral message.
    pub(crate) only_for: Option<Id>,
    /// That person has put it away.
    pub(crate) dismissed: bool,
    /// The interaction it answers, if it does.
    pub(crate) answers: Option<Answers>,
    /// The message it replies to.
    pub(crate) reply_to: Option<Id>,
}

impl Message {
    /// An empty message of somebody in a channel.
    pub(crate) fn new(id: Id, channel: Id, author: Id) -> Message {
        Message {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            nonce: None,
            edited_ms: None,
            mentions: Vec::new(),
            pinged: Vec::new(),
            only_for: None,
            dismissed: false,
            answers: None,
            reply_to: None,
        }
    }

    pub(crate) fn is(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// Whether a person who can see the channel sees this message in it.
    pub(crate) fn seen_by(&self, user: Id) -> bool {
        match self.only_for {
            Some(only) => only == user && !self.dismissed,
            None => true,
        }
    }

    /// Discord refuses a message with nothing in it.
    pub(crate) fn check_not_empty(&self) -> Result<(), ApiError> {
        let nothing = self.content.trim().is_empty() && self.embeds.is_empty() && self.attachments.is_empty();
        if nothing && self.components.is_empty() { Err(ApiError::empty_message()) } else { Ok(()) }
    }
}

impl World {
    /// The message object of the API.
    pub(crate) fn message_wire(&self, message: &Message) -> Value {
        let user = |id: Id| self.user(id).map(|user| user.wire()).unwrap_or_default();
        let kind = match &message.answers {
            Some(Answers { command: Some(_), .. }) => 20,
            _ if message.reply_to.is_some() => 19,
            _ => 0,
        };
        let files = message.attachments.iter();
        let mut wire = json!({
            "id": message.id, "channel_id": message.channel, "author": user(message.author),
            "content": message.content, "timestamp": iso(message.id.made_ms()),
            "edited_timestamp": message.edited_ms.map(iso), "tts": false, "mention_everyone": false,
            "mentions": message.mentions.iter().map(|id| user(*id)).collect::<Vec<_>>(), "mention_roles": [],
            "attachments": files.map(|file| file.wire(&self.base, message.channel, message.is(EPHEMERAL)))
                .collect::<Vec<_>>(),
            "embeds": message.embeds, "pinned": false, "type": kind, "flags": message.flags,
            "components": message.components,
        });
        if let Some(nonce) = &message.nonce {
            wire["nonce"] = nonce.clone();
        }
        if let Some(answers) = &message.answers {
            wire["application_id"] = json!(self.bot);
            wire["webhook_id"] = json!(self.bot);
            wire["interaction_metadata"] = answers.metadata.clone();
        }
        if let Some(original) = message.reply_to {
            let guild = self.channel(message.channel).ok().and_then(|channel| channel.guild);
            wire["message_reference"] =
                json!({ "type": 0, "message_id": original, "channel_id": message.channel, "guild_id": guild });
        }
        wire
    }

    /// Puts a message into its channel: notifies whom it names and tells the gateway.
    pub(crate) fn post(&mut self, mut message: Message) -> Result<Id, ApiError> {
        let (id, channel_id) = (message.id, message.channel);
        message.pinged = self.whom_it_pings(&message)?;
        for user in message.pinged.clone() {
            self.pings.push(Ping { user, channel: channel_id, message: id, at_ms: now_ms() });
        }
        let is_public = message.only_for.is_none();
        if is_public {
            self.join_thread(channel_id, message.mentions.clone());
        }
        self.channel_mut(channel_id)?.messages.insert(id, message);
        if is_public {
            self.tell_message("MESSAGE_CREATE", channel_id, id)?;
        }
        self.touch();
        Ok(id)
    }

    /// Who is notified: nobody by a silent or ephemeral message; in direct messages the other person; in a channel
    /// those it mentions.
    fn whom_it_pings(&self, message: &Message) -> Result<Vec<Id>, ApiError> {
        if message.is(SUPPRESS_NOTIFICATIONS) || message.only_for.is_some() || message.is(LOADING) {
            return Ok(Vec::new());
        }
        let channel = self.channel(message.channel)?;
        let whom = match channel.place {
            Place::Dm { user } => vec![user],
            _ => message.mentions.clone(),
        };
        // Nobody is called to a server that they have left.
        let is_there = |id: &Id| self.user(*id).is_ok_and(|user| self.is_member(user, channel.guild));
        Ok(whom.into_iter().filter(|id| *id != message.author && *id != self.bot && is_there(id)).collect())
    }

    /// Sends a message event to those sessions whose intents let it through.
    pub(crate) fn tell_message(&mut self, event: &str, channel: Id, id: Id) -> Result<(), ApiError> {
        let guild = self.channel(channel)?.guild;
        let is_dm = guild.is_none();
        let message = self.message(channel, id)?;
        let mut wire = self.message_wire(message);
        let own = message.author == self.bot || message.mentions.contains(&self.bot) || is_dm;
        if !is_dm {
            wire["guild_id"] = json!(guild);
            if !message.is(EPHEMERAL)
                && let Ok(author) = self.user(message.author)
            {
                let mut member = self.member_wire(author, guild);
                if let Some(fields) = member.as_object_mut() {
                    fields.remove("user");
                }
                wire["member"] = member;
            }
        }
        self.gateway.message_event(&mut self.traffic, &mut self.faults, event, guild, own, &wire);
        Ok(())
    }

    /// Takes a message away and tells the gateway.
    pub(crate) fn delete_message(&mut self, channel: Id, id: Id) -> Result<(), ApiError> {
        let message = self.channel_mut(channel)?.messages.remove(&id).ok_or_else(ApiError::unknown_message)?;
        if message.only_for.is_none() {
            let guild = self.channel(channel)?.guild;
            let mut wire = json!({ "id": id, "channel_id": channel });
            if guild.is_some() {
                wire["guild_id"] = json!(guild);
            }
            self.gateway.message_event(&mut self.traffic, &mut self.faults, "MESSAGE_DELETE", guild, true, &wire);
        }
        self.touch();
        Ok(())
    }
}
