//! Somebody is invited to a table: to its lobby, or to a bot's seat in a running game.

use std::time::Duration;

use guildhall::chat::{Incoming, Post, Told, ToldPerson, What};
use guildhall::record::{Entry, How};
use guildhall::rules::Seat;
use guildhall::store::Sitter;

use crate::world::*;

const DAY: Duration = Duration::from_secs(24 * 3600);

fn person(user: User) -> ToldPerson {
    ToldPerson { id: user.id, name: user.name.to_owned(), is_bot: false, sees: true }
}

async fn invite(world: &World, by: User, person: ToldPerson) -> String {
    let told = Told { person: Some(person), ..Told::default() };
    world.command_told(by, "table invite", &[("player", "1")], told).await.text
}

async fn newest(world: &World) -> Post {
    world.settled().await;
    world.chat.messages(HERE).into_iter().next_back().expect("a message").post
}

async fn seats(world: &World, table: &str) -> Vec<Sitter> {
    world.store.seats(table.parse().expect("a name")).await.expect("stored")
}

/// Who is invited to a lobby is called once in its channel, sits down by one press, or says no, and the invitation says so.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_invited_to_a_lobby() {
    let world = World::new().await;
    let table = world.seated(&[ANNA], 0).await;
    let stranger = invite(&world, DOROTA, person(CECYLIA)).await;
    assert!(stranger.starts_with("You don't sit at this table"), "{stranger}");
    assert_eq!(invite(&world, ANNA, person(CECYLIA)).await, "Cecylia has been invited.");
    let asked = newest(&world).await;
    assert_eq!(asked.text, "<@3>, Anna invites you: San Juan.");
    assert_eq!((asked.mentions.as_slice(), world.chat.pings(CECYLIA.id)), ([CECYLIA.id].as_slice(), 1));
    assert!(world.chat.direct_messages(CECYLIA.id).is_empty(), "never directly");
    assert_eq!(invite(&world, ANNA, person(CECYLIA)).await, "Cecylia has been asked already.");
    let no = id_of(&asked, "No, thanks");
    assert_eq!(world.press(DOROTA, &no).await.text, "Only Cecylia can decide that.");
    let message = world.chat.messages(HERE).last().map(|said| said.message);
    let press = world.incoming(CECYLIA, here(), What::Press { id: no, values: Vec::new() });
    let told = Told { message, ..Told::default() };
    assert_eq!(world.ask(Incoming { told, ..press }).await.text, "Cecylia tym razem nie zagra.");
    let edited = newest(&world).await;
    assert_eq!((edited.text.as_str(), edited.rows.len()), ("Cecylia can't join this time.", 0));
    world.later(DAY * 2).await;
    assert_eq!(
        invite(&world, ANNA, person(CECYLIA)).await,
        "Cecylia has been asked already.",
        "who said no is left alone"
    );
    assert_eq!(invite(&world, ANNA, person(BELA)).await, "Béla has been invited.");
    let join = id_of(&newest(&world).await, "Join");
    assert!(world.press(BELA, &join).await.text.starts_with("Leültél"));
    assert_eq!(seats(&world, &table).await.get(1).and_then(Sitter::user), Some(BELA.id));
    assert_eq!(invite(&world, ANNA, person(BELA)).await, "Béla sits here already.");
    assert_eq!(invite(&world, ANNA, person(DOROTA)).await, "No seat is free.");
}

/// Another program, somebody who does not see the channel, nobody, and too many in a day are not invited.
#[tokio::test(flavor = "multi_thread")]
async fn not_everybody_can_be_invited() {
    let world = World::new().await;
    world.command(ANNA, "table new", &[("seats", "4"), ("where", "channel"), ("language", "en")]).await;
    world.settled().await;
    let bot = ToldPerson { is_bot: true, ..person(CECYLIA) };
    assert!(invite(&world, ANNA, bot).await.starts_with("Cecylia is a bot of another kind; with **Add bot**"));
    let blind = ToldPerson { sees: false, ..person(CECYLIA) };
    assert_eq!(invite(&world, ANNA, blind).await, "Cecylia can't see this channel.");
    assert_eq!(world.command(ANNA, "table invite", &[]).await.text, "Say whom you would like to invite.");
    for n in 0..5u64 {
        let id = guildhall::chat::UserId(100 + n);
        assert_eq!(invite(&world, ANNA, ToldPerson { id, ..person(CECYLIA) }).await, "Cecylia has been invited.");
    }
    let many = invite(&world, ANNA, person(CECYLIA)).await;
    assert!(many.starts_with("5 people have been asked today. You can ask more <t:"), "{many}");
    let world = world.restarted(plain()).await;
    let many = invite(&world, ANNA, person(CECYLIA)).await;
    assert!(many.starts_with("5 people have been asked today."), "{many}");
}

/// Whom the host took off may come where somebody who sits there wants them.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_opens_the_table_again_to_whom_the_host_took_off() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, BELA], 0).await;
    crate::around::kick(&world, ANNA, "1").await;
    let join = format!("{table}.0.~join");
    assert!(!world.press(BELA, &join).await.text.starts_with("Leültél"));
    invite(&world, ANNA, person(BELA)).await;
    assert!(world.press(BELA, &join).await.text.starts_with("Leültél"));
}

/// In a running game the word of one who sits there is enough; a seat is kept for a day for whoever got up from it.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_invited_to_a_running_game() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, BELA, DOROTA], 0).await;
    assert_eq!(invite(&world, ANNA, person(CECYLIA)).await, "No seat is free.");
    let seat = seats(&world, &table).await.iter().position(|sitter| sitter.user() == Some(BELA.id)).expect("a seat");
    world.press(BELA, &format!("{table}.0.~leave.bot.yes")).await;
    assert_eq!(invite(&world, ANNA, person(CECYLIA)).await, "No seat is free.", "it is kept");
    world.later(DAY + DAY / 2).await;
    assert_eq!(invite(&world, ANNA, person(CECYLIA)).await, "Cecylia has been invited.");
    let sit = id_of(&newest(&world).await, "Sit down");
    assert_eq!(sit, format!("{table}.0.~seat.{seat}"));
    let uninvited = world.press(STRANGER, &sit).await.text;
    assert!(uninvited.starts_with("I've asked the table."), "{uninvited}");
    let hello = world.press(CECYLIA, &sit).await.text;
    assert!(hello.starts_with("Masz miejsce przy stole. Od teraz"), "{hello}");
    world.settled().await;
    assert_eq!(seats(&world, &table).await[seat].user(), Some(CECYLIA.id));
    let entries = world.store.load(table.parse().expect("a name")).await.expect("stored").entries;
    let by = CECYLIA.id.0.to_string();
    let taken = Entry::SeatTaken { seat: Seat(seat as u8), by, how: Some(How::Invited) };
    assert!(entries.contains(&taken), "{entries:?}");
}
