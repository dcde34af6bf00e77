//! What does not arrive, comes too late, or comes twice: what was done holds, and nothing is said again that need not be.

use std::time::Duration;

use guildhall::chat::{Ballot, Chat, ChatError, Host, What};
use guildhall::rules::Seat;
use guildhall::store::Stage;

use crate::presser::Whim;
use crate::support::fake::{Call, Said};
use crate::votes::{now, vote};
use crate::weeks::toy;
use crate::world::*;

const THREE: [User; 3] = [ANNA, BELA, CECYLIA];

async fn asked_to_close(world: &World, table: &str, user: User) -> Said {
    world.press(user, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    vote(world)
}

/// W-25: an answer that comes too late is not given once more; what was chosen is stored, and the message that asked shows it.
#[tokio::test(flavor = "multi_thread")]
async fn w_25_a_choice_counts_though_its_answer_came_too_late() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    world.chat.fail(Call::Answer, ChatError::Late);
    world.chat.fail(Call::Follow, ChatError::Late);
    let what = What::Press { id: id_of(&asked.post, "Agree"), values: Vec::new() };
    let pressed = world.incoming(BELA, here(), what);
    let interaction = pressed.reply.interaction;
    world.manager.serve(pressed).await;
    world.settled().await;
    let stored = world.store.votes(table.parse().expect("a table")).await.expect("stored");
    assert_eq!(stored[0].choices, [(ANNA.id, Ballot::Yes), (BELA.id, Ballot::Yes)]);
    assert!(now(&world, &asked).text.ends_with(" Still to answer: Cecylia."), "{}", now(&world, &asked).text);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(world.chat.answers(interaction), [], "nothing is tried again");
    let privately = world.chat.direct_messages(BELA.id);
    assert!(privately.iter().all(|said| !said.post.text.contains("Agree")), "{privately:?}");
}

/// W-48: when the game is over nothing is taken back, and nothing offers it.
#[tokio::test(flavor = "multi_thread")]
async fn w_48_nothing_is_taken_back_after_the_end() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(5)).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Over);
    let steps = world.steps(&table).await;
    for user in people {
        let declined = world.press(user, &format!("{table}.0.~undo")).await;
        assert!(declined.text.starts_with("This game is over"), "{}", declined.text);
        assert!(ids(&declined).iter().all(|id| !id.contains("~undo") && !id.contains("~ask")), "{declined:?}");
    }
    assert_eq!(world.steps(&table).await, steps);
    let offers = world.chat.messages(HERE).into_iter().flat_map(|said| ids(&said.post));
    assert!(offers.into_iter().all(|id| !id.contains("~undo")), "no message in the channel offers it");
}

/// W-74: what a former board cannot say any more, it does not say; nobody reads of it, and it is not tried again.
#[tokio::test(flavor = "multi_thread")]
async fn w_74_a_former_board_that_cannot_be_changed_stays() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let former = world.board().expect("a board");
    let (user, mut whim) = (world.awaited(&table, &people).await[0], Whim::new(4));
    world.chat.fail(Call::Strip, ChatError::Malformed("too many edits".to_owned()));
    let boards = world.chat.messages(HERE).len();
    let mut mover = user;
    while world.board().is_some_and(|board| board.message == former.message) {
        world.move_by_pressing(&table, mover, &mut whim).await;
        world.settled().await;
        mover = world.awaited(&table, &people).await[0];
    }
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let said = world.chat.messages(HERE);
    assert_eq!(said.len(), boards + 1, "a board, and not a word about the other");
    let stands = said.into_iter().find(|said| said.message == former.message).expect("it stands");
    assert!(ids(&stands.post).iter().any(|id| id.ends_with("~play")), "it is as it was: {}", stands.post.text);
}

/// W-76: an edit in a thread that fell asleep is dropped; the next board wakes the thread, and the table is not lost.
#[tokio::test(flavor = "multi_thread")]
async fn w_76_an_edit_in_a_thread_that_sleeps_is_dropped() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    let former = world.board().expect("a board");
    // The first seat is called next, and must not be the last to have pressed: they would be led on.
    let mut people = THREE.to_vec();
    for at in 0..people.len() {
        if world.seat_of(&table, people[at]).await == Seat(0) {
            people.swap(0, at);
        }
    }
    world.chat.fail(Call::Retouch, ChatError::Locked);
    world.keep(&table, &people[..1]).await;
    assert!(world.board().expect("a board").before.is_empty(), "it is not tried again");
    world.keep(&table, &people[1..]).await;
    assert_ne!(world.board().expect("a board").message, former.message);
    assert!(!world.row(&table).await.is_lost);
    assert_eq!(world.said("locked"), 0, "nobody reads of it");
}

/// W-106: the second button of a move that is asked about once more is pressed twice: one move, and both read what it did.
#[tokio::test(flavor = "multi_thread")]
async fn w_106_a_move_that_was_asked_about_is_made_once() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    world.command(user, "settings confirm", &[("how", "always")]).await;
    let entries = world.row(&table).await.entries;
    let asked = world.press(user, &format!("{table}.{entries}.role.prospector")).await;
    let sure = format!("{table}.{entries}.role.prospector!");
    assert!(ids(&asked).contains(&sure) && world.row(&table).await.entries == entries, "{}", asked.text);
    let (first, second) = tokio::join!(world.press(user, &sure), world.press(user, &sure));
    assert_eq!(first.text, second.text);
    let after = world.row(&table).await.entries;
    let third = world.press(user, &sure).await;
    assert!(!third.text.contains("moved on"), "{}", third.text);
    assert_eq!(world.row(&table).await.entries, after, "nothing was done twice");
}

/// W-119: a vote goes on in another language with its next change, and what was chosen stays.
#[tokio::test(flavor = "multi_thread")]
async fn w_119_a_vote_goes_on_in_another_language() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    world.command(CECYLIA, "table language", &[("language", "hu")]).await;
    world.settled().await;
    world.press(BELA, &id_of(&asked.post, "Agree")).await;
    world.settled().await;
    let tally = now(&world, &asked);
    assert!(tally.text.contains("Cecylia") && !tally.text.contains("Still to answer"), "{}", tally.text);
    let stored = world.store.votes(table.parse().expect("a table")).await.expect("stored");
    assert_eq!(stored[0].choices, [(ANNA.id, Ballot::Yes), (BELA.id, Ballot::Yes)]);
    world.press(CECYLIA, &id_of(&asked.post, "Agree")).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
}

/// The message that asked was deleted: the vote can still be answered, where everything else of the table is, and ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_whose_message_was_deleted_is_answered_elsewhere() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    world.chat.delete(asked.channel, asked.message).await.expect("deleted");
    for user in [BELA, CECYLIA] {
        let more = world.press(user, &format!("{table}.0.~more")).await;
        let agree = ids(&more).into_iter().find(|id| id.ends_with(".yes")).unwrap_or_else(|| panic!("{more:?}"));
        world.press(user, &agree).await;
        world.settled().await;
    }
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    assert!(world.store.unsent().await.expect("readable").is_empty(), "nothing is tried for ever");
}
