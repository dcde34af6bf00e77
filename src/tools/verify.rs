//! Replays a record from its seed, for everybody to see that nothing was changed.

use serde::Deserialize;

use super::ToolError;
use crate::record::{Header, Play, Record, Source, verify};

/// A record as it is stored, or as the engine answers it.
#[derive(Deserialize)]
#[serde(untagged)]
enum File {
    Bare(Box<Record>),
    Answer { record: Box<Record> },
}

/// What became of a verification: a line to read, and whether the record follows from its seed.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// One line.
    pub line: String,
    /// Whether all is as it should be.
    pub sound: bool,
}

/// Verifies the text of a record.
///
/// # Errors
/// When it is no record.
pub fn run(text: &str) -> Result<Verdict, ToolError> {
    let record = read_record(text)?;
    Ok(match verify(&record) {
        Ok(play) => Verdict { line: format!("verified: {}", summary(&play)), sound: true },
        Err(error) => Verdict { line: format!("not verified: {error}{}", by_notes(record)), sound: false },
    })
}

/// The record that a text holds.
///
/// # Errors
/// When it is no record.
pub fn read_record(text: &str) -> Result<Record, ToolError> {
    match serde_json::from_str(text) {
        Ok(File::Bare(record) | File::Answer { record }) => Ok(*record),
        Err(error) => {
            // The reason that an untagged value gives is none; the record's own is.
            let why = serde_json::from_str::<Record>(text).err().unwrap_or(error);
            Err(ToolError::Usage(format!("this is no record: {why}")))
        }
    }
}

/// The game that a text records, to its end.
///
/// # Errors
/// When it is no record of a game that is over.
pub fn finished(text: &str) -> Result<Play, ToolError> {
    let record = read_record(text)?;
    let play = Play::resume(super::game(&record.header.game)?, record, Source::Notes)?;
    if play.is_over() { Ok(play) } else { Err(ToolError::Usage("the game of this record is not over".to_owned())) }
}

fn summary(play: &Play) -> String {
    let record = play.record();
    let state = if play.is_over() { "over" } else { "running" };
    let unchecked = match play.floor() {
        0 => String::new(),
        floor => format!(" (the first {floor}, played under older rules, not checked)"),
    };
    let (Header { game, seats, .. }, steps, hash) = (record.header, play.step(), play.table().hash());
    format!("{game}, {seats} seats, {steps} steps{unchecked}, {state}, position {hash}")
}

/// A record that was played with chance given by hand does not follow from its seed, but may be whole all the same.
fn by_notes(record: Record) -> String {
    let game = crate::games::find(&record.header.game);
    match game.map(|game| Play::resume(game, record, Source::Notes)) {
        Some(Ok(play)) => format!("; with chance as it was noted it leads to its end: {}", summary(&play)),
        _ => String::new(),
    }
}
