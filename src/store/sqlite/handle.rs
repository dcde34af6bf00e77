//! The handle by which the thread that owns the database is asked. What can be asked stands with its topic.

use std::path::Path;

use async_trait::async_trait;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::open;
use super::worker::{self, Job};
use crate::store::keep::Keep;
use crate::store::{OpenError, StoreError, Stored};

/// How many requests may wait before whoever sends the next one waits too.
const QUEUE: usize = 256;

/// A handle to a SQLite database; clones share it.
#[derive(Clone, Debug)]
pub(in crate::store) struct Sqlite {
    jobs: mpsc::Sender<Job>,
}

impl Sqlite {
    /// Opens the database at `path`, creating it where there is none, and brings it up to date.
    ///
    /// # Errors
    /// When it is in use, damaged, newer than this program or not ours; nothing is changed then.
    pub(in crate::store) fn open(path: &Path) -> Result<Sqlite, OpenError> {
        Ok(Sqlite::over(open::at(path)?))
    }

    /// A database in memory, which is gone with the last handle.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub(in crate::store) fn in_memory() -> Result<Sqlite, OpenError> {
        Ok(Sqlite::over(open::in_memory()?))
    }

    fn over(opened: open::Opened) -> Sqlite {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        std::thread::spawn(move || {
            let stopped = worker::serve(&opened.db, inbox);
            drop(opened.db);
            drop(opened.lease);
            // Whoever asked may have stopped waiting.
            let _ = stopped.map(|done| done.send(()));
        });
        Sqlite { jobs }
    }

    /// Changes something, all or nothing; returns when it is on the disk.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        let (answer, result) = oneshot::channel();
        let job = Job::Write(Box::new(move |db| {
            let done = db.and_then(|db| worker::in_savepoint(db, work));
            Box::new(move |committed| {
                // Whoever asked may have stopped waiting; what was written stays written.
                let _ = answer.send(done.and_then(|value| committed.map(|()| value)));
            })
        }));
        self.jobs.send(job).await.map_err(|_| StoreError::Stopped)?;
        result.await.map_err(|_| StoreError::Stopped)?
    }

    /// Looks something up.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        let (answer, result) = oneshot::channel();
        let job = Job::Read(Box::new(move |db| {
            let _ = answer.send(worker::guarded(db, work));
        }));
        self.jobs.send(job).await.map_err(|_| StoreError::Stopped)?;
        result.await.map_err(|_| StoreError::Stopped)?
    }
}

#[async_trait]
impl Keep for Sqlite {
    /// Gives up the lease, too.
    async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Job::Stop(done)).await.is_ok() {
            let _ = closed.await;
        }
    }

    /// Makes the file as small as what it holds.
    async fn vacuum(&self) -> Stored<()> {
        // Not as a change: it can be part of no transaction.
        self.read(|db| Ok(db.execute_batch("VACUUM")?)).await
    }
}
