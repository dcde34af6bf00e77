//! Two kinds of database that are told the same say the same.

use std::time::Duration;

use guildhall::chat::{ChannelId, GuildId, MessageId, TableId, UserId};
use guildhall::record::Entry;
use guildhall::rules::{Seat, Seats};
use guildhall::store::{
    Along, Change, Claim, Commit, Finished, Forgotten, Invitation, NewTable, Part, SeatResult, Seen, Standing, Store,
    Vote,
};
use guildhall::store::{Answer, Outcome, Question, Surface};
use serde_json::json;

use crate::support::stored::{append, board, new_table, running};

const GUILD: GuildId = GuildId(1);

/// A game for these, each with a place, that ends now.
fn finished(places: &[(u64, u8)]) -> Finished {
    let result = |(seat, (user, place)): (usize, &(u64, u8))| SeatResult {
        seat: Seat(seat as u8),
        part: Part::Played,
        user: Some(UserId(*user)),
        bot: None,
        place: *place,
        points: 30 - i32::from(*place),
        rank: Some(*place),
        kind: Some("guild".into()),
        turn: Some(seat as u8 + 1),
        gain: Some(7),
        feat: None,
    };
    let results = places.iter().enumerate().map(result).collect();
    let game = "toy".to_owned();
    Finished { guild: Some(GUILD), game, seats: 2, moves: 9, rules_version: 3, is_rated: true, results }
}

fn claim(user: u64) -> Claim {
    let (name, seat, standing) = ("Anna \"Ł\"".to_owned(), Seat(0), Standing::GaveUp);
    Claim { user: UserId(user), name, seat, since: 5, standing, is_kept: false }
}

/// Plays a game to its end: somebody got up, a vote was held, somebody was invited.
async fn played(store: &Store, channel: u64, places: &[(u64, u8)]) -> TableId {
    let table = running(store, channel).await;
    store.commit(append(table, 1, channel * 10)).await.unwrap();
    let asked = (UserId(1), "Anna \"Ł\"".to_owned());
    let mut vote = Vote::new(1, Question::Close, asked, (1, 5));
    vote.outcome = Some(Outcome::Refused { name: "Anna \"Ł\", P2".into() });
    let user = UserId(1);
    let invited = Invitation { number: 1, user, name: "Anna".into(), at: 5, answer: Answer::Taken };
    let taken = Entry::SeatTaken { seat: Seat(1), by: "1".into(), how: None };
    let changes = vec![
        Change::Entries(vec![taken]),
        Change::Claims(vec![claim(1)]),
        Change::Vote(vote),
        Change::Invitations(vec![invited]),
        Change::Options(json!({"first": "1", "open": true})),
        Change::Stage(guildhall::store::Stage::Over),
        Change::Awaiting(Seats::NONE),
        Change::Finished(Box::new(finished(places))),
    ];
    let mut told = board(2);
    told.payload = json!({"news": "Anna gets up", "mentions": [1, 2]});
    let mut said = board(3);
    (said.surface, said.payload) = (Surface::Notice, json!({"text": "Anna \"Ł\" is the first"}));
    let mut hand = board(2);
    (hand.surface, hand.channel) = (Surface::Hand(UserId(1)), None);
    let along = Along { interaction: None, say: vec![told, said, hand] };
    store.commit(Commit { table, seen: Seen::Game { entries: 1 }, changes, along }).await.unwrap();
    table
}

/// All that a store says of a few games and people, until they are forgotten and the games deleted.
pub async fn life(store: &Store) -> String {
    let (anna, bela) = (UserId(1), UserId(2));
    let mut said = Vec::new();
    let mut tell = |what: &str, answer: String| said.push(format!("{what}: {answer}"));
    let first = played(store, 11, &[(1, 1), (2, 2)]).await;
    // Games count in the order in which they end, and tables that begin at once have none.
    tokio::time::sleep(Duration::from_millis(3)).await;
    let second = played(store, 12, &[(1, 2), (2, 1), (3, 3)]).await;
    let called = NewTable { host_name: "Anna \"Ł\"".into(), ..new_table(13, 1) };
    let lobby = store.create(called, Along::default()).await.unwrap();
    store.set_setting(anna, "tip", json!(true)).await.unwrap();
    store.set_setting(anna, "quiet", json!({"from": 22})).await.unwrap();
    store.set_direct(anna, Some(ChannelId(70))).await.unwrap();
    store.set_film(first, (ChannelId(11), MessageId(5))).await.unwrap();
    store.set_film(first, (ChannelId(11), MessageId(6))).await.unwrap();
    tell("film", format!("{:?}", store.film(first).await));
    let hand = store.unsent_of(first).await.unwrap().pop().unwrap();
    store.sent(hand.id, ChannelId(70), MessageId(9)).await.unwrap();
    tell("alone", format!("{:?}", store.shown_alone(first, anna).await));
    for user in [anna, bela] {
        tell("games", format!("{:?}", store.games_of(user, Some(GUILD)).await));
        tell("finished", format!("{:?}", store.finished_of(user, 9).await.map(|all| all.len())));
        tell("tips", format!("{:?}", store.seen_tips(user, "toy", vec![("tip", false), ("other", true)]).await));
        tell("knows", format!("{:?}", store.knows(user, "toy").await));
        tell("naming", format!("{:?}", sorted(store.tables_naming(user).await.unwrap(), &[first, second, lobby])));
    }
    tell("in", format!("{:?}", store.games_in(GUILD, "toy".into()).await));
    tell("names", format!("{:?}", store.names_in(GUILD, vec![anna, bela]).await));
    tell("own", all_in(&store.own(anna).await.unwrap(), &[first, second, lobby]));
    tell("away", format!("{:?}", store.set_away(anna, Some(99), 9).await));
    tell("enter", format!("{:?} {:?}", store.enter_server(GUILD).await, store.enter_server(GUILD).await));
    let forgotten = |name: &str| Forgotten { user: anna, name: name.into(), someone: "somebody".into() };
    for (table, bot) in [(first, None), (second, None), (lobby, Some("easy"))] {
        store.forget_at(table, forgotten("Anna"), bot).await.unwrap();
        tell("record", format!("{:?}", store.load(table).await.map(|all| (all.entries, all.seats, all.claims))));
        tell("options", format!("{:?}", store.table(table).await.map(|row| (row.options, row.stage, row.host))));
        tell("votes", format!("{:?}", store.votes(table).await));
        let waiting = store.unsent_of(table).await.unwrap().into_iter().map(|item| item.payload);
        tell("waiting", format!("{:?}", waiting.collect::<Vec<_>>()));
        store.forget_shown(table, anna).await.unwrap();
    }
    store.forget(anna).await.unwrap();
    tell("own", all_in(&store.own(anna).await.unwrap(), &[first, second, lobby]));
    tell("naming", format!("{:?}", store.tables_naming(anna).await));
    tell("games", format!("{:?}", store.games_of(bela, None).await));
    tell("old", format!("{:?}", store.old_tables(Duration::ZERO, Some(Duration::ZERO)).await.map(|all| all.len())));
    tell("deleted", format!("{:?}", store.delete_table(second).await));
    tell("deleted", format!("{:?}", store.delete_table(second).await.is_err()));
    tell("names", format!("{:?}", store.names_in(GUILD, vec![bela]).await));
    tell("games", format!("{:?}", store.games_in(GUILD, "toy".into()).await));
    store.vacuum().await.unwrap();
    told(&said.join("\n"), &[first, second, lobby])
}

/// A text that says the same of the same: tables have names, and what stands between signs does not count.
fn told(said: &str, tables: &[TableId]) -> String {
    let names = tables.iter().zip(["FIRST", "SECOND", "LOBBY"]);
    names.fold(said.replace(' ', ""), |said, (table, name)| named(&said, &table.0.to_string(), name))
}

/// What is somebody's own, in an order that hangs on no number of a table.
fn all_in(own: &serde_json::Value, tables: &[TableId]) -> String {
    let sorted = |rows: &serde_json::Value| {
        let mut rows: Vec<String> = rows.as_array().unwrap().iter().map(|row| told(&row.to_string(), tables)).collect();
        rows.sort_unstable();
        rows.join(" ")
    };
    own.as_object().unwrap().iter().map(|(name, rows)| format!("{name} {}", sorted(rows))).collect::<Vec<_>>().join(" ")
}

/// Tables as places in a list, since their numbers differ.
fn sorted(tables: Vec<TableId>, all: &[TableId]) -> Vec<usize> {
    let mut places: Vec<usize> = tables.iter().filter_map(|table| all.iter().position(|one| one == table)).collect();
    places.sort_unstable();
    places
}

/// A text with a name for a number, and for what is long, since moments and nonces differ.
fn named(text: &str, number: &str, name: &str) -> String {
    let (mut out, mut word) = (String::new(), String::new());
    for sign in text.chars().chain([' ']) {
        if sign.is_ascii_alphanumeric() {
            word.push(sign);
            continue;
        }
        let is_long = word.len() > 12 && word.chars().all(|sign| sign.is_ascii_hexdigit());
        out.push_str(if word == number {
            name
        } else if is_long {
            "LONG"
        } else {
            &word
        });
        out.push(sign);
        word.clear();
    }
    out
}

#[tokio::test]
async fn two_kinds_that_are_told_the_same_say_the_same() {
    let one = Store::in_memory().unwrap();
    let other = Store::at(&crate::support::server::database().await, None).await.unwrap();
    let (one, other) = (life(&one).await, life(&other).await);
    for (one, other) in one.lines().zip(other.lines()) {
        assert_eq!(one, other);
    }
    assert_eq!(one.lines().count(), other.lines().count());
}
