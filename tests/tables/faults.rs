//! Faults of our own: they end one request, and nothing else.

use std::sync::atomic::Ordering;

use guildhall::chat::{Host, Person, Typing, What};
use guildhall::rules::Game;
use guildhall::tables::Settings;

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
    world.hall.serve(incoming).await;
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
    let suggested = world.hall.suggest(typing).await;
    assert!(world.chat.answers(interaction).is_empty(), "the move still runs");
    assert_eq!(suggested.len(), 6);
    flaw::GATE.store(true, Ordering::Relaxed);
    world.answer(interaction).await;
    assert_eq!(world.row(&table).await.entries, entries + 1);
}
