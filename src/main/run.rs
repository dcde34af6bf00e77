//! The bot at work: store, hall and platform put together, started in order and ended in order. Decides nothing.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use guildhall::chat::catalogue::{CommandSpec, catalogue};
use guildhall::config::{Settings, USUAL_PORT};
use guildhall::discord::{Access, Discord, Registered};
use guildhall::sandbox::{Options, Sandbox};
use guildhall::store::Store;
use guildhall::tables::{self, Hall};

use super::log;

/// Under this name the store keeps the fingerprint of the commands that are registered.
const REGISTERED: &str = "registered-commands";
/// The pause before the commands are registered again, where Discord did not take them; it doubles from try to try.
const FIRST_AGAIN: Duration = Duration::from_secs(60);
const A_DAY: Duration = Duration::from_secs(24 * 3600);

/// Runs the bot on Discord, or with what stands in for it, until it is told to stop.
///
/// # Errors
/// When a setting, the database or the token cannot be used, or Discord refuses the bot.
pub fn on_discord(settings: &Settings) -> anyhow::Result<()> {
    let token = settings.token.as_ref().map(|token| token.secret().to_owned());
    let Some(address) = &settings.stand_in else {
        let token = token.context(
            "there is no DISCORD_TOKEN: put it into the file .env (see .env.example), or try `guildhall sandbox` without",
        )?;
        let access = Access { token, stand_in: None, client: None, pace: Access::PACE };
        let usual = tables::Settings::default();
        return start(settings, serve(access, usual, settings.database.as_deref(), "On Discord. Ctrl+C ends it."));
    };
    let token = token.unwrap_or_else(|| Options::default().token);
    let access = Access { token, stand_in: Some(address.clone()), client: None, pace: Access::UNPACED };
    let greeting = format!("With the stand-in for Discord at {address}. Ctrl+C ends it.");
    let unpaced = tables::Settings { openings: Duration::ZERO, ..Default::default() };
    start(settings, serve(access, unpaced, settings.database.as_deref(), &greeting))
}

/// Runs the sandbox and the bot in it until it is told to stop.
///
/// # Errors
/// When the port or the database cannot be used.
pub fn in_sandbox(settings: &Settings) -> anyhow::Result<()> {
    start(settings, async {
        let sandbox = open(settings.port, &Options::default()).await?;
        let access = Access {
            token: sandbox.token().to_owned(),
            stand_in: Some(sandbox.url()),
            client: None,
            pace: Access::PACE,
        };
        let greeting = format!("The sandbox is open: {} (Ctrl+C ends it)", sandbox.url());
        let served = serve(access, tables::Settings::default(), settings.database.as_deref(), &greeting).await;
        sandbox.stop().await;
        served
    })
}

/// Runs the sandbox without the bot until it is told to stop: the bot comes, goes and crashes as it likes.
///
/// # Errors
/// When the port cannot be used.
pub fn sandbox_alone(settings: &Settings) -> anyhow::Result<()> {
    let usual = Options::default();
    let token = settings.token.as_ref().map_or(usual.token, |token| token.secret().to_owned());
    start(settings, async {
        let sandbox = open(settings.port, &Options { token, ..usual }).await?;
        let url = sandbox.url();
        // Whoever closed the output does not want to read it.
        let _ = writeln!(std::io::stdout().lock(), "The sandbox is open without a bot: {url} (DISCORD_API={url})");
        stopped().await;
        sandbox.stop().await;
        Ok(())
    })
}

/// How many ports after the usual one are tried.
const NEXT_PORTS: u16 = 50;

/// Opens the sandbox at the port that was asked for, or else at the first free one from the usual one on.
async fn open(port: Option<u16>, options: &Options) -> anyhow::Result<Sandbox> {
    let (first, last) = port.map_or((USUAL_PORT, USUAL_PORT + NEXT_PORTS), |port| (port, port));
    let mut port = first;
    loop {
        match Sandbox::start(port, options.clone()).await {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && port < last => port += 1,
            opened => return opened.with_context(|| format!("GUILDHALL_PORT {port} cannot be opened")),
        }
    }
}

/// Sets the log up and runs `work`.
fn start(settings: &Settings, work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let unread = log::set_up(settings.log);
    // Each thread keeps memory of its own; what blocks here (replaying, bots that think) is work for the processor.
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let runtime = tokio::runtime::Builder::new_multi_thread().max_blocking_threads(cores + 2).enable_all().build()?;
    runtime.spawn(unread.tell());
    runtime.block_on(work)
}

/// Serves until it is told to stop, and ends in order: what is in work is finished, what is unsaid is kept.
async fn serve(
    access: Access,
    tables: tables::Settings,
    database: Option<&Path>,
    greeting: &str,
) -> anyhow::Result<()> {
    let store = database.map_or_else(Store::in_memory, Store::open)?;
    let discord = Arc::new(Discord::new(access)?);
    // Before the hall opens, which may have something to say at once.
    discord.check_token().await?;
    let hall = Hall::start(store.clone(), discord.chat(), tables).await?;
    let commands: Arc<[CommandSpec]> = catalogue().into();
    let registering = tokio::spawn(register(discord.clone(), store.clone(), commands.clone(), greeting.to_owned()));
    let ended = discord.run(hall.clone(), &commands, stopped()).await;
    registering.abort();
    hall.stop().await;
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
async fn stopped() {
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
