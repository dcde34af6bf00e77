//! A database of a server as lines of JSON, and made from them: how a running community moves to a server, and back.

use std::fs::File;
use std::io::{self, BufWriter, Cursor, Write};
use std::path::{Path, PathBuf};

use futures_util::{SinkExt, TryStreamExt};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use tokio_postgres::{Client, IsolationLevel, Transaction};

use super::lease::Lease;
use super::migrate;
use super::server::Server;
use super::sql::Value;
use crate::store::sqlite::lines::{
    Adding, FORMAT, Head, Sum, Sums, Table, TableHead, Tail, WriteError, line, sum_of, tables, write_row, write_tables,
};
use crate::store::sqlite::{self, Part, is_free, newest};
use crate::store::value::now;
use crate::store::{CopyError, ImportError, StoreError};

/// So many bytes of rows are sent at once.
const AT_ONCE: usize = 1 << 20;

/// Writes all that a database of a server holds, which may be at work, to a file that is not there yet; gives how many rows that are.
///
/// # Errors
/// When the database cannot be used, or no such file can be made. None is left then.
pub async fn export_from(address: &str, password: Option<&str>, file: &Path) -> Result<u64, CopyError> {
    let server = Server::of(address, password)?;
    migrate::check(&server).await?;
    is_free(file)?;
    let part = Part::of_file(file);
    let broken = |error: io::Error| CopyError::File(file.to_owned(), error);
    let mut out = BufWriter::with_capacity(AT_ONCE, File::create(part.path()).map_err(broken)?);
    let mut client = server.connect().await?;
    let release = env!("CARGO_PKG_VERSION").to_owned();
    let written = async {
        let head = line(&Head { guildhall_export: FORMAT, schema: newest(), release, time: now() })?;
        out.write_all(&head)?;
        let sums = all_rows(&mut client, &mut out).await?;
        let rows = sums.values().map(|sum| sum.rows).sum();
        out.write_all(&line(&Tail { head: sum_of(&head), end: sums })?)?;
        out.flush()?;
        Ok(rows)
    };
    let rows = written.await.map_err(|error: WriteError| match error {
        WriteError::Out(error) => broken(error),
        WriteError::Store(error) => unreadable(&server, &error),
    })?;
    part.settle(file)?;
    Ok(rows)
}

/// Fills an empty database of a server, which was brought up to date before, from an export; gives how many rows that are.
///
/// # Errors
/// When a bot is at work there, the database holds something, or the file is not whole. Nothing is there then that was not before.
pub async fn import_into(file: &Path, address: &str, password: Option<&str>) -> Result<u64, ImportError> {
    let server = Server::of(address, password).map_err(CopyError::from)?;
    migrate::check(&server).await.map_err(CopyError::from)?;
    // What a file holds is checked where it can be thrown away.
    let folder = tempfile::tempdir().map_err(|error| ImportError::File(std::env::temp_dir(), error))?;
    let checked = folder.path().join("checked.db");
    let rows = sqlite::import(file, &checked)?;
    let db = sqlite::look(&checked)?;
    let mut client = server.connect().await.map_err(CopyError::from)?;
    let lease = Lease::take(server).await.map_err(CopyError::from)?;
    let server = lease.server();
    let taken = take_in(&db, &mut client).await.map_err(|error| unreadable(server, &error))?;
    match taken {
        Taken::All => Ok(rows),
        Taken::Filled => Err(ImportError::Filled(PathBuf::from(server.place()))),
        Taken::Otherwise(table) => Err(ImportError::Sum(file.to_owned(), table)),
    }
}

fn unreadable(server: &Server, error: &impl ToString) -> CopyError {
    CopyError::Unreadable(PathBuf::from(server.place()), error.to_string())
}

/// What came of taking rows in.
enum Taken {
    All,
    /// Something was there before.
    Filled,
    /// What is there of that table is not what was to be.
    Otherwise(String),
}

/// Takes the rows of all tables in, all or none.
async fn take_in(db: &Connection, client: &mut Client) -> Result<Taken, WriteError> {
    let known = tables(db)?;
    let tx = client.transaction().await.map_err(failed)?;
    for table in known.iter().filter(|table| table.name != "meta") {
        let sql = format!("SELECT EXISTS (SELECT 1 FROM {})", table.name);
        if tx.query_one(&sql, &[]).await.map_err(failed)?.get(0) {
            return Ok(Taken::Filled);
        }
    }
    // What is noted of the bot itself is made anew.
    tx.batch_execute("DELETE FROM meta").await.map_err(failed)?;
    for table in &known {
        copy(db, table, &tx).await?;
    }
    let next = "SELECT setval(pg_get_serial_sequence('outbox', 'id'), greatest(max(id), 0) + 1, false) FROM outbox";
    tx.batch_execute(next).await.map_err(failed)?;
    let (there, wanted) = (rows_in(&tx, &mut io::sink()).await?, write_tables(db, &mut io::sink())?);
    if let Some(table) = wanted.keys().find(|table| there.get(*table) != wanted.get(*table)) {
        return Ok(Taken::Otherwise(table.clone()));
    }
    tx.commit().await.map_err(failed)?;
    Ok(Taken::All)
}

/// Sends the rows of a table.
async fn copy(db: &Connection, table: &Table, tx: &Transaction<'_>) -> Result<(), WriteError> {
    let sql = format!("COPY {} ({}) FROM STDIN", table.name, columns(table));
    let mut sink = std::pin::pin!(tx.copy_in::<_, Cursor<Vec<u8>>>(&sql).await.map_err(failed)?);
    let mut query = db.prepare(&table.select())?;
    let mut rows = query.query([])?;
    let mut bytes = Vec::new();
    while let Some(row) = rows.next()? {
        for at in 0..table.columns.len() {
            if at > 0 {
                bytes.push(b'\t');
            }
            copied(row.get_ref(at)?, &mut bytes)?;
        }
        bytes.push(b'\n');
        if bytes.len() > AT_ONCE {
            sink.send(Cursor::new(std::mem::take(&mut bytes))).await.map_err(failed)?;
        }
    }
    sink.send(Cursor::new(bytes)).await.map_err(failed)?;
    sink.close().await.map_err(failed)
}

/// A value as rows are sent.
fn copied(value: ValueRef<'_>, out: &mut Vec<u8>) -> Result<(), WriteError> {
    match value {
        ValueRef::Null => out.extend(b"\\N"),
        ValueRef::Integer(number) => write!(out, "{number}")?,
        ValueRef::Real(number) => write!(out, "{number:?}")?,
        ValueRef::Text(text) | ValueRef::Blob(text) => {
            for byte in text {
                match byte {
                    b'\\' => out.extend(b"\\\\"),
                    b'\n' => out.extend(b"\\n"),
                    b'\r' => out.extend(b"\\r"),
                    b'\t' => out.extend(b"\\t"),
                    other => out.push(*other),
                }
            }
        }
    }
    Ok(())
}

/// Writes the rows of all tables as they are at one moment; gives what they add up to.
async fn all_rows(client: &mut Client, out: &mut impl Write) -> Result<Sums, WriteError> {
    let looking = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let tx = looking.start().await.map_err(failed)?;
    rows_in(&tx, out).await
}

async fn rows_in(tx: &Transaction<'_>, out: &mut impl Write) -> Result<Sums, WriteError> {
    // What tables there are, and in which order their rows stand, is the same in every kind of database.
    let shape = sqlite::shape().map_err(|error| StoreError::Db(error.to_string()))?;
    let mut sums = Sums::new();
    for table in tables(&shape)? {
        let sum = rows_of(tx, &table, out).await?;
        sums.insert(table.name, sum);
    }
    Ok(sums)
}

async fn rows_of(tx: &Transaction<'_>, table: &Table, out: &mut impl Write) -> Result<Sum, WriteError> {
    let mut bytes = line(&TableHead { table: table.name.clone(), columns: table.columns.clone() })?;
    let mut adding = Adding::of(&bytes);
    out.write_all(&bytes)?;
    let is_text = |name: &String| table.columns.iter().any(|(column, of)| column == name && of == "TEXT");
    let by = |name: &String| {
        let collated = if is_text(name) { " COLLATE \"C\"" } else { "" };
        format!("\"{name}\"{collated} NULLS FIRST")
    };
    let key: Vec<String> = table.key.iter().map(by).collect();
    let sql = format!("SELECT {} FROM {} ORDER BY {}", columns(table), table.name, key.join(", "));
    let rows = tx.query_raw(&sql, Vec::<Value>::new()).await.map_err(failed)?;
    let mut rows = std::pin::pin!(rows);
    while let Some(row) = rows.try_next().await.map_err(failed)? {
        let values = (0..row.len()).map(|at| row.try_get(at)).collect::<Result<Vec<Value>, _>>().map_err(failed)?;
        bytes.clear();
        write_row(values.iter().map(|value| Ok(as_there(value))), &mut bytes)?;
        adding.add(&bytes);
        out.write_all(&bytes)?;
    }
    Ok(adding.sum())
}

/// The same value as the other kind has it.
fn as_there(value: &Value) -> ValueRef<'_> {
    match value {
        // No column holds several numbers.
        Value::Null | Value::Numbers(_) => ValueRef::Null,
        Value::Number(number) => ValueRef::Integer(*number),
        Value::Real(number) => ValueRef::Real(*number),
        Value::Text(text) => ValueRef::Text(text.as_bytes()),
    }
}

fn columns(table: &Table) -> String {
    let quoted = table.columns.iter().map(|(name, _)| format!("\"{name}\""));
    quoted.collect::<Vec<_>>().join(", ")
}

fn failed(error: tokio_postgres::Error) -> WriteError {
    StoreError::Db(error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string)).into()
}
