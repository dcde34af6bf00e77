//! What every table needs and none owns: the store, the platform, the picture pool, the games, and what is known of
//! people. No table is known here.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;

use crate::chat::{ChannelId, Chat, Done, GuildId, Person, Place, TableId, UserId, typed_command};
use crate::rules::Game;
use crate::store::Store;
use crate::words::{Language, tidy};

use super::openings::{Conversation, Openings};
use super::pool::PicturePool;
use super::settings::Settings;

/// What every table needs.
pub struct Shared {
    /// The memory.
    pub store: Store,
    /// The platform.
    pub chat: Arc<dyn Chat>,
    /// Where pictures are painted.
    pub pool: PicturePool,
    /// The games that can be played.
    pub games: &'static [Game],
    /// Now, in milliseconds since 1970.
    pub clock: fn() -> i64,
    /// How long a turn stays open that has only its end left.
    pub open: Duration,
    /// How many tables may be awake before those that rest are put away.
    pub awake: usize,
    /// When direct conversations are opened.
    pub openings: Openings,
    languages: Mutex<BTreeMap<UserId, Language>>,
    names: Mutex<BTreeMap<(GuildId, UserId), String>>,
}

/// The setting under which a person's client language is kept, for messages that answer no press.
const CLIENT: &str = "client";

impl Shared {
    /// All of it.
    pub fn new(store: Store, chat: Arc<dyn Chat>, pool: PicturePool, settings: Settings) -> Shared {
        let Settings { games, clock, open, awake, openings, .. } = settings;
        let (languages, names, openings) = (Mutex::default(), Mutex::default(), Openings::new(openings));
        Shared { store, chat, pool, games, clock, open, awake, openings, languages, names }
    }

    /// The game of that id.
    pub fn game(&self, id: &str) -> Option<&'static Game> {
        self.games.iter().find(|game| game.id == id)
    }

    /// The language of what only this person sees: what they chose, or else that of their client, which is noted.
    pub async fn language(&self, person: &Person) -> Language {
        if self.known(person.id) == Some(person.language) {
            return person.language;
        }
        let mut known = match self.store.preferences(person.id).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(%error, "what a person prefers can't be read");
                return person.language;
            }
        };
        let language = known.language.unwrap_or(person.language);
        let code = person.language.code();
        if known.settings.get(CLIENT).and_then(Value::as_str) != Some(code) {
            if !known.settings.is_object() {
                known.settings = Value::Object(serde_json::Map::new());
            }
            known.settings[CLIENT] = code.into();
            if let Err(error) = self.store.set_settings(person.id, known.settings).await {
                tracing::warn!(%error, "a person's language can't be noted");
            }
        }
        self.languages().insert(person.id, language);
        language
    }

    /// How a command is written for who reads it there: to be clicked, or, in a direct conversation, as it is typed. Most
    /// commands cannot run there, and one that is clicked all the same ends in an error.
    pub fn command(&self, command: &str, place: &Place) -> String {
        match place.guild {
            Some(_) => self.chat.clickable(command),
            None => typed_command(command),
        }
    }

    /// Notes what a person is called on a server, as their press shows it; gives the tables there at which that is news.
    /// A direct conversation shows another name, which nobody at a table would know them by.
    pub async fn meet(&self, person: &Person, guild: Option<GuildId>) -> Vec<TableId> {
        let Some(guild) = guild else { return Vec::new() };
        let name = tidy(&person.name);
        let known = self.names().insert((guild, person.id), name.clone());
        if known.as_ref() == Some(&name) {
            return Vec::new();
        }
        self.store.rename(guild, person.id, name).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "a person's name can't be noted");
            self.names().remove(&(guild, person.id));
            Vec::new()
        })
    }

    fn names(&self) -> MutexGuard<'_, BTreeMap<(GuildId, UserId), String>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As far as it is known without a press, for messages that nothing preceded.
    pub async fn language_of(&self, user: UserId) -> Language {
        if let Some(known) = self.known(user) {
            return known;
        }
        let known = self.store.preferences(user).await.unwrap_or_default();
        let client = known.settings.get(CLIENT).and_then(Value::as_str).map(Language::of_locale);
        known.language.or(client).unwrap_or_default()
    }

    fn known(&self, user: UserId) -> Option<Language> {
        self.languages().get(&user).copied()
    }

    fn languages(&self) -> MutexGuard<'_, BTreeMap<UserId, Language>> {
        self.languages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The direct conversation with a person, if one was opened.
    pub async fn conversation(&self, user: UserId) -> Option<ChannelId> {
        self.store.preferences(user).await.unwrap_or_default().direct
    }

    /// The direct conversation with a person, opened once, when it is its turn.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub async fn direct(&self, user: UserId) -> Done<Conversation> {
        if let Some(channel) = self.conversation(user).await {
            return Ok(Conversation::Open(channel));
        }
        if let Err(at) = self.openings.take(user) {
            return Ok(Conversation::Waits(at));
        }
        let channel = self.chat.direct(user).await?;
        if let Err(error) = self.store.set_direct(user, Some(channel)).await {
            tracing::warn!(%error, "a direct conversation can't be noted");
        }
        Ok(Conversation::Open(channel))
    }
}
