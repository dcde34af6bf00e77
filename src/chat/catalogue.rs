//! The slash commands as plain data: the fixed ones, and one for each game out of its verbs. Only what works is
//! listed, so only that is registered. Who registers it, and when, is the adapter's business.

use super::wishes::Wish;
use crate::games::GAMES;
use crate::rules::Game;
use crate::words::{Language, word};

/// A text in the language it has by default, and as people of other languages see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Localised {
    /// What stands there by default. Of names: what an interaction says.
    pub default: String,
    /// What differs in other languages.
    pub others: Vec<(Language, String)>,
}

/// A slash command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandSpec {
    /// Its name.
    pub name: Localised,
    /// What it is for.
    pub description: Localised,
    /// Whether it can be used in a direct conversation too, and not only in servers.
    pub is_direct: bool,
    /// Its subcommands; empty for a command that is one itself.
    pub subcommands: Vec<SubSpec>,
    /// The options of a command without subcommands. None has to be filled in.
    pub options: Vec<OptionSpec>,
}

/// A subcommand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubSpec {
    /// Its name.
    pub name: Localised,
    /// What it does.
    pub description: Localised,
    /// Its options, in the order in which they are asked. None has to be filled in.
    pub options: Vec<OptionSpec>,
}

/// An option; its value is text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name.
    pub name: Localised,
    /// What it decides.
    pub description: Localised,
    /// The values it can have; empty where they are suggested while one types.
    pub choices: Vec<ChoiceSpec>,
}

/// A fixed value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceSpec {
    /// How it reads.
    pub name: Localised,
    /// What is sent.
    pub value: String,
}

/// A fixed command: its name, whether it works in direct conversations, its options and its subcommands with theirs.
type Fixed = (&'static str, bool, &'static [&'static str], &'static [(&'static str, &'static [&'static str])]);

const FIXED: &[Fixed] = &[
    (
        "table",
        false,
        &[],
        &[
            ("new", &["game", "seats", "where", "language", "pace"]),
            ("join", &[]),
            ("leave", &[]),
            ("bot", &["level"]),
            ("kick", &["player"]),
            ("options", &[]),
            ("start", &[]),
            ("board", &["player"]),
            ("log", &["from"]),
            ("scores", &[]),
            ("undo", &[]),
            ("nudge", &[]),
            ("concede", &[]),
            ("close", &[]),
            ("rematch", &[]),
            ("verify", &[]),
            ("pace", &["pace"]),
            ("pause", &["days"]),
            ("language", &["language"]),
            ("check", &[]),
        ],
    ),
    ("hand", true, &[], &[]),
    ("rules", true, &["game", "topic"], &[]),
    ("games", true, &["which"], &[]),
    (
        "settings",
        true,
        &[],
        &[
            ("show", &[]),
            ("pings", &["how"]),
            ("reminders", &["how"]),
            ("hand", &["how"]),
            ("confirm", &["how"]),
            ("quiet", &["begin", "end"]),
            ("zone", &["zone"]),
            ("away", &["days"]),
            ("language", &["language"]),
        ],
    ),
];

/// Every command there is.
pub fn catalogue() -> Vec<CommandSpec> {
    FIXED.iter().map(fixed).chain(GAMES.iter().map(of_game)).collect()
}

fn fixed((name, is_direct, options, subcommands): &Fixed) -> CommandSpec {
    let subcommands = subcommands.iter().map(|(verb, slots)| sub(name, verb, slots)).collect();
    command(name, *is_direct, subcommands, options)
}

fn of_game(game: &Game) -> CommandSpec {
    let subcommands = game.verbs.iter().map(|verb| sub(game.command, verb.name, verb.slots)).collect();
    command(game.command, false, subcommands, &[])
}

fn command(name: &str, is_direct: bool, subcommands: Vec<SubSpec>, slots: &[&str]) -> CommandSpec {
    let key = format!("{name}-command");
    CommandSpec {
        name: localised_name(name, &key),
        description: localised(&format!("{key}.description")),
        is_direct,
        subcommands,
        options: slots.iter().map(|slot| option(name, "", slot)).collect(),
    }
}

fn sub(command: &str, verb: &str, slots: &[&str]) -> SubSpec {
    let key = format!("{command}-verb-{verb}");
    SubSpec {
        name: localised_name(verb, &key),
        description: localised(&format!("{key}.description")),
        options: slots.iter().map(|slot| option(command, verb, slot)).collect(),
    }
}

fn option(command: &str, verb: &str, slot: &str) -> OptionSpec {
    let key = format!("{command}-slot-{slot}");
    OptionSpec {
        name: localised_name(slot, &key),
        description: localised(&format!("{key}.description")),
        choices: choices(command, verb, slot),
    }
}

/// The fixed values of an option of the fixed commands.
fn choices(command: &str, verb: &str, slot: &str) -> Vec<ChoiceSpec> {
    let of_words = |values: &[(&str, &str)]| -> Vec<ChoiceSpec> {
        values.iter().map(|(key, value)| ChoiceSpec { name: localised(key), value: (*value).to_owned() }).collect()
    };
    match (command, slot) {
        ("table" | "rules", "game") => {
            let choice = |game: &Game| ChoiceSpec {
                name: localised(&format!("{}-title", game.command)),
                value: game.id.to_owned(),
            };
            GAMES.iter().map(choice).collect()
        }
        ("table", "seats") => {
            let least = GAMES.iter().map(|game| *game.seats.start()).min().unwrap_or_default();
            let most = GAMES.iter().map(|game| *game.seats.end()).max().unwrap_or_default();
            (least..=most).map(|seats| same(seats.to_string())).collect()
        }
        ("table", "where") => of_words(&[("setting-where-thread", "thread"), ("setting-where-channel", "channel")]),
        ("table" | "settings", "language") => Language::ALL
            .map(|language| ChoiceSpec { value: language.code().to_owned(), ..same(word(language, "language-name")) })
            .into(),
        ("table", "pace") => of_words(&[
            ("pace-none", "none"),
            ("pace-day", "day"),
            ("pace-three", "three"),
            ("pace-week", "week"),
            ("pace-evening", "evening"),
        ]),
        ("table", "level") => of_words(&[("level-easy", "easy"), ("level-normal", "normal")]),
        ("table", "from") => of_words(&[("log-from-mine", "mine"), ("log-from-start", "start")]),
        ("games", "which") => {
            of_words(&[("games-which-mine", "mine"), ("games-which-all", "all"), ("games-which-finished", "finished")])
        }
        ("settings", "begin" | "end") => (0..24).map(|hour: u8| same(hour.to_string())).collect(),
        ("settings", "how") => {
            let values = Wish::of(verb).map(Wish::values).unwrap_or_default();
            let choice = |value: &'static str| ChoiceSpec {
                name: localised(&format!("set-{verb}-{value}")),
                value: value.to_owned(),
            };
            values.into_iter().map(choice).collect()
        }
        _ => Vec::new(),
    }
}

/// A value that reads the same everywhere.
fn same(value: String) -> ChoiceSpec {
    ChoiceSpec { name: Localised { default: value.clone(), others: Vec::new() }, value }
}

fn localised(key: &str) -> Localised {
    with_default(word(Language::En, key), key)
}

/// A name: what an interaction says is the token itself, whatever people see.
fn localised_name(token: &str, key: &str) -> Localised {
    with_default(token.to_owned(), &format!("{key}.name"))
}

fn with_default(default: String, key: &str) -> Localised {
    let all = Language::ALL.into_iter().map(|language| (language, word(language, key)));
    Localised { others: all.filter(|(_, text)| *text != default).collect(), default }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_named_in_every_language() {
        let commands = catalogue();
        let table = &commands[0];
        assert_eq!(table.name.default, "table");
        assert_eq!(table.name.others, [(Language::Hu, "asztal".to_owned()), (Language::Pl, "stół".to_owned())]);
        let new = &table.subcommands[0];
        assert_eq!(
            new.options.iter().map(|o| o.name.default.as_str()).collect::<Vec<_>>(),
            ["game", "seats", "where", "language", "pace"]
        );
        assert_eq!(new.options[3].choices[1].name.default, "magyar");
    }

    #[test]
    fn every_game_has_a_command_with_its_verbs() {
        let commands = catalogue();
        for game in GAMES {
            let command = commands.iter().find(|command| command.name.default == game.command).expect("a command");
            let verbs: Vec<_> = command.subcommands.iter().map(|sub| sub.name.default.as_str()).collect();
            assert_eq!(verbs, game.verbs.iter().map(|verb| verb.name).collect::<Vec<_>>());
        }
    }
}
