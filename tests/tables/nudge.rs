//! Somebody asks those who are waited for whether they have a moment: not too soon, not too often, and not while they rest.

use std::time::Duration;

use guildhall::chat::Post;

use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const PEOPLE: [User; 2] = [ANNA, DOROTA];
const ASKED: &str = "asks whether you have a moment";

/// A game of two; gives the table, who is waited for, and the other.
async fn waiting(world: &World) -> (String, User, User) {
    let table = world.paced(&PEOPLE, "day").await;
    let late = world.awaited(&table, &PEOPLE).await[0];
    (table, late, if late == ANNA { DOROTA } else { ANNA })
}

fn nudges(world: &World, user: User) -> Vec<Post> {
    let said = world.chat.direct_messages(user.id).into_iter().map(|said| said.post);
    said.filter(|post| post.text.contains(ASKED)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn w_60_not_in_the_first_two_hours_nor_twice_in_twelve() {
    let world = World::with(trek()).await;
    let (table, late, other) = waiting(&world).await;
    world.pass(HOUR).await;
    let soon = world.command(other, "table nudge", &[]).await;
    assert!(soon.text.starts_with("The next nudge is possible <t:"), "{}", soon.text);
    world.pass(HOUR + MINUTE).await;
    let more = world.press(other, &format!("{table}.0.~more")).await;
    let done = world.press(other, &id_of(&more, "Nudge")).await;
    assert!(done.text.starts_with("Passed on to ") && done.text.ends_with('.'), "{}", done.text);
    world.settled().await;
    let said = nudges(&world, late);
    assert_eq!(said.len(), 1);
    assert!(
        said[0].text.contains(&format!("<@{}>, ", late.id.0)) && said[0].text.contains(" Due <t:"),
        "{}",
        said[0].text
    );
    assert!(said[0].mentions == [late.id] && buttons(&said[0]).len() == 2);
    let again = world.command(other, "table nudge", &[]).await;
    assert!(again.text.starts_with("The next nudge is possible <t:"), "{}", again.text);
    assert_eq!(nudges(&world, late).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn w_61_in_quiet_hours_it_is_kept_until_their_end_unless_they_move() {
    for moves in [false, true] {
        let world = World::with(trek()).await;
        let (table, late, other) = waiting(&world).await;
        // It is three hours later when it is asked for, in the middle of the rest.
        let hour = (world.clock.now() / 3_600_000 + 3).rem_euclid(24);
        let (begin, end) = ((hour + 23).rem_euclid(24).to_string(), (hour + 2).rem_euclid(24).to_string());
        world.command(late, "settings zone", &[("zone", "UTC")]).await;
        world.command(late, "settings quiet", &[("begin", &begin), ("end", &end)]).await;
        world.pass(HOUR * 3).await;
        let later = world.command(other, "table nudge", &[]).await;
        assert!(later.text.contains("quiet hours. I'll pass it on <t:"), "{}", later.text);
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(nudges(&world, late), []);
        if moves {
            for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
                world.play(&table, late, path).await;
            }
        }
        world.pass(HOUR * 2).await;
        assert_eq!(nudges(&world, late).len(), usize::from(!moves));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn w_62_no_third_in_a_call() {
    let world = World::with(trek()).await;
    let table = world.paced(&PEOPLE, "week").await;
    let late = world.awaited(&table, &PEOPLE).await[0];
    let other = if late == ANNA { DOROTA } else { ANNA };
    for _ in 0..2 {
        world.pass(HOUR * 13).await;
        assert!(world.command(other, "table nudge", &[]).await.text.starts_with("Passed on"));
    }
    world.pass(HOUR * 13).await;
    let enough = world.command(other, "table nudge", &[]).await;
    assert!(enough.text.contains("has been nudged twice for this move"), "{}", enough.text);
    assert_eq!(nudges(&world, late).len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn w_63_whoever_is_waited_for_nudges_the_others_only() {
    let world = World::with(trek()).await;
    let (table, late, _) = waiting(&world).await;
    world.pass(HOUR * 3).await;
    let you = world.command(late, "table nudge", &[]).await;
    assert!(you.text.starts_with("The table is waiting for you: "), "{}", you.text);
    let more = world.press(late, &format!("{table}.0.~more")).await;
    assert!(buttons(&more).iter().all(|button| button.label != "Nudge"));
    let watcher = world.command(STRANGER, "table nudge", &[]).await;
    assert!(watcher.text.contains("don't sit at this table") || watcher.text.contains("watch"), "{}", watcher.text);
    // All are called at once: it goes to those who are missing besides.
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA, STRANGER];
    world.paced(&people, "day").await;
    world.pass(HOUR * 3).await;
    assert!(world.command(ANNA, "table nudge", &[]).await.text.starts_with("Passed on to "));
    world.settled().await;
    assert_eq!(people.map(|user| nudges(&world, user).len()), [0, 1, 1]);
}
