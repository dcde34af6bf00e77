//! A whole game as text that people read and tests replay.
//!
//! ```text
//! game: san_juan
//! rules: 1
//! options: null
//! seats: 3
//! seed: 0700…
//!
//! 1 anna> role builder | drew 3 7
//!   Anna picks Builder.
//! = after a step that is marked: the public picture in words, then each seat's own things
//!
//! score: Anna 31, Béla 28, Cecylia 30
//! ```
//!
//! A move the table played by itself has `| auto`. A game that was not dealt has its first position below the seed.

use std::fmt::Write;

use serde_json::Value;

use super::verify::read_record;
use super::{NAMES, ToolError, speaker};
use crate::bots::Level;
use crate::record::{Play, Record, Source, Step};
use crate::rules::{Game, Path, Seat, Seed, Sheet, Tongue, Viewer};
use crate::words::{Language, Speaker};

/// Lets bots of a level play a game to its end and writes it down. After each of the steps `marks` the position is
/// described.
///
/// # Errors
/// When the table cannot be opened like that, or a game breaks its contract.
pub fn make(
    game: &'static Game,
    options: &Value,
    (seats, seed): (u8, Seed),
    level: Level,
    marks: &[usize],
) -> Result<String, ToolError> {
    let mut writer = Writer::new(Play::open(game, options, seats, seed)?);
    while let Some(seat) = writer.play.table().awaiting().first() {
        let (seat, path, auto) = match writer.play.forced() {
            Some((seat, path)) => (seat, path, true),
            None => {
                let path = level.decide(writer.play.table(), seat, seed, writer.play.step());
                (seat, path.unwrap_or_default(), false)
            }
        };
        let mark = marks.contains(&(writer.play.step() + 1));
        writer.step(seat, &path, auto, mark)?;
    }
    Ok(writer.finish())
}

/// Writes down the game of a record, to where it leads. After each of the steps `marks` the position is described.
///
/// # Errors
/// When the text is no record of a game from its start, or one that does not lead where it says.
pub fn of_record(text: &str, marks: &[usize]) -> Result<String, ToolError> {
    let whole = read_record(text)?;
    let game = super::game(&whole.header.game)?;
    let play = Play::resume(game, whole.clone(), Source::Notes)?;
    if play.floor() > 0 {
        return Err(ToolError::Usage("the record does not begin with the start of its game".to_owned()));
    }
    // A game that goes on from another one begins with a position.
    let given = usize::from(whole.header.dealt.is_none());
    let entries = whole.entries.iter().take(given).cloned().collect();
    let mut writer = Writer::new(Play::resume(game, Record { entries, ..whole }, Source::Notes)?);
    for (number, step) in play.steps(0) {
        writer.step(step.seat, &play.made(step).0, step.auto, marks.contains(&number))?;
    }
    Ok(writer.finish())
}

/// Replays the moves of a written game and writes it down anew; equal text means that nothing has changed.
///
/// # Errors
/// When the text is no playthrough of this game, or a move is not legal any more.
pub fn replay(game: &'static Game, text: &str) -> Result<String, ToolError> {
    let head = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.ok_or_else(|| ToolError::Usage(format!("no line \"{name}: …\"")))
    };
    let wrong = |what: &str| ToolError::Usage(format!("what stands for {what} cannot be read"));
    if head("game")? != game.id {
        return Err(ToolError::UnknownGame(head("game")?.to_owned()));
    }
    let options: Value = serde_json::from_str(head("options")?).map_err(|_| wrong("options"))?;
    let seats = head("seats")?.parse().map_err(|_| wrong("seats"))?;
    let seed = head("seed")?.parse().map_err(|_| wrong("seed"))?;
    let play = match head("position") {
        Ok(position) => {
            let position = serde_json::from_str(position).map_err(|_| wrong("position"))?;
            Play::load(game, options, position, seats, seed)?
        }
        Err(_) => Play::open(game, &options, seats, seed)?,
    };
    let mut writer = Writer::new(play);
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some((seat, path, auto)) = read_move(line) else { continue };
        let mut mark = false;
        while let Some(detail) = lines.next_if(|line| line.starts_with("  ") || line.starts_with("= ")) {
            mark |= detail.starts_with("= ");
        }
        writer.step(seat, &path, auto, mark)?;
    }
    Ok(writer.finish())
}

/// The first line in which two texts differ: its number, and the line of each.
pub fn difference<'a>(old: &'a str, new: &'a str) -> Option<(usize, &'a str, &'a str)> {
    let (mut old, mut new) = (old.lines(), new.lines());
    (1..)
        .map_while(|number| match (old.next(), new.next()) {
            (None, None) => None,
            (a, b) => Some((number, a.unwrap_or("(the end)"), b.unwrap_or("(the end)"))),
        })
        .find(|(_, a, b)| a != b)
}

/// `12 anna> take die-a knight | drew 3`
fn read_move(line: &str) -> Option<(Seat, Path, bool)> {
    let (place, rest) = line.split_once("> ")?;
    let (_, name) = place.split_once(' ')?;
    let seat = NAMES.iter().position(|known| nick(known) == name)?;
    let mut notes = rest.split(" | ");
    let path = notes.next()?.split(' ').map(str::to_owned).collect();
    Some((Seat(seat as u8), path, notes.any(|note| note == "auto")))
}

fn nick(name: &str) -> String {
    name.to_lowercase()
}

struct Writer {
    play: Play,
    speaker: Speaker,
    text: String,
}

impl Writer {
    fn new(play: Play) -> Writer {
        let speaker = speaker(Language::En, play.table());
        let head = play.header();
        let mut text = format!(
            "game: {}\nrules: {}\noptions: {}\nseats: {}\nseed: {}\n",
            head.game, head.rules_version, head.options, head.seats, head.seed
        );
        if head.dealt.is_none() {
            text += &format!("position: {}\n", play.table().save());
        }
        text.push('\n');
        Writer { play, speaker, text }
    }

    fn line(&mut self, line: impl std::fmt::Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }

    fn step(&mut self, seat: Seat, path: &Path, auto: bool, mark: bool) -> Result<(), ToolError> {
        self.play.play(seat, path, auto)?;
        let Some((number, step)) = self.play.steps(0).next_back() else {
            return Ok(());
        };
        let (path, drawn) = self.play.made(step);
        self.line(told_move(number, &step, &path, &drawn));
        for told in self.play.told(number - 1) {
            if let Some(text) = &told.public {
                self.line(format!("  {}", self.speaker.say(text)));
            }
        }
        if mark {
            self.describe();
        }
        Ok(())
    }

    fn describe(&mut self) {
        let table = self.play.shared();
        for text in table.describe(Viewer::Public, Sheet::Board(0)) {
            self.line(format!("= {}", self.speaker.say(&text)));
        }
        for seat in (0..table.seats()).map(Seat) {
            for text in table.own(seat) {
                self.line(format!("= {}: {}", self.speaker.name(seat), self.speaker.say(&text).replace('\n', " ")));
            }
        }
    }

    fn finish(mut self) -> String {
        self.line("");
        let Some(standing) = self.play.table().standing() else { return self.text };
        for line in &standing.lines {
            let values = line.values.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
            self.line(format!("{}: {values}", self.speaker.say(&line.label)));
        }
        let seats = standing.scores.iter().zip(&standing.places).zip(NAMES);
        let seats: Vec<String> = seats.map(|((score, place), name)| format!("{place}. {name} {score}")).collect();
        self.line(format!("end: {}", seats.join(", ")));
        self.text
    }
}

fn told_move(number: usize, step: &Step, path: &[String], drawn: &[u32]) -> String {
    let mut line = format!("{number} {}> {}", nick(NAMES[step.seat.index()]), path.join(" "));
    if !drawn.is_empty() {
        let drawn: Vec<String> = drawn.iter().map(u32::to_string).collect();
        line += &format!(" | drew {}", drawn.join(" "));
    }
    if step.auto {
        line += " | auto";
    }
    line
}
