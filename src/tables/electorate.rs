//! Who decides a vote, what can be chosen in it, and how it stands. Pure: it changes, stores and sends nothing.

use crate::chat::Ballot;
use crate::rules::{Seat, Seats};
use crate::store::{ClockState, Outcome, Question, Vote};

use super::clock::Pace;
use super::state::TableState;

/// How a vote stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    Open,
    /// That was chosen.
    Passed(Ballot),
    /// It is not agreed to.
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

    /// The number of the next vote.
    pub fn next_vote(&self) -> u32 {
        self.votes.iter().map(|vote| vote.number).max().unwrap_or_default() + 1
    }

    /// The seats whose time is up, or whose holders are gone, and about which nothing is decided yet.
    pub fn late(&self) -> Seats {
        self.clocks.iter().filter(|(_, clock)| clock.state == ClockState::Late).map(|(seat, _)| *seat).collect()
    }

    /// What the people in these seats are called, as they are.
    pub fn called(&self, seats: Seats) -> String {
        seats.iter().filter_map(|seat| Some(self.chair(seat)?.name.clone())).collect::<Vec<_>>().join(", ")
    }
}

/// What can be chosen in a vote, in the order in which it is offered.
pub fn offered(state: &TableState, vote: &Vote) -> &'static [Ballot] {
    match vote.question {
        Question::Close
        | Question::Undo
        | Question::Seat
        | Question::Replace
        | Question::Pause
        | Question::Resume
        | Question::Pace => &[Ballot::Yes, Ballot::No],
        // No seat is given away by an evening clock.
        Question::Late if state.pace == Pace::Evening => &[Ballot::Wait, Ballot::Move, Ballot::Day],
        Question::Late => &[Ballot::Wait, Ballot::Move, Ballot::Seat],
    }
}

/// Who decides a vote: everybody seated; about taking back everybody but whoever asks; about those who are late, or whose seat
/// is to be given away, everybody who is not. Whoever is away is not counted in the last three, unless they have chosen.
pub fn electors(state: &TableState, vote: &Vote) -> Seats {
    let left_out = match vote.question {
        Question::Close | Question::Seat | Question::Pause | Question::Resume | Question::Pace => Seats::NONE,
        Question::Undo | Question::Late | Question::Replace => {
            state.away().iter().filter(|seat| choice(state, vote, *seat).is_none()).collect()
        }
    };
    allowed(state, vote).iter().filter(|seat| !left_out.has(*seat)).collect()
}

/// Who may choose in a vote: the electors, and those of whom it is one only because they are away. Whoever is not in the
/// server any more decides nothing.
pub fn allowed(state: &TableState, vote: &Vote) -> Seats {
    let left_out = match vote.question {
        Question::Close | Question::Seat | Question::Pause | Question::Resume | Question::Pace => Seats::NONE,
        Question::Undo => state.seat_of(vote.by).map_or(Seats::NONE, Seats::only),
        Question::Late => state.late(),
        Question::Replace => state.late().iter().chain(vote.seat).collect(),
    };
    let gone = state.gone();
    state.people().iter().filter(|seat| !left_out.has(*seat) && !gone.has(*seat)).collect()
}

/// What a seat has answered.
pub fn choice(state: &TableState, vote: &Vote, seat: Seat) -> Option<Ballot> {
    let user = state.chair(seat)?.person()?;
    vote.choices.iter().find(|(by, _)| *by == user).map(|(_, ballot)| *ballot)
}

/// Which of the electors have chosen that.
pub fn choosers(state: &TableState, vote: &Vote, ballot: Ballot) -> Seats {
    electors(state, vote).iter().filter(|seat| choice(state, vote, *seat) == Some(ballot)).collect()
}

/// Which of the electors have not answered.
pub fn silent(state: &TableState, vote: &Vote) -> Seats {
    electors(state, vote).iter().filter(|seat| choice(state, vote, *seat).is_none()).collect()
}

/// How many electors count, and how many of them settle a vote in which more than half decide. Who stayed silent for long
/// enough counts no more.
pub fn needed(state: &TableState, vote: &Vote) -> (usize, usize) {
    let silent = if vote.has_lapsed { silent(state, vote).len() } else { 0 };
    let of = electors(state, vote).len() - silent;
    (of / 2 + 1, of)
}

/// How a vote stands.
pub fn standing(state: &TableState, vote: &Vote) -> Standing {
    match vote.question {
        Question::Close | Question::Undo => of_all(state, vote),
        Question::Late => of_most(state, vote),
        Question::Pause | Question::Resume | Question::Pace | Question::Replace => of_half(state, vote),
        Question::Seat => of_first(state, vote),
    }
}

/// More than half must agree, and it fails as soon as they cannot any more.
fn of_half(state: &TableState, vote: &Vote) -> Standing {
    let (need, of) = needed(state, vote);
    let (yes, no) = (choosers(state, vote, Ballot::Yes).len(), choosers(state, vote, Ballot::No).len());
    if yes >= need {
        return Standing::Passed(Ballot::Yes);
    }
    if of - no < need { Standing::Failed(Outcome::Outvoted) } else { Standing::Open }
}

/// All must agree, and one who does not ends it.
fn of_all(state: &TableState, vote: &Vote) -> Standing {
    let electors = electors(state, vote);
    let is_gone = vote.question == Question::Close && state.seat_of(vote.by).is_none();
    if let Some(outcome) = against(state, vote, is_gone) {
        return Standing::Failed(outcome);
    }
    if choosers(state, vote, Ballot::Yes) == electors { Standing::Passed(Ballot::Yes) } else { Standing::Open }
}

/// Whoever answers first decides whether somebody may sit down.
fn of_first(state: &TableState, vote: &Vote) -> Standing {
    match against(state, vote, false) {
        Some(outcome) => Standing::Failed(outcome),
        None if choosers(state, vote, Ballot::Yes).is_empty() => Standing::Open,
        None => Standing::Passed(Ballot::Yes),
    }
}

/// How a vote ends that one answer ends: whoever asked asks no more or is gone, somebody would not have it, or nobody is left
/// to answer.
fn against(state: &TableState, vote: &Vote, is_gone: bool) -> Option<Outcome> {
    if is_gone || vote.choices.contains(&(vote.by, Ballot::No)) {
        return Some(Outcome::Withdrawn);
    }
    let against = choosers(state, vote, Ballot::No).first();
    if let Some(chair) = against.and_then(|seat| state.chair(seat)) {
        return Some(Outcome::Refused { name: chair.name.clone() });
    }
    electors(state, vote).is_empty().then_some(Outcome::Void)
}

/// More than half decide what becomes of those who are late. Where all have chosen and they do not, the milder answer wins:
/// it is waited.
fn of_most(state: &TableState, vote: &Vote) -> Standing {
    let (need, of) = needed(state, vote);
    if allowed(state, vote).is_empty() {
        let is_anybody_here = state.people() != state.gone();
        return Standing::Failed(if is_anybody_here { Outcome::AllLate } else { Outcome::AllGone });
    }
    let chosen = |ballot: &Ballot| choosers(state, vote, *ballot).len();
    if let Some(ballot) = offered(state, vote).iter().find(|ballot| chosen(ballot) >= need) {
        return Standing::Passed(*ballot);
    }
    let counted: usize = offered(state, vote).iter().map(chosen).sum();
    if of > 0 && counted == of { Standing::Passed(Ballot::Wait) } else { Standing::Open }
}
