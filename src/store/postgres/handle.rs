//! The handle by which a PostgreSQL server is asked. What can be asked stands with its topic.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use async_trait::async_trait;
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime, Transaction};
use tokio_postgres::{IsolationLevel, NoTls};

use super::again::{AT_LEISURE, Ill, Tried, again};
use super::lease::Lease;
use super::migrate;
use super::server::{PATIENCE, Server};
use super::sql::run;
use crate::store::keep::Keep;
use crate::store::{OpenError, StoreError, Stored};

/// How many connections a process has at most, beside the one of its lease.
const CONNECTIONS: usize = 16;
/// So long (in milliseconds) a statement waits for a lock, which is less than anybody waits for an answer, and so long a
/// transaction that was left alone keeps its own.
const OF_REQUESTS: &str = "-c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000";

/// A handle to a PostgreSQL database; clones share it.
#[derive(Clone)]
pub(in crate::store) struct Postgres {
    pool: Pool,
    /// None for whoever only looks.
    lease: Option<Arc<Lease>>,
}

impl Debug for Postgres {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Postgres")
    }
}

impl Postgres {
    /// Opens the database that an address like `postgres://…` names, and changes nothing of it.
    pub(in crate::store) async fn open(address: &str, password: Option<&str>) -> Result<Postgres, OpenError> {
        let server = Server::of(address, password)?.that_writes();
        migrate::check(&server).await?;
        let lease = |db: Postgres, lease| Postgres { lease: Some(Arc::new(lease)), ..db };
        Ok(lease(Postgres::beside(&server)?, Lease::take(server).await?))
    }

    /// The same beside whoever has it.
    pub(super) fn beside(server: &Server) -> Result<Postgres, OpenError> {
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(server.with(OF_REQUESTS), NoTls, manager);
        let pool = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1);
        let pool = pool.wait_timeout(Some(PATIENCE)).create_timeout(Some(PATIENCE)).build();
        Ok(Postgres { pool: pool.map_err(|error| server.unusable(&error))?, lease: None })
    }

    /// A connection.
    pub(super) async fn client(&self) -> Tried<Object> {
        if let Some(lease) = &self.lease {
            lease.hold().await?;
        }
        Ok(self.pool.get().await?)
    }

    /// Where one connection is ill, those that nobody uses may be as well: they are asked no more. Where it only reads, the one of
    /// the lease goes too, so that all are made anew where the server is that can be written to.
    pub(super) async fn let_go(&self, ill: Option<Ill>) {
        if ill.is_some() {
            self.pool.retain(|_, _| false);
        }
        if let (Some(Ill::ReadOnly), Some(lease)) = (ill, &self.lease) {
            lease.let_go().await;
        }
    }

    /// Does something to its end, even where whoever asked waits no longer, and so that a mistake of ours in it ends this
    /// request alone.
    pub(super) async fn to_its_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = Stored<T>> + Send + 'static,
    ) -> Stored<T> {
        let done = tokio::spawn(work).await;
        done.unwrap_or_else(|error| Err(StoreError::Db(format!("a request ended: {error}"))))
    }
}

/// A transaction in which everything is as it is at one moment.
pub(super) async fn at_one_moment(client: &mut Object) -> Tried<Transaction<'_>> {
    let looking = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    Ok(looking.start().await?)
}

#[async_trait]
impl Keep for Postgres {
    async fn close(&self) {
        self.pool.close();
        if let Some(lease) = &self.lease {
            lease.give_up().await;
        }
    }

    /// Of what was deleted the server forgets the bytes; how long its log has them is whose who runs it.
    async fn vacuum(&self) -> Stored<()> {
        again!(self, run(&self.client().await?, "VACUUM", Vec::new()).await.map(drop), AT_LEISURE)
    }
}
