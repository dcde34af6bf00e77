//! What a table decides together: votes, who chose what, and how they ended. Who may decide and when a vote is settled is
//! not known here.

use std::time::Duration;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, params};
use serde::{Deserialize, Serialize};

use super::sql::{ago, readable, statement, to_text, unknown_word, words};
use super::{Store, Stored};
use crate::chat::{Ballot, TableId, UserId};
use crate::rules::{Seat, Seats};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the table is closed for good.
    Close,
    /// Whether it goes back to a step.
    Undo,
    /// What becomes of seats whose time is up.
    Late,
    /// Whether the table rests for a while.
    Pause,
    /// Whether it goes on before that is over.
    Resume,
    /// Whether it goes on at another pace.
    Pace,
    /// Whether whoever asks sits down in place of a bot.
    Seat,
    /// Whether somebody else has a seat of which the table has waited for too long.
    Replace,
}
words!(Question {
    Question::Close => "close",
    Question::Undo => "undo",
    Question::Late => "late",
    Question::Pause => "pause",
    Question::Resume => "resume",
    Question::Pace => "pace",
    Question::Seat => "seat",
    Question::Replace => "replace",
});

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

/// How a vote ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// It was agreed to, and done.
    Agreed,
    /// Somebody of that name would not have it.
    Refused {
        /// What they were called.
        name: String,
    },
    /// Whoever asked asks no more.
    Withdrawn,
    /// Not everybody answered in time.
    Unanswered,
    /// Not enough would have it.
    Outvoted,
    /// The game has gone on, or is over.
    Void,
    /// Whoever was late has moved.
    Moved {
        /// What they are called.
        name: String,
    },
    /// Whoever was not in the server is there again.
    Back {
        /// What they are called.
        name: String,
    },
    /// Nobody is left who is not late.
    AllLate,
    /// Nobody is left who is in the server.
    AllGone,
    /// It is waited for whoever is late.
    Waits {
        /// When their time is up now, in milliseconds since 1970; 0 where it never is.
        until: i64,
    },
    /// A bot moves in the place of whoever is late.
    BotMoves,
    /// Bots have the seats now.
    BotSits {
        /// What they are called.
        bots: String,
    },
    /// A bot has the seat it was about, until whoever was wanted sits down.
    Replaced {
        /// Who sat there.
        name: String,
        /// What the bot is called.
        bot: String,
        /// When it was decided, in milliseconds since 1970.
        at: i64,
    },
    /// It goes on at 24 hours a move.
    Days {
        /// When the time of whoever is late is up now, in milliseconds since 1970.
        until: i64,
    },
}

/// A vote.
#[derive(Clone, Debug, PartialEq)]
pub struct Vote {
    /// Its number at the table, from 1.
    pub number: u32,
    /// What is asked.
    pub question: Question,
    /// Who asks; where nobody does, whom it is about.
    pub by: UserId,
    /// What they were called then.
    pub name: String,
    /// The seat it is about, if it is about one.
    pub seat: Option<Seat>,
    /// The seats whose time is up, if it is about that.
    pub seats: Seats,
    /// The step to go back to, if it is about that.
    pub step: Option<u64>,
    /// Until when the table is to rest, or rests, if it is about that, in milliseconds since 1970.
    pub until: Option<i64>,
    /// The pace at which it is to go on, if it is about that.
    pub pace: Option<String>,
    /// Who is to sit down in place of whoever it is about, and what they were called then, if it is about that.
    pub comer: Option<(UserId, String)>,
    /// How many entries the record had when it was asked.
    pub entry: u64,
    /// When it was asked, in milliseconds since 1970.
    pub opened: i64,
    /// When those who had not chosen were reminded, in milliseconds since 1970.
    pub reminded: Option<i64>,
    /// Whether who stays silent counts no more.
    pub has_lapsed: bool,
    /// Who has answered, and what.
    pub choices: Vec<(UserId, Ballot)>,
    /// How it ended; none while it is open.
    pub outcome: Option<Outcome>,
}

impl Vote {
    /// A vote that somebody of that name asks for, and that nobody has answered.
    pub fn new(number: u32, question: Question, (by, name): (UserId, String), (entry, opened): (u64, i64)) -> Vote {
        Vote {
            number,
            question,
            by,
            name,
            seat: None,
            seats: Seats::NONE,
            step: None,
            until: None,
            pace: None,
            comer: None,
            entry,
            opened,
            reminded: None,
            has_lapsed: false,
            choices: Vec::new(),
            outcome: None,
        }
    }

    /// Notes what somebody answers; their last answer counts.
    pub fn choose(&mut self, user: UserId, ballot: Ballot) {
        self.choices.retain(|(by, _)| *by != user);
        self.choices.push((user, ballot));
        self.choices.sort_unstable();
    }
}

impl Store {
    /// The votes of a table that are open, or settled and not yet forgotten, in the order in which they were asked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn votes(&self, table: TableId) -> Stored<Vec<Vote>> {
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

    /// Forgets the settled votes that were asked longer than `age` ago; returns how many. The newest of a table stays:
    /// by it the next one gets its number, and an old message must never ask what a new one does.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_votes(&self, age: Duration) -> Stored<usize> {
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
