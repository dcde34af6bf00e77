//! What the engine answers: one JSON object a line.

use serde_json::{Value, json};

use crate::rules::{Asked, Fault, Game, Menu, Played, Refusal, Seats, Standing, Table, Tongue};
use crate::words::Speaker;

/// Why a request has no other answer.
pub enum Problem {
    /// It could not be understood, or makes no sense here.
    BadRequest(String),
    /// A field of it makes no sense here.
    Slip(&'static str, String),
    /// The rules refuse it.
    Refused(Refusal),
    /// A field of what was given cannot be so.
    Impossible(Fault),
    /// The engine failed; a bug.
    Failed(String),
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Problem::Refused(refusal)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Problem::Impossible(fault)
    }
}

impl Problem {
    /// The problem as an answer.
    pub fn told(&self, speaker: &Speaker) -> Value {
        match self {
            Problem::BadRequest(why) => json!({"ok": false, "code": "bad_request", "reason": why}),
            Problem::Slip(field, why) => {
                json!({"ok": false, "code": "bad_request", "field": field, "reason": format!("{field}: {why}")})
            }
            Problem::Refused(refusal) => {
                json!({"ok": false, "code": "refused", "key": refusal.0.key, "reason": speaker.say(&refusal.0)})
            }
            Problem::Impossible(fault) => {
                json!({"ok": false, "code": "refused", "field": fault.field, "reason": fault.why})
            }
            Problem::Failed(why) => json!({"ok": false, "code": "failed", "reason": why}),
        }
    }
}

/// The games there are.
pub fn games(games: &[Game]) -> Value {
    let games = games.iter().map(|game| {
        let options: serde_json::Map<String, Value> =
            game.settings.iter().map(|setting| (setting.name.to_owned(), json!(setting.values))).collect();
        json!({
            "id": game.id,
            "seats": [game.seats.start(), game.seats.end()],
            "options": options,
            "rules_version": game.rules_version,
        })
    });
    json!({"ok": true, "games": games.collect::<Vec<_>>()})
}

/// Who must decide now.
pub fn awaiting(table: &dyn Table) -> Value {
    json!({"ok": true, "awaiting": seats(table.awaiting())})
}

fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// What is asked.
pub fn asked(asked: &Asked, speaker: &Speaker) -> Value {
    match asked {
        Asked::One(asked) => menu("one", asked, speaker),
        Asked::Several { menu: asked, min, max } => {
            let mut answer = menu("several", asked, speaker);
            answer["min"] = json!(min);
            answer["max"] = json!(max);
            answer
        }
        Asked::Ready => json!({"ok": true, "ask": "ready"}),
        Asked::No(refusal) => {
            json!({"ok": true, "ask": "no", "key": refusal.0.key, "reason": speaker.say(&refusal.0)})
        }
    }
}

fn menu(kind: &str, menu: &Menu, speaker: &Speaker) -> Value {
    let options = menu.offers.iter().map(|offer| {
        let mut option = json!({"token": offer.token, "label": offer.choice.label(speaker)});
        if let Some(note) = &offer.choice.note {
            option["note"] = json!(speaker.say(note));
        }
        option
    });
    json!({
        "ok": true,
        "ask": kind,
        "slot": menu.slot,
        "prompt": speaker.say(&menu.prompt),
        "options": options.collect::<Vec<_>>(),
    })
}

/// What a move led to. A seat is listed with what it reads in place of, or beside, what everybody reads.
pub fn played(played: &Played, table: &dyn Table, speaker: &Speaker) -> Value {
    let public: Vec<String> =
        played.told.iter().filter_map(|told| told.public.as_ref()).map(|t| speaker.say(t)).collect();
    let mut own = serde_json::Map::new();
    for (seat, text) in played.told.iter().flat_map(|told| &told.seats) {
        let lines = own.entry(seat.0.to_string()).or_insert_with(|| json!([]));
        if let Value::Array(lines) = lines {
            lines.push(json!(speaker.say(text)));
        }
    }
    json!({
        "ok": true,
        "awaiting": seats(table.awaiting()),
        "drawn": played.drawn,
        "hash": table.hash().to_string(),
        "told": {"public": public, "seats": own},
    })
}

/// Places and score sheet, once the game is over.
pub fn standing(standing: Option<&Standing>, speaker: &Speaker) -> Value {
    let Some(standing) = standing else { return json!({"ok": true, "over": false}) };
    let lines = standing
        .lines
        .iter()
        .map(|line| json!({"label": speaker.say(&line.label), "values": line.values, "counts": line.counts}));
    json!({
        "ok": true,
        "over": true,
        "places": standing.places,
        "scores": standing.scores,
        "lines": lines.collect::<Vec<_>>(),
    })
}
