//! Tells Discord which commands there are, only when that has changed: an application may create no more than 200 a
//! day. Learns the commands' ids, under which they can be clicked in a text. Knows no command by name.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;
use serenity::http::{LightMethod, Route};
use sha2::{Digest, Sha256};

use super::commands::registered;
use super::outbound::Outbound;
use super::rest::Call;
use crate::chat::catalogue::CommandSpec;

/// A slash command, in Discord's numbering. What is of another type is not ours: with activities switched on there is
/// one that opens them, and a list without it is refused.
const SLASH: u8 = 1;

/// A command as Discord lists it, as far as it is of interest.
#[derive(Deserialize)]
struct Listed {
    id: String,
    name: String,
    #[serde(rename = "type", default = "slash")]
    kind: u8,
}

fn slash() -> u8 {
    SLASH
}

/// What came of registering the commands.
#[derive(Clone, Debug, PartialEq)]
pub enum Registered {
    /// Discord knew them already.
    Known,
    /// Discord knows them now; their fingerprint is to be stored.
    Anew(String),
    /// Discord did not take them, or could not be asked; those it has go on working.
    Not,
}

/// The fingerprint of a set of commands, of all that Discord is told about them.
fn fingerprint(body: &[u8]) -> String {
    Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Registers the commands unless `stored` is their fingerprint and Discord has them all.
pub(super) async fn register(outbound: &Outbound, catalogue: &[CommandSpec], stored: Option<&str>) -> Registered {
    match try_to_register(outbound, catalogue, stored).await {
        Ok(registered) => registered,
        Err(error) => {
            tracing::error!(%error, "Discord did not take the commands; those it has go on working");
            Registered::Not
        }
    }
}

async fn try_to_register(
    outbound: &Outbound,
    catalogue: &[CommandSpec],
    stored: Option<&str>,
) -> Result<Registered, String> {
    let Registration { ours, wanted, names, listed, known } = registration(outbound, catalogue).await?;
    if stored == Some(&wanted) && known.keys().eq(&names) {
        outbound.learn(known);
        return Ok(Registered::Known);
    }
    let body = with_foreign(ours, listed).to_string().into_bytes();
    let made = list(outbound, LightMethod::Put, Some(body)).await?;
    outbound.learn(ids(&made)?);
    Ok(Registered::Anew(wanted))
}

/// What is to be registered, and what is.
pub(super) struct Registration<'a> {
    ours: Value,
    /// The fingerprint of ours.
    pub(super) wanted: String,
    /// The names of ours.
    pub(super) names: BTreeSet<&'a str>,
    listed: Value,
    /// The slash commands that Discord has, with their ids.
    pub(super) known: BTreeMap<String, u64>,
}

/// Looks at both.
pub(super) async fn registration<'a>(
    outbound: &Outbound,
    catalogue: &'a [CommandSpec],
) -> Result<Registration<'a>, String> {
    let ours = serde_json::to_value(registered(catalogue)).map_err(|error| error.to_string())?;
    let wanted = fingerprint(ours.to_string().as_bytes());
    let names = catalogue.iter().map(|command| command.name.default.as_str()).collect();
    let listed = list(outbound, LightMethod::Get, None).await?;
    let known = ids(&listed)?;
    Ok(Registration { ours, wanted, names, listed, known })
}

/// Our commands, and those of other types as they are.
fn with_foreign(mut ours: Value, listed: Value) -> Value {
    if let (Some(ours), Value::Array(listed)) = (ours.as_array_mut(), listed) {
        ours.extend(listed.into_iter().filter(|one| one["type"].as_u64().is_some_and(|kind| kind != u64::from(SLASH))));
    }
    ours
}

/// Asks for the list of commands, or sets it.
async fn list(outbound: &Outbound, method: LightMethod, body: Option<Vec<u8>>) -> Result<Value, String> {
    let application_id = outbound.rest.application().await.ok_or("the application is not known")?;
    // What is not ours goes back as it is, its translations too.
    let whole = vec![("with_localizations", "true".to_owned())];
    let params = if matches!(method, LightMethod::Get) { whole } else { Vec::new() };
    let call = Call::new(method, Route::Commands { application_id }).params(params);
    let body = outbound.rest.send(body.into_iter().fold(call, Call::body)).await;
    serde_json::from_slice(&body.map_err(|refusal| refusal.to_string())?).map_err(|error| error.to_string())
}

/// The slash commands of a list by name.
fn ids(list: &Value) -> Result<BTreeMap<String, u64>, String> {
    let list: Vec<Listed> = Vec::deserialize(list).map_err(|error| error.to_string())?;
    let ours = list.into_iter().filter(|command| command.kind == SLASH);
    Ok(ours.filter_map(|command| Some((command.name, command.id.parse().ok()?))).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_no_slash_command_stays_and_is_not_counted() {
        let listed = json!([
            {"id": "1", "name": "table", "type": 1}, {"id": "2", "name": "launch", "type": 4, "handler": 2},
            {"id": "3", "name": "old", "type": 1}, {"id": "4", "name": "hand"},
        ]);
        assert_eq!(ids(&listed).unwrap().into_keys().collect::<Vec<_>>(), ["hand", "old", "table"]);
        let body = with_foreign(json!([{"name": "table"}]), listed);
        assert_eq!(body, json!([{"name": "table"}, {"id": "2", "name": "launch", "type": 4, "handler": 2}]));
    }
}
