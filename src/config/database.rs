//! Which database is meant: a file, or a server by its address.

#[cfg(feature = "postgres")]
use std::fmt::{self, Debug, Formatter};
#[cfg(feature = "postgres")]
use std::path::Path;
use std::path::PathBuf;

use super::SettingError;
#[cfg(feature = "postgres")]
use super::secret_in;

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// In a SQLite file.
    File(PathBuf),
    /// In a PostgreSQL database.
    #[cfg(feature = "postgres")]
    Server(Address),
}

/// Where a server is, with whatever opens it. Shows itself in no log.
#[cfg(feature = "postgres")]
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// As `postgres://user@host/name`; a password may stand there.
    pub address: String,
    /// The password from a file of its own.
    pub password: Option<String>,
}

#[cfg(feature = "postgres")]
impl Debug for Address {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Address")
    }
}

/// Reads what is said of it.
pub(super) fn of(text: &str, password: Option<&str>) -> Result<Database, SettingError> {
    if text.starts_with("postgres://") || text.starts_with("postgresql://") {
        return server(text, password);
    }
    let path = PathBuf::from(text);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if path.is_dir() {
        return Err(SettingError::Database(path, "that is a folder; it must be a file in one"));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(SettingError::Database(path, "the folder it is to be in does not exist"));
    }
    Ok(Database::File(path))
}

#[cfg(feature = "postgres")]
fn server(text: &str, password: Option<&str>) -> Result<Database, SettingError> {
    let password = password.map(Path::new).map(|path| {
        let text = secret_in(path).map_err(|why| SettingError::PasswordFile(path.to_owned(), why))?;
        Ok(text.trim_end_matches(['\r', '\n']).to_owned())
    });
    Ok(Database::Server(Address { address: text.to_owned(), password: password.transpose()? }))
}

#[cfg(not(feature = "postgres"))]
fn server(_: &str, _: Option<&str>) -> Result<Database, SettingError> {
    Err(SettingError::NoServer)
}
