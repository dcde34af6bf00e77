//! What is stored of a person, for themselves: handed out as a file, or forgotten as far as their tables are over.

use crate::chat::{Id, Incoming, Picture, Request};
use crate::words::{Language, Speaker, word};

use super::inbox::Message;
use super::manager::Manager;
use super::screen::{Meant, Screen, button};

impl Manager {
    /// Gives a person what is stored of them.
    pub(super) async fn export(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let screen = match self.shared.store.export(incoming.person.id).await {
            Ok(own) => {
                // What a database holds always has a JSON form.
                let text = serde_json::to_string_pretty(&own).unwrap_or_default();
                let words = speaker.word("export-own");
                let file = Picture { png: text.into_bytes().into(), name: "own.json", alt: words.clone() };
                Screen { file: Some(file), ..Screen::of(words) }
            }
            Err(error) => {
                tracing::error!(%error, "what is stored of a person can't be read");
                Screen::of(speaker.word("fault"))
            }
        };
        self.show(incoming, screen);
    }

    /// Asks twice whether a person is to be forgotten, and then forgets them.
    pub(super) async fn forget(&self, incoming: &Incoming, asked: u8) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let screen = match asked {
            0 => asks(1, "forget-ask", "button-forget", &speaker),
            1 => asks(2, "forget-sure", "button-forget-yes", &speaker),
            _ => self.forgotten(incoming, &speaker).await,
        };
        // Nothing is noted of them any more, not even what they read.
        self.show(incoming, screen);
    }

    async fn forgotten(&self, incoming: &Incoming, speaker: &Speaker) -> Screen {
        let someone = Language::ALL.map(|language| (language, word(language, "stats-someone")));
        let user = incoming.person.id;
        match self.shared.store.forget(user, someone.into()).await {
            Ok(tables) => {
                self.shared.forget(user);
                for table in tables {
                    // One that is awake still knows them, and reads it anew when it is wanted next.
                    self.tell_awake(table, Message::Rest).await;
                }
                Screen::of(speaker.word("forget-done"))
            }
            Err(error) => {
                tracing::error!(%error, "a person can't be forgotten");
                Screen::of(speaker.word("fault"))
            }
        }
    }
}

fn asks(next: u8, question: &'static str, yes: &'static str, speaker: &Speaker) -> Screen {
    let yes = button(Id::of(Request::Forget(next)), speaker.word(yes)).danger();
    let stay = button(Id::of(Request::Dismiss), speaker.word("button-stay"));
    Screen::of(speaker.word(question)).row([yes, stay])
}
