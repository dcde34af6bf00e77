//! A database made from a file of lines of JSON, where none is or an empty one, and no bot runs. It takes its place only when
//! it was checked, line by line and as a whole.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, params_from_iter};
use serde::de::DeserializeOwned;

use super::backup::{CopyError, Part, beside, is_free, open};
use super::lines::{Adding, FORMAT, Head, Sums, Table, TableHead, Tail, WriteError, sum_of, tables, write_tables};
use super::open::{failed, lease, prepare, schema};

/// So many rows are written at once.
const AT_ONCE: usize = 500;

/// Why a file was not taken in. Each is one sentence for whoever wants it; nothing was imported then.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The database to be, or the file, cannot be used.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// The file cannot be read.
    #[error("{} cannot be read: {}", .0.display(), .1)]
    File(PathBuf, io::Error),
    /// The database holds something.
    #[error("{} holds tables already and stays as it is; an import needs an empty database or none", .0.display())]
    Filled(PathBuf),
    /// The file is something else.
    #[error("{} was not written by `guildhall export`, or its first line is damaged; nothing was imported", .0.display())]
    Foreign(PathBuf),
    /// The file is of another release.
    #[error(
        "{} was written by Guildhall {} with schema {}, and this program has schema {}; import it with the same \
         release, or begin this one once with the old database and export it again; nothing was imported",
        .0.display(), .1, .2, .3
    )]
    Other(PathBuf, String, i64, i64),
    /// A line is not what it should be.
    #[error("{} is damaged in line {}: {}; nothing was imported", .0.display(), .1, .2)]
    Line(PathBuf, u64, String),
    /// The end is missing.
    #[error("{} ends in the middle, after line {}; nothing was imported", .0.display(), .1)]
    Half(PathBuf, u64),
    /// What a table holds is not what was written.
    #[error("{}: what it holds of {} is not what was exported; nothing was imported", .0.display(), .1)]
    Sum(PathBuf, String),
}

/// Makes a database from an export, where no bot runs; gives how many rows that are.
///
/// # Errors
/// When a bot runs there, something is there, or the file is not whole. What was there stays as it was in any case.
pub fn import(file: &Path, database: &Path) -> Result<u64, ImportError> {
    let lines = Lines::of(file)?;
    let lease = lease(database).map_err(CopyError::from)?;
    let is_there = database.exists();
    if is_there && !is_empty(database)? {
        return Err(ImportError::Filled(database.to_owned()));
    }
    for end in ["-wal", "-journal"] {
        is_free(&beside(database, end))?;
    }
    let part = Part::of_file(database);
    let rows = fill(lines, part.path())?;
    if is_there {
        part.replace(database)?
    } else {
        part.keep(database)?
    };
    drop(lease);
    Ok(rows)
}

/// Whether a database that is there holds nothing.
fn is_empty(database: &Path) -> Result<bool, CopyError> {
    let db = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let empty = || -> rusqlite::Result<bool> {
        // What is noted of the bot itself is made anew.
        for table in tables(&db).unwrap_or_default().into_iter().filter(|table| table.name != "meta") {
            if db.prepare(&format!("SELECT 1 FROM \"{}\"", table.name))?.exists([])? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    Ok(empty().map_err(|error| failed(database, error))?)
}

/// Makes a new database of lines, and sees that what it holds is what was exported.
fn fill(mut lines: Lines, path: &Path) -> Result<u64, ImportError> {
    let unusable = |error| ImportError::Copy(failed(path, error).into());
    let mut db = Connection::open(path).map_err(unusable)?;
    prepare(&mut db, path).map_err(CopyError::from)?;
    // It is no database of anybody's before all of it is there: that it is on the disk is seen to then.
    db.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF").map_err(unusable)?;
    let head = lines.check_head(schema(&db).map_err(unusable)?)?;
    let known = tables(&db).map_err(|error| CopyError::Unreadable(path.to_owned(), error.to_string()))?;
    let mut sums = Sums::new();
    let said = loop {
        if !lines.next()? {
            return Err(lines.half());
        }
        if let Ok(tail) = serde_json::from_slice::<Tail>(&lines.line) {
            break tail;
        }
        let head: TableHead = lines.read("it neither names a table nor is a row of one")?;
        let table = known.iter().find(|table| table.name == head.table && table.columns == head.columns);
        let table = table.filter(|table| !sums.contains_key(&table.name));
        let table = table.ok_or_else(|| lines.wrong("no such table is missing"))?;
        let adding = take_rows(&mut db, table, &mut lines)?;
        sums.insert(table.name.clone(), adding.sum());
    };
    if lines.next()? {
        return Err(lines.wrong("something follows the end"));
    }
    if said.head != head {
        return Err(ImportError::Foreign(lines.path));
    }
    let said = said.end;
    let again = write_tables(&db, &mut io::sink()).map_err(|error| match error {
        WriteError::Store(error) => CopyError::Unreadable(path.to_owned(), error.to_string()),
        WriteError::Out(error) => CopyError::File(path.to_owned(), error),
    })?;
    let differs = |table: &&String| said.get(*table) != sums.get(*table) || said.get(*table) != again.get(*table);
    if let Some(table) = said.keys().chain(again.keys()).find(differs) {
        return Err(ImportError::Sum(lines.path, table.clone()));
    }
    // One file, as every copy is.
    db.pragma_update(None, "journal_mode", "DELETE").map_err(unusable)?;
    Ok(again.values().map(|sum| sum.rows).sum())
}

/// Takes the rows of a table in, up to a line that is none; the line that names the table is the last that was read.
fn take_rows(db: &mut Connection, table: &Table, lines: &mut Lines) -> Result<Adding, ImportError> {
    let places = vec!["?"; table.columns.len()].join(", ");
    let sql = format!("INSERT INTO \"{}\" VALUES ({places})", table.name);
    let mut adding = Adding::of(&lines.line);
    loop {
        let some = db.transaction().map_err(|error| lines.wrong(error))?;
        let mut insert = some.prepare_cached(&sql).map_err(|error| lines.wrong(error))?;
        let mut taken = 0;
        while taken < AT_ONCE && lines.is_row_next()? {
            lines.next()?;
            let row: Vec<serde_json::Value> = lines.read("it is no row")?;
            let is_whole = row.len() == table.columns.len();
            let row = row.into_iter().zip(&table.columns).map(|(value, (_, of))| cell(value, of));
            let row: Option<Vec<Value>> = row.collect();
            let row = row.filter(|_| is_whole).ok_or_else(|| lines.wrong("it is no row of this table"))?;
            insert.execute(params_from_iter(row)).map_err(|error| lines.wrong(error))?;
            adding.add(&lines.line);
            taken += 1;
        }
        drop(insert);
        some.commit().map_err(|error| lines.wrong(error))?;
        if taken < AT_ONCE {
            return Ok(adding);
        }
    }
}

/// A value for a column that holds that.
fn cell(value: serde_json::Value, of: &str) -> Option<Value> {
    Some(match value {
        serde_json::Value::Null => Value::Null,
        serde_json::Value::Number(number) => Value::Integer(number.as_i64()?),
        serde_json::Value::String(text) if of == "REAL" => Value::Real(text.parse().ok()?),
        serde_json::Value::String(text) => Value::Text(text),
        _ => return None,
    })
}

/// The lines of a file, one after the other.
struct Lines {
    path: PathBuf,
    file: BufReader<File>,
    /// The line that was read last, with its end.
    line: Vec<u8>,
    number: u64,
}

impl Lines {
    fn of(path: &Path) -> Result<Lines, ImportError> {
        let file = File::open(path).map_err(|error| ImportError::File(path.to_owned(), error))?;
        let file = BufReader::with_capacity(1 << 20, file);
        Ok(Lines { path: path.to_owned(), file, line: Vec::new(), number: 0 })
    }

    /// Reads the next line; false at the end. One that does not end is half a line.
    fn next(&mut self) -> Result<bool, ImportError> {
        self.line.clear();
        let read = self.file.read_until(b'\n', &mut self.line);
        let read = read.map_err(|error| ImportError::File(self.path.clone(), error))?;
        if read > 0 && self.line.last() != Some(&b'\n') {
            return Err(self.half());
        }
        self.number += u64::from(read > 0);
        Ok(read > 0)
    }

    fn is_row_next(&mut self) -> Result<bool, ImportError> {
        let next = self.file.fill_buf().map_err(|error| ImportError::File(self.path.clone(), error))?;
        Ok(next.first() == Some(&b'['))
    }

    /// The line that was read last, as what it should be.
    fn read<T: DeserializeOwned>(&self, why: &str) -> Result<T, ImportError> {
        serde_json::from_slice(&self.line).map_err(|_| self.wrong(why))
    }

    /// The SHA-256 of the first line, if it is what it should be.
    fn check_head(&mut self, schema: i64) -> Result<String, ImportError> {
        // What is no text at all has no lines, either.
        let is_there = self.next().unwrap_or(false);
        let head = serde_json::from_slice::<Head>(&self.line).ok().filter(|_| is_there);
        match head.ok_or_else(|| ImportError::Foreign(self.path.clone()))? {
            head if head.guildhall_export == FORMAT && head.schema == schema => Ok(sum_of(&self.line)),
            head => Err(ImportError::Other(self.path.clone(), head.release, head.schema, schema)),
        }
    }

    fn wrong(&self, why: impl ToString) -> ImportError {
        ImportError::Line(self.path.clone(), self.number, why.to_string())
    }

    fn half(&self) -> ImportError {
        ImportError::Half(self.path.clone(), self.number)
    }
}
