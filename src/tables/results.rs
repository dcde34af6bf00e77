//! The last of the three lives of a lobby's message: how the game ended, with a link to where it stands in full. In a table
//! with a thread of its own this is all that the channel sees of the game.

use crate::chat::ChatError;
use crate::store::{Item, Surface};

use super::delivery::{Delivery, Outcome};
use super::screens::lobby;

impl Delivery {
    /// Turns the lobby's message into the result. It is tried until it is there, or the message is not.
    pub(super) async fn show_result(&mut self, item: &Item) -> Outcome {
        match self.put_result(item).await {
            Ok(()) => self.give_up(item, "shown").await,
            Err(error) if error.is_passing() && !self.is_hopeless(item) => Outcome::Later,
            Err(error) => {
                tracing::debug!(table = %item.table, %error, "a lobby stays as it is");
                self.give_up(item, &error.to_string()).await
            }
        }
    }

    async fn put_result(&self, item: &Item) -> Result<(), ChatError> {
        let shown = async |surface| self.shared.store.shown(item.table, surface).await.ok().flatten();
        let (Some(lobby), end) = (shown(Surface::Lobby).await, shown(Surface::Board).await) else { return Ok(()) };
        let state = self.state.borrow().clone();
        let channel = end.map_or(state.channel, |end| end.channel);
        let link = self.shared.chat.address(state.guild, channel, end.map(|end| end.message));
        let Some(screen) = lobby::result(&state, &link) else { return Ok(()) };
        let post = self.shared.pool.finish_now(screen).await;
        self.shared.chat.edit(lobby.channel, lobby.message, &post).await
    }
}
