//! Boards say what is so: while they stand, after they were replaced, and when what they told was taken back.

use std::time::Duration;

use guildhall::chat::{Place, Post};
use guildhall::games::GAMES;
use guildhall::words::{Language, word};

use crate::presser::Whim;
use crate::support::fake::Said;
use crate::world::*;

/// Whom the first line of a board calls.
fn called(post: &Post) -> Vec<String> {
    let head = post.text.lines().next().unwrap_or_default();
    head.split("<@").skip(1).filter_map(|rest| Some(rest.split_once('>')?.0.to_owned())).collect()
}

/// A board calls the same people for ever; only a mention fewer where a call was taken back or the table closed. The call
/// stands first, and little below it.
pub fn stays_true(said: &Said) {
    let versions = World::versions(said);
    let first = called(&versions[0]);
    for post in &versions {
        let now = called(post);
        // Who is led on after a call of many is called alone.
        assert!(now.iter().all(|who| first.contains(who)), "called {first:?}, then {now:?}: {}", post.text);
        if !first.is_empty() && post.picture.is_some() {
            assert!(post.text.lines().count() <= 6, "too much for a phone: {}", post.text);
        }
    }
}

/// Presses without waiting for what is said of them: edits queue up behind posts, and each board calls whom it called.
#[tokio::test(flavor = "multi_thread")]
async fn no_board_is_ever_rewritten_with_another_call() {
    for game in GAMES {
        let mut world = World::new().await;
        world.game = game.id;
        let people = [ANNA, BELA, CECYLIA];
        let table = world.playing(&people, 0).await;
        let mut whim = Whim::new(31);
        for _ in 0..60 {
            let awaited = world.awaited(&table, &people).await;
            if awaited.is_empty() {
                break;
            }
            world.move_by_pressing(&table, whim.one(&awaited), &mut whim).await;
        }
        world.settled().await;
        let said = world.chat.messages(HERE);
        assert!(said.len() > 3, "{}", game.id);
        said.iter().for_each(stays_true);
        assert_eq!(world.chat.refused(), Vec::<String>::new());
    }
}

/// The number of the move in the small line.
fn move_of(post: &Post) -> Option<usize> {
    let small = post.text.lines().find(|line| line.starts_with("-# "))?;
    small.rsplit_once("move ")?.1.trim().parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_small_line_follows_the_picture() {
    let mut world = World::new().await;
    world.game = "burgundy";
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let mut whim = Whim::new(3);
    let mut seen = Vec::new();
    while world.awaited(&table, &people).await == [user] && seen.len() < 4 {
        // It follows when whoever has the turn rests, each time longer.
        world.pass(Duration::from_secs(60 * 10_u64.pow(seen.len().saturating_sub(1) as u32))).await;
        let board = world.board().expect("a board").post;
        if called(&board) != [user.id.0.to_string()] {
            break;
        }
        assert_eq!(move_of(&board), Some(world.steps(&table).await), "{}", board.text);
        seen.push(move_of(&board));
        world.move_by_pressing(&table, user, &mut whim).await;
    }
    assert!(seen.len() > 1, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_was_taken_back_says_so_and_who_moves() {
    for is_restarted in [false, true] {
        let mut world = World::new().await;
        world.game = "burgundy";
        let people = [ANNA, DOROTA];
        let table = world.playing(&people, 0).await;
        let user = world.awaited(&table, &people).await[0];
        let other = if user == ANNA { DOROTA } else { ANNA };
        for _ in 0..2 {
            let entries = world.row(&table).await.entries;
            let panel = world.press(user, &format!("{table}.{entries}.~play")).await;
            let workers = ids(&panel).into_iter().find(|id| id.contains(".workers.")).expect("workers can be taken");
            world.press(user, &workers).await;
        }
        let entries = world.row(&table).await.entries;
        world.press(user, &format!("{table}.{entries}.end")).await;
        world.settled().await;
        let board = world.board().expect("a board");
        assert_eq!(called(&board.post), [other.id.0.to_string()], "{}", board.post.text);
        if is_restarted {
            world = world.restarted(plain()).await;
        }
        let asked = world.press(user, &format!("{table}.0.~undo")).await;
        world.press(user, &id_of(&asked, "Undo my whole turn")).await;
        world.settled().await;
        let said = world.chat.messages(HERE);
        let former = said.iter().find(|said| said.message == board.message).expect("it still stands");
        let name = if user == ANNA { "Anna" } else { r"Do\*ro\_ta" };
        assert!(former.post.text.starts_with(&format!("Taken back: {name}")), "{}", former.post.text);
        assert!(former.post.rows.is_empty() && former.post.picture.is_none() && called(&former.post).is_empty());
        assert_eq!(called(&world.board().expect("a board").post), [user.id.0.to_string()]);
        said.iter().for_each(stays_true);
    }
}

/// The message in which it is asked whether the table is closed.
async fn asked_to_close(world: &World, table: &str, user: User) -> Said {
    world.press(user, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    let is_vote = |said: &Said| ids(&said.post).iter().any(|id| id.contains(".0.~vote."));
    world.chat.messages(HERE).into_iter().rev().find(is_vote).expect("a vote")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_says_how_it_ended_and_asks_no_more() {
    let people = [ANNA, DOROTA];
    for ending in ["refused", "agreed", "withdrawn"] {
        let world = World::new().await;
        let table = world.playing(&people, 0).await;
        let vote = asked_to_close(&world, &table, ANNA).await;
        let before = world.chat.messages(HERE).len();
        let expected = match ending {
            "refused" => {
                world.press(DOROTA, &id_of(&vote.post, "Refuse")).await;
                r"Do\*ro\_ta \@everyone \<\@1\> \[x\]\(y\) \` would rather play on."
            }
            "agreed" => {
                world.press(DOROTA, &id_of(&vote.post, "Agree")).await;
                "Everybody agreed"
            }
            _ => {
                world.press(ANNA, &id_of(&vote.post, "Refuse")).await;
                "Anna no longer asks."
            }
        };
        world.settled().await;
        let said = world.chat.messages(HERE);
        let now = said.iter().find(|said| said.message == vote.message).expect("it still stands");
        assert!(now.post.text.starts_with(expected) && now.post.rows.is_empty(), "{ending}: {}", now.post.text);
        let more = &said[before..];
        assert!(more.iter().all(|said| !said.post.text.contains("table")), "no second word on it: {more:?}");
        if ending == "agreed" {
            let board = said.iter().find(|said| said.post.picture.is_some()).expect("a board");
            assert!(board.post.text.starts_with("This table is closed."), "{}", board.post.text);
            assert!(board.post.rows.is_empty() && called(&board.post).is_empty());
        } else {
            let again = asked_to_close(&world, &table, DOROTA).await;
            assert_ne!(again.message, vote.message, "it can be asked anew");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_language_is_spoken_by_the_whole_board_which_says_who_wanted_it() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let before = world.chat.messages(HERE).len();
    let pings = people.map(|user| world.chat.pings(user.id));
    world.command(ANNA, "table language", &[("language", "hu")]).await;
    world.settled().await;
    let said = world.chat.messages(HERE);
    assert_eq!(said.len(), before + 1);
    let board = world.board().expect("a board").post;
    assert!(board.text.contains("te jössz") && board.text.contains("Anna magyarra"), "{}", board.text);
    assert!(buttons(&board).iter().any(|button| button.label == word(Language::Hu, "button-play")));
    assert_eq!(people.map(|user| world.chat.pings(user.id)), pings, "nobody is called anew");
    world.command(DOROTA, "table language", &[("language", "hu")]).await;
    world.settled().await;
    assert_eq!(world.chat.messages(HERE).len(), said.len(), "nothing has changed");
    let boards = said.iter().filter(|said| ids(&said.post).iter().any(|id| id.ends_with("~play"))).count();
    assert_eq!(boards, 1, "only the newest has buttons");
    let user = world.awaited(&table, &people).await[0];
    world.move_by_pressing(&table, user, &mut Whim::new(5)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_board_is_is_said_by_its_place() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let elsewhere: Place = direct(DOROTA);
    let shown = world.press_in(elsewhere.clone(), DOROTA, &format!("{table}.0.~again"), &[]).await;
    assert!(shown.text.contains("at the bottom of <#70>"), "{}", shown.text);
    world.settled().await;
    let board = world.board().expect("a board");
    let soon = world.press_in(elsewhere, DOROTA, &format!("{table}.0.~again"), &[]).await;
    assert!(soon.text.contains(&format!("https://chat.test/7/70/{}", board.message.0)), "{}", soon.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_moved_reads_nothing_of_their_last_move() {
    for game in GAMES {
        let mut world = World::new().await;
        world.game = game.id;
        let people = [ANNA, BELA, CECYLIA];
        let table = world.playing(&people, 0).await;
        let mut moved: Vec<User> = Vec::new();
        let mut whim = Whim::new(8);
        while moved.len() < people.len() {
            for user in people.iter().filter(|user| !moved.contains(user)) {
                let missed = world.press(*user, &format!("{table}.0.~missed")).await;
                for key in ["missed-head", "missed-nothing"] {
                    assert!(!missed.text.contains(&word(user.language, key)), "{}: {}", game.id, missed.text);
                }
                let board = world.board().expect("a board").post;
                if called(&board) == [user.id.0.to_string()] {
                    assert!(!board.text.contains(&word(Language::En, "board-since")), "{}: {}", game.id, board.text);
                }
            }
            let user = whim.one(&world.awaited(&table, &people).await);
            world.move_by_pressing(&table, user, &mut whim).await;
            if !moved.contains(&user) {
                moved.push(user);
            }
            world.settled().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_names_a_bot_in_every_language() {
    let world = World::new().await;
    let people = [ANNA, BELA, CECYLIA];
    let table = world.playing(&people, 0).await;
    for (user, level) in people.into_iter().zip(["(normal)", "(közepes)", "(poziom: średni)"]) {
        let asked = world.press(user, &format!("{table}.0.~concede")).await;
        assert!(asked.text.contains("bot") && asked.text.contains(level), "{}", asked.text);
        let stay = word(user.language, "button-stay");
        assert!(buttons(&asked).iter().any(|button| button.label == stay), "{asked:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_messages_are_promised_to_nobody() {
    let world = World::new().await;
    let people = [ANNA, BELA, CECYLIA];
    people.iter().for_each(|user| world.chat.close_direct(user.id, true));
    let table = world.seated(&[ANNA], 2).await;
    world.press_in(here(), ANNA, &format!("{table}.0.~options.seats"), &["4"]).await;
    let joined = world.press(BELA, &format!("{table}.0.~join")).await.text;
    assert!(joined.contains("ha tudok neked írni"), "no more is promised than can be kept: {joined}");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let told = world.press(BELA, &format!("{table}.0.~own")).await.text;
    assert!(told.contains("Nem tudok neked privát üzenetet küldeni"), "{told}");
}

/// What a move costs in calls to the platform, its answer aside, where everything is said before the next one: a board and
/// the buttons of the former one, and the hands that changed of those who have done.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_costs_few_calls() {
    for game in GAMES {
        let mut world = World::new().await;
        world.game = game.id;
        let people = [ANNA, BELA, CECYLIA];
        let table = world.playing(&people, 0).await;
        let calls =
            || world.chat.all().iter().map(|said| 1 + said.before.len() + usize::from(said.deleted)).sum::<usize>();
        let (before, mut whim, mut moves) = (calls(), Whim::new(17), 0);
        while moves < 80 {
            let awaited = world.awaited(&table, &people).await;
            if awaited.is_empty() {
                break;
            }
            world.move_by_pressing(&table, whim.one(&awaited), &mut whim).await;
            world.settled().await;
            moves += 1;
        }
        let calls = calls() - before;
        println!("{}: {calls} calls for {moves} moves", game.id);
        assert!(calls * 10 <= moves * MOST_CALLS, "{}: {calls} calls for {moves} moves", game.id);
    }
}

/// For ten moves.
const MOST_CALLS: usize = 25;

/// 8.2: once a newer board stands below it, a board says what those did whom it called, names them plainly, and has no
/// buttons; picture, small line and news stay. Also after a restart, when nobody remembers what it said.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_answered_says_what_came_of_its_call() {
    for game in GAMES {
        for is_restarted in [false, true] {
            let mut world = World::new().await;
            world.game = game.id;
            let people = [ANNA, BELA, CECYLIA];
            let table = world.playing(&people, 0).await;
            let mut whim = Whim::new(7);
            let (mut told, mut many) = (0, 0);
            for _ in 0..24 {
                let awaited = world.awaited(&table, &people).await;
                if awaited.is_empty() {
                    break;
                }
                world.settled().await;
                let former = world.board().expect("a board");
                if is_restarted {
                    world = world.restarted(plain()).await;
                }
                world.move_by_pressing(&table, whim.one(&awaited), &mut whim).await;
                world.settled().await;
                if world.board().is_none_or(|newest| newest.message == former.message) {
                    continue;
                }
                let said = world.chat.messages(HERE);
                let said = said.into_iter().find(|said| said.message == former.message).expect("it still stands");
                let then = &said.post;
                assert!(then.rows.is_empty(), "{}", then.text);
                assert_eq!(then.picture, former.post.picture);
                let head = then.text.lines().next().expect("a first line");
                let versions = World::versions(&said);
                let before = &versions[versions.len() - 2].text;
                // What the small line said last is not known after a restart; at the call it said where the game was.
                let kept = if is_restarted { 2 } else { 1 };
                let rest_of = |text: &str| text.lines().skip(kept).map(str::to_owned).collect::<Vec<_>>();
                match &called(&former.post)[..] {
                    [only] => {
                        let name =
                            people.iter().find(|user| user.id.0.to_string() == *only).expect("somebody here").name;
                        // Who has done nothing that is told keeps the call, without buttons.
                        if called(then).is_empty() {
                            assert!(head.contains(name), "{head} is not of {name}");
                            told += 1;
                        }
                    }
                    _ if head == word(Language::En, "board-did-many") => many += 1,
                    // One of many may have been led on, and decided something more.
                    _ if called(then).is_empty() => {
                        assert!(people.iter().any(|user| head.contains(user.name)), "{head}")
                    }
                    _ => {}
                }
                assert_eq!(rest_of(&then.text), rest_of(before), "{}: only the first line changes", game.id);
                assert!(head.chars().count() <= 240, "{head}");
            }
            assert!(told + many > 2, "{} {told} {many}", game.id);
        }
    }
}
