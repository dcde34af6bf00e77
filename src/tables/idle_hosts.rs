//! Hosts who are not there: a lobby whose host has done nothing in it for three days can be looked after by whoever sits there
//! and does something that only the host may.

use crate::chat::Request;
use crate::rules::{Seat, Text, Tongue};
use crate::store::Stage;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::lobby;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::screens;
use super::transaction::Transaction;

/// After so long without the host somebody else may take their place, in milliseconds.
const IDLE: i64 = 3 * 24 * 3600 * 1000;
/// That the host is there is noted no more often than this, in milliseconds.
const NOTED: i64 = 3600 * 1000;

impl Actor {
    /// Notes that the host is active in the lobby, or makes whoever asks for something that only the host may the host, if
    /// nobody has looked after it for long; whether they are that now.
    pub(super) async fn look_for_host(&mut self, asker: &Asker<'_>, request: &Request) -> Result<bool, Trouble> {
        let (user, now) = (asker.incoming.person.id, self.shared.clock.now());
        if self.state.stage != Stage::Lobby {
            return Ok(false);
        }
        let away = now.saturating_sub(self.state.host_seen);
        let is_host = self.state.host == user;
        let hosts = matches!(
            request,
            Request::Start
                | Request::StartHere
                | Request::Options
                | Request::Set(_)
                | Request::Settings(_)
                | Request::Bot(_)
                | Request::Chairs
                | Request::Kick(_)
                | Request::KickSurely(..)
        );
        let succeeds = !is_host && hosts && asker.seat.is_some() && away >= IDLE;
        let is_noted = succeeds || (is_host && away >= NOTED);
        if !is_noted {
            return Ok(false);
        }
        let mut tx = Transaction::of(&self.state);
        tx.state.host_seen = now;
        if succeeds {
            tx.state.host = user;
            tx.redraws_lobby = true;
        }
        // The press is noted with what follows.
        self.commit(tx, None).await?;
        Ok(succeeds)
    }

    /// Asks the host whether somebody is to be taken off the table.
    pub(super) fn ask_to_kick(&self, asker: &Asker<'_>, player: &str) -> Served {
        let seat = self.state.seat_called(player).ok_or(Declined::because("declined-no-player"))?;
        let chair = lobby::may_kick(&self.state, asker.incoming.person.id, seat)?;
        Ok(screens::lobby::ask_to_kick(&self.state, (seat, chair), &asker.speaker(&self.state)))
    }

    /// Takes somebody off the table before the start, if who sits there is still who was meant.
    pub(super) async fn kick(&mut self, asker: &Asker<'_>, seat: u8, mark: u16) -> Served {
        let (seat, user) = (Seat(seat), asker.incoming.person.id);
        if lobby::may_kick(&self.state, user, seat)?.mark() != mark {
            return Err(Declined::because("declined-stale-button").into());
        }
        let mut tx = Transaction::of(&self.state);
        let name = lobby::kick(&mut tx, user, seat)?;
        let speaker = asker.speaker(&tx.state).writing(crate::chat::escape);
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(speaker.say(&Text::of("kicked").with("name", crate::chat::escape(&name)))))
    }
}
