//! What a seat sees of a position, as far as its questions depend on it: borrowed, so that it can be made for every
//! question. Whatever is not here no question can depend on.

use super::cards::{Kind, Prices, price};
use super::held::Cards;
use super::limits::{self, Library, Lot, most_goods};
use super::price::Means;
use super::state::{Phase, SanJuan};
use crate::rules::Seat;

/// A position as a seat sees it that is asked something.
pub struct Seen<'a> {
    /// What is being done.
    pub(super) phase: Phase,
    /// Who picked which role in this round.
    pub(super) roles: [Option<Seat>; 5],
    /// What a Library would do for a role picked now.
    pub(super) library: Library,
    /// The cards that a Gold Mine has turned up.
    pub(super) mine: &'a Cards,
    /// The prices of the turned tile.
    prices: Option<Prices>,
    /// The seat's hand.
    pub(super) hand: &'a Cards,
    /// The cards it has drawn to choose from.
    pub(super) drawn: &'a Cards,
    /// What it can build with.
    pub(super) means: Means,
}

impl<'a> Seen<'a> {
    /// What that seat sees.
    pub(super) fn of(game: &'a SanJuan, seat: Seat) -> Seen<'a> {
        let player = game.player(seat);
        Seen {
            phase: game.phase,
            roles: game.roles,
            library: game.library_for(seat),
            mine: &game.mine,
            prices: game.house.prices(),
            hand: &player.hand,
            drawn: &player.drawn,
            means: Means::of(game, seat),
        }
    }

    /// Whether any card in hand can be built.
    pub(super) fn can_build(&self) -> bool {
        self.hand.iter().any(|card| self.means.builds(card))
    }

    /// The most cards the hand may have at the start of a round (SJ-18, SJ-19).
    pub(super) fn hand_limit(&self) -> usize {
        limits::hand_limit(self.means.owned.has(Kind::Tower))
    }

    /// Whether the seat chooses among the whole hand as Councillor (SJ-67).
    pub(super) fn files(&self) -> bool {
        self.means.owned.has(Kind::Archive)
    }

    /// What the seat keeps or discards as Councillor.
    pub(super) fn dealt(&self) -> Lot {
        limits::councillor(self.means.owned, self.hand, self.drawn)
    }

    /// What it discards where its hand is too large.
    pub(super) fn surplus(&self) -> Lot {
        limits::surplus(self.means.owned, self.hand)
    }

    /// How many goods may be sold (those that lie there), or else be produced.
    pub(super) fn allowed(&self, laden: bool) -> usize {
        self.allowed_with(self.means.privileges, laden)
    }

    fn allowed_with(&self, privileges: u8, laden: bool) -> usize {
        most_goods(self.means.owned, privileges, if laden { Kind::TradingPost } else { Kind::Aqueduct })
    }

    /// How many goods can be sold or produced with so many privileges: as many as are allowed and there are, or there is
    /// room and cards for.
    pub(super) fn goods(&self, privileges: u8, laden: bool) -> usize {
        let stock = if laden { usize::MAX } else { self.means.stock };
        self.allowed_with(privileges, laden).min(self.means.plants(laden).len()).min(stock)
    }

    /// What a good brings: its price, as far as there are cards; the good itself is discarded first (SJ-48).
    pub(super) fn income(&self, kind: Kind) -> usize {
        self.prices.map_or(0, |prices| price(&prices, kind)).min(self.means.stock + 1)
    }
}
