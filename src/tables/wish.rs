//! What a person wants of a table, read from a press or a command. Nothing of it is believed: who may do it, and
//! whether it still makes sense, is decided by the table.

use crate::bots::Level;
use crate::chat::{Id, Mark, To, What};
use crate::rules::{Game, Path};
use crate::words::Language;

use super::screens::tidings::From;

/// What a person wants of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// To sit down.
    Join,
    /// To get up.
    Leave,
    /// A bot, of that level if it is known.
    Bot(Option<Level>),
    /// To see the options, or to set one.
    Options(Option<(String, String)>),
    /// To see a page of the options.
    Settings(usize),
    /// To begin.
    Start,
    /// To start in the channel, though a thread was wanted.
    StartHere,
    /// To go on with their move.
    Play,
    /// To go along a path.
    Along {
        /// The step the control was made for.
        step: usize,
        /// The path so far, or the key it is kept under.
        path: Way,
        /// What is wanted at its end.
        mark: Mark,
        /// What was chosen in a select.
        values: Vec<String>,
    },
    /// A move by command.
    Verb {
        /// The verb.
        verb: String,
        /// Options with what was typed for them.
        options: Vec<(String, String)>,
    },
    /// Their own things.
    Own,
    /// What happened since their last move: the page.
    Missed(usize),
    /// To take something back: to a step, if it was named, at the entry for which that was offered.
    Undo(Option<(usize, usize)>),
    /// What else there is.
    More,
    /// To put a panel away.
    Dismiss,
    /// What happened: from when, and the page.
    Log(From, Option<usize>),
    /// The standing so far.
    Scores,
    /// What can be looked up.
    Rules,
    /// A board, for them alone: that of the number, or the one that matters most.
    Board(Option<u8>),
    /// The board again, for everybody.
    Again,
    /// One seat's things, large, by number or name.
    Of(String),
    /// To give up; said twice.
    Concede(bool),
    /// To close the table; said twice.
    Close(bool),
    /// To agree that the table is closed, or not.
    Agree(bool),
    /// To check the record.
    Verify,
    /// The score sheet as text.
    Result,
    /// Another language for the table.
    Language(Option<Language>),
    /// Direct messages from this table, or none.
    Messages(bool),
    /// Nothing we know: an old button, or a forged one.
    Unknown,
}

/// A path, or the key under which it is kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Way {
    /// The path.
    Path(Path),
    /// Its key.
    Kept(String),
}

impl Wish {
    /// What a press at a table wants.
    pub fn of_press(id: &Id, values: &[String]) -> Wish {
        let along = |path, mark| Wish::Along { step: id.step, path, mark, values: values.to_vec() };
        match &id.to {
            To::Path(path, mark) => along(Way::Path(path.clone()), *mark),
            To::Kept(key, mark) => along(Way::Kept(key.clone()), *mark),
            To::Word(word, argument) => word_of(word, argument.as_deref(), id.step, values),
        }
    }

    /// What a command under `/table` wants of the table in its channel.
    pub fn of_command(subcommand: &str, options: &[(String, String)]) -> Wish {
        let option = |name| options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        match subcommand {
            "join" => Wish::Join,
            "leave" => Wish::Leave,
            "bot" => Wish::Bot(option("level").and_then(|level| level.parse().ok())),
            "options" => Wish::Options(None),
            "start" => Wish::Start,
            "board" => option("player").map_or(Wish::Again, |player| Wish::Of(player.to_owned())),
            "log" if option("from") == Some("start") => Wish::Log(From::Start, None),
            "log" => Wish::Log(From::Mine, None),
            "scores" => Wish::Scores,
            "undo" => Wish::Undo(None),
            "concede" => Wish::Concede(false),
            "close" => Wish::Close(false),
            "verify" => Wish::Verify,
            "language" => Wish::Language(option("language").and_then(language)),
            _ => Wish::Unknown,
        }
    }

    /// What a game's own command wants.
    pub fn of_verb(game: &Game, verb: &str, options: &[(String, String)]) -> Wish {
        match game.verbs.iter().any(|known| known.name == verb) {
            true => Wish::Verb { verb: verb.to_owned(), options: options.to_vec() },
            false => Wish::Unknown,
        }
    }
}

fn language(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == code)
}

fn word_of(word: &str, argument: Option<&str>, step: usize, values: &[String]) -> Wish {
    let page = argument.and_then(|page| page.parse().ok());
    match (word, argument) {
        ("join", None) => Wish::Join,
        ("leave", None) => Wish::Leave,
        ("bot", level) => Wish::Bot(level.and_then(|level| level.parse().ok())),
        ("options", None) => Wish::Options(None),
        ("options", Some(name)) => Wish::Options(values.first().map(|value| (name.to_owned(), value.clone()))),
        ("settings", _) => Wish::Settings(page.unwrap_or(1)),
        ("start", None) => Wish::Start,
        ("start", Some("here")) => Wish::StartHere,
        ("play", None) => Wish::Play,
        ("own", None) => Wish::Own,
        ("missed", _) => Wish::Missed(page.unwrap_or(1)),
        ("undo", None) => Wish::Undo(None),
        ("undo", Some(_)) => page.map_or(Wish::Unknown, |to| Wish::Undo(Some((to, step)))),
        ("more", None) => Wish::More,
        ("close", None) => Wish::Dismiss,
        ("log", None) => Wish::Log(From::Start, None),
        ("log", Some(which)) => log(which),
        ("scores", None) => Wish::Scores,
        ("rules", None) => Wish::Rules,
        ("board", None) => Wish::Board(None),
        ("board", Some(board)) => board.parse().map_or(Wish::Unknown, |board| Wish::Board(Some(board))),
        ("again", None) => Wish::Again,
        ("of", Some(seat)) => Wish::Of(seat.to_owned()),
        ("concede", sure) => Wish::Concede(sure == Some("yes")),
        ("shut", sure) => Wish::Close(sure == Some("yes")),
        ("agree", None) => Wish::Agree(true),
        ("refuse", None) => Wish::Agree(false),
        ("verify", None) => Wish::Verify,
        ("result", None) => Wish::Result,
        ("silence", None) => Wish::Messages(false),
        ("messages", None) => Wish::Messages(true),
        _ => Wish::Unknown,
    }
}

fn log(which: &str) -> Wish {
    let (from, page) = which.split_once('.').map_or((which, None), |(from, page)| (from, page.parse().ok()));
    let from = if from == "mine" { From::Mine } else { From::Start };
    Wish::Log(from, page)
}

/// The words of presses that answer with a message of their own even under a direct message.
pub fn opens_anew(id: &str) -> bool {
    let id: Result<Id, _> = id.parse();
    matches!(id, Ok(Id { to: To::Word(word, None), .. }) if word == "play" || word == "silence")
}

/// What was pressed or typed, as an id or a name: for the log.
pub fn of_what(what: &What) -> String {
    match what {
        What::Command { name, .. } => name.join(" "),
        // A path may name hidden cards.
        What::Press { id, .. } => id.split('.').take(2).collect::<Vec<_>>().join("."),
    }
}
