//! What is kept of finished games, and what people are shown of it: to themselves, to others in their server, and of whom
//! nothing is shown.

use guildhall::chat::GuildId;
use guildhall::store::Part;

use crate::presser::Whim;
use crate::weeks::toy;
use crate::world::*;

/// Plays a game of that many people from its lobby to its end.
async fn finished(world: &World, people: &[User], seed: u64) {
    let table = world.playing(people, 0).await;
    world.play_to_the_end(&table, people, &mut Whim::new(seed)).await;
    world.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_counted_and_ranked() {
    let world = World::with(toy()).await;
    let none = world.command(ANNA, "stats me", &[]).await;
    assert_eq!(none.text, "You have finished no game here yet.");
    for seed in 0..5 {
        finished(&world, &[ANNA, DOROTA], seed).await;
    }
    let played = world.store.played_by(ANNA.id, Some(GUILD)).await.expect("readable");
    assert!(played.iter().all(|it| it.part == Part::Played && it.rating.is_some()), "{played:?}");
    let won = played.iter().filter(|it| it.place == 1).count();
    let card = world.command(ANNA, "stats me", &[]).await.text;
    assert!(card.starts_with("**Your games in this server**\n"), "{card}");
    assert!(card.contains(&format!("5 games, won {won}; best ")) && card.contains(" · rating "), "{card}");
    let ladder = world.command(STRANGER, "stats ladder", &[("game", world.game)]).await.text;
    assert!(ladder.contains("1. <@") && ladder.contains("2. <@") && !ladder.contains("3. "), "{ladder}");
    assert!(ladder.contains(" · 5 games"), "{ladder}");
    let hidden = world.command(ANNA, "stats privacy", &[("how", "hidden")]).await.text;
    assert!(hidden.starts_with("Noted. How I play: hidden"), "{hidden}");
    let ladder = world.command(STRANGER, "stats ladder", &[("game", world.game)]).await.text;
    assert!(!ladder.contains("<@1>") && ladder.contains("1. <@4>"), "{ladder}");
    let own = world.command(ANNA, "stats ladder", &[("game", world.game)]).await.text;
    assert!(own.contains("<@1>"), "one's own place one sees: {own}");
    world.chat.leave(DOROTA.id, true);
    let ladder = world.command(STRANGER, "stats ladder", &[("game", world.game)]).await.text;
    assert!(ladder.contains("Nobody has played 5 games that count yet."), "{ladder}");
    let elsewhere = world.store.played_by(ANNA.id, Some(GuildId(8))).await.expect("readable");
    assert_eq!(elsewhere, []);
}

/// A game with a bot from the start is played, but counts for no rating; a closed one is not kept at all.
#[tokio::test(flavor = "multi_thread")]
async fn games_with_bots_and_closed_ones_are_not_rated() {
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 1).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(3)).await;
    world.settled().await;
    let played = world.store.played_by(ANNA.id, Some(GUILD)).await.expect("readable");
    assert_eq!(played.iter().map(|it| (it.part, it.rating)).collect::<Vec<_>>(), [(Part::Played, None)]);
    let card = world.command(ANNA, "stats me", &[]).await.text;
    assert!(card.contains("1 game, won ") && !card.contains("rating"), "{card}");
    let table = world.playing(&[ANNA], 1).await;
    world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    assert_eq!(world.store.played_by(ANNA.id, Some(GUILD)).await.expect("readable").len(), 1);
}

/// Whoever leaves before a quarter of a usual game is over leaves a game that counts for nobody's rating.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_somebody_left_early_is_not_rated() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA, BELA], 0).await;
    world.press(BELA, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(7)).await;
    world.settled().await;
    for (user, part) in [(ANNA, Part::Played), (DOROTA, Part::Played), (BELA, Part::Left)] {
        let played = world.store.played_by(user.id, Some(GUILD)).await.expect("readable");
        assert_eq!(played.iter().map(|it| (it.part, it.rating)).collect::<Vec<_>>(), [(part, None)], "{}", user.name);
    }
}

/// Whoever leaves late is last; who took over neither wins nor loses by it.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_is_no_way_out_of_a_rating() {
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA, BELA];
    let table = world.playing(&people, 0).await;
    world.press(BELA, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(5)).await;
    world.settled().await;
    let of = async |user: User| world.store.played_by(user.id, Some(GUILD)).await.expect("readable");
    assert_eq!(of(BELA).await.iter().map(|it| it.part).collect::<Vec<_>>(), [Part::Left]);
    let (bela, anna) = (of(BELA).await[0].rating, of(ANNA).await[0].rating);
    // The toy does not say how long it usually takes, so no leaving is early.
    assert!(
        bela.is_some_and(|(mean, _)| mean < 25.0) && anna.is_some_and(|(mean, _)| mean > 20.0),
        "{bela:?} {anna:?}"
    );
}
