//! First answers, deferrals and follow-ups, with their clocks.

use std::time::Duration;

use guildhall::sandbox::Options;
use serde_json::json;

use crate::support::{Stage, simple_command};

#[tokio::test]
async fn an_interaction_without_an_answer_fails_after_its_time() {
    let options = Options { answer_within: Duration::from_millis(50), ..Options::default() };
    let stage = Stage::with(options).await;
    stage.register(json!([simple_command("hand")])).await;
    let channel = stage.channel("games").await;
    let run = json!({ "as": "anna", "channel": channel, "command": "hand" });
    let outcome = stage.act("/driver/command", run).await;
    assert_eq!(outcome["interaction"]["state"], "failed");
    assert_eq!(outcome["interaction"]["problem"], "The application did not respond");
}
