//! Messages in channels: sent, read, edited and deleted by the bot with its own token.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::super::check::message::{Draft, Way, read};
use super::super::error::ApiError;
use super::super::message::Message;
use super::super::place::Place;
use super::super::snowflake::Id;
use super::super::upload::Upload;
use super::super::world::{Channel, World};
use super::{Answer, Call, Reply, compose};

/// A message of this age is an old one, of which edits are counted.
const OLD_MS: u64 = 3_600_000;
/// So many of them a channel are let through …
const OLD_EDITS: usize = 3;
/// … in this time.
const OLD_EDITS_WITHIN: Duration = Duration::from_secs(6);

/// What the bot needs in order to send this.
fn needed(channel: &Channel, draft: &Draft, files: &[Upload]) -> Vec<&'static str> {
    let mut needed = match channel.place {
        Place::Thread(_) => vec!["SEND_MESSAGES_IN_THREADS"],
        _ => vec!["SEND_MESSAGES"],
    };
    if !files.is_empty() {
        needed.push("ATTACH_FILES");
    }
    if draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        needed.push("EMBED_LINKS");
    }
    if draft.reply_to.is_some() {
        needed.push("READ_MESSAGE_HISTORY");
    }
    needed
}

pub(super) fn create(world: &mut World, call: &Call, channel_id: Id) -> Answer {
    let channel = world.channel(channel_id)?;
    world.require(channel, &[])?;
    let draft = read(&call.payload.form(), &[], Way::Create)?;
    let files = &call.payload.files;
    world.require(channel, &needed(channel, &draft, files))?;
    compose::check_thread(&channel.place, true)?;
    if let Place::Thread(thread) = &channel.place
        && thread.is_private()
        && !thread.members.contains(&world.bot)
    {
        world.require(channel, &["MANAGE_THREADS"])?;
    }
    if let Place::Dm { user } = channel.place {
        let user = world.user(user)?;
        if !world.is_member(user, None) {
            return Err(ApiError::no_common_guild());
        }
        if !user.dms_open {
            return Err(ApiError::closed_messages());
        }
    }
    if let Some(original) = draft.reply_to
        && !channel.messages.contains_key(&original)
    {
        let complaint = "Unknown message";
        return Err(ApiError::form(&["message_reference"], "REPLIES_UNKNOWN_MESSAGE", complaint));
    }
    if let Some(earlier) = same_nonce(world, &draft) {
        return earlier.map(Reply::ok);
    }
    let mut message = Message::new(world.ids.next(), channel_id, world.bot);
    message.flags = draft.flags;
    message.nonce.clone_from(&draft.nonce);
    message.reply_to = draft.reply_to;
    compose::fill(world, &mut message, &draft, files)?;
    reopen(world, channel_id)?;
    let id = world.post(message)?;
    if let Some(nonce) = &draft.nonce {
        world.nonces.push((nonce.to_string(), channel_id, id, Instant::now()));
    }
    Ok(Reply::ok(world.message_wire(world.message(channel_id, id)?)))
}

/// The message that the bot has sent a short while ago with the same nonce, if it wants to be protected so.
///
/// A nonce is the author's, whatever the channel; where the earlier message was deleted meanwhile, the answer is 10008.
fn same_nonce(world: &mut World, draft: &Draft) -> Option<Result<Value, ApiError>> {
    let life = world.options.nonce_life;
    world.nonces.retain(|(_, _, _, at)| at.elapsed() < life);
    let nonce = draft.nonce.as_ref().filter(|_| draft.enforce_nonce)?.to_string();
    let (_, channel, id, _) = world.nonces.iter().find(|(known, ..)| *known == nonce)?;
    Some(world.message(*channel, *id).map(|message| world.message_wire(message)))
}

/// A message reopens an archived thread.
pub(crate) fn reopen(world: &mut World, channel_id: Id) -> Result<(), ApiError> {
    let now = world.now_ms();
    if let Place::Thread(thread) = &mut world.channel_mut(channel_id)?.place
        && thread.archived
    {
        (thread.archived, thread.awake_ms) = (false, now);
        let channel = world.channel(channel_id)?;
        let (guild, wire) = (channel.guild, world.channel_wire(channel));
        world.tell_guild("THREAD_UPDATE", guild, &wire);
    }
    Ok(())
}

/// A message of the channel as the bot's REST view has it; ephemeral ones are reached only with their token.
fn visible(world: &World, channel: Id, id: Id) -> Result<&Message, ApiError> {
    let message = world.message(channel, id)?;
    if message.only_for.is_some() { Err(ApiError::unknown_message()) } else { Ok(message) }
}

pub(super) fn get(world: &World, channel_id: Id, id: Id) -> Answer {
    world.require(world.channel(channel_id)?, &["READ_MESSAGE_HISTORY"])?;
    Ok(Reply::ok(world.message_wire(visible(world, channel_id, id)?)))
}

/// The newest messages first, at most 100, as the query says (`limit`, `before`, `after`).
pub(super) fn list(world: &World, call: &Call, channel_id: Id) -> Answer {
    let channel = world.channel(channel_id)?;
    world.require(channel, &[])?;
    if world.require(channel, &["READ_MESSAGE_HISTORY"]).is_err() {
        return Ok(Reply::ok(json!([])));
    }
    let number = |key: &str| call.query.get(key).and_then(|text| text.parse::<u64>().ok());
    let limit = usize::try_from(number("limit").unwrap_or(50).min(100)).unwrap_or(50);
    let fits =
        |id: Id| number("before").is_none_or(|end| id.0 < end) && number("after").is_none_or(|start| id.0 > start);
    let messages = channel.messages.values().rev().filter(|message| message.only_for.is_none() && fits(message.id));
    Ok(Reply::ok(messages.take(limit).map(|message| world.message_wire(message)).collect()))
}

pub(super) fn edit(world: &mut World, call: &Call, channel_id: Id, id: Id) -> Answer {
    let channel = world.channel(channel_id)?;
    world.require(channel, &[])?;
    let mut message = visible(world, channel_id, id)?.clone();
    if message.author != world.bot {
        return Err(ApiError::anothers_message());
    }
    let draft = read(&call.payload.form(), &[], Way::Edit)?;
    if !call.payload.files.is_empty() {
        world.require(channel, &["ATTACH_FILES"])?;
    }
    compose::check_thread(&channel.place, false)?;
    check_old_edit(world, channel_id, id)?;
    compose::edit(world, &mut message, &draft, &call.payload.files)?;
    replace(world, message)
}

/// In a channel at most three edits in six seconds may be of messages older than an hour.
fn check_old_edit(world: &mut World, channel: Id, id: Id) -> Result<(), ApiError> {
    if world.now_ms() < id.made_ms() + OLD_MS {
        return Ok(());
    }
    world.old_edits.retain(|(_, at)| at.elapsed() < OLD_EDITS_WITHIN);
    if world.old_edits.iter().filter(|(place, _)| *place == channel).count() >= OLD_EDITS {
        return Err(ApiError { retry: Some((OLD_EDITS_WITHIN.as_secs_f64(), false)), ..ApiError::old_edits() });
    }
    world.old_edits.push((channel, Instant::now()));
    Ok(())
}

/// Puts an edited message in the place of the old one and answers it.
pub(super) fn replace(world: &mut World, message: Message) -> Answer {
    let (channel, id) = (message.channel, message.id);
    let is_public = message.only_for.is_none();
    world.join_thread(channel, message.mentions.iter().copied().filter(|_| is_public));
    world.channel_mut(channel)?.messages.insert(id, message);
    if is_public {
        world.tell_message("MESSAGE_UPDATE", channel, id)?;
    }
    world.touch();
    Ok(Reply::ok(world.message_wire(world.message(channel, id)?)))
}

pub(super) fn delete(world: &mut World, channel_id: Id, id: Id) -> Answer {
    let channel = world.channel(channel_id)?;
    world.require(channel, &[])?;
    if visible(world, channel_id, id)?.author != world.bot {
        if channel.is_dm() {
            return Err(ApiError::new(403, 50003, "Cannot execute action on a DM channel"));
        }
        world.require(channel, &["MANAGE_MESSAGES"])?;
    }
    compose::check_thread(&channel.place, false)?;
    world.delete_message(channel_id, id)?;
    Ok(Reply::nothing())
}
