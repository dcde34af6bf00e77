//! Tables that are played for weeks: what the tests of what happens when time is up have in common.

use std::time::Duration;

use guildhall::chat::Post;
use guildhall::record::Entry;
use guildhall::rules::{Game, Seat};
use guildhall::store::{ClockState, Question, Vote};
use guildhall::tables::Settings;

use crate::support::fake::Said;
use crate::support::toy::Sound;
use crate::support::trek::Trek;
use crate::votes::{record, vote};
use crate::world::*;

static TOY: &[Game] = &[Game::of::<Sound>()];
static TREK: &[Game] = &[Game::of::<Trek>()];
pub const TWO: [User; 2] = [ANNA, BELA];
pub const THREE: [User; 3] = [ANNA, BELA, CECYLIA];
pub const FOUR: [User; 4] = [ANNA, BELA, CECYLIA, STRANGER];
pub const DAY: Duration = Duration::from_secs(24 * 3600);
/// So far apart the edits of one message are.
pub const GATHERED: Duration = Duration::from_secs(5);
pub const MINUTE: Duration = Duration::from_secs(60);

/// In the toy all are called at once, and decide in secret.
pub fn toy() -> Settings {
    Settings { games: TOY, ..plain() }
}

/// A trek has turns of many steps.
pub fn trek() -> Settings {
    Settings { games: TREK, ..plain() }
}

impl World {
    /// A game of these people at a pace.
    pub async fn paced(&self, people: &[User], pace: &str) -> String {
        let table = self.seated(people, 0).await;
        self.press_in(here(), people[0], &format!("{table}.0.~options.pace"), &[pace]).await;
        self.press(people[0], &format!("{table}.0.~start")).await;
        self.settled().await;
        table
    }

    /// Makes a move by its path.
    pub async fn play(&self, table: &str, user: User, path: &str) -> Post {
        let entries = self.row(table).await.entries;
        self.press(user, &format!("{table}.{entries}.{path}!")).await
    }

    /// These people keep their cards.
    pub async fn keep(&self, table: &str, people: &[User]) {
        for user in people {
            self.play(table, *user, "keep").await;
        }
        self.settled().await;
    }

    /// Time goes by, and all that comes of it is said.
    pub async fn pass(&self, time: Duration) {
        self.later(time).await;
        for _ in 0..2000 {
            let next = self.store.next_alarm().await.expect("readable");
            if next.is_none_or(|at| at > self.clock.now()) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        self.settled().await;
    }

    /// Somebody chooses something in the newest vote.
    pub async fn choose(&self, table: &str, user: User, choice: &str) -> Post {
        let number = self.votes(table).await.last().expect("a vote").number;
        let post = self.press(user, &format!("{table}.0.~vote.{number}.{choice}")).await;
        self.settled().await;
        post
    }

    pub async fn votes(&self, table: &str) -> Vec<Vote> {
        self.store.votes(table.parse().expect("a name")).await.expect("readable")
    }

    /// The votes on those who are late.
    pub async fn late_votes(&self, table: &str) -> Vec<Vote> {
        self.votes(table).await.into_iter().filter(|vote| vote.question == Question::Late).collect()
    }

    /// How it stands with the clocks, in the order of the seats.
    pub async fn states(&self, table: &str) -> Vec<ClockState> {
        let clocks = self.store.load(table.parse().expect("a name")).await.expect("readable").clocks;
        clocks.into_values().map(|clock| clock.state).collect()
    }

    /// When the time of a seat is up.
    pub async fn due_of(&self, table: &str, user: User) -> i64 {
        let seat = self.seat_of(table, user).await;
        self.store.load(table.parse().expect("a name")).await.expect("readable").clocks[&seat].due
    }

    pub async fn seat_of(&self, table: &str, user: User) -> Seat {
        let seats = self.store.seats(table.parse().expect("a name")).await.expect("readable");
        Seat(seats.iter().position(|sitter| sitter.user() == Some(user.id)).expect("seated") as u8)
    }

    /// The reminders of votes that were sent directly to a person, in words of that in every language.
    pub fn asked_again(&self, user: User) -> Vec<Post> {
        let parts = ["still waiting for your decision", "még a döntésedre vár", "czeka jeszcze na twoją decyzję"];
        let said = self.chat.direct_messages(user.id).into_iter().map(|said| said.post);
        said.filter(|post| parts.iter().any(|part| post.text.contains(part))).collect()
    }

    /// How many messages of the channel begin like that.
    pub fn said(&self, part: &str) -> usize {
        self.chat.messages(HERE).iter().filter(|said| said.post.text.contains(part)).count()
    }
}

/// What bots decided in somebody's place, by seat.
pub async fn stood_in(world: &World, table: &str) -> Vec<Seat> {
    let entries = record(world, table).await;
    let by_bot = entries.iter().filter_map(|entry| match entry {
        Entry::Played { seat, by: Some(by), .. } => {
            assert_eq!(by, "normal");
            Some(*seat)
        }
        _ => None,
    });
    by_bot.collect()
}

/// Anna alone has not decided, and her time is up.
pub async fn anna_late(world: &World, people: &[User]) -> (String, Said) {
    let table = world.paced(people, "day").await;
    world.keep(&table, &people[1..]).await;
    world.pass(DAY + MINUTE).await;
    (table, vote(world))
}
