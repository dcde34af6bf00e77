//! Where a kinder imitation would hide a fault: membership, kinds of channels, limits, blocks, sleep.

use guildhall::sandbox::Options;
use serde_json::{Value, json};

use crate::support::{Stage, simple_command};
use crate::wire_bot::{Came, Gateway, button_row, identify};

async fn post(stage: &Stage, channel: &str, body: Value) -> (u16, Value) {
    stage.rest("POST", &format!("/channels/{channel}/messages"), body).await
}

/// A public thread, made alone in #games.
async fn thread(stage: &Stage) -> String {
    let path = format!("/channels/{}/threads", stage.channel("games").await);
    let (status, thread) = stage.rest("POST", &path, json!({ "name": "table", "type": 11 })).await;
    assert_eq!(status, 201, "{thread}");
    thread["id"].as_str().expect("an id").to_owned()
}

/// Who is in a thread, by name.
async fn members(stage: &Stage, thread: &str) -> Vec<String> {
    let state = stage.see("/driver/state").await;
    let seen = state["channels"].as_array().and_then(|list| list.iter().find(|one| one["id"] == thread).cloned());
    let members = seen.map(|one| one["members"].clone()).unwrap_or_default();
    members.as_array().into_iter().flatten().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

async fn id(stage: &Stage, name: &str) -> String {
    let state = stage.see("/driver/state").await;
    let found = state["users"].as_array().unwrap().iter().find(|one| one["name"] == name).cloned().unwrap();
    found["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_mention_makes_a_member_and_so_does_an_edit() {
    let stage = Stage::new().await;
    let thread = thread(&stage).await;
    assert_eq!(members(&stage, &thread).await, ["Guildhall"]);
    let (anna, bela) = (id(&stage, "Anna").await, id(&stage, "Béla").await);
    let (_, message) = post(&stage, &thread, json!({ "content": format!("<@{anna}>") })).await;
    assert_eq!(members(&stage, &thread).await, ["Guildhall", "Anna"]);
    let path = format!("/channels/{thread}/messages/{}", message["id"].as_str().unwrap());
    stage.rest("PATCH", &path, json!({ "content": format!("<@{bela}>") })).await;
    assert_eq!(members(&stage, &thread).await, ["Guildhall", "Anna", "Béla"]);
    let own = |user: &str| format!("/channels/{thread}/thread-members/{user}");
    assert_eq!(stage.rest("GET", &own("@me"), Value::Null).await.0, 200);
    assert_eq!(stage.rest("DELETE", &own(&bela), Value::Null).await.0, 204);
    assert_eq!(stage.rest("GET", &own(&bela), Value::Null).await.1["code"], 10007);
}

#[tokio::test]
async fn a_private_thread_is_its_members_alone() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let made = stage.act("/driver/channels", json!({ "name": "secret", "parent": "games", "as": "anna" })).await;
    let thread = made["id"].as_str().unwrap().to_owned();
    gateway.event("THREAD_CREATE").await;
    let (status, _) =
        stage.drive("POST", "/driver/say", json!({ "as": "bela", "channel": thread, "content": "x" })).await;
    assert_eq!(status, 404, "whoever is not in it does not see it");
    // The command arrives, and the bot cannot post.
    let run = json!({ "as": "anna", "channel": thread, "command": "hand" });
    let event = stage.does(&mut gateway, "/driver/command", run).await;
    stage.answer(&event, json!({ "type": 4, "data": { "content": "heard" } })).await;
    assert_eq!(post(&stage, &thread, json!({ "content": "x" })).await.1["code"], 50013);
    assert_eq!(stage.rest("GET", &format!("/channels/{thread}/thread-members/@me"), Value::Null).await.0, 404);
    let call = json!({ "as": "anna", "channel": thread, "content": format!("<@{}>", stage.bot) });
    stage.act("/driver/say", call).await;
    assert_eq!(post(&stage, &thread, json!({ "content": "x" })).await.0, 200);
}

#[tokio::test]
async fn a_name_that_is_not_allowed_is_nobodys() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let anna = id(&stage, "Anna").await;
    let text = format!("<@{anna}>, your turn");
    let shown = async |allowed: Value| {
        let body = json!({ "content": text, "allowed_mentions": allowed });
        let (_, message) = post(&stage, &channel, body).await;
        let seen = stage.see(&format!("/driver/messages/{}?as=bela", message["id"].as_str().unwrap())).await;
        (seen["shown"].as_str().unwrap().to_owned(), message["id"].as_str().unwrap().to_owned())
    };
    let (named, message) = shown(json!({ "parse": [], "users": [anna] })).await;
    assert_eq!(named, "@Anna, your turn");
    assert_eq!(shown(json!({ "parse": [], "users": [] })).await.0, "@unknown-user, your turn");
    let edit = json!({ "content": text, "allowed_mentions": { "parse": [], "users": [] } });
    stage.rest("PATCH", &format!("/channels/{channel}/messages/{message}"), edit).await;
    let seen = stage.see(&format!("/driver/messages/{message}?as=bela")).await;
    assert_eq!(seen["shown"], "@unknown-user, your turn", "an edit says anew who is known");
}

#[tokio::test]
async fn threads_begin_only_where_there_can_be_some() {
    let stage = Stage::new().await;
    for (kind, number, public) in
        [("voice", 2, None), ("announcement", 5, Some(10)), ("stage", 13, None), ("forum", 15, None)]
    {
        let made = stage.act("/driver/channels", json!({ "name": kind, "kind": kind })).await;
        assert_eq!(made["kind"], kind);
        let channel = made["id"].as_str().unwrap();
        assert_eq!(stage.rest("GET", &format!("/channels/{channel}"), Value::Null).await.1["type"], number);
        let path = format!("/channels/{channel}/threads");
        match public {
            None => {
                let (_, refusal) = stage.rest("POST", &path, json!({ "name": "t", "type": 11 })).await;
                assert_eq!(refusal["code"], 50024, "{kind}");
            }
            Some(public) => {
                assert_eq!(stage.rest("POST", &path, json!({ "name": "t", "type": 11 })).await.1["code"], 50035);
                let (_, lobby) = post(&stage, channel, json!({ "content": "lobby" })).await;
                let path = format!("/channels/{channel}/messages/{}/threads", lobby["id"].as_str().unwrap());
                assert_eq!(stage.rest("POST", &path, json!({ "name": "t" })).await.1["type"], public);
            }
        }
    }
    assert_eq!(stage.drive("POST", "/driver/channels", json!({ "name": "x", "kind": "cellar" })).await.0, 400);
}

#[tokio::test]
async fn an_idle_thread_falls_asleep_and_only_members_wake_it() {
    let stage = Stage::new().await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let thread = thread(&stage).await;
    gateway.event("THREAD_CREATE").await;
    let anna = id(&stage, "Anna").await;
    let board = json!({ "content": format!("<@{anna}>"), "components": button_row("go") });
    let (_, message) = post(&stage, &thread, board).await;
    stage.act("/driver/clock", json!({ "advance_s": 23 * 3600 })).await;
    assert!(gateway.is_quiet().await, "a day is what it was set to");
    stage.act("/driver/clock", json!({ "advance_s": 2 * 3600 })).await;
    assert_eq!(gateway.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    let press = |who: &str| json!({ "as": who, "message": message["id"], "button": "go", "wait": 0 });
    let (status, told) = stage.drive("POST", "/driver/press", press("bela")).await;
    assert_eq!((status, &told["error"]), (400, &json!("An error occurred.")));
    assert_eq!(stage.drive("POST", "/driver/press", press("anna")).await.0, 200);
    assert_eq!(gateway.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    gateway.event("INTERACTION_CREATE").await;
    stage.act("/driver/clock", json!({ "advance_s": 25 * 3600 })).await;
    assert_eq!(gateway.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    let woken = stage.rest("PATCH", &format!("/channels/{thread}"), json!({ "archived": false })).await;
    assert_eq!(woken.1["thread_metadata"]["archived"], false, "the bot is a member");
}

#[tokio::test]
async fn everything_together_has_a_limit_but_answers_have_none() {
    let stage = Stage::with(Options { requests_a_second: 5, ..Options::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(stage.rest("GET", "/users/@me", Value::Null).await);
    }
    assert_eq!(statuses.iter().filter(|(status, _)| *status == 200).count(), 5);
    assert_eq!(statuses[7].1["global"], true);
    let (status, body) = stage.rest("POST", "/interactions/1/x/callback", json!({ "type": 6 })).await;
    assert_eq!((status, &body["code"]), (404, &json!(10062)));
}

#[tokio::test]
async fn conversations_are_opened_slowly_and_known_ones_at_once() {
    let stage = Stage::with(Options { most_openings: 2, ..Options::default() }).await;
    let open = async |name: &str| {
        let body = json!({ "recipient_id": id(&stage, name).await });
        stage.rest("POST", "/users/@me/channels", body).await
    };
    assert_eq!((open("Anna").await.0, open("Béla").await.0, open("Anna").await.0), (200, 200, 200));
    let (status, refusal) = open("Cecylia").await;
    assert_eq!((status, &refusal["code"]), (400, &json!(40003)));
}

#[tokio::test]
async fn sessions_are_counted_and_the_token_is_taken_away() {
    let stage = Stage::with(Options { most_identifies: 2, ..Options::default() }).await;
    stage.act("/driver/faults", json!({ "kind": "invalid_sessions", "times": 1 })).await;
    let remaining = async || {
        let (_, told) = stage.rest("GET", "/gateway/bot", Value::Null).await;
        told["session_start_limit"]["remaining"].as_u64()
    };
    assert_eq!(remaining().await, Some(2));
    let mut first = Gateway::open(&stage).await;
    first.send(identify(stage.sandbox.token(), 1)).await;
    assert_eq!(first.frame().await, json!({ "op": 9, "d": false }));
    assert_eq!(remaining().await, Some(1));
    let (_second, _) = Gateway::ready(&stage, 1).await;
    let mut third = Gateway::open(&stage).await;
    third.send(identify(stage.sandbox.token(), 1)).await;
    assert_eq!(third.next().await, Came::Closed(Some(4004)));
}

#[tokio::test]
async fn a_block_is_a_page_and_no_answer_of_discords() {
    let stage = Stage::new().await;
    stage.act("/driver/faults", json!({ "kind": "cloudflare", "status": 403, "times": 1 })).await;
    let request = stage.client.get(format!("{}/api/v10/users/@me", stage.sandbox.url()));
    let response = request.header("authorization", stage.authorization()).send().await.unwrap();
    assert_eq!(response.status(), 403);
    assert!(response.headers().get("x-ratelimit-limit").is_none());
    assert!(response.text().await.unwrap().contains("<html>"));
    assert_eq!(stage.rest("GET", "/users/@me", Value::Null).await.0, 200);
}

#[tokio::test]
async fn a_nonce_is_the_authors_and_outlives_its_message() {
    let stage = Stage::new().await;
    let (games, general) = (stage.channel("games").await, stage.channel("general").await);
    let body = json!({ "content": "x", "nonce": "n", "enforce_nonce": true });
    let (_, first) = post(&stage, &games, body.clone()).await;
    assert_eq!(post(&stage, &general, body.clone()).await.1["id"], first["id"]);
    stage.rest("DELETE", &format!("/channels/{games}/messages/{}", first["id"].as_str().unwrap()), Value::Null).await;
    assert_eq!(post(&stage, &games, body).await.1["code"], 10008);
}

#[tokio::test]
async fn old_messages_are_edited_slowly() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let (_, message) = post(&stage, &channel, json!({ "content": "x" })).await;
    let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
    let edit = async || stage.rest("PATCH", &path, json!({ "content": "y" })).await;
    for _ in 0..5 {
        assert_eq!(edit().await.0, 200);
    }
    stage.act("/driver/clock", json!({ "advance_s": 3700 })).await;
    assert_eq!((edit().await.0, edit().await.0, edit().await.0), (200, 200, 200));
    let (status, refusal) = edit().await;
    assert_eq!((status, &refusal["code"]), (429, &json!(30046)));
}

#[tokio::test]
async fn commands_work_in_a_guild_without_the_bot_and_posts_do_not() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    stage.drive("PATCH", "/driver/guild", json!({ "bot": false })).await;
    gateway.event("GUILD_DELETE").await;
    let run = json!({ "as": "anna", "channel": "games", "command": "hand" });
    let event = stage.does(&mut gateway, "/driver/command", run).await;
    stage.answer(&event, json!({ "type": 4, "data": { "content": "heard" } })).await;
    let channel = stage.channel("games").await;
    assert_eq!(post(&stage, &channel, json!({ "content": "x" })).await.1["code"], 50001);
    stage.drive("PATCH", "/driver/guild", json!({ "bot": true })).await;
    gateway.event("GUILD_CREATE").await;
    assert_eq!(post(&stage, &channel, json!({ "content": "x" })).await.0, 200);
}

#[tokio::test]
async fn events_can_come_with_other_fields() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let fault = json!({ "kind": "change_events", "event": "INTERACTION_CREATE", "times": 1,
        "set": { "application_id": null, "brand_new": { "a": [1] } } });
    stage.act("/driver/faults", fault).await;
    let run = json!({ "as": "anna", "channel": "games", "command": "hand", "wait": 0 });
    stage.act("/driver/command", run).await;
    let data = gateway.event("INTERACTION_CREATE").await;
    assert_eq!((&data["application_id"], &data["brand_new"]), (&Value::Null, &json!({ "a": [1] })));
}
