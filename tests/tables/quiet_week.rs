//! A week in which everybody answers the same day: nothing is said but whose turn it is, and no phone makes a sound for
//! anything else.

use std::time::Duration;

use guildhall::chat::Post;
use guildhall::rules::Game;
use guildhall::store::Stage;

use crate::presser::Whim;
use crate::support::fake::{FakeChat, Said};
use crate::weeks::FOUR;
use crate::world::*;

/// Everybody looks in so often, and nobody is the only one missing for two hours, of which they would be told.
const LOOK: Duration = Duration::from_secs(90 * 60);

/// What was said first, before it was changed.
fn first(said: &Said) -> &Post {
    said.before.first().unwrap_or(&said.post)
}

/// 8.7: no Notice, and no direct message with a sound, in a whole game of each kind.
#[tokio::test(flavor = "multi_thread")]
async fn a_week_in_which_all_answer_the_same_day_is_quiet() {
    let weeks = guildhall::games::GAMES.iter().map(|game| tokio::spawn(week(game)));
    for week in futures_util::future::join_all(weeks).await {
        week.expect("a week goes by");
    }
}

async fn week(game: &'static Game) {
    let mut world = World::new().await;
    world.game = game.id;
    let table = world.paced(&FOUR, "day").await;
    let said: Vec<_> = world.chat.all().into_iter().map(|said| said.message).collect();
    let mut whim = Whim::new(7);
    for _ in 0..7 * 16 {
        for user in FOUR {
            while world.awaited(&table, &FOUR).await.contains(&user) {
                world.move_by_pressing(&table, user, &mut whim).await;
            }
        }
        if world.row(&table).await.stage == Stage::Over {
            break;
        }
        world.pass(LOOK).await;
    }
    world.settled().await;
    assert!(world.steps(&table).await > 30, "{}", game.id);
    let since: Vec<Said> = world.chat.all().into_iter().filter(|new| !said.contains(&new.message)).collect();
    let is_notice = |said: &&Said| said.channel == HERE && !ids(first(said)).iter().any(|id| id.ends_with("~play"));
    let is_end = |said: &&Said| ids(first(said)).iter().any(|id| id.ends_with("~rematch"));
    let notices: Vec<_> = since.iter().filter(|said| is_notice(said) && !is_end(said)).map(first).collect();
    assert!(notices.is_empty(), "{}: {notices:#?}", game.id);
    let direct = FOUR.map(|user| FakeChat::direct_channel(user.id));
    let loud = since.iter().filter(|said| direct.contains(&said.channel) && !first(said).silent);
    let loud: Vec<_> = loud.map(first).collect();
    assert!(loud.is_empty(), "{}: {loud:#?}", game.id);
}
