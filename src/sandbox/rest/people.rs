//! Routes about the bot itself, people and the guild.

use serde_json::{Value, json};

use super::super::check::read_form;
use super::super::error::ApiError;
use super::super::snowflake::Id;
use super::super::world::{Place, World};
use super::{Answer, Call, Reply};

pub(super) fn gateway(world: &World) -> Answer {
    Ok(Reply::ok(json!({ "url": format!("{}/gw", world.base.replacen("http", "ws", 1)) })))
}

pub(super) fn gateway_bot(world: &World) -> Answer {
    Ok(Reply::ok(json!({
        "url": format!("{}/gw", world.base.replacen("http", "ws", 1)), "shards": 1,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
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
    })))
}

/// Opens the direct messages with a person. They exist from the beginning, so this only tells their channel; whether
/// the person lets messages in shows when one is sent, as on Discord.
pub(super) fn open_dm(world: &World, call: &Call) -> Answer {
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
    Ok(Reply::ok(world.channel_wire(world.channel(user.dm)?)))
}

fn known_guild(world: &World, id: Id) -> Result<(), ApiError> {
    if id == world.guild { Ok(()) } else { Err(ApiError::unknown_guild()) }
}

pub(super) fn guild(world: &World, id: Id) -> Answer {
    known_guild(world, id)?;
    Ok(Reply::ok(world.guild_wire()))
}

fn channels_where(world: &World, wanted: fn(&Place) -> bool) -> Vec<Value> {
    let chosen = world.channels.values().filter(|channel| wanted(&channel.place));
    chosen.map(|channel| world.channel_wire(channel)).collect()
}

pub(super) fn guild_channels(world: &World, id: Id) -> Answer {
    known_guild(world, id)?;
    Ok(Reply::ok(json!(channels_where(world, |place| *place == Place::Text))))
}

pub(super) fn active_threads(world: &World, id: Id) -> Answer {
    known_guild(world, id)?;
    let threads = channels_where(world, |place| matches!(place, Place::Thread { archived: false, .. }));
    Ok(Reply::ok(json!({ "threads": threads, "members": [] })))
}

pub(super) fn member(world: &World, guild: Id, user: Id) -> Answer {
    known_guild(world, guild)?;
    Ok(Reply::ok(world.user(user).map_err(|_| ApiError::unknown_member())?.member()))
}
