//! What is announced late counts from when it is announced.

use std::time::Duration;

use guildhall::chat::ChatError;

use crate::support::fake::Call;
use crate::weeks::*;
use crate::world::*;

const PEOPLE: [User; 2] = [ANNA, DOROTA];
const DAY_LONG: i64 = 24 * 3_600_000;

/// Somebody is called by a board that cannot be sent for so long; gives how much later than the call its time is up, and how
/// many votes there were.
async fn called_late(waited: Duration) -> (i64, usize) {
    let settings = trek();
    let world = World::with(settings).await;
    let table = world.paced(&PEOPLE, "day").await;
    let first = world.awaited(&table, &PEOPLE).await[0];
    for _ in 0..400 {
        world.chat.fail(Call::Post, ChatError::Transport("down".to_owned()));
    }
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        world.play(&table, first, path).await;
    }
    let next = world.awaited(&table, &PEOPLE).await[0];
    let called = world.due_of(&table, next).await - DAY_LONG;
    world.later(waited).await;
    // A program that begins anew tries at once.
    world.manager.stop().await;
    world.chat.recover();
    let world = world.restarted(settings).await;
    world.settled().await;
    let due = world.due_of(&table, next).await;
    let board = world.board().expect("a board").post.text;
    assert!(board.contains(&format!("Due <t:{}:R>.", due / 1000)), "{board}");
    (due - called - DAY_LONG, world.late_votes(&table).await.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn w_113_a_board_that_is_sent_late_gives_all_the_time_from_then_on() {
    for hours in [3, 30] {
        let (moved, votes) = called_late(Duration::from_secs(hours * 3600)).await;
        let late = moved - hours as i64 * 3_600_000;
        assert!((-60_000..=180_000).contains(&late), "{moved}");
        assert_eq!(votes, 0, "nobody is late for what nobody could read");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn w_114_a_board_that_is_sent_soon_changes_nothing() {
    assert_eq!(called_late(Duration::from_secs(6 * 60)).await, (0, 0));
}
