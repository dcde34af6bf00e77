//! The store as everybody uses it, with the real migrations: most of it in memory, in a file and on a server alike.

#![cfg(test)]

#[path = "support"]
mod support {
    #[cfg(all(feature = "outside", feature = "postgres"))]
    pub mod server;
    pub mod stored;
}

#[cfg(all(feature = "outside", feature = "postgres"))]
#[path = "store/away.rs"]
mod away;
#[path = "store/conform.rs"]
#[macro_use]
mod conform;
#[path = "store/everything.rs"]
mod everything;
#[path = "store/lobbies.rs"]
mod lobbies;
#[cfg(all(feature = "outside", feature = "postgres"))]
#[path = "store/hindered.rs"]
mod hindered;
#[cfg(all(feature = "outside", feature = "postgres"))]
#[path = "store/lost.rs"]
mod lost;
#[cfg(all(feature = "outside", feature = "postgres"))]
#[path = "store/served.rs"]
mod served;
#[cfg(all(feature = "outside", feature = "postgres"))]
#[path = "store/twins.rs"]
mod twins;

use std::collections::BTreeSet;
use std::path::Path;

use everything::everything_is_done_once;
use guildhall::chat::{ChannelId, InteractionId, MessageId, TableId, UserId};
use guildhall::record::{Entry, Snapshot};
use guildhall::rules::{Seat, Seats};
use guildhall::store::{Act, Along, Change, Commit, NewItem, Seen, Shown, Sitter, Stage, Store, StoreError, Surface};
use guildhall::words::Language;
use serde_json::json;
use support::stored::{alone, append, board, entry, header, moves, new_table, running, seating, start};
use tokio::task::JoinSet;

fn person(user: u64) -> Sitter {
    Sitter::Person { user: UserId(user), name: format!("P{user}"), gone: None }
}

fn close(table: TableId, interaction: u64) -> Commit {
    let changes = vec![Change::Stage(Stage::Closed), Change::Awaiting(Seats::NONE)];
    Commit { table, seen: Seen::Live, changes, along: along(interaction) }
}

/// Something to say with which nothing changes.
async fn tell(store: &Store, table: TableId, item: NewItem) {
    let along = Along { interaction: None, say: vec![item] };
    store.commit(Commit { table, seen: Seen::Live, changes: Vec::new(), along }).await.unwrap();
}

fn along(interaction: u64) -> Along {
    Along { interaction: Some(InteractionId(interaction)), say: vec![] }
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Store::open(&path).unwrap();
    let table = running(&store, u64::MAX).await;
    let snapshot = Snapshot { entries: 2, rules_version: 3, state: json!({"s": [1, 2]}) };
    let mut two = append(table, 1, 100);
    two.changes = moves(vec![entry(1), Entry::SeatTaken { seat: Seat(1), by: "2".into(), how: None }]);
    two.changes.extend([Change::Sitters(vec![seating()[0].clone(), person(2)]), Change::Snapshot(snapshot.clone())]);
    store.commit(two).await.unwrap();
    let rebased = Entry::Rebased { version: 4, state: json!({"s": "ő"}) };
    let more = [entry(3), Entry::Undone { to: 1, agreed: None }, Entry::Conceded { seat: Seat(0) }, rebased];
    for (more, n) in more.iter().zip(3..) {
        let append = Commit { changes: moves(vec![more.clone()]), ..append(table, n, 100 + n) };
        store.commit(append).await.unwrap();
    }
    let before = store.load(table).await.unwrap();
    let waiting = store.unsent().await.unwrap();
    store.close().await;
    assert_eq!(store.table(table).await, Err(StoreError::Stopped));

    let bytes = std::fs::read(&path).unwrap();
    let store = Store::open(&path).unwrap();
    let after = store.load(table).await.unwrap();
    assert_eq!(after, before);
    assert_eq!(store.unsent().await.unwrap(), waiting);
    assert_eq!(after.table.channel, ChannelId(u64::MAX));
    assert_eq!((after.table.stage, after.table.entries, after.table.language), (Stage::Playing, 6, Language::Pl));
    assert_eq!(after.header.unwrap(), header());
    assert_eq!(after.entries[2..], more);
    assert_eq!(after.seats, [seating()[0].clone(), person(2)]);
    assert_eq!(after.snapshot, Some(snapshot));
    store.close().await;
    assert_eq!(std::fs::read(&path).unwrap(), bytes, "a start and a look write nothing");
}

conform! {
    everything_is_done_once,
    f_13_of_two_writers_one_is_refused_and_leaves_nothing,
    an_interaction_counts_once_whatever_it_did,
    a_game_that_is_over_or_closed_takes_no_more_entries,
    f_11_fifty_tables_opened_at_once_have_fifty_names_and_one_lives_in_a_channel,
    a_start_can_bring_its_first_moves,
    a_start_happens_once_and_moves_to_its_thread,
    a_channel_shows_its_live_table_else_the_newest,
    the_tables_that_wait_for_somebody_come_first,
    what_has_to_be_said_waits_in_order_until_it_is_sent_or_given_up,
    a_newer_board_takes_the_place_of_the_older_whatever_comes_back_first,
    closed_direct_messages_are_news_once_a_table,
    a_preference_changes_alone,
}

async fn f_13_of_two_writers_one_is_refused_and_leaves_nothing(store: Store) {
    let table = running(&store, 5).await;
    let (one, other) = tokio::join!(store.commit(append(table, 1, 1)), store.commit(append(table, 1, 2)));
    assert_eq!((one, other), (Ok(()), Err(StoreError::Taken { table, n: 1 })));
    assert_eq!(store.commit(append(table, 3, 3)).await, Err(StoreError::Taken { table, n: 3 }), "one is missing");
    assert_eq!(store.unsent().await.unwrap().len(), 1);
    assert_eq!(store.load(table).await.unwrap().entries, [entry(1)]);
    assert_eq!(store.commit(append(table, 2, 2)).await, Ok(()), "what was refused can be tried again");
}

async fn an_interaction_counts_once_whatever_it_did(store: Store) {
    let table = running(&store, 5).await;
    store.commit(append(table, 1, 1)).await.unwrap();
    assert_eq!(store.commit(append(table, 1, 1)).await, Err(StoreError::Repeated));
    assert_eq!(store.commit(append(table, 2, 1)).await, Err(StoreError::Repeated));
    assert_eq!(store.commit(close(table, 1)).await, Err(StoreError::Repeated));
    assert_eq!(store.create(new_table(6, 1), along(1)).await, Err(StoreError::Repeated));
    let now = store.load(table).await.unwrap();
    assert_eq!((now.entries.len(), now.table.stage), (1, Stage::Playing));
    assert_eq!(store.table_in(ChannelId(6)).await, Ok(None));
}

async fn a_game_that_is_over_or_closed_takes_no_more_entries(store: Store) {
    let table = running(&store, 5).await;
    let mut last = append(table, 1, 1);
    last.changes.extend([Change::Stage(Stage::Over), Change::Awaiting(Seats::NONE)]);
    store.commit(last).await.unwrap();
    assert_eq!(store.commit(append(table, 2, 2)).await, Err(StoreError::Moved(table)));
    assert_eq!(store.commit(close(table, 3)).await, Err(StoreError::Moved(table)));
    assert_eq!(store.commit(append(table, 1, 1)).await, Err(StoreError::Repeated), "repeated, and not refused");
    assert_eq!(store.table(table).await.unwrap().stage, Stage::Over);

    let other = running(&store, 5).await;
    store.commit(close(other, 4)).await.unwrap();
    assert_eq!(store.commit(append(other, 1, 5)).await, Err(StoreError::Moved(other)));
    let nowhere = TableId(u32::MAX);
    assert_eq!(store.commit(append(nowhere, 1, 6)).await, Err(StoreError::Unknown(nowhere)));
    assert_eq!(store.load(nowhere).await.unwrap_err(), StoreError::Unknown(nowhere));
}

async fn f_11_fifty_tables_opened_at_once_have_fifty_names_and_one_lives_in_a_channel(store: Store) {
    let mut apart = JoinSet::new();
    let mut together = JoinSet::new();
    for n in 0..50 {
        let (one, other) = (store.clone(), store.clone());
        apart.spawn(async move { one.create(new_table(100 + n, n), along(n)).await.unwrap() });
        together.spawn(async move { other.create(new_table(5, n), along(1000 + n)).await });
    }
    let names: BTreeSet<TableId> = apart.join_all().await.into_iter().collect();
    assert_eq!(names.len(), 50);
    assert!(names.iter().all(|name| name.to_string().len() == 3), "{names:?}");
    let (opened, refused): (Vec<_>, Vec<_>) = together.join_all().await.into_iter().partition(Result::is_ok);
    let winner = opened[0].clone().unwrap();
    assert_eq!((opened.len(), refused.len()), (1, 49));
    assert!(refused.iter().all(|refusal| *refusal == Err(StoreError::Occupied(winner))));
}

async fn a_start_can_bring_its_first_moves(store: Store) {
    let table = store.create(new_table(5, 1), along(1)).await.unwrap();
    let mut moved = start(table, 5);
    moved.changes.push(Change::Entries(vec![entry(1), entry(2)]));
    store.commit(moved).await.unwrap();
    let loaded = store.load(table).await.unwrap();
    assert_eq!((loaded.table.entries, loaded.entries), (2, vec![entry(1), entry(2)]));
    assert_eq!(store.commit(append(table, 3, 3)).await, Ok(()));
}

async fn a_start_happens_once_and_moves_to_its_thread(store: Store) {
    let table = store.create(new_table(5, 1), along(1)).await.unwrap();
    let (one, other) = tokio::join!(store.commit(start(table, 50)), store.commit(start(table, 50)));
    assert_eq!((one, other), (Ok(()), Err(StoreError::Moved(table))));
    let changes = vec![Change::Options(json!({}))];
    let options = Commit { table, seen: alone(), changes, along: along(4) };
    assert_eq!(store.commit(options).await, Err(StoreError::Moved(table)));
    assert_eq!(store.table_in(ChannelId(5)).await, Ok(None), "the channel is free again");
    let second = store.create(new_table(5, 1), along(5)).await.unwrap();
    assert_eq!(store.commit(start(second, 50)).await, Err(StoreError::Occupied(table)));
    assert_eq!(store.table_in(ChannelId(50)).await.unwrap().unwrap().id, table);
}

async fn a_channel_shows_its_live_table_else_the_newest(store: Store) {
    let first = running(&store, 5).await;
    store.commit(close(first, 1)).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    let second = running(&store, 5).await;
    assert_eq!(store.table_in(ChannelId(5)).await.unwrap().unwrap().id, second);
    store.commit(close(second, 2)).await.unwrap();
    assert_eq!(store.table_in(ChannelId(5)).await.unwrap().unwrap().id, second);
}

async fn the_tables_that_wait_for_somebody_come_first(store: Store) {
    let waits = running(&store, 5).await;
    let lobby = store.create(new_table(6, 1), along(1)).await.unwrap();
    let moved = running(&store, 7).await;
    store.commit(append(moved, 1, 2)).await.unwrap();
    let over = running(&store, 8).await;
    store.commit(close(over, 3)).await.unwrap();
    let found = store.tables_of(UserId(1)).await.unwrap();
    assert_eq!(found.iter().map(|w| w.table.id).collect::<BTreeSet<_>>(), BTreeSet::from([waits, lobby, moved]));
    assert_eq!((found[0].table.id, found[0].is_awaited, found[0].seat), (waits, true, Seat(0)));
    assert!(found[1..].iter().all(|w| !w.is_awaited));
}

async fn what_has_to_be_said_waits_in_order_until_it_is_sent_or_given_up(store: Store) {
    let table = running(&store, 5).await;
    let hand = |step, act, supersedes| NewItem {
        surface: Surface::Hand(UserId(1)),
        act,
        channel: None,
        supersedes,
        ..board(step)
    };
    let steps = async || -> Vec<(Surface, u64)> {
        store.unsent_of(table).await.unwrap().into_iter().map(|item| (item.surface, item.step)).collect()
    };
    let (mine, all) = (Surface::Hand(UserId(1)), Surface::Board);
    let say = vec![board(1), hand(1, Act::Post, false), hand(1, Act::Edit, false)];
    let first = Commit { along: Along { interaction: None, say }, ..append(table, 1, 1) };
    store.commit(first).await.unwrap();
    tell(&store, table, hand(2, Act::Edit, true)).await;
    assert_eq!(steps().await, [(all, 1), (mine, 1), (mine, 2)], "an edit makes edits needless, and no post");
    tell(&store, table, hand(3, Act::Post, true)).await;
    assert_eq!(steps().await, [(all, 1), (mine, 3)], "a post makes both needless, and nothing of another surface");

    let waiting = store.unsent().await.unwrap();
    let nonces: BTreeSet<&str> = waiting.iter().map(|item| item.nonce.as_str()).collect();
    assert!(nonces.len() == 2 && nonces.iter().all(|nonce| nonce.len() <= 25), "{nonces:?}");
    assert_eq!(store.unsent().await.unwrap(), waiting, "the same at every try");
    let (board_item, hand_item) = (&waiting[0], &waiting[1]);
    assert_eq!(store.sent(board_item.id, ChannelId(5), MessageId(10)).await, Ok(None));
    store.given_up(hand_item.id, "gone".into()).await.unwrap();
    assert_eq!(steps().await, []);
    let shown = |message, step| Shown { channel: ChannelId(5), message: MessageId(message), step };
    assert_eq!(store.shown(table, all).await, Ok(Some(shown(10, 1))));
    assert_eq!(store.shown(table, mine).await, Ok(None));
}

async fn a_newer_board_takes_the_place_of_the_older_whatever_comes_back_first(store: Store) {
    let table = running(&store, 5).await;
    for step in [1, 2] {
        tell(&store, table, board(step)).await;
    }
    let waiting = store.unsent().await.unwrap();
    let shown = |message, step| Shown { channel: ChannelId(5), message: MessageId(message), step };
    assert_eq!(store.sent(waiting[1].id, ChannelId(5), MessageId(20)).await, Ok(None));
    assert_eq!(store.sent(waiting[0].id, ChannelId(5), MessageId(10)).await, Ok(Some(shown(20, 2))));
    assert_eq!(store.shown(table, Surface::Board).await, Ok(Some(shown(20, 2))));
    tell(&store, table, board(3)).await;
    let third = &store.unsent().await.unwrap()[0];
    assert_eq!(store.sent(third.id, ChannelId(5), MessageId(30)).await, Ok(Some(shown(20, 2))), "to take its buttons");
    assert_eq!(store.sent(third.id, ChannelId(5), MessageId(30)).await, Ok(None));
    store.forget_sent(std::time::Duration::ZERO).await.unwrap();
    let unwanted = store.sent(third.id, ChannelId(5), MessageId(30)).await;
    assert_eq!(unwanted, Ok(Some(shown(30, 0))), "what nothing waits for is not wanted");
}

async fn closed_direct_messages_are_news_once_a_table(store: Store) {
    let (table, other) = (running(&store, 5).await, running(&store, 6).await);
    let news = async |table, open| store.set_takes_direct(table, UserId(1), open).await.unwrap();
    assert_eq!(store.takes_direct(table, UserId(1)).await, Ok(None));
    assert!(news(table, false).await && !news(table, false).await && news(other, false).await);
    assert!(news(table, true).await && !news(table, true).await);
    assert_eq!(store.takes_direct(table, UserId(1)).await, Ok(Some(true)));
}

async fn a_preference_changes_alone(store: Store) {
    let anna = UserId(1);
    assert_eq!(store.preferences(anna).await.unwrap(), Default::default());
    store.set_setting(anna, "hand", json!("direct")).await.unwrap();
    store.set_setting(anna, "confirm", json!("never")).await.unwrap();
    store.set_setting(anna, "hand", json!("request")).await.unwrap();
    store.set_language_of(anna, Some(Language::Hu)).await.unwrap();
    store.set_direct(anna, Some(ChannelId(4))).await.unwrap();
    let now = store.preferences(anna).await.unwrap();
    assert_eq!((now.language, now.direct), (Some(Language::Hu), Some(ChannelId(4))));
    assert_eq!(now.settings, json!({"hand": "request", "confirm": "never"}));
    store.set_language_of(anna, None).await.unwrap();
    assert_eq!(store.preferences(anna).await.unwrap().language, None);
}

/// A record begins under some rules and may have gone over to newer ones since: those are what a program must know.
#[tokio::test]
async fn by_which_rules_a_table_is_played_is_seen_from_outside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Store::open(&path).unwrap();
    let (begun, renewed) = (running(&store, 5).await, running(&store, 6).await);
    let begins = header().rules_version;
    let snapshot = Snapshot { entries: 1, rules_version: begins + 3, state: json!({}) };
    let mut later = append(renewed, 1, 1);
    later.changes.push(Change::Snapshot(snapshot));
    store.commit(later).await.unwrap();
    let found = guildhall::store::examine(&path, "note", 0).unwrap();
    let game = store.table(begun).await.unwrap().game;
    let of = |version| ((game.clone(), version), 1);
    assert_eq!(found.rules, [of(begins), of(begins + 3)].into());
    assert!(found.is_running);
}

/// Many who write at once, while somebody makes a backup: nobody finds the database locked, nothing is lost, and the
/// backup is whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sixty_four_write_while_a_backup_runs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Store::open(&path).unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..64 {
        let store = store.clone();
        writers.spawn(async move {
            let table = running(&store, 100 + writer).await;
            for n in 1..=10 {
                store.commit(append(table, n, 1000 * writer + n)).await.unwrap();
                assert_eq!(store.load(table).await.unwrap().entries.len() as u64, n, "one reads what one wrote");
            }
            table
        });
    }
    let backups: Vec<_> = (0..4).map(|n| folder.path().join(format!("backup-{n}.db"))).collect();
    let copies = backups.clone();
    let copier = tokio::task::spawn_blocking(move || {
        for copy in copies {
            let db = rusqlite::Connection::open(&path).unwrap();
            db.busy_timeout(std::time::Duration::from_secs(5)).unwrap();
            db.execute("VACUUM INTO ?1", [copy.to_str().unwrap()]).unwrap();
        }
    });
    let tables = writers.join_all().await;
    copier.await.unwrap();
    for table in tables {
        let all: Vec<Entry> = (1..=10).map(entry).collect();
        assert_eq!(store.load(table).await.unwrap().entries, all);
    }
    assert_eq!(store.unsent().await.unwrap().len(), 640);
    for backup in backups {
        whole(&backup).await;
    }
}

/// Every table of a database has as many entries, in order, as its row says, and as many calls.
async fn whole(path: &Path) {
    let store = Store::open(path).unwrap();
    for table in store.running().await.unwrap() {
        let loaded = store.load(table).await.unwrap();
        let all: Vec<Entry> = (1..=loaded.table.entries).map(entry).collect();
        assert_eq!(loaded.entries, all);
        assert_eq!(store.unsent_of(table).await.unwrap().len(), all.len());
    }
    store.close().await;
}
