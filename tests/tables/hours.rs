//! What an hour changes. The clock is stopped, turned on and started again; the store keeps its own time.

use std::time::Duration;

use guildhall::chat::ChatError;

use crate::presser::Whim;
use crate::world::*;

async fn an_hour_passes() {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(3700)).await;
    tokio::time::resume();
    // Whoever was woken by the clock has its turn.
    tokio::time::sleep(Duration::from_millis(30)).await;
}

#[tokio::test]
async fn a_hand_older_than_an_hour_is_edited_where_it_is() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let mut whim = Whim::new(21);
    let before = people.map(|user| world.chat.direct_messages(user.id).pop().expect("a hand").message);
    an_hour_passes().await;
    for _ in 0..4 {
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
    }
    world.settled().await;
    for (user, before) in people.into_iter().zip(before) {
        let now = world.chat.direct_messages(user.id);
        assert_eq!(now.len(), 1, "no conversation becomes unread by it");
        assert!(now[0].message == before && !now[0].before.is_empty());
    }
}

#[tokio::test]
async fn a_table_that_slept_wakes_where_it_was() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 1).await;
    let mut whim = Whim::new(22);
    for _ in 0..5 {
        an_hour_passes().await;
        let user = somebody(&world, &table, &people).await;
        let entries = world.row(&table).await.entries;
        world.move_by_pressing(&table, user, &mut whim).await;
        assert!(world.row(&table).await.entries > entries);
    }
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

/// Whoever is awaited once the bot has decided.
async fn somebody(world: &World, table: &str, people: &[User]) -> User {
    for _ in 0..5_000 {
        if let Some(user) = world.awaited(table, people).await.first() {
            return *user;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("the bot never decided");
}

/// A channel that fails for hours is waited for; after a day everybody is told that it cannot be reached.
#[tokio::test]
async fn what_cannot_be_sent_for_a_day_is_given_up_and_told() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.chat.shut(HERE, Some(ChatError::Transport("no answer".to_owned())));
    let mut whim = Whim::new(23);
    let told = || people.map(|user| said_of(&world, user, "can't write in our channel"));
    let mover = world.awaited(&table, &people).await[0];
    world.move_by_pressing(&table, mover, &mut whim).await;
    for _ in 0..20 {
        an_hour_passes().await;
    }
    assert_eq!(told(), [0, 0], "hours are waited out");
    for _ in 0..6 {
        an_hour_passes().await;
    }
    for _ in 0..2_000 {
        if told() == [1, 1] {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("{:?}", told());
}

/// How many direct messages of a person say this.
fn said_of(world: &World, user: User, words: &str) -> usize {
    world.chat.direct_messages(user.id).iter().filter(|said| said.post.text.contains(words)).count()
}
