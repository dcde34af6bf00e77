//! Each column of each row that belongs to one table is damaged in turn, at rest and under a running program: the other
//! tables start, are listed and are played as if nothing had happened, and whoever presses at the damaged one is answered.

use std::path::Path;

use guildhall::chat::{ChannelId, Place, What};
use guildhall::store::{Stage, Store};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::presser::Whim;
use crate::world::*;

/// The table that nobody touches stands here, and new ones are opened beyond.
const ELSEWHERE: ChannelId = ChannelId(71);
const LOBBY: ChannelId = ChannelId(72);
const NEW: ChannelId = ChannelId(73);

/// What a column may hold instead, as far as the schema lets it.
const TEXTS: [&str; 5] = ["'nonsense'", "''", "'[]'", "'{}'", "NULL"];
const NUMBERS: [&str; 4] = ["-1", "9223372036854775807", "0", "NULL"];

fn at(channel: ChannelId) -> Place {
    Place { channel, ..here() }
}

/// A database with a table that is played, one that gathers, and one that nobody will touch.
struct Made {
    folder: TempDir,
    played: String,
    gathering: String,
    other: String,
}

impl Made {
    async fn new() -> Made {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let world = World::over(Store::open(&path).unwrap()).await;
        let played = begun(&world, HERE, BELA).await;
        let other = begun(&world, ELSEWHERE, DOROTA).await;
        let gathering = opened(&world, LOBBY, BELA).await;
        let mut whim = Whim::new(3);
        for _ in 0..4 {
            let user = world.awaited(&played, &[ANNA, BELA]).await[0];
            world.move_by_pressing(&played, user, &mut whim).await;
        }
        world.settled().await;
        world.manager.stop().await;
        world.store.close().await;
        let made = Made { folder, played, gathering, other };
        // Something of every kind.
        let db = Connection::open(&path).unwrap();
        let [table, ..] = made.victims();
        db.execute("INSERT OR REPLACE INTO snapshots (table_id, snapshot) VALUES (?1, '{}')", [table]).unwrap();
        db.execute("INSERT INTO paths (table_id, key, path) VALUES (?1, 'k', 'role.builder')", [table]).unwrap();
        db.execute("INSERT OR IGNORE INTO direct (table_id, user, open) VALUES (?1, 2, 1)", [table]).unwrap();
        let sql = "INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark)
                   VALUES (?1, 'turn-end', -1, 0, 0, 9223372036854775806, 1)";
        db.execute(sql, [table]).unwrap();
        let sql = "INSERT OR REPLACE INTO clocks (table_id, seat, call, step, due) VALUES (?1, 0, 1, 1, 1)";
        db.execute(sql, [table]).unwrap();
        db.execute("INSERT INTO meta (key, value) VALUES ('registered-commands', 'x')", []).unwrap();
        for (surface, user) in [("board", 0), ("notice", 0), ("hand", 2)] {
            let sql = "INSERT INTO outbox (table_id, surface, which, act, channel, step, payload, nonce, created)
                       VALUES (?1, ?2, ?3, 'post', 70, 4, '{\"text\":\"so\"}', ?2, 1)";
            db.execute(sql, rusqlite::params![table, surface, user]).unwrap();
        }
        made
    }

    fn victims(&self) -> [u32; 2] {
        [&self.played, &self.gathering].map(|name| name.parse::<guildhall::chat::TableId>().unwrap().0)
    }

    /// A copy of it, to be damaged.
    fn copy(&self) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(self.folder.path().join("games.db"), folder.path().join("games.db")).unwrap();
        folder
    }

    /// The statements that damage one column each, by the column.
    fn damages(&self) -> Vec<(String, Vec<String>)> {
        let db = Connection::open(self.folder.path().join("games.db")).unwrap();
        let names = |sql: &str| -> Vec<(String, String)> {
            let mut query = db.prepare(sql).unwrap();
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap().map(Result::unwrap).collect()
        };
        let [played, gathering] = self.victims();
        let mut damages = Vec::new();
        let tables = "SELECT name, '' FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        for (table, _) in names(tables) {
            let columns = names(&format!("SELECT name, type FROM pragma_table_info('{table}')"));
            let has = |wanted: &str| columns.iter().any(|(name, _)| name == wanted);
            let which = match table.as_str() {
                "tables" => format!("id IN ({played}, {gathering})"),
                "people" => "user = 2".to_owned(),
                _ if has("table_id") => format!("table_id IN ({played}, {gathering})"),
                _ => "1".to_owned(),
            };
            for (column, kind) in &columns {
                let values: &[&str] = if kind == "TEXT" { &TEXTS } else { &NUMBERS };
                let set = |value: &&str| format!("UPDATE OR IGNORE {table} SET {column} = {value} WHERE {which}");
                damages.push((format!("{table}.{column}"), values.iter().map(set).collect()));
            }
            damages.push((table.clone(), vec![format!("DELETE FROM {table} WHERE {which}")]));
        }
        damages
    }
}

async fn opened(world: &World, channel: ChannelId, with: User) -> String {
    let options = [("game", world.game), ("seats", "2"), ("where", "channel"), ("language", "en")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let new = What::Command { name: vec!["table".to_owned(), "new".to_owned()], options };
    world.ask(world.incoming(ANNA, at(channel), new)).await;
    for _ in 0..2000 {
        let posts = world.chat.messages(channel);
        let join = posts.iter().flat_map(|said| ids(&said.post)).find(|id| id.ends_with(".0.~join"));
        if let Some(join) = join {
            world.press_in(at(channel), with, &join, &[]).await;
            return join.split('.').next().unwrap().to_owned();
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("no lobby in {channel:?}");
}

async fn begun(world: &World, channel: ChannelId, with: User) -> String {
    let table = opened(world, channel, with).await;
    world.press_in(at(channel), ANNA, &format!("{table}.0.~start"), &[]).await;
    assert_eq!(world.row(&table).await.stage, Stage::Playing);
    table
}

/// Damages the database; false where the schema does not let it.
fn damage(folder: &Path, sql: &str) -> bool {
    let db = Connection::open(folder.join("games.db")).unwrap();
    db.pragma_update(None, "foreign_keys", false).unwrap();
    db.busy_timeout(std::time::Duration::from_secs(5)).unwrap();
    db.execute(sql, []).is_ok_and(|changed| changed > 0)
}

/// The table that nobody touched is listed and played, and whoever presses at the others is answered.
async fn others_go_on(world: &World, made: &Made, whim: &mut Whim, what: &str) {
    let games = What::Command { name: vec!["games".to_owned()], options: Vec::new() };
    let listed = world.ask(world.incoming(ANNA, at(ELSEWHERE), games)).await;
    assert!(listed.text.contains("/71"), "{what}: {}", listed.text);
    let row = world.row(&made.other).await;
    let user = world.awaited(&made.other, &[ANNA, DOROTA]).await[0];
    world.move_by_pressing_in(at(ELSEWHERE), &made.other, user, whim).await;
    assert!(world.row(&made.other).await.entries > row.entries, "{what}");
    for (table, channel, word) in [(&made.played, HERE, "own"), (&made.gathering, LOBBY, "options")] {
        let answer = world.press_in(at(channel), ANNA, &format!("{table}.0.~{word}"), &[]).await;
        assert!(!answer.text.is_empty(), "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_rest_no_row_of_a_table_keeps_the_others_from_starting_listing_or_playing() {
    let made = Made::new().await;
    let mut done = 0;
    for (column, damages) in made.damages() {
        for sql in damages {
            let copy = made.copy();
            if !damage(copy.path(), &sql) {
                continue;
            }
            let world = World::over(Store::open(&copy.path().join("games.db")).unwrap()).await;
            others_go_on(&world, &made, &mut Whim::new(done), &sql).await;
            done += 1;
            if sql.starts_with("DELETE") {
                begun(&world, NEW, DOROTA).await;
            }
            world.manager.stop().await;
            world.store.close().await;
        }
        assert!(done > 0, "{column}");
    }
    assert!(done > 100, "{done}");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_it_runs_no_row_of_a_table_keeps_the_others_from_listing_or_playing() {
    let made = Made::new().await;
    for (column, damages) in made.damages() {
        let copy = made.copy();
        let world = World::over(Store::open(&copy.path().join("games.db")).unwrap()).await;
        let mut whim = Whim::new(7);
        for sql in damages.iter().filter(|sql| damage(copy.path(), sql)) {
            others_go_on(&world, &made, &mut whim, sql).await;
        }
        begun(&world, NEW, DOROTA).await;
        world.manager.stop().await;
        world.store.close().await;
        drop(column);
    }
}
