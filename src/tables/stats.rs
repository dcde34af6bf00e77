//! What people have played and how well, looked at by themselves and by others in their server. Wakes no table.

use crate::chat::wishes::Stats;
use crate::chat::{GuildId, Incoming, UserId};
use crate::ratings::Rating;
use crate::rules::{Game, Text};
use crate::store::{Rung, Stored};
use crate::words::Speaker;

use super::games::named;
use super::manager::Manager;
use super::screens::stats as screens;

/// The most places of a ladder that are shown.
const MOST: usize = 10;
/// So many people of a ladder at most are looked for in the server, however many have left it.
const LOOKED_FOR: usize = 30;

impl Manager {
    /// Shows a person what they have played in this server, for themselves alone.
    pub(super) async fn show_card(&self, incoming: &Incoming) {
        let (user, guild) = (incoming.person.id, incoming.place.guild);
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let card = async {
            let played = self.shared.store.played_by(user, guild).await?;
            let mut ratings = Vec::new();
            for game in self.shared.games {
                let rating = match guild {
                    Some(guild) => self.shared.store.rating_of(guild, game.id.to_owned(), user).await?,
                    None => Rating::default(),
                };
                ratings.push((game, rating));
            }
            Stored::Ok(screens::card(&played, &ratings, guild.is_some(), &speaker))
        };
        match card.await {
            Ok(screen) => self.show(incoming, screen),
            Err(error) => {
                tracing::error!(%error, "what a person has played can't be looked up");
                self.say(incoming, &Text::of("fault")).await;
            }
        }
    }

    /// Shows the ladder of a game in this server: those who are there and do not hide, and the own place.
    pub(super) async fn show_ladder(&self, incoming: &Incoming, wanted: Option<&str>) {
        let Some(guild) = incoming.place.guild else {
            return self.say(incoming, &Text::of("declined-server-only")).await;
        };
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        // Where no game is named, it is the one that is played here.
        let here = self.table_in(incoming.place.channel).await.map(|row| row.game);
        let game = wanted.or(here.as_deref()).and_then(|wanted| named(self.shared.games, wanted));
        let Some(game) = game else {
            return self.unknown_value(incoming, wanted, "table-slot-game.name", &speaker).await;
        };
        match self.shared.store.ladder(guild, game.id.to_owned()).await {
            Ok(rungs) => self.show(incoming, self.ladder(guild, game, incoming.person.id, rungs, &speaker).await),
            Err(error) => {
                tracing::error!(%error, "a ladder can't be looked up");
                self.say(incoming, &Text::of("fault")).await;
            }
        }
    }

    async fn ladder(
        &self,
        guild: GuildId,
        game: &Game,
        reader: UserId,
        rungs: Vec<Rung>,
        speaker: &Speaker,
    ) -> super::screen::Screen {
        let own = rungs.iter().find(|rung| rung.user == reader).map(|rung| rung.rating);
        let mut shown = Vec::new();
        for rung in rungs.into_iter().filter(|rung| rung.rating.shown().is_some()).take(LOOKED_FOR) {
            if shown.len() == MOST {
                break;
            }
            if rung.user == reader || self.is_seen(guild, rung.user).await {
                shown.push(rung);
            }
        }
        screens::ladder(game, &shown, (reader, own), speaker)
    }

    /// Whether others in a server may see how a person plays: not if they hide it, nor if they have left.
    async fn is_seen(&self, guild: GuildId, user: UserId) -> bool {
        let is_shown = self.shared.wishes(user).await.stats == Stats::Shown;
        is_shown && self.shared.is_in(Some(guild), user).await == Some(true)
    }
}
