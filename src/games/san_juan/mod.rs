//! San Juan, the first edition of 2004 (alea, by Andreas Seyfarth). Rules by number: `docs/rules/san_juan.md`.

mod cards;
mod moves;
mod scene;
mod scoring;
mod state;
mod view;

use state::SanJuan;

impl SanJuan {
    /// How many roles are picked in a round (SJ-14, SJ-15).
    pub(super) fn picks_a_round(&self) -> u8 {
        self.count().max(3)
    }
}
