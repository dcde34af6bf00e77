//! Private panels that are over: closed, or settled elsewhere.

use std::time::Duration;

use guildhall::chat::{Ack, ChatError, Host, Incoming, InteractionId, Place, Post, What};

use crate::support::fake::Call;
use crate::votes::others;
use crate::weeks::{DAY, MINUTE, TWO, toy, trek};
use crate::world::*;

const GONE: [&str; 2] = ["This question is settled.", "Ez a kérdés már eldőlt."];

impl World {
    /// A press on a panel, or one that opens one.
    fn pressed(&self, user: User, place: Place, ack: Ack, id: String) -> Incoming {
        let mut incoming = self.incoming(user, place, What::Press { id, values: Vec::new() });
        incoming.reply.ack = ack;
        incoming
    }

    /// What stands in a panel, once something else does than that.
    async fn other_than(&self, panel: InteractionId, before: &Post) -> Option<Post> {
        for _ in 0..500 {
            let last = self.chat.answers(panel).pop();
            if last.as_ref() != Some(before) {
                return last;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        None
    }
}

/// *Close* takes a panel away; where that does not work it says that it is closed.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_closed_is_taken_away() {
    let world = World::with(trek()).await;
    let table = world.playing(&TWO, 0).await;
    let close = || world.pressed(ANNA, here(), Ack::Update, format!("{table}.1.~close"));
    let closed = close();
    let interaction = closed.reply.interaction;
    world.manager.serve(closed).await;
    for _ in 0..500 {
        if world.chat.withdrawn() == [interaction] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert_eq!((world.chat.withdrawn(), world.chat.answers(interaction)), (vec![interaction], vec![]));
    world.chat.fail(Call::Withdraw, ChatError::Transport("down".to_owned()));
    let stays = world.ask(close()).await;
    assert!(stays.text.starts_with("Closed.") && stays.rows.is_empty(), "{}", stays.text);
}

/// A panel whose question is answered in a direct message, or by a bot, is settled; the one that answered it is not.
#[tokio::test(flavor = "multi_thread")]
async fn a_panel_whose_question_was_settled_elsewhere_says_so() {
    let world = World::with(trek()).await;
    let table = world.paced(&TWO, "day").await;
    let user = world.awaited(&table, &TWO).await[0];
    let open = |id: &str| world.pressed(user, here(), Ack::Private, format!("{table}.0.{id}"));
    let panel = open("~play");
    let first = panel.reply.interaction;
    let asked = world.ask(panel).await;
    world.press_in(direct(user), user, &format!("{table}.{}.walk.p1!", world.row(&table).await.entries), &[]).await;
    let gone = world.other_than(first, &asked).await.expect("something else");
    assert!(GONE.contains(&gone.text.as_str()) && gone.rows.is_empty() && gone.picture.is_none(), "{}", gone.text);
    // The same by its own press: it goes on with the next question.
    let panel = open("~play");
    let second = panel.reply.interaction;
    let asked = world.ask(panel).await;
    let on = format!("{table}.{}.walk.p2!", world.row(&table).await.entries);
    let own = world.ask(world.pressed(user, here(), Ack::Update, on)).await;
    assert!(!own.rows.is_empty() && world.other_than(second, &asked).await.is_none(), "{}", own.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_moves_for_somebody_settles_their_question() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "day").await;
    world.keep(&table, &[BELA]).await;
    world.pass(DAY + MINUTE).await;
    let panel = world.pressed(ANNA, here(), Ack::Private, format!("{table}.0.~play"));
    let open = panel.reply.interaction;
    let asked = world.ask(panel).await;
    assert_eq!(world.awaited(&table, &TWO).await, [ANNA]);
    world.choose(&table, others(&TWO, ANNA)[0], "move").await;
    world.pass(Duration::from_secs(4)).await;
    let gone = world.other_than(open, &asked).await.expect("something else");
    assert_eq!(gone.text, GONE[0]);
}
