//! The sandbox: a server on this machine that imitates the part of Discord a bot of this kind uses, with a web page
//! for people and an HTTP interface for scripts.
//!
//! It speaks Discord's REST v10 and gateway as Discord documents them, strictly: what Discord would refuse is refused
//! with Discord's own code. It knows nothing of Guildhall: it shares no code with the adapter and uses no other
//! module, so that a mistake in one is seen by the other. Voice, reactions, roles, stickers, polls, components v2 and
//! everything else the bot does not use are absent and refused. The world lives in memory and ends with the process.

mod act;
mod changes;
mod check;
mod driver;
mod error;
mod faults;
mod gateway;
mod guild;
mod interaction;
mod listener;
mod mentions;
mod message;
mod page;
mod picture;
mod place;
mod rest;
mod snowflake;
mod traffic;
mod upload;
mod world;

use std::future::IntoFuture;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use world::World;

/// How often it is looked at what the clock alone brings about.
const TICK: Duration = Duration::from_millis(100);

/// How long requests under way may take to end when the sandbox stops.
const GRACE: Duration = Duration::from_secs(1);

/// What can be set when a sandbox starts. The defaults are Discord's own times.
#[derive(Debug, Clone)]
pub struct Options {
    /// The token the bot must show, without the word `Bot`.
    pub token: String,
    /// How long the bot may take for its first answer to an interaction: three seconds on Discord.
    pub answer_within: Duration,
    /// How long an interaction's token can be used after its first answer: fifteen minutes on Discord.
    pub token_life: Duration,
    /// How often the bot must send a heartbeat: 41.25 seconds on Discord.
    pub heartbeat: Duration,
    /// How long a message's nonce is remembered: "a few minutes" on Discord.
    pub nonce_life: Duration,
    /// How many ordinary requests a second the whole bot may make: 50 on Discord.
    pub requests_a_second: u32,
    /// With how many people direct messages may be opened in ten minutes: some twenty on Discord.
    pub most_openings: usize,
    /// How often the bot may identify a day, before its token is taken away: 1000 on Discord.
    pub most_identifies: u64,
    /// How many servers there are; the same four people are in each.
    pub guilds: u64,
    /// How many shards are recommended to the bot.
    pub shards: u64,
    /// How many shards may identify at once: 1 for most bots on Discord.
    pub max_concurrency: u64,
    /// How long the next shard must wait with that: five seconds on Discord. Asked only of a bot that has shards.
    pub identify_pause: Duration,
    /// How many servers one shard may have: 2500 on Discord.
    pub guilds_a_shard: usize,
    /// Told by how much the driver moves the clock on, for a bot that goes by another one, and whether the bot was away
    /// meanwhile.
    pub moved: fn(Duration, bool),
}

impl Default for Options {
    fn default() -> Self {
        Options {
            token: "sandbox-token".to_owned(),
            answer_within: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            heartbeat: Duration::from_millis(41_250),
            nonce_life: Duration::from_secs(5 * 60),
            requests_a_second: 50,
            most_openings: 20,
            most_identifies: 1000,
            guilds: 1,
            shards: 1,
            max_concurrency: 1,
            identify_pause: Duration::from_secs(5),
            guilds_a_shard: 2500,
            moved: |_, _| {},
        }
    }
}

/// A running sandbox. Dropping it stops the server without ceremony; [`Sandbox::stop`] waits until it has ended.
#[derive(Debug)]
pub struct Sandbox {
    address: SocketAddr,
    token: String,
    stop: Option<oneshot::Sender<()>>,
    server: JoinHandle<()>,
}

impl Sandbox {
    /// Starts a sandbox on 127.0.0.1 at `port`; 0 takes any free port.
    ///
    /// # Errors
    /// When the port cannot be opened, usually because another program has it.
    pub async fn start(port: u16, options: Options) -> std::io::Result<Sandbox> {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
        let address = listener.local_addr()?;
        let token = options.token.clone();
        let shared = Arc::new(Shared::new(address, options));
        let router = Router::new()
            .merge(page::routes())
            .merge(driver::routes())
            .merge(gateway::routes())
            .merge(rest::routes())
            .with_state(shared.clone());
        let (stop, stopped) = oneshot::channel();
        let server = tokio::spawn(async move {
            let mut clock = tokio::time::interval(TICK);
            let service = router.into_make_service_with_connect_info::<listener::Peer>();
            let (end, ended) = oneshot::channel::<()>();
            let serving = axum::serve(listener::Severable(listener), service).with_graceful_shutdown(async {
                // Sent or dropped: either way it is the end.
                let _ = ended.await;
            });
            let mut serving = pin!(serving.into_future());
            let mut stopped = stopped;
            loop {
                tokio::select! {
                    _ = &mut serving => break,
                    _ = &mut stopped => break,
                    _ = clock.tick() => shared.world().tick(),
                }
            }
            shared.world().close();
            let _ = end.send(());
            // Whoever does not take the end of its answer in time is left to find out alone.
            let _ = tokio::time::timeout(GRACE, serving).await;
        });
        Ok(Sandbox { address, token, stop: Some(stop), server })
    }

    /// Where the sandbox listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address as a URL without a final slash, for a browser and for the bot's REST proxy setting.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The token the bot must show, without the word `Bot`.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Stops the server: connections are closed, the port is free when this returns.
    pub async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            // The receiver is gone only if the server has ended already, which is what is wanted.
            let _ = stop.send(());
        }
        let _ = (&mut self.server).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }
}

/// What every request handler holds: the options and the world behind its lock.
struct Shared {
    options: Options,
    world: Mutex<World>,
    news: watch::Receiver<u64>,
}

impl Shared {
    fn new(address: SocketAddr, options: Options) -> Shared {
        let (sender, news) = watch::channel(0);
        Shared { world: Mutex::new(World::new(format!("http://{address}"), options.clone(), sender)), options, news }
    }

    /// The world, locked. A panic elsewhere must not make the sandbox deaf, so a poisoned lock is taken all the same.
    fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
