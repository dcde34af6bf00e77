//! Looking back at any moment of a game: who sees what of it, and what leads where.

use guildhall::chat::{GuildId, Place, Post, Target};
use guildhall::games::GAMES;

use crate::presser::Whim;
use crate::world::*;

/// The moment a replay shows, and of how many, as its first words say.
fn moment(post: &Post) -> (usize, usize) {
    let head =
        post.text.lines().find_map(|line| line.strip_prefix("**Move ")).unwrap_or_else(|| panic!("{}", post.text));
    let (n, rest) = head.split_once(" of ").expect("of how many");
    (n.parse().expect("a number"), rest.split("**").next().and_then(|of| of.parse().ok()).expect("a number"))
}

fn is_enabled(post: &Post, label: &str) -> bool {
    buttons(post).into_iter().find(|button| button.label == label).is_some_and(|button| button.enabled)
}

fn alt(post: &Post) -> String {
    post.picture.as_ref().map(|picture| picture.alt.clone()).unwrap_or_default()
}

/// Some moves of a game between two people.
async fn after_some_moves(game: &'static str, moves: usize) -> (World, String) {
    let mut world = World::new().await;
    world.game = game;
    let (people, mut whim) = ([ANNA, DOROTA, CECYLIA], Whim::new(11));
    let table = world.playing(&people, 0).await;
    while world.steps(&table).await < moves {
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
        world.settled().await;
    }
    (world, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn any_moment_is_a_press_away() {
    for game in GAMES {
        let (world, table) = after_some_moves(game.id, 12).await;
        let more = world.press(ANNA, &format!("{table}.0.~more")).await;
        let mut shown = world.press(ANNA, &id_of(&more, "Replay")).await;
        let (last, of) = moment(&shown);
        assert_eq!(last, of);
        assert!(!is_enabled(&shown, "▶|") && !is_enabled(&shown, "▶") && is_enabled(&shown, "◀"), "{}", game.id);
        assert!(alt(&shown).starts_with(&format!("Replay, move {last} of {of}.")), "{}", alt(&shown));
        let mut moments = vec![last];
        while is_enabled(&shown, "◀") {
            shown = world.press(ANNA, &id_of(&shown, "◀")).await;
            moments.push(moment(&shown).0);
        }
        assert!(moments.is_sorted_by(|a, b| a > b) && moments.last() == Some(&0), "{} {moments:?}", game.id);
        assert!(!is_enabled(&shown, "|◀"));
        while is_enabled(&shown, "▶") {
            shown = world.press(ANNA, &id_of(&shown, "▶")).await;
            assert_eq!(
                moments.pop().filter(|was| *was != 0).unwrap_or_else(|| moments.pop().unwrap()),
                moment(&shown).0
            );
        }
        let typed = world.command(DOROTA, "replay", &[("move", "5")]).await;
        assert_eq!(moment(&typed).0, 5);
        let mine = world.press(ANNA, &id_of(&shown, "My last turn")).await;
        assert!(moment(&mine).0 <= last);
        let rounds = selects(&mine);
        let first = rounds.iter().find(|select| select.placeholder == "Go to a round").expect("rounds").clone();
        let began = world.press_in(here(), ANNA, &first.id, &[&first.options[0].value]).await;
        assert_eq!(moment(&began).0.to_string(), first.options[0].value);
        let named = world.command(ANNA, "replay", &[("round", &first.options[0].label)]).await;
        assert_eq!(moment(&named), moment(&began));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_wrong_gets_one_sentence() {
    let world = World::new().await;
    let not_yet = world.command(ANNA, "replay", &[]).await.text;
    assert!(not_yet.starts_with("There is no table in this channel."), "{not_yet}");
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    assert_eq!(world.command(ANNA, "replay", &[]).await.text, "The game hasn't begun yet.");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let wrong = world.command(ANNA, "replay", &[("move", "x`y")]).await.text;
    assert_eq!(wrong, "“x\\`y” is not a choice for move. Nothing was changed.");
    let wrong = world.command(ANNA, "replay", &[("round", "ninety")]).await.text;
    assert_eq!(wrong, "“ninety” is not a choice for round. Nothing was changed.");
    let late = world.command(STRANGER, "replay", &[("move", "999")]).await;
    assert!(late.text.starts_with("There is no such move yet. This is the last one."), "{}", late.text);
    let gone = world.press(ANNA, &format!("{table}.999.~replay.here.0.p")).await;
    assert!(gone.text.starts_with("That move was taken back. This is the last one."), "{}", gone.text);
    let empty = World::new().await;
    let table = empty.seated(&[ANNA], 0).await;
    empty.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    empty.settled().await;
    let never = empty.press(ANNA, &format!("{table}.0.~replay.last.0.p")).await.text;
    assert_eq!(never, "This table was closed before its game began.");
}

/// Whatever is made by hand, chosen from an old list or pressed elsewhere gets one sentence or a moment there is.
#[tokio::test(flavor = "multi_thread")]
async fn forged_and_old_controls_get_one_sentence() {
    const OLD: &str = "That button is from an earlier time and does nothing any more.";
    let (world, table) = after_some_moves("san_juan", 8).await;
    let steps = world.steps(&table).await;
    let press = async |id: &str, values: &[&str]| world.press_in(here(), ANNA, &format!("{table}.{id}"), values).await;
    for id in ["4.~replay.jump.0.p", "4.~replay.here.0", "4.~replay.here.x.p", "4.~replay.here.0.x", "4.~replay"] {
        let said = press(id, &[]).await.text;
        assert!(said.starts_with("The game has moved on since that button."), "{id}: {said}");
    }
    let far = press("99999999999999999999999.~replay.here.0.p", &[]).await.text;
    assert!(far.starts_with("The game has moved on since that button."), "{far}");
    for values in [&[][..], &["x"], &["-1"], &["999"], &["99999999999999999999999"]] {
        let said = press("4.~replay.chosen.0.p", values).await;
        assert!(said.text == OLD && said.picture.is_none(), "{values:?}: {}", said.text);
    }
    for values in [&[][..], &["x"], &["999"]] {
        assert_eq!(press("4.~replay.eyes.0.p", values).await.text, OLD, "{values:?}");
    }
    assert_eq!(press("4.~replay.show.own.p", &[]).await.text, OLD);
    // A board or a seat that is not there: what everybody sees.
    for id in ["4.~replay.here.9.p", "4.~replay.here.own.9", "4.~replay.here.own.255"] {
        let said = press(id, &[]).await;
        assert_eq!((moment(&said).0, said.picture.map(|it| it.name)), (4, Some("board.png")), "{id}");
    }
    let elsewhere = Place { guild: Some(GuildId(8)), ..here() };
    for id in [format!("{table}.4.~replay.here.0.p"), format!("{table}.4.~film")] {
        let said = world.press_in(elsewhere.clone(), STRANGER, &id, &[]).await;
        assert!(said.text == OLD && said.picture.is_none(), "{id}: {}", said.text);
    }
    let own = world.press_in(elsewhere, ANNA, &format!("{table}.4.~replay.here.0.p"), &[]).await;
    assert_eq!(moment(&own).0, 4);
    assert_eq!(world.steps(&table).await, steps, "nothing is lost");
}

/// Of a table that was closed meanwhile the old controls still show its moments, and say what there is none of.
#[tokio::test(flavor = "multi_thread")]
async fn old_controls_of_a_closed_table_say_so() {
    let (world, table) = after_some_moves("san_juan", 8).await;
    let shown = world.command(ANNA, "replay", &[("move", "4")]).await;
    let before = world.steps(&table).await;
    world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    for user in [DOROTA, CECYLIA] {
        let asked = world.chat.messages(HERE).pop().expect("a vote").post;
        if let Some(agree) = buttons(&asked).into_iter().find(|button| button.label == "Agree") {
            let Target::Press(id) = agree.target else { panic!("a link") };
            world.press(user, &id).await;
            world.settled().await;
        }
    }
    let stage = world.store.table(table.parse().expect("a name")).await.expect("stored").stage;
    assert_eq!(stage, guildhall::store::Stage::Closed);
    let back = world.press(ANNA, &id_of(&shown, "◀")).await;
    assert!(moment(&back).0 < 4 && back.picture.is_some(), "{}", back.text);
    assert!(!buttons(&back).iter().any(|button| button.label == "Play on from here"));
    let forged = world.press(ANNA, &format!("{table}.4.~replay.fork.0.p")).await.text;
    assert_eq!(forged, "That game was never finished. Only a finished one can be played on.");
    let film = world.press(ANNA, &format!("{table}.0.~film")).await.text;
    assert_eq!(film, "That game was never finished. Only a finished one becomes a film.");
    let hand = world.press_in(here(), ANNA, &format!("{table}.4.~replay.eyes.0.p"), &["1"]).await;
    let seat = world.store.seats(table.parse().expect("a name")).await.expect("stored");
    let is_own = seat[1].user() == Some(ANNA.id);
    assert_eq!(hand.picture.map(|it| it.name), Some(if is_own { "own.png" } else { "board.png" }));
    assert_eq!(world.steps(&table).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_everybody_has_their_own_eyes_only() {
    let (world, table) = after_some_moves("san_juan", 8).await;
    let shown = world.command(ANNA, "replay", &[("move", "4")]).await;
    let own = world.press(ANNA, &id_of(&shown, "My hand then")).await;
    assert_eq!(moment(&own).0, 4);
    assert_eq!(own.picture.as_ref().map(|picture| picture.name), Some("own.png"));
    assert!(!is_enabled(&own, "Show everyone"), "a hand is shown to nobody");
    let id = id_of(&own, "◀");
    // Whoever else presses the very same button sees what everybody sees; so does who asks for another seat's eyes.
    for user in [DOROTA, STRANGER] {
        let other = world.press(user, &id).await;
        assert_eq!(other.picture.as_ref().map(|picture| picture.name), Some("board.png"), "{}", other.text);
    }
    let seat = id.rsplit('.').next().expect("whose eyes").to_owned();
    assert!(selects(&shown).iter().all(|select| !select.id.contains(".eyes.")));
    let forged = world.press_in(here(), STRANGER, &format!("{table}.4.~replay.eyes.0.p"), &[&seat]).await;
    assert_eq!(forged.picture.as_ref().map(|picture| picture.name), Some("board.png"));
    let shown = world.press(STRANGER, &format!("{table}.4.~replay.show.own.{seat}")).await;
    world.settled().await;
    let said = world.chat.messages(HERE).pop().expect("a message").post;
    assert!(!said.text.contains("looks back"), "{} {}", shown.text, said.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_shown_a_moment_once_a_minute() {
    let (world, _) = after_some_moves("san_juan", 8).await;
    let shown = world.command(DOROTA, "replay", &[("move", "4")]).await;
    let there = world.press(DOROTA, &id_of(&shown, "Show everyone")).await;
    assert!(there.text.starts_with("Shown in <#70>.\n**Move 4 of "), "{}", there.text);
    world.settled().await;
    let said = world.chat.messages(HERE).pop().expect("a message").post;
    assert!(said.text.contains("looks back, move 4 of "), "{}", said.text);
    assert!(said.rows.is_empty() && said.mentions.is_empty() && !said.text.contains("<@1>"), "{}", said.text);
    assert!(said.picture.as_ref().is_some_and(|picture| picture.alt.starts_with("Replay, move 4 of ")));
    let again = world.press(ANNA, &id_of(&shown, "Show everyone")).await;
    assert!(again.text.starts_with("Somebody showed a move a moment ago."), "{}", again.text);
    world.settled().await;
    let count = world.chat.messages(HERE).iter().filter(|said| said.post.text.contains("looks back")).count();
    assert_eq!(count, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn when_it_is_over_all_eyes_are_open() {
    let mut world = World::new().await;
    world.game = "san_juan";
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(5)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).pop().expect("the end").post;
    let world = world.restarted(plain()).await;
    let shown = world.press(STRANGER, &id_of(&end, "Replay")).await;
    assert_eq!(moment(&shown), (world.steps(&table).await, world.steps(&table).await));
    let back = world.press(STRANGER, &id_of(&shown, "◀")).await;
    let whose = selects(&back).into_iter().find(|select| select.placeholder == "With whose eyes").expect("eyes");
    assert_eq!(whose.options.iter().map(|option| option.value.as_str()).collect::<Vec<_>>(), ["p", "0", "1"]);
    let hand = world.press_in(here(), STRANGER, &whose.id, &["1"]).await;
    assert_eq!(hand.picture.as_ref().map(|picture| picture.name), Some("own.png"));
    let is_press = |target: &Target| matches!(target, Target::Press(_));
    assert!(buttons(&hand).iter().all(|button| is_press(&button.target)) && is_enabled(&hand, "Board"));
    let none = world.press_in(here(), STRANGER, &whose.id, &["7"]).await;
    assert_eq!(none.picture.as_ref().map(|picture| picture.name), Some("board.png"));
}

/// What is exported of a running game says no more than its log; of a finished one it is a record that can be verified.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_taken_along() {
    let mut world = World::new().await;
    world.game = "san_juan";
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    assert_eq!(world.command(STRANGER, "table export", &[]).await.text, "The game hasn't begun yet.");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let mut whim = Whim::new(5);
    for _ in 0..4 {
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
        world.settled().await;
    }
    let file = world.command(STRANGER, "table export", &[]).await.picture.expect("a file");
    assert_eq!(file.name, "log.txt");
    let log = String::from_utf8(file.png.to_vec()).expect("text");
    let seed = world.store.load(table.parse().expect("a name")).await.expect("stored").header.expect("begun").seed;
    assert!(log.starts_with("San Juan") && log.lines().count() > 4 && !log.contains(&seed.to_string()), "{log}");
    let same = world.command(ANNA, "table export", &[]).await.picture.expect("a file");
    assert_eq!(same.png, file.png, "whoever sits there has no more in it");
    world.play_to_the_end(&table, &people, &mut whim).await;
    world.settled().await;
    let file = world.command(STRANGER, "table export", &[]).await.picture.expect("a file");
    assert_eq!(file.name, "record.json");
    let record = String::from_utf8(file.png.to_vec()).expect("text");
    let verdict = guildhall::tools::verify::run(&record).expect("a record");
    assert!(verdict.sound, "{}", verdict.line);
    let told = guildhall::tools::playthrough::of_record(&record, &[3]).expect("a record");
    assert!(
        told.contains("\n= ") && told.trim_end().lines().last().is_some_and(|end| end.starts_with("end: ")),
        "{told}"
    );
}
