//! What people set for themselves: shown, noted, and told to the tables where they sit. What can be wished stands in
//! [`crate::chat::wishes`].

use crate::chat::wishes::{Pings, Wish};
use crate::chat::{Incoming, UserId};
use crate::rules::{Text, Tongue};
use crate::words::Speaker;

use super::days::{AWAY, BEGIN, DIGEST, END, QUIET, ZONE};
use super::inbox::Message;
use super::manager::Manager;
use super::screen::Screen;
use super::screens::wishes as screens;

impl Manager {
    /// Shows what a person has set.
    pub(super) async fn show_wishes(&self, incoming: &Incoming) {
        self.show(incoming, self.all_wishes(incoming).await.1);
    }

    /// One wish with what it can be.
    pub(super) async fn show_wish(&self, incoming: &Incoming, wish: Wish) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        self.show(incoming, screens::one(wish, &self.shared.wishes(incoming.person.id).await, &speaker));
    }

    /// Shows what a person has set, after what was just noted.
    pub(super) async fn show_noted(&self, incoming: &Incoming, noted: &Text) {
        let (speaker, screen) = self.all_wishes(incoming).await;
        self.show(incoming, screen.led_by(&speaker.say(noted)));
    }

    async fn all_wishes(&self, incoming: &Incoming) -> (Speaker, Screen) {
        let (user, shared) = (incoming.person.id, &self.shared);
        let speaker = Speaker::alone(shared.language(&incoming.person).await);
        let screen = screens::all(&shared.wishes(user).await, &shared.days(user).await, &speaker);
        (speaker, screen)
    }

    /// Notes a wish and shows what holds now; only shows it where no value is given, or no wish of that name is known.
    pub(super) async fn wish(&self, incoming: &Incoming, name: &str, value: Option<&str>) {
        let Some(value) = value else { return self.show_wishes(incoming).await };
        if [AWAY, DIGEST, ZONE, QUIET, BEGIN, END].contains(&name.split('.').next().unwrap_or_default()) {
            return self.set_day(incoming, name, value).await;
        }
        match Wish::of(name) {
            Some(wish) => self.note_wish(incoming, wish, value).await,
            None => self.show_wishes(incoming).await,
        }
    }

    /// Notes a wish and shows what holds now; what needs to know where a person lives asks for that first.
    pub(super) async fn note_wish(&self, incoming: &Incoming, wish: Wish, value: &str) {
        let before = Speaker::alone(self.shared.language(&incoming.person).await);
        let Some(value) = wish.values().into_iter().find(|known| *known == value) else {
            let text = Text::of("declined-unknown-value").with("value", crate::chat::quoted(value));
            return self.say(incoming, &text.with("option", before.say(&screens::name(wish)))).await;
        };
        let is_daily = wish == Wish::Pings && value == Pings::Daily.name();
        if is_daily && self.shared.days(incoming.person.id).await.zone.is_none() {
            return self.show_zones(incoming, Some(&format!("{}.{value}", wish.name()))).await;
        }
        if let Err(error) = self.shared.wish(incoming.person.id, wish, value).await {
            tracing::error!(%error, "a wish can't be noted");
            return self.say(incoming, &Text::of("fault")).await;
        }
        self.spread_wishes(incoming.person.id).await;
        // What is read from now on may be another language.
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let wishes = self.shared.wishes(incoming.person.id).await;
        let noted = Text::of("settings-saved").with("setting", screens::name(wish));
        let noted = noted.with("value", screens::value(wish, wishes.value(wish, speaker.language)));
        self.show_noted(incoming, &noted).await;
    }

    /// Tells the tables that are awake what one who sits there wishes now; the others read it when they wake.
    pub(super) async fn spread_wishes(&self, user: UserId) {
        let tables = self.shared.store.tables_of(user).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "a person's tables can't be looked up");
            Vec::new()
        });
        for waiting in tables {
            let (table, message) = (waiting.table.id, Message::Wishes(user));
            // Where the table waits for them, what it would say next may be said at another time now.
            if waiting.is_awaited { self.tell(table, message).await } else { self.tell_awake(table, message).await }
        }
    }
}
