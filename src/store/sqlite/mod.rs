//! The memory in one SQLite database, which one process has to itself.
//!
//! One thread owns the database; everybody else asks it and waits. Writes that wait are committed together.

mod alarms;
mod away;
mod backup;
mod barred;
mod calls;
mod checkup;
mod claims;
mod clocks;
mod commit;
mod create;
mod entries;
mod export;
mod films;
mod forgetting;
mod forgotten;
mod handle;
mod import;
mod interactions;
mod invitations;
mod lessons;
pub(super) mod lines;
mod meta;
mod old_tables;
mod open;
mod outbox;
mod overrides;
mod own;
mod owner;
mod paths;
mod people;
#[cfg(test)]
mod plan;
mod posts;
mod results;
mod reviews;
mod seats;
mod servers;
mod sql;
mod statistics;
mod tables;
mod unasked;
mod vitals;
mod votes;
mod watchers;
mod worker;

pub use backup::{CopyError, backup, restore};
#[cfg(feature = "postgres")]
pub(super) use backup::{Part, is_free, look};
pub use checkup::{Checkup, examine};
pub use export::export;
pub(super) use handle::Sqlite;
pub use import::{ImportError, import};
#[cfg(feature = "postgres")]
pub(super) use open::{newest, shape};
