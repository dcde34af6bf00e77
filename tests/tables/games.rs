//! Whole games, pressed at random, and what is said during them.

use guildhall::chat::{Id, To};
use guildhall::games::GAMES;
use guildhall::rules::Game;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::toy::Sound;
use crate::world::*;

/// What holds of everything that was ever said in a channel.
fn check_public(world: &World) {
    assert_eq!(world.chat.refused(), Vec::<String>::new());
    let private: Vec<String> = world
        .chat
        .all()
        .into_iter()
        .filter(|said| said.channel != HERE)
        .flat_map(|said| said.before.into_iter().chain([said.post]))
        .flat_map(|post| post.text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>())
        .filter(|line| line.chars().count() > 20)
        .collect();
    for said in world.chat.messages(HERE) {
        let is_last = said.post.text.starts_with("**Game over");
        crate::boards::stays_true(&said);
        for post in said.before.iter().chain([&said.post]) {
            assert!(post.text.chars().count() <= 900, "{}", post.text);
            for id in ids(post) {
                let word = id.parse::<Id>().map(|id| id.to);
                assert!(matches!(word, Ok(To::Word(..))), "{id}");
            }
            let alt = post.picture.as_ref().map_or("", |picture| picture.alt.as_str());
            if let Some(picture) = &post.picture {
                assert_eq!(picture.name, "board.png");
            }
            let leaked = private.iter().find(|line| post.text.contains(*line) || alt.contains(*line));
            assert!(is_last || leaked.is_none(), "{leaked:?} in {}", post.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_press_their_way_through_whole_games() {
    let parties = [
        (vec![ANNA, DOROTA], 0, 1),
        (vec![ANNA], 1, 2),
        (vec![ANNA, BELA, CECYLIA], 0, 3),
        (vec![DOROTA, BELA], 2, 4),
        (vec![ANNA, BELA, CECYLIA, DOROTA], 0, 5),
    ];
    let games = GAMES.iter().flat_map(|game| parties.clone().map(|party| (game, party)));
    let can_play = |game: &Game, people: &[User], bots: usize| game.seats.contains(&((people.len() + bots) as u8));
    for (game, (people, bots, seed)) in games.filter(|(game, party)| can_play(game, &party.0, party.1)) {
        let mut world = World::new().await;
        world.game = game.id;
        let table = world.playing(&people, bots).await;
        let moves = world.play_to_the_end(&table, &people, &mut Whim::new(seed)).await;
        assert!(moves > 10, "{moves}");
        world.settled().await;
        check_public(&world);
        let end = world.chat.messages(HERE).pop().expect("the end").post;
        assert!(end.text.contains("**Game over.") && end.text.contains("seed "), "{}", end.text);
        assert!(end.mentions.is_empty());
        let verified = world.press(people[0], &id_of(&end, "Verify")).await;
        println!("{} {}", moves, verified.text);
        assert!(verified.text.contains(&world.steps(&table).await.to_string()), "{}", verified.text);
        let result = world.press(people[0], &id_of(&end, "Result as text")).await;
        assert!(result.text.lines().count() > 3, "{}", result.text);
        let log = world.press(people[0], &id_of(&end, "Log")).await;
        assert!(log.text.chars().count() <= 2000 && log.text.lines().count() > 1, "{}", log.text);
        let boards = world.chat.messages(HERE).into_iter().filter(|said| !said.post.rows.is_empty()).count();
        assert_eq!(boards, 1, "only the newest board has buttons");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_needs_nothing_of_the_manager() {
    static TOY: &[Game] = &[Game::of::<Sound>()];
    let world = World::with(Settings { games: TOY, ..plain() }).await;
    let people = [ANNA, BELA, DOROTA];
    let table = world.playing(&people, 1).await;
    let moves = world.play_to_the_end(&table, &people, &mut Whim::new(7)).await;
    assert!(moves >= 9, "{moves}");
    world.settled().await;
    check_public(&world);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_is_restarted_again_and_again_plays_on() {
    let mut world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 1).await;
    let mut whim = Whim::new(12);
    for _ in 0..8 {
        for _ in 0..3 {
            while world.awaited(&table, &people).await.is_empty() {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            }
            let user = world.awaited(&table, &people).await[0];
            world.move_by_pressing(&table, user, &mut whim).await;
        }
        world = world.restarted(plain()).await;
        world.settled().await;
        check_public(&world);
    }
    world.play_to_the_end(&table, &people, &mut whim).await;
    world.settled().await;
    check_public(&world);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_reads_its_language_and_everybody_their_own() {
    let world = World::new().await;
    world.command(ANNA, "table new", &[("seats", "2"), ("where", "channel"), ("language", "pl")]).await;
    world.settled().await;
    let table = world.lobby();
    world.press(BELA, &format!("{table}.0.~join")).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert!(board.text.contains("twoja kolej: wybór postaci"), "{}", board.text);
    assert!(world.press(ANNA, &format!("{table}.0.~own")).await.text.contains("Your hand"));
    assert!(world.press(BELA, &format!("{table}.0.~own")).await.text.contains("A kezed"));
    world.command(ANNA, "table language", &[("language", "hu")]).await;
    let user = world.awaited(&table, &[ANNA, BELA]).await[0];
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert!(board.text.contains("te jössz"), "{}", board.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_scrolled_away_is_shown_again_and_pings_nobody() {
    let world = World::new().await;
    world.playing(&[ANNA, DOROTA], 0).await;
    let pings = world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id);
    let boards = world.chat.messages(HERE).len();
    world.command(ANNA, "table board", &[]).await;
    world.settled().await;
    assert_eq!(world.chat.messages(HERE).len(), boards + 1);
    assert_eq!(world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id), pings);
    assert!(world.command(ANNA, "table board", &[]).await.text.contains("a moment ago"));
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_hands_and_panels_have_pictures() {
    let world = World::with(Settings::default()).await;
    let table = world.playing(&[ANNA, BELA], 0).await;
    let user = world.awaited(&table, &[ANNA, BELA]).await[0];
    let entries = world.row(&table).await.entries;
    let panel = world.press(user, &format!("{table}.{entries}.~play")).await;
    let hand = world.chat.direct_messages(user.id).pop().expect("a hand").post;
    for post in [world.board().expect("a board").post, panel, hand] {
        let picture = post.picture.expect("a picture");
        assert!(picture.png.starts_with(b"\x89PNG") && picture.png.len() < 250_000, "{}", picture.png.len());
        assert!(!picture.alt.is_empty() && picture.alt.chars().count() <= 1024);
    }
}
