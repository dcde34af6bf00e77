//! What is a server's own: who may use a database there, connections that are cut, statements that walk through nothing.

use guildhall::store::{CopyError, ImportError, OpenError, Store, StoreError};
use guildhall::store::{export, export_from, import, import_into, migrate};

use crate::everything::everything_is_done_once;
use crate::support::server::{database, empty, schema, sql};
use crate::support::stored::{append, running};

/// Ends all connections to this database that wait for something to do.
fn cut(name: &str) {
    sql(&format!(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    ));
}

#[tokio::test]
async fn f_37_a_schema_is_brought_up_to_date_once_and_by_nobody_who_only_opens_it() {
    let address = empty();
    let error = Store::at(&address, None).await.unwrap_err();
    assert!(matches!(error, OpenError::Behind(_, 0, newest) if newest > 0), "{error}");
    let (one, other) = tokio::join!(migrate(&address, None), migrate(&address, None));
    assert_eq!(one.unwrap() + other.unwrap(), 1, "one does it, the other finds it done");
    let store = Store::at(&address, None).await.unwrap();
    let error = Store::at(&address, None).await.unwrap_err();
    assert!(matches!(error, OpenError::Shared(_)), "{error}");
    store.close().await;
    sql(&format!("UPDATE {}.refinery_schema_history SET version = 9999", schema(&address)));
    for error in [Store::at(&address, None).await.unwrap_err(), migrate(&address, None).await.unwrap_err()] {
        assert!(matches!(error, OpenError::Ahead(_, 9999, _)), "{error}");
    }
}

#[tokio::test]
async fn what_cannot_be_used_is_said_in_a_sentence_without_the_password() {
    let there = empty();
    let user = there.replace("user=postgres", "user=nobody&password=hunter2");
    let addresses = ["postgres://a:hunter2@127.0.0.1:1/x", "postgres://a:hunter2@[/x", "postgres:///x", &user];
    for address in addresses {
        let said = Store::at(address, None).await.unwrap_err().to_string();
        assert!(!said.contains("hunter2") && said.len() > 40, "{said}");
    }
}

/// Everything is read by an index where the server walks through a table only if there is no other way.
#[tokio::test]
async fn no_statement_walks_through_a_table() {
    let address = format!("{}%20-c%20enable_seqscan%3Doff", database().await);
    let schema = schema(address.trim_end_matches("%20-c%20enable_seqscan%3Doff")).to_owned();
    let walked = format!(
        "SELECT relname, seq_scan FROM pg_stat_user_tables WHERE schemaname = '{schema}' AND seq_scan > 0
         AND relname <> 'refinery_schema_history' ORDER BY relname"
    );
    // What a connection did is counted when it has ended; indices were made by walking through tables.
    let counted = async || {
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        sql(&walked)
    };
    let before = counted().await;
    let store = Store::at(&address, None).await.unwrap();
    everything_is_done_once(store.clone()).await;
    store.close().await;
    assert_eq!(counted().await, before);
}

#[tokio::test]
async fn a_connection_that_is_cut_is_made_anew() {
    // One that no other test has a connection to.
    sql("CREATE DATABASE apart");
    let address = empty().split("&options").next().unwrap().replace("/postgres?", "/apart?");
    migrate(&address, None).await.unwrap();
    let store = Store::at(&address, None).await.unwrap();
    let table = running(&store, 5).await;
    for n in 1..4 {
        cut("apart");
        assert_eq!(store.commit(append(table, n, n)).await, Ok(()));
    }
    assert_eq!(store.load(table).await.unwrap().entries.len(), 3);
    assert_eq!(store.commit(append(table, 4, 3)).await, Err(StoreError::Repeated));
    store.close().await;
    assert_eq!(store.load(table).await, Err(StoreError::Stopped));
}

/// From a file to a server and back: what is exported in the end is what was exported first, byte by byte but for its time.
#[tokio::test]
async fn a_community_moves_to_a_server_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let store = Store::open(&at("games.db")).unwrap();
    everything_is_done_once(store.clone()).await;
    crate::twins::life(&store).await;
    store.close().await;
    let rows = export(&at("games.db"), &at("up.jsonl")).unwrap();
    let address = database().await;
    assert_eq!(import_into(&at("up.jsonl"), &address, None).await.unwrap(), rows);
    let error = import_into(&at("up.jsonl"), &address, None).await.unwrap_err();
    assert!(matches!(error, ImportError::Filled(_)), "{error}");
    assert_eq!(export_from(&address, None, &at("down.jsonl")).await.unwrap(), rows);
    let error = export_from(&address, None, &at("down.jsonl")).await.unwrap_err();
    assert!(matches!(error, CopyError::Exists(_)), "{error}");
    assert_eq!(import(&at("down.jsonl"), &at("back.db")).unwrap(), rows);
    let lines = |name: &str| std::fs::read_to_string(at(name)).unwrap().lines().map(str::to_owned).collect::<Vec<_>>();
    let (up, down) = (lines("up.jsonl"), lines("down.jsonl"));
    assert!(rows > 40 && up.len() == down.len());
    // The first says when it was written, and the last adds the first up.
    assert_eq!(up[1..up.len() - 1], down[1..down.len() - 1]);
    let store = Store::at(&address, None).await.unwrap();
    let error = import_into(&at("up.jsonl"), &address, None).await.unwrap_err();
    assert!(error.to_string().contains("in use"), "{error}");
    // What is said next comes after all that was said before.
    let table = running(&store, 99).await;
    store.commit(append(table, 1, 99)).await.unwrap();
    assert_eq!(store.unsent_of(table).await.unwrap().len(), 1);
    store.close().await;
}
