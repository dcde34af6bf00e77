//! How long a move may take: paces, what boards and panels say of the time that is left, and what becomes of it while the
//! program is away.

use std::time::Duration;

use guildhall::chat::Post;
use guildhall::rules::{Game, Seat};
use guildhall::store::SeatClock;
use guildhall::tables::Settings;

use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];
const PEOPLE: [User; 2] = [ANNA, DOROTA];
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

const fn hours(hours: u64) -> Duration {
    Duration::from_secs(hours * 3600)
}

fn trek() -> Settings {
    Settings { games: TREK, ..plain() }
}

/// A game of these people at a pace.
async fn playing(world: &World, people: &[User], bots: usize, pace: &str) -> String {
    let table = world.seated(people, bots).await;
    world.press_in(here(), people[0], &format!("{table}.0.~options.pace"), &[pace]).await;
    world.press(people[0], &format!("{table}.0.~start")).await;
    world.settled().await;
    table
}

impl World {
    /// The clocks that run, in the order of the seats.
    async fn clocks(&self, table: &str) -> Vec<(Seat, SeatClock)> {
        self.store.load(table.parse().expect("a name")).await.expect("readable").clocks.into_iter().collect()
    }

    /// When the time of the only one who is called is up.
    async fn due(&self, table: &str) -> i64 {
        let clocks = self.clocks(table).await;
        assert_eq!(clocks.len(), 1, "{clocks:?}");
        clocks[0].1.due
    }

    /// Makes a move by the id of its path.
    async fn walk(&self, table: &str, user: User, path: &str) -> Post {
        let entries = self.row(table).await.entries;
        self.press(user, &format!("{table}.{entries}.{path}!")).await
    }
}

/// How the platform is told when it is up.
fn due_at(due: i64) -> String {
    format!("Due <t:{}:R>.", due / 1000)
}

#[tokio::test]
async fn the_pace_stands_in_the_lobby_and_the_time_on_the_board_and_in_the_first_panel() {
    let world = World::with(trek()).await;
    world.new_in(here(), &[("seats", "2"), ("where", "channel"), ("language", "en"), ("pace", "week")]).await;
    world.settled().await;
    let table = world.lobby();
    let lobby = || world.chat.messages(HERE).remove(0).post.text;
    assert!(lobby().contains(" · 7 days a move · "), "{}", lobby());
    let options = world.press_in(here(), ANNA, &format!("{table}.0.~options.pace"), &["day"]).await;
    assert!(options.text.contains("A move may take: 24 hours a move"), "{}", options.text);
    world.press(DOROTA, &format!("{table}.0.~join")).await;
    let before = world.clock.now();
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert!(lobby().contains("started"));
    let due = world.due(&table).await;
    assert!((24 * HOUR..=24 * HOUR + 2 * MINUTE).contains(&(due - before)) && due % MINUTE == 0, "{due}");
    let board = world.board().expect("a board").post.text;
    assert!(board.lines().next().is_some_and(|line| line.ends_with(&due_at(due))), "{board}");
    let first = world.awaited(&table, &PEOPLE).await[0];
    let panel = world.press(first, &format!("{table}.0.~play")).await;
    assert!(panel.text.ends_with(&format!("\n-# {}", due_at(due))), "{}", panel.text);
    let next = world.walk(&table, first, "walk.p1").await;
    assert!(!next.text.contains("Due"), "{}", next.text);
}

#[tokio::test]
async fn steps_of_a_turn_are_one_call_and_whoever_comes_next_has_the_full_time() {
    let world = World::with(trek()).await;
    let table = playing(&world, &PEOPLE, 0, "day").await;
    let (first, due) = (world.awaited(&table, &PEOPLE).await[0], world.due(&table).await);
    world.later(hours(5)).await;
    world.walk(&table, first, "walk.p1").await;
    assert_eq!(world.due(&table).await, due);
    let undone = world.press(first, &format!("{table}.0.~undo")).await;
    world.press(first, &id_of(&undone, "Undo this step")).await;
    assert_eq!(world.due(&table).await, due);
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        world.walk(&table, first, path).await;
    }
    world.settled().await;
    let next = world.due(&table).await;
    assert!((next - due - 5 * HOUR).abs() <= 2 * MINUTE, "{next} after {due}");
    let board = world.board().expect("a board").post;
    assert!(board.text.contains(&due_at(next)) && board.mentions != [first.id], "{}", board.text);
}

#[tokio::test]
async fn where_nobody_waits_for_another_no_clock_runs() {
    let world = World::with(trek()).await;
    let alone = playing(&world, &[ANNA], 1, "day").await;
    assert_eq!(world.clocks(&alone).await, []);
    let board = world.chat.messages(HERE).pop().expect("a board").post.text;
    assert!(!board.contains("Due"), "{board}");
    let world = World::with(trek()).await;
    let calm = playing(&world, &PEOPLE, 0, "none").await;
    assert_eq!(world.clocks(&calm).await, []);
    assert!(!world.board().expect("a board").post.text.contains("Due"));
    let world = World::with(trek()).await;
    let left = playing(&world, &PEOPLE, 0, "day").await;
    let other = world.awaited(&left, &PEOPLE).await[0];
    let concede = world.command(if other == ANNA { DOROTA } else { ANNA }, "table concede", &[]).await;
    world.press(if other == ANNA { DOROTA } else { ANNA }, &ids(&concede)[0]).await;
    world.settled().await;
    assert_eq!(world.clocks(&left).await, [], "whoever is left plays against bots");
}

/// Whoever sat alone was told of no deadline, and has none until they are called again: 1.3, rule 6.
#[tokio::test]
async fn a_clock_begins_with_the_next_call_when_a_second_person_sits_down() {
    let world = World::with(trek()).await;
    let table = playing(&world, &PEOPLE, 0, "day").await;
    let alone = world.awaited(&table, &PEOPLE).await[0];
    let other = if alone == ANNA { DOROTA } else { ANNA };
    world.press(other, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;
    assert_eq!(world.clocks(&table).await, [], "nobody waits for them");
    world.command(other, "table join", &[]).await;
    world.settled().await;
    assert_eq!(world.clocks(&table).await, [], "they were told of no deadline");
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        world.walk(&table, alone, path).await;
    }
    world.settled().await;
    assert_eq!(world.awaited(&table, &PEOPLE).await, [other]);
    assert_eq!(world.clocks(&table).await.len(), 1, "the next call has one");
    let due = world.due(&table).await;
    assert!(world.board().expect("a board").post.text.contains(&due_at(due)));
}

/// The program ends, so many minutes go by, and it begins again.
async fn away(world: World, settings: Settings, minutes: u64) -> World {
    world.manager.stop().await;
    world.clock.put_on(Duration::from_secs(minutes * 60));
    world.restarted(settings).await
}

/// W-9 and W-10: what was up meanwhile, and what was to be up later, is moved by as long; the next board says so, once.
#[tokio::test]
async fn w_9_w_10_deadlines_move_by_as_much_as_the_program_was_away() {
    for waited in [23, 2] {
        let settings = trek();
        let world = World::with(settings).await;
        let table = playing(&world, &PEOPLE, 0, "day").await;
        let (first, due) = (world.awaited(&table, &PEOPLE).await[0], world.due(&table).await);
        world.later(hours(waited)).await;
        let world = away(world, settings, 180).await;
        world.settled().await;
        let moved = world.due(&table).await;
        assert!((3 * HOUR..=3 * HOUR + 2 * MINUTE).contains(&(moved - due)), "{}", moved - due);
        let panel = world.press(first, &format!("{table}.0.~play")).await;
        assert!(panel.text.ends_with(&due_at(moved)), "{}", panel.text);
        for told in [1, 0] {
            let user = world.awaited(&table, &PEOPLE).await[0];
            for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
                world.walk(&table, user, path).await;
            }
            // Lots may give somebody two turns in a row: then their board follows when they rest, each time longer.
            world.pass(hours(1)).await;
            let board = world.board().expect("a board").post.text;
            assert_eq!(board.matches("out of reach for a while").count(), told, "{board}");
        }
    }
}

/// W-11 and W-14: a short while counts as nothing, and a gap is counted once.
#[tokio::test]
async fn w_11_w_14_nothing_moves_for_a_short_while_or_twice() {
    let settings = trek();
    let world = World::with(settings).await;
    let table = playing(&world, &PEOPLE, 0, "day").await;
    let due = world.due(&table).await;
    let world = away(world, settings, 9).await;
    assert_eq!(world.due(&table).await, due);
    let world = away(world, settings, 60).await;
    let moved = world.due(&table).await;
    assert!(moved > due);
    let world = away(world, settings, 1).await;
    assert_eq!(world.due(&table).await, moved);
}

#[tokio::test]
async fn the_due_is_the_same_after_a_restart() {
    let settings = plain();
    let world = World::with(settings).await;
    let table = playing(&world, &[ANNA, BELA, DOROTA], 0, "three").await;
    let before = world.clocks(&table).await;
    assert!(!before.is_empty());
    let world = world.restarted(settings).await;
    world.settled().await;
    assert_eq!(world.clocks(&table).await, before);
}
