//! Servers that the bot enters and leaves, and threads that fall asleep: what becomes of the tables there.
//! Keeps no list of servers.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::chat::{ChannelId, GuildId, TableId};
use crate::store::{Stage, TableRow};

use super::inbox::{Loss, Message};
use super::manager::Manager;

/// A thread is woken at most so often: whoever puts it to sleep again means it.
const WAKE: Duration = Duration::from_secs(24 * 3600);

impl Manager {
    /// Tells a table something, taking it up if it rests.
    pub(super) async fn tell(&self, table: TableId, message: Message) {
        match self.handle(table).await {
            // One that ends meanwhile is told by what it tries next.
            Ok(handle) => drop(handle.inbox.send(message).await),
            Err(error) => tracing::error!(%table, %error, "a table can't be taken up"),
        }
    }

    /// The tables of a server that are open or played.
    pub(super) async fn tables_of(&self, server: GuildId) -> Vec<TableRow> {
        self.shared.store.live_in_server(server).await.unwrap_or_else(|error| {
            tracing::error!(%error, "the tables of a server can't be read");
            Vec::new()
        })
    }

    /// The bot was taken out of a server: its tables are out of reach, and nobody is told, since somebody wanted that.
    pub(super) async fn was_left(&self, server: GuildId) {
        self.note_gone(server, true).await;
        for row in self.tables_of(server).await {
            self.tell(row.id, Message::Lost(Loss::Removed)).await;
        }
    }

    /// The bot connects, and is in these servers. Those that it was taken out of meanwhile are left.
    pub(super) async fn left_all_but(&self, servers: &[GuildId]) {
        for server in self.shared.store.servers().await.unwrap_or_default() {
            if !servers.contains(&server) {
                self.note_gone(server, true).await;
            }
        }
        for table in self.shared.store.running().await.unwrap_or_default() {
            let server = self.shared.store.table(table).await.ok().and_then(|row| row.guild);
            if server.is_some_and(|server| !servers.contains(&server)) {
                self.tell(table, Message::Lost(Loss::Removed)).await;
            }
        }
    }

    /// A server has come into view, after a connection or since the bot was let in: tables that were out of reach are
    /// tried where their channel is there, and threads that fell asleep meanwhile are woken.
    pub(super) async fn came_into_view(&self, server: GuildId, open: &[ChannelId]) {
        let now = self.shared.clock.now();
        self.note_gone(server, false).await;
        for row in self.tables_of(server).await {
            match open.contains(&row.channel) {
                true if row.is_lost => self.tell(row.id, Message::Back).await,
                true => {}
                // A table that was opened since the list was made is not in it, and does not sleep either.
                false if row.created > now => {}
                false => self.keep_awake(&row).await,
            }
        }
    }

    /// Wakes the thread in which a game is played: buttons in a sleeping one are dead for whoever is no member.
    pub(super) async fn keep_awake(&self, row: &TableRow) {
        if row.stage != Stage::Playing || row.is_lost || !self.may_wake(row.channel) {
            return;
        }
        if let Err(error) = self.shared.chat.wake(row.channel).await {
            tracing::debug!(table = %row.id, %error, "a thread goes on sleeping");
        }
    }

    /// Notes that the bot was taken out of a server, or is there: what is set there is kept for a while.
    async fn note_gone(&self, guild: GuildId, is_gone: bool) {
        let gone = is_gone.then(|| self.shared.clock.now());
        if let Err(error) = self.shared.store.set_server_gone(guild, gone).await {
            tracing::warn!(%error, "that a server was left or entered can't be noted");
        }
    }

    /// Whether a thread was not woken for long; it counts as woken now.
    fn may_wake(&self, thread: ChannelId) -> bool {
        is_long_ago(&self.woken, thread, WAKE)
    }
}

/// Whether something was not done in a channel for so long; it counts as done now.
pub(super) fn is_long_ago(done: &Mutex<BTreeMap<ChannelId, Instant>>, channel: ChannelId, age: Duration) -> bool {
    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
    done.retain(|_, at| at.elapsed() < age);
    let is_long_ago = !done.contains_key(&channel);
    if is_long_ago {
        done.insert(channel, Instant::now());
    }
    is_long_ago
}
