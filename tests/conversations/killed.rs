//! The program as it is shipped, killed at any instant and begun again under a Discord that goes on: what anybody was
//! shown is still true, nobody is called twice for the same thing, and whoever must move is called.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use guildhall::chat::{Id, UserId};
use guildhall::record::{Record, verify};
use guildhall::sandbox::{Options, Sandbox};
use guildhall::store::{Stage, Store};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::driver::{Driver, Outcome, Person, controls};
use crate::party::{Whim, control, newest_with, onward, take};

const ROUNDS: u64 = 6;
/// So many entries are made in a round at most: no game of two is over after all of them, however quick the program is.
const ENTRIES: u64 = 25;
const PEOPLE: [&str; 2] = ["anna", "bela"];

/// The program in a process of its own.
struct Program(Child);

impl Program {
    fn start(folder: &Path, address: &str) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
        command.arg("run").current_dir(folder).stdout(Stdio::null()).env_remove("DISCORD_TOKEN");
        command.env("DISCORD_API", address).env("GUILDHALL_DB", "games.db").env("GUILDHALL_LOG", "error");
        Program(command.spawn().unwrap())
    }

    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shipped_program_killed_at_any_instant_loses_no_move_and_calls_nobody_twice() {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let driver = Driver::new(sandbox.url());
    let mut program = Program::start(folder.path(), &sandbox.url());
    driver.online(1).await;
    begin(&driver).await;
    let (mut shown, mut kept) = (0, 0);
    for round in 0..ROUNDS {
        let until = Instant::now() + Duration::from_millis(4000);
        let playing = tokio::spawn(play(driver.clone(), until, kept + ENTRIES, Whim::new(round)));
        tokio::time::sleep(Duration::from_millis(rand::random_range(200..4000))).await;
        program.kill();
        shown = playing.await.unwrap().max(shown);
        let (entries, awaited) = stored(&folder).await;
        assert!(entries >= shown.max(kept), "{shown} entries were shown, {kept} kept, {entries} are there");
        kept = entries;
        let connected = connections(&driver).await;
        program = Program::start(folder.path(), &sandbox.url());
        driver.online(connected + 1).await;
        whoever_must_move_is_called(&driver, &awaited).await;
    }
    assert!(kept > 0, "something was played");
    nobody_is_called_twice(&driver).await;
    program.kill();
    sandbox.stop().await;
}

/// Faults 1 and 38: killed before it has acknowledged a press, which fails and works when it is repeated; told to end while
/// people press as fast as they can, it ends in order.
#[tokio::test(flavor = "multi_thread")]
async fn f_1_f_38_a_press_before_the_kill_fails_and_an_end_under_load_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let driver = Driver::new(sandbox.url());
    let mut program = Program::start(folder.path(), &sandbox.url());
    driver.online(1).await;
    begin(&driver).await;
    let people = PEOPLE.map(|name| driver.person(name));
    let board = newest_with(&people[0].sees("games").await, "~play").unwrap();
    driver.fault(json!({"kind": "drop", "route": "POST /interactions/**"})).await;
    let pressing = tokio::spawn({
        let (anna, board) = (people[0].clone(), board.clone());
        async move { anna.press(&board, &control(&board, "~play")).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    program.kill();
    assert_eq!(pressing.await.unwrap().state(), "failed");
    driver.delete("faults").await;
    let (before, _) = stored(&folder).await;
    program = Program::start(folder.path(), &sandbox.url());
    driver.online(connections(&driver).await + 1).await;
    assert_eq!(people[0].press(&board, &control(&board, "~play")).await.state(), "answered");

    let until = Instant::now() + Duration::from_millis(2500);
    let playing = tokio::spawn(play(driver.clone(), until, before + ENTRIES, Whim::new(9)));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let asked = Instant::now();
    assert!(Command::new("kill").arg(program.0.id().to_string()).status().unwrap().success());
    assert_eq!(program.0.wait().unwrap().code(), Some(0));
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
    let shown = playing.await.unwrap();
    let (entries, _) = stored(&folder).await;
    assert!(entries >= shown && entries > before, "{shown} entries were shown, {entries} are there");
    sandbox.stop().await;
}

async fn connections(driver: &Driver) -> u64 {
    let bot = driver.state().await["bot"].clone();
    bot["identifies"].as_u64().unwrap() + bot["resumes"].as_u64().unwrap()
}

/// Anna opens a table and Béla joins.
pub async fn begin(driver: &Driver) {
    let [anna, bela] = PEOPLE.map(|name| driver.person(name));
    let options = json!({"game": "san_juan", "seats": "2", "where": "channel", "language": "en"});
    let ready = || async { driver.state().await["commands"].as_u64().filter(|count| *count > 0) };
    driver.until("commands", ready).await;
    assert_eq!(anna.command("games", "table new", options).await.state(), "answered");
    let with = |end: &'static str| {
        let anna = &anna;
        move || async move { newest_with(&anna.sees("games").await, end) }
    };
    let lobby = driver.until("a lobby", with("~join")).await;
    bela.press(&lobby, &control(&lobby, "~join")).await;
    let started = || async {
        let lobby = newest_with(&anna.sees("games").await, "~start")?;
        let outcome = anna.press_if_there(&lobby, &control(&lobby, "~start")).await?;
        (outcome.state() == "answered").then_some(())
    };
    driver.until("the start", started).await;
    driver.until("a board", with("~play")).await;
}

/// Two people go on with their moves until then, or until there are so many entries; gives the highest number of entries
/// that they were shown.
pub async fn play(driver: Driver, until: Instant, most: u64, mut whim: Whim) -> u64 {
    let people = PEOPLE.map(|name| driver.person(name));
    let mut shown = 0;
    while Instant::now() < until && shown < most {
        let Some(board) = newest_with(&people[0].sees("games").await, "~play") else { continue };
        shown = shown.max(entries_of(&board));
        let person = &people[whim.below(2)];
        let Some(outcome) = person.press_if_there(&board, &control(&board, "~play")).await else { continue };
        shown = shown.max(along(person, outcome, until, &mut whim).await);
    }
    shown
}

async fn along(person: &Person, mut outcome: Outcome, until: Instant, whim: &mut Whim) -> u64 {
    let mut shown = 0;
    while Instant::now() < until && outcome.state() == "answered" {
        let panel = outcome.message().clone();
        shown = shown.max(entries_of(&panel));
        let ways = onward(&panel);
        if ways.is_empty() {
            break;
        }
        outcome = take(person, &panel, &whim.one(&ways), whim).await;
    }
    shown
}

/// How many entries the record had when a message was made: its buttons name it.
fn entries_of(message: &Value) -> u64 {
    let steps = controls(message).into_iter().filter_map(|control| control.id.parse::<Id>().ok()).map(|id| id.step);
    steps.max().unwrap_or_default() as u64
}

/// What is in the database of a program that is no more: how many entries the record has, which follows from its seed, and
/// who must decide.
async fn stored(folder: &TempDir) -> (u64, Vec<UserId>) {
    let store = Store::open(&folder.path().join("games.db")).unwrap();
    let live = store.running().await.unwrap();
    let loaded = store.load(live[0]).await.unwrap();
    let play = verify(&Record { header: loaded.header.unwrap(), entries: loaded.entries }).unwrap();
    assert_eq!((loaded.table.stage, play.table().awaiting()), (Stage::Playing, loaded.table.awaiting));
    store.close().await;
    let awaited = loaded.table.awaiting.iter().filter_map(|seat| loaded.seats[seat.index()].user());
    (loaded.table.entries, awaited.collect())
}

/// After a start, the newest board names everybody for whom the table waits.
async fn whoever_must_move_is_called(driver: &Driver, awaited: &[UserId]) {
    let anna = driver.person(PEOPLE[0]);
    let called = || async {
        let board = newest_with(&anna.sees("games").await, "~play")?;
        let text = board["content"].as_str()?;
        awaited.iter().all(|user| text.contains(&format!("<@{}>", user.0))).then_some(())
    };
    driver.until("a board that calls those who must move", called).await;
}

/// A board says which step it shows: nobody is called twice with the same.
async fn nobody_is_called_twice(driver: &Driver) {
    let mut seen = BTreeSet::new();
    for ping in driver.pings().await {
        let content = ping["content"].as_str().unwrap_or_default();
        let Some(step) = content.lines().find(|line| line.starts_with("-# ")) else { continue };
        let user = ping["user"]["name"].as_str().unwrap_or_default();
        assert!(seen.insert((user.to_owned(), step.to_owned())), "{user} was called twice: {content}");
    }
    assert!(seen.len() > 1, "somebody was called");
}
