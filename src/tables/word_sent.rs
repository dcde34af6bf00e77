//! How a word reaches one person: directly, or where that does not work, in the channel, with nobody else called.

use crate::chat::{ChannelId, ChatError, UserId};
use crate::rules::{Text, Tongue};
use crate::store::Item;
use crate::words::Speaker;

use super::delivery::{Delivery, loss};
use super::inbox::Message;
use super::lists;
use super::openings::Conversation;
use super::outgoing::{Fate, fate};
use super::screen::Screen;
use super::screens::word;
use super::state::TableState;
use super::word::{Kind, Said, Word};

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
                // It was there, or nothing is left to say: nobody has refused it.
                Err(ChatError::Deleted) => return Err(ChatError::Deleted),
                Err(error) if !error.is_passing() => error,
                said => return said,
            },
            Err(error) if error.is_passing() => return Err(error),
            Err(error) => error,
        };
        let unreached = self.unreached(state, user, &refused).await;
        let is_gone = matches!(unreached, Message::Gone(_));
        self.tell(unreached).await;
        let kind = Word::read(item).map(|word| word.kind);
        if kind == Some(Kind::Digest) && !is_gone {
            self.tell(Message::Undigested(user)).await;
        }
        if kind == Some(Kind::RemindMany) {
            self.tell(Message::Unlisted(user)).await;
        }
        if is_gone || kind.is_some_and(Kind::is_private) || state.is_lost {
            return Err(refused);
        }
        let said = self.say_in(state.channel, item, false).await;
        if let Err(error @ (ChatError::Locked | ChatError::Gone(_) | ChatError::Forbidden(_))) = &said {
            // Neither way leads to them.
            self.tell(Message::Lost(loss(error))).await;
        }
        said
    }

    /// The tables that wait for whoever is told; none where none does by now.
    async fn list(&self, state: &TableState, word: &Word) -> Option<Screen> {
        let chair = state.chair(word.seat)?;
        let (user, speaker) = (chair.person()?, Speaker::alone(chair.language));
        let head = |n: usize| match word.kind {
            Kind::Welcome => speaker.word("away-back"),
            Kind::Digest => format!("**{}**", speaker.say(&Text::of("digest-head").with("n", n))),
            _ => speaker.word("remind-many"),
        };
        // What stood in the list of the day before is told apart.
        let since = chair.days.digest_before(self.shared.clock.now()).filter(|_| word.kind == Kind::Digest);
        let screen = lists::waiting(&self.shared, user, (head, since), &speaker).await?;
        Some(Screen { mentions: vec![user], ..screen })
    }

    async fn say_in(&self, channel: ChannelId, item: &Item, is_direct: bool) -> Result<Said, ChatError> {
        let state = self.state.borrow().clone();
        let word = Word::read(item);
        let many = word
            .as_ref()
            .filter(|word| is_direct && matches!(word.kind, Kind::RemindMany | Kind::Welcome | Kind::Digest));
        let screen = match (many, &word) {
            (Some(word), _) => {
                let list = self.list(&state, word).await;
                // No table waits for them any more.
                Some(list.ok_or(ChatError::Deleted)?)
            }
            (None, word) => word.as_ref().and_then(|word| word::screen(&state, word, is_direct, &self.shared)),
        };
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
