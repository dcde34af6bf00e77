//! First answers, deferrals and follow-ups, with their clocks.

use std::time::Duration;

use guildhall::sandbox::Options;
use serde_json::{Value, json};

use crate::support::{Stage, simple_command};
use crate::wire_bot::{Event, Gateway, button_row};

/// A stage with `/hand` registered and a bot on the line.
async fn stage(options: Options) -> (Stage, Gateway) {
    let stage = Stage::with(options).await;
    stage.register(json!([simple_command("hand")])).await;
    let (gateway, _) = Gateway::ready(&stage, 1).await;
    (stage, gateway)
}

/// A message in #games with one button, pressed by Béla.
async fn pressed(stage: &Stage, gateway: &mut Gateway, files: Value) -> Event {
    let channel = stage.channel("games").await;
    let body = json!({ "content": "board", "components": button_row("go"), "attachments": files });
    let (_, message) = stage.rest("POST", &format!("/channels/{channel}/messages"), body).await;
    let press = json!({ "as": "bela", "message": message["id"], "button": "go" });
    stage.does(gateway, "/driver/press", press).await
}

fn is(refusal: (u16, Value), status: u16, code: u64) {
    assert_eq!((refusal.0, refusal.1["code"].as_u64()), (status, Some(code)), "{}", refusal.1);
}

#[tokio::test]
async fn an_interaction_without_an_answer_fails_after_its_time() {
    let options = Options { answer_within: Duration::from_millis(50), ..Options::default() };
    let (stage, mut gateway) = stage(options).await;
    let run = json!({ "as": "anna", "channel": stage.channel("games").await, "command": "hand" });
    let outcome = stage.act("/driver/command", run).await;
    assert_eq!(outcome["interaction"]["state"], "failed");
    assert_eq!(outcome["interaction"]["problem"], "The application did not respond");
    let event = Event { data: gateway.event("INTERACTION_CREATE").await };
    is(stage.rest("POST", &event.callback(), json!({ "type": 5 })).await, 404, 10062);
    is(stage.rest("POST", &event.webhook(), json!({ "content": "late" })).await, 404, 10015);
}

#[tokio::test]
async fn an_answer_is_seen_by_all_and_a_private_one_by_one() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = stage.runs_hand(&mut gateway).await;
    stage.answer(&event, json!({ "type": 4, "data": { "content": "for all" } })).await;
    let event = stage.runs_hand(&mut gateway).await;
    stage.answer(&event, json!({ "type": 4, "data": { "content": "for Anna", "flags": 64 } })).await;
    let count = async |who: &str| {
        let seen = stage.see(&format!("/driver/messages?as={who}&channel=games")).await;
        seen["messages"].as_array().expect("messages").len()
    };
    assert_eq!((count("anna").await, count("bela").await), (2, 1));
    let story = stage.story(&event).await;
    assert_eq!(story["messages"][0]["answers"]["command"], "/hand");
    let dismiss = json!({ "as": "anna", "message": story["messages"][0]["id"] });
    let stranger = json!({ "as": "bela", "message": story["messages"][0]["id"] });
    assert_eq!(stage.drive("POST", "/driver/dismiss", stranger).await.0, 404);
    stage.act("/driver/dismiss", dismiss).await;
    assert_eq!((count("anna").await, count("bela").await), (1, 1));
}

#[tokio::test]
async fn a_second_answer_is_refused() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = stage.runs_hand(&mut gateway).await;
    stage.answer(&event, json!({ "type": 5, "data": { "flags": 64 } })).await;
    is(stage.rest("POST", &event.callback(), json!({ "type": 5 })).await, 400, 40060);
    let forged = format!("/interactions/{}/wrong/callback", event.id());
    is(stage.rest("POST", &forged, json!({ "type": 5 })).await, 404, 10062);
}

#[tokio::test]
async fn thinking_ends_with_the_edit_or_the_first_follow_up() {
    let (stage, mut gateway) = stage(Options::default()).await;
    for by_edit in [true, false] {
        let event = stage.runs_hand(&mut gateway).await;
        stage.answer(&event, json!({ "type": 5, "data": { "flags": 64 } })).await;
        let thinking = stage.story(&event).await;
        assert_eq!(thinking["interaction"]["state"], "thinking");
        assert_eq!(thinking["messages"][0]["thinking"], true);
        let said = json!({ "content": "done" });
        let (status, answer) = match by_edit {
            true => stage.rest("PATCH", &event.original(), said).await,
            false => stage.rest("POST", &event.webhook(), said).await,
        };
        assert_eq!(status, 200, "{answer}");
        let done = stage.story(&event).await;
        assert_eq!(done["interaction"]["state"], "answered");
        assert_eq!(done["messages"].as_array().map(Vec::len), Some(1));
        assert_eq!(done["messages"][0]["ephemeral"], true, "privacy is settled when deferring");
        assert_eq!(done["messages"][0]["content"], "done");
    }
}

#[tokio::test]
async fn a_token_ends_with_its_life() {
    let options = Options { token_life: Duration::from_millis(1500), ..Options::default() };
    let (stage, mut gateway) = stage(options).await;
    let event = stage.runs_hand(&mut gateway).await;
    stage.answer(&event, json!({ "type": 4, "data": { "content": "hello" } })).await;
    assert_eq!(stage.rest("PATCH", &event.original(), json!({ "content": "again" })).await.0, 200);
    tokio::time::sleep(Duration::from_millis(1550)).await;
    is(stage.rest("PATCH", &event.original(), json!({ "content": "too late" })).await, 401, 50027);
    is(stage.rest("POST", &event.webhook(), json!({ "content": "too late" })).await, 401, 50027);
}

#[tokio::test]
async fn a_test_can_end_a_token() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = stage.runs_hand(&mut gateway).await;
    stage.act(&format!("/driver/interactions/{}/expire", event.id()), json!({})).await;
    is(stage.rest("POST", &event.callback(), json!({ "type": 5 })).await, 404, 10062);
    assert_eq!(stage.story(&event).await["interaction"]["state"], "failed");
}

#[tokio::test]
async fn types_of_answer_fit_the_interaction() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = stage.runs_hand(&mut gateway).await;
    for kind in [1, 6, 7, 8, 10, 12] {
        is(stage.rest("POST", &event.callback(), json!({ "type": kind })).await, 400, 50035);
    }
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "Form", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "f", "style": 1, "label": "Name" }] },
    ] } });
    stage.answer(&event, modal.clone()).await;
    let submit = json!({ "as": "anna", "interaction": event.id(), "values": { "f": "Ann" } });
    let form = stage.does(&mut gateway, "/driver/submit", submit).await;
    assert_eq!(form.data["data"]["components"][0]["components"][0]["value"], "Ann");
    is(stage.rest("POST", &form.callback(), modal).await, 400, 50035);
    is(stage.rest("POST", &form.callback(), json!({ "type": 6 })).await, 400, 50035);
    stage.answer(&form, json!({ "type": 4, "data": { "content": "Hello Ann" } })).await;
}

#[tokio::test]
async fn a_press_can_be_acknowledged_edited_and_deleted() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = pressed(&stage, &mut gateway, json!([])).await;
    assert_eq!(event.data["message"]["content"], "board");
    stage.answer(&event, json!({ "type": 6 })).await;
    assert_eq!(stage.story(&event).await["interaction"]["state"], "acknowledged");
    let (_, follow_up) = stage.rest("POST", &event.webhook(), json!({ "content": "psst", "flags": 64 })).await;
    assert_eq!(follow_up["interaction_metadata"]["interacted_message_id"], event.data["message"]["id"]);
    let path = format!("{}/messages/{}", event.webhook(), follow_up["id"].as_str().expect("an id"));
    assert_eq!(stage.rest("GET", &path, Value::Null).await.1["content"], "psst");
    assert_eq!(stage.rest("DELETE", &path, Value::Null).await.0, 204);
    is(stage.rest("GET", &path, Value::Null).await, 404, 10008);
    assert_eq!(stage.rest("DELETE", &event.original(), Value::Null).await.0, 204);
    let seen = stage.see("/driver/messages?as=bela&channel=games").await;
    assert_eq!(seen["messages"], json!([]));
}

#[tokio::test]
async fn an_update_replaces_what_it_names() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = pressed(&stage, &mut gateway, json!([])).await;
    stage.answer(&event, json!({ "type": 7, "data": { "components": [] } })).await;
    let story = stage.story(&event).await;
    let message = &story["messages"][0];
    assert_eq!((&message["content"], &message["components"]), (&json!("board"), &json!([])));
}

#[tokio::test]
async fn the_response_is_told_when_asked_for() {
    let (stage, mut gateway) = stage(Options::default()).await;
    let event = stage.runs_hand(&mut gateway).await;
    let path = format!("{}?with_response=true", event.callback());
    let (status, told) = stage.rest("POST", &path, json!({ "type": 4, "data": { "content": "hi" } })).await;
    assert_eq!((status, &told["resource"]["message"]["content"]), (200, &json!("hi")));
    assert_eq!(told["interaction"]["id"], event.id());
}
