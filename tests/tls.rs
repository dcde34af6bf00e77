//! The production configuration: serenity's rate limiter on, over TLS, as on Discord. A limit is waited out, and
//! nothing is lost.

#![cfg(test)]

#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/driver.rs"]
mod driver;
#[path = "tls/front.rs"]
mod front;
#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/script.rs"]
mod script;
#[expect(dead_code, reason = "the conversations use the rest")]
#[path = "conversations/stage.rs"]
mod stage;

use std::time::{Duration, Instant};

use guildhall::discord::Access;
use guildhall::sandbox::{Options, Sandbox};
use serde_json::json;

use script::{Script, post};
use stage::Stage;

/// A token of the right shape, which is nobody's.
const TOKEN: &str = "QUFB.QkJC.Q0ND";

#[tokio::test]
async fn a_limit_is_waited_out_and_nothing_is_lost() {
    let sandbox = Sandbox::start(0, Options { token: TOKEN.to_owned(), ..Options::default() }).await.unwrap();
    let client = front::open(sandbox.address()).await;
    let access = Access { token: TOKEN.to_owned(), stand_in: None, client: Some(client), pace: Access::PACE };
    let stage = Stage::with(sandbox, access, |chat| Script::new(chat)).await;
    let channel = stage.channel("games").await;

    stage.driver.fault(json!({"kind": "rate_limit", "retry_after": 1.0, "route": "/channels/**", "times": 1})).await;
    let begun = Instant::now();
    stage.chat.post(channel, &post("one", &[]), "n1").await.unwrap();
    assert!(begun.elapsed() >= Duration::from_secs(1), "the limit is waited out by serenity");

    stage.driver.fault(json!({"kind": "rate_limit", "retry_after": 1.0, "route": "/webhooks/**", "times": 1})).await;
    let outcome = stage.anna().command("games", "hand", json!({})).await;
    assert_eq!((outcome.state(), outcome.text()), ("answered", "hand"));

    stage.driver.fault(json!({"kind": "bucket", "limit": 3, "per_ms": 500})).await;
    let posts = (0..10).map(|n| {
        let chat = stage.chat.clone();
        async move { chat.post(channel, &post("more", &[]), &format!("m{n}")).await }
    });
    for posted in futures_util::future::join_all(posts).await {
        posted.unwrap();
    }
    assert_eq!(stage.bela().sees("games").await.len(), 11);
    stage.close().await;
}
