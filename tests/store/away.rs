//! A server that is away, or hears and does not answer: each request is refused within a bound, however many there are, and what was
//! answered is there when it is back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use guildhall::chat::TableId;
use guildhall::store::{Store, StoreError, migrate};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::support::server::{Server, database_behind, socket};
use crate::support::stored::{append, entry, running};

/// What becomes of a line to the server.
#[derive(Clone, Copy, PartialEq)]
enum Line {
    Open,
    /// It is taken, and nothing passes.
    Frozen,
    Cut,
}

/// Stands between a store and its server.
struct Relay {
    line: watch::Sender<Line>,
    address: String,
}

impl Relay {
    async fn open() -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = database_behind(listener.local_addr().unwrap().port()).await;
        let (line, is) = watch::channel(Line::Open);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, is.clone()));
            }
        });
        Relay { line, address }
    }

    fn set(&self, line: Line) {
        self.line.send_replace(line);
    }
}

async fn carry(mut client: TcpStream, mut line: watch::Receiver<Line>) {
    let mut server = UnixStream::connect(socket()).await.unwrap();
    let ((from, to), (back, forth)) = (client.split(), server.split());
    let (one, other) = (line.clone(), line.clone());
    tokio::select! {
        () = one_way(from, forth, one) => {}
        () = one_way(back, to, other) => {}
        _ = line.wait_for(|line| *line == Line::Cut) => {}
    }
}

async fn one_way(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut line: watch::Receiver<Line>) {
    let mut some = [0; 1 << 14];
    while let Ok(length @ 1..) = from.read(&mut some).await {
        if line.wait_for(|line| *line != Line::Frozen).await.is_err() || to.write_all(&some[..length]).await.is_err() {
            return;
        }
    }
}

/// So many requests at once, changes among them, are each refused before this time is over.
async fn are_refused(store: &Store, table: TableId, within: Duration) {
    let (begun, mut all) = (Instant::now(), JoinSet::new());
    for n in 0..40 {
        let store = store.clone();
        all.spawn(async move {
            if n % 2 == 0 { store.commit(append(table, 9, 90 + n)).await } else { store.table(table).await.map(drop) }
        });
    }
    for refused in all.join_all().await {
        assert!(matches!(refused, Err(StoreError::Db(_))), "{refused:?}");
    }
    assert!(begun.elapsed() < within, "{:?}", begun.elapsed());
}

/// Moves at a table until it is told to stop: what was refused is tried again. Gives how many it knows of.
async fn moves_on(store: Store, table: TableId, ends: Arc<AtomicBool>) -> u64 {
    let mut n = 0;
    while !ends.load(Ordering::Relaxed) {
        match store.commit(append(table, n + 1, n + 1)).await {
            // Of what was refused when the server went away it may come out later that it happened.
            Ok(()) | Err(StoreError::Repeated) => n += 1,
            Err(StoreError::Db(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(other) => panic!("{other}"),
        }
    }
    n
}

/// There is every move that is known of, once, and no other.
async fn are_there(store: &Store, table: TableId, known: u64) {
    let there = store.load(table).await.unwrap().entries;
    assert_eq!(there, (1..=known).map(entry).collect::<Vec<_>>());
    assert_eq!(store.unsent_of(table).await.unwrap().len() as u64, known);
}

/// It answers again before long.
async fn is_back(store: &Store, table: TableId) {
    let begun = Instant::now();
    while let Err(error) = store.table(table).await {
        assert!(begun.elapsed() < Duration::from_secs(3), "{error}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f_14_a_server_that_is_killed_has_all_it_answered_when_it_is_back() {
    let mut server = Server::own();
    migrate(&server.address(), None).await.unwrap();
    let store = Store::at(&server.address(), None).await.unwrap();
    let table = running(&store, 5).await;
    let ends = Arc::new(AtomicBool::new(false));
    let playing = tokio::spawn(moves_on(store.clone(), table, ends.clone()));
    tokio::time::sleep(Duration::from_millis(300)).await;
    tokio::task::block_in_place(|| server.stop());
    are_refused(&store, table, Duration::from_secs(2)).await;
    tokio::task::block_in_place(|| server.start());
    is_back(&store, table).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    ends.store(true, Ordering::Relaxed);
    let known = playing.await.unwrap();
    assert!(known > 3);
    are_there(&store, table, known).await;
    store.close().await;
}

#[tokio::test]
async fn f_14_where_nobody_answers_all_are_refused_by_one_try_however_many_they_are() {
    let relay = Relay::open().await;
    let store = Store::at(&relay.address, None).await.unwrap();
    let table = running(&store, 5).await;
    relay.set(Line::Cut);
    are_refused(&store, table, Duration::from_secs(1)).await;
    // A machine that is there, and a server that hangs when somebody comes.
    relay.set(Line::Frozen);
    are_refused(&store, table, Duration::from_secs(3)).await;
    relay.set(Line::Open);
    is_back(&store, table).await;
    assert_eq!(store.commit(append(table, 1, 1)).await, Ok(()));
    are_there(&store, table, 1).await;
    store.close().await;
}

#[tokio::test]
async fn f_14_a_line_on_which_nothing_is_heard_is_given_up() {
    let relay = Relay::open().await;
    let store = Store::at(&relay.address, None).await.unwrap();
    let table = running(&store, 5).await;
    let ends = Arc::new(AtomicBool::new(false));
    let playing = tokio::spawn(moves_on(store.clone(), table, ends.clone()));
    tokio::time::sleep(Duration::from_millis(100)).await;
    relay.set(Line::Frozen);
    are_refused(&store, table, Duration::from_secs(6)).await;
    relay.set(Line::Open);
    is_back(&store, table).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    ends.store(true, Ordering::Relaxed);
    are_there(&store, table, playing.await.unwrap()).await;
    store.close().await;
}
