//! Before the start: sitting down, getting up, adding bots, choosing options, and the start itself.
//! Pure: what is decided is stored and shown elsewhere.

use crate::bots::Level;
use crate::chat::{Person, UserId};
use crate::record::Play;
use crate::rules::{Seat, Seed, Text};
use crate::store::Stage;
use crate::words::{Language, tidy};

use super::advice::Advice;
use super::announce;
use super::clock::Pace;
use super::declined::Declined;
use super::first;
use super::overtime::Overtime;
use super::screens::{settings, title};
use super::state::{Chair, Letterbox, Sitter, TableState};
use super::transaction::Transaction;

fn in_lobby(state: &TableState) -> Result<(), Declined> {
    match state.stage {
        Stage::Lobby => Ok(()),
        Stage::Playing => Err(Declined::because("declined-started")),
        Stage::Over | Stage::Closed => Err(Declined::Over),
    }
}

fn by_host(state: &TableState, user: UserId) -> Result<(), Declined> {
    in_lobby(state)?;
    if state.host == user {
        return Ok(());
    }
    Err(Text::of("declined-not-host").with("name", host_name(state)).into())
}

fn host_name(state: &TableState) -> String {
    let host = state.chairs.iter().find(|chair| chair.person() == Some(state.host));
    host.map_or(String::new(), |chair| crate::chat::escape(&chair.name))
}

fn first_free(state: &TableState) -> Option<usize> {
    state.chairs.iter().position(|chair| chair.sitter == Sitter::Nobody)
}

/// A person sits down; their seat is given back.
///
/// # Errors
/// When the game began, or there is no seat left, or they sit already.
pub fn join(tx: &mut Transaction, person: &Person, language: Language, letterbox: Letterbox) -> Result<Seat, Declined> {
    in_lobby(&tx.state)?;
    if tx.state.seat_of(person.id).is_some() {
        return Err(Declined::because("declined-seated"));
    }
    if tx.state.barred.contains(&person.id) {
        return Err(Declined::because("declined-kicked"));
    }
    let at = first_free(&tx.state).ok_or(Declined::because("declined-full"))?;
    tx.state.chairs[at] = Chair { letterbox, language, ..Chair::of(Sitter::Person(person.id), tidy(&person.name)) };
    tx.state.name_bots();
    tx.state.note_invited(person.id);
    tx.redraws_lobby = true;
    Ok(Seat(at as u8))
}

/// A person gets up. When the host does, whoever sits longest is the host; with nobody left the table closes.
///
/// # Errors
/// When the game began, or they do not sit here.
pub fn leave(tx: &mut Transaction, user: UserId) -> Result<(), Declined> {
    in_lobby(&tx.state)?;
    let seat = tx.state.seat_of(user).ok_or(Declined::because("declined-not-seated"))?;
    clear(&mut tx.state, seat);
    if tx.state.host == user {
        match tx.state.chairs.iter().find_map(Chair::person) {
            Some(next) => tx.state.host = next,
            None => tx.state.stage = Stage::Closed,
        }
    }
    tx.state.name_bots();
    tx.redraws_lobby = true;
    Ok(())
}

/// The host takes somebody off the table, who does not sit down here again; their name is given back.
///
/// # Errors
/// When the person is not the host, the game began, or nobody else sits there.
pub fn kick(tx: &mut Transaction, user: UserId, seat: Seat) -> Result<String, Declined> {
    let chair = may_kick(&tx.state, user, seat)?.clone();
    tx.state.barred.extend(chair.person());
    tx.state.first = first::without(&tx.state, seat);
    clear(&mut tx.state, seat);
    tx.state.name_bots();
    tx.redraws_lobby = true;
    Ok(chair.name)
}

/// Whom a person would take off the table.
///
/// # Errors
/// As for [`kick`].
pub fn may_kick(state: &TableState, user: UserId, seat: Seat) -> Result<&Chair, Declined> {
    by_host(state, user)?;
    let chair = state.chair(seat).filter(|chair| chair.sitter != Sitter::Nobody && chair.person() != Some(user));
    chair.ok_or(Declined::because("declined-no-player"))
}

/// Takes whoever sits there off; the others move up.
fn clear(state: &mut TableState, seat: Seat) {
    let seats = state.chairs.len();
    state.chairs.remove(seat.index());
    state.chairs.push(Chair::empty());
    state.chairs.truncate(seats);
}

/// A bot sits down; its name is given back.
///
/// # Errors
/// When the person is not the host, the game began, or no seat is free.
pub fn add_bot(tx: &mut Transaction, user: UserId, level: Level) -> Result<String, Declined> {
    by_host(&tx.state, user)?;
    let at = first_free(&tx.state).ok_or(Declined::because("declined-no-bot"))?;
    tx.state.chairs[at] = Chair::of(Sitter::Bot(level), String::new());
    tx.state.name_bots();
    tx.redraws_lobby = true;
    Ok(tx.state.chairs[at].name.clone())
}

/// Whether a bot could be added by this person now.
///
/// # Errors
/// As for [`add_bot`].
pub fn may_add_bot(state: &TableState, user: UserId) -> Result<(), Declined> {
    by_host(state, user)?;
    let free = state.taken() < state.chairs.len();
    if free { Ok(()) } else { Err(Declined::because("declined-no-bot")) }
}

/// Sets one of the table's options to one of its values, by their tokens.
///
/// # Errors
/// When the person is not the host, the game began, or there is no such value.
pub fn set_option(tx: &mut Transaction, user: UserId, option: &str, value: &str) -> Result<(), Declined> {
    by_host(&tx.state, user)?;
    set(&mut tx.state, option, value)?;
    tx.redraws_lobby = true;
    Ok(())
}

/// As [`set_option`], for whoever opens the table.
///
/// # Errors
/// When there is no such option or value.
pub fn set(state: &mut TableState, option: &str, value: &str) -> Result<(), Declined> {
    let unknown =
        || Text::of("declined-unknown-value").with("value", value.to_owned()).with("option", option.to_owned());
    if state.origin.is_some() && settings::is_of_game(state, option) {
        return Err(Declined::because("declined-goes-on"));
    }
    match option {
        settings::SEATS => return resize(state, value),
        settings::WHERE if value == "thread" => state.wants_thread = true,
        settings::WHERE if value == "channel" => state.wants_thread = false,
        settings::FIRST if first::choose(state, value) => {}
        settings::FIRST => return Err(unknown().into()),
        settings::LANGUAGE => {
            let language = Language::ALL.into_iter().find(|language| language.code() == value);
            state.language = language.ok_or_else(unknown)?;
        }
        settings::PACE => state.pace = Pace::of(value).ok_or_else(unknown)?,
        settings::ADVICE => state.advice = Advice::of(value).ok_or_else(unknown)?,
        settings::LATE => state.overtime = Overtime::of(value).ok_or_else(unknown)?,
        name => {
            let setting = state.game.settings.iter().find(|setting| setting.name == name).ok_or_else(unknown)?;
            let value = setting.values.iter().find(|known| **known == value).ok_or_else(unknown)?;
            state.options.insert(name.to_owned(), (*value).into());
        }
    }
    Ok(())
}

/// So many seats: empty ones come or go, and nobody loses theirs.
fn resize(state: &mut TableState, seats: &str) -> Result<(), Declined> {
    let range = &state.game.seats;
    let wanted = seats.parse::<u8>().ok().filter(|n| range.contains(n) && usize::from(*n) >= state.taken());
    let Some(wanted) = wanted else {
        let text = Text::of("declined-seats").with("game", title(state.game));
        return Err(text.with("min", (*range.start()).max(state.taken() as u8)).with("max", *range.end()).into());
    };
    state.chairs.sort_by_key(|chair| chair.sitter == Sitter::Nobody);
    state.chairs.resize(usize::from(wanted), Chair::empty());
    Ok(())
}

/// Whether this person may start the table now.
///
/// # Errors
/// When they do not sit here or are not the host, the game began, or too few sit.
pub fn may_start(state: &TableState, user: UserId) -> Result<(), Declined> {
    in_lobby(state)?;
    if state.seat_of(user).is_none() {
        return Err(Declined::because("declined-not-seated"));
    }
    by_host(state, user)?;
    let least = state.origin.map_or(*state.game.seats.start(), |_| 1);
    if state.taken() < usize::from(least) {
        let text = Text::of("declined-too-few").with("game", title(state.game));
        return Err(text.with("n", least).into());
    }
    Ok(())
}

/// A new game for those who sit there.
///
/// # Errors
/// When the game cannot be dealt with these options.
pub fn deal(state: &TableState, seed: Seed) -> Result<Play, Declined> {
    let options = serde_json::Value::Object(state.options.clone());
    let seats = state.chairs.len() as u8;
    Play::open_with(state.game, &options, seats, first::seat(state), seed).map_err(|fault| {
        tracing::error!(table = %state.id, field = fault.field, why = fault.why, "the game can't be dealt");
        Declined::because("fault")
    })
}

/// The game begins, and calls whoever is first. The seats are drawn and the channel for the boards is set already.
pub fn start(tx: &mut Transaction, play: Play) {
    tx.state.advice = tx.state.advice.settled(tx.state.people().len());
    let before = tx.state.clone();
    tx.begin(play);
    tx.redraws_lobby = true;
    tx.settle();
    announce::after(tx, &before, &[]);
    if tx.state.has_secrets() {
        tx.state.people().iter().for_each(|seat| tx.hand(seat));
    }
}
