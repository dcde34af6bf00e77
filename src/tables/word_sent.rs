//! How a word reaches one person: directly, or where that does not work, in the channel, with nobody else called.

use crate::chat::{ChannelId, ChatError, UserId};
use crate::store::Item;

use super::delivery::Delivery;
use super::inbox::Message;
use super::openings::Conversation;
use super::outgoing::{Fate, fate};
use super::screens::word;
use super::state::TableState;
use super::word::{Said, Word};

impl Delivery {
    /// Says a word to a person. Whoever takes no direct messages is told in the channel, this once and from then on.
    ///
    /// # Errors
    /// Why it did not come through, as far as that is known.
    pub(super) async fn say_to(&self, state: &TableState, user: UserId, item: &Item) -> Result<Said, ChatError> {
        if let Some(channel) = item.channel {
            if state.is_lost && !state.is_tried {
                return Err(ChatError::Gone("the channel was lost before".to_owned()));
            }
            return self.say_in(channel, item, false).await;
        }
        let refused = match self.shared.direct(user).await {
            Ok(Conversation::Waits(at)) => return Ok(Said::Waits(at)),
            Ok(Conversation::Open(channel)) => match self.say_in(channel, item, true).await {
                Err(error) if !error.is_passing() => error,
                said => return said,
            },
            Err(error) if error.is_passing() => return Err(error),
            Err(error) => error,
        };
        self.tell(Message::Closed(user)).await;
        if state.is_lost {
            return Err(refused);
        }
        self.say_in(state.channel, item, false).await
    }

    async fn say_in(&self, channel: ChannelId, item: &Item, is_direct: bool) -> Result<Said, ChatError> {
        let state = self.state.borrow().clone();
        let screen = Word::read(item).and_then(|said| word::screen(&state, &said, is_direct, &self.shared));
        let Some(screen) = screen else { return Ok(Said::There(None)) };
        let post = self.shared.pool.finish_now(screen).await;
        if let Some(there) = self.there(item, channel, &post).await? {
            return Ok(Said::There(Some((channel, there))));
        }
        let is_wanted = || fate(&self.state.borrow(), item) == Fate::Send;
        if !is_wanted() {
            return Ok(Said::There(None));
        }
        let sent = self.shared.chat.post_while(channel, &post, &item.nonce, &is_wanted).await;
        sent.map(|message| Said::There(Some((channel, message))))
    }
}
