//! What is logged, and where: our own modules as asked, libraries when they warn.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use guildhall::discord::UNREADABLE;
use tracing::level_filters::LevelFilter;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, filter};

/// How often it is told that there were some.
const TELL: Duration = Duration::from_secs(3600);

/// Counts events of the platform that nobody could read: if one of them changes its form, the bot is deaf to it and
/// looks healthy.
#[derive(Clone, Default)]
pub struct Unread(Arc<AtomicU64>);

impl<S: Subscriber> Layer<S> for Unread {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() <= Level::WARN {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Unread {
    /// Tells once an hour how many there were, if there were any.
    pub async fn tell(self) {
        loop {
            tokio::time::sleep(TELL).await;
            let events = self.0.swap(0, Ordering::Relaxed);
            if events > 0 {
                tracing::warn!(events, "Discord has sent what could not be read: does this release still fit it?");
            }
        }
    }
}

/// Sets the log up. The platform's library describes each request, pictures and all, to whoever listens to its other words.
/// A line is for people, or with `is_json`, an object for a program that collects logs.
pub fn set_up(level: LevelFilter, is_json: bool) -> Unread {
    let libraries = level.min(LevelFilter::WARN);
    let filter = EnvFilter::new(format!("{libraries},guildhall={level},{UNREADABLE}=off"));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match is_json {
        true => lines.json().flatten_event(true).boxed(),
        false => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
    };
    let unread = Unread::default();
    let is_unreadable = |metadata: &Metadata<'_>| metadata.target() == UNREADABLE;
    tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .with(unread.clone().with_filter(filter::filter_fn(is_unreadable)))
        .init();
    unread
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_read_is_counted_and_nothing_else() {
        let unread = Unread::default();
        let subscriber = tracing_subscriber::registry()
            .with(unread.clone().with_filter(filter::filter_fn(|metadata| metadata.target() == UNREADABLE)));
        tracing::subscriber::with_default(subscriber, || {
            tracing::warn!(target: UNREADABLE, "Err deserializing text");
            tracing::debug!(target: UNREADABLE, "a frame");
            tracing::warn!("something else");
        });
        assert_eq!(unread.0.load(Ordering::Relaxed), 1);
    }
}
