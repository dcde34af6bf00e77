//! Suggestions while a command is typed. They look at what is published and wait for nothing.

use crate::chat::limits::{CHOICE, SUGGESTIONS, cut};
use crate::chat::{Suggestion, Typing};
use crate::rules::Tongue;
use crate::words::Speaker;

use super::games::named;
use super::hall::Hall;
use super::rules;
use super::screens::title;

impl Hall {
    /// At most 25 suggestions for the option being typed.
    pub(super) async fn suggestions(&self, typing: &Typing) -> Vec<Suggestion> {
        let language = self.shared.language(&typing.person).await;
        let speaker = Speaker::alone(language);
        let name: Vec<&str> = typing.name.iter().map(String::as_str).collect();
        let typed = typing.focused.1.as_str();
        let found = match (name.as_slice(), typing.focused.0.as_str()) {
            (["rules"], "topic") => self.topics(typing, &speaker).await,
            (_, "game") => {
                let plain = super::rules::simple(typed);
                let titles = self.shared.games.iter().map(|game| (game.id.to_owned(), speaker.say(&title(game))));
                titles.filter(|(_, title)| super::rules::simple(title).contains(&plain)).collect()
            }
            _ => Vec::new(),
        };
        let suggestion = |(value, name): (String, String)| Suggestion { name: cut(&name, CHOICE), value };
        let mut found: Vec<Suggestion> = found.into_iter().map(suggestion).collect();
        found.retain(|suggestion| suggestion.value.chars().count() <= CHOICE);
        found.truncate(SUGGESTIONS);
        found
    }

    async fn topics(&self, typing: &Typing, speaker: &Speaker) -> Vec<(String, String)> {
        let wanted = typing.options.iter().find(|(name, _)| name == "game");
        let game = match wanted {
            Some((_, wanted)) => named(self.shared.games, wanted, speaker.language),
            None => {
                let here = self.table_in(typing.place.channel).await;
                here.and_then(|row| self.shared.game(&row.game)).or(self.shared.games.first())
            }
        };
        game.map(|game| rules::matching(game, &typing.focused.1, speaker)).unwrap_or_default()
    }
}
