//! The gateway: sessions of the bot, the events sent to them, and what is kept for a resume.
//!
//! JSON text frames without compression. An event of a server goes to the shard of that server, everything else to the
//! first one.

mod connection;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::Shared;
use super::faults::Faults;
use super::snowflake::Id;
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
    /// Which shard of how many it is.
    shard: (u64, u64),
    kept: VecDeque<(u64, Value)>,
    line: Option<UnboundedSender<Out>>,
    /// Tells the connections of one session apart.
    connection: u64,
}

impl Session {
    /// Whether it gets what happens in a server, or, where there is none, in direct messages.
    fn serves(&self, guild: Option<Id>) -> bool {
        let (shard, of) = self.shard;
        guild.map_or(0, |guild| guild.shard(of)) == shard
    }

    /// Whether it is of this shard, if one is named.
    fn is_of(&self, shard: Option<u64>) -> bool {
        shard.is_none_or(|shard| self.shard.0 == shard)
    }

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
    guild: Option<Id>,
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
    /// When a shard last identified, of those that wait for one another.
    identified: BTreeMap<u64, Instant>,
}

impl Gateway {
    /// Sends an event to every session that serves the server and has one of `intents`; 0 means whatever it has.
    pub(crate) fn event(
        &mut self,
        traffic: &mut Traffic,
        faults: &mut Faults,
        event: &str,
        intents: u64,
        guild: Option<Id>,
        data: &Value,
    ) {
        let changed = faults.changed_event(event, data);
        let data = changed.as_ref().unwrap_or(data);
        if self.held.is_none() && faults.takes_event("reorder") {
            let event = event.to_owned();
            self.held = Some(Held { since: Instant::now(), event, intents, guild, data: data.clone() });
            return;
        }
        let times = if faults.takes_event("duplicate") { 2 } else { 1 };
        for _ in 0..times {
            self.send(traffic, event, intents, guild, data);
        }
        self.release(traffic);
    }

    fn send(&mut self, traffic: &mut Traffic, event: &str, intents: u64, guild: Option<Id>, data: &Value) {
        for session in self.sessions.values_mut().filter(|session| session.serves(guild)) {
            if intents == 0 || session.intents & intents != 0 {
                session.send(traffic, event, data);
            }
        }
    }

    fn release(&mut self, traffic: &mut Traffic) {
        if let Some(held) = self.held.take() {
            self.send(traffic, &held.event, held.intents, held.guild, &held.data);
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
        guild: Option<Id>,
        readable: bool,
        wire: &Value,
    ) {
        let intent = if guild.is_none() { DIRECT_MESSAGES } else { GUILD_MESSAGES };
        let can_read = |session: &Session| readable || session.intents & MESSAGE_CONTENT != 0;
        let mut wire = wire.clone();
        if !self.sessions.values().all(can_read) {
            for (field, nothing) in [("content", json!("")), ("embeds", json!([])), ("attachments", json!([]))] {
                wire[field] = nothing;
            }
        }
        self.event(traffic, faults, event, intent, guild, &wire);
    }

    /// Whether a bot is connected now.
    pub(crate) fn is_online(&self) -> bool {
        self.sessions.values().any(|session| session.line.is_some())
    }

    fn tell(&mut self, shard: Option<u64>, out: impl Fn() -> Out) {
        for session in self.sessions.values().filter(|session| session.is_of(shard)) {
            if let Some(line) = &session.line {
                let _ = line.send(out());
            }
        }
    }

    /// Ends connections without a close frame, those of one shard or all; the sessions can be resumed.
    pub(crate) fn drop_lines(&mut self, shard: Option<u64>) {
        self.tell(shard, || Out::Drop);
    }

    /// Asks the bot to reconnect (op 7).
    pub(crate) fn ask_to_reconnect(&mut self, traffic: &mut Traffic, shard: Option<u64>) {
        let frame = json!({ "op": 7, "d": null });
        traffic.add_frame("bot", &frame);
        self.tell(shard, || Out::Frame(frame.clone()));
    }

    /// Tells the bot that its session is over (op 9); a resumable one is kept.
    pub(crate) fn invalidate(&mut self, traffic: &mut Traffic, shard: Option<u64>, resumable: bool) {
        let frame = json!({ "op": 9, "d": resumable });
        traffic.add_frame("bot", &frame);
        self.tell(shard, || Out::Frame(frame.clone()));
        if !resumable {
            self.sessions.retain(|_, session| !session.is_of(shard));
        }
    }

    /// Closes connections with a code.
    pub(crate) fn close_with(&mut self, shard: Option<u64>, code: u16) {
        self.tell(shard, || Out::Close(code, "Closed by a test."));
    }

    /// Ends everything; the sandbox is stopping.
    pub(crate) fn close_all(&mut self) {
        self.close_with(None, 1001);
        self.sessions.clear();
    }

    /// The shards that have a line now, each with how many there are.
    pub(crate) fn shards(&self) -> BTreeSet<(u64, u64)> {
        self.sessions.values().filter(|session| session.line.is_some()).map(|session| session.shard).collect()
    }

    /// Notes that a shard identifies; false where it comes too soon after another that it had to wait for
    /// (documentation, "Session Start Limit Object": `max_concurrency`).
    fn may_identify(&mut self, (shard, of): (u64, u64), concurrency: u64, pause: Duration) -> bool {
        let last = self.identified.insert(shard % concurrency.max(1), Instant::now());
        of == 1 || last.is_none_or(|last| last.elapsed() >= pause)
    }
}

impl World {
    /// Sends an event about a server's channels.
    pub(crate) fn tell_guild(&mut self, event: &str, guild: Option<Id>, data: &Value) {
        self.gateway.event(&mut self.traffic, &mut self.faults, event, GUILDS, guild, data);
    }

    /// Sends an event that comes whatever the intents, of a server or of direct messages.
    pub(crate) fn tell(&mut self, event: &str, guild: Option<Id>, data: &Value) {
        self.gateway.event(&mut self.traffic, &mut self.faults, event, 0, guild, data);
    }
}
