//! A platform that only remembers: for tests of whoever uses the port. It keeps the port's promises (nonces, limits,
//! whole edits) and can be told to fail; it draws nothing and sends nothing anywhere.

mod call;
mod read;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

pub use call::Call;
use guildhall::chat::{
    ChannelId, Chat, ChatError, Done, GuildId, InteractionId, MessageId, Permission, Post, Reply, Trace, UserId,
    Wanted, faults,
};

/// A message that was posted.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// Its id.
    pub message: MessageId,
    /// Where it stands.
    pub channel: ChannelId,
    /// How it looks now.
    pub post: Post,
    /// Everything it was before, oldest first.
    pub before: Vec<Post>,
    /// Whether it was deleted.
    pub deleted: bool,
    nonce: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Before,
    After,
}

#[derive(Default)]
struct World {
    said: Vec<Said>,
    /// How many versions of each message were handed out as new.
    read: Vec<usize>,
    answers: Vec<(InteractionId, Post)>,
    /// How many edits left the picture where it was.
    kept: usize,
    withdrawn: Vec<InteractionId>,
    followed: Vec<InteractionId>,
    threads: Vec<(ChannelId, ChannelId, String)>,
    opened: Vec<UserId>,
    /// The thread below each message that has one.
    below: BTreeMap<MessageId, ChannelId>,
    /// The threads that were woken.
    woken: Vec<ChannelId>,
    /// The private threads in which the bot is not.
    private: BTreeSet<ChannelId>,
    closed: BTreeSet<UserId>,
    /// Who is not in the server any more.
    left: BTreeSet<UserId>,
    looked_up: Vec<UserId>,
    shut: BTreeMap<ChannelId, ChatError>,
    lacking: BTreeMap<ChannelId, Vec<Permission>>,
    failures: Vec<(Call, ChatError, When)>,
    refused: Vec<String>,
}

/// A platform that remembers.
#[derive(Default)]
pub struct FakeChat {
    world: Mutex<World>,
}

/// Direct conversations have ids from here on: the person's id is added.
const DIRECT: u64 = 1 << 40;
/// Threads have ids from here on.
const THREADS: u64 = 1 << 41;

impl FakeChat {
    /// A platform on which nothing was said yet.
    pub fn new() -> FakeChat {
        FakeChat::default()
    }

    fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next such call fails and does nothing; several failures are used up one a call.
    pub fn fail(&self, call: Call, error: ChatError) {
        self.world().failures.push((call, error, When::Before));
    }

    /// The next such call does its work and fails all the same, as when the answer is lost on the way.
    pub fn fail_after(&self, call: Call, error: ChatError) {
        self.world().failures.push((call, error, When::After));
    }

    /// The platform knows none of the nonces any more, as after some minutes.
    pub fn forget_nonces(&self) {
        self.world().said.iter_mut().for_each(|said| said.nonce.clear());
    }

    /// Nothing fails any more but what is shut or closed.
    pub fn recover(&self) {
        self.world().failures.clear();
    }

    /// The person takes no direct messages, or takes them again.
    pub fn close_direct(&self, user: UserId, closed: bool) {
        let mut world = self.world();
        let _ = if closed { world.closed.insert(user) } else { world.closed.remove(&user) };
    }

    /// The person leaves the server, or is there again.
    pub fn leave(&self, user: UserId, leaves: bool) {
        let mut world = self.world();
        let _ = if leaves { world.left.insert(user) } else { world.left.remove(&user) };
    }

    /// Who was looked up in the server, in that order.
    pub fn looked_up(&self) -> Vec<UserId> {
        self.world().looked_up.clone()
    }

    /// Everything in this channel fails so from now on; with `None` it works again.
    pub fn shut(&self, channel: ChannelId, error: Option<ChatError>) {
        match error {
            Some(error) => self.world().shut.insert(channel, error),
            None => self.world().shut.remove(&channel),
        };
    }

    /// The bot lacks these permissions in a channel.
    pub fn deny(&self, channel: ChannelId, lacking: Vec<Permission>) {
        self.world().lacking.insert(channel, lacking);
    }

    /// A private thread has the bot in it, or has not: then nothing can be posted there.
    pub fn let_in(&self, thread: ChannelId, is_member: bool) {
        let mut world = self.world();
        let _ = if is_member { world.private.remove(&thread) } else { world.private.insert(thread) };
    }

    /// The answers to an interaction, oldest first; each replaced the one before it.
    pub fn answers(&self, interaction: InteractionId) -> Vec<Post> {
        let world = self.world();
        world.answers.iter().filter(|(of, _)| *of == interaction).map(|(_, post)| post.clone()).collect()
    }

    /// The interactions whose private answer was taken away, in that order.
    pub fn withdrawn(&self) -> Vec<InteractionId> {
        self.world().withdrawn.clone()
    }

    /// The interactions that were answered beside their own answer, in that order.
    pub fn followed(&self) -> Vec<InteractionId> {
        self.world().followed.clone()
    }

    /// With whom a direct conversation was opened, in that order.
    pub fn opened(&self) -> Vec<UserId> {
        self.world().opened.clone()
    }

    /// The threads opened: the channel, the thread and its name.
    pub fn threads(&self) -> Vec<(ChannelId, ChannelId, String)> {
        self.world().threads.clone()
    }

    /// The threads that were woken, in that order.
    pub fn woken(&self) -> Vec<ChannelId> {
        self.world().woken.clone()
    }

    /// How often a person was pinged: by new messages that mention them aloud, never by edits.
    pub fn pings(&self, user: UserId) -> usize {
        let mention = format!("<@{}>", user.0);
        let is_ping = |said: &&Said| {
            let first = said.before.first().unwrap_or(&said.post);
            first.mentions.contains(&user) && first.text.contains(&mention) && !first.silent
        };
        self.world().said.iter().filter(is_ping).count()
    }

    /// What broke the platform's limits and was refused.
    pub fn refused(&self) -> Vec<String> {
        self.world().refused.clone()
    }
}

impl World {
    /// Does the work unless it is to fail; `channel` is where it happens.
    fn act<T>(&mut self, call: Call, channel: Option<ChannelId>, work: impl FnOnce(&mut World) -> Done<T>) -> Done<T> {
        if let Some(error) = channel.and_then(|channel| self.shut.get(&channel)) {
            return Err(error.clone());
        }
        let failure = self.failures.iter().position(|(of, _, _)| *of == call).map(|at| self.failures.remove(at));
        match failure {
            Some((_, error, When::Before)) => Err(error),
            Some((_, error, When::After)) => work(self).and(Err(error)),
            None => work(self),
        }
    }

    fn sound(&mut self, post: &Post) -> Done<()> {
        match faults(post).as_slice() {
            [] => Ok(()),
            found => {
                self.refused.extend_from_slice(found);
                Err(ChatError::Malformed(found.join("; ")))
            }
        }
    }

    fn message(&mut self, channel: ChannelId, message: MessageId) -> Done<&mut Said> {
        let found = self.said.iter_mut().find(|said| (said.channel, said.message) == (channel, message));
        found.filter(|said| !said.deleted).ok_or(ChatError::Deleted)
    }

    fn change(&mut self, channel: ChannelId, message: MessageId, post: Post) -> Done<()> {
        let said = self.message(channel, message)?;
        let before = std::mem::replace(&mut said.post, post);
        said.before.push(before);
        Ok(())
    }
}

#[async_trait]
impl Chat for FakeChat {
    async fn answer(&self, reply: &Reply, post: &Post) -> Done<()> {
        self.world().act(Call::Answer, None, |world| {
            world.sound(post)?;
            if world.withdrawn.contains(&reply.interaction) {
                return Err(ChatError::Gone("it was taken away".to_owned()));
            }
            world.answers.push((reply.interaction, post.clone()));
            Ok(())
        })
    }

    async fn withdraw(&self, reply: &Reply) -> Done<()> {
        self.world().act(Call::Withdraw, None, |world| {
            world.withdrawn.push(reply.interaction);
            Ok(())
        })
    }

    async fn follow(&self, reply: &Reply, post: &Post) -> Done<()> {
        self.world().act(Call::Follow, None, |world| {
            world.sound(post)?;
            world.followed.push(reply.interaction);
            world.answers.push((reply.interaction, post.clone()));
            Ok(())
        })
    }

    async fn post_while(&self, channel: ChannelId, post: &Post, nonce: &str, _: Wanted<'_>) -> Done<MessageId> {
        self.post(channel, post, nonce).await
    }

    async fn find(&self, channel: ChannelId, trace: &Trace) -> Done<Option<MessageId>> {
        self.world().act(Call::Find, Some(channel), |world| {
            let fits = |said: &&Said| {
                let nonce = Some(said.nonce.as_str()).filter(|nonce| !nonce.is_empty());
                said.channel == channel && !said.deleted && trace.fits(nonce, said.post.ids(), &said.post.text)
            };
            Ok(world.said.iter().rev().find(fits).map(|said| said.message))
        })
    }

    async fn post(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId> {
        self.world().act(Call::Post, Some(channel), |world| {
            world.sound(post)?;
            if world.private.contains(&channel) {
                return Err(ChatError::Forbidden("not a member".to_owned()));
            }
            if let Some(said) = world.said.iter().find(|said| said.channel == channel && said.nonce == nonce) {
                return if said.deleted { Err(ChatError::Deleted) } else { Ok(said.message) };
            }
            let reader = channel.0.checked_sub(DIRECT).map(UserId);
            if reader.is_some_and(|user| world.left.contains(&user)) {
                return Err(ChatError::Apart);
            }
            if reader.is_some_and(|user| world.closed.contains(&user)) {
                return Err(ChatError::Closed);
            }
            let message = MessageId(1000 + world.said.len() as u64);
            let (post, nonce) = (post.clone(), nonce.to_owned());
            world.said.push(Said { message, channel, post, before: Vec::new(), deleted: false, nonce });
            Ok(message)
        })
    }

    async fn edit(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()> {
        self.world().act(Call::Edit, Some(channel), |world| {
            world.sound(post)?;
            world.change(channel, message, post.clone())
        })
    }

    async fn reword(&self, channel: ChannelId, message: MessageId, text: &str) -> Done<()> {
        self.world().act(Call::Reword, Some(channel), |world| {
            let post = Post { text: text.to_owned(), ..world.message(channel, message)?.post.clone() };
            world.sound(&post)?;
            world.change(channel, message, post)
        })
    }

    async fn retouch(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()> {
        self.world().act(Call::Retouch, Some(channel), |world| {
            world.sound(post)?;
            let former = &world.message(channel, message)?.post.picture;
            assert_eq!(*former, post.picture, "it carries the picture");
            world.kept += 1;
            world.change(channel, message, post.clone())
        })
    }

    async fn strip(&self, channel: ChannelId, message: MessageId, text: Option<&str>) -> Done<()> {
        self.world().act(Call::Strip, Some(channel), |world| {
            let former = world.message(channel, message)?.post.clone();
            let text = text.map_or(former.text.clone(), str::to_owned);
            let post = Post { text, rows: Vec::new(), ..former };
            world.sound(&post)?;
            world.change(channel, message, post)
        })
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Done<()> {
        self.world().act(Call::Delete, Some(channel), |world| {
            world.message(channel, message)?.deleted = true;
            Ok(())
        })
    }

    /// The platform opens the conversation even with somebody who takes no messages; posting there fails.
    async fn direct(&self, user: UserId) -> Done<ChannelId> {
        self.world().act(Call::Direct, None, |world| {
            world.opened.push(user);
            Ok(Self::direct_channel(user))
        })
    }

    async fn thread(&self, channel: ChannelId, below: Option<MessageId>, name: &str) -> Done<ChannelId> {
        self.world().act(Call::Thread, Some(channel), |world| {
            if let Some(there) = below.and_then(|message| world.below.get(&message)) {
                return Ok(*there);
            }
            let thread = ChannelId(THREADS + world.threads.len() as u64);
            world.threads.push((channel, thread, name.to_owned()));
            world.below.extend(below.map(|message| (message, thread)));
            Ok(thread)
        })
    }

    async fn lacking(&self, _: GuildId, channel: ChannelId) -> Done<Vec<Permission>> {
        Ok(self.world().lacking.get(&channel).cloned().unwrap_or_default())
    }

    async fn wake(&self, thread: ChannelId) -> Done<()> {
        self.world().act(Call::Wake, Some(thread), |world| {
            world.woken.push(thread);
            Ok(())
        })
    }

    async fn is_member(&self, thread: ChannelId) -> Done<bool> {
        self.world().act(Call::Member, Some(thread), |world| Ok(!world.private.contains(&thread)))
    }

    async fn is_in(&self, _: GuildId, user: UserId) -> Done<bool> {
        self.world().act(Call::Look, None, |world| {
            world.looked_up.push(user);
            Ok(!world.left.contains(&user))
        })
    }

    async fn invitation(&self) -> String {
        "https://chat.test/invite".to_owned()
    }

    fn clickable(&self, command: &str) -> String {
        format!("</{command}:1>")
    }

    fn address(&self, guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
        let guild = guild.map_or("@me".to_owned(), |guild| guild.0.to_string());
        let message = message.map_or(String::new(), |message| format!("/{}", message.0));
        format!("https://chat.test/{guild}/{}{message}", channel.0)
    }
}
