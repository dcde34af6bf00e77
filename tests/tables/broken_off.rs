//! What is stored when something breaks off: a process that is killed before it could write, a disk on which there is no room,
//! a backup of another day. The numbers are those of the faults (`docs/faults.md`).

use std::path::Path;
use std::time::Duration;

use guildhall::chat::{ChannelId, Place};
use guildhall::record::{Entry, Record, verify};
use guildhall::store::{Store, backup, restore};
use rusqlite::Connection;

use crate::presser::Whim;
use crate::votes::record;
use crate::world::*;

const TWO: [User; 2] = [ANNA, STRANGER];
const WENT_WRONG: &str = "Something went wrong on my side.";

fn opened(path: &Path) -> Store {
    Store::open(path).expect("a store")
}

/// From now on, or no more, writes of this kind fail as they do where there is no room.
fn bar(path: &Path, what: &[&str]) {
    let db = Connection::open(path).expect("a second look");
    for (n, event) in what.iter().enumerate() {
        let fails = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
        db.execute_batch(&format!("CREATE TRIGGER barred{n} BEFORE {event} {fails}")).expect("barred");
    }
}

fn free(path: &Path, count: usize) {
    let db = Connection::open(path).expect("a second look");
    (0..count).for_each(|n| db.execute_batch(&format!("DROP TRIGGER barred{n}")).expect("free"));
}

async fn verifies(world: &World, table: &str) {
    let loaded = world.store.load(table.parse().expect("a name")).await.expect("stored");
    verify(&Record { header: loaded.header.expect("begun"), entries: loaded.entries }).expect("sound");
}

/// What a process leaves behind that is killed after it acknowledged a press and before it stored what came of it.
#[tokio::test(flavor = "multi_thread")]
async fn f_2_what_was_acknowledged_and_not_stored_is_pressed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = World::on(opened(&path), plain()).await;
    let table = world.playing(&TWO, 0).await;
    let user = world.awaited(&table, &TWO).await[0];
    let other = if user == ANNA { STRANGER } else { ANNA };
    let before = world.store.load(table.parse().expect("a name")).await.expect("stored");
    let said = world.chat.versions();
    world.store.close().await;
    let press = format!("{table}.{}.role.prospector!", before.entries.len());
    world.press(user, &press).await;
    let world = world.crashed(opened(&path), plain()).await;
    world.settled().await;
    assert_eq!(world.store.load(table.parse().expect("a name")).await.expect("stored"), before);
    assert_eq!(world.chat.versions(), said, "nothing more is said");
    world.press(user, &press).await;
    world.settled().await;
    assert_eq!(record(&world, &table).await.len(), before.entries.len() + 1);
    assert_eq!(world.chat.pings(other.id), 1);
}

/// The move of a person is stored, and the bot's that follows it is not.
#[tokio::test(flavor = "multi_thread")]
async fn f_6_a_bot_that_was_thinking_moves_once_after_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = World::on(opened(&path), plain()).await;
    let mut table = world.playing(&[ANNA], 1).await;
    // Lots decide who begins.
    while world.row(&table).await.entries > 0 {
        world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
        table = world.playing(&[ANNA], 1).await;
    }
    bar(&path, &["INSERT ON entries WHEN NEW.n > 1"]);
    world.press(ANNA, &format!("{table}.0.role.prospector!")).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let before = record(&world, &table).await;
    assert_eq!(before.len(), 1, "the person's move is stored, and the bot's is not");
    free(&path, 1);
    let world = world.restarted(plain()).await;
    for _ in 0..1000 {
        if world.awaited(&table, &[ANNA]).await == [ANNA] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(4)).await;
    }
    world.settled().await;
    let entries = record(&world, &table).await;
    let bots = entries.iter().filter(|entry| matches!(entry, Entry::Played { path, .. } if path[0] == "role"));
    assert_eq!((&entries[..1], bots.count()), (&*before, 2), "one by each: {entries:?}");
    let world = world.restarted(plain()).await;
    world.settled().await;
    assert_eq!(record(&world, &table).await, entries, "once");
    verifies(&world, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f_18_where_there_is_no_room_a_press_is_refused_whole_and_works_when_there_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = World::on(opened(&path), plain()).await;
    let table = world.playing(&TWO, 0).await;
    let user = world.awaited(&table, &TWO).await[0];
    let other = if user == ANNA { STRANGER } else { ANNA };
    let before = world.store.load(table.parse().expect("a name")).await.expect("stored");
    let said = world.chat.versions();
    let everything = ["INSERT ON entries", "INSERT ON tables", "UPDATE ON tables", "INSERT ON outbox"];
    bar(&path, &everything);
    let press = format!("{table}.{}.role.prospector!", before.entries.len());
    for _ in 0..3 {
        let answer = world.press(user, &press).await;
        assert!(answer.text.contains(WENT_WRONG) && answer.text.lines().count() == 1, "{}", answer.text);
    }
    let opening = world.new_in(Place { channel: ChannelId(71), ..here() }, &[("seats", "2")]).await;
    assert!(opening.text.contains(WENT_WRONG), "{}", opening.text);
    let shown = world.press(user, &format!("{table}.0.~own")).await;
    assert!(shown.text.contains("Your hand"), "who only looks is shown: {}", shown.text);
    assert_eq!(world.store.load(table.parse().expect("a name")).await.expect("stored"), before);
    assert_eq!(world.chat.versions(), said, "nothing is said");
    free(&path, everything.len());
    world.press(user, &press).await;
    world.settled().await;
    assert_eq!((record(&world, &table).await.len(), world.chat.pings(other.id)), (before.entries.len() + 1, 1));
    verifies(&world, &table).await;
}

/// The backup of yesterday: one board for each table that goes on, which calls whoever is awaited by it, and works.
#[tokio::test(flavor = "multi_thread")]
async fn f_35_a_backup_of_yesterday_shows_each_table_once_and_is_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let world = World::on(opened(&at("games.db")), plain()).await;
    let table = world.playing(&TWO, 0).await;
    let first = world.awaited(&table, &TWO).await[0];
    world.press(first, &format!("{table}.0.role.prospector!")).await;
    world.settled().await;
    backup(&at("games.db"), &at("copy.db")).expect("a copy");
    let yesterday = record(&world, &table).await;
    let second = world.awaited(&table, &TWO).await[0];
    world.move_by_pressing(&table, second, &mut Whim::new(3)).await;
    world.settled().await;
    let old = ids(&world.board().expect("a board").post);
    let (boards, pings) = (world.chat.messages(HERE).len(), world.chat.pings(second.id));
    world.manager.stop().await;
    world.store.close().await;
    restore(&at("copy.db"), &at("back.db")).expect("it comes back");
    world.clock.put_on(Duration::from_secs(24 * 3600));
    let world = world.crashed(opened(&at("back.db")), plain()).await;
    world.settled().await;
    assert_eq!(record(&world, &table).await, yesterday);
    assert_eq!(world.chat.messages(HERE).len(), boards + 1);
    assert_eq!(world.chat.pings(second.id), pings + 1);
    for id in old {
        let answer = world.press(second, &id).await;
        assert!(!answer.text.contains(WENT_WRONG), "{id}: {}", answer.text);
    }
    world.move_by_pressing(&table, second, &mut Whim::new(3)).await;
    assert!(record(&world, &table).await.len() > yesterday.len());
    verifies(&world, &table).await;
}
