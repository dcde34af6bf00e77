//! What a person wants of a table, read from a press or a command. Nothing of it is believed: who may do it, and
//! whether it still makes sense, is decided by the table.

use crate::chat::{self, Id, Learn, Mark, Request, To, Told, ToldChannel, ToldPerson, What};
use crate::rules::{Game, Path};
use crate::words::Language;

/// What a person wants of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableRequest {
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
    /// Something other than a move that controls ask for, by one or by a command.
    Asked {
        /// What.
        request: Request,
        /// The entry the control was made for; 0 for a command.
        entry: usize,
        /// What was chosen in a select.
        value: Option<String>,
    },
    /// A move by command.
    Verb {
        /// The verb.
        verb: String,
        /// Options with what was typed for them.
        options: Vec<(String, String)>,
    },
    /// The board again for everybody, or in words for whoever looks at boards so.
    Board,
    /// Another language for the table.
    Language(Option<Language>),
    /// To rest for so many days, as typed.
    Pause(String),
    /// Another pace, as typed.
    Pace(String),
    /// To invite whoever was named.
    Invite(Option<ToldPerson>),
    /// To give the seat that was named to whoever was named, or to a bot.
    Replace(String, Option<ToldPerson>),
    /// To go on in the channel that was named.
    Move(Option<ToldChannel>),
    /// To look back, at the step or the round that was typed.
    Replay(Option<String>, Option<String>),
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

impl From<Request> for TableRequest {
    fn from(request: Request) -> TableRequest {
        TableRequest::Asked { request, entry: 0, value: None }
    }
}

impl TableRequest {
    /// What a press at a table wants.
    pub fn of_press(id: Id, values: &[String]) -> TableRequest {
        let (step, along) =
            (id.step, |path, mark| TableRequest::Along { step: id.step, path, mark, values: values.to_vec() });
        match id.to {
            To::Path(path, mark) => along(Way::Path(path), mark),
            To::Kept(key, mark) => along(Way::Kept(key), mark),
            To::Word(request) => TableRequest::Asked { request, entry: step, value: values.first().cloned() },
        }
    }

    /// What a command under `/table` wants of the table in its channel; none if there is no such command.
    pub fn of_command(subcommand: &str, options: &[(String, String)], told: &Told) -> Option<TableRequest> {
        let option = |name| options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let request = match subcommand {
            "join" => Request::Join,
            "leave" => Request::Leave,
            "bot" => Request::Bot(option("level").and_then(|level| level.parse().ok())),
            "kick" => Request::Kick(option("player").unwrap_or_default().to_owned()),
            "options" => Request::Options,
            "start" => Request::Start,
            "board" => match (option("player"), option("text")) {
                (Some(player), _) => Request::Of(player.to_owned()),
                (None, Some("yes")) => Request::Read(None),
                (None, Some(_)) => Request::Again,
                (None, None) => return Some(TableRequest::Board),
            },
            "log" if option("from") == Some("start") => Request::Log(chat::From::Start, None),
            "log" => Request::Log(chat::From::Mine, None),
            "scores" => Request::Scores,
            "undo" => Request::Undo(None),
            "nudge" => Request::Nudge,
            "concede" => Request::Concede(false),
            "close" => Request::Close(false),
            "verify" => Request::Verify,
            "export" => Request::Export,
            "invite" => return Some(TableRequest::Invite(told.person.clone())),
            "replace" => {
                let seat = option("seat").unwrap_or_default().to_owned();
                return Some(TableRequest::Replace(seat, told.person.clone()));
            }
            "move" => return Some(TableRequest::Move(told.channel.clone())),
            "pause" => return Some(TableRequest::Pause(option("days").unwrap_or_default().to_owned())),
            "pace" => return Some(TableRequest::Pace(option("pace").unwrap_or_default().to_owned())),
            "language" => return Some(TableRequest::Language(option("language").and_then(language))),
            _ => return None,
        };
        Some(request.into())
    }

    /// What a game's own command wants; none if the game has no such verb.
    pub fn of_verb(game: &Game, verb: &str, options: &[(String, String)]) -> Option<TableRequest> {
        let is_known = game.verbs.iter().any(|known| known.name == verb);
        is_known.then(|| TableRequest::Verb { verb: verb.to_owned(), options: options.to_vec() })
    }

    /// Whether it is just that.
    pub fn is_for(&self, wanted: &Request) -> bool {
        matches!(self, TableRequest::Asked { request, .. } if request == wanted)
    }
}

fn language(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == code)
}

/// Whether a press answers with a message of its own even under a direct message.
pub fn opens_anew(id: &str) -> bool {
    let anew = |request: &Request| {
        matches!(request, Request::Play | Request::Messages(false) | Request::Learn(Learn::Beside(_)))
    };
    matches!(id.parse(), Ok(Id { to: To::Word(request), .. }) if anew(&request))
}

/// What was pressed or typed, as an id or a name: for the log.
pub fn of_what(what: &What) -> String {
    match what {
        What::Command { name, .. } => name.join(" "),
        // A path may name hidden cards.
        What::Press { id, .. } => id.split('.').take(2).collect::<Vec<_>>().join("."),
    }
}
