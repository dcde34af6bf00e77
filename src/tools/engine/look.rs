//! What is answered by looking at a table: views, questions, paths, what can be imagined, and the result.

use serde_json::{Value, json};

use super::answer::{self, Problem};
use super::request::Request;
use crate::bots::Seen;
use crate::rules::{Dice, Seat, Table, Viewer};
use crate::words::Speaker;

/// The answer to a request that only looks.
///
/// # Errors
/// When it makes no sense at this table, or wants more than to look.
pub fn answer(request: Request, table: &dyn Table, speaker: &Speaker) -> Result<Value, Problem> {
    match request {
        Request::View { seat } => {
            let viewer = viewer(table, seat)?;
            Ok(json!({"ok": true, "view": table.view_json(viewer)}))
        }
        Request::Ask { seat: whose, path, .. } => Ok(answer::asked(&table.ask(seat(table, whose)?, &path), speaker)),
        Request::Paths { seat: whose, limit } => {
            let (paths, complete) = table.paths(seat(table, whose)?, limit);
            Ok(json!({"ok": true, "paths": paths, "complete": complete}))
        }
        Request::Imagine { seat: whose, seed } => {
            let seen = Seen::of(table, seat(table, whose)?);
            Ok(json!({"ok": true, "state": seen.imagine(&mut Dice::for_step(seed, 0)).save()}))
        }
        Request::Standing { .. } => Ok(answer::standing(table.standing().as_ref(), speaker)),
        _ => Err(Problem::BadRequest("only the engine answers that".into())),
    }
}

/// The seat of that number.
///
/// # Errors
/// When the table has no such seat.
pub fn seat(table: &dyn Table, number: u8) -> Result<Seat, Problem> {
    let seats = table.seats();
    if number < seats { Ok(Seat(number)) } else { Err(Problem::Slip("seat", format!("0 to {}", seats - 1))) }
}

/// Who looks: a seat, or else the public.
///
/// # Errors
/// When the table has no such seat.
pub fn viewer(table: &dyn Table, number: Option<u8>) -> Result<Viewer, Problem> {
    number.map_or(Ok(Viewer::Public), |number| seat(table, number).map(Viewer::Seat))
}
