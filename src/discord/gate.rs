//! The gate through which the bot's ordinary requests go: so many a second for all tables together, who is called
//! before whose hand is shown before what is touched up. Sends nothing and knows no route.
//!
//! Discord allows fifty requests a second and blocks an address after ten thousand refusals in ten minutes
//! (<https://discord.com/developers/docs/topics/rate-limits>). After an outage every table has something to say at
//! once; without a gate most of that would be refused, and then everything. Answers to interactions are not counted by
//! Discord and do not come here.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep_until};

/// How many requests may go out at once after a quiet while: what one move has to say. They are also all that is refused
/// where Discord suddenly wants to hear nothing.
const BURST: f64 = 4.0;
/// Refusals are counted for so long.
const COUNTED: Duration = Duration::from_secs(600);
/// After so many refusals in that time only calls go out: a tenth of what would get the address blocked.
const MANY_REFUSALS: usize = 1000;
/// How long nothing goes out after the network in front of Discord has turned us away.
pub(super) const BLOCKED: Duration = Duration::from_secs(60);

/// What matters most goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// Somebody is called.
    Call,
    /// Something is told to somebody: a hand, a thread, a conversation.
    Hand,
    /// Something that stands already is touched up.
    Edit,
}

/// One for the whole bot.
pub(super) struct Gate {
    line: Arc<Line>,
}

struct Line {
    state: Mutex<State>,
    news: Notify,
}

struct State {
    a_second: f64,
    waiting: BTreeMap<(Rank, u64), oneshot::Sender<()>>,
    /// How many have come; those of one rank go in the order in which they came.
    came: u64,
    /// How many could go at `counted`.
    free: f64,
    counted: Instant,
    closed_until: Option<Instant>,
    /// Whether a task moves the line.
    is_moving: bool,
    refusals: VecDeque<Instant>,
}

impl Gate {
    /// A gate that lets so many a second through.
    pub(super) fn new(a_second: u32) -> Gate {
        let state = State {
            a_second: f64::from(a_second),
            waiting: BTreeMap::new(),
            came: 0,
            free: BURST,
            counted: Instant::now(),
            closed_until: None,
            is_moving: false,
            refusals: VecDeque::new(),
        };
        Gate { line: Arc::new(Line { state: Mutex::new(state), news: Notify::new() }) }
    }

    /// Waits for one's turn. Whoever stops waiting takes no turn.
    pub(super) async fn pass(&self, rank: Rank) {
        let (go, gone) = oneshot::channel();
        let must_begin = {
            let mut state = self.line.state();
            state.came += 1;
            let key = (rank, state.came);
            state.waiting.insert(key, go);
            let next = state.advance(Instant::now());
            next.is_some() && !std::mem::replace(&mut state.is_moving, true)
        };
        if must_begin {
            tokio::spawn(self.line.clone().keep_moving());
        }
        self.line.news.notify_one();
        // The sender is dropped only with the gate, and then nothing is sent any more.
        let _ = gone.await;
    }

    /// Nothing goes out for a while: Discord has asked for it, or turns everything away.
    pub(super) fn close_for(&self, pause: Duration) {
        let mut state = self.line.state();
        let until = Instant::now() + pause;
        state.closed_until = Some(state.closed_until.map_or(until, |other| other.max(until)));
    }

    /// Counts a refusal that Discord counts too (401, 403 and 429); tells when there were too many.
    pub(super) fn refused(&self) -> bool {
        let mut state = self.line.state();
        let now = Instant::now();
        state.forget_refusals(now);
        state.refusals.push_back(now);
        state.refusals.len() == MANY_REFUSALS
    }
}

impl Line {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one after the other go until nobody waits.
    async fn keep_moving(self: Arc<Self>) {
        loop {
            let next = {
                let mut state = self.state();
                let next = state.advance(Instant::now());
                state.is_moving = next.is_some();
                next
            };
            let Some(next) = next else { return };
            tokio::select! {
                () = sleep_until(next) => {}
                () = self.news.notified() => {}
            }
        }
    }
}

impl State {
    /// Lets everybody go whose turn it is; when the next may go, if somebody waits.
    fn advance(&mut self, now: Instant) -> Option<Instant> {
        let passed = now.duration_since(self.counted).as_secs_f64();
        self.free = (self.free + passed * self.a_second).min(BURST);
        self.counted = now;
        self.forget_refusals(now);
        self.waiting.first_key_value()?;
        if let Some(until) = self.closed_until.filter(|until| *until > now) {
            return Some(until);
        }
        self.closed_until = None;
        let only_calls = self.refusals.len() >= MANY_REFUSALS;
        while self.free >= 1.0 {
            let first = *self.waiting.first_key_value()?.0;
            if only_calls && first.0 != Rank::Call {
                return Some(self.refusals.front().copied().unwrap_or(now) + COUNTED);
            }
            if self.waiting.remove(&first).is_some_and(|go| go.send(()).is_ok()) {
                self.free -= 1.0;
            }
        }
        let missing = (1.0 - self.free) / self.a_second;
        (!self.waiting.is_empty()).then(|| now + Duration::from_secs_f64(missing))
    }

    fn forget_refusals(&mut self, now: Instant) {
        while self.refusals.front().is_some_and(|at| now.duration_since(*at) >= COUNTED) {
            self.refusals.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_thousand_go_out_in_order_of_rank_at_the_pace_of_the_gate() {
        let gate = Arc::new(Gate::new(30));
        let begun = Instant::now();
        let order = Arc::new(Mutex::new(Vec::new()));
        let waiting: Vec<_> = (0..999)
            .map(|n| {
                let (gate, order) = (gate.clone(), order.clone());
                let rank = [Rank::Edit, Rank::Hand, Rank::Call][n % 3];
                tokio::spawn(async move {
                    gate.pass(rank).await;
                    order.lock().unwrap().push((rank, begun.elapsed()));
                })
            })
            .collect();
        for one in waiting {
            one.await.unwrap();
        }
        let order = order.lock().unwrap();
        for at in 0..order.len() {
            let second =
                order[at..].iter().take_while(|(_, when)| *when < order[at].1 + Duration::from_secs(1)).count();
            assert!(second <= 35, "{second} in the second from {:?}", order[at].1);
        }
        assert!(begun.elapsed() < Duration::from_secs(34), "{:?}", begun.elapsed());
        let late_calls = order.iter().skip(400).filter(|(rank, _)| *rank == Rank::Call).count();
        assert_eq!(late_calls, 0, "calls go first");
        let early_edits = order.iter().skip(30).take(600).filter(|(rank, _)| *rank == Rank::Edit).count();
        assert_eq!(early_edits, 0, "edits go last");
    }

    #[tokio::test(start_paused = true)]
    async fn a_closed_gate_opens_by_itself() {
        let gate = Gate::new(30);
        gate.close_for(Duration::from_secs(5));
        let begun = Instant::now();
        gate.pass(Rank::Call).await;
        assert!(begun.elapsed() >= Duration::from_secs(5) && begun.elapsed() < Duration::from_secs(6));
    }

    #[tokio::test(start_paused = true)]
    async fn after_many_refusals_only_calls_go_out() {
        let gate = Gate::new(30);
        let told = (0..1200).filter(|_| gate.refused()).count();
        assert_eq!(told, 1, "it is told once");
        let begun = Instant::now();
        gate.pass(Rank::Call).await;
        assert!(begun.elapsed() < Duration::from_secs(1));
        gate.pass(Rank::Edit).await;
        assert!(begun.elapsed() >= COUNTED, "{:?}", begun.elapsed());
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_no_longer_waits_takes_no_turn() {
        let gate = Gate::new(1);
        for _ in 0..10 {
            gate.pass(Rank::Edit).await;
        }
        for _ in 0..50 {
            let given_up = tokio::time::timeout(Duration::from_millis(1), gate.pass(Rank::Call)).await;
            assert!(given_up.is_err());
        }
        let begun = Instant::now();
        gate.pass(Rank::Edit).await;
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    }
}
