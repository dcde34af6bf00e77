//! Colours and icons of lands, goods, rewards and bonus cards.

use super::super::cards::{Bonus, Good};
use super::super::place::Reward;
use super::super::terrain::Terrain;
use crate::scene::{Colour, Drawing, Stroke};

/// A land's full colour, its ground on the map, and the colour of its drawings.
pub(super) const fn land(land: Terrain) -> (Colour, Colour, Colour) {
    match land {
        Terrain::Coast => (Colour::Coast, Colour::SeaGround, Colour::SeaMark),
        Terrain::Forest => (Colour::Forest, Colour::ForestGround, Colour::ForestMark),
        Terrain::Meadow => (Colour::Meadow, Colour::MeadowGround, Colour::MeadowMark),
        Terrain::Mountain => (Colour::Mountain, Colour::MountainGround, Colour::MountainMark),
        Terrain::Desert => (Colour::Desert, Colour::DesertGround, Colour::DesertMark),
    }
}

/// A land's full colour and what can be read on it.
pub(super) const fn full(land: Terrain) -> (Colour, Colour) {
    let on = match land {
        Terrain::Forest | Terrain::Mountain => Colour::Paper,
        Terrain::Coast | Terrain::Meadow | Terrain::Desert => Colour::Ink,
    };
    (self::land(land).0, on)
}

/// The drawing that fills a land.
pub(super) const fn drawing(land: Terrain) -> Drawing {
    match land {
        Terrain::Coast => Drawing::Wave,
        Terrain::Forest => Drawing::Tree,
        Terrain::Meadow => Drawing::Ears,
        Terrain::Mountain => Drawing::Peak,
        Terrain::Desert => Drawing::Dune,
    }
}

/// A good's colour and what can be seen on it.
pub(super) const fn good(good: Good) -> (Colour, Colour) {
    match good {
        Good::Wine => (Colour::Wine, Colour::Paper),
        Good::Pottery => (Colour::Pottery, Colour::Ink),
        Good::Cloth => (Colour::Cloth, Colour::Paper),
        Good::Spice => (Colour::Spice, Colour::Ink),
    }
}

/// The icon of what a place brings; of coins their number stands before it.
pub(super) const fn reward(reward: Reward) -> &'static str {
    match reward {
        Reward::Coin | Reward::Coins => "coin",
        Reward::Terrain => "terrain_card",
        Reward::Key => "key",
        Reward::Bonus => "bonus_card",
        Reward::Good => "goods",
    }
}

/// The icon of what a bonus card counts.
pub(super) const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Goods => "goods",
        Bonus::Coins => "coin",
        Bonus::City => "palace",
        Bonus::River => "coast",
        Bonus::Forest => "forest",
        Bonus::Meadow => "meadow",
        Bonus::Mountain => "mountain",
        Bonus::Desert => "desert",
    }
}

pub(super) const fn pen(colour: Colour, width: i32) -> Stroke {
    Stroke { colour, width, dash: None }
}
