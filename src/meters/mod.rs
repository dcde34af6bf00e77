//! Figures of the program at work, for whoever watches it: counters and times, kept in memory and written as a page that
//! Prometheus reads. They are of the whole program and name no table and no person; where nobody watches, nothing is
//! counted and no clock is read.

mod labels;
mod page;

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub use labels::{By, Committed, Kind, Outcome, Route, Shown, Status, Why};
use page::Meters;
pub use page::{Standing, Stored};

static METERS: OnceLock<Meters> = OnceLock::new();

/// Counts from now on. `rules` are the games with the versions of their rules.
pub fn begin(release: &'static str, rules: String) {
    METERS.get_or_init(|| Meters::new(release, rules));
}

/// All figures, with what only holds at this moment; none where nobody counts.
pub fn page(standing: &Standing) -> Option<String> {
    METERS.get()?.page(standing).ok()
}

/// A moment from which on time is taken, where somebody counts.
#[derive(Clone, Copy, Debug)]
pub struct Since(Option<Instant>);

impl Since {
    /// This moment.
    pub fn now() -> Since {
        Since(METERS.get().map(|_| Instant::now()))
    }

    fn passed(self) -> Option<(&'static Meters, f64)> {
        Some((METERS.get()?, self.0?.elapsed().as_secs_f64()))
    }
}

/// What became of an interaction.
pub fn interaction(kind: Kind, outcome: Outcome) {
    if let Some(meters) = METERS.get() {
        meters.interactions.get_or_create(&[("kind", kind.word()), ("outcome", outcome.word())]).inc();
    }
}

/// An interaction was acknowledged.
pub fn acknowledged(kind: Kind, since: Since) {
    if let Some((meters, seconds)) = since.passed() {
        meters.acknowledge.get_or_create(&[("kind", kind.word())]).observe(seconds);
    }
}

/// A table has decided about what somebody wanted, and stored what came of it.
pub fn decided(kind: Kind, since: Since) {
    if let Some((meters, seconds)) = since.passed() {
        meters.serve.get_or_create(&[("kind", kind.word())]).observe(seconds);
    }
}

/// An answer has arrived, with its picture.
pub fn answered(since: Since) {
    if let Some((meters, seconds)) = since.passed() {
        meters.answer.observe(seconds);
    }
}

/// Something was not done at a table.
pub fn declined(why: Why) {
    if let Some(meters) = METERS.get() {
        meters.declined.get_or_create(&[("why", why.word())]).inc();
    }
}

/// A move was stored.
pub fn moved(game: &'static str, by: By) {
    if let Some(meters) = METERS.get() {
        meters.moves.get_or_create(&[("game", game), ("by", by.word())]).inc();
    }
}

/// A change of a table was stored, or not.
pub fn committed(outcome: Committed, since: Since) {
    if let Some((meters, seconds)) = since.passed() {
        meters.commits.get_or_create(&[("outcome", outcome.word())]).inc();
        meters.commit.observe(seconds);
    }
}

/// A message has come through that was written at that moment, in milliseconds since 1970.
pub fn said(shown: Shown, written: i64) {
    let Some(meters) = METERS.get() else { return };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let age = now.saturating_sub(Duration::from_millis(u64::try_from(written).unwrap_or_default()));
    meters.outbox.get_or_create(&[("surface", shown.word())]).observe(age.as_secs_f64());
}

/// A request to Discord was answered.
pub fn requested(route: Route, status: Status, since: Since) {
    if let Some((meters, seconds)) = since.passed() {
        meters.requests.get_or_create(&[("route", route.word()), ("status", status.word())]).inc();
        meters.rest.get_or_create(&[("route", route.word())]).observe(seconds);
    }
}

/// A request waits because of a limit of Discord's: it was refused with 429, or would have been.
pub fn limited() {
    if let Some(meters) = METERS.get() {
        meters.limited.inc();
    }
}

/// A picture of a game was painted.
pub fn painted(game: &'static str, since: Since) {
    if let Some((meters, seconds)) = since.passed() {
        meters.paint.get_or_create(&[("game", game)]).observe(seconds);
    }
}

/// A shard has begun a session.
pub fn identified(shard: u32) {
    if let Some(meters) = METERS.get() {
        meters.identifies.get_or_create(&[("shard", shard)]).inc();
    }
}

/// So many sessions may still be begun today.
pub fn sessions_left(left: u32) {
    if let Some(meters) = METERS.get() {
        meters.sessions_left.set(left.into());
    }
}
