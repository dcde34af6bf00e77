//! What the engine is asked: one JSON object a line.

use serde::{Deserialize, Deserializer, de::Error};
use serde_json::Value;

use crate::rules::{Path, Seat, Seed};
use crate::words::Language;

/// A request. Unknown words and fields are refused, so that a slip is noticed.
#[derive(Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Which games there are.
    Games {},
    /// Opens a table and deals.
    New {
        game: String,
        seats: u8,
        #[serde(deserialize_with = "seed")]
        seed: Seed,
        #[serde(default)]
        options: Value,
        first: Option<Seat>,
    },
    /// Opens a table at a position.
    Load {
        game: String,
        seats: u8,
        state: Value,
        #[serde(deserialize_with = "seed", default = "no_seed")]
        seed: Seed,
    },
    /// The whole position.
    State {},
    /// What a viewer may know; `null` is the public.
    View {
        #[serde(deserialize_with = "who_looks")]
        seat: Option<u8>,
    },
    /// What the rules ask of a seat after the picks of a path.
    Ask {
        seat: u8,
        #[serde(default)]
        path: Path,
        #[serde(deserialize_with = "language", default)]
        lang: Language,
    },
    /// A position that could be the true one for all that a seat knows.
    Imagine {
        seat: u8,
        #[serde(deserialize_with = "seed", default = "no_seed")]
        seed: Seed,
    },
    /// The legal paths of a seat.
    Paths {
        seat: u8,
        #[serde(default = "many")]
        limit: usize,
    },
    /// Plays a move, with the chance of the seed or with given results.
    Play {
        seat: u8,
        path: Path,
        chance: Option<Vec<u32>>,
        #[serde(deserialize_with = "language", default)]
        lang: Language,
    },
    /// Goes back to a step.
    Undo { to: usize },
    /// Places and score sheet.
    Standing {
        #[serde(deserialize_with = "language", default)]
        lang: Language,
    },
    /// The record.
    Record {},
    /// Paints what a viewer gets; `board` names one of several boards. With a `path` of answers the picture is that of the
    /// question there, with letters; with `since` it tells what is new from the turn with that step on; with `crop` it is a
    /// part of the picture, with corners round what `mark` names.
    Picture {
        #[serde(deserialize_with = "who_looks")]
        seat: Option<u8>,
        board: Option<u8>,
        path: Option<Path>,
        since: Option<usize>,
        crop: Option<String>,
        #[serde(default)]
        mark: Vec<String>,
        #[serde(deserialize_with = "language", default)]
        lang: Language,
        out: std::path::PathBuf,
    },
}

impl Request {
    /// In which language it wants its answer.
    pub fn language(&self) -> Language {
        match self {
            Request::Ask { lang, .. }
            | Request::Play { lang, .. }
            | Request::Standing { lang }
            | Request::Picture { lang, .. } => *lang,
            _ => Language::En,
        }
    }
}

fn many() -> usize {
    500
}

fn no_seed() -> Seed {
    Seed::from_number(0)
}

fn seed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(u64),
        Hex(String),
    }
    let no_seed = || D::Error::custom("seed: neither a number nor 64 hex digits");
    match Written::deserialize(deserializer).map_err(|_| no_seed())? {
        Written::Number(number) => Ok(Seed::from_number(number)),
        Written::Hex(hex) => hex.parse().map_err(|_| no_seed()),
    }
}

/// A seat or `null`: which of them is said, for what is left out would be taken for the public.
fn who_looks<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    Option::deserialize(deserializer)
}

fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
    super::super::language(&String::deserialize(deserializer)?).map_err(|why| D::Error::custom(format!("lang: {why}")))
}
