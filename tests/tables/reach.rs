//! When a table's posts do not get through: told once, tried again, and back when one has come through. And tables that
//! cannot even be opened.

use guildhall::chat::{ChannelId, ChatError, Host, Permission, Place, PlaceKind};
use guildhall::store::Stage;

use crate::presser::Whim;
use crate::support::fake::{Call, FakeChat};
use crate::world::*;

const THREAD: ChannelId = ChannelId(71);

/// A thread in which these permissions are lacking.
fn thread(lacks: &[Permission]) -> Place {
    Place { channel: THREAD, kind: PlaceKind::Thread, lacks: lacks.to_vec(), ..here() }
}

/// A table for Anna and Dorota that is played in a thread.
async fn playing(world: &World) -> String {
    world.new_in(thread(&[]), &[("seats", "2"), ("language", "en")]).await;
    world.settled().await;
    let table = world.store.table_in(THREAD).await.unwrap().expect("a table").id.to_string();
    world.press_in(thread(&[]), DOROTA, &format!("{table}.0.~join"), &[]).await;
    world.press_in(thread(&[]), ANNA, &format!("{table}.0.~start"), &[]).await;
    world.settled().await;
    table
}

/// How often a person was told that the channel is lost.
fn told(world: &World, user: User) -> usize {
    let said = world.chat.all().into_iter().filter(|said| said.channel == FakeChat::direct_channel(user.id));
    said.flat_map(|said| World::versions(&said)).filter(|post| post.text.contains("I can't write in our")).count()
}

/// The boards in the thread.
fn boards(world: &World) -> usize {
    let is_board = |text: &str| text.contains("your turn");
    world.chat.messages(THREAD).iter().filter(|said| is_board(&said.post.text) && !said.post.rows.is_empty()).count()
}

/// A move by whoever is to move, from their direct messages: its board cannot be posted.
async fn lose(world: &World, table: &str) {
    world.chat.shut(THREAD, Some(ChatError::Forbidden("no".to_owned())));
    let people = [ANNA, DOROTA];
    let user = world.awaited(table, &people).await[0];
    world.move_by_pressing_in(direct(user), table, user, &mut Whim::new(6)).await;
    world.settled().await;
    assert_eq!((told(world, ANNA), told(world, DOROTA)), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_in_a_thread_that_cannot_be_written_in_tell_nobody_anything() {
    for lacks in [&[Permission::SendInThreads][..], &[]] {
        let world = World::new().await;
        let table = playing(&world).await;
        lose(&world, &table).await;
        let before = world.chat.all().len();
        for _ in 0..4 {
            world.press_in(thread(lacks), ANNA, &format!("{table}.0.~missed"), &[]).await;
            world.settled().await;
        }
        assert_eq!((told(&world, ANNA), told(&world, DOROTA)), (1, 1), "{lacks:?}");
        assert_eq!(world.chat.all().len(), before, "no hand is sent again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_back_when_a_post_came_through_whatever_its_channel_allows() {
    let world = World::new().await;
    let table = playing(&world).await;
    lose(&world, &table).await;
    let allowed = thread(&[Permission::SendMessages, Permission::CreateThreads]);
    world.press_in(allowed.clone(), ANNA, &format!("{table}.0.~missed"), &[]).await;
    world.settled().await;
    world.chat.shut(THREAD, None);
    let (before, pings) = (boards(&world), world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id));
    for _ in 0..2 {
        world.press_in(allowed.clone(), ANNA, &format!("{table}.0.~missed"), &[]).await;
        world.settled().await;
    }
    assert_eq!(boards(&world), before.max(1), "the board is back, once");
    assert!(!world.row(&table).await.is_lost);
    assert_eq!(world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id), pings, "a hand has called");
    lose_again(&world, &table).await;
}

/// After a post came through, the next loss is told again.
async fn lose_again(world: &World, table: &str) {
    world.chat.shut(THREAD, Some(ChatError::Locked));
    let user = world.awaited(table, &[ANNA, DOROTA]).await[0];
    world.move_by_pressing_in(direct(user), table, user, &mut Whim::new(7)).await;
    world.settled().await;
    assert_eq!((told(world, ANNA), told(world, DOROTA)), (2, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loss_is_told_once_also_over_a_restart() {
    let world = World::new().await;
    let table = playing(&world).await;
    lose(&world, &table).await;
    let world = world.restarted(plain()).await;
    for seed in 0..3 {
        let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
        world.move_by_pressing_in(direct(user), &table, user, &mut Whim::new(seed)).await;
        world.settled().await;
    }
    assert_eq!((told(&world, ANNA), told(&world, DOROTA)), (1, 1));
    world.chat.shut(THREAD, None);
    let world = world.restarted(plain()).await;
    let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    world.move_by_pressing_in(direct(user), &table, user, &mut Whim::new(4)).await;
    world.settled().await;
    assert!(!world.row(&table).await.is_lost, "the first board after a restart is tried");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_lobby_is_refused_is_not_called_open() {
    for error in [ChatError::Forbidden("no".to_owned()), ChatError::Gone("no".to_owned())] {
        let world = World::new().await;
        world.chat.fail(Call::Post, error);
        let refused = world.command(ANNA, "table new", &[("where", "channel")]).await;
        assert!(refused.text.starts_with("I can't write here, so there is no table."), "{}", refused.text);
        world.settled().await;
        assert_eq!(world.store.table_in(HERE).await.unwrap().map(|row| row.stage), Some(Stage::Closed));
        assert!(world.chat.all().is_empty(), "nobody is told anything besides");
        let opened = world.command(ANNA, "table new", &[("where", "channel")]).await;
        assert_eq!(opened.text, "Your table is open below.");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_lobby_takes_long_is_announced() {
    let world = World::new().await;
    for _ in 0..4 {
        world.chat.fail(Call::Post, ChatError::Transport("busy".to_owned()));
    }
    let opened = world.command(ANNA, "table new", &[("where", "channel")]).await;
    assert!(opened.text.starts_with("Your table appears here as soon as"), "{}", opened.text);
    world.settled().await;
    assert!(!world.lobby().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_private_thread_without_the_bot_it_asks_to_be_let_in() {
    let world = World::new().await;
    let private = || Place { kind: PlaceKind::PrivateThread, ..thread(&[]) };
    world.chat.let_in(THREAD, false);
    let asked = world.new_in(private(), &[("seats", "2")]).await;
    assert!(asked.text.contains("Mention me here once"), "{}", asked.text);
    let check = world.command_in(private(), ANNA, "table check", &[]).await;
    assert!(check.text.contains("Mention me here once"), "{}", check.text);
    assert!(world.store.table_in(THREAD).await.unwrap().is_none());
    world.chat.let_in(THREAD, true);
    let opened = world.press_in(private(), ANNA, &id_of(&asked, "Check again"), &[]).await;
    assert_eq!(opened.text, "Your table is open below.");
    let check = world.press_in(private(), ANNA, &id_of(&check, "Check again"), &[]).await;
    assert!(check.text.contains("Nothing is missing."), "{}", check.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_server_without_the_bot_it_shows_the_way_in() {
    let world = World::new().await;
    let place = || Place { has_bot: false, ..here() };
    for command in ["table new", "table check"] {
        let answer = world.command_in(place(), ANNA, command, &[("game", world.game)]).await;
        assert!(answer.text.starts_with("Only my commands are in this server"), "{}", answer.text);
        let links = buttons(&answer).into_iter().map(|button| button.target);
        let invitation = guildhall::chat::Target::Link("https://chat.test/invite".to_owned());
        assert_eq!(links.collect::<Vec<_>>(), [invitation]);
    }
    assert!(world.chat.all().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_counts_in_a_place_is_what_is_checked_there() {
    let world = World::new().await;
    let check = async |place: Place| world.command_in(place, ANNA, "table check", &[]).await.text;
    let inside = check(thread(&[Permission::SendMessages, Permission::CreateThreads])).await;
    assert!(inside.contains("Nothing is missing.") && !inside.contains("Create Public Threads"), "{inside}");
    assert!(inside.contains("Send Messages in Threads: yes") && !inside.contains("Send Messages:"), "{inside}");
    let mute = check(thread(&[Permission::SendInThreads])).await;
    assert!(mute.contains("Send Messages in Threads: **no**") && mute.contains("can allow what is missing"), "{mute}");
    let voice = check(Place { kind: PlaceKind::Plain, lacks: vec![Permission::CreateThreads], ..here() }).await;
    assert!(voice.contains("Nothing is missing.") && !voice.contains("Threads"), "{voice}");
    let text = check(Place { lacks: vec![Permission::CreateThreads], ..here() }).await;
    assert!(text.contains("Create Public Threads: **no**") && text.contains("Send Messages: yes"), "{text}");
}

/// Everything any person was ever told directly.
fn direct_texts(world: &World) -> usize {
    let is_direct = |channel| [ANNA, DOROTA].iter().any(|user| FakeChat::direct_channel(user.id) == channel);
    world.chat.all().iter().filter(|said| is_direct(said.channel)).map(|said| 1 + said.before.len()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_left_loses_its_tables_in_silence_until_it_is_entered_again() {
    for is_awake in [true, false] {
        let world = World::new().await;
        let table = playing(&world).await;
        let world = if is_awake { world } else { world.restarted(plain()).await };
        let said = direct_texts(&world);
        world.chat.shut(THREAD, Some(ChatError::Gone("no".to_owned())));
        // Whether it is told at once or as the bot connects the next time.
        if is_awake {
            world.manager.left(GUILD).await
        } else {
            world.manager.connected(&[]).await
        }
        until(&world, &table, true).await;
        assert_eq!(direct_texts(&world), said, "nobody is told");
        let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
        world.move_by_pressing_in(direct(user), &table, user, &mut Whim::new(6)).await;
        world.settled().await;
        assert_eq!((told(&world, ANNA), told(&world, DOROTA)), (0, 0));
        world.chat.shut(THREAD, None);
        world.manager.connected(&[GUILD]).await;
        world.manager.entered(GUILD, &[HERE, THREAD]).await;
        until(&world, &table, false).await;
        world.settled().await;
        let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
        let last = world.chat.messages(THREAD).pop().expect("a board");
        assert!(last.post.text.contains(&format!("<@{}>", user.id.0)), "{}", last.post.text);
    }
}

/// Waits until a table is noted as out of reach, or in reach.
async fn until(world: &World, table: &str, is_lost: bool) {
    for _ in 0..1000 {
        if world.row(table).await.is_lost == is_lost {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("it never was");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_falls_asleep_is_woken_once_a_day() {
    let world = World::new().await;
    let table = playing(&world).await;
    for _ in 0..3 {
        world.manager.asleep(THREAD).await;
        world.manager.asleep(HERE).await;
    }
    assert_eq!(world.chat.woken(), [THREAD], "no table is in the other one");
    // At a start only what is not among the open ones sleeps.
    let world = world.restarted(plain()).await;
    world.manager.entered(GUILD, &[HERE, THREAD]).await;
    assert_eq!(world.chat.woken().len(), 1);
    world.manager.entered(GUILD, &[HERE]).await;
    world.manager.entered(GUILD, &[HERE]).await;
    assert_eq!(world.chat.woken(), [THREAD, THREAD]);
    // Whose game is over may sleep.
    let world = world.restarted(plain()).await;
    for user in [ANNA, DOROTA] {
        world.press_in(thread(&[]), user, &format!("{table}.0.~shut.yes"), &[]).await;
    }
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    world.manager.asleep(THREAD).await;
    world.manager.entered(GUILD, &[HERE]).await;
    assert_eq!(world.chat.woken().len(), 2);
}
