//! Database files: who may open one, which ones are refused and how, and that old ones are brought up to date.

#![cfg(test)]

#[path = "support"]
mod support {
    pub mod stored;
}

#[path = "database_files/exported.rs"]
mod exported;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::chat::{ChannelId, TableId, UserId};
use guildhall::record::Entry;
use guildhall::store::{Along, Change, Commit, Forgotten, Seen, Stage, Store, backup, restore};
use guildhall::tables::forget_at_rest;
use rusqlite::Connection;
use support::stored::{append, entry, new_table, running};
use tempfile::TempDir;

/// A closed database with one running game of 40 moves in it.
async fn database() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    fill(&path).await;
    (folder, path)
}

async fn fill(path: &Path) {
    let store = Store::open(path).unwrap();
    let table = running(&store, 5).await;
    for n in 1..=40 {
        store.commit(append(table, n, n)).await.unwrap();
    }
    store.create(new_table(6, 3), Along::default()).await.unwrap();
    store.set_note("commands", "abc".into()).await.unwrap();
    store.close().await;
}

/// The database is refused with one sentence that names it and holds `why`; not a byte of it changes.
fn refused(path: &Path, why: &str) {
    let before = fs::read(path).ok();
    let sentence = Store::open(path).unwrap_err().to_string();
    assert!(sentence.contains(why) && !sentence.contains('\n'), "{sentence}");
    assert!(sentence.starts_with(path.to_str().unwrap()), "{sentence}");
    assert_eq!(fs::read(path).ok(), before, "{sentence}");
}

#[tokio::test]
async fn one_database_serves_one_process() {
    let (_folder, path) = database().await;
    let first = Store::open(&path).unwrap();
    let sentence = Store::open(&path).unwrap_err().to_string();
    assert!(sentence.contains("in use by another Guildhall"), "{sentence}");
    assert_eq!(first.running().await.unwrap().len(), 1, "the first goes on");
    first.close().await;
    Store::open(&path).unwrap().close().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let (_folder, path) = database().await;
    let db = Connection::open(&path).unwrap();
    db.pragma_update(None, "user_version", 4711).unwrap();
    db.close().unwrap();
    refused(&path, "written by a newer Guildhall");
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let (_folder, path) = database().await;
    let sound = fs::read(&path).unwrap();
    for damage in [Damage::Text, Damage::Half, Damage::Header, Damage::Pages] {
        fs::write(&path, damage.of(&sound)).unwrap();
        refused(&path, "is damaged or no database");
    }
    fs::write(&path, &sound).unwrap();
    Store::open(&path).unwrap().close().await;
}

/// What can happen to a file.
enum Damage {
    Text,
    Half,
    Header,
    Pages,
}

impl Damage {
    fn of(&self, sound: &[u8]) -> Vec<u8> {
        let mut bytes = sound.to_vec();
        match self {
            Damage::Text => bytes = b"These are the minutes of the last meeting. ".repeat(50),
            Damage::Half => bytes.truncate(bytes.len() / 2),
            Damage::Header => bytes[..16].fill(0xff),
            // Page 1 holds the schema; what is damaged here is found by the check alone.
            Damage::Pages => bytes[4096..].fill(0x5a),
        }
        bytes
    }
}

#[test]
fn a_database_of_another_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("recipes.db");
    let db = Connection::open(&path).unwrap();
    db.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    db.close().unwrap();
    refused(&path, "not one of Guildhall");
}

#[test]
fn a_place_where_no_file_can_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    refused(folder.path(), "cannot be opened");
    refused(&folder.path().join("no/such/folder.db"), "cannot be opened");
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.db");
    fs::write(&path, b"").unwrap();
    fill(&path).await;
    let db = Connection::open(&path).unwrap();
    let faults: i64 = db.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0)).unwrap();
    assert_eq!(faults, 0);
    let mode: String = db.query_row("PRAGMA journal_mode", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
}

/// The statements a database was made with.
fn schema(path: &Path) -> BTreeMap<String, String> {
    let db = Connection::open(path).unwrap();
    let mut query = db.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").unwrap();
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// Each version of the database that was ever released is kept as a file; opened, it becomes what a new one is, and
/// its games go on. `UPDATE_GOLDEN=1` adds the file of the newest version, and touches no other.
#[tokio::test]
async fn a_database_of_each_version_is_brought_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let newest = fs::read_dir(root.join("migrations")).unwrap().count();
    let kept = |version: usize| root.join(format!("tests/databases/version-{version}.sqlite"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() && !kept(newest).exists() {
        fs::create_dir_all(root.join("tests/databases")).unwrap();
        fill(&kept(newest)).await;
        fs::remove_file(root.join(format!("tests/databases/version-{newest}.sqlite-lock"))).unwrap();
    }
    let (_folder, new) = database().await;
    for version in 1..=newest {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        fs::copy(kept(version), &path).unwrap_or_else(|e| panic!("version {version}: {e}; UPDATE_GOLDEN=1 makes it"));
        let store = Store::open(&path).unwrap();
        let table = store.table_in(ChannelId(5)).await.unwrap().unwrap();
        assert_eq!((table.stage, table.entries), (Stage::Playing, 40));
        let all: Vec<Entry> = (1..=40).map(entry).collect();
        assert_eq!(store.load(table.id).await.unwrap().entries, all);
        store.commit(append(table.id, 41, 41)).await.unwrap();
        assert_eq!(store.unsent().await.unwrap().len(), 41);
        assert_eq!(store.tables_of(UserId(3)).await.unwrap().len(), 1);
        store.close().await;
        assert_eq!(schema(&path), schema(&new), "version {version}");
    }
}

/// Where no bot runs, whoever runs it can have a person forgotten, in every table that can name one.
#[tokio::test]
async fn a_person_can_be_forgotten_where_no_bot_runs() {
    let (_folder, path) = database().await;
    let store = Store::open(&path).unwrap();
    let alone = store.create(new_table(8, 4242), Along::default()).await.unwrap();
    store.close().await;
    let db = Connection::open(&path).unwrap();
    let id = |channel: i64| {
        db.query_row("SELECT id FROM tables WHERE channel = ?1", [channel], |row| row.get::<_, i64>(0)).unwrap()
    };
    let (played, lobby) = (id(5), id(6));
    db.execute_batch(&format!(
        "INSERT INTO people (user, direct) VALUES (4242, 4243), (43, NULL);
         UPDATE seats SET user = 4242, name = 'Annabella' WHERE table_id = {played} AND seat = 0;
         UPDATE tables SET host = 4242, options = json_set(options, '$.first', '4242') WHERE id = {lobby};
         UPDATE seats SET user = 4242, name = 'Annabella' WHERE table_id = {lobby} AND seat = 0;
         INSERT INTO seats (table_id, seat, user, name, bot) VALUES
             ({lobby}, 1, NULL, NULL, 'normal'), ({lobby}, 2, 43, 'Cili', NULL);
         UPDATE entries SET entry = 'half of it' WHERE table_id = {played} AND n = 2;
         UPDATE entries SET entry = json_object('kind', 'seat_taken', 'seat', 1, 'by', '4242')
             WHERE table_id = {played} AND n = 1;
         INSERT INTO direct (table_id, user, open) VALUES ({played}, 4242, 1);
         INSERT INTO barred (table_id, user) VALUES ({lobby}, 4242);
         INSERT INTO lessons VALUES (4242, 'toy', 'first', '[]', 0, 'a', 1, 1, 1, NULL);
         INSERT INTO overrides (table_id, user, settings) VALUES ({played}, 4242, '{{}}');
         INSERT INTO watchers (table_id, user, shown, closed) VALUES ({played}, 4242, 1, 0);
         INSERT INTO invitations VALUES ({lobby}, 1, 4242, 'Annabella', 1, 'open');
         INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark) VALUES ({played}, 'watch', -1, 4242, 0, 1, 0);
         INSERT INTO results (table_id, seat, part, user, place, points) VALUES ({played}, 1, 'played', 4242, 1, 30);
         INSERT INTO names VALUES (7, 4242, 'Annabella');
         INSERT INTO ratings (guild, game, user, mean, deviation, games) VALUES (7, 'toy', 4242, 25.0, 8.0, 1);
         INSERT INTO claims (table_id, user, name, seat, since, standing) VALUES ({played}, 4242, 'Annabella', 1, 1, 'open');
         INSERT INTO posts (table_id, surface, which, channel, message, step) VALUES ({played}, 'hand', 4242, 1, 1, 1);
         INSERT INTO outbox (table_id, surface, which, act, channel, step, payload, nonce, created) VALUES
             ({played}, 'word', 4242, 'post', NULL, 1, '{{}}', 'a', 1),
             ({played}, 'notice', 0, 'post', 4243, 1, '{{}}', 'b', 1),
             ({played}, 'notice', 0, 'post', 5, 1, '{{\"text\":\"Annabella gets up.\"}}', 'c', 1),
             ({played}, 'board', 0, 'post', 5, 1, '{{\"mentions\":[4242,43],\"news\":\"<@4242> built\"}}', 'd', 1),
             ({played}, 'notice', 0, 'post', 5, 1, '{{\"text\":\"Cili gets up.\"}}', 'e', 1);
         INSERT INTO votes (table_id, number, kind, user, name, entry, opened, outcome, comer, comer_name) VALUES
             ({played}, 1, 'close', 4242, 'Annabella', 1, 1, NULL, NULL, NULL),
             ({played}, 2, 'replace', 43, 'Cili', 1, 1, '{{\"how\":\"moved\",\"name\":\"Cili, Annabella\"}}', 4242, 'Annabella');
         INSERT INTO choices (table_id, vote, user, choice) VALUES ({played}, 1, 4242, 'yes'), ({played}, 2, 43, 'yes');",
    ))
    .unwrap();
    let named = |db: &Connection| {
        let sql = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'";
        let mut columns = db.prepare(sql).unwrap();
        let columns = columns.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        let mut named = Vec::new();
        for (table, column) in columns.collect::<Result<Vec<(String, String)>, _>>().unwrap() {
            let sql = format!(
                "SELECT 1 FROM {table} WHERE CAST({column} AS TEXT) LIKE '%4242%'
                     OR CAST({column} AS TEXT) LIKE '%Annabella%' LIMIT 1"
            );
            named.extend(db.prepare(&sql).unwrap().exists([]).unwrap().then(|| format!("{table}.{column}")));
        }
        named
    };
    let planted = named(&db);
    let sql =
        "SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'user'";
    let mut tables = db.prepare(sql).unwrap();
    for table in tables.query_map([], |row| row.get::<_, String>(0)).unwrap().map(Result::unwrap) {
        assert!(planted.contains(&format!("{table}.user")), "this test knows nothing of {table}");
    }
    // It ends in the middle, is begun again, and once more.
    let store = Store::open(&path).unwrap();
    let first = TableId(u32::try_from(played).unwrap());
    let forgotten = Forgotten { user: UserId(4242), name: String::new(), someone: "a former player".to_owned() };
    let own = store.own(UserId(4242)).await.unwrap();
    let rows = ["to_begin", "outbox", "names"].map(|table| own[table].as_array().map(Vec::len));
    assert_eq!(rows, [Some(1), Some(2), Some(1)]);
    store.forget_at(first, forgotten, Some("normal")).await.unwrap();
    assert_eq!(store.tables_naming(UserId(4242)).await.unwrap().len(), 3, "what is shown is to go");
    store.close().await;
    for _ in 0..2 {
        let store = Store::open(&path).unwrap();
        forget_at_rest(&store, UserId(4242)).await.unwrap();
        store.close().await;
        assert_eq!(named(&db), Vec::<String>::new());
    }
    let left = |sql: &str| db.query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
    assert_eq!(
        left(&format!("SELECT bot FROM seats WHERE table_id = {played} AND seat = 0")),
        "normal",
        "the game goes on"
    );
    let of_lobby = format!("SELECT group_concat(seat || coalesce(name, bot)) FROM seats WHERE table_id = {lobby}");
    assert_eq!(left(&of_lobby), "0normal,1Cili", "a seat is free again");
    assert_eq!(left(&format!("SELECT stage || host FROM tables WHERE id = {lobby}")), "lobby43");
    assert_eq!(left(&format!("SELECT stage || host FROM tables WHERE id = {}", alone.0)), "closed0", "nobody is left");
    assert_eq!(left("SELECT group_concat(nonce) FROM outbox WHERE length(nonce) = 1"), "d,e");
    assert_eq!(left("SELECT payload FROM outbox WHERE nonce = 'd'"), r#"{"mentions":[43]}"#);
    assert_eq!(left("SELECT outcome ->> '$.name' FROM votes WHERE number = 2"), "Cili, a former player");
    assert_eq!(left("SELECT group_concat(user) FROM people"), "43");
}

/// Old messages have buttons that name tables which are no more: another one must never be meant.
#[tokio::test]
async fn no_name_is_given_twice() {
    let (_folder, path) = database().await;
    let store = Store::open(&path).unwrap();
    let table = store.create(new_table(8, 1), Along::default()).await.unwrap();
    let changes = vec![Change::Stage(Stage::Closed)];
    store.commit(Commit { table, seen: Seen::Live, changes, along: Along::default() }).await.unwrap();
    store.delete_table(table).await.unwrap();
    let db = Connection::open(&path).unwrap();
    assert_eq!(db.query_row("SELECT id FROM deleted", [], |row| row.get(0)), Ok(table.0));
    // Where every short name belonged to something once, one is longer.
    let sql = "WITH RECURSIVE n (id) AS (SELECT 0 UNION ALL SELECT id + 1 FROM n WHERE id + 1 < ?1)
               INSERT OR IGNORE INTO deleted (id) SELECT id FROM n";
    db.execute(sql, [TableId::SHORT]).unwrap();
    assert!(store.create(new_table(8, 1), Along::default()).await.unwrap().0 >= TableId::SHORT);
}

/// Only root may give away; for anybody else the folder stays theirs, and so does what lies in it.
#[cfg(unix)]
#[tokio::test]
async fn what_root_puts_back_is_the_service_s() {
    use std::os::unix::fs::{MetadataExt, chown};

    let (folder, path) = database().await;
    let at = |name: &str| folder.path().join(name);
    let owner = |path: &Path| fs::metadata(path).map(|it| (it.uid(), it.gid())).unwrap();
    let _ = chown(folder.path(), Some(4242), Some(4343));
    backup(&path, &at("copy.db")).unwrap();
    restore(&at("copy.db"), &at("back.db")).unwrap();
    for name in ["copy.db", "back.db", "back.db-lock"] {
        assert_eq!(owner(&at(name)), owner(folder.path()), "{name}");
    }
}

/// How many entries each table has, and what waits.
async fn contents(path: &Path) -> (Vec<u64>, usize) {
    let store = Store::open(path).unwrap();
    let mut entries = Vec::new();
    for table in store.running().await.unwrap() {
        entries.push(store.load(table).await.unwrap().entries.len() as u64);
    }
    let waiting = store.unsent().await.unwrap().len();
    store.close().await;
    (entries, waiting)
}

#[tokio::test(flavor = "multi_thread")]
async fn f_35_a_copy_made_at_work_is_whole_and_comes_back() {
    let (folder, path) = database().await;
    let copy = folder.path().join("copy.db");
    let store = Store::open(&path).unwrap();
    let table = store.running().await.unwrap()[0];
    let at_work = tokio::spawn({
        let store = store.clone();
        async move {
            for n in 41..=400 {
                store.commit(append(table, n, n)).await.unwrap();
            }
        }
    });
    let bytes = tokio::task::spawn_blocking({
        let (path, copy) = (path.clone(), copy.clone());
        move || backup(&path, &copy).unwrap()
    });
    assert!(bytes.await.unwrap() > 0);
    at_work.await.unwrap();
    assert!(store.vitals(0).await.unwrap().backup.is_some(), "it is noted when the last one was made");

    let sentence = backup(&path, &copy).unwrap_err().to_string();
    assert!(sentence.contains("is there already"), "{sentence}");
    let sentence = restore(&copy, &path).unwrap_err().to_string();
    assert!(sentence.contains("in use by another Guildhall"), "{sentence}");
    store.close().await;
    let before = fs::read(&path).unwrap();
    let sentence = restore(&copy, &path).unwrap_err().to_string();
    assert!(sentence.contains("is there already"), "{sentence}");
    assert_eq!(fs::read(&path).unwrap(), before, "a database is not written over");
    let (last, _) = contents(&path).await;

    let back = folder.path().join("back.db");
    assert_eq!(restore(&copy, &back).unwrap(), 1);
    let (entries, waiting) = contents(&back).await;
    assert!((40..=last[0]).contains(&entries[0]), "{entries:?} of {last:?}");
    assert_eq!(waiting, 0, "what waited may have been said since");
    let store = Store::open(&back).unwrap();
    assert!(store.table(table).await.unwrap().broken.is_some(), "whoever is awaited is called anew");
    store.close().await;
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_str().unwrap().contains("-part")), "{left:?}");
}

#[tokio::test]
async fn what_is_no_copy_is_not_put_back() {
    let (folder, path) = database().await;
    let at = |name: &str| folder.path().join(name);
    let target = at("target.db");
    fs::write(at("text.db"), "no database at all, but a text that is long enough").unwrap();
    let whole = fs::read(&path).unwrap();
    fs::write(at("half.db"), &whole[..whole.len() / 2]).unwrap();
    Connection::open(at("foreign.db")).unwrap().execute("CREATE TABLE other (a)", []).unwrap();
    for (name, why) in [
        ("missing.db", "there is no database"),
        ("text.db", "is damaged or no database"),
        ("half.db", "is damaged or no database"),
        ("foreign.db", "not one of Guildhall"),
    ] {
        for error in [restore(&at(name), &target).unwrap_err(), backup(&at(name), &target).unwrap_err()] {
            let sentence = error.to_string();
            assert!(sentence.contains(why) && !sentence.contains('\n'), "{name}: {sentence}");
        }
        assert!(!target.exists(), "{name}");
    }
    fs::write(at("target.db-wal"), "left behind").unwrap();
    let sentence = restore(&path, &target).unwrap_err().to_string();
    assert!(sentence.contains("target.db-wal is there already"), "{sentence}");
}
