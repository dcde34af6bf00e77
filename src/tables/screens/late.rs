//! What is asked of the others when the time of a seat is up, and how it ended.

use crate::chat::{Ballot, escape};
use crate::rules::{Arg, Seat, Seats, Text};
use crate::store::{Outcome, Vote};
use crate::tables::clock::Pace;
use crate::tables::electorate::{choosers, needed, offered};
use crate::tables::state::TableState;
use crate::words::DEPUTY;

use super::NONE;

/// What is asked, and how many settle it; whom it calls is still to be said.
pub fn asked(state: &TableState, vote: &Vote) -> Text {
    let is_gone = vote.seats.iter().all(|seat| state.gone().has(seat));
    let text = Text::of(if is_gone { "gone-vote" } else { "late-vote" });
    text.with("names", escape(&vote.name)).with("name", escape(&vote.name)).with("need", need(state, vote))
}

/// Who of those whose time is up is gone, where others are not.
pub fn gone(state: &TableState, vote: &Vote) -> Option<Text> {
    let gone: Seats = vote.seats.iter().filter(|seat| state.gone().has(*seat)).collect();
    let is_told = !gone.is_empty() && gone != vote.seats;
    is_told.then(|| Text::of("gone-line").with("name", escape(&state.called(gone))))
}

/// How many settle a vote.
pub fn need(state: &TableState, vote: &Vote) -> Text {
    let (need, of) = needed(state, vote);
    Text::of("vote-need").with("need", need).with("of", of)
}

/// Those who chose something, or a sign that nobody did.
pub fn named(seats: Seats) -> Arg {
    let seats: Vec<Seat> = seats.iter().collect();
    if seats.is_empty() { NONE.to_owned().into() } else { seats.into() }
}

/// Who has chosen what.
pub fn tally(state: &TableState, vote: &Vote) -> Text {
    let by = |ballot| named(choosers(state, vote, ballot));
    let third = offered(state, vote).last().copied().unwrap_or(Ballot::Seat);
    let key = if third == Ballot::Day { "late-tally-evening" } else { "late-tally" };
    Text::of(key).with("wait", by(Ballot::Wait)).with("move", by(Ballot::Move)).with("third", by(third))
}

/// How it ended.
pub fn ended(vote: &Vote, outcome: &Outcome) -> Text {
    let late = || escape(&vote.name);
    let when = |at: &i64| format!("<t:{}:R>", at / 1000);
    match outcome {
        Outcome::Back { name } => Text::of("late-back").with("name", escape(name)),
        Outcome::Waits { until: 0 } => Text::of("late-wait-on"),
        Outcome::Moved { name } => Text::of("late-moved").with("name", escape(name)),
        Outcome::AllGone => Text::of("gone-all"),
        Outcome::AllLate => Text::of("late-all"),
        Outcome::Waits { until } => Text::of("late-wait").with("when", when(until)),
        Outcome::BotMoves => Text::of("late-bot-move").with("name", late()).with("bot", DEPUTY.to_owned()),
        Outcome::BotSits { bots } => Text::of("seat-bot").with("name", late()).with("bot", escape(bots)),
        Outcome::Days { until } => Text::of("late-pace").with("pace", Pace::Day.label()).with("when", when(until)),
        Outcome::Agreed
        | Outcome::Refused { .. }
        | Outcome::Withdrawn
        | Outcome::Unanswered
        | Outcome::Outvoted
        | Outcome::Replaced { .. }
        | Outcome::Void => Text::of("late-void"),
    }
}
