//! Somebody suggests that somebody else has a seat: a person, or a bot. Whose seat may be given away is decided in
//! [`super::replacing`].

use crate::chat::{ToldPerson, UserId, escape};
use crate::rules::{Seat, Text};
use crate::store::{Claim, Question, Standing, Vote};
use crate::words::tidy;

use super::actor::Actor;
use super::declined::Declined;
use super::invitations::can_sit_here;
use super::replacing::may_be_replaced;
use super::requests::{Asker, Served};
use super::votes;

impl Actor {
    /// Suggests that whoever was named, or a bot, takes that seat. A bot's seat needs no vote: somebody is invited to it; and
    /// who names their own seat may simply leave.
    pub(super) async fn replace(&mut self, asker: &Asker<'_>, seat: &str, person: Option<ToldPerson>) -> Served {
        let by = self.in_game(asker)?;
        let seat = self.state.seat_called(seat).ok_or(Declined::because("declined-no-player"))?;
        if self.state.has_bot(seat) {
            return self.invite(asker, Some(seat), person).await;
        }
        if seat == by {
            return self.leave_game(asker);
        }
        let now = self.shared.clock.now();
        may_be_replaced(&self.state, seat, now)?;
        let comer = person.map(|person| self.comer_for(seat, &person)).transpose()?;
        let wanted = votes::asked(&self.state, Question::Replace, by, now).ok_or(Declined::Stranger)?;
        self.suggest(asker, Vote { seat: Some(seat), comer, ..wanted }).await
    }

    /// Somebody who could have a seat of this game, and what they are called.
    fn comer_for(&self, seat: Seat, person: &ToldPerson) -> Result<(UserId, String), Declined> {
        can_sit_here(&self.state, person)?;
        let knows_other = |claim: &Claim| claim.seat != seat || claim.standing == Standing::GaveUp;
        if self.state.claim_of(person.id).is_some_and(knows_other) {
            return Err(Text::of("declined-replace-known").with("name", escape(&person.name)).into());
        }
        Ok((person.id, tidy(&person.name)))
    }
}
