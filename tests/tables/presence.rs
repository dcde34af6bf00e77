//! The program is at work and nobody can reach it, or its machine sleeps, or its clock is set: nobody loses time by that.

use std::time::Duration;

use guildhall::chat::Host;

use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);

impl World {
    /// Nobody can reach the program while so much time goes by.
    pub async fn cut_off(&self, time: Duration) {
        self.manager.reachable(false).await;
        self.settled().await;
        self.clock.sleep(time);
        tokio::time::sleep(Duration::from_millis(50)).await;
        self.manager.reachable(true).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        self.settled().await;
    }

    /// When the time of somebody is up, and by how many minutes that was moved since.
    async fn moved(&self, table: &str, user: User, before: i64) -> i64 {
        (self.due_of(table, user).await - before) / 60_000
    }
}

/// W-13: what was up meanwhile is moved by as long, though the program was at work; so it is for tables that are awake.
#[tokio::test(flavor = "multi_thread")]
async fn w_13_a_lost_connection_counts_as_being_away() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    let due = world.due_of(&table, ANNA).await;
    world.pass(DAY - HOUR).await;
    world.cut_off(2 * HOUR).await;
    let moved = world.moved(&table, ANNA, due).await;
    assert!((120..=122).contains(&moved), "{moved}");
    assert_eq!(world.late_votes(&table).await, []);
    // The table that was awake all the time goes by the moved time, and stores no other.
    world.press(BELA, &format!("{table}.0.~silence")).await;
    assert_eq!(world.moved(&table, ANNA, due).await, moved);
    world.pass(HOUR - 5 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await, []);
    world.pass(10 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-15: a clock that is set back stands still until the machine's has caught up: nothing comes twice, and nothing early.
#[tokio::test(flavor = "multi_thread")]
async fn w_15_a_clock_that_is_set_back_stands_still() {
    let settings = toy();
    let world = World::with(settings).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    world.pass(DAY - HOUR).await;
    let (due, now) = (world.due_of(&table, ANNA).await, world.clock.now());
    let reminded = world.chat.direct_messages(ANNA.id).len();
    world.clock.set(-3_600_000);
    assert!(world.clock.now() >= now);
    let world = world.restarted(settings).await;
    assert!(world.clock.now() >= now);
    world.pass(30 * MINUTE).await;
    assert_eq!(world.due_of(&table, ANNA).await, due);
    assert_eq!(world.late_votes(&table).await, []);
    assert_eq!(world.chat.direct_messages(ANNA.id).len(), reminded);
    world.pass(HOUR + 40 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-16: a machine that slept was away.
#[tokio::test(flavor = "multi_thread")]
async fn w_16_a_clock_that_goes_on_by_itself_is_a_gap() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    let due = world.due_of(&table, ANNA).await;
    world.pass(DAY - HOUR).await;
    world.clock.sleep(5 * HOUR);
    tokio::time::sleep(Duration::from_millis(50)).await;
    world.settled().await;
    let moved = world.moved(&table, ANNA, due).await;
    assert!((300..=302).contains(&moved), "{moved}");
    assert_eq!(world.late_votes(&table).await, []);
    world.keep(&table, &[ANNA]).await;
    assert_eq!(world.said("out of reach for a while"), 1);
}

/// W-115: a connection that is lost and found again within ten minutes, all day long, moves nothing and delays nothing.
#[tokio::test(flavor = "multi_thread")]
async fn w_115_short_losses_are_none() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    let due = world.due_of(&table, ANNA).await;
    world.pass(DAY - HOUR).await;
    for _ in 0..7 {
        world.cut_off(9 * MINUTE).await;
    }
    assert_eq!(world.due_of(&table, ANNA).await, due);
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// W-123: a time that a gap has moved into somebody's quiet hours goes on to an hour after their end.
#[tokio::test(flavor = "multi_thread")]
async fn w_123_a_moved_deadline_lets_people_sleep() {
    let world = World::with(toy()).await;
    // The day's deadline comes three hours before they rest, and is moved one hour into it.
    let hour = |ahead: i64| ((world.clock.now() / 3_600_000 + ahead) % 24).to_string();
    let (begin, end) = (hour(2), hour(10));
    for (command, options) in [
        ("settings zone", vec![("zone", "UTC")]),
        ("settings quiet", vec![("begin", begin.as_str()), ("end", end.as_str())]),
    ] {
        world.command(ANNA, command, &options).await;
    }
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    let due = world.due_of(&table, ANNA).await;
    world.pass(DAY - HOUR).await;
    world.cut_off(3 * HOUR).await;
    assert!((180..=182).contains(&world.moved(&table, ANNA, due).await));
    world.pass(HOUR + 5 * MINUTE).await;
    let (moved, votes) = (world.due_of(&table, ANNA).await, world.late_votes(&table).await);
    assert_eq!((votes, moved % 3_600_000), (Vec::new(), 0));
    assert!((10..=11).contains(&((moved - due) / 3_600_000)), "{}", moved - due);
    world.pass(6 * HOUR).await;
    assert_eq!(world.late_votes(&table).await, []);
    world.pass(2 * HOUR).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
}

/// While nobody can reach the program, nothing that is due is done.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_served_while_nobody_can_press() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    world.manager.reachable(false).await;
    world.later(2 * DAY).await;
    world.settled().await;
    assert_eq!(world.late_votes(&table).await, []);
}
