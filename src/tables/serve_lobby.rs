//! What a table does for one person before the start.

use crate::bots::Level;
use crate::chat::{Id, Request};
use crate::rules::{Text, Tongue};
use crate::store::Stage;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::draft::Draft;
use super::lobby as rules;
use super::screen::{Screen, button};
use super::screens::{lobby, mention, own_label, settings};
use super::serve::{Asker, Served};

impl Actor {
    /// Does what was asked for in the lobby.
    pub(super) async fn serve_lobby(&mut self, asker: &Asker<'_>, request: Request, value: Option<String>) -> Served {
        match (request, value) {
            (Request::Join, _) => self.join(asker).await,
            (Request::Leave, _) if self.desk.stage == Stage::Playing => self.concede(asker, false).await,
            (Request::Leave, _) => self.leave(asker).await,
            (Request::Bot(None), _) => {
                rules::may_add_bot(&self.desk, asker.incoming.person.id)?;
                Ok(lobby::bots(&self.desk, &asker.speaker(&self.desk)))
            }
            (Request::Bot(Some(level)), _) => self.add_bot(asker, level).await,
            (Request::Set(option), Some(value)) => self.set_option(asker, &option, &value).await,
            (Request::Options | Request::Set(_), _) => self.options(asker, 1),
            (Request::Settings(page), _) => self.options(asker, page),
            (Request::StartHere, _) => {
                let mut draft = Draft::of(&self.desk);
                rules::set_option(&mut draft, asker.incoming.person.id, settings::WHERE, settings::HERE)?;
                // The press is noted with what follows.
                self.commit(draft, None).await?;
                self.start(asker).await
            }
            _ => self.start(asker).await,
        }
    }

    async fn join(&mut self, asker: &Asker<'_>) -> Served {
        let mut draft = Draft::of(&self.desk);
        rules::join(&mut draft, &asker.incoming.person, asker.language)?;
        let has_secrets = draft.desk.has_secrets();
        let speaker = asker.speaker(&draft.desk);
        self.commit(draft, asker.interaction()).await?;
        if !has_secrets {
            return Ok(Screen::of(speaker.word("joined-open")));
        }
        // The first message comes with the first hand; who wants none says so before.
        let own = own_label(self.desk.game, &speaker);
        let silence = button(Id::at(self.desk.id, 0, Request::Messages(false)), speaker.word("button-no-messages"));
        Ok(Screen::of(speaker.say(&Text::of("joined").with("own", own))).row([silence]))
    }

    async fn leave(&mut self, asker: &Asker<'_>) -> Served {
        let mut draft = Draft::of(&self.desk);
        rules::leave(&mut draft, asker.incoming.person.id)?;
        let speaker = asker.speaker(&draft.desk);
        self.commit(draft, asker.interaction()).await?;
        Ok(Screen::of(speaker.word("left")))
    }

    async fn add_bot(&mut self, asker: &Asker<'_>, level: Level) -> Served {
        let mut draft = Draft::of(&self.desk);
        let name = rules::add_bot(&mut draft, asker.incoming.person.id, level)?;
        let speaker = asker.speaker(&draft.desk);
        self.commit(draft, asker.interaction()).await?;
        Ok(Screen::of(speaker.say(&Text::of("bot-sits").with("name", name))))
    }

    fn options(&self, asker: &Asker<'_>, page: usize) -> Served {
        let is_host = self.desk.host == asker.incoming.person.id;
        Ok(lobby::settings(&self.desk, &asker.speaker(&self.desk), is_host, page))
    }

    async fn set_option(&mut self, asker: &Asker<'_>, option: &str, value: &str) -> Served {
        if option == settings::WHERE && value != settings::HERE && !self.desk.takes_threads {
            return Err(Declined::because("declined-no-threads-here").into());
        }
        let mut draft = Draft::of(&self.desk);
        rules::set_option(&mut draft, asker.incoming.person.id, option, value)?;
        self.commit(draft, asker.interaction()).await?;
        let page = lobby::page_of(&self.desk, &asker.speaker(&self.desk), option);
        self.options(asker, page)
    }

    async fn start(&mut self, asker: &Asker<'_>) -> Served {
        let user = asker.incoming.person.id;
        if self.desk.stage == Stage::Lobby && asker.seat.is_some() && user != self.desk.host {
            return self.ask_host(asker).await;
        }
        rules::may_start(&self.desk, user)?;
        let seed = rules::fresh_seed().ok_or_else(|| {
            tracing::error!(table = %self.desk.id, "the system gives no random numbers");
            Trouble::Fault
        })?;
        let mut draft = Draft::of(&self.desk);
        draft.desk.draw_seats(seed);
        if draft.desk.wants_thread {
            draft.desk.channel = match self.open_thread(&draft.desk).await {
                Ok(Some(thread)) => thread,
                Ok(None) => return Ok(self.without_thread(asker)),
                Err(error) => {
                    tracing::error!(table = %self.desk.id, %error, "a thread can't be opened");
                    return Err(Trouble::Fault);
                }
            };
        }
        rules::start(&mut draft, seed)?;
        let (to, speaker) = (draft.desk.channel, asker.speaker(&draft.desk));
        self.commit(draft, asker.interaction()).await?;
        let text = Text::of("start-done").with("where", format!("<#{}>", to.0));
        Ok(Screen::of(speaker.say(&text)))
    }

    /// Somebody else than the host wants to begin: the host is asked, once.
    async fn ask_host(&mut self, asker: &Asker<'_>) -> Served {
        let speaker = asker.speaker(&self.desk);
        if !self.desk.is_host_asked {
            let mut draft = Draft::of(&self.desk);
            draft.desk.is_host_asked = true;
            let (host, name) = (self.desk.host, crate::chat::escape(&asker.incoming.person.name));
            let text = Text::of("start-wanted").with("who", mention(host)).with("name", name);
            draft.notice(&text, &[host], false);
            self.commit(draft, asker.interaction()).await?;
        }
        Ok(Screen::of(speaker.word("start-asked")))
    }
}
