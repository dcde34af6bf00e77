//! Looking back: any moment of a game once more, for one person or for everybody, and all of it as a file. Changes no table.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;

use crate::chat::{Moment, Replay, eyes_of};
use crate::record::Story;
use crate::rules::{Sheet, Text, Tongue, Viewer};
use crate::store::Stage;
use crate::words::tidy;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screens::export;
use super::screens::replay::LookBack;
use super::state::TableState;
use super::transaction::Transaction;

/// Everybody is shown a moment no more often than this.
const SHOWN: Duration = Duration::from_secs(60);

impl Actor {
    /// A moment, from the one that is shown.
    pub(super) async fn replay(
        &mut self,
        asker: &Asker<'_>,
        wanted: Replay,
        from: usize,
        chosen: Option<&str>,
    ) -> Served {
        self.must_be_theirs(asker)?;
        let story = self.story().await?;
        let back = LookBack { state: &self.state, story: &story, seat: asker.seat };
        let speaker = asker.speaker(&self.state);
        let is_gone = from > back.last();
        let old = || Declined::because("declined-stale-button");
        let mut wanted = wanted;
        let step = match wanted.to {
            // Only what the list had can have been chosen.
            Moment::Chosen => chosen
                .and_then(|step| step.parse::<usize>().ok())
                .filter(|step| *step <= back.last())
                .ok_or_else(old)?,
            Moment::Eyes => {
                wanted.eyes = chosen.and_then(eyes_of).ok_or_else(old)?;
                let is_public = wanted.eyes == Viewer::Public;
                wanted.sheet = if is_public { self.state.board_sheet() } else { Sheet::Own };
                from
            }
            _ => from,
        };
        let step = back.moment(step, wanted.to);
        let screen = back.screen(step, wanted, &speaker).ok_or(Trouble::Fault)?;
        let screen = match wanted.to {
            Moment::Shown => {
                let line = self.show_past(asker, &story, step, wanted).await?;
                screen.led_by(&speaker.say(&line))
            }
            // The way to now, and to the rounds, does not depend on where one was.
            Moment::Last | Moment::First | Moment::Mine | Moment::Chosen => screen,
            _ if is_gone => screen.led_by(&speaker.word("replay-gone")),
            _ => screen,
        };
        Ok(screen)
    }

    /// The moment that was typed: a step, or the beginning of a round, or the newest.
    pub(super) async fn replay_typed(&mut self, asker: &Asker<'_>, step: Option<&str>, round: Option<&str>) -> Served {
        let story = self.story().await?;
        let back = LookBack { state: &self.state, story: &story, seat: asker.seat };
        let speaker = asker.speaker(&self.state);
        let unknown = |value: &str, option: &'static str| {
            let text = Text::of("declined-unknown-value").with("value", crate::chat::quoted(value));
            Declined::Because(text.with("option", Text::of(option)))
        };
        let wanted = match (step, round) {
            (Some(step), _) => step.trim().parse().map_err(|_| unknown(step, "replay-slot-move.name"))?,
            (None, Some(round)) => {
                back.round(round, &speaker).ok_or_else(|| unknown(round, "replay-slot-round.name"))?
            }
            (None, None) => back.last(),
        };
        let shown = Replay { sheet: self.state.board_sheet(), ..Replay::default() }.going(Moment::Here);
        let screen = back.screen(back.moment(wanted, Moment::Here), shown, &speaker).ok_or(Trouble::Fault)?;
        let line = match wanted {
            early if early < story.first() => Some("replay-too-early"),
            late if late > back.last() => Some("replay-too-late"),
            _ => None,
        };
        Ok(line.into_iter().fold(screen, |screen, line| screen.led_by(&speaker.word(line))))
    }

    /// What is stored of the game, as a file.
    pub(super) fn export(&self, asker: &Asker<'_>) -> Served {
        let screen = export::screen(&self.state, &asker.speaker(&self.state));
        Ok(screen.ok_or_else(|| self.not_begun())?)
    }

    /// A table of another server is looked back at by those who sit there alone, wherever they press.
    ///
    /// # Errors
    /// When it is not theirs.
    pub(super) fn must_be_theirs(&self, asker: &Asker<'_>) -> Result<(), Declined> {
        let from = asker.incoming.place.guild;
        let is_elsewhere = from.is_some() && from != self.state.guild && asker.seat.is_none();
        if is_elsewhere { Err(Declined::because("declined-stale-button")) } else { Ok(()) }
    }

    /// Why there is nothing to look back at where no game has begun.
    fn not_begun(&self) -> Declined {
        let is_closed = self.state.stage == Stage::Closed;
        Declined::because(if is_closed { "declined-never-began" } else { "declined-not-started" })
    }

    /// The story of the game, if it has begun.
    async fn story(&self) -> Result<Arc<Story>, Trouble> {
        if self.state.play.is_none() {
            return Err(self.not_begun().into());
        }
        self.shared.stories.of(&self.state).await.ok_or(Trouble::Fault)
    }

    /// Shows everybody a moment, in the channel. Gives what whoever wanted it reads.
    async fn show_past(
        &mut self,
        asker: &Asker<'_>,
        story: &Story,
        step: usize,
        wanted: Replay,
    ) -> Result<Text, Trouble> {
        let Sheet::Board(board) = wanted.sheet else {
            return Err(Declined::because("declined-stale-button").into());
        };
        if self.shown_past.is_some_and(|at| at.elapsed() < SHOWN) {
            return Ok(Text::of("replay-soon"));
        }
        if self.state.is_lost {
            return Ok(Text::of("replay-lost"));
        }
        let of = LookBack { state: &self.state, story, seat: asker.seat }.last();
        let name = crate::chat::escape(&tidy(&asker.incoming.person.name));
        let line = Text::of("replay-shown").with("name", name).with("n", step).with("of", of);
        let mut tx = Transaction::of(&self.state);
        tx.show_past(&line, (step, board));
        self.commit(tx, asker.interaction()).await?;
        self.shown_past = Some(Instant::now());
        Ok(Text::of("replay-shown-there").with("where", format!("<#{}>", self.state.channel.0)))
    }
}

impl TableState {
    /// The board that the channel is shown.
    fn board_sheet(&self) -> Sheet {
        self.play.as_ref().map_or(Sheet::Board(0), |play| play.table().board())
    }
}
