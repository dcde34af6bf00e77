//! How much a phase allows: privileges, Libraries, goods, cards drawn, kept and discarded. Read off what everybody
//! sees and one's own cards, so that the rules, the check of a position and the words use the same figures.

use super::cards::Kind;
use super::held::Cards;
use super::setup::START_HAND;
use super::state::{Owned, Phase, SanJuan};
use crate::rules::Seat;

/// So many seats pick one role each; of two players the Governor picks twice (SJ-15).
pub(super) const LEAST_PICKS: u8 = 3;

/// How often the privilege of the role being carried out counts for a seat: 0 for all but the picker, 2 with a
/// Library (SJ-100).
pub(super) fn privileges(is_picker: bool, library: bool) -> u8 {
    if is_picker { 1 + u8::from(library) } else { 0 }
}

/// What a Library does for a role about to be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Library {
    /// Nothing: there is none, or it is spent in this round.
    Idle,
    /// It is used.
    Used,
    /// It can be used or saved for the second role (SJ-106).
    Asked,
}

/// What a Library does for a role about to be picked. Only the Governor of a two-player game, who picks twice, can use
/// it once and has to choose (SJ-106, SJ-Q28).
pub(super) fn library(owned: Owned, picks_twice: bool, spent: bool, picks: u8) -> Library {
    match owned.has(Kind::Library) && !(picks_twice && spent) {
        false => Library::Idle,
        true if picks_twice && picks == 0 => Library::Asked,
        true => Library::Used,
    }
}

/// How many goods may be produced or sold: one for the action, one for each privilege, one for the building that
/// raises it (SJ-39, SJ-47, SJ-73, SJ-92, SJ-103, SJ-104).
pub(super) fn most_goods(owned: Owned, privileges: u8, helper: Kind) -> usize {
    1 + usize::from(privileges) + usize::from(owned.has(helper))
}

/// How many cards the Councillor phase deals: 2, and 3 more for each privilege (SJ-52, SJ-53, SJ-101).
pub(super) fn dealt(privileges: u8) -> usize {
    2 + 3 * usize::from(privileges)
}

/// The most cards a hand may have at the start of a round (SJ-18, SJ-19).
pub(super) fn hand_limit(tower: bool) -> usize {
    if tower { 12 } else { 7 }
}

/// Cards of which a seat keeps or discards some, and how many.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lot {
    /// All of them.
    pub(super) cards: Cards,
    /// Whether those chosen are discarded; else they are kept.
    pub(super) discards: bool,
    /// At least so many are chosen.
    pub(super) least: usize,
    /// At most so many.
    pub(super) most: usize,
}

/// What a seat keeps or discards in a phase, if that is what the phase is about.
pub(super) fn lot(phase: Phase, owned: Owned, hand: &Cards, drawn: &Cards) -> Option<Lot> {
    match phase {
        Phase::Opening => Some(opening(drawn)),
        Phase::HandLimit => Some(surplus(owned, hand)),
        Phase::Councillor => Some(councillor(owned, hand, drawn)),
        _ => None,
    }
}

/// Four of the first cards are kept (SJ-126).
pub(super) fn opening(drawn: &Cards) -> Lot {
    Lot { cards: drawn.clone(), discards: false, least: START_HAND, most: START_HAND }
}

/// The surplus goes (SJ-18).
pub(super) fn surplus(owned: Owned, hand: &Cards) -> Lot {
    let surplus = hand.len().saturating_sub(hand_limit(owned.has(Kind::Tower)));
    Lot { cards: hand.clone(), discards: true, least: surplus, most: surplus }
}

/// Of the Councillor's cards one is kept, or with a Prefecture one or two (SJ-52, SJ-95, SJ-Q26); with an Archive as many
/// of the whole hand go as would go otherwise (SJ-67, SJ-96).
pub(super) fn councillor(owned: Owned, hand: &Cards, drawn: &Cards) -> Lot {
    let least = drawn.len().min(1);
    let most = drawn.len().min(1 + usize::from(owned.has(Kind::Prefecture)));
    match owned.has(Kind::Archive) {
        true => Lot { cards: hand.with(drawn), discards: true, least: drawn.len() - most, most: drawn.len() - least },
        false => Lot { cards: drawn.clone(), discards: false, least, most },
    }
}

impl SanJuan {
    /// How often a privilege counts for this seat: 0 for all but the picker, 2 with a Library (SJ-100).
    pub(super) fn privileges(&self, seat: Seat) -> u8 {
        privileges(seat == self.picker, self.library)
    }

    /// What the seat keeps or discards in this phase, if that is what the phase is about.
    pub(super) fn lot(&self, seat: Seat) -> Option<Lot> {
        let player = self.player(seat);
        lot(self.phase, player.owned(), &player.hand, &player.drawn)
    }
}

impl Lot {
    /// Whether these can be chosen.
    pub(super) fn allows(&self, chosen: &Cards) -> bool {
        (self.least..=self.most).contains(&chosen.len()) && self.cards.without(chosen).is_some()
    }
}
