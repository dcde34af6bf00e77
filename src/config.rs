//! Settings: from the environment and from a file `.env`, read once, each checked at the start.
//!
//! Absent: what the settings do. The token is never printed.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use tracing::level_filters::LevelFilter;

use crate::rules::Brought;

/// What holds the token; nothing that is started from here may see it.
pub const TOKEN: &str = "DISCORD_TOKEN";
const API: &str = "DISCORD_API";
const DATABASE: &str = "GUILDHALL_DB";
const DATA: &str = "GUILDHALL_DATA";
const LOG: &str = "GUILDHALL_LOG";
const PORT: &str = "GUILDHALL_PORT";
const ALL: [&str; 6] = [TOKEN, API, DATABASE, DATA, LOG, PORT];

/// Where the sandbox listens unless told otherwise. Where another program has it, the next free one is taken.
pub const USUAL_PORT: u16 = 8765;

/// Where tables are kept unless told otherwise.
const USUAL_DATABASE: &str = "guildhall.db";

/// How the program is to run.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The bot's token (`DISCORD_TOKEN`). Without it there is only the sandbox.
    pub token: Option<Token>,
    /// The address of what stands in for Discord on this computer (`DISCORD_API`): for development.
    pub stand_in: Option<String>,
    /// The database file (`GUILDHALL_DB`). None is one in memory: in the sandbox, unless told otherwise, since its
    /// people and channels are gone with it.
    pub database: Option<PathBuf>,
    /// A folder of component files that take the place of the ones built in (`GUILDHALL_DATA`).
    pub data: Option<PathBuf>,
    /// How much is logged (`GUILDHALL_LOG`).
    pub log: LevelFilter,
    /// The port of the sandbox's page (`GUILDHALL_PORT`), if one is asked for; 0 is any free one.
    pub port: Option<u16>,
}

/// The key to the bot's account. Shows itself in no log.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token itself, for the connection.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// A setting that cannot be used: one sentence that names it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// The token has the wrong shape. What it is, is not shown.
    #[error(
        "DISCORD_TOKEN is no bot token: it is three parts joined by dots, from the page Bot of your application at \
         https://discord.com/developers (not its id, public key or client secret)"
    )]
    Token,
    /// An address that is not one of this computer. What goes there, the token among it, must not leave it.
    #[error("DISCORD_API is {0}, but it must be a stand-in on this computer, such as http://127.0.0.1:8765")]
    StandIn(String),
    /// The database cannot be there.
    #[error("GUILDHALL_DB is {}, but {}", .0.display(), .1)]
    Database(PathBuf, &'static str),
    /// There is no such folder.
    #[error("GUILDHALL_DATA is {}, but there is no such folder", .0.display())]
    Data(PathBuf),
    /// No such level.
    #[error("GUILDHALL_LOG is {0}, but it must be one of off, error, warn, info, debug and trace")]
    Log(String),
    /// No such port.
    #[error("GUILDHALL_PORT is {0}, but it must be a number from 0 to 65535")]
    Port(String),
    /// Probably a slip of the pen.
    #[error("{0} is no setting; the settings are {all}", all = ALL.join(", "))]
    Unknown(String),
    /// Bytes that are no text.
    #[error("{0} is not valid UTF-8 text")]
    NoText(String),
    /// A component file that cannot be used.
    #[error("GUILDHALL_DATA: {0}: {1}")]
    Part(String, String),
    /// A line of `.env` that cannot be read. It may hold the token, so it is not shown.
    #[error("the file .env has a line that is not NAME=value")]
    File,
}

impl Settings {
    /// Reads the settings of this process; what the environment says goes over what `.env` in the folder says.
    ///
    /// # Errors
    /// The first setting that cannot be used.
    pub fn read() -> Result<Settings, SettingError> {
        let mut given = from_file(Path::new(".env"))?;
        for (name, value) in std::env::vars_os() {
            let Some(name) = name.to_str().filter(|name| is_ours(name)) else { continue };
            let value = value.into_string().map_err(|_| SettingError::NoText(name.to_owned()))?;
            given.insert(name.to_owned(), value);
        }
        Settings::of(given)
    }

    /// Puts the component files of `GUILDHALL_DATA` in the place of the built-in ones. To be called once, before
    /// any game is touched.
    ///
    /// # Errors
    /// The first file that cannot be used, and why.
    pub fn bring_parts(&self) -> Result<(), SettingError> {
        let Some(folder) = &self.data else { return Ok(()) };
        crate::games::bring(parts(folder)?).map_err(|fault| SettingError::Part(fault.field, one_line(&fault.why)))
    }

    /// The same for the sandbox. Where there is a token, the database is the one of the tables on Discord, and the
    /// sandbox keeps away from it.
    #[must_use]
    pub fn in_sandbox(self) -> Settings {
        let database = self.database.filter(|_| self.token.is_none());
        Settings { token: None, stand_in: None, database, ..self }
    }

    /// Checks settings given by name. Empty ones count as absent; names that are not ours do not matter.
    ///
    /// # Errors
    /// The first setting that cannot be used.
    pub fn of(given: impl IntoIterator<Item = (String, String)>) -> Result<Settings, SettingError> {
        let given: BTreeMap<String, String> = given.into_iter().filter(|(name, _)| is_ours(name)).collect();
        if let Some(unknown) = given.keys().find(|name| !ALL.contains(&name.as_str())) {
            return Err(SettingError::Unknown(unknown.clone()));
        }
        let get = |name| given.get(name).map(|value| value.trim()).filter(|value| !value.is_empty());
        let token = get(TOKEN).map(token).transpose()?;
        let stand_in = get(API).map(stand_in).transpose()?;
        // What is said to a stand-in is gone with it, so its tables stay out of the database of the true ones.
        let usual_database = (token.is_some() && stand_in.is_none()).then_some(USUAL_DATABASE);
        Ok(Settings {
            token,
            stand_in,
            database: get(DATABASE).or(usual_database).map(database).transpose()?,
            data: get(DATA).map(data).transpose()?,
            log: get(LOG).map_or(Ok(LevelFilter::INFO), level)?,
            port: get(PORT).map(port).transpose()?,
        })
    }
}

/// The same on one line, without the lines that point into the file.
fn one_line(why: &str) -> String {
    let is_said = |line: &&str| {
        !line.is_empty() && !line.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ').starts_with('|')
    };
    why.lines().map(str::trim).filter(is_said).collect::<Vec<_>>().join(": ")
}

fn is_ours(name: &str) -> bool {
    name == TOKEN || name == API || name.starts_with("GUILDHALL_")
}

/// What a file says; nothing where there is none.
fn from_file(path: &Path) -> Result<BTreeMap<String, String>, SettingError> {
    match dotenvy::from_path_iter(path) {
        Ok(pairs) => pairs.collect::<Result<_, _>>().map_err(|_| SettingError::File),
        Err(error) if error.not_found() => Ok(BTreeMap::new()),
        Err(_) => Err(SettingError::File),
    }
}

fn token(text: &str) -> Result<Token, SettingError> {
    let parts: Vec<&str> = text.split('.').collect();
    let sound = |part: &&str| {
        !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_'))
    };
    let is_token = parts.len() == 3 && parts.iter().all(sound);
    is_token.then(|| Token(text.to_owned())).ok_or(SettingError::Token)
}

/// An address on this computer, with the name of it made a number, so that no name service is asked where it is.
fn stand_in(text: &str) -> Result<String, SettingError> {
    let bad = || SettingError::StandIn(text.to_owned());
    let place = text.strip_prefix("http://").map(|rest| rest.trim_end_matches('/')).ok_or_else(bad)?;
    let address = match place.strip_prefix("localhost:") {
        Some(port) => port.parse().map(|port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port)).ok(),
        None => place.parse::<SocketAddr>().ok(),
    };
    let address = address.filter(|address| address.ip().is_loopback() && address.port() != 0).ok_or_else(bad)?;
    Ok(format!("http://{address}"))
}

fn database(text: &str) -> Result<PathBuf, SettingError> {
    let path = PathBuf::from(text);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path.is_dir() {
        return Err(SettingError::Database(path, "that is a folder; it must be a file in one"));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(SettingError::Database(path, "the folder it is to be in does not exist"));
    }
    Ok(path)
}

/// The component files of the folder, `<game>/<name>.toml`, by that name. Other files in it do not matter.
fn parts(folder: &Path) -> Result<Brought, SettingError> {
    let unreadable =
        |path: &Path, error: std::io::Error| SettingError::Part(path.display().to_string(), error.to_string());
    let list = |path: &Path| -> Result<Vec<PathBuf>, SettingError> {
        let entries = std::fs::read_dir(path).map_err(|error| unreadable(path, error))?;
        entries.map(|entry| entry.map(|entry| entry.path()).map_err(|error| unreadable(path, error))).collect()
    };
    let mut files = Brought::new();
    for game in list(folder)?.into_iter().filter(|path| path.is_dir()) {
        for file in list(&game)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
            let text = std::fs::read_to_string(&file).map_err(|error| unreadable(&file, error))?;
            let name = file.strip_prefix(folder).unwrap_or(&file);
            let name: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
            files.insert(name.join("/"), text);
        }
    }
    Ok(files)
}

fn data(text: &str) -> Result<PathBuf, SettingError> {
    let path = PathBuf::from(text);
    if path.is_dir() { Ok(path) } else { Err(SettingError::Data(path)) }
}

fn level(text: &str) -> Result<LevelFilter, SettingError> {
    let is_word = text.bytes().all(|letter| letter.is_ascii_alphabetic());
    text.parse().ok().filter(|_| is_word).ok_or_else(|| SettingError::Log(text.to_owned()))
}

fn port(text: &str) -> Result<u16, SettingError> {
    text.parse().map_err(|_| SettingError::Port(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three parts of the right letters, and nobody's token.
    const SHAPE: &str = "QUFB.QkJC.Q0ND-_";

    fn of(given: &[(&str, &str)]) -> Result<Settings, SettingError> {
        Settings::of(given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())))
    }

    #[test]
    fn nothing_given_is_the_sandbox_with_a_database_in_memory() {
        let settings = of(&[("PATH", "/bin"), (TOKEN, ""), (LOG, " ")]).unwrap();
        let usual =
            Settings { token: None, stand_in: None, database: None, data: None, log: LevelFilter::INFO, port: None };
        assert_eq!(settings, usual);
        assert_eq!(of(&[(TOKEN, SHAPE)]).unwrap().database.as_deref(), Some(Path::new("guildhall.db")));
    }

    #[test]
    fn each_setting_is_taken() {
        let here = tempfile::tempdir().unwrap();
        let folder = here.path().to_str().unwrap();
        let database = format!("{folder}/games.db");
        let given = [(TOKEN, SHAPE), (DATABASE, &database), (DATA, folder), (LOG, "Debug"), (PORT, "0")];
        let settings = of(&given).unwrap();
        assert_eq!(settings.token.as_ref().map(Token::secret), Some(SHAPE));
        assert_eq!(settings.database.as_deref(), Some(Path::new(&database)));
        assert_eq!(settings.data.as_deref(), Some(here.path()));
        assert_eq!((settings.log, settings.port), (LevelFilter::DEBUG, Some(0)));
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
        assert_eq!(settings.database.as_deref(), Some(Path::new("games.db")));
        assert_eq!(settings.in_sandbox().stand_in, None);
    }

    #[test]
    fn the_sandbox_keeps_away_from_the_tables_on_discord() {
        let settings = of(&[(TOKEN, SHAPE), (DATABASE, "games.db")]).unwrap().in_sandbox();
        assert_eq!((settings.token, settings.database), (None, None));
        let settings = of(&[(DATABASE, "games.db")]).unwrap().in_sandbox();
        assert_eq!(settings.database.as_deref(), Some(Path::new("games.db")));
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
            (PORT, "65536"),
            (PORT, "http"),
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
}
