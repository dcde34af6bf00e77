//! People who are away: no time of theirs runs out, at any of their tables, and they can move all the same.

use std::time::Duration;

use guildhall::chat::{ChannelId, ChatError, Place};
use guildhall::store::{AlarmKind, ClockState, Outcome};

use crate::support::fake::FakeChat;
use crate::votes::{now, others, vote};
use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const NOTICE: &str = "; deadlines wait.";
const BACK: &str = "You're back. Waiting for you:";

/// A channel of its own.
pub fn room(number: u64) -> Place {
    Place { channel: ChannelId(700 + number), ..here() }
}

impl World {
    /// Tables of these people in rooms of their own, all at that pace.
    pub async fn rooms(&self, people: &[User], pace: &str, rooms: u64) -> Vec<String> {
        let mut tables = Vec::new();
        for number in 0..rooms {
            tables.push(self.room(people, pace, number).await);
        }
        tables
    }

    /// A table of these people in a room of its own.
    pub async fn room(&self, people: &[User], pace: &str, number: u64) -> String {
        let (room, seats) = (room(number), people.len().to_string());
        let options = [("seats", seats.as_str()), ("where", "channel"), ("language", "en"), ("pace", pace)];
        self.command_in(room.clone(), people[0], "table new", &options).await;
        let table = self.store.table_in(room.channel).await.unwrap().expect("a table").id.to_string();
        for user in &people[1..] {
            self.press_in(room.clone(), *user, &format!("{table}.0.~join"), &[]).await;
        }
        self.press_in(room.clone(), people[0], &format!("{table}.0.~start"), &[]).await;
        self.settled().await;
        table
    }

    /// Somebody says for how many days they are away.
    async fn away(&self, user: User, days: &str) -> String {
        self.command(user, "settings zone", &[("zone", "UTC")]).await;
        let said = self.command(user, "settings away", &[("days", days)]).await;
        self.settled().await;
        said.text
    }

    /// How often that stands in a message that was sent directly to a person.
    pub fn heard(&self, user: User, text: &str) -> Vec<String> {
        let said = self.chat.direct_messages(user.id).into_iter().map(|said| said.post.text);
        said.filter(|said| said.contains(text)).collect()
    }

    /// How long a clock has left, in hours, rounded.
    pub async fn hours_left(&self, table: &str, user: User) -> i64 {
        (self.due_of(table, user).await - self.clock.now() + 1_800_000) / 3_600_000
    }
}

/// Whoever is away keeps the time they had left, which is a day at least when they are back; the table is told once where it
/// waits for them, and they are told how they can be back.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_keeps_their_time() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "three").await;
    let user = world.awaited(&table, &TWO).await[0];
    let other = others(&TWO, user)[0];
    let noon = world.command(user, "settings away", &[("days", "7")]).await;
    assert!(!selects(&noon).is_empty(), "a day ends where they live: {}", noon.text);
    world.pass(10 * HOUR).await;
    let said = world.away(user, "7").await;
    assert!(said.contains(":D>"), "{said}");
    assert_eq!(world.states(&table).await, [ClockState::Frozen]);
    assert_eq!(world.said(NOTICE), 1);
    let board = world.board().expect("a board").post.text;
    assert!(board.contains(&format!("{} is away until <t:", user.name)) && !board.contains("Due"), "{board}");
    world.away(user, "20").await;
    assert_eq!(world.said(NOTICE), 1, "another day is no news");
    let nudge = world.press(other, &format!("{table}.0.~nudge")).await;
    assert!(nudge.text.contains(":D>"), "{}", nudge.text);
    world.pass(10 * DAY).await;
    assert_eq!((world.late_votes(&table).await, world.heard(user, "waiting")), (vec![], vec![]));
    world.press(user, "-.0.~back").await;
    world.pass(GATHERED).await;
    assert_eq!(world.states(&table).await, [ClockState::Running]);
    assert_eq!(world.hours_left(&table, user).await, 62);
    assert!(!world.alarms(&table).await.keys().any(|of| of.kind == AlarmKind::AwayEnd));
    assert!(!world.board().expect("a board").post.text.contains("away"), "the board says no more of it");
    world.away(other, "3").await;
    assert_eq!(world.said(NOTICE), 1, "nobody waits for them");
}

/// They can play all the time; their panel says that they are away and takes it back.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_can_move_and_come_back_with_a_press() {
    let world = World::with(trek()).await;
    let table = world.paced(&[ANNA, DOROTA], "day").await;
    let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    world.away(user, "7").await;
    let panel = world.play(&table, user, "walk.p1").await;
    assert!(panel.text.contains("-# You're away until <t:"), "{}", panel.text);
    for path in ["walk.p2", "walk.p3"] {
        world.play(&table, user, path).await;
    }
    let done = world.play(&table, user, "end").await;
    let labels: Vec<String> = buttons(&done).into_iter().map(|button| button.label).collect();
    assert_eq!(labels[labels.len() - 2..], ["I'm back", "Close"], "{labels:?}");
    let back = world.press(user, &id_of(&done, "I'm back")).await;
    assert_eq!(back.text, "You're back. Nothing is waiting for you.");
}

/// W-31: whoever is late and goes away stays late; those who decide read of it, and what they decide counts.
#[tokio::test(flavor = "multi_thread")]
async fn w_31_a_vote_on_whoever_is_late_goes_on_while_they_are_away() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    world.pass(DAY + MINUTE).await;
    let asked = vote(&world);
    world.away(ANNA, "7").await;
    assert_eq!(world.states(&table).await, [ClockState::Late]);
    // What a vote says beside its question is touched up when there is time.
    let says_so =
        || now(&world, &asked).text.lines().last().is_some_and(|line| line.starts_with("Anna is away until <t:"));
    for _ in 0..500 {
        if says_so() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(says_so(), "{}", now(&world, &asked).text);
    world.choose(&table, BELA, "wait").await;
    world.choose(&table, CECYLIA, "wait").await;
    let settled = now(&world, &asked).text;
    assert!(settled.starts_with("Decided: we wait. New deadline: <t:"), "{settled}");
    assert_eq!(world.states(&table).await, [ClockState::Frozen], "as long as they are away");
    let until = settled.trim_end_matches(":R>.").rsplit(':').next().and_then(|at| at.parse::<i64>().ok());
    assert!(until.expect("a moment") * 1000 > world.clock.now() + 7 * 24 * 3_600_000, "{settled}");
}

/// W-32: whoever chose before they went away counts; whoever had not chosen does not, unless they do.
#[tokio::test(flavor = "multi_thread")]
async fn w_32_whoever_is_away_counts_where_they_choose() {
    let world = World::with(toy()).await;
    let table = world.paced(&FOUR, "day").await;
    world.keep(&table, &FOUR[1..]).await;
    world.pass(DAY + MINUTE).await;
    let asked = vote(&world);
    assert!(asked.post.text.contains("2 of 3 votes settle it."), "{}", asked.post.text);
    world.choose(&table, BELA, "move").await;
    world.away(BELA, "7").await;
    assert!(now(&world, &asked).text.contains("2 of 3 votes settle it."), "{}", now(&world, &asked).text);
    world.away(CECYLIA, "7").await;
    world.pass(GATHERED).await;
    assert!(now(&world, &asked).text.contains("2 of 2 votes settle it."), "{}", now(&world, &asked).text);
    world.choose(&table, CECYLIA, "move").await;
    assert_eq!(world.late_votes(&table).await[0].outcome, Some(Outcome::BotMoves));
}

/// W-45: where one of the others is away, the other alone is asked; where all are, nobody can agree.
#[tokio::test(flavor = "multi_thread")]
async fn w_45_whoever_is_away_is_not_asked_to_agree() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let first = world.awaited(&table, &THREE).await[0];
    let two = others(&THREE, first);
    world.away(two[0], "7").await;
    let entries = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{entries}.role.prospector!")).await;
    world.settled().await;
    let ask = async || {
        let panel = world.press(first, &format!("{table}.0.~undo")).await;
        let ask = ids(&panel).into_iter().find(|id| id.contains("~ask.")).expect("a way to ask");
        let asked = world.press(first, &ask).await;
        world.settled().await;
        asked
    };
    ask().await;
    assert_eq!(vote(&world).post.mentions, [two[1].id]);
    world.choose(&table, two[1], "no").await;
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let first = world.awaited(&table, &THREE).await[0];
    for user in others(&THREE, first) {
        world.away(user, "7").await;
    }
    let entries = world.row(&table).await.entries;
    world.press(first, &format!("{table}.{entries}.role.prospector!")).await;
    world.settled().await;
    let panel = world.press(first, &format!("{table}.0.~undo")).await;
    let ask = ids(&panel).into_iter().find(|id| id.contains("~ask.")).expect("a way to ask");
    world.press(first, &ask).await;
    assert_eq!(world.votes(&table).await, [], "nobody is asked");
}

/// W-57: an absence that is over is told once, directly, with all that waits.
#[tokio::test(flavor = "multi_thread")]
async fn w_57_three_tables_that_wait_are_three_lines_of_one_message() {
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA];
    let tables = world.rooms(&people, "day", 3).await;
    for table in &tables {
        world.keep(table, &[DOROTA]).await;
    }
    world.away(ANNA, "3").await;
    let pings = world.chat.pings(ANNA.id);
    world.pass(5 * DAY).await;
    let heard = world.heard(ANNA, BACK);
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert_eq!(heard[0].matches("\n").count(), 3, "{}", heard[0]);
    assert_eq!(heard[0].matches("due <t:").count(), 3, "{}", heard[0]);
    assert_eq!(world.chat.pings(ANNA.id), pings, "called by nothing");
    for table in tables {
        assert!(world.hours_left(&table, ANNA).await > 20);
    }
}

/// W-58: where no direct message gets through, nothing is said, and the clocks run.
#[tokio::test(flavor = "multi_thread")]
async fn w_58_where_nothing_gets_through_the_clocks_run_all_the_same() {
    let world = World::with(toy()).await;
    let table = world.paced(&[ANNA, DOROTA], "day").await;
    world.chat.close_direct(ANNA.id, true);
    world.away(ANNA, "3").await;
    let board = world.board().expect("a board");
    world.pass(5 * DAY).await;
    assert_eq!((world.heard(ANNA, BACK), world.said("You're back")), (vec![], 0));
    assert!(world.states(&table).await.contains(&ClockState::Running));
    assert!(now(&world, &board).text.contains("Anna (<t:"), "{}", now(&world, &board).text);
}

/// W-59: whoever is away is called as always, without a deadline and without reminders.
#[tokio::test(flavor = "multi_thread")]
async fn w_59_whoever_is_away_is_called_and_not_pressed() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let first = world.awaited(&table, &TWO).await[0];
    let away = others(&TWO, first)[0];
    world.away(away, "30").await;
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        world.play(&table, first, path).await;
    }
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert!(board.mentions == [away.id] && !board.text.contains("Due"), "{}", board.text);
    world.pass(20 * DAY).await;
    assert_eq!((world.states(&table).await, world.heard(away, "waiting")), (vec![ClockState::Frozen], vec![]));
}

/// W-107: whoever alone could decide is away: nothing is said until they are back.
#[tokio::test(flavor = "multi_thread")]
async fn w_107_a_vote_waits_for_whoever_is_away() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    world.away(BELA, "5").await;
    world.pass(2 * DAY).await;
    assert_eq!(world.states(&table).await, [ClockState::Late]);
    assert_eq!((world.late_votes(&table).await, world.said("time is up"), world.said("Time is up")), (vec![], 0, 0));
    world.pass(4 * DAY).await;
    assert_eq!(vote(&world).post.mentions, [BELA.id]);
}

/// W-116: what a person says about being away is known to all their tables, whatever happens to the program meanwhile, and no
/// table hears it twice.
#[tokio::test(flavor = "multi_thread")]
async fn w_116_no_table_is_forgotten_and_none_told_twice() {
    let settings = toy();
    let world = World::with(settings).await;
    let tables = world.rooms(&[ANNA, DOROTA], "day", 3).await;
    world.manager.stop().await;
    // The program is killed as soon as it is stored, and again when two of the tables have heard.
    let until = world.clock.now() + 7 * 24 * 3_600_000;
    let set = world.store.set_away(ANNA.id, Some(until), world.clock.now()).await.expect("stored");
    assert_eq!(set.len(), 3);
    let world = world.restarted(settings).await;
    world.pass(MINUTE).await;
    let world = world.restarted(settings).await;
    world.pass(MINUTE).await;
    let notices = |room: u64| {
        let said = world.chat.messages(crate::away::room(room).channel);
        said.into_iter().filter(|said| said.post.text.contains(NOTICE)).count()
    };
    assert_eq!([notices(0), notices(1), notices(2)], [1; 3]);
    for table in tables {
        let seat = world.seat_of(&table, ANNA).await;
        let clocks = world.store.load(table.parse().expect("a name")).await.expect("readable").clocks;
        assert_eq!(clocks[&seat].state, ClockState::Frozen);
        assert!(!world.alarms(&table).await.keys().any(|of| of.kind == AlarmKind::Away));
    }
}

/// W-78, W-118: what nobody could be told makes nobody late: the clock stands still until they are here or the channel is back.
#[tokio::test(flavor = "multi_thread")]
async fn w_78_w_118_nobody_is_late_for_what_could_not_be_told() {
    let world = World::with(trek()).await;
    let people = [ANNA, DOROTA];
    let table = world.rooms(&people, "day", 1).await.remove(0);
    let first = world.awaited(&table, &people).await[0];
    let next = others(&people, first)[0];
    world.chat.close_direct(next.id, true);
    world.chat.shut(room(0).channel, Some(ChatError::Gone("no".to_owned())));
    for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
        let entries = world.row(&table).await.entries;
        world.press_in(direct(first), first, &format!("{table}.{entries}.{path}!"), &[]).await;
    }
    world.settled().await;
    assert_eq!(world.states(&table).await, [ClockState::Frozen]);
    world.pass(5 * DAY).await;
    assert_eq!((world.states(&table).await, world.late_votes(&table).await), (vec![ClockState::Frozen], vec![]));
    world.command_in(direct(next), next, "hand", &[]).await;
    world.settled().await;
    assert_eq!(world.states(&table).await, [ClockState::Running]);
    assert_eq!(world.hours_left(&table, next).await, 24);
    world.chat.shut(room(0).channel, None);
    world.press_in(room(0), next, &format!("{table}.0.~more"), &[]).await;
    world.settled().await;
    assert_eq!(world.states(&table).await, [ClockState::Running]);
    assert_eq!(FakeChat::direct_channel(next.id), direct(next).channel);
}
