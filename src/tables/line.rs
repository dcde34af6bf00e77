//! Turns at something of which there is little, shared fairly: whoever wants much waits behind their own wishes, not in
//! front of everybody else's.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::chat::{TableId, UserId};

/// For whom something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Client {
    /// A person, who waits for an answer.
    Person(UserId),
    /// A table, whose messages nobody waits for at this moment.
    Table(TableId),
}

/// So many turns at a time. Those who wait for an answer and the messages of tables take turns, and within each kind one
/// client after another does.
pub struct Line(Arc<Mutex<Waiting>>);

/// A turn, as long as it is held.
pub struct Turn(Option<Arc<Mutex<Waiting>>>);

#[derive(Default)]
struct Waiting {
    free: usize,
    people: Queue,
    tables: Queue,
    /// Whether the last turn that somebody waited for went to a person.
    was_person: bool,
}

/// Clients in the order of their turns, each with what it waits for.
#[derive(Default)]
struct Queue {
    order: VecDeque<Client>,
    wishes: BTreeMap<Client, VecDeque<oneshot::Sender<Turn>>>,
}

impl Queue {
    fn push(&mut self, client: Client, wish: oneshot::Sender<Turn>) {
        let wishes = self.wishes.entry(client).or_default();
        if wishes.is_empty() {
            self.order.push_back(client);
        }
        wishes.push_back(wish);
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Turn>> {
        let client = self.order.pop_front()?;
        let wishes = self.wishes.get_mut(&client)?;
        let wish = wishes.pop_front();
        if wishes.is_empty() {
            self.wishes.remove(&client);
        } else {
            self.order.push_back(client);
        }
        wish
    }
}

impl Waiting {
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let (first, second) = match self.was_person {
            true => (&mut self.tables, &mut self.people),
            false => (&mut self.people, &mut self.tables),
        };
        if let Some(wish) = first.pop() {
            self.was_person = !self.was_person;
            return Some(wish);
        }
        second.pop()
    }
}

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    /// A line for so many at a time.
    pub fn of(turns: usize) -> Line {
        Line(Arc::new(Mutex::new(Waiting { free: turns, ..Waiting::default() })))
    }

    /// How many wait for a turn.
    pub fn waiting(&self) -> usize {
        let waiting = lock(&self.0);
        [&waiting.people, &waiting.tables].into_iter().flat_map(|queue| queue.wishes.values()).map(VecDeque::len).sum()
    }

    /// Waits for a turn.
    pub async fn turn(&self, client: Client) -> Turn {
        let (wish, granted) = oneshot::channel();
        {
            let mut waiting = lock(&self.0);
            if waiting.free > 0 {
                waiting.free -= 1;
                return Turn(Some(self.0.clone()));
            }
            match client {
                Client::Person(_) => waiting.people.push(client, wish),
                Client::Table(_) => waiting.tables.push(client, wish),
            }
        }
        // A wish is never dropped before it is granted: the line outlives this.
        granted.await.unwrap_or(Turn(None))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(waiting) = self.0.take() else { return };
        loop {
            let next = {
                let mut waiting = lock(&waiting);
                let next = waiting.next();
                waiting.free += usize::from(next.is_none());
                next
            };
            let Some(wish) = next else { return };
            match wish.send(Turn(Some(waiting.clone()))) {
                Ok(()) => return,
                // Whoever wished it does not wait any more.
                Err(mut unwanted) => unwanted.0 = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const ANNA: Client = Client::Person(UserId(1));
    const BELA: Client = Client::Person(UserId(2));
    const BOARD: Client = Client::Table(TableId(7));

    /// The order in which these get their turns, who all wait while somebody has one.
    async fn order(clients: &[Client]) -> Vec<Client> {
        let line = Arc::new(Line::of(1));
        let first = line.turn(ANNA).await;
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        for client in clients.iter().copied() {
            let (line, done) = (line.clone(), done.clone());
            tokio::spawn(async move {
                let _turn = line.turn(client).await;
                done.send(client).unwrap();
            });
            // So that they stand in line in this order.
            tokio::task::yield_now().await;
        }
        drop((first, done));
        let mut came = Vec::new();
        while let Some(client) = order.recv().await {
            came.push(client);
        }
        came
    }

    #[tokio::test]
    async fn whoever_wants_much_holds_nobody_up() {
        let mut clients = vec![ANNA; 300];
        clients.extend([BELA, BOARD]);
        let came = order(&clients).await;
        assert_eq!(came.len(), 302);
        assert!(came[..4].contains(&BELA) && came[..4].contains(&BOARD), "{:?}", &came[..4]);
    }

    #[tokio::test]
    async fn many_tables_do_not_hold_a_person_up() {
        let mut clients: Vec<Client> = (0..200).map(|n| Client::Table(TableId(n))).collect();
        clients.push(BELA);
        let came = order(&clients).await;
        assert!(came[..2].contains(&BELA), "{:?}", &came[..4]);
    }

    #[tokio::test]
    async fn a_wish_that_is_given_up_is_passed_over() {
        let line = Line::of(1);
        let first = line.turn(ANNA).await;
        assert!(tokio::time::timeout(Duration::from_millis(1), line.turn(BELA)).await.is_err());
        drop(first);
        let _second = line.turn(BELA).await;
    }
}
