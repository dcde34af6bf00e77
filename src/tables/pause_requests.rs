//! What somebody suggests to the table about its time: to rest for a while, to go on before that is over, to play at another
//! pace.

use crate::chat::escape;
use crate::rules::{Text, Tongue};
use crate::store::{Question, Stage, Vote};

use super::actor::Actor;
use super::clock::Pace;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::screens::{settings, vote};
use super::votes;

/// A day, in milliseconds: pauses have that length whatever clocks are put on in summer.
const DAY: i64 = 24 * 3600 * 1000;
/// A table rests for so many days at most, before it is asked again.
const LONGEST: i64 = 60;

impl Actor {
    /// Suggests that the table rests for so many days; none of them ends the pause there is.
    pub(super) async fn pause(&mut self, asker: &Asker<'_>, days: &str) -> Served {
        let seat = self.in_game(asker)?;
        let now = self.shared.clock.now();
        let paused = self.state.paused_until;
        let (question, until) = match (days.trim().parse::<i64>(), paused) {
            (Ok(0), Some(until)) => (Question::Resume, until),
            (Ok(days @ 1..=LONGEST), _) => (Question::Pause, now.saturating_add(days * DAY)),
            _ => {
                let text = Text::of("declined-unknown-value").with("value", crate::chat::quoted(days));
                return Err(text.with("option", Text::of("table-slot-days.name")).into());
            }
        };
        let wanted = votes::asked(&self.state, question, seat, now).ok_or(Declined::Stranger)?;
        self.suggest(asker, Vote { until: Some(until), ..wanted }).await
    }

    /// Suggests another pace; before the start the host sets it.
    pub(super) async fn pace(&mut self, asker: &Asker<'_>, pace: &str) -> Served {
        if self.state.stage == Stage::Lobby {
            return self.set_option(asker, settings::PACE, pace).await;
        }
        let seat = self.in_game(asker)?;
        let speaker = asker.speaker(&self.state);
        let Some(pace) = Pace::of(pace) else {
            let text = Text::of("declined-unknown-value").with("value", crate::chat::quoted(pace));
            return Err(text.with("option", Text::of("table-slot-pace.name")).into());
        };
        if pace == self.state.pace {
            return Ok(Screen::of(speaker.say(&Text::of("pace-no").with("pace", pace.label()))));
        }
        let now = self.shared.clock.now();
        let wanted = votes::asked(&self.state, Question::Pace, seat, now).ok_or(Declined::Stranger)?;
        self.suggest(asker, Vote { pace: Some(pace.token().to_owned()), ..wanted }).await
    }

    /// The seat of somebody at a game that runs.
    pub(super) fn in_game(&self, asker: &Asker<'_>) -> Result<crate::rules::Seat, Declined> {
        match self.state.stage {
            Stage::Lobby => Err(Declined::because("declined-not-started")),
            Stage::Over | Stage::Closed => Err(Declined::Over),
            Stage::Playing => asker.seated(),
        }
    }

    /// Puts a suggestion to the table, unless the same is being decided. Where nobody else sits it is settled at once.
    pub(super) async fn suggest(&mut self, asker: &Asker<'_>, wanted: Vote) -> Served {
        let is_open = |open: &Vote| (open.question, open.seat) == (wanted.question, wanted.seat);
        if self.state.open_votes().any(is_open) {
            return Err(Declined::because("declined-vote-open").into());
        }
        let number = wanted.number;
        let asked = self.ask(asker, wanted).await?;
        let writer = asker.speaker(&self.state).writing(escape);
        match self.state.vote(number).filter(|vote| vote.outcome.is_some()) {
            Some(settled) => Ok(Screen::of(vote::ended(&self.state, settled, &writer))),
            None => Ok(Screen::of(writer.say(&Text::of("undo-asked").with("names", asked)))),
        }
    }
}
