//! The database copied to a file, and put back from it.

use std::path::Path;

use anyhow::Context;
use guildhall::config::Settings;
use guildhall::store;

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

fn database(settings: &Settings) -> anyhow::Result<&Path> {
    settings
        .database
        .as_deref()
        .context("no database is kept: GUILDHALL_DB names the file, and there is no DISCORD_TOKEN")
}
