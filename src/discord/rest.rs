//! Sends one request to Discord's REST interface and stays with it: waits out limits, repeats what may be repeated,
//! gives up in time. Knows no message and no meaning of an error; [`super::errors`] does.
//!
//! Two lanes. Ordinary requests go through serenity's rate limiter. Answers to interactions go past it: Discord
//! counts them for each interaction alone, while serenity would count them for the whole bot, so that one person's
//! answers would wait for another's. And with an address other than Discord's everything goes past it, since
//! serenity's limiter knows no other address. Past the limiter, a limit is waited out here. Before either, ordinary
//! requests pass the [`Gate`], which keeps the whole bot below Discord's limit. With a proxy, which keeps that limit for
//! several programs, ordinary requests go there, and answers to interactions as ever.

use std::time::Duration;

use reqwest::header::RETRY_AFTER;
use serenity::builder::CreateAttachment;
use serenity::http::{Http, LightMethod, Multipart, MultipartUpload, Request, Route};
use serenity::model::id::ApplicationId;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};

use super::access::Access;
use super::errors::{ALREADY_ACKNOWLEDGED, Refusal};
use super::gate::{BLOCKED, Gate, Rank};
use super::metered::Try;
use crate::chat::{ChatError, Picture, Wanted};

/// The pause before the second try; it doubles from try to try.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// How often it is looked during a pause whether the request is still wanted.
const LOOK: Duration = Duration::from_millis(50);
/// How long an ordinary request is worth waiting for.
const PATIENCE: Duration = Duration::from_secs(60);

/// One request.
pub(super) struct Call<'a> {
    route: Route<'a>,
    method: LightMethod,
    body: Option<Vec<u8>>,
    picture: Option<&'a Picture>,
    patience: Duration,
    is_repeatable: bool,
    is_limited: bool,
    rank: Rank,
    is_wanted: Option<Wanted<'a>>,
    params: Vec<(&'static str, String)>,
}

impl<'a> Call<'a> {
    /// An ordinary request without a body, which may be sent twice without harm.
    pub(super) fn new(method: LightMethod, route: Route<'a>) -> Call<'a> {
        Call {
            route,
            method,
            body: None,
            picture: None,
            patience: PATIENCE,
            is_repeatable: true,
            is_limited: true,
            rank: Rank::Hand,
            is_wanted: None,
            params: Vec::new(),
        }
    }

    /// With this body.
    pub(super) fn body(self, body: Vec<u8>) -> Call<'a> {
        Call { body: Some(body), ..self }
    }

    /// With these questions after the address.
    pub(super) fn params(self, params: Vec<(&'static str, String)>) -> Call<'a> {
        Call { params, ..self }
    }

    /// With this picture as `files[0]`.
    pub(super) fn picture(self, picture: Option<&'a Picture>) -> Call<'a> {
        Call { picture, ..self }
    }

    /// Worth waiting for only so long.
    pub(super) fn patience(self, patience: Duration) -> Call<'a> {
        Call { patience, ..self }
    }

    /// Sent twice, it would do its work twice: repeated only when Discord said that nothing was done.
    pub(super) fn once(self) -> Call<'a> {
        Call { is_repeatable: false, ..self }
    }

    /// How much it matters, among all that waits to go out.
    pub(super) fn rank(self, rank: Rank) -> Call<'a> {
        Call { rank, ..self }
    }

    /// Tried again only as long as it is wanted. A try that is on its way is not cut off: what becomes of it is known.
    pub(super) fn wanted(self, is_wanted: Wanted<'a>) -> Call<'a> {
        Call { is_wanted: Some(is_wanted), ..self }
    }

    /// Belongs to an interaction, whose token has its own limit.
    pub(super) fn for_interaction(self) -> Call<'a> {
        Call { is_limited: false, ..self }
    }

    /// Whether a refusal of the second try says that the first one did the work, though its answer was lost.
    fn is_done_according_to(&self, refusal: &Refusal) -> bool {
        refusal.code == ALREADY_ACKNOWLEDGED
            || (matches!(self.method, LightMethod::Delete)
                && matches!(refusal.kind(), ChatError::Gone(_) | ChatError::Deleted))
    }

    /// Waits, but no longer than the call is wanted; says whether it still is.
    async fn pause(&self, pause: Duration) -> bool {
        let Some(is_wanted) = self.is_wanted else {
            sleep(pause).await;
            return true;
        };
        let until = Instant::now() + pause;
        while is_wanted() {
            if Instant::now() >= until {
                return true;
            }
            sleep(LOOK.min(until - Instant::now())).await;
        }
        false
    }

    fn request(&self) -> Request<'a> {
        let request = Request::new(self.route, self.method);
        let request = if self.params.is_empty() { request } else { request.params(Some(self.params.clone())) };
        match (self.picture, &self.body) {
            (Some(picture), Some(body)) => request.multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(picture.png.to_vec(), picture.name)]),
                fields: Vec::new(),
                payload_json: Some(String::from_utf8_lossy(body).into_owned()),
            })),
            (_, body) => request.body(body.clone()),
        }
    }
}

/// The way to Discord's REST interface.
pub(super) struct Rest {
    http: Http,
    client: reqwest::Client,
    application: watch::Sender<Option<ApplicationId>>,
    gate: Gate,
    /// Where ordinary requests go instead of to Discord.
    proxy: Option<String>,
}

impl Rest {
    pub(super) fn new(access: &Access) -> reqwest::Result<Rest> {
        let client = access.client()?;
        let gate = Gate::new(access.pace);
        let (http, proxy) = (access.http(&client), access.proxy.clone());
        Ok(Rest { http, client, application: watch::Sender::default(), gate, proxy })
    }

    /// Which application the bot is, as told by the gateway.
    pub(super) fn set_application(&self, id: ApplicationId) {
        self.application.send_replace(Some(id));
    }

    /// Whether the bot has been connected before.
    pub(super) fn knows_application(&self) -> bool {
        self.application.borrow().is_some()
    }

    /// Whether ordinary requests go by a proxy.
    pub(super) const fn has_proxy(&self) -> bool {
        self.proxy.is_some()
    }

    /// Which application the bot is; waits until the first connection has told it.
    pub(super) async fn application(&self) -> Option<ApplicationId> {
        *self.application.subscribe().wait_for(Option::is_some).await.ok()?
    }

    /// Sends a request until it succeeds, is refused for good, or is no longer worth it.
    pub(super) async fn send(&self, call: Call<'_>) -> Result<Vec<u8>, Refusal> {
        // After an outage much waits to be said, and that is no reason to give it up.
        let mut has_passed = call.is_limited && call.rank != Rank::Edit;
        if has_passed {
            self.gate.pass(call.rank).await;
            if call.is_wanted.is_some_and(|is_wanted| !is_wanted()) {
                return Err(Refusal::unanswered("wanted no more when its turn came".to_owned()));
            }
        }
        let deadline = Instant::now() + call.patience;
        let mut pause = FIRST_PAUSE;
        let mut is_repeated = false;
        loop {
            let attempt = timeout_at(deadline, self.attempt(&call, std::mem::take(&mut has_passed))).await;
            let late = || Err((Refusal::unanswered("no answer in time".to_owned()), None));
            let (refusal, asked) = match attempt.unwrap_or_else(|_| late()) {
                Ok(body) => return Ok(body),
                Err(failed) => failed,
            };
            if is_repeated && call.is_done_according_to(&refusal) {
                return Ok(Vec::new());
            }
            let wait = asked.unwrap_or(pause);
            self.note(&call, &refusal, asked);
            let is_untouched = refusal.status == 429;
            let may_repeat = !refusal.is_hopeless() && (is_untouched || (call.is_repeatable && refusal.is_passing()));
            if !may_repeat || Instant::now() + wait >= deadline {
                return Err(refusal);
            }
            tracing::debug!(%refusal, ?wait, "request to be repeated");
            if !call.pause(wait).await {
                return Err(refusal);
            }
            pause *= 2;
            is_repeated = true;
        }
    }

    /// Counts what Discord counts, and closes the gate where going on would make it worse.
    fn note(&self, call: &Call<'_>, refusal: &Refusal, asked: Option<Duration>) {
        if matches!(refusal.status, 401 | 403 | 429) && self.gate.refused() {
            tracing::error!("Discord has refused a great many requests; for now only calls and answers go out");
        }
        if refusal.is_block() {
            tracing::warn!(%refusal, "this address is being turned away; nothing is sent for a minute");
            self.gate.close_for(BLOCKED);
        } else if refusal.is_global && call.is_limited {
            self.gate.close_for(asked.unwrap_or(FIRST_PAUSE));
        }
    }

    /// One try: the body of the answer, or the refusal with the time Discord asks us to wait.
    async fn attempt(&self, call: &Call<'_>, has_passed: bool) -> Result<Vec<u8>, (Refusal, Option<Duration>)> {
        let unanswered = |error: String| (Refusal::unanswered(error), None);
        if call.is_limited && !has_passed {
            self.gate.pass(call.rank).await;
        }
        let mut counted = Try::of(call.method, call.route);
        let response = match (&self.proxy, &self.http.ratelimiter) {
            (Some(proxy), _) if call.is_limited => self.send_to(Some(proxy), call.request()).await,
            (None, Some(limiter)) if call.is_limited => limiter.perform(call.request()).await,
            _ => self.pass(call.request()).await,
        }
        .map_err(|error| unanswered(error.to_string()))?;
        let status = response.status();
        counted.answered(status.as_u16());
        let seconds = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse::<f64>().ok());
        let body = response.bytes().await.map_err(|error| unanswered(error.to_string()))?;
        if status.is_success() {
            return Ok(body.to_vec());
        }
        let asked = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        Err((Refusal::read(status.as_u16(), &body), asked))
    }

    /// Sends past serenity's limiter, and past a proxy.
    pub(super) async fn pass(&self, request: Request<'_>) -> serenity::Result<reqwest::Response> {
        self.send_to(self.http.proxy.as_deref(), request).await
    }

    async fn send_to(&self, address: Option<&str>, request: Request<'_>) -> serenity::Result<reqwest::Response> {
        let request = request.build(&self.client, self.http.token(), address)?.build()?;
        Ok(self.client.execute(request).await?)
    }
}

#[cfg(test)]
mod tests;
