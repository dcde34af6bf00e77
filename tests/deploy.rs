//! What is shipped for whoever runs the program as a service.

#![cfg(test)]

use std::process::Command;

const UNIT: &str = include_str!("../deploy/guildhall.service");
const SETTINGS: &str = include_str!("../.env.example");

/// What systemd says of a unit file whose program is the one that is tested here.
fn verified(unit: &str) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("guildhall.service");
    let installed = "/usr/local/bin/guildhall";
    assert!(unit.contains(installed));
    std::fs::write(&path, unit.replace(installed, env!("CARGO_BIN_EXE_guildhall"))).unwrap();
    let checked = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&path).output();
    let checked = checked.expect("systemd-analyze (Debian: systemd)");
    (checked.status.success(), String::from_utf8_lossy(&checked.stderr).into_owned())
}

#[test]
fn the_unit_file_is_one_and_nothing_in_it_is_unknown() {
    let (is_good, said) = verified(UNIT);
    assert!(is_good && said.is_empty(), "{said}");
    // A word that is mistyped is ignored by systemd, with a line about it.
    let (_, said) = verified(&UNIT.replace("ProtectHome", "ProtectHouse"));
    assert!(said.contains("ProtectHouse"), "{said}");
}

#[test]
fn the_unit_file_sets_nothing_that_is_no_setting() {
    let set = UNIT.lines().filter_map(|line| line.strip_prefix("Environment=")?.split_once('='));
    let names: Vec<&str> = set.map(|(name, _)| name).collect();
    assert_eq!(names, ["DISCORD_TOKEN_FILE", "GUILDHALL_DB"]);
    for name in names {
        assert!(SETTINGS.lines().any(|line| line.split_once('=').is_some_and(|(known, _)| known == name)), "{name}");
    }
}
