//! The adapter of the port for Discord, on serenity and poise: the only module that knows either. Knows no rules, no
//! table and no words: what is said comes through [`Chat`], what happens goes to a [`Host`].
//!
//! The bot asks for one intent, GUILDS, and reads no message.

mod access;
mod checkup;
mod commands;
mod connect;
mod errors;
mod gate;
mod guilds;
mod inbound;
mod knock;
mod lines;
mod metered;
mod outbound;
mod place;
mod register;
mod repeats;
mod rest;
mod rights;
mod serve;
mod sessions;
mod shards;
mod there;
mod told;
mod wire;

use std::future::Future;
use std::sync::Arc;

pub use access::Access;
pub use checkup::{Account, Allowance, Application, CheckupError, Commands, Server};
pub use connect::ConnectError;
pub use lines::Stage;
pub use register::Registered;
pub use shards::{Shards, ShardsError};

use crate::chat::catalogue::CommandSpec;
use crate::chat::{Chat, Host};
use connect::Bot;
use lines::Lines;
use outbound::Outbound;
use repeats::Repeats;
use rest::Rest;
use serve::Service;

/// Where the log says that an event could not be read, with all that stands in it, tokens included.
pub const UNREADABLE: &str = "serenity::gateway::ws";

/// Where links to messages lead, on Discord itself.
const SITE: &str = "https://discord.com";

/// A bot's way to Discord.
pub struct Discord {
    access: Access,
    shards: Shards,
    rest: Arc<Rest>,
    repeats: Arc<Repeats>,
    outbound: Arc<Outbound>,
    lines: Arc<Lines>,
}

impl Discord {
    /// Prepares everything; nothing is sent yet.
    ///
    /// # Errors
    /// When the token cannot be one of Discord's, or no connection can be made on this machine at all.
    pub fn new(access: Access) -> Result<Discord, ConnectError> {
        if access.stand_in.is_none() && serenity::utils::token::validate(&access.token).is_err() {
            return Err(ConnectError::Malformed);
        }
        let rest = Arc::new(Rest::new(&access)?);
        let site = access.stand_in.as_deref().unwrap_or(SITE).to_owned();
        let repeats = Arc::new(Repeats::default());
        let outbound = Arc::new(Outbound::new(rest.clone(), repeats.clone(), site));
        Ok(Discord { access, shards: Shards::Auto, rest, repeats, outbound, lines: Arc::default() })
    }

    /// The same with these shards.
    #[must_use]
    pub fn in_shards(self, shards: Shards) -> Discord {
        Discord { shards, ..self }
    }

    /// What the bot says things with.
    pub fn chat(&self) -> Arc<dyn Chat> {
        self.outbound.clone()
    }

    /// Asks whether the token is good, and whether there are enough shards, before anything is said in its name. Discord
    /// out of reach is no failure: it is logged, and found again later.
    ///
    /// # Errors
    /// When the token is refused, or Discord would refuse the shards.
    pub async fn check(&self) -> Result<(), ConnectError> {
        connect::welcome(&self.rest, self.shards).await.map(drop)
    }

    /// Registers the commands if they are not those of the hash `stored` at the last time, and learns their ids
    /// either way. A refusal is logged and leaves the bot to serve the commands that Discord knows already.
    pub async fn register(&self, catalogue: &[CommandSpec], stored: Option<&str>) -> Registered {
        register::register(&self.outbound, catalogue, stored).await
    }

    /// How far each shard is connected; none before the first connection.
    pub fn stages(&self) -> Vec<Stage> {
        self.lines.stages()
    }

    /// The shards that have had no session yet, or none for a minute.
    pub fn missing(&self) -> Vec<u32> {
        self.lines.missing()
    }

    /// Serves `host` until `stop` is done, however often the connection is lost.
    ///
    /// # Errors
    /// When Discord refuses the bot for good.
    pub async fn run(
        &self,
        host: Arc<dyn Host>,
        catalogue: &[CommandSpec],
        stop: impl Future<Output = ()>,
    ) -> Result<(), ConnectError> {
        let service = Service::new(host, self.rest.clone(), self.repeats.clone());
        let bot = Bot::new(service, self.rest.clone(), self.lines.clone());
        connect::run((&self.access, self.shards), bot, catalogue, stop).await
    }
}
