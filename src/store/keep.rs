//! What every kind of database can do: all that is asked of the memory, topic by topic.

use std::fmt::Debug;

use async_trait::async_trait;

use super::{
    KeepsAbsences, KeepsAlarms, KeepsClocks, KeepsCommits, KeepsFilms, KeepsForgotten, KeepsInteractions, KeepsLessons,
    KeepsNewTables, KeepsNotes, KeepsOldTables, KeepsOutbox, KeepsOverrides, KeepsOwn, KeepsPaths, KeepsPeople,
    KeepsPosts, KeepsRecords, KeepsReviews, KeepsSeats, KeepsServers, KeepsStatistics, KeepsTables, KeepsUnasked,
    KeepsVitals, KeepsVotes, Stored,
};

/// A kind of database.
#[async_trait]
pub trait Keep:
    Debug
    + KeepsAbsences
    + KeepsAlarms
    + KeepsClocks
    + KeepsCommits
    + KeepsFilms
    + KeepsForgotten
    + KeepsInteractions
    + KeepsLessons
    + KeepsNewTables
    + KeepsNotes
    + KeepsOldTables
    + KeepsOutbox
    + KeepsOverrides
    + KeepsOwn
    + KeepsPaths
    + KeepsPeople
    + KeepsPosts
    + KeepsRecords
    + KeepsReviews
    + KeepsSeats
    + KeepsServers
    + KeepsStatistics
    + KeepsTables
    + KeepsUnasked
    + KeepsVitals
    + KeepsVotes
{
    /// Finishes what was asked before, and closes the database. Every handle is useless after.
    async fn close(&self);

    /// Sees that of what was deleted no byte is left where the database keeps its rows. Nobody is served meanwhile.
    ///
    /// # Errors
    /// When the database fails.
    async fn vacuum(&self) -> Stored<()>;
}
