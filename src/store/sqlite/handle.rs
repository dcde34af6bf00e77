//! The handle by which everybody asks the thread that owns the database. What can be asked stands with its topic.

use std::path::Path;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::open;
use super::worker::{self, Job};
use super::{OpenError, StoreError, Stored};

/// How many requests may wait before whoever sends the next one waits too.
const QUEUE: usize = 256;

/// A handle to the database; clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
}

impl Store {
    /// Opens the database at `path`, creating it where there is none, and brings it up to date.
    ///
    /// # Errors
    /// When it is in use, damaged, newer than this program or not ours; nothing is changed then.
    pub fn open(path: &Path) -> Result<Store, OpenError> {
        Ok(Store::over(open::at(path)?))
    }

    /// A database in memory, which is gone with the last handle.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Store, OpenError> {
        Ok(Store::over(open::in_memory()?))
    }

    fn over(opened: open::Opened) -> Store {
        let (jobs, inbox) = mpsc::channel(QUEUE);
        std::thread::spawn(move || {
            let stopped = worker::serve(&opened.db, inbox);
            drop(opened.db);
            drop(opened.lease);
            // Whoever asked may have stopped waiting.
            let _ = stopped.map(|done| done.send(()));
        });
        Store { jobs }
    }

    /// Finishes what was asked before, closes the database and gives up the lease. Every handle is useless after.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Job::Stop(done)).await.is_ok() {
            let _ = closed.await;
        }
    }

    /// Makes the file as small as what it holds: of what was deleted no byte is left in it. Nobody is served meanwhile.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn vacuum(&self) -> Stored<()> {
        // Not as a change: it can be part of no transaction.
        self.read(|db| Ok(db.execute_batch("VACUUM")?)).await
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
