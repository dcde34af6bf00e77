//! What holds of every store, whatever it keeps its tables in.

/// Each of these functions, which take an empty store, is a test of one in memory, of one in a file and, where
/// tests may need something from outside, of one on a server.
macro_rules! conform {
    ($($test:ident),* $(,)?) => {
        mod in_memory {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::Store::in_memory().unwrap()).await;
            })*
        }

        mod in_a_file {
            $(#[tokio::test]
            async fn $test() {
                let folder = tempfile::tempdir().unwrap();
                let store = super::Store::open(&folder.path().join("games.db")).unwrap();
                super::$test(store.clone()).await;
                store.close().await;
            })*
        }

        #[cfg(all(feature = "outside", feature = "postgres"))]
        mod on_a_server {
            $(#[tokio::test]
            async fn $test() {
                let store = super::Store::at(&crate::support::server::database().await, None).await.unwrap();
                super::$test(store.clone()).await;
                store.close().await;
            })*
        }
    };
}
