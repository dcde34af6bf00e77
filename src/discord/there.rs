//! Messages that stand in a channel, as far as one of ours has to be known again. Reads only; decides nothing.

use serde::Deserialize;

use crate::chat::{MessageId, Trace};

/// Discord's epoch in Unix milliseconds. <https://discord.com/developers/docs/reference#snowflakes>
const EPOCH: i64 = 1_420_070_400_000;
/// Its clock may be so far behind ours, in milliseconds.
const CLOCKS: i64 = 10_000;

/// The smallest id of a message that was made at this time, in milliseconds since 1970.
pub(super) fn snowflake(since: i64) -> u64 {
    u64::try_from(since.saturating_sub(EPOCH + CLOCKS)).unwrap_or_default() << 22
}

/// A message in a channel.
#[derive(Deserialize)]
pub(super) struct There {
    id: String,
    author: Author,
    #[serde(default)]
    content: String,
    #[serde(default)]
    components: Vec<Component>,
    nonce: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Author {
    id: String,
}

/// A row with its controls, or a control.
#[derive(Deserialize)]
struct Component {
    custom_id: Option<String>,
    #[serde(default)]
    components: Vec<Component>,
}

impl There {
    pub(super) fn is_from(&self, user: u64) -> bool {
        self.author.id.parse() == Ok(user)
    }

    pub(super) fn fits(&self, trace: &Trace) -> bool {
        let controls = self.components.iter().flat_map(|row| &row.components);
        let ids = controls.filter_map(|control| control.custom_id.as_deref());
        trace.fits(self.nonce.as_ref().and_then(serde_json::Value::as_str), ids, &self.content)
    }

    pub(super) fn id(&self) -> Option<MessageId> {
        self.id.parse().ok().map(MessageId)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_message_is_known_by_its_nonce_or_by_what_it_carries() {
        let there = |nonce: Option<&str>, content: &str, id: &str| -> There {
            let row = json!([{"type": 1, "components": [{"type": 2, "custom_id": id, "style": 1}]}]);
            let mut message = json!({"id": "9", "author": {"id": "7"}, "content": content, "components": row});
            if let Some(nonce) = nonce {
                message["nonce"] = json!(nonce);
            }
            serde_json::from_value(message).unwrap()
        };
        let by_id = Trace { nonce: "n".into(), mark: "k7q.4.~play".into(), since: 0 };
        let by_text = Trace { mark: "Béla gets up.".into(), ..by_id.clone() };
        assert!(there(Some("n"), "", "x").fits(&by_id));
        assert!(!there(Some("m"), "Béla gets up.", "k7q.4.~play").fits(&by_text), "it was sent as another one");
        assert!(there(None, "", "k7q.4.~play").fits(&by_id) && !there(None, "", "k7q.5.~play").fits(&by_id));
        assert!(there(None, "Béla gets up.", "x").fits(&by_text));
        assert!(there(None, "", "x").is_from(7) && !there(None, "", "x").is_from(8));
    }

    #[test]
    fn an_id_begins_with_the_time() {
        assert_eq!(snowflake(EPOCH + CLOCKS + 1), 1 << 22);
        assert_eq!(snowflake(0), 0);
    }
}
