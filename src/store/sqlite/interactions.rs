//! Presses and commands that were served, so that one that is delivered again does nothing.

use std::time::Duration;

use rusqlite::{Connection, params};

use super::outbox::{self, NewItem};
use super::sql::{ago, now, statement};
use super::{Store, StoreError, Stored};
use crate::chat::{InteractionId, TableId};

/// What is written together with a change: the interaction that led to it, and what has to be said of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Along {
    /// When it was served before, nothing is changed: [`StoreError::Repeated`]. An error leaves it unserved.
    pub interaction: Option<InteractionId>,
    /// What has to be said, in this order; said only if something changed.
    pub say: Vec<NewItem>,
}

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

impl Store {
    /// Forgets the interactions that are older than `age`; returns how many. The platform does not deliver them
    /// again after a quarter of an hour.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_interactions(&self, age: Duration) -> Stored<usize> {
        self.write(move |db| Ok(statement(db, "DELETE FROM interactions WHERE at <= ?1")?.execute([ago(age)])?)).await
    }
}

fn note(db: &Connection, interaction: InteractionId) -> Stored<bool> {
    let sql = "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    Ok(statement(db, sql)?.execute(params![interaction, now()])? == 1)
}
