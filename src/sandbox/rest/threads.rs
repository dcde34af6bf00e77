//! Threads: made from a message or alone, and joined.

use serde_json::{Value, json};

use super::super::check::{Form, read_form};
use super::super::error::ApiError;
use super::super::message::HAS_THREAD;
use super::super::place::{ChannelKind, Place, Thread};
use super::super::snowflake::{Id, iso};
use super::super::world::World;
use super::{Answer, Call, Reply};

/// After how many minutes without a message a thread may be set to be archived.
const DURATIONS: [i64; 4] = [60, 1440, 4320, 10080];
/// What it is when nothing is said: a day.
const DAY_MINUTES: u64 = 1440;

/// Reads `auto_archive_duration`.
pub(super) fn read_duration(form: &Form) -> Option<u64> {
    let minutes = form.integer("auto_archive_duration", 60..=10080)?;
    if !DURATIONS.contains(&minutes) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        form.complain("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
    u64::try_from(minutes).ok()
}

struct Wanted {
    name: String,
    archive_after_minutes: u64,
    /// Discord's number; where nothing is said it is a private one.
    kind: u8,
}

fn read(form: &Value, fields: &[&str]) -> Result<Wanted, ApiError> {
    read_form(form, &[], |form| {
        form.only(fields);
        form.integer("rate_limit_per_user", 0..=21600);
        form.boolean("invitable");
        let kind = form.integer("type", 10..=12).and_then(|kind| u8::try_from(kind).ok());
        Wanted {
            name: form.need_text("name", 1..=100).to_owned(),
            archive_after_minutes: read_duration(form).unwrap_or(DAY_MINUTES),
            kind: kind.unwrap_or(12),
        }
    })
}

/// The kind of the channel in which a thread is to begin.
fn check_parent(world: &World, channel: Id, permissions: &[&str]) -> Result<ChannelKind, ApiError> {
    let parent = world.channel(channel)?;
    world.require(parent, &[])?;
    let Place::Guild(kind) = parent.place else { return Err(ApiError::wrong_channel_type()) };
    if !kind.has_threads() {
        return Err(ApiError::wrong_channel_type());
    }
    world.require(parent, permissions)?;
    Ok(kind)
}

/// The kind of a public thread in a channel: those of announcements are of their own kind.
fn public_in(parent: ChannelKind) -> u8 {
    if parent == ChannelKind::Announcement { 10 } else { 11 }
}

pub(super) fn from_message(world: &mut World, call: &Call, channel: Id, message: Id) -> Answer {
    let parent = check_parent(world, channel, &["CREATE_PUBLIC_THREADS", "READ_MESSAGE_HISTORY"])?;
    let fields = ["name", "auto_archive_duration", "rate_limit_per_user"];
    let wanted = Wanted { kind: public_in(parent), ..read(&call.payload.form(), &fields)? };
    if world.message(channel, message)?.only_for.is_some() {
        return Err(ApiError::unknown_message());
    }
    if world.channels.contains_key(&message) {
        return Err(ApiError::thread_exists());
    }
    world.message_mut(channel, message)?.flags |= HAS_THREAD;
    make(world, message, channel, wanted)
}

pub(super) fn alone(world: &mut World, call: &Call, channel: Id) -> Answer {
    let fields = ["name", "auto_archive_duration", "rate_limit_per_user", "type", "invitable"];
    let parent = check_parent(world, channel, &[])?;
    let wanted = read(&call.payload.form(), &fields)?;
    if wanted.kind != 12 && wanted.kind != public_in(parent) {
        let complaint = format!("Value must be {} or 12 in this channel.", public_in(parent));
        return Err(ApiError::form(&["type"], "BASE_TYPE_CHOICES", &complaint));
    }
    let needed = if wanted.kind == 12 { "CREATE_PRIVATE_THREADS" } else { "CREATE_PUBLIC_THREADS" };
    check_parent(world, channel, &[needed])?;
    let id = world.ids.next();
    make(world, id, channel, wanted)
}

fn make(world: &mut World, id: Id, parent: Id, wanted: Wanted) -> Answer {
    let place = Place::Thread(Thread {
        parent,
        owner: world.bot,
        kind: wanted.kind,
        archived: false,
        locked: false,
        archive_after_minutes: wanted.archive_after_minutes,
        awake_ms: world.now_ms(),
        members: [world.bot].into(),
    });
    let guild = world.channel(parent)?.guild;
    world.add_channel_as(id, &wanted.name, place, guild);
    let wire = world.channel_wire(world.channel(id)?);
    let mut event = wire.clone();
    event["newly_created"] = Value::Bool(true);
    world.tell_guild("THREAD_CREATE", guild, &event);
    world.touch();
    Ok(Reply::created(wire))
}

/// Adds somebody to a thread or takes them out. Whoever adds must be able to write there.
pub(super) fn member(world: &mut World, call: &Call, id: Id, user: &str) -> Answer {
    let channel = world.channel(id)?;
    world.require(channel, &["SEND_MESSAGES_IN_THREADS"])?;
    let Place::Thread(thread) = &channel.place else { return Err(ApiError::wrong_channel_type()) };
    if thread.archived {
        return Err(ApiError::archived_thread());
    }
    if thread.is_private() && !thread.members.contains(&world.bot) {
        world.require(channel, &["MANAGE_THREADS"])?;
    }
    let whom = one(world, user)?;
    if call.method == "DELETE" {
        if whom != world.bot && thread.owner != world.bot {
            world.require(channel, &["MANAGE_THREADS"])?;
        }
        world.thread_mut(id)?.members.remove(&whom);
    } else {
        world.join_thread(id, [whom]);
    }
    world.touch();
    Ok(Reply::nothing())
}

/// Whether somebody is in a thread: their membership, or that there is none.
pub(super) fn membership(world: &World, id: Id, user: &str) -> Answer {
    let channel = world.channel(id)?;
    world.require(channel, &[])?;
    let Place::Thread(thread) = &channel.place else { return Err(ApiError::wrong_channel_type()) };
    let whom = one(world, user)?;
    if !thread.members.contains(&whom) {
        return Err(ApiError::unknown_member());
    }
    Ok(Reply::ok(json!({ "id": id, "user_id": whom, "join_timestamp": iso(id.made_ms()), "flags": 0 })))
}

fn one(world: &World, user: &str) -> Result<Id, ApiError> {
    if user == "@me" {
        return Ok(world.bot);
    }
    let id = user.parse().map_err(|_| ApiError::not_found())?;
    world.user(id).map(|user| user.id).map_err(|_| ApiError::unknown_member())
}
