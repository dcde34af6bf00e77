//! The driver apart from commands: controls, forms, waiting, languages, what is read.

use std::time::{Duration, Instant};

use guildhall::sandbox::{Options, Sandbox};
use serde_json::{Value, json};

use crate::support::{Stage, simple_command};
use crate::wire_bot::{Came, Gateway, button_row};

#[tokio::test]
async fn controls_are_used_only_as_they_are_shown() {
    let stage = Stage::new().await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let channel = stage.channel("games").await;
    let options: Vec<Value> = ["a", "b", "c"].iter().map(|value| json!({ "label": value, "value": value })).collect();
    let rows = json!([
        { "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Go", "custom_id": "go" },
            { "type": 2, "style": 1, "label": "No", "custom_id": "no", "disabled": true },
        ] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "s", "options": options, "max_values": 2 }] },
    ]);
    let body = json!({ "content": "x", "components": rows });
    let (_, message) = stage.rest("POST", &format!("/channels/{channel}/messages"), body).await;
    let id = &message["id"];
    let press = |button: &str| json!({ "as": "anna", "message": id, "button": button });
    let choose = |values: Value| json!({ "as": "anna", "message": id, "select": "s", "values": values });
    for (path, body, reason) in [
        ("/driver/press", press("no"), "This control is greyed out."),
        ("/driver/press", press("old"), "The message has no control old."),
        ("/driver/press", press("s"), "s is a select, not a button."),
        ("/driver/press", json!({ "as": "anna", "message": "1", "button": "go" }), "You do not see such a message."),
        ("/driver/choose", choose(json!([])), "Choose 1 to 2."),
        ("/driver/choose", choose(json!(["a", "b", "c"])), "Choose 1 to 2."),
        ("/driver/choose", choose(json!(["a", "a"])), "a is chosen twice."),
        ("/driver/choose", choose(json!(["z"])), "z is not among: a, b, c."),
    ] {
        let (status, answer) = stage.drive("POST", path, body).await;
        assert_eq!((status, &answer["error"]), (400, &json!(reason)));
    }
    let event = stage.does(&mut gateway, "/driver/choose", choose(json!(["c", "a"]))).await;
    assert_eq!(event.data["data"]["values"], json!(["c", "a"]));
    assert_eq!(event.data["data"]["component_type"], 3);
    let event = stage.does(&mut gateway, "/driver/press", press("go")).await;
    assert_eq!(event.data["message"]["id"], *id);
}

#[tokio::test]
async fn nobody_presses_what_only_another_sees() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let event = stage.runs_hand(&mut gateway).await;
    let data = json!({ "content": "x", "flags": 64, "components": button_row("go") });
    stage.answer(&event, json!({ "type": 4, "data": data })).await;
    let id = stage.story(&event).await["messages"][0]["id"].clone();
    let press = |who: &str| json!({ "as": who, "message": id, "button": "go", "wait": 0 });
    assert_eq!(stage.drive("POST", "/driver/press", press("bela")).await.0, 400);
    assert_eq!(stage.drive("POST", "/driver/press", press("anna")).await.0, 200);
    let look = async |who: &str| {
        let url = format!("{}/driver/messages/{}?as={who}", stage.sandbox.url(), id.as_str().expect("an id"));
        stage.client.get(url).send().await.expect("an answer").status().as_u16()
    };
    assert_eq!((look("anna").await, look("bela").await), (200, 404));
}

#[tokio::test]
async fn a_form_is_checked_and_sent_once() {
    let stage = Stage::new().await;
    stage.register(json!([simple_command("hand")])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let event = stage.runs_hand(&mut gateway).await;
    let field = json!({ "type": 4, "custom_id": "f", "style": 1, "min_length": 2, "max_length": 3 });
    let rows = json!([{ "type": 18, "label": "Name", "component": field }]);
    stage.answer(&event, json!({ "type": 9, "data": { "custom_id": "m", "title": "Form", "components": rows } })).await;
    assert_eq!(stage.story(&event).await["interaction"]["modal"]["title"], "Form");
    let submit =
        |who: &str, values: Value| json!({ "as": who, "interaction": event.id(), "values": values, "wait": 0 });
    for (who, values) in [
        ("bela", json!({ "f": "abc" })),
        ("anna", json!({})),
        ("anna", json!({ "f": "abcd" })),
        ("anna", json!({ "g": "x" })),
    ] {
        assert_eq!(stage.drive("POST", "/driver/submit", submit(who, values.clone())).await.0, 400, "{who} {values}");
    }
    stage.act("/driver/submit", submit("anna", json!({ "f": "abc" }))).await;
    let form = gateway.event("INTERACTION_CREATE").await;
    assert_eq!(form["data"]["components"][0]["component"]["value"], "abc");
    assert_eq!(stage.drive("POST", "/driver/submit", submit("anna", json!({ "f": "abc" }))).await.0, 400);
}

#[tokio::test]
async fn waiting_ends_with_the_news() {
    let stage = Stage::new().await;
    let now = stage.see("/driver/state").await["now"].as_u64().expect("a number");
    let nothing = stage.see(&format!("/driver/wait?since={now}&wait=30")).await;
    assert_eq!(nothing["news"], false);
    let waiting = async { stage.see(&format!("/driver/wait?since={now}&wait=20000")).await };
    let saying = stage.act("/driver/say", json!({ "as": "anna", "channel": "games", "content": "hello" }));
    let began = Instant::now();
    let (told, _) = tokio::join!(waiting, saying);
    assert_eq!(told["news"], true);
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[tokio::test]
async fn the_stream_tells_of_news() {
    let stage = Stage::new().await;
    let mut stream = stage.client.get(format!("{}/driver/events", stage.sandbox.url())).send().await.expect("a stream");
    let first = stream.chunk().await.expect("a line").expect("an event");
    assert!(first.starts_with(b"data: "));
    stage.act("/driver/say", json!({ "as": "anna", "channel": "games", "content": "hello" })).await;
    let second = stream.chunk().await.expect("a line").expect("an event");
    assert!(second.starts_with(b"data: ") && second != first);
}

#[tokio::test]
async fn languages_change_what_is_shown_and_sent() {
    let stage = Stage::new().await;
    let mut command = simple_command("hand");
    command["name_localizations"] = json!({ "pl": "ręka" });
    stage.register(json!([command])).await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let shown = async || stage.see("/driver/commands?as=anna").await["commands"][0]["shown_name"].clone();
    assert_eq!(shown().await, "hand");
    let (status, _) = stage.drive("PATCH", "/driver/users/Anna", json!({ "locale": "pl" })).await;
    assert_eq!((status, shown().await), (200, json!("ręka")));
    assert_eq!(stage.runs_hand(&mut gateway).await.data["locale"], "pl");
    assert_eq!(stage.drive("PATCH", "/driver/users/anna", json!({ "locale": "elvish" })).await.0, 400);
}

#[tokio::test]
async fn what_is_unread_is_counted_for_each() {
    let stage = Stage::new().await;
    let users = stage.see("/driver/state").await["users"].clone();
    let channel = stage.channel("games").await;
    let body = json!({ "content": format!("<@{}> your turn", users[0]["id"].as_str().expect("an id")) });
    stage.rest("POST", &format!("/channels/{channel}/messages"), body).await;
    let counts = async |index: usize| {
        let user = stage.see("/driver/state").await["users"][index].clone();
        (user["unread"].as_u64(), user["pings"].as_u64())
    };
    assert_eq!((counts(0).await, counts(1).await), ((Some(1), Some(1)), (Some(1), Some(0))));
    stage.act("/driver/read", json!({ "as": "anna", "channel": "games" })).await;
    assert_eq!((counts(0).await, counts(1).await), ((Some(0), Some(0)), (Some(1), Some(0))));
}

#[tokio::test]
async fn nobody_reads_anothers_direct_messages() {
    let stage = Stage::new().await;
    let users = stage.see("/driver/state").await["users"].clone();
    let dm = users[1]["dm"].as_str().expect("an id");
    stage.rest("POST", &format!("/channels/{dm}/messages"), json!({ "content": "secret" })).await;
    let look = async |who: &str, channel: &str| {
        let url = format!("{}/driver/messages?as={who}&channel={channel}", stage.sandbox.url());
        stage.client.get(url).send().await.expect("an answer").status().as_u16()
    };
    assert_eq!((look("bela", "dm").await, look("bela", dm).await, look("anna", dm).await), (200, 200, 404));
}

#[tokio::test]
async fn stopping_ends_what_is_open_and_frees_the_port() {
    let stage = Stage::new().await;
    let (mut gateway, _) = Gateway::ready(&stage, 1).await;
    let (address, url) = (stage.sandbox.address(), stage.sandbox.url());
    let mut stream = stage.client.get(format!("{url}/driver/events")).send().await.expect("a stream");
    stream.chunk().await.expect("a line");
    let client = stage.client.clone();
    let waiting = tokio::spawn(client.get(format!("{url}/driver/wait?since=999999&wait=600000")).send());
    stage.see("/driver/state").await;
    let began = Instant::now();
    stage.sandbox.stop().await;
    assert_eq!(gateway.next().await, Came::Closed(Some(1001)));
    assert!(!matches!(stream.chunk().await, Ok(Some(_))), "the stream ends");
    let waited = waiting.await.expect("an end");
    assert!(began.elapsed() < Duration::from_secs(60), "{waited:?}");
    assert!(stage.client.get(format!("{url}/driver/state")).send().await.is_err());
    let again = Sandbox::start(address.port(), Options::default()).await.expect("the same port");
    again.stop().await;
}
