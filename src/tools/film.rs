//! A finished game as a film.

use std::path::Path;
use std::time::Instant;

use serde::Serialize;

use super::verify::finished;
use super::{ToolError, speaker};
use crate::paint::{LARGEST_FILM, film};
use crate::record::Reel;
use crate::words::Language;

/// What was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How many images.
    pub images: usize,
    /// The size of the file.
    pub bytes: usize,
    /// How long it took, in milliseconds.
    pub ms: u64,
}

/// Makes the film of a record's game and writes it to a file, of at most so many bytes; where nothing is said, as large as it may
/// be posted.
///
/// # Errors
/// When the text is no record of a game that is over, or the film cannot be made or written.
pub fn run(text: &str, language: Language, most: Option<usize>, out: &Path) -> Result<Report, ToolError> {
    let play = finished(text)?;
    let start = Instant::now();
    let reel = Reel::of(&play, None).map_err(|trouble| ToolError::Usage(trouble.to_string()))?;
    let speaker = speaker(language, play.table());
    let image = |nth| reel.image(nth, "demo", &speaker).ok();
    let file = film(reel.images(), &image, &|_| true, most.unwrap_or(LARGEST_FILM))
        .map_err(|why| ToolError::Usage(why.to_string()))?;
    std::fs::write(out, &file).map_err(|error| ToolError::File { path: out.to_owned(), error })?;
    Ok(Report { images: reel.images(), bytes: file.len(), ms: start.elapsed().as_millis() as u64 })
}
