//! The program itself: it opens the sandbox, says where, stays small, and ends when it is asked to. What it cannot do
//! it says in one sentence.

#![cfg(test)]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};

/// The idle process may take so much memory of its own, in kilobytes. The pages of its file come on top: in the optimized
/// program some 20 MB, so that it stays well below 40; in the program that is tested here they say nothing, for each
/// game adds to code that is not optimized.
#[cfg(target_os = "linux")]
const MEMORY: u64 = 20 * 1024;

/// The program in a folder of its own, with no settings but these.
fn program(settings: &[(&str, &str)], words: &[&str]) -> (Command, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
    for name in ["DISCORD_TOKEN", "DISCORD_API", "GUILDHALL_DB", "GUILDHALL_DATA", "GUILDHALL_LOG"] {
        command.env_remove(name);
    }
    command.env("GUILDHALL_PORT", "0").envs(settings.iter().copied()).args(words).current_dir(folder.path());
    (command, folder)
}

fn refused(settings: &[(&str, &str)], words: &[&str]) -> String {
    let (mut command, _folder) = program(settings, words);
    let Output { status, stderr, .. } = command.output().unwrap();
    assert_eq!(status.code(), Some(1));
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    said
}

/// The program once it has said where its sandbox is.
fn opened(settings: &[(&str, &str)], words: &[&str]) -> (Child, String, tempfile::TempDir) {
    let (mut command, folder) = program(settings, words);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line, folder)
}

#[test]
fn without_a_token_the_sandbox_opens_and_says_where() {
    for words in [&[][..], &["sandbox"]] {
        let (mut child, line, folder) = opened(&[], words);
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://")).expect("an address");
        std::net::TcpStream::connect(address).unwrap();
        #[cfg(target_os = "linux")]
        {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
            let memory = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
            let memory: u64 = memory.trim().trim_end_matches(" kB").parse().unwrap();
            assert!(memory < MEMORY, "{memory} kB");
        }
        let asked = Command::new("kill").arg(child.id().to_string()).status().unwrap();
        assert!(asked.success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "it ends in order");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "it leaves nothing behind");
    }
}

#[test]
fn what_cannot_be_is_said_in_one_sentence() {
    assert!(refused(&[], &["run"]).contains("DISCORD_TOKEN"));
    assert!(refused(&[("DISCORD_TOKEN", "nonsense")], &[]).contains("DISCORD_TOKEN"));
    assert!(refused(&[("GUILDHALL_PORT", "many")], &[]).contains("GUILDHALL_PORT"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    assert!(refused(&[("GUILDHALL_PORT", &port)], &["sandbox"]).contains("GUILDHALL_PORT"));
    let health = format!("127.0.0.1:{port}");
    assert!(refused(&[("GUILDHALL_HEALTH", &health)], &[]).contains("GUILDHALL_HEALTH"));
    assert!(refused(&[("GUILDHALL_HEALTH", &health)], &["health"]).contains("nobody answers at"));
    assert!(refused(&[], &["health"]).contains("GUILDHALL_HEALTH"));
}

/// Where no port was asked for, another program on the usual one does not keep the sandbox from opening.
#[test]
fn a_port_that_is_taken_gives_way_to_the_next_free_one() {
    // Another test, or another program, may have it as well.
    let taken = std::net::TcpListener::bind("127.0.0.1:8765");
    let (mut child, line, _folder) = opened(&[("GUILDHALL_PORT", "")], &["sandbox", "--alone"]);
    let port = line.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse::<u16>().ok());
    let port = port.max().unwrap();
    assert!(port > 8765 && port < 8765 + 50, "{line}");
    std::net::TcpStream::connect(("127.0.0.1", port)).unwrap();
    drop(taken);
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The two halves in processes of their own find each other.
#[test]
fn a_bot_finds_the_sandbox_that_runs_alone() {
    let (mut sandbox, line, _folder) = opened(&[], &["sandbox", "--alone"]);
    let url = line.split("DISCORD_API=").nth(1).expect("an address").trim().trim_end_matches(')').to_owned();
    let (mut bot, line, folder) = opened(&[("DISCORD_API", &url)], &[]);
    assert!(line.contains(&url), "{line}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "its tables are in memory");
    for child in [&mut bot, &mut sandbox] {
        let asked = Command::new("kill").arg(child.id().to_string()).status().unwrap();
        assert!(asked.success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "it ends in order");
    }
    assert!(refused(&[("DISCORD_API", "http://discord.com")], &[]).contains("DISCORD_API"));
}

#[test]
fn the_sandbox_keeps_its_tables_where_it_is_told_to() {
    let (mut child, line, folder) = opened(&[("GUILDHALL_DB", "mine.db")], &[]);
    assert!(line.contains("http://"));
    assert!(folder.path().join("mine.db").exists());
    let asked = Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(asked.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
