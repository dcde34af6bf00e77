//! What a table decides together: who decides, when it is settled, and what follows. Stores and sends nothing.

use crate::chat::UserId;
use crate::record::Ending;
use crate::rules::{Seat, Seats};
use crate::store::{Alarm, AlarmKind, AlarmOf, Outcome, Question, Stage, Vote};

use super::seats;
use super::state::TableState;
use super::transaction::Transaction;
use super::undo;

/// The same person may ask the same once a day, in milliseconds.
const AGAIN: i64 = 24 * 3600 * 1000;

/// What is asked stays open for so long, in milliseconds.
const LONG_OPEN: i64 = 7 * AGAIN;
/// What is asked about taking back, for so long.
const UNDO_OPEN: i64 = 2 * AGAIN;

/// How a vote stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    Open,
    /// It is agreed to.
    Passed,
    /// It is not.
    Failed(Outcome),
}

impl TableState {
    /// The vote of that number.
    pub fn vote(&self, number: u32) -> Option<&Vote> {
        self.votes.iter().find(|vote| vote.number == number)
    }

    /// The votes that are open.
    pub fn open_votes(&self) -> impl Iterator<Item = &Vote> {
        self.votes.iter().filter(|vote| vote.outcome.is_none())
    }

    /// The open vote on that, if there is one.
    pub fn open_vote(&self, question: Question) -> Option<&Vote> {
        self.open_votes().find(|vote| vote.question == question)
    }
}

impl TableState {
    /// Each open vote ends unanswered when it has been open for long enough.
    pub fn set_vote_ends(&mut self) {
        self.alarms.retain(|of, _| of.kind != AlarmKind::VoteEnd);
        let ends = self.votes.iter().filter(|vote| vote.outcome.is_none()).map(|vote| {
            let lasts = if vote.question == Question::Undo { UNDO_OPEN } else { LONG_OPEN };
            let of = AlarmOf { vote: Some(vote.number), ..AlarmOf::table(AlarmKind::VoteEnd) };
            (of, Alarm { at: vote.opened.saturating_add(lasts), mark: 0 })
        });
        self.alarms.extend(ends);
    }
}

/// A new vote, in which whoever asks agrees.
pub fn asked(state: &TableState, question: Question, seat: Seat, now: i64) -> Option<Vote> {
    let chair = state.chair(seat)?;
    let by = chair.person()?;
    Some(Vote { choices: vec![(by, true)], ..wanted(state, question, (by, chair.name.clone()), now) })
}

/// A new vote that somebody of that name asks for, and that nobody has answered.
pub fn wanted(state: &TableState, question: Question, (by, name): (UserId, String), now: i64) -> Vote {
    Vote {
        number: state.votes.iter().map(|vote| vote.number).max().unwrap_or_default() + 1,
        question,
        by,
        name,
        seat: None,
        step: None,
        entry: state.entry() as u64,
        opened: now,
        choices: Vec::new(),
        outcome: None,
    }
}

/// Who decides a vote: everybody seated, and about taking back everybody but whoever asks.
pub fn electors(state: &TableState, vote: &Vote) -> Seats {
    let mut electors = state.people();
    if let (Question::Undo, Some(asker)) = (vote.question, state.seat_of(vote.by)) {
        electors.remove(asker);
    }
    electors
}

/// What a seat has answered.
pub fn choice(state: &TableState, vote: &Vote, seat: Seat) -> Option<bool> {
    let user = state.chair(seat)?.person()?;
    vote.choices.iter().find(|(by, _)| *by == user).map(|(_, agrees)| *agrees)
}

/// Which of the electors have agreed.
pub fn agreed(state: &TableState, vote: &Vote) -> Seats {
    electors(state, vote).iter().filter(|seat| choice(state, vote, *seat) == Some(true)).collect()
}

/// How a vote stands: all must agree, and one who does not ends it; whether somebody may sit down is decided by the first
/// who answers.
pub fn standing(state: &TableState, vote: &Vote) -> Standing {
    let electors = electors(state, vote);
    let is_gone = vote.question == Question::Close && state.seat_of(vote.by).is_none();
    if is_gone || vote.choices.contains(&(vote.by, false)) {
        return Standing::Failed(Outcome::Withdrawn);
    }
    let against = electors.iter().find(|seat| choice(state, vote, *seat) == Some(false));
    if let Some(chair) = against.and_then(|seat| state.chair(seat)) {
        return Standing::Failed(Outcome::Refused { name: chair.name.clone() });
    }
    if electors.is_empty() {
        return Standing::Failed(Outcome::Void);
    }
    let agreed = agreed(state, vote);
    let is_enough = agreed == electors || (vote.question == Question::Seat && !agreed.is_empty());
    if is_enough { Standing::Passed } else { Standing::Open }
}

/// When somebody may ask again what the table did not agree to; none if they may now.
pub fn may_ask_at(state: &TableState, question: Question, by: UserId, now: i64) -> Option<i64> {
    let failed = state.votes.iter().filter(|vote| vote.question == question && vote.by == by && vote.outcome.is_some());
    failed.map(|vote| vote.opened.saturating_add(AGAIN)).max().filter(|at| *at > now)
}

/// Notes what somebody answers; their last answer counts.
pub fn choose(tx: &mut Transaction, number: u32, user: UserId, agrees: bool) {
    if let Some(vote) = open_mut(&mut tx.state, number) {
        vote.choices.retain(|(by, _)| *by != user);
        vote.choices.push((user, agrees));
        vote.choices.sort_unstable();
    }
}

fn open_mut(state: &mut TableState, number: u32) -> Option<&mut Vote> {
    state.votes.iter_mut().find(|vote| vote.number == number && vote.outcome.is_none())
}

/// Ends a vote, and says so in its own message.
pub fn end(tx: &mut Transaction, number: u32, outcome: Outcome) {
    if let Some(vote) = open_mut(&mut tx.state, number) {
        vote.outcome = Some(outcome);
        tx.rewrite_vote(number);
    }
}

/// Counts every open vote again after a change, and does what it decides. Any entry ends the question whether one is taken
/// back, and the end of the game ends all.
pub fn follow(tx: &mut Transaction, before: &TableState) {
    let open = |state: &TableState| state.open_votes().map(|vote| vote.number).collect::<Vec<_>>();
    for number in open(&tx.state) {
        let Some(vote) = tx.state.vote(number).cloned() else { continue };
        let is_void = is_void(&tx.state, &vote);
        let standing = if is_void { Standing::Failed(Outcome::Void) } else { standing(&tx.state, &vote) };
        match standing {
            Standing::Failed(outcome) => end(tx, number, outcome),
            Standing::Passed if tx.state.stage == Stage::Playing => {
                end(tx, number, Outcome::Agreed);
                carry_out(tx, &vote);
            }
            Standing::Passed => {}
            Standing::Open => {
                let is_other =
                    before.vote(number).is_some_and(|then| *then != vote) || before.people() != tx.state.people();
                tx.redraws_votes.extend(is_other.then_some(number));
            }
        }
    }
    if tx.state.stage != Stage::Playing {
        open(&tx.state).into_iter().for_each(|number| end(tx, number, Outcome::Void));
    }
}

/// Whether nothing is left to decide: any entry ends the question whether one is taken back, and whether somebody may sit
/// down is no question where no bot sits there, or they sit elsewhere.
fn is_void(state: &TableState, vote: &Vote) -> bool {
    match vote.question {
        Question::Close => false,
        Question::Undo => state.entry() as u64 != vote.entry,
        Question::Seat => state.seat_of(vote.by).is_some() || !vote.seat.is_some_and(|seat| state.has_bot(seat)),
    }
}

/// Does what was agreed to.
fn carry_out(tx: &mut Transaction, vote: &Vote) {
    match vote.question {
        Question::Close => tx.end(Ending::Agreement),
        Question::Seat => {
            if let (Some(seat), Some(comer)) = (vote.seat, tx.comer.take()) {
                seats::let_in(tx, seat, comer);
            }
        }
        Question::Undo => {
            let (Some(seat), Some(to)) = (tx.state.seat_of(vote.by), vote.step) else { return };
            let agreed = agreed(&tx.state, vote);
            if let Err(declined) = undo::agreed(tx, seat, to as usize, agreed) {
                tracing::error!(table = %tx.state.id, why = declined.kind(), "what was agreed to can't be taken back");
            }
        }
    }
}
