//! What a table does for one person before the start. Who may do what is decided in [`super::lobby`].

use crate::bots::Level;
use crate::chat::{Id, Request};
use crate::rules::{Text, Tongue};
use crate::store::Stage;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::lobby as rules;
use super::requests::{Asker, Served};
use super::screen::{Screen, button};
use super::screens::{lobby, mention, own_label, settings, title};
use super::state::Letterbox;
use super::threads::open_thread;
use super::transaction::Transaction;

/// The host is asked to start no more often than this, in milliseconds.
const AGAIN: i64 = 24 * 3600 * 1000;

impl Actor {
    /// Does what was asked for in the lobby.
    pub(super) async fn serve_lobby(&mut self, asker: &Asker<'_>, request: Request, value: Option<String>) -> Served {
        let is_new_host = self.look_for_host(asker, &request).await?;
        let served = self.serve_lobby_as(asker, request, value).await;
        if !is_new_host {
            return served;
        }
        let line = asker.speaker(&self.state).word("host-new");
        served.map(|screen| screen.led_by(&line))
    }

    async fn serve_lobby_as(&mut self, asker: &Asker<'_>, request: Request, value: Option<String>) -> Served {
        match (request, value) {
            (Request::OpenAgain, _) => self.open_lobby_again(asker).await,
            (Request::Kick(player), _) => self.ask_to_kick(asker, &player),
            (Request::Chairs, Some(seat)) => self.ask_to_kick(asker, &seat),
            (Request::Chairs, None) => Ok(lobby::chairs(&self.state, &asker.speaker(&self.state))),
            (Request::KickSurely(seat, mark), _) => self.kick(asker, seat, mark).await,
            (Request::Join, _) if self.state.stage == Stage::Playing => self.sit_down(asker).await,
            (Request::Join, _) => self.join(asker).await,
            (Request::Leave, _) if self.state.stage == Stage::Playing => self.leave_game(asker),
            (Request::Leave, _) => self.leave(asker).await,
            (Request::Bot(None), _) => {
                rules::may_add_bot(&self.state, asker.incoming.person.id)?;
                Ok(lobby::bots(&self.state, &asker.speaker(&self.state)))
            }
            (Request::Bot(Some(level)), _) => self.add_bot(asker, level).await,
            (Request::Set(option), Some(value)) => self.set_option(asker, &option, &value).await,
            (Request::Options | Request::Set(_), _) => self.options(asker, 1),
            (Request::Settings(page), _) => self.options(asker, page),
            (Request::StartHere, _) => {
                let mut tx = Transaction::of(&self.state);
                rules::set_option(&mut tx, asker.incoming.person.id, settings::WHERE, settings::HERE)?;
                // The press is noted with what follows.
                self.commit(tx, None).await?;
                self.start(asker).await
            }
            _ => self.start(asker).await,
        }
    }

    pub(super) async fn join(&mut self, asker: &Asker<'_>) -> Served {
        let mut tx = Transaction::of(&self.state);
        let user = asker.incoming.person.id;
        let letterbox = self.shared.letterbox(self.state.id, user).await;
        rules::join(&mut tx, &asker.incoming.person, asker.language, letterbox)?;
        if let Some(chair) = tx.state.chair_of_mut(user) {
            self.shared.meet_at(self.state.id, chair).await;
        }
        let has_secrets = tx.state.has_secrets();
        let speaker = asker.speaker(&tx.state);
        self.commit(tx, asker.interaction()).await?;
        let learn = self.offer_lesson(asker).await;
        if !has_secrets || letterbox != Letterbox::Open {
            return Ok(Screen::of(speaker.word("joined-open")).followed_by(learn));
        }
        // The first message comes with the first hand; who wants none says so before.
        let own = own_label(self.state.game, &speaker);
        let silence = button(Id::at(self.state.id, 0, Request::Messages(false)), speaker.word("button-no-messages"));
        Ok(Screen::of(speaker.say(&Text::of("joined").with("own", own))).followed_by(learn).row([silence]))
    }

    /// What somebody reads who sits down and does not know the game: where it can be learnt.
    async fn offer_lesson(&self, asker: &Asker<'_>) -> Option<String> {
        let (game, place) = (self.state.game, &asker.incoming.place);
        if crate::lessons::of(game.id).is_none() || self.shared.knows(asker.incoming.person.id, game.id).await {
            return None;
        }
        let text =
            Text::of("learn-joined").with("game", title(game)).with("learn", self.shared.command("learn", place));
        Some(asker.speaker(&self.state).say(&text))
    }

    async fn leave(&mut self, asker: &Asker<'_>) -> Served {
        let mut tx = Transaction::of(&self.state);
        rules::leave(&mut tx, asker.incoming.person.id)?;
        let speaker = asker.speaker(&tx.state);
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("left")))
    }

    async fn add_bot(&mut self, asker: &Asker<'_>, level: Level) -> Served {
        let mut tx = Transaction::of(&self.state);
        let name = rules::add_bot(&mut tx, asker.incoming.person.id, level)?;
        let speaker = asker.speaker(&tx.state);
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(speaker.say(&Text::of("bot-sits").with("name", name))))
    }

    fn options(&self, asker: &Asker<'_>, page: usize) -> Served {
        let is_host = self.state.host == asker.incoming.person.id;
        Ok(lobby::settings(&self.state, &asker.speaker(&self.state), is_host, page))
    }

    pub(super) async fn set_option(&mut self, asker: &Asker<'_>, option: &str, value: &str) -> Served {
        if option == settings::WHERE && value != settings::HERE && !self.state.takes_threads {
            return Err(Declined::because("declined-no-threads-here").into());
        }
        let mut tx = Transaction::of(&self.state);
        rules::set_option(&mut tx, asker.incoming.person.id, option, value)?;
        self.commit(tx, asker.interaction()).await?;
        let page = lobby::page_of(&self.state, &asker.speaker(&self.state), option);
        self.options(asker, page)
    }

    async fn start(&mut self, asker: &Asker<'_>) -> Served {
        let user = asker.incoming.person.id;
        if self.state.stage == Stage::Lobby && asker.seat.is_some() && user != self.state.host {
            return self.ask_host(asker).await;
        }
        rules::may_start(&self.state, user)?;
        let seed = (self.shared.seed)().ok_or_else(|| {
            tracing::error!(table = %self.state.id, "the system gives no random numbers");
            Trouble::Fault
        })?;
        let mut tx = Transaction::of(&self.state);
        let begun = match self.state.origin {
            // Every table's task has room for what it may once have to wait for: for something so rare it is made then.
            Some(origin) => Some(Box::pin(self.begin_from(&mut tx.state, origin, seed)).await?),
            None => None,
        };
        if begun.is_none() {
            tx.state.draw_seats(seed);
        }
        if tx.state.wants_thread {
            tx.state.channel = match open_thread(&self.shared, &tx.state).await {
                Ok(Some(thread)) => thread,
                Ok(None) => return Ok(self.without_thread(asker)),
                Err(error) => {
                    tracing::error!(table = %self.state.id, %error, "a thread can't be opened");
                    return Err(Trouble::Fault);
                }
            };
        }
        let play = match begun {
            Some(play) => play,
            None => rules::deal(&tx.state, seed)?,
        };
        rules::start(&mut tx, play);
        let (to, speaker) = (tx.state.channel, asker.speaker(&tx.state));
        self.commit(tx, asker.interaction()).await?;
        let text = Text::of("start-done").with("where", format!("<#{}>", to.0));
        Ok(Screen::of(speaker.say(&text)))
    }

    /// Somebody else than the host wants to begin: the host is asked, once a day.
    async fn ask_host(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.state);
        let now = self.shared.clock.now();
        if self.state.host_asked.is_none_or(|at| now.saturating_sub(at) >= AGAIN) {
            let mut tx = Transaction::of(&self.state);
            tx.state.host_asked = Some(now);
            let (host, name) = (self.state.host, crate::chat::escape(&asker.incoming.person.name));
            let text = Text::of("start-wanted").with("who", mention(host)).with("name", name);
            tx.notice(&text, &[host]);
            self.commit(tx, asker.interaction()).await?;
        }
        Ok(Screen::of(speaker.word("start-asked")))
    }
}
