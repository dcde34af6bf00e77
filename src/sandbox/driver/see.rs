//! Looking: people, channels, commands, messages, interactions, notifications and traffic.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::Shared;
use super::super::snowflake::Id;
use super::super::world::{User, World};
use super::{Failure, Told, channel_for, missing, person, view, wait};

/// Who looks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct As {
    #[serde(rename = "as")]
    who: Option<String>,
}

/// The first person of the list where nobody is named.
fn viewer<'a>(world: &'a World, who: Option<&str>) -> Result<&'a User, Failure> {
    match who {
        Some(name) => Ok(world.user(person(world, name)?)?),
        None => world.people().next().ok_or_else(|| missing("person")),
    }
}

/// People, channels and the bot, as one person sees them.
pub(super) async fn state(State(shared): State<Arc<Shared>>, Query(asked): Query<As>) -> Told {
    let world = shared.world();
    let viewer = viewer(&world, asked.who.as_deref())?;
    let guilds = world.guilds.iter().map(|guild| {
        let members = world.people().filter(|user| world.is_member(user, Some(guild.id)));
        let members: Vec<&str> = members.map(|user| user.username.as_str()).collect();
        json!({ "id": guild.id, "name": guild.name, "bot": guild.has_bot, "members": members })
    });
    let guilds: Vec<Value> = guilds.collect();
    let users = world.people().map(|user| {
        let listed = world.channels.values().filter(|channel| view::is_listed(channel, user.id));
        let counts = listed.map(|channel| view::unread(user, channel));
        let (unread, pings) = counts.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        json!({
            "id": user.id, "name": user.name, "username": user.username, "locale": user.locale,
            "colour": user.colour, "dms_open": user.dms_open, "member": world.is_member(user, Some(world.first_guild())), "dm": user.dm,
            "unread": unread, "pings": pings,
        })
    });
    let users: Vec<Value> = users.collect();
    let channels = world.channels.values().filter(|channel| view::is_listed(channel, viewer.id));
    let channels: Vec<Value> = channels.map(|channel| view::channel(&world, viewer, channel)).collect();
    Ok(axum::Json(json!({
        "now": world.version, "moved_s": world.moved_ms / 1000, "as": viewer.id, "guild": { "id": world.first_guild(), "name": "Guildhall" }, "guilds": guilds,
        "bot": {
            "id": world.bot, "name": "Guildhall", "online": world.gateway.is_online(),
            "identifies": world.gateway.identifies, "resumes": world.gateway.resumes, "shards": world.gateway.shards(),
        },
        "users": users, "channels": channels, "commands": world.commands.len(),
        "traffic": world.traffic.next_index(), "answer_within_ms": world.options.answer_within.as_millis() as u64,
    })))
}

/// The registered commands, with names and descriptions in the person's language beside the plain ones.
pub(super) async fn commands(State(shared): State<Arc<Shared>>, Query(asked): Query<As>) -> Told {
    let world = shared.world();
    let locale = viewer(&world, asked.who.as_deref())?.locale.clone();
    let commands: Vec<Value> = world.commands.iter().map(|command| translated(command, &locale)).collect();
    Ok(axum::Json(json!({ "now": world.version, "locale": locale, "commands": commands })))
}

/// A command, option or choice with `shown_name` and `shown_description` in a language.
fn translated(thing: &Value, locale: &str) -> Value {
    let mut shown = thing.clone();
    for (field, translations) in [("name", "name_localizations"), ("description", "description_localizations")] {
        let text = thing[translations][locale].as_str().or(thing[field].as_str());
        shown[format!("shown_{field}")] = json!(text);
    }
    for list in ["options", "choices"] {
        if let Some(items) = thing[list].as_array() {
            shown[list] = items.iter().map(|item| translated(item, locale)).collect();
        }
    }
    shown
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Messages {
    #[serde(rename = "as")]
    who: String,
    channel: String,
    #[serde(default)]
    after: Option<u64>,
    #[serde(default)]
    limit: Option<usize>,
}

/// What a person sees in a channel: the newest messages, in order.
pub(super) async fn messages(State(shared): State<Arc<Shared>>, Query(asked): Query<Messages>) -> Told {
    let world = shared.world();
    let user = person(&world, &asked.who)?;
    let channel = world.channel(channel_for(&world, user, &asked.channel)?)?;
    let after = asked.after.unwrap_or(0);
    let seen = channel.messages.values().rev().filter(|message| message.seen_by(user) && message.id.0 > after);
    let mut list: Vec<Value> =
        seen.take(asked.limit.unwrap_or(50)).map(|message| view::message(&world, message)).collect();
    list.reverse();
    let channel = view::channel(&world, world.user(user)?, channel);
    Ok(axum::Json(json!({ "now": world.version, "channel": channel, "messages": list })))
}

/// One message as a person sees it.
pub(super) async fn message(State(shared): State<Arc<Shared>>, Path(id): Path<u64>, Query(asked): Query<As>) -> Told {
    let world = shared.world();
    let viewer = viewer(&world, asked.who.as_deref())?.id;
    let found = world
        .find_message(Id(id))
        .filter(|(channel, message)| view::is_listed(channel, viewer) && message.seen_by(viewer));
    let (_, message) = found.ok_or_else(|| missing("message"))?;
    Ok(axum::Json(view::message(&world, message)))
}

/// The latest interactions of a person, newest last.
pub(super) async fn interactions(State(shared): State<Arc<Shared>>, Query(asked): Query<As>) -> Told {
    let world = shared.world();
    let viewer = viewer(&world, asked.who.as_deref())?.id;
    let own = world.interactions.values().rev().filter(|interaction| interaction.user == viewer);
    let mut list: Vec<Value> = own.take(50).map(|interaction| interaction.story(&world.options)).collect();
    list.reverse();
    Ok(axum::Json(json!({ "now": world.version, "interactions": list })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Patience {
    wait: Option<u64>,
}

/// One interaction; with `wait`, when it has come to something.
pub(super) async fn interaction(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<u64>,
    Query(asked): Query<Patience>,
) -> Told {
    wait::settle(&shared, Id(id), Some(asked.wait.unwrap_or(0))).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pings {
    #[serde(rename = "as")]
    who: Option<String>,
    #[serde(default)]
    since: usize,
}

/// The notifications of one person or of all, in order; `next` is the `since` of the next call.
pub(super) async fn pings(State(shared): State<Arc<Shared>>, Query(asked): Query<Pings>) -> Told {
    let world = shared.world();
    let who = asked.who.map(|name| person(&world, &name)).transpose()?;
    let list: Vec<Value> = world
        .pings
        .iter()
        .enumerate()
        .skip(asked.since)
        .filter(|(_, ping)| who.is_none_or(|who| who == ping.user))
        .map(|(index, ping)| {
            let name = world.user(ping.user).map(|user| user.name.clone()).unwrap_or_default();
            let text = world.message(ping.channel, ping.message).map(|message| message.content.clone());
            json!({
                "index": index, "user": { "id": ping.user, "name": name }, "channel": ping.channel,
                "message": ping.message, "at_ms": ping.at_ms, "content": text.ok(),
            })
        })
        .collect();
    Ok(axum::Json(json!({ "now": world.version, "next": world.pings.len(), "pings": list })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Traffic {
    #[serde(default)]
    since: u64,
    #[serde(default)]
    limit: Option<usize>,
    kind: Option<String>,
    method: Option<String>,
    path: Option<String>,
    status: Option<u64>,
    event: Option<String>,
}

/// What went between the bot and the sandbox; `next` is the `since` of the next call.
pub(super) async fn traffic(State(shared): State<Arc<Shared>>, Query(asked): Query<Traffic>) -> Told {
    let world = shared.world();
    let same = |wanted: &Option<String>, value: &Value| wanted.is_none() || wanted.as_deref() == value.as_str();
    let list = world.traffic.list(asked.since, asked.limit.unwrap_or(1000), |entry| {
        same(&asked.kind, &entry["kind"])
            && same(&asked.method, &entry["method"])
            && same(&asked.event, &entry["frame"]["t"])
            && asked.path.as_ref().is_none_or(|part| entry["path"].as_str().is_some_and(|path| path.contains(part)))
            && asked.status.is_none_or(|status| entry["status"] == status)
    });
    Ok(axum::Json(json!({ "next": world.traffic.next_index(), "entries": list })))
}

/// A file of a message.
pub(super) async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((channel, attachment, filename)): Path<(u64, u64, String)>,
) -> Result<Response, Failure> {
    let world = shared.world();
    let channel = world.channel(Id(channel)).map_err(|_| missing("file"))?;
    let files = channel.messages.values().flat_map(|message| &message.attachments);
    let wanted = |file: &&super::super::picture::Attachment| file.id == Id(attachment) && file.filename == filename;
    let file = files.rev().find(wanted).ok_or_else(|| missing("file"))?;
    let bytes = world.files.of(file.id).cloned();
    let bytes = bytes.ok_or_else(|| Failure(StatusCode::GONE, "The file is no longer kept.".to_owned()))?;
    let mut headers = HeaderMap::new();
    // Only pictures are shown in place; anything else is data for the browser, whatever the bot calls it.
    let kind = if file.size.is_some() { file.content_type.as_str() } else { "application/octet-stream" };
    if let Ok(kind) = HeaderValue::from_str(kind) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400"));
    Ok((headers, bytes).into_response())
}
