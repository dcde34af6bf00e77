//! Acting as a person.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::super::Shared;
use super::super::snowflake::Id;
use super::wait::settle;
use super::{Failure, Told, channel_for, missing, parse, person, view};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Command {
    #[serde(rename = "as")]
    who: String,
    channel: String,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    wait: Option<u64>,
}

/// Runs a slash command.
pub(super) async fn command(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Command = parse(&body)?;
    let id = {
        let mut world = shared.world();
        let user = person(&world, &asked.who)?;
        let channel = channel_for(&world, user, &asked.channel)?;
        world.run_command(user, channel, &asked.command, &asked.options)?
    };
    settle(&shared, id, asked.wait).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Autocomplete {
    #[serde(rename = "as")]
    who: String,
    channel: String,
    command: String,
    focused: String,
    #[serde(default)]
    options: Map<String, Value>,
    wait: Option<u64>,
}

/// Asks for suggestions for one option.
pub(super) async fn autocomplete(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Autocomplete = parse(&body)?;
    let id = {
        let mut world = shared.world();
        let user = person(&world, &asked.who)?;
        let channel = channel_for(&world, user, &asked.channel)?;
        world.ask_choices(user, channel, &asked.command, &asked.options, &asked.focused)?
    };
    settle(&shared, id, asked.wait).await
}

/// An id, written as text as Discord writes it, or as a number.
fn id_of(value: &Value, what: &str) -> Result<Id, Failure> {
    Id::from_json(value).ok_or_else(|| missing(what))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Press {
    #[serde(rename = "as")]
    who: String,
    message: Value,
    button: String,
    wait: Option<u64>,
}

/// Presses a button.
pub(super) async fn press(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Press = parse(&body)?;
    let id = {
        let mut world = shared.world();
        let user = person(&world, &asked.who)?;
        world.press(user, id_of(&asked.message, "message")?, &asked.button)?
    };
    settle(&shared, id, asked.wait).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choose {
    #[serde(rename = "as")]
    who: String,
    message: Value,
    select: String,
    values: Vec<String>,
    wait: Option<u64>,
}

/// Chooses in a select.
pub(super) async fn choose(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Choose = parse(&body)?;
    let id = {
        let mut world = shared.world();
        let user = person(&world, &asked.who)?;
        world.choose(user, id_of(&asked.message, "message")?, &asked.select, &asked.values)?
    };
    settle(&shared, id, asked.wait).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Submit {
    #[serde(rename = "as")]
    who: String,
    interaction: Value,
    #[serde(default)]
    values: Map<String, Value>,
    wait: Option<u64>,
}

/// Sends off a form.
pub(super) async fn submit(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Submit = parse(&body)?;
    let id = {
        let mut world = shared.world();
        let user = person(&world, &asked.who)?;
        world.submit(user, id_of(&asked.interaction, "interaction")?, &asked.values)?
    };
    settle(&shared, id, asked.wait).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cancel {
    #[serde(rename = "as")]
    who: String,
    interaction: Value,
}

/// Puts an open form away.
pub(super) async fn cancel(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Cancel = parse(&body)?;
    let mut world = shared.world();
    let user = person(&world, &asked.who)?;
    world.close_form(user, id_of(&asked.interaction, "interaction")?)?;
    Ok(axum::Json(json!({ "now": world.version })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    #[serde(rename = "as")]
    who: String,
    channel: String,
    content: String,
}

/// Writes an ordinary message.
pub(super) async fn say(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Say = parse(&body)?;
    let mut world = shared.world();
    let user = person(&world, &asked.who)?;
    let channel = channel_for(&world, user, &asked.channel)?;
    if world.channel(channel)?.place.thread().is_some_and(|thread| thread.locked) {
        return Err(super::super::error::ApiError::locked_thread().into());
    }
    let id = world.say(user, channel, &asked.content)?;
    Ok(axum::Json(json!({ "now": world.version, "message": view::message(&world, world.message(channel, id)?) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dismiss {
    #[serde(rename = "as")]
    who: String,
    message: Value,
}

/// Puts a private answer away; the bot is not told, as on Discord.
pub(super) async fn dismiss(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Dismiss = parse(&body)?;
    let mut world = shared.world();
    let user = person(&world, &asked.who)?;
    let id = id_of(&asked.message, "message")?;
    let found = world.find_message(id).filter(|(_, message)| message.only_for == Some(user));
    let channel = found.map(|(channel, _)| channel.id).ok_or_else(|| missing("private message"))?;
    world.message_mut(channel, id)?.dismissed = true;
    world.touch();
    Ok(axum::Json(json!({ "now": world.version })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    #[serde(rename = "as")]
    who: String,
    channel: String,
}

/// Marks everything in a channel as read.
pub(super) async fn read(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: Read = parse(&body)?;
    let mut world = shared.world();
    let user = person(&world, &asked.who)?;
    let channel = channel_for(&world, user, &asked.channel)?;
    let last = world.channel(channel)?.messages.keys().next_back().copied();
    if let Some(last) = last
        && world.user_mut(user)?.read.insert(channel, last) != Some(last)
    {
        world.touch();
    }
    Ok(axum::Json(json!({ "now": world.version })))
}
