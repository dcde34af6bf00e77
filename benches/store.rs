//! What it costs to write a move down and to read a table back.
//!
//! `cargo bench --bench store` prints the times and, at the end, two ratios: appends against the disk's own commits,
//! measured in the same run on the same disk, and appends among many tables against appends among few. It prints as well
//! what the scheduler's look at its alarms costs among more and more tables of which three are due.

#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench that cannot do its work has nothing to measure, and prints what it measured"
)]

#[path = "../tests/support/stored.rs"]
mod stored;

use std::path::Path;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion};
use guildhall::chat::TableId;
use guildhall::store::{Along, Store};
use rusqlite::Connection;
use stored::{append, new_table, running};
use tokio::runtime::Runtime;

/// How many tables are few, and how many are many.
const FEW: u64 = 10;
const MANY: u64 = 10_000;

/// A database on disk with this many tables, and a game that runs at the last.
struct Filled {
    store: Store,
    table: TableId,
    written: u64,
}

impl Filled {
    fn new(runtime: &Runtime, path: &Path, tables: u64) -> Filled {
        let store = Store::open(path).unwrap();
        let table = runtime.block_on(async {
            let others = (1..tables).map(|n| store.create(new_table(n, n), Along::default()));
            futures_util::future::try_join_all(others).await.unwrap();
            running(&store, tables).await
        });
        Filled { store, table, written: 0 }
    }

    /// Writes this many moves one after the other, each with its call and its interaction.
    fn append(&mut self, runtime: &Runtime, moves: u64) -> Duration {
        let begin = Instant::now();
        runtime.block_on(async {
            for _ in 0..moves {
                self.written += 1;
                self.store.commit(append(self.table, self.written, self.written)).await.unwrap();
            }
        });
        begin.elapsed()
    }

    fn load(&self, runtime: &Runtime) -> usize {
        runtime.block_on(self.store.load(self.table)).unwrap().entries.len()
    }
}

/// The disk's own commits: one row, written by a bare connection with the same settings.
struct Bare(Connection);

impl Bare {
    fn new(path: &Path) -> Bare {
        let db = Connection::open(path).unwrap();
        db.pragma_update(None, "journal_mode", "WAL").unwrap();
        db.pragma_update(None, "synchronous", "FULL").unwrap();
        db.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, text TEXT NOT NULL)", []).unwrap();
        Bare(db)
    }

    fn commit(&self, times: u64) -> Duration {
        let begin = Instant::now();
        let mut insert = self.0.prepare_cached("INSERT INTO moves (text) VALUES (?1)").unwrap();
        for _ in 0..times {
            insert.execute(["a move of about a hundred and twenty bytes"]).unwrap();
        }
        begin.elapsed()
    }
}

/// The middle of the ratios of pairs measured in turns, so that a noisy moment falls on both sides.
fn ratio(mut pair: impl FnMut() -> (Duration, Duration)) -> f64 {
    let mut ratios: Vec<f64> = (0..21).map(|_| pair()).map(|(a, b)| a.as_secs_f64() / b.as_secs_f64()).collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

/// How often a look at the alarms is measured.
const LOOKS: u32 = 200;

/// Among so many tables with an alarm each, of which three are due, the time of one look: the case W-100.
fn look_at_alarms(runtime: &Runtime, path: &Path, tables: i64) -> Duration {
    runtime.block_on(Store::open(path).unwrap().close());
    let db = Connection::open(path).unwrap();
    db.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
    let sql = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
               INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark)
               SELECT i, 'turn-end', -1, 0, 0, i, 0 FROM n";
    db.execute(sql, [tables]).unwrap();
    db.close().unwrap();
    let store = Store::open(path).unwrap();
    let begin = Instant::now();
    runtime.block_on(async {
        for _ in 0..LOOKS {
            assert_eq!(store.due_alarms(3, 64).await.unwrap().len(), 3);
            assert_eq!(store.next_alarm().await.unwrap(), Some(1));
        }
    });
    begin.elapsed() / LOOKS
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    // Beside the build, not in the system's temporary folder, which may be memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let at = |name: &str| folder.path().join(name);
    let bare = Bare::new(&at("bare.db"));
    let mut few = Filled::new(&runtime, &at("few.db"), FEW);
    let mut many = Filled::new(&runtime, &at("many.db"), MANY);
    let mut long = Filled::new(&runtime, &at("long.db"), 1);

    let mut criterion = Criterion::default().configure_from_args().sample_size(20);
    let mut group = criterion.benchmark_group("store");
    group.bench_function("commit_of_the_disk", |b| b.iter_custom(|times| bare.commit(times)));
    group.bench_function(BenchmarkId::new("append", FEW), |b| b.iter_custom(|times| few.append(&runtime, times)));
    group.bench_function(BenchmarkId::new("append", MANY), |b| b.iter_custom(|times| many.append(&runtime, times)));
    long.append(&runtime, 1000);
    group.bench_function(BenchmarkId::new("load", 1000), |b| b.iter(|| long.load(&runtime)));
    group.finish();

    let own = ratio(|| (few.append(&runtime, 50), bare.commit(50)));
    let growth = ratio(|| (many.append(&runtime, 50), few.append(&runtime, 50)));
    println!(
        "an append costs {own:.2} commits of the disk; among {MANY} tables {growth:.2} times what it costs among {FEW}"
    );
    for tables in [10, 1_000, 100_000] {
        let look = look_at_alarms(&runtime, &at(&format!("alarms-{tables}.db")), tables);
        println!("a look at the alarms of {tables} tables, 3 of them due: {look:?}");
    }
    criterion.final_summary();
}
