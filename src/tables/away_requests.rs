//! What a person says about being away: until which day, or that they are here again. It holds at all their tables.

use futures_util::future::join_all;

use crate::chat::{Id, Incoming, Request};
use crate::rules::{Text, Tongue};
use crate::words::Speaker;

use super::days::AWAY;
use super::lists;
use super::manager::Manager;
use super::scheduler;
use super::screen::{Screen, button};
use super::screens::{day, days as screens};

/// Nobody is away for longer than so many days, before they say so again.
const LONGEST: i64 = 30;
/// Whoever asks for an answer waits no longer until their tables know, in seconds.
const PATIENCE: u64 = 2;

impl Manager {
    /// Shows for how many days one can be away.
    pub(super) async fn show_away(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let days = self.shared.days(incoming.person.id).await;
        self.show(incoming, screens::away(&days, &speaker));
    }

    /// Notes for how many days a person is away; for none: they are back.
    pub(super) async fn set_away(&self, incoming: &Incoming, typed: &str) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let days = match typed.trim().parse::<i64>() {
            Ok(0) => return self.back(incoming).await,
            Ok(days @ 1..=LONGEST) => days,
            _ => {
                let text = Text::of("declined-unknown-value").with("value", crate::chat::quoted(typed));
                return self.say(incoming, &text.with("option", Text::of("button-away"))).await;
            }
        };
        let Some(zone) = self.shared.days(incoming.person.id).await.zone else {
            return self.show_zones(incoming, Some(&format!("{AWAY}.{days}"))).await;
        };
        let Some(until) = zone.last_second(self.shared.clock.now(), days) else {
            return self.say(incoming, &Text::of("fault")).await;
        };
        if self.note_away(incoming, Some(until)).await {
            let text = speaker.say(&Text::of("away-set").with("when", day(until)));
            let back = button(Id::of(Request::Back), speaker.word("button-back-again"));
            let close = button(Id::of(Request::Dismiss), speaker.word("button-close"));
            self.show(incoming, Screen::of(text).row([back, close]));
        }
    }

    /// A person is here again, and sees what waits for them.
    pub(super) async fn back(&self, incoming: &Incoming) {
        if !self.note_away(incoming, None).await {
            return;
        }
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let head = speaker.word("away-back");
        let head = |_| head.clone();
        let waiting = lists::waiting(&self.shared, incoming.person.id, (head, None), &speaker).await;
        self.show(incoming, waiting.unwrap_or_else(|| Screen::of(speaker.word("away-back-none"))));
    }

    /// Stores it and has the person's tables follow, those that are played at once. False where it was not stored; that was
    /// said then.
    async fn note_away(&self, incoming: &Incoming, until: Option<i64>) -> bool {
        let set = match self.shared.set_away(incoming.person.id, until).await {
            Ok(set) => set,
            Err(error) => {
                tracing::error!(%error, "whether a person is away can't be noted");
                self.say(incoming, &Text::of("fault")).await;
                return false;
            }
        };
        let find = self.finder();
        let told = join_all(set.into_iter().map(|due| scheduler::hand_over(&self.shared, &find, due)));
        // Whoever does not hear of it in time is told by the scheduler.
        let _ = tokio::time::timeout(std::time::Duration::from_secs(PATIENCE), told).await;
        self.shared.bell.set(self.shared.clock.now());
        self.spread_wishes(incoming.person.id).await;
        true
    }
}
