//! The opening of a table in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::sql::statement;
use super::tables::live_in;
use super::{Sqlite, alarms, seats};
use crate::chat::{ChannelId, TableId};
use crate::store::value::{now, to_text};
use crate::store::{Alarm, AlarmKind, AlarmOf, Along, KeepsNewTables, NewTable, StoreError, Stored};

#[async_trait]
impl KeepsNewTables for Sqlite {
    async fn create(&self, new: NewTable, along: Along) -> Stored<TableId> {
        self.write(move |db| {
            along.note(db)?;
            occupied(db, new.channel, None)?;
            if let Some(open) = new.rematch_of.map(|former| live_rematch(db, former)).transpose()?.flatten() {
                return Err(StoreError::Occupied(open));
            }
            let id = free_id(db)?;
            let sql = "INSERT INTO tables (id, game, stage, guild, channel, host, options, seats, language, place,
                           created, touched, rematch_of, host_seen)
                       VALUES (?1, ?2, 'lobby', ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?11, ?12)";
            let (options, language) = (to_text(&new.options)?, new.language.code());
            statement(db, sql)?.execute(params![
                id,
                new.game,
                new.guild,
                new.channel,
                new.host,
                options,
                new.seats,
                language,
                new.venue,
                now(),
                new.rematch_of,
                new.opened
            ])?;
            seats::put(db, id, &new.sitters())?;
            let old = Alarm { at: new.old_at, mark: 0 };
            alarms::set(db, id, AlarmOf::table(AlarmKind::LobbyOld), Some(old))?;
            along.finish(db, id)?;
            Ok(id)
        })
        .await
    }
}

/// The table that was opened after another for those who played there, as long as it lives: there is one at a time, wherever.
fn live_rematch(db: &Connection, former: TableId) -> Stored<Option<TableId>> {
    let sql = "SELECT id FROM tables WHERE rematch_of = ?1 AND stage IN ('lobby', 'playing') LIMIT 1";
    Ok(statement(db, sql)?.query_row([former], |row| row.get(0)).optional()?)
}

/// Refuses a channel in which another table lives.
pub(super) fn occupied(db: &Connection, channel: ChannelId, but: Option<TableId>) -> Stored<()> {
    let other = live_in(db, channel)?.filter(|table| Some(*table) != but);
    other.map_or(Ok(()), |table| Err(StoreError::Occupied(table)))
}

/// A name nothing ever had: three characters, and more where those are getting rare. Random, so that it tells nothing.
fn free_id(db: &Connection) -> Stored<TableId> {
    // Old messages have buttons of tables that are no more.
    let sql = "SELECT 1 FROM tables WHERE id = ?1 UNION ALL SELECT 1 FROM deleted WHERE id = ?1";
    let mut query = statement(db, sql)?;
    for range in [TableId::SHORT, TableId::MEDIUM, u32::MAX] {
        for _ in 0..8 {
            let id = TableId(rand::random_range(0..range));
            if !query.exists([id])? {
                return Ok(id);
            }
        }
    }
    Err(StoreError::Db("no free name for a table".into()))
}
