//! What people do, as it reaches the bot: presses, commands, and what is being typed. Decides nothing.

use super::{InteractionId, Place, Told, UserId};
use crate::words::Language;

/// Whoever pressed or typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// Who it is.
    pub id: UserId,
    /// The name to show, as the person chose it: not yet escaped.
    pub name: String,
    /// The language of the person's own client.
    pub language: Language,
}

/// A handle for answering one interaction; valid for fifteen minutes.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The interaction.
    pub interaction: InteractionId,
    /// The platform's token.
    pub token: String,
    /// How it was acknowledged, which decides what an answer does.
    pub ack: Ack,
}

/// How an interaction was acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ack {
    /// The answer is a new message that only the person sees.
    Private,
    /// The answer is a new ordinary message: in a direct conversation.
    Open,
    /// The answer changes the message that carries the button.
    Update,
}

/// A command or a press, already acknowledged.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// Who.
    pub person: Person,
    /// Where.
    pub place: Place,
    /// How to answer.
    pub reply: Reply,
    /// What.
    pub what: What,
    /// What the platform tells besides.
    pub told: Told,
}

/// What a person did.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A slash command with its default (English) names: `["table", "new"]`, and the options that were filled in.
    Command {
        /// The command and its subcommand.
        name: Vec<String>,
        /// Option names and values, as typed or as suggested.
        options: Vec<(String, String)>,
    },
    /// A button, or a select with its chosen values.
    Press {
        /// The custom id of the button or select.
        id: String,
        /// The values chosen in a select; empty for a button.
        values: Vec<String>,
    },
}

/// A question for suggestions while a command is being typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Typing {
    /// Who types.
    pub person: Person,
    /// Where.
    pub place: Place,
    /// The command and its subcommand.
    pub name: Vec<String>,
    /// The options filled in so far, without the one being typed.
    pub options: Vec<(String, String)>,
    /// The option being typed, and what stands there so far.
    pub focused: (String, String),
}

/// A suggestion for an option.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// What is shown; at most 100 characters.
    pub name: String,
    /// What is filled in; at most 100 characters.
    pub value: String,
}
