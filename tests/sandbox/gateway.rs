//! The gateway: identify, heartbeats, resume, closes, intents, faulty events.

use std::time::Duration;

use guildhall::sandbox::Options;
use serde_json::json;

use crate::support::{Stage, simple_command};
use crate::wire_bot::{Came, Gateway, identify};

/// What a connection is told for this frame.
async fn answer_to(stage: &Stage, frame: serde_json::Value) -> Came {
    let mut gateway = Gateway::open(stage).await;
    gateway.send(frame).await;
    gateway.next().await
}

#[tokio::test]
async fn wrong_beginnings_are_closed_with_their_code() {
    let stage = Stage::new().await;
    let token = stage.sandbox.token();
    let mut sharded = identify(token, 1);
    sharded["d"]["shard"] = json!([2, 2]);
    for (frame, code) in [
        (identify("wrong", 1), 4004),
        (identify(token, 1 << 15), 4014),
        (identify(token, 1 << 40), 4013),
        (sharded, 4010),
        (json!({ "op": 99 }), 4001),
        (json!({ "op": 8, "d": {} }), 4003),
    ] {
        assert_eq!(answer_to(&stage, frame.clone()).await, Came::Closed(Some(code)), "{frame}");
    }
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    gateway.send(identify(token, 1)).await;
    assert_eq!(gateway.next().await, Came::Closed(Some(4005)));
}

#[tokio::test]
async fn a_heart_that_stops_ends_the_connection() {
    let options = Options { heartbeat: Duration::from_millis(400), ..Options::default() };
    let stage = Stage::with(options).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    gateway.send(json!({ "op": 1, "d": 2 })).await;
    assert_eq!(gateway.frame().await, json!({ "op": 11 }));
    assert_eq!(gateway.next().await, Came::Closed(Some(4009)));
}

#[tokio::test]
async fn a_resume_brings_what_was_missed_and_nothing_else() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, ready) = Gateway::ready(&stage, 1).await;
    stage.act("/driver/gateway", json!({ "do": "drop" })).await;
    assert_eq!(gateway.next().await, Came::Closed(None));
    let run = json!({ "as": "anna", "channel": "games", "command": "hand", "wait": 0 });
    stage.act("/driver/command", run).await;

    let mut again = Gateway::open(&stage).await;
    let resume =
        json!({ "op": 6, "d": { "token": stage.sandbox.token(), "session_id": ready["session_id"], "seq": 2 } });
    again.send(resume).await;
    let missed = again.frame().await;
    assert_eq!((&missed["t"], &missed["s"]), (&json!("INTERACTION_CREATE"), &json!(3)));
    again.event("RESUMED").await;
    assert!(again.is_quiet().await);

    stage.act("/driver/gateway", json!({ "do": "invalidate" })).await;
    assert_eq!(again.frame().await, json!({ "op": 9, "d": false }));
    let mut third = Gateway::open(&stage).await;
    let resume =
        json!({ "op": 6, "d": { "token": stage.sandbox.token(), "session_id": ready["session_id"], "seq": 4 } });
    third.send(resume).await;
    assert_eq!(third.frame().await, json!({ "op": 9, "d": false }));
    third.send(identify(stage.sandbox.token(), 1)).await;
    third.event("READY").await;
}

#[tokio::test]
async fn a_test_can_ask_for_a_reconnect_and_close() {
    let stage = Stage::new().await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    stage.act("/driver/gateway", json!({ "do": "reconnect" })).await;
    assert_eq!(gateway.frame().await["op"], 7);
    stage.act("/driver/gateway", json!({ "do": "close", "code": 4000 })).await;
    assert_eq!(gateway.next().await, Came::Closed(Some(4000)));
}

#[tokio::test]
async fn messages_come_only_with_their_intent() {
    let stage = Stage::new().await;
    let (mut guilds, _) = Gateway::ready(&stage, 1).await;
    let (mut messages, _) = Gateway::ready(&stage, 1 | 1 << 9 | 1 << 12).await;
    stage.act("/driver/say", json!({ "as": "anna", "channel": "games", "content": "hello" })).await;
    let told = messages.event("MESSAGE_CREATE").await;
    assert_eq!((&told["content"], &told["author"]["username"]), (&json!(""), &json!("anna")), "no content intent");
    stage.act("/driver/say", json!({ "as": "anna", "channel": "dm", "content": "hello" })).await;
    assert_eq!(messages.event("MESSAGE_CREATE").await["content"], "hello");
    assert!(guilds.is_quiet().await);
}

#[tokio::test]
async fn events_can_come_twice_and_out_of_order() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    stage.act("/driver/faults", json!({ "kind": "duplicate_events", "times": 1 })).await;
    let first = stage.runs_hand(&mut gateway).await;
    let twin = gateway.event("INTERACTION_CREATE").await;
    assert_eq!(twin["id"], first.id());

    stage.act("/driver/faults", json!({ "kind": "reorder_events", "times": 1 })).await;
    let run = |who: &str| json!({ "as": who, "channel": "games", "command": "hand", "wait": 0 });
    stage.act("/driver/command", run("anna")).await;
    stage.act("/driver/command", run("bela")).await;
    let order = [gateway.event("INTERACTION_CREATE").await, gateway.event("INTERACTION_CREATE").await];
    assert_eq!(order.map(|event| event["member"]["user"]["username"].clone()), ["bela", "anna"]);

    stage.act("/driver/faults", json!({ "kind": "reorder_events", "times": 1 })).await;
    stage.act("/driver/command", run("anna")).await;
    gateway.event("INTERACTION_CREATE").await;
}
