//! The schema of a PostgreSQL database: brought up to date by whoever runs the bot, before it begins, and checked by each process.

use include_dir::{Dir, include_dir};
use refinery_core::{Migration, Runner};
use tokio_postgres::{Client, error::SqlState};

use super::server::Server;
use crate::store::OpenError;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/migrations-postgres");

/// One at a time brings a schema up to date: by `Guil` in ASCII and one, and by the schema.
const ONE_AT_A_TIME: &str = "SELECT pg_advisory_lock(1198877037, hashtext(current_schema()))";

/// What a database went through last; nothing of it stands there where it is new.
pub(super) const LAST: &str = "SELECT max(version) FROM refinery_schema_history";

/// Brings the schema of a database up to date; gives how many steps that were.
///
/// # Errors
/// When the server cannot be used, a step fails, or a newer release was there.
pub async fn migrate(address: &str, password: Option<&str>) -> Result<usize, OpenError> {
    let server = Server::of(address, password)?;
    let mut client = server.connect().await?;
    client.batch_execute(ONE_AT_A_TIME).await.map_err(|error| server.failed(&error))?;
    let steps = steps(&server)?;
    is_not_newer(&server, schema(&server, &client).await?, newest(&steps))?;
    let done = Runner::new(&steps).run_async(&mut client).await;
    done.map(|report| report.applied_migrations().len()).map_err(|error| server.unusable(&error))
}

/// Refuses a database whose schema is not this release's.
pub(super) async fn check(server: &Server) -> Result<(), OpenError> {
    let (client, newest) = (server.connect().await?, newest(&steps(server)?));
    let there = schema(server, &client).await?;
    is_not_newer(server, there, newest)?;
    if there == newest { Ok(()) } else { Err(OpenError::Behind(server.place(), there, newest)) }
}

fn is_not_newer(server: &Server, there: i64, newest: i64) -> Result<(), OpenError> {
    if there > newest { Err(OpenError::Ahead(server.place(), there, newest)) } else { Ok(()) }
}

fn steps(server: &Server) -> Result<Vec<Migration>, OpenError> {
    let step = |file: &include_dir::File<'_>| {
        let name = file.path().file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        Migration::unapplied(name, file.contents_utf8().unwrap_or_default()).map_err(|error| server.unusable(&error))
    };
    FILES.files().map(step).collect()
}

fn newest(steps: &[Migration]) -> i64 {
    steps.iter().map(|step| step.version().into()).max().unwrap_or_default()
}

/// The number of the step that a database went through last; 0 where it is new.
async fn schema(server: &Server, client: &Client) -> Result<i64, OpenError> {
    match client.query_one(LAST, &[]).await {
        Ok(row) => Ok(row.try_get::<_, Option<i32>>(0).ok().flatten().map_or(0, Into::into)),
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_TABLE) => Ok(0),
        Err(error) => Err(server.failed(&error)),
    }
}
