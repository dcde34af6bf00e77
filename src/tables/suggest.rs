//! Suggestions while a command is typed. They look at what is published and never wait for a move.

use crate::chat::limits::{CHOICE, SUGGESTIONS, cut};
use crate::chat::{Suggestion, Typing};
use crate::rules::{Game, Text};
use crate::store::Stage;
use crate::words::{Speaker, phrase};

use super::games::named;
use super::manager::Manager;
use super::rules;
use super::screens::panel;
use super::screens::replay::LookBack;

/// What an entry fills in that only tells something.
const TELLS: &str = "?";

impl Manager {
    /// At most 25 suggestions for the option being typed.
    pub(super) async fn suggestions(&self, typing: &Typing) -> Vec<Suggestion> {
        let name: Vec<&str> = typing.name.iter().map(String::as_str).collect();
        match name.as_slice() {
            ["rules"] if typing.focused.0 == "topic" => self.topics(typing).await,
            ["replay"] if typing.focused.0 == "round" => self.rounds(typing).await,
            ["server", "close"] => self.tables_to_close(typing).await,
            ["settings", "zone"] => self.zones(typing).await,
            ["table", "board" | "kick" | "replace"] => self.players(typing).await,
            [command, verb] => match self.shared.games.iter().find(|game| game.command == *command) {
                Some(game) => self.moves(typing, game, verb).await,
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What can be chosen in a move of the person's at the table in this channel.
    async fn moves(&self, typing: &Typing, game: &Game, verb: &str) -> Vec<Suggestion> {
        let language = self.shared.language(&typing.person).await;
        let tell = |key| {
            let name = cut(&phrase(language, &Text::of(key)), CHOICE);
            vec![Suggestion { name, value: TELLS.to_owned() }]
        };
        let row = self.table_in(typing.place.channel).await.filter(|row| row.game == game.id);
        let Some(row) = row else { return tell("suggest-no-table") };
        let Ok(handle) = self.handle(row.id).await else { return tell("suggest-no-table") };
        let state = handle.state.borrow().clone();
        let seat = state.seat_of(typing.person.id).filter(|seat| state.awaited().has(*seat));
        let Some(seat) = seat.filter(|_| state.stage == Stage::Playing) else { return tell("suggest-not-you") };
        let speaker = state.speaker(language);
        let Some(place) = panel::place(&state, seat, &speaker) else { return tell("suggest-not-you") };
        let (slot, typed) = &typing.focused;
        place.suggest(verb, &typing.options, slot, typed)
    }

    /// Who sits at the table in this channel.
    async fn players(&self, typing: &Typing) -> Vec<Suggestion> {
        let Some(row) = self.table_in(typing.place.channel).await else { return Vec::new() };
        let Ok(handle) = self.handle(row.id).await else { return Vec::new() };
        let state = handle.state.borrow().clone();
        let typed = typing.focused.1.to_lowercase();
        let seated = state.seated().filter(|(_, chair)| chair.name.to_lowercase().contains(&typed));
        seated.map(|(seat, chair)| Suggestion { name: cut(&chair.name, CHOICE), value: seat.0.to_string() }).collect()
    }

    /// The rounds of the table in this channel that one can look back at.
    async fn rounds(&self, typing: &Typing) -> Vec<Suggestion> {
        let Some(row) = self.table_in(typing.place.channel).await else { return Vec::new() };
        let Ok(handle) = self.handle(row.id).await else { return Vec::new() };
        let state = handle.state.borrow().clone();
        let Some(story) = self.shared.stories.of(&state).await else { return Vec::new() };
        let speaker = Speaker::alone(self.shared.language(&typing.person).await);
        let found = LookBack { state: &state, story: &story, seat: None }.rounds_like(&typing.focused.1, &speaker);
        let suggestion = |name: String| Suggestion { name: cut(&name, CHOICE), value: cut(&name, CHOICE) };
        found.into_iter().take(SUGGESTIONS).map(suggestion).collect()
    }

    /// What can be looked up in a game.
    async fn topics(&self, typing: &Typing) -> Vec<Suggestion> {
        let speaker = Speaker::alone(self.shared.language(&typing.person).await);
        let wanted = typing.options.iter().find(|(name, _)| name == "game");
        let game = match wanted {
            Some((_, wanted)) => named(self.shared.games, wanted),
            None => self.game_in(typing.place.channel).await,
        };
        let found = game.map(|game| rules::matching(game, &typing.focused.1, &speaker)).unwrap_or_default();
        let suggestion = |(value, name): (String, String)| Suggestion { name: cut(&name, CHOICE), value };
        found.into_iter().take(SUGGESTIONS).map(suggestion).collect()
    }
}
