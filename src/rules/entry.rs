//! What is known of a game before a table is opened: the entries of the list of games.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::Value;

use super::{Chance, Drawing, Fault, Of, Part, Rules, Seat, Setting, Table, Text, Topic, Verb, Weights, Wording};
use crate::scene::Colour;

/// Makes a new table out of options, a number of seats, who begins (by lot, if nobody is named) and chance.
pub type NewTable = fn(&Value, u8, Option<Seat>, &mut dyn Chance) -> Result<Box<dyn Table>, Fault>;

/// What is known of a game before a table is opened. All games are listed in `games`.
#[derive(Clone)]
pub struct Game {
    /// The name of the game's folder and of its words.
    pub id: &'static str,
    /// The name of its slash command.
    pub command: &'static str,
    /// The version of its rules.
    pub rules_version: u16,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// No game takes more steps than this.
    pub longest: usize,
    /// How many moves a game of four usually takes; 0 where that is not known.
    pub usual: usize,
    /// Its verbs with their slots.
    pub verbs: &'static [Verb],
    /// The verb that ends a turn of many steps.
    pub end: Option<&'static str>,
    /// Verbs that a person is asked for even where nothing else is left.
    pub veiled: &'static [&'static str],
    /// The slot that a player thinks of together with the verb.
    pub lead: Option<&'static str>,
    /// What a table can decide before it starts.
    pub settings: &'static [Setting],
    /// The files that say what is printed on its components.
    pub parts: &'static [Part],
    /// Whether the game can be played with component files of these contents, in the order of `parts`.
    pub check_parts: fn(&[&str]) -> Result<(), Fault>,
    /// A new table. Settings that are missing have their first value.
    pub new: NewTable,
    /// A table from a saved position, which is checked.
    pub load: fn(state: Value) -> Result<Box<dyn Table>, Fault>,
    /// Whether seats have things that only they may see, with these settings.
    pub has_secrets: fn(&Value) -> bool,
    /// Everything that can be looked up.
    pub topics: fn() -> Vec<Topic>,
    /// The messages of its tips, those that matter most first, and whether its lesson has taught it.
    pub tips: fn() -> Vec<(&'static str, bool)>,
    /// The icon that stands for it.
    pub emblem: &'static str,
    /// The colour of the band over its pictures.
    pub band: Colour,
    /// The name of what a seat played as, by its token in the standing.
    pub kind: fn(&str) -> Option<Text>,
    /// The numbers by which positions are weighed, by their names.
    pub weights: fn(&Weights) -> Value,
    /// Such numbers to try out, by their names.
    pub weigh: fn(Value) -> Result<Weights, Fault>,
    /// What it has of its own that can be outdone.
    pub feat: fn() -> Option<Text>,
}

impl Game {
    /// The entry of a game in the list.
    pub const fn of<G: Wording + Drawing>() -> Game {
        Game {
            id: G::ID,
            command: G::COMMAND,
            rules_version: G::RULES_VERSION,
            seats: G::SEATS,
            longest: G::LONGEST,
            usual: G::USUAL,
            verbs: G::VERBS,
            end: G::END,
            veiled: G::VEILED,
            lead: G::LEAD,
            settings: G::SETTINGS,
            parts: G::PARTS,
            check_parts: G::check_parts,
            new: |options, seats, first, chance| {
                let options = read_options::<G>(options)?;
                if !G::SEATS.contains(&seats) {
                    return Err(Fault::of("seats", format!("{} to {} can play", G::SEATS.start(), G::SEATS.end())));
                }
                if first.is_some_and(|first| first.0 >= seats) {
                    return Err(Fault::of("first", format!("the seats are 0 to {}", seats - 1)));
                }
                let game = G::setup(&options, seats, first, chance).map_err(|r| Fault::of("options", r.0.key))?;
                Ok(Box::new(Of(game)))
            },
            load: |state| {
                if !state.is_object() {
                    return Err(Fault::of("state", "it is an object with the fields of a position"));
                }
                let game: G = serde_json::from_value(state.clone()).map_err(|e| Fault::of("state", e.to_string()))?;
                game.check()?;
                let table = Of(game);
                match misread(&state, &table.save(), "state") {
                    Some(field) => Err(Fault::of(field, "it is not written as a position is saved")),
                    None => Ok(Box::new(table)),
                }
            },
            has_secrets: |options| read_options::<G>(options).map_or(true, |options| G::has_secrets(&options)),
            topics: G::topics,
            tips: || G::TIPS.iter().map(|tip| (tip.key, tip.is_taught)).collect(),
            emblem: G::EMBLEM,
            band: G::BAND,
            kind: G::kind,
            weights: |weights| serde_json::to_value(weights.of(G::scales())).unwrap_or_default(),
            weigh: |numbers| {
                let weights: G::Weights =
                    serde_json::from_value(numbers).map_err(|error| Fault::of("weights", error.to_string()))?;
                Ok(Weights::Tried(Arc::new(weights)))
            },
            feat: G::feat,
        }
    }
}

/// The settings of a table out of JSON; those that are missing have their first value.
fn read_options<G: Rules>(options: &Value) -> Result<G::Options, Fault> {
    match options {
        Value::Null => Ok(G::Options::default()),
        // A list would be read as the values of the settings in their order.
        given if !given.is_object() => Err(Fault::of("options", "they are an object of settings with their values")),
        given => serde_json::from_value(given.clone()).map_err(|error| Fault::of("options", error.to_string())),
    }
}

/// The first field of a position that was read as something else than it says: what stands there twice and counts once,
/// say, or is written in another order. A field that is left out has its usual value.
fn misread(given: &Value, read: &Value, field: &str) -> Option<String> {
    let part = |name: &str| if field == "state" { name.to_owned() } else { format!("{field}.{name}") };
    match (given, read) {
        (Value::Object(given), Value::Object(read)) => given.iter().find_map(|(name, value)| {
            let read = read.get(name).unwrap_or(&Value::Null);
            misread(value, read, &part(name))
        }),
        (Value::Array(given), Value::Array(read)) if given.len() == read.len() => {
            given.iter().zip(read).find_map(|(given, read)| misread(given, read, field))
        }
        _ => (given != read).then(|| field.to_owned()),
    }
}
