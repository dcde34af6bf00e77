//! Paints a position of a random game, and measures how long that takes.

use std::time::Instant;

use serde::Serialize;

use super::{ToolError, speaker};
use crate::paint::{Painter, Picture, encode};
use crate::record::Play;
use crate::rules::{Asked, Dice, Footer, Game, Path, Seed, Sheet, Table, Viewer, Window};
use crate::scene::{Scene, Unnamed};
use crate::words::{Language, Words};

/// What was painted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How long drawing took, in milliseconds.
    pub draw_ms: f64,
    /// How long writing the PNG took, in milliseconds.
    pub encode_ms: f64,
    /// The size of the file.
    pub bytes: usize,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// Plays `steps` steps at random and paints what is looked at: the board for the public, its own things for a seat.
/// Fonts, icons and words are loaded before the clock runs; whatever else is kept of a picture is made while it does.
///
/// # Errors
/// When the table cannot be opened, the picture cannot be painted, or the file cannot be written.
pub fn run(
    game: &'static Game,
    (seats, seed, steps): (u8, Seed, usize),
    look: &Look,
    out: &std::path::Path,
) -> Result<Report, ToolError> {
    let play = random_play(game, seats, seed, steps)?;
    let (painter, _) = (Painter::new()?, Words::get());
    let start = Instant::now();
    let image = painter.draw(&look.scene(&play)?, 1.0)?;
    let drawn = start.elapsed();
    let picture = encode(&image)?;
    let encoded = start.elapsed() - drawn;
    write(out, &picture)?;
    let ms = |time: std::time::Duration| (time.as_secs_f64() * 100_000.0).round() / 100.0;
    Ok(Report {
        draw_ms: ms(drawn),
        encode_ms: ms(encoded),
        bytes: picture.png.len(),
        width: picture.width,
        height: picture.height,
    })
}

/// A table after so many random steps, or at its end if that comes before.
///
/// # Errors
/// When the table cannot be opened like that, or a game breaks its contract.
pub fn random_play(game: &'static Game, seats: u8, seed: Seed, steps: usize) -> Result<Play, ToolError> {
    let mut play = Play::open(game, &serde_json::Value::Null, seats, seed)?;
    let mut guide = Dice::for_step(seed, u64::MAX);
    while play.step() < steps {
        let Some(seat) = play.table().awaiting().first() else { break };
        let path = play.table().wander(seat, &mut guide).unwrap_or_default();
        play.play(seat, &path, false)?;
    }
    Ok(play)
}

/// What is looked at, by whom.
#[derive(Clone, Debug)]
pub struct Look {
    /// Who looks.
    pub viewer: Viewer,
    /// Which of several boards; without it what helps most.
    pub board: Option<u8>,
    /// The answers so far of a seat that is asked something, whose offers get letters then; without them nothing is asked.
    pub path: Option<Path>,
    /// From the turn with this step on, what is new is told; without it nothing is.
    pub since: Option<usize>,
    /// Whether that is told turn by turn in place of the board.
    pub retold: bool,
    /// Only a part of it, with corners round what is spoken of.
    pub focus: Option<(String, Vec<String>)>,
    /// The language of the words.
    pub language: Language,
}

impl Look {
    /// What a viewer gets to see of a board, or what helps most, without letters and without what is new.
    pub fn of(viewer: Viewer, board: Option<u8>, language: Language) -> Look {
        Look { viewer, board, path: None, since: None, retold: false, focus: None, language }
    }

    /// The picture.
    ///
    /// # Errors
    /// When it has no part or thing of a name.
    pub fn scene(&self, play: &Play) -> Result<Scene, Unnamed> {
        let scene = self.whole(play);
        match &self.focus {
            Some((part, spoken)) => Ok(scene.focus(part, spoken)?.scene),
            None => Ok(scene),
        }
    }

    fn whole(&self, play: &Play) -> Scene {
        let (table, viewer) = (play.table(), self.viewer);
        let window = self.since.map_or_else(Window::none, |step| play.window_since(step));
        let finale = play.is_over().then(|| Box::new(play.finale()));
        let held = viewer.seat().filter(|_| self.since.is_some()).and_then(|seat| play.held_before(seat));
        let named = self.focus.is_some();
        // A board that is asked for is shown whole.
        let close = self.board.is_none() && !named;
        let footer = Footer { window, finale, held, close, named, ..play.footer(viewer, play.step(), "demo") };
        if let Some(since) = self.since.filter(|_| self.retold) {
            let tongue = speaker(self.language, table);
            let retold = play.retold(viewer, since.saturating_sub(1), &tongue).unwrap_or_default();
            return table.since(viewer, &retold, &footer, &tongue);
        }
        let path = self.path.as_deref().unwrap_or_default();
        table.scene(viewer, self.sheet(play), path, &self.letters(table), &footer, &speaker(self.language, table))
    }

    /// The sheet that the picture shows.
    pub fn sheet(&self, play: &Play) -> Sheet {
        match (self.board, self.viewer, &self.path) {
            (Some(board), _, _) => Sheet::Board(board),
            (None, Viewer::Public, _) => Sheet::Board(0),
            (None, Viewer::Seat(seat), Some(path)) => play.table().sheet(seat, path),
            (None, Viewer::Seat(_), None) => Sheet::Own,
        }
    }

    /// The letters of what is offered, as far as there are letters.
    fn letters(&self, table: &dyn Table) -> Vec<(char, String)> {
        let asked = self.viewer.seat().zip(self.path.as_deref()).map(|(seat, path)| table.ask(seat, path));
        match asked {
            Some(Asked::One(menu) | Asked::Several { menu, .. }) => {
                ('A'..='Z').zip(menu.offers.into_iter().map(|offer| offer.token)).collect()
            }
            Some(Asked::Ready | Asked::No(_)) | None => Vec::new(),
        }
    }
}

/// Writes a picture's file.
///
/// # Errors
/// When it cannot be written.
pub fn write(out: &std::path::Path, picture: &Picture) -> Result<(), ToolError> {
    std::fs::write(out, &picture.png).map_err(|error| ToolError::File { path: out.to_owned(), error })
}
