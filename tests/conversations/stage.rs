//! A sandbox with the bot in it: the real adapter, over real HTTP and a real gateway connection.

use std::sync::Arc;

use guildhall::chat::catalogue::{self, CommandSpec};
use guildhall::chat::{ChannelId, Chat, Host, UserId};
use guildhall::discord::{Access, ConnectError, Discord, Registered};
use guildhall::sandbox::{Options, Sandbox};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::driver::{Driver, Person};

/// The way of a bot into a sandbox.
pub fn access(sandbox: &Sandbox) -> Access {
    let (token, stand_in) = (sandbox.token().to_owned(), Some(sandbox.url()));
    Access { token, stand_in, proxy: None, client: None, pace: Access::PACE }
}

/// The sandbox, the bot, and the way to both.
pub struct Stage {
    pub driver: Driver,
    pub chat: Arc<dyn Chat>,
    pub discord: Arc<Discord>,
    pub sandbox: Sandbox,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), ConnectError>>,
}

impl Stage {
    /// Opens a sandbox with Discord's own times and lets the host made by `host` serve it.
    pub async fn open(host: impl FnOnce(Arc<dyn Chat>) -> Arc<dyn Host>) -> Stage {
        let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
        let access = access(&sandbox);
        Stage::with(sandbox, access, host).await
    }

    /// Lets the bot into a sandbox by this way.
    pub async fn with(sandbox: Sandbox, access: Access, host: impl FnOnce(Arc<dyn Chat>) -> Arc<dyn Host>) -> Stage {
        let discord = Arc::new(Discord::new(access).unwrap());
        let host = host(discord.chat());
        Stage::run(sandbox, discord, host).await
    }

    /// Runs a bot that is ready to be run.
    pub async fn run(sandbox: Sandbox, discord: Arc<Discord>, host: Arc<dyn Host>) -> Stage {
        let driver = Driver::new(sandbox.url());
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn({
            let discord = discord.clone();
            async move {
                let stopped = async {
                    let _ = stopped.await;
                };
                discord.run(host, &commands(), stopped).await
            }
        });
        let registered = discord.register(&commands(), None).await;
        assert!(
            matches!(registered, Registered::Anew(_)),
            "{:?}",
            driver.requests().await.last().map(|put| &put["response"])
        );
        driver.online(1).await;
        Stage { driver, chat: discord.chat(), discord, sandbox, stop, running }
    }

    pub fn anna(&self) -> Person {
        self.driver.person("Anna")
    }

    pub fn bela(&self) -> Person {
        self.driver.person("Béla")
    }

    pub fn cecylia(&self) -> Person {
        self.driver.person("Cecylia")
    }

    /// The id of a channel, by its name.
    pub async fn channel(&self, name: &str) -> ChannelId {
        ChannelId(self.id("channels", name).await)
    }

    /// The id of a person, by name.
    pub async fn user(&self, name: &str) -> UserId {
        UserId(self.id("users", name).await)
    }

    async fn id(&self, list: &str, name: &str) -> u64 {
        let state = self.driver.state().await;
        let found = state[list].as_array().unwrap().iter().find(|one| one["name"] == name).cloned();
        found.unwrap()["id"].as_str().unwrap().parse().unwrap()
    }

    /// How the bot ended by itself.
    pub async fn ended(self) -> Result<(), ConnectError> {
        self.running.await.unwrap()
    }

    /// Ends the bot in order, then the sandbox.
    pub async fn close(self) {
        self.stop.send(()).expect("the bot is still running");
        self.running.await.unwrap().unwrap();
        self.sandbox.stop().await;
    }
}

/// The commands as they are registered everywhere.
pub fn commands() -> Vec<CommandSpec> {
    catalogue::catalogue()
}
