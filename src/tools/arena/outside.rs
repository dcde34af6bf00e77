//! A bot of somebody else: a program that speaks the lines of the engine, about what its seat may know.
//!
//! It is told when a game begins, when its seat has to decide, and when the game is over; in between it asks as it
//! would ask the engine. Whatever is refused, or not done in time, loses it the move.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::super::engine::answer::{self, Problem};
use super::super::engine::look;
use super::super::engine::request::Request;
use super::super::{ToolError, speaker};
use super::fault::{Fault, Kind};
use super::process::{Process, Silence};
use crate::rules::{Asked, Path, Seat, Table};
use crate::words::Language;

/// After so many faults in a row a bot is not asked any more: it would only take time.
const PATIENCE: u32 = 20;

/// A bot of somebody else, at one seat.
pub struct Outside {
    name: String,
    command: Vec<String>,
    limit: Duration,
    running: Option<Process>,
    /// What it was told when the game began; one that was started again in the middle is told again.
    opening: Option<Value>,
    /// Faults since its last legal move.
    faults: u32,
}

impl Outside {
    /// Starts the program.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn start(command: &str, limit: Duration) -> Result<Outside, ToolError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| ToolError::Usage(format!("cmd:{command} is no command")))?;
        let failed = |error| ToolError::Usage(format!("cmd:{command} cannot be started: {error}"));
        let running = Some(Process::start(&words).map_err(failed)?);
        Ok(Outside { name: command.to_owned(), command: words, limit, running, opening: None, faults: 0 })
    }

    /// A game begins.
    pub fn begin(&mut self, table: &dyn Table, seat: Seat) {
        let opening = json!({"event": "new", "game": table.id(), "seats": table.seats(), "seat": seat});
        self.tell(&opening);
        self.opening = Some(opening);
    }

    /// A game is over.
    pub fn end(&mut self, table: &dyn Table) {
        let mut event = answer::standing(table.standing().as_ref(), &speaker(Language::En, table));
        event["event"] = json!("over");
        self.tell(&event);
    }

    /// Tells what needs no answer. One that has ended by now is noticed when it has to decide.
    fn tell(&mut self, event: &Value) {
        if let Some(running) = &self.running {
            drop(running.send(line(event)));
        }
    }

    /// Asks for a move.
    ///
    /// # Errors
    /// What it did wrong.
    pub fn decide(&mut self, table: &dyn Table, seat: Seat, step: usize) -> Result<Path, Fault> {
        if self.faults >= PATIENCE {
            return Err(Fault::of(Kind::GivenUp, format!("{PATIENCE} faults in a row")));
        }
        let decided = self.asked(table, seat, step);
        self.faults = if decided.is_ok() { 0 } else { self.faults + 1 };
        decided
    }

    fn asked(&mut self, table: &dyn Table, seat: Seat, step: usize) -> Result<Path, Fault> {
        let until = Instant::now() + self.limit;
        let running = match self.running.take() {
            Some(running) => running,
            None => self.started_again()?,
        };
        let event = line(&json!({"event": "turn", "seat": seat, "step": step}));
        let turn = running.hush().and_then(|()| running.send(event));
        match turn.and_then(|()| converse(&running, table, seat, until)) {
            Ok(answer) => {
                self.running = Some(running);
                answer
            }
            Err(silence) => Err(self.farewell(running, &silence)),
        }
    }

    fn started_again(&self) -> Result<Process, Fault> {
        let failed = |error| Fault::of(Kind::Crashed, format!("{} cannot be started again: {error}", self.name));
        let process = Process::start(&self.command).map_err(failed)?;
        if let Some(opening) = &self.opening {
            // The channel is new and empty.
            drop(process.send(line(opening)));
        }
        Ok(process)
    }

    /// Ends a program that cannot go on.
    fn farewell(&self, process: Process, silence: &Silence) -> Fault {
        match silence {
            Silence::Ended => return Fault::of(Kind::Crashed, process.post_mortem()),
            Silence::Late | Silence::Flood => process.kill(),
        }
        match silence {
            Silence::Late => Fault::of(Kind::Slow, format!("no move within {} ms", self.limit.as_millis())),
            _ => Fault::of(Kind::Flood, "more output than was asked for"),
        }
    }
}

/// Answers what it asks until it has decided. What was wrong with the decision is inside; outside, why there is none.
fn converse(process: &Process, table: &dyn Table, seat: Seat, until: Instant) -> Result<Result<Path, Fault>, Silence> {
    loop {
        let said = process.line(until)?;
        let request = serde_json::from_str::<Request>(&said).map_err(|error| Problem::BadRequest(error.to_string()));
        let language = request.as_ref().map_or(Language::En, Request::language);
        let speaker = speaker(language, table);
        let (answer, decided) = match request.and_then(|request| own(request, seat)) {
            Ok(Request::Play { path, .. }) => match table.ask(seat, &path) {
                Asked::Ready => (Ok(json!({"ok": true})), Some(Ok(path))),
                Asked::No(refusal) => (Err(refusal.into()), Some(Err(Kind::Illegal))),
                _ => (Err(Problem::Slip("path", "it is no whole move".into())), Some(Err(Kind::Illegal))),
            },
            Ok(request) => (look::answer(request, table, &speaker), None),
            Err(problem) => (Err(problem), None),
        };
        let answer = answer.unwrap_or_else(|problem| problem.told(&speaker));
        process.send(line(&answer))?;
        let wrong =
            |kind| Fault::of(kind, format!("{} ({})", answer["reason"].as_str().unwrap_or_default(), cut(&said)));
        match decided {
            Some(decided) => return Ok(decided.map_err(wrong)),
            None if answer["ok"] == false => return Ok(Err(wrong(Kind::Nonsense))),
            None => {}
        }
    }
}

/// A request that is only about the bot's own seat.
fn own(request: Request, own: Seat) -> Result<Request, Problem> {
    match request {
        Request::View { seat: Some(seat) }
        | Request::Ask { seat, .. }
        | Request::Paths { seat, .. }
        | Request::Imagine { seat, .. }
        | Request::Play { seat, .. }
            if seat != own.0 =>
        {
            Err(Problem::Slip("seat", format!("you sit at {}", own.0)))
        }
        Request::Play { chance: Some(_), .. } => Err(Problem::Slip("chance", "it is not for you to choose".into())),
        request => Ok(request),
    }
}

fn line(value: &Value) -> String {
    format!("{value}\n")
}

/// The beginning of what was said, short enough for a message.
fn cut(said: &str) -> String {
    const SHORT: usize = 120;
    if said.chars().count() <= SHORT { said.to_owned() } else { said.chars().take(SHORT).chain(['…']).collect() }
}
