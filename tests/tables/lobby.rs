//! Before the start.

use guildhall::chat::{Permission, Place};

use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opens_fills_and_starts() {
    let world = World::new().await;
    let opened = world.command(ANNA, "table new", &[("seats", "3"), ("where", "channel")]).await;
    assert_eq!(opened.text, "Your table is open below.");
    world.settled().await;
    let table = world.lobby();
    let lobby = world.chat.messages(HERE).remove(0);
    assert!(lobby.post.text.contains("table open · 2 seats free"), "{}", lobby.post.text);
    world.press(BELA, &format!("{table}.0.~join")).await;
    let bots = world.press(ANNA, &format!("{table}.0.~bot")).await;
    world.press(ANNA, &id_of(&bots, "Easy")).await;
    let started = world.press(ANNA, &format!("{table}.0.~start")).await;
    println!("{}", started.text);
    world.settled().await;
    for said in world.chat.all() {
        println!(
            "--- {:?} {:?} {}\n{}\n{:?}",
            said.channel,
            said.post.mentions,
            said.before.len(),
            said.post.text,
            ids(&said.post)
        );
        if let Some(picture) = &said.post.picture {
            println!("[{} {}] {}", picture.name, picture.png.len(), picture.alt);
        }
    }
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_lacking_is_said_before_anything_is_tried() {
    let world = World::new().await;
    let place = Place { lacks: vec![Permission::CreateThreads], ..here() };
    let what = guildhall::chat::What::Command { name: vec!["table".into(), "new".into()], options: vec![] };
    let answer = world.ask(world.incoming(ANNA, place, what)).await;
    assert!(answer.text.contains("**Create Public Threads**"), "{}", answer.text);
    assert!(world.chat.all().is_empty());
    let here = world.press(ANNA, &id_of(&answer, "Play here")).await;
    assert_eq!(here.text, "Your table is open below.");
}
