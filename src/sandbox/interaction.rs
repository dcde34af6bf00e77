//! Interactions: what a person did, how long the bot may take, and what came of it. Which
//! commands and controls there are is not known here.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Options;
use super::snowflake::Id;

/// What the person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Ran a slash command.
    Command,
    /// Pressed a button or chose in a select.
    Component,
    /// Typed into an option that has suggestions.
    Autocomplete,
    /// Sent off a form.
    Modal,
}

impl Kind {
    /// Discord's number for it.
    pub(crate) fn number(self) -> u8 {
        match self {
            Kind::Command => 2,
            Kind::Component => 3,
            Kind::Autocomplete => 4,
            Kind::Modal => 5,
        }
    }
}

/// One interaction.
#[derive(Debug, Clone)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// What was done, for people: `/table new`.
    pub(crate) title: String,
    pub(crate) made: Instant,
    /// The message whose component was used; a form opened from one remembers it too.
    pub(crate) source: Option<Id>,
    /// The interaction that opened the form, for one that sends a form off.
    pub(crate) opener: Option<Id>,
    /// The type of the first answer and how long it took.
    pub(crate) answered: Option<(u64, Duration)>,
    /// The message that `@original` names.
    pub(crate) original: Option<Id>,
    /// A deferred answer has been followed by the real one.
    pub(crate) completed: bool,
    /// Every message made with this interaction's token.
    pub(crate) messages: Vec<Id>,
    pub(crate) choices: Option<Value>,
    pub(crate) modal: Option<Value>,
    /// The token was made invalid before its time, by a test.
    pub(crate) expired: bool,
}

/// Where an interaction stands, as the person sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// No answer yet, and still time for one.
    Waiting,
    /// No answer in time: "The application did not respond".
    Failed,
    /// "… is thinking".
    Thinking,
    /// Taken note of without anything to see.
    Acknowledged,
    /// There is an answer.
    Answered,
    /// Suggestions came.
    Choices,
    /// A form opened.
    Modal,
}

impl State {
    pub(crate) fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Failed => "failed",
            State::Thinking => "thinking",
            State::Acknowledged => "acknowledged",
            State::Answered => "answered",
            State::Choices => "choices",
            State::Modal => "modal",
        }
    }
}

impl Interaction {
    pub(crate) fn state(&self, options: &Options) -> State {
        let age = self.made.elapsed();
        match self.answered {
            None if self.expired || age >= options.answer_within => State::Failed,
            None => State::Waiting,
            Some((8, _)) => State::Choices,
            Some((9, _)) => State::Modal,
            Some((5, _)) if !self.completed && age >= options.token_life => State::Failed,
            Some((5, _)) if !self.completed => State::Thinking,
            Some((6, _)) if !self.completed => State::Acknowledged,
            Some(_) => State::Answered,
        }
    }

    /// Whether the token can still be used for edits and follow-ups.
    pub(crate) fn token_is_good(&self, options: &Options) -> bool {
        !self.expired && self.made.elapsed() < options.token_life
    }

    /// The form that stands open before the person, if any.
    pub(crate) fn open_modal(&self) -> Option<&Value> {
        self.modal.as_ref().filter(|_| !self.completed)
    }

    /// The interaction as the driver tells it.
    pub(crate) fn story(&self, options: &Options) -> Value {
        let state = self.state(options);
        let mut story = json!({
            "id": self.id, "user": self.user, "channel": self.channel, "title": self.title, "state": state.word(),
            "answer_type": self.answered.map(|(kind, _)| kind),
            "answered_after_ms": self.answered.map(|(_, after)| after.as_micros() as f64 / 1000.0),
            "messages": self.messages,
        });
        if state == State::Failed {
            story["problem"] = json!("The application did not respond");
        }
        if let Some(choices) = &self.choices {
            story["choices"] = choices.clone();
        }
        if let Some(modal) = self.open_modal() {
            story["modal"] = modal.clone();
        }
        story
    }
}
