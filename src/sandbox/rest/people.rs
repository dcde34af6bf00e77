//! Routes about the bot itself, people and the guild.

use std::time::{Duration, Instant};

use serde_json::json;

use super::super::check::read_form;
use super::super::error::ApiError;
use super::super::guild::Guild;
use super::super::place::Place;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Reply};

/// In this time only so many direct conversations may be opened. Discord tells no numbers; bots were refused after 20.
const OPENINGS_WITHIN: Duration = Duration::from_secs(600);

/// The most servers that are listed at once (documentation, "Get Current User Guilds").
const MOST_GUILDS: usize = 200;

pub(super) fn gateway(world: &World) -> Answer {
    Ok(Reply::ok(json!({ "url": format!("{}/gw", world.base.replacen("http", "ws", 1)) })))
}

pub(super) fn gateway_bot(world: &World) -> Answer {
    let all = world.options.most_identifies;
    let counted = (all.saturating_sub(world.gateway.identifies), 86_400_000);
    let (remaining, reset_after) = world.faults.few_sessions().unwrap_or(counted);
    Ok(Reply::ok(json!({
        "url": format!("{}/gw", world.base.replacen("http", "ws", 1)), "shards": world.options.shards,
        "session_start_limit": {
            "total": all, "remaining": remaining, "reset_after": reset_after, "max_concurrency": world.options.max_concurrency,
        },
    })))
}

pub(super) fn me(world: &World) -> Answer {
    Ok(Reply::ok(world.user(world.bot)?.wire()))
}

pub(super) fn user(world: &World, id: Id) -> Answer {
    Ok(Reply::ok(world.user(id)?.wire()))
}

pub(super) fn application(world: &World) -> Answer {
    let owner = world.people().next().map(|user| user.wire());
    Ok(Reply::ok(json!({
        "id": world.bot, "name": "Guildhall", "icon": null, "description": "", "bot_public": true,
        "bot_require_code_grant": false, "verify_key": "0".repeat(64), "owner": owner, "team": null, "flags": 0,
        "summary": "", "hook": true, "redirect_uris": [], "install_params": null,
        "interactions_endpoint_url": world.endpoint,
    })))
}

/// The servers of the bot with what it may do in each. Here that stands in channels alone, so it may in a server what it may
/// in any of its channels.
pub(super) fn guilds(world: &World, call: &Call) -> Answer {
    let most = call.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(MOST_GUILDS).min(MOST_GUILDS);
    let granted = |guild: &Guild| {
        let channels =
            world.channels.values().filter(|channel| channel.guild == Some(guild.id) && channel.place.is_guild());
        channels.fold(0, |all, channel| all | channel.permissions)
    };
    let wire = |guild: &Guild| {
        json!({
            "id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false, "features": [],
            "permissions": granted(guild).to_string(),
        })
    };
    let joined = world.guilds.iter().filter(|guild| guild.has_bot).take(most).map(wire);
    Ok(Reply::ok(json!(joined.collect::<Vec<_>>())))
}

/// Opens the direct messages with a person; whether the person lets messages in shows when one is sent, as on Discord.
/// Opening with many people in a short time is refused (documentation, "Create DM"); with the same one, never.
pub(super) fn open_dm(world: &mut World, call: &Call) -> Answer {
    let form = call.payload.form();
    let recipient = read_form(&form, &[], |form| {
        form.only(&["recipient_id"]);
        form.snowflake("recipient_id")
    })?;
    let invalid = || ApiError::new(400, 50033, "Invalid Recipient(s)");
    let user = world.user(recipient.ok_or_else(invalid)?).map_err(|_| invalid())?;
    if user.bot {
        return Err(ApiError::closed_messages());
    }
    let (whom, dm) = (user.id, user.dm);
    if !world.opened.contains_key(&whom) {
        let lately = world.opened.values().filter(|at| at.elapsed() < OPENINGS_WITHIN).count();
        if lately >= world.options.most_openings {
            return Err(ApiError::opening_too_fast());
        }
        world.opened.insert(whom, Instant::now());
    }
    Ok(Reply::ok(world.channel_wire(world.channel(dm)?)))
}

/// A server that the bot is in.
fn known_guild(world: &World, id: Id) -> Result<&Guild, ApiError> {
    let guild = world.guild(id)?;
    if guild.has_bot { Ok(guild) } else { Err(ApiError::unknown_guild()) }
}

pub(super) fn guild(world: &World, id: Id) -> Answer {
    Ok(Reply::ok(world.guild_wire(known_guild(world, id)?)))
}

pub(super) fn guild_channels(world: &World, id: Id) -> Answer {
    known_guild(world, id)?;
    Ok(Reply::ok(json!(world.channels_of(id, Place::is_guild))))
}

pub(super) fn active_threads(world: &World, id: Id) -> Answer {
    known_guild(world, id)?;
    let threads = world.channels_of(id, Place::is_awake_thread);
    Ok(Reply::ok(json!({ "threads": threads, "members": [] })))
}

pub(super) fn member(world: &World, guild: Id, user: Id) -> Answer {
    known_guild(world, guild)?;
    let user = world.user(user).ok().filter(|user| world.is_member(user, Some(guild)));
    Ok(Reply::ok(world.member_wire(user.ok_or_else(ApiError::unknown_member)?, Some(guild))))
}
