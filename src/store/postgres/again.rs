//! What is tried again: a change that met another one, or that found no connection, did nothing and can be made anew.

use std::time::Duration;

use deadpool_postgres::PoolError;
use tokio_postgres::error::SqlState;

use crate::store::{StoreError, Stored};

/// How often something is tried.
const TIMES: u32 = 6;

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Fault {
    /// It can be tried again.
    Passing(String),
    /// It stays like that.
    Lasting(StoreError),
}

/// The result of one try.
pub(super) type Tried<T> = Result<T, Fault>;

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Lasting(error)
    }
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        // Another transaction was in the way, or the server went away; its own words say more than the library's.
        const PASSING: [SqlState; 8] = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::LOCK_NOT_AVAILABLE,
            // Somebody else was faster, whom the next try sees.
            SqlState::UNIQUE_VIOLATION,
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::TOO_MANY_CONNECTIONS,
        ];
        let is_passing = error.code().is_none_or(|code| PASSING.contains(code));
        let why = error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string);
        // Without a code of the server's it is the connection that failed, or a value that fits nowhere.
        if is_passing && (error.code().is_some() || error.is_closed() || has_io(&error)) {
            Fault::Passing(why)
        } else {
            Fault::Lasting(StoreError::Db(why))
        }
    }
}

impl From<PoolError> for Fault {
    fn from(error: PoolError) -> Fault {
        match error {
            PoolError::Closed => Fault::Lasting(StoreError::Stopped),
            PoolError::Backend(error) => error.into(),
            // All connections were busy for as long as anybody waits.
            other => Fault::Lasting(StoreError::Db(other.to_string())),
        }
    }
}

fn has_io(error: &tokio_postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<std::io::Error>())
}

/// How often something was tried.
#[derive(Default)]
pub(super) struct Patience(u32);

impl Patience {
    /// How a try ended, unless it is to be tried again: then this comes back after a pause. All of them together take about a third of a
    /// second.
    pub(super) async fn after<T>(&mut self, tried: impl Future<Output = Tried<T>>) -> Option<Stored<T>> {
        match tried.await {
            Ok(done) => Some(Ok(done)),
            Err(Fault::Lasting(error)) => Some(Err(error)),
            Err(Fault::Passing(why)) if self.0 + 1 == TIMES => Some(Err(StoreError::Db(why))),
            Err(Fault::Passing(_)) => {
                self.0 += 1;
                // Two that met meet less likely again when they do not wait for as long.
                let pause = 5 << self.0;
                tokio::time::sleep(Duration::from_millis(pause / 2 + rand::random_range(0..pause))).await;
                None
            }
        }
    }
}

/// Tries something until it is done or fails for good.
macro_rules! again {
    ($work:expr) => {{
        let mut patience = $crate::store::postgres::again::Patience::default();
        loop {
            if let Some(ended) = patience.after(async { $work }).await {
                break ended;
            }
        }
    }};
}
pub(super) use again;
