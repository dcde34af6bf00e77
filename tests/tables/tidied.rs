//! What is old is thrown away: games that are over, where whoever runs the bot wants that, and lobbies that never began.

use std::time::Duration;

use guildhall::store::{Stage, StoreError};
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::weeks::*;
use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_kept_as_long_as_whoever_runs_the_bot_wants() {
    let world = World::with(toy()).await;
    let over = world.playing(&TWO, 0).await;
    world.play_to_the_end(&over, &TWO, &mut Whim::new(2)).await;
    world.settled().await;
    world.press(ANNA, &format!("{over}.0.~rematch")).await;
    world.settled().await;
    let lobby = world.lobby();
    world.press(ANNA, &format!("{lobby}.0.~leave")).await;
    let running = world.playing(&TWO, 0).await;
    let old = |table: &str| table.parse().expect("a name");

    // For ever, if nothing is said; a lobby can be opened again for a month.
    let world = world.restarted(toy()).await;
    assert_eq!(world.row(&over).await.stage, Stage::Over);
    let now = Duration::ZERO;
    let month = Duration::from_secs(30 * 24 * 3600);
    assert_eq!(world.store.old_tables(month, Some(month)).await, Ok(vec![]));
    assert_eq!(world.store.old_tables(now, None).await, Ok(vec![old(&lobby)]));
    assert_eq!(world.store.old_tables(month, Some(now)).await, Ok(vec![old(&over)]));
    let world = world.restarted(Settings { keep: Some(now), ..toy() }).await;
    for _ in 0..1000 {
        if world.store.table(old(&over)).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(world.store.table(old(&over)).await, Err(StoreError::Unknown(old(&over))));
    assert_eq!(world.row(&lobby).await.stage, Stage::Closed, "for a month");
    assert_eq!(world.row(&running).await.stage, Stage::Playing);
    let stale = world.press(ANNA, &format!("{over}.0.~board")).await.text;
    assert_eq!(stale, "That button is from an earlier time and does nothing any more.");
    let games = world.store.games_of(ANNA.id, None).await.expect("readable");
    assert_eq!(games.iter().map(|game| game.table).collect::<Vec<_>>(), [old(&over)], "how it ended still counts");
    world.store.delete_table(old(&lobby)).await.expect("deleted");
    assert!(world.store.delete_table(old(&running)).await.is_err(), "what lives stays");
    world.play_to_the_end(&running, &TWO, &mut Whim::new(2)).await;
    world.settled().await;
    world.store.delete_table(old(&running)).await.expect("deleted");
    let names = world.store.names_in(GUILD, TWO.map(|user| user.id).to_vec()).await.expect("readable");
    assert_eq!(names, TWO.map(|user| (user.id, user.name.to_owned())).into(), "statistics still call people");
}
