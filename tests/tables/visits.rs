//! Visits: who has just pressed is led on in the same panel as long as nobody else decides, without a board and without a
//! ping; where they may not have read so, a board calls them.

use std::time::Duration;

use guildhall::chat::{ChatError, Host, InteractionId, Post, What};
use guildhall::record::Entry;
use guildhall::store::AlarmKind;

use crate::support::fake::{Call, FakeChat};
use crate::votes::record;
use crate::weeks::{DAY, TWO, trek};
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const AGAIN: &str = "Your turn again: ";
const TURN: [&str; 4] = ["walk.p1", "walk.p2", "walk.p3", "end"];

/// What was said of somebody whom bots alone brought their next turn, before it and since.
struct Led {
    world: World,
    table: String,
    /// Their press that ended the turn before.
    press: InteractionId,
    posts: usize,
    pings: usize,
}

impl World {
    /// Lets Anna end a turn; gives the press that did. `fails` is the trouble its answers meet.
    async fn end_of_turn(&self, table: &str, fails: Option<&ChatError>) -> InteractionId {
        for path in &TURN[..3] {
            self.play(table, ANNA, path).await;
        }
        self.settled().await;
        for error in fails.into_iter().cycle().take(if fails.is_some() { 3 } else { 0 }) {
            self.chat.fail(Call::Answer, error.clone());
            self.chat.fail(Call::Follow, error.clone());
        }
        let entries = self.row(table).await.entries;
        let id = format!("{table}.{entries}.end!");
        let incoming = self.incoming(ANNA, here(), What::Press { id, values: Vec::new() });
        let press = incoming.reply.interaction;
        self.manager.serve(incoming).await;
        for _ in 0..2000 {
            if self.row(table).await.entries > entries {
                return press;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("her turn does not end: {:?}", self.chat.answers(press));
    }

    async fn is_reminded(&self, table: &str, user: User) -> bool {
        self.alarms(table).await.keys().any(|of| of.kind == AlarmKind::Remind && of.user == Some(user.id))
    }

    async fn is_led_on(&self, table: &str) -> bool {
        self.alarms(table).await.keys().any(|of| of.kind == AlarmKind::Visit)
    }
}

/// Anna alone with a bot, which moves after her: it is her turn again. `fails` is the trouble her answers meet.
async fn led_on(fails: Option<ChatError>) -> Led {
    for _ in 0..20 {
        let world = World::with(trek()).await;
        let table = world.playing(&[ANNA], 1).await;
        let (posts, pings) = (world.chat.messages(HERE).len(), world.chat.pings(ANNA.id));
        let press = world.end_of_turn(&table, fails.as_ref()).await;
        let seat = world.seat_of(&table, ANNA).await;
        for _ in 0..2000 {
            // Once it is her turn nothing moves any more: who moved last is asked after that.
            if world.awaited(&table, &[ANNA]).await == [ANNA] {
                let moved = record(&world, &table).await.into_iter().rev().find_map(|entry| match entry {
                    Entry::Played { seat, auto: false, .. } => Some(seat),
                    _ => None,
                });
                // Lots may have given her two turns in a row.
                if moved == Some(seat) {
                    break;
                }
                world.settled().await;
                return Led { world, table, press, posts, pings };
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    panic!("the bot never moves after her");
}

/// W-70: the same panel says so, and the board that called her follows.
#[tokio::test(flavor = "multi_thread")]
async fn w_70_whom_bots_bring_the_next_turn_is_led_on_in_the_same_panel() {
    let Led { world, table, press, posts, pings } = led_on(None).await;
    let said: Vec<Post> = world.chat.answers(press);
    let newest = said.last().expect("an answer");
    let again = newest.text.lines().nth(1).unwrap_or_default();
    assert!(newest.text.contains(" · ") && again.starts_with(AGAIN), "{}", newest.text);
    let current = format!("{table}.{}.", world.row(&table).await.entries);
    assert!(ids(newest).iter().any(|id| id.starts_with(&current)));
    assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(ANNA.id)), (posts, pings));
    assert!(world.is_led_on(&table).await);
    // She goes on, or does nothing: she has read it, and is not called.
    world.pass(HOUR).await;
    assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(ANNA.id)), (posts, pings));
    assert!(!world.is_led_on(&table).await);
}

/// W-71: what does not arrive leads nobody on.
#[tokio::test(flavor = "multi_thread")]
async fn w_71_whoever_did_not_read_it_is_called_by_a_board() {
    let Led { world, table, posts, pings, .. } = led_on(Some(ChatError::Late)).await;
    assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(ANNA.id)), (posts + 1, pings + 1));
    assert!(!world.is_led_on(&table).await);
    world.pass(HOUR).await;
    assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(ANNA.id)), (posts + 1, pings + 1));
}

/// Nobody knows after a restart what was read: a board calls, once.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_led_on_before_a_restart_is_called_by_a_board() {
    let Led { world, table, posts, pings, .. } = led_on(None).await;
    let world = world.restarted(trek()).await;
    for _ in 0..2 {
        world.press(ANNA, &format!("{table}.0.~scores")).await;
        world.settled().await;
        assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(ANNA.id)), (posts + 1, pings + 1));
        world.pass(HOUR).await;
    }
}

/// Somebody among two people who has two turns in a row; the table, their due before and how many said it was.
async fn twice_in_a_row() -> (World, String, User, i64) {
    for _ in 0..40 {
        let world = World::with(trek()).await;
        let table = world.paced(&TWO, "day").await;
        for _ in 0..7 {
            let user = world.awaited(&table, &TWO).await[0];
            let due = world.due_of(&table, user).await;
            world.later(HOUR).await;
            for path in TURN {
                world.play(&table, user, path).await;
            }
            if world.awaited(&table, &TWO).await == [user] {
                return (world, table, user, due);
            }
            world.settled().await;
        }
    }
    panic!("no lot gives anybody two turns in a row");
}

/// W-70, W-72: a turn right after one's own is a new call, though nothing is posted: with all its time, and its reminders.
#[tokio::test(flavor = "multi_thread")]
async fn w_72_whoever_is_led_on_is_reminded_as_always() {
    let (world, table, user, due) = twice_in_a_row().await;
    world.settled().await;
    let now = world.due_of(&table, user).await;
    assert!(now > due && now - world.clock.now() > DAY.as_millis() as i64 - 60_000, "{due} {now}");
    let (posts, pings) = (world.chat.messages(HERE).len(), world.chat.pings(user.id));
    let waiting = ["the table is waiting for you", "rád vár az asztal"];
    let reminded = || {
        let said = world.chat.direct_messages(user.id).into_iter().map(|said| said.post.text);
        said.filter(|text| waiting.iter().any(|part| text.contains(part))).count()
    };
    let before = reminded();
    world.pass(HOUR * 11).await;
    assert_eq!(reminded(), before);
    world.pass(HOUR + HOUR / 30).await;
    assert_eq!(reminded(), before + 1);
    assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(user.id)), (posts, pings + 1), "by that alone");
}

/// W-111: an undo alone takes back the call of somebody else, with what waits to be said of it; whoever took back is there.
#[tokio::test(flavor = "multi_thread")]
async fn w_111_an_undo_alone_takes_back_a_call_and_what_waits_to_be_said_of_it() {
    let mut world = World::new().await;
    world.game = "burgundy";
    let people = [ANNA, DOROTA];
    let table = world.paced(&people, "day").await;
    let user = world.awaited(&table, &people).await[0];
    let other = if user == ANNA { DOROTA } else { ANNA };
    world.command(other, "settings pings", &[("how", "direct")]).await;
    world.chat.shut(FakeChat::direct_channel(other.id), Some(ChatError::Transport("down".to_owned())));
    for _ in 0..2 {
        let panel = world.press(user, &format!("{table}.0.~play")).await;
        let workers = ids(&panel).into_iter().find(|id| id.contains(".workers.")).expect("workers can be taken");
        world.press(user, &workers).await;
    }
    world.play(&table, user, "end").await;
    let calls = || world.chat.direct_messages(other.id).len();
    let before = calls();
    assert!(world.is_reminded(&table, other).await);
    // Their call by direct message waits; the board of it does not.
    let mut old = world.board().expect("a board").post;
    for _ in 0..2000 {
        if old.text.lines().next().is_some_and(|head| head.contains(if other == ANNA { "Anna" } else { "Do\\*" })) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
        old = world.board().expect("a board").post;
    }
    let (posts, pings) = (world.chat.messages(HERE).len(), world.chat.pings(user.id));
    let asked = world.press(user, &format!("{table}.0.~undo")).await;
    world.press(user, &id_of(&asked, "Undo my whole turn")).await;
    assert!(!world.is_reminded(&table, other).await);
    world.chat.shut(FakeChat::direct_channel(other.id), None);
    world.pass(Duration::from_secs(1)).await;
    world.pass(HOUR).await;
    assert_eq!(calls(), before, "they are told nothing");
    assert_eq!((world.chat.messages(HERE).len(), world.chat.pings(user.id)), (posts + 1, pings));
    let declined = world.press(other, &id_of(&old, "Play")).await;
    assert!(declined.text.starts_with("It's not your turn."), "{}", declined.text);
}
