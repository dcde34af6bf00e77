//! Taking back, giving up, closing.

use std::time::Duration;

use crate::presser::Whim;
use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn one_s_own_free_step_can_be_taken_back_after_seeing_what_goes() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let nothing = world.press(user, &format!("{table}.0.~undo")).await;
    assert!(nothing.text.contains("nothing of yours"), "{}", nothing.text);
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.builder")).await;
    let after = world.row(&table).await.entries;
    let asked = world.press(user, &format!("{table}.{after}.~undo")).await;
    assert!(asked.text.contains("Undo this step?") && asked.text.contains("Builder"), "{}", asked.text);
    let undone = world.press(user, &id_of(&asked, "Undo this step")).await;
    assert!(undone.text.contains("Undone ·") && undone.text.contains("is to move"), "{}", undone.text);
    assert_eq!(world.awaited(&table, &people).await, [user]);
    let again = world.press(user, &id_of(&asked, "Undo this step")).await;
    assert!(again.text.contains("nothing of yours") || again.text.contains("moved on"), "{}", again.text);
    world.settled().await;
    assert_eq!(world.chat.pings(user.id), 1, "going on and going back call nobody anew");
}

/// W-49: as long as nobody could take anything back, *Undo* is grey; with the first step that can be, it is not.
#[tokio::test(flavor = "multi_thread")]
async fn w_49_undo_is_grey_before_anybody_has_moved() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let is_open = || {
        let board = world.board().expect("a board").post;
        buttons(&board).into_iter().find(|button| button.label == "Undo").expect("in its place").enabled
    };
    assert!(!is_open());
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.builder")).await;
    // The board follows when they rest.
    world.pass(Duration::from_secs(15)).await;
    assert!(is_open());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_drew_cards_or_was_followed_by_others_is_barred_with_the_reason() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    let barred = world.press(user, &format!("{table}.0.~undo")).await;
    assert!(barred.text.contains("something new was drawn"), "{}", barred.text);
    let other = world.awaited(&table, &people).await[0];
    world.move_by_pressing(&table, other, &mut Whim::new(2)).await;
    let forged = world.press(user, &format!("{table}.{}.~undo.0", world.row(&table).await.entries)).await;
    assert!(forged.text.contains("You can't take that back alone"), "{}", forged.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_whoever_gives_up() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let asked = world.press(ANNA, &format!("{table}.0.~concede")).await;
    assert!(asked.text.contains("Give up?"), "{}", asked.text);
    world.press(ANNA, &id_of(&asked, "Give up")).await;
    world.settled().await;
    let notices: Vec<String> = world.chat.messages(HERE).into_iter().map(|said| said.post.text).collect();
    assert!(notices.iter().any(|text| text == "Anna gives up; Bot Ada plays that seat to the end."), "{notices:?}");
    assert!(world.press(ANNA, &format!("{table}.0.~own")).await.text.contains("You don't sit"));
    let world = world.restarted(plain()).await;
    world.settled().await;
    let scores = world.press(DOROTA, &format!("{table}.0.~scores")).await;
    assert!(scores.text.contains("Bot Ada:"), "a bot keeps its name: {}", scores.text);
    let moves = world.play_to_the_end(&table, &[DOROTA], &mut Whim::new(8)).await;
    assert!(moves > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_closed_when_everybody_agrees() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let asked = world.command(ANNA, "table close", &[]).await;
    let waiting = world.press(ANNA, &id_of(&asked, "Close the table for good")).await;
    assert!(waiting.text.contains("Still to answer: Do"), "{}", waiting.text);
    world.settled().await;
    let notice = world.chat.messages(HERE).pop().expect("a notice");
    assert_eq!(notice.post.mentions, [DOROTA.id]);
    world.press(DOROTA, &id_of(&notice.post, "Refuse")).await;
    assert!(world.press(DOROTA, &id_of(&notice.post, "Agree")).await.text.contains("settled already"));
    let asked = world.command(DOROTA, "table close", &[]).await;
    world.press(DOROTA, &id_of(&asked, "Close the table for good")).await;
    world.settled().await;
    let notice = world.chat.messages(HERE).pop().expect("a notice");
    world.press(ANNA, &id_of(&notice.post, "Agree")).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, guildhall::store::Stage::Closed);
    assert!(world.press(ANNA, &format!("{table}.0.~play")).await.text.contains("This game is over"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_channel_was_told_is_told_as_undone() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.producer")).await;
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.pass")).await;
    world.settled().await;
    let called = world.board().expect("a board").post;
    assert_ne!(called.mentions, [user.id], "both are called");
    let asked = world.press(user, &format!("{table}.0.~undo")).await;
    world.press(user, &id_of(&asked, "Undo my whole turn")).await;
    world.settled().await;
    let said = world.board().expect("a board");
    let board = said.post;
    // W-111: whoever took back is there, and is led on.
    assert_eq!(said.before.first().unwrap_or(&board).mentions, []);
    assert!(board.text.contains(&format!("<@{}>, your turn", user.id.0)), "{}", board.text);
    assert!(board.text.contains("Undone · ") && board.text.contains("picks Producer"), "{}", board.text);
}
