//! People who follow a table by direct message, without sitting there. The case numbers are those of the specification of
//! weeks of play.

use std::sync::atomic::{AtomicUsize, Ordering};

use guildhall::chat::{ChatError, UserId};
use guildhall::paint::{Painter, Picture};
use guildhall::scene::Scene;
use guildhall::store::Watcher;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::{FakeChat, Said};
use crate::weeks::*;
use crate::world::*;

impl World {
    /// Somebody presses what stands under *More*.
    async fn presses_under_more(&self, user: User, table: &str, label: &str) -> String {
        let more = self.press(user, &format!("{table}.0.~more")).await;
        let said = self.press(user, &id_of(&more, label)).await.text;
        self.settled().await;
        said
    }

    async fn watchers(&self, table: &str) -> Vec<Watcher> {
        self.store.load(table.parse().expect("a name")).await.expect("readable").watchers
    }

    /// The people at a table move until somebody is called anew.
    async fn next_board(&self, table: &str, people: &[User], whim: &mut Whim) {
        let newest = self.board().map(|said| said.message);
        for _ in 0..40 {
            let user = self.awaited(table, people).await[0];
            self.move_by_pressing(table, user, whim).await;
            self.settled().await;
            if self.board().map(|said| said.message) != newest {
                return;
            }
        }
        panic!("nobody is called anew");
    }
}

fn followed(world: &World, user: User) -> Said {
    world.chat.direct_messages(user.id).pop().expect("a message")
}

/// Whoever follows has one message without a sound, which shows what the channel shows, at most every ten minutes, and one with
/// a sound at the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_followed_in_one_message() {
    let settings = plain();
    let world = World::with(settings).await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let more = world.press(ANNA, &format!("{table}.0.~more")).await;
    assert!(buttons(&more).iter().all(|button| button.label != "Watch"), "who sits there sees it all");
    let said = world.presses_under_more(STRANGER, &table, "Watch").await;
    assert_eq!(said, "You follow this table by direct message, without a sound.");
    let first = followed(&world, STRANGER);
    assert!(first.post.silent && first.post.mentions.is_empty() && first.post.picture.is_some());
    let labels: Vec<String> = buttons(&first.post).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Stop watching", "Go to the table"]);
    let plain = |text: &str| text.replace("<@1>", "Anna").lines().skip(1).collect::<Vec<_>>().join("\n");
    let board = world.board().expect("a board").post;
    assert_eq!(plain(&first.post.text), plain(&board.text));
    assert!(!first.post.text.contains("<@1>"), "{}", first.post.text);
    let mut whim = Whim::new(3);
    world.next_board(&table, &people, &mut whim).await;
    world.pass(9 * MINUTE).await;
    assert_eq!(followed(&world, STRANGER).before.len(), 0, "at most once in ten minutes");
    let world = world.restarted(settings).await;
    world.pass(11 * MINUTE).await;
    let edited = followed(&world, STRANGER);
    assert_eq!((edited.message, edited.before.len()), (first.message, 1));
    assert_eq!(plain(&edited.post.text), plain(&world.board().expect("a board").post.text));
    world.pass(30 * MINUTE).await;
    assert_eq!(followed(&world, STRANGER).before.len(), 1, "only where a new board was posted");
    world.next_board(&table, &people, &mut whim).await;
    assert_eq!(followed(&world, STRANGER).before.len(), 2, "at once, where it is long ago");
    world.play_to_the_end(&table, &people, &mut whim).await;
    world.settled().await;
    let last = followed(&world, STRANGER);
    assert!(!last.post.silent && last.message != first.message, "the end is heard");
    let is_end = |said: &Said| buttons(&said.post).iter().any(|button| button.label == "Rematch");
    let end = world.chat.messages(HERE).into_iter().rev().find(is_end);
    assert_eq!(last.post.text, end.expect("an end").post.text);
    assert_eq!(world.chat.direct_messages(STRANGER.id).len(), 2);
    assert_eq!((world.watchers(&table).await, world.alarms(&table).await.len()), (Vec::new(), 0));
}

/// W-117: what no longer reaches whoever follows ends it silently, and they are told with their next press.
#[tokio::test(flavor = "multi_thread")]
async fn w_117_who_is_no_longer_reached_follows_no_more() {
    let settings = plain();
    let world = World::with(settings).await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.presses_under_more(STRANGER, &table, "Watch").await;
    world.pass(11 * MINUTE).await;
    let direct = FakeChat::direct_channel(STRANGER.id);
    world.chat.shut(direct, Some(ChatError::Closed));
    let mut whim = Whim::new(4);
    world.next_board(&table, &people, &mut whim).await;
    assert_eq!(world.watchers(&table).await.iter().map(|watcher| watcher.is_closed).collect::<Vec<_>>(), [true]);
    let said = world.chat.all().len();
    world.chat.shut(direct, None);
    let world = world.restarted(settings).await;
    world.pass(30 * MINUTE).await;
    assert_eq!((world.chat.all().len(), followed(&world, STRANGER).before.len()), (said, 0), "silently");
    let told = world.press(STRANGER, &format!("{table}.0.~scores")).await.text;
    let closed = "I can't send you direct messages. You can follow the thread instead.";
    assert!(told.starts_with(closed), "{told}");
    assert_eq!(world.watchers(&table).await, []);
    assert!(!world.press(STRANGER, &format!("{table}.0.~scores")).await.text.contains(closed), "once");
    // Closed from the beginning: whoever presses again reads so.
    world.chat.close_direct(STRANGER.id, true);
    world.presses_under_more(STRANGER, &table, "Watch").await;
    assert_eq!(world.press(STRANGER, &format!("{table}.0.~watch")).await.text, closed);
    world.chat.close_direct(STRANGER.id, false);
    assert!(world.presses_under_more(STRANGER, &table, "Watch").await.starts_with("You follow"));
}

/// Following ends by a press, in the channel or under the message, and by sitting down.
#[tokio::test(flavor = "multi_thread")]
async fn following_ends_by_a_press_and_by_sitting_down() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 1).await;
    world.presses_under_more(STRANGER, &table, "Watch").await;
    assert_eq!(world.presses_under_more(STRANGER, &table, "Stop watching").await, "You no longer follow this table.");
    let gone = followed(&world, STRANGER).post;
    assert_eq!((gone.text.as_str(), gone.rows.len(), gone.picture), ("You no longer follow this table.", 0, None));
    world.presses_under_more(STRANGER, &table, "Watch").await;
    let stop = id_of(&followed(&world, STRANGER).post, "Stop watching");
    let said = world.press_in(direct(STRANGER), STRANGER, &stop, &[]).await;
    assert_eq!((said.text.as_str(), world.watchers(&table).await.len()), ("You no longer follow this table.", 0));
    world.presses_under_more(STRANGER, &table, "Watch").await;
    world.press(STRANGER, &format!("{table}.0.~join")).await;
    world.settled().await;
    let asked = world.votes(&table).await.last().expect("a vote").number;
    world.press(ANNA, &format!("{table}.0.~vote.{asked}.yes")).await;
    world.settled().await;
    assert_eq!(world.watchers(&table).await, []);
    let direct = world.chat.direct_messages(STRANGER.id);
    assert!(direct.iter().all(|said| buttons(&said.post).iter().all(|button| button.label != "Stop watching")));
    assert!(world.press(STRANGER, &format!("{table}.0.~watch")).await.text.starts_with("You already sit"));
}

/// Twenty people follow a table, and no more; a picture is painted once for all who read the same language.
#[tokio::test(flavor = "multi_thread")]
async fn twenty_people_follow_a_table_and_share_its_pictures() {
    static PAINTED: AtomicUsize = AtomicUsize::new(0);
    let paint = |_: &Painter, scene: &Scene| {
        PAINTED.fetch_add(1, Ordering::Relaxed);
        let (width, height) = (scene.width as u32, scene.height as u32);
        Ok(Picture { png: b"a picture".to_vec(), width, height })
    };
    let world = World::with(Settings { paint, ..toy() }).await;
    let table = world.paced(&TWO, "day").await;
    let painted = PAINTED.load(Ordering::Relaxed);
    for number in 100..121 {
        let said = world.press(User { id: UserId(number), ..STRANGER }, &format!("{table}.0.~watch")).await.text;
        assert_eq!(said.starts_with("You follow"), number < 120, "{said}");
    }
    world.settled().await;
    assert_eq!(world.watchers(&table).await.len(), 20);
    assert_eq!(PAINTED.load(Ordering::Relaxed), painted, "the channel's picture serves all");
}
