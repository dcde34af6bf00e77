//! What a seat sees of a position: what lies there for it. What can be done stands in `costs`, what it brings in `gains`.
//! For questions, labels and pictures.

use super::board::{BLACK_SPACES, DEPOTS, Phase};
use super::depots::{DepotId, Lying};
use super::goods::Goods;
use super::moves::With;
use super::picks::Draft;
use super::spaces::Spaces;
use super::state::{Burgundy, Depot, Link, Player, Stage};
use super::tiles::{Building, Colour, Tile};
use super::view::View;
use crate::rules::Seat;

/// What a tile costs in silver (CB-86, CB-Q36).
pub(super) const PURCHASE: u16 = 2;
/// How many colours the goods storage takes (CB-55).
pub(super) const GOODS_PLACES: usize = 3;

/// A seat's place at the table: its own things, and the common ones it can use. Whatever is not here no question can
/// depend on.
pub struct Scope<'a> {
    /// What is being done.
    pub(super) stage: Stage,
    /// What is open in the middle of a turn.
    pub(super) pending: Option<Link>,
    /// Its own things.
    pub(super) player: &'a Player,
    /// How many play.
    pub(super) seats: u8,
    /// The phase.
    pub(super) phase: Phase,
    /// Whether it has bought in this turn.
    pub(super) bought: bool,
    depots: &'a [Depot; DEPOTS],
    black: &'a [Option<Tile>; BLACK_SPACES],
    /// Who finished each colour first and second.
    pub(super) bonuses: &'a [[Option<Seat>; 2]; 6],
}

impl<'a> Scope<'a> {
    /// The seat's place in a position.
    pub(super) fn of(game: &'a Burgundy, seat: Seat) -> Scope<'a> {
        Scope {
            stage: game.stage,
            pending: game.pending,
            player: game.player(seat),
            seats: game.count(),
            phase: game.phase,
            bought: game.bought,
            depots: &game.depots,
            black: &game.black,
            bonuses: &game.bonuses,
        }
    }

    /// The seat's place in what somebody sees.
    pub(super) fn seen(view: &'a View, seat: Seat) -> Option<Scope<'a>> {
        Some(Scope {
            stage: view.stage,
            pending: view.pending,
            player: view.players.get(seat.index())?,
            seats: view.players.len() as u8,
            phase: view.phase,
            bought: view.bought,
            depots: &view.depots,
            black: &view.black,
            bonuses: &view.bonuses,
        })
    }

    /// Whether the knowledge tile of that number lies on the estate.
    pub(super) fn knows(&self, tile: u8) -> bool {
        self.player.cover.knows(tile)
    }

    /// What an action is done with where something is open; a die is asked for where nothing is.
    pub(super) fn open(&self) -> Option<With> {
        match self.pending? {
            Link::Building(building) => Some(With::Building(building)),
            Link::Ship | Link::Castle => Some(With::Castle),
        }
    }

    /// What the action of a draft is done with, if that is known.
    pub(super) fn with(&self, draft: &Draft) -> Option<With> {
        self.open().or(draft.die.map(|die| With::Die(die.0)))
    }

    /// Everything that an action could be done with now.
    pub(super) fn ways(&self) -> impl Iterator<Item = With> + '_ {
        let open = self.open();
        let dice = self.player.left().filter(move |_| open.is_none()).map(With::Die);
        open.into_iter().chain(dice)
    }

    /// The tiles of a depot, each face once.
    pub(super) fn tiles(&self, depot: DepotId) -> impl Iterator<Item = Tile> + use<'a> {
        let tiles: &'a [Option<Tile>] = match depot.index() {
            Some(at) => &self.depots[at].tiles,
            None => self.black,
        };
        let first = move |at: usize| tiles.iter().take(at).all(|before| *before != tiles[at]);
        (0..tiles.len()).filter(move |at| first(*at)).filter_map(move |at| tiles[at])
    }

    /// The same with their depot, as they are picked.
    pub(super) fn lying(&self, depot: DepotId) -> impl Iterator<Item = Lying> + use<'a> {
        self.tiles(depot).map(move |tile| Lying { tile, depot })
    }

    /// The tiles of all depots, the black one last.
    pub(super) fn everything(&self) -> impl Iterator<Item = Lying> + '_ {
        DepotId::numbered().chain([DepotId::BLACK]).flat_map(|depot| self.lying(depot))
    }

    /// Whether a tile lies in that depot.
    pub(super) fn lies(&self, from: Lying) -> bool {
        self.tiles(from.depot).any(|tile| tile == from.tile)
    }

    /// The goods on a numbered depot.
    pub(super) fn goods(&self, depot: DepotId) -> Goods {
        depot.index().map(|at| self.depots[at].goods).unwrap_or_default()
    }

    /// Where a tile may go, whatever the number: the colour fits (CB-49), a tile lies beside it (CB-50), and no equal
    /// building is in the city (CB-68) unless knowledge tile 1 allows it (CB-103).
    pub(super) fn room(&self, tile: Tile) -> Spaces {
        let cover = &self.player.cover;
        let spaces = cover.border().and(self.player.ground(tile.colour()));
        match tile.building() {
            Some(building) if !self.knows(1) => {
                let twins = cover.built(building);
                let barred = self.player.regions().iter().filter(|region| !region.spaces.and(twins).is_empty());
                barred.fold(spaces, |left, region| left.without(region.spaces))
            }
            _ => spaces,
        }
    }

    /// The stored tiles, each face once.
    pub(super) fn stored(&self) -> impl Iterator<Item = Tile> + '_ {
        let storage = &self.player.storage;
        let first = |at: usize| storage.iter().take(at).all(|before| *before != storage[at]);
        (0..storage.len()).filter(move |at| first(*at)).filter_map(|at| storage[at])
    }

    /// The depots one can buy from: the black one, with knowledge tile 6 all (CB-108).
    pub(super) fn shops(&self) -> impl Iterator<Item = DepotId> + use<> {
        let all = self.knows(6);
        [DepotId::BLACK].into_iter().chain(DepotId::numbered().filter(move |_| all))
    }

    /// The tiles that lie there.
    pub(super) fn for_sale(&self) -> impl Iterator<Item = Lying> + '_ {
        self.shops().flat_map(|depot| self.lying(depot))
    }

    /// Whether something can be bought (CB-86).
    pub(super) fn can_buy(&self) -> bool {
        !self.bought && self.player.silver >= PURCHASE && self.for_sale().next().is_some()
    }

    /// The tiles that a carpenter's workshop, a church or a market can fetch (CB-71 to CB-73).
    pub(super) fn fetchable(&self, building: Building) -> impl Iterator<Item = Lying> + '_ {
        let all = DepotId::numbered().flat_map(|depot| self.lying(depot));
        all.filter(move |from| building.fetches(from.tile))
    }

    /// Whether goods of two depots can be loaded (CB-107).
    pub(super) fn loads_twice(&self) -> bool {
        self.knows(5)
    }

    /// The goods of one depot or two.
    pub(super) fn loaded(&self, depot: DepotId, second: Option<DepotId>) -> Goods {
        second.map_or(self.goods(depot), |second| self.goods(depot).and(self.goods(second)))
    }
}

impl Building {
    /// Whether its benefit is to take such a tile.
    pub(super) fn fetches(self, tile: Tile) -> bool {
        match self {
            Building::Carpenter => tile.colour() == Colour::Building,
            Building::Church => matches!(tile.colour(), Colour::Mine | Colour::Knowledge | Colour::Castle),
            Building::Market => matches!(tile.colour(), Colour::Ship | Colour::Animal),
            _ => false,
        }
    }
}
