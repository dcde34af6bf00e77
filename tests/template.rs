//! The template in `docs/template` becomes a game by what `docs/adding-a-game.md` says: it is copied over a copy of this
//! project, listed, built, examined like every game, and played. What it needs is built already, and is not built again.

#![cfg(test)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What makes up the project, as far as a build and the tests below read it.
const PARTS: [&str; 10] = [
    "src",
    "assets",
    "migrations",
    "migrations-postgres",
    "tests",
    "benches",
    "docs",
    "Cargo.toml",
    "Cargo.lock",
    "README.md",
];

/// The lines that the page adds to the list of games, each behind the line that stands before it.
const LINES: [(&str, &str); 2] = [
    ("mod marco_polo;", "mod pie_day;"),
    ("    Game::of::<marco_polo::MarcoPolo>(),", "    Game::of::<pie_day::PieDay>(),"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Copies a file or folder, and leaves alone what is the same, so that it need not be built again.
fn copy(from: &Path, to: &Path) {
    if !from.is_dir() {
        let text = fs::read(from).unwrap();
        if fs::read(to).ok().as_ref() != Some(&text) {
            fs::write(to, text).unwrap();
        }
        return;
    }
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let name = entry.unwrap().file_name();
        copy(&from.join(&name), &to.join(&name));
    }
}

/// Removes what is in the copy and in none of the folders it was made of.
fn sweep(to: &Path, made_of: &[PathBuf]) {
    for entry in fs::read_dir(to).unwrap() {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name())).unwrap();
        let made_of: Vec<PathBuf> = made_of.iter().map(|from| from.join(&name)).collect();
        match made_of.iter().any(|from| from.exists()) {
            true if path.is_dir() => sweep(&path, &made_of),
            true => {}
            false if path.is_dir() => fs::remove_dir_all(path).unwrap(),
            false => fs::remove_file(path).unwrap(),
        }
    }
}

/// The project with the template as its fifth game.
fn fifth() -> PathBuf {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fifth");
    let template = root().join("docs/template");
    for part in PARTS {
        fs::create_dir_all(&to).unwrap();
        if to.join(part).is_dir() {
            sweep(&to.join(part), &[root().join(part), template.join(part)]);
        }
        copy(&root().join(part), &to.join(part));
    }
    copy(&template, &to);
    let list = root().join("src/games/mod.rs");
    let listed = LINES.iter().fold(fs::read_to_string(list).unwrap(), |list, (before, line)| {
        list.replacen(&format!("{before}\n"), &format!("{before}\n{line}\n"), 1)
    });
    fs::write(to.join("src/games/mod.rs"), listed).unwrap();
    // By its name and version cargo knows what is built already: what is made of the copy must not be taken for ours.
    let own = format!("version = \"{}\"", env!("CARGO_PKG_VERSION"));
    for (file, before) in
        [("Cargo.toml", "[package]\nname = \"guildhall\"\n"), ("Cargo.lock", "name = \"guildhall\"\n")]
    {
        let text = fs::read_to_string(root().join(file)).unwrap();
        assert_eq!(text.matches(&format!("{before}{own}")).count(), 1, "the version in {file}");
        let text = text.replace(&format!("{before}{own}"), &format!("{before}version = \"0.0.5\""));
        fs::write(to.join(file), text).unwrap();
    }
    to
}

/// Cargo's tests in the copy. What is made goes to a folder of the copy's own; what it needs lies in the folder of this
/// build. A program that is built without tests would want its libraries built anew, so none is; and so would whatever
/// looks at what cargo has told this test about its own package.
fn test(at: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(at).args(["--offline", "--locked", "test"]).args(arguments);
    let told = |name: &String| ["CARGO_MANIFEST", "CARGO_PKG_"].iter().any(|told| name.starts_with(told));
    std::env::vars().map(|(name, _)| name).filter(told).for_each(|name| _ = command.env_remove(name));
    command.env("CARGO_TARGET_DIR", at.join("made")).env("CARGO_INCREMENTAL", "0");
    command.env("CARGO_BUILD_BUILD_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap());
    command
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let [said, why] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    assert!(output.status.success(), "{command:?}:\n{said}\n{why}");
    said
}

#[test]
fn the_template_becomes_a_game() {
    let page = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    assert!(LINES.iter().all(|(_, line)| page.contains(line.trim())), "the page adds other lines");
    let at = fifth();
    let examined = ["--test", "contract", "--test", "words", "--test", "playthroughs"];
    run(test(&at, &examined).args(["--lib", "--no-run"]));
    let guildhall = || Command::new(at.join("made/debug/guildhall"));
    let written = run(guildhall().args(["playthrough", "pie_day", "--seed", "7"]));
    let folder = at.join("tests/playthroughs/pie_day");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("first.txt"), written).unwrap();
    run(&mut test(&at, &["--lib", "games::pie_day"]));
    run(test(&at, &examined).args(["--", "every_", "--skip", "flaw"]).env("CONTRACT_GAME", "pie_day"));
    let report = run(guildhall().args(["selfplay", "--game", "pie_day", "--seats", "3"]));
    assert!(report.contains("\"games\":100"), "{report}");
}
