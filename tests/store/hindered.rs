//! A server that is there and cannot do what it is asked: transactions meet, all connections are busy, it only reads.

use std::time::{Duration, Instant};

use guildhall::chat::TableId;
use guildhall::store::{Along, Commit, Seen, Store, StoreError, migrate};
use tokio::task::JoinSet;

use crate::support::server::{database, empty, schema, sql};
use crate::support::stored::{append, board, entry, running};

/// From now on the end of each change that says something fails in this way where the condition holds, which may count them
/// as `n`: by a sequence, which no transaction takes back.
fn fails(schema: &str, condition: &str, code: &str) {
    sql(&format!(
        "DROP SEQUENCE IF EXISTS {schema}.ends; CREATE SEQUENCE {schema}.ends;
         CREATE OR REPLACE FUNCTION {schema}.fails() RETURNS trigger LANGUAGE plpgsql AS $$
             DECLARE n bigint := nextval('{schema}.ends');
             BEGIN IF {condition} THEN RAISE EXCEPTION 'not now' USING ERRCODE = {code}; END IF; RETURN NULL; END $$;
         DROP TRIGGER IF EXISTS fails ON {schema}.outbox;
         CREATE CONSTRAINT TRIGGER fails AFTER INSERT ON {schema}.outbox DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION {schema}.fails()"
    ));
}

/// How many ends there were.
fn ends(schema: &str) -> u64 {
    sql(&format!("SELECT last_value FROM {schema}.ends")).trim().parse().unwrap()
}

async fn has(store: &Store, table: TableId, moves: u64) {
    let all = store.load(table).await.unwrap();
    assert_eq!((all.entries, all.table.entries), ((1..=moves).map(entry).collect(), moves));
    assert_eq!(store.unsent_of(table).await.unwrap().len() as u64, moves);
}

#[tokio::test]
async fn f_16_what_met_another_transaction_is_done_again_and_six_times_at_most() {
    let address = database().await;
    let schema = schema(&address);
    let store = Store::at(&address, None).await.unwrap();
    let table = running(&store, 5).await;
    fails(schema, "n % 2 = 1", "CASE n % 4 WHEN 1 THEN '40001' ELSE '40P01' END");
    for n in 1..=10 {
        assert_eq!(store.commit(append(table, n, n)).await, Ok(()));
    }
    assert_eq!(ends(schema), 20);
    has(&store, table, 10).await;
    fails(schema, "n <= 6", "'40001'");
    let error = store.commit(append(table, 11, 11)).await.unwrap_err();
    assert!(matches!(error, StoreError::Db(_)), "{error}");
    assert_eq!(ends(schema), 6);
    has(&store, table, 10).await;
    assert_eq!(store.commit(append(table, 11, 11)).await, Ok(()), "it can be pressed again");
    has(&store, table, 11).await;
    store.close().await;
}

/// That one failed and another came through meanwhile does not look as if it had come through.
#[tokio::test]
async fn f_16_what_failed_is_not_taken_for_done_when_others_change_the_table_meanwhile() {
    let address = database().await;
    let store = Store::at(&address, None).await.unwrap();
    let table = running(&store, 5).await;
    fails(schema(&address), "n <= 10", "'40001'");
    let mut all = JoinSet::new();
    for n in 1..=10 {
        let (store, along) = (store.clone(), Along { interaction: None, say: vec![board(n)] });
        all.spawn(async move { store.commit(Commit { table, seen: Seen::Live, changes: Vec::new(), along }).await });
    }
    assert!(all.join_all().await.into_iter().all(|done| done == Ok(())));
    assert_eq!(store.unsent_of(table).await.unwrap().len(), 10);
    store.close().await;
}

#[tokio::test]
async fn f_17_where_all_connections_are_busy_the_rest_wait_two_seconds() {
    let address = database().await;
    let schema = schema(&address).to_owned();
    let store = Store::at(&address, None).await.unwrap();
    let table = running(&store, 5).await;
    let lock = format!("BEGIN; LOCK TABLE {schema}.tables; SELECT pg_sleep(3.4); COMMIT");
    let locked = tokio::task::spawn_blocking(move || sql(&lock));
    let is_locked = format!("SELECT count(*) FROM pg_locks WHERE granted AND relation = '{schema}.tables'::regclass");
    while sql(&is_locked).trim() == "0" {}
    let mut all = JoinSet::new();
    for n in 1..=60 {
        let store = store.clone();
        all.spawn(async move {
            let (begun, done) = (Instant::now(), store.commit(append(table, 1, n)).await);
            (done, begun.elapsed())
        });
    }
    let all = all.join_all().await;
    assert!(all.iter().all(|(done, _)| matches!(done, Err(StoreError::Db(_)))), "{all:?}");
    let quick = all.iter().filter(|(_, took)| *took < Duration::from_millis(2600)).count();
    assert!(quick == 60 - 16 && all.iter().all(|(_, took)| *took < Duration::from_secs(4)), "{quick}: {all:?}");
    locked.await.unwrap();
    has(&store, table, 0).await;
    assert_eq!(store.commit(append(table, 1, 1)).await, Ok(()));
    store.close().await;
}

#[tokio::test]
async fn f_19_a_database_that_only_reads_refuses_whole_until_it_can_be_written() {
    // One that no other test has a connection to.
    sql("CREATE DATABASE reads");
    let address = empty().split("&options").next().unwrap().replace("/postgres?", "/reads?");
    migrate(&address, None).await.unwrap();
    let store = Store::at(&address, None).await.unwrap();
    let table = running(&store, 5).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'reads'";
    sql(&format!("ALTER DATABASE reads SET default_transaction_read_only = on; {cut}"));
    for _ in 0..2 {
        let error = store.commit(append(table, 1, 1)).await.unwrap_err();
        assert!(matches!(error, StoreError::Db(_)), "{error}");
    }
    sql("ALTER DATABASE reads RESET default_transaction_read_only");
    has(&store, table, 0).await;
    assert_eq!(store.commit(append(table, 1, 1)).await, Ok(()));
    store.close().await;
}

/// What a connection that was made before says when the server becomes one that follows another.
#[tokio::test]
async fn f_19_a_connection_that_only_reads_is_given_up() {
    let address = database().await;
    let schema = schema(&address);
    let store = Store::at(&address, None).await.unwrap();
    let table = running(&store, 5).await;
    let mine = format!(
        "SELECT string_agg(pid::text, ',' ORDER BY pid) FROM pg_stat_activity JOIN pg_locks USING (pid)
         WHERE locktype = 'advisory' AND objid = (hashtext('{schema}')::bigint & 4294967295)::oid"
    );
    let before = sql(&mine);
    fails(schema, "true", "'25006'");
    let error = store.commit(append(table, 1, 1)).await.unwrap_err();
    assert!(matches!(error, StoreError::Db(_)), "{error}");
    assert_eq!(ends(schema), 1);
    has(&store, table, 0).await;
    let after = sql(&mine);
    assert!(after != before && after.trim().parse::<u32>().is_ok(), "{before} {after}");
    fails(schema, "false", "'25006'");
    assert_eq!(store.commit(append(table, 1, 1)).await, Ok(()));
    has(&store, table, 1).await;
    store.close().await;
}
