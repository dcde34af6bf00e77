//! What stands in lists of a table, read and written as a whole: who sits there, who is called, what it does by itself.

use std::collections::BTreeSet;

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

use super::again::Tried;
use super::sql::{Value, column, get, rows, values};
use super::together::Statement;
use crate::chat::{TableId, UserId};
use crate::rules::Seat;
use crate::store::value::readable;
use crate::store::{
    Alarm, AlarmOf, Alarms, Call, Calls, Claim, Clocks, DueAlarm, Invitation, SeatClock, Sitter, Stored, Watcher,
};

/// The columns of [`alarm`].
pub(super) const ALARM: &str = "kind, seat, \"user\", vote, at, mark, table_id";

/// An alarm with its table.
pub(super) fn alarm(row: &Row) -> Stored<DueAlarm> {
    let of = AlarmOf::of_columns(get(row, 0)?, (get(row, 1)?, get(row, 2)?, get(row, 3)?));
    Ok(DueAlarm { table: get(row, 6)?, of, alarm: Alarm { at: get(row, 4)?, mark: get(row, 5)? } })
}

pub(super) async fn alarms(db: &impl GenericClient, table: TableId) -> Tried<Alarms> {
    let sql = format!("SELECT {ALARM} FROM alarms WHERE table_id = $1");
    let found = rows(db, &sql, values![table]).await?;
    Ok(readable(found.iter().map(alarm), "alarms").map(|due| (due.of, due.alarm)).collect())
}

/// Sets an alarm, in place of the one that is about the same, or turns it off.
pub(super) fn set_alarm(table: TableId, of: AlarmOf, alarm: Option<Alarm>) -> Statement {
    let (seat, user, vote) = of.columns();
    match alarm {
        Some(Alarm { at, mark }) => (
            "INSERT INTO alarms (table_id, kind, seat, \"user\", vote, at, mark) VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (table_id, kind, seat, \"user\", vote) DO UPDATE SET at = excluded.at, mark = excluded.mark",
            values![table, of.kind, seat, user, vote, at, mark],
        ),
        None => (
            "DELETE FROM alarms WHERE table_id = $1 AND kind = $2 AND seat = $3 AND \"user\" = $4 AND vote = $5",
            values![table, of.kind, seat, user, vote],
        ),
    }
}

pub(super) async fn calls(db: &impl GenericClient, table: TableId) -> Tried<Calls> {
    let sql = "SELECT seat, call, step, at, reminders, nudges, nudged, said, alone, heralded
               FROM calls WHERE table_id = $1";
    let call = |row: &Row| -> Stored<(Seat, Call)> {
        let (call, step, at, reminders, nudges) =
            (get(row, 1)?, get(row, 2)?, get(row, 3)?, get(row, 4)?, get(row, 5)?);
        let (nudged, said, alone, is_heralded) = (get(row, 6)?, get(row, 7)?, get(row, 8)?, get(row, 9)?);
        Ok((get(row, 0)?, Call { call, step, at, reminders, nudges, nudged, said, alone, is_heralded }))
    };
    Ok(readable(rows(db, sql, values![table]).await?.iter().map(call), "calls").collect())
}

/// Notes the call of a seat, or that it is called no more.
pub(super) fn set_call(table: TableId, seat: Seat, call: Option<Call>) -> Statement {
    let Some(Call { call, step, at, reminders, nudges, nudged, said, alone, is_heralded }) = call else {
        return ("DELETE FROM calls WHERE table_id = $1 AND seat = $2", values![table, seat]);
    };
    (
        "INSERT INTO calls (table_id, seat, call, step, at, reminders, nudges, nudged, said, alone, heralded)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (table_id, seat) DO UPDATE SET call = excluded.call, step = excluded.step, at = excluded.at,
             reminders = excluded.reminders, nudges = excluded.nudges, nudged = excluded.nudged, said = excluded.said,
             alone = excluded.alone, heralded = excluded.heralded",
        values![table, seat, call, step, at, reminders, nudges, nudged, said, alone, is_heralded],
    )
}

pub(super) async fn clocks(db: &impl GenericClient, table: TableId) -> Tried<Clocks> {
    let sql = "SELECT seat, call, step, due, moved_from, moved_to, state FROM clocks WHERE table_id = $1";
    let clock = |row: &Row| -> Stored<(Seat, SeatClock)> {
        let moved = get::<Option<i64>>(row, 4)?.zip(get(row, 5)?);
        let (call, step, due) = (get(row, 1)?, get(row, 2)?, get(row, 3)?);
        Ok((get(row, 0)?, SeatClock { call, step, due, moved, state: get(row, 6)? }))
    };
    Ok(readable(rows(db, sql, values![table]).await?.iter().map(clock), "clocks").collect())
}

/// Sets the clock of a seat, or takes it away.
pub(super) fn set_clock(table: TableId, seat: Seat, clock: Option<SeatClock>) -> Statement {
    let Some(SeatClock { call, step, due, moved, state }) = clock else {
        return ("DELETE FROM clocks WHERE table_id = $1 AND seat = $2", values![table, seat]);
    };
    let (from, to) = moved.unzip();
    (
        "INSERT INTO clocks (table_id, seat, call, step, due, moved_from, moved_to, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (table_id, seat) DO UPDATE SET call = excluded.call, step = excluded.step, due = excluded.due,
             moved_from = excluded.moved_from, moved_to = excluded.moved_to, state = excluded.state",
        values![table, seat, call, step, due, from, to, state],
    )
}

pub(super) async fn sitters(db: &impl GenericClient, table: TableId) -> Tried<Vec<Sitter>> {
    let sql = "SELECT \"user\", name, bot, gone FROM seats WHERE table_id = $1 ORDER BY seat";
    let sitter = |row: &Row| -> Stored<Sitter> {
        Ok(match get(row, 0)? {
            Some(user) => Sitter::Person { user, name: get(row, 1)?, gone: get(row, 3)? },
            None => Sitter::Bot(get(row, 2)?),
        })
    };
    Ok(rows(db, sql, values![table]).await?.iter().map(sitter).collect::<Stored<_>>()?)
}

/// A list that is written anew: what empties it, and one statement a row.
fn anew(empty: &'static str, table: TableId, insert: &'static str, rows: Vec<Vec<Value>>) -> Vec<Statement> {
    let rows = rows.into_iter().map(|row| (insert, row));
    [(empty, values![table])].into_iter().chain(rows).collect()
}

pub(super) fn put_sitters(table: TableId, sitters: &[Sitter]) -> Vec<Statement> {
    let row = |(sitter, seat): (&Sitter, Seat)| match sitter {
        Sitter::Person { user, name, gone } => values![table, seat, *user, name, None::<String>, *gone],
        Sitter::Bot(level) => values![table, seat, None::<UserId>, None::<String>, level, None::<i64>],
    };
    anew(
        "DELETE FROM seats WHERE table_id = $1",
        table,
        "INSERT INTO seats (table_id, seat, \"user\", name, bot, gone) VALUES ($1, $2, $3, $4, $5, $6)",
        sitters.iter().zip((0..).map(Seat)).map(row).collect(),
    )
}

pub(super) async fn claims(db: &impl GenericClient, table: TableId) -> Tried<Vec<Claim>> {
    let sql = "SELECT \"user\", name, seat, since, standing, kept FROM claims WHERE table_id = $1 ORDER BY \"user\"";
    let claim = |row: &Row| -> Stored<Claim> {
        let (user, name, seat, since) = (get(row, 0)?, get(row, 1)?, get(row, 2)?, get(row, 3)?);
        Ok(Claim { user, name, seat, since, standing: get(row, 4)?, is_kept: get(row, 5)? })
    };
    Ok(readable(rows(db, sql, values![table]).await?.iter().map(claim), "claims").collect())
}

pub(super) fn put_claims(table: TableId, claims: &[Claim]) -> Vec<Statement> {
    let row = |claim: &Claim| {
        let Claim { user, name, seat, since, standing, is_kept } = claim;
        values![table, *user, name, *seat, *since, *standing, *is_kept]
    };
    anew(
        "DELETE FROM claims WHERE table_id = $1",
        table,
        "INSERT INTO claims (table_id, \"user\", name, seat, since, standing, kept) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        claims.iter().map(row).collect(),
    )
}

pub(super) async fn barred(db: &impl GenericClient, table: TableId) -> Tried<BTreeSet<UserId>> {
    let found = column(db, "SELECT \"user\" FROM barred WHERE table_id = $1", values![table]).await?;
    Ok(found.into_iter().collect())
}

pub(super) fn put_barred(table: TableId, barred: &BTreeSet<UserId>) -> Vec<Statement> {
    anew(
        "DELETE FROM barred WHERE table_id = $1",
        table,
        "INSERT INTO barred (table_id, \"user\") VALUES ($1, $2)",
        barred.iter().map(|user| values![table, *user]).collect(),
    )
}

pub(super) async fn invitations(db: &impl GenericClient, table: TableId) -> Tried<Vec<Invitation>> {
    let sql = "SELECT number, \"user\", name, at, answer FROM invitations WHERE table_id = $1 ORDER BY number";
    let invitation = |row: &Row| -> Stored<Invitation> {
        let (number, user, name) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
        Ok(Invitation { number, user, name, at: get(row, 3)?, answer: get(row, 4)? })
    };
    Ok(readable(rows(db, sql, values![table]).await?.iter().map(invitation), "invitations").collect())
}

pub(super) fn put_invitations(table: TableId, invitations: &[Invitation]) -> Vec<Statement> {
    let row = |invitation: &Invitation| {
        let Invitation { number, user, name, at, answer } = invitation;
        values![table, *number, *user, name, *at, *answer]
    };
    anew(
        "DELETE FROM invitations WHERE table_id = $1",
        table,
        "INSERT INTO invitations (table_id, number, \"user\", name, at, answer) VALUES ($1, $2, $3, $4, $5, $6)",
        invitations.iter().map(row).collect(),
    )
}

pub(super) async fn watchers(db: &impl GenericClient, table: TableId) -> Tried<Vec<Watcher>> {
    let sql = "SELECT \"user\", shown, closed FROM watchers WHERE table_id = $1 ORDER BY \"user\"";
    let watcher = |row: &Row| -> Stored<Watcher> {
        Ok(Watcher { user: get(row, 0)?, shown: get(row, 1)?, is_closed: get(row, 2)? })
    };
    Ok(readable(rows(db, sql, values![table]).await?.iter().map(watcher), "watchers").collect())
}

pub(super) fn put_watchers(table: TableId, watchers: &[Watcher]) -> Vec<Statement> {
    anew(
        "DELETE FROM watchers WHERE table_id = $1",
        table,
        "INSERT INTO watchers (table_id, \"user\", shown, closed) VALUES ($1, $2, $3, $4)",
        watchers.iter().map(|one| values![table, one.user, one.shown, one.is_closed]).collect(),
    )
}
