//! The handle by which a PostgreSQL server is asked. What can be asked stands with its topic.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime, Transaction};
use tokio_postgres::{IsolationLevel, NoTls};

use super::again::{Tried, again};
use super::lease::Lease;
use super::migrate;
use super::server::Server;
use super::sql::run;
use crate::store::keep::Keep;
use crate::store::{OpenError, StoreError, Stored};

/// How many connections a process has at most, beside the one of its lease.
const CONNECTIONS: usize = 16;
/// So long a request waits for one.
const PATIENCE: Duration = Duration::from_secs(2);

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
        let server = Server::of(address, password)?;
        migrate::check(&server).await?;
        let lease = |db: Postgres, lease| Postgres { lease: Some(Arc::new(lease)), ..db };
        Ok(lease(Postgres::beside(&server)?, Lease::take(server).await?))
    }

    /// The same beside whoever has it.
    pub(super) fn beside(server: &Server) -> Result<Postgres, OpenError> {
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(server.config.clone(), NoTls, manager);
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
        again!(run(&self.client().await?, "VACUUM", Vec::new()).await.map(drop))
    }
}
