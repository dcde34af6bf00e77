//! What an hour changes. The clock is stopped, turned on and started again; the store keeps its own time.

use std::time::Duration;

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
async fn a_hand_older_than_an_hour_is_sent_anew_without_a_sound() {
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
        assert_eq!(now.len(), 1, "the old one is deleted");
        assert!(now[0].message != before && now[0].post.silent);
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
