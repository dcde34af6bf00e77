//! The thread that owns the database. Writes that wait are committed together, each in a savepoint of its own, so
//! that one that fails leaves the others alone; an answer is given only after the commit.

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::StoreError;

/// At most this many writes share a commit.
const GROUP: usize = 64;

/// Gives a write its answer once the commit is known.
pub(super) type Settle = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
/// Does its work in the open transaction, or learns why there is none.
pub(super) type Write = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Settle + Send>;

/// What the thread is asked for.
pub(super) enum Job {
    /// Looks something up. Sees every write that was sent before it.
    Read(Box<dyn FnOnce(&Connection) + Send>),
    /// Changes something.
    Write(Write),
    /// Ends the thread; answered when the database is closed.
    Stop(oneshot::Sender<()>),
}

/// Serves jobs until told to stop, or until nobody is left who could send one.
pub(super) fn serve(db: &Connection, mut jobs: mpsc::Receiver<Job>) -> Option<oneshot::Sender<()>> {
    let mut next = None;
    while let Some(job) = next.take().or_else(|| jobs.blocking_recv()) {
        match job {
            Job::Read(read) => read(db),
            Job::Write(first) => next = commit_together(db, first, &mut jobs),
            Job::Stop(done) => return Some(done),
        }
    }
    None
}

/// Runs the first write and those that wait behind it in one transaction. Returns the job that ended the group.
fn commit_together(db: &Connection, first: Write, jobs: &mut mpsc::Receiver<Job>) -> Option<Job> {
    let begun = db.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
    let mut settle = Vec::new();
    let mut write = Some(first);
    let mut next = None;
    while let Some(work) = write.take() {
        settle.push(work(begun.clone().map(|()| db)));
        // No transaction any more: it never began, or SQLite gave it up by itself, as on a full disk.
        if settle.len() == GROUP || db.is_autocommit() {
            break;
        }
        match jobs.try_recv() {
            Ok(Job::Write(work)) => write = Some(work),
            other => next = other.ok(),
        }
    }
    let committed = begun.and_then(|()| commit(db));
    settle.into_iter().for_each(|answer| answer(committed.clone()));
    next
}

fn commit(db: &Connection) -> Result<(), StoreError> {
    if db.is_autocommit() {
        return Err(StoreError::Db("the transaction was given up".into()));
    }
    db.execute_batch("COMMIT").map_err(|error| {
        // A commit that failed may leave the transaction open; when there is none, this fails and changes nothing.
        let _ = db.execute_batch("ROLLBACK");
        error.into()
    })
}

/// Does the work so that, when it fails, nothing of it remains.
pub(super) fn in_savepoint<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    db.prepare_cached("SAVEPOINT one_write")?.execute([])?;
    let done = work(db);
    if done.is_err() && !db.is_autocommit() {
        db.prepare_cached("ROLLBACK TO one_write")?.execute([])?;
    }
    if !db.is_autocommit() {
        db.prepare_cached("RELEASE one_write")?.execute([])?;
    }
    done
}
