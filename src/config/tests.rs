//! Settings, good and bad, and the example file.

use super::*;

/// Three parts of the right letters, and nobody's token.
const SHAPE: &str = "QUFB.QkJC.Q0ND-_";

fn of(given: &[(&str, &str)]) -> Result<Settings, SettingError> {
    Settings::of(given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())))
}

fn file(path: &str) -> Option<Database> {
    Some(Database::File(path.into()))
}

#[test]
fn nothing_given_is_the_sandbox_with_a_database_in_memory() {
    let settings = of(&[("PATH", "/bin"), (TOKEN, ""), (LOG, " ")]).unwrap();
    let usual = Settings {
        token: None,
        stand_in: None,
        proxy: None,
        database: None,
        keep: None,
        data: None,
        log: LevelFilter::INFO,
        logs_json: false,
        port: None,
        shards: Shards::Auto,
        health: None,
    };
    assert_eq!(settings, usual);
    assert_eq!(of(&[(TOKEN, SHAPE)]).unwrap().database, file("guildhall.db"));
}

#[test]
fn each_setting_is_taken() {
    let here = tempfile::tempdir().unwrap();
    let folder = here.path().to_str().unwrap();
    let database = format!("{folder}/games.db");
    let given = [
        (TOKEN, SHAPE),
        (DATABASE, &database),
        (KEEP_DAYS, "365"),
        (DATA, folder),
        (LOG, "Debug"),
        (PORT, "0"),
        (SHARDS, "0-3/4"),
        (LOG_FORMAT, "json"),
        (HEALTH, "0.0.0.0:9090"),
    ];
    let settings = of(&given).unwrap();
    assert_eq!(settings.token.as_ref().map(Token::secret), Some(SHAPE));
    assert_eq!(settings.database, file(&database));
    assert_eq!(settings.data.as_deref(), Some(here.path()));
    assert_eq!((settings.log, settings.port), (LevelFilter::DEBUG, Some(0)));
    assert!(settings.logs_json);
    assert_eq!(settings.health, "0.0.0.0:9090".parse().ok());
    assert_eq!(settings.keep, Some(Duration::from_secs(365 * 24 * 3600)));
    assert_eq!((settings.shards, settings.in_sandbox().shards), (Shards::Of(4), Shards::Auto));
}

#[test]
fn a_proxy_is_an_address_and_nothing_more() {
    for (given, taken) in [
        ("http://proxy:8080", "http://proxy:8080"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://proxy", "http://proxy:80"),
    ] {
        let settings = of(&[(TOKEN, SHAPE), (PROXY, given)]).unwrap();
        assert_eq!(settings.proxy.as_deref(), Some(taken), "{given}");
        assert_eq!(settings.in_sandbox().proxy, None);
    }
    for given in
        ["proxy:8080", "https://proxy", "http://", "http://proxy:x", "http://me@proxy", "http://proxy/api", "x"]
    {
        let error = of(&[(PROXY, given)]).unwrap_err();
        assert_eq!(error, SettingError::Proxy(given.to_owned()));
        assert_eq!(error.to_string().lines().count(), 1);
    }
}

#[test]
fn a_stand_in_is_on_this_computer_and_has_no_database_of_its_own() {
    for (given, taken) in [
        ("http://127.0.0.1:8765", "http://127.0.0.1:8765"),
        ("http://127.9.9.9:81/", "http://127.9.9.9:81"),
        ("http://localhost:8765", "http://127.0.0.1:8765"),
        ("http://[::1]:8765", "http://[::1]:8765"),
    ] {
        let settings = of(&[(API, given), (TOKEN, SHAPE)]).unwrap();
        assert_eq!((settings.stand_in.as_deref(), &settings.database), (Some(taken), &None));
    }
    let settings = of(&[(API, "http://localhost:1"), (DATABASE, "games.db")]).unwrap();
    assert_eq!(settings.database, file("games.db"));
    assert_eq!(settings.in_sandbox().stand_in, None);
}

#[test]
fn the_sandbox_keeps_away_from_the_tables_on_discord() {
    let settings = of(&[(TOKEN, SHAPE), (DATABASE, "games.db")]).unwrap().in_sandbox();
    assert_eq!((settings.token, settings.database), (None, None));
    let settings = of(&[(DATABASE, "games.db")]).unwrap().in_sandbox();
    assert_eq!(settings.database, file("games.db"));
}

#[test]
fn each_bad_setting_is_named_in_one_sentence() {
    for (name, value) in [
        (TOKEN, "123456789012345678"),
        (TOKEN, "Bot QUFB.QkJC.Q0ND"),
        (TOKEN, "QUFB.QkJC."),
        (TOKEN, "QUFB.QkJC.Q0ND.RERE"),
        (DATABASE, "/nowhere/at/all/games.db"),
        (DATABASE, "/"),
        (DATA, "/nowhere/at/all"),
        (DATA, "Cargo.toml"),
        (LOG, "loud"),
        (LOG, "3"),
        (API, "https://discord.com"),
        (API, "http://discord.com:80"),
        (API, "http://192.168.0.7:8765"),
        (API, "http://0.0.0.0:8765"),
        (API, "http://127.0.0.1"),
        (API, "http://127.0.0.1:0"),
        (API, "http://127.0.0.1:8765/api"),
        (API, "http://127.0.0.1:8765@discord.com:80"),
        (API, "http://localhost.discord.com:8765"),
        (API, "127.0.0.1:8765"),
        (LOG_FORMAT, "xml"),
        (TOKEN_FILE, "/nowhere/at/all"),
        (TOKEN_FILE, "/"),
        (KEEP_DAYS, "0"),
        (KEEP_DAYS, "a year"),
        (KEEP_DAYS, "36501"),
        (PORT, "65536"),
        (PORT, "http"),
        (HEALTH, "9090"),
        (HEALTH, "localhost"),
        (SHARDS, "many"),
        (SHARDS, "0-1/4"),
        (SHARDS, "0-4/4"),
        (SHARDS, "0-2,2-3/4"),
        ("GUILDHALL_DATABASE", "games.db"),
    ] {
        let error = of(&[(name, value)]).unwrap_err().to_string();
        assert!(error.starts_with(name) && !error.contains('\n'), "{name}={value}: {error}");
    }
}

#[test]
fn the_token_is_never_printed() {
    let settings = of(&[(TOKEN, SHAPE)]).unwrap();
    assert!(!format!("{settings:?}").contains("QUFB"));
    assert!(!of(&[(TOKEN, "QUFB.QkJC")]).unwrap_err().to_string().contains("QUFB"));
}

#[cfg(unix)]
#[test]
fn a_token_in_a_file_is_taken_where_nobody_else_can_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let here = tempfile::tempdir().unwrap();
    let path = here.path().join("token");
    std::fs::write(&path, format!("{SHAPE}\n")).unwrap();
    let given = [(TOKEN_FILE, path.to_str().unwrap())];
    let with = |mode: u32| {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
        of(&given)
    };
    for mode in [0o600, 0o400, 0o640] {
        assert_eq!(with(mode).unwrap().token.as_ref().map(Token::secret), Some(SHAPE), "{mode:o}");
    }
    for mode in [0o644, 0o602] {
        let error = with(mode).unwrap_err().to_string();
        assert!(error.ends_with("take that away with chmod o= and its name") && !error.contains("QUFB"), "{error}");
    }
    assert_eq!(of(&[given[0], (TOKEN, SHAPE)]), Err(SettingError::TwoTokens));
    assert!(with(0o600).is_ok());
    std::fs::write(&path, "no token").unwrap();
    assert_eq!(of(&given), Err(SettingError::Token));
}

#[test]
fn a_file_is_read_and_a_bad_line_of_it_is_not_shown() {
    let here = tempfile::tempdir().unwrap();
    let path = here.path().join(".env");
    assert_eq!(from_file(&path), Ok(BTreeMap::new()));
    std::fs::write(&path, "# a comment\nGUILDHALL_PORT=81\n\nGUILDHALL_LOG=\"warn\"\n").unwrap();
    let settings = Settings::of(from_file(&path).unwrap()).unwrap();
    assert_eq!((settings.port, settings.log), (Some(81), LevelFilter::WARN));
    std::fs::write(&path, "DISCORD_TOKEN QUFB.QkJC\n").unwrap();
    let error = from_file(&path).unwrap_err();
    assert!(!error.to_string().contains("QUFB"), "{error}");
}

#[test]
fn component_files_are_found_by_game_and_a_bad_one_is_named() {
    let here = tempfile::tempdir().unwrap();
    std::fs::create_dir(here.path().join("chess")).unwrap();
    std::fs::write(here.path().join("README.txt"), "mine").unwrap();
    std::fs::write(here.path().join("chess/notes.md"), "mine").unwrap();
    let settings = of(&[(DATA, here.path().to_str().unwrap())]).unwrap();
    assert_eq!(parts(here.path()), Ok(Brought::new()));
    std::fs::write(here.path().join("chess/pieces.toml"), "x = 1").unwrap();
    assert_eq!(parts(here.path()), Ok(Brought::from([("chess/pieces.toml".to_owned(), "x = 1".to_owned())])));
    let error = settings.bring_parts().unwrap_err().to_string();
    assert!(error.starts_with("GUILDHALL_DATA: chess/pieces.toml: there is no such file"), "{error}");
}

#[test]
fn a_file_that_is_no_toml_is_refused_in_one_sentence() {
    let why = "TOML parse error at line 1, column 5\n  |\n1 | x = = 2\n  |     ^\nstring values must be quoted\n";
    assert_eq!(one_line(why), "TOML parse error at line 1, column 5: string values must be quoted");
    let here = tempfile::tempdir().unwrap();
    std::fs::create_dir(here.path().join("san_juan")).unwrap();
    std::fs::write(here.path().join("san_juan/cards.toml"), "x = = 2\ny\n").unwrap();
    let settings = of(&[(DATA, here.path().to_str().unwrap())]).unwrap();
    let error = settings.bring_parts().unwrap_err().to_string();
    assert!(error.starts_with("GUILDHALL_DATA: san_juan/cards.toml: ") && !error.contains('\n'), "{error}");
}

/// The example names every setting, explains it, and works as it is.
#[test]
fn the_example_has_each_setting_with_a_comment() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(".env.example");
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for name in ALL {
        let at = lines.iter().position(|line| line.trim_start_matches(['#', ' ']).starts_with(&format!("{name}=")));
        let at = at.unwrap_or_else(|| panic!("{name} is missing"));
        assert!(at > 0 && lines[at - 1].starts_with("# "), "{name} has no comment");
    }
    assert_eq!(Settings::of(from_file(&path).unwrap()), of(&[]));
}

#[cfg(feature = "postgres")]
#[test]
fn a_database_on_a_server_shows_its_password_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("password");
    std::fs::write(&path, "hunter2\n").unwrap();
    let given = [(DATABASE, "postgres://a@h/n"), (PASSWORD_FILE, path.to_str().unwrap())];
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert!(of(&given).unwrap_err().to_string().contains("chmod o="));
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
    let settings = of(&given).unwrap();
    let address = Address { address: "postgres://a@h/n".to_owned(), password: Some("hunter2".to_owned()) };
    assert_eq!(settings.database, Some(Database::Server(address)));
    assert!(!format!("{settings:?}").contains("hunter2"));
    let settings = of(&[(DATABASE, "postgresql://a:hunter2@h/n")]).unwrap();
    assert!(!format!("{settings:?}").contains("hunter2"));
    assert!(matches!(of(&[given[0], (PASSWORD_FILE, "/nowhere/password")]), Err(SettingError::PasswordFile(..))));
}
