//! The ways in which the toy can be flawed on purpose, one for each thing the conformance suite looks for.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

/// The toy as it should be.
pub const NONE: u8 = 0;
/// Everybody's view shows a card of a hand.
pub const SHOWS_HAND: u8 = 1;
/// What a seat is offered depends on its neighbour's hand.
pub const OFFERS_TELL: u8 = 2;
/// `reimagine` changes nothing.
pub const IMAGINES_NOTHING: u8 = 3;
/// A refusal leaves a trace.
pub const TOUCHED: u8 = 4;
/// Something that neither seed nor moves decide is part of the position.
pub const DRIFTS: u8 = 5;
/// What was offered leads to no move.
pub const LIES: u8 = 6;
/// Two options have the same token.
pub const TWINS: u8 = 7;
/// A token has letters that tokens may not have.
pub const SHOUTS: u8 = 8;
/// A verb is offered that is not listed.
pub const UNLISTED_VERB: u8 = 9;
/// Cards that are put back vanish.
pub const LOSES_CARDS: u8 = 10;
/// The game does not end.
pub const ENDLESS: u8 = 11;
/// The worst score has the first place.
pub const WRONG_PLACES: u8 = 12;
/// A part of the position is not saved.
pub const FORGETS: u8 = 13;
/// The setup is the same for every seed.
pub const SAME_SETUP: u8 = 14;
/// A seat is awaited that can do nothing.
pub const STUCK: u8 = 15;
/// The channel is told which cards were chosen in secret.
pub const TELLS_SECRET: u8 = 16;
/// A seat is told a card of its neighbour.
pub const TELLS_NEIGHBOUR: u8 = 17;
/// `reimagine` changes what the viewer knows.
pub const IMAGINES_OWN: u8 = 18;
/// `reimagine` keeps some of what the viewer cannot know.
pub const IMAGINES_HALF: u8 = 19;

/// `check` accepts every position.
pub const TRUSTS: u8 = 22;

/// A thing that may be picked has a reason why it may not.
pub const DOUBTS: u8 = 23;

/// Something that people try in vain is refused without a reason.
pub const MUTE: u8 = 24;

/// Claiming a chip panics: for whoever must live with that.
pub const PANICS: u8 = 20;
/// The next claim of a chip, once [`ARMED`], takes until [`GATE`] is opened.
pub const WAITS: u8 = 21;

/// What a toy that waits is waiting for.
pub static GATE: AtomicBool = AtomicBool::new(false);

/// Whether the next claim waits. A claim that is only tried out, to say what it would be, must not be the one.
pub static ARMED: AtomicBool = AtomicBool::new(false);

/// What a toy so flawed does when a chip is claimed.
pub fn claims(flaw: u8) {
    assert!(flaw != PANICS, "a bug in the rules");
    let waits = flaw == WAITS && ARMED.swap(false, Ordering::Relaxed);
    while waits && !GATE.load(Ordering::Relaxed) {
        std::thread::yield_now();
    }
}

/// A number in a position that changes behind the back of the rules.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Touched(AtomicU32);

impl Touched {
    /// Counts one up.
    pub fn touch(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Becomes that number.
    pub fn set(&self, number: u32) {
        self.0.store(number, Ordering::Relaxed);
    }

    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Touched {
    fn clone(&self) -> Self {
        Touched(self.get().into())
    }
}

impl PartialEq for Touched {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}
