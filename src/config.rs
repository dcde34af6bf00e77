//! Settings: from the environment and from a file `.env`, read once, each checked at the start.
//!
//! Absent: what the settings do. The token is never printed.

mod database;

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tracing::level_filters::LevelFilter;

#[cfg(feature = "postgres")]
pub use database::Address;
pub use database::Database;

use crate::discord::{Shards, ShardsError};
use crate::rules::Brought;

/// What holds the token; nothing that is started from here may see it.
pub const TOKEN: &str = "DISCORD_TOKEN";
/// A file that holds it in its place.
pub const TOKEN_FILE: &str = "DISCORD_TOKEN_FILE";
const API: &str = "DISCORD_API";
const PROXY: &str = "GUILDHALL_PROXY";
const DATABASE: &str = "GUILDHALL_DB";
/// A file that holds the password of a database that is a server.
const PASSWORD_FILE: &str = "GUILDHALL_DB_PASSWORD_FILE";
const KEEP_DAYS: &str = "GUILDHALL_KEEP_DAYS";
const DATA: &str = "GUILDHALL_DATA";
const LOG: &str = "GUILDHALL_LOG";
const LOG_FORMAT: &str = "GUILDHALL_LOG_FORMAT";
const PORT: &str = "GUILDHALL_PORT";
const SHARDS: &str = "GUILDHALL_SHARDS";
const HEALTH: &str = "GUILDHALL_HEALTH";
const ALL: [&str; 13] =
    [TOKEN, TOKEN_FILE, API, PROXY, DATABASE, PASSWORD_FILE, KEEP_DAYS, DATA, LOG, LOG_FORMAT, PORT, SHARDS, HEALTH];

/// Where the sandbox listens unless told otherwise. Where another program has it, the next free one is taken.
pub const USUAL_PORT: u16 = 8765;

/// The longest time for which games can be kept, other than for ever: a hundred years.
const MOST_DAYS: u32 = 36_500;

/// Where tables are kept unless told otherwise.
const USUAL_DATABASE: &str = "guildhall.db";

/// How the program is to run.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The bot's token (`DISCORD_TOKEN`, or what `DISCORD_TOKEN_FILE` holds). Without it there is only the sandbox.
    pub token: Option<Token>,
    /// The address of what stands in for Discord on this computer (`DISCORD_API`): for development.
    pub stand_in: Option<String>,
    /// The address of a proxy that keeps the limit of the token for everything that runs under it (`GUILDHALL_PROXY`).
    pub proxy: Option<String>,
    /// The database (`GUILDHALL_DB`). None is one in memory: in the sandbox, unless told otherwise, since its people and
    /// channels are gone with it.
    pub database: Option<Database>,
    /// How long a game is kept after its end (`GUILDHALL_KEEP_DAYS`), if not for ever.
    pub keep: Option<Duration>,
    /// A folder of component files that take the place of the ones built in (`GUILDHALL_DATA`).
    pub data: Option<PathBuf>,
    /// How much is logged (`GUILDHALL_LOG`).
    pub log: LevelFilter,
    /// Whether a line of the log is JSON (`GUILDHALL_LOG_FORMAT`).
    pub logs_json: bool,
    /// The port of the sandbox's page (`GUILDHALL_PORT`), if one is asked for; 0 is any free one.
    pub port: Option<u16>,
    /// How the servers are split (`GUILDHALL_SHARDS`).
    pub shards: Shards,
    /// Where whoever watches the program finds it (`GUILDHALL_HEALTH`); nowhere, unless told.
    pub health: Option<SocketAddr>,
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
    /// Two tokens, or one twice.
    #[error("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both given; leave one of them out")]
    TwoTokens,
    /// The file of the token cannot be used.
    #[error("DISCORD_TOKEN_FILE is {}, but {}", .0.display(), .1)]
    TokenFile(PathBuf, String),
    /// An address that is not one of this computer. What goes there, the token among it, must not leave it.
    #[error("DISCORD_API is {0}, but it must be a stand-in on this computer, such as http://127.0.0.1:8765")]
    StandIn(String),
    /// No address of a proxy.
    #[error(
        "GUILDHALL_PROXY is {0}, but it must be the address of a proxy before Discord, such as http://127.0.0.1:8080"
    )]
    Proxy(String),
    /// The database cannot be there.
    #[error("GUILDHALL_DB is {}, but {}", .0.display(), .1)]
    Database(PathBuf, &'static str),
    /// A server, where the program knows none.
    #[error("GUILDHALL_DB is a server, but this program was built without PostgreSQL; it must be a file")]
    NoServer,
    /// The file of the database's password cannot be used.
    #[error("GUILDHALL_DB_PASSWORD_FILE is {}, but {}", .0.display(), .1)]
    PasswordFile(PathBuf, String),
    /// No such number of days.
    #[error("GUILDHALL_KEEP_DAYS is {0}, but it must be a number of days from 1 to {MOST_DAYS}")]
    KeepDays(String),
    /// There is no such folder.
    #[error("GUILDHALL_DATA is {}, but there is no such folder", .0.display())]
    Data(PathBuf),
    /// No such level.
    #[error("GUILDHALL_LOG is {0}, but it must be one of off, error, warn, info, debug and trace")]
    Log(String),
    /// No such form.
    #[error("GUILDHALL_LOG_FORMAT is {0}, but it must be text or json")]
    LogFormat(String),
    /// No such port.
    #[error("GUILDHALL_PORT is {0}, but it must be a number from 0 to 65535")]
    Port(String),
    /// No such shards.
    #[error("GUILDHALL_SHARDS is {0}, but {1}")]
    Shards(String, ShardsError),
    /// No such address.
    #[error("GUILDHALL_HEALTH is {0}, but it must be an address with a port, such as 127.0.0.1:9090")]
    Health(String),
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
    /// sandbox keeps away from it. It has one server, however many there are on Discord.
    #[must_use]
    pub fn in_sandbox(self) -> Settings {
        let database = self.database.filter(|_| self.token.is_none());
        Settings { token: None, stand_in: None, proxy: None, database, shards: Shards::Auto, ..self }
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
        let token = match (get(TOKEN), get(TOKEN_FILE)) {
            (Some(_), Some(_)) => return Err(SettingError::TwoTokens),
            (Some(text), None) => Some(token(text)?),
            (None, Some(path)) => Some(token_in(Path::new(path))?),
            (None, None) => None,
        };
        let stand_in = get(API).map(stand_in).transpose()?;
        // What is said to a stand-in is gone with it, so its tables stay out of the database of the true ones.
        let usual_database = (token.is_some() && stand_in.is_none()).then_some(USUAL_DATABASE);
        Ok(Settings {
            token,
            stand_in,
            proxy: get(PROXY).map(proxy).transpose()?,
            database: get(DATABASE)
                .or(usual_database)
                .map(|text| database::of(text, get(PASSWORD_FILE)))
                .transpose()?,
            keep: get(KEEP_DAYS).map(keep).transpose()?,
            data: get(DATA).map(data).transpose()?,
            log: get(LOG).map_or(Ok(LevelFilter::INFO), level)?,
            logs_json: get(LOG_FORMAT).map_or(Ok(false), is_json)?,
            port: get(PORT).map(port).transpose()?,
            shards: get(SHARDS).map_or(Ok(Shards::Auto), shards)?,
            health: get(HEALTH).map(health).transpose()?,
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
    [TOKEN, TOKEN_FILE, API].contains(&name) || name.starts_with("GUILDHALL_")
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

/// The token that a file holds.
fn token_in(path: &Path) -> Result<Token, SettingError> {
    token(secret_in(path).map_err(|why| SettingError::TokenFile(path.to_owned(), why))?.trim())
}

/// What a file holds that is nobody else's to read, or why it is not that.
fn secret_in(path: &Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("it cannot be read: {error}"))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(path).map_err(|error| error.to_string())?.permissions().mode();
        if mode & 0o007 != 0 {
            return Err("everybody on this computer can use it: take that away with chmod o= and its name".to_owned());
        }
    }
    Ok(text)
}

/// An address without a path. What goes there, the token among it, goes as plain text.
fn proxy(text: &str) -> Result<String, SettingError> {
    let bad = || SettingError::Proxy(text.to_owned());
    let url = reqwest::Url::parse(text).map_err(|_| bad())?;
    let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none() && url.username().is_empty();
    let host = url.host_str().filter(|_| url.scheme() == "http" && is_bare).ok_or_else(bad)?;
    Ok(format!("http://{host}:{}", url.port_or_known_default().ok_or_else(bad)?))
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

fn keep(text: &str) -> Result<Duration, SettingError> {
    let days = text.parse().ok().filter(|days| (1..=MOST_DAYS).contains(days));
    let days = days.ok_or_else(|| SettingError::KeepDays(text.to_owned()))?;
    Ok(Duration::from_secs(u64::from(days) * 24 * 3600))
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

fn is_json(text: &str) -> Result<bool, SettingError> {
    match text {
        "text" => Ok(false),
        "json" => Ok(true),
        _ => Err(SettingError::LogFormat(text.to_owned())),
    }
}

fn shards(text: &str) -> Result<Shards, SettingError> {
    text.parse().map_err(|error| SettingError::Shards(text.to_owned(), error))
}

fn health(text: &str) -> Result<SocketAddr, SettingError> {
    text.parse().map_err(|_| SettingError::Health(text.to_owned()))
}

fn port(text: &str) -> Result<u16, SettingError> {
    text.parse().map_err(|_| SettingError::Port(text.to_owned()))
}

#[cfg(test)]
mod tests;
