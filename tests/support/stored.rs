//! Tables for the tests and benches of the store: what is written does not matter to it, only that it comes back.

use guildhall::chat::{ChannelId, GuildId, InteractionId, TableId, UserId};
use guildhall::record::{Entry, Header};
use guildhall::rules::{Fingerprint, Seat, Seats, Seed};
use guildhall::store::{Act, Along, Change, Commit, NewItem, NewTable, Seen, Sitter, Store, Surface, Venue};
use guildhall::words::Language;
use serde_json::json;

/// A table for three in this channel, opened by this person.
pub fn new_table(channel: u64, host: u64) -> NewTable {
    NewTable {
        game: "toy".into(),
        guild: Some(GuildId(1)),
        channel: ChannelId(channel),
        host: UserId(host),
        host_name: format!("P{host}"),
        options: json!({"open": true}),
        seats: 3,
        language: Language::Pl,
        venue: Venue::Thread,
        bots: Vec::new(),
        rematch_of: None,
        opened: 0,
        old_at: i64::MAX,
    }
}

/// How the game begins.
pub fn header() -> Header {
    Header {
        game: "toy".into(),
        rules_version: 3,
        data: String::new(),
        options: json!({"open": true}),
        seats: 2,
        first: Some(Seat(1)),
        seed: Seed::from_number(77),
        dealt: None,
    }
}

/// Who sits there when it begins.
pub fn seating() -> Vec<Sitter> {
    vec![Sitter::Person { user: UserId(1), name: "Anna \"Ł\"".into(), gone: None }, Sitter::Bot("easy".into())]
}

/// The table begins in this channel, as its host saw it who was alone there.
pub fn start(table: TableId, channel: u64) -> Commit {
    let changes = vec![
        Change::Seats(2),
        Change::Sitters(seating()),
        Change::Channel(ChannelId(channel)),
        Change::Begun(header()),
        Change::Awaiting(Seats::only(Seat(0))),
    ];
    Commit { table, seen: alone(), changes, along: Along::default() }
}

/// A new table: its host is there, and two seats are free.
pub fn alone() -> Seen {
    Seen::Lobby { people: vec![Some(UserId(1))], seats: 3 }
}

/// The `n`th move of a game, which depends on nothing but `n`.
pub fn entry(n: u64) -> Entry {
    let path = ["build", "coffee_roaster", "a+b+c+d"].map(str::to_owned).to_vec();
    Entry::Played {
        seat: Seat((n % 2) as u8),
        path,
        drawn: vec![n as u32, 7],
        hash: Fingerprint(n),
        auto: false,
        by: None,
    }
}

/// The call of the next player.
pub fn board(step: u64) -> NewItem {
    NewItem {
        surface: Surface::Board,
        act: Act::Post,
        channel: Some(ChannelId(2)),
        step,
        payload: json!({"step": step, "mentions": [1, 2]}),
        supersedes: false,
    }
}

/// The `n`th move with its call, as the answer to an interaction.
pub fn append(table: TableId, n: u64, interaction: u64) -> Commit {
    let along = Along { interaction: Some(InteractionId(interaction)), say: vec![board(n)] };
    Commit { table, seen: Seen::Game { entries: n - 1 }, changes: moves(vec![entry(n)]), along }
}

/// What moves change.
pub fn moves(entries: Vec<Entry>) -> Vec<Change> {
    vec![Change::Entries(entries), Change::Awaiting(Seats::only(Seat(1)))]
}

/// A running game in this channel.
pub async fn running(store: &Store, channel: u64) -> TableId {
    let table = store.create(new_table(channel, 1), Along::default()).await.unwrap();
    store.commit(start(table, channel)).await.unwrap();
    table
}
