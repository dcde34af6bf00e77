//! What is thrown away when it is old. What people still need of them is never among it.

use std::time::Duration;

use crate::store::Stored;

use super::manager::Manager;

/// The platform delivers nothing again after a quarter of an hour.
const PRESSES: Duration = Duration::from_secs(3600);
/// What was sent is of interest for a while, to find out what went wrong.
const SENT: Duration = days(3);
/// The buttons of a vote that was settled answer how, for so long.
const VOTES: Duration = days(30);
/// What was set in a server is kept so long after the bot was taken out of it.
const SERVERS: Duration = days(90);
/// A lobby that was closed before its start can be opened again for so long.
const LOBBIES: Duration = days(30);

const fn days(days: u64) -> Duration {
    Duration::from_secs(days * 24 * 3600)
}

impl Manager {
    /// Throws old things away.
    ///
    /// # Errors
    /// When the database fails; what is left then is thrown away another day.
    pub(super) async fn throw_away(&self) -> Stored<()> {
        let store = &self.shared.store;
        store.forget_interactions(PRESSES).await?;
        store.forget_sent(SENT).await?;
        store.forget_votes(VOTES).await?;
        store.forget_servers(self.shared.clock.now(), SERVERS).await?;
        for table in store.old_tables(LOBBIES, self.shared.keep).await? {
            // Somebody looks at one that is awake: it waits for another day.
            if self.known(table).is_none() {
                store.delete_table(table).await?;
            }
        }
        Ok(())
    }
}
