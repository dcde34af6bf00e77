//! How much is said to a person unasked, over all their tables.

use std::time::Duration;

use guildhall::chat::{Post, Target};
use guildhall::store::AlarmKind;

use crate::away::room;
use crate::support::fake::Said;
use crate::votes::{now, vote};
use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const MANY: &str = "These tables are waiting for you:";
const WAITING: &str = "the table is waiting for you";
const VOTE: &str = "the table is still waiting for your decision";

/// The direct messages of a person with that in them.
fn direct_posts(world: &World, user: User, text: &str) -> Vec<Post> {
    let said = world.chat.direct_messages(user.id).into_iter().map(|said| said.post);
    said.filter(|post| post.text.contains(text)).collect()
}

/// W-64: the reminders of four tables that are due together are one message; the next ones are again.
#[tokio::test(flavor = "multi_thread")]
async fn w_64_four_reminders_together_are_one_message() {
    let world = World::with(toy()).await;
    world.rooms(&[ANNA, DOROTA], "day", 4).await;
    world.pass(11 * HOUR).await;
    for _ in 0..4 {
        world.pass(HOUR / 2).await;
    }
    let many = direct_posts(&world, ANNA, MANY);
    assert_eq!(many.len(), 1, "{many:?}");
    assert!(many[0].text.lines().count() == 5 && buttons(&many[0]).len() == 4, "{}", many[0].text);
    assert_eq!(direct_posts(&world, ANNA, WAITING), []);
    world.pass(10 * HOUR).await;
    assert_eq!(direct_posts(&world, ANNA, MANY).len(), 2);
}

/// A list that is refused has said nothing of other tables: each says its own, in its channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_is_refused_has_said_nothing_of_other_tables() {
    let world = World::with(toy()).await;
    world.room(&[ANNA, DOROTA], "day", 0).await;
    world.pass(10 * MINUTE).await;
    world.room(&[ANNA, DOROTA], "day", 1).await;
    world.chat.close_direct(ANNA.id, true);
    world.pass(11 * HOUR + 30 * MINUTE).await;
    for _ in 0..4 {
        world.pass(10 * MINUTE).await;
    }
    for number in 0..2 {
        let said = world.chat.messages(room(number).channel);
        let waits = |said: &&Said| said.post.text.contains("<@1>, the table is waiting for you");
        assert_eq!(said.iter().filter(waits).count(), 1, "in room {number}");
    }
}

/// W-65: of nine reminders a day the ninth is left out; the next one tells of all that waits.
#[tokio::test(flavor = "multi_thread")]
async fn w_65_the_ninth_reminder_of_a_day_is_left_out() {
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA];
    // The day of nobody in particular begins now.
    let (day, now) = (24 * 3_600_000, world.clock.now());
    world.clock.put_on(Duration::from_millis((day - now.rem_euclid(day)) as u64));
    for number in 0..9 {
        world.room(&people, "day", number).await;
        world.clock.put_on(50 * MINUTE);
    }
    world.clock.put_on(HOUR * 4);
    for _ in 0..54 {
        world.pass(10 * MINUTE).await;
    }
    let heard = direct_posts(&world, ANNA, WAITING).len();
    assert_eq!((heard, direct_posts(&world, ANNA, MANY).len()), (8, 0));
    world.pass(HOUR * 5).await;
    assert!(!direct_posts(&world, ANNA, MANY).is_empty(), "what was left out is said with the next");
}

/// Who has not chosen in a vote is reminded directly, with all that can be chosen; the others need not see it.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_reminds_where_it_reaches_and_not_at_night() {
    let world = World::with(toy()).await;
    let table = world.paced(&[ANNA, DOROTA, STRANGER], "day").await;
    world.keep(&table, &[DOROTA, STRANGER]).await;
    world.chat.close_direct(STRANGER.id, true);
    world.pass(24 * HOUR + MINUTE).await;
    let asked = vote(&world);
    let begin = ((world.clock.now() / 3_600_000).rem_euclid(24)).to_string();
    let end = ((world.clock.now() / 3_600_000 + 3).rem_euclid(24)).to_string();
    world.command(DOROTA, "settings zone", &[("zone", "UTC")]).await;
    world.command(DOROTA, "settings quiet", &[("begin", &begin), ("end", &end)]).await;
    world.later(24 * HOUR).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(direct_posts(&world, DOROTA, VOTE), [], "they rest");
    assert!(world.alarms(&table).await.keys().any(|of| of.kind == AlarmKind::Nudge));
    let here = world.chat.messages(HERE).into_iter().filter(|said| said.post.text.contains(VOTE));
    let here: Vec<_> = here.map(|said| said.post.mentions).collect();
    assert_eq!(here, [vec![STRANGER.id]], "who takes no direct messages is told where all are");
    world.pass(4 * HOUR).await;
    let told = direct_posts(&world, DOROTA, VOTE);
    assert_eq!(told.len(), 1);
    let presses = buttons(&told[0]).into_iter().filter(|button| matches!(button.target, Target::Press(_)));
    assert_eq!(presses.count(), 3);
    world.press_in(direct(DOROTA), DOROTA, &id_of(&told[0], "A bot makes this move"), &[]).await;
    world.settled().await;
    assert!(now(&world, &asked).text.contains("A bot moves: "), "{}", now(&world, &asked).text);
}

/// Whoever wants to be called nowhere is named in a vote, and not called.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_calls_nobody_who_wants_to_be_called_nowhere() {
    let world = World::with(toy()).await;
    world.command(CECYLIA, "settings pings", &[("how", "none")]).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    world.pass(DAY + MINUTE).await;
    let asked = vote(&world).post;
    assert_eq!(asked.mentions, [BELA.id]);
    assert!(asked.text.contains("Cecylia") && !asked.text.contains("<@3>"), "{}", asked.text);
}
