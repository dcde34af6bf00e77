//! Posts, edits and what is refused: nothing sent twice, nobody pinged unasked, each refusal a kind of its own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use guildhall::chat::{ChannelId, Chat, ChatError, MessageId, Post, UserId};
use serde_json::json;

use crate::script::{Script, picture, post};
use crate::stage::Stage;

async fn stage() -> Stage {
    Stage::open(|chat| Script::new(chat)).await
}

#[tokio::test]
async fn a_nonce_makes_a_message_once_even_when_its_answer_is_lost() {
    let stage = stage().await;
    let channel = stage.channel("games").await;
    stage.driver.fault(json!({"kind": "drop", "after": true, "route": "POST /channels/*/messages", "times": 1})).await;
    let first = stage.chat.post(channel, &post("board", &[]), "k7q.1").await.unwrap();
    let again = stage.chat.post(channel, &post("board", &[]), "k7q.1").await.unwrap();
    let other = stage.chat.post(channel, &post("board", &[]), "k7q.2").await.unwrap();
    assert_eq!(first, again);
    assert_ne!(first, other);
    assert_eq!(stage.anna().sees("games").await.len(), 2);
    stage.close().await;
}

#[tokio::test]
async fn only_those_named_are_pinged_whatever_the_text_says() {
    let stage = stage().await;
    let channel = stage.channel("games").await;
    let (anna, bela) = (stage.user("Anna").await, stage.user("Béla").await);
    let text = format!("<@{}> <@{}> @everyone @here", anna.0, bela.0);
    let board = Post { mentions: vec![anna], ..post(&text, &[]) };
    let message = stage.chat.post(channel, &board, "n1").await.unwrap();
    stage.chat.edit(channel, message, &board).await.unwrap();
    stage.chat.post(channel, &post(&text, &[]), "n2").await.unwrap();
    stage.chat.post(channel, &Post { silent: true, ..board }, "n3").await.unwrap();
    let pings = stage.driver.pings().await;
    let pinged: Vec<&str> = pings.iter().map(|ping| ping["user"]["name"].as_str().unwrap()).collect();
    assert_eq!(pinged, ["Anna"]);
    stage.close().await;
}

#[tokio::test]
async fn whoever_is_named_is_known_by_name_after_an_edit_too() {
    let stage = stage().await;
    let channel = stage.channel("games").await;
    let (anna, bela) = (stage.user("Anna").await, stage.user("Béla").await);
    let text = format!("<@{}> after <@{}>", anna.0, bela.0);
    let board = Post { mentions: vec![anna, bela], ..post(&text, &[]) };
    let message = stage.chat.post(channel, &board, "n1").await.unwrap();
    stage.chat.edit(channel, message, &post(&text, &[])).await.unwrap();
    stage.chat.post(channel, &post(&text, &[]), "n2").await.unwrap();
    stage.chat.post(channel, &Post { silent: true, ..board }, "n3").await.unwrap();
    for seen in stage.cecylia().sees("games").await {
        assert_eq!(seen["shown"], "@Anna after @Béla");
    }
    assert_eq!(stage.driver.pings().await.len(), 2, "once each");
    stage.close().await;
}

#[tokio::test]
async fn a_block_says_nothing_about_anybody_and_closes_the_gate() {
    let stage = stage().await;
    let (games, anna) = (stage.channel("games").await, stage.user("Anna").await);
    for route in ["POST /users/@me/channels", "POST /channels/**"] {
        stage.driver.fault(json!({"kind": "error", "status": 403, "code": 0, "times": 1, "route": route})).await;
    }
    // Without a code it is not Discord that speaks, and it passes.
    stage.chat.direct(anna).await.unwrap();
    stage.chat.post(games, &post("x", &[]), "n1").await.unwrap();
    stage.driver.fault(json!({"kind": "cloudflare", "times": 1, "route": "POST /users/@me/channels"})).await;
    assert!(error(stage.chat.direct(anna)).await.is_passing());
    let waits = tokio::time::timeout(Duration::from_secs(2), stage.chat.post(games, &post("y", &[]), "n2")).await;
    assert!(waits.is_err(), "while the address is turned away, nothing is sent");
    let outcome = stage.anna().command("games", "hand", json!({})).await;
    assert_eq!(outcome.state(), "answered", "answers have their own way");
    stage.close().await;
}

#[tokio::test]
async fn an_edit_replaces_everything_and_a_strip_only_the_buttons() {
    let stage = stage().await;
    let channel = stage.channel("games").await;
    let board = Post { picture: Some(picture("first")), ..post("first", &["play"]) };
    let message = stage.chat.post(channel, &board, "n1").await.unwrap();
    stage
        .chat
        .edit(channel, message, &Post { picture: Some(picture("second")), ..post("second", &["play"]) })
        .await
        .unwrap();
    let seen = stage.anna().sees("games").await.pop().unwrap();
    assert_eq!(seen["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!((&seen["content"], &seen["attachments"][0]["alt"]), (&json!("second"), &json!("second")));
    stage.chat.strip(channel, message, None).await.unwrap();
    let seen = stage.anna().sees("games").await.pop().unwrap();
    assert_eq!((&seen["components"], &seen["content"]), (&json!([]), &json!("second")));
    assert_eq!(seen["attachments"].as_array().map(Vec::len), Some(1));
    stage.chat.edit(channel, message, &post("third", &[])).await.unwrap();
    assert_eq!(stage.anna().sees("games").await.pop().unwrap()["attachments"], json!([]));
    stage.chat.delete(channel, message).await.unwrap();
    assert!(stage.anna().sees("games").await.is_empty());
    stage.close().await;
}

#[tokio::test]
async fn limits_are_waited_out_and_faults_tried_again() {
    let stage = stage().await;
    let channel = stage.channel("games").await;
    stage.driver.fault(json!({"kind": "rate_limit", "retry_after": 0.7, "times": 1})).await;
    let begun = Instant::now();
    stage.chat.post(channel, &post("one", &[]), "n1").await.unwrap();
    assert!(begun.elapsed() >= Duration::from_millis(700));
    stage.driver.fault(json!({"kind": "error", "status": 503, "times": 2})).await;
    stage.chat.post(channel, &post("two", &[]), "n2").await.unwrap();
    stage.driver.fault(json!({"kind": "drop", "times": 1})).await;
    stage.chat.post(channel, &post("three", &[]), "n3").await.unwrap();
    assert_eq!(stage.anna().sees("games").await.len(), 3);
    stage.close().await;
}

#[tokio::test]
async fn the_bot_keeps_a_bucket_that_is_told_in_advance() {
    let stage = stage().await;
    let channel = stage.channel("games").await;
    stage.driver.fault(json!({"kind": "bucket", "limit": 5, "per_ms": 600})).await;
    for n in 0..12 {
        stage.chat.post(channel, &post("post", &[]), &format!("n{n}")).await.unwrap();
    }
    assert_eq!(stage.anna().sees("games").await.len(), 12);
    stage.close().await;
}

async fn error<T: std::fmt::Debug>(done: impl Future<Output = Result<T, ChatError>>) -> ChatError {
    done.await.unwrap_err()
}

#[tokio::test]
async fn each_refusal_has_its_kind() {
    let stage = stage().await;
    let chat: &Arc<dyn Chat> = &stage.chat;
    let games = stage.channel("games").await;
    let text = post("x", &[]);
    let message = chat.post(games, &text, "n1").await.unwrap();

    stage.anna().direct_messages(false).await;
    let refused = async {
        let direct = chat.direct(stage.user("Anna").await).await?;
        chat.post(direct, &text, "n2").await
    };
    assert_eq!(error(refused).await, ChatError::Closed);

    let thread = chat.thread(games, None, &"long ".repeat(50)).await.unwrap();
    stage.driver.patch(&format!("channels/{}", thread.0), json!({"archived": true})).await;
    chat.post(thread, &text, "n3").await.unwrap();
    stage.driver.patch(&format!("channels/{}", thread.0), json!({"archived": true, "locked": true})).await;
    assert_eq!(error(chat.post(thread, &text, "n4")).await, ChatError::Locked);

    stage.driver.patch("channels/games", json!({"deny": ["SEND_MESSAGES"]})).await;
    assert!(matches!(error(chat.post(games, &text, "n5")).await, ChatError::Forbidden(_)));
    stage.driver.patch("channels/games", json!({"deny": ["VIEW_CHANNEL"]})).await;
    assert!(matches!(error(chat.post(games, &text, "n6")).await, ChatError::Gone(_)));

    stage.driver.delete("channels/games").await;
    assert!(matches!(error(chat.edit(games, message, &text)).await, ChatError::Gone(_)));
    assert!(matches!(error(chat.post(ChannelId(12), &text, "n7")).await, ChatError::Gone(_)));
    assert!(matches!(error(chat.post(ChannelId(0), &text, "n8")).await, ChatError::Gone(_)));
    assert!(matches!(error(chat.delete(ChannelId(12), MessageId(0))).await, ChatError::Gone(_)));
    assert!(matches!(error(chat.direct(UserId(12))).await, ChatError::Gone(_) | ChatError::Malformed(_)));
    let general = stage.channel("general").await;
    let deleted = chat.post(general, &text, "n11").await.unwrap();
    chat.delete(general, deleted).await.unwrap();
    assert_eq!(error(chat.edit(general, deleted, &text)).await, ChatError::Deleted);
    assert_eq!(error(chat.post(general, &text, "n11")).await, ChatError::Deleted);
    assert!(matches!(error(chat.post(general, &post("", &[]), "n9")).await, ChatError::Malformed(_)));
    assert!(matches!(error(chat.post(general, &post(&"x".repeat(2001), &[]), "n10")).await, ChatError::Malformed(_)));
    stage.close().await;
}

#[tokio::test]
async fn links_lead_to_the_message_and_commands_can_be_clicked() {
    let stage = stage().await;
    let address = stage.chat.address(None, ChannelId(3), Some(MessageId(4)));
    assert_eq!(address, format!("{}/channels/@me/3/4", stage.sandbox.url()));
    let clickable = stage.chat.clickable("table new");
    assert!(clickable.starts_with("</table new:") && clickable.ends_with('>'), "{clickable}");
    assert_eq!(stage.chat.clickable("nothing at all"), "`/nothing at all`");
    stage.close().await;
}
