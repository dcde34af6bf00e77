//! The end: who won, the score sheet, and the record's proof.

use crate::chat::{From, Id, Replay, Request, Review, Row};
use crate::rules::{Seat, Sheet, Standing as Places, Text, Tongue, Viewer, Window};
use crate::store::{Claim, Standing};
use crate::tables::screen::{Ended, Screen, Shot, button};
use crate::tables::state::TableState;
use crate::words::Speaker;

use super::lobby::goes_on;
use super::look_ups::to_boards;
use super::scores::scores;
use super::title;

/// The text under which the game ends.
pub fn text(state: &TableState, writer: &Speaker) -> String {
    let Some(play) = &state.play else { return String::new() };
    let small = Text::of("end-small").with("game", title(state.game)).with("n", play.step());
    let small = writer.say(&small.with("seed", play.header().seed.to_string()));
    let advice = state.is_advised().then(|| writer.word("end-advice"));
    let small = [Some(small), goes_on(state, writer), advice].into_iter().flatten().collect::<Vec<_>>().join("\n-# ");
    match play.table().standing() {
        Some(standing) => format!("{}\n-# {small}", winner(&standing, writer)),
        None => format!("-# {small}"),
    }
}

fn winner(standing: &Places, writer: &Speaker) -> String {
    let winners: Vec<Seat> = standing.winners().collect();
    let score = |seat: &Seat| standing.scores.get(seat.index()).copied().unwrap_or_default();
    let others = scores(standing, &winners, writer);
    let points = winners.first().map_or(0, score);
    let text = match winners.as_slice() {
        [only] => Text::of("end-winner").with("name", *only),
        _ => Text::of("end-shared").with("names", winners.clone()),
    };
    writer.say(&text.with("n", points).with("others", others)).trim_end().to_owned()
}

/// The last board of a table.
pub fn screen(state: &TableState) -> Option<Screen> {
    let (board, play) = (state.board.as_ref()?, state.play.as_ref()?);
    let speaker = state.speaker(state.language);
    let footer = state.footer(Viewer::Public, play.step(), Window::none());
    let (viewer, sheet) = (Viewer::Public, Sheet::Board(0));
    let rows = vec![buttons(state, board.entry, &speaker)];
    let boards = to_boards(state, Some(sheet), &Window::none(), &speaker);
    let log = button(Id::at(state.id, board.entry, Request::Log(From::Start, None)), speaker.word("button-log"));
    let review = Id::at(state.id, board.entry, Request::Review(Review::Whole));
    let review = button(review, speaker.word("button-review"));
    let (path, offers, beyond) = (Vec::new(), Vec::new(), Ended::of(play, sheet, state.lasted.as_ref()));
    let shot = Shot { table: play.shared(), viewer, sheet, path, offers, footer, speaker, beyond };
    Some(
        Screen { text: text(state, &state.writer(state.language)), rows, shot: Some(shot), ..Screen::default() }
            .row(boards.into_iter().chain([log, review])),
    )
}

/// Looking back, and what one can still do when the game is over.
pub fn buttons(state: &TableState, entry: usize, speaker: &Speaker) -> Row {
    let id = |request| Id::at(state.id, entry, request);
    let step = state.open_step();
    Row::Buttons(vec![
        button(Id::at(state.id, step, Request::Replay(Replay::default())), speaker.word("button-replay")),
        button(id(Request::Film), speaker.word("button-film")),
        button(id(Request::Result), speaker.word("button-result")),
        button(id(Request::Verify), speaker.word("button-verify")),
        button(id(Request::Rematch), speaker.word("button-rematch")),
    ])
}

/// The score sheet as text: a line for each source of points.
pub fn sheet(state: &TableState, writer: &Speaker) -> String {
    let standing = state.play.as_ref().and_then(|play| play.table().standing());
    let Some(standing) = standing else { return writer.word("declined-not-over") };
    let joined = |values: &[i32]| values.iter().map(i32::to_string).collect::<Vec<_>>().join(" / ");
    let names: Vec<String> = state.seated().map(|(seat, _)| for_whom(state, seat, writer)).collect();
    let mut lines = vec![names.join(" / ")];
    lines.extend(standing.lines.iter().map(|line| {
        writer.say(&Text::of("end-line").with("what", line.label.clone()).with("values", joined(&line.values)))
    }));
    lines.push(format!("**{}**", joined(&standing.scores)));
    lines.join("\n")
}

/// Who has a seat in the end, and for whom, where somebody gave it up.
fn for_whom(state: &TableState, seat: Seat, writer: &Speaker) -> String {
    let gone = |claim: &&Claim| claim.seat == seat && claim.standing == Standing::GaveUp && state.has_bot(seat);
    match state.claims.iter().filter(gone).max_by_key(|claim| claim.since) {
        Some(claim) => {
            let text = Text::of("seat-gave-up").with("bot", writer.name(seat));
            writer.say(&text.with("name", crate::chat::escape(&claim.name)))
        }
        None => writer.name(seat),
    }
}
