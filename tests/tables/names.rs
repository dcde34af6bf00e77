//! Names follow what people are called now, and lists of tables count and name all of them.

use guildhall::chat::{ChannelId, Place, Post};
use guildhall::record::Entry;
use guildhall::store::{Along, Change, Commit, Seen};

use crate::presser::Whim;
use crate::world::*;

const RENAMED: User = User { id: ANNA.id, name: "An*ni", language: ANNA.language };

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_used_wherever_something_is_said_from_then_on() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.settled().await;
    world.press(RENAMED, &format!("{table}.0.~options")).await;
    world.settled().await;
    let lobby = world.chat.messages(HERE).remove(0).post.text;
    assert!(lobby.contains(r"1. An\*ni (host)"), "{lobby}");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    // In a direct conversation a server's name does not show.
    let place = direct(RENAMED);
    world.press_in(place, RENAMED, &format!("{table}.0.~scores"), &[]).await;
    assert!(world.press(DOROTA, &format!("{table}.0.~scores")).await.text.contains("Anna:"));
    world.press(RENAMED, &format!("{table}.0.~scores")).await;
    let world = world.restarted(plain()).await;
    let scores = world.press(DOROTA, &format!("{table}.0.~scores")).await.text;
    assert!(scores.contains(r"An\*ni:") && !scores.contains("Anna"), "{scores}");
    world.play_to_the_end(&table, &[RENAMED, DOROTA], &mut Whim::new(2)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).pop().expect("the end").post;
    assert!(end.text.contains(r"An\*ni") && !end.text.contains("Anna"), "{}", end.text);
    assert!(end.picture.expect("a score sheet").alt.contains("An*ni"), "pictures, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_reaches_every_table_of_the_server() {
    let world = World::new().await;
    let there = Place { channel: ChannelId(71), ..here() };
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let options = [("game", world.game), ("seats", "2"), ("where", "channel")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let new = guildhall::chat::What::Command { name: vec!["table".into(), "new".into()], options };
    world.ask(world.incoming(RENAMED, there, new)).await;
    let scores = world.press(DOROTA, &format!("{table}.0.~scores")).await.text;
    assert!(scores.contains(r"An\*ni:"), "{scores}");
}

/// Opens a table for Anna and a bot in a channel of its own.
async fn open(world: &World, channel: u64, starts: bool) {
    let place = Place { channel: ChannelId(channel), ..here() };
    let command = |name: &str, options: &[(&str, &str)]| {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        guildhall::chat::What::Command { name: name.split(' ').map(str::to_owned).collect(), options }
    };
    let new = command("table new", &[("game", world.game), ("seats", "2"), ("where", "channel")]);
    world.ask(world.incoming(ANNA, place.clone(), new)).await;
    if starts {
        let bot = command("table bot", &[("level", "easy")]);
        world.ask(world.incoming(ANNA, place.clone(), bot)).await;
        world.ask(world.incoming(ANNA, place, command("table start", &[]))).await;
    }
}

fn lines(post: &Post) -> Vec<String> {
    post.text.lines().filter(|line| line.contains("https://")).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_are_counted_listed_and_linked_page_by_page() {
    let world = World::new().await;
    for channel in 100..113 {
        open(&world, channel, channel % 2 == 0).await;
    }
    world.settled().await;
    let mut page = world.command(ANNA, "games", &[]).await;
    let mut seen = lines(&page);
    for n in 2.. {
        assert!(page.text.contains("Your move: 7 tables") || page.text.contains("Waiting for others: 6 tables"));
        assert!(page.text.chars().count() < 2000 && page.text.contains("page "), "{}", page.text);
        if !buttons(&page).iter().any(|button| button.label.starts_with("Next")) {
            break;
        }
        page = world.press(ANNA, &id_of(&page, "Next ›")).await;
        assert!(page.text.contains(&format!("page {n} of 2")), "{}", page.text);
        seen.extend(lines(&page));
    }
    assert_eq!(seen.len(), 13, "{seen:?}");
    assert!(seen.iter().all(|line| line.contains("<t:") && line.contains(":R>")), "how long each waits: {seen:?}");
    for channel in 100..113 {
        let link = format!("https://chat.test/7/{channel}/");
        assert_eq!(seen.iter().filter(|line| line.contains(&link)).count(), 1, "{link}");
    }
    let hand = world.command(ANNA, "hand", &[]).await;
    assert_eq!(buttons(&hand).len(), 7, "none is hidden: {hand:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_before_bots_in_the_name_of_a_thread() {
    for _ in 0..4 {
        let world = World::new().await;
        world.command(ANNA, "table new", &[("seats", "4")]).await;
        world.settled().await;
        let table = world.lobby();
        world.press(ANNA, &format!("{table}.0.~bot.easy")).await;
        world.press(BELA, &format!("{table}.0.~join")).await;
        world.press(ANNA, &format!("{table}.0.~bot.easy")).await;
        world.press(ANNA, &format!("{table}.0.~start")).await;
        world.settled().await;
        let name = world.chat.threads().remove(0).2;
        let people = ["San Juan: Anna, Béla, Bot", "San Juan: Béla, Anna, Bot"];
        assert!(people.iter().any(|people| name.starts_with(people)), "{name}");
    }
}

/// A record that does not fit the rules: its table is a line, and the others are listed as ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_trouble_is_a_line_and_hides_no_other() {
    let world = World::new().await;
    open(&world, 100, true).await;
    open(&world, 101, true).await;
    world.settled().await;
    let row = world.store.table_in(ChannelId(100)).await.unwrap().expect("a table");
    let nonsense = Entry::Undone { to: 999, agreed: None };
    let changes = vec![Change::Entries(vec![nonsense]), Change::Awaiting(row.awaiting)];
    let other = Commit { table: row.id, seen: Seen::Game { entries: row.entries }, changes, along: Along::default() };
    world.store.commit(other).await.expect("written");
    let world = world.restarted(plain()).await;
    let listed = world.command(ANNA, "games", &[]).await;
    let broken = lines(&listed).into_iter().find(|line| line.contains("/7/100")).expect("a line");
    assert!(broken.starts_with("· San Juan: ") && broken.contains("needs its keeper"), "{broken}");
    assert_eq!(lines(&listed).len(), 2, "{}", listed.text);
}
