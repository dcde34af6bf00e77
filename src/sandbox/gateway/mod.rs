//! The gateway: sessions of the bot, the events sent to them, and what is kept for a resume.
//!
//! JSON text frames without compression; one shard.

mod connection;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::Shared;
use super::faults::Faults;
use super::place::Place;
use super::snowflake::iso;
use super::traffic::Traffic;
use super::world::World;

/// Intent bits (documentation, "Gateway Intents").
const GUILDS: u64 = 1 << 0;
const GUILD_MEMBERS: u64 = 1 << 1;
const GUILD_PRESENCES: u64 = 1 << 8;
const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
const MESSAGE_CONTENT: u64 = 1 << 15;

/// How many events a session keeps for a resume.
const KEPT: usize = 1000;
/// How long an event that is to come out of order is held back when no other event comes.
const HELD: Duration = Duration::from_millis(300);

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/gw", axum::routing::get(connection::upgrade))
}

/// What a connection is told to do.
#[derive(Debug)]
enum Out {
    Frame(Value),
    Close(u16, &'static str),
    /// End without a word, as when a cable is pulled.
    Drop,
}

/// One session of the bot; it outlives a connection.
#[derive(Debug)]
struct Session {
    seq: u64,
    intents: u64,
    kept: VecDeque<(u64, Value)>,
    line: Option<UnboundedSender<Out>>,
    /// Tells the connections of one session apart.
    connection: u64,
}

impl Session {
    fn send(&mut self, traffic: &mut Traffic, event: &str, data: &Value) {
        self.seq += 1;
        let frame = json!({ "op": 0, "s": self.seq, "t": event, "d": data });
        if let Some(line) = &self.line {
            traffic.add_frame("bot", &frame);
            // A connection that has just ended gets the event when it resumes.
            let _ = line.send(Out::Frame(frame.clone()));
        }
        self.kept.push_back((self.seq, frame));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }
}

/// An event held back, to be sent after the next one.
#[derive(Debug)]
struct Held {
    since: Instant,
    event: String,
    intents: u64,
    data: Value,
}

/// All sessions.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    sessions: BTreeMap<String, Session>,
    held: Option<Held>,
    connections: u64,
    /// How many identifies and resumes there have been.
    pub(crate) identifies: u64,
    pub(crate) resumes: u64,
}

impl Gateway {
    /// Sends an event to every session that has one of `intents`; 0 means everybody gets it.
    pub(crate) fn event(
        &mut self,
        traffic: &mut Traffic,
        faults: &mut Faults,
        event: &str,
        intents: u64,
        data: &Value,
    ) {
        let changed = faults.changed_event(event, data);
        let data = changed.as_ref().unwrap_or(data);
        if self.held.is_none() && faults.takes_event("reorder") {
            self.held = Some(Held { since: Instant::now(), event: event.to_owned(), intents, data: data.clone() });
            return;
        }
        let times = if faults.takes_event("duplicate") { 2 } else { 1 };
        for _ in 0..times {
            self.send(traffic, event, intents, data);
        }
        self.release(traffic);
    }

    fn send(&mut self, traffic: &mut Traffic, event: &str, intents: u64, data: &Value) {
        for session in self.sessions.values_mut() {
            if intents == 0 || session.intents & intents != 0 {
                session.send(traffic, event, data);
            }
        }
    }

    fn release(&mut self, traffic: &mut Traffic) {
        if let Some(held) = self.held.take() {
            self.send(traffic, &held.event, held.intents, &held.data);
        }
    }

    /// Sends an event that was held back for a following one that never came.
    pub(crate) fn release_old(&mut self, traffic: &mut Traffic) {
        if self.held.as_ref().is_some_and(|held| held.since.elapsed() > HELD) {
            self.release(traffic);
        }
    }

    /// A message event: it needs the intent of its kind of channel, and its text that of message content unless the
    /// message is the bot's own, mentions it, or is a direct message.
    pub(crate) fn message_event(
        &mut self,
        traffic: &mut Traffic,
        faults: &mut Faults,
        event: &str,
        is_dm: bool,
        readable: bool,
        wire: &Value,
    ) {
        let intent = if is_dm { DIRECT_MESSAGES } else { GUILD_MESSAGES };
        let can_read = |session: &Session| readable || session.intents & MESSAGE_CONTENT != 0;
        let mut wire = wire.clone();
        if !self.sessions.values().all(can_read) {
            for (field, nothing) in [("content", json!("")), ("embeds", json!([])), ("attachments", json!([]))] {
                wire[field] = nothing;
            }
        }
        self.event(traffic, faults, event, intent, &wire);
    }

    /// Whether a bot is connected now.
    pub(crate) fn is_online(&self) -> bool {
        self.sessions.values().any(|session| session.line.is_some())
    }

    fn tell_all(&mut self, out: impl Fn() -> Out) {
        for session in self.sessions.values() {
            if let Some(line) = &session.line {
                let _ = line.send(out());
            }
        }
    }

    /// Closes all connections without a close frame; the sessions can be resumed.
    pub(crate) fn drop_all(&mut self) {
        self.tell_all(|| Out::Drop);
    }

    /// Asks the bot to reconnect (op 7).
    pub(crate) fn ask_to_reconnect(&mut self, traffic: &mut Traffic) {
        let frame = json!({ "op": 7, "d": null });
        traffic.add_frame("bot", &frame);
        self.tell_all(|| Out::Frame(frame.clone()));
    }

    /// Tells the bot that its session is over (op 9); a resumable one is kept.
    pub(crate) fn invalidate(&mut self, traffic: &mut Traffic, resumable: bool) {
        let frame = json!({ "op": 9, "d": resumable });
        traffic.add_frame("bot", &frame);
        self.tell_all(|| Out::Frame(frame.clone()));
        if !resumable {
            self.sessions.clear();
        }
    }

    /// Closes all connections with a code.
    pub(crate) fn close_with(&mut self, code: u16) {
        self.tell_all(|| Out::Close(code, "Closed by a test."));
    }

    /// Ends everything; the sandbox is stopping.
    pub(crate) fn close_all(&mut self) {
        self.close_with(1001);
        self.sessions.clear();
    }
}

impl World {
    /// Sends an event about the guild's channels.
    pub(crate) fn tell_guild(&mut self, event: &str, data: &Value) {
        self.gateway.event(&mut self.traffic, &mut self.faults, event, GUILDS, data);
    }

    /// Takes the bot out of the guild or back in, and tells it.
    pub(crate) fn set_bot_in_guild(&mut self, is_in: bool) {
        if std::mem::replace(&mut self.has_bot, is_in) != is_in {
            let (event, data) = if is_in {
                ("GUILD_CREATE", self.guild_create())
            } else {
                ("GUILD_DELETE", json!({ "id": self.guild }))
            };
            self.tell_guild(event, &data);
        }
        self.touch();
    }

    /// Sends an event that every bot gets, whatever its intents.
    pub(crate) fn tell(&mut self, event: &str, data: &Value) {
        self.gateway.event(&mut self.traffic, &mut self.faults, event, 0, data);
    }

    /// The data of GUILD_CREATE: the guild with its channels and threads, and of the members only the bot.
    fn guild_create(&self) -> Value {
        let mut guild = self.guild_wire();
        let of = |wanted: fn(&Place) -> bool| -> Vec<Value> {
            let chosen = self.channels.values().filter(|channel| wanted(&channel.place));
            chosen.map(|channel| self.channel_wire(channel)).collect()
        };
        let bot = self.user(self.bot).map(|bot| bot.member()).unwrap_or_default();
        let more = json!({
            "joined_at": iso(self.bot.made_ms()), "large": false, "unavailable": false,
            "member_count": self.users.len(), "voice_states": [], "members": [bot],
            "channels": of(Place::is_guild),
            "threads": of(Place::is_awake_thread),
            "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        });
        if let (Some(guild), Some(more)) = (guild.as_object_mut(), more.as_object()) {
            guild.extend(more.clone());
        }
        guild
    }
}
