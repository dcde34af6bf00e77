//! The panel: one question after another, seen by one person, and what their move did.

use crate::chat::limits::cut;
use crate::chat::panel::{Asks, Desk, Panel, Stand};
use crate::chat::{Button, Id, Request, Row, TableId, limits};
use crate::rules::{Footer, Game, Seat, Seats, Surveyed, Text, Tongue, Viewer};
use crate::store::Question;
use crate::tables::log_lines::{lines, told};
use crate::tables::screen::{Screen, Shot, button};
use crate::tables::state::TableState;
use crate::tables::tips;
use crate::tables::way_back;
use crate::words::{DEPUTY, Speaker};

use super::look_ups::dismiss;
use super::{board, day, learn, own_label, vote};

/// The longest list of what a whole turn did, in characters.
const MOST_UNDONE: usize = 1200;
/// The longest list of what happened between two turns of one visit, in characters.
const MOST_AGAIN: usize = 600;

/// A seat's place at a table, from which its panels follow; none before the start.
pub fn place<'a>(state: &'a TableState, seat: Seat, speaker: &'a Speaker) -> Option<Desk<'a>> {
    let table = Surveyed::by(seat, state.play.as_ref()?.table());
    let id: TableId = state.id;
    let can_undo = way_back::reach(state, seat).is_ok();
    let Game { command, lead, end, .. } = *state.game;
    let play = state.play.as_ref()?;
    let last = play.steps(0).next_back().filter(|(_, step)| step.seat == seat);
    let path = last.map(|(_, step)| play.made(step).0).unwrap_or_default();
    let just =
        state.game.verbs.iter().map(|verb| verb.name).find(|verb| path.first().is_some_and(|first| first == verb));
    Some(Desk {
        table,
        speaker,
        command,
        at: Stand::Table { id, step: state.entry() },
        lead,
        end,
        can_undo,
        just,
        asks: Asks::Big,
        again: 0,
    })
}

/// The question at a path, or as near to it as the rules lead.
pub fn question(state: &TableState, seat: Seat, path: &[String], speaker: &Speaker) -> Screen {
    let panel = place(state, seat, speaker).and_then(|place| place.resume(path));
    panel.map_or_else(Screen::default, |panel| show(state, seat, panel, speaker))
}

/// The panel at its first question, as it is opened: with what a bot did in the seat's place, and until when they may decide.
pub fn opened(state: &TableState, seat: Seat, speaker: &Speaker) -> Screen {
    let mut screen = question(state, seat, &[], speaker);
    if let Some(line) = stood_in_line(state, seat, speaker) {
        screen = screen.led_by(&line);
    }
    if let Some(due) = board::due(state, Seats::only(seat), speaker) {
        screen.text = format!("{}\n-# {due}", screen.text);
    }
    screen
}

/// The same for somebody who does not know the game: with the button to its lesson.
pub fn taught(state: &TableState, screen: Screen, speaker: &Speaker) -> Screen {
    let offer = learn::offer(state.game, "button-learn", speaker);
    offer.into_iter().fold(screen, beside)
}

/// A panel with the picture that helps most with its question.
pub fn show(state: &TableState, seat: Seat, panel: Panel, speaker: &Speaker) -> Screen {
    let Panel { mut text, rows, path, sheet, close, marks, kept } = panel;
    if let Some(due) = state.turn_end().filter(|_| state.auto_end().is_some_and(|(who, _)| who == seat)) {
        let when = Text::of("panel-ends").with("when", format!("<t:{}:R>", due / 1000));
        text = format!("{text}\n-# {}", speaker.say(&when));
    }
    let tip = tip_at(state, seat, &path);
    if let Some((key, _)) = tip.and_then(|tip| (state.game.tips)().get(usize::from(tip)).copied()) {
        text = format!("{text}\n-# {}", speaker.say(&Text::of("tip").with("what", Text::of(key))));
    }
    let shot = state.play.as_ref().map(|play| Shot {
        table: play.shared(),
        viewer: Viewer::Seat(seat),
        sheet,
        path,
        offers: marks,
        footer: Footer { close, ..state.footer(Viewer::Seat(seat), play.step(), play.window(Seats::only(seat))) },
        speaker: speaker.clone(),
        beyond: None,
    });
    let kept = kept.into_iter().map(|(key, path)| (state.id, key, path)).collect();
    let mut screen = Screen { text, rows, shot, tip, kept, ..Screen::default() };
    let id = |request| Id::at(state.id, state.entry(), request);
    if state.is_advised() {
        screen = beside(screen, button(id(Request::Hint), speaker.word("button-hint")));
    }
    if tip.is_some() {
        screen = beside(screen, button(id(Request::NoTips), speaker.word("button-tips-off")));
    }
    screen
}

/// The tip for a seat at the question after `path`, by its number, where it gets one.
fn tip_at(state: &TableState, seat: Seat, path: &[String]) -> Option<u8> {
    let (chair, play) = (state.chair(seat)?, state.play.as_ref()?);
    if chair.wishes.no_tips || chair.tips.is_over() {
        return None;
    }
    chair.tips.at(tips::turn(play, seat), play.table().tips(seat, path))
}

/// The same with a button beside the last ones, before the one that closes; where there is no room, in a row of its own, or not
/// at all.
fn beside(mut screen: Screen, button: Button) -> Screen {
    let has_room = |row: &Row| matches!(row, Row::Buttons(last) if last.len() < limits::ROW_BUTTONS);
    if let Some(Row::Buttons(last)) = screen.rows.last_mut().filter(|row| has_room(row)) {
        last.insert(last.len().saturating_sub(1), button);
        return screen;
    }
    if screen.rows.len() < limits::ROWS { screen.row([button]) } else { screen }
}

/// What a move did: the next question where the seat goes straight on, and otherwise whether it can be taken back, and how
/// long. Where a bot is to move, nothing is promised: it has moved before this is read.
pub fn done(state: &TableState, seat: Seat, told: &[Text], speaker: &Speaker) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    if state.awaited().has(seat) {
        return question(state, seat, &[], speaker).led_by(&lines(told, &writer).join(" · "));
    }
    let can_undo = way_back::reach(state, seat).is_ok() && state.awaited_bot().is_none();
    let what = lines(told, &writer).join(" · ").trim_end_matches('.').to_owned();
    let awaited = state.awaited();
    let own =
        state.play.as_ref().and_then(|play| play.steps(0).rev().find(|(_, step)| step.seat == seat && !step.auto));
    let is_final = own.is_some_and(|(_, step)| step.is_final);
    let text = match awaited.first() {
        Some(next) if can_undo && awaited.len() == 1 => Text::of("panel-done").with("what", what).with("name", next),
        Some(_) if can_undo => Text::of("panel-done-many").with("what", what),
        Some(_) if is_final => Text::of("panel-done-fixed").with("what", what),
        _ => Text::of("panel-done-final").with("what", what),
    };
    let id = |request| Id::at(state.id, state.entry(), request);
    let can_ask = !can_undo && way_back::together(state, seat).is_some() && state.open_vote(Question::Undo).is_none();
    let word = if can_ask { "button-ask-undo" } else { "button-undo" };
    let undo = (can_undo || can_ask).then(|| button(id(Request::Undo(None)), speaker.word(word)));
    let own = button(id(Request::Own), own_label(state.game, speaker));
    Screen::of(writer.say(&text)).row(undo.into_iter().chain([own, dismiss(state, speaker)]))
}

/// The same for whoever is away and moved all the same: what they said, and a button that takes it back, beside the last ones
/// where there is room.
pub fn away(state: &TableState, seat: Seat, mut screen: Screen, speaker: &Speaker) -> Screen {
    let Some(until) = state.away_until(seat) else { return screen };
    let line = speaker.say(&Text::of("panel-away").with("when", day(until)));
    screen.text = format!("{}\n-# {line}", screen.text);
    beside(screen, button(Id::of(Request::Back), speaker.word("button-back-again")))
}

/// That it is a seat's turn again, in the panel where it made its last move: with what has happened since so many steps
/// counted, its own move first.
pub fn again(state: &TableState, seat: Seat, since: usize, speaker: &Speaker) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let what = board::duty(state, seat).unwrap_or(Text::of(""));
    let line = writer.say(&Text::of("panel-again").with("what", what));
    let happened = state.play.as_ref().map(|play| told(play, Viewer::Seat(seat), since)).unwrap_or_default();
    let happened = lines(happened.iter().map(|(_, text)| text), &writer).join(" · ");
    let screen = question(state, seat, &[], speaker);
    [line, cut(&happened, MOST_AGAIN)]
        .iter()
        .filter(|line| !line.is_empty())
        .fold(screen, |screen, line| screen.led_by(line))
}

/// What a bot did in the place of a seat whose time was up, as long as its holder has not moved since.
pub fn stood_in_line(state: &TableState, seat: Seat, speaker: &Speaker) -> Option<String> {
    let play = state.play.as_ref()?;
    let newest = play.steps(0).rev().find(|(_, step)| step.seat == seat && !step.auto);
    let (newest, _) = newest.filter(|(number, step)| step.stands_in && *number > play.before_holder(seat))?;
    let writer = speaker.writing(crate::chat::escape);
    let since = play.heard(seat);
    let by_bot: Vec<usize> =
        play.steps(since).filter(|(_, step)| step.seat == seat && step.stands_in).map(|(number, _)| number).collect();
    let told = play.told_to_by_step(Viewer::Seat(seat), since).into_iter();
    let told = told.filter(|(number, _)| by_bot.contains(number) && *number <= newest);
    let told: Vec<Text> = told.map(|(_, text)| text).collect();
    let what = lines(&told, &writer).join(" · ").trim_end_matches('.').to_owned();
    Some(writer.say(&Text::of("late-yours").with("bot", DEPUTY.to_owned()).with("what", what)))
}

/// The same for whoever has nothing to decide now, with the way to take it back.
pub fn stood_in(state: &TableState, seat: Seat, speaker: &Speaker) -> Option<Screen> {
    let line = stood_in_line(state, seat, speaker)?;
    let id = |request| Id::at(state.id, state.entry(), request);
    let undo = button(id(Request::Undo(None)), speaker.word("button-undo"));
    let own = button(id(Request::Own), own_label(state.game, speaker));
    Some(Screen::of(line).row([undo, own, dismiss(state, speaker)]))
}

/// What would be taken back, before it is.
pub fn undo(state: &TableState, seat: Seat, reach: &way_back::Reach, speaker: &Speaker) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let Some(play) = &state.play else { return Screen::default() };
    let what = lines(&way_back::taken_back(play, seat, reach.last), &writer).join(" · ");
    let mut text = writer.say(&Text::of("undo-ask").with("what", what));
    if reach.first < reach.last {
        let all = lines(&way_back::taken_back(play, seat, reach.first), &writer).join(" · ");
        text = format!("{text}\n{}", writer.say(&Text::of("undo-ask-turn").with("what", cut(&all, MOST_UNDONE))));
    }
    // What is barred is asked about, though nobody but bots may be there to be asked.
    let to = |step: usize| {
        let request = if step < play.alone(seat) { Request::Ask(step) } else { Request::Undo(Some(step)) };
        Id::at(state.id, state.entry(), request)
    };
    let turn = (reach.first < reach.last).then(|| button(to(reach.first), speaker.word("button-undo-turn")));
    let back = button(Id::at(state.id, state.entry(), Request::Play), speaker.word("button-back"));
    let step = button(to(reach.last), speaker.word("button-undo-step"));
    Screen::of(text).row([step].into_iter().chain(turn).chain([back]))
}

/// What would be taken back where the others have to agree, and why they have to. Where a person plays among bots only,
/// nobody is asked.
pub fn undo_together(state: &TableState, seat: Seat, reach: &way_back::Reach, speaker: &Speaker) -> Screen {
    let Some(play) = &state.play else { return Screen::default() };
    if state.people().len() == 1 {
        return undo(state, seat, reach, speaker);
    }
    let writer = speaker.writing(crate::chat::escape);
    let what = vote::going(state, reach.last, &writer, MOST_UNDONE / 2);
    let text = Text::of("undo-barred").with("why", way_back::why(play, seat, reach.last)).with("what", what);
    let mut text = writer.say(&text);
    if reach.first < reach.last {
        let all = vote::going(state, reach.first, &writer, MOST_UNDONE);
        text = format!("{text}\n{}", writer.say(&Text::of("undo-ask-turn").with("what", all)));
    }
    let ask = |step: usize, key| button(Id::at(state.id, state.entry(), Request::Ask(step)), speaker.word(key));
    let asks = if reach.first < reach.last {
        vec![ask(reach.last, "button-ask-step"), ask(reach.first, "button-ask-turn")]
    } else {
        vec![ask(reach.last, "button-ask-them")]
    };
    Screen::of(text).row(asks.into_iter().chain([dismiss(state, speaker)]))
}
