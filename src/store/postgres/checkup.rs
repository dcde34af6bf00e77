//! A look at a database of a server from outside, beside a bot that may be at work. Changes nothing.

use std::collections::BTreeMap;

use super::lease::is_held;
use super::server::Server;
use super::{Postgres, migrate};
use crate::store::{Checkup, KeepsNotes, KeepsVitals, OpenError, Stored, Vitals};

/// Looks a database through. `note` is a name under which something may be noted, and `now` in milliseconds since 1970.
///
/// # Errors
/// When it cannot be reached, or is not as a bot of this release needs it.
pub async fn examine_at(
    address: &str,
    password: Option<&str>,
    note: &'static str,
    now: i64,
) -> Result<Checkup, OpenError> {
    let server = Server::of(address, password)?;
    migrate::check(&server).await?;
    let is_running = is_held(&server).await?;
    let db = Postgres::beside(&server)?;
    let found = look(&db, note, now).await;
    let (vitals, rules, broken, note) = found.map_err(|error| server.unusable(&error))?;
    Ok(Checkup { is_running, newest: vitals.schema, vitals, is_loose: false, rules, broken, note })
}

type Found = (Vitals, BTreeMap<(String, u16), usize>, usize, Option<String>);

async fn look(db: &Postgres, note: &'static str, now: i64) -> Stored<Found> {
    let (rules, broken) = db.rules().await?;
    Ok((db.vitals(now).await?, rules, broken, db.note(note).await?))
}
