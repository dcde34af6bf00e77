//! What Discord says of the bot, for whoever looks after it. Only asks: nothing is changed, registered or connected.

use std::collections::BTreeSet;
use std::error::Error;
use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use reqwest::header::DATE;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serenity::all::Permissions;
use serenity::http::{LightMethod, Request, Route};
use serenity::model::id::ApplicationId;
use tokio::time::{Instant, timeout};

use super::place::lacking;
use super::register::{Registration, registration};
use super::rest::{Call, Rest};
use super::sessions::Budget;
use super::{ConnectError, Discord};
use crate::chat::Permission;
use crate::chat::catalogue::CommandSpec;

/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why Discord did not answer what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CheckupError {
    /// It does not know the token.
    #[error("Discord refuses the token")]
    Token,
    /// It says something else, or nothing.
    #[error("{0}")]
    Other(String),
}

/// The bot's account.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// What it is called.
    pub name: String,
    /// Its number, which everybody may know.
    pub id: String,
    /// By how many milliseconds this machine's clock is ahead of Discord's, as far as whole seconds tell.
    pub ahead: Option<i64>,
}

/// The application behind the account.
#[derive(Clone, Debug, PartialEq)]
pub struct Application {
    id: ApplicationId,
    /// Where interactions are sent in place of the bot, if anywhere.
    pub endpoint: Option<String>,
    /// How long Discord took to answer, over a connection that stands.
    pub took: Duration,
}

/// Sessions and shards.
#[derive(Debug)]
pub struct Allowance {
    /// How many shards the bot would take, or why it would not connect.
    pub shards: Result<u32, ConnectError>,
    /// How many Discord recommends.
    pub recommended: u32,
    /// How many sessions may still be begun today, and of how many.
    pub left: (u64, u64),
    /// How long the bot would wait before it connects.
    pub pause: Option<Duration>,
}

/// A server, and what the bot lacks there.
#[derive(Clone, Debug, PartialEq)]
pub struct Server {
    /// What it is called.
    pub name: String,
    /// What is not granted to the bot in the whole of it.
    pub lacks: Vec<Permission>,
}

/// The commands that Discord has.
#[derive(Clone, Debug, PartialEq)]
pub struct Commands {
    /// Whether it has any.
    pub has_any: bool,
    /// The names of those of this release that it lacks.
    pub lacking: Vec<String>,
    /// The names of those that this release does not know.
    pub strange: Vec<String>,
    /// Whether they were noted as they are in this release.
    pub are_as_registered: bool,
}

#[derive(Deserialize)]
struct Me {
    id: String,
    username: String,
    global_name: Option<String>,
}

#[derive(Deserialize)]
struct Mine {
    id: ApplicationId,
    interactions_endpoint_url: Option<String>,
}

#[derive(Deserialize)]
struct Joined {
    name: String,
    permissions: Permissions,
}

impl Discord {
    /// Whose token it is.
    ///
    /// # Errors
    /// When Discord does not say.
    pub async fn account(&self) -> Result<Account, CheckupError> {
        let begun = (SystemTime::now(), Instant::now());
        let asked = timeout(PATIENCE, self.rest.pass(Request::new(Route::UserMe, LightMethod::Get))).await;
        let other = |error: String| CheckupError::Other(error);
        let response = asked.map_err(|_| other("Discord does not answer".to_owned()))?;
        let response = response.map_err(|error| other(format!("Discord cannot be reached: {}", root(&error))))?;
        let middle = begun.0 + begun.1.elapsed() / 2;
        let date = response.headers().get(DATE).and_then(|date| date.to_str().ok()).map(str::to_owned);
        match response.status().as_u16() {
            200 => {}
            401 => return Err(CheckupError::Token),
            status => return Err(other(format!("Discord answers with {status}"))),
        }
        let body = response.bytes().await.map_err(|error| other(error.to_string()))?;
        let Me { id, username, global_name } = read(&body)?;
        let ahead = date.and_then(|date| ahead(middle, &date));
        Ok(Account { name: global_name.unwrap_or(username), id, ahead })
    }

    /// Whether the proxy for ordinary requests passes one on, if there is one.
    pub async fn proxy(&self) -> Option<Result<(), CheckupError>> {
        self.rest.has_proxy().then_some(())?;
        Some(ask::<Me>(&self.rest, Route::UserMe).await.map(drop))
    }

    /// How the application is set up.
    ///
    /// # Errors
    /// When Discord does not say.
    pub async fn application(&self) -> Result<Application, CheckupError> {
        let begun = Instant::now();
        let Mine { id, interactions_endpoint_url: endpoint } = ask(&self.rest, Route::Oauth2ApplicationCurrent).await?;
        let endpoint = endpoint.filter(|address| !address.is_empty());
        Ok(Application { id, endpoint, took: begun.elapsed() })
    }

    /// How often and with how many shards the bot may connect.
    ///
    /// # Errors
    /// When Discord does not say.
    pub async fn allowance(&self) -> Result<Allowance, CheckupError> {
        let budget: Budget = ask(&self.rest, Route::GatewayBot).await?;
        let shards = self.shards.count(budget.shards);
        let pause = budget.pause(*shards.as_ref().unwrap_or(&budget.shards));
        Ok(Allowance { shards, recommended: budget.shards, left: budget.left(), pause })
    }

    /// Some servers of the bot, at most so many, with what it lacks there.
    ///
    /// # Errors
    /// When Discord does not say.
    pub async fn servers(&self, most: u8) -> Result<Vec<Server>, CheckupError> {
        let call = Call::new(LightMethod::Get, Route::UserMeGuilds).params(vec![("limit", most.to_string())]);
        let joined: Vec<Joined> = answer(&self.rest, call).await?;
        let server = |Joined { name, permissions }| Server { name, lacks: lacking(permissions) };
        Ok(joined.into_iter().map(server).collect())
    }

    /// What Discord has of the commands of this release, `stored` being the fingerprint that was noted when they were
    /// registered last.
    ///
    /// # Errors
    /// When Discord does not say.
    pub async fn commands(
        &self,
        application: &Application,
        catalogue: &[CommandSpec],
        stored: Option<&str>,
    ) -> Result<Commands, CheckupError> {
        self.rest.set_application(application.id);
        let looked = timeout(PATIENCE, registration(&self.outbound, catalogue)).await;
        let looked = looked.map_err(|_| CheckupError::Other("Discord does not answer".to_owned()))?;
        let Registration { wanted, known, names, .. } = looked.map_err(CheckupError::Other)?;
        let known: BTreeSet<&str> = known.keys().map(String::as_str).collect();
        let without = |one: &BTreeSet<&str>, other| one.difference(other).map(|name| (*name).to_owned()).collect();
        Ok(Commands {
            has_any: !known.is_empty(),
            lacking: without(&names, &known),
            strange: without(&known, &names),
            are_as_registered: stored == Some(&wanted),
        })
    }
}

/// What is at the bottom of an error: those above it only say that something failed.
fn root<'e>(mut error: &'e (dyn Error + 'static)) -> &'e (dyn Error + 'static) {
    while let Some(below) = error.source() {
        error = below;
    }
    error
}

async fn ask<T: DeserializeOwned>(rest: &Rest, route: Route<'_>) -> Result<T, CheckupError> {
    answer(rest, Call::new(LightMethod::Get, route)).await
}

async fn answer<T: DeserializeOwned>(rest: &Rest, call: Call<'_>) -> Result<T, CheckupError> {
    let body = rest.send(call.patience(PATIENCE)).await.map_err(|refusal| match refusal.status {
        401 => CheckupError::Token,
        _ => CheckupError::Other(refusal.to_string()),
    })?;
    read(&body)
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, CheckupError> {
    serde_json::from_slice(body)
        .map_err(|error| CheckupError::Other(format!("Discord's answer is unreadable: {error}")))
}

/// By how many milliseconds a moment is ahead of a date that tells whole seconds; nothing, as far as it may lie within
/// that second.
fn ahead(moment: SystemTime, date: &str) -> Option<i64> {
    let date = jiff::fmt::rfc2822::parse(date).ok()?.timestamp().as_millisecond();
    let moment = Timestamp::try_from(moment).ok()?.as_millisecond();
    Some(match moment - date {
        0..1000 => 0,
        behind @ ..0 => behind,
        ahead => ahead - 999,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_compared_with_whole_seconds() {
        let at = |milliseconds: u64| SystemTime::UNIX_EPOCH + Duration::from_millis(1_700_000_000_000 + milliseconds);
        let date = "Tue, 14 Nov 2023 22:13:20 GMT";
        assert_eq!(ahead(at(0), date), Some(0));
        assert_eq!(ahead(at(999), date), Some(0));
        assert_eq!(ahead(at(3999), date), Some(3000));
        assert_eq!(ahead(at(0), "Tue, 14 Nov 2023 22:13:50 GMT"), Some(-30_000));
        assert_eq!(ahead(at(0), "yesterday"), None);
    }
}
