//! Conversations: the real adapter, with serenity and poise, against the sandbox, over HTTP and a gateway connection.

#![cfg(test)]

#[path = "conversations/acknowledging.rs"]
mod acknowledging;
#[path = "conversations/connecting.rs"]
mod connecting;
#[expect(dead_code, reason = "the whole game uses the rest")]
#[path = "conversations/driver.rs"]
mod driver;
#[path = "conversations/script.rs"]
mod script;
#[path = "conversations/sending.rs"]
mod sending;
#[expect(dead_code, reason = "the whole game uses the rest")]
#[path = "conversations/stage.rs"]
mod stage;
