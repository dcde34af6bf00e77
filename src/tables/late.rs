//! When the time of a seat is up: the others are asked what becomes of it, and what they decide is done. As long as somebody
//! is late and somebody is not, a vote is open that names all who are late.

use crate::chat::{Ballot, UserId};
use crate::record::How;
use crate::rules::{Seat, Seats, Text};
use crate::store::{self, ClockState, Outcome, Question, SeatClock, Stage, Vote};
use crate::words::DEPUTY;

use super::announce;
use super::clock::Pace;
use super::electorate::{self, Standing};
use super::gone;
use super::overtime::Overtime;
use super::pauses;
use super::seats;
use super::state::TableState;
use super::transaction::Transaction;
use super::word::{Kind, Word};

/// Whoever was reminded has so long to answer, in milliseconds.
const TO_ANSWER: i64 = 3 * 24 * 3600 * 1000;

/// A bot moves so often in a row in the place of one seat, before the others are asked.
const IN_A_ROW: usize = 3;

/// The time of a seat is up, if it still is that call, and with it that of all whose time is up by now: they are asked about
/// together.
pub fn time_is_up(tx: &mut Transaction, seat: Seat, call: i64, now: i64) {
    let up = up(&tx.state, seat, call, now);
    let has_deputy: Seats = up.iter().copied().filter(|seat| has_deputy(&tx.state, *seat)).collect();
    for seat in up {
        let rested = tx.state.rest(seat).filter(|_| tx.state.pace != Pace::Evening).map(|rest| rest.due(now));
        let Some(clock) = tx.state.clocks.get_mut(&seat) else { continue };
        // Where the program was away the time may have moved into a night.
        let rested = rested.filter(|due| clock.moved.is_some() && *due > now);
        match rested {
            Some(due) => clock.due = due,
            None if has_deputy.has(seat) => {
                clock.state = ClockState::Deputy;
                let text = Text::of("late-auto").with("name", seat).with("bot", DEPUTY.to_owned());
                tx.notice(&text, &[]);
            }
            None => clock.state = ClockState::Late,
        }
    }
}

/// All seats whose time is up by now, if that of this one is and it still is that call.
pub fn up(state: &TableState, seat: Seat, call: i64, now: i64) -> Vec<Seat> {
    let is_up = |clock: &SeatClock| clock.state == ClockState::Running && clock.due <= now;
    let is_meant = |clock: &SeatClock| is_up(clock) && clock.call.cast_signed() == call;
    if !state.clocks.get(&seat).is_some_and(is_meant) {
        return Vec::new();
    }
    state.clocks.iter().filter(|(_, clock)| is_up(clock)).map(|(seat, _)| *seat).collect()
}

/// Whether a bot moves by itself in the place of a seat whose time is up: where it has moved often enough, the others are
/// asked all the same.
fn has_deputy(state: &TableState, seat: Seat) -> bool {
    state.overtime == Overtime::Bot && in_a_row(state, seat) < IN_A_ROW
}

/// How many calls of a seat in a row a bot has answered, since its holder moved or the others were asked about it. In games of
/// long turns all of a turn is one call.
fn in_a_row(state: &TableState, seat: Seat) -> usize {
    let Some(play) = &state.play else { return 0 };
    let asked = state.votes.iter().filter(|vote| vote.question == Question::Late && vote.seats.has(seat));
    let since = asked.map(|vote| vote.entry as usize).max().unwrap_or_default();
    let (mut calls, mut goes_on) = (0, false);
    let newest = play.steps(0).rev().filter(|(_, step)| !step.auto);
    for (_, step) in newest.take_while(|(_, step)| step.entry >= since && (step.stands_in || step.seat != seat)) {
        let is_own = step.seat == seat;
        // From the newest back, a turn begins with its end.
        let is_same_call = goes_on && state.game.end.is_some() && !step.is_end;
        calls += usize::from(is_own && !is_same_call);
        goes_on = is_own;
    }
    calls
}

/// Brings the vote on those who are late up to date with a change, and does what it decides; whether it decided anything.
pub fn follow(tx: &mut Transaction, before: &TableState, now: i64) -> bool {
    amend(tx, before);
    let open = tx.state.open_vote(Question::Late).map(|vote| vote.number);
    match open {
        Some(number) if tx.state.stage != Stage::Playing => {
            tx.end_vote(number, Outcome::Void);
            return false;
        }
        Some(number) => name_again(tx, before, number),
        None => open_vote(tx, before, now),
    }
    let Some(vote) = tx.state.open_vote(Question::Late).cloned() else { return false };
    match electorate::standing(&tx.state, &vote) {
        Standing::Open => {
            let is_other = |then: &Vote| {
                let people = |state: &TableState| (state.people(), state.away(), state.gone());
                *then != vote || people(before) != people(&tx.state)
            };
            let is_other = before.vote(vote.number).is_some_and(is_other);
            tx.redraws_votes.extend(is_other.then_some(vote.number));
            false
        }
        Standing::Failed(outcome) => {
            tx.end_vote(vote.number, outcome);
            false
        }
        Standing::Passed(ballot) => {
            let outcome = carry_out(tx, &vote, ballot, now);
            tx.end_vote(vote.number, outcome);
            true
        }
    }
}

/// Asks those who are not late what becomes of those who are. Where nobody is left to ask, the table rests.
fn open_vote(tx: &mut Transaction, before: &TableState, now: i64) {
    let late = tx.state.late();
    let Some(by) = late.first().and_then(|seat| tx.state.chair(seat)?.person()) else { return };
    let vote = Vote {
        number: tx.state.next_vote(),
        question: Question::Late,
        by,
        name: tx.state.called(late),
        seat: None,
        seats: late,
        step: None,
        until: None,
        pace: None,
        comer: None,
        entry: tx.state.entry() as u64,
        opened: now,
        reminded: None,
        has_lapsed: false,
        choices: Vec::new(),
        outcome: None,
    };
    let asked = users(&tx.state, electorate::electors(&tx.state, &vote));
    if !asked.is_empty() {
        tx.ask(vote, &asked);
    } else if before.late() != late
        && late.iter().any(|seat| !tx.state.gone().has(seat))
        && electorate::allowed(&tx.state, &vote).is_empty()
    {
        tx.notice(&Text::of("late-all"), &[]);
    }
}

/// Names those who are late by now. Whoever became late decides no more; where none of those is left whom the vote was about,
/// it is settled.
fn name_again(tx: &mut Transaction, before: &TableState, number: u32) {
    let late = tx.state.late();
    let Some(vote) = tx.state.vote(number).filter(|vote| vote.seats != late) else { return };
    if late.is_empty() {
        let gone = vote.seats;
        // A table that rests waits for them.
        if let Some(at) = tx.state.paused_until {
            let dues = gone.iter().filter_map(|seat| pauses::thawed(&tx.state, seat, at)).map(|clock| clock.due);
            return tx.end_vote(number, Outcome::Waits { until: dues.max().unwrap_or(at) });
        }
        let has_moved = gone.iter().all(|seat| tx.state.has_moved(before, seat));
        let is_back = gone.iter().any(|seat| before.gone().has(seat) && tx.state.is_here(seat));
        let name = before.called(gone);
        return tx.end_vote(
            number,
            match (has_moved, is_back) {
                (true, _) => Outcome::Moved { name },
                (false, true) => Outcome::Back { name },
                (false, false) => Outcome::Void,
            },
        );
    }
    let (users, name) = (users(&tx.state, late), tx.state.called(late));
    if let Some(vote) = tx.state.votes.iter_mut().find(|vote| vote.number == number) {
        (vote.seats, vote.name) = (late, name);
        vote.choices.retain(|(user, _)| !users.contains(user));
    }
}

/// Whoever moves before the bot that was to move in their place has moved; the vote says so instead.
fn amend(tx: &mut Transaction, before: &TableState) {
    let awaits_bot =
        |state: &TableState, seat: &Seat| state.clocks.get(seat).is_some_and(|clock| clock.state == ClockState::Deputy);
    let gone = before.clocks.keys().copied().filter(|seat| awaits_bot(before, seat) && !awaits_bot(&tx.state, seat));
    for seat in gone.filter(|seat| !tx.state.has_played(before, *seat, true)).collect::<Vec<_>>() {
        let outcome = match tx.state.has_moved(before, seat) {
            true => Outcome::Moved { name: before.called(Seats::only(seat)) },
            false => Outcome::Void,
        };
        let decided = |vote: &&mut Vote| vote.outcome == Some(Outcome::BotMoves) && vote.seats.has(seat);
        let Some(vote) = tx.state.votes.iter_mut().rev().find(decided) else { continue };
        vote.seats.remove(seat);
        vote.name = before.called(vote.seats);
        if vote.seats.is_empty() {
            vote.outcome = Some(outcome);
        }
        let number = vote.number;
        tx.rewrite_vote(number);
    }
}

/// Does what was decided about those who are late, and gives how the vote ends.
fn carry_out(tx: &mut Transaction, vote: &Vote, ballot: Ballot, now: i64) -> Outcome {
    match ballot {
        Ballot::Move => {
            let clocks = tx.state.clocks.iter_mut().filter(|(seat, _)| vote.seats.has(**seat));
            clocks.for_each(|(_, clock)| clock.state = ClockState::Deputy);
            Outcome::BotMoves
        }
        Ballot::Seat => {
            let before = tx.state.clone();
            let give = |seat| seats::give_to_bot(tx, seat, Some(How::Vote), store::Standing::Open, now);
            let bots: Vec<String> = vote.seats.iter().filter_map(give).map(|(_, bot)| bot).collect();
            announce::after(tx, &before, &[]);
            Outcome::BotSits { bots: bots.join(", ") }
        }
        Ballot::Day => {
            tx.state.pace = Pace::Day;
            let all = tx.state.awaited_people();
            Outcome::Days { until: call_again(tx, all, now) }
        }
        Ballot::Wait | Ballot::Yes | Ballot::No => Outcome::Waits { until: call_again(tx, vote.seats, now) },
    }
}

/// Calls these seats once more, with all the time of a call, and gives when the last of them is up; 0 where there is no
/// deadline, and nothing more to say to whoever is gone.
fn call_again(tx: &mut Transaction, seats: Seats, now: i64) -> i64 {
    let dues: Vec<i64> = seats.iter().filter_map(|seat| tx.state.restart_clock(seat, now)).collect();
    gone::waits(tx, seats, now);
    let Some(due) = dues.into_iter().max() else { return 0 };
    announce::call_again(tx, seats);
    due
}

/// Reminds those who have not chosen, once, each where it reaches them, and says when they count no more.
pub fn remind(tx: &mut Transaction, number: u32, now: i64) {
    let Some(vote) = tx.state.open_votes().find(|vote| vote.number == number).cloned() else { return };
    if let Some(vote) = tx.state.votes.iter_mut().find(|vote| vote.number == number) {
        vote.reminded = Some(now);
    }
    for seat in electorate::silent(&tx.state, &vote).iter() {
        let Some(chair) = tx.state.chair(seat) else { continue };
        let (user, tomorrow) = (chair.person(), chair.days.tomorrow(now));
        let word = Word { vote: Some(number), ..Word::of(Kind::Vote, seat, now) };
        let may_tell = user.is_some_and(|user| tx.may_tell(user, now));
        if may_tell {
            tx.word_awake(word, now);
        } else {
            // Nobody counts no more without having been told.
            let awake = tx.state.rest(seat).map_or(tomorrow, |quiet| quiet.after(tomorrow));
            tx.hold(&word, awake);
            tx.word(word);
        }
    }
}

/// When those who were reminded of a vote count no more, at the earliest.
pub fn counts_until(vote: &Vote) -> Option<i64> {
    Some(vote.reminded?.saturating_add(TO_ANSWER))
}

/// When those who were reminded and still say nothing count no more: where somebody has chosen, since otherwise there is
/// nothing to count.
pub fn lapses_at(vote: &Vote, now: i64) -> Option<i64> {
    let reminded = vote.reminded.filter(|_| !vote.has_lapsed && !vote.choices.is_empty())?;
    Some((reminded + TO_ANSWER).max(now + TO_ANSWER / 3))
}

/// The people in these seats.
fn users(state: &TableState, seats: Seats) -> Vec<UserId> {
    seats.iter().filter_map(|seat| state.chair(seat)?.person()).collect()
}
