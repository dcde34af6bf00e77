//! The database as lines of JSON, and back: all of one moment, the same again, or one clear sentence and nothing.

use std::fs;
use std::path::Path;

use guildhall::chat::{ChannelId, UserId};
use guildhall::store::{Store, export, import};
use guildhall::tables::forget_at_rest;
use rusqlite::Connection;

use crate::database;
use crate::support::stored::append;

/// An export without its first line, which says when it was made.
fn contents(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    text.lines().skip(1).filter(|line| !line.starts_with("{\"head\"")).collect::<Vec<_>>().join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn f_34_an_export_made_at_work_is_of_one_moment_and_comes_back_the_same() {
    let (folder, path) = database().await;
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&path).unwrap();
    let table = store.running().await.unwrap()[0];
    store.set_setting(UserId(u64::MAX), "confirm", "Wörter, \"\\\n\u{7f}".into()).await.unwrap();
    let at_work = tokio::spawn({
        let store = store.clone();
        async move {
            for n in 41..=400 {
                store.commit(append(table, n, n)).await.unwrap();
            }
        }
    });
    let (from, file) = (path.clone(), at("a.jsonl"));
    let rows = tokio::task::spawn_blocking(move || export(&from, &file).unwrap()).await.unwrap();
    assert!(rows > 40);
    at_work.await.unwrap();
    let sentence = import(&at("a.jsonl"), &path).unwrap_err().to_string();
    assert!(sentence.contains("in use by another Guildhall"), "{sentence}");
    let sentence = export(&path, &at("a.jsonl")).unwrap_err().to_string();
    assert!(sentence.contains("is there already"), "{sentence}");
    store.close().await;

    let back = at("back.db");
    assert_eq!(import(&at("a.jsonl"), &back).unwrap(), rows);
    export(&back, &at("b.jsonl")).unwrap();
    assert_eq!(contents(&at("a.jsonl")), contents(&at("b.jsonl")));
    let store = Store::open(&back).unwrap();
    let loaded = store.load(table).await.unwrap();
    assert_eq!(loaded.entries.len() as u64, loaded.table.entries, "all of one moment");
    assert_eq!(store.unsent().await.unwrap().len() as u64, loaded.table.entries, "what waits is said there");
    assert_eq!(store.table_in(ChannelId(5)).await.unwrap().map(|row| row.id), Some(table));
    store.commit(append(table, loaded.table.entries + 1, 9999)).await.unwrap();
    store.close().await;

    let before = fs::read(&back).unwrap();
    let sentence = import(&at("a.jsonl"), &back).unwrap_err().to_string();
    assert!(sentence.contains("holds tables already and stays as it is"), "{sentence}");
    assert_eq!(fs::read(&back).unwrap(), before, "twice is once");
    Store::open(&at("empty.db")).unwrap().close().await;
    let (empty, loose) = (at("empty.db"), at("loose.jsonl"));
    let db = Connection::open(&path).unwrap();
    db.execute_batch("PRAGMA foreign_keys = OFF; INSERT INTO barred (table_id, user) VALUES (123456789, 1);").unwrap();
    drop(db);
    export(&path, &loose).unwrap();
    let before = fs::read(&empty).unwrap();
    let sentence = import(&loose, &empty).unwrap_err().to_string();
    assert!(sentence.contains("an entry belongs to nothing"), "{sentence}");
    assert_eq!(fs::read(&empty).unwrap(), before, "what was there is there");
    assert_eq!(import(&at("a.jsonl"), &empty).unwrap(), rows, "an empty one may be there");
}

#[tokio::test]
async fn f_34_what_is_no_whole_export_is_not_taken_in() {
    let (folder, path) = database().await;
    let at = |name: &str| folder.path().join(name);
    forget_at_rest(&Store::open(&path).unwrap(), UserId(1)).await.unwrap();
    let whole = at("whole.jsonl");
    export(&path, &whole).unwrap();
    let bytes = fs::read(&whole).unwrap();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let target = at("target.db");
    let refused = |name: &str, bytes: &[u8], why: &str| {
        fs::write(at("bad.jsonl"), bytes).unwrap();
        let sentence = import(&at("bad.jsonl"), &target).unwrap_err().to_string();
        assert!(sentence.contains(why) && !sentence.contains('\n'), "{name}: {sentence}");
        assert!(sentence.ends_with("nothing was imported"), "{name}: {sentence}");
        assert!(!target.exists() && !at("target.db-part").exists(), "{name}");
    };
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let but = |n: usize| [&lines[..n], &lines[n + 1..]].concat().concat();
    let row = lines.iter().position(|line| line.starts_with('[')).unwrap();
    refused("nothing", b"", "was not written by `guildhall export`");
    refused("a picture", &[0x89, b'P', b'N', b'G', 0, 0xff], "was not written by `guildhall export`");
    refused("half of it", &bytes[..bytes.len() / 2], "ends in the middle");
    refused("no end", but(lines.len() - 1).as_bytes(), "ends in the middle, after line");
    refused("a row less", but(row).as_bytes(), "is not what was exported");
    refused("a row twice", [&lines[..=row], &lines[row..]].concat().concat().as_bytes(), "is damaged in line");
    refused("a table less", text.replacen("\"table\":\"claims\"", "\"table\":\"clams\"", 1).as_bytes(), "in line");
    refused("more", [&text, "[1]\n"].concat().as_bytes(), "something follows the end");
    let schema = text.replacen("\"schema\":", "\"schema\":9", 1);
    refused("of another schema", schema.as_bytes(), "import it with the same release");
    // A byte changed anywhere, though each line may still be one.
    for nth in 0..40 {
        let mut changed = bytes.clone();
        let place = (nth * 7919 + 13) % bytes.len();
        changed[place] ^= if changed[place].is_ascii_digit() { 1 } else { 2 };
        refused(&format!("byte {place}"), &changed, "");
    }
    let sentence = import(&at("missing.jsonl"), &target).unwrap_err().to_string();
    assert!(sentence.contains("missing.jsonl cannot be read"), "{sentence}");
    import(&whole, &target).unwrap();
}
