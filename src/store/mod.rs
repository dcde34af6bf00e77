//! The memory: every table, what was decided at it, and what is still to be said.
//!
//! What is asked of it and what is given stands here, by topics; how a kind of database does it, in a folder of its own.
//! What is written together is written in one transaction, and an answer means that it is on the disk. Absent: rules,
//! words, and the sending of anything; no signature shows SQL or the library behind it.

mod alarms;
mod away;
mod calls;
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
mod keep;
mod lessons;
mod meta;
mod old_tables;
mod outbox;
mod overrides;
mod own;
mod paths;
mod people;
#[cfg(feature = "postgres")]
mod postgres;
mod posts;
mod results;
mod reviews;
mod seats;
mod servers;
mod sqlite;
mod statistics;
mod surface;
mod tables;
mod unasked;
mod value;
mod vitals;
mod votes;
mod watchers;
mod word;

pub use alarms::{Alarm, AlarmKind, AlarmOf, Alarms, DueAlarm, KeepsAlarms};
pub use away::KeepsAbsences;
pub use calls::{Call, Calls};
pub use claims::{Claim, Standing};
pub use clocks::{ClockState, Clocks, KeepsClocks, SeatClock};
pub use commit::{Change, Commit, KeepsCommits, Seen};
pub use create::{KeepsNewTables, NewTable};
pub use entries::{KeepsRecords, Loaded};
pub use error::{OpenError, StoreError, Stored};
pub use films::KeepsFilms;
pub use forgetting::KeepsForgotten;
pub use forgotten::{Forgotten, is_known};
pub use handle::Store;
pub use interactions::{Along, KeepsInteractions};
pub use invitations::{Answer, Invitation};
pub use keep::Keep;
pub use lessons::{KeepsLessons, Learner};
pub use meta::KeepsNotes;
pub use old_tables::KeepsOldTables;
pub use outbox::{Act, Item, ItemId, KeepsOutbox, NewItem};
pub use overrides::KeepsOverrides;
pub use own::KeepsOwn;
pub use paths::KeepsPaths;
pub use people::{KeepsPeople, Preferences};
#[cfg(feature = "postgres")]
pub use postgres::{examine_at, export_from, import_into, migrate};
pub use posts::{KeepsPosts, Shown};
pub use results::{Finished, Part, SeatResult};
pub use reviews::KeepsReviews;
pub use seats::{KeepsSeats, Sitter};
pub use servers::{KeepsServers, ServerSettings};
pub use sqlite::{Checkup, CopyError, ImportError, backup, examine, export, import, restore};
pub use statistics::{FinishedGame, KeepsStatistics, ResultLine};
pub use surface::Surface;
pub use tables::{KeepsTables, Stage, TableRow, Venue, Waiting};
pub use unasked::{KeepsUnasked, Unasked};
pub use vitals::{KeepsVitals, Vitals};
pub use votes::{KeepsVotes, Outcome, Question, Vote};
pub use watchers::Watcher;
