//! A look at a database from outside, for whoever looks after a bot, beside one that may be at work. Changes nothing.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::CopyError;
use super::backup::{beside, open};
use super::meta;
use super::open::{failed, newest, schema};
use super::sql::statement;
use super::vitals::look;
use crate::store::Vitals;
use crate::store::vitals::rules_version;
use crate::store::{OpenError, Stored};

/// So long a database that is being written to is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is found of a database.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checkup {
    /// Whether a bot is at work on it.
    pub is_running: bool,
    /// The newest migration that this release knows.
    pub newest: i64,
    /// How it stands.
    pub vitals: Vitals,
    /// Whether an entry belongs to nothing.
    pub is_loose: bool,
    /// How many tables play each game by rules of which version, as far as their records say.
    pub rules: BTreeMap<(String, u16), usize>,
    /// How many tables could not be taken up by the bot that runs, or ran last.
    pub broken: usize,
    /// What was noted under the name that was asked for.
    pub note: Option<String>,
}

/// Looks a database through. `note` is a name under which something may be noted, and `now` in milliseconds since 1970.
///
/// # Errors
/// When there is none, it is damaged, or it is not ours.
pub fn examine(path: &Path, note: &str, now: i64) -> Result<Checkup, CopyError> {
    // One that is opened for reading alone leaves files of its own beside it.
    let db = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let broken = |error| CopyError::from(failed(path, error));
    db.pragma_update(None, "query_only", true).map_err(broken)?;
    db.busy_timeout(PATIENCE).map_err(broken)?;
    let found = read(&db, note, now).map_err(|error| OpenError::Unusable(path.to_owned(), error.to_string()))?;
    Ok(Checkup { is_running: is_running(path), ..found })
}

fn read(db: &Connection, note: &str, now: i64) -> Stored<Checkup> {
    let (schema, newest) = (schema(db)?, newest());
    if schema < newest {
        // What else is there is only known once it was brought up to date.
        return Ok(Checkup { newest, vitals: Vitals { schema, ..Vitals::default() }, ..Checkup::default() });
    }
    let mut rules = BTreeMap::new();
    // A record may have gone over to newer rules since it began; the position after its last entry says so.
    let sql = "SELECT game, coalesce(snapshot, header) FROM tables INDEXED BY tables_live
               LEFT JOIN snapshots ON table_id = id WHERE stage IN ('lobby', 'playing') AND stage = 'playing'";
    let mut query = statement(db, sql)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        *rules.entry((row.get(0)?, rules_version(&row.get::<_, String>(1)?))).or_default() += 1;
    }
    let sql = "SELECT count(*) FROM tables INDEXED BY tables_live
               WHERE stage IN ('lobby', 'playing') AND broken IS NOT NULL";
    let broken: i64 = statement(db, sql)?.query_row([], |row| row.get(0))?;
    Ok(Checkup {
        is_running: false,
        newest,
        vitals: look(db, now)?,
        is_loose: db.prepare("PRAGMA foreign_key_check")?.exists([])?,
        rules,
        broken: usize::try_from(broken).unwrap_or_default(),
        note: meta::read(db, note)?,
    })
}

/// Whether a bot holds the lock beside a database. It is not made where there is none.
fn is_running(path: &Path) -> bool {
    let lock = File::open(beside(path, "-lock"));
    lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
