//! The bot at work: store, manager and platform put together, started in order and ended in order. Decides nothing.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use guildhall::chat::catalogue::{CommandSpec, catalogue};
use guildhall::config::{Database, Settings};
use guildhall::discord::{Access, Discord, Registered};
use guildhall::store::Store;
use guildhall::tables::{self, Manager};

use super::health::{Health, Parts};
use super::log;
#[cfg(unix)]
use super::service;

/// Under this name the store keeps the fingerprint of the commands that are registered.
pub(super) const REGISTERED: &str = "registered-commands";
/// The pause before the commands are registered again, where Discord did not take them; it doubles from try to try.
const FIRST_AGAIN: Duration = Duration::from_secs(60);
const A_DAY: Duration = Duration::from_secs(24 * 3600);

/// So long what still goes on at the end is waited for.
const LAST: Duration = Duration::from_secs(2);

/// Runs the bot on Discord, or with what stands in for it, until it is told to stop.
///
/// # Errors
/// When a setting, the database or the token cannot be used, or Discord refuses the bot.
pub fn on_discord(settings: &Settings) -> anyhow::Result<()> {
    let access = access(settings).context(
        "there is no DISCORD_TOKEN: put it into the file .env (see .env.example), or try `guildhall sandbox` without",
    )?;
    let discord = Discord::new(access)?.in_shards(settings.shards);
    let usual = tables::Settings { keep: settings.keep, ..Default::default() };
    let Some(address) = &settings.stand_in else {
        return start(settings, serve(settings, discord, usual, "On Discord. Ctrl+C ends it."));
    };
    let greeting = format!("With the stand-in for Discord at {address}. Ctrl+C ends it.");
    let unpaced = tables::Settings { openings: Duration::ZERO, ..usual };
    start(settings, serve(settings, discord, unpaced, &greeting))
}

/// How Discord, or what stands in for it, is reached; in no way without a token.
pub(super) fn access(settings: &Settings) -> Option<Access> {
    let token = settings.token.as_ref().map(|token| token.secret().to_owned());
    let token = token.or_else(|| settings.stand_in.as_ref().and_then(|_| usual_token()))?;
    let pace = if settings.stand_in.is_some() { Access::UNPACED } else { Access::PACE };
    Some(Access { token, stand_in: settings.stand_in.clone(), proxy: settings.proxy.clone(), client: None, pace })
}

/// The token that the sandbox takes unless told otherwise.
#[cfg(feature = "sandbox")]
fn usual_token() -> Option<String> {
    Some(guildhall::sandbox::Options::default().token)
}

#[cfg(not(feature = "sandbox"))]
const fn usual_token() -> Option<String> {
    None
}

/// Sets the log up and runs `work`.
pub(super) fn start(settings: &Settings, work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let unread = log::set_up(settings.log, settings.logs_json);
    // Each thread keeps memory of its own; what blocks here (replaying, bots that think) is work for the processor.
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    // One thread may be lost for a while to a shard that Discord refuses.
    builder.worker_threads(cores.max(2)).max_blocking_threads(cores + 2).enable_all();
    let runtime = builder.build()?;
    runtime.spawn(unread.tell());
    let ended = runtime.block_on(work);
    // What goes on then is wanted by nobody, and may go on for ever.
    runtime.shutdown_timeout(LAST);
    ended
}

/// Opens the memory that is meant.
pub(super) async fn open(database: &Database) -> anyhow::Result<Store> {
    Ok(match database {
        Database::File(path) => Store::open(path)?,
        #[cfg(feature = "postgres")]
        Database::Server(at) => Store::at(&at.address, at.password.as_deref()).await?,
    })
}

/// Serves until it is told to stop, and ends in order: what is in work is finished, what is unsaid is kept.
pub(super) async fn serve(
    settings: &Settings,
    discord: Discord,
    tables: tables::Settings,
    greeting: &str,
) -> anyhow::Result<()> {
    let health = Health::open(settings.health).await?;
    #[cfg(unix)]
    let telling = tokio::spawn(service::tell(health.clone()));
    let store = match &settings.database {
        Some(database) => open(database).await?,
        None => Store::in_memory()?,
    };
    let discord = Arc::new(discord);
    // Before the manager opens, which may have something to say at once.
    discord.check().await?;
    let manager = Manager::start(store.clone(), discord.chat(), tables).await?;
    health.serves(Parts { store: store.clone(), discord: discord.clone(), manager: manager.clone() });
    let commands: Arc<[CommandSpec]> = catalogue().into();
    let registering = tokio::spawn(register(discord.clone(), store.clone(), commands.clone(), greeting.to_owned()));
    let ended = discord.run(manager.clone(), &commands, stopped()).await;
    health.ends();
    #[cfg(unix)]
    {
        telling.abort();
        service::ends();
    }
    registering.abort();
    manager.stop().await;
    store.close().await;
    Ok(ended?)
}

/// Registers the commands, once the bot is connected, and says that everything is ready. Tried again with growing
/// pauses where Discord did not take them, and looked at once a day, since somebody may have deleted them.
async fn register(discord: Arc<Discord>, store: Store, commands: Arc<[CommandSpec]>, greeting: String) {
    let mut greeting = Some(greeting);
    let mut pause = FIRST_AGAIN;
    loop {
        let stored = store.note(REGISTERED).await.unwrap_or_else(|error| {
            tracing::error!(%error, "which commands are registered can't be read");
            None
        });
        let registered = discord.register(&commands, stored.as_deref()).await;
        if let Registered::Anew(fingerprint) = &registered
            && let Err(error) = store.set_note(REGISTERED, fingerprint.clone()).await
        {
            tracing::error!(%error, "which commands are registered can't be written down");
        }
        if let Some(greeting) = greeting.take() {
            // Whoever closed the output does not want to read it.
            let _ = writeln!(std::io::stdout().lock(), "{greeting}");
        }
        let is_done = registered != Registered::Not;
        tokio::time::sleep(if is_done { A_DAY } else { pause }).await;
        pause = if is_done { FIRST_AGAIN } else { (pause * 2).min(A_DAY) };
    }
}

/// Done when the process is asked to end, from the keyboard or by the system.
pub(super) async fn stopped() {
    let keyboard = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let system = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        let Ok(mut system) = system else { return drop(keyboard.await) };
        tokio::select! {
            _ = keyboard => {}
            _ = system.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(keyboard.await);
}
