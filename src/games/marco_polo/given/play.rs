//! Playing on in a position of a test, and looking at what came of it.

use super::*;

impl Position {
    /// Plays a move and sees to it that the position after it is possible; questions with one answer are answered.
    pub(in super::super) fn play(mut self, seat: u8, text: &str) -> Self {
        assert_eq!(self.table.check(), Ok(()), "before {text}");
        let (seat, way) = (Seat(seat), words(text));
        let all = Surveyed::by(seat, &self.table)
            .ready(&way)
            .unwrap_or_else(|| panic!("{text}: {:?}", self.table.ask(seat, &way)));
        let mv = self.table.legal(seat, &all).unwrap();
        let mut script = Scripted::of(std::mem::take(&mut self.script));
        let mut chance = Then(&mut script, &mut self.chance);
        self.events = self.table.0.apply(seat, &mv, &mut chance);
        // What was not rolled yet is rolled later.
        while script.left() > 0 {
            self.script.push(script.below(6));
        }
        assert_eq!(self.table.check(), Ok(()), "after {text}");
        self
    }

    /// A copy that can go another way.
    pub(in super::super) fn fork(&self) -> Position {
        Position {
            table: Of(self.table.0.clone()),
            chance: Dice::for_step(Seed::from_number(2), 2),
            script: self.script.clone(),
            events: self.events.clone(),
        }
    }

    /// Plays several moves of one seat, with commas between.
    pub(in super::super) fn moves(self, seat: u8, moves: &str) -> Self {
        moves.split(',').fold(self, |position, one| position.play(seat, one.trim()))
    }

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

    /// The tokens offered after a path, with spaces between, or `ready`.
    pub(in super::super) fn offers(&self, seat: u8, path: &str) -> String {
        let tokens =
            |menu: crate::rules::Menu| menu.offers.into_iter().map(|offer| offer.token).collect::<Vec<_>>().join(" ");
        match self.table.ask(Seat(seat), &words(path)) {
            Asked::One(menu) | Asked::Several { menu, .. } => tokens(menu),
            Asked::Ready => "ready".to_owned(),
            Asked::No(refusal) => refusal.0.key.to_string(),
        }
    }

    /// Whether a token is offered after a path.
    pub(in super::super) fn is_offered(&self, seat: u8, path: &str, token: &str) -> bool {
        self.offers(seat, path).split(' ').any(|offered| offered == token)
    }

    /// The key of the reason why a path is refused.
    pub(in super::super) fn refusal(&self, seat: u8, path: &str) -> String {
        match self.table.ask(Seat(seat), &words(path)) {
            Asked::No(refusal) => refusal.0.key.to_string(),
            other => panic!("{path} is not refused: {other:?}"),
        }
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

    /// Whose turn it is, or who is asked.
    pub(in super::super) fn awaited(&self) -> Vec<u8> {
        self.open().awaiting.iter().map(|seat| seat.0).collect()
    }
}

/// Dice show what was written down, then what chance says; so it is with all but dice.
struct Then<'a>(&'a mut Scripted, &'a mut Dice);

impl Chance for Then<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n == 6 && self.0.left() > 0 { self.0.below(n) } else { self.1.below(n) }
    }
}
