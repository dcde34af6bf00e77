//! What was served, in SQLite.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, params};

use super::sql::statement;
use super::{Sqlite, outbox};
use crate::chat::{InteractionId, TableId};
use crate::store::value::{ago, now};
use crate::store::{Along, KeepsInteractions, StoreError, Stored};

impl Along {
    /// Notes the interaction: the first thing a change does, so that a repeated one looks like nothing else.
    pub(super) fn note(&self, db: &Connection) -> Stored<()> {
        match self.interaction {
            Some(interaction) if !note(db, interaction)? => Err(StoreError::Repeated),
            _ => Ok(()),
        }
    }

    /// Notes when the table changed and writes what has to be said: the last thing a change does.
    pub(super) fn finish(&self, db: &Connection, table: TableId) -> Stored<()> {
        statement(db, "UPDATE tables SET touched = ?2 WHERE id = ?1")?.execute(params![table, now()])?;
        self.say.iter().try_for_each(|item| outbox::add(db, table, item))
    }
}

#[async_trait]
impl KeepsInteractions for Sqlite {
    async fn forget_interactions(&self, age: Duration) -> Stored<usize> {
        self.write(move |db| Ok(statement(db, "DELETE FROM interactions WHERE at <= ?1")?.execute([ago(age)])?)).await
    }
}

fn note(db: &Connection, interaction: InteractionId) -> Stored<bool> {
    let sql = "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    Ok(statement(db, sql)?.execute(params![interaction, now()])? == 1)
}
