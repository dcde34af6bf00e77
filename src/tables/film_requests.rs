//! Who asks for the film of a finished game, and what they are answered.

use crate::store::Stage;

use super::actor::Actor;
use super::declined::Declined;
use super::films::{Filmed, make, progress, there};
use super::inbox::Message;
use super::requests::{Asker, Served};
use super::screen::Screen;

impl Actor {
    /// The film, which is made if there is none yet.
    pub(super) fn film(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.state);
        match (self.state.stage, self.filmed) {
            (Stage::Lobby, _) => return Err(Declined::because("declined-not-started").into()),
            (Stage::Playing | Stage::Closed, _) => return Err(Declined::because("declined-not-over").into()),
            (Stage::Over, Filmed::There(channel, message)) => {
                return Ok(there(&self.shared, &self.state, (channel, message), &speaker));
            }
            (Stage::Over, Filmed::InWork) => return Err(Declined::because("film-in-work").into()),
            (Stage::Over, Filmed::Not) if self.state.is_lost => return Err(Declined::because("replay-lost").into()),
            (Stage::Over, Filmed::Not) => {}
        }
        self.filmed = Filmed::InWork;
        let (shared, state, incoming) = (self.shared.clone(), self.state.clone(), asker.incoming.clone());
        let (me, reader) = (self.me.clone(), speaker.clone());
        tokio::spawn(async move {
            let filmed = make(&shared, &state, &incoming, &reader).await;
            if let Some(me) = me.upgrade() {
                // Whoever has ended meanwhile knows nothing of it.
                let _ = me.send(Message::Filmed(filmed)).await;
            }
        });
        Ok(Screen::of(progress(0, 1, &speaker)))
    }
}
