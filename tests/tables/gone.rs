//! Who has left the server: found out where it matters, told to the others once, and asked no more; whoever is there again
//! loses nothing. The case numbers are those of the specification of weeks of play.

use std::time::Duration;

use guildhall::chat::{Ballot, ChatError};
use guildhall::store::{ClockState, Outcome, Stage};

use crate::support::fake::{Call, Said};
use crate::votes::{now, vote};
use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const GONE: &str = "is no longer in this server";

impl World {
    /// Anna alone has not decided, and is gone when she would be reminded; gives what the others are asked.
    async fn anna_gone(&self, people: &[User], pace: &str) -> (String, Said) {
        let table = self.paced(people, pace).await;
        self.keep(&table, &people[1..]).await;
        self.chat.leave(ANNA.id, true);
        self.pass(if pace == "none" { DAY + MINUTE } else { 12 * HOUR + MINUTE }).await;
        (table, vote(self))
    }

    /// How often a person was reminded directly.
    fn told(&self, user: User) -> usize {
        let parts = ["waiting for you", "only you are missing"];
        let said = self.chat.direct_messages(user.id);
        said.iter().filter(|said| parts.iter().any(|part| said.post.text.contains(part))).count()
    }

    /// The seats of bots.
    async fn seats_of_bots(&self, table: &str) -> Vec<u8> {
        let seats = self.store.seats(table.parse().expect("a name")).await.expect("readable");
        (0..).zip(&seats).filter(|(_, sitter)| sitter.user().is_none()).map(|(seat, _)| seat).collect()
    }

    /// Which seats hold people who are known to be gone.
    async fn known_gone(&self, table: &str) -> Vec<bool> {
        let seats = self.store.seats(table.parse().expect("a name")).await.expect("readable");
        let gone = |seat: &_| matches!(seat, guildhall::store::Sitter::Person { gone: Some(_), .. });
        seats.iter().map(gone).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn w_79_who_is_gone_is_not_reminded_and_the_others_are_asked() {
    let world = World::with(toy()).await;
    let (table, asked) = world.anna_gone(&THREE, "day").await;
    assert_eq!(world.told(ANNA), 0);
    let text =
        [("<@2> <@3>"), ("<@3> <@2>")].map(|who| format!("Anna {GONE}. {who}: what now? 2 of 2 votes settle it."));
    assert!(text.contains(&asked.post.text), "{}", asked.post.text);
    let labels: Vec<String> = buttons(&asked.post).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Wait 24 hours more", "A bot makes this move", "A bot takes the seat"]);
    // Boards are brought up to date after some seconds at the latest.
    world.pass(Duration::from_secs(10)).await;
    assert!(!world.board().expect("a board").post.text.contains("Due"), "nobody waits for her time");
    // Once: what is said to her stops, and the time of the call is asked about no second time.
    world.pass(DAY).await;
    assert_eq!((world.told(ANNA), world.late_votes(&table).await.len(), world.said(GONE)), (0, 1, 1));
    for user in [BELA, CECYLIA] {
        world.choose(&table, user, "seat").await;
    }
    assert!(now(&world, &asked).text.contains("who can come back at any time"), "{}", now(&world, &asked).text);
    // For whoever is not there the seat is not kept.
    let seat = world.seats_of_bots(&table).await[0];
    let wanted = world.press(STRANGER, &format!("{table}.0.~seat.{seat}")).await;
    assert!(wanted.text.contains("I've asked the table"), "{}", wanted.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn w_80_who_is_there_again_loses_nothing() {
    let world = World::with(toy()).await;
    let (table, asked) = world.anna_gone(&THREE, "day").await;
    world.choose(&table, BELA, "seat").await;
    world.chat.leave(ANNA.id, false);
    let entries = world.row(&table).await.entries;
    world.press(ANNA, &format!("{table}.{entries}.~play")).await;
    world.settled().await;
    let settled = now(&world, &asked);
    assert!(settled.text == "Settled: Anna is here again." && settled.rows.is_empty(), "{}", settled.text);
    assert_eq!(
        (world.states(&table).await, world.known_gone(&table).await.contains(&true)),
        (vec![ClockState::Running], false)
    );
    // Twelve hours were left, and a day is the least.
    let left = world.due_of(&table, ANNA).await - world.clock.now();
    assert!((DAY - 2 * MINUTE..=DAY + MINUTE).contains(&Duration::from_millis(left.cast_unsigned())), "{left}");
    world.choose(&table, CECYLIA, "seat").await;
    assert_eq!(world.seats_of_bots(&table).await, Vec::<u8>::new());
    world.pass(12 * HOUR + MINUTE).await;
    assert_eq!((world.told(ANNA), world.late_votes(&table).await.len()), (1, 1), "she is reminded as anybody is");
}

/// W-80: the next look finds out as well that somebody is there again.
#[tokio::test(flavor = "multi_thread")]
async fn w_80_the_next_look_finds_who_is_there_again() {
    let world = World::with(toy()).await;
    let (table, asked) = world.anna_gone(&THREE, "day").await;
    for user in [BELA, CECYLIA] {
        world.choose(&table, user, "wait").await;
    }
    assert!(
        now(&world, &asked).text.starts_with("Decided: we wait. New deadline: <t:"),
        "{}",
        now(&world, &asked).text
    );
    world.pass(12 * HOUR + MINUTE).await;
    assert_eq!((world.told(ANNA), world.late_votes(&table).await.len()), (0, 1), "that long it was to be waited");
    world.chat.leave(ANNA.id, false);
    world.pass(12 * HOUR).await;
    let again = vote(&world).post.text;
    assert!(again.starts_with("Anna: time is up."), "{again}");
    assert!(!world.known_gone(&table).await.contains(&true));
}

#[tokio::test(flavor = "multi_thread")]
async fn w_81_a_look_that_fails_finds_nobody_gone() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    world.chat.fail(Call::Look, ChatError::Transport("500".to_owned()));
    world.pass(12 * HOUR + MINUTE).await;
    assert_eq!((world.told(ANNA), world.late_votes(&table).await), (1, vec![]));
    assert!(!world.known_gone(&table).await.contains(&true));
    world.pass(10 * HOUR).await;
    assert_eq!((world.told(ANNA), world.chat.looked_up()), (2, vec![ANNA.id]));
}

#[tokio::test(flavor = "multi_thread")]
async fn w_110_without_a_deadline_it_is_waited_until_the_next_call() {
    let world = World::with(toy()).await;
    let (table, asked) = world.anna_gone(&THREE, "none").await;
    let labels: Vec<String> = buttons(&asked.post).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Wait", "A bot makes this move", "A bot takes the seat"]);
    for user in [BELA, CECYLIA] {
        world.choose(&table, user, "wait").await;
    }
    assert_eq!(now(&world, &asked).text, "Decided: we wait.");
    let said = world.chat.all().len();
    for _ in 0..10 {
        world.pass(3 * DAY).await;
    }
    assert_eq!((world.chat.all().len(), world.late_votes(&table).await.len()), (said, 1), "nothing further");
}

/// W-110, of the next call: whoever is gone is looked up again at its first reminder.
#[tokio::test(flavor = "multi_thread")]
async fn w_110_the_next_call_is_asked_about_anew() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "none").await;
    let gone = world.awaited(&table, &TWO).await[0];
    let other = if gone == ANNA { BELA } else { ANNA };
    world.chat.leave(gone.id, true);
    world.pass(DAY + MINUTE).await;
    world.choose(&table, other, "wait").await;
    // They are there for a turn.
    let (mut user, mut played) = (gone, Vec::new());
    while user != gone || !played.contains(&other) {
        for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
            world.play(&table, user, path).await;
        }
        world.settled().await;
        assert!(!world.known_gone(&table).await.contains(&true));
        played.push(user);
        user = world.awaited(&table, &TWO).await[0];
    }
    world.pass(DAY - MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 1);
    world.pass(2 * MINUTE).await;
    assert_eq!(world.late_votes(&table).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn w_122_who_is_gone_decides_nothing() {
    let world = World::with(toy()).await;
    let (table, asked) = anna_late(&world, &THREE).await;
    world.chat.leave(CECYLIA.id, true);
    world.choose(&table, BELA, "move").await;
    assert_eq!(world.late_votes(&table).await[0].outcome, None);
    world.pass(DAY).await;
    assert_eq!(world.late_votes(&table).await[0].choices, [(BELA.id, Ballot::Move)]);
    assert!(now(&world, &asked).text.starts_with("Decided: Bot Normal"), "{}", now(&world, &asked).text);
    assert_eq!(world.asked_again(CECYLIA), []);
}

/// 3.7: a direct message that says no server is shared is looked into at once, and the channel hears nothing of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_to_somebody_gone_is_looked_into() {
    let world = World::with(toy()).await;
    world.command(ANNA, "settings pings", &[("how", "direct")]).await;
    let table = world.seated(&[BELA, ANNA, CECYLIA], 0).await;
    world.chat.leave(ANNA.id, true);
    world.press(BELA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.said("I couldn't reach you directly"), 0);
    assert_eq!(world.store.takes_direct(table.parse().unwrap(), ANNA.id).await.unwrap(), None);
    assert_eq!(world.said(GONE), 1);
}

/// Of two votes, one on closing: whoever is gone is asked in neither, and holds nobody up.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_holds_no_vote_up() {
    let world = World::with(toy()).await;
    let (table, _) = world.anna_gone(&THREE, "day").await;
    world.press(BELA, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    world.choose(&table, CECYLIA, "yes").await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
}

/// Everybody is gone: nobody is asked, and nothing is said.
#[tokio::test(flavor = "multi_thread")]
async fn where_everybody_is_gone_the_table_rests() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "none").await;
    THREE.iter().for_each(|user| world.chat.leave(user.id, true));
    let said = world.chat.messages(HERE).len();
    for _ in 0..4 {
        world.pass(4 * DAY).await;
    }
    // Whoever was looked up first, the others were asked about, until they were not there either.
    assert_eq!((world.chat.messages(HERE).len(), world.known_gone(&table).await), (said + 1, vec![true; 3]));
    assert_eq!((world.said("Nobody of this table is in this server any more."), world.told(ANNA)), (1, 0));
    world.press(BELA, &format!("{table}.0.~scores")).await;
    world.settled().await;
    let asked = vote(&world).post;
    assert!(asked.text.ends_with("<@2>: what now? You decide."), "{}", asked.text);
}

/// What was found out outlives the program.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_found_out_outlives_the_program() {
    let settings = toy();
    let world = World::with(settings).await;
    let (table, asked) = world.anna_gone(&THREE, "day").await;
    let world = world.restarted(settings).await;
    world.choose(&table, BELA, "wait").await;
    assert!(now(&world, &asked).text.starts_with(&format!("Anna {GONE}.")), "{}", now(&world, &asked).text);
    assert_eq!((world.known_gone(&table).await.iter().filter(|gone| **gone).count(), world.said(GONE)), (1, 1));
    let back = world.press(ANNA, &format!("{table}.0.~scores")).await;
    assert!(!back.text.is_empty());
    world.settled().await;
    assert!(matches!(world.late_votes(&table).await[0].outcome, Some(Outcome::Back { .. })));
}
