//! The HTTP interface for scripts and for the web page: act as a person, see what that person sees, cause faults.
//!
//! Documented call by call in `docs/sandbox.md`.

mod act;
mod causes;
mod guild;
mod see;
mod view;
mod wait;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::Shared;
use super::act::Refused;
use super::error::ApiError;
use super::snowflake::Id;
use super::world::{Channel, User, World};

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/driver/state", get(see::state))
        .route("/driver/commands", get(see::commands))
        .route("/driver/messages", get(see::messages))
        .route("/driver/messages/{message}", get(see::message))
        .route("/driver/interactions", get(see::interactions))
        .route("/driver/interactions/{interaction}", get(see::interaction))
        .route("/driver/interactions/{interaction}/expire", post(causes::expire))
        .route("/driver/pings", get(see::pings))
        .route("/driver/traffic", get(see::traffic))
        .route("/driver/command", post(act::command))
        .route("/driver/autocomplete", post(act::autocomplete))
        .route("/driver/press", post(act::press))
        .route("/driver/choose", post(act::choose))
        .route("/driver/submit", post(act::submit))
        .route("/driver/cancel", post(act::cancel))
        .route("/driver/say", post(act::say))
        .route("/driver/dismiss", post(act::dismiss))
        .route("/driver/read", post(act::read))
        .route("/driver/users/{user}", patch(guild::change_user))
        .route("/driver/guild", patch(guild::change_guild).post(guild::add_guild))
        .route("/driver/application", patch(guild::change_application))
        .route("/driver/clock", post(guild::move_clock))
        .route("/driver/channels", post(guild::add_channel))
        .route("/driver/channels/{channel}", patch(guild::change_channel).delete(guild::delete_channel))
        .route("/driver/faults", get(causes::list).post(causes::add).delete(causes::clear))
        .route("/driver/faults/{number}", delete(causes::remove))
        .route("/driver/gateway", post(causes::gateway))
        .route("/driver/wait", get(wait::wait))
        .route("/driver/events", get(wait::events))
        .route("/attachments/{channel}/{attachment}/{filename}", get(see::attachment))
}

/// Why a call was not done: a status and a sentence.
#[derive(Debug)]
struct Failure(StatusCode, String);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.0, axum::Json(json!({ "error": self.1 }))).into_response()
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure(StatusCode::BAD_REQUEST, refused.0)
    }
}

impl From<ApiError> for Failure {
    fn from(refusal: ApiError) -> Failure {
        Failure(StatusCode::BAD_REQUEST, format!("{}.", refusal.message.trim_end_matches('.')))
    }
}

type Told = Result<axum::Json<Value>, Failure>;

fn missing(what: &str) -> Failure {
    Failure(StatusCode::NOT_FOUND, format!("There is no such {what}."))
}

/// Reads a call's JSON whatever its content type says, so that `curl -d` works without a header.
fn parse<T: DeserializeOwned>(body: &Bytes) -> Result<T, Failure> {
    let text: &[u8] = if body.is_empty() { b"{}" } else { body };
    serde_json::from_slice(text).map_err(|error| Failure(StatusCode::BAD_REQUEST, format!("{error}.")))
}

impl World {
    /// A person by id, name or account name, in any case.
    pub(crate) fn find_user(&self, text: &str) -> Option<&User> {
        let wanted = text.trim().trim_start_matches('@').to_lowercase();
        let fits = |user: &&User| {
            user.id.to_string() == wanted || user.name.to_lowercase() == wanted || user.username == wanted
        };
        self.users.iter().find(fits)
    }

    /// A role by id or name.
    pub(crate) fn find_role(&self, text: &str) -> Option<&(Id, String)> {
        let wanted = text.trim().trim_start_matches('@');
        let mut roles = self.guilds.iter().flat_map(|guild| &guild.roles);
        roles.find(|(id, name)| id.to_string() == wanted || name == wanted)
    }

    /// A channel or thread by id or name; of several with one name the newest. A name is looked for in the first
    /// server and then in the others, or in the one that is named before it: `Guildhall 2/games`.
    pub(crate) fn find_channel(&self, text: &str) -> Option<&Channel> {
        let wanted = text.trim().trim_start_matches('#');
        if let Some(channel) = wanted.parse().ok().and_then(|id| self.channels.get(&id)) {
            return Some(channel);
        }
        let within =
            wanted.split_once('/').and_then(|(guild, name)| self.find_channel_in(self.find_guild(guild)?.id, name));
        within.or_else(|| self.guilds.iter().find_map(|guild| self.find_channel_in(guild.id, wanted)))
    }

    /// A channel or thread of one server by id or name; of several with one name the newest.
    pub(crate) fn find_channel_in(&self, guild: Id, text: &str) -> Option<&Channel> {
        let wanted = text.trim().trim_start_matches('#');
        let mut channels = self.channels.values().rev().filter(|channel| channel.guild == Some(guild));
        channels.find(|channel| channel.name == wanted || channel.id.to_string() == wanted)
    }
}

/// The person a call is made as.
fn person(world: &World, name: &str) -> Result<Id, Failure> {
    world.find_user(name).filter(|user| !user.bot).map(|user| user.id).ok_or_else(|| missing("person"))
}

/// The channel a call is about; `dm` are the person's own direct messages with the bot.
fn channel_for(world: &World, user: Id, name: &str) -> Result<Id, Failure> {
    if name == "dm" {
        return Ok(world.user(user)?.dm);
    }
    let channel = world.find_channel(name).ok_or_else(|| missing("channel"))?;
    if channel.place.is_seen_by(user) { Ok(channel.id) } else { Err(missing("channel")) }
}
