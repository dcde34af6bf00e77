//! What a table does for one person besides moves: the board again, giving up, closing, checking the record.

use std::time::Duration;

use tokio::time::Instant;

use crate::bots::Level;
use crate::record::{Play, Source};
use crate::rules::{Seat, Seats, Text, Tongue};
use crate::store::Stage;

use super::actor::Actor;
use super::announce;
use super::answers::Trouble;
use super::declined::Declined;
use super::desk::{Chair, Sitter};
use super::draft::{Change, Draft};
use super::screen::{Meant, Screen, button};
use super::screens::{board, end, lobby, mention, panel, tidings, word};
use super::serve::{Asker, Served};

/// A board is shown again at most so often.
const AGAIN: Duration = Duration::from_secs(60);

impl Actor {
    /// Posts the board, or the lobby, again at the bottom of the channel. It pings nobody. Whoever has to move is shown
    /// what they may do, and it is marked in their picture as on the buttons.
    pub(super) async fn again(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.desk);
        if self.shown_again.is_some_and(|at| at.elapsed() < AGAIN) {
            let line = speaker.word("declined-soon");
            return Ok(self.panel_or(asker, tidings::board(&self.desk, None, &speaker)).led_by(&line));
        }
        let mut draft = Draft::of(&self.desk);
        match (self.desk.stage, self.desk.board.clone()) {
            (Stage::Lobby, _) => draft.lobby(),
            (Stage::Playing, Some(shown)) => {
                let writer = self.desk.writer(self.desk.language);
                let head = board::head(&self.desk, shown.called, self.desk.awaited_people(), &writer);
                let text = format!("{head}\n{}", shown.body);
                draft.board(shown, &text, &[]);
            }
            (Stage::Over, Some(shown)) => {
                let text = end::text(&self.desk, &self.desk.writer(self.desk.language));
                draft.board(shown, &text, &[]);
            }
            _ => return Ok(tidings::board(&self.desk, None, &speaker)),
        }
        self.commit(draft, asker.interaction()).await?;
        self.shown_again = Some(Instant::now());
        Ok(self.panel_or(asker, Screen::default()).led_by(&speaker.word("board-again")))
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
        let level = speaker.say(&lobby::level_word(Level::Normal));
        if !is_sure {
            let yes = button(word(&self.desk, self.desk.entry(), "concede.yes"), speaker.word("button-concede-yes"));
            let text = speaker.say(&Text::of("concede-ask").with("bot", level));
            return Ok(Screen::of(text).row([yes.danger(), tidings::dismiss(&self.desk, &speaker)]));
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
            let yes = button(word(&self.desk, self.desk.entry(), "shut.yes"), speaker.word("button-close-yes"));
            let screen = Screen::of(speaker.word("close-ask"));
            return Ok(screen.row([yes.danger(), tidings::dismiss(&self.desk, &speaker)]));
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
            return Err(Declined::because("declined-stale-button").into());
        }
        if agrees {
            return self.agree_to_close(asker).await;
        }
        let mut draft = Draft::of(&self.desk);
        draft.desk.closing = Seats::NONE;
        draft.notice(&Text::of("close-refused").with("name", seat), &[], false);
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

    fn asked(&self, seats: &[Seat]) -> (String, Vec<crate::chat::UserId>) {
        let users: Vec<_> = seats.iter().filter_map(|seat| self.desk.chair(*seat)?.person()).collect();
        (users.iter().map(|user| mention(*user)).collect::<Vec<_>>().join(" "), users)
    }

    async fn shut(&mut self, asker: &Asker<'_>, mut draft: Draft) -> Served {
        let speaker = asker.speaker(&self.desk);
        draft.change = Change::Closed;
        draft.desk.stage = Stage::Closed;
        if self.desk.stage == Stage::Playing {
            draft.notice(&Text::of("closed"), &[], false);
            draft.redraws_board = true;
        } else {
            draft.redraws_lobby = true;
        }
        self.commit(draft, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("closed")))
    }

    /// Replays the record from its seed, and tells how that went: everybody, when it is asked for the first time.
    pub(super) async fn verify(&mut self, asker: &Asker<'_>) -> Served {
        if self.desk.stage != Stage::Over {
            // While it runs, a result would tell nothing that can be checked: the seed is secret.
            return Err(Declined::because("declined-not-over").into());
        }
        let Some(play) = &self.desk.play else { return Err(Declined::Over.into()) };
        let (game, record) = (self.desk.game, play.record());
        let replayed = tokio::task::spawn_blocking(move || Play::resume(game, record, Source::Seed));
        let text = match replayed.await {
            Ok(Ok(whole)) => Text::of("verified").with("n", whole.step()),
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
