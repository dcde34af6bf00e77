//! Changing the guild: people's language and messages, channels, threads, and what the bot may do in them.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::json;

use super::super::Shared;
use super::super::check::command::LOCALES;
use super::super::place::{ChannelKind, Place, Thread};
use super::super::snowflake::Id;
use super::super::world::{PERMISSIONS, World, permission};
use super::{Failure, Told, missing, parse, person, view};

fn bad<T>(reason: String) -> Result<T, Failure> {
    Err(Failure(StatusCode::BAD_REQUEST, reason))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeUser {
    locale: Option<String>,
    dms_open: Option<bool>,
    member: Option<bool>,
    roles: Option<Vec<String>>,
    /// The server that membership and roles are about.
    guild: Option<String>,
}

/// Switches a person's language, closes and opens their direct messages, takes them out of the guild or back in, or gives them roles by name; a role that is not
/// there is made.
pub(super) async fn change_user(State(shared): State<Arc<Shared>>, Path(name): Path<String>, body: Bytes) -> Told {
    let change: ChangeUser = parse(&body)?;
    let mut world = shared.world();
    let user = person(&world, &name)?;
    let guild = chosen(&world, change.guild.as_deref())?;
    if let Some(locale) = change.locale {
        if !LOCALES.contains(&locale.as_str()) {
            return bad(format!("{locale} is not one of Discord's languages."));
        }
        world.user_mut(user)?.locale = locale;
    }
    if let Some(open) = change.dms_open {
        world.user_mut(user)?.dms_open = open;
    }
    if let Some(is_member) = change.member {
        let left = &mut world.user_mut(user)?.left;
        let _ = if is_member { left.remove(&guild) } else { left.insert(guild) };
    }
    if let Some(names) = change.roles {
        set_roles(&mut world, user, guild, names)?;
    }
    world.touch();
    let user = world.user(user)?;
    Ok(axum::Json(json!({
        "now": world.version, "id": user.id, "name": user.name, "locale": user.locale, "dms_open": user.dms_open,
        "member": world.is_member(user, Some(guild)), "roles": user.roles,
    })))
}

/// The server a call is about: the first one where none is named.
fn chosen(world: &World, name: Option<&str>) -> Result<Id, Failure> {
    let Some(name) = name else { return Ok(world.first_guild()) };
    world.find_guild(name).map(|guild| guild.id).ok_or_else(|| missing("server"))
}

/// Gives a person these roles of a server, and no others of it.
fn set_roles(world: &mut World, user: Id, guild: Id, names: Vec<String>) -> Result<(), Failure> {
    let mut fresh = std::mem::take(&mut world.ids);
    let known = &mut world.guild_mut(guild)?.roles;
    let former: Vec<Id> = known.iter().map(|(id, _)| *id).collect();
    let roles = names.into_iter().map(|name| {
        let found = known.iter().find(|(id, other)| *other == name || id.to_string() == name).map(|(id, _)| *id);
        found.unwrap_or_else(|| {
            let id = fresh.next();
            known.push((id, name));
            id
        })
    });
    let roles: Vec<Id> = roles.collect();
    world.ids = fresh;
    let own = &mut world.user_mut(user)?.roles;
    own.retain(|id| !former.contains(id));
    own.extend(roles);
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddChannel {
    name: String,
    guild: Option<String>,
    kind: Option<String>,
    parent: Option<String>,
    #[serde(rename = "as")]
    who: Option<String>,
}

/// Adds a channel of any kind, or with a parent and an owner a private thread without the bot.
pub(super) async fn add_channel(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: AddChannel = parse(&body)?;
    let mut world = shared.world();
    let (place, guild) = match (&asked.parent, &asked.who, &asked.kind) {
        (Some(parent), Some(who), None) => private_thread(&world, parent, who)?,
        (None, None, kind) => match ChannelKind::of_word(kind.as_deref().unwrap_or(ChannelKind::Text.word())) {
            Some(kind) => (Place::Guild(kind), Some(chosen(&world, asked.guild.as_deref())?)),
            None => return bad(format!("kind is one of: {}.", ChannelKind::words())),
        },
        _ => return bad("A private thread has parent and as; any other channel has neither.".to_owned()),
    };
    let id = world.add_channel(&asked.name, place, guild);
    world.tell_channel("CREATE", id)?;
    told(&world, id)
}

/// The bot is told of a private thread only once it is in it, or may manage threads.
fn private_thread(world: &World, parent: &str, owner: &str) -> Result<(Place, Option<Id>), Failure> {
    let owner = person(world, owner)?;
    let parent = world.find_channel(parent).filter(|channel| channel.place.is_guild());
    let parent = parent.ok_or_else(|| missing("channel"))?;
    let place = Place::Thread(Thread {
        parent: parent.id,
        owner,
        kind: 12,
        archived: false,
        locked: false,
        archive_after_minutes: 10_080,
        awake_ms: world.now_ms(),
        members: [owner].into(),
    });
    Ok((place, parent.guild))
}

fn told(world: &World, id: Id) -> Told {
    let viewer = world.people().next().ok_or_else(|| missing("person"))?;
    let mut told = view::channel(world, viewer, world.channel(id)?);
    told["now"] = json!(world.version);
    Ok(axum::Json(told))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeChannel {
    name: Option<String>,
    archived: Option<bool>,
    locked: Option<bool>,
    #[serde(default)]
    deny: Vec<String>,
    #[serde(default)]
    allow: Vec<String>,
}

/// Renames, archives, locks, and gives or takes permissions of the bot.
pub(super) async fn change_channel(State(shared): State<Arc<Shared>>, Path(name): Path<String>, body: Bytes) -> Told {
    let change: ChangeChannel = parse(&body)?;
    let mut world = shared.world();
    let id = world.find_channel(&name).map(|channel| channel.id).ok_or_else(|| missing("channel"))?;
    for name in change.deny.iter().chain(&change.allow) {
        if permission(name) == 0 {
            let known: Vec<&str> = PERMISSIONS.iter().map(|(known, _)| *known).collect();
            return bad(format!("{name} is not one of: {}.", known.join(", ")));
        }
    }
    let channel = world.channel_mut(id)?;
    for name in &change.deny {
        channel.permissions &= !permission(name);
    }
    for name in &change.allow {
        channel.permissions |= permission(name);
    }
    if change.archived.is_some() || change.locked.is_some() {
        world.change_thread(id, change.name, change.archived, change.locked, None)?;
    } else {
        if let Some(name) = change.name {
            channel.name = name;
        }
        world.tell_channel("UPDATE", id)?;
    }
    told(&world, id)
}

/// Deletes a channel or thread.
pub(super) async fn delete_channel(State(shared): State<Arc<Shared>>, Path(name): Path<String>) -> Told {
    let mut world = shared.world();
    let id = world.find_channel(&name).map(|channel| channel.id).ok_or_else(|| missing("channel"))?;
    if world.channel(id)?.is_dm() {
        return bad("Direct messages cannot be deleted.".to_owned());
    }
    world.delete_channel(id)?;
    Ok(axum::Json(json!({ "now": world.version })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeGuild {
    bot: bool,
    guild: Option<String>,
}

/// Takes the bot out of a server, or back in. Its commands work without it, as with a server that has only those.
pub(super) async fn change_guild(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let change: ChangeGuild = parse(&body)?;
    let mut world = shared.world();
    let guild = chosen(&world, change.guild.as_deref())?;
    world.set_bot_in_guild(guild, change.bot)?;
    Ok(axum::Json(json!({ "now": world.version, "bot": change.bot })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AddGuild {
    name: String,
}

/// Somebody invites the bot into another server, in which the same people are.
pub(super) async fn add_guild(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let asked: AddGuild = parse(&body)?;
    let mut world = shared.world();
    let id = world.add_guild(&asked.name);
    Ok(axum::Json(json!({ "now": world.version, "id": id, "name": asked.name })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeApplication {
    interactions_endpoint_url: Option<String>,
}

/// Has the application's interactions sent to an address in place of the bot, as far as the bot is told of it.
pub(super) async fn change_application(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let change: ChangeApplication = parse(&body)?;
    let mut world = shared.world();
    world.endpoint = change.interactions_endpoint_url;
    world.touch();
    Ok(axum::Json(json!({ "now": world.version, "interactions_endpoint_url": world.endpoint })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveClock {
    #[serde(default)]
    advance_s: u64,
    #[serde(default)]
    down_s: u64,
}

/// Moves the sandbox's clock on: threads fall asleep, messages grow old, and the bot beside it does what it does by then,
/// or finds that it was away meanwhile.
pub(super) async fn move_clock(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let change: MoveClock = parse(&body)?;
    let mut world = shared.world();
    for (seconds, is_away) in [(change.advance_s, false), (change.down_s, true)] {
        world.moved_ms = world.moved_ms.saturating_add(seconds.saturating_mul(1000));
        if seconds > 0 {
            (world.options.moved)(Duration::from_secs(seconds), is_away);
        }
    }
    world.tick();
    world.touch();
    Ok(axum::Json(json!({ "now": world.version, "moved_s": world.moved_ms / 1000 })))
}
