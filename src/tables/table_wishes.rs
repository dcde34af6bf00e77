//! What people wish at one table otherwise than everywhere: shown, noted, and followed at once. It ends with the table.

use crate::chat::wishes::{Pings, Wish};
use crate::rules::{Text, Tongue};
use crate::store::Stage;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screens::{days, wishes};

impl Actor {
    /// What whoever asks wishes here, after what was just noted.
    pub(super) async fn wishes_here(&self, asker: &Asker<'_>, noted: Option<Text>) -> Served {
        asker.seated()?;
        if matches!(self.state.stage, Stage::Over | Stage::Closed) {
            return Err(Declined::Over.into());
        }
        let overrides = self.shared.store.overrides(self.state.id, asker.incoming.person.id).await;
        let overrides = overrides.map_err(|error| {
            tracing::error!(table = %self.state.id, %error, "what a person wishes here can't be read");
            Trouble::Fault
        })?;
        let speaker = asker.speaker(&self.state);
        let screen = wishes::at_table(&self.state, &overrides, &speaker);
        Ok(match noted {
            Some(noted) => screen.led_by(&speaker.say(&noted)),
            None => screen,
        })
    }

    /// Notes what whoever asks wishes here; it counts for all that is not said yet.
    pub(super) async fn wish_here(&mut self, asker: &Asker<'_>, name: &str, value: Option<&str>) -> Served {
        asker.seated()?;
        let user = asker.incoming.person.id;
        let wish = Wish::AT_TABLE.into_iter().find(|wish| wish.name() == name);
        let (Some(wish), Some(value)) = (wish, value) else { return Err(Declined::Stale.into()) };
        let chosen = wish.values().into_iter().find(|known| *known == value);
        if chosen.is_none() && value != wishes::SAME {
            return Err(Declined::Stale.into());
        }
        if wish == Wish::Pings && chosen == Some(Pings::Daily.name()) && self.shared.days(user).await.zone.is_none() {
            return Ok(days::zones(self.shared.clock.now(), None, &asker.speaker(&self.state)));
        }
        let is_about_messages = wish == Wish::Hand;
        let noted = self.shared.store.set_override(self.state.id, user, wish.name(), chosen, is_about_messages).await;
        noted.map_err(|error| {
            tracing::error!(table = %self.state.id, %error, "what a person wishes here can't be noted");
            Trouble::Fault
        })?;
        self.rewished(user).await;
        let value = chosen.map_or(Text::of("settings-same").into(), |chosen| wishes::value(wish, chosen));
        let noted = Text::of("settings-saved").with("setting", wishes::name(wish)).with("value", value);
        self.wishes_here(asker, Some(noted)).await
    }
}
