//! Interactions as they arrive: acknowledged before anything else is done, then handed to the host, each in a task
//! of its own, so that neither a slow one nor a broken one holds up another. Knows no command and no button.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::{CommandInteraction, ComponentInteraction, InteractionId, ModalInteraction};
use serenity::http::{LightMethod, Route};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::errors::ALREADY_ACKNOWLEDGED;
use super::guilds::Guilds;
use super::inbound;
use super::outbound::json_of;
use super::repeats::{Came, Press, Repeats};
use super::rest::{Call, Rest};
use super::wire::EPHEMERAL;
use crate::chat::limits::{CHOICE, SUGGESTIONS, cut};
use crate::chat::{Ack, ChatError, Host, Incoming, Suggestion};
use crate::meters::{self, Kind, Outcome, Since};

/// After three seconds Discord takes no first answer; what is left is for the way.
const ACKNOWLEDGE_WITHIN: Duration = Duration::from_millis(2800);
/// How long the host may look for suggestions, which cannot be deferred.
const SUGGEST_WITHIN: Duration = Duration::from_millis(2000);
/// How many interactions may be in work at once, far more than one process ever serves.
const AT_ONCE: u32 = 4096;

/// Hands interactions to the host.
pub(super) struct Service {
    pub(super) host: Arc<dyn Host>,
    pub(super) guilds: Guilds,
    rest: Arc<Rest>,
    repeats: Arc<Repeats>,
    working: Arc<Semaphore>,
}

/// The types of a first answer.
enum First {
    Deferred { flags: u64 },
    DeferredUpdate,
    Suggestions(Vec<Suggestion>),
}

impl First {
    fn of(ack: Ack) -> First {
        match ack {
            Ack::Private => First::Deferred { flags: EPHEMERAL },
            Ack::Open => First::Deferred { flags: 0 },
            Ack::Update => First::DeferredUpdate,
        }
    }

    fn json(&self) -> Value {
        match self {
            First::Deferred { flags } => json!({"type": 5, "data": {"flags": flags}}),
            First::DeferredUpdate => json!({"type": 6}),
            First::Suggestions(list) => {
                let choices: Vec<Choice<'_>> = list.iter().map(|s| Choice { name: &s.name, value: &s.value }).collect();
                json!({"type": 8, "data": {"choices": choices}})
            }
        }
    }
}

/// A suggestion as Discord takes it.
#[derive(Serialize)]
struct Choice<'a> {
    name: &'a str,
    value: &'a str,
}

/// Something that has come in, for whoever counts it.
#[derive(Clone, Copy)]
struct Arrival {
    kind: Kind,
    since: Since,
}

impl Arrival {
    fn now(kind: Kind) -> Arrival {
        Arrival { kind, since: Since::now() }
    }

    fn ended(self, outcome: Outcome) {
        meters::interaction(self.kind, outcome);
    }
}

impl Service {
    pub(super) fn new(host: Arc<dyn Host>, rest: Arc<Rest>, repeats: Arc<Repeats>) -> Service {
        let working = Arc::new(Semaphore::new(AT_ONCE as usize));
        Service { host, guilds: Guilds::default(), rest, repeats, working }
    }

    /// A slash command. Whether others can read its answer was agreed with the host by its name alone.
    pub(super) async fn command(&self, event: &CommandInteraction) {
        let arrival = Arrival::now(Kind::Command);
        let ack = self.host.acknowledge_command(&event.data.name, event.guild_id.is_none());
        if self.is_new(event.id, arrival) && self.acknowledge(event.id, &event.token, &First::of(ack), arrival).await {
            self.hand_over(inbound::command(event, ack), arrival).await;
        }
    }

    /// A button or a select. What its answer does was agreed with the host by the custom id alone. One that is in work
    /// is answered once, however often it is pressed meanwhile.
    pub(super) async fn press(&self, event: &ComponentInteraction) {
        let arrival = Arrival::now(Kind::Press);
        match self.came(event.id, Some(Press::of(event)), arrival) {
            Came::New => {}
            Came::InWork => {
                self.acknowledge(event.id, &event.token, &First::DeferredUpdate, arrival).await;
                return;
            }
            Came::Twice => return,
        }
        let (is_panel, is_direct) = inbound::surroundings(event);
        let ack = self.host.acknowledge(&event.data.custom_id, is_panel, is_direct);
        if self.acknowledge(event.id, &event.token, &First::of(ack), arrival).await {
            self.hand_over(inbound::press(event, ack), arrival).await;
        } else {
            self.repeats.end(event.id.get());
        }
    }

    /// A form.
    pub(super) async fn form(&self, event: &ModalInteraction) {
        let (arrival, first) = (Arrival::now(Kind::Form), First::of(Ack::Private));
        if self.is_new(event.id, arrival) && self.acknowledge(event.id, &event.token, &first, arrival).await {
            self.hand_over(inbound::form(event), arrival).await;
        }
    }

    /// Suggestions for what is being typed; an empty list when they cannot be had in time.
    pub(super) async fn typing(&self, event: &CommandInteraction) {
        let arrival = Arrival::now(Kind::Typing);
        if !self.is_new(event.id, arrival) {
            return;
        }
        let mut suggestions = Vec::new();
        if let Some(typing) = inbound::typing(event) {
            let host = self.host.clone();
            let asked = tokio::spawn(async move { host.suggest(typing).await });
            match timeout(SUGGEST_WITHIN, asked).await {
                Ok(Ok(found)) => suggestions = found,
                Ok(Err(error)) => tracing::error!(interaction = %event.id, %error, "suggesting failed"),
                Err(_) => tracing::warn!(interaction = %event.id, "suggestions took too long"),
            }
        }
        if self.acknowledge(event.id, &event.token, &First::Suggestions(fitting(suggestions)), arrival).await {
            arrival.ended(Outcome::Served);
        }
    }

    /// Gives the first answer. False if the interaction was answered before or can no longer be answered: then it is
    /// not served either, since the person was told that it failed.
    async fn acknowledge(&self, id: InteractionId, token: &str, first: &First, arrival: Arrival) -> bool {
        let route = Route::InteractionResponse { interaction_id: id, token };
        let Ok(body) = json_of(&first.json()) else { return false };
        let call = Call::new(LightMethod::Post, route).body(body).patience(ACKNOWLEDGE_WITHIN).for_interaction();
        let sent = self.rest.send(call).await;
        match &sent {
            Ok(_) => meters::acknowledged(arrival.kind, arrival.since),
            Err(refusal) if refusal.code == ALREADY_ACKNOWLEDGED => arrival.ended(Outcome::Repeated),
            Err(_) => arrival.ended(Outcome::Late),
        }
        match sent {
            Ok(_) => true,
            Err(refusal) if refusal.code == ALREADY_ACKNOWLEDGED => {
                tracing::warn!(interaction = %id, "answered by somebody else: does a second process use this token?");
                false
            }
            Err(refusal) if matches!(first, First::Suggestions(_)) && refusal.kind() == ChatError::Late => {
                tracing::debug!(interaction = %id, "the next letter was faster");
                false
            }
            Err(refusal) => {
                tracing::warn!(interaction = %id, %refusal, "not acknowledged, so not served");
                false
            }
        }
    }

    /// Notes what has come, and how it stands to what came before.
    fn came(&self, id: InteractionId, press: Option<Press>, arrival: Arrival) -> Came {
        let came = self.repeats.note(id.get(), press);
        if came != Came::New {
            arrival.ended(Outcome::Repeated);
        }
        if came == Came::Twice {
            tracing::debug!(interaction = %id, "delivered twice");
        }
        came
    }

    /// Notes what has come and is no press; false if it came before.
    fn is_new(&self, id: InteractionId, arrival: Arrival) -> bool {
        self.came(id, None, arrival) == Came::New
    }

    /// Says that something is in work, for as long as the answer is kept.
    pub(super) async fn begin(&self) -> Option<OwnedSemaphorePermit> {
        self.working.clone().acquire_owned().await.ok()
    }

    async fn hand_over(&self, mut incoming: Incoming, arrival: Arrival) {
        incoming.place.has_bot = incoming.place.guild.is_none_or(|guild| self.guilds.has(guild.0.into()));
        let permit = self.begin().await;
        let host = self.host.clone();
        let interaction = incoming.reply.interaction.0;
        let served = tokio::spawn(async move {
            let _permit = permit;
            host.serve(incoming).await;
        });
        match served.await {
            Ok(()) => arrival.ended(Outcome::Served),
            Err(error) => {
                arrival.ended(Outcome::Fault);
                tracing::error!(interaction, %error, "serving failed");
            }
        }
    }

    /// Waits until everything in work is done, but no longer than `patience`.
    pub(super) async fn finish(&self, patience: Duration) {
        if timeout(patience, self.working.acquire_many(AT_ONCE)).await.is_err() {
            tracing::warn!("stopped while something was still in work; what was decided is stored");
        }
    }
}

/// What fits: at most 25, each with a name of at most 100 characters and a value of 1 to 100, none twice.
fn fitting(suggestions: Vec<Suggestion>) -> Vec<Suggestion> {
    let mut fitting: Vec<Suggestion> = Vec::new();
    for Suggestion { name, value } in suggestions {
        let is_usable = !name.is_empty() && (1..=CHOICE).contains(&value.chars().count());
        if is_usable && fitting.len() < SUGGESTIONS && fitting.iter().all(|other| other.value != value) {
            fitting.push(Suggestion { name: cut(&name, CHOICE), value });
        }
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suggestion(name: &str, value: &str) -> Suggestion {
        Suggestion { name: name.to_owned(), value: value.to_owned() }
    }

    #[test]
    fn first_answers_have_discords_types() {
        assert_eq!(First::of(Ack::Private).json(), json!({"type": 5, "data": {"flags": 64}}));
        assert_eq!(First::of(Ack::Open).json(), json!({"type": 5, "data": {"flags": 0}}));
        assert_eq!(First::of(Ack::Update).json(), json!({"type": 6}));
        let suggestions = First::Suggestions(vec![suggestion("Library · pay 4", "library")]);
        assert_eq!(
            suggestions.json(),
            json!({"type": 8, "data": {"choices": [{"name": "Library · pay 4", "value": "library"}]}})
        );
    }

    #[test]
    fn only_suggestions_that_discord_takes_are_passed_on() {
        let many: Vec<Suggestion> = (0..40).map(|n| suggestion(&"ő".repeat(150), &format!("v{n}"))).collect();
        let kept = fitting(many);
        assert_eq!(kept.len(), 25);
        assert!(kept.iter().all(|suggestion| suggestion.name.chars().count() == 100));
        let odd = [suggestion("a", ""), suggestion("b", &"x".repeat(101)), suggestion("", "c"), suggestion("d", "d")];
        let twice = [suggestion("e", "d")];
        assert_eq!(fitting(odd.into_iter().chain(twice).collect()), [suggestion("d", "d")]);
    }
}
