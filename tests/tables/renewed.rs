//! The rules of a game rise to a new version while tables of it are being played.

use guildhall::games::GAMES;
use guildhall::record::{Entry, Snapshot};
use guildhall::rules::Game;
use guildhall::store::Stage;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::world::*;

const RENEWED: &str = "were improved in a new version";

/// The games, with rules that are so many versions newer.
fn newer(by: u16) -> Settings {
    let games: Vec<Game> = GAMES.iter().cloned().map(|game| raised(game, by)).collect();
    Settings { games: games.leak(), ..plain() }
}

fn raised(game: Game, by: u16) -> Game {
    Game { rules_version: game.rules_version + by, ..game }
}

/// How often the channel was told.
fn told(world: &World) -> usize {
    world.chat.messages(HERE).iter().filter(|said| said.post.text.contains(RENEWED)).count()
}

async fn moves(world: &World, table: &str, people: &[User], whim: &mut Whim, count: usize) {
    for _ in 0..count {
        while world.awaited(table, people).await.is_empty() {
            if world.row(table).await.stage == Stage::Over {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        let user = world.awaited(table, people).await[0];
        world.move_by_pressing(table, user, whim).await;
    }
}

/// The same table under rules that are so many versions newer. It is taken up when somebody wants something of it.
async fn renewed(world: World, table: &str, by: u16) -> World {
    let world = world.restarted(newer(by)).await;
    let entries = world.row(table).await.entries;
    world.press(ANNA, &format!("{table}.{entries}.~own")).await;
    world.settled().await;
    world
}

async fn renewals(world: &World, table: &str) -> usize {
    let loaded = world.store.load(table.parse().unwrap()).await.unwrap();
    loaded.entries.iter().filter(|entry| matches!(entry, Entry::Rebased { .. })).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_goes_on_to_its_end_under_newer_rules() {
    let people = [ANNA, DOROTA];
    for game in GAMES {
        let mut world = World::new().await;
        world.game = game.id;
        let table = world.playing(&people, usize::from(*game.seats.start()).saturating_sub(2)).await;
        let mut whim = Whim::new(3);
        moves(&world, &table, &people, &mut whim, 9).await;
        world.settled().await;
        let (before, called) = (world.steps(&table).await, world.chat.messages(HERE).len());

        world = renewed(world, &table, 1).await;
        let notices = world.chat.messages(HERE);
        let at = notices.iter().position(|said| said.post.text.contains(RENEWED)).expect("the table is told");
        assert!(at >= called && notices[at].post.mentions.is_empty(), "nobody is called by it");
        assert_eq!(world.steps(&table).await, before, "no move is lost");

        moves(&world, &table, &people, &mut whim, 2).await;
        world = renewed(world, &table, 1).await;
        moves(&world, &table, &people, &mut whim, 3).await;
        world = renewed(world, &table, 2).await;
        world.play_to_the_end(&table, &people, &mut whim).await;
        world.settled().await;
        assert_eq!((told(&world), renewals(&world, &table).await), (2, 2), "{}: once for each version", game.id);
        let end = world.chat.messages(HERE).pop().expect("the end").post;
        let verified = world.press(ANNA, &id_of(&end, "Verify")).await;
        assert!(verified.text.contains("earlier rules"), "it says which part it checked: {}", verified.text);

        world = world.restarted(newer(3)).await;
        let verified = world.press(ANNA, &id_of(&end, "Verify")).await;
        assert!(verified.text.contains("cannot replay it"), "{}", verified.text);
        assert_eq!(told(&world), 2, "a game that is over is not gone on with");
        let result = world.press(ANNA, &id_of(&end, "Result as text")).await;
        assert!(result.text.lines().count() > 3, "{}", result.text);
    }
}

/// A table whose last position was never stored, as by an earlier program, or is damaged.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_its_last_position_goes_on_where_its_record_leads() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let mut whim = Whim::new(5);
    moves(&world, &table, &people, &mut whim, 4).await;
    world.settled().await;
    let loaded = world.store.load(table.parse().unwrap()).await.unwrap();
    let (header, entries) = (loaded.header.unwrap(), loaded.entries);
    let stored = loaded.snapshot.expect("each entry is stored with the position it leads to");
    let record = guildhall::record::Record { header, entries };
    let raised: &'static Game = Box::leak(Box::new(raised(GAMES[0].clone(), 1)));
    for snapshot in [None, Some(Snapshot { entries: stored.entries - 1, ..stored.clone() })] {
        let taken = guildhall::record::Play::take_up(raised, record.clone(), snapshot.as_ref()).unwrap();
        assert_eq!(taken.play.table().save(), stored.state);
        assert_eq!(taken.older, Some(GAMES[0].rules_version));
    }
}
