//! The one scheduler: it waits for the next alarm of any table and hands it to that table's owner. What an alarm leads
//! to is the owner's, who stores it in one transaction with the alarm's removal: until then the alarm is there, and a
//! program that was killed in between finds it again.

use std::sync::{Arc, Weak};
use std::time::Duration;

use futures_util::future::{BoxFuture, join_all};
use tokio::sync::oneshot;

use crate::chat::TableId;
use crate::store::{DueAlarm, StoreError};

use super::inbox::{Handle, Message, Served};
use super::load::Broken;
use super::presence::{Seen, Watch};
use super::shared::Shared;

/// So many alarms are read at once, among however many tables.
const AT_ONCE: usize = 64;
/// The clock is looked at as often, since that of a machine can be set, or stand still while it sleeps.
const LOOK: Duration = Duration::from_secs(60);
/// An owner that has not served an alarm for so long is asked again.
const PATIENCE: Duration = Duration::from_secs(60);
/// A table that cannot be read, or at which serving an alarm panics, is asked again then.
const NEXT_DAY: Duration = Duration::from_secs(24 * 3600);

/// How the owner of a table is found.
pub type Find = Box<dyn Fn(TableId) -> BoxFuture<'static, Result<Handle, Broken>> + Send + Sync>;
/// How the owners that are awake learn that deadlines were moved.
pub type Moved = Box<dyn Fn() -> BoxFuture<'static, ()> + Send + Sync>;

/// Serves alarms until nobody is left whose they could be. `watch` begins with the program.
pub async fn serve(shared: Weak<Shared>, find: Find, moved: Moved, mut watch: Watch) {
    loop {
        let Some(there) = shared.upgrade() else { return };
        let wait = match watch.look(&there.presence, there.clock, &there.store).await {
            Ok(Seen::Away) => LOOK,
            Ok(Seen::There) => ring(&there, &find).await,
            Ok(Seen::Back) => {
                moved().await;
                ring(&there, &find).await
            }
            Err(error) => {
                tracing::error!(%error, "that the program is at work can't be noted");
                LOOK
            }
        };
        let (bell, clock, presence) = (there.bell.clone(), there.clock, there.presence.clone());
        drop(there);
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = bell.rings() => {}
            () = clock.was_put_on() => {}
            () = presence.turned() => {}
        }
    }
}

/// Hands out what is due; gives how long there is nothing more to do.
async fn ring(shared: &Arc<Shared>, find: &Find) -> Duration {
    shared.bell.wait_for(i64::MAX);
    match ring_all(shared, find).await {
        Ok(Some(at)) => {
            shared.bell.wait_for(at);
            // One that is overdue all the same could not be served, and is not asked for without a pause.
            Some(shared.clock.until(at).min(LOOK)).filter(|wait| !wait.is_zero()).unwrap_or(LOOK)
        }
        Ok(None) => LOOK,
        Err(error) => {
            tracing::error!(%error, "alarms can't be read");
            LOOK
        }
    }
}

/// Hands out what is due, until nothing is; gives the moment of the next alarm.
async fn ring_all(shared: &Arc<Shared>, find: &Find) -> Result<Option<i64>, StoreError> {
    loop {
        let due = shared.store.due_alarms(shared.clock.now(), AT_ONCE).await?;
        if due.is_empty() {
            return shared.store.next_alarm().await;
        }
        let is_going_on = join_all(due.into_iter().map(|due| hand_over(shared, find, due))).await;
        if !is_going_on.contains(&true) {
            return Ok(None);
        }
    }
}

/// Hands an alarm to the owner of its table, and puts it off where that one cannot serve it. False where everything
/// comes to its end.
pub async fn hand_over(shared: &Arc<Shared>, find: &Find, due: DueAlarm) -> bool {
    let put_off = match offer(find, due).await {
        Ok(Served::Done) => return true,
        Ok(Served::Later) => LOOK,
        Err(Broken::Store(StoreError::Stopped)) => return false,
        Err(Broken::Store(error)) => {
            tracing::error!(table = %due.table, %error, "a table with an alarm can't be taken up now");
            LOOK
        }
        Err(error) => {
            tracing::error!(table = %due.table, %error, "an alarm can't be served; it is put off for a day");
            NEXT_DAY
        }
    };
    if let Err(error) = shared.store.put_off(due, shared.clock.after(put_off)).await {
        tracing::error!(table = %due.table, %error, "an alarm can't be put off");
        return false;
    }
    true
}

/// Has an alarm served.
async fn offer(find: &Find, due: DueAlarm) -> Result<Served, Broken> {
    // An owner may end between being found and being told; the next one is found then.
    for _ in 0..3 {
        let handle = find(due.table).await?;
        let (done, served) = oneshot::channel();
        if handle.inbox.send(Message::Alarm(due, done)).await.is_ok() {
            return match tokio::time::timeout(PATIENCE, served).await {
                Ok(Ok(served)) => Ok(served),
                Ok(Err(_)) => Err(Broken::Record(due.table, "serving an alarm panicked".to_owned())),
                Err(_) => Ok(Served::Later),
            };
        }
    }
    Ok(Served::Later)
}
