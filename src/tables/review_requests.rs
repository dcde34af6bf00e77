//! Who asks for the review of a finished game, and what they are answered.

use std::sync::Arc;

use crate::chat::Review as Wanted;
use crate::store::Stage;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::inbox::Message;
use super::progress::{Progress, Work};
use super::requests::{Asker, Served};
use super::reviews::{Reader, kept, make, shown};
use super::screen::Screen;

impl Actor {
    /// The review, which is made if there is none yet; or one of its turning points.
    pub(super) async fn review(&mut self, asker: &Asker<'_>, wanted: Wanted) -> Served {
        self.must_be_theirs(asker)?;
        match self.state.stage {
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            Stage::Playing => return Err(Declined::because("declined-not-over").into()),
            Stage::Closed => return Err(Declined::because("declined-no-review").into()),
            Stage::Over => {}
        }
        let user = asker.incoming.person.id;
        if asker.seat.is_none() && !self.state.claims.iter().any(|claim| claim.user == user) {
            return Err(Declined::because("review-stranger").into());
        }
        let speaker = asker.speaker(&self.state);
        if wanted == Wanted::Stop {
            self.reviewing.iter().for_each(|Work(at)| at.stop());
            return Ok(Screen::of(speaker.word("review-stopped")));
        }
        if let Some(Work(at)) = &self.reviewing {
            return Ok(Screen::of(at.said("review-in-work", &speaker)));
        }
        let reviewed = kept(&self.shared, &self.state).await.ok_or(Declined::because("review-older"))?;
        if reviewed.is_whole() {
            return match wanted {
                Wanted::Point(number) => {
                    let story = self.shared.stories.of(&self.state).await.ok_or(Trouble::Fault)?;
                    let screen = reviewed.point(&self.state, (&story, asker.seat), number, &speaker);
                    Ok(screen.ok_or(Declined::because("declined-stale-button"))?)
                }
                Wanted::Whole | Wanted::Stop => shown(reviewed, &self.state, asker.boards, &speaker).await,
            };
        }
        let at = Arc::new(Progress::default());
        self.reviewing = Some(Work(at.clone()));
        let (shared, state, me) = (self.shared.clone(), self.state.clone(), self.me.clone());
        let reader = Reader { incoming: asker.incoming.clone(), speaker, boards: asker.boards };
        tokio::spawn(async move {
            make(&shared, &state, &reader, &at, reviewed).await;
            if let Some(me) = me.upgrade() {
                // Whoever has ended meanwhile knows nothing of it.
                let _ = me.send(Message::Reviewed).await;
            }
        });
        // Whoever makes it answers, from how far it is to the end of it.
        Err(Trouble::Later)
    }
}
