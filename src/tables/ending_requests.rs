//! What a table does for one person besides moves: the board again, giving up, closing, checking the
//! record. How much of it is to be read is the screens'.

use std::time::Duration;

use tokio::time::Instant;

use crate::bots::Level;
use crate::chat::{Button, Id, Request, UserId};
use crate::record::{self, Play, ReplayError, Source};
use crate::rules::{Seat, Seats, Text, Tongue};
use crate::store::{Stage, Surface};
use crate::words::Speaker;

use super::actor::Actor;
use super::announce;
use super::answers::Trouble;
use super::declined::Declined;
use super::outgoing::Payload;
use super::requests::{Asker, Served};
use super::screen::{Meant, Screen, button};
use super::screens::{lobby, look_ups, mention, panel};
use super::state::{Chair, Sitter};
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
            return Ok(self.panel_or(asker, look_ups::board(&self.state, None, &speaker)).led_by(&line));
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
            return Ok(look_ups::board(&self.state, None, &speaker));
        }
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
    fn panel_or(&self, asker: &Asker<'_>, otherwise: Screen) -> Screen {
        match self.to_move(asker) {
            Ok(seat) => panel::question(&self.state, seat, &[], &asker.speaker(&self.state)),
            Err(_) => otherwise,
        }
    }

    /// A person gives up, and a bot plays on in their seat.
    pub(super) async fn concede(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        match self.state.stage {
            Stage::Playing => {}
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
        }
        let seat = asker.seated()?;
        let speaker = asker.speaker(&self.state);
        if !is_sure {
            let yes = button(
                Id::at(self.state.id, self.state.entry(), Request::Concede(true)),
                speaker.word("button-concede-yes"),
            );
            let text = speaker.say(&Text::of("concede-ask").with("bot", lobby::level_word(Level::Normal)));
            return Ok(Screen::of(text).row([yes.danger(), self.stay(&speaker)]));
        }
        let (before, mut tx) = (self.state.clone(), Transaction::of(&self.state));
        let name = self.state.chair(seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let Some(play) = tx.state.play.as_mut() else { return Err(Declined::Stale.into()) };
        let gone = play.concede(seat);
        let taken = play.take_seat(seat, Level::Normal.name());
        tx.note(gone);
        tx.note(taken);
        tx.state.chairs[seat.index()] = Chair::of(Sitter::Bot(Level::Normal), String::new());
        tx.state.name_bots();
        tx.state.closing.remove(seat);
        let bot = tx.state.chairs[seat.index()].name.clone();
        let text = Text::of("conceded").with("name", crate::chat::escape(&name));
        tx.notice(&text.with("bot", crate::chat::escape(&bot)), &[], false);
        announce::after(&mut tx, &before, &[]);
        self.commit(tx, asker.interaction()).await?;
        let told = Text::of("conceded").with("name", crate::chat::escape(&name)).with("bot", crate::chat::escape(&bot));
        Ok(Screen::of(speaker.say(&told)))
    }

    /// The button that leaves everything as it is, beside one that gives something up.
    fn stay(&self, speaker: &Speaker) -> Button {
        button(Id::at(self.state.id, self.state.entry(), Request::Dismiss), speaker.word("button-stay"))
    }

    /// Closes the table: a lobby by its host, a game when everybody seated agrees.
    pub(super) async fn close(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        let speaker = asker.speaker(&self.state);
        match self.state.stage {
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
            Stage::Lobby if self.state.host != asker.incoming.person.id => {
                let host = self.state.seat_of(self.state.host).unwrap_or(Seat(0));
                let writer = speaker.writing(crate::chat::escape);
                return Err(Text::of("declined-not-host").with("name", writer.name(host)).into());
            }
            Stage::Lobby => {}
            Stage::Playing => {
                asker.seated()?;
            }
        }
        if !is_sure {
            let yes = button(
                Id::at(self.state.id, self.state.entry(), Request::Close(true)),
                speaker.word("button-close-yes"),
            );
            let screen = Screen::of(speaker.word("close-ask"));
            return Ok(screen.row([yes.danger(), self.stay(&speaker)]));
        }
        self.agree_to_close(asker).await
    }

    /// Answers the question whether the table is closed.
    pub(super) async fn agree(&mut self, asker: &Asker<'_>, agrees: bool) -> Served {
        if self.state.stage != Stage::Playing {
            return Err(Declined::Over.into());
        }
        let seat = asker.seated()?;
        let speaker = asker.speaker(&self.state);
        if self.state.closing.is_empty() {
            // It ended by a move, or with the program that asked; what is left of it asks no more.
            let mut tx = Transaction::of(&self.state);
            tx.settle_vote(&Text::of("close-lapsed"));
            self.commit(tx, None).await?;
            return Err(Declined::because("declined-stale-button").into());
        }
        if agrees {
            return self.agree_to_close(asker).await;
        }
        let mut tx = Transaction::of(&self.state);
        tx.state.closing = Seats::NONE;
        tx.settle_vote(&Text::of("close-refused").with("name", seat));
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("close-kept")))
    }

    async fn agree_to_close(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.state);
        let mut tx = Transaction::of(&self.state);
        let is_first = tx.state.closing.is_empty();
        if let Some(seat) = asker.seat {
            tx.state.closing.add(seat);
        }
        let agreed = tx.state.closing;
        let missing: Vec<Seat> = tx.state.people().iter().filter(|seat| !agreed.has(*seat)).collect();
        if missing.is_empty() || self.state.stage == Stage::Lobby {
            return self.shut(asker, tx).await;
        }
        if is_first {
            let (asked, users) = self.asked(&missing);
            let text = Text::of("close-wanted").with("who", asked);
            let text = text.with("close", self.shared.chat.clickable("table close"));
            let text = text.with("name", asker.seat.unwrap_or(Seat(0)));
            tx.notice(&text, &users, true);
            self.commit(tx, asker.interaction()).await?;
        } else {
            // Who agreed is not stored: after a restart everybody is asked again.
            self.state = tx.state;
            self.publish();
        }
        let writer = speaker.writing(crate::chat::escape);
        Ok(Screen::of(writer.say(&Text::of("close-waiting").with("names", missing))))
    }

    fn asked(&self, seats: &[Seat]) -> (String, Vec<UserId>) {
        let users: Vec<_> = seats.iter().filter_map(|seat| self.state.chair(*seat)?.person()).collect();
        (users.iter().map(|user| mention(*user)).collect::<Vec<_>>().join(" "), users)
    }

    async fn shut(&mut self, asker: &Asker<'_>, mut tx: Transaction) -> Served {
        let speaker = asker.speaker(&self.state);
        tx.state.stage = Stage::Closed;
        if self.state.stage == Stage::Playing {
            if self.state.closing.is_empty() {
                tx.notice(&Text::of("closed"), &[], false);
            } else {
                tx.settle_vote(&Text::of("close-agreed"));
            }
            tx.redraws_board = true;
        } else {
            tx.redraws_lobby = true;
        }
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("closed")))
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
            tx.notice(&text, &[], false);
            self.commit(tx, asker.interaction()).await?;
            self.is_verified = true;
        }
        Ok(Screen::of(asker.speaker(&self.state).say(&text)))
    }
}
