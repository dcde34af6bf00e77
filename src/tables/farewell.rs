//! What becomes of the message with somebody's hand when they hold no seat any more.

use crate::chat::{ChatError, Post, UserId};
use crate::store::Item;

use super::delivery::Delivery;
use super::outgoing::Payload;

impl Delivery {
    /// Says in the message with a hand that its reader sits there no more: it shows nothing of the seat from then on. Who is
    /// back by then has a hand again.
    ///
    /// # Errors
    /// Why it stays as it is.
    pub(super) async fn put_farewell(&self, item: &Item, user: UserId) -> Result<(), ChatError> {
        let shown = self.shared.store.shown(item.table, item.surface).await.ok().flatten();
        let Some(shown) = shown.filter(|_| self.state.borrow().seat_of(user).is_none()) else { return Ok(()) };
        let post = Post { text: Payload::of(item).text, ..Post::default() };
        self.shared.chat.edit(shown.channel, shown.message, &post).await
    }
}
