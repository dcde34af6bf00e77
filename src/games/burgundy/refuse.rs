//! Why something cannot be picked, and how it is said: the fact, then the reason. What is refused for which reason stands
//! beside the questions, in [`super::ask`].

use super::costs::Reach;
use super::depots::Lying;
use super::estates::number;
use super::scope::PURCHASE;
use super::spaces::Space;
use super::state::Link;
use super::tell;
use super::tiles::{Building, Colour, Good, Tile};
use crate::rules::Text;

/// Why something cannot be picked.
#[derive(Clone, Debug, PartialEq)]
pub enum Bar {
    /// An estate has to be chosen before anything else.
    EstateFirst,
    /// The estate is chosen.
    EstateChosen,
    /// The action of a castle must be used.
    CastleSkip,
    /// A ship must load.
    ShipSkip,
    /// Nothing is bought while an effect is open.
    BuyNow,
    /// This has to be decided first.
    Open(Link),
    /// No building has a benefit open.
    NoBenefit,
    /// The turn does not end before both dice are used.
    DiceLeft,
    /// Both dice are used.
    NoDice,
    /// No numbered depot has a tile.
    NothingToTake,
    /// No die reaches a depot with a tile.
    TakeDear,
    /// The storage is empty.
    NothingStored,
    /// There is no space for any stored tile.
    NothingToPlace,
    /// No die reaches a space for a stored tile.
    PlaceDear,
    /// There are no goods.
    NothingToSell,
    /// No die reaches the number of any goods.
    SellDear,
    /// One purchase was made in this turn.
    Bought,
    /// Only so much silver is there.
    Silver(u16),
    /// Nothing lies where one can buy.
    NothingToBuy,
    /// No die of the seat shows this.
    DieNotRolled(u8),
    /// That die is used.
    DieUsed(u8),
    /// Nothing of that kind can be done with the die.
    DieUseless(u8),
    /// The tile does not lie there.
    NotInDepot(Lying),
    /// The tile lies in the black depot, and must be bought.
    Black(Tile),
    /// The die does not reach the depot.
    DepotFar(Lying, Reach),
    /// The depot of the tile sells nothing.
    NotForSale(Tile),
    /// The building does not fetch such a tile.
    NotFetched(Tile, Building),
    /// The tile is not in the storage.
    NotStored(Tile),
    /// There is no space for the tile.
    NoRoom(Tile),
    /// The die reaches no space for the tile.
    TileFar(Tile, Reach),
    /// A tile lies on the space.
    Covered(Tile, Space),
    /// The space has another colour than the tile.
    OtherColour(Tile, Space, Colour),
    /// No tile lies beside the space.
    NotAdjacent(Tile, Space),
    /// The city has such a building.
    Twin(Tile, Space),
    /// The die does not reach the space.
    SpaceFar(Tile, Space, Reach),
    /// There are no goods of the colour.
    NoGoods(Good),
    /// The die does not reach the number of the goods.
    GoodsFar(Good, Reach),
    /// The second depot is no neighbour of the first.
    NotBeside {
        /// The first depot.
        depot: u8,
        /// The second one.
        second: u8,
    },
    /// No castle can stand on the space at the start.
    NoCastle,
}

/// A reason in words.
pub(super) fn reason(bar: &Bar) -> Text {
    match *bar {
        Bar::EstateFirst => Text::of("cb-refuse-estate-first"),
        Bar::EstateChosen => Text::of("cb-refuse-estate-chosen"),
        Bar::CastleSkip => Text::of("cb-refuse-castle-skip"),
        Bar::ShipSkip => Text::of("cb-refuse-ship-skip"),
        Bar::BuyNow => Text::of("cb-refuse-buy-now"),
        Bar::Open(link) => Text::of("cb-refuse-open").with("what", tell::link(link)),
        Bar::NoBenefit => Text::of("cb-refuse-no-benefit"),
        Bar::DiceLeft => Text::of("cb-refuse-dice-left"),
        Bar::NoDice => Text::of("cb-refuse-no-dice"),
        Bar::NothingToTake => Text::of("cb-refuse-nothing-to-take"),
        Bar::TakeDear => Text::of("cb-refuse-take-dear"),
        Bar::NothingStored => Text::of("cb-refuse-nothing-stored"),
        Bar::NothingToPlace => Text::of("cb-refuse-nothing-to-place"),
        Bar::PlaceDear => Text::of("cb-refuse-place-dear"),
        Bar::NothingToSell => Text::of("cb-refuse-nothing-to-sell"),
        Bar::SellDear => Text::of("cb-refuse-sell-dear"),
        Bar::Bought => Text::of("cb-refuse-bought"),
        Bar::Silver(silver) => Text::of("cb-refuse-silver").with("cost", PURCHASE).with("silver", silver),
        Bar::NothingToBuy => Text::of("cb-refuse-nothing-to-buy"),
        Bar::DieNotRolled(die) => Text::of("cb-refuse-die-not-rolled").with("die", die),
        Bar::DieUsed(die) => Text::of("cb-refuse-die-used").with("die", die),
        Bar::DieUseless(die) => Text::of("cb-refuse-die-useless").with("die", die),
        Bar::NotInDepot(from) => about("cb-refuse-not-in-depot", from.tile).with("depot", tell::depot(from.depot)),
        Bar::Black(tile) => about("cb-refuse-black", tile),
        Bar::DepotFar(from, reach) => far(about("cb-refuse-depot-far", from.tile).with("depot", from.depot.0), reach),
        Bar::NotForSale(tile) => about("cb-refuse-not-for-sale", tile),
        Bar::NotFetched(tile, building) => {
            about("cb-refuse-fetch", tile).with("building", tell::tile(Tile::of(building)))
        }
        Bar::NotStored(tile) => about("cb-refuse-not-stored", tile),
        Bar::NoRoom(tile) => about("cb-refuse-no-room", tile),
        Bar::TileFar(tile, reach) => far(about("cb-refuse-tile-far", tile), reach),
        Bar::Covered(tile, space) => there("cb-refuse-covered", tile, space),
        Bar::OtherColour(tile, space, colour) => {
            there("cb-refuse-colour", tile, space).with("colour", tell::colour(colour))
        }
        Bar::NotAdjacent(tile, space) => there("cb-refuse-not-adjacent", tile, space),
        Bar::Twin(tile, space) => there("cb-refuse-twin", tile, space),
        Bar::SpaceFar(tile, space, reach) => {
            far(there("cb-refuse-number", tile, space).with("number", number(space)), reach)
        }
        Bar::NoGoods(good) => goods("cb-refuse-no-goods", good),
        Bar::GoodsFar(good, reach) => far(goods("cb-refuse-goods-far", good), reach),
        Bar::NotBeside { depot, second } => {
            Text::of("cb-refuse-not-beside").with("second", second).with("depot", depot)
        }
        Bar::NoCastle => Text::of("cb-refuse-no-castle").with("colour", tell::colour(Colour::Castle)),
    }
}

fn about(key: &'static str, tile: Tile) -> Text {
    Text::of(key).with("tile", tell::tile(tile))
}

fn there(key: &'static str, tile: Tile, space: Space) -> Text {
    about(key, tile).with("space", space.to_string())
}

fn goods(key: &'static str, good: Good) -> Text {
    Text::of(key).with("good", tell::good(good)).with("number", good.number())
}

/// What a die cannot be turned to.
fn far(text: Text, reach: Reach) -> Text {
    text.with("die", reach.die).with("workers", reach.workers)
}
