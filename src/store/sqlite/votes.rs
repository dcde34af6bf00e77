//! Votes in SQLite.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, params};

use super::Sqlite;
use super::sql::{statement, unknown_word};
use crate::chat::{Ballot, TableId, UserId};
use crate::store::value::{ago, readable, to_text};
use crate::store::{KeepsVotes, Outcome, Stored, Vote};

impl ToSql for Ballot {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.token().into())
    }
}

impl FromSql for Ballot {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let token = value.as_str()?;
        Ballot::of(token).ok_or_else(|| unknown_word(token))
    }
}

#[async_trait]
impl KeepsVotes for Sqlite {
    async fn votes(&self, table: TableId) -> Stored<Vec<Vote>> {
        self.read(move |db| {
            let sql = "SELECT number, kind, user, name, seat, seats, step, entry, opened, reminded, lapsed, outcome,
                           until, pace, comer, comer_name FROM votes WHERE table_id = ?1 ORDER BY number";
            let mut query = statement(db, sql)?;
            let mut votes: Vec<Vote> = readable(query.query_map([table], vote)?, "votes").collect();
            for vote in &mut votes {
                vote.choices = choices(db, table, vote.number)?;
            }
            Ok(votes)
        })
        .await
    }

    async fn forget_votes(&self, age: Duration) -> Stored<usize> {
        self.write(move |db| {
            let sql = "DELETE FROM votes INDEXED BY votes_settled WHERE outcome IS NOT NULL AND opened <= ?1
                       AND number < (SELECT max(number) FROM votes AS newer WHERE newer.table_id = votes.table_id)";
            Ok(statement(db, sql)?.execute([ago(age)])?)
        })
        .await
    }
}

/// Writes a vote as it is now, with all choices.
pub(super) fn put(db: &Connection, table: TableId, vote: &Vote) -> Stored<()> {
    let sql = "INSERT INTO votes
                   (table_id, number, kind, user, name, seat, seats, step, entry, opened, reminded, lapsed, outcome,
                    until, pace, comer, comer_name)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
               ON CONFLICT (table_id, number) DO UPDATE SET name = excluded.name, seats = excluded.seats,
                   reminded = excluded.reminded, lapsed = excluded.lapsed, outcome = excluded.outcome";
    let outcome = vote.outcome.as_ref().map(to_text).transpose()?;
    let (step, entry) = (vote.step.map(u64::cast_signed), vote.entry.cast_signed());
    let (comer, comer_name) = (vote.comer.as_ref().map(|(user, _)| user), vote.comer.as_ref().map(|(_, name)| name));
    let Vote { number, question, by, name, seat, seats, opened, reminded, has_lapsed, until, pace, .. } = vote;
    let row = params![
        table, number, question, by, name, seat, seats, step, entry, opened, reminded, has_lapsed, outcome, until,
        pace, comer, comer_name
    ];
    statement(db, sql)?.execute(row)?;
    statement(db, "DELETE FROM choices WHERE table_id = ?1 AND vote = ?2")?.execute(params![table, number])?;
    let sql = "INSERT INTO choices (table_id, vote, user, choice) VALUES (?1, ?2, ?3, ?4)";
    let mut choose = statement(db, sql)?;
    for (user, ballot) in &vote.choices {
        choose.execute(params![table, number, user, ballot])?;
    }
    Ok(())
}

fn choices(db: &Connection, table: TableId, vote: u32) -> Stored<Vec<(UserId, Ballot)>> {
    let sql = "SELECT user, choice FROM choices WHERE table_id = ?1 AND vote = ?2";
    let mut query = statement(db, sql)?;
    let rows = query.query_map(params![table, vote], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(readable(rows, "choices").collect())
}

/// A vote without its choices. One whose end cannot be read ended somehow.
fn vote(row: &Row<'_>) -> rusqlite::Result<Vote> {
    let outcome: Option<String> = row.get(11)?;
    Ok(Vote {
        number: row.get(0)?,
        question: row.get(1)?,
        by: row.get(2)?,
        name: row.get(3)?,
        seat: row.get(4)?,
        seats: row.get(5)?,
        step: row.get::<_, Option<i64>>(6)?.map(i64::cast_unsigned),
        entry: row.get::<_, i64>(7)?.cast_unsigned(),
        opened: row.get(8)?,
        reminded: row.get(9)?,
        has_lapsed: row.get(10)?,
        choices: Vec::new(),
        until: row.get(12)?,
        pace: row.get(13)?,
        comer: row.get::<_, Option<UserId>>(14)?.zip(row.get(15)?),
        outcome: outcome.map(|text| serde_json::from_str(&text).unwrap_or(Outcome::Void)),
    })
}
