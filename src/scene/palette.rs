//! Every colour by its role. The only place where colours are numbers.

/// A colour by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// The ground of every picture.
    Table,
    /// Panels and cards; text on dark grounds.
    Paper,
    /// A panel in a panel, an empty place, the footer.
    Fold,
    /// Hairlines and dashed outlines; never text.
    Line,
    /// The hard shadow under what is raised.
    Shade,
    /// Text, edges, tags.
    Ink,
    /// Second text.
    Soft,
    /// Points, the first player, a bonus; the line under the band.
    Gold,
    /// The white die and the ring of a tag; nothing else is white.
    White,
    /// The edge of a monument.
    Stone,
    /// The violet band.
    BandViolet,
    /// The first seat: a disc.
    SeatRed,
    /// The second seat: a square.
    SeatAmber,
    /// The third seat: a diamond.
    SeatTeal,
    /// The fourth seat: a triangle.
    SeatNavy,
    /// Indigo and its plants.
    Indigo,
    /// Sugar and its mills; needs an ink edge.
    Sugar,
    /// Tobacco and its storages.
    Tobacco,
    /// Coffee and its roasters.
    Coffee,
    /// Silver and its smelters.
    Silver,
    /// The sign of a tobacco on paper.
    TobaccoSign,
    /// The sign of a silver on paper.
    SilverSign,
    /// A violet building of a city.
    City,
    /// The role of who builds.
    Builder,
    /// The role of who produces.
    Producer,
    /// The role of who trades.
    Trader,
    /// The role of who looks for cards.
    Councillor,
    /// The role of who takes a card.
    Prospector,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 28] = [
        Colour::Table,
        Colour::Paper,
        Colour::Fold,
        Colour::Line,
        Colour::Shade,
        Colour::Ink,
        Colour::Soft,
        Colour::Gold,
        Colour::White,
        Colour::Stone,
        Colour::BandViolet,
        Colour::SeatRed,
        Colour::SeatAmber,
        Colour::SeatTeal,
        Colour::SeatNavy,
        Colour::Indigo,
        Colour::Sugar,
        Colour::Tobacco,
        Colour::Coffee,
        Colour::Silver,
        Colour::TobaccoSign,
        Colour::SilverSign,
        Colour::City,
        Colour::Builder,
        Colour::Producer,
        Colour::Trader,
        Colour::Councillor,
        Colour::Prospector,
    ];

    /// Red, green and blue.
    pub const fn rgb(self) -> [u8; 3] {
        let [_, red, green, blue] = self.hex().to_be_bytes();
        [red, green, blue]
    }

    const fn hex(self) -> u32 {
        match self {
            Colour::Table => 0xE9DEC6,
            Colour::Paper => 0xFBF6EA,
            Colour::Fold => 0xF3EAD5,
            Colour::Line => 0xCBB893,
            Colour::Shade => 0xD3C4A2,
            Colour::Ink => 0x2A211C,
            Colour::Soft => 0x5C4D41,
            Colour::Gold => 0xE3B341,
            Colour::White => 0xFFFFFF,
            Colour::Stone => 0xD9D3C7,
            Colour::BandViolet => 0x43305F,
            Colour::SeatRed => 0xA52A1E,
            Colour::SeatAmber => 0xEBBB1F,
            Colour::SeatTeal => 0x4E9A90,
            Colour::SeatNavy => 0x2C3868,
            Colour::Indigo => 0x34439B,
            Colour::Sugar => 0xF8EFD2,
            Colour::Tobacco => 0xC48A3F,
            Colour::Coffee => 0x4A2C1E,
            Colour::Silver => 0xAEB6BC,
            Colour::TobaccoSign => 0x8E5A1E,
            Colour::SilverSign => 0x6E777D,
            Colour::City => 0x5E4188,
            Colour::Builder => 0xB6503D,
            Colour::Producer => 0x4B7A57,
            Colour::Trader => 0x0F5C78,
            Colour::Councillor => 0x85374B,
            Colour::Prospector => 0x7F6300,
        }
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
