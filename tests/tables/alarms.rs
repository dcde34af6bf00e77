//! What tables do by themselves: each alarm is served once, by its table, when it is time; one that cannot be served holds
//! up no other.

use std::time::Duration;

use guildhall::chat::{ChannelId, Place, TableId};
use guildhall::rules::Game;
use guildhall::store::{AlarmKind, Store};
use guildhall::tables::Settings;

use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];
const PEOPLE: [User; 2] = [ANNA, DOROTA];
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 3600);

fn trek() -> Settings {
    Settings { games: TREK, ..plain() }
}

impl World {
    /// When turns end by themselves.
    async fn turn_ends(&self, table: &str) -> Vec<i64> {
        let alarms = self.alarms(table).await.into_iter();
        alarms.filter(|(of, _)| of.kind == AlarmKind::TurnEnd).map(|(_, alarm)| alarm.at).collect()
    }
}

/// A table in that channel where the turn of whoever moves first has only its end left.
async fn with_an_open_turn(world: &World, channel: u64) -> String {
    let place = || Place { channel: ChannelId(channel), ..here() };
    let table = open(world, place()).await;
    let first = world.awaited(&table, &PEOPLE).await[0];
    for path in ["walk.p1", "walk.p2", "walk.p3"] {
        let entries = world.row(&table).await.entries;
        world.press_in(place(), first, &format!("{table}.{entries}.{path}!"), &[]).await;
    }
    assert_eq!(world.turn_ends(&table).await.len(), 1);
    table
}

async fn open(world: &World, place: Place) -> String {
    let options = [("seats", "2"), ("where", "channel"), ("language", "en")];
    world.new_in(place.clone(), &options).await;
    let row = world.store.table_in(place.channel).await.expect("readable").expect("a table");
    let table = row.id.to_string();
    world.press_in(place.clone(), DOROTA, &format!("{table}.0.~join"), &[]).await;
    world.press_in(place, ANNA, &format!("{table}.0.~start"), &[]).await;
    world.settled().await;
    table
}

#[tokio::test]
async fn a_table_that_was_put_away_is_woken_by_its_alarm() {
    let world = World::with(Settings { awake: 1, ..trek() }).await;
    let mut tables = Vec::new();
    for channel in 71..75 {
        tables.push(with_an_open_turn(&world, channel).await);
        world.settled().await;
    }
    assert!(world.manager.awake() < 4, "some are at rest");
    world.later(MINUTE * 6).await;
    world.settled().await;
    for table in tables {
        assert_eq!((world.row(&table).await.entries, world.turn_ends(&table).await.len()), (4, 0), "{table}");
    }
}

/// W-99; and as soon as it can be read again, it is served.
#[tokio::test]
async fn w_99_an_alarm_of_a_table_that_cannot_be_read_is_put_off_for_a_day_and_holds_up_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let settings = trek();
    let world = World::on(Store::open(&path).expect("a store"), settings).await;
    let (broken, sound) = (with_an_open_turn(&world, 71).await, with_an_open_turn(&world, 72).await);
    let db = rusqlite::Connection::open(&path).expect("a second look");
    let id = broken.parse::<TableId>().expect("a name").0;
    let change = |sql: &str| assert_eq!(db.execute(sql, [id]).expect("changed"), 1);
    change("UPDATE tables SET game = 'nowhere' WHERE id = ?1");
    let world = world.restarted(settings).await;
    world.later(MINUTE * 6).await;
    world.settled().await;
    assert_eq!((world.row(&broken).await.entries, world.row(&sound).await.entries), (3, 4));
    let put_off = world.turn_ends(&broken).await.into_iter().next().expect("an alarm") - world.clock.now();
    assert!((0..=24 * 3600 * 1000).contains(&put_off) && put_off > 23 * 3600 * 1000, "{put_off}");
    change("UPDATE tables SET game = 'trek' WHERE id = ?1");
    world.later(DAY).await;
    world.settled().await;
    assert_eq!((world.row(&broken).await.entries, world.turn_ends(&broken).await.len()), (4, 0));
}

/// What the store refuses is tried again after a while, and not lost.
#[tokio::test]
async fn an_alarm_whose_outcome_cannot_be_stored_is_served_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = World::on(Store::open(&path).expect("a store"), trek()).await;
    let table = with_an_open_turn(&world, 71).await;
    world.settled().await;
    let db = rusqlite::Connection::open(&path).expect("a second look");
    let barred = "CREATE TRIGGER barred BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'not now'); END";
    db.execute_batch(barred).expect("barred");
    world.later(MINUTE * 6).await;
    assert_eq!((world.row(&table).await.entries, world.turn_ends(&table).await.len()), (3, 1));
    db.execute_batch("DROP TRIGGER barred").expect("free");
    world.later(MINUTE * 2).await;
    world.settled().await;
    assert_eq!((world.row(&table).await.entries, world.turn_ends(&table).await.len()), (4, 0));
}
