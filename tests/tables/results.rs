//! What becomes of a lobby's message when the game is over.

use guildhall::chat::ChatError;

use crate::presser::Whim;
use crate::support::fake::{Call, Said};
use crate::world::*;

/// The message in the channel that was a lobby once.
fn lobby(world: &World) -> Said {
    let is_lobby = |said: &Said| World::versions(said)[0].text.contains("table open");
    world.chat.messages(HERE).into_iter().find(is_lobby).expect("a lobby")
}

/// Whether the message tells the result: with everybody's points, a link to the board of the end, and what the seed can be
/// checked with.
fn tells_result(world: &World) -> bool {
    let (text, rows) = (lobby(world).post.text, lobby(world).post.rows);
    let link = |said: &Said| format!("https://chat.test/{}/{}/{}\n", GUILD.0, HERE.0, said.message.0);
    let is_end = |said: &Said| ids(&said.post).iter().any(|id| id.ends_with("~verify"));
    let end = world.chat.messages(HERE).into_iter().rev().find(is_end).expect("the board of the end");
    let is_told = text.starts_with("**San Juan** · finished · ") && text.contains("Anna ");
    is_told && text.contains(&link(&end)) && text.contains("Fingerprint") && rows.is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_the_lobby_has_three_lives() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(2)).await;
    world.settled().await;
    assert!(tells_result(&world), "{}", lobby(&world).post.text);
    let lives: Vec<String> = World::versions(&lobby(&world)).into_iter().map(|post| post.text).collect();
    assert!(lives.iter().any(|text| text.contains("· started ·")), "{lives:?}");
}

/// What could not be shown when the game ended is shown later, also by the next program.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_waits_until_it_can_be_shown() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    for _ in 0..3000 {
        world.chat.fail(Call::Edit, ChatError::Transport("down".to_owned()));
    }
    world.play_to_the_end(&table, &people, &mut Whim::new(2)).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(!tells_result(&world));
    world.chat.recover();
    let world = world.restarted(plain()).await;
    world.settled().await;
    assert!(tells_result(&world), "{}", lobby(&world).post.text);
}

/// The picture of the end is read out with the places and with how the game went, in the channel, and when the next program looks
/// back at it.
#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_the_end_says_how_it_went() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(2)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).pop().expect("the end").post;
    let told = ["1. ", "Anna", "Do*ro_ta", "Largest gain · ", "The whole game · 0 min ("];
    let alt = end.picture.as_ref().expect("a sheet").alt.clone();
    assert!(told.iter().all(|part| alt.contains(part)), "{alt}");
    let buttons = ["Replay", "Film", "Result as text", "Verify", "Rematch"];
    assert!(buttons.iter().all(|label| !id_of(&end, label).is_empty()));

    let world = world.restarted(plain()).await;
    let looked = world.press(ANNA, &id_of(&end, "Replay")).await;
    let alt = looked.picture.as_ref().expect("the same sheet").alt.clone();
    assert!(told.iter().all(|part| alt.contains(part)), "{alt}");
    let back = world.press(ANNA, &id_of(&looked, "◀")).await;
    let alt = back.picture.expect("a board").alt;
    assert!(told[3..].iter().all(|part| !alt.contains(part)), "{alt}");
}
