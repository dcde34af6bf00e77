//! The connection to Discord's gateway: opened, watched, opened again, closed in order. Events go to [`super::serve`]
//! and [`super::guilds`]; nothing is done with them here.

use std::convert::Infallible;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use poise::{Framework, FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::Client;
use serenity::all::{
    ClientBuilder, FullEvent, GatewayError, GatewayIntents, GuildChannel, Interaction, Ready, Timestamp,
};
use serenity::http::{LightMethod, Route};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, sleep};

use super::access::Access;
use super::commands;
use super::gate::Rank;
use super::guilds::{is_new, welcome_channel};
use super::knock;
use super::lines::Lines;
use super::rest::{Call, Rest};
use super::serve::Service;
use super::sessions::{Budget, Sessions, tell_presence};
use super::shards::Shards;
use crate::chat::catalogue::CommandSpec;
use crate::chat::{ChannelId, GuildId};
use crate::words::Language;

/// The pause before the first new connection; it doubles up to [`LONGEST_PAUSE`]. Discord allows 1000 a day.
const FIRST_PAUSE: Duration = Duration::from_secs(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);
/// A connection that lasted so long was a good one: the pauses begin anew.
const LASTED: Duration = Duration::from_secs(600);
/// So often in a row a token that was good before may be refused.
const LAST_REFUSAL: u8 = 2;
/// How long work already begun may take when the program ends.
const FINISH_WITHIN: Duration = Duration::from_secs(5);

/// Why the bot cannot run at all. Each is one sentence for whoever starts it.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// What was given is not a token.
    #[error("DISCORD_TOKEN is no bot token: it has three parts with dots between (Developer Portal, page Bot)")]
    Malformed,
    /// The token is refused.
    #[error("Discord refuses DISCORD_TOKEN: copy a new one from the Developer Portal, page Bot, \"Reset Token\"")]
    Refused,
    /// The connection is refused for good.
    #[error("Discord's gateway refuses the bot: {0}")]
    Gateway(String),
    /// There are more servers than so many shards may have.
    #[error(
        "GUILDHALL_SHARDS has {count} shards, but Discord recommends {recommended} for so many servers and would refuse \
         some of {count}: leave it at auto"
    )]
    TooFewShards {
        /// How many there are.
        count: u32,
        /// How many Discord recommends.
        recommended: u32,
    },
    /// A shard is refused for good.
    #[error(
        "Discord refuses shard {shard} of {of} for good (code {code}: {}): leave GUILDHALL_SHARDS at auto, or take more",
        if *code == 4011 { "it has too many servers" } else { "there is no such shard" }
    )]
    Shard {
        /// Which one, from 0.
        shard: u32,
        /// Of how many.
        of: u32,
        /// Discord's code.
        code: u16,
    },
    /// The client for sending could not be made.
    #[error("no secure connections can be made on this machine: {0}")]
    Client(#[from] reqwest::Error),
}

impl ConnectError {
    /// Whether it is Discord that says no, so that it is no use to begin again before something has changed.
    #[must_use]
    pub fn is_for_good(&self) -> bool {
        !matches!(self, ConnectError::Client(_))
    }
}

/// What the events need: one for the life of the program, however often it connects.
pub(super) struct Bot {
    pub(super) service: Service,
    sessions: Sessions,
    rest: Arc<Rest>,
    lines: Arc<Lines>,
}

impl Bot {
    pub(super) fn new(service: Service, rest: Arc<Rest>, lines: Arc<Lines>) -> Arc<Bot> {
        Arc::new(Bot { service, sessions: Sessions::default(), rest, lines })
    }
}

/// What poise calls each event with.
pub(super) type Context<'a> = FrameworkContext<'a, Arc<Bot>, Infallible>;

/// Runs the bot until `stop` is done, however often the connection is lost.
pub(super) async fn run(
    (access, shards): (&Access, Shards),
    bot: Arc<Bot>,
    catalogue: &[CommandSpec],
    stop: impl Future<Output = ()>,
) -> Result<(), ConnectError> {
    let mut stop = pin!(stop);
    let mut pause = FIRST_PAUSE;
    let mut refusals = 0;
    loop {
        let begun = Instant::now();
        tokio::select! {
            ended = connection((access, shards), &bot, catalogue, &mut refusals) => {
                bot.lines.lost();
                bot.service.host.reachable(false).await;
                ended?;
            }
            () = &mut stop => {
                bot.service.finish(FINISH_WITHIN).await;
                return Ok(());
            }
        }
        pause = if begun.elapsed() > LASTED { FIRST_PAUSE } else { (pause * 2).min(LONGEST_PAUSE) };
        tracing::warn!(?pause, "the connection to Discord has ended; a new one follows");
        tokio::select! {
            () = sleep(pause) => {}
            () = &mut stop => return Ok(()),
        }
    }
}

/// One connection, from the first greeting to its end. An error is for good.
async fn connection(
    (access, shards): (&Access, Shards),
    bot: &Arc<Bot>,
    catalogue: &[CommandSpec],
    refusals: &mut u8,
) -> Result<(), ConnectError> {
    let of = match welcome(&bot.rest, shards).await {
        Ok(Welcome::Now { shards }) => {
            *refusals = 0;
            shards
        }
        Ok(Welcome::After(pause)) => {
            tracing::error!(?pause, "half of the connections that Discord allows a day are used; the bot waits");
            sleep(pause).await;
            return Ok(());
        }
        Ok(Welcome::Silence) => return Ok(()),
        Err(error @ ConnectError::TooFewShards { .. }) => return Err(error),
        Err(error) if *refusals >= LAST_REFUSAL || !bot.rest.knows_application() => return Err(error),
        Err(error) => {
            // While Discord has trouble it may refuse a good token now and then.
            tracing::warn!(%error, "refused, after it was accepted before");
            *refusals += 1;
            return Ok(());
        }
    };
    let http = access.http(&access.client()?);
    let framework = framework(bot.clone(), catalogue);
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).framework(framework).await;
    let mut client = match client {
        Ok(client) => Closing { client, work: bot.service.begin().await },
        Err(error) => {
            tracing::warn!(%error, "no connection");
            return Ok(());
        }
    };
    let (door, manager) = (client.client.ws_url.clone(), client.client.shard_manager.clone());
    let ended = tokio::select! {
        // Both ends of the range are begun.
        ended = client.client.start_shard_range(0..of.saturating_sub(1), of) => ended,
        refusal = knock::refused(manager.clone(), door.clone(), access.token.clone(), of) => return Err(refusal),
        () = bot.sessions.guard(&door, &manager, of) => return Ok(()),
        () = tell_presence(&manager, &*bot.service.host, &bot.lines, of) => return Ok(()),
    };
    match ended {
        Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Err(ConnectError::Refused),
        Err(serenity::Error::Gateway(
            error @ (GatewayError::InvalidGatewayIntents
            | GatewayError::DisallowedGatewayIntents
            | GatewayError::OverloadedShard),
        )) => Err(ConnectError::Gateway(error.to_string())),
        Err(error) => {
            tracing::warn!(%error, "the connection broke");
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// A client that says goodbye to the gateway when it is no longer wanted, even in the middle of something. The goodbye
/// is work, so the program waits for it.
struct Closing {
    client: Client,
    work: Option<OwnedSemaphorePermit>,
}

impl Drop for Closing {
    fn drop(&mut self) {
        let shards = self.client.shard_manager.clone();
        let work = self.work.take();
        tokio::spawn(async move {
            let _work = work;
            shards.shutdown_all().await;
        });
    }
}

/// What Discord says before a connection.
pub(super) enum Welcome {
    /// Come in, with so many shards.
    Now { shards: u32 },
    /// Too many sessions were begun today.
    After(Duration),
    /// It cannot be reached.
    Silence,
}

/// Whether Discord can be reached, takes the token and lets the bot connect. Asked before each connection, since a
/// refusal is clearer here, and since the day's sessions are counted there, whichever program has used them.
pub(super) async fn welcome(rest: &Rest, shards: Shards) -> Result<Welcome, ConnectError> {
    match rest.send(Call::new(LightMethod::Get, Route::GatewayBot).rank(Rank::Call)).await {
        Ok(body) => {
            let budget = serde_json::from_slice::<Budget>(&body).ok();
            budget.iter().for_each(Budget::tell);
            let shards = shards.count(budget.as_ref().map_or(1, |budget| budget.shards))?;
            let pause = budget.and_then(|budget| budget.pause(shards));
            Ok(pause.map_or(Welcome::Now { shards }, Welcome::After))
        }
        Err(refusal) if refusal.status == 401 => Err(ConnectError::Refused),
        Err(refusal) => {
            tracing::warn!(%refusal, "Discord cannot be reached");
            Ok(Welcome::Silence)
        }
    }
}

fn framework(bot: Arc<Bot>, catalogue: &[CommandSpec]) -> Framework<Arc<Bot>, Infallible> {
    let options = FrameworkOptions {
        commands: commands::known(catalogue),
        event_handler: |context, event| {
            Box::pin(async move {
                on_event(context, event).await;
                Ok(())
            })
        },
        on_error: |error| Box::pin(on_error(error)),
        ..FrameworkOptions::default()
    };
    Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(|_, ready, _| {
            // Before any other event is served: which servers are new depends on it.
            on_ready(&bot, ready);
            Box::pin(async move { Ok(bot) })
        })
        .build()
}

/// Keeps what a connection tells about the bot itself. Comes again after each loss of the session, and starts nothing.
fn on_ready(bot: &Bot, ready: &Ready) {
    bot.rest.set_application(ready.application.id);
    bot.service.guilds.connected(ready);
}

/// A shard has a session. Once all have one, it is known in which servers the bot is.
async fn on_session(bot: &Bot, ready: &Ready) {
    let shard = ready.shard.map_or(0, |shard| shard.id.0);
    bot.sessions.begun(shard);
    tracing::info!(name = %ready.user.name, shard, servers = ready.guilds.len(), "connected");
    if let Some(servers) = bot.service.guilds.all() {
        bot.service.host.connected(&servers).await;
    }
}

/// Every event but the commands, which poise finds by name and hands to [`commands`].
async fn on_event(context: Context<'_>, event: &FullEvent) {
    let bot = context.user_data;
    match event {
        FullEvent::Ready { data_about_bot: ready } => {
            on_ready(bot, ready);
            on_session(bot, ready).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => bot.service.press(press).await,
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => bot.service.form(form).await,
        FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(typing) } => {
            bot.service.typing(typing).await;
        }
        FullEvent::GuildCreate { guild, .. } => {
            bot.service.guilds.entered(guild.id);
            if is_new(guild, Timestamp::now())
                && let Some(channel) = welcome_channel(guild, context.bot_id)
            {
                let (id, language) = (GuildId(guild.id.get()), Language::of_locale(&guild.preferred_locale));
                bot.service.host.welcome(id, channel, language).await;
            }
            let channels = guild.channels.values().chain(&guild.threads).map(|channel| ChannelId(channel.id.get()));
            bot.service.host.entered(GuildId(guild.id.get()), &channels.collect::<Vec<_>>()).await;
        }
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            bot.service.guilds.left(incomplete.id);
            bot.service.host.left(GuildId(incomplete.id.get())).await;
        }
        FullEvent::ThreadUpdate { new: thread, .. } if is_asleep(thread) => {
            bot.service.host.asleep(ChannelId(thread.id.get())).await;
        }
        FullEvent::ChannelDelete { channel, .. } => bot.service.host.lost(ChannelId(channel.id.get())).await,
        FullEvent::ThreadDelete { thread, .. } => bot.service.host.lost(ChannelId(thread.id.get())).await,
        _ => {}
    }
}

/// Whether a thread was put away and can be opened again.
fn is_asleep(thread: &GuildChannel) -> bool {
    thread.thread_metadata.is_some_and(|thread| thread.archived && !thread.locked)
}

/// A command that poise does not find is served like any other: the host says what it knows. What is being typed has
/// been answered by [`on_event`].
async fn on_error(error: FrameworkError<'_, Arc<Bot>, Infallible>) {
    let (bot, interaction) = match &error {
        FrameworkError::UnknownInteraction { framework, interaction, .. } => (framework.user_data, *interaction),
        FrameworkError::CommandStructureMismatch { ctx, .. } => (ctx.framework.user_data, ctx.interaction),
        other => return tracing::error!(error = %other, "an event was not served"),
    };
    if interaction.data.autocomplete().is_none() {
        bot.service.command(interaction).await;
    }
}
