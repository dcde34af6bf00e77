//! What a table does for one person: every request, who may have it, and what they see then.

use crate::chat::panel::Asks;
use crate::chat::wishes::Boards;
use crate::chat::{Id, Incoming, InteractionId, Request, UserId};
use crate::record::Ending;
use crate::rules::{Seat, Seats, Text, Tongue};
use crate::store::Stage;
use crate::words::{Language, Speaker};

use super::actor::Actor;
use super::announce;
use super::answers::Trouble;
use super::declined::Declined;
use super::log_lines::lines;
use super::screen::Screen;
use super::screens::{end, hand, look_ups, panel};
use super::state::{Letterbox, TableState};
use super::table_request::TableRequest;
use super::transaction::Transaction;
use super::undo;
use super::way_back;

/// What a request ends with.
pub type Served = Result<Screen, Trouble>;

/// Whoever asks, as the table knows them.
pub struct Asker<'a> {
    /// The request.
    pub incoming: &'a Incoming,
    /// The language of what only they see.
    pub language: Language,
    /// Their seat.
    pub seat: Option<Seat>,
    /// Before which moves they want to be asked once more.
    pub asks: Asks,
    /// How they look at boards.
    pub boards: Boards,
}

impl Asker<'_> {
    /// Their language, with the names at the table as they are.
    pub fn speaker(&self, state: &TableState) -> Speaker {
        state.speaker(self.language)
    }

    /// The press or command, which does its work once.
    pub const fn interaction(&self) -> Option<InteractionId> {
        Some(self.incoming.reply.interaction)
    }

    /// A number that another press hardly has.
    pub const fn fresh(&self) -> u16 {
        let number = self.incoming.reply.interaction.0;
        // The platform's numbers begin with the time.
        ((number ^ (number >> 22)) % 9999) as u16 + 1
    }

    /// Their seat.
    ///
    /// # Errors
    /// When they do not sit here.
    pub fn seated(&self) -> Result<Seat, Declined> {
        self.seat.ok_or(Declined::Stranger)
    }
}

impl Actor {
    /// Serves one request.
    pub(super) async fn serve(&mut self, incoming: &Incoming, language: Language, wanted: TableRequest) -> Served {
        let seat = self.state.seat_of(incoming.person.id);
        let wishes = match seat.and_then(|seat| self.state.chair(seat)) {
            Some(chair) => chair.wishes,
            None => self.shared.wishes(incoming.person.id).await,
        };
        let asker = Asker { incoming, language, seat, asks: wishes.asks, boards: wishes.boards };
        match wanted {
            TableRequest::Along { step, path, mark, values } => self.along(&asker, step, path, mark, &values).await,
            TableRequest::Asked { request, entry, value } => self.grant(&asker, request, entry, value).await,
            TableRequest::Verb { verb, options } => self.verb(&asker, &verb, &options).await,
            TableRequest::Board if asker.boards == Boards::Text => Ok(self.look(&asker, &Request::Read(None))),
            TableRequest::Board => self.again(&asker).await,
            TableRequest::Language(language) => self.speak(&asker, language).await,
            TableRequest::Pause(days) => self.pause(&asker, &days).await,
            TableRequest::Pace(pace) => self.pace(&asker, &pace).await,
            TableRequest::Move(to) => self.move_to(&asker, to).await,
            TableRequest::Invite(person) => self.invite(&asker, None, person).await,
            TableRequest::Replace(seat, person) => self.replace(&asker, &seat, person).await,
            TableRequest::Replay(step, round) => self.replay_typed(&asker, step.as_deref(), round.as_deref()).await,
            TableRequest::Unknown => Err(Declined::Stale.into()),
        }
    }

    /// Does what was asked for at an entry, with what was chosen in a select.
    async fn grant(&mut self, asker: &Asker<'_>, request: Request, entry: usize, value: Option<String>) -> Served {
        match request {
            Request::Join
            | Request::Leave
            | Request::Bot(_)
            | Request::Options
            | Request::Set(_)
            | Request::Settings(_)
            | Request::Start
            | Request::StartHere
            | Request::Chairs
            | Request::Kick(_)
            | Request::KickSurely(..)
            | Request::OpenAgain => self.serve_lobby(asker, request, value).await,
            Request::Play => self.open(asker).await,
            Request::Undo(to) => self.undo(asker, to.map(|to| (to, entry))).await,
            Request::Own => self.own(asker),
            Request::Hint => self.hint(asker).await,
            Request::NoTips => self.no_tips(asker).await,
            Request::Again => self.again(asker).await,
            Request::Of(player) => self.things_of(asker, &player),
            Request::HandOver(is_sure) => self.hand_over(asker, is_sure).await,
            Request::Concede(is_sure) => self.concede(asker, is_sure).await,
            Request::Seat(seat) => self.take_seat(asker, Seat(seat)).await,
            Request::Close(is_sure) => self.close(asker, is_sure).await,
            Request::CloseByServer => self.shut_for(asker, Ending::Server).await,
            Request::Vote(number, ballot) => self.choose(asker, number, ballot).await,
            Request::Ask(to) => self.ask_to_undo(asker, to, entry).await,
            Request::Messages(wanted) => self.messages(asker, wanted).await,
            Request::Nudge => self.nudge(asker).await,
            Request::Watch => self.watch(asker).await,
            Request::Unwatch => self.unwatch(asker).await,
            Request::Here => self.move_here(asker).await,
            Request::NoThanks(number) => self.decline_invitation(asker, number).await,
            Request::Verify => self.verify(asker).await,
            Request::Export => self.export(asker),
            Request::Film => self.film(asker).await,
            Request::Review(wanted) => self.review(asker, wanted).await,
            Request::Replay(wanted) => self.replay(asker, wanted, entry, value.as_deref()).await,
            Request::Wishes => self.wishes_here(asker, None).await,
            Request::Wish(name) => self.wish_here(asker, &name, value.as_deref()).await,
            Request::Missed(_)
            | Request::More
            | Request::Log(..)
            | Request::Scores
            | Request::Rules
            | Request::Board(_)
            | Request::Read(_)
            | Request::Result => Ok(self.look(asker, &request)),
            Request::Games(_)
            | Request::New(_)
            | Request::Dismiss
            | Request::Rematch
            | Request::Check
            | Request::Server(_)
            | Request::Chapter(..)
            | Request::Topic(..)
            | Request::Zone
            | Request::Quiet
            | Request::Away
            | Request::Back
            | Request::Tongue
            | Request::Stats(_)
            | Request::Learn(_)
            | Request::Forget(_)
            | Request::Strange(_) => Err(Declined::Stale.into()),
        }
    }

    /// What only has to be looked at.
    fn look(&self, asker: &Asker<'_>, request: &Request) -> Screen {
        let (state, speaker) = (&self.state, asker.speaker(&self.state));
        match request {
            Request::Missed(page) => look_ups::missed(state, asker.seat, page.unwrap_or(1), asker.boards, &speaker),
            Request::More => look_ups::more(state, (asker.incoming.person.id, asker.seat), &speaker),
            Request::Log(from, page) => look_ups::log(state, asker.seat, *from, *page, &speaker),
            Request::Scores => look_ups::scores(state, &speaker),
            Request::Rules => {
                super::rules::contents(state.game, &self.shared.command("rules", &asker.incoming.place), &speaker)
            }
            Request::Result => {
                let text = end::sheet(state, &speaker.writing(crate::chat::escape));
                Screen::of(text).row([look_ups::dismiss(state, &speaker)])
            }
            Request::Read(page) => look_ups::read(state, page.unwrap_or(1), &speaker),
            Request::Board(None) if asker.boards == Boards::Text => look_ups::read(state, 1, &speaker),
            Request::Board(wanted) => look_ups::board(state, asker.seat, *wanted, &speaker),
            _ => look_ups::board(state, asker.seat, None, &speaker),
        }
    }

    /// The panel at its first question.
    async fn open(&self, asker: &Asker<'_>) -> Served {
        let (seat, speaker) = (self.to_move(asker)?, asker.speaker(&self.state));
        Ok(self.panel(asker.incoming.person.id, seat, &speaker).await)
    }

    /// The panel of a seat at its first question, as whoever sits there gets it.
    pub(super) async fn panel(&self, user: UserId, seat: Seat, speaker: &Speaker) -> Screen {
        let screen = panel::opened(&self.state, seat, speaker);
        match self.shared.knows(user, self.state.game.id).await {
            true => screen,
            false => panel::taught(&self.state, screen, speaker),
        }
    }

    /// The seat of the asker, who has to decide now.
    ///
    /// # Errors
    /// Why there is nothing to decide for them.
    pub(super) fn to_move(&self, asker: &Asker<'_>) -> Result<Seat, Declined> {
        match self.state.stage {
            Stage::Lobby => return Err(Declined::because("declined-not-started")),
            Stage::Over | Stage::Closed => return Err(Declined::Over),
            Stage::Playing => {}
        }
        let seat = asker.seated()?;
        if self.state.awaited().has(seat) { Ok(seat) } else { Err(Declined::NotYourTurn) }
    }

    /// The asker's own things. Who takes no direct messages can have them again here.
    fn own(&self, asker: &Asker<'_>) -> Served {
        let seat = asker.seated()?;
        if self.state.play.is_none() {
            return Err(Declined::because("declined-not-started").into());
        }
        let speaker = asker.speaker(&self.state);
        let screen = hand::screen(&self.state, seat, &speaker, false);
        let is_open = self.state.chair(seat).is_none_or(|chair| chair.letterbox == Letterbox::Open);
        let play = (self.state.stage == Stage::Playing).then(|| hand::play_button(&self.state, &speaker, seat));
        let messages = Id::at(self.state.id, 0, Request::Messages(true));
        let messages = (!is_open).then(|| super::screen::button(messages, speaker.word("button-messages")));
        let buttons = play.into_iter().chain(messages).chain([look_ups::dismiss(&self.state, &speaker)]);
        Ok(screen.row(buttons))
    }

    /// What lies open before one seat, large.
    fn things_of(&self, asker: &Asker<'_>, player: &str) -> Served {
        if self.state.play.is_none() {
            return Err(Declined::because("declined-not-started").into());
        }
        let seat = self.state.seat_called(player).ok_or(Declined::because("declined-no-player"))?;
        Ok(look_ups::seat(&self.state, asker.seat, seat, &asker.speaker(&self.state)))
    }

    /// Shows what would be taken back, or takes it back.
    async fn undo(&mut self, asker: &Asker<'_>, to: Option<(usize, usize)>) -> Served {
        if matches!(self.state.stage, Stage::Over | Stage::Closed) {
            return Err(Declined::Over.into());
        }
        let seat = asker.seated()?;
        let speaker = asker.speaker(&self.state);
        let reach = match way_back::reach(&self.state, seat) {
            Ok(reach) => reach,
            // Where it is barred, the others can be asked.
            Err(declined) => match way_back::together(&self.state, seat) {
                Some(reach) if to.is_none() => return Ok(panel::undo_together(&self.state, seat, &reach, &speaker)),
                _ => return Err(declined.into()),
            },
        };
        let Some((to, entry)) = to else { return Ok(panel::undo(&self.state, seat, &reach, &speaker)) };
        if entry != self.state.entry() {
            return Err(Declined::Stale.into());
        }
        let mut tx = Transaction::of(&self.state);
        tx.visitor = Some(seat);
        undo::undo(&mut tx, seat, to)?;
        self.take_back(asker, tx, seat, to).await
    }

    /// Takes back what the others would have to agree to, where there are none.
    pub(super) async fn undo_alone(&mut self, asker: &Asker<'_>, seat: Seat, to: usize) -> Served {
        let mut tx = Transaction::of(&self.state);
        tx.visitor = Some(seat);
        undo::agreed(&mut tx, seat, to, Seats::NONE)?;
        self.take_back(asker, tx, seat, to).await
    }

    /// Stores that steps were taken back, and shows what is to be decided again.
    async fn take_back(&mut self, asker: &Asker<'_>, tx: Transaction, seat: Seat, to: usize) -> Served {
        let speaker = asker.speaker(&self.state);
        let gone = self.state.play.as_ref().map(|play| way_back::taken_back(play, seat, to)).unwrap_or_default();
        self.commit(tx, asker.interaction()).await?;
        self.visited(asker, seat, to);
        let writer = speaker.writing(crate::chat::escape);
        let gone = lines(&gone, &writer).join(" · ");
        let line = writer.say(&Text::of("undone").with("what", gone).with("name", seat));
        let is_mine = self.state.awaited().has(seat);
        let screen = if is_mine { panel::question(&self.state, seat, &[], &speaker) } else { Screen::default() };
        Ok(screen.led_by(&line))
    }

    /// Another language for what the channel reads.
    async fn speak(&mut self, asker: &Asker<'_>, language: Option<Language>) -> Served {
        let seat = asker.seated()?;
        let language = language.ok_or(Declined::because("declined-no-language"))?;
        if language == self.state.language {
            return Ok(Screen::of(crate::words::word(language, "language-set")));
        }
        let still_to_call = self.still_to_call().await;
        let mut tx = Transaction::of(&self.state);
        tx.state.language = language;
        let news = Text::of("language-changed").with("name", seat);
        match self.state.stage {
            Stage::Lobby => {
                tx.redraws_lobby = true;
                tx.notice(&news, &[]);
            }
            Stage::Playing | Stage::Over if !self.state.is_lost => {
                announce::respeak(&mut tx, &still_to_call, &news);
            }
            _ => {}
        }
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(crate::words::word(language, "language-set")))
    }

    /// Direct messages from this table, or none.
    async fn messages(&mut self, asker: &Asker<'_>, wanted: bool) -> Served {
        let seat = asker.seated()?;
        let (user, speaker) = (asker.incoming.person.id, asker.speaker(&self.state));
        let noted = self.shared.store.set_takes_direct(self.state.id, user, wanted).await;
        noted.map_err(|error| {
            tracing::error!(table = %self.state.id, %error, "a request for messages can't be noted");
            Trouble::Fault
        })?;
        let letterbox = if wanted { Letterbox::Open } else { Letterbox::Known };
        if let Some(chair) = self.state.chair_of_mut(user) {
            (chair.letterbox, chair.hears) = (letterbox, wanted);
        }
        self.publish();
        if wanted {
            let mut tx = Transaction::of(&self.state);
            if tx.state.play.is_some() {
                tx.hand(seat);
            }
            self.commit(tx, asker.interaction()).await?;
            return Ok(Screen::of(speaker.word("hand-open-again")));
        }
        let own = super::screens::own_label(self.state.game, &speaker);
        let again = Id::at(self.state.id, 0, Request::Messages(true));
        let again = super::screen::button(again, speaker.word("button-messages"));
        Ok(Screen::of(speaker.say(&Text::of("hand-stopped").with("own", own))).row([again]))
    }
}
