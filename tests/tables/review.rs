//! The review of a finished game: made in the background, kept as far as it was made, and for those who played.

use std::time::Duration;

use guildhall::bots::review::{Effort, Found, METHOD};
use guildhall::chat::{ChatError, Host, InteractionId, Post, TableId, What};
use guildhall::rules::Game;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::Call;
use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];

/// Little is tried out for a review.
fn quick() -> Settings {
    Settings { games: TREK, effort: Effort { search: 40, worlds: 16, games: 1 }, ..plain() }
}

/// The first decision is weighed until somebody has had enough of it.
fn endless() -> Settings {
    Settings { effort: Effort { search: u64::MAX / 4, worlds: u32::MAX, games: 1 }, ..quick() }
}

/// A game that is over, its table, and the control of its review.
async fn over(settings: Settings) -> (World, TableId, String) {
    let world = World::with(settings).await;
    let table = world.playing(&[ANNA, BELA], 0).await;
    assert_eq!(world.command(ANNA, "review", &[]).await.text, "This game is still going on.");
    world.play_to_the_end(&table, &[ANNA, BELA], &mut Whim::new(5)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).pop().expect("the end").post;
    (world, table.parse().expect("a name"), id_of(&end, "Review"))
}

/// Presses and waits for nothing.
async fn pressed(world: &World, user: User, id: &str) -> InteractionId {
    let incoming = world.incoming(user, here(), What::Press { id: id.to_owned(), values: Vec::new() });
    let interaction = incoming.reply.interaction;
    world.manager.serve(incoming).await;
    interaction
}

/// What somebody is told in the end.
async fn told(world: &World, interaction: InteractionId, is_it: impl Fn(&Post) -> bool) -> Post {
    for _ in 0..2000 {
        if let Some(post) = world.chat.answers(interaction).pop().filter(|post| is_it(post)) {
            return post;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{:?}", world.chat.answers(interaction));
}

fn is_whole(post: &Post) -> bool {
    post.picture.is_some()
}

async fn kept(world: &World, table: TableId) -> Vec<Found> {
    let text = world.store.review(table, METHOD).await.expect("readable");
    text.map(|text| serde_json::from_str(&text).expect("what was found")).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_once_and_for_those_who_played() {
    let (world, table, id) = over(quick()).await;
    assert_eq!(world.press(STRANGER, &id).await.text, "The review is for those who played this game.");
    let asked = pressed(&world, ANNA, &id).await;
    let whole = told(&world, asked, is_whole).await;
    assert!(whole.text.starts_with("**How trek-title was decided**") && whole.mentions.is_empty(), "{}", whole.text);
    let alt = &whole.picture.as_ref().expect("a picture").alt;
    assert!(alt.contains("that certainly cost a point"), "{alt}");
    let found = kept(&world, table).await;
    assert!(found.len() > 10);
    // The next program only shows it, and in the reader's language.
    let world = world.restarted(endless()).await;
    let again = world.press(BELA, &id).await;
    assert!(again.text.starts_with("**Hogyan dőlt el: trek-title**") && again.picture.is_some(), "{}", again.text);
    assert_eq!(kept(&world, table).await, found);
    let typed = world.command(ANNA, "review", &[]).await;
    assert_eq!((typed.text, typed.rows.len()), (whole.text, whole.rows.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turning_points_are_shown_with_what_was_better() {
    let (world, table, id) = over(quick()).await;
    let asked = pressed(&world, ANNA, &id).await;
    told(&world, asked, is_whole).await;
    // As if the second decision had cost much.
    let mut found = kept(&world, table).await;
    let weighed = found.iter_mut().filter_map(|found| match found {
        Found::Weighed(weighed) => Some(weighed),
        Found::Shares(_) => None,
    });
    for weighed in weighed.skip(1).take(1) {
        (weighed.loss, weighed.stake, weighed.better) = (123, 200, Some(vec!["rest".to_owned()]));
    }
    let text = serde_json::to_string(&found).expect("text");
    world.store.set_review(table, METHOD, text).await.expect("stored");
    let whole = world.press(ANNA, &id).await;
    let point = buttons(&whole).into_iter().find(|button| button.label.starts_with("1 · Move ")).expect("a point");
    let shown = world.press(ANNA, &id_of(&whole, &point.label)).await;
    assert!(shown.text.starts_with("1. Move ") && shown.text.contains("−12.3 points"), "{}", shown.text);
    assert!(shown.picture.is_some());
    let back = world.press(ANNA, &id_of(&shown, "Review")).await;
    assert_eq!(back.text, whole.text);
    let of_none = id.replace("review.all", "review.7");
    assert_ne!(of_none, id);
    let stale = world.press(ANNA, &of_none).await.text;
    assert!(stale.starts_with("That button"), "{stale}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_can_be_stopped_and_is_gone_on_with() {
    let (world, table, id) = over(endless()).await;
    let asked = pressed(&world, ANNA, &id).await;
    let begun = told(&world, asked, |post| post.text.starts_with("Weighing the decisions.")).await;
    let other = world.press(BELA, &id).await.text;
    assert!(other.starts_with("Az elemzés már készül."), "{other}");
    assert!(world.press(ANNA, &id_of(&begun, "Stop")).await.text.starts_with("Stopped."));
    told(&world, asked, |post| post.text.starts_with("Stopped.")).await;
    assert!(kept(&world, table).await.len() < 10);
    // What is kept is not found again.
    let first = vec![Found::Shares(vec![777, 223])];
    world.store.set_review(table, METHOD, serde_json::to_string(&first).expect("text")).await.expect("stored");
    let world = world.restarted(quick()).await;
    let asked = pressed(&world, ANNA, &id).await;
    told(&world, asked, is_whole).await;
    let found = kept(&world, table).await;
    assert!(found.len() > 10 && found[0] == first[0], "{found:?}");
}

/// The program stops in the middle of one: what was found is there for the next.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_survives_the_end_of_the_program() {
    let (world, _, id) = over(endless()).await;
    let asked = pressed(&world, ANNA, &id).await;
    told(&world, asked, |post| post.text.starts_with("Weighing the decisions.")).await;
    let world = world.restarted(quick()).await;
    told(&world, asked, |post| post.text.starts_with("Stopped.")).await;
    let asked = pressed(&world, BELA, &id).await;
    told(&world, asked, is_whole).await;
}

/// Whoever asked has put the message away: the review is made all the same, and stands below.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_whose_message_is_gone_is_kept() {
    let (world, table, id) = over(quick()).await;
    // Neither how far it is nor what came of it can be told there.
    world.chat.fail(Call::Answer, ChatError::Deleted);
    world.chat.fail(Call::Answer, ChatError::Deleted);
    let asked = pressed(&world, ANNA, &id).await;
    told(&world, asked, is_whole).await;
    assert!(kept(&world, table).await.len() > 10);
}

/// What was played under older rules can't be played again, and so not be weighed.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_older_rules_has_no_review() {
    let (world, _, id) = over(quick()).await;
    let newer: Vec<Game> = TREK.iter().cloned().map(|game| Game { rules_version: 9, ..game }).collect();
    let world = world.restarted(Settings { games: newer.leak(), ..quick() }).await;
    let told = world.press(ANNA, &id).await.text;
    assert_eq!(told, "This game began under older rules, so I can't review it.");
}
