//! The one way in which a table changes: what changed, in one transaction with the interaction that led to it and with
//! what has to be said, and only if the table still is as whoever decided saw it. Whether somebody may do it is not
//! decided here, and nothing follows here from anything else.

use std::collections::BTreeSet;

use async_trait::async_trait;
use serde_json::Value;

use super::Stored;
use super::alarms::{Alarm, AlarmOf};
use super::calls::Call;
use super::claims::Claim;
use super::clocks::SeatClock;
use super::forgotten::Forgotten;
use super::interactions::Along;
use super::invitations::Invitation;
use super::results::Finished;
use super::seats::Sitter;
use super::tables::{Stage, Venue};
use super::unasked::Unasked;
use super::votes::Vote;
use super::watchers::Watcher;
use crate::chat::{ChannelId, TableId, UserId};
use crate::record::{Entry, Header, Snapshot};
use crate::rules::{Seat, Seats};
use crate::words::Language;

/// A change of a table, all or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Commit {
    /// Which table.
    pub table: TableId,
    /// How whoever decided saw the table.
    pub seen: Seen,
    /// What changed.
    pub changes: Vec<Change>,
    /// The interaction that led to it, and what has to be said.
    pub along: Along,
}

/// How whoever decided saw the table. Where it is otherwise by now, somebody else was faster, and nothing is written.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// A lobby.
    Lobby {
        /// Who sat there, in order; nobody in the place of a bot.
        people: Vec<Option<UserId>>,
        /// How many seats were wanted.
        seats: u8,
    },
    /// A game that runs.
    Game {
        /// How many entries its record had.
        entries: u64,
    },
    /// A table that is over or closed.
    Ended,
    /// A table that lives, whatever else is known of it: closing works where nothing of it can be read.
    Live,
}

/// Whether a lobby in which these sit and so many seats are wanted is as it was seen.
pub(super) fn is_lobby(seated: &[Sitter], wanted: u8, (people, seats): (&[Option<UserId>], u8)) -> bool {
    // There is a seat for each who sits there, whatever was wanted.
    let there = usize::from(wanted).max(seated.len());
    there == usize::from(seats) && seated.iter().map(Sitter::user).eq(people.iter().copied())
}

/// Something of a table that changes. Whatever else can change one day gets its variant here and is written below.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// How far it has come, other than that it begins.
    Stage(Stage),
    /// Who decides about it.
    Host(UserId),
    /// The game's options.
    Options(Value),
    /// How many seats are wanted, or after the start, how many there are.
    Seats(u8),
    /// Who sits there, seat by seat.
    Sitters(Vec<Sitter>),
    /// Who has held a seat and holds none now.
    Claims(Vec<Claim>),
    /// Whom the host has taken off before the start.
    Barred(BTreeSet<UserId>),
    /// Who was invited.
    Invitations(Vec<Invitation>),
    /// Who follows it without sitting there.
    Watchers(Vec<Watcher>),
    /// When the host was last active in the lobby.
    HostSeen(i64),
    /// The language the channel reads.
    Language(Language),
    /// Where it is to be played.
    Venue(Venue),
    /// The channel or thread it is in.
    Channel(ChannelId),
    /// When it moved there, in milliseconds since 1970.
    Moved(i64),
    /// The game begins, like this: from now on it runs.
    Begun(Header),
    /// What the record gets: a move, say, and the moves that the table makes by itself after it.
    Entries(Vec<Entry>),
    /// The position after the last entry.
    Snapshot(Snapshot),
    /// The seats that must decide.
    Awaiting(Seats),
    /// What is decided together, with who chose what: opened, chosen at, or settled.
    Vote(Vote),
    /// When the table does something by itself, if it does.
    Alarm(AlarmOf, Option<Alarm>),
    /// How long it waits for a seat, if there is a deadline.
    Clock(Seat, Option<SeatClock>),
    /// That a seat is called, and what was said about it; or that it is called no more.
    Call(Seat, Option<Call>),
    /// Until when it rests, if it does, in milliseconds since 1970.
    Paused(Option<i64>),
    /// Since when it cannot be taken up, in milliseconds since 1970; that it can be again.
    Broken(Option<i64>),
    /// How much was said to a person unasked, here and elsewhere.
    Unasked(UserId, Unasked),
    /// It does nothing by itself any more.
    NoAlarms,
    /// What is kept of a game that was played to its end.
    Finished(Box<Finished>),
    /// A person is forgotten there, after all else that changes.
    Forgotten(Forgotten),
}

/// Changes of tables.
#[async_trait]
pub trait KeepsCommits: Send + Sync {
    /// Changes a table. When this comes back without an error, what was decided has happened.
    ///
    /// # Errors
    /// [`StoreError::Repeated`] when the interaction was served before, whatever the table is like;
    /// [`StoreError::Taken`] when the record has other entries than were seen, [`StoreError::Moved`] when the table is
    /// otherwise in another way; [`StoreError::Occupied`] when another table lives in the new channel;
    /// [`StoreError::Unknown`].
    async fn commit(&self, commit: Commit) -> Stored<()>;
}
