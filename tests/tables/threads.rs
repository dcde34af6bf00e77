//! The thread of a table: where it can be, what it is called, who is in it.

use guildhall::chat::{ChatError, Place, PlaceKind, Post};

use crate::support::fake::{Call, Said};
use crate::world::*;

/// A table for Anna and Dorota that wants a thread and has not begun.
async fn ready(world: &World) -> String {
    world.command(ANNA, "table new", &[("seats", "2"), ("language", "en")]).await;
    world.settled().await;
    let table = world.lobby();
    world.press(DOROTA, &format!("{table}.0.~join")).await;
    world.settled().await;
    table
}

/// The one board in the thread.
fn board(world: &World) -> Said {
    world.chat.messages(world.chat.threads()[0].1).into_iter().next().expect("a board")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_whose_making_was_not_answered_is_found_again() {
    let world = World::new().await;
    let table = ready(&world).await;
    world.chat.fail_after(Call::Thread, ChatError::Transport("no answer".to_owned()));
    let first = world.press(ANNA, &format!("{table}.0.~start")).await;
    assert!(first.text.contains("Something went wrong on my side"), "{}", first.text);
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.chat.threads().len(), 1, "it hangs below the lobby");
    assert!(board(&world).post.text.contains("your turn"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_not_allowed_is_replaced_by_a_plain_one() {
    let world = World::new().await;
    let table = ready(&world).await;
    world.chat.fail(Call::Thread, ChatError::Malformed("a name with such words".to_owned()));
    world.press(ANNA, &format!("{table}.0.~start")).await;
    assert_eq!(world.chat.threads()[0].2, format!("Guildhall {table}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_thread_can_be_the_channel_is_offered() {
    let world = World::new().await;
    let table = ready(&world).await;
    world.chat.fail(Call::Thread, ChatError::Forbidden("not here".to_owned()));
    let refused = world.press(ANNA, &format!("{table}.0.~start")).await;
    assert!(refused.text.contains("I can't open a thread here"), "{}", refused.text);
    let by_another = world.press(DOROTA, &id_of(&refused, "Play here")).await;
    assert!(by_another.text.contains("Only the host"), "{}", by_another.text);
    world.press(ANNA, &id_of(&refused, "Play here")).await;
    world.settled().await;
    assert!(world.board().is_some() && world.chat.threads().is_empty());
    assert_eq!(
        world
            .store
            .shown(world.row(&table).await.id, guildhall::store::Surface::Board)
            .await
            .unwrap()
            .map(|shown| shown.channel),
        Some(HERE)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn where_threads_cannot_begin_none_is_offered() {
    let world = World::new().await;
    let voice = || Place { kind: PlaceKind::Plain, ..here() };
    let asked = world.new_in(voice(), &[("where", "thread"), ("seats", "2")]).await;
    assert!(asked.text.contains("There are no threads in a channel of this kind"), "{}", asked.text);
    assert!(world.chat.all().is_empty());
    world.press_in(voice(), ANNA, &id_of(&asked, "Play here"), &[]).await;
    world.settled().await;
    let table = world.lobby();
    let options = world.press_in(voice(), ANNA, &format!("{table}.0.~options"), &[]).await;
    let places = |post: &Post| {
        let places = selects(post).into_iter().find(|select| select.id.ends_with("options.where")).expect("places");
        places.options.into_iter().map(|option| option.value).collect::<Vec<_>>()
    };
    assert_eq!(places(&options), ["channel"]);
    let forged = world.press_in(voice(), ANNA, &format!("{table}.0.~options.where"), &["thread"]).await;
    assert!(forged.text.contains("There are no threads in a channel of this kind"), "{}", forged.text);
    world.press_in(voice(), ANNA, &format!("{table}.0.~leave"), &[]).await;
    world.new_in(voice(), &[]).await;
    world.settled().await;
    let options = world.press_in(voice(), ANNA, &format!("{}.0.~options", world.lobby()), &[]).await;
    assert_eq!(places(&options), ["channel"], "said nothing, it is the channel");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_below_whose_lobby_the_thread_hangs_is_shown_the_way() {
    let world = World::new().await;
    let table = ready(&world).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let thread = world.chat.threads()[0].1;
    let mine = world.command(DOROTA, "table board", &[]).await;
    assert!(mine.text.contains(&format!("<#{}>", thread.0)), "{}", mine.text);
    let strange = world.command(STRANGER, "table board", &[]).await;
    assert!(strange.text.contains("There is no table in this channel"), "{}", strange.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_sits_there_is_edited_into_the_thread() {
    let world = World::new().await;
    let table = ready(&world).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let said = board(&world);
    let everybody = format!("-# At the table: <@{}> <@{}>", ANNA.id.0, DOROTA.id.0);
    let other_way = format!("-# At the table: <@{}> <@{}>", DOROTA.id.0, ANNA.id.0);
    let last = said.post.text.lines().last().unwrap_or_default();
    assert!(last == everybody || last == other_way, "{}", said.post.text);
    assert!(said.post.picture.is_some() && !said.post.rows.is_empty(), "the rest stays");
    assert_eq!(world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_could_not_be_edited_in_comes_in_with_the_next_board() {
    let world = World::new().await;
    let table = ready(&world).await;
    world.chat.fail(Call::Reword, ChatError::Forbidden("not now".to_owned()));
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let first = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    let entries = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{entries}.role.prospector!")).await;
    world.settled().await;
    let boards = world.chat.messages(world.chat.threads()[0].1);
    assert!(!boards[0].post.text.contains("At the table:"));
    assert!(boards[1].post.text.contains("At the table:"), "{}", boards[1].post.text);
}
