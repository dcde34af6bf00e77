//! The kinds of terrain: those of the cards, and the four lands.

use crate::rules::named;

named! {
    /// The kinds of terrain cards. All but the coast are also kinds of land.
    pub enum Terrain { Coast "coast", Forest "forest", Meadow "meadow", Mountain "mountain", Desert "desert" }
}

/// How many kinds of terrain cards there are.
pub const TERRAINS: usize = 5;

impl Terrain {
    /// The four lands.
    pub const LANDS: [Terrain; 4] = [Terrain::Forest, Terrain::Meadow, Terrain::Mountain, Terrain::Desert];

    /// The kind of that number in [`Terrain::ALL`].
    pub fn nth(number: usize) -> Terrain {
        Terrain::ALL[number % TERRAINS]
    }
}
