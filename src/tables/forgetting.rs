//! What becomes of a table when a person at it is forgotten: a bot has their seat, somebody else looks after the table, what
//! they asked for is asked no more, and nothing says who it was.

use crate::bots::Level;
use crate::chat::{TableId, UserId};
use crate::store::{Forgotten, Outcome, Question, Stage, Store, StoreError, Stored, Surface, TableRow, Vote};
use crate::words::{Language, word};

use super::actor::Actor;
use super::delivery::Job;
use super::lobby;
use super::seats;
use super::state::Chair;
use super::transaction::Transaction;
use super::watching;

/// Forgets a person in a database on which no bot works: where they sit in a game that runs, a bot has their seat without a
/// word. Gives at how many tables they were known. Done again, it ends the same.
///
/// # Errors
/// When the database fails.
pub async fn forget_at_rest(store: &Store, user: UserId) -> Stored<usize> {
    let tables = store.tables_naming(user).await?;
    let mut all = Ok(());
    for table in &tables {
        let done = at_rest(store, *table, store.table(*table).await, user).await;
        all = all.and(done).and(store.forget_shown(*table, user).await);
    }
    all?;
    store.forget(user).await?;
    Ok(tables.len())
}

/// Forgets a person at a table that nobody owns: what they are called there is found where it stands, and the record stays
/// as it is. Where not even its row can be read, that goes in the language that counts without any.
pub(super) async fn at_rest(store: &Store, table: TableId, row: Stored<TableRow>, user: UserId) -> Stored<()> {
    let language = row.as_ref().map_or_else(|_| Language::default(), |row| row.language);
    let at = async |bot: Option<Level>| {
        let forgotten = Forgotten { user, name: String::new(), someone: someone(language) };
        store.forget_at(table, forgotten, bot.map(Level::name)).await
    };
    match row {
        Ok(row) => at(is_live(&row).then_some(seats::LEVEL)).await,
        Err(StoreError::Unknown(_)) => Ok(()),
        Err(_) => match at(Some(seats::LEVEL)).await {
            Err(StoreError::Moved(_)) => at(None).await,
            forgotten => forgotten,
        },
    }
}

pub(super) const fn is_live(row: &TableRow) -> bool {
    matches!(row.stage, Stage::Lobby | Stage::Playing)
}

/// What somebody is called who is forgotten.
fn someone(language: Language) -> String {
    word(language, "former-player")
}

impl Actor {
    /// Forgets a person here; whether they are.
    pub(super) async fn forget(&mut self, user: UserId) -> bool {
        let state = &self.state;
        let claim = state.claim_of(user).map(|claim| claim.name.clone());
        let name = state.chairs.iter().find(|chair| chair.person() == Some(user)).map(|chair| chair.name.clone());
        let someone = someone(state.language);
        let forgotten = Forgotten { user, name: name.or(claim).unwrap_or_default(), someone };
        let votes: Vec<u32> = state.votes.iter().filter(|vote| names(vote, user)).map(|vote| vote.number).collect();
        let is_done = match state.stage {
            Stage::Over | Stage::Closed => {
                let done = self.shared.store.forget_at(state.id, forgotten, None).await;
                done.inspect_err(|error| tracing::error!(table = %state.id, %error, "nobody is forgotten")).is_ok()
            }
            Stage::Lobby | Stage::Playing => {
                let mut tx = Transaction::of(state);
                goes(&mut tx, user, self.shared.clock.now());
                tx.forget(forgotten);
                self.commit(tx, None).await.is_ok()
            }
        };
        if is_done {
            // What is left of them in memory goes with it.
            self.reload().await;
            votes.into_iter().for_each(|vote| self.post(Job::Redraw(Surface::Vote(vote))));
            self.post(Job::Redraw(Surface::Lobby));
            self.think();
        }
        is_done
    }
}

/// Whether a vote names somebody as more than one who chose.
fn names(vote: &Vote, user: UserId) -> bool {
    vote.by == user || vote.comer.as_ref().is_some_and(|(comer, _)| *comer == user)
}

fn goes(tx: &mut Transaction, user: UserId, now: i64) {
    let theirs = |vote: &&Vote| names(vote, user) && matches!(vote.question, Question::Seat | Question::Replace);
    let asked: Vec<u32> = tx.state.open_votes().filter(theirs).map(|vote| vote.number).collect();
    asked.into_iter().for_each(|number| tx.end_vote(number, Outcome::Withdrawn));
    watching::end(tx, user);
    match tx.state.seat_of(user) {
        Some(seat) if tx.state.stage == Stage::Playing => seats::vanish(tx, seat, now),
        Some(_) => {
            // They sit there, and nothing else could bar that.
            let _ = lobby::leave(tx, user);
        }
        None => {}
    }
    if tx.state.host == user {
        // Where nobody is left, it is nobody's.
        tx.state.host = tx.state.chairs.iter().find_map(Chair::person).unwrap_or(UserId(0));
    }
}
