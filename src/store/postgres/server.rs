//! A PostgreSQL server as its address names it. What is said of it names its place, and never its password.

use std::time::Duration;

use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Client, Config, NoTls};

use crate::store::OpenError;

/// So long a server is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where a database is.
pub(super) struct Server {
    /// How a connection is made.
    pub(super) config: Config,
    /// What people are told of where that is.
    place: String,
}

impl Server {
    /// The one of an address like `postgres://user@host/name`.
    pub(super) fn of(address: &str, password: Option<&str>) -> Result<Server, OpenError> {
        // Why the library cannot read it may repeat what stands there, a password among it.
        let mut config: Config = address.parse().map_err(|_| OpenError::Address)?;
        let host = config.get_hosts().first().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        });
        let name = config.get_dbname().or(config.get_user()).unwrap_or_default();
        let place = format!("{name} at {}", host.ok_or(OpenError::Address)?);
        if config.get_ssl_mode() == SslMode::Require {
            return Err(OpenError::Server(place, "connections are not encrypted yet".to_owned()));
        }
        if let Some(password) = password {
            config.password(password);
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        config.application_name("guildhall");
        Ok(Server { config, place })
    }

    /// A connection of its own.
    pub(super) async fn connect(&self) -> Result<Client, OpenError> {
        let (client, connection) = self.config.connect(NoTls).await.map_err(|error| self.failed(&error))?;
        // Whoever uses it is told when it ends.
        tokio::spawn(async { drop(connection.await) });
        Ok(client)
    }

    /// That it cannot be used, in the server's words where it has any.
    pub(super) fn failed(&self, error: &tokio_postgres::Error) -> OpenError {
        let source = || std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string);
        self.unusable(&error.as_db_error().map_or_else(source, |error| error.message().to_owned()))
    }

    /// That it cannot be used.
    pub(super) fn unusable(&self, why: &impl ToString) -> OpenError {
        OpenError::Server(self.place.clone(), why.to_string())
    }

    /// What people are told of where it is.
    pub(super) fn place(&self) -> String {
        self.place.clone()
    }
}
