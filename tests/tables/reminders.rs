//! What is said to whoever is called while the table waits: each reminder once, where it reaches them, and never after they
//! have moved.

use std::time::Duration;

use guildhall::chat::{ChatError, Post};
use guildhall::rules::Game;
use guildhall::store::AlarmKind;
use guildhall::tables::Settings;

use crate::support::fake::Call;
use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];
const PEOPLE: [User; 2] = [ANNA, DOROTA];
const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);
const WAITING: &str = "the table is waiting for you";

fn trek() -> Settings {
    Settings { games: TREK, ..plain() }
}

/// A game of these people at a pace; gives the table and who is called first.
async fn playing(world: &World, people: &[User], pace: &str) -> (String, User) {
    let table = world.seated(people, 0).await;
    world.press_in(here(), people[0], &format!("{table}.0.~options.pace"), &[pace]).await;
    world.press(people[0], &format!("{table}.0.~start")).await;
    world.settled().await;
    let first = world.awaited(&table, people).await[0];
    (table, first)
}

impl World {
    /// What was said directly to a person about waiting, oldest first.
    fn reminded(&self, user: User) -> Vec<Post> {
        let said = self.chat.direct_messages(user.id).into_iter().map(|said| said.post);
        said.filter(|post| post.text.contains(WAITING) || post.text.contains("only you are missing")).collect()
    }

    /// What was said in the channel with that in it.
    fn noticed(&self, text: &str) -> Vec<Post> {
        let said = self.chat.messages(HERE).into_iter().map(|said| said.post);
        said.filter(|post| post.text.contains(text)).collect()
    }

    /// Ends the turn of whoever has it, without a step.
    async fn end_turn(&self, table: &str, user: User) {
        for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
            let entries = self.row(table).await.entries;
            self.press(user, &format!("{table}.{entries}.{path}!")).await;
        }
        self.settled().await;
    }

    /// Ends turns until it is that of this person anew.
    async fn turn_of(&self, table: &str, user: User) {
        if self.awaited(table, &PEOPLE).await == [user] {
            self.end_turn(table, user).await;
        }
        while self.awaited(table, &PEOPLE).await != [user] {
            let other = self.awaited(table, &PEOPLE).await[0];
            self.end_turn(table, other).await;
        }
    }

    async fn is_set(&self, table: &str, kind: AlarmKind) -> bool {
        self.alarms(table).await.keys().any(|of| of.kind == kind)
    }
}

/// W-1, as far as reminders go: two at 12 and 22 hours, with what is to be done, when, and the way there.
#[tokio::test(flavor = "multi_thread")]
async fn w_1_two_reminders_of_a_day() {
    let world = World::with(trek()).await;
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    world.pass(HOUR * 11).await;
    assert_eq!(world.reminded(first), []);
    world.pass(HOUR + HOUR / 60).await;
    let said = world.reminded(first);
    assert_eq!(said.len(), 1);
    assert!(said[0].text.contains(&format!("<@{}>, {WAITING}: ", first.id.0)), "{}", said[0].text);
    assert!(said[0].text.contains(" Due <t:") && said[0].text.ends_with(":t>)."), "{}", said[0].text);
    assert!(!said[0].silent && said[0].mentions == [first.id]);
    assert_eq!(buttons(&said[0]).iter().map(|b| b.label.as_str()).collect::<Vec<_>>(), ["Play", "Go to the table"]);
    let panel = world.press_in(direct(first), first, &id_of(&said[0], "Play"), &[]).await;
    assert!(!panel.rows.is_empty(), "{}", panel.text);
    world.pass(HOUR * 10).await;
    assert_eq!(world.reminded(first).len(), 2);
    world.pass(HOUR).await;
    assert_eq!((world.reminded(first).len(), world.is_set(&table, AlarmKind::Remind).await), (2, false));
    let other = if first == ANNA { DOROTA } else { ANNA };
    assert_eq!(world.reminded(other), []);
}

/// Where a day goes by at once, a reminder whose moment is over is not sent: the others are asked.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_is_not_reminded_of_what_is_over() {
    let world = World::with(trek()).await;
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    world.pass(DAY + HOUR / 30).await;
    assert_eq!((world.reminded(first), world.is_set(&table, AlarmKind::Remind).await), (vec![], false));
    assert_eq!(world.noticed("time is up").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn w_2_without_a_deadline_three_and_then_never_again() {
    let world = World::with(trek()).await;
    let (table, first) = playing(&world, &PEOPLE, "none").await;
    for (days, count) in [(1, 1), (1, 1), (1, 2), (3, 2), (1, 3)] {
        world.pass(DAY * days + HOUR / 60).await;
        assert_eq!(world.reminded(first).len(), count, "after {days} more");
    }
    assert!(world.reminded(first)[2].text.ends_with(". There is no hurry."), "{}", world.reminded(first)[2].text);
    let stopped = world.noticed("Reminders sent to ");
    assert!(stopped.len() == 1 && stopped[0].mentions.is_empty() && stopped[0].text.contains(": 3."), "{stopped:?}");
    world.pass(DAY * 80).await;
    assert_eq!((world.reminded(first).len(), world.noticed("Reminders sent to ").len()), (3, 1));
    assert!(!world.is_set(&table, AlarmKind::Remind).await);
    let moved = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{moved}.walk.p1!")).await;
    assert_eq!(world.row(&table).await.entries, moved + 1, "accepted, and no word about it");
}

#[tokio::test(flavor = "multi_thread")]
async fn w_3_who_has_moved_is_not_reminded() {
    let world = World::with(trek()).await;
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    world.pass(HOUR * 11 + HOUR * 59 / 60).await;
    world.end_turn(&table, first).await;
    let set = world.alarms(&table).await;
    let reminders: Vec<_> = set.keys().filter(|of| of.kind == AlarmKind::Remind).collect();
    assert!(reminders.len() == 1 && reminders[0].user != Some(first.id), "{set:?}");
    world.pass(HOUR * 2).await;
    assert_eq!(world.reminded(first), []);
}

/// W-4 and W-6: what was written is sent once, though the program ends before it is sent, or before that is noted.
#[tokio::test(flavor = "multi_thread")]
async fn w_4_w_6_a_reminder_is_sent_once_across_the_end_of_the_program() {
    for is_posted in [false, true] {
        let settings = trek();
        let world = World::with(settings).await;
        let (_, first) = playing(&world, &PEOPLE, "day").await;
        let lost = || ChatError::Transport("lost".to_owned());
        for _ in 0..50 {
            if is_posted { world.chat.fail_after(Call::Post, lost()) } else { world.chat.fail(Call::Post, lost()) }
        }
        world.later(HOUR * 13).await;
        while world.store.unsent().await.expect("readable").is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        world.manager.stop().await;
        world.chat.recover();
        world.clock.put_on(Duration::from_secs(60));
        let world = world.restarted(settings).await;
        world.settled().await;
        assert_eq!(world.reminded(first).len(), 1, "it came through before: {is_posted}");
    }
}

/// W-5: the move comes before the reminder that waits: it is never sent.
#[tokio::test(flavor = "multi_thread")]
async fn w_5_a_reminder_that_waits_is_not_sent_after_the_move() {
    let settings = trek();
    let world = World::with(settings).await;
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    for _ in 0..200 {
        world.chat.fail(Call::Post, ChatError::Transport("down".to_owned()));
    }
    world.later(HOUR * 13).await;
    while world.store.unsent().await.expect("readable").is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let world = world.restarted(settings).await;
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        let entries = world.row(&table).await.entries;
        world.press(first, &format!("{table}.{entries}.{path}!")).await;
    }
    world.chat.recover();
    world.later(HOUR).await;
    let world = world.restarted(settings).await;
    world.settled().await;
    assert_eq!(world.reminded(first), []);
}

/// W-12: of the reminders that fell into a time without the program one is sent, with the time as it is now.
#[tokio::test(flavor = "multi_thread")]
async fn w_12_one_reminder_after_the_program_was_away() {
    let settings = trek();
    let world = World::with(settings).await;
    let (table, first) = playing(&world, &PEOPLE, "none").await;
    world.manager.stop().await;
    world.clock.put_on(DAY * 4);
    let world = world.restarted(settings).await;
    world.pass(HOUR / 60).await;
    assert_eq!(world.reminded(first).len(), 1);
    world.pass(DAY * 4).await;
    assert_eq!(world.reminded(first).len(), 2, "the last of three");
    let world = World::with(settings).await;
    let (timed, first) = playing(&world, &PEOPLE, "day").await;
    world.pass(HOUR).await;
    world.manager.stop().await;
    world.clock.put_on(DAY * 3);
    let world = world.restarted(settings).await;
    world.pass(HOUR / 60).await;
    let clocks = world.store.load(timed.parse().expect("a name")).await.expect("readable").clocks;
    let due = clocks.values().next().expect("a clock").due;
    let said = world.reminded(first);
    assert!(said.len() == 1 && said[0].text.contains(&format!("<t:{}:R>", due / 1000)), "{said:?}");
    drop(table);
}

/// W-66: whoever wants to be called directly and takes no messages is called in the channel, told so once, and called there
/// from then on.
#[tokio::test(flavor = "multi_thread")]
async fn w_66_who_takes_no_direct_messages_is_told_in_the_channel() {
    let world = World::with(trek()).await;
    for user in PEOPLE {
        world.command(user, "settings pings", &[("how", "direct")]).await;
        world.chat.close_direct(user.id, true);
    }
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    let here = world.noticed("I couldn't reach you directly.");
    assert!(here.len() == 1 && here[0].mentions == [first.id], "{here:?}");
    assert!(here[0].text.contains(" Due <t:") && here[0].rows.is_empty(), "{}", here[0].text);
    let board = world.board().expect("a board").post;
    assert!(board.mentions.is_empty() && !board.text.contains("<@"), "{}", board.text);
    let told = "I can't send you direct messages";
    let answers = [world.command(first, "hand", &[]).await, world.command(first, "hand", &[]).await];
    assert_eq!(answers.map(|post| post.text.matches(told).count()), [1, 0]);
    let opened = world.chat.opened().len();
    world.pass(HOUR * 13).await;
    let reminder = world.noticed(WAITING);
    assert!(reminder.len() == 1 && reminder[0].mentions == [first.id], "{reminder:?}");
    assert_eq!(world.chat.opened().len(), opened, "nobody knocks twice");
    drop(table);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_called_directly_is_not_called_in_the_channel() {
    let world = World::with(trek()).await;
    for user in PEOPLE {
        world.command(user, "settings pings", &[("how", "direct")]).await;
    }
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    let called = |user: User| {
        world.chat.direct_messages(user.id).iter().filter(|said| said.post.text.contains("Your turn: ")).count()
    };
    let other = if first == ANNA { DOROTA } else { ANNA };
    assert_eq!((called(first), called(other)), (1, 0));
    world.end_turn(&table, first).await;
    assert_eq!((called(first), called(other)), (1, 1));
    let boards = world.chat.messages(HERE);
    assert!(boards.iter().all(|said| said.post.mentions.is_empty()));
    world.command(first, "settings pings", &[("how", "none")]).await;
    world.turn_of(&table, first).await;
    assert_eq!(called(first), 1);
    world.pass(HOUR * 13).await;
    assert_eq!(world.reminded(first).len(), 1, "reminders are as they were");
}

/// W-69: whoever alone is missing of several hears so once, two hours later, and one more time before the end.
#[tokio::test(flavor = "multi_thread")]
async fn w_69_who_alone_is_missing_is_told_so() {
    let world = World::new().await;
    let people = [ANNA, DOROTA, STRANGER];
    let (table, first) = playing(&world, &people, "day").await;
    let entries = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{entries}.role.councillor!")).await;
    world.settled().await;
    let called = world.awaited(&table, &people).await;
    assert!(called.len() > 1, "all at once");
    let mut whim = crate::presser::Whim::new(3);
    for user in &called[1..] {
        while world.awaited(&table, &people).await.contains(user) && world.awaited(&table, &people).await.len() > 1 {
            world.move_by_pressing(&table, *user, &mut whim).await;
        }
    }
    world.settled().await;
    let left = world.awaited(&table, &people).await;
    assert_eq!(left.len(), 1);
    world.pass(HOUR * 2 + HOUR / 60).await;
    let said = world.reminded(left[0]);
    assert!(said.len() == 1 && said[0].text.contains("only you are missing"), "{said:?}");
    world.pass(HOUR * 18).await;
    assert_eq!(world.reminded(left[0]).len(), 1, "no reminder of twelve hours");
    world.pass(HOUR * 2).await;
    assert_eq!(world.reminded(left[0]).len(), 2);
    world.pass(HOUR).await;
    assert_eq!(world.reminded(left[0]).len(), 2);
}

/// W-102: what waits to be said is said; nothing more after the change.
#[tokio::test(flavor = "multi_thread")]
async fn w_102_reminders_end_when_they_are_wanted_no_more() {
    let world = World::with(trek()).await;
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    for _ in 0..6 {
        world.chat.fail(Call::Post, ChatError::Transport("down".to_owned()));
    }
    world.later(HOUR * 13).await;
    while world.store.unsent().await.expect("readable").is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    world.command(first, "settings pings", &[("how", "none")]).await;
    world.command(first, "settings reminders", &[("how", "off")]).await;
    world.chat.recover();
    world.settled().await;
    assert_eq!(world.reminded(first).len(), 1);
    assert!(!world.is_set(&table, AlarmKind::Remind).await);
    world.pass(HOUR * 11).await;
    assert_eq!(world.reminded(first).len(), 1);
    world.command(first, "settings reminders", &[("how", "often")]).await;
    assert!(!world.reminded(first).is_empty());
}

/// W-72: whoever was called again is reminded of that like anybody else.
#[tokio::test(flavor = "multi_thread")]
async fn w_72_a_new_call_has_reminders_of_its_own() {
    let world = World::with(trek()).await;
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    world.pass(HOUR * 13).await;
    world.turn_of(&table, first).await;
    assert_eq!(world.reminded(first).len(), 1);
    world.pass(HOUR * 12 + HOUR / 30).await;
    assert_eq!(world.reminded(first).len(), 2);
}

/// Live, everybody is called and reminded where they play, whatever they set.
#[tokio::test(flavor = "multi_thread")]
async fn live_everything_is_said_in_the_channel() {
    let world = World::with(trek()).await;
    for user in PEOPLE {
        world.command(user, "settings pings", &[("how", "direct")]).await;
    }
    let (_, first) = playing(&world, &PEOPLE, "evening").await;
    assert_eq!(world.board().expect("a board").post.mentions, [first.id]);
    world.pass(Duration::from_secs(16 * 60)).await;
    let said = world.noticed(WAITING);
    assert!(said.len() == 1 && said[0].mentions == [first.id], "{said:?}");
    assert_eq!(world.reminded(first), []);
}

/// Whoever rests when they are called, and wants to be called directly, is told when they rest no more.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_directly_while_they_rest() {
    let world = World::with(trek()).await;
    let hour = (world.clock.now() / 3_600_000).rem_euclid(24);
    let (begin, end) = ((hour + 23).rem_euclid(24).to_string(), (hour + 2).rem_euclid(24).to_string());
    for user in PEOPLE {
        world.command(user, "settings pings", &[("how", "direct")]).await;
        world.command(user, "settings zone", &[("zone", "UTC")]).await;
        world.command(user, "settings quiet", &[("begin", &begin), ("end", &end)]).await;
    }
    let (table, first) = playing(&world, &PEOPLE, "day").await;
    let called =
        || world.chat.direct_messages(first.id).iter().filter(|said| said.post.text.contains("Your turn: ")).count();
    assert!(called() == 0 && world.is_set(&table, AlarmKind::Call).await);
    world.pass(HOUR * 2).await;
    assert!(called() == 1 && !world.is_set(&table, AlarmKind::Call).await);
}
