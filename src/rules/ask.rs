//! The shape of a decision: what the rules ask next, and what was answered so far.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use smallvec::SmallVec;

use super::{Refusal, Text, Tongue};

/// One thing a player can pick: small, typed, and named by a token (`library`, `h12`, `die-a`).
///
/// A token consists of lower-case letters, digits, `_` and `-`, is not `-` alone, and is unique in its slot.
/// `Display` writes it and `FromStr` reads it.
pub trait Pick: Copy + Eq + Debug + Display + FromStr + Send + Sync + 'static {}

impl<P: Copy + Eq + Debug + Display + FromStr + Send + Sync + 'static> Pick for P {}

/// The picks a slot offers, kept without an allocation while there are few.
pub type Options<P> = SmallVec<[P; 16]>;

/// The answer to one question: a single pick, or some of the offered ones in the order offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<P> {
    /// The answer to [`super::Walk::one`], or a single thing as the answer to [`super::Walk::several`].
    One(P),
    /// The answer to [`super::Walk::several`]; may be empty.
    Some(SmallVec<[P; 8]>),
}

/// A verb of a game: the first pick of every path, and a subcommand of the game's slash command.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verb {
    /// The token of the verb.
    pub name: &'static str,
    /// The slots that may follow, in the order in which they are asked; not every path has all of them.
    pub slots: &'static [&'static str],
}

/// The name of the slot of every first pick.
pub const VERB: &str = "verb";

/// A choice that a table makes before the game starts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// The field of the game's options.
    pub name: &'static str,
    /// The values it can have; the first is what a new table starts with.
    pub values: &'static [&'static str],
}

/// How an option reads to the seat that is offered it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it is called: `Library`. With the outcome at most 34 characters in every language.
    pub name: Text,
    /// What it costs or brings, in a few words: `pay 4`.
    pub outcome: Option<Text>,
    /// More of what it costs or brings, in at most 100 characters.
    pub note: Option<Text>,
}

impl Choice {
    /// A choice that needs no further explanation.
    pub fn of(name: Text) -> Self {
        Choice { name, outcome: None, note: None }
    }

    /// A choice with an outcome: the message of the name says it too, in its attribute `outcome`.
    pub fn bringing(name: Text) -> Self {
        let outcome = Text { key: format!("{}.outcome", name.key).into(), args: name.args.clone() };
        Choice { outcome: Some(outcome), ..Choice::of(name) }
    }

    /// The same choice with a note.
    #[must_use]
    pub fn noted(self, note: impl Into<Option<Text>>) -> Self {
        Choice { note: note.into(), ..self }
    }

    /// The name with the outcome behind it: `Library · pay 4`.
    pub fn label(&self, tongue: &dyn Tongue) -> String {
        let name = tongue.say(&self.name);
        match &self.outcome {
            Some(outcome) => format!("{name}{OUTCOME}{}", tongue.say(outcome)),
            None => name,
        }
    }
}

/// What stands between what a label names and what that costs or brings.
pub const OUTCOME: &str = " · ";

/// An option in tokens and words.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// What stands for it in a path.
    pub token: String,
    /// How it reads.
    pub choice: Choice,
}

/// A question in tokens and words.
#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    /// The name of the slot.
    pub slot: &'static str,
    /// The question.
    pub prompt: Text,
    /// The answers.
    pub offers: Vec<Offer>,
}

/// What the rules ask next of a seat that has given some answers, in tokens and words. A question that is asked can be
/// answered: every option leads to a legal move by some way.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// Pick one.
    One(Menu),
    /// Pick at least `min` and at most `max`.
    Several {
        /// What is offered.
        menu: Menu,
        /// The least number of picks.
        min: usize,
        /// The greatest number of picks.
        max: usize,
    },
    /// The path is a legal move.
    Ready,
    /// It is not, and this is why.
    No(Refusal),
}

/// The way to a move in tokens: one element a question. The answer to "some of these" is the tokens joined by
/// `+` in the order offered, or `-` for none of them.
pub type Path = Vec<String>;

/// What stands between the tokens of one answer.
pub const JOIN: char = '+';

/// The answer that picks nothing.
pub const NOTHING: &str = "-";

impl<P: Pick> Answer<P> {
    /// The answer that an element of a path stands for; nothing where no pick of the game has that token.
    pub fn read(element: &str) -> Option<Self> {
        let read = |token: &str| token.parse().ok();
        match element {
            NOTHING => Some(Answer::Some(SmallVec::new())),
            some if some.contains(JOIN) => some.split(JOIN).map(read).collect::<Option<_>>().map(Answer::Some),
            one => read(one).map(Answer::One),
        }
    }

    /// The answer as one element of a path.
    pub fn token(&self) -> String {
        match self {
            Answer::One(pick) => pick.to_string(),
            Answer::Some(picks) if picks.is_empty() => NOTHING.to_owned(),
            Answer::Some(picks) => {
                picks.iter().map(P::to_string).collect::<Vec<_>>().join(JOIN.encode_utf8(&mut [0; 4]))
            }
        }
    }
}
