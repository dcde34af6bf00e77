//! The application's commands: listed, and overwritten all at once.

use serde_json::{Value, json};

use super::super::check;
use super::super::error::ApiError;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Answer, Call, Reply};

fn own(world: &World, app: Id) -> Result<(), ApiError> {
    if app == world.bot {
        Ok(())
    } else {
        Err(ApiError::new(403, 20012, "You are not authorized to perform this action on this application"))
    }
}

/// The translations are told only when asked for, as on Discord.
pub(super) fn list(world: &World, app: Id, call: &Call) -> Answer {
    own(world, app)?;
    let full = call.query.get("with_localizations").is_some_and(|value| value == "true");
    let told = |command: &Value| {
        let mut command = command.clone();
        if !full && let Some(fields) = command.as_object_mut() {
            fields.remove("name_localizations");
            fields.remove("description_localizations");
        }
        command
    };
    Ok(Reply::ok(json!(world.commands.iter().map(told).collect::<Vec<_>>())))
}

pub(super) fn one(world: &World, app: Id, id: Id) -> Answer {
    own(world, app)?;
    let found = world.commands.iter().find(|command| command["id"] == json!(id));
    found.cloned().map(Reply::ok).ok_or_else(ApiError::unknown_command)
}

/// Replaces all commands. One that keeps its name keeps its id; its version changes with its content.
pub(super) fn overwrite(world: &mut World, app: Id, call: &Call) -> Answer {
    own(world, app)?;
    let asked = call.payload.form();
    check::command::check(&asked)?;
    let mut commands = Vec::new();
    for wanted in asked.as_array().into_iter().flatten() {
        commands.push(adopt(world, wanted));
    }
    world.commands = commands;
    world.touch();
    Ok(Reply::ok(json!(world.commands)))
}

/// What was sent as `null` was not said, and is not told again.
fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let said = map.iter().filter(|(_, value)| !value.is_null());
            said.map(|(key, value)| (key.clone(), without_nulls(value))).collect()
        }
        Value::Array(list) => list.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}

fn adopt(world: &mut World, wanted: &Value) -> Value {
    let mut command = without_nulls(wanted);
    let former = world.commands.iter().find(|former| former["name"] == wanted["name"]).cloned();
    command["application_id"] = json!(world.bot);
    for (field, standard) in [
        ("type", json!(1)),
        ("options", json!([])),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("contexts", Value::Null),
        ("integration_types", json!([0])),
    ] {
        if command.get(field).is_none_or(Value::is_null) {
            command[field] = standard;
        }
    }
    match former {
        Some(former) => {
            command["id"] = former["id"].clone();
            command["version"] = former["version"].clone();
            if command != former {
                command["version"] = json!(world.ids.next());
            }
        }
        None => {
            command["id"] = json!(world.ids.next());
            command["version"] = json!(world.ids.next());
        }
    }
    command
}
