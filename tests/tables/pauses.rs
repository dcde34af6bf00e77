//! What a table decides about its time: to rest for a while, to go on sooner, to play at another pace. The case numbers are
//! those of the specification of weeks of play.

use std::time::Duration;

use guildhall::store::{ClockState, Outcome};

use crate::votes::{is_vote, now, others, vote};
use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const RESTS: &str = "The table rests until <t:";

/// Everybody agrees that the table rests for a week.
async fn paused(world: &World, table: &str, people: &[User]) -> String {
    world.command(people[0], "table pause", &[("days", "7")]).await;
    world.settled().await;
    let asked = vote(world);
    for user in &people[1..] {
        if is_vote(&now(world, &asked)) {
            world.choose(table, *user, "yes").await;
        }
    }
    let settled = now(world, &asked);
    assert!(settled.text.starts_with(RESTS) && settled.rows.is_empty(), "{}", settled.text);
    settled.text
}

/// Somebody has the whole turn.
async fn turn(world: &World, table: &str, user: User) {
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        world.play(table, user, path).await;
    }
    world.settled().await;
}

/// W-54: a table that rests can be played at; whoever comes next is called without a ping, and at its end with one.
#[tokio::test(flavor = "multi_thread")]
async fn w_54_a_table_that_rests_presses_nobody() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let settled = paused(&world, &table, &TWO).await;
    let board = world.board().expect("a board").post.text;
    assert!(board.ends_with(&settled) && !board.contains("Due"), "{board}");
    assert_eq!(world.states(&table).await, [ClockState::Frozen]);
    world.pass(3 * DAY).await;
    let user = world.awaited(&table, &TWO).await[0];
    let nudge = world.press(others(&TWO, user)[0], &format!("{table}.0.~nudge")).await;
    assert!(nudge.text.contains(":D>"), "nobody is pressed: {}", nudge.text);
    turn(&world, &table, user).await;
    let next = world.awaited(&table, &TWO).await[0];
    let board = world.board().expect("a board");
    assert!(board.post.mentions.is_empty() && board.post.text.ends_with(&settled), "{}", board.post.text);
    assert_eq!(world.states(&table).await, [ClockState::Frozen], "at the whole pace");
    world.pass(4 * DAY - HOUR).await;
    assert_eq!(world.board().expect("a board").message, board.message);
    world.pass(2 * HOUR).await;
    let called = world.board().expect("a board");
    assert!(called.message != board.message && called.post.mentions == [next.id]);
    assert!(called.post.text.contains("The pause is over.") && called.post.text.contains("Due <t:"));
    assert!(!called.post.text.contains(RESTS), "{}", called.post.text);
    let left = world.due_of(&table, next).await - world.clock.now();
    assert!((23 * 3_600_000..=25 * 3_600_000).contains(&left), "{left}");
    world.pass(HOUR).await;
    assert_eq!(world.board().expect("a board").message, called.message, "once");
}

/// W-55: a pause that ended while the program was away ends with its start, with one ping.
#[tokio::test(flavor = "multi_thread")]
async fn w_55_a_pause_ends_though_the_program_was_away() {
    let settings = trek();
    let world = World::with(settings).await;
    let table = world.paced(&TWO, "day").await;
    paused(&world, &table, &TWO).await;
    let user = world.awaited(&table, &TWO).await[0];
    let pings = world.chat.pings(user.id);
    world.manager.stop().await;
    world.clock.put_on(8 * DAY);
    let world = world.restarted(settings).await;
    world.pass(MINUTE).await;
    assert_eq!(world.chat.pings(user.id), pings + 1);
    let left = world.due_of(&table, user).await - world.clock.now();
    assert!((23 * 3_600_000..=25 * 3_600_000).contains(&left), "{left}");
}

/// W-56: whoever had an hour left has a day when the table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn w_56_whoever_had_an_hour_left_has_a_day_after_a_pause() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "three").await;
    let user = world.awaited(&table, &TWO).await[0];
    world.pass(3 * DAY - HOUR).await;
    paused(&world, &table, &TWO).await;
    world.pass(7 * DAY + MINUTE).await;
    let left = world.due_of(&table, user).await - world.clock.now();
    assert!((23 * 3_600_000..=25 * 3_600_000).contains(&left), "{left}");
}

/// W-108: a pause settles the question what becomes of somebody who is late: the table waits.
#[tokio::test(flavor = "multi_thread")]
async fn w_108_a_pause_waits_for_whoever_is_late() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let late = world.awaited(&table, &TWO).await[0];
    world.pass(DAY + MINUTE).await;
    let asked = vote(&world);
    let order = if late == ANNA { [BELA, ANNA] } else { [ANNA, BELA] };
    paused(&world, &table, &order).await;
    let settled = now(&world, &asked).text;
    assert!(settled.starts_with("Decided: we wait. New deadline: <t:"), "{settled}");
    let until = settled.trim_end_matches(":R>.").rsplit(':').next().and_then(|at| at.parse::<i64>().ok());
    world.pass(7 * DAY + MINUTE).await;
    let due = world.due_of(&table, late).await / 1000;
    assert!((due - until.expect("a moment")).abs() <= 120, "{settled}, and {due}");
    assert_eq!(world.board().expect("a board").post.mentions, [late.id]);
}

/// A pause ends as soon as more than half would go on; where they would not, it goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_ends_sooner_where_most_would_go_on() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    let none = world.command(ANNA, "table pause", &[("days", "0")]).await;
    assert!(none.text.contains('0'), "there is none: {}", none.text);
    let long = world.command(ANNA, "table pause", &[("days", "61")]).await;
    assert!(long.text.contains("61"), "{}", long.text);
    world.command(ANNA, "table pause", &[("days", "7")]).await;
    world.settled().await;
    let asked = vote(&world);
    assert!(asked.post.text.starts_with("Anna would let the table rest until <t:"), "{}", asked.post.text);
    assert!(asked.post.text.ends_with("all right? 2 of 3 votes settle it.") && asked.post.mentions.len() == 2);
    let again = world.command(BELA, "table pause", &[("days", "3")]).await;
    assert!(again.text.starts_with("Erről már folyik a döntés"), "{}", again.text);
    world.choose(&table, BELA, "no").await;
    assert!(now(&world, &asked).text.ends_with("\nYes: Anna · No: Béla"), "{}", now(&world, &asked).text);
    world.choose(&table, CECYLIA, "no").await;
    assert_eq!(now(&world, &asked).text, "No pause; the table plays on.");
    paused(&world, &table, &THREE).await;
    world.command(CECYLIA, "table pause", &[("days", "0")]).await;
    world.settled().await;
    let resume = vote(&world);
    assert!(resume.post.text.starts_with("Cecylia would go on now. "), "{}", resume.post.text);
    world.pass(3 * DAY + MINUTE).await;
    assert!(now(&world, &resume).text.starts_with("The pause goes on until <t:"), "{}", now(&world, &resume).text);
    world.command(CECYLIA, "table pause", &[("days", "0")]).await;
    world.settled().await;
    let resume = vote(&world);
    world.choose(&table, ANNA, "yes").await;
    assert_eq!(now(&world, &resume).text, "The pause is over.");
    assert_eq!(world.board().expect("a board").post.mentions.len(), 3);
    world.pass(7 * DAY).await;
    let votes = world.votes(&table).await;
    assert!(votes.iter().filter(|vote| vote.outcome == Some(Outcome::Agreed)).count() == 2, "{votes:?}");
}

/// Another pace counts from the next call; who was called before keeps the time that was announced.
#[tokio::test(flavor = "multi_thread")]
async fn another_pace_counts_from_the_next_call() {
    for pace in ["week", "none"] {
        let world = World::with(trek()).await;
        let table = world.paced(&TWO, "day").await;
        let user = world.awaited(&table, &TWO).await[0];
        let due = world.due_of(&table, user).await;
        let same = world.command(ANNA, "table pace", &[("pace", "day")]).await;
        assert_eq!(same.text, "The pace stays: 24 hours a move.");
        world.command(ANNA, "table pace", &[("pace", pace)]).await;
        world.settled().await;
        let asked = vote(&world);
        assert!(asked.post.text.starts_with("Anna suggests another pace: "), "{}", asked.post.text);
        world.choose(&table, BELA, "yes").await;
        assert!(now(&world, &asked).text.starts_with("From the next move on: "), "{}", now(&world, &asked).text);
        world.play(&table, user, "walk.p1").await;
        assert_eq!(world.due_of(&table, user).await, due);
        for path in ["walk.p1", "walk.p2", "end"] {
            world.play(&table, user, path).await;
        }
        world.settled().await;
        let next = others(&TWO, user)[0];
        if pace == "none" {
            assert_eq!(world.states(&table).await, []);
        } else {
            let left = world.due_of(&table, next).await - world.clock.now();
            assert!((167 * 3_600_000..=169 * 3_600_000).contains(&left), "{left}");
        }
        let alone = World::with(trek()).await;
        let table = alone.playing(&[ANNA], 1).await;
        let set = alone.command(ANNA, "table pace", &[("pace", pace)]).await;
        assert!(set.text.starts_with("From the next move on: "), "nobody else is asked: {}", set.text);
        assert!(!table.is_empty());
    }
}
