//! The thread that owns the database. Writes that wait are committed together, each in a savepoint of its own, so
//! that one that fails leaves the others alone; an answer is given only after the commit.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::store::StoreError;

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

/// Does the work so that a mistake of ours in it ends this request and not the thread that serves all.
pub(super) fn guarded<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    catch_unwind(AssertUnwindSafe(|| work(db))).unwrap_or_else(|_| Err(StoreError::Db("a request panicked".into())))
}

/// Does the work so that, when it fails, nothing of it remains.
pub(super) fn in_savepoint<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    db.prepare_cached("SAVEPOINT one_write")?.execute([])?;
    let done = guarded(db, work);
    if done.is_err() && !db.is_autocommit() {
        db.prepare_cached("ROLLBACK TO one_write")?.execute([])?;
    }
    if !db.is_autocommit() {
        db.prepare_cached("RELEASE one_write")?.execute([])?;
    }
    done
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use serde_json::json;

    use super::super::Sqlite;
    use crate::chat::{ChannelId, TableId, UserId};
    use crate::store::{
        Act, Along, KeepsNewTables, KeepsNotes, KeepsOutbox, KeepsTables, NewItem, NewTable, StoreError, Stored,
        Surface, Venue,
    };
    use crate::words::Language;

    fn new_table(channel: u64, note: &str) -> NewTable {
        NewTable {
            game: "toy".into(),
            guild: None,
            channel: ChannelId(channel),
            host: UserId(1),
            host_name: "Anna".into(),
            options: json!({ "note": note }),
            seats: 3,
            language: Language::En,
            venue: Venue::Channel,
            bots: Vec::new(),
            rematch_of: None,
            opened: 0,
            old_at: i64::MAX,
        }
    }

    /// A table together with something long to say of it: both are there, or neither is.
    async fn open(store: &Sqlite, channel: u64) -> Stored<TableId> {
        let item = NewItem {
            surface: Surface::Lobby,
            act: Act::Post,
            channel: Some(ChannelId(channel)),
            step: 0,
            payload: json!("x".repeat(3000)),
            supersedes: false,
        };
        store.create(new_table(channel, "x"), Along { interaction: None, say: vec![item] }).await
    }

    async fn allow_pages(store: &Sqlite, pages: i64) {
        let set = move |db: &rusqlite::Connection| Ok(db.pragma_update(None, "max_page_count", pages)?);
        store.read(set).await.unwrap();
    }

    /// Opens tables, 40 at once, and checks that just those are there that were said to be.
    async fn flood(store: &Sqlite, first: u64) -> (usize, usize) {
        let channels = first..first + 40;
        let opened = futures_util::future::join_all(channels.clone().map(|channel| open(store, channel))).await;
        for (done, channel) in opened.iter().zip(channels) {
            let found = store.table_in(ChannelId(channel)).await.unwrap().map(|row| row.id);
            assert_eq!(found, done.clone().ok(), "{done:?}");
            if let Some(table) = found {
                assert_eq!(store.unsent_of(table).await.unwrap().len(), 1);
            }
        }
        let failed = opened.iter().filter(|done| matches!(done, Err(StoreError::Db(_)))).count();
        (opened.iter().filter(|done| done.is_ok()).count(), failed)
    }

    #[tokio::test]
    async fn f_18_on_a_full_disk_writes_fail_whole_and_go_on_when_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        for store in [Sqlite::in_memory().unwrap(), Sqlite::open(&folder.path().join("games.db")).unwrap()] {
            assert_eq!(flood(&store, 0).await, (40, 0));
            allow_pages(&store, 100).await;
            let (done, failed) = flood(&store, 100).await;
            assert!(failed > 0 && done + failed == 40, "{done} done, {failed} failed");
            let mut channel = 1000;
            while open(&store, channel).await.is_ok() {
                channel += 1;
            }
            assert_eq!(flood(&store, 200).await, (0, 40), "full");
            allow_pages(&store, 100_000).await;
            assert_eq!(flood(&store, 300).await, (40, 0));
        }
    }

    /// Those who share a commit with one that fails do not notice.
    #[tokio::test]
    async fn one_that_panics_ends_alone_and_leaves_nothing() {
        let store = Sqlite::in_memory().unwrap();
        let broken = store.write(|db| -> Stored<()> {
            db.execute("INSERT INTO meta (key, value) VALUES ('half', 'done')", [])?;
            panic!("a mistake of ours")
        });
        let (broken, fine) = tokio::join!(broken, open(&store, 1));
        assert!(matches!(broken, Err(StoreError::Db(_))) && fine.is_ok());
        assert_eq!(store.note("half").await, Ok(None));
        let looked = store.read(|_| -> Stored<()> { panic!("a mistake of ours") }).await;
        assert!(matches!(looked, Err(StoreError::Db(_))));
        assert!(open(&store, 2).await.is_ok());
    }

    #[tokio::test]
    async fn one_that_fails_leaves_the_others_alone() {
        let store = Sqlite::in_memory().unwrap();
        open(&store, 7).await.unwrap();
        let channels = [1, 2, 7, 3, 7, 4];
        let opened = futures_util::future::join_all(channels.map(|channel| open(&store, channel))).await;
        let taken: Vec<bool> = opened.iter().map(Result::is_err).collect();
        assert_eq!(taken, [false, false, true, false, true, false]);
        assert_eq!(store.unsent().await.unwrap().len(), 5);
    }

    #[tokio::test]
    async fn a_caller_that_does_not_wait_loses_nothing_and_stops_nobody() {
        let store = Sqlite::in_memory().unwrap();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let busy = tokio::spawn({
            let store = store.clone();
            async move { store.read(move |_| Ok(wait.recv().is_ok())).await }
        });
        tokio::task::yield_now().await;
        assert_eq!(open(&store, 1).now_or_never(), None, "asked, and not waited for");
        go.send(()).unwrap();
        assert_eq!(busy.await.unwrap(), Ok(true));
        assert!(matches!(open(&store, 1).await, Err(StoreError::Occupied(_))));
    }
}
