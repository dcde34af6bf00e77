//! What people set about their days: their time zone and their quiet hours. Whatever needs a zone asks for it first, and is
//! set as soon as it is known.

use crate::chat::wishes::Wish;
use crate::chat::{Incoming, Suggestion, Typing, quoted};
use crate::rules::{Text, Tongue};
use crate::words::Speaker;

use super::days::{AWAY, BEGIN, DIGEST, END, Hours, OFF, QUIET, ZONE, hour};
use super::hours::Quiet;
use super::manager::Manager;
use super::screens::days as screens;
use super::zones;

/// What comes of something that was to be set.
enum Set {
    /// It is set, and is this in words.
    Done(Text),
    /// It needs a zone first.
    NeedsZone,
    /// It cannot be, for this reason.
    No(Text),
}

impl Manager {
    /// Shows which zones can be chosen.
    pub(super) async fn show_zones(&self, incoming: &Incoming, then: Option<&str>) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        self.show(incoming, screens::zones(self.shared.clock.now(), then, &speaker));
    }

    /// Shows which hours can be quiet.
    pub(super) async fn show_quiet(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let days = self.shared.days(incoming.person.id).await;
        self.show(incoming, screens::quiet(&days, &speaker));
    }

    /// Quiet hours, as the command names them.
    pub(super) async fn quiet_by_command(&self, incoming: &Incoming, begin: Option<&str>, end: Option<&str>) {
        match (begin, end) {
            (None, None) => self.show_quiet(incoming).await,
            (Some(begin), Some(end)) => {
                self.set_day(incoming, QUIET, &format!("{}-{}", begin.trim(), end.trim())).await
            }
            (Some(begin), None) => self.set_day(incoming, BEGIN, begin).await,
            (None, Some(end)) => self.set_day(incoming, END, end).await,
        }
    }

    /// Sets something about a person's days and shows what holds now. The name of the zone may be followed by what is to be
    /// set as soon as it is known.
    pub(super) async fn set_day(&self, incoming: &Incoming, name: &str, value: &str) {
        let (name, then) = name.split_once('.').map_or((name, None), |(name, then)| (name, Some(then)));
        if name == AWAY {
            return self.set_away(incoming, value).await;
        }
        let mut set = self.set_one_day(incoming, name, value).await;
        if let (Set::Done(_), Some((name, value))) = (&set, then.and_then(|then| then.split_once('.'))) {
            if name == AWAY {
                return self.set_away(incoming, value).await;
            }
            if name == Wish::Pings.name() {
                return self.note_wish(incoming, Wish::Pings, value).await;
            }
            set = self.set_one_day(incoming, name, value).await;
        }
        match set {
            Set::Done(noted) => {
                self.spread_wishes(incoming.person.id).await;
                self.show_noted(incoming, &noted).await;
            }
            Set::NeedsZone => self.show_zones(incoming, Some(&format!("{name}.{value}"))).await,
            Set::No(why) => self.say(incoming, &why).await,
        }
    }

    async fn set_one_day(&self, incoming: &Incoming, name: &str, value: &str) -> Set {
        match name {
            ZONE => self.set_zone(incoming, value).await,
            DIGEST => self.set_digest(incoming, value).await,
            QUIET => self.set_quiet(incoming, Hours::read(value), value).await,
            BEGIN | END => {
                let days = self.shared.days(incoming.person.id).await;
                let hours = match (hour(value), name) {
                    _ if value == OFF => Some(Hours(None)),
                    (None, _) => None,
                    (begin, BEGIN) => Some(days.with_hours(begin, None)),
                    (end, _) => Some(days.with_hours(None, end)),
                };
                self.set_quiet(incoming, hours, value).await
            }
            _ => Set::No(Text::of("declined-stale-button")),
        }
    }

    async fn set_zone(&self, incoming: &Incoming, typed: &str) -> Set {
        let zone = zones::named(typed, incoming.person.language, self.shared.clock.now());
        let Some(zone) = zone else { return Set::No(Text::of("declined-zone").with("zone", quoted(typed))) };
        let name = zone.name().to_owned();
        let noted = Text::of("settings-saved").with("setting", Text::of("button-zone")).with("value", name.clone());
        self.note_day(incoming, ZONE, &name, noted).await
    }

    async fn set_quiet(&self, incoming: &Incoming, hours: Option<Hours>, typed: &str) -> Set {
        let Some(hours) = hours else {
            let text = Text::of("declined-unknown-value").with("value", quoted(typed));
            return Set::No(text.with("option", Text::of("button-quiet")));
        };
        let noted = Text::of("settings-saved").with("setting", Text::of("button-quiet"));
        let Some((begin, end)) = hours.0.filter(|(begin, end)| begin != end) else {
            return self.note_day(incoming, QUIET, OFF, noted.with("value", Text::of("set-quiet-none"))).await;
        };
        let Some(zone) = self.shared.days(incoming.person.id).await.zone else { return Set::NeedsZone };
        if Quiet::new(zone, begin, end).is_none() {
            return Set::No(Text::of("declined-quiet-long"));
        }
        let value = Text::of("set-quiet-hours").with("begin", i32::from(begin)).with("end", i32::from(end));
        self.note_day(incoming, QUIET, &hours.text(), noted.with("value", value)).await
    }

    async fn set_digest(&self, incoming: &Incoming, typed: &str) -> Set {
        let Some(hour) = hour(typed) else {
            let text = Text::of("declined-unknown-value").with("value", quoted(typed));
            return Set::No(text.with("option", Text::of("set-digest")));
        };
        if self.shared.days(incoming.person.id).await.zone.is_none() {
            return Set::NeedsZone;
        }
        let noted = Text::of("settings-saved").with("setting", Text::of("set-digest"));
        self.note_day(incoming, DIGEST, &hour.to_string(), noted.with("value", screens::hour_shown(hour))).await
    }

    async fn note_day(&self, incoming: &Incoming, name: &'static str, value: &str, noted: Text) -> Set {
        match self.shared.set_days(incoming.person.id, name, value).await {
            Ok(()) => Set::Done(noted),
            Err(error) => {
                tracing::error!(%error, "what a person set can't be noted");
                Set::No(Text::of("fault"))
            }
        }
    }

    /// The zones that fit what is typed.
    pub(super) async fn zones(&self, typing: &Typing) -> Vec<Suggestion> {
        let speaker = Speaker::alone(self.shared.language(&typing.person).await);
        let now = self.shared.clock.now();
        let found = zones::matching(&typing.focused.1, speaker.language, now);
        let shown = |zone: &super::hours::Zone| speaker.say(&screens::shown(zone, now));
        found.iter().map(|zone| Suggestion { name: shown(zone), value: zone.name().to_owned() }).collect()
    }
}
