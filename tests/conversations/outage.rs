//! After an outage: a thousand tables have something to say at the same moment.

use std::sync::Arc;
use std::time::{Duration, Instant};

use guildhall::chat::{ChannelId, UserId};
use guildhall::discord::{Access, Discord};
use guildhall::games;
use guildhall::record::Play;
use guildhall::rules::Seed;
use guildhall::sandbox::{Options, Sandbox};
use guildhall::store::{Act, Along, Change, Commit, NewItem, NewTable, Seen, Sitter, Store, Surface, Venue};
use guildhall::tables::Manager;
use guildhall::words::Language;
use serde_json::{Value, json};

use crate::driver::Driver;
use crate::party::unpainted;
use crate::stage::{Stage, access};

const TABLES: usize = 1000;
/// Every so manyth table has a line to say as well, which calls nobody.
const NOTICES: usize = 8;
/// Longer than all of it may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(150);

/// A game that had just begun in that channel when the program stopped, with all that it had to say.
async fn begun(store: &Store, play: &Play, channel: u64, has_notice: bool, people: &[Sitter]) {
    let host = people[0].user().unwrap();
    let new = NewTable {
        game: play.game().id.to_owned(),
        guild: None,
        channel: ChannelId(channel),
        host,
        host_name: "Anna".to_owned(),
        options: json!({}),
        seats: people.len() as u8,
        language: Language::En,
        venue: Venue::Channel,
        bots: Vec::new(),
        rematch_of: None,
        opened: 0,
        old_at: i64::MAX,
    };
    let table = store.create(new, Along::default()).await.unwrap();
    let awaiting = play.table().awaiting();
    let called: Vec<UserId> = awaiting.iter().filter_map(|seat| people[seat.index()].user()).collect();
    let item = |surface, payload| {
        let (act, channel) = (Act::Post, Some(ChannelId(channel)));
        NewItem { surface, act, channel, step: 0, payload, supersedes: false }
    };
    let call = item(Surface::Board, json!({ "mentions": called, "news": "" }));
    let notice = item(Surface::Notice, json!({ "text": "so it is", "mentions": [], "asks": false }));
    let say = [call].into_iter().chain(has_notice.then_some(notice)).collect();
    let changes = vec![
        Change::Sitters(people.to_vec()),
        Change::Begun(play.header().clone()),
        Change::Awaiting(awaiting),
        Change::Entries(play.record().entries),
    ];
    let seen = Seen::Lobby { people: vec![Some(host)], seats: people.len() as u8 };
    store.commit(Commit { table, seen, changes, along: Along { interaction: None, say } }).await.unwrap();
}

/// The requests that posted a message: when, whether it called somebody, and how they were answered.
async fn posts(driver: &Driver) -> Vec<(u64, bool, u64)> {
    let requests = driver.requests().await;
    let posts = requests.iter().filter(|one| one["method"] == "POST" && is_message(&one["path"]));
    posts
        .map(|one| {
            let calls = one["request"]["content"].as_str().is_some_and(|text| text.contains("<@"));
            (one["at_ms"].as_u64().unwrap(), calls, one["status"].as_u64().unwrap())
        })
        .collect()
}

fn is_message(path: &Value) -> bool {
    path.as_str().is_some_and(|path| path.ends_with("/messages"))
}

/// Fifty requests a second are enforced, and serenity's own limiter is on.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_speak_in_turn_and_calls_go_first() {
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let driver = Driver::new(sandbox.url());
    let state = driver.state().await;
    let user = |name: &str| {
        let found = state["users"].as_array().unwrap().iter().find(|one| one["name"] == name).cloned().unwrap();
        Sitter::Person {
            user: UserId(found["id"].as_str().unwrap().parse().unwrap()),
            name: name.to_owned(),
            gone: None,
        }
    };
    let people = [user("Anna"), user("Béla")];
    let game = games::find("burgundy").unwrap();
    let play = Play::open(game, &json!({}), 2, Seed::from_number(3)).unwrap();
    let store = Store::in_memory().unwrap();
    for n in 0..TABLES {
        let channel = driver.post("channels", json!({ "name": format!("table-{n}") })).await;
        let channel = channel["id"].as_str().unwrap().parse().unwrap();
        begun(&store, &play, channel, n % NOTICES == 0, &people).await;
    }

    let pace = Access::PACE;
    let access = Access { pace, ..access(&sandbox) };
    let discord = Arc::new(Discord::new(access).unwrap());
    let ended = Instant::now();
    let manager = Manager::start(store.clone(), discord.chat(), unpainted()).await.unwrap();
    let stage = Stage::run(sandbox, discord, manager.clone()).await;
    while !store.unsent().await.unwrap().is_empty() {
        assert!(ended.elapsed() < PATIENCE, "{} wait still", store.unsent().await.unwrap().len());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }

    let refused: Vec<Value> = stage.driver.requests().await.into_iter().filter(|one| one["status"] == 429).collect();
    assert_eq!(refused, Vec::<Value>::new(), "none is refused");
    let posts = posts(&driver).await;
    assert_eq!(posts.iter().filter(|(.., status)| *status == 200).count(), TABLES + TABLES.div_ceil(NOTICES));
    let last_call = posts.iter().rposition(|(_, calls, _)| *calls).unwrap();
    let early = posts[..last_call].iter().filter(|(_, calls, _)| !calls).count();
    assert!(early <= 40, "{early} notices went out before the last call");
    let first = posts[0].0;
    let took = (posts.last().unwrap().0 - first) as f64 / 1000.0;
    println!("{} posts in {took:.1} s, {early} notices before the last call", posts.len());
    assert!(took <= (posts.len() as f64) / f64::from(pace) * 1.5, "{took}");
    stage.close().await;
    manager.stop().await;
}
