//! Threads: made from a message or alone, and joined.

use serde_json::Value;

use super::super::check::{Form, read_form};
use super::super::error::ApiError;
use super::super::message::HAS_THREAD;
use super::super::snowflake::Id;
use super::super::world::{Place, World};
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
    private: bool,
}

fn read(form: &Value, fields: &[&str]) -> Result<Wanted, ApiError> {
    read_form(form, &[], |form| {
        form.only(fields);
        form.integer("rate_limit_per_user", 0..=21600);
        form.boolean("invitable");
        let kind = form.integer("type", 10..=12).unwrap_or(12);
        Wanted {
            name: form.need_text("name", 1..=100).to_owned(),
            archive_after_minutes: read_duration(form).unwrap_or(DAY_MINUTES),
            private: kind == 12,
        }
    })
}

fn check_parent(world: &World, channel: Id, permissions: &[&str]) -> Result<(), ApiError> {
    let parent = world.channel(channel)?;
    world.require(parent, &[])?;
    if parent.place != Place::Text {
        return Err(ApiError::wrong_channel_type());
    }
    world.require(parent, permissions)
}

pub(super) fn from_message(world: &mut World, call: &Call, channel: Id, message: Id) -> Answer {
    check_parent(world, channel, &["CREATE_PUBLIC_THREADS", "READ_MESSAGE_HISTORY"])?;
    let fields = ["name", "auto_archive_duration", "rate_limit_per_user"];
    let wanted = Wanted { private: false, ..read(&call.payload.form(), &fields)? };
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
    check_parent(world, channel, &[])?;
    let wanted = read(&call.payload.form(), &fields)?;
    let needed = if wanted.private { "CREATE_PRIVATE_THREADS" } else { "CREATE_PUBLIC_THREADS" };
    check_parent(world, channel, &[needed])?;
    let id = world.ids.next();
    make(world, id, channel, wanted)
}

fn make(world: &mut World, id: Id, parent: Id, wanted: Wanted) -> Answer {
    let place = Place::Thread {
        parent,
        owner: world.bot,
        private: wanted.private,
        archived: false,
        locked: false,
        archive_after_minutes: wanted.archive_after_minutes,
    };
    world.add_channel_as(id, &wanted.name, place);
    let wire = world.channel_wire(world.channel(id)?);
    let mut event = wire.clone();
    event["newly_created"] = Value::Bool(true);
    world.tell_guild("THREAD_CREATE", &event);
    world.touch();
    Ok(Reply::created(wire))
}

/// Adds somebody to a thread or takes them out. Everybody in the guild sees the sandbox's threads, so nothing is kept.
pub(super) fn member(world: &World, call: &Call, thread: Id, user: &str) -> Answer {
    let channel = world.channel(thread)?;
    world.require(channel, &["SEND_MESSAGES_IN_THREADS"])?;
    let Place::Thread { archived, owner, .. } = channel.place else { return Err(ApiError::wrong_channel_type()) };
    if archived {
        return Err(ApiError::archived_thread());
    }
    if user != "@me" {
        let id = user.parse().map_err(|_| ApiError::not_found())?;
        world.user(id).map_err(|_| ApiError::unknown_member())?;
        if call.method == "DELETE" && owner != world.bot {
            world.require(channel, &["MANAGE_THREADS"])?;
        }
    }
    Ok(Reply::nothing())
}
