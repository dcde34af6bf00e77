//! What is done with a database beside the bot: it is copied to a file and put back from it, and people are forgotten in it.

use std::path::Path;

use anyhow::Context;
use guildhall::chat::UserId;
use guildhall::config::Settings;
use guildhall::store::{self, CopyError, Store};
use guildhall::tables::forget_at_rest;

/// Copies the database, which a bot may be using; one line says how large the copy is.
///
/// # Errors
/// When there is no database, or no copy of it can be made.
pub fn backup(settings: &Settings, copy: &Path) -> anyhow::Result<String> {
    let bytes = store::backup(database(settings)?, copy)?;
    Ok(format!("{} is a copy, checked, of {bytes} bytes.", copy.display()))
}

/// Makes a copy the database of a bot that does not run.
///
/// # Errors
/// When a bot runs, a database is there, or the copy cannot be used.
pub fn restore(settings: &Settings, copy: &Path) -> anyhow::Result<String> {
    let database = database(settings)?;
    let running = store::restore(copy, database)?;
    let path = database.display();
    Ok(format!("{path} is restored; at the next start {running} games call anew whoever is awaited."))
}

/// Writes all that the database holds to a file, in a form that is no database's own.
///
/// # Errors
/// When there is no database, or no such file can be made.
pub fn export(settings: &Settings, file: &Path) -> anyhow::Result<String> {
    let rows = store::export(database(settings)?, file)?;
    Ok(format!("{} holds all {rows} rows, as lines of JSON.", file.display()))
}

/// Makes a database of such a file, where no bot runs.
///
/// # Errors
/// When a bot runs, the database holds something, or the file is not whole.
pub fn import(settings: &Settings, file: &Path) -> anyhow::Result<String> {
    let database = database(settings)?;
    let rows = store::import(file, database)?;
    Ok(format!("{} holds all {rows} rows of {}, and adds up to the same.", database.display(), file.display()))
}

/// Forgets a person in a database on which no bot works, and takes out of the file what was deleted from it.
///
/// # Errors
/// When there is no database, a bot works on it, or it cannot be used.
pub fn forget(settings: &Settings, user: UserId) -> anyhow::Result<String> {
    let database = database(settings)?;
    if !database.exists() {
        return Err(CopyError::Missing(database.to_owned()).into());
    }
    let store = Store::open(database)?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let tables = runtime.block_on(async {
        let tables = forget_at_rest(&store, user).await?;
        store.vacuum().await?;
        store.close().await;
        anyhow::Ok(tables)
    })?;
    Ok(format!("Forgotten. Tables that knew them: {tables}. Copies that were made before still know them."))
}

fn database(settings: &Settings) -> anyhow::Result<&Path> {
    settings
        .database
        .as_deref()
        .context("no database is kept: GUILDHALL_DB names the file, and there is no DISCORD_TOKEN")
}
