//! Paints a position of a random game, and measures how long that takes.

use std::path::Path;
use std::time::Instant;

use serde::Serialize;

use super::{ToolError, speaker};
use crate::paint::{Painter, Picture, encode};
use crate::record::Play;
use crate::rules::{Dice, Game, Seed, Sheet, Viewer};
use crate::scene::Scene;
use crate::words::Language;

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

/// Plays `steps` steps at random and paints what the viewer sees: the board for the public, its own things for a
/// seat. Fonts and icons are loaded before the clock runs.
///
/// # Errors
/// When the table cannot be opened, the picture cannot be painted, or the file cannot be written.
pub fn run(
    game: &'static Game,
    (seats, seed, steps): (u8, Seed, usize),
    viewer: Viewer,
    language: Language,
    out: &Path,
) -> Result<Report, ToolError> {
    let play = random_play(game, seats, seed, steps)?;
    let painter = Painter::new()?;
    let start = Instant::now();
    let image = painter.draw(&scene(&play, viewer, None, language), 1.0)?;
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

/// The picture a viewer gets: of a board, or of what helps most (`None`).
pub fn scene(play: &Play, viewer: Viewer, board: Option<u8>, language: Language) -> Scene {
    let footer = play.footer(viewer, play.step(), "demo");
    play.table().scene(viewer, sheet(viewer, board), &[], &[], &footer, &speaker(language, play.table()))
}

/// The sheet that [`scene`] shows.
pub fn sheet(viewer: Viewer, board: Option<u8>) -> Sheet {
    match (board, viewer) {
        (Some(board), _) => Sheet::Board(board),
        (None, Viewer::Public) => Sheet::Board(0),
        (None, Viewer::Seat(_)) => Sheet::Own,
    }
}

/// Writes a picture's file.
///
/// # Errors
/// When it cannot be written.
pub fn write(out: &Path, picture: &Picture) -> Result<(), ToolError> {
    std::fs::write(out, &picture.png).map_err(|error| ToolError::File { path: out.to_owned(), error })
}
