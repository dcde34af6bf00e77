//! When the platform gets in the way, and when the program stops at the wrong moment.

use std::time::Duration;

use guildhall::chat::{ChatError, Host};

use crate::presser::Whim;
use crate::support::fake::Call;
use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn closed_messages_stop_nothing_and_are_told_once() {
    let world = World::new().await;
    for user in [ANNA, DOROTA] {
        world.chat.close_direct(user.id, true);
    }
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.settled().await;
    let start = world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let mut told = usize::from(start.text.contains("I can't send you direct messages"));
    for _ in 0..3 {
        let own = world.press(ANNA, &format!("{table}.0.~own")).await;
        assert!(own.text.contains("Your hand") && own.picture.is_some(), "{}", own.text);
        told += usize::from(own.text.contains("I can't send you direct messages"));
    }
    assert_eq!(told, 1);
    world.play_to_the_end(&table, &people, &mut Whim::new(4)).await;
    assert!(world.chat.direct_messages(ANNA.id).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn f_4_f_5_a_stop_between_commit_and_post_pings_exactly_once() {
    for is_posted in [false, true] {
        let world = World::new().await;
        let people = [ANNA, DOROTA];
        let table = world.playing(&people, 0).await;
        let first = world.awaited(&table, &people).await[0];
        let other = if first == ANNA { DOROTA } else { ANNA };
        let before = world.chat.pings(other.id);
        let lost = ChatError::Transport("gone".to_owned());
        for _ in 0..200 {
            if is_posted {
                world.chat.fail_after(Call::Post, lost.clone())
            } else {
                world.chat.fail(Call::Post, lost.clone())
            }
        }
        let entries = world.row(&table).await.entries;
        world.press(first, &format!("{table}.{entries}.role.prospector!")).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(!world.store.unsent().await.unwrap().is_empty(), "the call waits in the outbox");
        world.chat.recover();
        let world = world.restarted(plain()).await;
        world.settled().await;
        assert_eq!(world.chat.pings(other.id), before + 1, "is_posted: {is_posted}");
        world.restarted(plain()).await.settled().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_trouble_is_waited_out_in_order() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.chat.fail(Call::Post, ChatError::Transport("busy".to_owned()));
    let first = world.awaited(&table, &people).await[0];
    let other = if first == ANNA { DOROTA } else { ANNA };
    let entries = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{entries}.role.prospector!")).await;
    world.settled().await;
    assert_eq!(world.chat.pings(other.id), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_channel_is_told_once_and_the_table_goes_on() {
    for error in [ChatError::Gone("no".into()), ChatError::Forbidden("no".into()), ChatError::Locked] {
        let world = World::new().await;
        let people = [ANNA, DOROTA];
        let table = world.playing(&people, 0).await;
        world.chat.shut(HERE, Some(error));
        let mut whim = Whim::new(6);
        for _ in 0..6 {
            let user = world.awaited(&table, &people).await[0];
            world.move_by_pressing_in(direct(user), &table, user, &mut whim).await;
        }
        world.settled().await;
        for user in people {
            let said: Vec<String> = world
                .chat
                .all()
                .into_iter()
                .filter(|said| said.channel == direct(user).channel)
                .flat_map(|said| said.before.into_iter().chain([said.post]))
                .map(|post| post.text)
                .collect();
            let told = said.iter().filter(|text| text.contains("I can't write in our")).count();
            assert_eq!(told, 1, "{said:?}");
        }
        let user = world.awaited(&table, &people).await[0];
        let hand = world.chat.direct_messages(user.id).pop().expect("a hand");
        assert!(!hand.before.first().unwrap_or(&hand.post).silent, "where the channel is lost, the hand calls");
        world.chat.shut(HERE, None);
        let pings = world.chat.pings(user.id);
        world.press(user, &format!("{table}.0.~play")).await;
        world.settled().await;
        let board = world.board().expect("a press from the channel shows that it is in reach again").post;
        assert!(board.text.contains(&format!("<@{}>", user.id.0)));
        assert_eq!(world.chat.pings(user.id), pings, "nobody is called twice");
        world.move_by_pressing(&table, user, &mut whim).await;
        world.move_by_pressing(&table, world.awaited(&table, &people).await[0], &mut whim).await;
        world.settled().await;
        assert_eq!(world.chat.refused(), Vec::<String>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_files_the_board_comes_as_text() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    world.settled().await;
    world.chat.fail(Call::Post, ChatError::Forbidden("files".to_owned()));
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert!(board.picture.is_none() && board.text.contains("I lack **Attach Files** here"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_goes_is_noticed_at_once() {
    let world = World::new().await;
    world.playing(&[ANNA, DOROTA], 0).await;
    world.chat.shut(HERE, Some(ChatError::Gone("deleted".into())));
    world.manager.lost(HERE).await;
    world.settled().await;
    for user in [ANNA, DOROTA] {
        let said = world.chat.direct_messages(user.id);
        assert!(said.iter().any(|said| said.post.text.contains("can't write in our channel")), "{said:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_one_living_message() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let mut whim = Whim::new(9);
    for _ in 0..8 {
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
    }
    world.settled().await;
    for user in people {
        let messages = world.chat.direct_messages(user.id);
        assert_eq!(messages.len(), 1, "{}", user.name);
        assert!(messages[0].before.first().unwrap_or(&messages[0].post).silent, "it makes no sound");
    }
}
