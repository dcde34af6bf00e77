//! Every colour by its role. The only place where colours are numbers.

/// Lists the colours once: what each is for, its name, and red, green and blue.
macro_rules! colours {
    ($($(#[$about:meta])* $name:ident = $hex:literal,)*) => {
        /// A colour by what it is for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Colour {
            $($(#[$about])* $name,)*
        }

        impl Colour {
            /// All of them.
            pub const ALL: &[Colour] = &[$(Colour::$name),*];

            const fn hex(self) -> u32 {
                match self {
                    $(Colour::$name => $hex,)*
                }
            }
        }
    };
}

colours! {
    /// The ground of every picture.
    Table = 0xE9DEC6,
    /// Panels and cards; text on dark grounds.
    Paper = 0xFBF6EA,
    /// A panel in a panel, an empty place, the footer.
    Fold = 0xF3EAD5,
    /// Hairlines and dashed outlines; never text.
    Line = 0xCBB893,
    /// The hard shadow under what is raised.
    Shade = 0xD3C4A2,
    /// Text, edges, tags.
    Ink = 0x2A211C,
    /// Second text.
    Soft = 0x5C4D41,
    /// Points, the first player, a bonus; the line under the band.
    Gold = 0xE3B341,
    /// The white die and the ring of a tag; nothing else is white.
    White = 0xFFFFFF,
    /// The edge of a monument.
    Stone = 0xD9D3C7,
    /// The violet band.
    BandViolet = 0x43305F,
    /// The first seat: a disc.
    SeatRed = 0xA52A1E,
    /// The second seat: a square.
    SeatAmber = 0xEBBB1F,
    /// The third seat: a diamond.
    SeatTeal = 0x4E9A90,
    /// The fourth seat: a triangle.
    SeatNavy = 0x2C3868,
    /// Indigo and its plants.
    Indigo = 0x2B6CC4,
    /// Sugar and its mills; needs an ink edge.
    Sugar = 0xF8EFD2,
    /// Tobacco and its storages.
    Tobacco = 0xC48A3F,
    /// Coffee and its roasters.
    Coffee = 0x4A2C1E,
    /// Silver and its smelters.
    Silver = 0xAEB6BC,
    /// The sign of a tobacco on paper.
    TobaccoSign = 0x8E5A1E,
    /// The sign of a silver on paper.
    SilverSign = 0x6E777D,
    /// A violet building of a city.
    City = 0x6E3A7E,
    /// The role of who builds.
    Builder = 0xB6503D,
    /// The role of who produces.
    Producer = 0x4B7A57,
    /// The role of who trades.
    Trader = 0x0F5C78,
    /// The role of who looks for cards.
    Councillor = 0x85374B,
    /// The role of who takes a card.
    Prospector = 0x7F6300,
    /// The burgundy band.
    BandBurgundy = 0x6A1F2E,
    /// The sign of its kind on an empty space of an estate.
    Sign = 0x4A3D33,
    /// A building's tile.
    TileBuilding = 0xBE8132,
    /// An animal's tile.
    TileAnimal = 0xA9CC8E,
    /// A ship's tile.
    TileShip = 0x1A70AE,
    /// A tile of knowledge.
    TileKnowledge = 0xFCDC3C,
    /// A castle's tile.
    TileCastle = 0x15533F,
    /// A mine's tile.
    TileMine = 0x908E8B,
    /// An empty space for a building.
    SpaceBuilding = 0xD9B482,
    /// An empty space for an animal.
    SpaceAnimal = 0xD3E6BF,
    /// An empty space for a ship.
    SpaceShip = 0xA6C6DF,
    /// An empty space for knowledge.
    SpaceKnowledge = 0xFBE88F,
    /// An empty space for a castle.
    SpaceCastle = 0x7FA18F,
    /// An empty space for a mine.
    SpaceMine = 0xC6C2BC,
    /// Turquoise goods, which a 1 sells.
    GoodsTurquoise = 0x14A390,
    /// Purple goods, which a 2 sells.
    GoodsPurple = 0x7648A3,
    /// Pink goods, which a 3 sells.
    GoodsPink = 0xF6BACF,
    /// Red goods, which a 4 sells.
    GoodsRed = 0xB54632,
    /// Brown goods, which a 5 sells.
    GoodsBrown = 0x412C1E,
    /// Orange goods, which a 6 sells.
    GoodsOrange = 0xEC8B1E,
    /// The blue band.
    BandBlue = 0x1E4B5E,
    /// The green band.
    BandGreen = 0x1F4D3D,
    /// A place or a card of the coast; ink can be read on it.
    Coast = 0x4FAFE6,
    /// A place or a card of the forest; paper can be read on it.
    Forest = 0x0B4F2C,
    /// A place or a card of the meadow; ink can be read on it.
    Meadow = 0xA1B43F,
    /// A place or a card of the mountains; paper can be read on it.
    Mountain = 0x6A6866,
    /// A place or a card of the desert; ink can be read on it.
    Desert = 0xFBDDB2,
    /// The ground of the sea on a map.
    SeaGround = 0xBFE3F5,
    /// The ground of a forest on a map.
    ForestGround = 0x79AC84,
    /// The ground of a meadow on a map.
    MeadowGround = 0xD3DF86,
    /// The ground of mountains on a map.
    MountainGround = 0xBEBBB8,
    /// The ground of a desert on a map.
    DesertGround = 0xFCE6C2,
    /// Waves on the sea.
    SeaMark = 0x8CC7E8,
    /// Trees in a forest.
    ForestMark = 0x3F7F58,
    /// Ears on a meadow.
    MeadowMark = 0x9FB044,
    /// Peaks of mountains.
    MountainMark = 0x86827E,
    /// Dunes in a desert.
    DesertMark = 0xD9A868,
    /// A road on a map.
    Road = 0xF4E3BC,
    /// The edge of a road, and of a place for a die.
    RoadEdge = 0x7A5F40,
    /// Shallow water along a shore.
    Surf = 0xDDF1FA,
    /// The line between land and sea.
    Shore = 0xB88F56,
    /// The ground of a steppe on a map.
    Steppe = 0xEFE6B4,
    /// Ears on a steppe.
    SteppeMark = 0xC9BE74,
    /// The ground of green land on a map of deserts.
    GreenLand = 0xE1E5AC,
    /// Trees on green land.
    GreenLandMark = 0xA5B868,
    /// Dunes in a desert that is a whole map's ground.
    DuneMark = 0xE0B67C,
    /// Peaks that rise from a desert.
    RidgeMark = 0xA79C8C,
    /// The band of a waterway.
    Water = 0xA9D8F1,
    /// The dots of a waterway.
    WaterDots = 0x215E86,
    /// A caravan that is only there to please.
    Caravan = 0xA5773A,
    /// Ships that are only there to please.
    Sails = 0x3E7FA6,
    /// The green of an oasis.
    Oasis = 0xCFE5A8,
    /// Pepper.
    Pepper = 0x382924,
    /// Silk.
    Silk = 0xB52760,
    /// Gold as a ware.
    GoldWare = 0xF0C056,
    /// Jade.
    Jade = 0x60A893,
    /// A guild seal, and what else is sealed in brown.
    SealBasic = 0x5B4030,
    /// An improved guild seal; the bar of a contract.
    SealImproved = 0xBE3F30,
    /// Cloth; the bar of a starting contract.
    Cloth = 0x3C63AE,
    /// The shadow of an island on the sea.
    SeaShade = 0x7DB4D2,
    /// The edge of a river.
    Bank = 0x3E93C4,
    /// Where a river meets the sea.
    Mouth = 0x9FD2F0,
    /// The walls of a golden city.
    Wall = 0xD69E2E,
    /// The ground within the walls, where houses stand.
    Court = 0xF7E7B4,
    /// Wine.
    Wine = 0x7A1F45,
    /// Pottery.
    Pottery = 0xD07C48,
    /// Spice.
    Spice = 0xF2D45C,
    /// Ears on a card of the meadow.
    MeadowDark = 0x5F6B1E,
    /// Far dunes on a card of the desert.
    Sand = 0xEFC88F,
    /// A palm on a card of the desert.
    PalmMark = 0x6B5427,
}

impl Colour {
    /// Red, green and blue.
    pub const fn rgb(self) -> [u8; 3] {
        let [_, red, green, blue] = self.hex().to_be_bytes();
        [red, green, blue]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_roles_share_a_colour() {
        for (i, a) in Colour::ALL.iter().enumerate() {
            assert!(Colour::ALL[i + 1..].iter().all(|b| a.rgb() != b.rgb()), "{a:?}");
        }
        assert_eq!(Colour::Gold.rgb(), [0xE3, 0xB3, 0x41]);
    }
}
