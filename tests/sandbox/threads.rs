//! Threads and channels: made, archived, locked, deleted.

use serde_json::{Value, json};

use crate::support::{Stage, simple_command};
use crate::wire_bot::Gateway;

/// A stage with a bot on the line and a thread on a message of its own.
async fn with_thread() -> (Stage, Gateway, String) {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let channel = stage.channel("games").await;
    let (_, message) =
        stage.rest("POST", &format!("/channels/{channel}/messages"), json!({ "content": "lobby" })).await;
    let path = format!("/channels/{channel}/messages/{}/threads", message["id"].as_str().expect("an id"));
    let (status, thread) = stage.rest("POST", &path, json!({ "name": "table", "auto_archive_duration": 10080 })).await;
    assert_eq!((status, &thread["id"], &thread["parent_id"]), (201, &message["id"], &message["channel_id"]));
    assert_eq!(stage.rest("POST", &path, json!({ "name": "table" })).await.1["code"], 160_004);
    assert_eq!(gateway.event("THREAD_CREATE").await["name"], "table");
    let id = thread["id"].as_str().expect("an id").to_owned();
    (stage, gateway, id)
}

#[tokio::test]
async fn an_archived_thread_is_opened_by_a_message() {
    let (stage, mut gateway, thread) = with_thread().await;
    let path = format!("/channels/{thread}");
    let (_, message) = stage.rest("POST", &format!("{path}/messages"), json!({ "content": "board" })).await;
    let (_, archived) = stage.rest("PATCH", &path, json!({ "archived": true })).await;
    assert_eq!(archived["thread_metadata"]["archived"], true);
    assert_eq!(gateway.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    let own = format!("{path}/messages/{}", message["id"].as_str().expect("an id"));
    assert_eq!(stage.rest("PATCH", &own, json!({ "content": "x" })).await.1["code"], 50083);
    let run = json!({ "as": "anna", "channel": thread, "command": "hand" });
    assert_eq!(stage.drive("POST", "/driver/command", run).await.0, 400);
    stage.act("/driver/say", json!({ "as": "anna", "channel": thread, "content": "back" })).await;
    assert_eq!(gateway.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    assert_eq!(stage.rest("PATCH", &own, json!({ "content": "x" })).await.0, 200);
    assert_eq!(stage.rest("PUT", &format!("{path}/thread-members/@me"), Value::Null).await.0, 204);
}

#[tokio::test]
async fn in_a_locked_thread_the_bot_hears_and_cannot_answer() {
    let (stage, mut gateway, thread) = with_thread().await;
    let path = format!("/channels/{thread}");
    assert_eq!(stage.rest("PATCH", &path, json!({ "locked": true })).await.1["code"], 50013);
    stage.drive("PATCH", &format!("/driver/channels/{thread}"), json!({ "locked": true })).await;
    gateway.event("THREAD_UPDATE").await;
    let run = json!({ "as": "anna", "channel": thread, "command": "hand" });
    let event = stage.does(&mut gateway, "/driver/command", run).await;
    let answer = json!({ "type": 4, "data": { "content": "x" } });
    assert_eq!(stage.rest("POST", &event.callback(), answer).await.1["code"], 160_005);
    let say = json!({ "content": "x" });
    assert_eq!(stage.rest("POST", &format!("{path}/messages"), say).await.1["code"], 160_005);
}

#[tokio::test]
async fn a_private_thread_needs_its_own_permission() {
    let stage = Stage::new().await;
    let path = format!("/channels/{}/threads", stage.channel("games").await);
    assert_eq!(stage.rest("POST", &path, json!({ "name": "t", "type": 12 })).await.1["code"], 50013);
    stage.drive("PATCH", "/driver/channels/games", json!({ "allow": ["CREATE_PRIVATE_THREADS"] })).await;
    assert_eq!(stage.rest("POST", &path, json!({ "name": "t", "type": 12 })).await.0, 201);
    assert_eq!(stage.rest("POST", &path, json!({ "name": "t", "type": 11 })).await.1["type"], 11);
    let bad = json!({ "name": "t", "auto_archive_duration": 61 });
    assert_eq!(stage.rest("POST", &path, bad).await.1["code"], 50035);
}

#[tokio::test]
async fn a_deleted_channel_takes_its_threads_along() {
    let (stage, mut gateway, thread) = with_thread().await;
    stage.drive("DELETE", "/driver/channels/games", Value::Null).await;
    assert_eq!(gateway.event("CHANNEL_DELETE").await["name"], "games");
    assert!(gateway.is_quiet().await, "threads go without an event");
    assert_eq!(stage.rest("GET", &format!("/channels/{thread}"), Value::Null).await.1["code"], 10003);
    stage.act("/driver/channels", json!({ "name": "games" })).await;
    assert_eq!(gateway.event("CHANNEL_CREATE").await["name"], "games");
}
