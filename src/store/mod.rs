//! The memory: every table, what was decided at it, and what is still to be said, in one SQLite database.
//!
//! One thread owns the database; everybody else asks it and waits. What is written together is written in one
//! transaction, and an answer means that it is on the disk. Absent: rules, words, and the sending of anything;
//! no signature shows SQL or the library behind it.

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
mod error;
mod films;
mod forgetting;
mod forgotten;
mod handle;
mod interactions;
mod invitations;
mod lessons;
mod meta;
mod old_tables;
mod open;
mod outbox;
mod overrides;
mod own;
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
mod surface;
mod tables;
mod unasked;
mod vitals;
mod votes;
mod watchers;
mod worker;

pub use alarms::{Alarm, AlarmKind, AlarmOf, Alarms, DueAlarm};
pub use backup::{CopyError, backup, restore};
pub use calls::{Call, Calls};
pub use checkup::{Checkup, examine};
pub use claims::{Claim, Standing};
pub use clocks::{ClockState, Clocks, SeatClock};
pub use commit::{Change, Commit, Seen};
pub use create::NewTable;
pub use entries::Loaded;
pub use error::{OpenError, StoreError, Stored};
pub use forgotten::Forgotten;
pub use handle::Store;
pub use interactions::Along;
pub use invitations::{Answer, Invitation};
pub use lessons::Learner;
pub use outbox::{Act, Item, ItemId, NewItem};
pub use people::Preferences;
pub use posts::Shown;
pub use results::{Finished, Part, SeatResult};
pub use seats::Sitter;
pub use servers::ServerSettings;
pub use statistics::{FinishedGame, ResultLine};
pub use surface::Surface;
pub use tables::{Stage, TableRow, Venue, Waiting};
pub use unasked::Unasked;
pub use vitals::Vitals;
pub use votes::{Outcome, Question, Vote};
pub use watchers::Watcher;
