//! Statements that are sent together: none waits for the answer to the one before.

use std::pin::Pin;

use deadpool_postgres::{GenericClient, Transaction};
use futures_util::future::{MaybeDone, maybe_done};
use futures_util::poll;

use super::again::Tried;
use super::sql::Value;

/// A statement with its values.
pub(super) type Statement = (&'static str, Vec<Value>);

/// Sends statements, in order; when one fails, none of those behind it has done anything.
pub(super) async fn send(tx: &Transaction<'_>, statements: Vec<Statement>) -> Tried<()> {
    let mut ready = Vec::with_capacity(statements.len());
    for (sql, values) in statements {
        ready.push((tx.prepare_cached(sql).await?, values));
    }
    let execute = |(statement, values)| async move { tx.execute_raw(&statement, values).await };
    let mut sent: Vec<Pin<Box<MaybeDone<_>>>> =
        ready.into_iter().map(|one| Box::pin(maybe_done(execute(one)))).collect();
    // One is sent when it is first looked at.
    for one in &mut sent {
        let _ = poll!(one.as_mut());
    }
    for mut one in sent {
        one.as_mut().await;
        one.as_mut().take_output().transpose()?;
    }
    Ok(())
}
