//! Forgetting a person at one table in SQLite.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use super::sql::statement;
use crate::chat::{TableId, UserId};
use crate::store::forgotten::{Waits, called_anew, without};
use crate::store::{Forgotten, Stored};

/// What somebody is or was called at a table.
const NAMES: &str = "
    SELECT name FROM seats WHERE table_id = ?1 AND user = ?2
    UNION SELECT name FROM claims WHERE table_id = ?1 AND user = ?2
    UNION SELECT name FROM invitations WHERE table_id = ?1 AND user = ?2
    UNION SELECT name FROM votes WHERE table_id = ?1 AND user = ?2
    UNION SELECT comer_name FROM votes WHERE table_id = ?1 AND comer = ?2";

/// What goes; where something was shown to them goes after it was taken away there. A seat without a person would be a bot's, so a number that nobody has stands for whoever sat there. What custom
/// ids count keeps its number: an old message must never ask what a new one does.
const AT_TABLE: [&str; 14] = [
    "UPDATE seats SET user = -1 - seat, name = ?3, gone = NULL WHERE table_id = ?1 AND user = ?2",
    "UPDATE invitations SET user = 0, name = ?3, answer = 'declined' WHERE table_id = ?1 AND user = ?2",
    "UPDATE votes SET user = 0, name = ?3 WHERE table_id = ?1 AND user = ?2",
    "UPDATE votes SET comer = 0, comer_name = ?3 WHERE table_id = ?1 AND comer = ?2",
    "DELETE FROM choices WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM claims WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM barred WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM watchers WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM direct WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM overrides WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM alarms WHERE table_id = ?1 AND user = ?2",
    "DELETE FROM outbox WHERE table_id = ?1 AND surface IN ('hand', 'word', 'watch') AND which = ?2",
    "DELETE FROM outbox WHERE table_id = ?1 AND channel = (SELECT direct FROM people WHERE user = ?2)",
    "UPDATE tables SET host = 0 WHERE id = ?1 AND host = ?2",
];

/// What names somebody in a text, by their number as it stands there.
const IN_TEXT: [&str; 2] = [
    "UPDATE tables SET options = json_remove(options, '$.first')
     WHERE id = ?1 AND json_valid(options) AND json_extract(options, '$.first') = ?2",
    "UPDATE entries SET entry = json_set(entry, '$.by', '0')
     WHERE table_id = ?1 AND json_valid(entry) AND json_extract(entry, '$.by') = ?2",
];

/// Forgets a person at a table. Where they sit in a game that runs, somebody else has the seat already.
pub(super) fn at_table(db: &Connection, table: TableId, forgotten: &Forgotten) -> Stored<()> {
    let Forgotten { user, someone, .. } = forgotten;
    let mut query = statement(db, NAMES)?;
    let known = query.query_map(params![table, user], |row| row.get::<_, String>(0))?;
    let names = forgotten.names(known.collect::<Result<_, _>>()?);
    for sql in AT_TABLE {
        // Nobody forgets often, so it may look through whole tables.
        let mut change = db.prepare(sql)?;
        let all = params![table, user, someone];
        // Not every one says what they are called from now on.
        change.execute(&all[..change.parameter_count()])?;
    }
    for sql in IN_TEXT {
        statement(db, sql)?.execute(params![table, user.0.to_string()])?;
    }
    in_outcomes(db, table, &names, someone)?;
    in_waiting(db, table, *user, &names)
}

/// How votes ended says what people are called, one or several.
fn in_outcomes(db: &Connection, table: TableId, names: &BTreeSet<String>, someone: &str) -> Stored<()> {
    let sql = "SELECT number, json_extract(outcome, '$.name') FROM votes
               WHERE table_id = ?1 AND json_valid(outcome) AND json_type(outcome, '$.name') = 'text'";
    let mut query = statement(db, sql)?;
    let rows = query.query_map([table], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, String>(1)?)))?;
    for (number, called) in rows.collect::<Result<Vec<_>, _>>()? {
        let other = called_anew(&called, names, someone);
        if other != called {
            let sql = "UPDATE votes SET outcome = json_set(outcome, '$.name', ?3) WHERE table_id = ?1 AND number = ?2";
            statement(db, sql)?.execute(params![table, number, other])?;
        }
    }
    Ok(())
}

/// What waits to be said to everybody calls them no more, and what tells of them is not said: a board tells it anew from
/// the record.
fn in_waiting(db: &Connection, table: TableId, user: UserId, names: &BTreeSet<String>) -> Stored<()> {
    let mut query = statement(db, "SELECT id, payload FROM outbox WHERE table_id = ?1 AND state = 'waiting'")?;
    let rows = query.query_map([table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for (id, text) in rows.collect::<Result<Vec<_>, _>>()? {
        match without(&text, user, names)? {
            Waits::AsItIs => {}
            Waits::Otherwise(text) => {
                statement(db, "UPDATE outbox SET payload = ?2 WHERE id = ?1")?.execute(params![id, text])?;
            }
            Waits::NoMore => {
                statement(db, "DELETE FROM outbox WHERE id = ?1")?.execute([id])?;
            }
        }
    }
    Ok(())
}
