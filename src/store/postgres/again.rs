//! What is tried again: a change that met another one, or that found no connection, did nothing and can be made anew.

use std::time::Duration;

use deadpool_postgres::PoolError;
use tokio::time::{Instant, timeout_at};
use tokio_postgres::error::SqlState;

use crate::store::{StoreError, Stored};

/// How often something is tried.
const TIMES: u32 = 6;
/// After that long nothing is tried again.
const WHILE: Duration = Duration::from_secs(2);
/// So long an answer is waited for by whom people wait for.
pub(super) const SOON: Duration = Duration::from_secs(5);
/// So long by nobody's press.
pub(super) const AT_LEISURE: Duration = Duration::from_secs(3600);

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Fault {
    /// It can be tried again.
    Passing(String),
    /// The connection reads and does not write any more: another server may be the one that does.
    ReadOnly(String),
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
        if error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION) {
            Fault::ReadOnly(why)
        } else if is_passing && (error.code().is_some() || error.is_closed() || has_io(&error)) {
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

/// Whether something was done or not when its end failed like that: the word of it was lost, or the server was going away.
pub(super) fn is_open(error: &tokio_postgres::Error) -> bool {
    error.code().is_none_or(|code| code.code().starts_with("57"))
}

/// What is wrong with a connection that is there.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Ill {
    /// What was asked first would have to be answered first by it, and was not in time.
    Silent,
    /// It only reads.
    ReadOnly,
}

/// How often something was tried, and since when.
pub(super) struct Patience {
    tries: u32,
    begun: Instant,
    end: Instant,
    /// What was found on the way.
    pub(super) ill: Option<Ill>,
}

impl Patience {
    /// Of a request that is given up after so long.
    pub(super) fn of(limit: Duration) -> Patience {
        let begun = Instant::now();
        Patience { tries: 0, begun, end: begun + limit, ill: None }
    }

    /// How a try ended, unless it is to be tried again: then this comes back after a pause. All of them together take about a third of a
    /// second.
    pub(super) async fn after<T>(&mut self, tried: impl Future<Output = Tried<T>>) -> Option<Stored<T>> {
        let Ok(ended) = timeout_at(self.end, tried).await else {
            self.ill = Some(Ill::Silent);
            return Some(Err(StoreError::Db("the server does not answer".into())));
        };
        match ended {
            Ok(done) => Some(Ok(done)),
            Err(Fault::Lasting(error)) => Some(Err(error)),
            Err(Fault::ReadOnly(why)) => {
                self.ill = Some(Ill::ReadOnly);
                Some(Err(StoreError::Db(why)))
            }
            Err(Fault::Passing(why)) if self.tries + 1 == TIMES || self.begun.elapsed() >= WHILE => {
                Some(Err(StoreError::Db(why)))
            }
            Err(Fault::Passing(_)) => {
                self.tries += 1;
                // Two that met meet less likely again when they do not wait for as long.
                let pause = 5 << self.tries;
                tokio::time::sleep(Duration::from_millis(pause / 2 + rand::random_range(0..pause))).await;
                None
            }
        }
    }
}

/// Tries something until it is done or fails for good.
macro_rules! again {
    ($db:expr, $work:expr) => {
        again!($db, $work, $crate::store::postgres::again::SOON)
    };
    ($db:expr, $work:expr, $limit:expr) => {{
        let mut patience = $crate::store::postgres::again::Patience::of($limit);
        loop {
            if let Some(ended) = patience.after(async { $work }).await {
                $db.let_go(patience.ill).await;
                break ended;
            }
        }
    }};
}
pub(super) use again;
