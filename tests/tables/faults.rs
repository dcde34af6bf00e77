//! Faults of our own: they end one request, and nothing else.

use std::sync::atomic::Ordering;

use guildhall::chat::{ChatError, Host, Person, Post, Typing, What};
use guildhall::rules::Game;
use guildhall::tables::Settings;

use crate::support::fake::Call;
use crate::support::flaw;
use crate::support::toy::Toy;
use crate::world::*;

static PANICS: &[Game] = &[Game::of::<Toy<{ flaw::PANICS }>>()];
static WAITS: &[Game] = &[Game::of::<Toy<{ flaw::WAITS }>>()];

/// A table of the toy at which somebody can claim a chip: who.
async fn claiming(world: &World) -> (String, User) {
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    for user in people {
        let entries = world.row(&table).await.entries;
        world.press(user, &format!("{table}.{entries}.keep!")).await;
    }
    let user = world.awaited(&table, &people).await[0];
    (table, user)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_a_game_ends_one_request() {
    let world = World::with(Settings { games: PANICS, ..plain() }).await;
    let (table, user) = claiming(&world).await;
    let entries = world.row(&table).await.entries;
    let answer = world.press(user, &format!("{table}.{entries}.claim.chip1!")).await;
    assert!(answer.text.contains("Something went wrong on my side."), "{}", answer.text);
    assert_eq!(world.row(&table).await.entries, entries, "nothing half done was kept");
    let shown = world.press(user, &format!("{table}.{entries}.~play")).await;
    assert!(!ids(&shown).is_empty(), "the table goes on: {}", shown.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_do_not_wait_for_a_move_that_runs() {
    let world = World::with(Settings { games: WAITS, ..plain() }).await;
    let (table, user) = claiming(&world).await;
    let entries = world.row(&table).await.entries;
    let press = What::Press { id: format!("{table}.{entries}.claim.chip1!"), values: vec![] };
    let incoming = world.incoming(user, here(), press);
    let interaction = incoming.reply.interaction;
    flaw::ARMED.store(true, Ordering::Relaxed);
    world.manager.serve(incoming).await;
    while flaw::ARMED.load(Ordering::Relaxed) {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    let typing = Typing {
        person: Person { id: user.id, name: user.name.to_owned(), language: user.language },
        place: here(),
        name: vec!["toy".to_owned(), "claim".to_owned()],
        options: vec![],
        focused: ("chip".to_owned(), String::new()),
    };
    let suggested = world.manager.suggest(typing).await;
    assert!(world.chat.answers(interaction).is_empty(), "the move still runs");
    assert_eq!(suggested.len(), 6);
    flaw::GATE.store(true, Ordering::Relaxed);
    world.answer(interaction).await;
    assert_eq!(world.row(&table).await.entries, entries + 1);
}

/// Whatever is wrong with an answer, the person is not left looking at "Guildhall is thinking…".
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_refused_is_followed_by_a_plain_one() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let own = format!("{table}.0.~own");
    let shown = |answers: &[Post]| answers.last().map(|post| post.text.clone()).unwrap_or_default();
    for (error, is_told) in [
        (ChatError::Malformed("50035".to_owned()), true),
        (ChatError::Forbidden("50013".to_owned()), true),
        (ChatError::Late, false),
    ] {
        // As often as it is tried with all that it says.
        let tries = if matches!(error, ChatError::Forbidden(_)) { 2 } else { 1 };
        (0..tries).for_each(|_| world.chat.fail(Call::Answer, error.clone()));
        world.chat.fail(Call::Follow, error.clone());
        let incoming = world.incoming(ANNA, here(), What::Press { id: own.clone(), values: vec![] });
        let interaction = incoming.reply.interaction;
        world.manager.serve(incoming).await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let text = shown(&world.chat.answers(interaction));
        assert_eq!(text.contains("Something went wrong on my side."), is_told, "{error}: {text}");
        world.chat.recover();
    }
}
