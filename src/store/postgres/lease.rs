//! One process has a database to itself: it holds a lock there as long as one connection of its own lives.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::Client;

use super::again::{Fault, Tried};
use super::server::{PATIENCE, Server};
use crate::store::{OpenError, StoreError};

/// A lock of a session, by `Guil` in ASCII and by the schema, of which a server may have several.
const LOCK: &str = "SELECT pg_try_advisory_lock(1198877036, hashtext(current_schema()))";

/// The lock, and how it is taken again when its connection was lost.
pub(super) struct Lease {
    server: Server,
    /// None when it was given up.
    held: Mutex<Option<Held>>,
}

/// How it stands.
struct Held {
    client: Option<Client>,
    /// The last try to take it again, if that was in vain.
    in_vain: Option<InVain>,
}

/// A try in vain.
struct InVain {
    ended: Instant,
    took: Duration,
    why: String,
}

impl Lease {
    /// Takes it.
    pub(super) async fn take(server: Server) -> Result<Lease, OpenError> {
        let client = Some(lock(&server).await?);
        Ok(Lease { server, held: Mutex::new(Some(Held { client, in_vain: None })) })
    }

    /// Where it is.
    pub(super) fn server(&self) -> &Server {
        &self.server
    }

    /// Sees that it is held; where its connection was lost, by a new one. All who ask meanwhile wait for one try, and who asks after it,
    /// until as much time is gone as it took, hears the same: so nobody waits for more than one.
    pub(super) async fn hold(&self) -> Tried<()> {
        let mut held = self.held.lock().await;
        let held = held.as_mut().ok_or(StoreError::Stopped)?;
        if held.client.as_ref().is_some_and(|client| !client.is_closed()) {
            return Ok(());
        }
        if let Some(before) = held.in_vain.as_ref().filter(|before| before.ended.elapsed() < before.took) {
            return Err(Fault::Passing(before.why.clone()));
        }
        let begun = Instant::now();
        let taken = timeout(PATIENCE, lock(&self.server)).await;
        let taken = taken.unwrap_or_else(|_| Err(self.server.unusable(&"it does not answer")));
        let vain = |error: OpenError| InVain { ended: Instant::now(), took: begun.elapsed(), why: error.to_string() };
        let (client, in_vain) = taken.map_or_else(|error| (None, Some(vain(error))), |client| (Some(client), None));
        *held = Held { client, in_vain };
        held.in_vain.as_ref().map_or(Ok(()), |vain| Err(Fault::Passing(vain.why.clone())))
    }

    /// Lets its connection go, so that a new one is made before anything else is done.
    pub(super) async fn let_go(&self) {
        if let Some(held) = self.held.lock().await.as_mut() {
            held.client = None;
        }
    }

    /// Gives it up for good.
    pub(super) async fn give_up(&self) {
        self.held.lock().await.take();
    }
}

async fn lock(server: &Server) -> Result<Client, OpenError> {
    let client = server.connect().await?;
    let is_ours = client.query_one(LOCK, &[]).await.map_err(|error| server.failed(&error))?;
    let is_ours = is_ours.try_get(0).map_err(|error| server.failed(&error))?;
    if is_ours { Ok(client) } else { Err(OpenError::Shared(server.place())) }
}

/// Whether somebody has it.
pub(super) async fn is_held(server: &Server) -> Result<bool, OpenError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                   WHERE locktype = 'advisory' AND datname = current_database() AND classid = 1198877036
                   AND objid = (hashtext(current_schema())::bigint & 4294967295)::oid)";
    let found = server.connect().await?.query_one(sql, &[]).await;
    found.and_then(|row| row.try_get(0)).map_err(|error| server.failed(&error))
}
