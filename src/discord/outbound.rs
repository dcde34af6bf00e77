//! The port's posts, edits and answers as Discord's requests. Decides nothing about what is said, and when.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serenity::http::{LightMethod, Route};
use serenity::model::id::{self as discord, ApplicationId};

use super::errors::{NO_MEMBER, NO_MESSAGE, NO_PERMISSION, THREAD_EXISTS};
use super::gate::Rank;
use super::place;
use super::repeats::Repeats;
use super::rest::{Call, Rest};
use super::rights;
use super::there::{There, snowflake};
use super::wire::{Message, Reworded, Stripped};
use crate::chat::limits::{THREAD_NAME, cut};
use crate::chat::{
    ChannelId, Chat, ChatError, Done, GuildId, MessageId, Permission, Post, Reply, Trace, UserId, Wanted, typed_command,
};

/// A thread is archived after a week without a message, the longest time there is.
const AUTO_ARCHIVE_MINUTES: u16 = 10_080;
/// How long a mere courtesy is worth waiting for: edits of old messages have a limit of their own.
const COURTESY: Duration = Duration::from_secs(10);
/// Discord's numbers for the channels in which threads begin, with those for public threads there.
const PUBLIC_THREADS: [(u8, u8); 2] = [(0, 11), (5, 10)];

/// Says things on Discord.
pub(super) struct Outbound {
    pub(super) rest: Arc<Rest>,
    repeats: Arc<Repeats>,
    /// Where links to messages lead.
    site: String,
    commands: RwLock<BTreeMap<String, u64>>,
}

/// A channel, as far as it matters what can begin there.
#[derive(Deserialize)]
struct Parent {
    #[serde(rename = "type")]
    kind: u8,
}

/// Whatever Discord made and we need to find again.
#[derive(Deserialize)]
struct Made {
    id: String,
}

impl Outbound {
    pub(super) fn new(rest: Arc<Rest>, repeats: Arc<Repeats>, site: String) -> Outbound {
        Outbound { rest, repeats, site, commands: RwLock::default() }
    }

    /// Remembers under which ids the commands can be clicked.
    pub(super) fn learn(&self, commands: BTreeMap<String, u64>) {
        *self.commands.write().unwrap_or_else(PoisonError::into_inner) = commands;
    }

    async fn application(&self) -> Done<ApplicationId> {
        let application = self.rest.application().await;
        application.ok_or_else(|| ChatError::Transport("the program ends".to_owned()))
    }

    async fn done(&self, call: Call<'_>) -> Done<()> {
        self.rest.send(call).await.map(drop).map_err(|refusal| refusal.kind())
    }

    /// A thread that hangs below nothing. It must be of the kind that its channel has.
    async fn lone_thread(&self, channel: ChannelId, name: &str) -> Done<ChannelId> {
        let channel_id = channel_id(channel)?;
        let about = Call::new(LightMethod::Get, Route::Channel { channel_id }).rank(Rank::Call);
        let about = self.rest.send(about).await.map_err(|refusal| refusal.kind())?;
        let parent: Parent = serde_json::from_slice(&about).map_err(|error| ChatError::Transport(error.to_string()))?;
        let kind = PUBLIC_THREADS.iter().find(|(kind, _)| *kind == parent.kind).map(|(_, thread)| *thread);
        let kind = kind.ok_or_else(|| ChatError::Forbidden(format!("no threads in type {}", parent.kind)))?;
        let body = json!({"name": cut(name, THREAD_NAME), "type": kind, "auto_archive_duration": AUTO_ARCHIVE_MINUTES});
        let call = Call::new(LightMethod::Post, Route::ChannelThreads { channel_id }).body(json_of(&body)?);
        self.made(call.rank(Rank::Call).once()).await.map(ChannelId)
    }

    /// Whether somebody is where the call asks for them.
    async fn is_there(&self, call: Call<'_>) -> Done<bool> {
        match self.rest.send(call.patience(COURTESY)).await {
            Ok(_) => Ok(true),
            Err(refusal) if refusal.code == NO_MEMBER => Ok(false),
            Err(refusal) => Err(refusal.kind()),
        }
    }

    async fn made(&self, call: Call<'_>) -> Done<u64> {
        let body = self.rest.send(call).await.map_err(|refusal| refusal.kind())?;
        let made: Made = serde_json::from_slice(&body).map_err(|error| ChatError::Transport(error.to_string()))?;
        made.id.parse().map_err(|_| ChatError::Transport(format!("not an id: {}", made.id)))
    }
}

/// The JSON of a body.
pub(super) fn json_of(body: &impl Serialize) -> Done<Vec<u8>> {
    serde_json::to_vec(body).map_err(|error| ChatError::Malformed(error.to_string()))
}

fn message_route<'a>(channel: ChannelId, message: MessageId) -> Done<Route<'a>> {
    Ok(Route::ChannelMessage { channel_id: channel_id(channel)?, message_id: id(message.0)?.into() })
}

fn channel_id(channel: ChannelId) -> Done<discord::ChannelId> {
    Ok(id(channel.0)?.into())
}

/// No id of Discord's is zero; one that is comes from elsewhere and names nothing.
fn id(number: u64) -> Done<std::num::NonZeroU64> {
    std::num::NonZeroU64::new(number).ok_or_else(|| ChatError::Gone("nothing has the id 0".to_owned()))
}

#[async_trait]
impl Chat for Outbound {
    async fn answer(&self, reply: &Reply, post: &Post) -> Done<()> {
        // From here on the same press is a new one: its answer may have been seen before it is known here to be sent.
        self.repeats.end(reply.interaction.0);
        let application_id = self.application().await?;
        let route = Route::WebhookOriginalInteractionResponse { application_id, token: &reply.token };
        let call = Call::new(LightMethod::Patch, route).body(json_of(&Message::edit(post))?).for_interaction();
        // One try: whoever waits is better served by another way than by a later time.
        self.done(call.picture(post.picture.as_ref()).once()).await
    }

    async fn follow(&self, reply: &Reply, post: &Post) -> Done<()> {
        let route = Route::WebhookFollowupMessages { application_id: self.application().await?, token: &reply.token };
        let body = json_of(&Message::private(post))?;
        let call = Call::new(LightMethod::Post, route).body(body).for_interaction();
        self.done(call.picture(post.picture.as_ref()).once()).await
    }

    async fn withdraw(&self, reply: &Reply) -> Done<()> {
        self.repeats.end(reply.interaction.0);
        let application = self.rest.application().await;
        let application_id = application.ok_or_else(|| ChatError::Transport("the program ends".to_owned()))?;
        let route = Route::WebhookOriginalInteractionResponse { application_id, token: &reply.token };
        self.done(Call::new(LightMethod::Delete, route).for_interaction().patience(COURTESY)).await
    }

    async fn post(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId> {
        self.post_while(channel, post, nonce, &|| true).await
    }

    async fn post_while(&self, channel: ChannelId, post: &Post, nonce: &str, is_wanted: Wanted<'_>) -> Done<MessageId> {
        let route = Route::ChannelMessages { channel_id: channel_id(channel)? };
        let rank = if post.mentions.is_empty() { Rank::Hand } else { Rank::Call };
        let call = Call::new(LightMethod::Post, route).body(json_of(&Message::new(post, nonce))?).rank(rank);
        self.made(call.picture(post.picture.as_ref()).wanted(is_wanted)).await.map(MessageId)
    }

    async fn find(&self, channel: ChannelId, trace: &Trace) -> Done<Option<MessageId>> {
        let us = self.application().await?.get();
        let params = vec![("limit", "100".to_owned()), ("after", snowflake(trace.since).to_string())];
        let route = Route::ChannelMessages { channel_id: channel_id(channel)? };
        let call = Call::new(LightMethod::Get, route).params(params).patience(COURTESY);
        let body = self.rest.send(call).await.map_err(|refusal| refusal.kind())?;
        let there: Vec<There> =
            serde_json::from_slice(&body).map_err(|error| ChatError::Transport(error.to_string()))?;
        Ok(there.iter().find(|there| there.is_from(us) && there.fits(trace)).and_then(There::id))
    }

    async fn edit(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()> {
        let call = Call::new(LightMethod::Patch, message_route(channel, message)?).rank(Rank::Edit);
        let call = call.body(json_of(&Message::edit(post))?).picture(post.picture.as_ref());
        self.done(call.once().patience(COURTESY)).await
    }

    async fn retouch(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()> {
        let call = Call::new(LightMethod::Patch, message_route(channel, message)?).rank(Rank::Edit);
        self.done(call.body(json_of(&Message::beside_files(post))?).once().patience(COURTESY)).await
    }

    async fn reword(&self, channel: ChannelId, message: MessageId, text: &str) -> Done<()> {
        let call = Call::new(LightMethod::Patch, message_route(channel, message)?).rank(Rank::Edit);
        // Whoever waits for the next board does not wait for this.
        self.done(call.body(json_of(&Reworded::to(text))?).once().patience(COURTESY)).await
    }

    async fn strip(&self, channel: ChannelId, message: MessageId, text: Option<&str>) -> Done<()> {
        let call = Call::new(LightMethod::Patch, message_route(channel, message)?).rank(Rank::Edit);
        self.done(call.body(json_of(&Stripped::saying(text))?).once().patience(COURTESY)).await
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Done<()> {
        self.done(Call::new(LightMethod::Delete, message_route(channel, message)?).rank(Rank::Edit)).await
    }

    async fn direct(&self, user: UserId) -> Done<ChannelId> {
        let body = json_of(&json!({"recipient_id": user.0.to_string()}))?;
        // What it is for waits all the same, and others do not wait for it.
        let call = Call::new(LightMethod::Post, Route::UserMeDmChannels).body(body).patience(COURTESY);
        self.made(call).await.map(ChannelId)
    }

    async fn thread(&self, channel: ChannelId, below: Option<MessageId>, name: &str) -> Done<ChannelId> {
        let Some(message) = below else { return self.lone_thread(channel, name).await };
        let (channel_id, message_id) = (channel_id(channel)?, id(message.0)?.into());
        let body = json!({"name": cut(name, THREAD_NAME), "auto_archive_duration": AUTO_ARCHIVE_MINUTES});
        let route = Route::ChannelMessageThreads { channel_id, message_id };
        let call = Call::new(LightMethod::Post, route).body(json_of(&body)?).rank(Rank::Call);
        match self.rest.send(call).await {
            // Its id is the message's.
            Ok(_) => Ok(ChannelId(message.0)),
            Err(refusal) if refusal.code == THREAD_EXISTS => Ok(ChannelId(message.0)),
            // Somebody deleted the message, or it may not be read.
            Err(refusal) if matches!(refusal.code, NO_MESSAGE | NO_PERMISSION) => self.lone_thread(channel, name).await,
            Err(refusal) => Err(refusal.kind()),
        }
    }

    async fn lacking(&self, guild: GuildId, channel: ChannelId) -> Done<Vec<Permission>> {
        let us = id(self.application().await?.get())?.into();
        rights::lacking_in(&self.rest, us, id(guild.0)?.into(), channel_id(channel)?).await
    }

    async fn wake(&self, thread: ChannelId) -> Done<()> {
        let route = Route::Channel { channel_id: channel_id(thread)? };
        let call = Call::new(LightMethod::Patch, route).body(json_of(&json!({"archived": false}))?);
        self.done(call.rank(Rank::Edit)).await
    }

    async fn is_member(&self, thread: ChannelId) -> Done<bool> {
        let route = Route::ChannelThreadMemberMe { channel_id: channel_id(thread)? };
        self.is_there(Call::new(LightMethod::Get, route).rank(Rank::Call)).await
    }

    async fn is_in(&self, guild: GuildId, user: UserId) -> Done<bool> {
        let route = Route::GuildMember { guild_id: id(guild.0)?.into(), user_id: id(user.0)?.into() };
        self.is_there(Call::new(LightMethod::Get, route)).await
    }

    async fn invitation(&self) -> String {
        let client = self.application().await.map_or(0, ApplicationId::get);
        let permissions = place::asked().bits();
        format!(
            "{}/oauth2/authorize?client_id={client}&scope=bot+applications.commands&permissions={permissions}",
            self.site
        )
    }

    fn clickable(&self, command: &str) -> String {
        let known = self.commands.read().unwrap_or_else(PoisonError::into_inner);
        match command.split(' ').next().and_then(|name| known.get(name)) {
            Some(id) => format!("</{command}:{id}>"),
            None => typed_command(command),
        }
    }

    fn address(&self, guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
        let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
        let message = message.map_or_else(String::new, |message| format!("/{}", message.0));
        format!("{}/channels/{guild}/{}{message}", self.site, channel.0)
    }
}
