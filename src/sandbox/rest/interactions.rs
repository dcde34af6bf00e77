//! The first answer to an interaction.

use serde_json::{Value, json};

use super::super::check::message::{Draft, Way, read};
use super::super::check::{modal, read_form};
use super::super::error::ApiError;
use super::super::interaction::{Interaction, Kind};
use super::super::message::{Answers, EPHEMERAL, LOADING, Message};
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Reply, compose, messages};

/// The types of answer that fit an interaction.
fn fitting(interaction: &Interaction) -> &'static [u64] {
    match (interaction.kind, interaction.source) {
        (Kind::Command, _) => &[4, 5, 9],
        (Kind::Component, _) => &[4, 5, 6, 7, 9],
        (Kind::Autocomplete, _) => &[8],
        (Kind::Modal, Some(_)) => &[4, 5, 6, 7],
        (Kind::Modal, None) => &[4, 5],
    }
}

pub(super) fn callback(world: &mut World, call: &Call, id: Id, token: &str) -> Answer {
    let found = world.interactions.get(&id).filter(|interaction| interaction.token == token);
    let interaction = found.cloned().ok_or_else(ApiError::unknown_interaction)?;
    let took = interaction.made.elapsed();
    if interaction.expired || (interaction.answered.is_none() && took >= world.options.answer_within) {
        return Err(ApiError::unknown_interaction());
    }
    if interaction.answered.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    let form = call.payload.form();
    let kind = read_form(&form, &[], |form| {
        form.only(&["type", "data"]);
        form.need_integer("type", 1..=12).unsigned_abs()
    })?;
    if !fitting(&interaction).contains(&kind) {
        let complaint = format!("Value must be one of {:?} for this interaction.", fitting(&interaction));
        return Err(ApiError::form(&["type"], "BASE_TYPE_CHOICES", &complaint));
    }
    let message = answer(world, call, &interaction, kind, &form["data"])?;
    if let Some(kept) = world.interactions.get_mut(&id) {
        kept.answered = Some((kind, took));
        kept.original = message;
        kept.messages.extend(message);
    }
    world.touch();
    if call.query.get("with_response").is_some_and(|value| value == "true") {
        return with_response(world, &interaction, kind, message);
    }
    Ok(Reply::nothing())
}

/// Does what the answer says; returns the message that `@original` will name.
fn answer(
    world: &mut World,
    call: &Call,
    interaction: &Interaction,
    kind: u64,
    data: &Value,
) -> Result<Option<Id>, ApiError> {
    let files = &call.payload.files;
    match kind {
        4 => {
            let draft = read(data, &["data"], Way::Answer)?;
            let mut message = first_message(world, interaction, draft.flags)?;
            compose::fill(world, &mut message, &draft, files).map_err(within_data)?;
            world.post(message).map(Some)
        }
        5 => {
            let flags = read_deferral(data)?;
            let message = first_message(world, interaction, flags | LOADING)?;
            world.post(message).map(Some)
        }
        6 => {
            if !data.is_null() && *data != json!({}) {
                return Err(ApiError::form(&["data"], "UNKNOWN_FIELD", "A silent answer has no data."));
            }
            Ok(interaction.source)
        }
        7 => {
            let draft = read(data, &["data"], Way::AnswerEdit)?;
            update(world, interaction, &draft, call)
        }
        8 => {
            let choices = modal::read_choices(data)?;
            if let Some(kept) = world.interactions.get_mut(&interaction.id) {
                kept.choices = Some(choices);
            }
            Ok(None)
        }
        _ => {
            modal::read(data)?;
            if let Some(kept) = world.interactions.get_mut(&interaction.id) {
                kept.modal = Some(data.clone());
            }
            Ok(None)
        }
    }
}

/// The only flag a deferral may carry is the one that makes it private.
fn read_deferral(data: &Value) -> Result<u64, ApiError> {
    if data.is_null() {
        return Ok(0);
    }
    let draft = read(data, &["data"], Way::Answer)?;
    let says_more = draft.content.is_some_and(|text| !text.is_empty());
    if says_more || draft.flags & !EPHEMERAL != 0 {
        return Err(ApiError::form(&["data"], "UNKNOWN_FIELD", "A deferral can only say that it is private."));
    }
    Ok(draft.flags)
}

/// Complaints about files of an answer stand below its `data`.
fn within_data(refusal: ApiError) -> ApiError {
    let errors = refusal.errors.as_ref().map(|errors| json!({ "data": errors }));
    ApiError { errors, ..refusal }
}

/// The API's `interaction_metadata` of a message that answers this interaction.
fn metadata(world: &World, interaction: &Interaction) -> Result<Value, ApiError> {
    let mut metadata = json!({
        "id": interaction.id, "type": interaction.kind.number(), "user": world.user(interaction.user)?.wire(),
        "authorizing_integration_owners": world.channel(interaction.channel)?.owners(),
    });
    match (interaction.kind, interaction.opener.and_then(|id| world.interactions.get(&id))) {
        (Kind::Command, _) => metadata["command_type"] = json!(1),
        (Kind::Modal, Some(opener)) => metadata["triggering_interaction_metadata"] = self::metadata(world, opener)?,
        _ => metadata["interacted_message_id"] = json!(interaction.source),
    }
    Ok(metadata)
}

/// A new message that answers an interaction, not yet filled.
pub(super) fn first_message(world: &mut World, interaction: &Interaction, flags: u64) -> Result<Message, ApiError> {
    compose::check_thread(&world.channel(interaction.channel)?.place, false)?;
    let mut message = Message::new(world.ids.next(), interaction.channel, world.bot);
    message.flags = flags;
    message.only_for = (flags & EPHEMERAL != 0).then_some(interaction.user);
    let title = (interaction.kind == Kind::Command).then(|| interaction.title.clone());
    let metadata = metadata(world, interaction)?;
    message.answers = Some(Answers { interaction: interaction.id, user: interaction.user, command: title, metadata });
    Ok(message)
}

fn update(world: &mut World, interaction: &Interaction, draft: &Draft, call: &Call) -> Result<Option<Id>, ApiError> {
    let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
    compose::check_thread(&world.channel(interaction.channel)?.place, false)?;
    let mut message = world.message(interaction.channel, source)?.clone();
    compose::edit(world, &mut message, draft, &call.payload.files).map_err(within_data)?;
    messages::replace(world, message)?;
    Ok(Some(source))
}

fn with_response(world: &World, interaction: &Interaction, kind: u64, message: Option<Id>) -> Answer {
    let mut body = json!({
        "interaction": { "id": interaction.id, "type": interaction.kind.number() },
        "resource": { "type": kind },
    });
    if let Some(id) = message
        && matches!(kind, 4 | 5 | 7)
    {
        body["interaction"]["response_message_id"] = json!(id);
        body["interaction"]["response_message_loading"] = json!(kind == 5);
        body["resource"]["message"] = world.message_wire(world.message(interaction.channel, id)?);
    }
    Ok(Reply::ok(body))
}
