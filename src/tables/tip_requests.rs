//! Tips for whoever plays a game for the first times: looked up once a table, noted as seen where they are answered, and switched
//! off.

use crate::chat::Incoming;
use crate::chat::wishes::{OFF, Wish};
use crate::rules::{Seat, Text, Tongue};

use super::actor::Actor;
use super::answers::Trouble;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::screens::{look_ups, panel};
use super::table_request::TableRequest;
use super::tips::{Tips, turn};

/// Who has finished so many games of a kind gets no more of its tips.
const PRACTISED: u32 = 2;

impl Actor {
    /// Looks up, once a table, which tips whoever asks may get; and where they answer below one, they have seen it.
    pub(super) async fn before_tips(&mut self, incoming: &Incoming, wanted: &TableRequest) {
        let (user, game) = (incoming.person.id, self.state.game);
        if self.state.play.is_none() {
            return;
        }
        let Some(before) = self.state.chair_of_mut(user).map(|chair| chair.tips) else { return };
        let mut tips = before;
        if !tips.is_known {
            match self.shared.store.seen_tips(user, game.id, (game.tips)()).await {
                Ok((finished, unseen)) => tips = Tips::of(if finished < PRACTISED { unseen } else { 0 }),
                Err(error) => {
                    tracing::warn!(table = %self.state.id, %error, "what a person has seen of tips can't be read");
                }
            }
        }
        let answers = matches!(wanted, TableRequest::Along { .. } | TableRequest::Verb { .. });
        let seen = if answers { tips.answer() } else { None };
        if let Some((key, _)) = seen.and_then(|tip| (game.tips)().get(usize::from(tip)).copied())
            && let Err(error) = self.shared.store.set_setting(user, key, true.into()).await
        {
            tracing::warn!(table = %self.state.id, %error, "that a person has seen a tip can't be noted");
        }
        if tips != before {
            self.state.chair_of_mut(user).into_iter().for_each(|chair| chair.tips = tips);
            self.publish();
        }
    }

    /// Notes the tip that a panel gives to somebody.
    pub(super) fn note_tip(&mut self, seat: Option<Seat>, screen: &Screen) {
        let Some((seat, tip)) = seat.zip(screen.tip) else { return };
        let turn = self.state.play.as_ref().map_or(0, |play| turn(play, seat));
        if self.state.chairs.get_mut(seat.index()).is_some_and(|chair| chair.tips.show(turn, tip)) {
            self.publish();
        }
    }

    /// No more tips for the asker, in no game.
    pub(super) async fn no_tips(&mut self, asker: &Asker<'_>) -> Served {
        asker.seated()?;
        let user = asker.incoming.person.id;
        self.shared.wish(user, Wish::Tips, OFF).await.map_err(|error| {
            tracing::error!(table = %self.state.id, %error, "a wish can't be noted");
            Trouble::Fault
        })?;
        self.state.chair_of_mut(user).into_iter().for_each(|chair| chair.wishes.no_tips = true);
        self.publish();
        self.shared.spread(user);
        let speaker = asker.speaker(&self.state);
        let screen = match self.to_move(asker) {
            Ok(seat) => panel::question(&self.state, seat, &[], &speaker),
            Err(_) => Screen::default().row([look_ups::dismiss(&self.state, &speaker)]),
        };
        let settings = self.shared.command("settings tips", &asker.incoming.place);
        Ok(screen.led_by(&speaker.say(&Text::of("tips-off").with("settings", settings))))
    }
}
