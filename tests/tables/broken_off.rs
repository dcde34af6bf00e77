//! What is stored when something breaks off: a process that is killed before it could write, a disk on which there is no room,
//! a backup of another day. The numbers are those of the faults (`docs/faults.md`).

use std::path::{Path, PathBuf};
use std::time::Duration;

use guildhall::chat::{ChannelId, Place};
use guildhall::record::{Entry, Record, verify};
use guildhall::store::{Loaded, Store, backup, export, import, restore};
use rusqlite::Connection;
use tempfile::TempDir;

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

/// A game of two that has just begun, in a file.
struct Begun {
    folder: TempDir,
    world: World,
    table: String,
    /// Who moves, and who does not.
    user: User,
    other: User,
}

impl Begun {
    async fn new() -> Begun {
        let folder = tempfile::tempdir().expect("a folder");
        let world = World::on(opened(&folder.path().join("games.db")), plain()).await;
        let table = world.playing(&TWO, 0).await;
        let user = world.awaited(&table, &TWO).await[0];
        let other = if user == ANNA { STRANGER } else { ANNA };
        Begun { folder, world, table, user, other }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The table as it lies in the store.
    async fn stored(&self) -> Loaded {
        self.world.store.load(self.table.parse().expect("a name")).await.expect("stored")
    }

    /// The same with a new manager over another file, and what it says is said.
    async fn over(mut self, name: &str) -> Begun {
        let store = opened(&self.at(name));
        self.world = self.world.crashed(store, plain()).await;
        self.world.settled().await;
        self
    }
}

/// What a process leaves behind that is killed after it acknowledged a press and before it stored what came of it.
#[tokio::test(flavor = "multi_thread")]
async fn f_2_what_was_acknowledged_and_not_stored_is_pressed_again() {
    let begun = Begun::new().await;
    let before = begun.stored().await;
    let said = begun.world.chat.versions();
    begun.world.store.close().await;
    let press = format!("{}.{}.role.prospector!", begun.table, before.entries.len());
    begun.world.press(begun.user, &press).await;
    let begun = begun.over("games.db").await;
    assert_eq!(begun.stored().await, before);
    let Begun { world, table, user, other, .. } = begun;
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
    let begun = Begun::new().await;
    let before = begun.stored().await;
    let (path, Begun { world, table, user, other, .. }) = (begun.at("games.db"), &begun);
    let (user, other) = (*user, *other);
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
    assert_eq!(begun.stored().await, before);
    assert_eq!(world.chat.versions(), said, "nothing is said");
    free(&path, everything.len());
    world.press(user, &press).await;
    world.settled().await;
    assert_eq!((record(world, table).await.len(), world.chat.pings(other.id)), (before.entries.len() + 1, 1));
    verifies(world, table).await;
}

/// The backup of yesterday: one board for each table that goes on, which calls whoever is awaited by it, and works.
#[tokio::test(flavor = "multi_thread")]
async fn f_35_a_backup_of_yesterday_shows_each_table_once_and_is_played_on() {
    let begun = Begun::new().await;
    let (world, table, first, second) = (&begun.world, begun.table.clone(), begun.user, begun.other);
    world.press(first, &format!("{table}.0.role.prospector!")).await;
    world.settled().await;
    backup(&begun.at("games.db"), &begun.at("copy.db")).expect("a copy");
    let yesterday = record(world, &table).await;
    world.move_by_pressing(&table, second, &mut Whim::new(3)).await;
    world.settled().await;
    let old = ids(&world.board().expect("a board").post);
    let (boards, pings) = (world.chat.messages(HERE).len(), world.chat.pings(second.id));
    world.manager.stop().await;
    world.store.close().await;
    restore(&begun.at("copy.db"), &begun.at("back.db")).expect("it comes back");
    world.clock.put_on(Duration::from_secs(24 * 3600));
    let begun = begun.over("back.db").await;
    let world = &begun.world;
    assert_eq!(record(world, &table).await, yesterday);
    assert_eq!(world.chat.messages(HERE).len(), boards + 1);
    assert_eq!(world.chat.pings(second.id), pings + 1);
    works_on(&begun, second, &old).await;
}

/// A community moves to another database: nobody is told, and every button that stands there works.
#[tokio::test(flavor = "multi_thread")]
async fn f_34_what_was_taken_in_is_played_on_by_the_buttons_that_stand() {
    let begun = Begun::new().await;
    let (world, table) = (&begun.world, begun.table.clone());
    world.press(begun.user, &format!("{table}.0.role.prospector!")).await;
    world.settled().await;
    let standing = ids(&world.board().expect("a board").post);
    let (before, said) = (begun.stored().await, world.chat.versions());
    world.manager.stop().await;
    world.store.close().await;
    export(&begun.at("games.db"), &begun.at("all.jsonl")).expect("it is written");
    import(&begun.at("all.jsonl"), &begun.at("moved.db")).expect("it is read");
    let begun = begun.over("moved.db").await;
    assert_eq!((begun.stored().await, begun.world.chat.versions()), (before, said));
    let second = begun.other;
    works_on(&begun, second, &standing).await;
}

/// The buttons that stand do something, and whoever is awaited moves.
async fn works_on(begun: &Begun, awaited: User, standing: &[String]) {
    let Begun { world, table, .. } = begun;
    let before = record(world, table).await.len();
    for id in standing {
        let answer = world.press(awaited, id).await;
        assert!(!answer.text.contains(WENT_WRONG), "{id}: {}", answer.text);
    }
    world.move_by_pressing(table, awaited, &mut Whim::new(3)).await;
    assert!(record(world, table).await.len() > before);
    verifies(world, table).await;
}
