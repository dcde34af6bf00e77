//! What whoever watches the program is told of all tables at once: how many there are, and what waits. Names none.

use std::time::Duration;

use tokio::time::timeout;

use crate::meters::{Standing, Stored};

use super::manager::Manager;

impl Manager {
    /// How the tables stand at this moment; what the database knows of them, if it says so by then.
    pub async fn standing(&self, patience: Duration) -> Standing {
        let stored = timeout(patience, self.stored()).await.ok().flatten();
        Standing { actors: self.awake(), painting: self.shared.pool.waiting(), stored, ..Standing::default() }
    }

    async fn stored(&self) -> Option<Stored> {
        let now = self.shared.clock.now();
        let vitals = self.shared.store.vitals(now).await.ok()?;
        let ago = |at: i64| Duration::from_millis(u64::try_from(now.saturating_sub(at)).unwrap_or_default());
        Some(Stored {
            tables: (vitals.lobbies, vitals.playing),
            outbox: (vitals.waiting, vitals.waits_since.map(ago).unwrap_or_default()),
            alarms: (vitals.overdue, vitals.overdue_since.map(ago).unwrap_or_default()),
            schema: vitals.schema,
            backup: vitals.backup.map(ago),
        })
    }
}
