//! What building costs: read off buildings that everybody sees, so that the rules and the words use the same figures.

use std::iter::once;

use smallvec::SmallVec;

use super::cards::Kind;
use super::held::numbered;
use super::moves::{Build, Card, Draft};
use super::sites::Sites;
use super::state::{Owned, SanJuan};
use crate::rules::Seat;

/// What a seat can build with.
#[derive(Clone)]
pub(super) struct Means {
    /// The buildings by place: which one, and whether it carries a good.
    pub(super) sites: SmallVec<[(Kind, bool); 12]>,
    /// The kinds among them.
    pub(super) owned: Owned,
    /// How many cards are in hand, the one to build included.
    pub(super) cards: usize,
    /// How often the Builder's privilege counts.
    pub(super) privileges: u8,
    /// How many cards lie in both piles.
    pub(super) stock: usize,
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
    /// How many cards lie in both piles before the payment comes to them.
    stock: usize,
}

/// At most so many goods pay for one building (SJ-71).
pub(super) const GOODS_A_BUILDING: usize = 2;

/// With fewer cards in hand after building the Poor House helps (SJ-68).
pub(super) const POOR: usize = 2;

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
            stock: game.stock(),
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
            stock: self.stock,
        }
    }

    /// What each building is called, by its place.
    pub(super) fn names(&self) -> SmallVec<[Card; 12]> {
        numbered(self.sites.iter().map(|(kind, _)| *kind)).map(|(kind, copy)| Card { kind, copy }).collect()
    }

    /// The place of a building.
    pub(super) fn place(&self, card: Card) -> Option<usize> {
        numbered(self.sites.iter().map(|(kind, _)| *kind)).position(|site| site == (card.kind, card.copy))
    }

    /// The places of the production buildings that carry a good, or of those that could carry one.
    pub(super) fn plants(&self, laden: bool) -> Sites {
        let plants = self.sites.iter().enumerate().filter(|(_, (kind, good))| kind.is_production() && *good == laden);
        plants.map(|(at, _)| at).collect()
    }

    /// The places that the card may cover with a Crane: anything but the Crane (SJ-79) and its own kind (SJ-Q12).
    pub(super) fn coverable(&self, card: Kind) -> impl Iterator<Item = usize> + '_ {
        let usable = self.owned.has(Kind::Crane);
        let may = move |kind: Kind| usable && kind != Kind::Crane && kind != card;
        self.sites.iter().enumerate().filter(move |(_, (kind, _))| may(*kind)).map(|(at, _)| at)
    }

    /// Whether the card may be built at all: each violet building only once (SJ-35).
    pub(super) fn allows(&self, card: Kind) -> bool {
        card.is_production() || !self.owned.has(card)
    }

    /// The places on which the card may stand; `None` is a free one.
    pub(super) fn grounds(&self, card: Kind) -> impl Iterator<Item = Option<usize>> + '_ {
        once(None).chain(self.coverable(card).map(Some))
    }

    /// Those of them on which it can be paid for.
    pub(super) fn places(&self, card: Kind) -> impl Iterator<Item = Option<usize>> + '_ {
        self.grounds(card).filter(move |place| self.terms(card, *place).can_pay())
    }

    /// Whether the card may be built and can be paid for.
    pub(super) fn builds(&self, card: Kind) -> bool {
        self.allows(card) && self.places(card).next().is_some()
    }
}

impl Terms {
    /// The most that can be paid, by cards and goods together.
    pub(super) fn payable(&self) -> usize {
        self.cards + self.most_goods()
    }

    /// Whether the card can be paid for.
    pub(super) fn can_pay(&self) -> bool {
        self.cost <= self.payable()
    }

    fn most_goods(&self) -> usize {
        self.goods.len().min(GOODS_A_BUILDING)
    }

    /// What may be paid, the least first: the cost, and more where waived discounts bring the Poor House's card that
    /// could not be had otherwise (SJ-Q15).
    pub(super) fn prices(&self) -> impl Iterator<Item = usize> + '_ {
        let missed = self.poor_house && self.cost < self.least_for_help();
        let dearer = (self.cost + 1..=self.full).filter(move |price| missed && self.helps(*price));
        once(self.cost).chain(dearer)
    }

    /// So many cards of the hand must pay at least for the Poor House to help; the Carpenter's card comes first (SJ-69).
    fn least_for_help(&self) -> usize {
        (self.cards + usize::from(self.carpenter) + 1).saturating_sub(POOR)
    }

    /// Whether a price above the cost can be paid, and in such a way that the Poor House draws a card.
    fn helps(&self, price: usize) -> bool {
        let (least, most) = self.goods_bounds(price);
        price >= self.least_for_help() && least <= most && self.stock + price > usize::from(self.carpenter)
    }

    /// How many goods may pay of a price, so that cards can pay the rest (SJ-Q31); above the cost, so many cards that
    /// the Poor House helps.
    pub(super) fn goods_bounds(&self, price: usize) -> (usize, usize) {
        let rest = if price > self.cost { self.least_for_help() } else { 0 };
        (price.saturating_sub(self.cards), self.most_goods().min(price.saturating_sub(rest)))
    }
}

impl Draft {
    /// The terms for the card to build, once there is one.
    pub(super) fn terms(&self, means: &Means) -> Option<Terms> {
        let place = self.cover.flatten().and_then(|over| means.place(over));
        self.card.map(|card| means.terms(card.kind, place))
    }

    /// What is paid on these terms: the cost, where nothing else was chosen.
    pub(super) fn price(&self, terms: &Terms) -> usize {
        self.price.map_or(terms.cost, |price| price.0.into())
    }
}

impl Build {
    /// The place covered, as a position in the row.
    pub(super) fn place(&self) -> Option<usize> {
        self.cover.map(usize::from)
    }
}

impl FromIterator<Kind> for Owned {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut owned = Owned::default();
        kinds.into_iter().for_each(|kind| owned.add(kind));
        owned
    }
}
