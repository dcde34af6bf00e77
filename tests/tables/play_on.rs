//! A game that goes on from a moment of one that is over: who may open it, who sits where, what is known there, and that it
//! counts for nobody.

use guildhall::chat::Post;
use guildhall::games::GAMES;
use guildhall::store::Sitter;

use crate::presser::Whim;
use crate::world::*;

/// A game that is over, and the replay of one of its moves as somebody sees it.
async fn over(game: &'static str, people: &[User], user: User, step: &str) -> (World, String, Post) {
    let mut world = World::new().await;
    world.game = game;
    let table = world.playing(people, 0).await;
    world.play_to_the_end(&table, people, &mut Whim::new(7)).await;
    world.settled().await;
    let shown = world.command(user, "replay", &[("move", step)]).await;
    (world, table, shown)
}

async fn people(world: &World, table: &str) -> Vec<Option<u64>> {
    let seats = world.store.load(table.parse().expect("a name")).await.expect("stored").seats;
    let person = |sitter: &Sitter| match sitter {
        Sitter::Person { user, .. } => Some(user.0),
        Sitter::Bot(_) => None,
    };
    seats.iter().map(person).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_of_its_moments() {
    let game = guildhall::games::find("san_juan").expect("a game");
    let everybody = [ANNA, DOROTA, CECYLIA];
    let (world, former, shown) = over(game.id, &everybody, DOROTA, "20").await;
    let before = people(&world, &former).await;
    let opened = world.press(DOROTA, &id_of(&shown, "Play on from here")).await;
    assert_eq!(opened.text, "Your table is open below.");
    world.settled().await;
    let table = world.lobby();
    let lobby = world.chat.messages(HERE).pop().expect("a lobby").post.text;
    assert!(lobby.contains(&format!("Goes on from move 20 of table {former}. ")), "{lobby}");
    assert!(lobby.contains("Not rated") && lobby.contains("bots take the empty places"), "{lobby}");
    world.press(ANNA, &format!("{table}.0.~join")).await;
    world.press(DOROTA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let own = |user: User| before.iter().position(|id| *id == Some(user.id.0));
    let now = people(&world, &table).await;
    assert_eq!([DOROTA, ANNA].map(|user| now.iter().position(|id| *id == Some(user.id.0))), [DOROTA, ANNA].map(own));
    assert_eq!(now.iter().filter(|id| id.is_none()).count(), 1, "a bot has the third place");
    let world = world.restarted(plain()).await;
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(8)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).pop().expect("the end").post;
    assert!(end.text.contains(&format!("Goes on from move 20 of table {former}. ")), "{}", end.text);
    let verified = world.press(ANNA, &id_of(&end, "Verify")).await.text;
    assert!(verified.contains("replayed from the seed: every draw and every roll matches."), "{verified}");
    let file = world.command(ANNA, "table export", &[]).await.picture.expect("a file");
    let record = String::from_utf8(file.png.to_vec()).expect("text");
    assert!(guildhall::tools::verify::run(&record).is_ok_and(|verdict| verdict.sound));
    let told = guildhall::tools::playthrough::of_record(&record, &[2]).expect("a record");
    assert_eq!(guildhall::tools::playthrough::replay(game, &told).expect("a playthrough"), told);
    for user in everybody {
        let played = world.store.games_of(user.id, Some(GUILD)).await.expect("readable");
        assert_eq!(played.len(), 1, "what goes on counts for nobody");
    }
    let again = world.press(ANNA, &id_of(&end, "Rematch")).await;
    assert!(!again.text.is_empty());
    world.settled().await;
    let lobby = world.chat.messages(HERE).pop().expect("a lobby").post.text;
    assert!(!lobby.contains("Goes on from"), "another game is dealt anew: {lobby}");
}

/// What everybody saw at that moment stays; so do the hands, which all eyes see now.
#[tokio::test(flavor = "multi_thread")]
async fn it_begins_as_it_was_then() {
    for game in GAMES {
        let (world, former, shown) = over(game.id, &[ANNA, DOROTA, CECYLIA], STRANGER, "9").await;
        let opened = world.press(STRANGER, &id_of(&shown, "Play on from here")).await;
        assert_eq!(opened.text, "Your table is open below.");
        world.settled().await;
        let table = world.lobby();
        world.press(STRANGER, &format!("{table}.0.~start")).await;
        world.settled().await;
        let row = world.store.load(table.parse().expect("a name")).await.expect("stored");
        let was = world.store.load(former.parse().expect("a name")).await.expect("stored");
        let record = |loaded: guildhall::store::Loaded, entries: usize| guildhall::record::Record {
            header: loaded.header.expect("begun"),
            entries: loaded.entries.into_iter().take(entries).collect(),
        };
        let entries = was.entries.len();
        let nth = |n: usize| was.entries.iter().take(n).filter(|entry| is_step(entry)).count();
        let until = (0..=entries).find(|n| nth(*n) == 9).expect("nine steps");
        let verify = |record| guildhall::record::verify(&record).expect("sound");
        let (now, then) = (verify(record(row, 1)), verify(record(was, until)));
        let seats = then.table().seats();
        for viewer in guildhall::rules::Viewer::all(seats) {
            assert_eq!(now.table().view_json(viewer), then.table().view_json(viewer), "{} {viewer:?}", game.id);
        }
        assert_ne!(now.header().seed, then.header().seed);
    }
}

fn is_step(entry: &guildhall::record::Entry) -> bool {
    matches!(entry, guildhall::record::Entry::Played { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_with_somebodys_eyes_sits_there() {
    let (world, _, shown) = over("san_juan", &[ANNA, DOROTA], STRANGER, "9").await;
    let whose = selects(&shown).into_iter().find(|select| select.placeholder == "With whose eyes").expect("eyes");
    let hand = world.press_in(here(), STRANGER, &whose.id, &["1"]).await;
    world.press(STRANGER, &id_of(&hand, "Play on from here")).await;
    world.settled().await;
    let table = world.lobby();
    world.press(ANNA, &format!("{table}.0.~join")).await;
    let wrong = world.press_in(here(), STRANGER, &format!("{table}.0.~options.pace"), &["never"]).await;
    assert_eq!(wrong.text, "“never” is not a choice for pace. Nothing was changed.");
    let set = world.press_in(here(), STRANGER, &format!("{table}.0.~options.seats"), &["4"]).await;
    assert_eq!(set.text, "This game goes on from another one: only place, language and time can be chosen.");
    world.press(STRANGER, &format!("{table}.0.~start")).await;
    world.settled().await;
    let now = people(&world, &table).await;
    // Whichever was Anna's seat: it is hers, or what is left.
    assert_eq!(now, [ANNA, STRANGER].map(|user| Some(user.id.0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_on_gets_one_sentence() {
    let mut world = World::new().await;
    world.game = "san_juan";
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    let fork = |step: usize| format!("{table}.{step}.~replay.fork.0.p");
    assert_eq!(world.press(ANNA, &fork(0)).await.text, "The game hasn't begun yet.");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.press(ANNA, &fork(0)).await.text, "This game is still going on.");
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(3)).await;
    world.settled().await;
    let last = world.steps(&table).await;
    assert_eq!(world.press(ANNA, &fork(last + 5)).await.text, "There is no such move in that game.");
    let over = world.press(ANNA, &fork(last)).await.text;
    assert_eq!(over, "The game is over at this move. Go back some moves first.");
    let elsewhere = world.press_in(direct(ANNA), ANNA, &fork(3), &[]).await.text;
    assert!(elsewhere.starts_with("That button is"), "{elsewhere}");
    let end = world.command(ANNA, "replay", &[]).await;
    assert!(!buttons(&end).iter().any(|button| button.label == "Play on from here"));
    // A seat or a sheet that is not there is nobody's: whoever opens it sits in their own place.
    for id in [format!("{table}.99999999999999999999.~replay.fork.0.p"), format!("{table}.3.~replay.fork.0.x")] {
        let forged = world.press(ANNA, &id).await.text;
        assert!(forged.starts_with("The game has moved on since that button."), "{id}: {forged}");
    }
    // Where a table lives already, another one is opened in a thread.
    for (user, step) in [(ANNA, 3), (DOROTA, 4)] {
        let opened = world.press(user, &fork(step)).await.text;
        assert!(opened.starts_with("Your table is open"), "{opened}");
        world.settled().await;
    }
}
