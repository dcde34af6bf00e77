//! A PostgreSQL server as its address names it. What is said of it names its place, and never its password.

use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::{Client, Config, NoTls};

use crate::store::OpenError;

/// So long a request waits for a connection.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);
/// So long one is waited for by who begins.
const AT_FIRST: Duration = Duration::from_secs(5);

/// A connection of which nothing is heard is given up by the server within a minute, and its locks with it.
const HEARD: &str = "-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=6";
/// Here it is given up before that, so that nobody believes to have a lock that another one has.
const SILENT: Duration = Duration::from_secs(20);

/// Where a database is.
pub(super) struct Server {
    /// How a connection is made.
    config: Config,
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
            // Each of several has its turn before a request is given up.
            config.connect_timeout(PATIENCE / u32::try_from(config.get_hosts().len()).unwrap_or(1));
        }
        if config.get_tcp_user_timeout().is_none() {
            config.keepalives_idle(SILENT / 2).keepalives_interval(SILENT / 4).tcp_user_timeout(SILENT);
        }
        config.application_name("guildhall");
        let mut server = Server { config, place };
        server.config = server.with(HEARD);
        Ok(server)
    }

    /// The one of several that can be written to.
    pub(super) fn that_writes(mut self) -> Server {
        self.config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        self
    }

    /// How a connection with these settings is made; what the address says goes before them.
    pub(super) fn with(&self, settings: &str) -> Config {
        let mut config = self.config.clone();
        config.options(format!("{settings} {}", self.config.get_options().unwrap_or_default()));
        config
    }

    /// A connection of its own.
    pub(super) async fn connect(&self) -> Result<Client, OpenError> {
        let made = timeout(AT_FIRST, self.config.connect(NoTls)).await;
        let made = made.map_err(|_| self.unusable(&"it does not answer"))?;
        let (client, connection) = made.map_err(|error| self.failed(&error))?;
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
