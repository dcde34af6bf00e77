//! Copies of the database: made while the bot runs, and put back where none runs. Nothing is ever written over, and a
//! copy has its name only when it is whole and was checked.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, params};

use super::meta;
use super::open::{check_file, failed, lease, prepare};
use super::owner::hand_over;

use crate::store::value::now;
use crate::store::vitals::BACKUP;
use crate::store::{OpenError, StoreError};

/// So long a database that is being written to is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a copy was not made. Each is one sentence for whoever wants it.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// What is to be copied is not there.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// Something is where the copy is to be.
    #[error("{} is there already and stays as it is; move it away or name another file", .0.display())]
    Exists(PathBuf),
    /// The database, or its copy, cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The copy is not what it should be.
    #[error("the copy would be damaged ({0}); none was kept")]
    Damaged(String),
    /// What is in the database cannot be read.
    #[error("{} cannot be read: {}", .0.display(), .1)]
    Unreadable(PathBuf, String),
    /// The file cannot be written.
    #[error("{} cannot be written: {}", .0.display(), .1)]
    File(PathBuf, std::io::Error),
}

/// Copies a database, which may be at work, to a file that is not there yet; gives its size.
///
/// # Errors
/// When there is no such database, or no such copy can be made. None is left then.
pub fn backup(database: &Path, copy: &Path) -> Result<u64, CopyError> {
    let db = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    is_free(copy)?;
    let bytes = Part::of(&db, database, copy)?.keep(copy)?;
    // The copy is good whether or not it can be noted that it was made.
    let _ =
        db.busy_timeout(PATIENCE).map_err(StoreError::from).and_then(|()| meta::write(&db, BACKUP, &now().to_string()));
    Ok(bytes)
}

/// Makes a copy the database of a bot that does not run and has none; gives how many games go on. What waited to be
/// said may have been said since, so it is said no more: whoever is awaited is called anew at the next start.
///
/// # Errors
/// When a bot runs there, a database is there, or the copy cannot be used. It stays as it is in any case.
pub fn restore(copy: &Path, database: &Path) -> Result<usize, CopyError> {
    let db = look(copy)?;
    let lease = lease(database)?;
    for end in ["", "-wal", "-journal"] {
        is_free(&beside(database, end))?;
    }
    let part = Part::of(&db, copy, database)?;
    let running = part.set_going()?;
    part.keep(database)?;
    drop(lease);
    Ok(running)
}

/// A database that is there, looked through.
pub(super) fn open(path: &Path, mode: OpenFlags) -> Result<Connection, CopyError> {
    if !path.is_file() {
        return Err(CopyError::Missing(path.to_owned()));
    }
    let db = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let db = db.map_err(|error| failed(path, error))?;
    check_file(&db, path)?;
    Ok(db)
}

/// One that is only read.
pub(in crate::store) fn look(path: &Path) -> Result<Connection, CopyError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

pub(in crate::store) fn is_free(path: &Path) -> Result<(), CopyError> {
    if path.exists() { Err(CopyError::Exists(path.to_owned())) } else { Ok(()) }
}

/// The file beside a database with this end of its name.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// A copy on its way: it takes its name last, and goes away if it never gets there.
pub(in crate::store) struct Part(PathBuf);

impl Part {
    /// What is to be at that place, of which nothing is there yet.
    pub(in crate::store) fn of_file(copy: &Path) -> Part {
        // One that was begun earlier and never ended goes.
        drop(Part(beside(copy, "-part")));
        Part(beside(copy, "-part"))
    }

    /// Where it is until then.
    pub(in crate::store) fn path(&self) -> &Path {
        &self.0
    }

    /// All that a database holds at one moment, beside the place where it is to be.
    fn of(db: &Connection, from: &Path, copy: &Path) -> Result<Part, CopyError> {
        let part = Part::of_file(copy);
        let name = part
            .0
            .to_str()
            .ok_or_else(|| CopyError::File(copy.to_owned(), std::io::Error::other("its name is no text")))?;
        db.execute("VACUUM INTO ?1", [name]).map_err(|error| failed(from, error))?;
        Ok(part)
    }

    /// Takes the state of before as the state of now: nothing of what waited is said, every game calls anew.
    fn set_going(&self) -> Result<usize, CopyError> {
        let mut db = Connection::open(&self.0).map_err(|error| failed(&self.0, error))?;
        prepare(&mut db, &self.0)?;
        let mut work = || -> rusqlite::Result<i64> {
            let tx = db.transaction()?;
            tx.execute(
                "UPDATE outbox SET state = 'given_up', payload = '', why = 'restored' WHERE state = 'waiting'",
                [],
            )?;
            let sql = "UPDATE tables SET broken = ?1 WHERE stage = 'playing' AND broken IS NULL";
            tx.execute(sql, params![now()])?;
            let running = tx.query_row("SELECT count(*) FROM tables WHERE stage = 'playing'", [], |row| row.get(0))?;
            tx.commit()?;
            // One file again, as a copy is.
            db.pragma_update(None, "journal_mode", "DELETE")?;
            Ok(running)
        };
        let running = work().map_err(|error| failed(&self.0, error))?;
        Ok(usize::try_from(running).unwrap_or_default())
    }

    /// Checks the copy, sees that it is on the disk, and gives it its name.
    pub(super) fn keep(self, copy: &Path) -> Result<u64, CopyError> {
        self.check()?;
        self.settle(copy)
    }

    /// Checks the copy, sees that it is on the disk, and puts it in the place of what is there, which stays until then.
    pub(super) fn replace(self, there: &Path) -> Result<u64, CopyError> {
        self.check()?;
        self.rename(there)
    }

    fn check(&self) -> Result<(), CopyError> {
        let db = look(&self.0)?;
        let loose = db.prepare("PRAGMA foreign_key_check").and_then(|mut check| check.exists([]));
        if loose.map_err(|error| failed(&self.0, error))? {
            return Err(CopyError::Damaged("an entry belongs to nothing".to_owned()));
        }
        Ok(())
    }

    /// Sees that it is on the disk, and gives it its name.
    pub(in crate::store) fn settle(self, copy: &Path) -> Result<u64, CopyError> {
        is_free(copy)?;
        self.rename(copy)
    }

    fn rename(self, copy: &Path) -> Result<u64, CopyError> {
        let broken = |error: std::io::Error| CopyError::File(copy.to_owned(), error);
        let file = File::open(&self.0).map_err(broken)?;
        hand_over(&self.0);
        file.sync_all().map_err(broken)?;
        fs::rename(&self.0, copy).map_err(broken)?;
        let folder = copy.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // Where a folder cannot be told to be on the disk, it is in its own time.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(file.metadata().map_err(broken)?.len())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-journal"] {
            let _ = fs::remove_file(beside(&self.0, end));
        }
    }
}
