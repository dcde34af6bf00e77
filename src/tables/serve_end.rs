//! What a table does for one person besides moves: the board again, giving up, closing, checking the record.

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
use super::desk::{Chair, Sitter};
use super::draft::{Change, Draft};
use super::outgoing::Payload;
use super::screen::{Meant, Screen, button};
use super::screens::{lobby, mention, panel, tidings};
use super::serve::{Asker, Served};

/// A board is shown again at most so often.
const AGAIN: Duration = Duration::from_secs(60);

impl Actor {
    /// Posts the board, or the lobby, again at the bottom of the channel. It pings nobody. Whoever has to move is shown
    /// what they may do, and it is marked in their picture as on the buttons.
    pub(super) async fn again(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.desk);
        let surface = if self.desk.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        if self.shown_again.is_some_and(|at| at.elapsed() < AGAIN) {
            let shown = self.shared.store.shown(self.desk.id, surface).await.ok().flatten();
            let channel = shown.map_or(self.desk.channel, |shown| shown.channel);
            let address = self.shared.chat.address(self.desk.guild, channel, shown.map(|shown| shown.message));
            let line = speaker.say(&Text::of("declined-soon").with("link", address));
            return Ok(self.panel_or(asker, tidings::board(&self.desk, None, &speaker)).led_by(&line));
        }
        let still_to_call = self.still_to_call().await;
        let mut draft = Draft::of(&self.desk);
        let is_posted = match self.desk.stage {
            Stage::Lobby => {
                draft.lobby();
                true
            }
            // Nothing can be posted in a channel that is out of reach.
            Stage::Playing | Stage::Over => !self.desk.is_lost && announce::repost(&mut draft, &still_to_call),
            Stage::Closed => false,
        };
        if !is_posted {
            return Ok(tidings::board(&self.desk, None, &speaker));
        }
        self.commit(draft, asker.interaction()).await?;
        self.shown_again = Some(Instant::now());
        let channel = if surface == Surface::Lobby { self.desk.home } else { self.desk.channel };
        let line = speaker.say(&Text::of("board-again").with("where", format!("<#{}>", channel.0)));
        Ok(self.panel_or(asker, Screen::default()).led_by(&line))
    }

    /// Whom the newest board is to call and has not yet, since it still waits to be posted: what takes its place has to.
    pub(super) async fn still_to_call(&self) -> Vec<UserId> {
        let newest = self.desk.board.as_ref().map(|board| board.entry as u64);
        let waiting = self.shared.store.unsent_of(self.desk.id).await.unwrap_or_default();
        let board = waiting.iter().find(|item| item.surface == Surface::Board && Some(item.step) == newest);
        board.map(|item| Payload::of(item).mentions).unwrap_or_default()
    }

    /// The panel of an asker who has to move, and otherwise something else.
    fn panel_or(&self, asker: &Asker<'_>, otherwise: Screen) -> Screen {
        match self.to_move(asker) {
            Ok(seat) => panel::question(&self.desk, seat, &[], &asker.speaker(&self.desk)),
            Err(_) => otherwise,
        }
    }

    /// A person gives up, and a bot plays on in their seat.
    pub(super) async fn concede(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        match self.desk.stage {
            Stage::Playing => {}
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
        }
        let seat = asker.seated()?;
        let speaker = asker.speaker(&self.desk);
        if !is_sure {
            let yes = button(
                Id::at(self.desk.id, self.desk.entry(), Request::Concede(true)),
                speaker.word("button-concede-yes"),
            );
            let text = speaker.say(&Text::of("concede-ask").with("bot", lobby::level_word(Level::Normal)));
            return Ok(Screen::of(text).row([yes.danger(), self.stay(&speaker)]));
        }
        let (before, mut draft) = (self.desk.clone(), Draft::of(&self.desk));
        let name = self.desk.chair(seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let Some(play) = draft.desk.play.as_mut() else { return Err(Declined::Stale.into()) };
        let gone = play.concede(seat);
        let taken = play.take_seat(seat, Level::Normal.name());
        draft.note(gone);
        draft.note(taken);
        draft.desk.chairs[seat.index()] = Chair::of(Sitter::Bot(Level::Normal), String::new());
        draft.desk.name_bots();
        draft.change = Change::Taken(seat);
        draft.desk.closing.remove(seat);
        let bot = draft.desk.chairs[seat.index()].name.clone();
        let text = Text::of("conceded").with("name", crate::chat::escape(&name));
        draft.notice(&text.with("bot", crate::chat::escape(&bot)), &[], false);
        announce::after(&mut draft, &before, &[]);
        self.commit(draft, asker.interaction()).await?;
        let told = Text::of("conceded").with("name", crate::chat::escape(&name)).with("bot", crate::chat::escape(&bot));
        Ok(Screen::of(speaker.say(&told)))
    }

    /// The button that leaves everything as it is, beside one that gives something up.
    fn stay(&self, speaker: &Speaker) -> Button {
        button(Id::at(self.desk.id, self.desk.entry(), Request::Dismiss), speaker.word("button-stay"))
    }

    /// Closes the table: a lobby by its host, a game when everybody seated agrees.
    pub(super) async fn close(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        let speaker = asker.speaker(&self.desk);
        match self.desk.stage {
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
            Stage::Lobby if self.desk.host != asker.incoming.person.id => {
                let host = self.desk.seat_of(self.desk.host).unwrap_or(Seat(0));
                let writer = speaker.writing(crate::chat::escape);
                return Err(Text::of("declined-not-host").with("name", writer.name(host)).into());
            }
            Stage::Lobby => {}
            Stage::Playing => {
                asker.seated()?;
            }
        }
        if !is_sure {
            let yes =
                button(Id::at(self.desk.id, self.desk.entry(), Request::Close(true)), speaker.word("button-close-yes"));
            let screen = Screen::of(speaker.word("close-ask"));
            return Ok(screen.row([yes.danger(), self.stay(&speaker)]));
        }
        self.agree_to_close(asker).await
    }

    /// Answers the question whether the table is closed.
    pub(super) async fn agree(&mut self, asker: &Asker<'_>, agrees: bool) -> Served {
        if self.desk.stage != Stage::Playing {
            return Err(Declined::Over.into());
        }
        let seat = asker.seated()?;
        let speaker = asker.speaker(&self.desk);
        if self.desk.closing.is_empty() {
            // It ended by a move, or with the program that asked; what is left of it asks no more.
            let mut draft = Draft::of(&self.desk);
            draft.settle_vote(&Text::of("close-lapsed"));
            self.commit(draft, None).await?;
            return Err(Declined::because("declined-stale-button").into());
        }
        if agrees {
            return self.agree_to_close(asker).await;
        }
        let mut draft = Draft::of(&self.desk);
        draft.desk.closing = Seats::NONE;
        draft.settle_vote(&Text::of("close-refused").with("name", seat));
        self.commit(draft, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("close-kept")))
    }

    async fn agree_to_close(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.desk);
        let mut draft = Draft::of(&self.desk);
        let is_first = draft.desk.closing.is_empty();
        if let Some(seat) = asker.seat {
            draft.desk.closing.add(seat);
        }
        let agreed = draft.desk.closing;
        let missing: Vec<Seat> = draft.desk.people().iter().filter(|seat| !agreed.has(*seat)).collect();
        if missing.is_empty() || self.desk.stage == Stage::Lobby {
            return self.shut(asker, draft).await;
        }
        if is_first {
            let (asked, users) = self.asked(&missing);
            let text = Text::of("close-wanted").with("who", asked);
            let text = text.with("close", self.shared.chat.clickable("table close"));
            let text = text.with("name", asker.seat.unwrap_or(Seat(0)));
            draft.notice(&text, &users, true);
            self.commit(draft, asker.interaction()).await?;
        } else {
            // Who agreed is not stored: after a restart everybody is asked again.
            self.desk = draft.desk;
            self.publish();
        }
        let writer = speaker.writing(crate::chat::escape);
        Ok(Screen::of(writer.say(&Text::of("close-waiting").with("names", missing))))
    }

    fn asked(&self, seats: &[Seat]) -> (String, Vec<UserId>) {
        let users: Vec<_> = seats.iter().filter_map(|seat| self.desk.chair(*seat)?.person()).collect();
        (users.iter().map(|user| mention(*user)).collect::<Vec<_>>().join(" "), users)
    }

    async fn shut(&mut self, asker: &Asker<'_>, mut draft: Draft) -> Served {
        let speaker = asker.speaker(&self.desk);
        draft.change = Change::Closed;
        draft.desk.stage = Stage::Closed;
        if self.desk.stage == Stage::Playing {
            if self.desk.closing.is_empty() {
                draft.notice(&Text::of("closed"), &[], false);
            } else {
                draft.settle_vote(&Text::of("close-agreed"));
            }
            draft.redraws_board = true;
        } else {
            draft.redraws_lobby = true;
        }
        self.commit(draft, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("closed")))
    }

    /// Replays the record from its seed, and tells how that went: everybody, when it is asked for the first time.
    pub(super) async fn verify(&mut self, asker: &Asker<'_>) -> Served {
        match self.desk.stage {
            Stage::Over => {}
            Stage::Lobby => return Err(Declined::because("declined-not-started").into()),
            // While it runs, a result would tell nothing that can be checked: the seed is secret.
            Stage::Playing | Stage::Closed => return Err(Declined::because("declined-not-over").into()),
        }
        let Some(play) = &self.desk.play else { return Err(Declined::Over.into()) };
        let (game, record) = (self.desk.game, play.record());
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
                tracing::error!(table = %self.desk.id, %error, "a record does not verify");
                Text::of("verify-differs").with("n", error.at)
            }
            Err(error) => {
                tracing::error!(table = %self.desk.id, %error, "verifying panicked");
                return Err(Trouble::Fault);
            }
        };
        if !self.is_verified {
            let mut draft = Draft::of(&self.desk);
            draft.notice(&text, &[], false);
            self.commit(draft, asker.interaction()).await?;
            self.is_verified = true;
        }
        Ok(Screen::of(asker.speaker(&self.desk).say(&text)))
    }
}
