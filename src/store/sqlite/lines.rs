//! The database as lines of JSON, in a form that is no database's own: a head, then of each table a line that names it and its
//! columns, its rows as lists, by their keys, and at the end how many rows there were of each and what they add up to.
//! What is written is the same for the same contents, byte by byte.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use rusqlite::Connection;
use rusqlite::types::ValueRef;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::store::{StoreError, Stored};

/// The number of this form.
pub(in crate::store) const FORMAT: u32 = 1;

/// The first line.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Head {
    /// The number of the form.
    pub(in crate::store) guildhall_export: u32,
    /// How many migrations the database had been through.
    pub(in crate::store) schema: i64,
    /// Which release wrote it.
    pub(in crate::store) release: String,
    /// When, in milliseconds since 1970.
    pub(in crate::store) time: i64,
}

/// The line before the rows of a table.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct TableHead {
    /// Its name.
    pub(in crate::store) table: String,
    /// Its columns, each with what it holds.
    pub(in crate::store) columns: Vec<(String, String)>,
}

/// The last line: of each table, what it adds up to.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Tail {
    /// The SHA-256 of the first line.
    pub(in crate::store) head: String,
    /// By their names.
    pub(in crate::store) end: Sums,
}

/// What each table adds up to, by its name.
pub(in crate::store) type Sums = BTreeMap<String, Sum>;

/// What a table adds up to.
#[derive(Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Sum {
    /// How many rows it has.
    pub(in crate::store) rows: u64,
    /// The SHA-256 of its lines, the one that names it among them.
    pub(in crate::store) sha256: String,
}

/// Adds lines up.
#[derive(Default)]
pub(in crate::store) struct Adding {
    rows: u64,
    hash: Sha256,
}

impl Adding {
    /// That of a table whose first line is this.
    pub(in crate::store) fn of(head: &[u8]) -> Adding {
        Adding { rows: 0, hash: Sha256::new().chain_update(head) }
    }

    /// One row more.
    pub(in crate::store) fn add(&mut self, line: &[u8]) {
        self.rows += 1;
        self.hash.update(line);
    }

    /// What they add up to.
    pub(in crate::store) fn sum(self) -> Sum {
        Sum { rows: self.rows, sha256: digits(&self.hash.finalize()) }
    }
}

/// The SHA-256 of a line.
pub(in crate::store) fn sum_of(line: &[u8]) -> String {
    digits(&Sha256::digest(line))
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A table as the schema has it.
pub(in crate::store) struct Table {
    pub(in crate::store) name: String,
    pub(in crate::store) columns: Vec<(String, String)>,
    /// The columns of its key, in order; all of them where it has none.
    pub(in crate::store) key: Vec<String>,
    /// The tables to which its rows belong.
    owners: BTreeSet<String>,
}

impl Table {
    /// What reads its rows, by their key.
    pub(in crate::store) fn select(&self) -> String {
        let quoted = |names: &mut dyn Iterator<Item = &String>| {
            names.map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
        };
        let columns = quoted(&mut self.columns.iter().map(|(name, _)| name));
        format!("SELECT {columns} FROM \"{}\" ORDER BY {}", self.name, quoted(&mut self.key.iter()))
    }
}

/// The tables of a database, each after those to which its rows belong.
pub(in crate::store) fn tables(db: &Connection) -> Stored<Vec<Table>> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    let names = db.prepare(sql)?.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    let mut left = names.into_iter().map(|name| table(db, name)).collect::<Stored<Vec<_>>>()?;
    let mut tables: Vec<Table> = Vec::new();
    while !left.is_empty() {
        let is_there = |owner: &String| tables.iter().any(|table| table.name == *owner);
        let next = left.iter().position(|table| table.owners.iter().all(is_there));
        tables.push(left.remove(next.unwrap_or_default()));
    }
    Ok(tables)
}

fn table(db: &Connection, name: String) -> Stored<Table> {
    let mut query = db.prepare("SELECT name, type, pk FROM pragma_table_info(?1) ORDER BY cid")?;
    let rows = query.query_map([&name], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let rows = rows.collect::<Result<Vec<(String, String, u32)>, _>>()?;
    let mut key: Vec<(u32, String)> =
        rows.iter().filter(|(.., pk)| *pk > 0).map(|(name, _, pk)| (*pk, name.clone())).collect();
    key.sort_unstable();
    if key.is_empty() {
        key = rows.iter().map(|(name, ..)| (0, name.clone())).collect();
    }
    let mut query = db.prepare("SELECT \"table\" FROM pragma_foreign_key_list(?1)")?;
    let owners = query.query_map([&name], |row| row.get(0))?.collect::<Result<BTreeSet<String>, _>>()?;
    Ok(Table {
        // One that owns its own rows, such as by what was opened after what, waits for nobody.
        owners: owners.into_iter().filter(|owner| *owner != name).collect(),
        columns: rows.into_iter().map(|(name, of, _)| (name, of)).collect(),
        key: key.into_iter().map(|(_, name)| name).collect(),
        name,
    })
}

/// Why lines cannot be written.
#[derive(Debug, thiserror::Error)]
pub(in crate::store) enum WriteError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Out(#[from] io::Error),
}

impl From<rusqlite::Error> for WriteError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::from(error).into()
    }
}

/// Writes the rows of all tables; gives what they add up to.
///
/// # Errors
/// When they cannot be read or written.
pub(in crate::store) fn write_tables(db: &Connection, out: &mut impl Write) -> Result<Sums, WriteError> {
    let mut sums = Sums::new();
    for table in tables(db)? {
        let sum = write_table(db, &table, out)?;
        sums.insert(table.name, sum);
    }
    Ok(sums)
}

fn write_table(db: &Connection, table: &Table, out: &mut impl Write) -> Result<Sum, WriteError> {
    let mut line = line(&TableHead { table: table.name.clone(), columns: table.columns.clone() })?;
    let mut adding = Adding::of(&line);
    out.write_all(&line)?;
    let mut query = db.prepare(&table.select())?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        line.clear();
        write_row((0..table.columns.len()).map(|at| Ok(row.get_ref(at)?)), &mut line)?;
        adding.add(&line);
        out.write_all(&line)?;
    }
    Ok(adding.sum())
}

/// Adds a row to a line.
pub(in crate::store) fn write_row<'row>(
    values: impl Iterator<Item = Result<ValueRef<'row>, WriteError>>,
    line: &mut Vec<u8>,
) -> Result<(), WriteError> {
    for (at, value) in values.enumerate() {
        line.push(if at == 0 { b'[' } else { b',' });
        write_value(value?, line)?;
    }
    line.extend(b"]\n");
    Ok(())
}

/// A number with a fraction is written as text, so that no reader rounds it.
fn write_value(value: ValueRef<'_>, line: &mut Vec<u8>) -> Result<(), WriteError> {
    match value {
        ValueRef::Null => line.extend(b"null"),
        ValueRef::Integer(number) => write!(line, "{number}")?,
        ValueRef::Real(number) => write!(line, "\"{number:?}\"")?,
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|error| StoreError::Db(error.to_string()))?;
            serde_json::to_writer(line, text).map_err(io::Error::from)?;
        }
        // The schema has none.
        ValueRef::Blob(_) => return Err(StoreError::Db("bytes that are no text".to_owned()).into()),
    }
    Ok(())
}

/// Something as a line.
///
/// # Errors
/// Never, for what stands in lines.
pub(in crate::store) fn line(of: &impl Serialize) -> Result<Vec<u8>, WriteError> {
    let mut line = serde_json::to_vec(of).map_err(io::Error::from)?;
    line.push(b'\n');
    Ok(line)
}
