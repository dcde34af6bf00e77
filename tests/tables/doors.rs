//! A platform that takes its time, and a second writer: what the manager decided meanwhile must hold all the same.

use std::sync::Arc;

use async_trait::async_trait;
use guildhall::chat::{ChannelId, Chat, Done, MessageId, Post};
use guildhall::games::GAMES;
use guildhall::record::{Play, Record, Source};
use guildhall::store::{Along, Change, Commit, Seen, Store};
use tokio::sync::{RwLock, Semaphore};

use crate::support::fake::FakeChat;
use crate::through::{Taking, Through};
use crate::world::*;

/// A platform whose doors can be held: a post waits before one until it is let through.
struct Slow {
    inner: Arc<FakeChat>,
    held: RwLock<Option<ChannelId>>,
    came: Semaphore,
    may: Semaphore,
}

impl Slow {
    fn new() -> Slow {
        let (came, may) = (Semaphore::new(0), Semaphore::new(0));
        Slow { inner: Arc::new(FakeChat::new()), held: RwLock::default(), came, may }
    }

    async fn hold(&self, channel: Option<ChannelId>) {
        *self.held.write().await = channel;
    }

    /// Waits until somebody stands before the door.
    async fn somebody_waits(&self) {
        self.came.acquire().await.expect("open").forget();
    }

    fn let_through(&self) {
        self.may.add_permits(1);
    }
}

#[async_trait]
impl Taking for Slow {
    fn inner(&self) -> &FakeChat {
        &self.inner
    }

    async fn take(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId> {
        if *self.held.read().await == Some(channel) {
            self.came.add_permits(1);
            self.may.acquire().await.expect("open").forget();
        }
        self.inner.post(channel, post, nonce).await
    }
}

fn own_lines(post: &Post) -> Vec<String> {
    post.text.lines().skip(1).map(str::to_owned).collect()
}

/// A hand waits while the game goes on: none must become the hand of whoever got the seat its reader had before lots were
/// drawn. Lots may leave everybody where they are, so several tables are begun.
#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_waits_never_shows_another_seats() {
    let people = [ANNA, BELA, DOROTA, STRANGER];
    for _ in 0..6 {
        let slow = Arc::new(Slow::new());
        let world =
            World::around(Store::in_memory().expect("a store"), slow.inner.clone(), Arc::new(Through(slow.clone())))
                .await;
        world.command(ANNA, "table new", &[("seats", "4"), ("where", "channel"), ("language", "en")]).await;
        world.settled().await;
        let table = world.lobby();
        for user in [BELA, DOROTA, STRANGER] {
            world.press(user, &format!("{table}.0.~join")).await;
        }
        slow.hold(Some(direct(DOROTA).channel)).await;
        world.press(ANNA, &format!("{table}.0.~start")).await;
        slow.somebody_waits().await;
        slow.hold(None).await;
        slow.let_through();
        world.settled().await;
        for user in people {
            let own = own_lines(&world.press(user, &format!("{table}.0.~own")).await);
            assert!(!own.is_empty());
            let said = world.chat.all().into_iter().filter(|said| said.channel == direct(user).channel);
            let versions = said.flat_map(|said| said.before.into_iter().chain([said.post]));
            for post in versions.filter(|post| post.picture.is_some()) {
                assert_eq!(own_lines(&post), own, "{} reads another hand", user.name);
            }
        }
    }
}

/// A move is written by somebody else, so that the table is taken up anew when it is a bot's turn: the bot plays.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_after_the_table_was_taken_up_anew() {
    let world = World::new().await;
    let (table, play) = loop {
        let table = world.playing(&[ANNA], 1).await;
        let loaded = world.store.load(table.parse().expect("a table")).await.expect("stored");
        let record = Record { header: loaded.header.expect("begun"), entries: loaded.entries };
        let play = Play::resume(&GAMES[0], record, Source::Notes).expect("sound");
        if play.step() == 0 {
            break (table, play);
        }
        world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    };
    let mut next = play.clone();
    let anna = next.table().awaiting().first().expect("Anna begins");
    let path = ["role", "prospector"].map(str::to_owned);
    let (entry, _) = next.play(anna, &path, false).expect("legal");
    let changes = vec![Change::Entries(vec![entry]), Change::Awaiting(next.table().awaiting())];
    let (table_id, seen) = (table.parse().expect("a table"), Seen::Game { entries: 0 });
    let other = Commit { table: table_id, seen, changes, along: Along::default() };
    world.store.commit(other).await.expect("written");
    let answer = world.press(ANNA, &format!("{table}.0.role.prospector!")).await;
    assert!(answer.text.contains("Something went wrong on my side."), "{}", answer.text);
    world.press(ANNA, &format!("{table}.0.~board")).await;
    for _ in 0..1000 {
        if world.row(&table).await.entries > 1 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(4)).await;
    }
    panic!("the bot waits for ever");
}
