//! What is done with a database beside the bot: it is copied to a file and put back from it, and people are forgotten in it.

use std::path::Path;

use anyhow::Context;
use guildhall::chat::UserId;
use guildhall::config::{Database, Settings};
use guildhall::store::{self, CopyError};
use guildhall::tables::forget_at_rest;

use super::run;

/// Copies the database, which a bot may be using; one line says how large the copy is.
///
/// # Errors
/// When there is no database, or no copy of it can be made.
pub fn backup(settings: &Settings, copy: &Path) -> anyhow::Result<String> {
    let bytes = store::backup(file_of(settings)?, copy)?;
    Ok(format!("{} is a copy, checked, of {bytes} bytes.", copy.display()))
}

/// Makes a copy the database of a bot that does not run.
///
/// # Errors
/// When a bot runs, a database is there, or the copy cannot be used.
pub fn restore(settings: &Settings, copy: &Path) -> anyhow::Result<String> {
    let database = file_of(settings)?;
    let running = store::restore(copy, database)?;
    let path = database.display();
    Ok(format!("{path} is restored; at the next start {running} games call anew whoever is awaited."))
}

/// Writes all that the database holds to a file, in a form that is no database's own.
///
/// # Errors
/// When there is no database, or no such file can be made.
pub fn export(settings: &Settings, file: &Path) -> anyhow::Result<String> {
    let rows = match database(settings)? {
        Database::File(path) => store::export(path, file)?,
        #[cfg(feature = "postgres")]
        Database::Server(at) => asked(store::export_from(&at.address, at.password.as_deref(), file))??,
    };
    Ok(format!("{} holds all {rows} rows, as lines of JSON.", file.display()))
}

/// Makes a database of such a file, where no bot runs.
///
/// # Errors
/// When a bot runs, the database holds something, or the file is not whole.
pub fn import(settings: &Settings, file: &Path) -> anyhow::Result<String> {
    let rows = match database(settings)? {
        Database::File(path) => store::import(file, path)?,
        #[cfg(feature = "postgres")]
        Database::Server(at) => asked(store::import_into(file, &at.address, at.password.as_deref()))??,
    };
    Ok(format!("The database holds all {rows} rows of {}, and adds up to the same.", file.display()))
}

/// Brings a database up to date before the bot begins. A file needs none of that: the bot itself does it.
///
/// # Errors
/// When the database cannot be used, or was brought further by a newer release.
pub fn migrate(settings: &Settings) -> anyhow::Result<String> {
    match database(settings)? {
        Database::File(path) => {
            Ok(format!("{} is a file; the bot brings it up to date when it begins.", path.display()))
        }
        #[cfg(feature = "postgres")]
        Database::Server(at) => match asked(store::migrate(&at.address, at.password.as_deref()))?? {
            0 => Ok("The database is up to date.".to_owned()),
            steps => Ok(format!("The database is brought up to date; steps: {steps}.")),
        },
    }
}

/// Forgets a person in a database on which no bot works, and takes out of it what was deleted.
///
/// # Errors
/// When there is no database, a bot works on it, or it cannot be used.
pub fn forget(settings: &Settings, user: UserId) -> anyhow::Result<String> {
    let database = database(settings)?;
    if let Database::File(path) = database
        && !path.exists()
    {
        return Err(CopyError::Missing(path.to_owned()).into());
    }
    let tables = asked(async {
        let store = run::open(database).await?;
        let tables = forget_at_rest(&store, user).await?;
        store.vacuum().await?;
        store.close().await;
        anyhow::Ok(tables)
    })??;
    Ok(format!("Forgotten. Tables that knew them: {tables}. Copies that were made before still know them."))
}

/// What comes of a request.
fn asked<T>(request: impl Future<Output = T>) -> std::io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(request))
}

fn database(settings: &Settings) -> anyhow::Result<&Database> {
    settings.database.as_ref().context("no database is kept: GUILDHALL_DB names it, and there is no DISCORD_TOKEN")
}

/// The file of a database that is one.
fn file_of(settings: &Settings) -> anyhow::Result<&Path> {
    match database(settings)? {
        Database::File(path) => Ok(path),
        #[cfg(feature = "postgres")]
        Database::Server(_) => anyhow::bail!(
            "GUILDHALL_DB is a server, which makes its copies itself: pg_dump and pg_restore (docs/operating.md)"
        ),
    }
}
