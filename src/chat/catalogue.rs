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
    /// Whether it is for those who manage the server, as long as they say nothing else in the platform's own menu.
    pub is_managed: bool,
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

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Text.
    Text,
    /// A person, chosen from those in the server.
    Person,
    /// A channel, chosen from those of the server.
    Channel,
    /// A role of the server.
    Role,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name.
    pub name: Localised,
    /// What it decides.
    pub description: Localised,
    /// What it takes.
    pub takes: Takes,
    /// The values a text can be; empty where they are suggested while one types.
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

/// Where a command is, and for whom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    /// For everybody, in servers and in direct conversations.
    Everywhere,
    /// For everybody, in servers.
    Servers,
    /// For those who manage a server.
    Managers,
}

/// A fixed command: its name, where it is and for whom, its options and its subcommands with theirs.
type Fixed = (&'static str, For, &'static [&'static str], &'static [(&'static str, &'static [&'static str])]);

const FIXED: &[Fixed] = &[
    (
        "table",
        For::Servers,
        &[],
        &[
            ("new", &["game", "seats", "where", "language", "pace"]),
            ("join", &[]),
            ("leave", &[]),
            ("bot", &["level"]),
            ("invite", &["player"]),
            ("kick", &["player"]),
            ("replace", &["seat", "player"]),
            ("move", &["channel"]),
            ("options", &[]),
            ("start", &[]),
            ("board", &["player", "text"]),
            ("log", &["from"]),
            ("scores", &[]),
            ("undo", &[]),
            ("nudge", &[]),
            ("concede", &[]),
            ("close", &[]),
            ("rematch", &[]),
            ("verify", &[]),
            ("export", &[]),
            ("pace", &["pace"]),
            ("pause", &["days"]),
            ("language", &["language"]),
            ("check", &[]),
        ],
    ),
    ("hand", For::Everywhere, &[], &[]),
    ("hint", For::Everywhere, &[], &[]),
    ("replay", For::Everywhere, &["move", "round", "film"], &[]),
    ("review", For::Everywhere, &[], &[]),
    ("rules", For::Everywhere, &["game", "topic"], &[]),
    ("learn", For::Everywhere, &["game"], &[]),
    ("games", For::Everywhere, &["which"], &[]),
    (
        "settings",
        For::Everywhere,
        &[],
        &[
            ("show", &[]),
            ("pings", &["how"]),
            ("reminders", &["how"]),
            ("headsup", &["how"]),
            ("hand", &["how"]),
            ("confirm", &["how"]),
            ("boards", &["how"]),
            ("tips", &["how"]),
            ("quiet", &["begin", "end"]),
            ("zone", &["zone"]),
            ("digest", &["hour"]),
            ("away", &["days"]),
            ("language", &["language"]),
            ("export", &[]),
            ("forget", &[]),
        ],
    ),
    (
        "stats",
        For::Everywhere,
        &[],
        &[
            ("me", &[]),
            ("ladder", &["game"]),
            ("against", &["person"]),
            ("records", &["game", "seats"]),
            ("privacy", &["how"]),
        ],
    ),
    (
        "server",
        For::Managers,
        &[],
        &[
            ("show", &[]),
            ("pace", &["pace"]),
            ("language", &["language"]),
            ("place", &["where"]),
            ("channels", &["how", "channel"]),
            ("opening", &["who", "role"]),
            ("ladder", &["shown"]),
            ("close", &["table"]),
        ],
    ),
];

/// Every command there is.
pub fn catalogue() -> Vec<CommandSpec> {
    FIXED.iter().map(fixed).chain(GAMES.iter().map(of_game)).collect()
}

fn fixed((name, whose, options, subcommands): &Fixed) -> CommandSpec {
    let subcommands = subcommands.iter().map(|(verb, slots)| sub(name, verb, slots)).collect();
    command(name, *whose, subcommands, options)
}

fn of_game(game: &Game) -> CommandSpec {
    let subcommands = game.verbs.iter().map(|verb| sub(game.command, verb.name, verb.slots)).collect();
    command(game.command, For::Servers, subcommands, &[])
}

fn command(name: &str, whose: For, subcommands: Vec<SubSpec>, slots: &[&str]) -> CommandSpec {
    let key = format!("{name}-command");
    CommandSpec {
        name: localised_name(name, &key),
        description: localised(&format!("{key}.description")),
        is_direct: whose == For::Everywhere,
        is_managed: whose == For::Managers,
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
        takes: takes(command, verb, slot),
        choices: choices(command, verb, slot),
    }
}

/// What an option of the fixed commands takes.
fn takes(command: &str, verb: &str, slot: &str) -> Takes {
    match (command, verb, slot) {
        ("table", "invite" | "replace", "player") | ("stats", _, "person") => Takes::Person,
        ("server" | "table", _, "channel") => Takes::Channel,
        ("server", _, "role") => Takes::Role,
        _ => Takes::Text,
    }
}

/// The fixed values of an option of the fixed commands.
fn choices(command: &str, verb: &str, slot: &str) -> Vec<ChoiceSpec> {
    let of_words = |values: &[(&str, &str)]| -> Vec<ChoiceSpec> {
        values.iter().map(|(key, value)| ChoiceSpec { name: localised(key), value: (*value).to_owned() }).collect()
    };
    match (command, slot) {
        ("table" | "rules" | "stats" | "learn", "game") => {
            let choice = |game: &Game| ChoiceSpec {
                name: localised(&format!("{}-title", game.command)),
                value: game.id.to_owned(),
            };
            GAMES.iter().map(choice).collect()
        }
        ("table" | "stats", "seats") => {
            let least = GAMES.iter().map(|game| *game.seats.start()).min().unwrap_or_default();
            let most = GAMES.iter().map(|game| *game.seats.end()).max().unwrap_or_default();
            (least..=most).map(|seats| same(seats.to_string())).collect()
        }
        ("table" | "server", "where") => {
            of_words(&[("setting-where-thread", "thread"), ("setting-where-channel", "channel")])
        }
        ("table" | "settings" | "server", "language") => {
            let opener = (command == "server").then(|| of_words(&[("server-language-opener", "opener")]));
            let named = Language::ALL.map(|language| ChoiceSpec {
                value: language.code().to_owned(),
                ..same(word(language, "language-name"))
            });
            opener.into_iter().flatten().chain(named).collect()
        }
        ("table" | "server", "pace") => of_words(&[
            ("pace-none", "none"),
            ("pace-day", "day"),
            ("pace-three", "three"),
            ("pace-week", "week"),
            ("pace-evening", "evening"),
        ]),
        ("table", "level") => {
            of_words(&[("level-easy", "easy"), ("level-normal", "normal"), ("level-strong", "strong")])
        }
        ("table", "from") => of_words(&[("log-from-mine", "mine"), ("log-from-start", "start")]),
        ("table", "text") => of_words(&[("board-text-yes", "yes"), ("board-text-no", "no")]),
        ("replay", "film") => of_words(&[("board-text-yes", "yes")]),
        ("games", "which") => {
            of_words(&[("games-which-mine", "mine"), ("games-which-all", "all"), ("games-which-finished", "finished")])
        }
        ("server", "how") => of_words(&[
            ("server-channels-allow", "allow"),
            ("server-channels-forget", "forget"),
            ("server-channels-everywhere", "all"),
        ]),
        ("server", "shown") => of_words(&[("server-ladder-on", "on"), ("server-ladder-off", "off")]),
        ("server", "who") => of_words(&[("server-opening-everyone", "everyone"), ("server-opening-role", "role")]),
        ("settings", "begin" | "end" | "hour") => (0..24).map(|hour: u8| same(hour.to_string())).collect(),
        ("settings" | "stats", "how") => {
            let verb = if command == "stats" { Wish::Stats.name() } else { verb };
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
