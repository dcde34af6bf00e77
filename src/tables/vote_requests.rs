//! What is asked of the table as a whole, and what somebody answers: closing, and taking back what one cannot take back
//! alone.

use crate::chat::{Ballot, Id, Request, UserId, escape};
use crate::record::Ending;
use crate::rules::{Seat, Text, Tongue};
use crate::store::{Question, Stage, Vote};

use super::actor::Actor;
use super::declined::Declined;
use super::electorate::{self, Standing, electors};
use super::requests::{Asker, Served};
use super::screen::{Meant, Screen, button};
use super::screens::{look_ups, stamp, vote};
use super::transaction::Transaction;
use super::votes;
use super::way_back;

impl Actor {
    /// Closes the table: a lobby by its host, a game when everybody seated agrees.
    pub(super) async fn close(&mut self, asker: &Asker<'_>, is_sure: bool) -> Served {
        let speaker = asker.speaker(&self.state);
        match self.state.stage {
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
            Stage::Lobby if self.state.host != asker.incoming.person.id => {
                let host = self.state.seat_of(self.state.host).unwrap_or(Seat(0));
                let writer = speaker.writing(escape);
                return Err(Text::of("declined-not-host").with("name", writer.name(host)).into());
            }
            Stage::Lobby => {}
            Stage::Playing => {
                asker.seated()?;
            }
        }
        if !is_sure {
            let yes = button(
                Id::at(self.state.id, self.state.entry(), Request::Close(true)),
                speaker.word("button-close-yes"),
            );
            let screen = Screen::of(speaker.word("close-ask"));
            return Ok(screen.row([yes.danger(), self.stay(&speaker)]));
        }
        if self.state.stage == Stage::Lobby {
            return self.shut_for(asker, Ending::Alone).await;
        }
        self.ask_to_close(asker).await
    }

    /// Asks the others whether the table is closed. Where that is being asked, whoever wants it too agrees.
    async fn ask_to_close(&mut self, asker: &Asker<'_>) -> Served {
        let (seat, user) = (asker.seated()?, asker.incoming.person.id);
        if let Some(number) = self.state.open_vote(Question::Close).map(|vote| vote.number) {
            return self.choose(asker, number, Ballot::Yes).await;
        }
        let now = self.shared.clock.now();
        let wanted = votes::asked(&self.state, Question::Close, seat, now).ok_or(Declined::Stranger)?;
        if electorate::standing(&self.state, &wanted) == Standing::Passed(Ballot::Yes) {
            return self.shut_for(asker, Ending::Alone).await;
        }
        if let Some(at) = votes::may_ask_at(&self.state, Question::Close, user, now) {
            return Err(Text::of("declined-close-soon").with("when", stamp(at)).into());
        }
        let missing = self.ask(asker, wanted).await?;
        let writer = asker.speaker(&self.state).writing(escape);
        Ok(Screen::of(writer.say(&Text::of("close-waiting").with("names", missing))))
    }

    /// Puts a question to the table. Gives the seats that are asked.
    pub(super) async fn ask(&mut self, asker: &Asker<'_>, wanted: Vote) -> Result<Vec<Seat>, super::answers::Trouble> {
        let electors = electors(&self.state, &wanted);
        let asked: Vec<Seat> = electors.iter().filter(|seat| Some(*seat) != asker.seat).collect();
        let users: Vec<UserId> = asked.iter().filter_map(|seat| self.state.chair(*seat)?.person()).collect();
        let mut tx = Transaction::of(&self.state);
        tx.ask(wanted, &users);
        self.commit(tx, asker.interaction()).await?;
        Ok(asked)
    }

    /// Answers what is asked in a vote. Whoever asked can only take the question back.
    pub(super) async fn choose(&mut self, asker: &Asker<'_>, number: u32, ballot: Ballot) -> Served {
        let user = asker.incoming.person.id;
        let speaker = asker.speaker(&self.state);
        let writer = speaker.writing(escape);
        let vote = self.state.vote(number).ok_or(Declined::because("declined-stale-button"))?;
        if vote.outcome.is_some() {
            let what = vote::ended(&self.state, vote, &writer);
            return Err(Text::of("vote-over").with("what", what).into());
        }
        if !electorate::offered(&self.state, vote).contains(&ballot) {
            return Err(Declined::because("declined-stale-button").into());
        }
        let electors = electors(&self.state, vote);
        let question = vote.question;
        let can_withdraw = matches!(question, Question::Close | Question::Undo | Question::Seat);
        let withdraws = can_withdraw && vote.by == user && ballot == Ballot::No;
        let is_asked = asker.seat.is_some_and(|seat| electorate::allowed(&self.state, vote).has(seat)) || withdraws;
        if !is_asked {
            let names: Vec<Seat> = electors.iter().collect();
            return Err(Text::of("declined-vote-not-you").with("names", names).into());
        }
        let mut tx = Transaction::of(&self.state);
        if (question, ballot) == (Question::Seat, Ballot::Yes) {
            tx.comer = Some(self.comer(vote.by, &vote.name).await);
        }
        votes::choose(&mut tx, number, user, ballot);
        self.commit(tx, asker.interaction()).await?;
        let settled = self.state.vote(number).filter(|vote| vote.outcome.is_some());
        if let Some(vote) = settled {
            return Ok(Screen::of(vote::ended(&self.state, vote, &writer)));
        }
        let choice = speaker.say(&vote::label(&self.state, question, ballot));
        Ok(Screen::of(writer.say(&Text::of("vote-noted").with("choice", choice))))
    }

    /// Closes the table at once.
    pub(super) async fn shut_for(&mut self, asker: &Asker<'_>, how: Ending) -> Served {
        if matches!(self.state.stage, Stage::Over | Stage::Closed) {
            return Err(Declined::Over.into());
        }
        let mut tx = Transaction::of(&self.state);
        tx.end(how);
        if self.state.stage == Stage::Playing {
            let told = if how == Ending::Server { "closed-server" } else { "closed" };
            tx.notice(&Text::of(told), &[]);
        } else {
            tx.redraws_lobby = true;
        }
        self.commit(tx, asker.interaction()).await?;
        Ok(Screen::of(asker.speaker(&self.state).word("closed")))
    }

    /// Asks the others whether all since a step is taken back; where nobody else sits, it is at once.
    pub(super) async fn ask_to_undo(&mut self, asker: &Asker<'_>, to: usize, entry: usize) -> Served {
        if matches!(self.state.stage, Stage::Over | Stage::Closed) {
            return Err(Declined::Over.into());
        }
        let (seat, user) = (asker.seated()?, asker.incoming.person.id);
        let reach = way_back::together(&self.state, seat).ok_or(Declined::because("declined-undo-nothing"))?;
        if entry != self.state.entry() || (to != reach.last && to != reach.first) {
            return Err(Declined::Stale.into());
        }
        let writer = asker.speaker(&self.state).writing(escape);
        if let Some(open) = self.state.open_vote(Question::Undo) {
            let what = vote::what(&self.state, open, &writer);
            return Err(Text::of("declined-undo-open").with("what", what).into());
        }
        let is_same = |vote: &Vote| (vote.question, vote.by, vote.entry) == (Question::Undo, user, entry as u64);
        if self.state.votes.iter().any(is_same) {
            return Err(Declined::because("declined-undo-asked").into());
        }
        let now = self.shared.clock.now();
        let wanted = votes::asked(&self.state, Question::Undo, seat, now).ok_or(Declined::Stranger)?;
        let wanted = Vote { step: Some(to as u64), choices: Vec::new(), ..wanted };
        if electors(&self.state, &wanted).is_empty() {
            if !electorate::allowed(&self.state, &wanted).is_empty() {
                return Err(Declined::because("undo-all-away").into());
            }
            return self.undo_alone(asker, seat, to).await;
        }
        let asked = self.ask(asker, wanted).await?;
        let text = writer.say(&Text::of("undo-asked").with("names", asked));
        Ok(Screen::of(text).row([look_ups::dismiss(&self.state, &asker.speaker(&self.state))]))
    }
}
