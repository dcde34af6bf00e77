//! Who follows a table without sitting there: by one direct message that shows the board as everybody may see it, and a last one
//! at the end. Stores and sends nothing.

use crate::chat::UserId;
use crate::store::{Act, Alarm, AlarmKind, AlarmOf, Stage, Watcher};

use super::state::TableState;
use super::transaction::Transaction;

/// So many people follow a table at most.
pub const MOST: usize = 20;
/// Their message changes no more often than this, in milliseconds.
const PAUSE: i64 = 10 * 60 * 1000;

impl TableState {
    /// Whether somebody follows the table, as far as messages reach them.
    pub fn is_watched_by(&self, user: UserId) -> bool {
        self.watchers.iter().any(|watcher| watcher.user == user && !watcher.is_closed)
    }
}

/// Somebody follows the table from now on.
pub fn begin(tx: &mut Transaction, user: UserId, now: i64) {
    tx.state.watchers.retain(|watcher| watcher.user != user);
    tx.state.watchers.push(Watcher { user, shown: now, is_closed: false });
    tx.state.watchers.sort_unstable_by_key(|watcher| watcher.user);
    tx.show_watcher(user, Act::Post);
}

/// Somebody follows the table no more.
pub fn end(tx: &mut Transaction, user: UserId) {
    tx.state.watchers.retain(|watcher| watcher.user != user);
    tx.state.alarms.remove(&alarm(user));
}

/// Messages no longer reach somebody who follows the table: they do so no more, and are told with their next answer.
pub fn close(tx: &mut Transaction, user: UserId) {
    if let Some(watcher) = tx.state.watchers.iter_mut().find(|watcher| watcher.user == user) {
        watcher.is_closed = true;
        tx.state.alarms.remove(&alarm(user));
    }
}

/// Shows whoever follows the table what a change has come to: a new board now, or as soon as they may be shown one again; and
/// the end at once. Whoever sits down follows no more.
pub fn follow(tx: &mut Transaction, before: &TableState, now: i64) {
    let there = tx.state.watchers.iter().map(|watcher| watcher.user);
    let seated: Vec<UserId> = there.filter(|user| tx.state.seat_of(*user).is_some()).collect();
    for user in seated {
        end(tx, user);
        tx.show_watcher(user, Act::Edit);
    }
    let open: Vec<Watcher> = tx.state.watchers.iter().filter(|watcher| !watcher.is_closed).copied().collect();
    if matches!(tx.state.stage, Stage::Over | Stage::Closed) {
        tx.state.watchers.clear();
        return open.iter().for_each(|watcher| tx.show_watcher(watcher.user, Act::Post));
    }
    let newest = |state: &TableState| state.board.as_ref().map(|board| board.entry);
    if newest(&tx.state) == newest(before) {
        return;
    }
    for Watcher { user, shown, .. } in open {
        let at = shown.saturating_add(PAUSE);
        if at <= now {
            show(tx, user, now);
        } else {
            tx.state.alarms.insert(alarm(user), Alarm { at, mark: 0 });
        }
    }
}

/// Brings the message of somebody who follows the table up to date.
pub fn show(tx: &mut Transaction, user: UserId, now: i64) {
    let open = tx.state.watchers.iter_mut().find(|watcher| watcher.user == user && !watcher.is_closed);
    if let Some(watcher) = open {
        watcher.shown = now;
        tx.state.alarms.remove(&alarm(user));
        tx.show_watcher(user, Act::Edit);
    }
}

/// When somebody is shown the newest board who was shown one a short while before.
const fn alarm(user: UserId) -> AlarmOf {
    AlarmOf { user: Some(user), ..AlarmOf::table(AlarmKind::Watch) }
}
