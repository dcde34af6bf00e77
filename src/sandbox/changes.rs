//! What changes in the guild apart from messages: threads, channels, people's messages, and the passing of time.

use serde_json::json;

use super::error::ApiError;
use super::message::Message;
use super::place::Place;
use super::rest::reopen;
use super::snowflake::Id;
use super::world::World;

impl World {
    /// Changes a thread; what is `None` stays.
    pub(crate) fn change_thread(
        &mut self,
        id: Id,
        name: Option<String>,
        now_archived: Option<bool>,
        now_locked: Option<bool>,
        minutes: Option<u64>,
    ) -> Result<(), ApiError> {
        let now = self.now_ms();
        let thread = self.thread_mut(id)?;
        if thread.archived && now_archived == Some(false) {
            thread.awake_ms = now;
        }
        thread.archived = now_archived.unwrap_or(thread.archived);
        thread.locked = now_locked.unwrap_or(thread.locked);
        thread.archive_after_minutes = minutes.unwrap_or(thread.archive_after_minutes);
        if let Some(name) = name {
            self.channel_mut(id)?.name = name;
        }
        self.tell_channel("UPDATE", id)
    }

    /// Tells the gateway of a channel or thread that is new or changed.
    pub(crate) fn tell_channel(&mut self, what: &str, id: Id) -> Result<(), ApiError> {
        let channel = self.channel(id)?;
        let kind = if channel.place.thread().is_some() { "THREAD" } else { "CHANNEL" };
        let (guild, wire) = (channel.guild, self.channel_wire(channel));
        self.tell_guild(&format!("{kind}_{what}"), guild, &wire);
        self.touch();
        Ok(())
    }

    /// Deletes a channel with its threads, or one thread.
    pub(crate) fn delete_channel(&mut self, id: Id) -> Result<(), ApiError> {
        let channel = self.channels.remove(&id).ok_or_else(ApiError::unknown_channel)?;
        if let Place::Thread(thread) = channel.place {
            let gone = json!({ "id": id, "guild_id": channel.guild, "parent_id": thread.parent, "type": thread.kind });
            self.tell_guild("THREAD_DELETE", channel.guild, &gone);
        } else {
            // Discord tells of the channel alone, not of the threads that go with it.
            self.channels.retain(|_, other| other.place.thread().is_none_or(|thread| thread.parent != id));
            let wire = self.channel_wire(&channel);
            self.tell_guild("CHANNEL_DELETE", channel.guild, &wire);
        }
        self.touch();
        Ok(())
    }

    /// A person writes an ordinary message, which reopens an archived thread.
    pub(crate) fn say(&mut self, user: Id, channel: Id, text: &str) -> Result<Id, ApiError> {
        let mut message = Message::new(self.ids.next(), channel, user);
        message.content = text.to_owned();
        message.mentions = super::mentions::Allowed::everything().of_text(text);
        message.mentions.retain(|id| self.user(*id).is_ok());
        message.check_not_empty()?;
        reopen(self, channel)?;
        let id = self.post(message)?;
        self.join_thread(channel, [user]);
        self.user_mut(user)?.read.insert(channel, id);
        Ok(id)
    }

    /// Done ten times a second: what is due by the clock alone.
    pub(crate) fn tick(&mut self) {
        self.gateway.release_old(&mut self.traffic);
        self.archive_idle_threads();
        let now = std::time::Instant::now();
        let due = self.deadlines.iter().filter(|at| **at <= now).count();
        if due > 0 {
            self.deadlines.retain(|at| *at > now);
            self.touch();
        }
    }
}
