//! A bot made of wires alone: a gateway connection whose events are read one by one, and answers with REST.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::Stage;

/// A gateway connection.
pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What came over it.
#[derive(Debug, PartialEq)]
pub enum Came {
    Frame(Value),
    Closed(Option<u16>),
}

impl Gateway {
    /// Connects and reads the hello.
    pub async fn open(stage: &Stage) -> Gateway {
        let url = format!("ws://{}/gw?v=10&encoding=json", stage.sandbox.address());
        let (socket, _) = connect_async(url).await.expect("a connection");
        let mut gateway = Gateway { socket };
        assert_eq!(gateway.frame().await["op"], 10);
        gateway
    }

    /// Connects and identifies; READY and GUILD_CREATE are read.
    pub async fn ready(stage: &Stage, intents: u64) -> (Gateway, Value) {
        let mut gateway = Gateway::open(stage).await;
        gateway.send(identify(stage.sandbox.token(), intents)).await;
        let ready = gateway.event("READY").await;
        gateway.event("GUILD_CREATE").await;
        (gateway, ready)
    }

    pub async fn send(&mut self, frame: Value) {
        self.socket.send(Message::Text(frame.to_string())).await.expect("a line");
    }

    /// What comes next.
    pub async fn next(&mut self) -> Came {
        let next = tokio::time::timeout(Duration::from_secs(5), self.socket.next()).await.expect("something");
        match next {
            Some(Ok(Message::Text(text))) => Came::Frame(serde_json::from_str(&text).expect("JSON")),
            Some(Ok(Message::Close(frame))) => Came::Closed(frame.map(|frame| frame.code.into())),
            Some(Ok(other)) => panic!("unexpected: {other:?}"),
            Some(Err(_)) | None => Came::Closed(None),
        }
    }

    pub async fn frame(&mut self) -> Value {
        match self.next().await {
            Came::Frame(frame) => frame,
            closed @ Came::Closed(_) => panic!("{closed:?}"),
        }
    }

    /// The data of the next event, which must have this name.
    pub async fn event(&mut self, name: &str) -> Value {
        let frame = self.frame().await;
        assert_eq!(frame["t"], name, "{frame}");
        frame["d"].clone()
    }

    /// Nothing comes for a while.
    pub async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(80), self.socket.next()).await.is_err()
    }
}

/// The same of one of several shards.
pub fn identify_shard(token: &str, shard: serde_json::Value) -> Value {
    let mut frame = identify(token, 1);
    frame["d"]["shard"] = shard;
    frame
}

pub fn identify(token: &str, intents: u64) -> Value {
    json!({ "op": 2, "d": {
        "token": format!("Bot {token}"), "intents": intents, "shard": [0, 1], "compress": true,
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    } })
}

/// An interaction that a wire bot has received.
pub struct Event {
    pub data: Value,
}

impl Event {
    pub fn id(&self) -> &str {
        self.data["id"].as_str().expect("an id")
    }

    /// The path to answer at.
    pub fn callback(&self) -> String {
        format!("/interactions/{}/{}/callback", self.id(), self.data["token"].as_str().expect("a token"))
    }

    /// The path of follow-ups.
    pub fn webhook(&self) -> String {
        let app = self.data["application_id"].as_str().expect("an id");
        format!("/webhooks/{app}/{}", self.data["token"].as_str().expect("a token"))
    }

    pub fn original(&self) -> String {
        format!("{}/messages/@original", self.webhook())
    }
}

impl Stage {
    /// Lets somebody do something and hands over the bot's event; the driver does not wait.
    pub async fn does(&self, gateway: &mut Gateway, path: &str, mut body: Value) -> Event {
        body["wait"] = json!(0);
        self.act(path, body).await;
        Event { data: gateway.event("INTERACTION_CREATE").await }
    }

    /// Anna runs `/hand` in #games.
    pub async fn runs_hand(&self, gateway: &mut Gateway) -> Event {
        self.does(gateway, "/driver/command", json!({ "as": "anna", "channel": "games", "command": "hand" })).await
    }

    /// A first answer that must be taken.
    pub async fn answer(&self, event: &Event, body: Value) {
        let (status, answer) = self.rest("POST", &event.callback(), body).await;
        assert_eq!(status, 204, "{answer}");
    }

    /// What came of an interaction.
    pub async fn story(&self, event: &Event) -> Value {
        self.see(&format!("/driver/interactions/{}", event.id())).await
    }
}

/// A row with one button.
pub fn button_row(custom_id: &str) -> Value {
    json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "Go", "custom_id": custom_id }] }])
}
