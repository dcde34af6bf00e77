//! The port: what people do and what they are shown, in plain data. Knows no Discord type, no rules and no SQL.
//!
//! An adapter acknowledges each interaction before it hands it over as an [`Incoming`]; whoever serves it answers
//! through [`Chat`]. Ids are the platform's, kept as numbers and never looked into.

mod alike;
mod ballot;
pub mod catalogue;
mod check;
mod command_args;
mod desk;
mod escape;
mod ids;
mod incoming;
mod labels;
mod layout;
mod learn;
pub mod limits;
mod mark;
mod name_match;
mod pages;
pub mod panel;
mod place;
mod replay;
mod request;
mod review;
pub mod stats;
mod suggest;
mod table_id;
mod told;
mod trace;
mod trial;
pub mod walk;
pub mod wishes;

use std::sync::Arc;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::words::Language;

pub use ballot::Ballot;
pub use check::faults;
pub use escape::{escape, in_chat, quoted, typed_command};
pub use ids::{Garbled, Id, To, UNFINISHED};
pub use incoming::{Ack, Incoming, Person, Reply, Suggestion, Typing, What};
pub use learn::{Learn, Onward};
pub use mark::Mark;
pub use name_match::{Found, Named, find, plain};
pub use place::{Permission, Place, PlaceKind};
pub use replay::{Moment, Replay, eyes, eyes_of};
pub use request::{From, Request, Which};
pub use review::Review;
pub use table_id::{NoTableId, TableId};
pub use told::{Told, ToldChannel, ToldPerson, ToldRole};
pub use trace::{Trace, Wanted};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);
    )*};
}
ids! {
    /// A person.
    UserId,
    /// A channel, a thread or a direct conversation.
    ChannelId,
    /// A message.
    MessageId,
    /// A server.
    GuildId,
    /// A role in a server.
    RoleId,
    /// One press or command; the same number means the same press, delivered again.
    InteractionId
}

/// A message: a post in a channel, a hand in a direct message, or a panel that one person sees.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Post {
    /// The text, with the platform's marks.
    pub text: String,
    /// One picture, shown below the text, or another file.
    pub picture: Option<Picture>,
    /// Buttons and selects, row by row.
    pub rows: Vec<Row>,
    /// The people whom the text may ping; nobody else is pinged, whatever the text says.
    pub mentions: Vec<UserId>,
    /// Whether it arrives without a sound.
    pub silent: bool,
}

/// A picture with its words. Whatever else is sent as a file is sent like one, and is told from it by its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The file.
    pub png: Arc<[u8]>,
    /// Its name, which tells nothing: `board.png`.
    pub name: &'static str,
    /// What it shows or holds; at most 1024 characters.
    pub alt: String,
}

/// One row under a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// At most five buttons.
    Buttons(Vec<Button>),
    /// One select.
    Select(Select),
}

/// A button.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// What it does.
    pub target: Target,
    /// What it says.
    pub label: String,
    /// How it looks.
    pub look: Look,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// What a button does.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// Sends this custom id.
    Press(String),
    /// Opens this address.
    Link(String),
}

impl Button {
    /// A button that is pressed.
    pub fn press(id: &Id, label: impl Into<String>) -> Button {
        Button { target: Target::Press(id.to_string()), label: label.into(), look: Look::Plain, enabled: true }
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one that is most likely wanted.
    Main,
    /// Any other.
    Plain,
    /// One that gives something up.
    Danger,
}

/// A list to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Select {
    /// The custom id.
    pub id: String,
    /// What stands there before anything is chosen.
    pub placeholder: String,
    /// At most 25.
    pub options: Vec<SelectOption>,
    /// The least number of choices.
    pub min: usize,
    /// The greatest number of choices.
    pub max: usize,
}

/// One line of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct SelectOption {
    /// What it says.
    pub label: String,
    /// What is sent.
    pub value: String,
    /// The small line below.
    pub note: Option<String>,
    /// Whether it is chosen beforehand.
    pub chosen: bool,
}

/// Why the platform did not do what was asked of it. Each has a stated reaction; none is shown as it is.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ChatError {
    /// The person takes no direct messages from us.
    #[error("direct messages are closed")]
    Closed,
    /// We share no server with the person any more, as the platform sees it.
    #[error("no server is shared")]
    Apart,
    /// The message was there and is no more: somebody has deleted it.
    #[error("the message was deleted")]
    Deleted,
    /// The channel or person is no more, or hidden from us.
    #[error("gone: {0}")]
    Gone(String),
    /// A permission is missing.
    #[error("forbidden: {0}")]
    Forbidden(String),
    /// The thread is archived or locked.
    #[error("the thread is locked")]
    Locked,
    /// The interaction can no longer be answered.
    #[error("too late to answer")]
    Late,
    /// The message was too large.
    #[error("too large")]
    TooLarge,
    /// Our own mistake: the platform calls the request malformed.
    #[error("malformed request: {0}")]
    Malformed(String),
    /// People are written to too fast, as the platform sees it: worth another try after a long while.
    #[error("too fast: {0}")]
    TooFast(String),
    /// Nothing is known of the outcome; worth another try.
    #[error("transport: {0}")]
    Transport(String),
}

impl ChatError {
    /// Whether the same request may succeed a little later.
    pub fn is_passing(&self) -> bool {
        matches!(self, ChatError::Transport(_) | ChatError::TooFast(_))
    }
}

/// The result of asking the platform for something.
pub type Done<T> = Result<T, ChatError>;

/// Everything the bot asks of the platform.
#[async_trait]
pub trait Chat: Send + Sync + 'static {
    /// Answers an interaction; a second answer replaces the first. A post without a picture shows none, and one
    /// with a picture replaces it.
    async fn answer(&self, reply: &Reply, post: &Post) -> Done<()>;

    /// Takes a private answer away that was given with this handle, or changed with it last.
    async fn withdraw(&self, reply: &Reply) -> Done<()>;

    /// Says one thing more to whoever is answered, in a message that only they see.
    async fn follow(&self, reply: &Reply, post: &Post) -> Done<()>;

    /// Posts a message. The same nonce within some minutes gives the message that is already there, or
    /// [`ChatError::Deleted`] where it was.
    async fn post(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId>;

    /// As [`Chat::post`], but a try that failed is followed by another only as long as the message is wanted.
    async fn post_while(&self, channel: ChannelId, post: &Post, nonce: &str, is_wanted: Wanted<'_>) -> Done<MessageId>;

    /// The message of ours that such a post became, if it came through.
    async fn find(&self, channel: ChannelId, trace: &Trace) -> Done<Option<MessageId>>;

    /// Replaces all of a message. Tried once, and not for long: what waits for it matters more.
    async fn edit(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()>;

    /// Replaces the text of a message and leaves the rest. Whoever it names in a thread is in that thread from then on,
    /// without being told.
    async fn reword(&self, channel: ChannelId, message: MessageId, text: &str) -> Done<()>;

    /// Puts this in place of all that a message says, but its picture, which is this one already and stays.
    async fn retouch(&self, channel: ChannelId, message: MessageId, post: &Post) -> Done<()>;

    /// Takes the buttons off a message, puts another text in place of its own where there is one, and leaves the rest.
    /// Nobody is called by it.
    async fn strip(&self, channel: ChannelId, message: MessageId, text: Option<&str>) -> Done<()>;

    /// Deletes a message of ours.
    async fn delete(&self, channel: ChannelId, message: MessageId) -> Done<()>;

    /// The direct conversation with a person.
    async fn direct(&self, user: UserId) -> Done<ChannelId>;

    /// A public thread in a channel, below a message of it. Asked for again, it is the one that is there; a message that
    /// is gone, or none, makes one that hangs below nothing.
    async fn thread(&self, channel: ChannelId, below: Option<MessageId>, name: &str) -> Done<ChannelId>;

    /// What the bot lacks in a channel of a server; a thread has what its channel has.
    async fn lacking(&self, guild: GuildId, channel: ChannelId) -> Done<Vec<Permission>>;

    /// Wakes a thread that has fallen asleep.
    async fn wake(&self, thread: ChannelId) -> Done<()>;

    /// Whether the bot is a member of a private thread; nobody else posts there.
    async fn is_member(&self, thread: ChannelId) -> Done<bool>;

    /// Whether a person is a member of a server.
    async fn is_in(&self, guild: GuildId, user: UserId) -> Done<bool>;

    /// The address under which somebody lets the bot into a server.
    async fn invitation(&self) -> String;

    /// How a command is written so that it can be clicked: `/table new` when its id is not known yet.
    fn clickable(&self, command: &str) -> String;

    /// The address of a message, for link buttons.
    fn address(&self, guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String;
}

/// What the adapter hands its events to.
#[async_trait]
pub trait Host: Send + Sync + 'static {
    /// How to acknowledge a press before anything is known of it: decided by the custom id and by whether the
    /// message with the button is private or a direct message.
    fn acknowledge(&self, custom_id: &str, is_panel: bool, is_direct: bool) -> Ack;

    /// How to acknowledge a command before anything is known of it: decided by its name and by whether it is given in a
    /// direct conversation.
    fn acknowledge_command(&self, name: &str, is_direct: bool) -> Ack;

    /// Serves a command or press; answers through [`Chat`]. None is handed over twice by one program.
    async fn serve(&self, incoming: Incoming);

    /// Suggestions for the option being typed: at most 25. Reads what is published and waits for nothing.
    async fn suggest(&self, typing: Typing) -> Vec<Suggestion>;

    /// The bot was added to a server lately, into whose system channel it may write. Told again whenever the server comes
    /// into view so soon.
    async fn welcome(&self, guild: GuildId, channel: ChannelId, language: Language);

    /// A channel or thread is gone, or out of reach.
    async fn lost(&self, channel: ChannelId);

    /// The bot has connected, with all its shards, and is in these servers; it may have been taken out of others meanwhile.
    async fn connected(&self, servers: &[GuildId]);

    /// People can press and type from now on, or no longer: the connection stands, or is lost.
    async fn reachable(&self, is_reachable: bool);

    /// A server has come into view, with these channels and threads; threads that sleep are not among them.
    async fn entered(&self, server: GuildId, open: &[ChannelId]);

    /// The bot was taken out of a server.
    async fn left(&self, server: GuildId);

    /// A thread has fallen asleep; it is not locked.
    async fn asleep(&self, thread: ChannelId);
}

#[cfg(test)]
mod work;
