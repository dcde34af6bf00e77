//! Hands that are kept in direct conversations: when these are opened, and what goes on while they are not.

use std::time::Duration;

use guildhall::chat::fake::Call;
use guildhall::chat::{ChatError, Host};
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::world::*;

/// As long as no test waits.
const LONG: Duration = Duration::from_secs(3600);

#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_is_opened_at_the_first_hand_and_once_for_ever() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.settled().await;
    assert!(world.chat.opened().is_empty(), "sitting down opens nothing");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let opened = |world: &World| {
        let mut opened = world.chat.opened();
        opened.sort_unstable();
        opened
    };
    assert_eq!(opened(&world), people.map(|user| user.id));
    let world = world.restarted(plain()).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(2)).await;
    world.playing(&people, 0).await;
    assert_eq!(opened(&world), people.map(|user| user.id), "known for every other table");
    assert!(people.iter().all(|user| world.chat.direct_messages(user.id).len() == 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_wait_for_their_turn_while_the_channel_goes_on() {
    let world = World::with(Settings { openings: LONG, ..plain() }).await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    let mut whim = Whim::new(3);
    for _ in 0..4 {
        while world.board().is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
    }
    assert_eq!(world.chat.opened().len(), 1, "one in that time");
    let unknown = people.into_iter().find(|user| !world.chat.opened().contains(&user.id)).expect("somebody waits");
    assert!(!world.store.unsent().await.expect("readable").is_empty(), "and keeps waiting");
    let own = world.press(unknown, &format!("{table}.0.~own")).await;
    assert!(own.text.contains("Your hand") && !own.text.contains("direct messages"), "{}", own.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_fast_for_the_platform_closes_nobodys_letterbox() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    for _ in 0..5 {
        world.chat.fail(Call::Direct, ChatError::TooFast("40003".to_owned()));
    }
    world.press(ANNA, &format!("{table}.0.~start")).await;
    for _ in 0..3 {
        for user in people {
            let own = world.press(user, &format!("{table}.0.~own")).await;
            assert!(own.text.contains("Your hand") && !own.text.contains("direct messages"), "{}", own.text);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    world.chat.recover();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(world.chat.opened().is_empty(), "none is opened for an hour");
    let waiting = world.store.unsent().await.expect("readable");
    assert_eq!(waiting.len(), 2, "both hands wait: {waiting:?}");
    let world = world.restarted(plain()).await;
    world.settled().await;
    assert!(people.iter().all(|user| world.chat.direct_messages(user.id).len() == 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loss_is_told_directly_only_where_a_conversation_is_open() {
    let world = World::with(Settings { openings: LONG, ..plain() }).await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    while world.chat.opened().is_empty() || world.board().is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (known, unknown) = match world.chat.opened()[0] == ANNA.id {
        true => (ANNA, DOROTA),
        false => (DOROTA, ANNA),
    };
    world.chat.shut(HERE, Some(ChatError::Gone("deleted".into())));
    world.hall.lost(HERE).await;
    let told = |user: User| {
        let said = world.chat.direct_messages(user.id);
        said.iter().filter(|said| said.post.text.contains("can't write in our channel")).count()
    };
    for _ in 0..500 {
        if told(known) == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!((told(known), told(unknown), world.chat.opened().len()), (1, 0, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_wants_no_messages_gets_any() {
    let world = World::new().await;
    world.command(ANNA, "table new", &[("seats", "2"), ("where", "channel"), ("language", "en")]).await;
    world.settled().await;
    let table = world.lobby();
    let joined = world.press(DOROTA, &format!("{table}.0.~join")).await;
    let silenced = world.press(DOROTA, &id_of(&joined, "No messages, please")).await;
    assert!(silenced.text.contains("No more direct messages from this table"), "{}", silenced.text);
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.chat.opened(), [ANNA.id]);
    world.press(DOROTA, &id_of(&silenced, "Messages again")).await;
    world.settled().await;
    let said = world.chat.direct_messages(DOROTA.id);
    assert!(said.iter().any(|said| said.post.text.contains("Your hand")), "{said:?}");
}
