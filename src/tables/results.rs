//! The last of the three lives of a lobby's message: how the game ended, with a link to where it stands in full. In a table
//! with a thread of its own this is all that the channel sees of the game.

use crate::chat::ChatError;
use crate::store::{Item, Stage, Surface};

use super::delivery::Delivery;
use super::screens::lobby;

impl Delivery {
    /// Turns the lobby's message into the result, or into the way to open it again where it was closed for its age.
    ///
    /// # Errors
    /// Why it stays as it is.
    pub(super) async fn put_result(&self, item: &Item) -> Result<(), ChatError> {
        let shown = async |surface| self.shared.store.shown(item.table, surface).await.ok().flatten();
        let (Some(lobby), end) = (shown(Surface::Lobby).await, shown(Surface::Board).await) else { return Ok(()) };
        let state = self.state.borrow().clone();
        let channel = end.map_or(state.channel, |end| end.channel);
        let link = self.shared.chat.address(state.guild, channel, end.map(|end| end.message));
        let screen = match state.stage {
            Stage::Closed if state.play.is_none() => Some(lobby::old(&state)),
            _ => lobby::result(&state, &link),
        };
        let Some(screen) = screen else { return Ok(()) };
        let post = self.shared.pool.finish_now(screen).await;
        self.shared.chat.edit(lobby.channel, lobby.message, &post).await
    }
}
