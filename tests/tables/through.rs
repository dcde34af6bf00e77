//! A platform that remembers like the fake one, and differs only in how it takes a new message.

use std::sync::Arc;

use crate::support::fake::FakeChat;
use async_trait::async_trait;
use guildhall::chat::{ChannelId, Chat, Done, GuildId, MessageId, Permission, Post, Reply, Trace, UserId, Wanted};

/// How a platform takes a new message.
#[async_trait]
pub trait Taking: Send + Sync + 'static {
    /// The platform behind it, which remembers.
    fn inner(&self) -> &FakeChat;

    /// What it does before it changes a message.
    async fn before_edit(&self) {}

    /// Takes a message.
    async fn take(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId>;
}

/// Everything but new messages goes to the platform behind it.
pub struct Through<P>(pub Arc<P>);

#[async_trait]
impl<P: Taking> Chat for Through<P> {
    async fn answer(&self, reply: &Reply, post: &Post) -> Done<()> {
        self.0.inner().answer(reply, post).await
    }

    async fn withdraw(&self, reply: &Reply) -> Done<()> {
        self.0.inner().withdraw(reply).await
    }

    async fn follow(&self, reply: &Reply, post: &Post) -> Done<()> {
        self.0.inner().follow(reply, post).await
    }

    async fn post_while(&self, channel: ChannelId, post: &Post, nonce: &str, _: Wanted<'_>) -> Done<MessageId> {
        self.0.take(channel, post, nonce).await
    }

    async fn find(&self, channel: ChannelId, trace: &Trace) -> Done<Option<MessageId>> {
        self.0.inner().find(channel, trace).await
    }

    async fn post(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId> {
        self.0.take(channel, post, nonce).await
    }

    async fn edit(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()> {
        self.0.before_edit().await;
        self.0.inner().edit(channel, message, post).await
    }

    async fn retouch(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()> {
        self.0.before_edit().await;
        self.0.inner().retouch(channel, message, post).await
    }

    async fn reword(&self, channel: ChannelId, message: MessageId, text: &str) -> Done<()> {
        self.0.inner().reword(channel, message, text).await
    }

    async fn strip(&self, channel: ChannelId, message: MessageId, text: Option<&str>) -> Done<()> {
        self.0.inner().strip(channel, message, text).await
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Done<()> {
        self.0.inner().delete(channel, message).await
    }

    async fn direct(&self, user: UserId) -> Done<ChannelId> {
        self.0.inner().direct(user).await
    }

    async fn thread(&self, channel: ChannelId, below: Option<MessageId>, name: &str) -> Done<ChannelId> {
        self.0.inner().thread(channel, below, name).await
    }

    async fn lacking(&self, guild: GuildId, channel: ChannelId) -> Done<Vec<Permission>> {
        self.0.inner().lacking(guild, channel).await
    }

    async fn wake(&self, thread: ChannelId) -> Done<()> {
        self.0.inner().wake(thread).await
    }

    async fn is_member(&self, thread: ChannelId) -> Done<bool> {
        self.0.inner().is_member(thread).await
    }

    async fn is_in(&self, guild: GuildId, user: UserId) -> Done<bool> {
        self.0.inner().is_in(guild, user).await
    }

    async fn invitation(&self) -> String {
        self.0.inner().invitation().await
    }

    fn clickable(&self, command: &str) -> String {
        self.0.inner().clickable(command)
    }

    fn address(&self, guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
        self.0.inner().address(guild, channel, message)
    }
}
