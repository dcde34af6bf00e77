//! What of a table is stored besides its record, and what of it a change changes. Everything that is decided at a table
//! and outlives the program stands here once: whatever is to be stored one day becomes a field of [`Kept`].

use std::collections::BTreeSet;

use serde_json::Value;

use crate::chat::{ChannelId, UserId};
use crate::rules::Seats;
use crate::store::{self, Alarms, Calls, Change, Claim, Clocks, Invitation, Seen, Stage, Venue, Vote, Watcher};
use crate::words::Language;

use super::first;
use super::origin::Origin;
use super::state::{Chair, Sitter, TableState};

/// What is stored of a table besides its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    stage: Stage,
    host: UserId,
    options: Value,
    seats: u8,
    sitters: Vec<store::Sitter>,
    claims: Vec<Claim>,
    invitations: Vec<Invitation>,
    barred: BTreeSet<UserId>,
    watchers: Vec<Watcher>,
    host_seen: i64,
    language: Language,
    venue: Venue,
    channel: ChannelId,
    moved: i64,
    awaiting: Seats,
    paused_until: Option<i64>,
    broken: Option<i64>,
    clocks: Clocks,
    calls: Calls,
    alarms: Alarms,
    entries: u64,
    votes: Vec<Vote>,
    /// Whether there is a record.
    pub has_begun: bool,
}

impl Kept {
    /// What would be stored of that table.
    pub fn of(state: &TableState) -> Kept {
        let options = state.overtime.pack(state.pace.pack(first::pack(state)));
        Kept {
            stage: state.stage,
            host: state.host,
            options: Origin::pack(state.origin, state.advice.pack(options)),
            seats: state.chairs.len() as u8,
            sitters: state.chairs.iter().filter_map(sitter).collect(),
            claims: state.claims.clone(),
            invitations: state.invitations.clone(),
            barred: state.barred.clone(),
            watchers: state.watchers.clone(),
            host_seen: state.host_seen,
            language: state.language,
            venue: if state.wants_thread { Venue::Thread } else { Venue::Channel },
            channel: state.channel,
            moved: state.moved,
            awaiting: state.awaited(),
            paused_until: state.paused_until,
            broken: state.broken,
            clocks: state.clocks.clone(),
            calls: state.calls.clone(),
            alarms: state.alarms.clone(),
            entries: state.entry() as u64,
            votes: state.votes.clone(),
            has_begun: state.play.is_some(),
        }
    }

    /// What must still be so for a change of this to be written.
    pub fn seen(&self) -> Seen {
        match self.stage {
            Stage::Lobby => {
                Seen::Lobby { people: self.sitters.iter().map(store::Sitter::user).collect(), seats: self.seats }
            }
            Stage::Playing => Seen::Game { entries: self.entries },
            Stage::Over | Stage::Closed => Seen::Ended,
        }
    }

    /// What changes until it is like that. Whom the table waits for is written with every entry, whoever it was before.
    pub fn changes(&self, after: &Kept) -> Vec<Change> {
        let adds = self.entries != after.entries || self.has_begun != after.has_begun;
        let mut changes = Vec::new();
        let mut note = |is_new: bool, change: Change| changes.extend(is_new.then_some(change));
        // Where it is opened again, no other table may live there.
        let is_again = self.stage == Stage::Closed && after.stage == Stage::Lobby;
        note(is_again, Change::Channel(after.channel));
        // That it is played now goes with how it begins.
        note(self.stage != after.stage && after.stage != Stage::Playing, Change::Stage(after.stage));
        note(self.host != after.host, Change::Host(after.host));
        note(self.options != after.options, Change::Options(after.options.clone()));
        note(self.seats != after.seats, Change::Seats(after.seats));
        note(self.sitters != after.sitters, Change::Sitters(after.sitters.clone()));
        note(self.barred != after.barred, Change::Barred(after.barred.clone()));
        note(self.watchers != after.watchers, Change::Watchers(after.watchers.clone()));
        note(self.host_seen != after.host_seen, Change::HostSeen(after.host_seen));
        note(self.invitations != after.invitations, Change::Invitations(after.invitations.clone()));
        note(self.claims != after.claims, Change::Claims(after.claims.clone()));
        note(self.language != after.language, Change::Language(after.language));
        note(self.venue != after.venue, Change::Venue(after.venue));
        note(self.channel != after.channel, Change::Channel(after.channel));
        note(self.moved != after.moved, Change::Moved(after.moved));
        note(adds || self.awaiting != after.awaiting, Change::Awaiting(after.awaiting));
        note(self.paused_until != after.paused_until, Change::Paused(after.paused_until));
        note(self.broken != after.broken, Change::Broken(after.broken));
        for seat in self.clocks.keys().chain(after.clocks.keys().filter(|seat| !self.clocks.contains_key(seat))) {
            let clock = after.clocks.get(seat);
            note(self.clocks.get(seat) != clock, Change::Clock(*seat, clock.copied()));
        }
        for seat in self.calls.keys().chain(after.calls.keys().filter(|seat| !self.calls.contains_key(seat))) {
            let call = after.calls.get(seat);
            note(self.calls.get(seat) != call, Change::Call(*seat, call.copied()));
        }
        for of in self.alarms.keys().chain(after.alarms.keys().filter(|of| !self.alarms.contains_key(of))) {
            let alarm = after.alarms.get(of);
            note(self.alarms.get(of) != alarm, Change::Alarm(*of, alarm.copied()));
        }
        let chosen = after.votes.iter().filter(|vote| !self.votes.contains(vote));
        changes.extend(chosen.cloned().map(Change::Vote));
        changes
    }
}

/// Somebody in a chair, as they are stored.
fn sitter(chair: &Chair) -> Option<store::Sitter> {
    match chair.sitter {
        Sitter::Nobody => None,
        Sitter::Person(user) => Some(store::Sitter::Person { user, name: chair.name.clone(), gone: chair.gone }),
        Sitter::Bot(level) => Some(store::Sitter::Bot(level.name().to_owned())),
    }
}
