//! One process has a database to itself: it holds a lock there as long as one connection of its own lives.

use tokio::sync::Mutex;
use tokio_postgres::Client;

use super::again::{Fault, Tried};
use super::server::Server;
use crate::store::{OpenError, StoreError};

/// A lock of a session, by `Guil` in ASCII and by the schema, of which a server may have several.
const LOCK: &str = "SELECT pg_try_advisory_lock(1198877036, hashtext(current_schema()))";

/// A connection of which nothing is heard is given up by the server, and the lock with it, within a minute.
const HEARD: &str = "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 6";

/// The lock, and how it is taken again when its connection was lost.
pub(super) struct Lease {
    server: Server,
    held: Mutex<Option<Client>>,
}

impl Lease {
    /// Takes it.
    pub(super) async fn take(server: Server) -> Result<Lease, OpenError> {
        let client = lock(&server).await?;
        Ok(Lease { server, held: Mutex::new(Some(client)) })
    }

    /// Where it is.
    pub(super) fn server(&self) -> &Server {
        &self.server
    }

    /// Sees that it is held; where its connection was lost, by a new one.
    pub(super) async fn hold(&self) -> Tried<()> {
        let mut held = self.held.lock().await;
        let client = held.as_mut().ok_or(StoreError::Stopped)?;
        if client.is_closed() {
            *client = lock(&self.server).await.map_err(|error| Fault::Passing(error.to_string()))?;
        }
        Ok(())
    }

    /// Gives it up for good.
    pub(super) async fn give_up(&self) {
        self.held.lock().await.take();
    }
}

async fn lock(server: &Server) -> Result<Client, OpenError> {
    let client = server.connect().await?;
    client.batch_execute(HEARD).await.map_err(|error| server.failed(&error))?;
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
