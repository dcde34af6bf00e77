//! Several servers and several shards: who is told of what, and which shards are refused.

use std::collections::BTreeSet;
use std::time::Duration;

use guildhall::sandbox::Options;
use serde_json::{Value, json};

use crate::support::{Stage, simple_command};
use crate::wire_bot::{Came, Gateway, identify_shard};

const SERVERS: u64 = 50;
const SHARDS: u64 = 4;

async fn stage() -> Stage {
    let options = Options { guilds: SERVERS, shards: SHARDS, identify_pause: Duration::ZERO, ..Options::default() };
    let stage = Stage::with(options).await;
    stage.register(json!([simple_command("hand")])).await;
    stage
}

/// A shard that has identified, and the servers it was told of.
async fn shard(stage: &Stage, number: u64) -> (Gateway, BTreeSet<String>) {
    let mut gateway = Gateway::open(stage).await;
    gateway.send(identify_shard(stage.sandbox.token(), json!([number, SHARDS]))).await;
    let ready = gateway.event("READY").await;
    assert_eq!(ready["shard"], json!([number, SHARDS]));
    let listed: BTreeSet<String> = ready["guilds"].as_array().unwrap().iter().map(|guild| text(&guild["id"])).collect();
    let mut told = BTreeSet::new();
    for _ in &listed {
        told.insert(text(&gateway.event("GUILD_CREATE").await["id"]));
    }
    assert_eq!(listed, told);
    (gateway, told)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn run(who: &str, channel: &str) -> Value {
    json!({ "as": who, "channel": channel, "command": "hand", "wait": 0 })
}

#[tokio::test]
async fn each_server_is_told_to_its_shard_and_direct_messages_to_the_first() {
    let stage = stage().await;
    let mut shards = Vec::new();
    let mut all = BTreeSet::new();
    for number in 0..SHARDS {
        let (gateway, servers) = shard(&stage, number).await;
        for server in &servers {
            assert_eq!((server.parse::<u64>().unwrap() >> 22) % SHARDS, number);
        }
        assert!(all.is_disjoint(&servers) && servers.len() >= 12, "{servers:?}");
        all.extend(servers.clone());
        shards.push((gateway, servers));
    }
    assert_eq!(all.len() as u64, SERVERS);
    let state = stage.see("/driver/state").await;
    assert_eq!(state["bot"]["shards"], json!([[0, 4], [1, 4], [2, 4], [3, 4]]));
    for server in state["guilds"].as_array().unwrap().iter().step_by(7) {
        let (name, id) = (text(&server["name"]), text(&server["id"]));
        stage.act("/driver/command", run("anna", &format!("{name}/games"))).await;
        let (gateway, _) = shards.iter_mut().find(|(_, servers)| servers.contains(&id)).unwrap();
        let event = gateway.event("INTERACTION_CREATE").await;
        assert_eq!((&event["guild_id"], &event["guild"]["id"]), (&json!(id), &json!(id)));
    }
    stage.act("/driver/command", run("bela", "dm")).await;
    assert_eq!(shards[0].0.event("INTERACTION_CREATE").await["user"]["username"], "bela");
    for (gateway, _) in &mut shards {
        assert!(gateway.is_quiet().await);
    }
}

#[tokio::test]
async fn one_shard_can_be_disturbed_and_two_sessions_of_it_both_hear() {
    let stage = stage().await;
    let (mut first, _) = shard(&stage, 0).await;
    let (mut second, servers) = shard(&stage, 1).await;
    let (mut twin, _) = shard(&stage, 1).await;
    let added = stage.act("/driver/guild", json!({ "name": "New" })).await;
    let home = (text(&added["id"]).parse::<u64>().unwrap() >> 22) % SHARDS;
    if home < 2 {
        let told = if home == 0 { &mut first } else { &mut second };
        assert_eq!(told.event("GUILD_CREATE").await["name"], "New");
    }
    let server = servers.first().unwrap();
    if home == 1 {
        twin.event("GUILD_CREATE").await;
    }
    let out = json!({ "bot": false, "guild": server });
    assert_eq!(stage.drive("PATCH", "/driver/guild", out).await.0, 200);
    for gateway in [&mut second, &mut twin] {
        assert_eq!(gateway.event("GUILD_DELETE").await["id"], json!(server));
    }
    stage.act("/driver/gateway", json!({ "do": "close", "code": 4000, "shard": 1 })).await;
    assert_eq!(second.next().await, Came::Closed(Some(4000)));
    assert_eq!(twin.next().await, Came::Closed(Some(4000)));
    assert!(first.is_quiet().await);
}

#[tokio::test]
async fn shards_that_cannot_be_are_refused() {
    let options = Options { guilds: 5, guilds_a_shard: 2, max_concurrency: 2, ..Options::default() };
    let stage = Stage::with(options).await;
    let token = stage.sandbox.token();
    let answer = async |shard: Value| {
        let mut gateway = Gateway::open(&stage).await;
        gateway.send(identify_shard(token, shard)).await;
        gateway.next().await
    };
    for nonsense in [json!([1, 1]), json!([0, 0]), json!([0]), json!("0"), json!([-1, 2]), json!([3, 2])] {
        assert_eq!(answer(nonsense.clone()).await, Came::Closed(Some(4010)), "{nonsense}");
    }
    assert_eq!(answer(json!([0, 1])).await, Came::Closed(Some(4011)), "five servers are too many for one");
    let too_soon = Came::Frame(json!({ "op": 9, "d": false }));
    let is_ready = |came: Came| matches!(came, Came::Frame(frame) if frame["t"] == "READY");
    assert!(is_ready(answer(json!([0, 3])).await));
    assert!(is_ready(answer(json!([1, 3])).await), "two may identify at once");
    assert_eq!(answer(json!([2, 3])).await, too_soon);
    let (_, bot) = stage.rest("GET", "/gateway/bot", Value::Null).await;
    let limit = &bot["session_start_limit"];
    assert_eq!((&bot["shards"], &limit["max_concurrency"], &limit["remaining"]), (&json!(1), &json!(2), &json!(996)));
}

#[tokio::test]
async fn a_person_is_in_each_server_by_itself() {
    let stage = stage().await;
    let ids = |state: &Value| [0, 1].map(|at| text(&state["guilds"][at]["id"]));
    let [first, second] = ids(&stage.see("/driver/state").await);
    let change = json!({ "member": false, "roles": ["players"], "guild": "Guildhall 2" });
    assert_eq!(stage.drive("PATCH", "/driver/users/bela", change).await.1["member"], false);
    let bela = text(&stage.see("/driver/state?as=bela").await["as"]);
    let member = async |guild: &str| stage.rest("GET", &format!("/guilds/{guild}/members/{bela}"), Value::Null).await;
    assert_eq!((member(&first).await.0, member(&second).await.1["code"].as_u64()), (200, Some(10007)));
    assert_eq!(member(&first).await.1["roles"], json!([]), "the role is one of the other server");
    assert_eq!(stage.drive("POST", "/driver/command", run("bela", "Guildhall 2/games")).await.0, 400);
    stage.act("/driver/command", run("bela", "games")).await;
    let (_, refusal) = stage.drive("PATCH", "/driver/users/bela", json!({ "guild": "nowhere" })).await;
    assert_eq!(refusal["error"], "There is no such server.");
}
