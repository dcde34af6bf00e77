//! Why the store did not do something. None of it is shown to players as it is.

use std::path::PathBuf;

use crate::chat::TableId;

/// The result of asking the store.
pub type Stored<T> = Result<T, StoreError>;

/// Why something was not stored or read. Whatever fails has changed nothing, but where a server went away in the middle of
/// a commit and did not come back in time: that may have happened.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote this entry first: the table must be loaded anew.
    #[error("table {table}: entry {n} is not the next one")]
    Taken {
        /// The table.
        table: TableId,
        /// The number of the entry, counted from 1.
        n: u64,
    },
    /// The interaction was served before.
    #[error("this interaction was served before")]
    Repeated,
    /// A table lives in that channel already.
    #[error("table {0} lives in this channel")]
    Occupied(TableId),
    /// The table does not exist.
    #[error("there is no table {0}")]
    Unknown(TableId),
    /// The table is no longer, or not yet, at the point where this can be done: started, over, closed.
    #[error("table {0} is not at that point")]
    Moved(TableId),
    /// What is stored of a table cannot be read. Closing it works all the same.
    #[error("table {table}, entry {n}: {why}")]
    Corrupt {
        /// The table.
        table: TableId,
        /// The number of the entry; 0 for what is not an entry.
        n: u64,
        /// What is wrong with it.
        why: String,
    },
    /// The database failed: a full disk, say.
    #[error("database: {0}")]
    Db(String),
    /// The store was closed.
    #[error("the store is closed")]
    Stopped,
}

/// Why a database cannot be used. Each is one sentence for whoever starts the program.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process has it.
    #[error("{} is in use by another Guildhall; one database serves one process", .0.display())]
    InUse(PathBuf),
    /// It was written by a later release.
    #[error("{} was written by a newer Guildhall; use that version or another database", .0.display())]
    Newer(PathBuf),
    /// It is a database of another program.
    #[error("{} is a database, but not one of Guildhall", .0.display())]
    Foreign(PathBuf),
    /// It is damaged, or not a database at all.
    #[error("{} is damaged or no database ({}); nothing was changed, restore a backup", .0.display(), .1)]
    Damaged(PathBuf, String),
    /// The address of a server cannot be read. What stands there is not repeated: it may hold a password.
    #[error("the address of the database is none of the form postgres://user@host/name")]
    Address,
    /// Another process has a database of a server.
    #[error("the database {0} is in use by another Guildhall; one database serves one process")]
    Shared(String),
    /// A database of a server was not brought up to date.
    #[error("the database {0} has schema {1}, and this program needs {2}; run `guildhall migrate`")]
    Behind(String, i64, i64),
    /// A database of a server was brought further by a later release.
    #[error("the database {0} has schema {1} of a newer Guildhall, and this program knows {2}; use that version")]
    Ahead(String, i64, i64),
    /// A database of a server cannot be used.
    #[error("the database {0} cannot be used: {1}")]
    Server(String, String),
    /// It cannot be opened or created.
    #[error("{} cannot be opened: {}", .0.display(), .1)]
    Unusable(PathBuf, String),
}
