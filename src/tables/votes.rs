//! What a table decides together: who decides, when it is settled, and what follows. Stores and sends nothing.

use crate::chat::{Ballot, UserId};
use crate::record::{Ending, How};
use crate::rules::{Seat, Seats};
use crate::store::{Outcome, Question, Stage, Vote};

use super::clock::Pace;
use super::electorate::{Standing, choosers, electors, standing};
use super::late;
use super::pauses;
use super::replacing;
use super::seats;
use super::state::TableState;
use super::transaction::Transaction;
use super::undo;

/// The same person may ask the same once a day, in milliseconds.
const AGAIN: i64 = 24 * 3600 * 1000;

/// A new vote, in which whoever asks agrees.
pub fn asked(state: &TableState, question: Question, seat: Seat, now: i64) -> Option<Vote> {
    let chair = state.chair(seat)?;
    let by = chair.person()?;
    Some(Vote { choices: vec![(by, Ballot::Yes)], ..wanted(state, question, (by, chair.name.clone()), now) })
}

/// A new vote that somebody of that name asks for, and that nobody has answered.
pub fn wanted(state: &TableState, question: Question, asker: (UserId, String), now: i64) -> Vote {
    Vote::new(state.next_vote(), question, asker, (state.entry() as u64, now))
}

/// When somebody may ask again what the table did not agree to; none if they may now.
pub fn may_ask_at(state: &TableState, question: Question, by: UserId, now: i64) -> Option<i64> {
    let failed = state.votes.iter().filter(|vote| vote.question == question && vote.by == by && vote.outcome.is_some());
    failed.map(|vote| vote.opened.saturating_add(AGAIN)).max().filter(|at| *at > now)
}

/// Notes what somebody answers; their last answer counts.
pub fn choose(tx: &mut Transaction, number: u32, user: UserId, ballot: Ballot) {
    let open = tx.state.votes.iter_mut().find(|vote| vote.number == number && vote.outcome.is_none());
    open.into_iter().for_each(|vote| vote.choose(user, ballot));
}

/// Sees to what follows from a change: clocks are set, every open vote is counted again, and what it decides is done, until
/// nothing follows any more.
pub fn follow(tx: &mut Transaction, before: &TableState, now: i64) {
    loop {
        if tx.adds() || tx.state.stage != before.stage || tx.state.people() != before.people() {
            tx.state.set_clocks(before, now);
        }
        tx.state.hold_clocks(now);
        let has_decided = count(tx, before, now) | late::follow(tx, before, now);
        if !has_decided {
            return;
        }
    }
}

/// Counts every open vote on what somebody asked again, and does what it decides; whether it decided anything. Any entry
/// ends the question whether one is taken back, and the end of the game ends all.
fn count(tx: &mut Transaction, before: &TableState, now: i64) -> bool {
    let asked = |vote: &&Vote| vote.question != Question::Late;
    let open = |state: &TableState| state.open_votes().filter(asked).map(|vote| vote.number).collect::<Vec<_>>();
    let mut has_decided = false;
    for number in open(&tx.state) {
        let Some(vote) = tx.state.vote(number).cloned() else { continue };
        let standing = void(&tx.state, before, &vote, now).map_or_else(|| standing(&tx.state, &vote), Standing::Failed);
        match standing {
            Standing::Failed(outcome) => tx.end_vote(number, outcome),
            Standing::Passed(_) if tx.state.stage == Stage::Playing => {
                let outcome = carry_out(tx, &vote, now);
                tx.end_vote(number, outcome);
                has_decided = true;
            }
            Standing::Passed(_) => {}
            Standing::Open => {
                let is_other = before.vote(number).is_some_and(|then| *then != vote)
                    || electors(before, &vote) != electors(&tx.state, &vote);
                tx.redraws_votes.extend(is_other.then_some(number));
            }
        }
    }
    if tx.state.stage != Stage::Playing {
        open(&tx.state).into_iter().for_each(|number| tx.end_vote(number, Outcome::Void));
    }
    has_decided
}

/// How a vote ends in which nothing is left to decide: any entry ends the question whether one is taken back, whether somebody
/// may sit down is no question where no bot sits there, or they sit elsewhere, and who has moved, or has time again, keeps
/// their seat.
fn void(state: &TableState, before: &TableState, vote: &Vote, now: i64) -> Option<Outcome> {
    let seat = vote.seat.unwrap_or(Seat(0));
    let is_void = match vote.question {
        Question::Close | Question::Late | Question::Pause | Question::Resume | Question::Pace => false,
        Question::Undo => state.entry() as u64 != vote.entry,
        Question::Seat => state.seat_of(vote.by).is_some() || !state.has_bot(seat),
        Question::Replace if state.has_moved(before, seat) => {
            return Some(Outcome::Moved { name: before.called(Seats::only(seat)) });
        }
        Question::Replace => state.has_bot(seat) || replacing::may_be_replaced(state, seat, now).is_err(),
    };
    is_void.then_some(Outcome::Void)
}

/// Does what was agreed to, and gives how the vote ends.
fn carry_out(tx: &mut Transaction, vote: &Vote, now: i64) -> Outcome {
    match vote.question {
        Question::Close => tx.end(Ending::Agreement),
        Question::Seat => {
            if let (Some(seat), Some(comer)) = (vote.seat, tx.comer.take()) {
                seats::let_in(tx, seat, comer, How::LetIn);
            }
        }
        Question::Undo => {
            let (by, agreed) = (tx.state.seat_of(vote.by), choosers(&tx.state, vote, Ballot::Yes));
            if let (Some(seat), Some(to)) = (by, vote.step)
                && let Err(declined) = undo::agreed(tx, seat, to as usize, agreed)
            {
                tracing::error!(table = %tx.state.id, why = declined.kind(), "what was agreed to can't be taken back");
            }
        }
        Question::Pause => pauses::begin(tx, vote.until.unwrap_or(now), now),
        Question::Resume => pauses::end(tx, now),
        // It counts from the next call; who was called before keeps the time that was announced.
        Question::Pace => tx.state.pace = vote.pace.as_deref().and_then(Pace::of).unwrap_or(tx.state.pace),
        Question::Replace => {
            let given = vote.seat.and_then(|seat| seats::replace(tx, seat, vote.comer.as_ref(), now));
            return given.map_or(Outcome::Void, |(name, bot)| Outcome::Replaced { name, bot, at: now });
        }
        // What is decided about those who are late is done where they are known.
        Question::Late => {}
    }
    Outcome::Agreed
}
