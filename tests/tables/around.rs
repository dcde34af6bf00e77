//! Around the game: another one for those who played, and lobbies whose host or whose guests stay away. The case numbers are
//! those of the specification of weeks of play.

use std::time::Duration;

use guildhall::bots::Level;
use guildhall::chat::{Post, TableId};
use guildhall::store::{AlarmKind, AlarmOf, Sitter, Stage};

use crate::presser::Whim;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// Waits until the lobby's message reads otherwise than it did.
async fn lobby_becomes(world: &World, told: &str) -> String {
    for _ in 0..400 {
        let text = world.chat.messages(HERE)[0].post.text.clone();
        if text.contains(told) {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("{told}: {}", world.chat.messages(HERE)[0].post.text)
}

async fn host(world: &World, table: &str) -> u64 {
    world.row(table).await.host.0
}

/// W-95: one lobby for those who played, however many press at once.
#[tokio::test(flavor = "multi_thread")]
async fn w_95_a_rematch_is_one_lobby() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 1).await;
    let early = world.press(ANNA, &format!("{table}.0.~rematch")).await;
    assert_eq!(early.text, "This game is still going on.");
    world.play_to_the_end(&table, &people, &mut Whim::new(8)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).into_iter().rev().find(|said| said.post.text.contains("Game over"));
    let rematch = id_of(&end.expect("an end").post, "Rematch");
    let stranger = world.press(STRANGER, &rematch).await.text;
    assert!(stranger.starts_with("You don't sit at this table"), "{stranger}");
    let (first, second) = tokio::join!(world.press(ANNA, &rematch), world.press(DOROTA, &rematch));
    world.settled().await;
    let next = world.lobby();
    assert_ne!(next, table);
    let id: TableId = next.parse().expect("a table");
    let seats = world.store.seats(id).await.expect("stored");
    let mut sit: Vec<_> = seats.iter().filter_map(Sitter::user).collect();
    sit.sort_unstable();
    assert_eq!(sit, [ANNA.id, DOROTA.id], "{} / {}", first.text, second.text);
    assert!(seats.contains(&Sitter::Bot(Level::Easy.name().to_owned())), "{seats:?}");
    let called: Vec<_> = world.chat.messages(HERE).into_iter().flat_map(|said| World::versions(&said)).collect();
    let called: Vec<_> =
        called.iter().filter(|post| post.text.contains("once more? San Juan, same options.")).collect();
    assert!(called.iter().any(|post| post.mentions.len() == 1), "the other is called");
    let again = world.command(ANNA, "table rematch", &[]).await;
    assert_eq!(again.text, "The game hasn't begun yet.");
    let back = world.press(ANNA, &rematch).await;
    assert!(back.text.starts_with("You already sit"), "{}", back.text);
    let starter = if host(&world, &next).await == ANNA.id.0 { ANNA } else { DOROTA };
    world.press(starter, &format!("{next}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.press(ANNA, &rematch).await.text, "The game has already begun.");
}

/// W-91: the next in order looks after the table.
#[tokio::test(flavor = "multi_thread")]
async fn w_91_whoever_sits_longest_is_host_when_the_host_leaves() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA, CECYLIA], 0).await;
    world.press(ANNA, &format!("{table}.0.~leave")).await;
    world.settled().await;
    assert_eq!(host(&world, &table).await, DOROTA.id.0);
    assert!(world.chat.messages(HERE)[0].post.text.contains("(host)"));
}

/// W-92: a host who has not been there for three days is succeeded by whoever starts; before that they are asked.
#[tokio::test(flavor = "multi_thread")]
async fn w_92_an_idle_host_is_succeeded() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    world.later(DAY * 3 - HOUR).await;
    for _ in 0..2 {
        assert!(world.press(DOROTA, &format!("{table}.0.~start")).await.text.contains("Only the host can start"));
    }
    world.settled().await;
    assert_eq!(world.chat.pings(ANNA.id), 1, "once a day");
    world.later(HOUR * 2).await;
    let stranger = world.press(STRANGER, &format!("{table}.0.~options")).await.text;
    assert!(!stranger.contains("You look after this table now."), "{stranger}");
    let started = world.press(DOROTA, &format!("{table}.0.~start")).await.text;
    assert!(started.starts_with("You look after this table now.\nThe game has begun"), "{started}");
    assert_eq!((host(&world, &table).await, world.row(&table).await.stage), (DOROTA.id.0, Stage::Playing));
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    world.later(DAY * 2).await;
    world.press(ANNA, &format!("{table}.0.~options")).await;
    world.later(DAY * 2).await;
    world.press(DOROTA, &format!("{table}.0.~start")).await;
    assert_eq!(host(&world, &table).await, ANNA.id.0, "the host was there meanwhile");
}

/// W-93: a change keeps a lobby open for another week; then it is closed, without a word to anybody.
#[tokio::test(flavor = "multi_thread")]
async fn w_93_a_lobby_without_a_change_for_a_week_is_closed() {
    let world = World::new().await;
    let table = world.seated(&[ANNA], 1).await;
    world.press_in(here(), ANNA, &format!("{table}.0.~options.seats"), &["4"]).await;
    world.settled().await;
    world.later(DAY * 7 - HOUR).await;
    world.press(DOROTA, &format!("{table}.0.~join")).await;
    world.later(DAY * 7 - HOUR).await;
    assert_eq!(world.row(&table).await.stage, Stage::Lobby);
    let before = world.chat.messages(HERE).len();
    world.later(HOUR * 2).await;
    let text = lobby_becomes(&world, "closed after 7 quiet days").await;
    assert_eq!(text, "**San Juan** · closed after 7 quiet days");
    assert_eq!((world.chat.messages(HERE).len(), world.row(&table).await.stage), (before, Stage::Closed));
    assert!(world.alarms(&table).await.is_empty());
    // W-94: open again, it is as it was, with whoever wants it as its host.
    let again = id_of(&world.chat.messages(HERE)[0].post, "Open again");
    assert_eq!(world.press(CECYLIA, &again).await.text, "Masz miejsce przy stole.");
    let text = lobby_becomes(&world, "3 seats free").await;
    assert!(text.contains("1. Cecylia (host)"), "{text}");
    assert!(world.alarms(&table).await.contains_key(&AlarmOf::table(AlarmKind::LobbyOld)));
    assert!(world.press(ANNA, &again).await.text.starts_with("You're in."), "the button of a lobby that is open");
}

/// W-94: where another table lives by then, the old one stays closed.
#[tokio::test(flavor = "multi_thread")]
async fn w_94_no_lobby_is_opened_again_where_a_table_lives() {
    let world = World::new().await;
    world.seated(&[ANNA], 1).await;
    world.later(DAY * 7 + HOUR).await;
    lobby_becomes(&world, "closed after 7 quiet days").await;
    world.settled().await;
    let again = id_of(&world.chat.messages(HERE)[0].post, "Open again");
    world.seated(&[DOROTA], 1).await;
    let occupied = world.press(ANNA, &again).await.text;
    assert!(occupied.starts_with("There is another table in that channel."), "{occupied}");
}

async fn kick(world: &World, user: User, player: &str) -> Post {
    world.command(user, "table kick", &[("player", player)]).await
}

/// The host takes people and bots off before the start; whoever was taken off does not sit down there again.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_takes_somebody_off_the_table() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 1).await;
    assert!(kick(&world, DOROTA, "Anna").await.text.starts_with("Only the host (Anna)"));
    assert_eq!(kick(&world, ANNA, "0").await.text, "Nobody of that name sits at this table.", "one's own seat is left");
    assert_eq!(kick(&world, ANNA, "Bot Ada").await.text, "Bot Ada no longer sits here.");
    assert!(kick(&world, ANNA, "1").await.text.ends_with(" no longer sits here."));
    world.settled().await;
    let lobby = world.chat.messages(HERE)[0].post.clone();
    assert!(lobby.text.contains("2 seats free") && lobby.mentions.is_empty(), "{}", lobby.text);
    let join = format!("{table}.0.~join");
    assert_eq!(world.press(DOROTA, &join).await.text, "The host has taken you off this table.");
    let world = world.restarted(plain()).await;
    assert_eq!(world.press(DOROTA, &join).await.text, "The host has taken you off this table.");
    world.press(ANNA, &format!("{table}.0.~bot.easy")).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert!(kick(&world, ANNA, "Bot Ada").await.text.starts_with("The game has already begun."));
}
