//! A list of what went between the bot and the sandbox, for tests and for curious people. Changes
//! nothing.

use std::collections::VecDeque;

use axum::body::Bytes;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::snowflake::now_ms;

/// How many entries are kept; the oldest go first.
const KEPT: usize = 20_000;

/// The list.
#[derive(Debug, Default)]
pub(crate) struct Traffic {
    entries: VecDeque<Value>,
    next: u64,
}

impl Traffic {
    /// Adds an entry, giving it an index and a time.
    pub(crate) fn add(&mut self, mut entry: Value) {
        entry["index"] = json!(self.next);
        entry["at_ms"] = json!(now_ms());
        self.next += 1;
        self.entries.push_back(entry);
        if self.entries.len() > KEPT {
            self.entries.pop_front();
        }
    }

    /// A gateway frame; `to` is `bot` or `sandbox`.
    pub(crate) fn add_frame(&mut self, to: &str, frame: &Value) {
        let mut frame = frame.clone();
        if let Some(token) = frame.pointer_mut("/d/token")
            && to == "sandbox"
        {
            *token = json!("(token)");
        }
        self.add(json!({ "kind": "gateway", "to": to, "frame": frame }));
    }

    /// The index the next entry will have.
    pub(crate) fn next_index(&self) -> u64 {
        self.next
    }

    /// The entries from `since` on for which `wanted` holds, at most `limit`.
    pub(crate) fn list(&self, since: u64, limit: usize, wanted: impl Fn(&Value) -> bool) -> Vec<Value> {
        let from = |entry: &&Value| entry["index"].as_u64().is_some_and(|index| index >= since);
        self.entries.iter().filter(from).filter(|entry| wanted(entry)).take(limit).cloned().collect()
    }
}

/// What the list keeps of a file: its length and its SHA-256.
pub(crate) fn fingerprint(bytes: &Bytes) -> Value {
    let digest = Sha256::digest(bytes);
    let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    json!({ "bytes": bytes.len(), "sha256": hex })
}
