//! What it brings a seat to sell, to take workers, to load and to place.

use super::board;
use super::estates::Region;
use super::goods::Goods;
use super::moves::Gain;
use super::scope::{GOODS_PLACES, Scope};
use super::spaces::Space;
use super::tiles::{Building, Good, Tile};

impl Scope<'_> {
    /// What a sale brings: points, silver (CB-81, CB-105) and workers (CB-106).
    pub(super) fn sale(&self, good: Good) -> (u8, u8, u8) {
        let count = self.player.goods.count(good);
        (count * board::sale_points(self.seats), 1 + u8::from(self.knows(3)), u8::from(self.knows(4)))
    }

    /// What taking workers brings: workers (CB-84, CB-116) and silver (CB-115).
    pub(super) fn wage(&self) -> (u8, u8) {
        (if self.knows(14) { 4 } else { 2 }, u8::from(self.knows(13)))
    }

    /// What a ship loads from these goods without asking, and the new colours out of which some must be chosen, with
    /// how many (CB-Q17).
    pub(super) fn load(&self, offered: Goods) -> (Goods, Goods, usize) {
        let known = |good: Good| self.player.goods.count(good) > 0;
        let old: Goods = offered.each().filter(|(good, _)| known(*good)).collect();
        let new: Goods = offered.each().filter(|(good, _)| !known(*good)).collect();
        let room = GOODS_PLACES.saturating_sub(self.player.goods.colours());
        if new.colours() <= room { (old.and(new), Goods::default(), 0) } else { (old, new, room) }
    }

    /// What placing a tile brings at once: for the region, for the colour, and by the tile itself (CB-Q4), but for
    /// what asks for a decision.
    pub(super) fn gains(&self, tile: Tile, space: Space) -> Vec<Gain> {
        let colour = tile.colour();
        let covered = self.player.cover.covered().or(space.mask());
        let is_complete = |region: &Region| region.spaces.without(covered).is_empty();
        let mut gains = Vec::new();
        if let Some(region) = self.player.region(space).filter(is_complete) {
            let size = region.spaces.len();
            let (points, phase) = (board::region_points(size), board::phase_points(self.phase));
            gains.push(Gain::Region { colour, size: size as u8, points, phase });
        }
        if self.player.ground(colour).without(covered).is_empty() {
            let [first, second] = self.bonuses[colour as usize];
            if second.is_none() {
                let first = first.is_none();
                gains.push(Gain::Colour { colour, first, points: board::bonus_points(first, self.seats) });
            }
        }
        gains.extend(self.herd(tile, space));
        gains.extend(match tile.building() {
            Some(Building::BoardingHouse) => Some(Gain::Workers(4)),
            Some(Building::Bank) => Some(Gain::Silver(2)),
            Some(Building::Watchtower) => Some(Gain::Points(4)),
            _ => None,
        });
        gains
    }

    /// What an animal tile scores: itself, and all of its kind on the pasture again (CB-59 to CB-62, CB-109).
    fn herd(&self, tile: Tile, space: Space) -> Option<Gain> {
        let (animal, count) = tile.animals()?;
        let pasture = self.player.region(space)?.spaces;
        let others = pasture.iter().filter_map(|space| self.player.cover.at(space)?.animals());
        let counts = others.filter(|(kind, _)| *kind == animal).map(|(_, count)| count).chain([count]);
        let (tiles, points) = counts.fold((0, 0), |(tiles, points), count| (tiles + 1, points + count));
        let extra = if self.knows(7) { tiles } else { 0 };
        Some(Gain::Herd { animal, tiles, points: points + extra })
    }
}
