//! Playing on in a position of a test, and looking at what came of it.

use super::*;

impl Position {
    /// Puts all dice of whoever is to move into the money bag and ends the turn.
    pub(in super::super) fn idle(mut self) -> Self {
        let seat = self.open().awaiting.first().unwrap().0;
        while let Some(die) = { self.player(seat).dice.values().next() } {
            self = self.play(seat, &format!("bag d{die} option-1"));
        }
        while let Some(die) = { self.player(seat).black.values().next() } {
            self = self.play(seat, &format!("bag b{die} option-1"));
        }
        self.play(seat, "end")
    }

    /// Plays on like [`Position::idle`] until the next round has begun, or the game is over; who is compensated takes
    /// coins.
    pub(in super::super) fn next_round(mut self) -> Self {
        let round = self.open().round;
        while self.open().round == round && self.open().stage == Stage::Turns {
            self = self.idle();
        }
        self
    }

    /// What a seat owns, in the words of [`Position::owns`].
    pub(in super::super) fn has(&self, seat: u8) -> String {
        let stock = &self.player(seat).stock;
        let wares = effect::Ware::ALL.into_iter().map(|ware| (stock.ware(ware), ware.id()));
        let all = [(stock.coins, "coins"), (stock.camels, "camels")].into_iter().chain(wares);
        all.filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The points of a seat so far.
    pub(in super::super) fn points(&self, seat: u8) -> i16 {
        self.player(seat).points.each().sum()
    }

    /// The active contracts of a seat.
    pub(in super::super) fn contracts(&self, seat: u8) -> String {
        self.player(seat).active.iter().map(|contract| contract.id()).collect::<Vec<_>>().join(" ")
    }

    /// Where a seat has posts.
    pub(in super::super) fn posts_of(&self, seat: u8) -> String {
        self.player(seat).posts.iter().map(|place| place.id()).collect::<Vec<_>>().join(" ")
    }
}
