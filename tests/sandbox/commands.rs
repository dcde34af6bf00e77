//! Commands: registered within Discord's limits, and run as Discord's own program sends them.

use serde_json::{Value, json};

use crate::support::{Stage, simple_command};
use crate::wire_bot::Gateway;

fn tree() -> Value {
    json!([{
        "name": "table", "description": "Tables", "name_localizations": { "hu": "asztal" }, "contexts": [0],
        "options": [
            { "type": 1, "name": "new", "description": "New", "name_localizations": { "hu": "új" }, "options": [
                { "type": 3, "name": "game", "description": "Game", "required": true, "autocomplete": true },
                { "type": 4, "name": "seats", "description": "Seats", "min_value": 2, "max_value": 4 },
                { "type": 3, "name": "pace", "description": "Pace", "choices": [
                    { "name": "quick", "value": "q", "name_localizations": { "hu": "gyors" } }, { "name": "slow", "value": "s" },
                ] },
                { "type": 5, "name": "open", "description": "Open" },
                { "type": 6, "name": "guest", "description": "Guest" },
                { "type": 7, "name": "where", "description": "Where" },
            ] },
            { "type": 2, "name": "bot", "description": "Bots", "options": [
                { "type": 1, "name": "add", "description": "Add" },
            ] },
        ],
    }, simple_command("hand")])
}

async fn stage() -> (Stage, Gateway) {
    let stage = Stage::new().await;
    stage.register(tree()).await;
    let (gateway, _) = Gateway::ready(&stage, 1).await;
    (stage, gateway)
}

fn run(command: &str, options: Value) -> Value {
    json!({ "as": "bela", "channel": "games", "command": command, "options": options })
}

#[tokio::test]
async fn options_arrive_below_their_subcommand() {
    let (stage, mut gateway) = stage().await;
    let options = json!({ "game": "San Juan", "seats": "3", "pace": "gyors", "open": true, "guest": "anna", "where": "#general" });
    let event = stage.does(&mut gateway, "/driver/command", run("/asztal új", options)).await.data;
    let sub = &event["data"]["options"][0];
    assert_eq!((&event["data"]["name"], &sub["name"], &sub["type"]), (&json!("table"), &json!("new"), &json!(1)));
    let value = |name: &str| {
        let options = sub["options"].as_array().expect("options");
        options.iter().find(|option| option["name"] == name).map(|option| option["value"].clone())
    };
    assert_eq!((value("seats"), value("pace"), value("open")), (Some(json!(3)), Some(json!("q")), Some(json!(true))));
    let guest = value("guest").expect("a guest");
    assert_eq!(event["data"]["resolved"]["users"][guest.as_str().expect("an id")]["username"], "anna");
    assert_eq!((&event["locale"], &event["member"]["user"]["username"]), (&json!("hu"), &json!("bela")));
    assert!(event["app_permissions"].as_str().is_some_and(|bits| bits.parse::<u64>().is_ok()));

    let event = stage.does(&mut gateway, "/driver/command", run("table bot add", json!({}))).await.data;
    assert_eq!(event["data"]["options"][0]["options"][0]["name"], "add");
}

#[tokio::test]
async fn what_discord_would_not_send_is_refused_with_a_reason() {
    let (stage, _gateway) = stage().await;
    for (body, reason) in [
        (run("chess", json!({})), "There is no command /chess. There are: table, hand."),
        (run("table", json!({})), "The command goes on with one of: new, bot."),
        (run("table old", json!({})), "There is no subcommand old. There are: new, bot."),
        (run("hand left", json!({})), "The command ends before \"left\"."),
        (run("table new", json!({})), "The option game is required."),
        (run("table new", json!({ "game": "x", "colour": "red" })), "There is no option colour."),
        (run("table new", json!({ "game": "x", "seats": "two" })), "The option seats takes a whole number."),
        (run("table new", json!({ "game": "x", "seats": 5 })), "The option seats is out of range."),
        (run("table new", json!({ "game": "x", "pace": "never" })), "The option pace is one of: quick, slow."),
        (run("table new", json!({ "game": "x", "guest": "nobody" })), "The option guest takes a person."),
        (
            json!({ "as": "bela", "channel": "dm", "command": "table new", "options": { "game": "x" } }),
            "This command cannot be used here.",
        ),
        (json!({ "as": "zoe", "channel": "games", "command": "hand" }), "There is no such person."),
        (json!({ "as": "bela", "channel": "attic", "command": "hand" }), "There is no such channel."),
        (json!({ "as": "bela", "channel": "games", "command": "hand", "colour": 1 }), "unknown field `colour`"),
    ] {
        let (status, answer) = stage.drive("POST", "/driver/command", body.clone()).await;
        assert!(status == 400 || status == 404, "{body}: {answer}");
        assert!(answer["error"].as_str().is_some_and(|text| text.starts_with(reason)), "{body}: {answer}");
    }
}

#[tokio::test]
async fn suggestions_are_asked_for_with_what_is_filled_in() {
    let (stage, mut gateway) = stage().await;
    let mut ask = run("table new", json!({ "game": "sa", "seats": 2 }));
    ask["focused"] = json!("game");
    let event = stage.does(&mut gateway, "/driver/autocomplete", ask.clone()).await;
    let options = event.data["data"]["options"][0]["options"].clone();
    assert_eq!(options[0], json!({ "name": "game", "type": 3, "value": "sa", "focused": true }));
    assert_eq!(options[1]["value"], 2);
    let choice = |n: usize| json!({ "name": format!("n{n}"), "value": "v" });
    let many: Vec<Value> = (0..26).map(choice).collect();
    let refused = stage.rest("POST", &event.callback(), json!({ "type": 8, "data": { "choices": many } })).await;
    assert_eq!(refused.1["code"], 50035);
    let long = json!({ "type": 8, "data": { "choices": [{ "name": "x".repeat(101), "value": "v" }] } });
    assert_eq!(stage.rest("POST", &event.callback(), long).await.1["code"], 50035);
    stage.answer(&event, json!({ "type": 8, "data": { "choices": [choice(1)] } })).await;
    let story = stage.story(&event).await;
    assert_eq!(
        (&story["interaction"]["state"], &story["interaction"]["choices"][0]["name"]),
        (&json!("choices"), &json!("n1"))
    );
    ask["focused"] = json!("seats");
    assert_eq!(stage.drive("POST", "/driver/autocomplete", ask).await.0, 400);
}

#[tokio::test]
async fn limits_of_commands() {
    let stage = Stage::new().await;
    let path = format!("/applications/{}/commands", stage.bot);
    let named = |name: &str| json!([{ "name": name, "description": "d" }]);
    let with = |field: &str, value: Value| json!([{ "name": "a", "description": "d", field: value }]);
    let option = |n: usize| json!({ "type": 3, "name": format!("o{n}"), "description": "d" });
    let options = |count: usize| Value::Array((0..count).map(option).collect());
    let choice = |n: usize| json!({ "name": format!("c{n}"), "value": format!("v{n}") });
    let choices = |count: usize| json!([{ "type": 3, "name": "o", "description": "d", "choices": (0..count).map(choice).collect::<Vec<_>>() }]);
    let sub = |count: usize| json!({ "type": 1, "name": "s", "description": "d", "options": options(count) });
    let heavy = |count: usize| {
        let text = "x".repeat(100);
        let group = |n: usize| {
            json!({ "type": 1, "name": format!("s{n}"), "description": text, "options": [
            { "type": 3, "name": "o", "description": text, "choices": (0..25).map(|n| json!({ "name": format!("{n:0>50}"), "value": "v" })).collect::<Vec<_>>() },
        ] })
        };
        json!([{ "name": "a", "description": "d", "options": (0..count).map(group).collect::<Vec<_>>() }])
    };
    let all = |count: usize| Value::Array((0..count).map(|n| simple_command(&format!("c{n}"))).collect());
    for (good, bad) in [
        (named(&"x".repeat(32)), named(&"x".repeat(33))),
        (named("új-tábla_2"), named("Table")),
        (named("table"), named("ta ble")),
        (named("table"), named("it's")),
        (with("description", json!("x".repeat(100))), with("description", json!("x".repeat(101)))),
        (with("name_localizations", json!({ "hu": "tábla" })), with("name_localizations", json!({ "xx": "tabla" }))),
        (with("name_localizations", json!({ "hu": "tábla" })), with("name_localizations", json!({ "hu": "Tábla" }))),
        (with("options", options(25)), with("options", options(26))),
        (with("options", choices(25)), with("options", choices(26))),
        (with("options", json!([sub(2)])), with("options", json!([sub(2), option(1)]))),
        (with("options", json!([option(1)])), with("options", json!([option(1), option(1)]))),
        (
            with("options", json!([sub(1)])),
            with("options", json!([{ "type": 1, "name": "s", "description": "d", "options": [sub(1)] }])),
        ),
        (with("nsfw", json!(false)), with("colour", json!(1))),
        (with("contexts", json!([0, 1])), with("contexts", json!([9]))),
        (heavy(5), heavy(6)),
    ] {
        let answer = stage.rest("PUT", &path, good.clone()).await;
        assert_eq!(answer.0, 200, "{good}: {}", answer.1);
        let answer = stage.rest("PUT", &path, bad.clone()).await;
        assert_eq!((answer.0, &answer.1["code"]), (400, &json!(50035)), "{bad}");
        assert!(answer.1["errors"]["0"].is_object(), "{bad}: {}", answer.1);
    }
    assert_eq!(stage.rest("PUT", &path, all(100)).await.0, 200);
    assert_eq!(stage.rest("PUT", &path, all(101)).await.1["code"], 30032);
    let twins = json!([simple_command("a"), simple_command("a")]);
    assert_eq!(stage.rest("PUT", &path, twins).await.1["code"], 50035);
}

#[tokio::test]
async fn a_command_keeps_its_id_and_changes_its_version_with_its_content() {
    let stage = Stage::new().await;
    let path = format!("/applications/{}/commands", stage.bot);
    let put = async |description: &str| {
        let option = json!({ "type": 3, "name": "o", "description": "d", "max_length": null });
        let body = json!([{ "name": "hand", "description": description, "options": [option] }]);
        stage.rest("PUT", &path, body).await.1[0].clone()
    };
    let (first, same, other) = (put("A").await, put("A").await, put("B").await);
    assert_eq!(first, same);
    assert_eq!(first["options"][0].get("max_length"), None, "what was not said is not told");
    assert_eq!(first["id"], other["id"]);
    assert_ne!(first["version"], other["version"]);
    assert_eq!(stage.rest("GET", &path, Value::Null).await.1[0]["id"], first["id"]);
}
