//! Every request the bot makes, checked against Discord's own description of its REST interface. Needs that document:
//! `DISCORD_OPENAPI=path/to/openapi.json cargo test --features outside --test openapi`.

#![cfg(test)]

#[path = "openapi/document.rs"]
mod document;

use document::Document;
use serde_json::json;

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
