//! What the owner of a table is told, and how it is reached. Serves nothing.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot, watch};

use crate::bots::Weighed;
use crate::chat::{Incoming, Person, UserId};
use crate::rules::{Path, Seat};
use crate::store::DueAlarm;

use super::state::TableState;
use super::table_request::TableRequest;

/// What an actor is told.
pub enum Message {
    /// Somebody wants something of the table.
    Serve(Box<Incoming>, Box<TableRequest>),
    /// What a bot decided, having seen the table with so many entries.
    Bot {
        /// The entries it saw.
        entry: usize,
        /// Its seat.
        seat: Seat,
        /// Its decision; none if it failed.
        path: Option<Path>,
    },
    /// What the moves of a seat are expected to bring, at a table with so many entries; none where that failed.
    Advised(usize, Seat, Option<Vec<Weighed>>),
    /// A person takes no direct messages.
    Closed(UserId),
    /// A person is not in the server any more.
    Gone(UserId),
    /// Messages no longer reach somebody who follows the table.
    Unwatched(UserId),
    /// A person's daily list was refused, and they are called in the channel again.
    Undigested(UserId),
    /// A list of all that waits for a person did not reach them.
    Unlisted(UserId),
    /// A person has another name.
    Renamed(Person),
    /// A person wishes something else.
    Wishes(UserId),
    /// An alarm of the table has gone off; whoever waits learns how it was served.
    Alarm(DueAlarm, oneshot::Sender<Served>),
    /// The channel is out of reach.
    Lost(Loss),
    /// The channel may be in reach again.
    Back,
    /// A post has come through.
    Reached,
    /// Deadlines were moved in the store, since nobody could reach the program.
    Moved,
    /// The board of that entry has come through for the first time, long after it called.
    Announced(u64),
    /// What led somebody on has arrived, or has not.
    LedOn {
        /// The entries at which they were led on.
        mark: i64,
        /// Whether it has arrived.
        has_arrived: bool,
    },
    /// A board has come through while somebody is led on.
    Posted,
    /// The film was made and posted, or was not.
    Filmed,
    /// The review was made, or was not.
    Reviewed,
    /// A person is to be forgotten; whoever waits learns whether they are.
    Forget(UserId, oneshot::Sender<bool>),
    /// Many tables are awake, and this one has not been wanted for longest.
    Rest,
}

/// How an alarm was served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// What it led to is stored, and it is not set like that any more.
    Done,
    /// It could not be stored now.
    Later,
}

/// How others reach an actor.
#[derive(Clone)]
pub struct Handle {
    /// Grows with every request at any table: when this one was wanted last.
    pub wanted: u64,
    /// Requests queue here.
    pub inbox: mpsc::Sender<Message>,
    /// The table as it stands, for whoever only looks.
    pub state: watch::Receiver<Arc<TableState>>,
}

/// How a channel got out of reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It is gone, or may not be written in.
    Gone,
    /// The thread is locked.
    Locked,
    /// The bot was taken out of the server. Nobody is told: it was asked to go.
    Removed,
}
