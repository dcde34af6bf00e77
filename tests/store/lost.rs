//! Answers that are lost on the way: what was done is known to be done, and is done once.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use guildhall::store::{Along, Change, Commit, Seen, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};

use crate::along;
use crate::support::server::{database_behind, socket};
use crate::support::stored::{append, entry, new_table, running};

/// Stands between a store and its server, and cuts one connection after the next commit went through, before its answer does.
struct Between {
    cuts: Arc<AtomicBool>,
    address: String,
}

impl Between {
    async fn open() -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = database_behind(listener.local_addr().unwrap().port()).await;
        let cuts = Arc::new(AtomicBool::new(false));
        tokio::spawn(serve(listener, socket(), cuts.clone()));
        Between { cuts, address }
    }

    /// The answer to the next commit is lost.
    fn cut(&self) {
        self.cuts.store(true, Ordering::Relaxed);
    }

    fn is_cut(&self) -> bool {
        !self.cuts.load(Ordering::Relaxed)
    }
}

async fn serve(listener: TcpListener, socket: PathBuf, cuts: Arc<AtomicBool>) {
    while let Ok((mut client, _)) = listener.accept().await {
        let (cuts, mut server) = (cuts.clone(), UnixStream::connect(&socket).await.unwrap());
        tokio::spawn(async move {
            if until_commit(&mut client, &mut server, &cuts).await {
                // It is done before anybody hears that it is.
                let _ = server.read(&mut [0; 1024]).await;
            } else {
                let _ = copy_bidirectional(&mut client, &mut server).await;
            }
        });
    }
}

/// Carries what is said until a commit was, of which the answer is not to be heard; false where one side has ended.
async fn until_commit(client: &mut TcpStream, server: &mut UnixStream, cuts: &AtomicBool) -> bool {
    let (mut up, mut down) = ([0; 1 << 16], [0; 1 << 16]);
    loop {
        tokio::select! {
            read = client.read(&mut up) => {
                let Ok(length @ 1..) = read else { return false };
                server.write_all(&up[..length]).await.unwrap();
                let is_commit = up[..length].windows(7).any(|part| part == b"COMMIT\0");
                if is_commit && cuts.swap(false, Ordering::Relaxed) {
                    return true;
                }
            }
            read = server.read(&mut down) => {
                let Ok(length @ 1..) = read else { return false };
                client.write_all(&down[..length]).await.unwrap();
            }
        }
    }
}

#[tokio::test]
async fn f_15_a_commit_whose_answer_is_lost_has_happened_once() {
    let between = Between::open().await;
    let store = Store::at(&between.address, None).await.unwrap();
    let table = running(&store, 5).await;
    between.cut();
    assert_eq!(store.commit(append(table, 1, 7)).await, Ok(()));
    assert!(between.is_cut());
    between.cut();
    let changes = vec![Change::Entries(vec![entry(2)])];
    let without = Commit { table, seen: Seen::Game { entries: 1 }, changes, along: Along::default() };
    assert_eq!(store.commit(without).await, Ok(()));
    assert!(between.is_cut());
    let all = store.load(table).await.unwrap();
    assert_eq!((all.entries, all.table.entries), (vec![entry(1), entry(2)], 2));
    assert_eq!(store.unsent_of(table).await.unwrap().len(), 1);
    between.cut();
    let opened = store.create(new_table(6, 1), along(8)).await.unwrap();
    assert!(between.is_cut());
    assert_eq!(store.table_in(guildhall::chat::ChannelId(6)).await.unwrap().map(|row| row.id), Some(opened));
    store.close().await;
}
