//! A lobby where a table was played before: in its channel, or, where another table lives there by now, in a thread.

use serde_json::Value;

use crate::chat::{Incoming, TableId};
use crate::rules::Text;
use crate::store::{Act, Along, NewItem, NewTable, StoreError, Stored, Surface, Venue};

use super::manager::Manager;
use super::state::TableState;
use super::threads::open_thread;

impl Manager {
    /// Creates a table and its lobby.
    pub(super) async fn create(&self, incoming: &Incoming, new: NewTable, payload: &Value) -> Stored<TableId> {
        let (surface, act, channel) = (Surface::Lobby, Act::Post, Some(new.channel));
        let lobby = NewItem { surface, act, channel, step: 0, payload: payload.clone(), supersedes: true };
        let along = Along { interaction: Some(incoming.reply.interaction), say: vec![lobby] };
        self.shared.store.create(new, along).await
    }

    /// Creates a table in a thread below the lobby of one that was, since this other one lives in the channel. Where it is not
    /// known whether there can be a thread, whoever asked is told, and it gives nothing.
    pub(super) async fn create_in_thread(
        &self,
        incoming: &Incoming,
        (state, other): (&TableState, TableId),
        new: NewTable,
        payload: &Value,
    ) -> Option<Stored<TableId>> {
        match open_thread(&self.shared, state).await {
            Ok(Some(channel)) => {
                let new = NewTable { channel, venue: Venue::Channel, ..new };
                Some(self.create(incoming, new, payload).await)
            }
            Ok(None) => Some(Err(StoreError::Occupied(other))),
            Err(error) => {
                tracing::warn!(table = %state.id, %error, "whether there is a thread is not known");
                self.say(incoming, &Text::of("fault")).await;
                None
            }
        }
    }
}
