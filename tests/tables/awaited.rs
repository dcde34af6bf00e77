//! Whoever is called is awaited, and whoever moved is told: when posts fail, come late, or come through unnoticed.

use std::time::Duration;

use guildhall::chat::{ChatError, What};
use guildhall::tables::Settings;

use crate::support::fake::Call;
use crate::world::*;

const PEOPLE: [User; 2] = [ANNA, DOROTA];

fn lost() -> ChatError {
    ChatError::Transport("lost".to_owned())
}

fn other_of(user: User) -> User {
    if user == ANNA { DOROTA } else { ANNA }
}

/// A table where the second of two is called by a message of which it is not known whether it came through.
async fn doubtful(is_posted: bool, settings: Settings) -> (World, String, User) {
    let world = World::with(settings).await;
    let table = world.playing(&PEOPLE, 0).await;
    let first = world.awaited(&table, &PEOPLE).await[0];
    for _ in 0..200 {
        if is_posted {
            world.chat.fail_after(Call::Post, lost());
        } else {
            world.chat.fail(Call::Post, lost());
        }
    }
    let entries = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{entries}.role.prospector!")).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert!(!world.store.unsent().await.unwrap().is_empty(), "the call waits");
    (world, table, other_of(first))
}

#[tokio::test(flavor = "multi_thread")]
async fn f_5_what_came_through_is_found_after_its_nonce_is_forgotten() {
    for is_posted in [false, true] {
        let settings = plain();
        let (world, _, other) = doubtful(is_posted, settings).await;
        world.chat.recover();
        world.chat.forget_nonces();
        world.clock.put_on(Duration::from_secs(360));
        let world = world.restarted(settings).await;
        world.settled().await;
        assert_eq!(world.chat.pings(other.id), 1, "came through before: {is_posted}");
        let board = world.board().expect("a board").post;
        assert!(board.text.contains(&format!("<@{}>", other.id.0)) && board.picture.is_some(), "{}", board.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_call_is_sent_where_the_channel_cannot_be_read() {
    let settings = plain();
    let (world, _, other) = doubtful(false, settings).await;
    world.chat.recover();
    for _ in 0..9 {
        world.chat.fail(Call::Find, ChatError::Forbidden("history".to_owned()));
    }
    world.clock.put_on(Duration::from_secs(300));
    let world = world.restarted(settings).await;
    world.settled().await;
    assert_eq!(world.chat.pings(other.id), 1);
}

/// Shown again by somebody while it still waits to be posted, a call remains one.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_waits_is_made_by_what_takes_its_place() {
    for command in [("table board", ("", "")), ("table language", ("language", "hu"))] {
        let (world, _, other) = doubtful(false, plain()).await;
        let options: Vec<_> = [command.1].into_iter().filter(|(name, _)| !name.is_empty()).collect();
        world.command(other_of(other), command.0, &options).await;
        world.chat.recover();
        world.settled().await;
        assert_eq!(world.chat.pings(other.id), 1, "{}", command.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_was_replaced_before_it_came_through_is_never_made() {
    let (world, table, other) = doubtful(false, plain()).await;
    let entries = world.row(&table).await.entries;
    world.press(other, &format!("{table}.{entries}.role.prospector!")).await;
    world.chat.recover();
    world.settled().await;
    let awaited = world.awaited(&table, &PEOPLE).await;
    assert_eq!(world.chat.pings(other.id), usize::from(awaited.contains(&other)), "{awaited:?}");
}

/// Came through, not noted, and replaced: by a process that knows of it, and by one that was begun anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_came_through_unnoticed_and_was_replaced_loses_its_buttons() {
    for is_restarted in [false, true] {
        let (mut world, table, other) = doubtful(true, plain()).await;
        if is_restarted {
            // It stops before it could note anything, and the next one goes on at once.
            world = world.restarted(plain()).await;
        }
        let entries = world.row(&table).await.entries;
        world.press(other, &format!("{table}.{entries}.role.prospector!")).await;
        world.chat.recover();
        world.settled().await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        let armed = world.chat.messages(HERE);
        let armed: Vec<_> =
            armed.iter().filter(|said| ids(&said.post).iter().any(|id| id.ends_with("~play"))).collect();
        assert_eq!(armed.len(), 1, "restarted: {is_restarted}: {armed:?}");
    }
}

/// A move is told to whoever made it: beside the answer that cannot be changed, and in the end directly.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_moved_is_told_whatever_way_it_takes() {
    for failing in
        [vec![Call::Answer], vec![Call::Answer, Call::Follow], vec![Call::Answer, Call::Follow, Call::Answer]]
    {
        let world = World::new().await;
        let table = world.playing(&PEOPLE, 0).await;
        let user = world.awaited(&table, &PEOPLE).await[0];
        let before = world.chat.direct_messages(user.id).len();
        failing.iter().for_each(|call| world.chat.fail(*call, lost()));
        let entries = world.row(&table).await.entries;
        let press = What::Press { id: format!("{table}.{entries}.role.prospector!"), values: vec![] };
        let incoming = world.incoming(user, here(), press);
        let interaction = incoming.reply.interaction;
        guildhall::chat::Host::serve(&*world.manager, incoming).await;
        let told = async {
            loop {
                let direct = world.chat.direct_messages(user.id);
                if !world.chat.answers(interaction).is_empty() || direct.len() > before {
                    return direct.len() - before;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let direct = tokio::time::timeout(Duration::from_secs(8), told).await.expect("told");
        assert_eq!(direct, usize::from(failing.len() == 3), "{failing:?}");
    }
}

/// Who only looked something up can ask again, and gets no message unasked.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_tells_no_move_is_no_direct_message() {
    let world = World::new().await;
    let table = world.playing(&PEOPLE, 0).await;
    let before = world.chat.direct_messages(ANNA.id).len();
    [Call::Answer, Call::Follow, Call::Answer].iter().for_each(|call| world.chat.fail(*call, lost()));
    let press = What::Press { id: format!("{table}.0.~scores"), values: vec![] };
    guildhall::chat::Host::serve(&*world.manager, world.incoming(ANNA, here(), press)).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(world.chat.direct_messages(ANNA.id).len(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn f_38_a_stop_waits_no_longer_than_five_seconds() {
    let (world, ..) = doubtful(false, plain()).await;
    let begun = std::time::Instant::now();
    world.manager.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}
