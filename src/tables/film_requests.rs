//! Who asks for the film of a finished game, and what they are answered.

use crate::store::Stage;

use super::actor::Actor;
use super::declined::Declined;
use super::films::{make, posted, there};
use super::inbox::Message;
use super::progress::Progress;
use super::requests::{Asker, Served};
use super::screen::Screen;

impl Actor {
    /// The film, which is made if there is none yet.
    pub(super) async fn film(&mut self, asker: &Asker<'_>) -> Served {
        self.must_be_theirs(asker)?;
        let speaker = asker.speaker(&self.state);
        match self.state.stage {
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            Stage::Playing => return Err(Declined::because("declined-not-over").into()),
            Stage::Closed => return Err(Declined::because("declined-no-film").into()),
            Stage::Over if self.is_filming => return Err(Declined::because("film-in-work").into()),
            Stage::Over => {}
        }
        if let Some(at) = posted(&self.shared, self.state.id).await {
            return Ok(there(&self.shared, &self.state, at, &speaker));
        }
        if self.state.is_lost {
            return Err(Declined::because("replay-lost").into());
        }
        self.is_filming = true;
        let (shared, state, incoming) = (self.shared.clone(), self.state.clone(), asker.incoming.clone());
        let (me, reader) = (self.me.clone(), speaker.clone());
        tokio::spawn(async move {
            make(&shared, &state, &incoming, &reader).await;
            if let Some(me) = me.upgrade() {
                // Whoever has ended meanwhile knows nothing of it.
                let _ = me.send(Message::Filmed).await;
            }
        });
        Ok(Screen::of(Progress::default().said("film-progress", &speaker)))
    }
}
