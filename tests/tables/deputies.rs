//! What a bot does in the place of somebody whose time was up. The case numbers are those of the specification of weeks of
//! play.

use std::time::Duration;

use guildhall::store::{ClockState, Stage, Store};

use crate::presser::Whim;
use crate::votes::{asked_to_undo, is_vote, now, others, vote};
use crate::weeks::*;
use crate::world::*;

/// W-22: within three seconds of the decision the person's own move counts, and after them the bot has moved.
#[tokio::test(flavor = "multi_thread")]
async fn w_22_whoever_moves_before_the_bot_has_moved() {
    for moves_first in [true, false] {
        let world = World::with(toy()).await;
        let (table, asked) = anna_late(&world, &TWO).await;
        world.press(BELA, &format!("{table}.0.~vote.1.move")).await;
        assert_eq!(world.states(&table).await, [ClockState::Deputy]);
        let entries = world.row(&table).await.entries;
        if moves_first {
            world.press(ANNA, &format!("{table}.{entries}.keep!")).await;
            world.settled().await;
            assert_eq!(now(&world, &asked).text, "Settled: Anna has moved.");
        }
        world.pass(Duration::from_secs(4)).await;
        assert_eq!(stood_in(&world, &table).await.len(), usize::from(!moves_first));
        if !moves_first {
            assert_eq!(now(&world, &asked).text, "Decided: Bot Normal makes this move for Anna.");
            assert!(now(&world, &asked).rows.is_empty());
            let told = world.press(ANNA, &format!("{table}.{entries}.~play")).await;
            assert!(told.text.contains("Your time was up, so Bot Normal moved for you · "), "{}", told.text);
        }
    }
}

/// W-23: a press that would decide is lost with a crash before it is stored: nothing has moved, and a second press decides.
#[tokio::test(flavor = "multi_thread")]
async fn w_23_a_deciding_press_that_was_not_stored_is_pressed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || Store::open(&folder.path().join("games.db")).expect("a store");
    let world = World::on(open(), toy()).await;
    let (table, asked) = anna_late(&world, &THREE).await;
    world.choose(&table, BELA, "move").await;
    let steps = world.steps(&table).await;
    world.store.close().await;
    let press = format!("{table}.0.~vote.1.move");
    let lost = world.press(CECYLIA, &press).await;
    assert!(lost.text.contains("coś poszło nie tak"), "{}", lost.text);
    let world = world.crashed(open(), toy()).await;
    world.pass(MINUTE).await;
    assert_eq!((world.steps(&table).await, stood_in(&world, &table).await.len()), (steps, 0));
    let votes = world.late_votes(&table).await;
    assert_eq!((votes.len(), votes[0].outcome.is_none(), votes[0].choices.len()), (1, true, 1));
    world.press(CECYLIA, &press).await;
    world.pass(Duration::from_secs(4)).await;
    assert_eq!(stood_in(&world, &table).await.len(), 1);
    assert_eq!(now(&world, &asked).text, "Decided: Bot Normal makes this move for Anna.");
}

/// W-24, W-112: what was decided happens once, though the program was killed before the three seconds were over.
#[tokio::test(flavor = "multi_thread")]
async fn w_24_w_112_a_decided_move_is_made_once_after_a_restart() {
    let settings = toy();
    let world = World::with(settings).await;
    let (table, asked) = anna_late(&world, &THREE).await;
    world.choose(&table, BELA, "move").await;
    world.press(CECYLIA, &format!("{table}.0.~vote.1.move")).await;
    world.manager.stop().await;
    let world = world.restarted(settings).await;
    let again = world.press(CECYLIA, &format!("{table}.0.~vote.1.move")).await;
    assert!(again.text.contains("Decyzja: ten ruch wykona Bot Normal"), "{}", again.text);
    world.pass(Duration::from_secs(4)).await;
    world.pass(DAY / 2).await;
    assert_eq!(stood_in(&world, &table).await.len(), 1);
    assert_eq!(now(&world, &asked).text, "Decided: Bot Normal makes this move for Anna.");
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-35: a bot plays the rest of a turn and its end, and the next call calls the person.
#[tokio::test(flavor = "multi_thread")]
async fn w_35_a_bot_plays_the_turn_to_its_end() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let late = world.awaited(&table, &TWO).await[0];
    let other = others(&TWO, late)[0];
    world.play(&table, late, "walk.p1").await;
    world.pass(DAY + MINUTE).await;
    world.choose(&table, other, "move").await;
    world.pass(Duration::from_secs(4)).await;
    assert_eq!(world.awaited(&table, &TWO).await, [other]);
    let played = stood_in(&world, &table).await;
    assert!(played.len() == 2 || played.len() == 3, "two steps and the end: {played:?}");
    let board = world.board().expect("a board").post;
    assert_eq!(board.mentions, [other.id]);
    // Whoever has two turns in a row is led on from one to the next.
    while world.awaited(&table, &TWO).await == [other] {
        for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
            world.play(&table, other, path).await;
        }
        world.settled().await;
    }
    assert_eq!(world.awaited(&table, &TWO).await, [late]);
    assert_eq!(world.board().expect("a board").post.mentions, [late.id]);
    assert_eq!(world.states(&table).await, [ClockState::Running]);
}

/// Whoever is late and goes on with a turn of many steps has moved, and has all their time again.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_the_turn_is_a_move() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let late = world.awaited(&table, &TWO).await[0];
    world.play(&table, late, "walk.p1").await;
    world.pass(DAY + MINUTE).await;
    let asked = vote(&world);
    world.play(&table, late, "walk.p2").await;
    world.settled().await;
    assert_eq!(now(&world, &asked).text, format!("Settled: {} has moved.", late.name));
    assert_eq!(world.states(&table).await, [ClockState::Running]);
    world.pass(DAY - MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-37, W-38: what a bot did in somebody's place is told them with all they may know, and is theirs to take back.
#[tokio::test(flavor = "multi_thread")]
async fn w_37_w_38_the_move_is_the_persons_to_take_back() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &TWO).await;
    world.choose(&table, BELA, "move").await;
    world.pass(Duration::from_secs(4)).await;
    let public = world.board().expect("a board").post.text;
    let told = world.press(ANNA, &format!("{table}.0.~play")).await;
    assert!(told.text.contains("Your time was up, so Bot Normal moved for you · "), "{}", told.text);
    assert!(!public.contains("drew"), "{public}");
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let late = world.awaited(&table, &TWO).await[0];
    let other = others(&TWO, late)[0];
    world.pass(DAY + 2 * MINUTE).await;
    world.choose(&table, other, "move").await;
    world.pass(Duration::from_secs(4)).await;
    let before = world.steps(&table).await;
    assert_eq!(world.awaited(&table, &TWO).await, [other]);
    let undo = world.press(late, &format!("{table}.0.~undo")).await;
    let step = ids(&undo).into_iter().find(|id| id.contains(".~undo.") || id.contains(".~ask.")).expect("a way back");
    world.press(late, &step).await;
    world.settled().await;
    if step.contains(".~undo.") {
        assert!(world.steps(&table).await < before);
        assert_eq!(world.awaited(&table, &TWO).await, [late]);
        let left = world.due_of(&table, late).await - world.clock.now();
        assert!(left >= 3_600_000, "{left}");
    }
}

/// W-41: a deadline falls into a request to take back: both stand, and what a bot does ends the request.
#[tokio::test(flavor = "multi_thread")]
async fn w_41_a_bots_move_ends_the_question_whether_one_is_taken_back() {
    let world = World::new().await;
    let table = world.paced(&TWO, "day").await;
    let (user, undo) = asked_to_undo(&world, &table, &TWO).await;
    let late = world.awaited(&table, &TWO).await[0];
    world.pass(DAY + MINUTE).await;
    let asked = vote(&world);
    assert!(asked.message != undo.message && asked.post.text.starts_with(late.name), "{}", asked.post.text);
    assert!(is_vote(&now(&world, &undo)));
    let decides = others(&TWO, late)[0];
    world.choose(&table, decides, "move").await;
    world.pass(Duration::from_secs(4)).await;
    assert_eq!(now(&world, &undo).text, "No undo: the game has gone on.");
    assert_eq!(stood_in(&world, &table).await.len(), 1);
    let _ = user;
}

/// A whole game in which nobody moves in time and bots always stand in comes to its end, and its record is sound.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_nothing_but_deputies_is_sound() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    let mut whim = Whim::new(7);
    for _ in 0..40 {
        if world.row(&table).await.stage != Stage::Playing {
            break;
        }
        let awaited = world.awaited(&table, &TWO).await;
        if awaited.len() == 2 {
            world.keep(&table, &[whim.one(&awaited)]).await;
            continue;
        }
        world.pass(DAY + MINUTE).await;
        world.choose(&table, others(&TWO, awaited[0])[0], "move").await;
        world.pass(Duration::from_secs(4)).await;
    }
    assert_eq!(world.row(&table).await.stage, Stage::Over);
    let verified = world.press(ANNA, &format!("{table}.0.~verify")).await;
    assert!(verified.text.contains("every draw and every roll matches"), "{}", verified.text);
}

/// W-36: where the table has chosen so, a bot moves by itself, three times in a row; then the others are asked. A move of the
/// person's own in between begins the count anew.
#[tokio::test(flavor = "multi_thread")]
async fn w_36_a_bot_moves_by_itself_three_times_in_a_row() {
    for moves_between in [false, true] {
        let world = World::with(trek()).await;
        let table = world.seated(&TWO, 0).await;
        world.press_in(here(), ANNA, &format!("{table}.0.~options.late"), &["bot"]).await;
        world.settled().await;
        let lobby = world.chat.messages(HERE).remove(0).post.text;
        assert!(lobby.contains(" · 24 hours a move · when time is up, a bot moves"), "{lobby}");
        world.press(ANNA, &format!("{table}.0.~start")).await;
        world.settled().await;
        let board = world.board().expect("a board").post.text;
        assert!(
            board.lines().nth(1).is_some_and(|small| small.ends_with(" · when time is up, a bot moves")),
            "{board}"
        );
        let (mut late, mut asked) = (0, 0);
        for _ in 0..16 {
            if world.row(&table).await.stage != Stage::Playing || asked > 0 {
                break;
            }
            let user = world.awaited(&table, &TWO).await[0];
            if user == BELA || (moves_between && late == 2) {
                for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
                    world.play(&table, user, path).await;
                }
                late = if user == ANNA { 10 } else { late };
                continue;
            }
            world.pass(DAY + 2 * MINUTE).await;
            world.pass(Duration::from_secs(4)).await;
            late += 1;
            asked = world.votes(&table).await.len();
        }
        let said =
            world.chat.messages(HERE).iter().filter(|said| said.post.text.contains("as agreed at this table")).count();
        let bots = stood_in(&world, &table).await.len();
        assert!(bots <= 4 * said, "{bots} steps in {said} turns");
        assert_eq!((said, asked), if moves_between { (3, 0) } else { (3, 1) });
    }
}
