//! REST v10: who may call, which faults hit, which route answers, and what the list of traffic keeps of it.

mod channels;
mod commands;
mod compose;
mod interactions;
mod messages;
mod people;
mod threads;
mod webhooks;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

pub(crate) use messages::reopen;

use super::Shared;
use super::error::ApiError;
use super::faults::{Bucket, Fault};
use super::listener::Peer;
use super::snowflake::{Id, now_ms};
use super::upload::{self, Payload};
use super::world::World;

pub(super) fn routes() -> Router<Arc<Shared>> {
    // The body reader has Discord's own limit.
    Router::new().route("/api/v10/{*path}", axum::routing::any(handle)).layer(DefaultBodyLimit::disable())
}

/// A request, taken apart.
struct Call {
    method: String,
    /// The path below `/api/v10`.
    path: String,
    query: BTreeMap<String, String>,
    payload: Payload,
}

/// What is answered when nothing is refused.
struct Reply {
    status: u16,
    body: Option<Value>,
}

impl Reply {
    fn ok(body: Value) -> Reply {
        Reply { status: 200, body: Some(body) }
    }

    fn created(body: Value) -> Reply {
        Reply { status: 201, body: Some(body) }
    }

    fn nothing() -> Reply {
        Reply { status: 204, body: None }
    }
}

type Answer = Result<Reply, ApiError>;

async fn handle(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Request<Body>,
) -> Response {
    let began = Instant::now();
    let (parts, body) = request.into_parts();
    let payload = upload::read(&parts, body).await;
    let path = parts.uri.path().strip_prefix("/api/v10").unwrap_or_default().to_owned();
    let query = Query::try_from_uri(&parts.uri).map(|Query(map)| map).unwrap_or_default();
    let method = parts.method.as_str().to_owned();
    let (answer, fault, bucket) = {
        let mut guard = shared.world();
        let world = &mut *guard;
        let fault = world.faults.take_for_request(&method, &path);
        let bucket = world.faults.count(&format!("{method} {}", bucket_of(&path)));
        // Answers to interactions are not counted among the bot's requests.
        let is_ordinary = !["/interactions/", "/webhooks/"].iter().any(|start| path.starts_with(start));
        let most = world.options.requests_a_second;
        let too_many = is_ordinary.then(|| world.faults.count_globally(most)).flatten();
        let (call, refused) = match payload {
            Ok(payload) => (Call { method, path, query, payload }, None),
            Err(refusal) => (Call { method, path, query, payload: Payload::default() }, Some(refusal)),
        };
        let answer = match (refused, fault_answer(fault.as_ref(), &bucket, too_many)) {
            (_, Some(failure)) => Err(failure),
            (Some(refusal), None) => Err(refusal),
            (None, None) => authorize(&shared, &parts, &call).and_then(|()| route(world, &call)),
        };
        world.traffic.add(entry(&call, &answer, fault.as_ref(), began.elapsed()));
        (answer, fault, bucket)
    };
    match fault {
        Some(Fault::Slow { ms, .. }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        Some(Fault::Drop { .. }) => peer.cut(),
        Some(Fault::Cloudflare { status, .. }) => return page(status),
        _ => {}
    }
    respond(answer, &bucket)
}

/// What a block by the network in front of Discord looks like: not Discord's JSON, and none of its headers.
fn page(status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::FORBIDDEN);
    let text = "<!DOCTYPE html><html><head><title>Access denied</title></head><body>error code: 1015</body></html>";
    (status, axum::response::Html(text)).into_response()
}

/// What a fault answers in place of the route; a slow answer and a lost one let the route do its work.
fn fault_answer(fault: Option<&Fault>, bucket: &Bucket, too_many: Option<f64>) -> Option<ApiError> {
    let limited = |seconds: f64, global: bool| ApiError {
        retry: Some((seconds, global)),
        ..ApiError::new(429, 0, "You are being rate limited.")
    };
    match fault {
        Some(Fault::RateLimit { retry_after, global, .. }) => Some(limited(*retry_after, *global)),
        Some(Fault::Error { status, code, message, .. }) => {
            let standard = StatusCode::from_u16(*status).ok().and_then(|status| status.canonical_reason());
            let words = message.as_deref().or(standard).unwrap_or("Error");
            Some(ApiError::new(*status, *code, words))
        }
        Some(Fault::Cloudflare { status, .. }) => Some(ApiError::new(*status, 0, "(a page of Cloudflare's)")),
        Some(Fault::Drop { after: false, .. }) => Some(ApiError::new(500, 0, "(the connection was cut)")),
        _ if too_many.is_some() => Some(limited(too_many.unwrap_or_default(), true)),
        _ if bucket.is_over => Some(limited(bucket.reset_after.as_secs_f64(), false)),
        _ => None,
    }
}

/// Everything needs the bot's token but the gateway's address and what carries an interaction's token itself.
fn authorize(shared: &Shared, parts: &Parts, call: &Call) -> Result<(), ApiError> {
    let open = ["/interactions/", "/webhooks/"].iter().any(|start| call.path.starts_with(start));
    let shown = parts.headers.get("authorization").and_then(|value| value.to_str().ok());
    let right = shown.and_then(|value| value.strip_prefix("Bot ")) == Some(shared.options.token.as_str());
    if open || right || call.path == "/gateway" { Ok(()) } else { Err(ApiError::unauthorized()) }
}

/// The bucket of a path: ids and tokens left out, but for the channel, guild or webhook a limit is counted by.
fn bucket_of(path: &str) -> String {
    let steps: Vec<&str> = path.trim_matches('/').split('/').collect();
    let kept = |index: usize| index < 2 || (index == 2 && steps.first() == Some(&"webhooks"));
    let mut bucket = String::new();
    for (index, step) in steps.iter().enumerate() {
        let is_id = step.len() > 30 || step.bytes().all(|byte| byte.is_ascii_digit());
        bucket.push('/');
        bucket.push_str(if is_id && !kept(index) { "*" } else { step });
    }
    bucket
}

fn entry(call: &Call, answer: &Answer, fault: Option<&Fault>, took: Duration) -> Value {
    let (status, response) = match answer {
        Ok(reply) => (reply.status, reply.body.clone()),
        Err(refusal) => (refusal.status, Some(refusal.body())),
    };
    let mut entry = json!({
        "kind": "rest", "method": call.method, "path": call.path, "query": call.query,
        "request": call.payload.json, "files": call.payload.files_for_list(), "status": status, "response": response,
        "took_ms": took.as_micros() as f64 / 1000.0,
    });
    if let Some(fault) = fault {
        entry["fault"] = json!(fault);
    }
    entry
}

fn respond(answer: Answer, bucket: &Bucket) -> Response {
    let (status, body, retry) = match answer {
        Ok(reply) => (reply.status, reply.body, None),
        Err(refusal) => (refusal.status, Some(refusal.body()), refusal.retry),
    };
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match body {
        Some(body) => (status, axum::Json(body)).into_response(),
        None => status.into_response(),
    };
    for (name, value) in limit_headers(bucket, retry) {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(HeaderName::from_static(name), value);
        }
    }
    response
}

/// The headers that tell the limits (documentation, "Rate Limits").
fn limit_headers(bucket: &Bucket, retry: Option<(f64, bool)>) -> Vec<(&'static str, String)> {
    let reset_after = retry.map_or(bucket.reset_after.as_secs_f64(), |(seconds, _)| seconds);
    let remaining = if retry.is_some() { 0 } else { bucket.remaining };
    let reset = now_ms() as f64 / 1000.0 + reset_after;
    let mut headers = vec![
        ("x-ratelimit-limit", bucket.limit.to_string()),
        ("x-ratelimit-remaining", remaining.to_string()),
        ("x-ratelimit-reset", format!("{reset:.3}")),
        ("x-ratelimit-reset-after", format!("{reset_after:.3}")),
        ("x-ratelimit-bucket", bucket.name.clone()),
    ];
    if let Some((seconds, global)) = retry {
        // Whole seconds, as Discord has it; the body is exact.
        headers.push(("retry-after", format!("{}", seconds.ceil())));
        headers.push(("x-ratelimit-scope", if global { "global" } else { "user" }.to_owned()));
        // Clients tell Discord's own 429 from that of a proxy by this header.
        headers.push(("via", "1.1 sandbox".to_owned()));
        if global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
    }
    headers
}

/// Finds the route. Ids in the path are read here, so that a route that is none says 404 as on Discord.
fn route(world: &mut World, call: &Call) -> Answer {
    let steps: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    let id = |text: &str| text.parse::<Id>().map_err(|_| ApiError::not_found());
    match (call.method.as_str(), steps.as_slice()) {
        ("GET", ["gateway"]) => people::gateway(world),
        ("GET", ["gateway", "bot"]) => people::gateway_bot(world),
        ("GET", ["users", "@me"]) => people::me(world),
        ("GET", ["users", "@me", "guilds"]) => people::guilds(world, call),
        ("GET", ["users", user]) => people::user(world, id(user)?),
        ("POST", ["users", "@me", "channels"]) => people::open_dm(world, call),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => people::application(world),
        ("GET", ["guilds", guild]) => people::guild(world, id(guild)?),
        ("GET", ["guilds", guild, "channels"]) => people::guild_channels(world, id(guild)?),
        ("GET", ["guilds", guild, "threads", "active"]) => people::active_threads(world, id(guild)?),
        ("GET", ["guilds", guild, "members", user]) => people::member(world, id(guild)?, id(user)?),
        ("GET", ["applications", app, "commands"]) => commands::list(world, id(app)?, call),
        ("PUT", ["applications", app, "commands"]) => commands::overwrite(world, id(app)?, call),
        ("GET", ["applications", app, "commands", command]) => commands::one(world, id(app)?, id(command)?),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            interactions::callback(world, call, id(interaction)?, token)
        }
        ("POST", ["webhooks", app, token]) => webhooks::follow_up(world, call, id(app)?, token),
        ("GET", ["webhooks", app, token, "messages", which]) => webhooks::get(world, id(app)?, token, which),
        ("PATCH", ["webhooks", app, token, "messages", which]) => webhooks::edit(world, call, id(app)?, token, which),
        ("DELETE", ["webhooks", app, token, "messages", which]) => webhooks::delete(world, id(app)?, token, which),
        ("GET", ["channels", channel]) => channels::get(world, id(channel)?),
        ("PATCH", ["channels", channel]) => channels::edit(world, call, id(channel)?),
        ("DELETE", ["channels", channel]) => channels::delete(world, id(channel)?),
        ("POST", ["channels", channel, "typing"]) => channels::typing(world, id(channel)?),
        ("GET", ["channels", channel, "messages"]) => messages::list(world, call, id(channel)?),
        ("POST", ["channels", channel, "messages"]) => messages::create(world, call, id(channel)?),
        ("GET", ["channels", channel, "messages", message]) => messages::get(world, id(channel)?, id(message)?),
        ("PATCH", ["channels", channel, "messages", message]) => {
            messages::edit(world, call, id(channel)?, id(message)?)
        }
        ("DELETE", ["channels", channel, "messages", message]) => messages::delete(world, id(channel)?, id(message)?),
        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            threads::from_message(world, call, id(channel)?, id(message)?)
        }
        ("POST", ["channels", channel, "threads"]) => threads::alone(world, call, id(channel)?),
        ("PUT" | "DELETE", ["channels", thread, "thread-members", user]) => {
            threads::member(world, call, id(thread)?, user)
        }
        ("GET", ["channels", thread, "thread-members", user]) => threads::membership(world, id(thread)?, user),
        _ => Err(ApiError::not_found()),
    }
}
