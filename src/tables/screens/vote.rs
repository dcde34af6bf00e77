//! A vote: what is asked, who has answered, and how it ended.

use crate::chat::limits::cut;
use crate::chat::{Ballot, Button, Id, Request, escape};
use crate::rules::{Seat, Text, Tongue, Viewer};
use crate::store::{Outcome, Question, Vote};
use crate::tables::clock::Pace;
use crate::tables::electorate::{choosers, electors, offered};
use crate::tables::log_lines::lines;
use crate::tables::screen::{Meant, Screen, button};
use crate::tables::seats::next_bot;
use crate::tables::state::TableState;

use crate::words::Speaker;

use super::late::named;
use super::{NONE, board, day, late, mention};

/// The longest account of what would be taken back, in characters: the message stays short with the longest names.
const MOST_UNDONE: usize = 400;

/// The message of a vote as it stands. One that is settled asks nothing more.
pub fn screen(state: &TableState, vote: &Vote, speaker: &Speaker) -> Screen {
    let writer = speaker.writing(escape);
    if vote.outcome.is_some() {
        return Screen::of(ended(state, vote, &writer));
    }
    let asked = electors(state, vote);
    let asked: Vec<_> = asked.iter().filter_map(|seat| Some((seat, state.chair(seat)?.person()?))).collect();
    let asked: Vec<_> = asked.into_iter().filter(|(_, user)| *user != vote.by).collect();
    let who =
        asked.iter().map(|(seat, user)| if state.is_asked_here(*seat) { mention(*user) } else { writer.name(*seat) });
    let who = who.collect::<Vec<_>>().join(" ");
    let asked = asked.into_iter().filter(|(seat, _)| state.is_asked_here(*seat)).map(|(_, user)| user).collect();
    let text = match vote.question {
        Question::Close => Text::of("close-wanted").with("name", escape(&vote.name)),
        Question::Undo => {
            Text::of("undo-wanted").with("name", escape(&vote.name)).with("what", what(state, vote, &writer))
        }
        Question::Late => late::asked(state, vote),
        Question::Pause | Question::Resume | Question::Pace | Question::Replace => suggested(state, vote),
        Question::Seat => Text::of("seat-wanted").with("name", escape(&vote.name)).with("bot", bot(state, vote)),
    };
    let mut text = writer.say(&text.with("who", who));
    if vote.choices.iter().any(|(user, _)| *user != vote.by) {
        text = format!("{text}\n{}", tally(state, vote, &writer));
    }
    let away = vote.seats.iter().filter_map(|seat| board::away(state, seat));
    for line in late::gone(state, vote).into_iter().chain(away) {
        text = format!("{text}\n{}", writer.say(&line));
    }
    Screen { mentions: asked, ..Screen::of(text) }.row(choices(state, vote, speaker))
}

/// The buttons under a vote.
pub fn choices(state: &TableState, vote: &Vote, speaker: &Speaker) -> Vec<Button> {
    offered(state, vote).iter().map(|ballot| choice(state, vote, *ballot, speaker)).collect()
}

/// The button that chooses that. Closing is for good.
fn choice(state: &TableState, vote: &Vote, ballot: Ballot, speaker: &Speaker) -> Button {
    let id = Id::at(state.id, 0, Request::Vote(vote.number, ballot));
    let button = button(id, speaker.say(&label(state, vote.question, ballot)));
    if (vote.question, ballot) == (Question::Close, Ballot::Yes) { button.danger() } else { button }
}

/// What a choice is called on its button, and wherever it is named.
pub fn label(state: &TableState, question: Question, ballot: Ballot) -> Text {
    let is_suggested = is_suggested(question);
    match (question, ballot) {
        (Question::Seat, Ballot::Yes) => Text::of("button-let-in"),
        (Question::Seat, Ballot::No) => Text::of("button-not-now"),
        (_, Ballot::Yes) if is_suggested => Text::of("button-yes"),
        (_, Ballot::No) if is_suggested => Text::of("button-wait"),
        (_, Ballot::Yes) => Text::of("button-agree"),
        (_, Ballot::No) => Text::of("button-refuse"),
        (_, Ballot::Wait) => Text::of(format!("button-wait-{}", state.pace.token())),
        (_, Ballot::Move) => Text::of("button-bot-move"),
        (_, Ballot::Seat) => Text::of("button-bot-seat"),
        (_, Ballot::Day) => Text::of("button-day-pace"),
    }
}

/// The bot in whose place somebody would like to sit down, also when it sits there no more.
fn bot(state: &TableState, vote: &Vote) -> String {
    let bots = state.bots_at(vote.entry as usize);
    let name = vote.seat.and_then(|seat| bots.get(&seat.index()));
    name.map(|name| escape(name)).unwrap_or_default()
}

fn tally(state: &TableState, vote: &Vote, writer: &Speaker) -> String {
    if vote.question == Question::Late {
        return writer.say(&late::tally(state, vote));
    }
    if is_suggested(vote.question) {
        let by = |ballot| named(choosers(state, vote, ballot));
        return writer.say(&Text::of("tally-yes").with("yes", by(Ballot::Yes)).with("no", by(Ballot::No)));
    }
    let agreed = choosers(state, vote, Ballot::Yes);
    let missing: Vec<Seat> = electors(state, vote).iter().filter(|seat| !agreed.has(*seat)).collect();
    let agreed: Vec<Seat> = agreed.iter().collect();
    writer.say(&Text::of("tally-all").with("names", agreed).with("missing", missing))
}

/// Whether somebody suggests something, of which more than half decide.
const fn is_suggested(question: Question) -> bool {
    matches!(question, Question::Pause | Question::Resume | Question::Pace | Question::Replace)
}

/// Whom a vote is about, as they are called.
pub fn about(state: &TableState, vote: &Vote) -> String {
    let chair = vote.seat.filter(|_| vote.question == Question::Replace).and_then(|seat| state.chair(seat));
    escape(chair.map_or(&vote.name, |chair| &chair.name))
}

/// Who is to have a seat that is given away: the person who was named, or a bot.
fn comer(state: &TableState, vote: &Vote) -> String {
    let bot = || vote.seat.map(|seat| next_bot(state, seat)).unwrap_or_default();
    vote.comer.as_ref().map_or_else(bot, |(_, name)| escape(name))
}

/// What somebody suggests to the table, and how many settle it; whom it calls is still to be said.
fn suggested(state: &TableState, vote: &Vote) -> Text {
    let key = match vote.question {
        Question::Pause => "pause-ask",
        Question::Resume => "resume-ask",
        Question::Replace => "replace-ask",
        _ => "pace-ask",
    };
    let text = Text::of(key).with("name", escape(&vote.name)).with("when", until(vote));
    let text = text.with("seat", about(state, vote)).with("to", comer(state, vote));
    text.with("pace", wanted_pace(state, vote).label()).with("need", late::need(state, vote))
}

/// The day until which the table is to rest, or rests.
fn until(vote: &Vote) -> String {
    day(vote.until.unwrap_or_default())
}

/// The pace that is suggested.
fn wanted_pace(state: &TableState, vote: &Vote) -> Pace {
    vote.pace.as_deref().and_then(Pace::of).unwrap_or(state.pace)
}

/// What a vote would take back, in public words, with the moves of the others that go along; it stays to be read when that
/// was done.
pub fn what(state: &TableState, vote: &Vote, writer: &Speaker) -> String {
    let Some(to) = vote.step else { return String::new() };
    let then = if state.entry() as u64 == vote.entry { None } else { state.at_entry(vote.entry as usize) };
    going(then.as_ref().unwrap_or(state), to as usize, writer, MOST_UNDONE)
}

/// What would go with all that happened after a step, in public words, in at most so many characters.
pub fn going(state: &TableState, to: usize, writer: &Speaker, most: usize) -> String {
    let told = state.play.as_ref().map(|play| play.told_to(Viewer::Public, to)).unwrap_or_default();
    let told = lines(&told, writer).join(" · ");
    if told.is_empty() { NONE.to_owned() } else { cut(&told, most).trim_end_matches('.').to_owned() }
}

/// How a vote ended, in one sentence.
pub fn ended(state: &TableState, vote: &Vote, writer: &Speaker) -> String {
    let asker = || escape(&vote.name);
    let text = match (vote.question, &vote.outcome) {
        (Question::Close, Some(Outcome::Agreed)) => Text::of("close-agreed"),
        (Question::Close, Some(Outcome::Refused { name })) => Text::of("close-refused").with("name", escape(name)),
        (Question::Close, Some(Outcome::Withdrawn)) => Text::of("close-withdrawn").with("name", asker()),
        (Question::Close, Some(Outcome::Unanswered)) => Text::of("close-unanswered"),
        (Question::Undo, Some(Outcome::Agreed)) => {
            Text::of("undone").with("what", what(state, vote, writer)).with("name", asker())
        }
        (Question::Undo, Some(Outcome::Refused { name })) => Text::of("undo-no").with("name", escape(name)),
        (Question::Undo, Some(Outcome::Withdrawn)) => Text::of("undo-withdrawn").with("name", asker()),
        (Question::Undo, Some(Outcome::Unanswered)) => Text::of("undo-over-time"),
        (Question::Late, Some(outcome)) => late::ended(vote, outcome),
        (Question::Seat, Some(Outcome::Agreed)) => {
            Text::of("seat-taken").with("name", asker()).with("bot", bot(state, vote))
        }
        (Question::Seat, Some(Outcome::Refused { .. } | Outcome::Withdrawn | Outcome::Unanswered)) => {
            Text::of("seat-refused").with("bot", bot(state, vote))
        }
        (Question::Replace, Some(Outcome::Replaced { name, bot, .. })) => {
            Text::of("seat-bot").with("name", escape(name)).with("bot", escape(bot))
        }
        (Question::Replace, Some(Outcome::Outvoted | Outcome::Unanswered)) => Text::of("replace-no"),
        (Question::Replace, Some(outcome)) => late::ended(vote, outcome),
        (Question::Undo, _) => Text::of("undo-over"),
        (Question::Seat, _) => Text::of("late-void"),
        (Question::Pause, Some(Outcome::Agreed)) => board::paused(vote.until.unwrap_or_default()),
        (Question::Resume, Some(Outcome::Agreed)) => Text::of("board-resumed"),
        (Question::Pace, Some(Outcome::Agreed)) => Text::of("pace-set").with("pace", wanted_pace(state, vote).label()),
        (Question::Pause, Some(Outcome::Outvoted | Outcome::Unanswered)) => Text::of("pause-no"),
        (Question::Resume, Some(Outcome::Outvoted | Outcome::Unanswered)) => {
            Text::of("resume-no").with("when", until(vote))
        }
        (Question::Pace, Some(Outcome::Outvoted | Outcome::Unanswered)) => {
            Text::of("pace-no").with("pace", state.pace.label())
        }
        _ => Text::of("close-void"),
    };
    writer.say(&text)
}
