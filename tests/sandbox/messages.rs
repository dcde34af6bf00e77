//! Messages: limits, files, nonces, mentions, permissions.

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::support::{Stage, png};
use crate::wire_bot::button_row;

impl Stage {
    async fn posts(&self, body: Value) -> (u16, Value) {
        let channel = self.channel("games").await;
        self.rest("POST", &format!("/channels/{channel}/messages"), body).await
    }

    /// A request with pictures as files 0, 1, ….
    async fn uploads(&self, method: reqwest::Method, path: &str, json: Value, names: &[&str]) -> (u16, Value) {
        let mut form = Form::new().text("payload_json", json.to_string());
        for (index, name) in names.iter().enumerate() {
            let part = Part::bytes(png()).file_name((*name).to_owned()).mime_str("image/png").expect("a type");
            form = form.part(format!("files[{index}]"), part);
        }
        let request = self.client.request(method, format!("{}/api/v10{path}", self.sandbox.url()));
        let request = request.header("authorization", self.authorization()).multipart(form);
        let response = request.send().await.expect("an answer");
        (response.status().as_u16(), response.json().await.expect("JSON"))
    }
}

fn code(answer: &(u16, Value)) -> u64 {
    answer.1["code"].as_u64().unwrap_or(0)
}

fn many(count: usize, one: &Value) -> Value {
    Value::Array(vec![one.clone(); count])
}

fn buttons(count: usize) -> Value {
    let button = |n| json!({ "type": 2, "style": 2, "label": "x", "custom_id": format!("b{n}") });
    json!([{ "type": 1, "components": (0..count).map(button).collect::<Vec<_>>() }])
}

fn select(change: impl FnOnce(&mut Value)) -> Value {
    let option = |n| json!({ "label": "L", "value": format!("v{n}") });
    let options: Vec<Value> = (0..3).map(option).collect();
    let mut select = json!({ "type": 3, "custom_id": "s", "options": options });
    change(&mut select);
    json!([{ "type": 1, "components": [select] }])
}

/// Every limit: what is just allowed passes, what is just beyond is refused at its place.
#[tokio::test]
async fn limits_of_messages() {
    let stage = Stage::new().await;
    let long = |count: usize| "x".repeat(count);
    let labelled = |count: usize| json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": long(count), "custom_id": "b" }] }]);
    let embed = |key: &str, count: usize| json!({ "embeds": [{ key: long(count) }] });
    let with = |components: Value| json!({ "content": "x", "components": components });
    let row = &button_row("x")[0];
    let cases: Vec<(&str, Value, Value)> = vec![
        ("content", json!({ "content": long(2000) }), json!({ "content": long(2001) })),
        ("nonce", json!({ "content": "x", "nonce": long(25) }), json!({ "content": "x", "nonce": long(26) })),
        ("embeds", embed("title", 256), embed("title", 257)),
        ("embeds", embed("description", 4096), embed("description", 4097)),
        (
            "embeds",
            json!({ "embeds": many(10, &json!({ "title": "x" })) }),
            json!({ "embeds": many(11, &json!({ "title": "x" })) }),
        ),
        (
            "embeds",
            json!({ "embeds": [{ "description": long(3000) }, { "description": long(3000) }] }),
            json!({ "embeds": [{ "description": long(3000) }, { "description": long(3001) }] }),
        ),
        ("components", with(buttons(5)), with(buttons(6))),
        ("components", with(labelled(80)), with(labelled(81))),
        ("components", with(button_row(&long(100))), with(button_row(&long(101)))),
        ("components", with(json!([row])), with(json!([row, row]))),
        ("components", with(json!([])), with(many(6, row))),
        ("components", with(select(|_| {})), with(select(|s| s["options"] = json!([])))),
        (
            "components",
            with(select(|s| s["placeholder"] = json!(long(150)))),
            with(select(|s| s["placeholder"] = json!(long(151)))),
        ),
        ("components", with(select(|s| s["max_values"] = json!(3))), with(select(|s| s["max_values"] = json!(4)))),
        ("components", with(select(|s| s["min_values"] = json!(0))), with(select(|s| s["min_values"] = json!(2)))),
        (
            "components",
            with(select(|s| s["options"][0]["description"] = json!(long(100)))),
            with(select(|s| s["options"][0]["description"] = json!(long(101)))),
        ),
        ("components", with(select(|_| {})), with(select(|s| s["options"][1]["value"] = json!("v0")))),
        (
            "components",
            with(
                json!([{ "type": 1, "components": [{ "type": 2, "style": 5, "label": "x", "url": "https://example.org" }] }]),
            ),
            with(json!([{ "type": 1, "components": [{ "type": 2, "style": 5, "label": "x", "custom_id": "y" }] }])),
        ),
        ("flags", json!({ "content": "x", "flags": 4096 }), json!({ "content": "x", "flags": 64 })),
        ("colour", json!({ "content": "x" }), json!({ "content": "x", "colour": 1 })),
        ("tts", json!({ "content": "x", "tts": false }), json!({ "content": "x", "tts": "no" })),
    ];
    for (place, good, bad) in cases {
        let answer = stage.posts(good.clone()).await;
        assert_eq!(answer.0, 200, "{good}: {}", answer.1);
        let answer = stage.posts(bad.clone()).await;
        assert_eq!((answer.0, code(&answer)), (400, 50035), "{bad}");
        assert!(answer.1["errors"][place].is_object(), "{bad}: {}", answer.1);
    }
}

#[tokio::test]
async fn complaints_are_told_at_their_place_and_all_at_once() {
    let stage = Stage::new().await;
    let rows = json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "custom_id": "" }] }]);
    let (_, refusal) = stage.posts(json!({ "content": 5, "components": rows })).await;
    let errors = &refusal["errors"];
    let button = &errors["components"]["0"]["components"]["0"];
    assert_eq!(errors["content"]["_errors"][0]["code"], "STRING_TYPE_CONVERT");
    assert_eq!(button["custom_id"]["_errors"][0]["message"], "Must be between 1 and 100 in length.");
    assert!(button["label"]["_errors"].is_array(), "{refusal}");
}

#[tokio::test]
async fn nothing_is_no_message() {
    let stage = Stage::new().await;
    assert_eq!(code(&stage.posts(json!({})).await), 50006);
    assert_eq!(code(&stage.posts(json!({ "content": " " })).await), 50006);
}

#[tokio::test]
async fn without_the_token_nothing_is_done() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let url = format!("{}/api/v10/channels/{channel}", stage.sandbox.url());
    for token in ["", "Bot wrong", stage.sandbox.token()] {
        let response = stage.client.get(&url).header("authorization", token).send().await.expect("an answer");
        assert_eq!(response.status(), 401, "{token}");
    }
}

#[tokio::test]
async fn a_nonce_makes_sending_twice_harmless() {
    let stage = Stage::new().await;
    let say = |nonce: &str, enforce: bool| json!({ "content": "hi", "nonce": nonce, "enforce_nonce": enforce });
    let (_, first) = stage.posts(say("a", true)).await;
    let (_, again) = stage.posts(say("a", true)).await;
    assert_eq!(first["id"], again["id"]);
    assert_ne!(stage.posts(say("b", true)).await.1["id"], first["id"]);
    assert_ne!(stage.posts(say("a", false)).await.1["id"], first["id"]);
}

#[tokio::test]
async fn files_are_described_kept_dropped_and_served() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let path = format!("/channels/{channel}/messages");
    let listed =
        json!({ "attachments": [{ "id": 0, "filename": "board.png", "description": "A board" }, { "id": "1" }] });
    let (status, message) = stage.uploads(reqwest::Method::POST, &path, listed, &["x.png", "ma p.png"]).await;
    assert_eq!(status, 200, "{message}");
    let files = message["attachments"].as_array().expect("files");
    assert_eq!((&files[0]["filename"], &files[0]["description"]), (&json!("board.png"), &json!("A board")));
    assert_eq!((&files[0]["width"], &files[1]["filename"]), (&json!(3), &json!("ma_p.png")));
    let served = stage.client.get(files[0]["url"].as_str().expect("a url")).send().await.expect("a file");
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.expect("bytes"), png());

    let edit = format!("{path}/{}", message["id"].as_str().expect("an id"));
    let names = |message: &Value| -> Vec<String> {
        let files = message["attachments"].as_array().expect("files");
        files.iter().map(|file| file["filename"].as_str().expect("a name").to_owned()).collect()
    };
    let (_, kept) = stage.rest("PATCH", &edit, json!({ "content": "text" })).await;
    assert_eq!(names(&kept), ["board.png", "ma_p.png"]);
    let listed = json!({ "attachments": [{ "id": files[1]["id"] }, { "id": 0, "description": "New" }] });
    let (_, changed) = stage.uploads(reqwest::Method::PATCH, &edit, listed, &["new.png"]).await;
    assert_eq!(names(&changed), ["ma_p.png", "new.png"]);
    let unknown = stage.rest("PATCH", &edit, json!({ "attachments": [{ "id": "5" }] })).await;
    assert_eq!(unknown.1["errors"]["attachments"]["0"]["id"]["_errors"][0]["code"], "ATTACHMENT_NOT_FOUND");
    let (_, emptied) = stage.rest("PATCH", &edit, json!({ "attachments": [] })).await;
    assert_eq!(names(&emptied), Vec::<String>::new());
    let long = json!({ "content": "x", "attachments": [{ "id": 0, "description": "x".repeat(1025) }] });
    assert_eq!(code(&stage.uploads(reqwest::Method::POST, &path, long, &["a.png"]).await), 50035);

    let traffic = stage.see("/driver/traffic?method=PATCH&path=/messages/").await;
    let file = &traffic["entries"][1]["files"][0];
    assert_eq!((&file["bytes"], &file["filename"]), (&json!(png().len()), &json!("new.png")));
}

#[tokio::test]
async fn only_allowed_mentions_ping_and_only_new_messages() {
    let stage = Stage::new().await;
    let users = stage.see("/driver/state").await["users"].clone();
    let (anna, bela) = (users[0]["id"].as_str().expect("an id"), users[1]["id"].as_str().expect("an id"));
    let text = format!("<@{anna}> and <@!{bela}> and @everyone");
    let pinged = async |allowed: Value, flags: u64| {
        let before = stage.see("/driver/pings").await["next"].as_u64().expect("a number");
        let (status, message) =
            stage.posts(json!({ "content": text, "allowed_mentions": allowed, "flags": flags })).await;
        assert_eq!(status, 200, "{message}");
        let after = stage.see(&format!("/driver/pings?since={before}")).await;
        let names = after["pings"].as_array().expect("pings").iter();
        (message, names.map(|ping| ping["user"]["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(pinged(Value::Null, 0).await.1, ["Anna", "Béla"]);
    assert_eq!(pinged(json!({ "parse": [] }), 0).await.1, Vec::<String>::new());
    assert_eq!(pinged(json!({ "parse": ["everyone"] }), 0).await.1, Vec::<String>::new());
    assert_eq!(pinged(json!({ "users": [bela] }), 4096).await.1, Vec::<String>::new());
    let (message, names) = pinged(json!({ "users": [bela] }), 0).await;
    assert_eq!(names, ["Béla"]);
    assert_eq!(message["mentions"][0]["id"], bela);
    let both =
        stage.posts(json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": [bela] } })).await;
    assert_eq!(code(&both), 50035);

    let before = stage.see("/driver/pings").await["next"].clone();
    let path = format!(
        "/channels/{}/messages/{}",
        message["channel_id"].as_str().expect("id"),
        message["id"].as_str().expect("id")
    );
    assert_eq!(stage.rest("PATCH", &path, json!({ "content": format!("<@{anna}>") })).await.0, 200);
    assert_eq!(stage.see("/driver/pings").await["next"], before, "an edit notifies nobody");
}

#[tokio::test]
async fn direct_messages_can_be_closed() {
    let stage = Stage::new().await;
    let users = stage.see("/driver/state").await["users"].clone();
    let open = async |id: &Value| stage.rest("POST", "/users/@me/channels", json!({ "recipient_id": id })).await;
    let (_, dm) = open(&users[1]["id"]).await;
    assert_eq!((&dm["type"], &dm["id"]), (&json!(1), &users[1]["dm"]));
    let path = format!("/channels/{}/messages", dm["id"].as_str().expect("an id"));
    assert_eq!(stage.rest("POST", &path, json!({ "content": "hand" })).await.0, 200);
    assert_eq!(stage.see("/driver/pings?as=bela").await["pings"][0]["content"], "hand");
    let (status, _) = stage.drive("PATCH", "/driver/users/béla", json!({ "dms_open": false })).await;
    assert_eq!(status, 200);
    let refused = stage.rest("POST", &path, json!({ "content": "hand" })).await;
    assert_eq!((refused.0, code(&refused)), (403, 50007));
    assert_eq!(code(&open(&json!(stage.bot)).await), 50007);
    assert_eq!(code(&open(&json!("7")).await), 50033);
}

#[tokio::test]
async fn people_can_leave_the_server() {
    let stage = Stage::new().await;
    let state = stage.see("/driver/state").await;
    let (bela, guild) =
        (state["users"][1]["id"].as_str().expect("an id"), state["guild"]["id"].as_str().expect("an id"));
    let (member, dm) = (format!("/guilds/{guild}/members/{bela}"), &state["users"][1]["dm"]);
    let dm = format!("/channels/{}/messages", dm.as_str().expect("an id"));
    let look = async || stage.rest("GET", &member, json!({})).await;
    assert_eq!(look().await.0, 200);
    stage.drive("PATCH", "/driver/users/béla", json!({ "member": false })).await;
    let refused = look().await;
    assert_eq!((refused.0, code(&refused)), (404, 10007));
    assert_eq!(code(&stage.rest("POST", &dm, json!({ "content": "hand" })).await), 50278);
    let before = stage.see("/driver/pings").await["next"].clone();
    stage.posts(json!({ "content": format!("<@{bela}>") })).await;
    assert_eq!(stage.see("/driver/pings").await["next"], before, "nobody is there to be called");
    let (status, why) =
        stage.drive("POST", "/driver/command", json!({ "as": "béla", "channel": "games", "command": "games" })).await;
    assert_eq!((status, &why["error"]), (400, &json!("Who has left the server can do nothing there.")));
    stage.drive("PATCH", "/driver/users/béla", json!({ "member": true })).await;
    assert_eq!(look().await.0, 200);
}

#[tokio::test]
async fn permissions_can_be_taken_away() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let path = format!("/channels/{channel}/messages");
    let (_, message) = stage.posts(json!({ "content": "x" })).await;
    let own = format!("{path}/{}", message["id"].as_str().expect("an id"));
    let deny = async |name: &str| {
        stage.drive("PATCH", "/driver/channels/games", json!({ "deny": [name] })).await;
    };
    deny("ATTACH_FILES").await;
    let upload = stage.uploads(reqwest::Method::POST, &path, json!({}), &["a.png"]).await;
    assert_eq!(code(&upload), 50013);
    assert_eq!(stage.posts(json!({ "content": "x" })).await.0, 200);
    deny("CREATE_PUBLIC_THREADS").await;
    assert_eq!(code(&stage.rest("POST", &format!("{own}/threads"), json!({ "name": "t" })).await), 50013);
    deny("SEND_MESSAGES").await;
    assert_eq!(code(&stage.posts(json!({ "content": "x" })).await), 50013);
    deny("VIEW_CHANNEL").await;
    assert_eq!(code(&stage.rest("PATCH", &own, json!({ "content": "y" })).await), 50001);
    let unknown = stage.drive("PATCH", "/driver/channels/games", json!({ "deny": ["FLY"] })).await;
    assert!(unknown.0 == 400 && unknown.1["error"].as_str().is_some_and(|text| text.contains("VIEW_CHANNEL")));
}

#[tokio::test]
async fn the_dead_are_told_apart() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let other = stage.act("/driver/say", json!({ "as": "anna", "channel": "games", "content": "hello" })).await;
    let theirs = format!("/channels/{channel}/messages/{}", other["message"]["id"].as_str().expect("an id"));
    let gone = format!("/channels/{channel}/messages/1");
    let guild = stage.see("/driver/state").await["guild"]["id"].as_str().expect("an id").to_owned();
    for (method, path, wanted) in [
        ("PATCH", theirs.as_str(), 50005),
        ("DELETE", &theirs, 50013),
        ("GET", &gone, 10008),
        ("DELETE", &gone, 10008),
        ("GET", "/channels/1", 10003),
        ("GET", "/guilds/1", 10004),
        ("GET", &format!("/guilds/{guild}/members/1"), 10007),
        ("DELETE", &format!("/channels/{channel}"), 50013),
        ("GET", "/nothing/here", 0),
    ] {
        let body = if method == "PATCH" { json!({ "content": "x" }) } else { Value::Null };
        let answer = stage.rest(method, path, body).await;
        assert_eq!(answer.1["code"], wanted, "{method} {path}: {}", answer.1);
        assert!(answer.0 >= 400, "{method} {path}");
    }
}
