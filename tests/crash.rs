//! A real process is killed at any instant. Whatever it had acknowledged is there afterwards, and nothing is there
//! by half.

#![cfg(test)]

mod support {
    pub mod stored;
}

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use guildhall::chat::{ChannelId, InteractionId, TableId};
use guildhall::record::{Entry, Snapshot};
use guildhall::store::{Along, Change, Commit, Stage, Store, StoreError};
use serde_json::json;
use support::stored::{append, entry, running, start};

/// Set in the child alone: the database it writes to.
const CHILD: &str = "CRASH_TEST_DATABASE";
/// The tables that are written to at once, in these channels.
const CHANNELS: std::ops::Range<u64> = 100..108;
const ROUNDS: usize = 10;

/// A number that is different for each move of each table.
fn interaction(channel: u64, n: u64) -> u64 {
    channel * 1_000_000 + n
}

#[test]
fn f_3_killed_at_any_instant_it_keeps_every_acknowledged_move_and_none_by_half() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    if let Some(path) = std::env::var_os(CHILD) {
        return runtime.block_on(write_until_killed(Path::new(&path)));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut acknowledged = [0; 8];
    let mut kills_at_work = 0;
    for _ in 0..ROUNDS {
        let news = run_and_kill(&path, Duration::from_micros(rand::random_range(0..60_000)));
        kills_at_work += usize::from(!news.is_empty());
        for (table, n) in news {
            assert_eq!(n, acknowledged[table].max(n), "numbers only grow");
            acknowledged[table] = n;
        }
        let kept = runtime.block_on(look(&path));
        for (kept, acknowledged) in kept.iter().zip(acknowledged) {
            assert!(*kept >= acknowledged, "{acknowledged} moves were acknowledged and {kept} are there");
        }
        acknowledged = kept;
    }
    assert!(kills_at_work > ROUNDS / 2 && acknowledged.iter().all(|n| *n > 0), "{kills_at_work}: {acknowledged:?}");
}

/// Starts this test again as a child, kills it some time after its first word, and returns what it acknowledged.
fn run_and_kill(path: &Path, after: Duration) -> Vec<(usize, u64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "f_3_killed_at_any_instant_it_keeps_every_acknowledged_move_and_none_by_half", "--nocapture"])
        .env(CHILD, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut lines = lines.filter_map(|line| line.strip_prefix("stored ").map(str::to_owned));
    let first = lines.next();
    let killer = thread::spawn(move || {
        thread::sleep(after);
        child.kill().unwrap();
        child.wait().unwrap();
    });
    // A line cut off in the middle was not acknowledged.
    let numbers = first.into_iter().chain(lines).filter_map(|line| {
        let (table, n) = line.strip_suffix('.')?.split_once(' ')?;
        Some((table.parse().ok()?, n.parse().ok()?))
    });
    let numbers = numbers.collect();
    killer.join().unwrap();
    numbers
}

/// The child: plays at all tables at once, as fast as it can, and says what is stored once it is.
async fn write_until_killed(path: &Path) {
    let store = Store::open(path).unwrap();
    let writers = CHANNELS.zip(0..).map(|(channel, at): (u64, usize)| {
        let store = store.clone();
        tokio::spawn(async move {
            let (table, stored) = at_table(&store, channel).await;
            for n in stored + 1.. {
                store.commit(a_move(table, n, interaction(channel, n))).await.unwrap();
                let line = format!("stored {at} {n}.\n");
                let mut out = std::io::stdout().lock();
                out.write_all(line.as_bytes()).and_then(|()| out.flush()).unwrap();
            }
        })
    });
    futures_util::future::join_all(writers).await;
}

/// The `n`th move with its call, and the position after it.
fn a_move(table: TableId, n: u64, interaction: u64) -> Commit {
    let mut commit = append(table, n, interaction);
    commit.changes.push(Change::Snapshot(Snapshot { entries: n as usize, rules_version: 1, state: json!({ "n": n }) }));
    commit
}

/// The game in this channel, started now if there is none, and how many moves it has.
async fn at_table(store: &Store, channel: u64) -> (TableId, u64) {
    match store.table_in(ChannelId(channel)).await.unwrap() {
        Some(row) if row.stage == Stage::Playing => (row.id, row.entries),
        Some(lobby) => {
            // Killed between opening and starting.
            store.commit(start(lobby.id, channel)).await.unwrap();
            (lobby.id, 0)
        }
        None => (running(store, channel).await, 0),
    }
}

/// How many moves each table has, each with its call and its interaction, and none without.
async fn look(path: &Path) -> [u64; 8] {
    let store = Store::open(path).unwrap();
    let mut kept = [0; 8];
    for (channel, kept) in CHANNELS.zip(&mut kept) {
        let Some(row) = store.table_in(ChannelId(channel)).await.unwrap() else { continue };
        let loaded = store.load(row.id).await.unwrap();
        assert_eq!(loaded.snapshot.map_or(0, |snapshot| snapshot.entries as u64), row.entries, "of the last one");
        assert_eq!(loaded.entries, (1..=row.entries).map(entry).collect::<Vec<Entry>>());
        let said: Vec<u64> = store.unsent_of(row.id).await.unwrap().into_iter().map(|item| item.step).collect();
        assert_eq!(said, (1..=row.entries).collect::<Vec<u64>>(), "a call for each move, and none without");
        if row.entries > 0 {
            let again = Along { interaction: Some(InteractionId(interaction(channel, row.entries))), say: Vec::new() };
            let again = Commit { along: again, ..append(row.id, row.entries + 1, 0) };
            assert_eq!(store.commit(again).await, Err(StoreError::Repeated));
        }
        *kept = row.entries;
        if row.stage == Stage::Playing {
            // That the next move can be made shows that no interaction was noted without its move.
            let n = row.entries + 1;
            store.commit(a_move(row.id, n, interaction(channel, n))).await.unwrap();
        }
    }
    store.close().await;
    kept
}
