//! What is done with an interaction's token after the first answer: follow-ups, and edits of what was answered.

use serde_json::json;

use super::super::check::message::{Way, read};
use super::super::error::ApiError;
use super::super::interaction::Interaction;
use super::super::message::LOADING;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Reply, compose, interactions, messages};

/// The interaction of a token that can still be used.
fn of_token(world: &World, app: Id, token: &str) -> Result<Interaction, ApiError> {
    let found = world.interactions.values().rev().find(|interaction| interaction.token == token);
    let interaction = found.filter(|_| app == world.bot).ok_or_else(ApiError::unknown_webhook)?;
    if !interaction.token_is_good(&world.options) {
        return Err(ApiError::invalid_webhook_token());
    }
    if interaction.answered.is_none() {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}

/// The message meant by `@original` or an id; only those made with this token, or the one the press was on.
fn which(interaction: &Interaction, which: &str) -> Result<Id, ApiError> {
    let id = match which {
        "@original" => interaction.original,
        text => text.parse().ok().filter(|id| interaction.messages.contains(id)),
    };
    id.ok_or_else(ApiError::unknown_message)
}

fn completed(world: &mut World, interaction: Id) {
    if let Some(kept) = world.interactions.get_mut(&interaction) {
        kept.completed = true;
    }
}

/// A follow-up. The first one after a deferral takes the place of "… is thinking".
pub(super) fn follow_up(world: &mut World, call: &Call, app: Id, token: &str) -> Answer {
    let interaction = of_token(world, app, token)?;
    let draft = read(&call.payload.form(), &[], Way::Answer)?;
    let promise = interaction.original.and_then(|id| world.message(interaction.channel, id).ok());
    if let Some(mut message) = promise.filter(|message| message.is(LOADING)).cloned() {
        compose::edit(world, &mut message, &draft, &call.payload.files)?;
        completed(world, interaction.id);
        return messages::replace(world, message);
    }
    let mut message = interactions::first_message(world, &interaction, draft.flags)?;
    // Only the first answer shows the command it answers.
    if let Some(answers) = &mut message.answers {
        answers.command = None;
        answers.metadata["original_response_message_id"] = json!(interaction.original);
    }
    compose::fill(world, &mut message, &draft, &call.payload.files)?;
    let id = world.post(message)?;
    if let Some(kept) = world.interactions.get_mut(&interaction.id) {
        kept.messages.push(id);
        kept.completed = true;
    }
    Ok(Reply::ok(world.message_wire(world.message(interaction.channel, id)?)))
}

pub(super) fn get(world: &World, app: Id, token: &str, name: &str) -> Answer {
    let interaction = of_token(world, app, token)?;
    let id = which(&interaction, name)?;
    Ok(Reply::ok(world.message_wire(world.message(interaction.channel, id)?)))
}

pub(super) fn edit(world: &mut World, call: &Call, app: Id, token: &str, name: &str) -> Answer {
    let interaction = of_token(world, app, token)?;
    let id = which(&interaction, name)?;
    let draft = read(&call.payload.form(), &[], Way::AnswerEdit)?;
    compose::check_thread(&world.channel(interaction.channel)?.place, false)?;
    let mut message = world.message(interaction.channel, id)?.clone();
    compose::edit(world, &mut message, &draft, &call.payload.files)?;
    completed(world, interaction.id);
    messages::replace(world, message)
}

pub(super) fn delete(world: &mut World, app: Id, token: &str, name: &str) -> Answer {
    let interaction = of_token(world, app, token)?;
    let id = which(&interaction, name)?;
    world.delete_message(interaction.channel, id)?;
    completed(world, interaction.id);
    Ok(Reply::nothing())
}
