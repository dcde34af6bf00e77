//! Forgetting a person at one table, in PostgreSQL.

use std::collections::BTreeSet;

use deadpool_postgres::Transaction;
use tokio_postgres::Row;

use super::again::Tried;
use super::sql::{column, get, rows, run, values};
use crate::chat::{TableId, UserId};
use crate::store::forgotten::{Waits, called_anew, without};
use crate::store::{Forgotten, Stored};

/// What somebody is or was called at a table.
const NAMES: &str = "
    SELECT name FROM seats WHERE table_id = $1 AND \"user\" = $2
    UNION SELECT name FROM claims WHERE table_id = $1 AND \"user\" = $2
    UNION SELECT name FROM invitations WHERE table_id = $1 AND \"user\" = $2
    UNION SELECT name FROM votes WHERE table_id = $1 AND \"user\" = $2
    UNION SELECT comer_name FROM votes WHERE table_id = $1 AND comer = $2";

/// What says somebody else from then on. A seat without a person would be a bot's, so a number that nobody has stands for whoever
/// sat there. What custom ids count keeps its number: an old message must never ask what a new one does.
const CALLED: [&str; 4] = [
    "UPDATE seats SET \"user\" = -1 - seat, name = $3, gone = NULL WHERE table_id = $1 AND \"user\" = $2",
    "UPDATE invitations SET \"user\" = 0, name = $3, answer = 'declined' WHERE table_id = $1 AND \"user\" = $2",
    "UPDATE votes SET \"user\" = 0, name = $3 WHERE table_id = $1 AND \"user\" = $2",
    "UPDATE votes SET comer = 0, comer_name = $3 WHERE table_id = $1 AND comer = $2",
];

/// What goes; where something was shown to them goes after it was taken away there.
const GONE: [&str; 10] = [
    "DELETE FROM choices WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM claims WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM barred WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM watchers WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM direct WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM overrides WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM alarms WHERE table_id = $1 AND \"user\" = $2",
    "DELETE FROM outbox WHERE table_id = $1 AND surface IN ('hand', 'word', 'watch') AND which = $2",
    "DELETE FROM outbox WHERE table_id = $1 AND channel = (SELECT direct FROM people WHERE \"user\" = $2)",
    "UPDATE tables SET host = 0 WHERE id = $1 AND host = $2",
];

/// What names somebody in a text, by their number as it stands there.
const IN_TEXT: [&str; 2] = [
    "UPDATE tables SET options = (options::jsonb - 'first')::text
     WHERE id = $1 AND options::jsonb ->> 'first' = $2",
    "UPDATE entries SET entry = jsonb_set(entry::jsonb, '{by}', '\"0\"')::text
     WHERE table_id = $1 AND entry::jsonb ->> 'by' = $2",
];

/// Forgets a person at a table. Where they sit in a game that runs, somebody else has the seat already.
pub(super) async fn at_table(tx: &Transaction<'_>, table: TableId, forgotten: &Forgotten) -> Tried<()> {
    let Forgotten { user, someone, .. } = forgotten;
    let names = forgotten.names(column(tx, NAMES, values![table, *user]).await?);
    for sql in CALLED {
        run(tx, sql, values![table, *user, someone]).await?;
    }
    for sql in GONE {
        run(tx, sql, values![table, *user]).await?;
    }
    for sql in IN_TEXT {
        run(tx, sql, values![table, user.0.to_string()]).await?;
    }
    in_outcomes(tx, table, &names, someone).await?;
    in_waiting(tx, table, *user, &names).await
}

/// How votes ended says what people are called, one or several.
async fn in_outcomes(tx: &Transaction<'_>, table: TableId, names: &BTreeSet<String>, someone: &str) -> Tried<()> {
    let sql = "SELECT number, outcome::jsonb ->> 'name' FROM votes
               WHERE table_id = $1 AND outcome::jsonb ->> 'name' IS NOT NULL";
    for (number, called) in both::<u32>(&rows(tx, sql, values![table]).await?)? {
        let other = called_anew(&called, names, someone);
        if other != called {
            let sql = "UPDATE votes SET outcome = (outcome::jsonb || jsonb_build_object('name', $3::text))::text
                       WHERE table_id = $1 AND number = $2";
            run(tx, sql, values![table, number, other]).await?;
        }
    }
    Ok(())
}

/// What waits to be said to everybody calls them no more, and what tells of them is not said: a board tells it anew from
/// the record.
async fn in_waiting(tx: &Transaction<'_>, table: TableId, user: UserId, names: &BTreeSet<String>) -> Tried<()> {
    let sql = "SELECT id, payload FROM outbox WHERE table_id = $1 AND state = 'waiting'";
    for (id, payload) in both::<i64>(&rows(tx, sql, values![table]).await?)? {
        match without(&payload, user, names)? {
            Waits::AsItIs => {}
            Waits::Otherwise(text) => {
                run(tx, "UPDATE outbox SET payload = $2 WHERE id = $1", values![id, text]).await?;
            }
            Waits::NoMore => {
                run(tx, "DELETE FROM outbox WHERE id = $1", values![id]).await?;
            }
        }
    }
    Ok(())
}

fn both<T: super::sql::Cell>(rows: &[Row]) -> Stored<Vec<(T, String)>> {
    rows.iter().map(|row| Ok((get(row, 0)?, get(row, 1)?))).collect()
}
