//! Weighs the decisions of a finished game.

use std::path::Path;
use std::time::Instant;

use serde::Serialize;

use super::picture::write;
use super::verify::finished;
use super::{ToolError, speaker};
use crate::bots::review::{Effort, Review};
use crate::paint::{Painter, encode};
use crate::rules::Seats;
use crate::words::Language;

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// How many decisions and moments were weighed.
    pub tasks: usize,
    /// How well each seat decided, in percent; nothing where it had nothing to decide.
    pub skills: Vec<Option<u8>>,
    /// How likely each seat was to win, in percent, after those steps.
    pub course: Vec<(usize, Vec<i32>)>,
    /// The steps that cost the most, with the tenths of a point that they cost.
    pub points: Vec<(usize, i64)>,
    /// It, in words.
    pub lines: Vec<String>,
    /// How long it took, in milliseconds.
    pub ms: u64,
}

/// Reviews a record's game, all of whose seats people had, with so many percent of the effort that a table gets. The picture goes to
/// `out`.
///
/// # Errors
/// When the text is no record of a game that is over and began under these rules, or the picture cannot be painted or written.
pub fn run(text: &str, language: Language, effort: u32, out: Option<&Path>) -> Result<Report, ToolError> {
    let play = finished(text)?;
    let start = Instant::now();
    let unknown = || ToolError::Usage("this game began under older rules, and can't be reviewed".to_owned());
    let review = Review::of(&play, Seats::all(play.table().seats())).ok_or_else(unknown)?;
    let effort = Effort::default().percent(effort);
    let found: Result<Vec<_>, _> =
        (0..review.tasks()).filter_map(|nth| review.find(nth, effort, &|| false).transpose()).collect();
    let verdict = review.verdict(&found.map_err(|trouble| ToolError::Usage(trouble.to_string()))?);
    let speaker = speaker(language, play.table());
    if let Some(out) = out {
        let image = Painter::new()?.draw(&review.scene(&verdict, "demo", &speaker), 1.0)?;
        write(out, &encode(&image)?)?;
    }
    Ok(Report {
        tasks: review.tasks(),
        skills: verdict.skills.iter().map(|skill| skill.map(|skill| skill.percent)).collect(),
        course: verdict.course.iter().map(|milestone| (milestone.step, milestone.points.clone())).collect(),
        points: verdict.points.iter().map(|point| (point.step, point.loss)).collect(),
        lines: review.said(&verdict, &speaker),
        ms: start.elapsed().as_millis() as u64,
    })
}
