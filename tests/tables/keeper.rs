//! A table whose record does not fit the rules of the program: section 8.6 of the specification of weeks of play.

use std::path::Path;
use std::time::Duration;

use guildhall::chat::TableId;
use guildhall::record::{Ending, Entry};
use guildhall::store::{Stage, Store};

use crate::presser::Whim;
use crate::world::*;

const PEOPLE: [User; 2] = [ANNA, DOROTA];
const DAY: Duration = Duration::from_secs(24 * 3600);
const KEEPER: &str = "This table needs its keeper. Nothing is lost, and the clock stands still.";

async fn opened(path: &Path) -> World {
    World::over(Store::open(path).expect("a store")).await
}

/// The program ends, the record says that other rules made it, and the program begins again.
async fn under_rules(world: World, path: &Path, table: &str, version: u16) -> World {
    let World { manager, store, .. } = world;
    manager.stop().await;
    store.close().await;
    let db = rusqlite::Connection::open(path).expect("a database");
    let number = table.parse::<TableId>().expect("a name").0;
    let rules = "UPDATE tables SET header = json_set(header, '$.rules_version', ?2) WHERE id = ?1";
    assert_eq!(db.execute(rules, rusqlite::params![number, version]), Ok(1));
    drop(db);
    opened(path).await
}

/// It is told once and calls nobody, and nobody is late for it; when it can be read again, whoever is awaited is called, with
/// all the time of a call.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_taken_up_waits_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = opened(&path).await;
    let table = world.playing(&PEOPLE, 0).await;
    let called = world.awaited(&table, &PEOPLE).await[0];
    let version = world.store.load(table.parse().expect("a name")).await.expect("stored").header.expect("begun");
    let world = under_rules(world, &path, &table, 999).await;
    let answer = world.press(called, &format!("{table}.0.~play")).await;
    assert_eq!(answer.text, "This table needs its keeper. Nothing is lost.");
    assert_eq!(buttons(&answer)[0].label, "Settings");
    for _ in 0..3 {
        world.later(DAY).await;
        world.press(DOROTA, &format!("{table}.0.~more")).await;
        world.settled().await;
    }
    let told: Vec<_> = world.chat.messages(HERE).into_iter().map(|said| said.post).collect();
    assert_eq!(told.iter().filter(|post| post.text == KEEPER && post.mentions.is_empty()).count(), 1);
    assert_eq!(told.len(), 1, "nothing else is said: {told:?}");
    let world = under_rules(world, &path, &table, version.rules_version).await;
    world.press(called, &format!("{table}.0.~scores")).await;
    world.settled().await;
    assert_eq!(world.chat.pings(called.id), 1, "they are called anew");
    let board = world.board().expect("a board").post;
    assert!(board.text.contains("Due <t:"), "{}", board.text);
    let loaded = world.store.load(table.parse().expect("a name")).await.expect("stored");
    let due = loaded.clocks.values().next().expect("a clock").due;
    assert!((due - world.clock.now() - 24 * 3600 * 1000).abs() <= 120_000, "{due}");
    assert_eq!(loaded.table.broken, None);
    let entries = loaded.entries.len();
    world.press(called, &format!("{table}.{entries}.role.builder")).await;
    assert_eq!(world.store.load(table.parse().expect("a name")).await.expect("stored").entries.len(), entries + 1);
}

/// Who is forgotten meanwhile has a bot in their seat; the record stays as it is, and the game goes on when it can be read.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_meanwhile_leaves_the_seat_to_a_bot() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = opened(&path).await;
    let table = world.playing(&PEOPLE, 0).await;
    let before = world.store.load(table.parse().expect("a name")).await.expect("stored");
    let [called, other] = match world.awaited(&table, &PEOPLE).await[0] {
        ANNA => PEOPLE,
        _ => [DOROTA, ANNA],
    };
    let world = under_rules(world, &path, &table, 999).await;
    assert!(world.forget_me(called).await.starts_with("Forgotten."));
    let after = world.store.load(table.parse().expect("a name")).await.expect("stored");
    assert_eq!(after.entries, before.entries);
    let people: Vec<_> = after.seats.iter().filter_map(|seat| seat.user()).collect();
    assert_eq!((people, after.clocks.len(), after.calls.len()), (vec![other.id], 0, 0));
    let version = before.header.expect("begun").rules_version;
    let world = under_rules(world, &path, &table, version).await;
    let mut whim = Whim::new(6);
    for _ in 0..3 {
        while world.awaited(&table, &[other]).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        world.move_by_pressing(&table, other, &mut whim).await;
    }
}

/// Nobody alone closes what might be read again: all who sit there must agree, and it is kept who did.
#[tokio::test(flavor = "multi_thread")]
async fn those_who_sit_there_close_it_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = opened(&path).await;
    let table = world.playing(&PEOPLE, 0).await;
    let world = under_rules(world, &path, &table, 999).await;
    let stranger = world.command(CECYLIA, "table close", &[]).await;
    assert!(!stranger.text.contains("closed"), "{}", stranger.text);
    for _ in 0..2 {
        let waiting = world.command(ANNA, "table close", &[]).await;
        assert!(waiting.text.contains("when everybody seated agrees. Still to answer: Do"), "{}", waiting.text);
    }
    let world = under_rules(world, &path, &table, 999).await;
    assert_eq!(world.row(&table).await.stage, Stage::Playing);
    let closed = world.command(DOROTA, "table close", &[]).await;
    assert_eq!(closed.text, "This table is closed. Its record is kept.");
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    let entries = world.store.load(table.parse().expect("a name")).await.expect("stored").entries;
    assert_eq!(entries, [Entry::Ended { how: Ending::Agreement }]);
}
