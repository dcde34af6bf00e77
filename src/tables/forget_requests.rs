//! What is stored of a person, for themselves: handed out as a file, or forgotten. What becomes of their seats is decided in
//! [`super::forgetting`].

use tokio::sync::oneshot;

use crate::chat::{Id, Incoming, Picture, Request, TableId, UserId};
use crate::rules::{Text, Tongue};
use crate::store::{StoreError, Stored};
use crate::words::Speaker;

use super::forgetting::{at_rest, is_live};
use super::inbox::Message;
use super::load::Broken;
use super::manager::Manager;
use super::screen::{Meant, Screen, button};

impl Manager {
    /// Gives a person what is stored of them.
    pub(super) async fn export(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let screen = match self.shared.store.own(incoming.person.id).await {
            Ok(own) => {
                // What a database holds always has a JSON form.
                let text = serde_json::to_string_pretty(&own).unwrap_or_default();
                let words = speaker.word("export-own");
                let file = Picture { png: text.into_bytes().into(), name: "own.json", alt: words.clone() };
                Screen { file: Some(file), ..Screen::of(words) }
            }
            Err(error) => {
                tracing::error!(%error, "what is stored of a person can't be read");
                Screen::of(speaker.word("fault"))
            }
        };
        self.show(incoming, screen);
    }

    /// Asks twice whether a person is to be forgotten, and then forgets them.
    pub(super) async fn forget(&self, incoming: &Incoming, asked: u8) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let user = incoming.person.id;
        let screen = match asked {
            0 => asks(1, &Text::of("forget-ask"), "button-forget", &speaker),
            1 => {
                let tables = self.shared.store.tables_of(user).await.unwrap_or_default().len();
                asks(2, &Text::of("forget-sure").with("tables", tables), "button-forget-yes", &speaker)
            }
            _ => match self.forget_everywhere(user).await {
                // Nothing is noted of them any more, not even what they read.
                Ok(()) => Screen::of(speaker.word("forget-done")),
                Err(error) => {
                    tracing::error!(%error, "a person can't be forgotten");
                    asks(2, &Text::of("forget-half"), "button-forget-yes", &speaker)
                }
            },
        };
        self.show(incoming, screen);
    }

    /// One table after the other, then what is known of them beside tables. Where something fails, the others are done all the
    /// same, and it can be done again; how they are written to is known until all is done.
    async fn forget_everywhere(&self, user: UserId) -> Stored<()> {
        let store = &self.shared.store;
        let mut all = Ok(());
        for table in store.tables_naming(user).await? {
            let done = match self.forget_at(table, user).await {
                Ok(()) => self.take_away_messages(table, user).await,
                failed => failed,
            };
            all = all.and(done);
        }
        all?;
        store.forget(user).await?;
        self.shared.forget(user);
        Ok(())
    }

    /// What somebody alone was shown of a table goes where it stands: after they are forgotten there, since until then more may
    /// come. Where that ends before, the table is found again by what it shows.
    async fn take_away_messages(&self, table: TableId, user: UserId) -> Stored<()> {
        for (channel, message) in self.shared.store.shown_alone(table, user).await? {
            if let Err(error) = self.shared.chat.delete(channel, message).await {
                tracing::info!(%table, %error, "a message to whoever is forgotten can't be taken away");
            }
        }
        self.shared.store.forget_shown(table, user).await
    }

    async fn forget_at(&self, table: TableId, user: UserId) -> Stored<()> {
        // An actor may end between being found and being told; a table may begin meanwhile.
        for _ in 0..3 {
            let store = &self.shared.store;
            let row = match store.table(table).await {
                Err(StoreError::Unknown(_)) => return Ok(()),
                row => row,
            };
            let handle = match self.known(table) {
                None if row.as_ref().is_ok_and(is_live) => match self.handle(table).await {
                    Ok(handle) => handle,
                    Err(Broken::Store(StoreError::Unknown(_))) => return Ok(()),
                    Err(Broken::Store(StoreError::Stopped)) => return Err(StoreError::Stopped),
                    // What can't be taken up has no owner, and what stands in its rows can go all the same.
                    Err(_) => return at_rest(store, table, row, user).await,
                },
                None => match at_rest(store, table, row, user).await {
                    Err(StoreError::Moved(_)) => continue,
                    forgotten => return forgotten,
                },
                Some(handle) => handle,
            };
            let (done, is_done) = oneshot::channel();
            if handle.inbox.send(Message::Forget(user, done)).await.is_ok() && is_done.await == Ok(true) {
                return Ok(());
            }
        }
        Err(StoreError::Moved(table))
    }
}

fn asks(next: u8, question: &Text, yes: &'static str, speaker: &Speaker) -> Screen {
    let yes = button(Id::of(Request::Forget(next)), speaker.word(yes)).danger();
    let stay = button(Id::of(Request::Dismiss), speaker.word("button-stay"));
    Screen::of(speaker.say(question)).row([yes, stay])
}
