//! What a table does for one person besides moves: the board again, checking the record. How much of it is to be read is
//! the screens'.

use std::time::Duration;

use tokio::time::Instant;

use crate::chat::{Button, Id, Request, UserId};
use crate::record::{self, Play, ReplayError, Source};
use crate::rules::{Text, Tongue};
use crate::store::{Stage, Surface};
use crate::words::Speaker;

use super::actor::Actor;
use super::announce;
use super::answers::Trouble;
use super::declined::Declined;
use super::outgoing::Payload;
use super::requests::{Asker, Served};
use super::screen::{Screen, button};
use super::screens::{look_ups, panel};
use super::transaction::Transaction;

/// A board is shown again at most so often.
const AGAIN: Duration = Duration::from_secs(60);

impl Actor {
    /// Posts the board, or the lobby, again at the bottom of the channel. It pings nobody. Whoever has to move is shown
    /// what they may do, and it is marked in their picture as on the buttons.
    pub(super) async fn again(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.state);
        let surface = if self.state.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        if self.shown_again.is_some_and(|at| at.elapsed() < AGAIN) {
            let shown = self.shared.store.shown(self.state.id, surface).await.ok().flatten();
            let channel = shown.map_or(self.state.channel, |shown| shown.channel);
            let address = self.shared.chat.address(self.state.guild, channel, shown.map(|shown| shown.message));
            let line = speaker.say(&Text::of("declined-soon").with("link", address));
            return Ok(self.panel_or(asker, look_ups::board(&self.state, asker.seat, None, &speaker)).led_by(&line));
        }
        let still_to_call = self.still_to_call().await;
        let mut tx = Transaction::of(&self.state);
        let is_posted = match self.state.stage {
            Stage::Lobby => {
                tx.lobby();
                true
            }
            // Nothing can be posted in a channel that is out of reach.
            Stage::Playing | Stage::Over => !self.state.is_lost && announce::repost(&mut tx, &still_to_call),
            Stage::Closed => false,
        };
        if !is_posted {
            return Ok(look_ups::board(&self.state, asker.seat, None, &speaker));
        }
        self.state.open_votes().for_each(|vote| tx.repost_vote(vote.number));
        self.commit(tx, asker.interaction()).await?;
        self.shown_again = Some(Instant::now());
        let channel = if surface == Surface::Lobby { self.state.home } else { self.state.channel };
        let line = speaker.say(&Text::of("board-again").with("where", format!("<#{}>", channel.0)));
        Ok(self.panel_or(asker, Screen::default()).led_by(&line))
    }

    /// Whom the newest board is to call and has not yet, since it still waits to be posted: what takes its place has to.
    pub(super) async fn still_to_call(&self) -> Vec<UserId> {
        let newest = self.state.board.as_ref().map(|board| board.entry as u64);
        let waiting = self.shared.store.unsent_of(self.state.id).await.unwrap_or_default();
        let board = waiting.iter().find(|item| item.surface == Surface::Board && Some(item.step) == newest);
        board.map(|item| Payload::of(item).mentions).unwrap_or_default()
    }

    /// The panel of an asker who has to move, and otherwise something else.
    pub(super) fn panel_or(&self, asker: &Asker<'_>, otherwise: Screen) -> Screen {
        match self.to_move(asker) {
            Ok(seat) => panel::question(&self.state, seat, &[], &asker.speaker(&self.state)),
            Err(_) => otherwise,
        }
    }

    /// The button that leaves everything as it is, beside one that gives something up.
    pub(super) fn stay(&self, speaker: &Speaker) -> Button {
        button(Id::at(self.state.id, self.state.entry(), Request::Dismiss), speaker.word("button-stay"))
    }

    /// Replays the record from its seed, and tells how that went: everybody, when it is asked for the first time.
    pub(super) async fn verify(&mut self, asker: &Asker<'_>) -> Served {
        match self.state.stage {
            Stage::Over => {}
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            // While it runs, a result would tell nothing that can be checked: the seed is secret.
            Stage::Playing | Stage::Closed => return Err(Declined::because("declined-not-over").into()),
        }
        let Some(play) = &self.state.play else { return Err(Declined::Over.into()) };
        let (game, record) = (self.state.game, play.record());
        let replayed = tokio::task::spawn_blocking(move || Play::resume(game, record, Source::Seed));
        let text = match replayed.await {
            Ok(Ok(whole)) if whole.floor() == 0 => Text::of("verified").with("n", whole.step()),
            Ok(Ok(whole)) => {
                let (from, n) = (whole.floor() + 1, whole.step());
                Text::of("verified-since").with("from", from).with("n", n).with("older", whole.floor())
            }
            Ok(Err(ReplayError { trouble: record::Trouble::OtherVersion { noted, here }, .. })) => {
                Text::of("verify-older").with("noted", noted).with("here", here)
            }
            Ok(Err(error)) => {
                tracing::error!(table = %self.state.id, %error, "a record does not verify");
                Text::of("verify-differs").with("n", error.at)
            }
            Err(error) => {
                tracing::error!(table = %self.state.id, %error, "verifying panicked");
                return Err(Trouble::Fault);
            }
        };
        if !self.is_verified {
            let mut tx = Transaction::of(&self.state);
            tx.notice(&text, &[]);
            self.commit(tx, asker.interaction()).await?;
            self.is_verified = true;
        }
        Ok(Screen::of(asker.speaker(&self.state).say(&text)))
    }
}
