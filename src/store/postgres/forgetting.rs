//! Forgetting a person in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::Postgres;
use super::again::{Tried, again};
use super::commit::{check, locked};
use super::forgotten::at_table;
use super::sql::{column, get, row, rows, run, values};
use crate::chat::{ChannelId, MessageId, TableId, UserId};
use crate::rules::Seat;
use crate::store::{Forgotten, KeepsForgotten, Seen, StoreError, Stored};

/// All tables that name somebody as more than one who made an entry; whoever did that has a seat or a claim.
const TABLES: &str = "
    SELECT id FROM tables WHERE host = $1 OR options::jsonb ->> 'first' = $2 OR id IN (
        SELECT table_id FROM seats WHERE \"user\" = $1
        UNION SELECT table_id FROM claims WHERE \"user\" = $1
        UNION SELECT table_id FROM invitations WHERE \"user\" = $1
        UNION SELECT table_id FROM barred WHERE \"user\" = $1
        UNION SELECT table_id FROM watchers WHERE \"user\" = $1
        UNION SELECT table_id FROM direct WHERE \"user\" = $1
        UNION SELECT table_id FROM overrides WHERE \"user\" = $1
        UNION SELECT table_id FROM alarms WHERE \"user\" = $1
        UNION SELECT table_id FROM votes WHERE \"user\" = $1 OR comer = $1
        UNION SELECT table_id FROM choices WHERE \"user\" = $1
        UNION SELECT table_id FROM posts WHERE surface IN ('hand', 'watch') AND which = $1
        UNION SELECT table_id FROM outbox WHERE surface IN ('hand', 'word', 'watch') AND which = $1
        UNION SELECT table_id FROM outbox WHERE channel = (SELECT direct FROM people WHERE \"user\" = $1))
    ORDER BY id";

/// How long a table waits for a seat, and what it says about that: of a bot it is nothing.
const OF_SEAT: [&str; 3] = [
    "DELETE FROM clocks WHERE table_id = $1 AND seat = $2",
    "DELETE FROM calls WHERE table_id = $1 AND seat = $2",
    "DELETE FROM alarms WHERE table_id = $1 AND seat = $2",
];

/// What is known of somebody beside tables. That one plays counts for the others, so results stay, and are nobody's.
const BESIDE: [&str; 5] = [
    "UPDATE results SET \"user\" = NULL WHERE \"user\" = $1",
    "DELETE FROM ratings WHERE \"user\" = $1",
    "DELETE FROM names WHERE \"user\" = $1",
    "DELETE FROM lessons WHERE \"user\" = $1",
    "DELETE FROM people WHERE \"user\" = $1",
];

#[async_trait]
impl KeepsForgotten for Postgres {
    async fn tables_naming(&self, user: UserId) -> Stored<Vec<TableId>> {
        again!(self, column(&self.client().await?, TABLES, values![user, user.0.to_string()]).await)
    }

    async fn forget_at(&self, table: TableId, forgotten: Forgotten, bot: Option<&'static str>) -> Stored<()> {
        let db = self.clone();
        self.to_its_end(async move { again!(db, db.try_forget_at(table, &forgotten, bot).await) }).await
    }

    async fn shown_alone(&self, table: TableId, user: UserId) -> Stored<Vec<(ChannelId, MessageId)>> {
        let sql = "SELECT channel, message FROM posts
                   WHERE table_id = $1 AND surface IN ('hand', 'watch') AND which = $2 ORDER BY message";
        let found = again!(self, rows(&self.client().await?, sql, values![table, user]).await)?;
        found.iter().map(|row: &Row| Ok((get(row, 0)?, get(row, 1)?))).collect()
    }

    async fn forget_shown(&self, table: TableId, user: UserId) -> Stored<()> {
        let sql = "DELETE FROM posts WHERE table_id = $1 AND surface IN ('hand', 'watch') AND which = $2";
        again!(self, run(&self.client().await?, sql, values![table, user]).await.map(drop))
    }

    async fn forget(&self, user: UserId) -> Stored<()> {
        again!(self, {
            let mut client = self.client().await?;
            let tx = client.transaction().await?;
            for sql in BESIDE {
                run(&tx, sql, values![user]).await?;
            }
            Ok(tx.commit().await?)
        })
    }
}

impl Postgres {
    async fn try_forget_at(&self, table: TableId, forgotten: &Forgotten, bot: Option<&'static str>) -> Tried<()> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        let before = locked(&tx, table).await?.ok_or(StoreError::Unknown(table))?;
        check(&tx, table, &bot.map_or(Seen::Ended, |_| Seen::Live), &before).await?;
        let sql = "SELECT s.seat, t.header IS NOT NULL FROM seats s JOIN tables t ON t.id = s.table_id
                   WHERE s.table_id = $1 AND s.\"user\" = $2";
        let seat = row(&tx, sql, values![table, forgotten.user]).await?;
        let seat: Option<(Seat, bool)> = seat.map(|row| Stored::Ok((get(&row, 0)?, get(&row, 1)?))).transpose()?;
        if let Some((seat, false)) = seat {
            get_up(&tx, table, seat).await?;
        }
        hand_on(&tx, table, forgotten.user).await?;
        if let (Some(level), Some((seat, true))) = (bot, seat) {
            let sql = "UPDATE seats SET \"user\" = NULL, name = NULL, bot = $3 WHERE table_id = $1 AND seat = $2";
            run(&tx, sql, values![table, seat, level]).await?;
            for sql in OF_SEAT {
                run(&tx, sql, values![table, seat]).await?;
            }
        }
        at_table(&tx, table, forgotten).await?;
        run(&tx, "UPDATE tables SET version = version + 1 WHERE id = $1", values![table]).await?;
        Ok(tx.commit().await?)
    }
}

/// Before the start a seat is free again, and those behind it move up: a statement a seat, since no two may have the same.
async fn get_up(tx: &Transaction<'_>, table: TableId, seat: Seat) -> Tried<()> {
    run(tx, "DELETE FROM seats WHERE table_id = $1 AND seat = $2", values![table, seat]).await?;
    for seat in seat.0..7 {
        run(tx, "UPDATE seats SET seat = $2 WHERE table_id = $1 AND seat = $3", values![table, seat, seat + 1]).await?;
    }
    Ok(())
}

/// Whoever sits there longest looks after a table from then on; a lobby where nobody is left is closed.
async fn hand_on(tx: &Transaction<'_>, table: TableId, user: UserId) -> Tried<()> {
    let sql = "UPDATE tables SET host = other.\"user\"
               FROM (SELECT \"user\" FROM seats WHERE table_id = $1 AND \"user\" > 0 AND \"user\" <> $2
                     ORDER BY seat LIMIT 1) AS other
               WHERE id = $1 AND host = $2";
    let is_done = run(tx, sql, values![table, user]).await? > 0;
    let sql = "UPDATE tables SET stage = 'closed' WHERE id = $1 AND host = $2 AND stage = 'lobby'";
    if !is_done && run(tx, sql, values![table, user]).await? > 0 {
        run(tx, "DELETE FROM overrides WHERE table_id = $1", values![table]).await?;
        run(tx, "DELETE FROM alarms WHERE table_id = $1", values![table]).await?;
    }
    Ok(())
}
