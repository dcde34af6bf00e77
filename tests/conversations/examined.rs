//! The doctor, beside a bot that runs and without one: each thing it looks at is broken in turn, and it says so.

use std::path::Path;
use std::process::{Command, Output};

use guildhall::sandbox::{Options, Sandbox};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::driver::Driver;
use crate::killed::begin;
use crate::watched::Program;

/// What has the form of a token and is nobody's.
const TOKEN: &str = "QUFB.QkJC.Q0ND";

/// The doctor's code and what it said as JSON, with these settings.
fn examined(folder: &Path, settings: &[(&str, &str)]) -> (i32, Value) {
    let Output { status, stdout, .. } = doctor(folder, settings).arg("--json").output().unwrap();
    let said = String::from_utf8(stdout).unwrap();
    assert!(!said.contains(TOKEN), "{said}");
    (status.code().unwrap(), serde_json::from_str(&said).unwrap())
}

fn doctor(folder: &Path, settings: &[(&str, &str)]) -> Command {
    words(&["doctor"], folder, settings)
}

fn words(words: &[&str], folder: &Path, settings: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
    command.args(words).current_dir(folder).env_remove("DISCORD_TOKEN").envs(settings.iter().copied());
    command
}

/// How it stands with that thing, and what was found: the worst, where there are several.
fn finding<'a>(report: &'a Value, check: &str) -> (&'a str, &'a str) {
    let states = ["good", "warning", "broken"];
    let found = report["findings"].as_array().unwrap().iter().filter(|one| one["check"] == check);
    let worst = found.max_by_key(|one| states.iter().position(|state| one["state"] == *state));
    let worst = worst.unwrap_or_else(|| panic!("nothing of {check} in {report}"));
    let says_what_to_do = worst["advice"].as_str().is_some_and(|advice| !advice.is_empty());
    assert_eq!(says_what_to_do, worst["state"] != "good", "{worst}");
    (worst["state"].as_str().unwrap(), worst["found"].as_str().unwrap())
}

/// Everything that is not good, but for the disk of whoever tests.
fn complaints(report: &Value) -> Vec<&str> {
    let findings = report["findings"].as_array().unwrap().iter();
    let findings = findings.filter(|one| one["state"] != "good" && one["check"] != "disk");
    findings.map(|one| one["check"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_finds_each_thing_that_discord_has_against_the_bot() {
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let (driver, url) = (Driver::new(sandbox.url()), sandbox.url());
    let program = Program::start(url.clone());
    begin(&driver).await;
    let folder = program.folder.path().to_owned();
    let look = |more: &[(&str, &str)]| {
        let usual = [("DISCORD_API", url.as_str()), ("GUILDHALL_DB", "games.db")];
        examined(&folder, &usual.iter().chain(more).copied().collect::<Vec<_>>())
    };
    let (code, report) = look(&[]);
    assert_eq!((code, complaints(&report)), (1, vec!["backup"]), "{report}");
    assert_eq!(finding(&report, "tables"), ("good", "0 gather people, 1 play"));
    assert!(finding(&report, "database").1.ends_with("a bot is at work on it"), "{report}");
    assert!(words(&["backup", "copy.db"], &folder, &[("GUILDHALL_DB", "games.db")]).status().unwrap().success());
    let (code, report) = look(&[]);
    assert_eq!((code, complaints(&report)), (0, vec![]), "{report}");

    let endpoint = |address: Value| driver.patch("application", json!({ "interactions_endpoint_url": address }));
    endpoint(json!("https://example.com")).await;
    for channel in ["games", "general"] {
        driver.patch(&format!("channels/{channel}"), json!({"deny": ["ATTACH_FILES"]})).await;
    }
    driver.fault(json!({"kind": "slow", "ms": 1100, "route": "GET /oauth2/applications/@me"})).await;
    let application = driver.state().await["bot"]["id"].as_str().unwrap().to_owned();
    let put = reqwest::Client::new().put(format!("{url}/api/v10/applications/{application}/commands"));
    let put = put.header("Authorization", format!("Bot {}", sandbox.token()));
    assert!(put.json(&json!([{"name": "chess", "description": "x"}])).send().await.unwrap().status().is_success());
    let (code, report) = look(&[]);
    assert_eq!((code, complaints(&report)), (2, vec!["interactions", "answers", "servers", "commands"]), "{report}");
    assert_eq!(finding(&report, "interactions").0, "broken");
    assert_eq!(finding(&report, "answers").0, "warning");
    assert!(finding(&report, "servers").1.ends_with("lacks Attach Files"), "{report}");
    assert!(finding(&report, "commands").1.contains("chess"), "{report}");
    endpoint(Value::Null).await;
    driver.delete("faults").await;

    driver.fault(json!({"kind": "error", "status": 503, "route": "GET /users/@me"})).await;
    let (code, report) = look(&[]);
    assert_eq!((code, finding(&report, "discord").0), (2, "broken"), "{report}");
    driver.delete("faults").await;
    // What stands in for Discord can be gone through as well; nobody listens at port 9.
    let (code, report) = look(&[("GUILDHALL_PROXY", &url)]);
    assert_eq!((code, finding(&report, "proxy")), (1, ("good", "it passes requests on")), "{report}");
    let (code, report) = look(&[("GUILDHALL_PROXY", "http://127.0.0.1:9")]);
    assert_eq!((code, finding(&report, "proxy").0), (2, "broken"), "{report}");
    let (code, report) = look(&[("DISCORD_TOKEN", TOKEN)]);
    assert_eq!((code, finding(&report, "token")), (2, ("broken", "Discord refuses the token")), "{report}");
    drop(program);
    sandbox.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f_28_the_doctor_knows_how_many_shards_and_sessions_there_must_be() {
    let options = Options { shards: 16, ..Options::default() };
    let few = Options { shards: 2, most_identifies: 2, ..Options::default() };
    for (options, setting, state) in
        [(options.clone(), "0-5/6", "broken"), (options, "auto", "good"), (few, "", "broken")]
    {
        let sandbox = Sandbox::start(0, options).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let (_, report) = examined(folder.path(), &[("DISCORD_API", &sandbox.url()), ("GUILDHALL_SHARDS", setting)]);
        assert_eq!(finding(&report, "shards").0, state, "{report}");
        assert_eq!(finding(&report, "commands").0, "warning", "no bot has registered them: {report}");
        sandbox.stop().await;
    }
}

#[test]
fn the_doctor_finds_each_thing_that_is_wrong_on_this_machine() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let look = |name: &str, value: &str| examined(here, &[(name, value)]).1;
    let report = look("GUILDHALL_PORT", "many");
    assert_eq!((report["state"].as_str(), complaints(&report)), (Some("broken"), vec!["settings"]));
    std::fs::create_dir(here.join("san_juan")).unwrap();
    std::fs::write(here.join("san_juan/cards.toml"), "x = = 2\n").unwrap();
    assert_eq!(finding(&look("GUILDHALL_DATA", "."), "data").0, "broken");
    assert_eq!(finding(&look("GUILDHALL_LOG", "info"), "token").0, "broken");
    assert_eq!(finding(&look("GUILDHALL_DB", "missing.db"), "database").0, "good", "the first start creates it");

    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases");
    let newest = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")).unwrap().count();
    let copy = |version: usize, name: &str| {
        std::fs::copy(kept.join(format!("version-{version}.sqlite")), here.join(name)).unwrap();
        Connection::open(here.join(name)).unwrap()
    };
    copy(newest, "whole.db");
    let before = std::fs::read(here.join("whole.db")).unwrap();
    let report = look("GUILDHALL_DB", "whole.db");
    assert_eq!((finding(&report, "database").0, finding(&report, "backup").0), ("good", "warning"), "{report}");
    let files: Vec<_> = std::fs::read_dir(here).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(files.iter().filter(|name| name.to_string_lossy().starts_with("whole.db")).count() == 1, "{files:?}");
    assert!(std::fs::read(here.join("whole.db")).unwrap() == before, "nothing is written");

    copy(newest - 1, "older.db");
    assert_eq!(finding(&look("GUILDHALL_DB", "older.db"), "database").0, "warning");
    copy(newest, "newer.db").pragma_update(None, "user_version", 9999).unwrap();
    let loose = copy(newest, "loose.db");
    loose.pragma_update(None, "foreign_keys", false).unwrap();
    assert!(loose.execute("DELETE FROM tables", []).unwrap() > 0);
    drop(loose);
    std::fs::write(here.join("text.db"), "no database at all, but a text that is long enough").unwrap();
    for name in ["newer.db", "loose.db", "text.db"] {
        let report = look("GUILDHALL_DB", name);
        assert_eq!(finding(&report, "database").0, "broken", "{name}: {report}");
    }
    let text = String::from_utf8(doctor(here, &[("GUILDHALL_DB", "text.db")]).output().unwrap().stdout).unwrap();
    assert!(text.lines().any(|line| line.starts_with("BROKEN  database")), "{text}");
    assert!(text.lines().any(|line| line.trim_start().starts_with("-> ")), "{text}");
}
