//! What waits to be said: whether it is still wanted, and what it looks like as the table is now. When and how it is
//! sent is the delivery's.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Deserialize;

use crate::chat::{Id, Post, UserId};
use crate::rules::{Seats, Text, Tongue};
use crate::store::{Item, Stage, Surface};

use super::screen::{Screen, button};
use super::screens::{board, end, lobby, replay, vote};
use super::state::{Board, TableState};
use super::word::Word;

/// What an item carries besides its surface.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Payload {
    pub(super) text: String,
    pub(super) mentions: Vec<UserId>,
    /// The custom ids of buttons, each with the key of its label.
    pub(super) offers: Vec<(String, String)>,
    /// The moment that is shown: after which step, and which board.
    pub(super) past: Option<(usize, u8)>,
}

impl Payload {
    pub(super) fn of(item: &Item) -> Payload {
        Payload::read(item).unwrap_or_default()
    }

    /// None where it cannot be read.
    pub(super) fn read(item: &Item) -> Option<Payload> {
        serde_json::from_value(item.payload.clone()).ok().filter(|_| item.payload.is_object())
    }
}

/// A board as it is known to stand in the channel.
pub(super) struct Noted {
    pub(super) look: Look,
    /// Not known where the table had another one by then.
    pub(super) call: Option<Call>,
}

/// Whom a board called, after which step.
#[derive(Clone, Copy)]
pub struct Call {
    pub(super) called: Seats,
    pub(super) step: usize,
}

impl Call {
    pub(super) const fn of(board: &Board) -> Call {
        Call { called: board.called, step: board.step }
    }
}

/// How a message looks: what it says, and marks of its picture and of its buttons.
#[derive(Debug, PartialEq)]
pub(super) struct Look {
    pub(super) text: String,
    picture: u64,
    rows: u64,
}

impl Look {
    pub(super) fn of(post: &Post) -> Look {
        let mark = |hashed: &dyn Fn(&mut DefaultHasher)| {
            let mut hasher = DefaultHasher::new();
            hashed(&mut hasher);
            hasher.finish()
        };
        let picture = post.picture.as_ref().map(|picture| (&picture.png, &picture.alt));
        let rows = format!("{:?}", post.rows);
        Look { text: post.text.clone(), picture: mark(&|to| picture.hash(to)), rows: mark(&|to| rows.hash(to)) }
    }

    /// Whether both have the same picture with the same words.
    pub(super) fn has_picture_of(&self, other: &Look) -> bool {
        self.picture == other.picture
    }
}

/// What is to become of something that waits to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is sent.
    Send,
    /// Nobody it calls has anything to decide, or a newer one is on its way.
    Hold,
    /// It will never be wanted, for this reason.
    Drop(&'static str),
}

/// What is to become of an item while the table is so. A board calls those who are awaited, and is the newest.
pub fn fate(state: &TableState, item: &Item) -> Fate {
    if let Surface::Word(user) = item.surface {
        return match Word::read(item).filter(|word| word.is_true(state, user)) {
            None => Fate::Drop("the call is answered"),
            Some(word) if word.waits(state) => Fate::Hold,
            Some(_) => Fate::Send,
        };
    }
    if item.surface != Surface::Board {
        return Fate::Send;
    }
    let board = state.board.as_ref().filter(|board| board.entry as u64 == item.step);
    match (state.stage, board) {
        (Stage::Closed, _) => Fate::Drop("the table is closed"),
        (Stage::Over, Some(_)) => Fate::Send,
        (Stage::Playing, Some(board)) if state.awaited_people().iter().any(|seat| board.called.has(seat)) => Fate::Send,
        _ => Fate::Hold,
    }
}

/// Whether the newest board is one to keep up to date: somebody it called has to decide, or nobody ever will again.
pub fn is_live(state: &TableState) -> bool {
    let called = state.board.as_ref().map(|board| board.called);
    state.stage != Stage::Playing
        || called.is_some_and(|called| state.awaited_people().iter().any(|seat| called.has(seat)))
}

/// The screen of a public message as its item wants it. Where that cannot be read, a board calls those whom the newest one
/// calls; of a notice nothing is known.
pub fn public(state: &TableState, surface: Surface, payload: Option<&Payload>) -> Option<Screen> {
    match surface {
        Surface::Lobby => {
            let screen = lobby::screen(state);
            let calls = payload.filter(|payload| !payload.text.is_empty() && state.stage == Stage::Lobby);
            Some(match calls {
                Some(payload) => Screen { mentions: payload.mentions.clone(), ..screen.led_by(&payload.text) },
                None => screen,
            })
        }
        Surface::Board => {
            let mut screen = board_screen(state)?;
            let called = state.board.iter().flat_map(|board| board.called.iter());
            let called = called.filter_map(|seat| state.chair(seat)?.person());
            screen.mentions = payload.map_or_else(|| called.collect(), |payload| payload.mentions.clone());
            Some(screen)
        }
        Surface::Notice => {
            let payload = payload?;
            if let Some(past) = payload.past {
                return replay::public(state, past, &payload.text);
            }
            let speaker = state.speaker(state.language);
            let offer = |(id, key): &(String, String)| {
                Some(button(id.parse::<Id>().ok()?, speaker.say(&Text::of(key.clone()))))
            };
            let screen = Screen { mentions: payload.mentions.clone(), ..Screen::of(payload.text.clone()) };
            Some(screen.row(payload.offers.iter().filter_map(offer)))
        }
        Surface::Vote(number) => {
            let mut screen = vote::screen(state, state.vote(number)?, &state.speaker(state.language));
            let called = payload.map(|payload| payload.mentions.as_slice()).unwrap_or_default();
            screen.mentions.retain(|user| called.contains(user));
            Some(screen)
        }
        Surface::Hand(_) | Surface::Word(_) | Surface::Watch(_) => None,
    }
}

/// The newest board, or the end.
pub fn board_screen(state: &TableState) -> Option<Screen> {
    match state.stage {
        Stage::Over => end::screen(state),
        Stage::Playing | Stage::Lobby | Stage::Closed => board::screen(state),
    }
}
