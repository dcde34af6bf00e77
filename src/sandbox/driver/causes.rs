//! Causing faults, and taking them back.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::Shared;
use super::super::faults::Fault;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Told, missing, parse};

fn told(world: &World) -> Value {
    let faults: Vec<Value> = world
        .faults
        .list()
        .map(|(number, fault)| {
            let mut entry = json!(fault);
            entry["id"] = json!(number);
            entry
        })
        .collect();
    json!({ "now": world.version, "faults": faults })
}

/// The faults in force.
pub(super) async fn list(State(shared): State<Arc<Shared>>) -> Told {
    Ok(axum::Json(told(&shared.world())))
}

/// Causes a fault.
pub(super) async fn add(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let fault: Fault = parse(&body)?;
    let mut world = shared.world();
    let number = world.faults.add(fault);
    world.touch();
    let mut answer = told(&world);
    answer["id"] = json!(number);
    Ok(axum::Json(answer))
}

/// Takes one fault back.
pub(super) async fn remove(State(shared): State<Arc<Shared>>, Path(number): Path<u64>) -> Told {
    let mut world = shared.world();
    if !world.faults.remove(number) {
        return Err(missing("fault"));
    }
    world.touch();
    Ok(axum::Json(told(&world)))
}

/// Takes all faults back.
pub(super) async fn clear(State(shared): State<Arc<Shared>>) -> Told {
    let mut world = shared.world();
    world.faults.clear();
    world.touch();
    Ok(axum::Json(told(&world)))
}

/// What to do to the gateway's lines: to those of one shard or, where none is named, to all.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Gateway {
    /// The line breaks without a word.
    Drop { shard: Option<u64> },
    /// The bot is asked to reconnect (op 7).
    Reconnect { shard: Option<u64> },
    /// The session is declared invalid (op 9).
    Invalidate {
        shard: Option<u64>,
        #[serde(default)]
        resumable: bool,
    },
    /// The connection is closed with a code.
    Close { shard: Option<u64>, code: u16 },
}

/// Disturbs the gateway connection.
pub(super) async fn gateway(State(shared): State<Arc<Shared>>, body: Bytes) -> Told {
    let order: Gateway = parse(&body)?;
    let mut guard = shared.world();
    let world = &mut *guard;
    match order {
        Gateway::Drop { shard } => world.gateway.drop_lines(shard),
        Gateway::Reconnect { shard } => world.gateway.ask_to_reconnect(&mut world.traffic, shard),
        Gateway::Invalidate { shard, resumable } => world.gateway.invalidate(&mut world.traffic, shard, resumable),
        Gateway::Close { shard, code } => world.gateway.close_with(shard, code),
    }
    Ok(axum::Json(json!({ "now": world.version })))
}

/// Makes an interaction's token invalid before its time.
pub(super) async fn expire(State(shared): State<Arc<Shared>>, Path(id): Path<u64>) -> Told {
    let mut world = shared.world();
    world.interactions.get_mut(&Id(id)).ok_or_else(|| missing("interaction"))?.expired = true;
    world.touch();
    Ok(axum::Json(json!({ "now": world.version })))
}
