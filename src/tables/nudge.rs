//! Somebody at the table asks those who are waited for whether they have a moment. How often that may be, is held down:
//! whoever is asked has a life.

use crate::chat::Place;
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Call, Stage};

use super::actor::Actor;
use super::clock::Pace;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::screens::board::{self, duty};
use super::screens::{day, look_ups, stamp};
use super::state::TableState;
use super::transaction::Transaction;
use super::word::{Kind, Word};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
/// So often at most in one call.
const MOST: u32 = 2;

/// Why nobody can be asked.
#[derive(Debug, PartialEq, Eq)]
enum No {
    /// Nobody is waited for but whoever would ask, or nobody at all.
    Nobody,
    /// All are away.
    Away,
    /// Each was asked as often as may be.
    Enough,
    /// Not before that.
    Soon(i64),
}

/// Who of those that are waited for can be asked now.
fn asked(state: &TableState, by: Seat, now: i64) -> Result<Vec<Seat>, No> {
    let (first, again) = match state.pace {
        Pace::Evening => (5 * MINUTE, 10 * MINUTE),
        _ => (2 * HOUR, 12 * HOUR),
    };
    let from = |call: &Call| (call.at + first).max(call.nudged.map_or(i64::MIN, |nudged| nudged + again));
    let others: Vec<(Seat, &Call)> =
        state.calls.iter().map(|(seat, call)| (*seat, call)).filter(|(seat, _)| *seat != by).collect();
    if others.is_empty() {
        return Err(No::Nobody);
    }
    if others.iter().all(|(seat, _)| state.away_until(*seat).is_some()) {
        return Err(No::Away);
    }
    let others: Vec<_> = others.into_iter().filter(|(seat, _)| state.away_until(*seat).is_none()).collect();
    let left: Vec<(Seat, i64)> =
        others.into_iter().filter(|(_, call)| call.nudges < MOST).map(|(seat, call)| (seat, from(call))).collect();
    let now_asked: Vec<Seat> = left.iter().filter(|(_, from)| *from <= now).map(|(seat, _)| *seat).collect();
    match left.iter().map(|(_, from)| *from).min() {
        _ if !now_asked.is_empty() => Ok(now_asked),
        Some(from) => Err(No::Soon(from)),
        None => Err(No::Enough),
    }
}

impl Actor {
    /// Asks everybody who is waited for, but whoever wants it, whether they have a moment; those who rest, when they rest no
    /// more.
    pub(super) async fn nudge(&mut self, asker: &Asker<'_>) -> Served {
        match self.state.stage {
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
            Stage::Playing => {}
        }
        let (by, now) = (asker.seated()?, self.shared.clock.now());
        if let Some(until) = self.state.paused_until {
            return Err(Text::of("declined-nudge-paused").with("when", day(until)).into());
        }
        let asked = asked(&self.state, by, now).map_err(|no| self.no_nudge(by, &asker.incoming.place, &no))?;
        let mut tx = Transaction::of(&self.state);
        let name = self.state.chair(by).map(|chair| chair.name.clone());
        let people: Vec<_> = asked.iter().filter_map(|seat| self.state.chair(*seat)?.person()).collect();
        let _turns = self.shared.turns(&people).await;
        self.count_on(&mut tx, &people).await;
        let (mut told, mut later) = (Vec::new(), Vec::new());
        for (seat, user) in asked.into_iter().zip(people) {
            if !tx.may_tell(user, now) {
                continue;
            }
            let Some(call) = tx.state.calls.get(&seat).copied() else { continue };
            let word = Word { by: name.clone(), ..Word::of(Kind::Nudge, seat, call.at) };
            let waits = tx.word_awake(word, now);
            match waits {
                None => told.push(seat),
                Some(at) => later.push((seat, at)),
            }
            let said = call.said.max(waits.unwrap_or(now));
            let call = Call { nudges: call.nudges + 1, nudged: Some(now), said, ..call };
            tx.state.calls.insert(seat, call);
        }
        if told.is_empty() && later.is_empty() {
            let tomorrow = self.state.chair(by).map(|chair| chair.days.tomorrow(now)).unwrap_or(now);
            return Err(Text::of("declined-nudge-soon").with("when", stamp(tomorrow)).into());
        }
        self.commit(tx, asker.interaction()).await?;
        let writer = asker.speaker(&self.state).writing(crate::chat::escape);
        let told = (!told.is_empty()).then(|| writer.say(&Text::of("nudge-done").with("names", told)));
        let later = later.into_iter().map(|(seat, at)| {
            let text = Text::of("nudge-later").with("names", vec![seat]);
            writer.say(&text.with("when", stamp(at)))
        });
        let lines: Vec<String> = told.into_iter().chain(later).collect();
        Ok(Screen::of(lines.join("\n")).row([look_ups::dismiss(&self.state, &asker.speaker(&self.state))]))
    }

    fn no_nudge(&self, by: Seat, place: &Place, no: &No) -> Declined {
        match no {
            No::Nobody if self.state.awaited().has(by) => {
                let what = duty(&self.state, by).unwrap_or(Text::of(""));
                Text::of("declined-nudge-you").with("what", what).into()
            }
            No::Nobody => Declined::NotYourTurn,
            No::Away => {
                let away = self.state.calls.keys().find_map(|seat| board::away(&self.state, *seat));
                away.map_or(Declined::NotYourTurn, Declined::from)
            }
            No::Enough => {
                let names: Vec<Seat> = self.state.calls.keys().copied().filter(|seat| *seat != by).collect();
                let replace = self.shared.command("table replace", place);
                Text::of("declined-nudge-enough").with("names", names).with("replace", replace).into()
            }
            No::Soon(at) => Text::of("declined-nudge-soon").with("when", stamp(*at)).into(),
        }
    }
}
