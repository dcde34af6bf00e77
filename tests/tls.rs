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

use guildhall::chat::Post;
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
    let access =
        Access { token: TOKEN.to_owned(), stand_in: None, proxy: None, client: Some(client), pace: Access::PACE };
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

/// Everything that a thousand tables have to say after an outage, all at once.
#[tokio::test]
async fn after_an_outage_everything_goes_out_calls_first_and_nothing_is_refused() {
    let sandbox = Sandbox::start(0, Options { token: TOKEN.to_owned(), ..Options::default() }).await.unwrap();
    let client = front::open(sandbox.address()).await;
    let access =
        Access { token: TOKEN.to_owned(), stand_in: None, proxy: None, client: Some(client), pace: Access::PACE };
    let stage = Stage::with(sandbox, access, |chat| Script::new(chat)).await;
    let (games, general) = (stage.channel("games").await, stage.channel("general").await);
    let anna = stage.user("Anna").await;
    // Discord forgets within a second; what was asked while starting is no part of this.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let begun = Instant::now();
    let posts = (0..1000).map(|n| {
        let (chat, channel) = (stage.chat.clone(), if n % 2 == 0 { games } else { general });
        let is_call = n % 4 == 3;
        async move {
            let mentions = if is_call { vec![anna] } else { Vec::new() };
            let done = chat.post(channel, &Post { mentions, ..post("said", &[]) }, &format!("n{n}")).await;
            (is_call, done.is_ok(), begun.elapsed())
        }
    });
    let said = futures_util::future::join_all(posts).await;
    assert!(said.iter().all(|(_, is_said, _)| *is_said));
    let last = |calls: bool| said.iter().filter(|(is_call, ..)| *is_call == calls).map(|(.., at)| *at).max().unwrap();
    assert!(last(true) < last(false) / 2, "calls by {:?}, all by {:?}", last(true), last(false));
    let allowed = Duration::from_secs(1000 / u64::from(Access::PACE) + 5);
    assert!(begun.elapsed() < allowed, "{:?}", begun.elapsed());
    let refused = stage.driver.requests().await.iter().filter(|request| request["status"] == 429).count();
    assert_eq!(refused, 0);
    stage.close().await;
}
