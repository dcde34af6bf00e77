//! The film of a finished game: made in the background, posted once, and pointed at after that.

use std::time::Duration;

use guildhall::chat::{Chat, ChatError, Post, Target};
use guildhall::rules::Game;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::Call;
use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];

/// A game that is over, and its last board.
async fn over() -> (World, String, Post) {
    let world = World::with(Settings { games: TREK, ..plain() }).await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    assert_eq!(world.press(ANNA, &format!("{table}.0.~film")).await.text, "This game is still going on.");
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(5)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).pop().expect("the end").post;
    (world, table, end)
}

fn films(world: &World) -> Vec<Post> {
    let posts = world.chat.messages(HERE).into_iter().map(|said| said.post);
    posts.filter(|post| post.picture.as_ref().is_some_and(|picture| picture.name == "film.gif")).collect()
}

/// Waits until a film is there, or somebody has been told that there is none.
async fn waited(world: &World, is_so: impl Fn(&World) -> bool) {
    for _ in 0..2000 {
        if is_so(world) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nothing has come of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_is_made_and_posted_once() {
    let (world, _, end) = over().await;
    let begun = world.press(STRANGER, &id_of(&end, "Film")).await.text;
    assert!(begun.starts_with("Making the film.") || begun.starts_with("The film of this game"), "{begun}");
    waited(&world, |world| !films(world).is_empty()).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    let film = films(&world).pop().expect("a film");
    assert!(film.silent && film.mentions.is_empty() && film.rows.is_empty());
    let picture = film.picture.expect("a film");
    assert!(picture.alt.starts_with("The whole game in "), "{}", picture.alt);
    let mut images = gif::DecodeOptions::new().read_info(&*picture.png).expect("a film");
    let (mut count, mut long) = (0, 0);
    while let Some(image) = images.read_next_frame().expect("an image") {
        (count, long) = (count + 1, long + u32::from(image.delay));
    }
    assert!((2..=80).contains(&count) && long <= 6000, "{count} images, {long}");
    let again = world.press(ANNA, &id_of(&end, "Film")).await;
    assert_eq!(again.text, "The film of this game is in the channel.");
    assert!(matches!(&buttons(&again)[0].target, Target::Link(to) if to.contains("/70/")));
    let typed = world.command(STRANGER, "replay", &[("film", "yes")]).await;
    assert_eq!(typed.text, "The film of this game is in the channel.");
    assert_eq!(films(&world).len(), 1);
}

/// Where the film stands is known after a restart; one that somebody has deleted is made anew, and stands elsewhere then.
#[tokio::test(flavor = "multi_thread")]
async fn a_film_is_found_again() {
    let (world, table, end) = over().await;
    world.press(STRANGER, &id_of(&end, "Film")).await;
    waited(&world, |world| !films(world).is_empty()).await;
    world.settled().await;
    let world = world.restarted(Settings { games: TREK, ..plain() }).await;
    let again = world.press(ANNA, &id_of(&end, "Film")).await;
    assert_eq!(again.text, "The film of this game is in the channel.");
    assert_eq!(films(&world).len(), 1);
    let table = table.parse().expect("a name");
    let (channel, film) = world.store.film(table).await.expect("readable").expect("a film");
    world.chat.delete(channel, film).await.expect("deleted");
    let begun = world.press(ANNA, &id_of(&end, "Film")).await.text;
    assert_ne!(begun, "The film of this game is in the channel.");
    waited(&world, |world| !films(world).is_empty()).await;
    world.settled().await;
    for _ in 0..200 {
        if world.store.film(table).await.expect("readable").is_some_and(|(_, known)| known != film) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody knows where the film stands now");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_that_cannot_be_posted_says_so_and_can_be_tried_again() {
    let (world, _, end) = over().await;
    world.chat.fail(Call::Post, ChatError::Forbidden("files".to_owned()));
    let incoming =
        world.incoming(ANNA, here(), guildhall::chat::What::Press { id: id_of(&end, "Film"), values: Vec::new() });
    let interaction = incoming.reply.interaction;
    guildhall::chat::Host::serve(&*world.manager, incoming).await;
    let told = |world: &World| world.chat.answers(interaction).pop().map(|post| post.text).unwrap_or_default();
    waited(&world, |world| told(world).contains("could not post it")).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    world.press(ANNA, &id_of(&end, "Film")).await;
    waited(&world, |world| !films(world).is_empty()).await;
}
