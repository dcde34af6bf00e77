//! The game to which a lesson leads, played on against easy bots: a table in the direct conversation with whoever has learnt. It
//! is never rated, and nobody waits.

use crate::bots::Level;
use crate::chat::{Incoming, Request, TableId};
use crate::lessons::Lesson;
use crate::rules::Text;
use crate::store::{Act, Along, NewItem, NewTable, StoreError, Surface, Venue};
use crate::words::{Speaker, tidy};

use super::answers::letterbox;
use super::manager::Manager;
use super::old_lobbies;
use super::origin::Origin;
use super::reach;
use super::screens::learn::occupied;

impl Manager {
    /// Opens the table and begins. One such game is open at a time, since it is where its player reads.
    pub(super) async fn play_rest(&self, incoming: Incoming, lesson: &'static Lesson) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let channel = match letterbox(&self.shared, incoming.person.id).await {
            Ok(channel) => channel,
            Err(error) => {
                tracing::info!(%error, "a direct conversation can't be opened");
                return self.cannot_write(&incoming).await;
            }
        };
        let new = NewTable {
            game: lesson.game.id.to_owned(),
            guild: None,
            channel,
            host: incoming.person.id,
            host_name: tidy(&incoming.person.name),
            options: Origin::pack(Some(Origin::Lesson), serde_json::json!({})),
            seats: lesson.seats,
            language: speaker.language,
            venue: Venue::Channel,
            bots: (1..lesson.seats).map(|_| Level::Easy.name().to_owned()).collect(),
            rematch_of: None,
            opened: self.shared.clock.now(),
            old_at: old_lobbies::old_at(self.shared.clock.now()),
        };
        let (surface, act, payload) = (Surface::Lobby, Act::Post, serde_json::json!({}));
        let lobby = NewItem { surface, act, channel: Some(channel), step: 0, payload, supersedes: true };
        // The press is noted with the start.
        match self.shared.store.create(new, Along { interaction: None, say: vec![lobby] }).await {
            Ok(table) => self.begin_rest(incoming, table).await,
            Err(StoreError::Occupied(other)) => self.show(&incoming, occupied(other, &speaker)),
            Err(error) => {
                tracing::error!(%error, "a table can't be opened");
                self.say(&incoming, &Text::of("fault")).await;
            }
        }
    }

    /// Begins once its lobby stands there; where that cannot be posted, the table has closed by itself.
    async fn begin_rest(&self, incoming: Incoming, table: TableId) {
        match self.handle(table).await {
            Ok(handle) if reach::opened(&handle).await == "open-not" => self.cannot_write(&incoming).await,
            Ok(_) => self.dispatch(table, incoming, Request::Start.into()).await,
            Err(error) => {
                tracing::error!(%table, %error, "a new table can't be taken up");
                self.say(&incoming, &Text::of("fault")).await;
            }
        }
    }

    async fn cannot_write(&self, incoming: &Incoming) {
        let new = self.shared.command("table new", &incoming.place);
        self.say(incoming, &Text::of("learn-rest-dm").with("new", new)).await;
    }
}
