//! One gateway connection: hello, identify or resume, heartbeats, and the way out.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use super::super::snowflake::Id;
use super::{GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT, Out, Session, Shared};

/// Frames a connection may send in a minute (documentation, "Rate Limiting").
const FRAMES_A_MINUTE: usize = 120;

/// The address's query: `v=10&encoding=json`.
#[derive(serde::Deserialize)]
pub(super) struct Asked {
    v: Option<String>,
    encoding: Option<String>,
}

pub(super) async fn upgrade(
    upgrade: WebSocketUpgrade,
    Query(asked): Query<Asked>,
    State(shared): State<Arc<Shared>>,
) -> Response {
    upgrade.on_upgrade(move |socket| serve(socket, asked, shared))
}

/// Why a connection ends: a close code to send, or nothing to send.
type End = Option<(u16, &'static str)>;

/// One connection with the session it has.
struct Connection {
    shared: Arc<Shared>,
    line: UnboundedSender<Out>,
    session: Option<String>,
    number: u64,
    frames: Vec<Instant>,
}

async fn serve(mut socket: WebSocket, asked: Asked, shared: Arc<Shared>) {
    let (line, mut orders) = unbounded_channel();
    let number = {
        let mut world = shared.world();
        world.gateway.connections += 1;
        world.gateway.connections
    };
    let beat = shared.options.heartbeat;
    let mut connection = Connection { shared, line, session: None, number, frames: Vec::new() };
    if asked.v.as_deref() != Some("10") || asked.encoding.is_some_and(|encoding| encoding != "json") {
        return close(&mut socket, 4012, "Invalid API version").await;
    }
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": beat.as_millis() as u64 } });
    connection.shared.world().traffic.add_frame("bot", &hello);
    if socket.send(Message::text(hello.to_string())).await.is_err() {
        return;
    }
    // A connection without a heartbeat is dead; half an interval is allowed for a slow way.
    let patience = beat + beat / 2 + Duration::from_millis(200);
    let mut deadline = Instant::now() + patience;
    let end = loop {
        tokio::select! {
            incoming = socket.recv() => match incoming {
                Some(Ok(Message::Text(text))) => {
                    match connection.receive(&text) {
                        Ok(is_heartbeat) => if is_heartbeat { deadline = Instant::now() + patience },
                        Err(end) => break end,
                    }
                }
                Some(Ok(Message::Binary(_))) => break Some((4002, "Decode error")),
                Some(Ok(Message::Close(frame))) => {
                    connection.closed_by_bot(frame.map(|frame| frame.code));
                    break None;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break None,
            },
            Some(order) = orders.recv() => match order {
                Out::Frame(frame) => if socket.send(Message::text(frame.to_string())).await.is_err() { break None },
                Out::Close(code, reason) => break Some((code, reason)),
                Out::Drop => break None,
            },
            () = tokio::time::sleep_until(deadline) => break Some((4009, "Session timed out")),
        }
    };
    connection.ended();
    if let Some((code, reason)) = end {
        close(&mut socket, code, reason).await;
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    // The other side may be gone already, which is as good.
    let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

/// Which shard of how many identifies: the only one where nothing is said.
fn shard_of(data: &Value) -> Option<(u64, u64)> {
    let Some(shard) = data.get("shard").filter(|shard| !shard.is_null()) else { return Some((0, 1)) };
    let [shard, of] = shard.as_array()?.as_slice() else { return None };
    let (shard, of) = (shard.as_u64()?, of.as_u64()?);
    (shard < of).then_some((shard, of))
}

impl Connection {
    /// Takes one frame of the bot; tells whether it was a heartbeat.
    fn receive(&mut self, text: &str) -> Result<bool, End> {
        let now = Instant::now();
        self.frames.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.frames.push(now);
        if self.frames.len() > FRAMES_A_MINUTE {
            return Err(Some((4008, "Rate limited")));
        }
        let frame: Value = serde_json::from_str(text).map_err(|_| Some((4002, "Decode error")))?;
        self.shared.world().traffic.add_frame("sandbox", &frame);
        match frame["op"].as_u64() {
            Some(1) => {
                self.answer(json!({ "op": 11 }));
                Ok(true)
            }
            Some(2) => self.identify(&frame["d"]).map(|()| false),
            Some(6) => self.resume(&frame["d"]).map(|()| false),
            // Presence, voice and member requests: taken, without an answer, once identified.
            Some(3 | 4 | 8) if self.session.is_some() => Ok(false),
            Some(3 | 4 | 8) => Err(Some((4003, "Not authenticated"))),
            _ => Err(Some((4001, "Unknown opcode"))),
        }
    }

    fn answer(&self, frame: Value) {
        self.shared.world().traffic.add_frame("bot", &frame);
        let _ = self.line.send(Out::Frame(frame));
    }

    fn check_token(&self, data: &Value) -> Result<(), End> {
        let token = data["token"].as_str().unwrap_or_default();
        let bare = token.strip_prefix("Bot ").unwrap_or(token);
        if bare == self.shared.options.token { Ok(()) } else { Err(Some((4004, "Authentication failed"))) }
    }

    fn identify(&mut self, data: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(Some((4005, "Already authenticated")));
        }
        self.check_token(data)?;
        let shard = shard_of(data).ok_or(Some((4010, "Invalid shard")))?;
        let intents = data["intents"].as_u64().ok_or(Some((4013, "Invalid intent(s)")))?;
        if intents >= 1 << 26 {
            return Err(Some((4013, "Invalid intent(s)")));
        }
        if intents & (GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT) != 0 {
            return Err(Some((4014, "Disallowed intent(s)")));
        }
        let mut guard = self.shared.world();
        let world = &mut *guard;
        world.gateway.identifies += 1;
        if world.gateway.identifies > world.options.most_identifies {
            // The token is taken away; whoever owns the bot gets a mail.
            return Err(Some((4004, "Authentication failed")));
        }
        if world.guilds_of_shard(shard).count() > world.options.guilds_a_shard {
            return Err(Some((4011, "Sharding required")));
        }
        if let Some(code) = world.faults.refuses_session() {
            return Err(Some((code, "Refused")));
        }
        let (concurrency, pause) = (world.options.max_concurrency, world.options.identify_pause);
        if !world.gateway.may_identify(shard, concurrency, pause) || world.faults.takes_session() {
            drop(guard);
            self.answer(json!({ "op": 9, "d": false }));
            return Ok(());
        }
        let id = format!("session-{}", world.gateway.identifies);
        let line = Some(self.line.clone());
        let mut session = Session { seq: 0, intents, shard, kept: Default::default(), line, connection: self.number };
        let bot = world.user(world.bot).map(|user| user.wire()).unwrap_or_default();
        let guilds: Vec<Id> = world.guilds_of_shard(shard).map(|guild| guild.id).collect();
        let listed: Vec<Value> = guilds.iter().map(|id| json!({ "id": id, "unavailable": true })).collect();
        let ready = json!({
            "v": 10, "user": bot, "guilds": listed, "session_id": id,
            "resume_gateway_url": format!("{}/gw", world.base.replacen("http", "ws", 1)), "shard": [shard.0, shard.1],
            "application": { "id": world.bot, "flags": 0 }, "private_channels": [], "relationships": [],
        });
        session.send(&mut world.traffic, "READY", &ready);
        for guild in guilds {
            let guild = world.guild_create(guild);
            session.send(&mut world.traffic, "GUILD_CREATE", &guild);
        }
        world.gateway.sessions.insert(id.clone(), session);
        world.touch();
        drop(guard);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(Some((4005, "Already authenticated")));
        }
        self.check_token(data)?;
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let seen = data["seq"].as_u64().unwrap_or(0);
        let mut guard = self.shared.world();
        let world = &mut *guard;
        world.gateway.resumes += 1;
        let Some(session) = world.gateway.sessions.get_mut(&id) else {
            drop(guard);
            self.answer(json!({ "op": 9, "d": false }));
            return Ok(());
        };
        if seen > session.seq {
            return Err(Some((4007, "Invalid seq")));
        }
        for (_, frame) in session.kept.iter().filter(|(seq, _)| *seq > seen) {
            world.traffic.add_frame("bot", frame);
            let _ = self.line.send(Out::Frame(frame.clone()));
        }
        session.line = Some(self.line.clone());
        session.connection = self.number;
        session.send(&mut world.traffic, "RESUMED", &json!({}));
        world.touch();
        drop(guard);
        self.session = Some(id);
        Ok(())
    }

    /// The bot said goodbye: with 1000 or 1001 its session is over.
    fn closed_by_bot(&self, code: Option<u16>) {
        if matches!(code, Some(1000 | 1001))
            && let Some(id) = &self.session
        {
            self.shared.world().gateway.sessions.remove(id);
        }
    }

    /// The line is gone; the session waits for a resume.
    fn ended(&self) {
        let mut world = self.shared.world();
        if let Some(id) = &self.session
            && let Some(session) = world.gateway.sessions.get_mut(id)
            && session.connection == self.number
        {
            session.line = None;
        }
        world.touch();
    }
}
