//! The handle by which everybody asks the memory, whatever kind of database keeps it.

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use super::keep::Keep;
#[cfg(feature = "postgres")]
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::{Commit, OpenError, StoreError, Stored};
use crate::meters::{self, Committed, Since};

/// A handle to the memory; clones share it. What can be asked of it stands with its topic, and is asked of it directly.
#[derive(Clone, Debug)]
pub struct Store {
    keep: Arc<dyn Keep>,
}

impl Store {
    /// Opens the SQLite database at `path`, creating it where there is none, and brings it up to date.
    ///
    /// # Errors
    /// When it is in use, damaged, newer than this program or not ours; nothing is changed then.
    pub fn open(path: &Path) -> Result<Store, OpenError> {
        Ok(Store { keep: Arc::new(Sqlite::open(path)?) })
    }

    /// A SQLite database in memory, which is gone with the last handle.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Store, OpenError> {
        Ok(Store { keep: Arc::new(Sqlite::in_memory()?) })
    }

    /// Opens the PostgreSQL database that an address like `postgres://user@host/name` names, which was brought up to date before.
    ///
    /// # Errors
    /// When it is in use, has another schema or cannot be reached; nothing is changed then.
    #[cfg(feature = "postgres")]
    pub async fn at(address: &str, password: Option<&str>) -> Result<Store, OpenError> {
        Ok(Store { keep: Arc::new(Postgres::open(address, password).await?) })
    }

    /// Changes a table, as every kind of database does it, and counts how that ended.
    ///
    /// # Errors
    /// As [`KeepsCommits::commit`](super::KeepsCommits::commit).
    pub async fn commit(&self, commit: Commit) -> Stored<()> {
        let since = Since::now();
        let committed = self.keep.commit(commit).await;
        meters::committed(outcome(&committed), since);
        committed
    }
}

impl Deref for Store {
    type Target = dyn Keep;

    fn deref(&self) -> &Self::Target {
        &*self.keep
    }
}

/// How a commit ended, as it is counted.
const fn outcome(committed: &Stored<()>) -> Committed {
    match committed {
        Ok(()) => Committed::Done,
        Err(StoreError::Repeated) => Committed::Repeated,
        Err(StoreError::Occupied(_)) => Committed::Occupied,
        Err(StoreError::Taken { .. } | StoreError::Moved(_) | StoreError::Unknown(_)) => Committed::Stale,
        Err(StoreError::Corrupt { .. } | StoreError::Db(_) | StoreError::Stopped) => Committed::Unavailable,
    }
}
