//! Positions for tests, built up from a plain start and played on by paths of tokens.
//!
//! Every card put somewhere is taken out of the draw pile, so that all 110 are always there.

use super::cards::Kind;
use super::held::Cards;
use super::setup::{Options, StartHand};
use super::*;
use crate::rules::given::{self, path};
use crate::rules::{Asked, Bag, Dice, Path, Rules, Seed, Table};

/// A position in the making, or being played.
pub(super) type Position = given::Position<SanJuan>;

/// The round in which given positions are: so late that any row, any good and any Chapel can have come about.
pub(super) const START: u16 = 150;

/// The first pick of a late round, with seat 0 as Governor, empty hands, and an Indigo Plant each.
pub(super) fn given(seats: u8) -> Position {
    let mut game = dealt(seats, StartHand::Four);
    game.round = START;
    game.governor = Seat(0);
    game.picker = Seat(0);
    game.awaiting = Seats::only(Seat(0));
    for player in &mut game.players {
        std::mem::take(&mut player.hand).iter().for_each(|kind| game.draw.put(kind as usize));
    }
    Position::of(game, SanJuan::check)
}

/// A game just set up.
pub(super) fn dealt(seats: u8, start_hand: StartHand) -> SanJuan {
    let options = Options { start_hand };
    SanJuan::setup(&options, seats, None, &mut Dice::for_step(Seed::from_number(11), 0)).unwrap()
}

/// Cards by their ids, with spaces between.
pub(super) fn cards(ids: &str) -> Cards {
    ids.split_whitespace().map(|id| id.parse::<Kind>().unwrap()).collect()
}

fn ids(kinds: impl IntoIterator<Item = Kind>) -> String {
    kinds.into_iter().map(Kind::id).collect::<Vec<_>>().join(" ")
}

impl Position {
    fn take(&mut self, these: &str) -> Cards {
        let these = cards(these);
        these.iter().for_each(|kind| assert!(self.table.0.draw.take(kind as usize), "no {kind} is left"));
        these
    }

    /// Some card out of the draw pile, the kind with most copies.
    fn any(&mut self) -> Kind {
        let draw = &mut self.table.0.draw;
        let kind = Kind::ALL.into_iter().max_by_key(|kind| draw.count(*kind as usize)).unwrap();
        assert!(draw.take(kind as usize));
        kind
    }

    /// Puts cards into a hand.
    pub(super) fn hand(mut self, seat: u8, these: &str) -> Self {
        self.take(these).iter().for_each(|kind| self.table.0.players[seat as usize].hand.put(kind));
        self
    }

    /// Puts that many cards into a hand, whatever they are.
    pub(super) fn holding(mut self, seat: u8, count: usize) -> Self {
        for _ in 0..count {
            let kind = self.any();
            self.table.0.players[seat as usize].hand.put(kind);
        }
        self
    }

    /// Puts buildings in front of a seat; with a `*` behind it one carries a good.
    pub(super) fn row(mut self, seat: u8, these: &str) -> Self {
        for word in these.split_whitespace() {
            let id = word.trim_end_matches('*');
            self.take(id);
            let good = word.ends_with('*').then(|| self.any());
            let building = state::Building { good, ..state::Building::new(id.parse().unwrap()) };
            self.table.0.players[seat as usize].buildings.push(building);
        }
        self
    }

    /// Lays goods on all production buildings of a seat that carry none.
    pub(super) fn laden(mut self, seat: u8) -> Self {
        for at in self.game().player(Seat(seat)).empty().iter() {
            let good = self.any();
            self.table.0.players[seat as usize].buildings[at].good = Some(good);
        }
        self
    }

    /// Puts cards under a Chapel.
    pub(super) fn chapel(mut self, seat: u8, these: &str) -> Self {
        self.take(these).iter().for_each(|kind| self.table.0.players[seat as usize].chapel.put(kind));
        self
    }

    /// Leaves only these cards in the draw pile; the others are discarded.
    pub(super) fn pile(mut self, these: &str) -> Self {
        let these = self.take(these);
        let game = &mut self.table.0;
        let mut rest = std::mem::take(&mut game.draw);
        game.discard.pour(&mut rest);
        these.iter().for_each(|kind| game.draw.put(kind as usize));
        self
    }

    /// Later in the round: the seat before seat 0 is Governor and was the Trader, so hands may be large by now.
    pub(super) fn later(mut self) -> Self {
        let game = &mut self.table.0;
        game.governor = Seat(game.count() - 1);
        game.roles[moves::Role::Trader as usize] = Some(game.governor);
        game.house.unseen.take(0);
        game.house.seen.push(0);
        self
    }

    /// Leaves only these cards in both piles together; the others lie under seat 1's Chapel, which is covered.
    pub(super) fn shortage(mut self, these: &str) -> Self {
        let these = self.take(these);
        self = self.row(1, "crane");
        let game = &mut self.table.0;
        let mut rest = std::mem::take(&mut game.draw);
        rest.pour(&mut game.discard);
        assert!(rest.take(Kind::Chapel as usize) && rest.take(Kind::IndigoPlant as usize));
        game.players[1].buildings[0].covered.extend([Kind::IndigoPlant, Kind::Chapel]);
        for kind in Kind::ALL {
            (0..rest.count(kind as usize)).for_each(|_| game.players[1].chapel.put(kind));
        }
        game.draw = Bag::default();
        these.iter().for_each(|kind| game.draw.put(kind as usize));
        self
    }

    /// Makes the tile of that number in the data the next one.
    pub(super) fn tile(mut self, tile: u8) -> Self {
        let rest = (0..5).filter(|other| *other != tile);
        self.table.0.house.seen = [tile].into_iter().chain(rest).collect();
        self.table.0.house.unseen = Bag::default();
        self
    }

    /// The answer to the next question, if there is only one.
    fn only(&self, seat: u8, way: &Path) -> Option<String> {
        let (menu, count) = match self.table.ask(Seat(seat), way) {
            Asked::One(menu) => (menu, 1),
            Asked::Several { menu, min, .. } => (menu, min),
            _ => return None,
        };
        let tokens: Vec<String> = menu.offers.into_iter().map(|offer| offer.token).collect();
        (tokens.len() == count).then(|| tokens.join("+"))
    }

    /// Builds, answering what is asked with the first of the words that is offered there.
    pub(super) fn build(self, seat: u8, words: &str) -> Self {
        let mut left = path(words);
        let mut way = vec!["build".to_owned()];
        while let Asked::One(menu) | Asked::Several { menu, .. } = self.table.ask(Seat(seat), &way) {
            let offered = |word: &String| word.split('+').all(|t| t == "-" || menu.offers.iter().any(|o| o.token == t));
            match left.iter().position(offered) {
                Some(at) => way.push(left.remove(at)),
                None => way.push(self.only(seat, &way).unwrap_or_else(|| panic!("{way:?}: {menu:?}"))),
            }
        }
        self.play(seat, &way.join(" "))
    }

    /// Makes the row of a seat `count` buildings long, with production buildings.
    pub(super) fn long_row(mut self, seat: u8, count: usize) -> Self {
        let plants = "sugar_mill tobacco_storage coffee_roaster silver_smelter".split(' ').cycle();
        for plant in plants {
            if self.game().player(Seat(seat)).buildings.len() >= count {
                return self;
            }
            self = self.row(seat, plant);
        }
        self
    }

    /// Everybody does as little as possible until the next round begins.
    pub(super) fn next_round(mut self) -> Self {
        let round = self.game().round;
        while self.game().round == round && self.game().phase != state::Phase::Over {
            let seat = self.game().awaiting.first().unwrap();
            let words = ["role prospector", "role trader", "role producer", "role builder", "pass"].into_iter();
            let idle = words.map(path).find(|words| matches!(self.table.ask(seat, words), Asked::Ready));
            let words = idle.unwrap_or_else(|| self.table.paths(seat, 1).0.remove(0));
            self = self.play(seat.0, &words.join(" "));
        }
        self
    }

    /// The slot asked after a path, and how many picks it takes.
    pub(super) fn slot(&self, seat: u8, words: &str) -> (&'static str, usize, usize) {
        match self.table.ask(Seat(seat), &path(words)) {
            Asked::One(menu) => (menu.slot, 1, 1),
            Asked::Several { menu, min, max } => (menu.slot, min, max),
            other => panic!("{words}: {other:?}"),
        }
    }

    /// The cards in a hand.
    pub(super) fn holds(&self, seat: u8) -> String {
        ids(self.game().player(Seat(seat)).hand.iter())
    }

    /// How many cards are in a hand.
    pub(super) fn count(&self, seat: u8) -> usize {
        self.game().player(Seat(seat)).hand.len()
    }

    /// The buildings of a seat; a `*` behind one stands for a good.
    pub(super) fn stands(&self, seat: u8) -> String {
        let row = self.game().player(Seat(seat)).buildings.iter();
        let words = row.map(|b| format!("{}{}", b.kind, if b.good.is_some() { "*" } else { "" }));
        words.collect::<Vec<_>>().join(" ")
    }

    /// How many cards lie in the draw pile and in the discard pile.
    pub(super) fn piles(&self) -> (usize, usize) {
        (self.game().draw.len(), self.game().discard.len())
    }

    /// A seat's points and its cards and goods.
    pub(super) fn score(&self, seat: u8) -> scoring::Score {
        scoring::Score::of(self.game().player(Seat(seat)), true)
    }
}
