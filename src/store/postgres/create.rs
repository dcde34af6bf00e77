//! The opening of a table in PostgreSQL.

use async_trait::async_trait;
use deadpool_postgres::GenericClient;

use super::Postgres;
use super::again::{Tried, again, is_open};
use super::commit::{finish, locked, note};
use super::of_table::{put_sitters, set_alarm};
use super::sql::{one, values};
use super::tables::occupied;
use super::together::send;
use crate::chat::TableId;
use crate::store::value::{now, to_text};
use crate::store::{Alarm, AlarmKind, AlarmOf, Along, KeepsNewTables, NewTable, StoreError, Stored};

#[async_trait]
impl KeepsNewTables for Postgres {
    async fn create(&self, new: NewTable, along: Along) -> Stored<TableId> {
        let db = self.clone();
        self.to_its_end(async move {
            {
                // Whether a try ended of which it is not known how.
                let mut is_unknown = false;
                again!(db, db.try_create(&new, &along, &mut is_unknown).await)
            }
        })
        .await
    }
}

impl Postgres {
    async fn try_create(&self, new: &NewTable, along: &Along, is_unknown: &mut bool) -> Tried<TableId> {
        let mut client = self.client().await?;
        let tx = client.transaction().await?;
        if *is_unknown {
            let sql = "SELECT id FROM tables WHERE channel = $1 AND host = $2 AND stage = 'lobby'";
            if let Some(opened) = one(&tx, sql, values![new.channel, new.host]).await? {
                // It happened; only the word that it did was lost.
                return Ok(opened);
            }
        }
        note(&tx, along).await?;
        occupied(&tx, new.channel, None).await?;
        if let Some(former) = new.rematch_of {
            // Of two who open one after the same table, the second sees what the first did.
            locked(&tx, former).await?;
            let sql = "SELECT id FROM tables WHERE rematch_of = $1 AND stage IN ('lobby', 'playing') LIMIT 1";
            one(&tx, sql, values![former]).await?.map_or(Ok(()), |open| Err(StoreError::Occupied(open)))?;
        }
        let id = free_id(&tx).await?;
        let sql = "INSERT INTO tables (id, game, stage, guild, channel, host, options, seats, language, place,
                       created, touched, rematch_of, host_seen)
                   VALUES ($1, $2, 'lobby', $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)";
        let NewTable { game, guild, channel, host, seats, venue, rematch_of, opened, .. } = new;
        let (options, language) = (to_text(&new.options)?, new.language.code());
        let row =
            values![id, game, *guild, *channel, *host, options, *seats, language, *venue, now(), *rematch_of, *opened];
        let mut statements = vec![(sql, row)];
        statements.extend(put_sitters(id, &new.sitters()));
        let old = Alarm { at: new.old_at, mark: 0 };
        statements.push(set_alarm(id, AlarmOf::table(AlarmKind::LobbyOld), Some(old)));
        statements.extend(finish(id, along)?);
        // Another that was opened in the channel or has the same name since is seen by the next try.
        send(&tx, statements).await?;
        let ended = tx.commit().await;
        *is_unknown = ended.as_ref().is_err_and(is_open);
        ended?;
        Ok(id)
    }
}

/// A name nothing ever had: three characters, and more where those are getting rare. Random, so that it tells nothing.
async fn free_id(db: &impl GenericClient) -> Tried<TableId> {
    for range in [TableId::SHORT, TableId::MEDIUM, u32::MAX] {
        for _ in 0..8 {
            let id = TableId(rand::random_range(0..range));
            // Old messages have buttons of tables that are no more.
            let sql = "SELECT id FROM tables WHERE id = $1 UNION ALL SELECT id FROM deleted WHERE id = $1";
            if one::<TableId>(db, sql, values![id]).await?.is_none() {
                return Ok(id);
            }
        }
    }
    Err(StoreError::Db("no free name for a table".into()).into())
}
