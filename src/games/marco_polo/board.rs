//! The action area as it is printed: books and offer tiles, numbers of the spaces, and the numbers of the game.

use super::data::data;
use super::effect::Effect;
use super::listed::listed;
use super::print::{BookPrint, Numbers, Pile, TilePrint, Travel, TravelPrint};

listed! {
    /// An offer tile.
    OfferTile: TilePrint in data().offers.tile
}

impl Pile {
    /// The tiles of this pile, in the order of the file.
    pub fn tiles(self) -> impl Iterator<Item = OfferTile> {
        OfferTile::all().filter(move |tile| tile.print().pile == self)
    }

    /// The book of this pile.
    pub fn book(self) -> &'static BookPrint {
        &data().offers.book[self as usize]
    }

    /// What a book offers with a tile on it: the free offers, then those for 1 and 2 jade.
    pub fn offers(self, tile: OfferTile) -> [&'static Effect; 4] {
        let ([a, b], tile) = (&self.book().free, tile.print());
        [a, b, &tile.one_jade, &tile.two_jade]
    }
}

impl Travel {
    /// What is printed there.
    pub fn print(self) -> &'static TravelPrint {
        &numbers().travel[self as usize]
    }
}

/// The numbers printed on the board.
pub fn numbers() -> &'static Numbers {
    &data().numbers
}
