//! The program as whoever runs it watches it: whether it is ready, and its figures, which name nobody.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use guildhall::sandbox::{Options, Sandbox};
use serde_json::json;

use crate::driver::Driver;
use crate::killed::{begin, play};
use crate::party::Whim;

/// Every word that may stand behind a label, apart from numbers of shards and of buckets.
const WORDS: &str = "command press form typing served repeated late fault reason stale stranger not-your-turn over person bot \
    table ok occupied unavailable lobby playing board notice hand vote word watch acknowledge answer post edit delete look \
    thread conversation commands gateway other 2xx 4xx 429 5xx none san_juan +Inf";

/// What whoever runs the program is told of the figures.
const PAGE: &str = include_str!("../../docs/operating.md");

/// The program in a process of its own, watched at an address.
pub struct Program {
    child: Child,
    address: String,
    pub folder: tempfile::TempDir,
    api: String,
}

impl Program {
    pub fn start(api: String) -> Program {
        // Whoever takes the port in between would be very quick.
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let (address, folder) = (format!("127.0.0.1:{port}"), tempfile::tempdir().unwrap());
        let child = word("run", folder.path(), &address, &api).stdout(Stdio::null()).spawn().unwrap();
        Program { child, address, folder, api }
    }

    async fn asked(&self, path: &str) -> Option<(u16, String)> {
        let response = reqwest::get(format!("http://{}/{path}", self.address)).await.ok()?;
        Some((response.status().as_u16(), response.text().await.ok()?))
    }

    async fn page(&self) -> String {
        self.asked("metrics").await.unwrap().1
    }

    fn health(&self) -> (Option<i32>, String) {
        let Output { status, stdout, .. } =
            word("health", self.folder.path(), &self.address, &self.api).output().unwrap();
        (status.code(), String::from_utf8(stdout).unwrap())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn word(word: &str, folder: &Path, address: &str, api: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
    command.arg(word).current_dir(folder).env_remove("DISCORD_TOKEN").env("DISCORD_API", api);
    command.env("GUILDHALL_HEALTH", address).env("GUILDHALL_LOG", "error").env("GUILDHALL_DB", "games.db");
    command
}

/// The figure whose line begins so.
fn figure(page: &str, name: &str) -> f64 {
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in\n{page}")).trim().parse().unwrap()
}

/// All words behind labels.
fn labels(page: &str) -> Vec<&str> {
    let lines = page.lines().filter(|line| !line.starts_with('#') && !line.starts_with("guildhall_build_info"));
    lines
        .filter_map(|line| line.split_once('{')?.1.split_once('}'))
        .flat_map(|(set, _)| set.split('"').skip(1).step_by(2))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_says_whether_it_is_ready_and_what_it_has_done() {
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let driver = Driver::new(sandbox.url());
    driver.fault(json!({"kind": "error", "status": 503, "route": "GET /gateway/bot"})).await;
    let mut program = Program::start(sandbox.url());
    let lives = driver.until("it lives", || program.asked("live")).await;
    assert_eq!(lives, (200, "alive\n".to_owned()));
    assert_eq!(program.asked("ready").await, Some((503, "the program begins\n".to_owned())));
    assert_eq!(program.health(), (Some(1), "the program begins\n".to_owned()));
    driver.delete("faults").await;
    let ready = || async { program.asked("ready").await.filter(|(status, _)| *status == 200) };
    driver.until("it is ready", ready).await;
    assert_eq!(program.health(), (Some(0), "ready\n".to_owned()));

    begin(&driver).await;
    // On a machine that does much else, too, a dozen moves take their time.
    play(driver.clone(), Instant::now() + Duration::from_secs(30), 12, Whim::new(1)).await;
    let page = program.page().await;
    for name in [
        "guildhall_ready",
        "guildhall_actors",
        "guildhall_tables{stage=\"playing\"}",
        "guildhall_moves_total{game=\"san_juan\",by=\"person\"}",
        "guildhall_interactions_total{kind=\"press\",outcome=\"served\"}",
        "guildhall_acknowledge_seconds_count{kind=\"command\"}",
        "guildhall_serve_seconds_count{kind=\"press\"}",
        "guildhall_answer_seconds_count",
        "guildhall_commits_total{outcome=\"ok\"}",
        "guildhall_commit_seconds_count",
        "guildhall_outbox_age_seconds_count{surface=\"board\"}",
        "guildhall_rest_requests_total{route=\"post\",status=\"2xx\"}",
        "guildhall_rest_seconds_count{route=\"acknowledge\"}",
        "guildhall_paint_seconds_count{game=\"san_juan\"}",
        "guildhall_identifies_total{shard=\"0\"}",
        "guildhall_sessions_left",
        "guildhall_schema_version",
    ] {
        assert!(figure(&page, name) >= 1.0, "{name} in\n{page}");
    }
    assert_eq!(figure(&page, "guildhall_shard_stage{shard=\"0\"}"), 2.0);
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let is_number = |label: &str| label.parse::<f64>().is_ok_and(|bucket| bucket <= 86_400.0);
    let strange: Vec<&str> = labels(&page).into_iter().filter(|it| !words.contains(it) && !is_number(it)).collect();
    assert!(strange.is_empty(), "{strange:?}");
    let figures = page.lines().filter_map(|line| line.strip_prefix("# TYPE guildhall_")?.split_once(' '));
    let unknown: Vec<&str> = figures.map(|(name, _)| name).filter(|name| !PAGE.contains(&format!("`{name}"))).collect();
    assert!(unknown.is_empty(), "docs/operating.md knows no {unknown:?}");

    driver.fault(json!({"kind": "invalid_sessions"})).await;
    driver.gateway(json!({"do": "invalidate"})).await;
    let cut = || async { (figure(&program.page().await, "guildhall_shard_stage{shard=\"0\"}") < 2.0).then_some(()) };
    driver.until("the figures show that the line is cut", cut).await;
    assert!(Command::new("kill").arg(program.child.id().to_string()).status().unwrap().success());
    assert_eq!(program.child.wait().unwrap().code(), Some(0));
    sandbox.stop().await;
}

/// What systemd was told next, line by line.
#[cfg(unix)]
fn told(socket: &std::os::unix::net::UnixDatagram) -> Vec<String> {
    let mut news = [0; 4096];
    let length = socket.recv(&mut news).unwrap();
    String::from_utf8_lossy(&news[..length]).lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn systemd_is_told_that_the_program_is_ready_lives_and_ends() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notify");
    let socket = std::os::unix::net::UnixDatagram::bind(&path).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let driver = Driver::new(sandbox.url());
    driver.fault(json!({"kind": "error", "status": 503, "route": "GET /gateway/bot"})).await;
    let mut command = word("run", folder.path(), "", &sandbox.url());
    command.env("NOTIFY_SOCKET", &path).env("WATCHDOG_USEC", "900000").stdout(Stdio::null());
    let mut child = command.spawn().unwrap();
    assert_eq!(told(&socket), ["STATUS=the program begins", "WATCHDOG=1"]);
    assert_eq!(told(&socket), ["WATCHDOG=1"], "it lives, and is not ready");
    driver.delete("faults").await;
    let begun = Instant::now();
    let ready = loop {
        let news = told(&socket);
        if news.iter().any(|line| line == "READY=1") {
            break news;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{news:?}");
    };
    assert_eq!(ready, ["READY=1", "STATUS=ready", "WATCHDOG=1"]);
    assert_eq!(told(&socket), ["WATCHDOG=1"]);
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    let mut last = told(&socket);
    while last == ["WATCHDOG=1"] {
        last = told(&socket);
    }
    assert_eq!(last, ["STOPPING=1"]);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    sandbox.stop().await;
}
