//! The engine on a line: one JSON request a line, one JSON answer a line, for any game.
//!
//! Whatever the line is, there is an answer, and the engine goes on.

pub(super) mod answer;
pub(super) mod look;
pub(super) mod request;

use std::io::{BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};

use self::answer::Problem;
use self::request::Request;
use super::picture::Look;
use super::{NAMES, listed, picture};
use crate::paint::Painter;
use crate::record::Play;
use crate::rules::{Asked, Game, Scripted, Seats, Tongue};
use crate::words::{Language, Speaker};

/// No request is longer than this, in bytes.
const LONGEST_LINE: u64 = 16 << 20;

/// One table at a time, and what is asked of it.
pub struct Engine {
    games: &'static [Game],
    play: Option<Play>,
    /// Made when the first picture is wanted.
    painter: Option<Painter>,
}

impl Engine {
    /// An engine for these games.
    pub fn of(games: &'static [Game]) -> Engine {
        Engine { games, play: None, painter: None }
    }

    /// Answers every line until there are no more.
    ///
    /// # Errors
    /// When reading or writing fails.
    pub fn run(&mut self, mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            if read == 0 {
                return Ok(());
            }
            if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
                input.skip_until(b'\n')?;
            }
            let answer = self.answer(String::from_utf8_lossy(&line).trim());
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }

    /// Answers one line. A bug in a game is an answer too; the table stays as it was.
    pub fn answer(&mut self, line: &str) -> Value {
        let names = NAMES.map(str::to_owned);
        let (language, answer) = match serde_json::from_str::<Request>(line) {
            Err(error) => (Language::En, Err(Problem::BadRequest(error.to_string()))),
            Ok(request) => {
                let language = request.language();
                let speaker = Speaker::new(language, names.clone());
                let answer = catch_unwind(AssertUnwindSafe(|| self.serve(request, &speaker)));
                let failed = |_| Err(Problem::Failed("the engine failed; the table is as it was".into()));
                (language, answer.unwrap_or_else(failed))
            }
        };
        answer.unwrap_or_else(|problem| problem.told(&Speaker::new(language, names)))
    }

    fn serve(&mut self, request: Request, speaker: &Speaker) -> Result<Value, Problem> {
        match request {
            Request::Games {} => Ok(answer::games(self.games)),
            Request::New { game, seats, seed, options, first } => {
                let play = Play::open_with(self.game(&game)?, &options, seats, first, seed)?;
                Ok(answer::awaiting(self.play.insert(play).table()))
            }
            Request::Load { game, seats, state, seed } => {
                let play = Play::load(self.game(&game)?, Value::Null, state, seats, seed)?;
                Ok(answer::awaiting(self.play.insert(play).table()))
            }
            Request::State {} => Ok(json!({"ok": true, "state": self.play()?.table().save()})),
            Request::Play { seat, path, chance, .. } => self.moved(seat, &path, chance, speaker),
            Request::Undo { to } => {
                let play = self.play.as_mut().ok_or_else(no_table)?;
                let now = play.step();
                if to >= now {
                    return Err(Problem::Slip("to", format!("{to} is not in the past; the table is at step {now}")));
                }
                // Whoever tries things out by hand agrees for everybody.
                let undone = if play.is_free(to) { play.undo(to) } else { play.undo_agreed(to, Seats::NONE) };
                undone.map_err(|error| Problem::Slip("to", error.trouble.to_string()))?;
                let mut answer = answer::awaiting(play.table());
                answer["step"] = json!(play.step());
                Ok(answer)
            }
            Request::Record {} => Ok(json!({"ok": true, "record": self.play()?.record()})),
            Request::Picture { seat, board, path, since, crop, mark, out, lang } => {
                let look = Look {
                    viewer: look::viewer(self.play()?.table(), seat)?,
                    board,
                    path,
                    since,
                    retold: false,
                    focus: crop.map(|crop| (crop, mark)),
                    language: lang,
                };
                self.picture(&look, speaker, &out)
            }
            look => look::answer(look, self.play()?.table(), speaker),
        }
    }

    fn moved(
        &mut self,
        seat: u8,
        path: &[String],
        chance: Option<Vec<u32>>,
        speaker: &Speaker,
    ) -> Result<Value, Problem> {
        let seat = look::seat(self.play()?.table(), seat)?;
        let mut next = self.play()?.clone();
        let (_, played) = match chance {
            None => next.play(seat, path, false)?,
            Some(results) => {
                let mut script = Scripted::of(results);
                let played = next.play_with(seat, path, false, &mut script)?;
                if script.fault {
                    return Err(Problem::Slip("chance", "a result is missing or too large".into()));
                }
                if script.left() > 0 {
                    return Err(Problem::Slip("chance", format!("{} results are left over", script.left())));
                }
                played
            }
        };
        Ok(answer::played(&played, self.play.insert(next).table(), speaker))
    }

    fn picture(&mut self, look: &Look, speaker: &Speaker, out: &std::path::Path) -> Result<Value, Problem> {
        let failed = |why: &dyn std::fmt::Display| Problem::Slip("out", why.to_string());
        let (step, boards) = (self.play()?.step(), self.play()?.table().boards().len().max(1));
        if look.since.is_some_and(|since| since > step) {
            return Err(Problem::Slip("since", format!("the table is at step {step}")));
        }
        if let (Some(seat), Some(path)) = (look.viewer.seat(), &look.path)
            && let Asked::No(refusal) = self.play()?.table().ask(seat, path)
        {
            return Err(refusal.into());
        }
        if look.board.is_some_and(|board| usize::from(board) >= boards) {
            return Err(Problem::Slip("board", format!("the boards are 0 to {}", boards - 1)));
        }
        let scene = look.scene(self.play()?).map_err(|unnamed| Problem::Slip("crop", unnamed.to_string()))?;
        if self.painter.is_none() {
            self.painter = Some(Painter::new().map_err(|error| failed(&error))?);
        }
        let painter = self.painter.as_ref().ok_or_else(|| failed(&"no painter"))?;
        let painted = painter.paint(&scene, 1.0).map_err(|error| failed(&error))?;
        picture::write(out, &painted).map_err(|error| failed(&error))?;
        let alt = self.play()?.table().describe(look.viewer, look.sheet(self.play()?));
        let alt: Vec<String> = alt.iter().map(|text| speaker.say(text)).collect();
        let (width, height, bytes) = (painted.width, painted.height, painted.png.len());
        Ok(json!({"ok": true, "out": out, "width": width, "height": height, "bytes": bytes, "alt": alt}))
    }

    fn play(&self) -> Result<&Play, Problem> {
        self.play.as_ref().ok_or_else(no_table)
    }

    fn game(&self, id: &str) -> Result<&'static Game, Problem> {
        let known = || format!("there is no {id}; the games are {}", listed(self.games));
        self.games.iter().find(|game| game.id == id).ok_or_else(|| Problem::Slip("game", known()))
    }
}

fn no_table() -> Problem {
    Problem::BadRequest("there is no table yet: new or load comes first".into())
}
