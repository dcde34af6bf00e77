//! The whole database written to a file as lines of JSON, all of one moment, while the bot runs or not.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use rusqlite::OpenFlags;

use super::backup::{CopyError, Part, is_free, open};
use super::lines::{FORMAT, Head, Tail, WriteError, line, sum_of, write_tables};
use super::open::{failed, schema};
use crate::store::value::now;

/// Writes all that a database holds, which may be at work, to a file that is not there yet; gives how many rows that are.
///
/// # Errors
/// When there is no such database, or no such file can be made. None is left then.
pub fn export(database: &Path, file: &Path) -> Result<u64, CopyError> {
    let mut db = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    is_free(file)?;
    let part = Part::of_file(file);
    let broken = |error: std::io::Error| CopyError::File(file.to_owned(), error);
    // What is read in one transaction is of one moment, whatever the bot writes meanwhile.
    let one = db.transaction().map_err(|error| failed(database, error))?;
    let schema = schema(&one).map_err(|error| failed(database, error))?;
    let release = env!("CARGO_PKG_VERSION").to_owned();
    let mut out = BufWriter::with_capacity(1 << 20, File::create(part.path()).map_err(broken)?);
    let write = || -> Result<u64, WriteError> {
        let head = line(&Head { guildhall_export: FORMAT, schema, release, time: now() })?;
        out.write_all(&head)?;
        let sums = write_tables(&one, &mut out)?;
        let rows = sums.values().map(|sum| sum.rows).sum();
        out.write_all(&line(&Tail { head: sum_of(&head), end: sums })?)?;
        out.flush()?;
        Ok(rows)
    };
    let rows = write().map_err(|error| match error {
        WriteError::Out(error) => broken(error),
        WriteError::Store(error) => CopyError::Unreadable(database.to_owned(), error.to_string()),
    })?;
    part.settle(file)?;
    Ok(rows)
}
