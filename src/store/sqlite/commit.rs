//! A change of a table, as one transaction, in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, ToSql, params};

use super::create::occupied;
use super::sql::statement;
use super::{
    Sqlite, alarms, barred, calls, claims, clocks, entries, forgotten, invitations, overrides, results, seats, unasked,
    votes, watchers,
};
use crate::chat::TableId;
use crate::store::commit::is_lobby;
use crate::store::value::to_text;
use crate::store::{Change, Commit, KeepsCommits, Seen, Stage, StoreError, Stored};

#[async_trait]
impl KeepsCommits for Sqlite {
    async fn commit(&self, commit: Commit) -> Stored<()> {
        let work = move |db: &Connection| {
            let Commit { table, seen, changes, along } = commit;
            along.note(db)?;
            seen.check(db, table)?;
            changes.iter().try_for_each(|change| change.write(db, table))?;
            along.finish(db, table)
        };
        self.write(work).await
    }
}

impl Seen {
    pub(super) fn check(&self, db: &Connection, table: TableId) -> Stored<()> {
        let stage: Option<Stage> = look_up(db, table, "SELECT stage FROM tables WHERE id = ?1")?;
        let stage = stage.ok_or(StoreError::Unknown(table))?;
        let still = match self {
            Seen::Lobby { people, seats } => {
                let wanted: Option<u8> = look_up(db, table, "SELECT seats FROM tables WHERE id = ?1")?;
                let seated = seats::get(db, table)?;
                stage == Stage::Lobby && is_lobby(&seated, wanted.unwrap_or_default(), (people, *seats))
            }
            Seen::Game { entries } => {
                if entries::count(db, table)? != *entries {
                    return Err(StoreError::Taken { table, n: entries + 1 });
                }
                stage == Stage::Playing
            }
            Seen::Ended => !stage.is_live(),
            Seen::Live => stage.is_live(),
        };
        if still { Ok(()) } else { Err(StoreError::Moved(table)) }
    }
}

fn look_up<T: rusqlite::types::FromSql>(db: &Connection, table: TableId, sql: &'static str) -> Stored<Option<T>> {
    Ok(statement(db, sql)?.query_row([table], |row| row.get(0)).optional()?)
}

impl Change {
    fn write(&self, db: &Connection, table: TableId) -> Stored<()> {
        let set = |sql, value: &dyn ToSql| -> Stored<()> {
            statement(db, sql)?.execute(params![table, value])?;
            Ok(())
        };
        match self {
            Change::Stage(stage) => {
                if !stage.is_live() {
                    overrides::clear(db, table)?;
                }
                set("UPDATE tables SET stage = ?2 WHERE id = ?1", stage)
            }
            Change::Host(host) => set("UPDATE tables SET host = ?2 WHERE id = ?1", host),
            Change::Options(options) => set("UPDATE tables SET options = ?2 WHERE id = ?1", &to_text(options)?),
            Change::Seats(seats) => set("UPDATE tables SET seats = ?2 WHERE id = ?1", seats),
            Change::Sitters(sitters) => seats::put(db, table, sitters),
            Change::Claims(claims) => claims::put(db, table, claims),
            Change::Barred(barred) => barred::put(db, table, barred),
            Change::Invitations(invitations) => invitations::put(db, table, invitations),
            Change::Watchers(watchers) => watchers::put(db, table, watchers),
            Change::HostSeen(at) => set("UPDATE tables SET host_seen = ?2 WHERE id = ?1", at),
            Change::Language(language) => set("UPDATE tables SET language = ?2 WHERE id = ?1", &language.code()),
            Change::Venue(venue) => set("UPDATE tables SET place = ?2 WHERE id = ?1", venue),
            Change::Channel(channel) => {
                occupied(db, *channel, Some(table))?;
                set("UPDATE tables SET channel = ?2 WHERE id = ?1", channel)
            }
            Change::Moved(at) => set("UPDATE tables SET moved = ?2 WHERE id = ?1", at),
            Change::Begun(header) => {
                set("UPDATE tables SET stage = 'playing', header = ?2 WHERE id = ?1", &to_text(header)?)
            }
            Change::Entries(entries) => entries::add(db, table, entries),
            Change::Snapshot(snapshot) => entries::put_snapshot(db, table, snapshot),
            Change::Awaiting(seats) => set("UPDATE tables SET awaiting = ?2 WHERE id = ?1", seats),
            Change::Vote(vote) => votes::put(db, table, vote),
            Change::Alarm(of, alarm) => alarms::set(db, table, *of, *alarm),
            Change::Clock(seat, clock) => clocks::set(db, table, *seat, *clock),
            Change::Call(seat, call) => calls::set(db, table, *seat, *call),
            Change::Paused(until) => set("UPDATE tables SET paused_until = ?2 WHERE id = ?1", until),
            Change::Broken(since) => set("UPDATE tables SET broken = ?2 WHERE id = ?1", since),
            Change::Unasked(user, unasked) => unasked::put(db, *user, *unasked),
            Change::NoAlarms => alarms::clear(db, table),
            Change::Finished(finished) => results::put(db, table, finished),
            Change::Forgotten(forgotten) => forgotten::at_table(db, table, forgotten),
        }
    }
}
