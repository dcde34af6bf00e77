//! Opening a database: the lease that keeps a second process away, the checks, the settings, the migrations.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{Error, MigrationDefinitionError, Migrations, SchemaVersion};

use super::owner::hand_over;
use crate::store::OpenError;

/// Marks a database as ours: `Guil` in ASCII. The first migration sets it.
const APPLICATION_ID: i64 = 0x4775_696c;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

static MIGRATIONS: LazyLock<Result<Migrations<'static>, String>> =
    LazyLock::new(|| Migrations::from_directory(&FILES).map_err(|error| error.to_string()));

/// A connection, and the lock that is held as long as it lives.
pub(super) struct Opened {
    pub(super) db: Connection,
    pub(super) lease: Option<File>,
}

/// A new database in memory.
pub(super) fn in_memory() -> Result<Opened, OpenError> {
    let path = Path::new(":memory:");
    let mut db = Connection::open_in_memory().map_err(|error| unusable(path, error))?;
    prepare(&mut db, path)?;
    Ok(Opened { db, lease: None })
}

/// What tables and columns there are, with nothing in them.
#[cfg(feature = "postgres")]
pub(in crate::store) fn shape() -> Result<Connection, OpenError> {
    Ok(in_memory()?.db)
}

/// The database at `path`; created where there is none.
pub(super) fn at(path: &Path) -> Result<Opened, OpenError> {
    if path.is_dir() {
        return Err(unusable(path, "it is a folder"));
    }
    let lease = lease(path)?;
    let flags = OpenFlags::default() & !OpenFlags::SQLITE_OPEN_URI;
    let mut db = Connection::open_with_flags(path, flags).map_err(|error| unusable(path, error))?;
    prepare(&mut db, path)?;
    Ok(Opened { db, lease: Some(lease) })
}

/// A lock on a file of its own beside the database, which the system drops when the process ends, however it ends.
/// (Not on the database itself: closing a second handle of that would drop SQLite's own locks.)
pub(super) fn lease(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push("-lock");
    let name = PathBuf::from(name);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name);
    let file =
        file.map_err(|error| unusable(path, format!("a lock file must stand beside it, but {}", reason(&error))))?;
    match file.try_lock() {
        Ok(()) => {
            hand_over(&name);
            Ok(file)
        }
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(path, format!("the system gives no lock for it ({error})"))),
    }
}

/// Why a file cannot be made, as far as the system tells.
fn reason(error: &std::io::Error) -> String {
    use std::io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem, StorageFull};
    match error.kind() {
        PermissionDenied => format!("the folder may not be written to ({error})"),
        ReadOnlyFilesystem => format!("the disk is read-only ({error})"),
        StorageFull => format!("the disk is full ({error})"),
        _ => error.to_string(),
    }
}

/// Checks the database before anything is written to it, then brings it up to date.
pub(super) fn prepare(db: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let migrations = MIGRATIONS.as_ref().map_err(|error| unusable(path, error))?;
    db.busy_timeout(Duration::from_secs(5)).map_err(|error| failed(path, error))?;
    check(db, path, migrations)?;
    let settings = [("journal_mode", "WAL"), ("synchronous", "FULL"), ("foreign_keys", "ON")];
    for (name, value) in settings {
        db.pragma_update(None, name, value).map_err(|error| failed(path, error))?;
    }
    db.set_prepared_statement_cache_capacity(128);
    migrations.to_latest(db).map_err(|error| match error {
        Error::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead) => OpenError::Newer(path.to_owned()),
        Error::RusqliteError { err, .. } => failed(path, err),
        other => unusable(path, other),
    })
}

/// The newest migration there is.
pub(in crate::store) fn newest() -> i64 {
    i64::try_from(FILES.dirs().count()).unwrap_or_default()
}

/// How many migrations a database has been through.
pub(super) fn schema(db: &Connection) -> rusqlite::Result<i64> {
    db.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Checks a database that nothing is to be written to.
pub(super) fn check_file(db: &Connection, path: &Path) -> Result<(), OpenError> {
    check(db, path, MIGRATIONS.as_ref().map_err(|error| unusable(path, error))?)
}

fn check(db: &Connection, path: &Path, migrations: &Migrations) -> Result<(), OpenError> {
    let ask = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(|error| failed(path, error));
    let objects = ask("SELECT count(*) FROM sqlite_schema")?;
    if objects > 0 && ask("PRAGMA application_id")? != APPLICATION_ID {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    if let Ok(SchemaVersion::Outside(_)) = migrations.current_version(db) {
        return Err(OpenError::Newer(path.to_owned()));
    }
    let sound: String =
        db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(|error| failed(path, error))?;
    if sound != "ok" {
        return Err(OpenError::Damaged(path.to_owned(), sound));
    }
    Ok(())
}

pub(super) fn failed(path: &Path, error: rusqlite::Error) -> OpenError {
    use rusqlite::ErrorCode::{DatabaseBusy, DatabaseCorrupt, DatabaseLocked, DiskFull, NotADatabase, ReadOnly};
    match error.sqlite_error_code() {
        Some(ReadOnly) => unusable(path, format!("it may not be written to ({error})")),
        Some(DatabaseBusy | DatabaseLocked) => unusable(path, format!("another program works on it ({error})")),
        Some(DiskFull) => unusable(path, format!("the disk is full ({error})")),
        Some(DatabaseCorrupt | NotADatabase) => OpenError::Damaged(path.to_owned(), error.to_string()),
        _ => unusable(path, error),
    }
}

fn unusable(path: &Path, why: impl ToString) -> OpenError {
    OpenError::Unusable(path.to_owned(), why.to_string())
}
