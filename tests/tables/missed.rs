//! *What did I miss?*: the words of what happened, and a picture that tells it at a glance.

use std::time::Duration;

use guildhall::chat::Post;
use guildhall::games::GAMES;
use guildhall::words::word;

use crate::presser::Whim;
use crate::world::*;

async fn missed(world: &World, user: User, table: &str) -> Post {
    world.press(user, &format!("{table}.0.~missed")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_is_shown_in_words_and_at_a_glance() {
    for game in GAMES {
        let mut world = World::new().await;
        world.game = game.id;
        let people = [ANNA, BELA, CECYLIA];
        let table = world.playing(&people, 0).await;
        for user in people {
            assert!(missed(&world, user, &table).await.picture.is_none(), "{}: nobody has decided yet", game.id);
        }
        let (mut whim, mut shown) = (Whim::new(12), 0);
        for _ in 0..45 {
            let awaited = world.awaited(&table, &people).await;
            let Some(user) = awaited.first() else { break };
            world.move_by_pressing(&table, *user, &mut whim).await;
            let reader = whim.one(&people);
            let told = missed(&world, reader, &table).await;
            let head = word(reader.language, "missed-head");
            let Some(picture) = told.picture else { continue };
            shown += 1;
            assert_eq!(picture.name, "missed.png");
            let over = "Your turn is over";
            assert!(!told.text.contains(over) && !picture.alt.contains(over), "{}: {}", game.id, told.text);
            assert!(told.text.starts_with(&format!("**{head}**")), "{}", told.text);
            let first = told.text.lines().nth(1).expect("a line").trim_start_matches(['·', ' ']).trim_end_matches('.');
            assert!(picture.alt.contains(&first.replace('\\', "")), "{first} in {}", picture.alt);
            assert!(picture.alt.chars().count() <= 1024 && picture.alt.ends_with('.'), "{}", picture.alt);
        }
        assert!(shown > 10, "{}: {shown}", game.id);
        world.later(Duration::from_secs(60)).await;
        world.command(BELA, "settings boards", &[("how", "text")]).await;
        assert!(missed(&world, BELA, &table).await.picture.is_none(), "{}: words alone", game.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_sees_the_last_moves() {
    let world = World::new().await;
    let people = [ANNA, BELA];
    let table = world.playing(&people, 0).await;
    let mut whim = Whim::new(4);
    for _ in 0..20 {
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
    }
    let told = missed(&world, DOROTA, &table).await;
    assert!(told.text.starts_with(&format!("**{}**", word(DOROTA.language, "missed-watching"))), "{}", told.text);
    assert!(told.picture.is_some_and(|picture| picture.name == "missed.png"));
    let end = world.play_to_the_end(&table, &people, &mut whim).await;
    assert!(end > 0);
    for user in people {
        assert!(missed(&world, user, &table).await.picture.is_none(), "the end has a sheet of its own");
    }
}
