//! Faults on demand on the REST side.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::Stage;

#[tokio::test]
async fn rate_limits_come_with_all_that_belongs_to_them() {
    let stage = Stage::new().await;
    let fault = json!({ "kind": "rate_limit", "retry_after": 0.25, "times": 1, "route": "GET /users/@me" });
    stage.act("/driver/faults", fault).await;
    assert_eq!(stage.rest("GET", "/gateway", Value::Null).await.0, 200);
    let request = stage.client.get(format!("{}/api/v10/users/@me", stage.sandbox.url()));
    let response = request.header("authorization", stage.authorization()).send().await.expect("an answer");
    assert_eq!(response.status(), 429);
    let header = |name: &str| response.headers()[name].to_str().expect("text").to_owned();
    assert_eq!((header("retry-after"), header("x-ratelimit-remaining")), ("1".to_owned(), "0".to_owned()));
    assert_eq!(header("x-ratelimit-reset-after"), "0.250");
    let body: Value = response.json().await.expect("JSON");
    assert_eq!(body, json!({ "message": "You are being rate limited.", "retry_after": 0.25, "global": false }));
    assert_eq!(stage.rest("GET", "/users/@me", Value::Null).await.0, 200, "once was asked for");
}

#[tokio::test]
async fn a_real_limit_counts_by_route_and_channel() {
    let stage = Stage::new().await;
    stage.act("/driver/faults", json!({ "kind": "bucket", "limit": 2, "per_ms": 60_000 })).await;
    let path = async |name: &str| format!("/channels/{}/messages", stage.channel(name).await);
    let (games, general) = (path("games").await, path("general").await);
    let post = async |path: &str| stage.rest("POST", path, json!({ "content": "x" })).await.0;
    assert_eq!([post(&games).await, post(&games).await, post(&games).await], [200, 200, 429]);
    assert_eq!(post(&general).await, 200);
    stage.drive("DELETE", "/driver/faults", Value::Null).await;
    stage.act("/driver/faults", json!({ "kind": "bucket", "limit": 2, "per_ms": 1 })).await;
    // What was counted before is over when its time is.
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    assert_eq!(post(&games).await, 200);
}

#[tokio::test]
async fn errors_are_any_status_and_code() {
    let stage = Stage::new().await;
    let made = stage.act("/driver/faults", json!({ "kind": "error", "status": 503 })).await;
    assert_eq!(
        stage.rest("GET", "/users/@me", Value::Null).await,
        (503, json!({ "message": "Service Unavailable", "code": 0 }))
    );
    let (status, left) = stage.drive("DELETE", &format!("/driver/faults/{}", made["id"]), Value::Null).await;
    assert_eq!((status, &left["faults"]), (200, &json!([])));
    let fault = json!({ "kind": "error", "status": 400, "code": 30034, "message": "Too many", "times": 1, "route": "PUT /applications/*/commands" });
    stage.act("/driver/faults", fault).await;
    let (status, refusal) = stage.rest("PUT", &format!("/applications/{}/commands", stage.bot), json!([])).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(30034)));
    assert_eq!(stage.drive("POST", "/driver/faults", json!({ "kind": "flood" })).await.0, 400);
}

#[tokio::test]
async fn a_lost_answer_is_not_a_lost_request() {
    let stage = Stage::new().await;
    let channel = stage.channel("games").await;
    let url = format!("{}/api/v10/channels/{channel}/messages", stage.sandbox.url());
    let post = async || {
        let request = stage.client.post(&url).header("authorization", stage.authorization());
        request.json(&json!({ "content": "x" })).send().await
    };
    for (after, messages) in [(false, 0), (true, 1)] {
        stage.act("/driver/faults", json!({ "kind": "drop", "after": after, "times": 1 })).await;
        assert!(post().await.is_err(), "the connection breaks");
        let seen = stage.see("/driver/messages?as=anna&channel=games").await;
        assert_eq!(seen["messages"].as_array().map(Vec::len), Some(messages), "after: {after}");
    }
    assert!(post().await.is_ok());
}

#[tokio::test]
async fn an_answer_can_be_late() {
    let stage = Stage::new().await;
    stage.act("/driver/faults", json!({ "kind": "slow", "ms": 120, "times": 1 })).await;
    let began = Instant::now();
    assert_eq!(stage.rest("GET", "/users/@me", Value::Null).await.0, 200);
    assert!(began.elapsed() >= Duration::from_millis(120));
}
