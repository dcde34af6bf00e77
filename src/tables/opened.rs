//! The private panels that people have open at a table. When another one opens, the earlier one is dead, and is taken away
//! while its handle can still be used; one whose question is settled elsewhere says so. What is known of it lives in memory
//! alone: a panel that a restart forgets stays.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::chat::{Ack, Chat, Done, Incoming, InteractionId, Post, Reply, Request, UserId};
use crate::record::Entry;

use super::shared::Shared;
use super::state::TableState;
use super::table_request::TableRequest;

/// A handle is good for fifteen minutes; one that is nearly spent is not tried.
const GOOD: Duration = Duration::from_secs(14 * 60);

/// A panel: the last handle by which it can be taken away.
struct Opened {
    reply: Reply,
    at: Instant,
    /// Its answer on its way: taken away before that has come, a panel would come back beside the next one.
    answered: Option<JoinHandle<bool>>,
    /// At how many entries it asked what its person has to decide, if it did.
    asks: Option<usize>,
}

impl Opened {
    /// Takes the panel away, if its handle is still good.
    fn withdraw(self, chat: &Arc<dyn Chat>) {
        let chat = chat.clone();
        self.once_answered(async move |reply| chat.withdraw(&reply).await);
    }

    /// Says in the panel that its question is settled, if its handle is still good.
    fn settle(self, shared: &Arc<Shared>, user: UserId) {
        let shared = shared.clone();
        self.once_answered(async move |reply| {
            let text = crate::words::word(shared.language_of(user).await, "panel-gone");
            shared.chat.answer(&reply, &Post { text, ..Post::default() }).await
        });
    }

    /// Does something to the panel once it has come. Tried once.
    fn once_answered<F>(self, work: impl FnOnce(Reply) -> F + Send + 'static)
    where
        F: Future<Output = Done<()>> + Send,
    {
        if self.at.elapsed() >= GOOD {
            return;
        }
        tokio::spawn(async move {
            if let Some(answered) = self.answered {
                let _ = answered.await;
            }
            if let Err(error) = work(self.reply).await {
                tracing::debug!(%error, "an earlier panel stays as it is");
            }
        });
    }
}

/// The private panel that each person has open at a table.
#[derive(Default)]
pub struct Panels(BTreeMap<UserId, Opened>);

impl Panels {
    /// Notes the panel that a request opens or changes, and takes away the one that it replaces. In a direct conversation
    /// the answers are messages of their own, which stay.
    pub fn note(&mut self, chat: &Arc<dyn Chat>, incoming: &Incoming, wanted: &TableRequest) {
        let opens = wanted.is_for(&Request::Play)
            || wanted.is_for(&Request::Undo(None))
            || matches!(wanted, TableRequest::Verb { .. });
        let leads_on = matches!(
            wanted,
            TableRequest::Along { .. }
                | TableRequest::Asked { request: Request::Undo(_) | Request::Hint | Request::NoTips, .. }
        );
        let (opens, changes) = match incoming.reply.ack {
            Ack::Private => (opens, false),
            Ack::Update => (false, opens || leads_on),
            Ack::Open => (false, false),
        };
        if incoming.place.guild.is_none() || !(opens || changes) {
            return;
        }
        let now = Opened { reply: incoming.reply.clone(), at: Instant::now(), answered: None, asks: None };
        let earlier = self.0.insert(incoming.person.id, now);
        let is_other = |earlier: &Opened| earlier.reply.interaction != incoming.reply.interaction;
        let dead = earlier.filter(|earlier| opens && is_other(earlier));
        dead.into_iter().for_each(|dead| dead.withdraw(chat));
    }

    /// Takes away the panel of somebody who has got up, unless it is where they read so.
    pub fn take_away(&mut self, chat: &Arc<dyn Chat>, incoming: &Incoming) {
        let dead = self.0.remove(&incoming.person.id);
        let dead = dead.filter(|dead| dead.reply.interaction != incoming.reply.interaction);
        dead.into_iter().for_each(|dead| dead.withdraw(chat));
    }

    /// Whether nothing else was pressed in the panel since, as far as is known.
    pub fn is_newest(&self, incoming: &Incoming) -> bool {
        let opened = self.0.get(&incoming.person.id).map(|opened| opened.reply.interaction);
        opened.is_none_or(|opened| opened == incoming.reply.interaction)
    }

    /// Turns a press into one of the panel that its person has open now, if they have one, and gives the answer that is on
    /// its way there.
    pub fn newest(&mut self, incoming: &mut Incoming) -> Option<JoinHandle<bool>> {
        let opened = self.0.get_mut(&incoming.person.id)?;
        incoming.reply = opened.reply.clone();
        opened.answered.take()
    }

    /// Notes that the answer of a request is on its way, if it is a panel, as the table is now.
    pub fn note_answer(&mut self, incoming: &Incoming, answered: Option<JoinHandle<bool>>, state: &TableState) {
        let user = incoming.person.id;
        let opened = self.0.get_mut(&user);
        if let Some(opened) = opened.filter(|opened| opened.reply.interaction == incoming.reply.interaction) {
            let is_asked = state.seat_of(user).is_some_and(|seat| state.awaited().has(seat));
            (opened.answered, opened.asks) = (answered, is_asked.then(|| state.entry()));
        }
    }

    /// Says in the panels whose question was settled elsewhere that it is: not where it was answered `by` a press.
    pub fn settle(&mut self, shared: &Arc<Shared>, state: &TableState, by: Option<InteractionId>) {
        let is_elsewhere = |opened: &Opened| Some(opened.reply.interaction) != by;
        let is_over = |user: UserId, opened: &Opened| opened.asks.is_some_and(|entry| is_settled(state, user, entry));
        let settled = self.0.iter().filter(|(user, opened)| is_elsewhere(opened) && is_over(**user, opened));
        let settled: Vec<UserId> = settled.map(|(user, _)| *user).collect();
        for user in settled {
            if let Some(opened) = self.0.remove(&user) {
                opened.settle(shared, user);
            }
        }
    }
}

/// Whether what somebody was asked when the record had so many entries is settled: they have to decide nothing now, or their
/// seat has moved or changed hands since.
pub fn is_settled(state: &TableState, user: UserId, entry: usize) -> bool {
    let (Some(seat), Some(play)) = (state.seat_of(user), &state.play) else { return true };
    let is_own = |since: Entry| {
        matches!(since, Entry::Played { seat: by, .. } | Entry::Conceded { seat: by } | Entry::SeatTaken { seat: by, .. }
            if by == seat)
    };
    !state.awaited().has(seat) || play.entries_from(entry).any(is_own)
}
