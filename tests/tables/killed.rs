//! The whole manager in a process of its own, killed at any instant and begun again: no accepted move is lost, and
//! nobody is pinged twice or not at all.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use async_trait::async_trait;
use guildhall::chat::{ChannelId, Chat, Done, MessageId, Post, UserId};
use guildhall::record::{Entry, Record, verify};
use guildhall::rules::Seat;
use guildhall::store::{Sitter, Stage, Store};
use serde_json::{Value, json};

use crate::presser::Whim;
use crate::support::fake::{FakeChat, Said};
use crate::through::{Taking, Through};
use crate::world::*;

/// Set in the child alone: the folder with its database and with what the platform remembers.
const CHILD: &str = "KILLED_TEST_FOLDER";
const ROUNDS: usize = 8;
const PEOPLE: [User; 2] = [ANNA, BELA];

/// A platform that outlives the process: every new message is a line of a file before the bot learns of it, and the
/// same nonce gives the message that is there.
struct Lasting {
    inner: Arc<FakeChat>,
    file: Mutex<File>,
}

impl Lasting {
    async fn at(path: &Path) -> Lasting {
        let inner = Arc::new(FakeChat::new());
        if let Ok(text) = std::fs::read_to_string(path) {
            // A line cut off by the axe never reached the platform.
            let whole = text.rfind('\n').map_or(0, |end| end + 1);
            OpenOptions::new().write(true).open(path).unwrap().set_len(whole as u64).unwrap();
            for line in text[..whole].lines() {
                let line: Value = serde_json::from_str(line).unwrap();
                let mentions: Vec<UserId> = serde_json::from_value(line["mentions"].clone()).unwrap();
                let text = line["text"].as_str().unwrap().to_owned();
                let silent = line["silent"] == true;
                let post = Post { text, mentions, silent, ..Post::default() };
                let channel = serde_json::from_value(line["channel"].clone()).unwrap();
                inner.post(channel, &post, line["nonce"].as_str().unwrap()).await.unwrap();
            }
        }
        let file = OpenOptions::new().create(true).append(true).open(path).unwrap();
        Lasting { inner, file: Mutex::new(file) }
    }
}

#[async_trait]
impl Taking for Lasting {
    fn inner(&self) -> &FakeChat {
        &self.inner
    }

    async fn take(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId> {
        let before = self.inner.all().len();
        let message = self.inner.post(channel, post, nonce).await?;
        if self.inner.all().len() > before {
            let Post { text, mentions, silent, .. } = post;
            let line =
                json!({"channel": channel, "nonce": nonce, "text": text, "mentions": mentions, "silent": silent});
            self.file.lock().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
            // The answer is on its way; a good moment to die.
            tokio::time::sleep(Duration::from_millis(rand::random_range(0..10))).await;
        }
        Ok(message)
    }
}

#[test]
fn f_4_f_5_killed_at_any_instant_no_move_is_lost_and_no_ping_sent_twice() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    if let Some(folder) = std::env::var_os(CHILD) {
        return runtime.block_on(play_until_killed(Path::new(&folder)));
    }
    let folder = tempfile::tempdir().unwrap();
    let mut most = 0;
    for round in 0..ROUNDS {
        // In turns at any instant, and while an answer of the platform is on its way.
        let axe =
            if round % 2 == 0 { Axe::After(rand::random_range(0..400)) } else { Axe::AtPost(rand::random_range(1..4)) };
        let accepted = run_and_kill(folder.path(), axe);
        let kept = runtime.block_on(kept(folder.path()));
        assert!(kept >= accepted.max(most), "round {round}: {accepted} moves were accepted and {kept} are there");
        most = kept;
    }
    assert!(most > 0, "nothing was played");
    runtime.block_on(async {
        let world = begin(folder.path()).await;
        nobody_was_called_twice_or_not_at_all(&world).await;
        world.manager.stop().await;
    });
}

/// When the child is killed, counted from when it is ready.
#[derive(Clone, Copy, Debug)]
enum Axe {
    /// After so many milliseconds.
    After(u64),
    /// Once so many messages more are with the platform.
    AtPost(usize),
}

impl Axe {
    fn wait(self, platform: &Path) {
        let length = || std::fs::metadata(platform).map_or(0, |file| file.len());
        match self {
            Axe::After(pause) => thread::sleep(Duration::from_millis(pause)),
            Axe::AtPost(posts) => (0..posts).for_each(|_| {
                let before = length();
                // Where nothing is posted any more, it is killed all the same.
                for _ in 0..5_000 {
                    if length() > before {
                        break;
                    }
                    thread::sleep(Duration::from_micros(200));
                }
            }),
        }
    }
}

/// Starts this test again as a child, kills it some time after it is ready, and returns the last move it accepted.
fn run_and_kill(folder: &Path, axe: Axe) -> u64 {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "killed::f_4_f_5_killed_at_any_instant_no_move_is_lost_and_no_ping_sent_twice",
            "--nocapture",
        ])
        .env(CHILD, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let is_ready = lines.any(|line| line.ends_with("ready."));
    if !is_ready {
        panic!("the child did not get ready: {:?}", child.wait());
    }
    let platform = folder.join("platform.jsonl");
    let killer = thread::spawn(move || {
        axe.wait(&platform);
        child.kill().unwrap();
        child.wait().unwrap()
    });
    // A line cut off in the middle was not acknowledged.
    let numbers = lines.filter_map(|line| line.strip_prefix("accepted ")?.strip_suffix('.')?.parse().ok());
    let last = numbers.last().unwrap_or(0);
    killer.join().unwrap();
    last
}

/// How many entries the record has, after it was replayed from its seed.
async fn kept(folder: &Path) -> u64 {
    let store = Store::open(&folder.join("games.db")).unwrap();
    let mut kept = 0;
    if let Some(row) = store.table_in(HERE).await.unwrap() {
        let loaded = store.load(row.id).await.unwrap();
        if let Some(header) = loaded.header {
            let play = verify(&Record { header, entries: loaded.entries }).unwrap();
            assert_eq!(play.table().awaiting(), row.awaiting);
            kept = row.entries;
        }
    }
    store.close().await;
    kept
}

/// A manager over what is left, once it has said what it had to say.
async fn begin(folder: &Path) -> World {
    let store = Store::open(&folder.join("games.db")).unwrap();
    let chat = Lasting::at(&folder.join("platform.jsonl")).await;
    let world = World::around(store, chat.inner.clone(), Arc::new(Through(Arc::new(chat)))).await;
    world.settled().await;
    // Whoever was led on is called once the board before has come through, or is known to have.
    tokio::time::sleep(Duration::from_millis(100)).await;
    world.settled().await;
    world
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).and_then(|()| out.flush()).unwrap();
}

/// The child: goes on where the one before it was killed, and tells which moves were accepted.
async fn play_until_killed(folder: &Path) {
    let world = begin(folder).await;
    nobody_was_called_twice_or_not_at_all(&world).await;
    say("\nready.");
    let table = started(&world).await;
    let mut whim = Whim::new(rand::random());
    while world.row(&table).await.stage == Stage::Playing {
        let awaited = world.awaited(&table, &PEOPLE).await;
        if awaited.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let user = whim.one(&awaited);
        world.move_by_pressing(&table, user, &mut whim).await;
        say(&format!("accepted {}.", world.row(&table).await.entries));
    }
    // The game is over before the axe falls: wait for it.
    std::future::pending::<()>().await;
}

/// The running table for two people and a bot, wherever it was left.
async fn started(world: &World) -> String {
    loop {
        let Some(row) = world.store.table_in(HERE).await.unwrap() else {
            let options = [("seats", "3"), ("where", "channel"), ("language", "en")];
            world.command(ANNA, "table new", &options).await;
            continue;
        };
        let table = row.id.to_string();
        let seated = world.store.seats(row.id).await.unwrap();
        let press = match (row.stage, seated.len()) {
            (Stage::Lobby, 0 | 1) => (BELA, "~join"),
            (Stage::Lobby, 2) => (ANNA, "~bot.easy"),
            (Stage::Lobby, _) => (ANNA, "~start"),
            _ => return table,
        };
        world.press(press.0, &format!("{table}.0.{}", press.1)).await;
    }
}

/// The number of the move that a board shows.
fn move_of(said: &Said) -> Option<usize> {
    let text = &said.before.first().unwrap_or(&said.post).text;
    let small = text.lines().find(|line| line.starts_with("-# "))?;
    small.rsplit_once("move ")?.1.trim().parse().ok()
}

/// At rest, everybody the table waits for was called once, and has not decided since unless nobody has decided after that; and
/// there are no two calls of the same person for the same move.
async fn nobody_was_called_twice_or_not_at_all(world: &World) {
    let said = world.chat.messages(HERE);
    let mut calls: Vec<(UserId, usize)> = Vec::new();
    for said in &said {
        let first = said.before.first().unwrap_or(&said.post);
        let Some(step) = move_of(said).filter(|_| !first.silent) else { continue };
        for user in &first.mentions {
            assert!(!calls.contains(&(*user, step)), "{user:?} was called twice for move {step}");
            calls.push((*user, step));
        }
    }
    let Some(row) = world.store.table_in(HERE).await.unwrap().filter(|row| row.stage == Stage::Playing) else { return };
    let loaded = world.store.load(row.id).await.unwrap();
    for seat in row.awaiting.iter() {
        let Sitter::Person { user, .. } = loaded.seats[seat.index()] else { continue };
        let call = calls.iter().rev().find(|(called, _)| *called == user).map(|(_, step)| *step);
        let is_person = |seat: &Seat| matches!(loaded.seats[seat.index()], Sitter::Person { .. });
        let since = loaded.entries[call.unwrap_or(0)..].iter().filter_map(decider).filter(is_person);
        let since: Vec<Seat> = since.collect();
        // Whoever decided last, bots aside, was led on by that.
        let is_known = (call.is_some() && !since.contains(&seat)) || since.last() == Some(&seat);
        assert!(is_known, "{user:?} was called for move {call:?} alone; since then {since:?}");
    }
}

/// Who decided something themselves.
fn decider(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Played { seat, auto: false, .. } => Some(*seat),
        _ => None,
    }
}
