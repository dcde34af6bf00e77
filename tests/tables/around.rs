//! Around the game: another one for those who played, and lobbies whose host or whose guests stay away. The case numbers are
//! those of the specification of weeks of play.

use std::time::Duration;

use guildhall::bots::Level;
use guildhall::chat::{ChatError, Post, TableId};
use guildhall::store::{AlarmKind, AlarmOf, Sitter, Stage};

use crate::presser::Whim;
use crate::support::fake::Call;
use crate::weeks::toy;
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

/// W-94: where another table lives by then, the old one opens again in a thread below its message; without a thread it is said
/// which table is there.
#[tokio::test(flavor = "multi_thread")]
async fn w_94_where_a_table_lives_a_lobby_is_opened_again_in_a_thread() {
    let world = World::new().await;
    let table = world.seated(&[ANNA], 1).await;
    world.later(DAY * 7 + HOUR).await;
    lobby_becomes(&world, "closed after 7 quiet days").await;
    world.settled().await;
    let old = world.chat.messages(HERE)[0].clone();
    let again = id_of(&old.post, "Open again");
    world.seated(&[DOROTA], 1).await;
    world.chat.fail(Call::Thread, ChatError::Forbidden("not here".to_owned()));
    let taken = world.press(ANNA, &again).await.text;
    assert!(taken.starts_with("There is a table in this channel already: San Juan with Do"), "{taken}");
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    world.chat.recover();
    let opened = world.press(ANNA, &again).await.text;
    let thread = world.chat.threads()[0].1;
    assert_eq!(opened, format!("Your table is open: <#{}>", thread.0));
    world.settled().await;
    let lobby = world.chat.messages(thread).pop().expect("a lobby").post;
    assert!(lobby.text.contains("1. Anna (host)"), "{}", lobby.text);
    let stripped = world.chat.messages(HERE).into_iter().find(|said| said.message == old.message);
    assert!(stripped.expect("it stands").post.rows.is_empty());
    let world = world.restarted(plain()).await;
    let place = guildhall::chat::Place { channel: thread, parent: Some(HERE), ..here() };
    world.press_in(place.clone(), ANNA, &id_of(&lobby, "Join"), &[]).await;
    world.press_in(place.clone(), ANNA, &format!("{table}.0.~bot.easy"), &[]).await;
    world.press_in(place, ANNA, &format!("{table}.0.~start"), &[]).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.channel, thread);
    assert!(world.chat.messages(thread).iter().any(|said| said.post.text.contains("<@1>, your turn")));
}

/// Where another table lives by then, the next game of the same people is in a thread: one for all who press (as in W-95).
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_where_another_table_lives_is_in_a_thread() {
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(8)).await;
    world.settled().await;
    let end = world.chat.messages(HERE).into_iter().rev().find(|said| said.post.text.contains("Game over"));
    let rematch = id_of(&end.expect("an end").post, "Rematch");
    world.seated(&[STRANGER], 1).await;
    world.chat.fail(Call::Thread, ChatError::Forbidden("not here".to_owned()));
    assert!(world.press(ANNA, &rematch).await.text.starts_with("There is a table in this channel already: "));
    world.chat.recover();
    let (first, second) = tokio::join!(world.press(ANNA, &rematch), world.press(DOROTA, &rematch));
    world.settled().await;
    let threads = world.chat.threads();
    assert_eq!(threads.len(), 1, "{threads:?}");
    let next = world.store.table_in(threads[0].1).await.expect("readable").expect("a table");
    assert_eq!(next.stage, Stage::Lobby);
    let seats = world.store.seats(next.id).await.expect("stored");
    let mut sit: Vec<_> = seats.iter().filter_map(Sitter::user).collect();
    sit.sort_unstable();
    assert_eq!(sit, [ANNA.id, DOROTA.id], "{} / {}", first.text, second.text);
    let there = format!("Your table is open: <#{}>", threads[0].1.0);
    assert!([&first.text, &second.text].contains(&&there), "{} / {}", first.text, second.text);
}

/// The host takes somebody off, and is asked once more before: gives the last answer.
pub async fn kick(world: &World, user: User, player: &str) -> Post {
    let asked = world.command(user, "table kick", &[("player", player)]).await;
    match buttons(&asked).iter().any(|button| button.label == "Take off the table") {
        true => world.press(user, &id_of(&asked, "Take off the table")).await,
        false => asked,
    }
}

/// `Options → Seats` leads there as well. Whoever sits in that seat by then is not who was meant.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_takes_somebody_off_under_options() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, CECYLIA, BELA], 0).await;
    let options = world.press(ANNA, &format!("{table}.0.~options")).await;
    let chairs = world.press(ANNA, &id_of(&options, "Seats")).await;
    let select = selects(&chairs).pop().expect("a select");
    let who: Vec<_> = select.options.iter().map(|option| (option.label.as_str(), option.value.as_str())).collect();
    assert_eq!(who, [("Cecylia", "1"), ("Béla", "2")], "not oneself");
    let sure = world.press_in(here(), ANNA, &select.id, &["1"]).await;
    assert_eq!(sure.text, "Take Cecylia off this table?");
    let yes = id_of(&sure, "Take off the table");
    assert!(world.press(BELA, &yes).await.text.contains("(Anna)"), "only the host");
    world.press(CECYLIA, &format!("{table}.0.~leave")).await;
    let stale = world.press(ANNA, &yes).await.text;
    assert!(!stale.contains("no longer sits here"), "{stale}");
    let sure = world.press_in(here(), ANNA, &select.id, &["1"]).await;
    assert_eq!(sure.text, "Take Béla off this table?");
    assert_eq!(world.press(ANNA, &id_of(&sure, "Take off the table")).await.text, "Béla no longer sits here.");
    let alone = world.press(ANNA, &format!("{table}.0.~options")).await;
    assert!(buttons(&alone).iter().all(|button| button.label != "Seats"), "nobody else sits there");
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
