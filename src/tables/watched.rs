//! What whoever watches the program is told of all tables at once: how many there are, and what waits. Names none.

use std::time::Duration;

use crate::meters::Standing;
use crate::store::Stored;

use super::manager::Manager;

impl Manager {
    /// How the tables stand at this moment. What is not theirs is left as it is.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn standing(&self) -> Stored<Standing> {
        let now = self.shared.clock.now();
        let vitals = self.shared.store.vitals(now).await?;
        let ago = |at: i64| Duration::from_millis(u64::try_from(now.saturating_sub(at)).unwrap_or_default());
        Ok(Standing {
            actors: self.awake(),
            tables: (vitals.lobbies, vitals.playing),
            outbox: (vitals.waiting, vitals.waits_since.map(ago).unwrap_or_default()),
            alarms: (vitals.overdue, vitals.overdue_since.map(ago).unwrap_or_default()),
            schema: vitals.schema,
            backup: vitals.backup.map(ago),
            painting: self.shared.pool.waiting(),
            ..Standing::default()
        })
    }
}
