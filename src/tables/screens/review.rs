//! The review of a game: all of it, and its turning points one by one.

use std::sync::Arc;

use crate::bots::review::{Found, Review, TurningPoint};
use crate::chat::wishes::Boards;
use crate::chat::{Button, Id, Moment, Replay, Request, Review as Wanted, limits};
use crate::record::Story;
use crate::rules::{OUTCOME, Seat, Text, Tongue, Viewer};
use crate::tables::alt::read_out;
use crate::tables::screen::{Drawn, Meant, Screen, button};
use crate::tables::state::TableState;
use crate::words::Speaker;

use super::look_ups::dismiss;
use super::replay::LookBack;
use super::title;

/// A review as far as it was made.
pub struct Reviewed {
    /// The game.
    pub review: Arc<Review>,
    /// What was found.
    pub found: Vec<Found>,
}

impl Reviewed {
    /// Whether all of it was made.
    pub fn is_whole(&self) -> bool {
        self.found.len() == self.review.tasks()
    }

    /// All of it.
    pub fn screen(&self, state: &TableState, boards: Boards, speaker: &Speaker) -> Screen {
        let verdict = self.review.verdict(&self.found);
        let writer = speaker.writing(crate::chat::escape);
        let head = writer.say(&Text::of("review-head").with("game", title(state.game)));
        let lines = self.review.said(&verdict, &writer);
        let rows = self.ways(state, &verdict.points, None, speaker);
        let screen = |told: &[String]| {
            let text = format!("{head}\n{}\n-# {}", told.join("\n"), writer.word("review-remark"));
            Screen { text: limits::cut(&text, limits::CONTENT), ..Screen::default() }
        };
        let screen = if boards == Boards::Text {
            screen(&lines)
        } else {
            let scene = self.review.scene(&verdict, &state.id.to_string(), speaker);
            let alt = read_out(self.review.said(&verdict, speaker).into_iter());
            let skills = lines.len() - verdict.points.len().max(1);
            Screen { drawn: Some(Box::new(Drawn { scene, alt })), ..screen(&lines[..skills]) }
        };
        screen.row(rows).row([dismiss(state, speaker)])
    }

    /// The moment of a turning point, as whoever decided saw it, with what was better.
    pub fn point(
        &self,
        state: &TableState,
        (story, seat): (&Story, Option<Seat>),
        number: usize,
        speaker: &Speaker,
    ) -> Option<Screen> {
        let points = self.review.verdict(&self.found).points;
        let point = points.get(number.checked_sub(1)?)?;
        let step = point.step - 1;
        let table = self.review.before(point.step).ok()?.shared();
        let then = Replay { to: Moment::Here, sheet: table.sheet(point.seat, &[]), eyes: Viewer::Seat(point.seat) };
        let screen = LookBack { state, story, seat }.screen(step, then, speaker)?;
        let text = point.said(number, &speaker.writing(crate::chat::escape));
        let whole = Id::at(state.id, state.entry(), Request::Review(Wanted::Whole));
        let replay = Id::at(state.id, step, Request::Replay(then));
        let others = [
            button(whole, speaker.word("button-review")),
            button(replay, speaker.word("button-replay")),
            dismiss(state, speaker),
        ];
        let screen = Screen { text: limits::cut(&text, limits::CONTENT), rows: Vec::new(), ..screen };
        Some(screen.row(self.ways(state, &points, Some(number), speaker)).row(others))
    }

    /// The ways to the turning points; the one that is shown leads nowhere.
    fn ways(
        &self,
        state: &TableState,
        points: &[TurningPoint],
        shown: Option<usize>,
        speaker: &Speaker,
    ) -> Vec<Button> {
        let way = |(number, point): (usize, &TurningPoint)| {
            let id = Id::at(state.id, state.entry(), Request::Review(Wanted::Point(number)));
            let step = speaker.say(&Text::of("closing-leap-bare").with("n", point.step));
            button(id, format!("{number}{OUTCOME}{step}")).only_if(shown != Some(number))
        };
        (1..).zip(points).map(way).collect()
    }
}
