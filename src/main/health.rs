//! What whoever watches the program can ask it: whether it lives, whether it is ready, and how it does. And the word that asks.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use guildhall::config::Settings;
use guildhall::discord::Discord;
use guildhall::games::GAMES;
use guildhall::meters::{self, Standing};
use guildhall::store::Store;
use guildhall::tables::Manager;
use tokio::net::TcpListener;
use tokio::time::timeout;

/// A database that has not answered by then counts as one that does not.
const ANSWER: Duration = Duration::from_secs(2);
/// So long the word that asks waits for an answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// What the page of figures is written in: <https://prometheus.io/docs/specs/om/open_metrics_spec/>.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Knows how the program does.
#[derive(Clone, Default)]
pub struct Health(Arc<Mutex<Phase>>);

/// How far the program is.
#[derive(Default, Clone)]
enum Phase {
    #[default]
    Begins,
    Serves(Parts),
    Ends,
}

/// What is asked how it does.
#[derive(Clone)]
pub struct Parts {
    pub store: Store,
    pub discord: Arc<Discord>,
    pub manager: Arc<Manager>,
}

impl Health {
    /// Answers at an address from now on, if one is given.
    ///
    /// # Errors
    /// When it cannot be had.
    pub async fn open(address: Option<SocketAddr>) -> anyhow::Result<Health> {
        let health = Health::default();
        let Some(address) = address else { return Ok(health) };
        let taken = || format!("GUILDHALL_HEALTH is {address}, but nothing can listen there");
        let listener = TcpListener::bind(address).await.with_context(taken)?;
        meters::begin(env!("CARGO_PKG_VERSION"), rules());
        tracing::info!(address = %listener.local_addr()?, "whoever watches finds /live, /ready and /metrics");
        let router = Router::new()
            .route("/live", get(|| async { "alive\n" }))
            .route("/ready", get(ready))
            .route("/metrics", get(metrics))
            .with_state(health.clone());
        // It ends with the program, which waits for nobody who watches.
        tokio::spawn(async move { axum::serve(listener, router).await });
        Ok(health)
    }

    /// The program serves with these parts.
    pub fn serves(&self, parts: Parts) {
        self.set(Phase::Serves(parts));
    }

    /// The program ends.
    pub fn ends(&self) {
        self.set(Phase::Ends);
    }

    /// Why the program is not ready, if it is not.
    pub async fn trouble(&self) -> Option<String> {
        match self.phase() {
            Phase::Begins => Some("the program begins".to_owned()),
            Phase::Ends => Some("the program ends".to_owned()),
            Phase::Serves(parts) => parts.trouble().await,
        }
    }

    fn set(&self, phase: Phase) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = phase;
    }

    fn phase(&self) -> Phase {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Parts {
    async fn trouble(&self) -> Option<String> {
        if self.discord.stages().is_empty() {
            return Some("Discord is not connected yet".to_owned());
        }
        let missing: Vec<String> = self.discord.missing().iter().map(u32::to_string).collect();
        if !missing.is_empty() {
            return Some(format!("not connected: shard {}", missing.join(", ")));
        }
        match timeout(ANSWER, self.store.alive()).await {
            Ok(Ok(_)) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some("the database does not answer".to_owned()),
        }
    }

    /// How all of it stands.
    async fn standing(&self) -> Standing {
        let is_ready = self.trouble().await.is_none();
        let shards = self.discord.stages().into_iter().map(|stage| stage as u8).collect();
        Standing { shards, is_ready, ..self.manager.standing(ANSWER).await }
    }
}

/// The games, each with the version of its rules.
fn rules() -> String {
    let versions: Vec<String> = GAMES.iter().map(|game| format!("{}={}", game.id, game.rules_version)).collect();
    versions.join(",")
}

async fn ready(State(health): State<Health>) -> (StatusCode, String) {
    match health.trouble().await {
        None => (StatusCode::OK, "ready\n".to_owned()),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}

async fn metrics(State(health): State<Health>) -> impl IntoResponse {
    let standing = match health.phase() {
        Phase::Serves(parts) => parts.standing().await,
        Phase::Begins | Phase::Ends => Standing::default(),
    };
    ([(CONTENT_TYPE, OPEN_METRICS)], meters::page(&standing).unwrap_or_default())
}

/// Asks the program that runs here whether it is ready; what it says, and whether that is yes.
///
/// # Errors
/// When there is nobody to ask.
pub fn ask(settings: &Settings) -> anyhow::Result<(String, bool)> {
    let address = settings.health.context("there is no GUILDHALL_HEALTH: it says where the running bot is asked")?;
    let address = SocketAddr::new(here(address.ip()), address.port());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let asked = runtime.block_on(async {
        let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build()?;
        let response = client.get(format!("http://{address}/ready")).send().await?;
        let is_ready = response.status().is_success();
        Ok::<_, reqwest::Error>((response.text().await?.trim_end().to_owned(), is_ready))
    });
    asked.with_context(|| format!("nobody answers at {address}"))
}

/// Where an address of all networks is found from this machine.
fn here(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => Ipv6Addr::LOCALHOST.into(),
        address => address,
    }
}
