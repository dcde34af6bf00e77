//! Finds out why a shard gets no session. Serenity takes the codes with which Discord refuses a shard for good for
//! something that passes: it goes round in circles on the line that was closed, as fast as the machine can, and tries
//! again with each heartbeat, until the token is gone. So where a shard stays without a session, the door is held and
//! the gateway is asked once as that shard, by ourselves.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use serenity::all::{ConnectionStage, GatewayIntents, ShardManager};
use tokio::sync::{Mutex as Door, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use super::ConnectError;

/// A shard without a session for so long is late. Serenity begins the next one after five seconds, which then must wait:
/// at most one goes round in circles.
const LATE: Duration = Duration::from_secs(4);
/// So long a late one has still, while the door is held; until then Discord would not let another identify.
const GRACE: Duration = Duration::from_secs(3);
/// The next one may identify so long after us.
const NEXT: Duration = Duration::from_secs(5);
/// After that the same shard is asked about no more for a while: where it is not refused, time mends it.
const AGAIN: Duration = Duration::from_secs(600);
/// How long the gateway may take to answer.
const ANSWER: Duration = Duration::from_secs(10);
/// How often it is looked.
const LOOK: Duration = Duration::from_millis(500);

/// With these codes Discord refuses a shard for good: there is none of that number, or it has too many servers.
const INVALID_SHARD: u16 = 4010;
const SHARDING_REQUIRED: u16 = 4011;

/// Done when Discord refuses a shard for good, and with why. It is watched from a thread of its own: a shard in circles
/// holds one of the runtime's up, which may be the one that keeps the clocks of all others.
pub(super) async fn refused(
    shards: Arc<ShardManager>,
    door: Arc<Door<String>>,
    token: String,
    of: u32,
) -> ConnectError {
    let (mut answer, told) = oneshot::channel();
    let work = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let refusal = runtime.ok().and_then(|runtime| {
            runtime.block_on(async {
                tokio::select! {
                    refusal = watch(&shards, &door, &token, of) => Some(refusal),
                    () = answer.closed() => None,
                }
            })
        });
        // Whoever asked may have stopped waiting.
        let _ = refusal.map(|refusal| answer.send(refusal));
    };
    if let Err(error) = std::thread::Builder::new().name("knock".to_owned()).spawn(work) {
        tracing::error!(%error, "a shard that is refused for good will not be found out");
    }
    match told.await {
        Ok(refusal) => refusal,
        Err(_) => std::future::pending().await,
    }
}

async fn watch(shards: &ShardManager, door: &Door<String>, token: &str, of: u32) -> ConnectError {
    let mut asked = BTreeMap::new();
    let mut waiting = BTreeMap::new();
    loop {
        sleep(LOOK).await;
        let without = without_session(shards).await;
        waiting.retain(|shard, _| without.contains(shard));
        for shard in without {
            waiting.entry(shard).or_insert_with(Instant::now);
        }
        asked.retain(|_, at: &mut Instant| at.elapsed() < AGAIN);
        let late = waiting.iter().find(|(shard, since)| since.elapsed() > LATE && !asked.contains_key(*shard));
        let Some(shard) = late.map(|(shard, _)| *shard) else { continue };
        let address = door.lock().await;
        if is_back(shards, shard).await {
            continue;
        }
        asked.insert(shard, Instant::now());
        match knock(&address, token, shard, of).await {
            Some(code @ (INVALID_SHARD | SHARDING_REQUIRED)) => return ConnectError::Shard { shard, of, code },
            code => tracing::warn!(shard, code, "a shard gets no session, and is not refused for good"),
        }
        sleep(NEXT).await;
    }
}

/// The shards that were begun and have had no session yet. One that tries to get its session back has another stage,
/// and time: it may be the network that is away.
async fn without_session(shards: &ShardManager) -> Vec<u32> {
    let runners = shards.runners.lock().await;
    let without = runners.iter().filter(|(_, runner)| runner.stage == ConnectionStage::Disconnected);
    without.map(|(shard, _)| shard.0).collect()
}

/// Whether a shard gets its session within a while, or is begun anew.
async fn is_back(shards: &ShardManager, shard: u32) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < GRACE {
        sleep(LOOK).await;
        if !without_session(shards).await.contains(&shard) {
            return true;
        }
    }
    false
}

/// Identifies as a shard and leaves again; the code with which the line was closed, if it was.
async fn knock(address: &str, token: &str, shard: u32, of: u32) -> Option<u16> {
    let url = format!("{address}?v=10&encoding=json");
    let identify = json!({ "op": 2, "d": {
        "token": token, "shard": [shard, of], "intents": GatewayIntents::GUILDS.bits(),
        "properties": { "os": std::env::consts::OS, "browser": "guildhall", "device": "guildhall" },
    } });
    let ask = async {
        let (mut line, _) = connect_async(url).await.ok()?;
        line.send(Message::Text(identify.to_string())).await.ok()?;
        while let Some(Ok(message)) = line.next().await {
            match message {
                Message::Close(frame) => return frame.map(|frame| frame.code.into()),
                Message::Text(text) if is_greeting(&text) => {}
                _ => break,
            }
        }
        // Whatever came of it, the session is not wanted.
        let _ = line.close(None).await;
        None
    };
    timeout(ANSWER, ask).await.ok().flatten()
}

/// Whether it is what the gateway says first of all, before it has heard anything (op 10).
fn is_greeting(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|frame| frame["op"] == 10)
}
