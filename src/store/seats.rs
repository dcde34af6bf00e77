//! Who sits at a table. In a lobby the seats are taken in order, without gaps; the start draws lots.

use rusqlite::{Connection, params};

use super::interactions::Along;
use super::sql::statement;
use super::tables::{self, Stage};
use super::{Store, StoreError, Stored};
use crate::chat::{GuildId, TableId, UserId};
use crate::rules::Seat;

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Sitter {
    /// A person.
    Person {
        /// Who it is.
        user: UserId,
        /// The name as it was seen last: not yet escaped.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
}

impl Sitter {
    /// The person, if it is one.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Sitter::Person { user, .. } => Some(*user),
            Sitter::Bot(_) => None,
        }
    }
}

/// How sitting down went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sat {
    /// In this seat.
    At(Seat),
    /// The person sat here before; nothing changed.
    Already(Seat),
    /// No seat is free; nothing changed.
    Full,
}

/// How getting up went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The seat is free; this is the host now: the same, or the first person who is left.
    Up(UserId),
    /// It was the last person; the table is closed.
    Closed,
    /// The person did not sit there; nothing changed.
    NotSeated,
}

impl Store {
    /// Sits a person or a bot down on the first free seat of a lobby. Of two who race for the last seat, one gets
    /// it.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when it is no lobby; [`StoreError::Repeated`].
    pub async fn sit(&self, table: TableId, who: Sitter, along: Along) -> Stored<Sat> {
        self.write(move |db| {
            along.note(db)?;
            let (row, mut seated) = lobby(db, table)?;
            let before = seated.iter().position(|sitter| who.user().is_some() && sitter.user() == who.user());
            if let Some(seat) = before {
                return Ok(Sat::Already(Seat(seat as u8)));
            }
            if seated.len() >= usize::from(row.seats) {
                return Ok(Sat::Full);
            }
            seated.push(who);
            put(db, table, &seated)?;
            along.finish(db, table)?;
            Ok(Sat::At(Seat(seated.len() as u8 - 1)))
        })
        .await
    }

    /// Gets a person up in a lobby. A host hands the table over to the next person; with the last one it closes.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when it is no lobby; [`StoreError::Repeated`].
    pub async fn leave(&self, table: TableId, user: UserId, along: Along) -> Stored<Left> {
        self.write(move |db| {
            along.note(db)?;
            let (row, mut seated) = lobby(db, table)?;
            let Some(seat) = seated.iter().position(|sitter| sitter.user() == Some(user)) else {
                return Ok(Left::NotSeated);
            };
            seated.remove(seat);
            put(db, table, &seated)?;
            along.finish(db, table)?;
            let people: Vec<UserId> = seated.iter().filter_map(Sitter::user).collect();
            let Some(&first) = people.first() else {
                statement(db, "UPDATE tables SET stage = 'closed' WHERE id = ?1")?.execute([table])?;
                return Ok(Left::Closed);
            };
            let host = if people.contains(&row.host) { row.host } else { first };
            statement(db, "UPDATE tables SET host = ?2 WHERE id = ?1")?.execute(params![table, host])?;
            Ok(Left::Up(host))
        })
        .await
    }

    /// Sets how many seats are wanted; `false`, and nothing changed, when more are taken.
    ///
    /// # Errors
    /// [`StoreError::Moved`] when it is no lobby; [`StoreError::Repeated`].
    pub async fn set_seats(&self, table: TableId, seats: u8, along: Along) -> Stored<bool> {
        self.write(move |db| {
            along.note(db)?;
            let (_, seated) = lobby(db, table)?;
            if seated.len() > usize::from(seats) {
                return Ok(false);
            }
            statement(db, "UPDATE tables SET seats = ?2 WHERE id = ?1")?.execute(params![table, seats])?;
            along.finish(db, table)?;
            Ok(true)
        })
        .await
    }

    /// A person is called otherwise on a server now; gives the tables there at which that is news.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rename(&self, guild: GuildId, user: UserId, name: String) -> Stored<Vec<TableId>> {
        self.write(move |db| {
            let sql = "UPDATE seats SET name = ?3 WHERE user = ?2 AND name <> ?3
                       AND (SELECT guild FROM tables WHERE id = table_id) = ?1 RETURNING table_id";
            let mut query = statement(db, sql)?;
            let rows = query.query_map(params![guild, user, name], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Who sits at a table, seat by seat.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seats(&self, table: TableId) -> Stored<Vec<Sitter>> {
        self.read(move |db| get(db, table)).await
    }
}

fn lobby(db: &Connection, table: TableId) -> Stored<(tables::TableRow, Vec<Sitter>)> {
    let row = tables::get(db, table)?;
    if row.stage != Stage::Lobby {
        return Err(StoreError::Moved(table));
    }
    Ok((row, get(db, table)?))
}

pub(super) fn get(db: &Connection, table: TableId) -> Stored<Vec<Sitter>> {
    let mut query = statement(db, "SELECT user, name, bot FROM seats WHERE table_id = ?1 ORDER BY seat")?;
    let rows = query.query_map([table], |row| {
        Ok(match row.get(0)? {
            Some(user) => Sitter::Person { user, name: row.get(1)? },
            None => Sitter::Bot(row.get(2)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes the whole row of seats anew.
pub(super) fn put(db: &Connection, table: TableId, sitters: &[Sitter]) -> Stored<()> {
    statement(db, "DELETE FROM seats WHERE table_id = ?1")?.execute([table])?;
    sitters.iter().enumerate().try_for_each(|(seat, sitter)| replace(db, table, Seat(seat as u8), sitter))
}

/// Gives one seat to somebody.
pub(super) fn replace(db: &Connection, table: TableId, seat: Seat, sitter: &Sitter) -> Stored<()> {
    let (user, name, bot) = match sitter {
        Sitter::Person { user, name } => (Some(user), Some(name), None),
        Sitter::Bot(level) => (None, None, Some(level)),
    };
    let sql = "INSERT INTO seats (table_id, seat, user, name, bot) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (table_id, seat) DO UPDATE SET user = excluded.user, name = excluded.name,
                   bot = excluded.bot";
    statement(db, sql)?.execute(params![table, seat, user, name, bot])?;
    Ok(())
}
