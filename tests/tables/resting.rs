//! Many tables awake: those that were not wanted for longest are put away, and go on where they were when they are wanted.

use std::time::Duration;

use guildhall::chat::{ChannelId, Place, What};
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::world::*;

const TABLES: u64 = 12;
const AWAKE: usize = 4;

fn at(n: u64) -> Place {
    Place { channel: ChannelId(500 + n), ..here() }
}

/// A game of two in a channel of its own.
async fn begun(world: &World, n: u64) -> String {
    let options = [("game", world.game), ("seats", "2"), ("where", "channel"), ("language", "en")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let new = What::Command { name: vec!["table".to_owned(), "new".to_owned()], options };
    world.ask(world.incoming(ANNA, at(n), new)).await;
    world.settled().await;
    let posts = world.chat.messages(at(n).channel);
    let join = posts.iter().flat_map(|said| ids(&said.post)).find(|id| id.ends_with(".0.~join")).expect("a lobby");
    world.press_in(at(n), BELA, &join, &[]).await;
    let table = join.split('.').next().unwrap_or_default().to_owned();
    world.press_in(at(n), ANNA, &format!("{table}.0.~start"), &[]).await;
    world.settled().await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_tables_those_that_rest_are_put_away_and_lose_nothing() {
    let world = World::with(Settings { awake: AWAKE, ..plain() }).await;
    let mut tables = Vec::new();
    for n in 0..TABLES {
        tables.push(begun(&world, n).await);
        // Whoever was asked to rest needs a moment for it.
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(world.manager.awake() <= AWAKE + 2, "{} are awake", world.manager.awake());
    }
    let mut whim = Whim::new(5);
    for (n, table) in (0..).zip(&tables) {
        let before = world.row(table).await.entries;
        let user = world.awaited(table, &[ANNA, BELA]).await[0];
        world.move_by_pressing_in(at(n), table, user, &mut whim).await;
        assert!(world.row(table).await.entries > before, "{table} goes on");
    }
    world.settled().await;
    assert!(world.manager.awake() <= AWAKE + 2, "{} are awake", world.manager.awake());
}
