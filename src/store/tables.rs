//! Tables as they stand, and how to find them. Their secrets are with their records.

use async_trait::async_trait;
use serde_json::Value;

use super::Stored;
use super::calls::Calls;
use super::clocks::{ClockState, Clocks};
use super::word::words;
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::rules::{Seat, Seats};
use crate::words::Language;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game runs.
    Playing,
    /// The game was played to its end.
    Over,
    /// The table was closed before.
    Closed,
}
words!(Stage {
    Stage::Lobby => "lobby",
    Stage::Playing => "playing",
    Stage::Over => "over",
    Stage::Closed => "closed",
});

impl Stage {
    /// Whether it is not at its end.
    pub(super) const fn is_live(self) -> bool {
        matches!(self, Stage::Lobby | Stage::Playing)
    }
}

/// Where a table is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Venue {
    /// In the channel where it was opened.
    Channel,
    /// In a thread of its own.
    Thread,
}
words!(Venue { Venue::Channel => "channel", Venue::Thread => "thread" });

/// A table as it stands, without its secrets.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The id of the game.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// The server.
    pub guild: Option<GuildId>,
    /// The channel or thread it is in now.
    pub channel: ChannelId,
    /// Who decides about it.
    pub host: UserId,
    /// The game's options; null where they cannot be read. The header of a game that has begun has them, too.
    pub options: Value,
    /// How many seats are wanted; after the start, how many there are.
    pub seats: u8,
    /// The language the channel reads.
    pub language: Language,
    /// Where it is to be played.
    pub venue: Venue,
    /// How many entries its record has.
    pub entries: u64,
    /// The seats that must decide.
    pub awaiting: Seats,
    /// Whether its channel is out of reach.
    pub is_lost: bool,
    /// Until when it rests, if it does, in milliseconds since 1970.
    pub paused_until: Option<i64>,
    /// Since when it could not be taken up, in milliseconds since 1970.
    pub broken: Option<i64>,
    /// When the host was last active in the lobby, in milliseconds since 1970.
    pub host_seen: i64,
    /// When it moved to another channel last, in milliseconds since 1970.
    pub moved: i64,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something last changed.
    pub touched: i64,
}

/// A table somebody sits at.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// The table.
    pub table: TableRow,
    /// Their seat.
    pub seat: Seat,
    /// Whether the table waits for them.
    pub is_awaited: bool,
    /// When the time is up of whoever it waits for: of them, or else of the first; none where no clock runs.
    pub due: Option<i64>,
    /// Whether the clocks of all these stand still.
    pub is_still: bool,
    /// Since when it waits for them, or else for others.
    pub called: Option<i64>,
}

impl Waiting {
    /// A table with its clocks and calls, as it is for a seat.
    pub(super) fn of(table: TableRow, seat: Seat, clocks: &Clocks, calls: &Calls) -> Waiting {
        let is_awaited = table.awaiting.has(seat);
        let counts = |other: &Seat| !is_awaited || *other == seat;
        let counted: Vec<_> = clocks.iter().filter(|(other, _)| counts(other)).map(|(_, clock)| clock).collect();
        let due = counted.iter().filter(|clock| clock.state != ClockState::Frozen).map(|clock| clock.due).min();
        let is_still = due.is_none() && !counted.is_empty();
        let called = calls.iter().filter(|(other, _)| counts(other)).map(|(_, call)| call.at).min();
        Waiting { table, seat, is_awaited, due, is_still, called }
    }
}

/// Tables, and how to find them.
#[async_trait]
pub trait KeepsTables: Send + Sync {
    /// A table.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] when there is none.
    async fn table(&self, table: TableId) -> Stored<TableRow>;

    /// The table that lives in a channel, or the one that did last.
    ///
    /// # Errors
    /// When the database fails.
    async fn table_in(&self, channel: ChannelId) -> Stored<Option<TableRow>>;

    /// The last table that was opened after another for those who played there, and that was not closed.
    ///
    /// # Errors
    /// When the database fails.
    async fn rematch_of(&self, table: TableId) -> Stored<Option<TableRow>>;

    /// The live tables somebody sits at: those that wait for them first, then the ones that changed last.
    ///
    /// # Errors
    /// When the database fails.
    async fn tables_of(&self, user: UserId) -> Stored<Vec<Waiting>>;

    /// The tables somebody sat at to the end, or until they were closed: those that ended last first.
    ///
    /// # Errors
    /// When the database fails.
    async fn finished_of(&self, user: UserId, most: usize) -> Stored<Vec<Waiting>>;

    /// The tables of a server that are open or played.
    ///
    /// # Errors
    /// When the database fails.
    async fn live_in_server(&self, server: GuildId) -> Stored<Vec<TableRow>>;

    /// Notes whether the channel of a table is out of reach.
    ///
    /// # Errors
    /// When the database fails.
    async fn set_lost(&self, table: TableId, is_lost: bool) -> Stored<()>;

    /// The tables where a game runs: for the start of the program.
    ///
    /// # Errors
    /// When the database fails.
    async fn running(&self) -> Stored<Vec<TableId>>;
}
