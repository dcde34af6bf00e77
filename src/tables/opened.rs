//! The private panels that people have open at a table. When another one opens, the earlier one is dead, and is taken away
//! while its handle can still be used. What is known of it lives in memory alone: a panel that a restart forgets stays.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::chat::{Ack, Chat, Incoming, Reply, Request, UserId};

use super::table_request::TableRequest;

/// A handle is good for fifteen minutes; one that is nearly spent is not tried.
const GOOD: Duration = Duration::from_secs(14 * 60);

/// A panel: the last handle by which it can be taken away.
struct Opened {
    reply: Reply,
    at: Instant,
    /// Its answer on its way: taken away before that has come, a panel would come back beside the next one.
    answered: Option<JoinHandle<()>>,
}

impl Opened {
    /// Takes the panel away, if its handle is still good.
    fn withdraw(self, chat: &Arc<dyn Chat>) {
        if self.at.elapsed() >= GOOD {
            return;
        }
        let chat = chat.clone();
        tokio::spawn(async move {
            if let Some(answered) = self.answered {
                let _ = answered.await;
            }
            if let Err(error) = chat.withdraw(&self.reply).await {
                tracing::debug!(%error, "an earlier panel can't be taken away");
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
        let leads_on =
            matches!(wanted, TableRequest::Along { .. } | TableRequest::Asked { request: Request::Undo(_), .. });
        let (opens, changes) = match incoming.reply.ack {
            Ack::Private => (opens, false),
            Ack::Update => (false, opens || leads_on),
            Ack::Open => (false, false),
        };
        if incoming.place.guild.is_none() || !(opens || changes) {
            return;
        }
        let now = Opened { reply: incoming.reply.clone(), at: Instant::now(), answered: None };
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

    /// Notes that the answer of a request is on its way, if it is a panel.
    pub fn note_answer(&mut self, incoming: &Incoming, answered: Option<JoinHandle<()>>) {
        let opened = self.0.get_mut(&incoming.person.id);
        if let Some(opened) = opened.filter(|opened| opened.reply.interaction == incoming.reply.interaction) {
            opened.answered = answered;
        }
    }
}
