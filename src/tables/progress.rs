//! What takes a while: how far it is, whether it is still wanted, and what whoever waits is told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::chat::{Incoming, Post};
use crate::rules::{Text, Tongue};
use crate::words::Speaker;

use super::screen::Screen;
use super::shared::Shared;

/// So often whoever waits is told how far it is.
pub const TOLD: Duration = Duration::from_secs(2);
/// Of so many signs the bar consists that shows it.
const BAR: usize = 10;

/// How far something is, and whether somebody has had enough of it.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    is_stopped: AtomicBool,
}

impl Progress {
    /// How much there is to do.
    pub fn begin(&self, of: usize) {
        self.of.store(of, Ordering::Relaxed);
    }

    /// How much there is to do.
    pub fn of(&self) -> usize {
        self.of.load(Ordering::Relaxed)
    }

    /// So much is done.
    pub fn set(&self, done: usize) {
        self.done.store(done, Ordering::Relaxed);
    }

    /// It need not go on.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it need not go on.
    pub fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// How far it is, in a message that shows a bar.
    pub fn said(&self, key: &'static str, speaker: &Speaker) -> String {
        let full = (self.done.load(Ordering::Relaxed) * BAR / self.of().max(1)).min(BAR);
        let bar = format!("{}{}", "▰".repeat(full), "▱".repeat(BAR - full));
        speaker.say(&Text::of(key).with("bar", bar))
    }
}

/// Something in work. It need not go on once this is dropped.
pub struct Work(pub Arc<Progress>);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Tells whoever waits. Tried once: what is made is kept all the same.
pub async fn tell(shared: &Shared, incoming: &Incoming, screen: Screen) {
    let post = Post { text: screen.text, rows: screen.rows, ..Post::default() };
    if let Err(error) = shared.chat.answer(&incoming.reply, &post).await {
        tracing::debug!(%error, "how far it is can't be told");
    }
}
