//! The sandbox at work, with the bot in it or alone.

use std::io::Write;

use anyhow::Context;
use guildhall::config::{Settings, USUAL_PORT};
use guildhall::discord::{Access, Discord};
use guildhall::sandbox::{Options, Sandbox};
use guildhall::tables::{self, Clock};

use super::run::{serve, start, stopped};

/// The clock of the tables in the sandbox.
static CLOCK: Clock = Clock::of_machine();

/// Runs the sandbox and the bot in it until it is told to stop.
///
/// # Errors
/// When the port or the database cannot be used.
pub fn with_bot(settings: &Settings) -> anyhow::Result<()> {
    start(settings, async {
        // Whoever moves the sandbox's clock on moves that of the tables.
        let moved = |time, is_away| if is_away { CLOCK.sleep(time) } else { CLOCK.put_on(time) };
        let options = Options { moved, ..Options::default() };
        let sandbox = open(settings.port, &options).await?;
        let access = Access {
            token: sandbox.token().to_owned(),
            stand_in: Some(sandbox.url()),
            proxy: None,
            client: None,
            pace: Access::PACE,
        };
        let greeting = format!("The sandbox is open: {} (Ctrl+C ends it)", sandbox.url());
        let tables = tables::Settings { clock: &CLOCK, keep: settings.keep, ..Default::default() };
        let served = serve(settings, Discord::new(access)?, tables, &greeting).await;
        sandbox.stop().await;
        served
    })
}

/// Runs the sandbox without the bot until it is told to stop: the bot comes, goes and crashes as it likes.
///
/// # Errors
/// When the port cannot be used.
pub fn alone(settings: &Settings) -> anyhow::Result<()> {
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
