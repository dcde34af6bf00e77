//! Votes in PostgreSQL.

use std::time::Duration;

use async_trait::async_trait;
use tokio_postgres::Row;

use super::Postgres;
use super::again::{AT_LEISURE, Tried, again};
use super::handle::at_one_moment;
use super::sql::{get, rows, run, values};
use super::together::Statement;
use crate::chat::TableId;
use crate::store::value::{ago, readable, to_text};
use crate::store::{KeepsVotes, Outcome, Stored, Vote};

#[async_trait]
impl KeepsVotes for Postgres {
    async fn votes(&self, table: TableId) -> Stored<Vec<Vote>> {
        again!(self, self.try_votes(table).await)
    }

    async fn forget_votes(&self, age: Duration) -> Stored<usize> {
        let sql = "DELETE FROM votes WHERE outcome IS NOT NULL AND opened <= $1
                   AND number < (SELECT max(number) FROM votes AS newer WHERE newer.table_id = votes.table_id)";
        again!(self, Ok(run(&self.client().await?, sql, values![ago(age)]).await? as usize), AT_LEISURE)
    }
}

impl Postgres {
    async fn try_votes(&self, table: TableId) -> Tried<Vec<Vote>> {
        let mut client = self.client().await?;
        let tx = at_one_moment(&mut client).await?;
        let sql = "SELECT number, kind, \"user\", name, seat, seats, step, entry, opened, reminded, lapsed, outcome,
                       until, pace, comer, comer_name FROM votes WHERE table_id = $1 ORDER BY number";
        let found = rows(&tx, sql, values![table]).await?;
        let mut votes: Vec<Vote> = readable(found.iter().map(vote), "votes").collect();
        let sql = "SELECT vote, \"user\", choice FROM choices WHERE table_id = $1 ORDER BY vote, \"user\"";
        let found = rows(&tx, sql, values![table]).await?;
        let chosen = |row: &Row| -> Stored<_> { Ok((get::<u32>(row, 0)?, (get(row, 1)?, get(row, 2)?))) };
        for (number, choice) in readable(found.iter().map(chosen), "choices") {
            votes.iter_mut().filter(|vote| vote.number == number).for_each(|vote| vote.choices.push(choice));
        }
        Ok(votes)
    }
}

/// What writes a vote as it is now, with all choices.
pub(super) fn put(table: TableId, vote: &Vote) -> Stored<Vec<Statement>> {
    let sql = "INSERT INTO votes
                   (table_id, number, kind, \"user\", name, seat, seats, step, entry, opened, reminded, lapsed, outcome,
                    until, pace, comer, comer_name)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
               ON CONFLICT (table_id, number) DO UPDATE SET name = excluded.name, seats = excluded.seats,
                   reminded = excluded.reminded, lapsed = excluded.lapsed, outcome = excluded.outcome";
    let outcome = vote.outcome.as_ref().map(to_text).transpose()?;
    let (comer, comer_name) = vote.comer.clone().unzip();
    let Vote {
        number, question, by, name, seat, seats, step, entry, opened, reminded, has_lapsed, until, pace, ..
    } = vote;
    let row = values![
        table,
        *number,
        *question,
        *by,
        name,
        *seat,
        *seats,
        *step,
        *entry,
        *opened,
        *reminded,
        *has_lapsed,
        outcome,
        *until,
        pace,
        comer,
        comer_name
    ];
    let mut statements = vec![(sql, row)];
    statements.push(("DELETE FROM choices WHERE table_id = $1 AND vote = $2", values![table, *number]));
    for (user, ballot) in &vote.choices {
        let sql = "INSERT INTO choices (table_id, vote, \"user\", choice) VALUES ($1, $2, $3, $4)";
        statements.push((sql, values![table, *number, *user, *ballot]));
    }
    Ok(statements)
}

/// A vote without its choices. One whose end cannot be read ended somehow.
fn vote(row: &Row) -> Stored<Vote> {
    let outcome: Option<String> = get(row, 11)?;
    Ok(Vote {
        number: get(row, 0)?,
        question: get(row, 1)?,
        by: get(row, 2)?,
        name: get(row, 3)?,
        seat: get(row, 4)?,
        seats: get(row, 5)?,
        step: get(row, 6)?,
        entry: get(row, 7)?,
        opened: get(row, 8)?,
        reminded: get(row, 9)?,
        has_lapsed: get(row, 10)?,
        choices: Vec::new(),
        until: get(row, 12)?,
        pace: get(row, 13)?,
        comer: get::<Option<_>>(row, 14)?.zip(get(row, 15)?),
        outcome: outcome.map(|text| serde_json::from_str(&text).unwrap_or(Outcome::Void)),
    })
}
