//! The memory: every table, what was decided at it, and what is still to be said, in one SQLite database.
//!
//! One thread owns the database; everybody else asks it and waits. What is written together is written in one
//! transaction, and an answer means that it is on the disk. Absent: rules, words, and the sending of anything;
//! no signature shows SQL or the library behind it.

mod sqlite;

pub use sqlite::Along;
pub use sqlite::Learner;
pub use sqlite::Loaded;
pub use sqlite::NewTable;
pub use sqlite::Preferences;
pub use sqlite::ServerSettings;
pub use sqlite::Shown;
pub use sqlite::Sitter;
pub use sqlite::Store;
pub use sqlite::Surface;
pub use sqlite::Unasked;
pub use sqlite::Vitals;
pub use sqlite::Watcher;
pub use sqlite::export;
pub use sqlite::{Act, Item, ItemId, NewItem};
pub use sqlite::{Alarm, AlarmKind, AlarmOf, Alarms, DueAlarm};
pub use sqlite::{Answer, Invitation};
pub use sqlite::{Call, Calls};
pub use sqlite::{Change, Commit, Seen};
pub use sqlite::{Checkup, examine};
pub use sqlite::{Claim, Standing};
pub use sqlite::{ClockState, Clocks, SeatClock};
pub use sqlite::{CopyError, backup, restore};
pub use sqlite::{Finished, Part, SeatResult};
pub use sqlite::{FinishedGame, ResultLine};
pub use sqlite::{Forgotten, is_known};
pub use sqlite::{ImportError, import};
pub use sqlite::{OpenError, StoreError, Stored};
pub use sqlite::{Outcome, Question, Vote};
pub use sqlite::{Stage, TableRow, Venue, Waiting};
