//! What systemd is told where the program is a service of it: that it is ready, that it lives, how it does, and that it
//! ends. Anywhere else there is nobody to tell.

use std::time::Duration;

use sd_notify::NotifyState;

use super::health::Health;

/// How often it is looked how the program does.
const LOOK: Duration = Duration::from_secs(1);

/// Tells how the program does, as long as it runs. Whoever keeps watch hears of it while the runtime does its work.
pub async fn tell(health: Health) {
    if std::env::var_os("NOTIFY_SOCKET").is_none() {
        return;
    }
    let watchdog = sd_notify::watchdog_enabled();
    let every = watchdog.map_or(LOOK, |most| LOOK.min(most / 3));
    let (mut was_ready, mut told) = (false, None);
    loop {
        let status = health.trouble().await;
        let is_ready = status.is_none();
        let status = status.unwrap_or_else(|| "ready".to_owned());
        let mut news = Vec::new();
        // Said once: what comes later is for those who look at the status.
        if is_ready && !was_ready {
            news.push(NotifyState::Ready);
            was_ready = true;
        }
        if told.as_ref() != Some(&status) {
            news.push(NotifyState::Status(&status));
        }
        if watchdog.is_some() {
            news.push(NotifyState::Watchdog);
        }
        say(&news);
        told = Some(status);
        tokio::time::sleep(every).await;
    }
}

/// Tells that the program ends.
pub fn ends() {
    say(&[NotifyState::Stopping]);
}

fn say(news: &[NotifyState<'_>]) {
    if !news.is_empty()
        && let Err(error) = sd_notify::notify(news)
    {
        tracing::warn!(%error, "systemd can't be told how the program does");
    }
}
