//! A change of a table in PostgreSQL: one transaction, which locks the table's row before it looks at anything of it, and sends
//! all that changes without waiting in between.

use async_trait::async_trait;
use deadpool_postgres::{GenericClient, Transaction};
use tokio_postgres::Row;

use super::again::{Tried, again, is_open};
use super::sql::{get, row, run, values};
use super::tables::occupied;
use super::together::{Statement, send};
use super::{Postgres, forgotten, of_table, outbox, results, votes};
use crate::chat::{TableId, UserId};
use crate::record::Entry;
use crate::store::commit::is_lobby;
use crate::store::value::{now, to_text};
use crate::store::{Along, Change, Commit, KeepsCommits, Seen, Stage, StoreError, Stored, Unasked};

#[async_trait]
impl KeepsCommits for Postgres {
    async fn commit(&self, commit: Commit) -> Stored<()> {
        let db = self.clone();
        self.to_its_end(async move {
            // The version of the table before a try of which it is not known how it ended.
            let mut unknown = None;
            again!(db, db.try_commit(&commit, &mut unknown).await)
        })
        .await
    }
}

impl Postgres {
    async fn try_commit(&self, commit: &Commit, unknown: &mut Option<i64>) -> Tried<()> {
        let Commit { table, seen, changes, along } = commit;
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let before = locked(&tx, *table).await?;
        let version = before.as_ref().map_or(Ok(0), |row| get(row, 0))?;
        if unknown.is_some_and(|tried| tried < version) {
            // It happened; only the word that it did was lost.
            return Ok(());
        }
        note(&tx, along).await?;
        let before = before.ok_or(StoreError::Unknown(*table))?;
        check(&tx, *table, seen, &before).await?;
        let mut entries = get(&before, 3)?;
        let mut statements = Vec::new();
        for change in changes {
            match change {
                Change::Channel(channel) => {
                    send(&tx, std::mem::take(&mut statements)).await?;
                    occupied(&tx, *channel, Some(*table)).await?;
                    statements.push(("UPDATE tables SET channel = $2 WHERE id = $1", values![*table, *channel]));
                }
                Change::Finished(finished) => {
                    send(&tx, std::mem::take(&mut statements)).await?;
                    results::put(&tx, *table, finished, now()).await?;
                }
                Change::Forgotten(one) => {
                    send(&tx, std::mem::take(&mut statements)).await?;
                    forgotten::at_table(&tx, *table, one).await?;
                }
                Change::Entries(new) => statements.extend(add(*table, new, &mut entries)?),
                other => statements.extend(written(*table, other)?),
            }
        }
        statements.extend(finish(*table, along)?);
        send(&tx, statements).await?;
        let ended = tx.commit().await;
        *unknown = ended.as_ref().is_err_and(is_open).then_some(version);
        Ok(ended?)
    }
}

/// Locks the row of a table: version, stage, how many seats are wanted, how many entries there are.
pub(super) async fn locked(tx: &Transaction<'_>, table: TableId) -> Tried<Option<Row>> {
    let sql = "SELECT version, stage, seats, entries FROM tables WHERE id = $1 FOR NO KEY UPDATE";
    row(tx, sql, values![table]).await
}

/// Notes the interaction, so that a repeated one looks like nothing else.
pub(super) async fn note(tx: &Transaction<'_>, along: &Along) -> Tried<()> {
    let Some(interaction) = along.interaction else { return Ok(()) };
    let sql = "INSERT INTO interactions (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";
    if run(tx, sql, values![interaction, now()]).await? == 0 { Err(StoreError::Repeated.into()) } else { Ok(()) }
}

/// Notes when the table changed and what has to be said: the last thing a change does.
pub(super) fn finish(table: TableId, along: &Along) -> Stored<Vec<Statement>> {
    let touched = ("UPDATE tables SET touched = $2, version = version + 1 WHERE id = $1", values![table, now()]);
    let mut statements = vec![touched];
    for item in &along.say {
        statements.extend(outbox::add(table, item)?);
    }
    Ok(statements)
}

/// Refuses a table that is otherwise than it was seen, by its locked row.
pub(super) async fn check(db: &impl GenericClient, table: TableId, seen: &Seen, before: &Row) -> Tried<()> {
    let (stage, wanted, there) = (get::<Stage>(before, 1)?, get::<u8>(before, 2)?, get::<u64>(before, 3)?);
    let still = match seen {
        Seen::Lobby { people, seats } => {
            let seated = of_table::sitters(db, table).await?;
            stage == Stage::Lobby && is_lobby(&seated, wanted, (people, *seats))
        }
        Seen::Game { entries } if there != *entries => return Err(StoreError::Taken { table, n: entries + 1 }.into()),
        Seen::Game { .. } => stage == Stage::Playing,
        Seen::Ended => !stage.is_live(),
        Seen::Live => stage.is_live(),
    };
    if still { Ok(()) } else { Err(StoreError::Moved(table).into()) }
}

/// Adds to a record of which so many entries are known.
fn add(table: TableId, new: &[Entry], entries: &mut u64) -> Stored<Vec<Statement>> {
    let mut statements = Vec::new();
    for entry in new {
        *entries += 1;
        let sql = "INSERT INTO entries (table_id, n, entry, at) VALUES ($1, $2, $3, $4)";
        statements.push((sql, values![table, *entries, to_text(entry)?, now()]));
    }
    statements.push(("UPDATE tables SET entries = $2 WHERE id = $1", values![table, *entries]));
    Ok(statements)
}

/// What writes a change.
fn written(table: TableId, change: &Change) -> Stored<Vec<Statement>> {
    let one = match change {
        Change::Stage(stage) => {
            let ended = ("DELETE FROM overrides WHERE table_id = $1", values![table]);
            let set = ("UPDATE tables SET stage = $2 WHERE id = $1", values![table, *stage]);
            return Ok(if stage.is_live() { vec![set] } else { vec![ended, set] });
        }
        Change::Sitters(sitters) => return Ok(of_table::put_sitters(table, sitters)),
        Change::Claims(claims) => return Ok(of_table::put_claims(table, claims)),
        Change::Barred(barred) => return Ok(of_table::put_barred(table, barred)),
        Change::Invitations(invitations) => return Ok(of_table::put_invitations(table, invitations)),
        Change::Watchers(watchers) => return Ok(of_table::put_watchers(table, watchers)),
        Change::Vote(vote) => return votes::put(table, vote),
        Change::Host(host) => ("UPDATE tables SET host = $2 WHERE id = $1", values![table, *host]),
        Change::Options(options) => ("UPDATE tables SET options = $2 WHERE id = $1", values![table, to_text(options)?]),
        Change::Seats(seats) => ("UPDATE tables SET seats = $2 WHERE id = $1", values![table, *seats]),
        Change::HostSeen(at) => ("UPDATE tables SET host_seen = $2 WHERE id = $1", values![table, *at]),
        Change::Language(language) => {
            ("UPDATE tables SET language = $2 WHERE id = $1", values![table, language.code()])
        }
        Change::Venue(venue) => ("UPDATE tables SET place = $2 WHERE id = $1", values![table, *venue]),
        Change::Moved(at) => ("UPDATE tables SET moved = $2 WHERE id = $1", values![table, *at]),
        Change::Begun(header) => {
            ("UPDATE tables SET stage = 'playing', header = $2 WHERE id = $1", values![table, to_text(header)?])
        }
        Change::Snapshot(snapshot) => (
            "INSERT INTO snapshots (table_id, snapshot) VALUES ($1, $2)
             ON CONFLICT (table_id) DO UPDATE SET snapshot = excluded.snapshot",
            values![table, to_text(snapshot)?],
        ),
        Change::Awaiting(seats) => ("UPDATE tables SET awaiting = $2 WHERE id = $1", values![table, *seats]),
        Change::Alarm(of, alarm) => of_table::set_alarm(table, *of, *alarm),
        Change::Clock(seat, clock) => of_table::set_clock(table, *seat, *clock),
        Change::Call(seat, call) => of_table::set_call(table, *seat, *call),
        Change::Paused(until) => ("UPDATE tables SET paused_until = $2 WHERE id = $1", values![table, *until]),
        Change::Broken(since) => ("UPDATE tables SET broken = $2 WHERE id = $1", values![table, *since]),
        Change::Unasked(user, unasked) => put_unasked(*user, *unasked),
        Change::NoAlarms => ("DELETE FROM alarms WHERE table_id = $1", values![table]),
        // These look at what is there first.
        Change::Channel(_) | Change::Entries(_) | Change::Finished(_) | Change::Forgotten(_) => return Ok(Vec::new()),
    };
    Ok(vec![one])
}

fn put_unasked(user: UserId, unasked: Unasked) -> Statement {
    let Unasked { day, said, listed, left_out, welcomed, digested } = unasked;
    (
        "INSERT INTO people (\"user\", said_day, said, listed, left_out, welcomed, digested)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (\"user\") DO UPDATE SET said_day = excluded.said_day, said = excluded.said,
             listed = excluded.listed, left_out = excluded.left_out, welcomed = excluded.welcomed,
             digested = excluded.digested",
        values![user, day, said, listed, left_out, welcomed, digested],
    )
}
