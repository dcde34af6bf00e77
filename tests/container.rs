//! What is shipped for whoever runs the program in a container. Nothing here builds one: the steps that fill the image are
//! run as they stand, and the program is run in what they made, as the image's user, with nothing else to be found.

#![cfg(test)]

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use guildhall::sandbox::{Options, Sandbox};

const FILE: &str = include_str!("../deploy/Containerfile");
const SETTINGS: &str = include_str!("../.env.example");
const MANIFEST: &str = include_str!("../Cargo.toml");
const PROGRAM: &str = env!("CARGO_BIN_EXE_guildhall");
/// The image is to stay below.
const IMAGE: u64 = 60_000_000;
/// The optimized program has so many bytes, and some to grow; what is tested here is larger.
const OPTIMIZED: u64 = 50_000_000;
const USER: &str = "10001:10001";

/// The instructions, each with its words on one line.
fn instructions() -> Vec<(&'static str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    let mut goes_on = false;
    for line in FILE.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let text = line.trim_end_matches('\\').trim();
        match (goes_on, line.split_once(' ')) {
            (false, Some((name, rest))) => found.push((name, rest.trim_end_matches('\\').trim().to_owned())),
            _ => found.last_mut().unwrap().1 += &format!(" {text}"),
        }
        goes_on = line.ends_with('\\');
    }
    found
}

fn only(name: &str) -> String {
    let mut found = instructions().into_iter().filter(|(known, _)| *known == name).map(|(_, words)| words);
    let last = found.next_back().unwrap_or_else(|| panic!("no {name}"));
    assert!(name == "FROM" || name == "COPY" || name == "RUN" || found.next().is_none(), "more than one {name}");
    last
}

#[test]
fn the_container_file_says_what_the_program_knows() {
    let version = MANIFEST.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap().trim_matches('"');
    let stages: Vec<String> =
        instructions().into_iter().filter(|(name, _)| *name == "FROM").map(|(_, of)| of).collect();
    assert_eq!(stages, [format!("rust:{version}-slim-bookworm AS build"), "scratch".to_owned()]);
    assert_eq!((only("USER"), only("STOPSIGNAL"), only("VOLUME")), (USER.into(), "SIGTERM".into(), "/data".into()));
    let environment: BTreeMap<String, String> = only("ENV")
        .split_whitespace()
        .filter_map(|pair| pair.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())))
        .collect();
    for name in environment.keys().filter(|name| *name != "PATH") {
        assert!(SETTINGS.contains(&format!("\n{name}=")), "{name}");
    }
    assert!(Path::new(&environment["GUILDHALL_DB"]).starts_with(only("VOLUME")));
    for words in [only("HEALTHCHECK"), only("CMD")] {
        let list: Vec<String> = serde_json::from_str(&words[words.find('[').unwrap()..]).unwrap();
        let word = list.last().unwrap();
        assert!(Command::new(PROGRAM).args([word, "--help"]).output().unwrap().status.success(), "{word}");
    }
    for (_, words) in instructions().into_iter().filter(|(name, words)| *name == "COPY" && !words.starts_with("--from"))
    {
        let (sources, _) = words.rsplit_once(' ').unwrap();
        assert!(sources.split_whitespace().all(|source| Path::new(env!("CARGO_MANIFEST_DIR")).join(source).exists()));
    }
}

/// The program in the image's place, as its user.
fn inside(image: &Path, word: &str, settings: &[(&str, &str)]) -> Command {
    let mut command = Command::new("chroot");
    command.arg(format!("--userspec={USER}")).arg(image).args(["/usr/local/bin/guildhall", word]);
    command.env_clear().env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").envs(settings.iter().copied());
    command
}

struct Ending(Child);

impl Drop for Ending {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

/// Everything below a folder with its size.
fn sizes(folder: &Path, found: &mut BTreeMap<String, u64>) {
    for entry in fs::read_dir(folder).unwrap() {
        let (path, about) = entry.map(|entry| (entry.path(), entry.metadata().unwrap())).unwrap();
        if about.is_dir() {
            sizes(&path, found);
        } else {
            found.insert(path.display().to_string(), about.size());
        }
    }
}

/// Needs root, as it is in the image's own build.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_steps_make_is_all_the_program_needs() {
    let folder = tempfile::tempdir().unwrap();
    let (image, program) = (folder.path().join("image"), folder.path().join("guildhall"));
    fs::copy(PROGRAM, &program).unwrap();
    // The same steps, elsewhere.
    let step = only("RUN").replace("program=/guildhall;", &format!("program={};", program.display()));
    let step = step.replace("image=/image;", &format!("image={};", image.display()));
    let done = Command::new("sh").args(["-c", &step]).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let mut files = BTreeMap::new();
    sizes(&image, &mut files);
    let rest: u64 = files.iter().filter(|(name, _)| !name.ends_with("bin/guildhall")).map(|(_, size)| size).sum();
    assert!(rest + OPTIMIZED < IMAGE, "{files:?}");

    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let (url, health) = (sandbox.url(), format!("127.0.0.1:{port}"));
    let settings = [
        ("DISCORD_API", &*url),
        ("GUILDHALL_DB", "/data/guildhall.db"),
        ("GUILDHALL_HEALTH", &*health),
        ("GUILDHALL_LOG", "error"),
    ];
    let mut running = Ending(inside(&image, "run", &settings).spawn().unwrap());
    let begun = Instant::now();
    while !inside(&image, "health", &settings).output().unwrap().status.success() {
        assert!(begun.elapsed() < Duration::from_secs(30), "it is not healthy");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let mut written = BTreeMap::new();
    sizes(&image, &mut written);
    let elsewhere: Vec<&String> = written
        .keys()
        .filter(|name| !files.contains_key(*name) && !name.contains("/image/data/guildhall.db"))
        .collect();
    assert!(elsewhere.is_empty() && image.join("data/guildhall.db").exists(), "{elsewhere:?}");
    assert!(Command::new("kill").arg(running.0.id().to_string()).status().unwrap().success());
    assert_eq!(running.0.wait().unwrap().code(), Some(0));
    sandbox.stop().await;
}
