//! What a table does for whoever gets up from a running game, gives it up, comes back, or would like to sit down. Who may
//! have which seat is decided in [`super::claims`].

use crate::chat::{Id, Request, UserId, escape};
use crate::record::How;
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Question, Stage, Vote};
use crate::words::{Speaker, tidy};

use super::actor::Actor;
use super::claims::{self, Way};
use super::declined::Declined;
use super::load;
use super::requests::{Asker, Served};
use super::screen::{Meant, Screen, button};
use super::screens::lobby::level_word;
use super::seats;
use super::transaction::{Comer, Transaction};
use super::votes;

impl Actor {
    /// Asks whether a bot plays on, or the game is given up for good.
    pub(super) fn leave_game(&self, asker: &Asker<'_>) -> Served {
        let seat = self.seat_to_leave(asker)?;
        let speaker = asker.speaker(&self.state);
        let text = Text::of("leave-ask").with("bot", seats::next_bot(&self.state, seat));
        Ok(Screen::of(speaker.say(&text)).row([
            self.leaving(Request::HandOver(false), "button-leave-bot", &speaker),
            self.leaving(Request::Concede(false), "button-give-up", &speaker).danger(),
            self.stay(&speaker),
        ]))
    }

    /// A person gets up, and a bot plays on in their seat until they come back.
    pub(super) async fn hand_over(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        let seat = self.seat_to_leave(asker)?;
        if is_sure {
            return self.get_up(asker, seat, false).await;
        }
        let speaker = asker.speaker(&self.state);
        let text = Text::of("leave-sure").with("bot", seats::next_bot(&self.state, seat));
        let yes = self.leaving(Request::HandOver(true), "button-leave-bot-yes", &speaker);
        Ok(Screen::of(speaker.say(&text)).row([yes, self.stay(&speaker)]))
    }

    /// A person gives up, and a bot plays on in their seat to the end. Before that they read that they need not.
    pub(super) async fn concede(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        let seat = self.seat_to_leave(asker)?;
        if is_sure {
            return self.get_up(asker, seat, true).await;
        }
        let speaker = asker.speaker(&self.state);
        let text = speaker.say(&Text::of("concede-ask").with("bot", level_word(seats::LEVEL)));
        Ok(Screen::of(text).row([
            self.leaving(Request::Concede(true), "button-concede-yes", &speaker).danger(),
            self.leaving(Request::HandOver(false), "button-leave-bot", &speaker),
            self.stay(&speaker),
        ]))
    }

    fn seat_to_leave(&self, asker: &Asker<'_>) -> Result<Seat, Declined> {
        match self.state.stage {
            Stage::Playing => asker.seated(),
            Stage::Lobby => Err(Declined::because("declined-not-started")),
            Stage::Over | Stage::Closed => Err(Declined::Over),
        }
    }

    fn leaving(&self, request: Request, key: &'static str, speaker: &Speaker) -> crate::chat::Button {
        button(Id::at(self.state.id, self.state.entry(), request), speaker.word(key))
    }

    async fn get_up(&mut self, asker: &Asker<'_>, seat: Seat, gives_up: bool) -> Served {
        let speaker = asker.speaker(&self.state).writing(escape);
        let mut tx = Transaction::of(&self.state);
        let left = seats::leave(&mut tx, seat, gives_up, self.shared.clock.now()).ok_or(Declined::Stranger)?;
        self.commit(tx, asker.interaction()).await?;
        self.panels.take_away(&self.shared.chat, asker.incoming);
        Ok(Screen::of(speaker.say(&left)))
    }

    /// Somebody would like to sit down in a running game: in the seat that was theirs, or in the first that they can have.
    pub(super) async fn sit_down(&mut self, asker: &Asker<'_>) -> Served {
        let (user, now) = (asker.incoming.person.id, self.shared.clock.now());
        let own = self.state.claim_of(user).map(|claim| claim.seat);
        let can_have = |seat: &Seat| claims::way(&self.state, user, *seat, now).is_ok();
        let seat = own.or_else(|| self.state.bots().find(can_have)).or_else(|| self.state.bots().next());
        let seat = seat.ok_or(Declined::because("declined-started"))?;
        self.take_seat(asker, seat).await
    }

    /// Somebody would like to have that seat.
    pub(super) async fn take_seat(&mut self, asker: &Asker<'_>, seat: Seat) -> Served {
        let person = &asker.incoming.person;
        let name = tidy(&person.name);
        let way = claims::way(&self.state, person.id, seat, self.shared.clock.now())?;
        if way == Way::Asked {
            return self.ask_to_sit(asker, seat, name).await;
        }
        let bot = self.state.chair(seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let comer = self.comer(person.id, &name).await;
        let mut tx = Transaction::of(&self.state);
        let told = match way {
            Way::Back => {
                seats::come_back(&mut tx, seat, comer);
                Text::of("seat-back").with("name", seat)
            }
            Way::AtOnce | Way::Asked | Way::Invited | Way::Wanted => {
                let how = match way {
                    Way::Invited => How::Invited,
                    Way::Wanted => How::Replaced,
                    Way::Back | Way::AtOnce | Way::Asked => How::LetIn,
                };
                seats::let_in(&mut tx, seat, comer, how);
                tx.notice(&seats::taken(&name, &bot), &[]);
                Text::of("seat-hello")
            }
        };
        self.commit(tx, asker.interaction()).await?;
        let asker = Asker { seat: Some(seat), ..*asker };
        let line = asker.speaker(&self.state).writing(escape).say(&told);
        Ok(self.panel_or(&asker, Screen::default()).led_by(&line))
    }

    async fn ask_to_sit(&mut self, asker: &Asker<'_>, seat: Seat, name: String) -> Served {
        let by = (asker.incoming.person.id, name);
        let wanted = votes::wanted(&self.state, Question::Seat, by, self.shared.clock.now());
        self.ask(asker, Vote { seat: Some(seat), ..wanted }).await?;
        Ok(Screen::of(asker.speaker(&self.state).word("seat-asked")))
    }

    /// Somebody as they would sit here.
    pub(super) async fn comer(&self, user: UserId, name: &str) -> Comer {
        let chair = load::person(&self.shared, self.state.id, user, name).await;
        let still_to_call = self.still_to_call().await;
        Comer { chair, still_to_call: still_to_call.into_iter().filter_map(|user| self.state.seat_of(user)).collect() }
    }
}
