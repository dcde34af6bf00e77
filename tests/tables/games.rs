//! Whole games.

use crate::presser::Whim;
use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_press_their_way_through_a_whole_game() {
    let world = World::new().await;
    let people = [ANNA, BELA];
    let table = world.playing(&people, 0).await;
    let start = std::time::Instant::now();
    let moves = world.play_to_the_end(&table, &people, &mut Whim::new(1)).await;
    world.settled().await;
    println!("{moves} moves, {:?}", start.elapsed());
    for said in world.chat.messages(HERE).iter().rev().take(4) {
        println!("--- {:?} {}\n{}\n{:?}", said.post.mentions, said.before.len(), said.post.text, ids(&said.post));
    }
    println!("{} {} messages", world.chat.messages(HERE).len(), world.chat.all().len());
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}
