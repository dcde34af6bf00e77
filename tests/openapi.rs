//! Every request the bot makes, checked against Discord's own description of its REST interface. Needs that document:
//! `DISCORD_OPENAPI=path/to/openapi.json cargo test --features outside --test openapi`.

#![cfg(test)]

#[path = "openapi/document.rs"]
mod document;
#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/driver.rs"]
mod driver;
#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/party.rs"]
mod party;
#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/script.rs"]
mod script;
#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/stage.rs"]
mod stage;

use std::time::Duration;

use document::Document;
use guildhall::chat::{ChannelId, GuildId, Permission};
use guildhall::tables::Settings;
use party::{Party, Whim};
use serde_json::json;

/// A table is opened, joined, played at for a while with painted pictures, looked at in every way, and closed.
#[tokio::test(flavor = "multi_thread")]
async fn every_request_is_what_discord_describes() {
    let mut document = Document::from_environment();
    let party = Party::playing(Settings { openings: Duration::ZERO, ..Settings::default() }, "thread", "en").await;
    let anna = party.stage.anna();
    party.play(&mut Whim::new(3), 12).await;
    for command in ["hand", "games", "rules", "table board", "table log", "table scores", "table check", "table undo"] {
        assert_eq!(anna.command(&party.place, command, json!({})).await.state(), "answered", "{command}");
    }
    party.settled().await;
    // What is asked for only where something is unusual.
    let (chat, thread) = (&party.stage.chat, ChannelId(party.place.parse().unwrap()));
    chat.wake(thread).await.unwrap();
    assert_eq!(chat.is_member(thread).await, Ok(true));
    let games = party.stage.channel("games").await;
    let guild = GuildId(party.stage.driver.state().await["guild"]["id"].as_str().unwrap().parse().unwrap());
    assert_eq!(chat.lacking(guild, games).await, Ok(Vec::new()));
    party.stage.driver.patch("channels/games", json!({"deny": ["ATTACH_FILES"]})).await;
    assert_eq!(chat.lacking(guild, games).await, Ok(vec![Permission::AttachFiles]));
    chat.thread(party.stage.channel("games").await, None, "one more").await.unwrap();
    let discord = &party.stage.discord;
    let application = discord.application().await.unwrap();
    assert!(discord.commands(&application, &stage::commands(), None).await.unwrap().lacking.is_empty());
    assert!(discord.account().await.is_ok() && discord.allowance().await.is_ok() && discord.servers(20).await.is_ok());
    let requests = party.stage.driver.requests().await;
    let mut operations = std::collections::BTreeSet::new();
    let mut complaints = Vec::new();
    for request in &requests {
        let (method, path) = (request["method"].as_str().unwrap(), request["path"].as_str().unwrap());
        let body = Some(&request["request"]).filter(|body| !body.is_null());
        complaints.extend(document.complaints(method, path, body));
        operations.insert(format!("{method} {}", path.split('/').nth(1).unwrap()));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    let made = [
        "DELETE webhooks",
        "GET applications",
        "GET channels",
        "GET gateway",
        "GET oauth2",
        "GET users",
        "PATCH channels",
        "PATCH webhooks",
        "POST channels",
        "POST interactions",
        "POST users",
        "PUT applications",
    ];
    assert!(made.iter().all(|made| operations.contains(*made)), "{operations:?}");
    party.close().await;
}

#[test]
fn the_check_can_fail() {
    let mut document = Document::from_environment();
    let mut complaints =
        |method: &str, path: &str, body: serde_json::Value| document.complaints(method, path, Some(&body)).len();
    let messages = "/channels/1/messages";
    let good = json!({"content": "x", "components": [], "attachments": [{"id": "0", "filename": "a.png"}], "flags": 4096,
        "allowed_mentions": {"parse": [], "users": ["7"]}, "nonce": "n", "enforce_nonce": true});
    assert_eq!(complaints("POST", messages, good), 0);
    assert_eq!(complaints("PATCH", "/webhooks/1/tok/messages/@original", json!({"content": "x"})), 0);
    for bad in [
        json!({"content": 5}),
        json!({"contents": "x"}),
        json!({"allowed_mentions": {"parse": ["all"]}}),
        json!({"components": [{"type": 1, "components": [{"type": 2, "style": 9, "label": "x", "custom_id": "x"}]}]}),
        json!({"components": [{"type": 1, "components": []}]}),
        json!({"nonce": "longer than twenty-five characters"}),
    ] {
        assert_ne!(complaints("POST", messages, bad.clone()), 0, "{bad}");
    }
    assert_ne!(complaints("POST", "/channels/1/no-such-thing", json!({})), 0);
    assert_ne!(document.complaints("POST", messages, None).len(), 0);
}
