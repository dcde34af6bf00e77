//! Somebody is invited to a table by one who sits there: to its lobby, or to a seat of a running game that a bot holds. It is said
//! in the channel, never directly; seats are not reserved. Who may have which seat is decided in [`super::claims`].

use crate::chat::{ChatError, Post, Request, ToldPerson, UserId, escape};
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Answer, Invitation, Stage};
use crate::words::tidy;

use super::actor::Actor;
use super::claims;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::screens::{mention, stamp, title};
use super::state::TableState;
use super::transaction::Transaction;

/// The same person is invited once in so long, in milliseconds, and so many are within it.
const AGAIN: i64 = 24 * 3600 * 1000;
const MOST: usize = 5;

/// The seat of a running game to which somebody is invited at `now`, the wanted one if one is wanted; none in a lobby.
///
/// # Errors
/// Why they cannot be invited.
fn seat_for(state: &TableState, wanted: Option<Seat>, person: &ToldPerson, now: i64) -> Result<Option<Seat>, Declined> {
    can_sit_here(state, person)?;
    let about = |key: &'static str| Declined::from(Text::of(key).with("name", escape(&person.name)));
    let lately: Vec<&Invitation> = state.invitations.iter().filter(|one| one.at.saturating_add(AGAIN) > now).collect();
    let refuses = |one: &&Invitation| one.answer == Answer::Declined && state.stage == Stage::Lobby;
    let mut theirs = state.invitations.iter().filter(|one| one.user == person.id);
    if lately.iter().any(|one| one.user == person.id) || theirs.any(|one| refuses(&one)) {
        return Err(about("declined-invite-often"));
    }
    if let Some(first) = lately.first().filter(|_| lately.len() >= MOST) {
        let text = Text::of("declined-invite-many").with("n", MOST);
        return Err(text.with("when", stamp(first.at.saturating_add(AGAIN))).into());
    }
    match state.stage {
        Stage::Lobby if state.taken() < state.chairs.len() => Ok(None),
        Stage::Lobby => Err(Declined::because("declined-invite-full")),
        Stage::Over | Stage::Closed => Err(Declined::Over),
        Stage::Playing => {
            let is_free = |seat: &Seat| claims::is_free(state, person.id, *seat, now).is_ok();
            let mut bots = state.bots().filter(|seat| wanted.is_none_or(|wanted| wanted == *seat));
            let seat = bots.find(is_free).ok_or(Declined::because("declined-invite-full"))?;
            Ok(Some(seat))
        }
    }
}

/// Whether somebody who was named could sit at a table at all.
///
/// # Errors
/// Why not.
pub fn can_sit_here(state: &TableState, person: &ToldPerson) -> Result<(), Declined> {
    let why = match person {
        ToldPerson { is_bot: true, .. } => "declined-invite-bot",
        _ if state.seat_of(person.id).is_some() => "declined-invite-seated",
        ToldPerson { sees: false, .. } => "declined-invite-blind",
        _ => return Ok(()),
    };
    Err(Text::of(why).with("name", escape(&person.name)).into())
}

impl TableState {
    /// Whether somebody was invited and has not answered.
    pub fn is_invited(&self, user: UserId) -> bool {
        self.invitations.iter().any(|one| one.user == user && one.answer == Answer::Open)
    }

    /// Notes that somebody who may have been invited sits down.
    pub fn note_invited(&mut self, user: UserId) {
        let open = self.invitations.iter_mut().filter(|one| one.user == user && one.answer == Answer::Open);
        open.for_each(|one| one.answer = Answer::Taken);
    }
}

impl Actor {
    /// Somebody seated invites somebody else, in a running game to that seat if it is named.
    pub(super) async fn invite(
        &mut self,
        asker: &Asker<'_>,
        wanted: Option<Seat>,
        person: Option<ToldPerson>,
    ) -> Served {
        let by = asker.seated()?;
        let person = person.ok_or(Declined::because("declined-invite-nobody"))?;
        let now = self.shared.clock.now();
        let seat = seat_for(&self.state, wanted, &person, now)?;
        let mut tx = Transaction::of(&self.state);
        let number = self.state.invitations.iter().map(|one| one.number).max().unwrap_or_default() + 1;
        let name = tidy(&person.name);
        tx.state.invitations.push(Invitation { number, user: person.id, name, at: now, answer: Answer::Open });
        // A friend's word opens the table again to whom the host took off.
        tx.state.barred.remove(&person.id);
        let text = Text::of("invite").with("who", mention(person.id)).with("name", by);
        let sit = seat.map_or((Request::Join, "button-join"), |seat| (Request::Seat(seat.0), "button-sit"));
        let text = text.with("game", title(self.state.game));
        tx.offer(&text, &[person.id], &[sit, (Request::NoThanks(number), "button-no-thanks")]);
        self.commit(tx, asker.interaction()).await?;
        let speaker = asker.speaker(&self.state);
        Ok(Screen::of(speaker.say(&Text::of("invite-done").with("name", escape(&person.name)))))
    }

    /// Whoever was invited would rather not; where they pressed it says so, and has no buttons any more.
    pub(super) async fn decline_invitation(&mut self, asker: &Asker<'_>, number: u32) -> Served {
        let mut tx = Transaction::of(&self.state);
        let found = tx.state.invitations.iter_mut().find(|one| one.number == number && one.answer != Answer::Taken);
        let invitation = found.ok_or(Declined::because("declined-stale-button"))?;
        let name = escape(&invitation.name);
        if invitation.user != asker.incoming.person.id {
            return Err(Text::of("declined-vote-not-you").with("names", name).into());
        }
        invitation.answer = Answer::Declined;
        self.commit(tx, asker.interaction()).await?;
        let told = Text::of("invite-no").with("name", name);
        if let Some(message) = asker.incoming.told.message {
            let text = self.state.writer(self.state.language).say(&told);
            let (chat, channel) = (self.shared.chat.clone(), asker.incoming.place.channel);
            tokio::spawn(async move {
                let edited: Result<(), ChatError> =
                    chat.edit(channel, message, &Post { text, ..Post::default() }).await;
                if let Err(error) = edited {
                    tracing::debug!(%error, "an invitation keeps its buttons");
                }
            });
        }
        Ok(Screen::of(asker.speaker(&self.state).say(&told)))
    }
}
