//! When the time of a seat is up: who is asked, what they can decide, and when. The case numbers are those of the
//! specification of weeks of play.

use std::time::Duration;

use guildhall::store::{AlarmKind, Outcome, Stage};

use crate::votes::{is_vote, now, vote};
use crate::weeks::*;
use crate::world::*;

const NOTHING: &str = "Nothing happens by itself.";

/// W-1, of the vote: it is opened when the time is up, reminds once of itself, and then nothing is said for weeks.
#[tokio::test(flavor = "multi_thread")]
async fn w_1_a_vote_reminds_once_and_then_waits() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    world.pass(DAY - MINUTE).await;
    assert_eq!(world.late_votes(&table).await, [], "never earlier than announced");
    world.pass(2 * MINUTE).await;
    let asked = vote(&world).post;
    let names = ["<@2> <@3>", "<@3> <@2>"].map(|who| format!("Anna: time is up. {NOTHING} {who}: what now? "));
    assert!(names.iter().any(|text| asked.text == format!("{text}2 of 2 votes settle it.")), "{}", asked.text);
    assert_eq!(asked.mentions.len(), 2);
    let labels: Vec<String> = buttons(&asked).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Wait 24 hours more", "A bot makes this move", "A bot takes the seat"]);
    world.pass(DAY).await;
    assert_eq!([BELA, CECYLIA].map(|user| world.asked_again(user).len()), [1, 1]);
    assert_eq!(world.said("still waiting for your decision"), 0, "nobody else needs to see it");
    let said = world.chat.all().len();
    for _ in 0..10 {
        world.pass(3 * DAY).await;
    }
    assert_eq!((world.chat.all().len(), world.late_votes(&table).await.len()), (said, 1));
    assert!(is_vote(&vote(&world).post));
    // It is still Anna's to move.
    world.keep(&table, &[ANNA]).await;
    assert_eq!(world.late_votes(&table).await[0].outcome, Some(Outcome::Moved { name: "Anna".to_owned() }));
}

/// W-7, W-11: whoever comes back together with the program can still press; then one vote is opened.
#[tokio::test(flavor = "multi_thread")]
async fn w_7_w_11_a_deadline_waits_for_ten_minutes_after_the_start() {
    let settings = toy();
    let world = World::with(settings).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    world.pass(DAY - 5 * MINUTE).await;
    world.manager.stop().await;
    world.clock.put_on(9 * MINUTE);
    let world = world.restarted(settings).await;
    world.pass(9 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await, []);
    // A change of the table brings nothing forward.
    world.press(BELA, &format!("{table}.0.~silence")).await;
    world.pass(2 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
    world.pass(20 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-8: what was stored is said once, and presses on it count.
#[tokio::test(flavor = "multi_thread")]
async fn w_8_a_vote_is_said_once_and_goes_on_after_a_restart() {
    let settings = toy();
    let world = World::with(settings).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    world.chat.shut(HERE, Some(guildhall::chat::ChatError::Transport("no answer".to_owned())));
    world.later(DAY + MINUTE).await;
    world.manager.stop().await;
    world.chat.shut(HERE, None);
    let world = world.restarted(settings).await;
    world.settled().await;
    assert_eq!(world.said(NOTHING), 1);
    world.choose(&table, BELA, "wait").await;
    world.choose(&table, CECYLIA, "wait").await;
    assert!(
        now(
            &world,
            &world
                .chat
                .messages(HERE)
                .into_iter()
                .find(|said| said.post.text.contains("Decided: we wait."))
                .expect("decided")
        )
        .rows
        .is_empty()
    );
}

/// W-9, W-10, of the vote: it is not opened before the moved due, and the end of a vote stays moved whatever changes.
#[tokio::test(flavor = "multi_thread")]
async fn w_9_w_10_a_gap_moves_deadlines_and_the_ends_of_votes() {
    let settings = toy();
    let world = World::with(settings).await;
    let table = world.paced(&TWO, "day").await;
    world.press(BELA, &format!("{table}.0.~shut.yes")).await;
    world.keep(&table, &[BELA]).await;
    let end = async |world: &World| {
        let alarms = world.alarms(&table).await;
        alarms.iter().find(|(of, _)| of.kind == AlarmKind::VoteEnd).expect("it ends").1.at
    };
    let (before, due) = (end(&world).await, world.due_of(&table, ANNA).await);
    world.pass(DAY - 60 * MINUTE).await;
    world.manager.stop().await;
    world.clock.put_on(180 * MINUTE);
    let world = world.restarted(settings).await;
    let hours = |from: i64, to: i64| (to - from + 59_999) / 3_600_000;
    assert_eq!(hours(due, world.due_of(&table, ANNA).await), 3);
    assert_eq!(hours(before, end(&world).await), 3);
    world.press(ANNA, &format!("{table}.0.~silence")).await;
    world.pass(50 * MINUTE).await;
    assert_eq!(hours(before, end(&world).await), 3, "whatever changed since");
    assert_eq!(world.late_votes(&table).await, []);
    world.pass(15 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-21: whoever is late can move until the decision is stored.
#[tokio::test(flavor = "multi_thread")]
async fn w_21_a_move_settles_the_vote() {
    let world = World::with(toy()).await;
    let (table, asked) = anna_late(&world, &THREE).await;
    let noted = world.choose(&table, BELA, "move").await;
    assert!(noted.text.contains("Ezt lépje meg egy bot"), "{}", noted.text);
    let tally = now(&world, &asked).text;
    assert!(tally.ends_with("\nWait: – · A bot moves: Béla · A bot takes the seat: –"), "{tally}");
    world.keep(&table, &[ANNA]).await;
    let settled = now(&world, &asked);
    assert!(settled.text == "Settled: Anna has moved." && settled.rows.is_empty(), "{}", settled.text);
    let late = world.choose(&table, CECYLIA, "move").await;
    assert!(late.text.starts_with("To już rozstrzygnięte: "), "{}", late.text);
    world.pass(MINUTE).await;
    assert_eq!(stood_in(&world, &table).await, []);
}

/// W-26: one press that comes twice is one choice.
#[tokio::test(flavor = "multi_thread")]
async fn w_26_a_choice_that_comes_twice_is_one() {
    use guildhall::chat::{Ballot, Host, What};
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &THREE).await;
    let what = What::Press { id: format!("{table}.0.~vote.1.move"), values: Vec::new() };
    let incoming = world.incoming(BELA, here(), what);
    world.ask(incoming.clone()).await;
    world.choose(&table, BELA, "seat").await;
    world.manager.serve(incoming).await;
    world.settled().await;
    assert_eq!(world.late_votes(&table).await[0].choices, [(BELA.id, Ballot::Seat)], "the last press counts");
}

/// W-27: all have chosen and do not agree, so it is waited: a new call, with a ping.
#[tokio::test(flavor = "multi_thread")]
async fn w_27_where_nobody_agrees_it_is_waited() {
    let world = World::with(toy()).await;
    let (table, asked) = anna_late(&world, &FOUR).await;
    assert!(asked.post.text.ends_with("2 of 3 votes settle it."), "{}", asked.post.text);
    let (before, due) = (world.board().expect("a board").message, world.due_of(&table, ANNA).await);
    for (user, choice) in [(BELA, "wait"), (CECYLIA, "move"), (STRANGER, "seat")] {
        world.choose(&table, user, choice).await;
    }
    let new = world.due_of(&table, ANNA).await;
    assert!(new >= due + 24 * 3_600_000, "{new} after {due}");
    let settled = now(&world, &asked);
    assert_eq!(settled.text, format!("Decided: we wait. New deadline: <t:{}:R>.", new / 1000));
    assert!(settled.rows.is_empty());
    let board = world.board().expect("a board");
    assert!(board.message != before && board.post.mentions == [ANNA.id], "{:?}", board.post.mentions);
    assert!(board.post.text.contains(&format!("Due <t:{}:R>.", new / 1000)), "{}", board.post.text);
    world.pass(DAY + 2 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 2, "the next time they are asked again");
}

/// W-28: who stays silent is reminded, told until when, and then counts no more.
#[tokio::test(flavor = "multi_thread")]
async fn w_28_who_stays_silent_does_not_hold_the_others() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &THREE).await;
    world.choose(&table, BELA, "move").await;
    world.pass(DAY).await;
    let reminder = world.asked_again(CECYLIA).pop().expect("a reminder");
    let text = "<@3>, stół czeka jeszcze na twoją decyzję: Anna. Bez twojej odpowiedzi inni zdecydują <t:";
    assert!(reminder.text.contains(text), "{}", reminder.text);
    assert_eq!((reminder.mentions, world.asked_again(BELA)), (vec![CECYLIA.id], vec![]));
    world.pass(3 * DAY - 2 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await[0].outcome, None, "not a minute earlier");
    world.pass(3 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await[0].outcome, Some(Outcome::BotMoves));
    world.pass(Duration::from_secs(4)).await;
    assert_eq!(stood_in(&world, &table).await.len(), 1);
}

/// W-29: of two the other decides alone, at once.
#[tokio::test(flavor = "multi_thread")]
async fn w_29_of_two_the_other_decides() {
    for choice in ["wait", "move", "seat"] {
        let world = World::with(toy()).await;
        let (table, asked) = anna_late(&world, &TWO).await;
        assert!(asked.post.text.ends_with(": what now? You decide."), "{}", asked.post.text);
        let stranger = world.press(STRANGER, &format!("{table}.0.~vote.1.{choice}")).await;
        assert_eq!(stranger.text, "Only Béla can decide that.");
        let anna = world.press(ANNA, &format!("{table}.0.~vote.1.{choice}")).await;
        assert_eq!(anna.text, "Only Béla can decide that.");
        world.choose(&table, BELA, choice).await;
        assert!(now(&world, &asked).text.starts_with("Decided: "), "{}", now(&world, &asked).text);
        let seats = world.store.seats(table.parse().expect("a name")).await.expect("readable");
        assert_eq!(seats.iter().filter(|seat| seat.user().is_none()).count(), usize::from(choice == "seat"));
        if choice == "seat" {
            assert_eq!(
                now(&world, &asked).text,
                "Decided: Bot Ada plays on in the seat of Anna, who can come back at any time."
            );
            world.pass(MINUTE).await;
            assert!(world.row(&table).await.entries > 2, "the bot plays");
        }
    }
}

/// W-30: who is late in the same minute is asked about together.
#[tokio::test(flavor = "multi_thread")]
async fn w_30_two_who_are_late_are_one_question() {
    let world = World::with(toy()).await;
    let table = world.paced(&FOUR, "day").await;
    world.keep(&table, &[CECYLIA, STRANGER]).await;
    world.pass(DAY + MINUTE).await;
    assert_eq!(world.said(NOTHING), 1);
    let asked = vote(&world);
    let both = asked.post.text.starts_with("Anna, Béla: ") || asked.post.text.starts_with("Béla, Anna: ");
    assert!(both && asked.post.text.ends_with("2 of 2 votes settle it."), "{}", asked.post.text);
    assert_eq!(asked.post.mentions.len(), 2);
    world.choose(&table, CECYLIA, "move").await;
    world.choose(&table, STRANGER, "move").await;
    world.pass(Duration::from_secs(4)).await;
    assert_eq!(stood_in(&world, &table).await.len(), 2);
}

/// W-33: who becomes late later joins the question: their own choice counts no more, and nobody is called anew.
#[tokio::test(flavor = "multi_thread")]
async fn w_33_whoever_becomes_late_later_decides_no_more() {
    use guildhall::store::{Along, Change, Commit, Seen};
    let settings = toy();
    let world = World::with(settings).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[CECYLIA]).await;
    world.manager.stop().await;
    // Béla's time is up five hours after Anna's.
    let seat = world.seat_of(&table, BELA).await;
    let id = table.parse().expect("a name");
    let mut clock = world.store.load(id).await.expect("readable").clocks[&seat];
    clock.due += 5 * 3_600_000;
    let seen = Seen::Game { entries: world.row(&table).await.entries };
    let changes = vec![Change::Clock(seat, Some(clock))];
    world.store.commit(Commit { table: id, seen, changes, along: Along::default() }).await.expect("stored");
    let world = world.restarted(settings).await;
    world.pass(DAY + 11 * MINUTE).await;
    let asked = vote(&world);
    assert!(asked.post.text.starts_with("Anna: ") && asked.post.mentions.len() == 2, "{}", asked.post.text);
    world.choose(&table, BELA, "wait").await;
    let messages = world.chat.messages(HERE).len();
    world.pass(5 * 60 * MINUTE).await;
    let joined = now(&world, &asked).text;
    assert!(joined.contains("Béla") && joined.contains("Anna") && joined.ends_with("You decide."), "{joined}");
    assert_eq!((world.chat.messages(HERE).len(), world.late_votes(&table).await.len()), (messages, 1));
    world.choose(&table, CECYLIA, "move").await;
    assert_eq!(world.late_votes(&table).await[0].outcome, Some(Outcome::BotMoves));
}

/// W-34: where all are late nobody is asked; each can move, and who has can decide about the others.
#[tokio::test(flavor = "multi_thread")]
async fn w_34_where_all_are_late_the_table_rests() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.pass(DAY + MINUTE).await;
    assert_eq!(world.late_votes(&table).await, []);
    let all = world.chat.messages(HERE).pop().expect("a word").post;
    assert_eq!(all.text, "Time is up for everybody. The table rests; the next move wakes it.");
    assert!(all.rows.is_empty() && all.mentions.is_empty());
    world.pass(10 * DAY).await;
    assert_eq!(world.said("Time is up for everybody"), 1);
    world.keep(&table, &[BELA]).await;
    let asked = vote(&world).post;
    assert_eq!(asked.mentions, [BELA.id]);
}

/// W-104: on an evening the table can go on at a calmer pace; no seat is given away.
#[tokio::test(flavor = "multi_thread")]
async fn w_104_an_evening_goes_on_at_24_hours_a_move() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "evening").await;
    world.keep(&table, &[BELA]).await;
    world.pass(21 * MINUTE).await;
    let asked = vote(&world);
    let labels: Vec<String> = buttons(&asked.post).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Wait 20 minutes more", "A bot makes this move", "24 hours a move from now on"]);
    let seat = world.press(BELA, &format!("{table}.0.~vote.1.seat")).await;
    assert!(!seat.text.contains("Üljön"), "{}", seat.text);
    world.choose(&table, BELA, "day").await;
    let due = world.due_of(&table, ANNA).await;
    assert!(due - world.clock.now() > 23 * 3_600_000);
    let settled = now(&world, &asked).text;
    assert_eq!(settled, format!("Decided: 24 hours a move from now on. New deadline: <t:{}:R>.", due / 1000));
    let board = world.board().expect("a board").post;
    assert!(board.mentions == [ANNA.id] && board.text.contains(&format!("Due <t:{}:R>.", due / 1000)));
}

/// W-120, of this vote: with the longest names full of marks the message stays short.
#[tokio::test(flavor = "multi_thread")]
async fn w_120_the_longest_names_leave_the_question_short() {
    let names = [
        "*_~`|>[]()@<*_~`|>[]()@<*_~`|>[]",
        "_*_*_*_*_*_*_*_*_*_*_*_*_*_*_*_*",
        "````````````````````````````````",
        "[][][][][][][][][][][][][][][][]",
    ];
    let long = |user: User, name| User { name, ..user };
    let people = [long(ANNA, names[0]), long(DOROTA, names[1]), long(STRANGER, names[2]), long(BELA, names[3])];
    let world = World::with(toy()).await;
    let table = world.paced(&people, "day").await;
    world.keep(&table, &people[2..]).await;
    world.pass(DAY + MINUTE).await;
    assert_eq!(vote(&world).post.mentions.len(), 2);
    world.choose(&table, people[2], "wait").await;
    world.pass(DAY).await;
    for said in world.chat.messages(HERE) {
        assert!(said.post.text.chars().count() < 900, "{}: {}", said.post.text.chars().count(), said.post.text);
    }
}

/// W-121: where all are silent for a month nothing happens; who then chooses waits a day for the others.
#[tokio::test(flavor = "multi_thread")]
async fn w_121_after_a_month_of_silence_one_choice_is_enough() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &THREE).await;
    for _ in 0..10 {
        world.pass(3 * DAY).await;
    }
    let votes = world.late_votes(&table).await;
    assert!(votes[0].outcome.is_none() && !votes[0].has_lapsed);
    assert_eq!([BELA, CECYLIA].map(|user| world.asked_again(user).len()), [1, 1]);
    world.choose(&table, BELA, "move").await;
    world.pass(DAY - 2 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await[0].outcome, None);
    world.pass(3 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await[0].outcome, Some(Outcome::BotMoves));
}

/// Where whoever is late gives the seat up, or the table is closed, nothing is left to decide.
#[tokio::test(flavor = "multi_thread")]
async fn what_goes_on_otherwise_settles_the_question() {
    let world = World::with(toy()).await;
    let (table, asked) = anna_late(&world, &THREE).await;
    world.press(ANNA, &format!("{table}.0.~concede.yes")).await;
    world.settled().await;
    assert_eq!(now(&world, &asked).text, "Settled: the game has gone on another way.");
    let world = World::with(toy()).await;
    let (table, asked) = anna_late(&world, &THREE).await;
    world.press(BELA, &format!("{table}.0.~shut.yes")).await;
    let close = world.votes(&table).await.last().expect("a vote").number;
    for user in [ANNA, CECYLIA] {
        world.press(user, &format!("{table}.0.~vote.{close}.yes")).await;
    }
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    assert!(now(&world, &asked).rows.is_empty());
    assert!(world.alarms(&table).await.is_empty());
}
