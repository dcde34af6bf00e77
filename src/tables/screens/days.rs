//! What a person can set about their days: their time zone and their quiet hours, as selects.

use crate::chat::{Id, Request, Row, Select, SelectOption};
use crate::rules::{Text, Tongue};
use crate::tables::days::{AWAY, BEGIN, Days, END, OFF, ZONE};
use crate::tables::hours::{HOURS, Quiet, Zone};
use crate::tables::screen::{Screen, button};
use crate::tables::zones;
use crate::words::Speaker;

use super::day;

/// A zone with what its clocks show now.
pub fn shown(zone: &Zone, now: i64) -> Text {
    Text::of("zone-now").with("zone", zone.name().to_owned()).with("now", zone.shown(now))
}

/// The zones that are usual; `then` is set as soon as one is chosen.
pub fn zones(now: i64, then: Option<&str>, speaker: &Speaker) -> Screen {
    let found = zones::matching("", speaker.language, now);
    let option = |zone: &Zone| {
        let label = speaker.say(&shown(zone, now));
        SelectOption { label, value: zone.name().to_owned(), note: None, chosen: false }
    };
    let options: Vec<SelectOption> = found.iter().map(option).collect();
    let text = found
        .first()
        .map(|zone| Text::of("zone-ask").with("zone", zone.name().to_owned()).with("now", zone.shown(now)));
    let name = then.map_or(ZONE.to_owned(), |then| format!("{ZONE}.{then}"));
    let mut screen = Screen::of(text.map(|text| speaker.say(&text)).unwrap_or_default());
    screen.rows.push(select(&name, speaker.word("button-zone"), options));
    screen.row([back(speaker)])
}

/// The quiet hours: when they begin, or that there are none, and when they end.
pub fn quiet(days: &Days, speaker: &Speaker) -> Screen {
    let hours = days.quiet.as_ref().map(Quiet::hours);
    let hour = |key: &'static str, hour: i8, now: Option<i8>| {
        let label = speaker.say(&Text::of("option-line").with("setting", Text::of(key)).with("value", i32::from(hour)));
        SelectOption { label, value: hour.to_string(), note: None, chosen: now == Some(hour) }
    };
    let (begin, end) = hours.unzip();
    let off = SelectOption {
        label: speaker.word("set-quiet-off"),
        value: OFF.to_owned(),
        note: None,
        chosen: begin.is_none(),
    };
    let (from, to) = ("settings-slot-begin.name", "settings-slot-end.name");
    let begins = [off].into_iter().chain((0..HOURS).map(|at| hour(from, at, begin))).collect();
    let ends = (0..HOURS).map(|at| hour(to, at, end)).collect();
    let mut screen = Screen::of(line(days, speaker));
    screen.rows.push(select(BEGIN, speaker.word(from), begins));
    screen.rows.push(select(END, speaker.word(to), ends));
    screen.row([back(speaker)])
}

/// So many days are offered, and none, which is to be here again.
const AWAY_DAYS: [u16; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 18, 21, 30];

/// Until when they are away, and for how many days they can be.
pub fn away(days: &Days, speaker: &Speaker) -> Screen {
    let option = |n: &u16| {
        let value = Text::of("days").with("n", i32::from(*n));
        let is_none = *n == 0;
        let label = speaker.say(&if is_none { Text::of("button-back-again") } else { value });
        SelectOption { label, value: n.to_string(), note: None, chosen: is_none && days.away.is_none() }
    };
    let text = match days.away {
        Some(until) => speaker.say(&Text::of("away-set").with("when", day(until))),
        None => speaker.word("away-ask"),
    };
    let mut screen = Screen::of(text);
    screen.rows.push(select(AWAY, speaker.word("button-away"), AWAY_DAYS.iter().map(option).collect()));
    screen.row([back(speaker)])
}

fn back(speaker: &Speaker) -> crate::chat::Button {
    button(Id::of(Request::Wishes), speaker.word("button-back"))
}

fn select(name: &str, placeholder: String, options: Vec<SelectOption>) -> Row {
    let id = Id::of(Request::Wish(name.to_owned())).to_string();
    Row::Select(Select { id, placeholder, options, min: 1, max: 1 })
}

/// The quiet hours in a line.
pub fn line(days: &Days, speaker: &Speaker) -> String {
    if let Some(gone) = &days.gone {
        return speaker.say(&Text::of("set-zone-gone").with("zone", gone.clone()));
    }
    match (&days.quiet, &days.zone) {
        (Some(quiet), Some(zone)) => {
            let (begin, end) = quiet.hours();
            let text = Text::of("set-quiet").with("begin", i32::from(begin)).with("end", i32::from(end));
            speaker.say(&text.with("zone", zone.name().to_owned()))
        }
        _ => speaker.word("set-quiet-off"),
    }
}

/// When the daily list comes.
pub fn digest(days: &Days) -> Text {
    Text::of("option-line").with("setting", Text::of("set-digest")).with("value", hour_shown(days.digest))
}

/// A full hour as clocks show it.
pub fn hour_shown(hour: i8) -> String {
    format!("{hour}:00")
}
