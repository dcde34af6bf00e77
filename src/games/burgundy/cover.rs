//! The tiles that lie on an estate, with what is asked of them again and again kept ready.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::spaces::{SPACES, Space, Spaces, neighbours};
use super::tiles::{Building, Tile};

/// Which tile lies on which space. Nothing that was placed ever moves (CB-51).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Space, Tile>", into = "BTreeMap<Space, Tile>")]
pub struct Cover {
    tiles: [Option<Tile>; SPACES],
    covered: Spaces,
    border: Spaces,
    built: [Spaces; 8],
    lore: u32,
}

impl Default for Cover {
    fn default() -> Self {
        Cover {
            tiles: [None; SPACES],
            covered: Spaces::default(),
            border: Spaces::default(),
            built: [Spaces::default(); 8],
            lore: 0,
        }
    }
}

impl Cover {
    /// Lays a tile on an empty space.
    pub fn put(&mut self, space: Space, tile: Tile) {
        self.tiles[space.index()] = Some(tile);
        self.covered = self.covered.or(space.mask());
        self.border = self.border.or(neighbours(space));
        if let Some(building) = tile.building() {
            let places = &mut self.built[building as usize];
            *places = places.or(space.mask());
        }
        if let Some(number) = tile.knowledge() {
            self.lore |= 1 << number;
        }
    }

    /// The tile on a space.
    pub fn at(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()]
    }

    /// Every tile with its space.
    pub fn each(&self) -> impl Iterator<Item = (Space, Tile)> + '_ {
        self.covered.iter().filter_map(|space| Some((space, self.at(space)?)))
    }

    /// The spaces with a tile.
    pub fn covered(&self) -> Spaces {
        self.covered
    }

    /// The empty spaces beside a tile (CB-50).
    pub fn border(&self) -> Spaces {
        self.border.without(self.covered)
    }

    /// Where buildings of a kind stand.
    pub fn built(&self, building: Building) -> Spaces {
        self.built[building as usize]
    }

    /// Whether the knowledge tile of that number lies here.
    pub fn knows(&self, number: u8) -> bool {
        self.lore >> number & 1 == 1
    }

    /// How many of a tile lie here.
    pub fn count(&self, tile: Tile) -> u8 {
        self.each().filter(|(_, other)| *other == tile).count() as u8
    }

    /// How many spaces are empty.
    pub fn empty(&self) -> u8 {
        (SPACES as u32 - self.covered.len()) as u8
    }
}

impl From<BTreeMap<Space, Tile>> for Cover {
    fn from(tiles: BTreeMap<Space, Tile>) -> Self {
        let mut cover = Cover::default();
        tiles.into_iter().for_each(|(space, tile)| cover.put(space, tile));
        cover
    }
}

impl From<Cover> for BTreeMap<Space, Tile> {
    fn from(cover: Cover) -> Self {
        cover.each().collect()
    }
}
