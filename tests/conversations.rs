//! Conversations: the real adapter, with serenity and poise, against the sandbox, over HTTP and a gateway connection.

#![cfg(test)]

#[path = "conversations/acknowledging.rs"]
mod acknowledging;
#[path = "conversations/awaited.rs"]
mod awaited;
#[path = "conversations/burgundy.rs"]
mod burgundy;
#[path = "conversations/connecting.rs"]
mod connecting;
#[path = "conversations/driver.rs"]
mod driver;
#[path = "conversations/examined.rs"]
mod examined;
#[path = "conversations/golden_city.rs"]
mod golden_city;
#[path = "conversations/killed.rs"]
mod killed;
#[path = "conversations/leaks.rs"]
mod leaks;
#[path = "conversations/letters.rs"]
mod letters;
#[path = "conversations/marco_polo.rs"]
mod marco_polo;
#[path = "conversations/outage.rs"]
mod outage;
#[path = "conversations/party.rs"]
mod party;
#[path = "conversations/places.rs"]
mod places;
#[path = "conversations/proxied.rs"]
mod proxied;
#[path = "conversations/script.rs"]
mod script;
#[path = "conversations/sending.rs"]
mod sending;
#[path = "conversations/shards.rs"]
mod shards;
#[path = "conversations/stage.rs"]
mod stage;
#[path = "conversations/watched.rs"]
mod watched;
#[path = "conversations/whole_game.rs"]
mod whole_game;
#[path = "conversations/trouble.rs"]
mod trouble;
#[path = "conversations/turns.rs"]
mod turns;
