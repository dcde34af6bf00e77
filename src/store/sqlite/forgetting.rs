//! Forgetting a person in SQLite.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::forgotten::at_table;
use super::sql::statement;
use super::{Sqlite, alarms, overrides};
use crate::chat::{ChannelId, MessageId, TableId, UserId};
use crate::rules::Seat;
use crate::store::{Forgotten, KeepsForgotten, Seen, Stored};

/// All tables that name somebody as more than one who made an entry; whoever did that has a seat or a claim.
const TABLES: &str = "
    SELECT id FROM tables WHERE host = ?1 OR (json_valid(options) AND json_extract(options, '$.first') = ?2) OR id IN (
        SELECT table_id FROM seats WHERE user = ?1
        UNION SELECT table_id FROM claims WHERE user = ?1
        UNION SELECT table_id FROM invitations WHERE user = ?1
        UNION SELECT table_id FROM barred WHERE user = ?1
        UNION SELECT table_id FROM watchers WHERE user = ?1
        UNION SELECT table_id FROM direct WHERE user = ?1
        UNION SELECT table_id FROM overrides WHERE user = ?1
        UNION SELECT table_id FROM alarms WHERE user = ?1
        UNION SELECT table_id FROM votes WHERE user = ?1 OR comer = ?1
        UNION SELECT table_id FROM choices WHERE user = ?1
        UNION SELECT table_id FROM posts WHERE surface IN ('hand', 'watch') AND which = ?1
        UNION SELECT table_id FROM outbox WHERE surface IN ('hand', 'word', 'watch') AND which = ?1
        UNION SELECT table_id FROM outbox WHERE channel = (SELECT direct FROM people WHERE user = ?1))";

/// How long a table waits for a seat, and what it says about that: of a bot it is nothing.
const OF_SEAT: [&str; 3] = [
    "DELETE FROM clocks WHERE table_id = ?1 AND seat = ?2",
    "DELETE FROM calls WHERE table_id = ?1 AND seat = ?2",
    "DELETE FROM alarms WHERE table_id = ?1 AND seat = ?2",
];

/// What is known of somebody beside tables. That one plays counts for the others, so results stay, and are nobody's.
const BESIDE: [&str; 5] = [
    "UPDATE results SET user = NULL WHERE user = ?1",
    "DELETE FROM ratings WHERE user = ?1",
    "DELETE FROM names WHERE user = ?1",
    "DELETE FROM lessons WHERE user = ?1",
    "DELETE FROM people WHERE user = ?1",
];

#[async_trait]
impl KeepsForgotten for Sqlite {
    async fn tables_naming(&self, user: UserId) -> Stored<Vec<TableId>> {
        self.read(move |db| {
            let mut query = db.prepare(TABLES)?;
            let tables = query.query_map(params![user, user.0.to_string()], |row| row.get(0))?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn forget_at(&self, table: TableId, forgotten: Forgotten, bot: Option<&'static str>) -> Stored<()> {
        self.write(move |db| {
            bot.map_or(Seen::Ended, |_| Seen::Live).check(db, table)?;
            let sql = "SELECT s.seat, t.header IS NOT NULL FROM seats s JOIN tables t ON t.id = s.table_id
                       WHERE s.table_id = ?1 AND s.user = ?2";
            let seat = statement(db, sql)?
                .query_row(params![table, forgotten.user], |row| Ok((row.get::<_, Seat>(0)?, row.get::<_, bool>(1)?)));
            let seat = seat.optional()?;
            if let Some((seat, false)) = seat {
                get_up(db, table, seat)?;
            }
            hand_on(db, table, forgotten.user)?;
            if let (Some(level), Some((seat, true))) = (bot, seat) {
                let sql = "UPDATE seats SET user = NULL, name = NULL, bot = ?3 WHERE table_id = ?1 AND seat = ?2";
                statement(db, sql)?.execute(params![table, seat, level])?;
                for sql in OF_SEAT {
                    statement(db, sql)?.execute(params![table, seat])?;
                }
            }
            at_table(db, table, &forgotten)
        })
        .await
    }

    async fn shown_alone(&self, table: TableId, user: UserId) -> Stored<Vec<(ChannelId, MessageId)>> {
        self.read(move |db| {
            let sql = "SELECT channel, message FROM posts WHERE table_id = ?1 AND surface IN ('hand', 'watch') AND which = ?2";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![table, user], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn forget_shown(&self, table: TableId, user: UserId) -> Stored<()> {
        self.write(move |db| {
            let sql = "DELETE FROM posts WHERE table_id = ?1 AND surface IN ('hand', 'watch') AND which = ?2";
            statement(db, sql)?.execute(params![table, user])?;
            Ok(())
        })
        .await
    }

    async fn forget(&self, user: UserId) -> Stored<()> {
        self.write(move |db| {
            for sql in BESIDE {
                db.execute(sql, [user])?;
            }
            Ok(())
        })
        .await
    }
}

/// Before the start a seat is free again, and those behind it move up: a statement a seat, since no two may have the same.
fn get_up(db: &Connection, table: TableId, seat: Seat) -> Stored<()> {
    statement(db, "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2")?.execute(params![table, seat])?;
    let mut move_up = statement(db, "UPDATE seats SET seat = ?2 WHERE table_id = ?1 AND seat = ?2 + 1")?;
    for seat in seat.0..7 {
        move_up.execute(params![table, seat])?;
    }
    Ok(())
}

/// Whoever sits there longest looks after a table from then on; a lobby where nobody is left is closed.
fn hand_on(db: &Connection, table: TableId, user: UserId) -> Stored<()> {
    let sql = "UPDATE tables SET host = (SELECT user FROM seats WHERE table_id = ?1 AND user > 0 AND user <> ?2 ORDER BY seat)
               WHERE id = ?1 AND host = ?2
                   AND EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user > 0 AND user <> ?2)";
    let is_done = statement(db, sql)?.execute(params![table, user])? > 0;
    let sql = "UPDATE tables SET stage = 'closed' WHERE id = ?1 AND host = ?2 AND stage = 'lobby'";
    if !is_done && statement(db, sql)?.execute(params![table, user])? > 0 {
        overrides::clear(db, table)?;
        alarms::clear(db, table)?;
    }
    Ok(())
}
