//! Tells Discord which commands there are, only when that has changed: an application may create no more than 200 a
//! day. Learns the commands' ids, under which they can be clicked in a text. Knows no command by name.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serenity::http::{LightMethod, Route};
use sha2::{Digest, Sha256};

use super::commands::registered;
use super::errors::Refusal;
use super::outbound::{Outbound, json_of};
use super::rest::Call;
use crate::chat::catalogue::CommandSpec;

/// A command as Discord lists it, as far as it is of interest.
#[derive(Deserialize)]
struct Listed {
    id: String,
    name: String,
}

/// The fingerprint of a set of commands, of all that Discord is told about them.
fn fingerprint(body: &[u8]) -> String {
    Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Registers the commands unless `stored` is their fingerprint and Discord has them all; the answer is the fingerprint
/// to store, when it is a new one.
pub(super) async fn register(outbound: &Outbound, catalogue: &[CommandSpec], stored: Option<&str>) -> Option<String> {
    let body = json_of(&registered(catalogue)).ok()?;
    let names: BTreeSet<&str> = catalogue.iter().map(|command| command.name.default.as_str()).collect();
    let wanted = fingerprint(&body);
    let known =
        if stored == Some(&wanted) { ids(list(outbound, LightMethod::Get, None).await) } else { BTreeMap::new() };
    if !known.is_empty() && known.keys().eq(&names) {
        outbound.learn(known);
        return None;
    }
    let made = ids(list(outbound, LightMethod::Put, Some(body)).await);
    let is_made = !made.is_empty();
    outbound.learn(made);
    is_made.then_some(wanted)
}

/// Asks for the list of commands, or sets it. A refusal is told once, and the bot goes on.
async fn list(outbound: &Outbound, method: LightMethod, body: Option<Vec<u8>>) -> Result<Vec<u8>, Refusal> {
    let Some(application_id) = outbound.rest.application().await else {
        return Err(Refusal::unanswered("the application is not known".to_owned()));
    };
    let call = Call::new(method, Route::Commands { application_id });
    outbound.rest.send(body.into_iter().fold(call, Call::body)).await
}

fn ids(list: Result<Vec<u8>, Refusal>) -> BTreeMap<String, u64> {
    let list = list.map_err(|refusal| refusal.to_string()).and_then(|body| {
        let list: Vec<Listed> = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
        Ok(list)
    });
    match list {
        Ok(list) => list.into_iter().filter_map(|command| Some((command.name, command.id.parse().ok()?))).collect(),
        Err(error) => {
            tracing::error!(%error, "Discord did not take the commands; those it has go on working");
            BTreeMap::new()
        }
    }
}
