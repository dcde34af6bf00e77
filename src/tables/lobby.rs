//! Before the start: sitting down, getting up, adding bots, choosing options, and the start itself.

use rand::TryRng as _;

use crate::bots::Level;
use crate::chat::{Person, UserId};
use crate::record::Play;
use crate::rules::{Seat, Seed, Text};
use crate::store::{Sitter as Stored, Stage};
use crate::words::{Language, tidy};

use super::announce;
use super::declined::Declined;
use super::desk::{Chair, Desk, Sitter};
use super::draft::{Change, Draft, sitter};
use super::first;
use super::screens::{settings, title};

/// A seed that nobody can foresee.
pub fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    rand::rngs::SysRng.try_fill_bytes(&mut bytes).ok()?;
    Some(Seed(bytes))
}

fn in_lobby(desk: &Desk) -> Result<(), Declined> {
    match desk.stage {
        Stage::Lobby => Ok(()),
        Stage::Playing => Err(Declined::because("declined-started")),
        Stage::Over | Stage::Closed => Err(Declined::Over),
    }
}

fn by_host(desk: &Desk, user: UserId) -> Result<(), Declined> {
    in_lobby(desk)?;
    if desk.host == user {
        return Ok(());
    }
    Err(Text::of("declined-not-host").with("name", host_name(desk)).into())
}

fn host_name(desk: &Desk) -> String {
    let host = desk.chairs.iter().find(|chair| chair.person() == Some(desk.host));
    host.map_or(String::new(), |chair| crate::chat::escape(&chair.name))
}

fn first_free(desk: &Desk) -> Option<usize> {
    desk.chairs.iter().position(|chair| chair.sitter == Sitter::Nobody)
}

/// A person sits down; their seat is given back.
///
/// # Errors
/// When the game began, or there is no seat left, or they sit already.
pub fn join(draft: &mut Draft, person: &Person, language: Language) -> Result<Seat, Declined> {
    in_lobby(&draft.desk)?;
    if draft.desk.seat_of(person.id).is_some() {
        return Err(Declined::because("declined-seated"));
    }
    let at = first_free(&draft.desk).ok_or(Declined::because("declined-full"))?;
    let chair = chair_of(person, language);
    if let Some(who) = sitter(&chair) {
        draft.change = Change::Sat(who);
    }
    draft.desk.chairs[at] = chair;
    draft.desk.name_bots();
    draft.redraws_lobby = true;
    Ok(Seat(at as u8))
}

/// The chair in which a person has just sat down.
pub fn chair_of(person: &Person, language: Language) -> Chair {
    Chair { language, ..Chair::of(Sitter::Person(person.id), tidy(&person.name)) }
}

/// A person gets up. When the host does, whoever sits longest is the host; with nobody left the table closes.
///
/// # Errors
/// When the game began, or they do not sit here.
pub fn leave(draft: &mut Draft, user: UserId) -> Result<(), Declined> {
    in_lobby(&draft.desk)?;
    let seat = draft.desk.seat_of(user).ok_or(Declined::because("declined-not-seated"))?;
    let seats = draft.desk.chairs.len();
    draft.desk.chairs.remove(seat.index());
    draft.desk.chairs.push(Chair::empty());
    draft.desk.chairs.truncate(seats);
    if draft.desk.host == user {
        match draft.desk.chairs.iter().find_map(Chair::person) {
            Some(next) => draft.desk.host = next,
            None => draft.desk.stage = Stage::Closed,
        }
    }
    draft.desk.name_bots();
    draft.change = Change::Left(user);
    draft.redraws_lobby = true;
    Ok(())
}

/// A bot sits down; its name is given back.
///
/// # Errors
/// When the person is not the host, the game began, or no seat is free.
pub fn add_bot(draft: &mut Draft, user: UserId, level: Level) -> Result<String, Declined> {
    by_host(&draft.desk, user)?;
    let at = first_free(&draft.desk).ok_or(Declined::because("declined-no-bot"))?;
    draft.desk.chairs[at] = Chair::of(Sitter::Bot(level), String::new());
    draft.desk.name_bots();
    draft.change = Change::Sat(Stored::Bot(level.name().to_owned()));
    draft.redraws_lobby = true;
    Ok(draft.desk.chairs[at].name.clone())
}

/// Whether a bot could be added by this person now.
///
/// # Errors
/// As for [`add_bot`].
pub fn may_add_bot(desk: &Desk, user: UserId) -> Result<(), Declined> {
    by_host(desk, user)?;
    let free = desk.taken() < desk.chairs.len();
    if free { Ok(()) } else { Err(Declined::because("declined-no-bot")) }
}

/// Sets one of the table's options to one of its values, by their tokens.
///
/// # Errors
/// When the person is not the host, the game began, or there is no such value.
pub fn set_option(draft: &mut Draft, user: UserId, option: &str, value: &str) -> Result<(), Declined> {
    by_host(&draft.desk, user)?;
    set(&mut draft.desk, option, value)?;
    draft.change = match option {
        settings::SEATS => Change::Seats(draft.desk.chairs.len() as u8),
        settings::WHERE => Change::Venue,
        settings::LANGUAGE => Change::Language,
        _ => Change::Options,
    };
    draft.redraws_lobby = true;
    Ok(())
}

/// As [`set_option`], for whoever opens the table.
///
/// # Errors
/// When there is no such option or value.
pub fn set(desk: &mut Desk, option: &str, value: &str) -> Result<(), Declined> {
    let unknown =
        || Text::of("declined-unknown-value").with("value", value.to_owned()).with("option", option.to_owned());
    match option {
        settings::SEATS => return resize(desk, value),
        settings::WHERE if value == "thread" => desk.wants_thread = true,
        settings::WHERE if value == "channel" => desk.wants_thread = false,
        settings::FIRST if first::choose(desk, value) => {}
        settings::FIRST => return Err(unknown().into()),
        settings::LANGUAGE => {
            let language = Language::ALL.into_iter().find(|language| language.code() == value);
            desk.language = language.ok_or_else(unknown)?;
        }
        name => {
            let setting = desk.game.settings.iter().find(|setting| setting.name == name).ok_or_else(unknown)?;
            let value = setting.values.iter().find(|known| **known == value).ok_or_else(unknown)?;
            desk.options.insert(name.to_owned(), (*value).into());
        }
    }
    Ok(())
}

/// So many seats: empty ones come or go, and nobody loses theirs.
fn resize(desk: &mut Desk, seats: &str) -> Result<(), Declined> {
    let range = &desk.game.seats;
    let wanted = seats.parse::<u8>().ok().filter(|n| range.contains(n) && usize::from(*n) >= desk.taken());
    let Some(wanted) = wanted else {
        let text = Text::of("declined-seats").with("game", title(desk.game));
        return Err(text.with("min", (*range.start()).max(desk.taken() as u8)).with("max", *range.end()).into());
    };
    desk.chairs.sort_by_key(|chair| chair.sitter == Sitter::Nobody);
    desk.chairs.resize(usize::from(wanted), Chair::empty());
    Ok(())
}

/// Whether this person may start the table now.
///
/// # Errors
/// When they do not sit here or are not the host, the game began, or too few sit.
pub fn may_start(desk: &Desk, user: UserId) -> Result<(), Declined> {
    in_lobby(desk)?;
    if desk.seat_of(user).is_none() {
        return Err(Declined::because("declined-not-seated"));
    }
    by_host(desk, user)?;
    let least = *desk.game.seats.start();
    if desk.taken() < usize::from(least) {
        let text = Text::of("declined-too-few").with("game", title(desk.game));
        return Err(text.with("n", least).into());
    }
    Ok(())
}

/// Deals, and calls whoever is first. The seats are drawn and the channel for the boards is set already.
///
/// # Errors
/// When the game cannot be dealt with these options.
pub fn start(draft: &mut Draft, seed: Seed) -> Result<(), Declined> {
    let before = draft.desk.clone();
    let desk = &mut draft.desk;
    let options = serde_json::Value::Object(desk.options.clone());
    let seats = desk.chairs.len() as u8;
    let play = Play::open_with(desk.game, &options, seats, first::seat(desk), seed).map_err(|fault| {
        tracing::error!(table = %desk.id, field = fault.field, why = fault.why, "the game can't be dealt");
        Declined::because("fault")
    })?;
    desk.play = Some(play);
    desk.stage = Stage::Playing;
    draft.change = Change::Started;
    draft.redraws_lobby = true;
    draft.settle();
    announce::after(draft, &before, &[]);
    if draft.desk.has_secrets() {
        draft.desk.people().iter().for_each(|seat| draft.hand(seat));
    }
    Ok(())
}
