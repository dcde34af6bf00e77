//! Faults on demand: what goes wrong between the bot and Discord sooner or later. None happens by itself.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The time for which all requests together are counted (documentation, "Global Rate Limit").
const GLOBAL_WINDOW: Duration = Duration::from_secs(1);

/// A fault to cause, as the driver takes it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Fault {
    /// 429 on REST requests.
    RateLimit {
        #[serde(default = "half_a_second")]
        retry_after: f64,
        #[serde(default)]
        global: bool,
        #[serde(default)]
        route: Option<String>,
        #[serde(default)]
        times: Option<u64>,
    },
    /// Any other refusal: a 5xx, or a status with one of Discord's codes.
    Error {
        status: u16,
        #[serde(default)]
        code: u64,
        #[serde(default)]
        message: Option<String>,
        #[serde(default)]
        route: Option<String>,
        #[serde(default)]
        times: Option<u64>,
        /// Hits only each so-many-th request that fits.
        #[serde(default)]
        every: Option<u64>,
    },
    /// The answer comes late. The request is done first.
    Slow {
        ms: u64,
        #[serde(default)]
        route: Option<String>,
        #[serde(default)]
        times: Option<u64>,
    },
    /// The connection breaks: before the request is done, or after, so that only the answer is lost.
    Drop {
        #[serde(default)]
        after: bool,
        #[serde(default)]
        route: Option<String>,
        #[serde(default)]
        times: Option<u64>,
        /// Hits only each so-many-th request that fits.
        #[serde(default)]
        every: Option<u64>,
    },
    /// A real limit: so many requests in a time for each route and channel.
    Bucket { limit: u32, per_ms: u64 },
    /// A page of Cloudflare's in place of Discord's answer: no JSON, no headers of limits.
    Cloudflare {
        #[serde(default = "forbidden")]
        status: u16,
        #[serde(default)]
        route: Option<String>,
        #[serde(default)]
        times: Option<u64>,
    },
    /// Every session is declared invalid as soon as the bot identifies.
    InvalidSessions {
        #[serde(default)]
        times: Option<u64>,
    },
    /// The line is closed with this code as soon as the bot identifies.
    RefuseSessions {
        code: u16,
        #[serde(default)]
        times: Option<u64>,
    },
    /// So many sessions are said to be left for the day, which ends after so many seconds.
    FewSessions { left: u64, reset_after: f64 },
    /// An event comes with other fields: new ones, nulls, other forms.
    ChangeEvents {
        event: String,
        set: serde_json::Map<String, Value>,
        #[serde(default)]
        times: Option<u64>,
    },
    /// Every event comes twice.
    DuplicateEvents {
        #[serde(default)]
        times: Option<u64>,
    },
    /// An event comes after the one that follows it.
    ReorderEvents {
        #[serde(default)]
        times: Option<u64>,
    },
}

fn forbidden() -> u16 {
    403
}

fn half_a_second() -> f64 {
    0.5
}

impl Fault {
    fn times(&mut self) -> Option<&mut u64> {
        match self {
            Fault::RateLimit { times, .. }
            | Fault::Error { times, .. }
            | Fault::Slow { times, .. }
            | Fault::Drop { times, .. }
            | Fault::Cloudflare { times, .. }
            | Fault::InvalidSessions { times }
            | Fault::RefuseSessions { times, .. }
            | Fault::ChangeEvents { times, .. }
            | Fault::DuplicateEvents { times }
            | Fault::ReorderEvents { times } => times.as_mut(),
            Fault::Bucket { .. } | Fault::FewSessions { .. } => None,
        }
    }

    fn route(&self) -> Option<&str> {
        match self {
            Fault::RateLimit { route, .. }
            | Fault::Error { route, .. }
            | Fault::Slow { route, .. }
            | Fault::Drop { route, .. }
            | Fault::Cloudflare { route, .. } => route.as_deref(),
            _ => None,
        }
    }

    /// Of how many that fit it hits one.
    fn every(&self) -> u64 {
        match self {
            Fault::Error { every, .. } | Fault::Drop { every, .. } => every.unwrap_or(1).max(1),
            _ => 1,
        }
    }

    fn is_of_rest(&self) -> bool {
        matches!(
            self,
            Fault::RateLimit { .. }
                | Fault::Error { .. }
                | Fault::Slow { .. }
                | Fault::Drop { .. }
                | Fault::Cloudflare { .. }
        )
    }
}

/// A state of a bucket, for the headers.
#[derive(Debug, Clone)]
pub(crate) struct Bucket {
    /// Discord's are meaningless to read, so these are too.
    pub(crate) name: String,
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset_after: Duration,
    /// The request is one too many.
    pub(crate) is_over: bool,
}

/// The faults in force, with a number each to take them back by.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    active: BTreeMap<u64, Fault>,
    next: u64,
    /// How often each has fitted, where it does not hit every time.
    fitted: BTreeMap<u64, u64>,
    buckets: BTreeMap<String, (Instant, u32)>,
    /// When the running second began, and how many requests it has seen.
    global: Option<(Instant, u32)>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: Fault) -> u64 {
        self.next += 1;
        self.active.insert(self.next, fault);
        self.next
    }

    pub(crate) fn remove(&mut self, number: u64) -> bool {
        self.fitted.remove(&number);
        self.active.remove(&number).is_some()
    }

    pub(crate) fn clear(&mut self) {
        self.active.clear();
        self.fitted.clear();
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = (&u64, &Fault)> {
        self.active.iter()
    }

    /// Takes one use of the first fault that fits; a fault used up is gone.
    fn take(&mut self, fits: impl Fn(&Fault) -> bool) -> Option<Fault> {
        let fitted = &mut self.fitted;
        let mut hits = |number: &u64, fault: &Fault| {
            let so_far = fitted.entry(*number).or_default();
            *so_far += 1;
            so_far.is_multiple_of(fault.every())
        };
        let number = *self.active.iter().find(|(number, fault)| fits(fault) && hits(number, fault))?.0;
        let fault = self.active.get_mut(&number)?;
        let taken = fault.clone();
        if let Some(times) = fault.times() {
            *times = times.saturating_sub(1);
            if *times == 0 {
                self.active.remove(&number);
            }
        }
        Some(taken)
    }

    /// The fault that hits this request.
    pub(crate) fn take_for_request(&mut self, method: &str, path: &str) -> Option<Fault> {
        self.take(|fault| fault.is_of_rest() && fault.route().is_none_or(|route| route_fits(route, method, path)))
    }

    /// Whether the next event is hit: `duplicate` or `reorder`.
    pub(crate) fn takes_event(&mut self, what: &str) -> bool {
        let taken = self.take(|fault| match fault {
            Fault::DuplicateEvents { .. } => what == "duplicate",
            Fault::ReorderEvents { .. } => what == "reorder",
            _ => false,
        });
        taken.is_some()
    }

    /// Whether a session that begins now is declared invalid.
    pub(crate) fn takes_session(&mut self) -> bool {
        self.take(|fault| matches!(fault, Fault::InvalidSessions { .. })).is_some()
    }

    /// The code with which a session that begins now is refused.
    pub(crate) fn refuses_session(&mut self) -> Option<u16> {
        match self.take(|fault| matches!(fault, Fault::RefuseSessions { .. }))? {
            Fault::RefuseSessions { code, .. } => Some(code),
            _ => None,
        }
    }

    /// How many sessions are said to be left, and for how many milliseconds.
    pub(crate) fn few_sessions(&self) -> Option<(u64, u64)> {
        self.active.values().find_map(|fault| match fault {
            Fault::FewSessions { left, reset_after } => Some((*left, (reset_after * 1000.0) as u64)),
            _ => None,
        })
    }

    /// The event as a fault changes it, if one does.
    pub(crate) fn changed_event(&mut self, name: &str, data: &Value) -> Option<Value> {
        let taken = self.take(|fault| matches!(fault, Fault::ChangeEvents { event, .. } if event == name))?;
        let Fault::ChangeEvents { set, .. } = taken else { return None };
        let mut data = data.clone();
        if let Some(fields) = data.as_object_mut() {
            fields.extend(set);
        }
        Some(data)
    }

    /// Counts a request among all that the bot makes in a second; seconds until the next one may come, if this is one
    /// too many.
    pub(crate) fn count_globally(&mut self, most: u32) -> Option<f64> {
        let now = Instant::now();
        let (began, used) = self.global.get_or_insert((now, 0));
        if now.duration_since(*began) >= GLOBAL_WINDOW {
            (*began, *used) = (now, 0);
        }
        *used += 1;
        (*used > most).then(|| GLOBAL_WINDOW.saturating_sub(now.duration_since(*began)).as_secs_f64())
    }

    /// Counts a request in its bucket. Without a [`Fault::Bucket`] the limit is only told, 50 a second.
    pub(crate) fn count(&mut self, bucket: &str) -> Bucket {
        let strict = self.active.values().find_map(|fault| match fault {
            Fault::Bucket { limit, per_ms } => Some((*limit, Duration::from_millis(*per_ms))),
            _ => None,
        });
        let (limit, window) = strict.unwrap_or((50, Duration::from_secs(1)));
        let now = Instant::now();
        let (began, used) = self.buckets.entry(bucket.to_owned()).or_insert((now, 0));
        if now.duration_since(*began) >= window {
            (*began, *used) = (now, 0);
        }
        *used += 1;
        let step = |mark: u64, byte: u8| (mark ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let mark = bucket.bytes().fold(0xcbf2_9ce4_8422_2325, step);
        Bucket {
            name: format!("{mark:016x}"),
            limit,
            remaining: limit.saturating_sub(*used),
            reset_after: window.saturating_sub(now.duration_since(*began)),
            is_over: strict.is_some() && *used > limit,
        }
    }
}

/// Whether a route fits: an optional method, then a path below `/api/v10` in which `*` stands for one step and a
/// final `**` for all that follow.
fn route_fits(route: &str, method: &str, path: &str) -> bool {
    let pattern = match route.split_once(' ') {
        Some((wanted, pattern)) if wanted.eq_ignore_ascii_case(method) => pattern,
        Some(_) => return false,
        None => route,
    };
    let mut steps = path.trim_matches('/').split('/');
    let mut wanted = pattern.trim_matches('/').split('/').peekable();
    while let Some(want) = wanted.next() {
        if want == "**" && wanted.peek().is_none() {
            return true;
        }
        if steps.next().is_none_or(|step| want != "*" && want != step) {
            return false;
        }
    }
    steps.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_fits_by_method_and_steps() {
        let path = "/channels/12/messages";
        assert!(route_fits("POST /channels/*/messages", "POST", path));
        assert!(route_fits("/channels/**", "GET", path));
        assert!(!route_fits("PATCH /channels/*/messages", "POST", path));
        assert!(!route_fits("/channels/*", "POST", path));
        assert!(!route_fits("/channels/*/messages/*", "POST", path));
    }

    #[test]
    fn a_fault_with_a_number_of_times_ends() {
        let mut faults = Faults::default();
        faults.add(Fault::DuplicateEvents { times: Some(2) });
        assert!(faults.takes_event("duplicate"));
        assert!(!faults.takes_event("reorder"));
        assert!(faults.takes_event("duplicate"));
        assert!(!faults.takes_event("duplicate"));
    }

    #[test]
    fn a_fault_may_hit_each_third_and_lets_the_next_one_hit_the_others() {
        let mut faults = Faults::default();
        for (every, status) in [(3, 502), (2, 503)] {
            let (code, message, route, times) = (0, None, None, None);
            faults.add(Fault::Error { status, code, message, route, times, every: Some(every) });
        }
        let mut hit = || match faults.take_for_request("GET", "/users/@me") {
            Some(Fault::Error { status, .. }) => Some(status),
            _ => None,
        };
        let hits: Vec<_> = std::iter::repeat_with(&mut hit).take(6).collect();
        assert_eq!(hits, [None, Some(503), Some(502), None, Some(503), Some(502)]);
    }
}
