//! What a table asks that has lost its channel. The case number is that of the specification of weeks of play.

use guildhall::chat::{ChatError, Post};
use guildhall::store::{ClockState, Outcome};

use crate::votes::is_vote;
use crate::weeks::*;
use crate::world::*;

impl World {
    /// The votes that were asked of a person directly.
    fn asked_directly(&self, user: User) -> Vec<Post> {
        let said = self.chat.direct_messages(user.id).into_iter().map(|said| said.post);
        said.filter(is_vote).collect()
    }
}

/// W-75: the thread is locked when the vote goes out. Each is asked directly, with buttons that work; regained, the channel is
/// told nothing of it, and the board calls nobody.
#[tokio::test(flavor = "multi_thread")]
async fn w_75_a_vote_that_the_channel_does_not_take_goes_to_each_directly() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    world.chat.shut(HERE, Some(ChatError::Locked));
    world.pass(DAY + MINUTE).await;
    assert!(world.row(&table).await.is_lost);
    assert_eq!(world.late_votes(&table).await.len(), 1);
    let asked = [BELA, CECYLIA].map(|user| world.asked_directly(user));
    assert!(asked.iter().all(|asked| asked.len() == 1), "{asked:?}");
    assert!(asked[0][0].text.starts_with("Anna: lejárt az idő. Magától nem történik semmi."), "{}", asked[0][0].text);
    assert!(asked[1][0].text.starts_with("Anna: czas minął."), "each in their own language: {}", asked[1][0].text);
    assert_eq!((&asked[0][0].mentions, world.asked_directly(ANNA).len()), (&vec![BELA.id], 0));
    for (user, post) in [(BELA, &asked[0][0]), (CECYLIA, &asked[1][0])] {
        world.press_in(direct(user), user, &ids(post)[0], &[]).await;
    }
    world.settled().await;
    assert!(matches!(world.late_votes(&table).await[0].outcome, Some(Outcome::Waits { .. })));
    // What comes up while the channel is lost is asked directly at once.
    world.pass(DAY + MINUTE).await;
    assert_eq!([BELA, CECYLIA].map(|user| world.asked_directly(user).len()), [2, 2]);
    world.chat.shut(HERE, None);
    let before = world.chat.messages(HERE).len();
    world.press(BELA, &format!("{table}.0.~scores")).await;
    world.settled().await;
    assert!(!world.row(&table).await.is_lost);
    let new: Vec<Post> = world.chat.messages(HERE).into_iter().skip(before).map(|said| said.post).collect();
    assert!(new.iter().all(|post| !is_vote(post) && post.mentions.is_empty()), "{new:?}");
    assert_eq!(new.len(), 1, "the board: {new:?}");
}

/// W-118: nobody is reached at all, so nobody is late.
#[tokio::test(flavor = "multi_thread")]
async fn w_118_where_nobody_is_reached_nothing_runs_out() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.keep(&table, &[BELA, CECYLIA]).await;
    THREE.iter().for_each(|user| world.chat.close_direct(user.id, true));
    world.chat.shut(HERE, Some(ChatError::Locked));
    world.pass(13 * DAY / 24).await;
    world.pass(2 * DAY).await;
    assert_eq!((world.late_votes(&table).await.len(), world.states(&table).await), (0, vec![ClockState::Frozen]));
    // The channel is back, and whoever is awaited presses: from then on they have a whole day at least.
    world.chat.shut(HERE, None);
    let awaited = world.awaited(&table, &THREE).await[0];
    world.press(awaited, &format!("{table}.0.~own")).await;
    world.settled().await;
    assert_eq!(world.states(&table).await, [ClockState::Running]);
    assert!(world.hours_left(&table, awaited).await >= 24);
}
