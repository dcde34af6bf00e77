//! Channels and threads, read and changed by the bot.

use super::super::check::read_form;
use super::super::error::ApiError;
use super::super::place::Place;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Reply, threads};

pub(super) fn get(world: &World, id: Id) -> Answer {
    let channel = world.channel(id)?;
    world.require(channel, &[])?;
    Ok(Reply::ok(world.channel_wire(channel)))
}

pub(super) fn typing(world: &World, id: Id) -> Answer {
    let channel = world.channel(id)?;
    world.require(channel, &["SEND_MESSAGES"])?;
    Ok(Reply::nothing())
}

/// What a request changes of a thread.
struct Change {
    name: Option<String>,
    archived: Option<bool>,
    locked: Option<bool>,
    archive_after_minutes: Option<u64>,
}

/// Changes a thread. Its owner may archive and rename it, and any member may open it again; locking, and a thread of
/// somebody else, needs MANAGE_THREADS; another channel needs MANAGE_CHANNELS, which the bot never has.
pub(super) fn edit(world: &mut World, call: &Call, id: Id) -> Answer {
    let channel = world.channel(id)?;
    world.require(channel, &[])?;
    let Place::Thread(thread) = &channel.place else {
        return Err(if channel.is_dm() { ApiError::wrong_channel_type() } else { ApiError::missing_permissions() });
    };
    let change = read_form(&call.payload.form(), &[], |form| {
        form.only(&["name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user"]);
        form.boolean("invitable");
        form.integer("rate_limit_per_user", 0..=21600);
        Change {
            name: form.text("name", 1..=100).map(str::to_owned),
            archived: form.boolean("archived"),
            locked: form.boolean("locked"),
            archive_after_minutes: threads::read_duration(form),
        }
    })?;
    let only_opens = change.archived == Some(false) && change.name.is_none() && change.archive_after_minutes.is_none();
    let is_own = thread.owner == world.bot || (only_opens && thread.members.contains(&world.bot));
    if !is_own || thread.locked || change.locked.is_some() {
        world.require(channel, &["MANAGE_THREADS"])?;
    }
    world.change_thread(id, change.name, change.archived, change.locked, change.archive_after_minutes)?;
    Ok(Reply::ok(world.channel_wire(world.channel(id)?)))
}

pub(super) fn delete(world: &mut World, id: Id) -> Answer {
    let channel = world.channel(id)?;
    if channel.place.thread().is_none() {
        return Err(ApiError::missing_permissions());
    }
    world.require(channel, &["MANAGE_THREADS"])?;
    let wire = world.channel_wire(channel);
    world.delete_channel(id)?;
    Ok(Reply::ok(wire))
}
