//! People who press at random, as long as something can be pressed.

use guildhall::chat::{Ack, Id, Place, Post, TableId, Target, To, What};
use guildhall::store::{Stage, TableRow};

use crate::world::*;

/// A small generator of one's own, so that a failing run can be repeated.
pub struct Whim(u64);

impl Whim {
    pub fn new(seed: u64) -> Whim {
        Whim(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n.max(1)
    }

    pub fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }
}

/// A press that leads on towards a move: the id, and the values of a select.
pub fn onward(post: &Post, whim: &mut Whim) -> Option<(String, Vec<String>)> {
    let is_path = |id: &str| matches!(id.parse(), Ok(Id { to: To::Path(..) | To::Kept(..), .. }));
    let mut ways: Vec<(String, Vec<String>)> = buttons(post)
        .into_iter()
        .filter(|button| button.enabled)
        .filter_map(|button| match button.target {
            Target::Press(id) if is_path(&id) && !id.ends_with('<') => Some((id, Vec::new())),
            _ => None,
        })
        .collect();
    for select in selects(post) {
        let count = select.min + whim.below(select.max - select.min + 1);
        let mut values: Vec<String> = select.options.iter().map(|option| option.value.clone()).collect();
        while values.len() > count {
            values.remove(whim.below(values.len()));
        }
        ways.push((select.id, values));
    }
    if ways.is_empty() { None } else { Some(whim.one(&ways)) }
}

impl World {
    /// The table as it is stored.
    pub async fn row(&self, table: &str) -> TableRow {
        let id: TableId = table.parse().expect("a table");
        self.store.table(id).await.expect("stored")
    }

    /// How many steps its record has.
    pub async fn steps(&self, table: &str) -> usize {
        let loaded = self.store.load(table.parse().expect("a table")).await.expect("stored");
        let record = guildhall::record::Record { header: loaded.header.expect("begun"), entries: loaded.entries };
        record.steps().len()
    }

    /// Who of these people must decide.
    pub async fn awaited(&self, table: &str, people: &[User]) -> Vec<User> {
        let row = self.row(table).await;
        let seats = self.store.seats(row.id).await.expect("stored");
        let users = row.awaiting.iter().filter_map(|seat| seats.get(seat.index())?.user());
        users.filter_map(|id| people.iter().copied().find(|user| user.id == id)).collect()
    }

    /// Lets one person make a move by pressing; gives the last answer.
    pub async fn move_by_pressing(&self, table: &str, user: User, whim: &mut Whim) -> Post {
        self.move_by_pressing_in(here(), table, user, whim).await
    }

    pub async fn move_by_pressing_in(&self, place: Place, table: &str, user: User, whim: &mut Whim) -> Post {
        let entries = self.row(table).await.entries;
        let shown = self.press_in(place.clone(), user, &format!("{table}.{entries}.~play"), &[]).await;
        self.move_on(place, table, user, whim, shown).await
    }

    /// Lets one person make a move in the panel that stands before them; gives what stands there then.
    pub async fn move_on(&self, place: Place, table: &str, user: User, whim: &mut Whim, shown: Post) -> Post {
        let entries = self.row(table).await.entries;
        let mut shown = shown;
        for _ in 0..60 {
            let Some((id, values)) = onward(&shown, whim) else { return shown };
            let mut incoming = self.incoming(user, place.clone(), What::Press { id, values });
            incoming.reply.ack = Ack::Update;
            shown = self.ask(incoming).await;
            if self.row(table).await.entries != entries {
                return shown;
            }
        }
        panic!("{} gets nowhere: {}", user.name, shown.text);
    }

    /// Plays a table to its end; gives the number of moves people made.
    pub async fn play_to_the_end(&self, table: &str, people: &[User], whim: &mut Whim) -> usize {
        let mut moves = 0;
        for _ in 0..3000 {
            match self.row(table).await.stage {
                Stage::Over => return moves,
                stage => assert_eq!(stage, Stage::Playing),
            }
            let awaited = self.awaited(table, people).await;
            if awaited.is_empty() {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            }
            let user = whim.one(&awaited);
            self.move_by_pressing(table, user, whim).await;
            moves += 1;
        }
        panic!("no end");
    }
}
