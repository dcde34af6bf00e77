//! What every table needs and none owns: the store, the platform, the picture pool, the games, and what is known of
//! people. Tables are only looked at here.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use serde_json::Value;
use tokio::sync::OwnedMutexGuard;

use crate::bots::review::Effort;
use crate::chat::wishes::{Hand, Wish, Wishes};
use crate::chat::{ChannelId, Chat, Done, GuildId, Person, Place, TableId, UserId, typed_command};
use crate::rules::{Game, Seed};
use crate::store::{DueAlarm, Preferences, ServerSettings, Store, Stored};
use crate::words::{Language, tidy};

use super::days::Days;
use super::openings::{Conversation, Openings};
use super::pool::PicturePool;
use super::presence::Presence;
use super::settings::Settings;
use super::state::{Chair, Letterbox, TableState};
use super::stories::Stories;
use super::thinking::Thinking;
use super::time::{Bell, Clock};

/// How a table is looked at by whoever does not own it.
pub type Look = Box<dyn Fn(TableId) -> BoxFuture<'static, Option<Arc<TableState>>> + Send + Sync>;

/// How the tables where a person sits learn what they wish now.
pub type Spread = Box<dyn Fn(UserId) -> BoxFuture<'static, ()> + Send + Sync>;

/// So many people can be told something unasked at once.
const TURNS: usize = 32;

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
    /// What time it is.
    pub clock: &'static Clock,
    /// Rung where an alarm is set that is earlier than the next one was.
    pub bell: Arc<Bell>,
    /// Whether people can reach the program.
    pub presence: Arc<Presence>,
    /// How long a turn stays open that has only its end left.
    pub open: Duration,
    /// How many tables may be awake before those that rest are put away.
    pub awake: usize,
    /// How long a game is kept after its end, if not for ever.
    pub keep: Option<Duration>,
    /// When direct conversations are opened.
    pub openings: Openings,
    /// The games at which somebody looks back.
    pub stories: Stories,
    /// Where bots think.
    pub thinking: Thinking,
    /// How much is tried out for the review of a game.
    pub effort: Effort,
    /// Where the seed of a new game comes from.
    pub seed: fn() -> Option<Seed>,
    /// Held by the film that is being made: one at a time.
    pub films: tokio::sync::Mutex<()>,
    /// Taken one by one by whoever is about to say something unasked to a person, so that how much was said is counted right.
    turns: [Arc<tokio::sync::Mutex<()>>; TURNS],
    /// How tables are looked at.
    look: OnceLock<Look>,
    /// How tables learn what their people wish.
    spread: OnceLock<Spread>,
    people: Mutex<People>,
    names: Mutex<BTreeMap<(GuildId, UserId), String>>,
}

/// What was read of people.
#[derive(Default)]
struct People {
    known: BTreeMap<UserId, Known>,
    /// Grows with every change: what was read before one is not kept after it.
    changes: u64,
}

/// What is known of a person.
#[derive(Clone, Default)]
struct Known {
    /// What they chose to read.
    language: Option<Language>,
    /// What their client speaks.
    client: Option<Language>,
    wishes: Wishes,
    days: Days,
    /// Games that they are known to know.
    games: BTreeSet<&'static str>,
}

/// The setting under which a person's client language is kept, for messages that answer no press.
const CLIENT: &str = "client";

impl Shared {
    /// All of it.
    pub fn new(store: Store, chat: Arc<dyn Chat>, pool: PicturePool, settings: Settings) -> Shared {
        let Settings { games, clock, open, awake, keep, openings, effort, seed, .. } = settings;
        let (people, names, openings) = (Mutex::default(), Mutex::default(), Openings::new(openings));
        let (bell, presence, turns) = (Arc::default(), Arc::default(), Default::default());
        let (look, spread) = (OnceLock::new(), OnceLock::new());
        Shared {
            store,
            chat,
            pool,
            games,
            clock,
            bell,
            presence,
            open,
            awake,
            keep,
            openings,
            stories: Stories::default(),
            thinking: Thinking::default(),
            effort,
            seed,
            films: tokio::sync::Mutex::default(),
            turns,
            look,
            spread,
            people,
            names,
        }
    }

    /// From now on tables can be looked at, and told what people wish.
    pub fn set_ways(&self, look: Look, spread: Spread) {
        // They are set once, by whoever made this.
        let _ = (self.look.set(look), self.spread.set(spread).ok());
    }

    /// Tells the tables of a person what they wish now. Waits for none of them: one may be the one that asks.
    pub fn spread(&self, user: UserId) {
        self.spread.get().into_iter().for_each(|spread| drop(tokio::spawn(spread(user))));
    }

    /// A table as it stands, whoever asks; none where it cannot be read.
    pub async fn look(&self, table: TableId) -> Option<Arc<TableState>> {
        self.look.get()?(table).await
    }

    /// Waits until nobody else is about to say something unasked to one of these people.
    pub async fn turns(&self, people: &[UserId]) -> Vec<OwnedMutexGuard<()>> {
        // In one order, so that nobody waits for whoever waits for them.
        let which: BTreeSet<usize> = people.iter().map(|user| (user.0 % TURNS as u64) as usize).collect();
        let mut taken = Vec::new();
        for turn in which {
            taken.push(Arc::clone(&self.turns[turn]).lock_owned().await);
        }
        taken
    }

    /// The game of that id.
    pub fn game(&self, id: &str) -> Option<&'static Game> {
        self.games.iter().find(|game| game.id == id)
    }

    /// The language of what only this person sees: what they chose, or else that of their client, which is noted.
    pub async fn language(&self, person: &Person) -> Language {
        let known = match self.known(person.id).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(%error, "what a person prefers can't be read");
                return person.language;
            }
        };
        if known.client != Some(person.language) {
            let noted = self.store.set_setting(person.id, CLIENT, person.language.code().into()).await;
            if let Err(error) = noted {
                tracing::warn!(%error, "a person's language can't be noted");
            }
            if let Some(known) = self.people().known.get_mut(&person.id) {
                known.client = Some(person.language);
            }
        }
        known.language.unwrap_or(person.language)
    }

    /// What a person wishes wherever they play.
    pub async fn wishes(&self, user: UserId) -> Wishes {
        self.known(user).await.unwrap_or_default().wishes
    }

    /// What a person wishes at a table, where it may be otherwise.
    pub async fn wishes_at(&self, table: TableId, user: UserId) -> Wishes {
        let overrides = self.store.overrides(table, user).await.unwrap_or_else(|error| {
            tracing::error!(%error, "what a person wishes at a table can't be read");
            Value::Null
        });
        self.wishes(user).await.with(&overrides)
    }

    /// Whether a person has learnt or played a game to its end. Where that cannot be read, they are asked nothing.
    pub async fn knows(&self, user: UserId, game: &'static str) -> bool {
        if self.people().known.get(&user).is_some_and(|known| known.games.contains(game)) {
            return true;
        }
        let knows = self.store.knows(user, game).await.unwrap_or_else(|error| {
            tracing::error!(%error, "whether a person knows a game can't be read");
            true
        });
        if let Some(known) = self.people().known.get_mut(&user).filter(|_| knows) {
            known.games.insert(game);
        }
        knows
    }

    /// Notes what a person wishes, one of the values of that wish.
    ///
    /// # Errors
    /// When it cannot be stored; it is as before then.
    pub async fn wish(&self, user: UserId, wish: Wish, value: &str) -> Stored<()> {
        match wish {
            Wish::Language => self.store.set_language_of(user, Some(Language::of_locale(value))).await?,
            wish => self.store.set_setting(user, wish.name(), value.into()).await?,
        }
        self.forget(user);
        Ok(())
    }

    /// Where a person's clocks are, when they rest, and whether they are away.
    pub async fn days(&self, user: UserId) -> Days {
        self.known(user).await.unwrap_or_default().days.at(self.clock.now())
    }

    /// The same as it is stored, whatever was read before; the absence may be over.
    pub async fn stored_days(&self, user: UserId) -> Days {
        self.forget(user);
        self.known(user).await.unwrap_or_default().days
    }

    /// Notes until when a person is away, or that they are back. Gives what their tables have to look at now.
    ///
    /// # Errors
    /// When it cannot be stored; it is as before then.
    pub async fn set_away(&self, user: UserId, until: Option<i64>) -> Stored<Vec<DueAlarm>> {
        let set = self.store.set_away(user, until, self.clock.now()).await?;
        self.forget(user);
        Ok(set)
    }

    /// Notes something about a person's days, by the name under which it is read again.
    ///
    /// # Errors
    /// When it cannot be stored; it is as before then.
    pub async fn set_days(&self, user: UserId, name: &'static str, value: &str) -> Stored<()> {
        self.store.set_setting(user, name, value.into()).await?;
        self.forget(user);
        Ok(())
    }

    /// Whoever needs to know something of a person next reads it anew, and who is reading it now keeps it for nobody else; their name, too.
    pub fn forget(&self, user: UserId) {
        self.names().retain(|(_, known), _| *known != user);
        let mut people = self.people();
        people.known.remove(&user);
        people.changes += 1;
    }

    /// What is set in a server; nothing where there is none, or where it cannot be read.
    pub async fn server(&self, guild: Option<GuildId>) -> ServerSettings {
        let Some(guild) = guild else { return ServerSettings::default() };
        self.store.server(guild).await.unwrap_or_else(|error| {
            tracing::error!(%error, "what is set in a server can't be read");
            ServerSettings::default()
        })
    }

    /// Whether a person gets direct messages at a table: as they said there, or as they wish everywhere.
    pub async fn letterbox(&self, table: TableId, user: UserId) -> Letterbox {
        let takes = self.store.takes_direct(table, user).await.ok().flatten();
        let wants = self.wishes_at(table, user).await.hand == Hand::Direct;
        if takes.unwrap_or(wants) { Letterbox::Open } else { Letterbox::Known }
    }

    /// Brings what a chair tells of its person up to date, but for their name and language.
    pub async fn meet_at(&self, table: TableId, chair: &mut Chair) {
        let Some(user) = chair.person() else { return };
        chair.letterbox = self.letterbox(table, user).await;
        chair.hears = self.store.takes_direct(table, user).await.ok().flatten() != Some(false);
        (chair.days, chair.wishes) = (self.days(user).await, self.wishes_at(table, user).await);
    }

    /// Whether a person is a member of a server; none where that is not known.
    pub async fn is_in(&self, guild: Option<GuildId>, user: UserId) -> Option<bool> {
        let found = self.chat.is_in(guild?, user).await;
        found.inspect_err(|error| tracing::warn!(%error, "whether a person is in a server can't be looked up")).ok()
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
        let known = self.known(user).await.unwrap_or_default();
        known.language.or(known.client).unwrap_or_default()
    }

    /// What is known of a person, read once.
    async fn known(&self, user: UserId) -> Stored<Known> {
        let before = {
            let people = self.people();
            if let Some(known) = people.known.get(&user) {
                return Ok(known.clone());
            }
            people.changes
        };
        let Preferences { language, settings, .. } = self.store.preferences(user).await?;
        let client = settings.get(CLIENT).and_then(Value::as_str).map(Language::of_locale);
        let (wishes, days) = (Wishes::stored(&settings), Days::stored(&settings));
        let known = Known { language, client, wishes, days, games: BTreeSet::new() };
        let mut people = self.people();
        if people.changes == before {
            people.known.insert(user, known.clone());
        }
        Ok(known)
    }

    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
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
