//! What building costs and how much a phase allows: read off buildings that everybody sees, so that the rules and
//! the words use the same figures.

use smallvec::SmallVec;

use super::cards::Kind;
use super::moves::Build;
use super::state::{Owned, SanJuan, Sites};
use super::view::View;
use crate::rules::Seat;

/// What a seat can build with.
pub(super) struct Means {
    /// The buildings by place: which one, and whether it carries a good.
    pub(super) sites: SmallVec<[(Kind, bool); 12]>,
    /// The kinds among them.
    pub(super) owned: Owned,
    /// How many cards are in hand, the one to build included.
    pub(super) cards: usize,
    /// How often the Builder's privilege counts.
    pub(super) privileges: u8,
}

/// The terms on which one card can be built on one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    /// The cost without discounts: printed, less that of the covered building (SJ-77).
    pub(super) full: usize,
    /// The cost with all discounts; never below 0 (SJ-32, SJ-Q1).
    pub(super) cost: usize,
    /// The goods that may pay (SJ-71).
    pub(super) goods: Sites,
    /// How many cards may pay.
    pub(super) cards: usize,
    /// Whether the Carpenter draws a card (SJ-93).
    pub(super) carpenter: bool,
    /// Whether the Poor House helps (SJ-68).
    pub(super) poor_house: bool,
}

/// At most so many goods pay for one building (SJ-71).
pub(super) const GOODS_A_BUILDING: usize = 2;

impl Means {
    /// The means of the seat that builds.
    pub(super) fn of(game: &SanJuan, seat: Seat) -> Means {
        let player = game.player(seat);
        let sites = player.buildings.iter().map(|building| (building.kind, building.good.is_some()));
        Means {
            sites: sites.collect(),
            owned: player.owned(),
            cards: player.hand.len(),
            privileges: game.privileges(seat),
        }
    }

    /// The same, as far as the seat's view tells.
    pub(super) fn seen(view: &View, seat: Seat) -> Means {
        let shown = view.seat(seat);
        Means {
            sites: shown.buildings.iter().map(|building| (building.kind, building.good)).collect(),
            owned: shown.buildings.iter().map(|building| building.kind).collect(),
            cards: shown.hand,
            privileges: view.privileges(seat),
        }
    }

    /// The terms for a card on a free place, or over the building at a place. A covered building loses its function
    /// at once and does not help (SJ-Q10), nor does its good (SJ-Q11).
    pub(super) fn terms(&self, card: Kind, cover: Option<usize>) -> Terms {
        let under = cover.and_then(|at| self.sites.get(at)).map(|(kind, _)| *kind);
        let has = |kind| self.owned.has(kind) && under != Some(kind);
        let full = usize::from(card.cost().saturating_sub(under.map_or(0, Kind::cost)));
        let privileges = if under == Some(Kind::Library) { self.privileges.min(1) } else { self.privileges };
        let helper = if card.is_production() { Kind::Smithy } else { Kind::Quarry };
        let discount = usize::from(privileges) + usize::from(has(helper));
        let laden = self.sites.iter().enumerate().filter(|(at, (_, good))| *good && Some(*at) != cover);
        Terms {
            full,
            cost: full.saturating_sub(discount),
            goods: if has(Kind::BlackMarket) { laden.map(|(at, _)| at).collect() } else { Sites::default() },
            cards: self.cards.saturating_sub(1),
            carpenter: has(Kind::Carpenter) && !card.is_production(),
            poor_house: has(Kind::PoorHouse),
        }
    }

    /// The places that the Crane may cover (SJ-79).
    pub(super) fn coverable(&self) -> impl Iterator<Item = usize> + '_ {
        let usable = self.owned.has(Kind::Crane);
        let places = self.sites.iter().enumerate().filter(move |(_, (kind, _))| usable && *kind != Kind::Crane);
        places.map(|(at, _)| at)
    }

    /// Whether the card may be built at all: each violet building only once (SJ-35; nor over its own copy, SJ-Q12).
    pub(super) fn allows(&self, card: Kind) -> bool {
        card.is_production() || !self.owned.has(card)
    }

    /// The places on which the card can be paid for; `None` is a free one.
    pub(super) fn places(&self, card: Kind) -> impl Iterator<Item = Option<usize>> + '_ {
        let places = std::iter::once(None).chain(self.coverable().map(Some));
        places.filter(move |place| self.terms(card, *place).can_pay())
    }
}

impl Terms {
    /// The most that can be paid, by cards and goods together.
    pub(super) fn payable(&self) -> usize {
        self.cards + self.goods.len().min(GOODS_A_BUILDING)
    }

    /// Whether the card can be paid for.
    pub(super) fn can_pay(&self) -> bool {
        self.cost <= self.payable()
    }

    /// How many goods may pay, so that cards can pay the rest.
    pub(super) fn goods_bounds(&self) -> (usize, usize) {
        let most = self.goods.len().min(GOODS_A_BUILDING).min(self.cost);
        (self.cost.saturating_sub(self.cards).min(most), most)
    }

    /// Whether paying the full cost with so many goods brings the Poor House's card, which the discount would miss.
    pub(super) fn waiving_matters(&self, goods: usize) -> bool {
        let left = |price: usize| (self.cards + goods + usize::from(self.carpenter)).checked_sub(price);
        self.poor_house
            && left(self.full).is_some_and(|n| n < 2)
            && left(self.cost).is_some_and(|n| n >= 2)
            && self.full <= self.cards + goods
    }

    /// The price that a choice of waiving or not makes.
    pub(super) fn price(&self, full: bool) -> usize {
        if full { self.full } else { self.cost }
    }
}

impl Build {
    /// The place covered, as a position in the row.
    pub(super) fn place(&self) -> Option<usize> {
        self.cover.map(usize::from)
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

/// How many of the cards drawn are kept (SJ-52, SJ-95).
pub(super) fn kept(owned: Owned) -> usize {
    1 + usize::from(owned.has(Kind::Prefecture))
}

impl FromIterator<Kind> for Owned {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut owned = Owned::default();
        kinds.into_iter().for_each(|kind| owned.add(kind));
        owned
    }
}
