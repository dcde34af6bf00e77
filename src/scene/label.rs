//! Words in a scene: their face, size and place. How they are made to fit is in `fit`.

use super::{Area, Colour};

/// One of the three font files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Alegreya ExtraBold: names and titles; never figures, which are old-style in it.
    Title,
    /// Fira Sans Condensed Medium: sentences.
    Plain,
    /// Fira Sans Condensed Bold: figures and small names.
    Strong,
}

impl Face {
    /// All three, in the order of the table of advances.
    pub const ALL: [Face; 3] = [Face::Title, Face::Plain, Face::Strong];

    /// The height of its capitals in thousandths of the em.
    pub const fn capitals(self) -> i32 {
        match self {
            Face::Title => 637,
            Face::Plain | Face::Strong => 692,
        }
    }
}

/// What words are for; gives their face and usual size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// The game in the band.
    Title,
    /// Players and cards.
    Name,
    /// What a seat has to do.
    Turn,
    /// Points, counters, prices, tags.
    Figure,
    /// What a card does.
    Text,
    /// Footers, captions, hints.
    Second,
    /// Names on small cards.
    Small,
    /// What is said elsewhere too.
    Least,
}

impl Style {
    /// The font file.
    pub const fn face(self) -> Face {
        match self {
            Style::Title | Style::Name => Face::Title,
            Style::Turn | Style::Text | Style::Second => Face::Plain,
            Style::Figure | Style::Small | Style::Least => Face::Strong,
        }
    }

    /// The usual size: the em, in tenths of a unit.
    pub const fn size(self) -> i32 {
        match self {
            Style::Title => 520,
            Style::Name => 440,
            Style::Turn => 420,
            Style::Figure => 360,
            Style::Text => 300,
            Style::Second => 260,
            Style::Small => 230,
            Style::Least => 170,
        }
    }
}

/// Where in its box a line of words stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Align {
    /// At the left edge.
    #[default]
    Left,
    /// In the middle.
    Centre,
    /// At the right edge.
    Right,
}

/// What happens to words that are too wide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fit {
    /// They shrink to at least 70 %, then they are cut.
    #[default]
    Shrink,
    /// They take up to so many lines, shrinking to at least 70 % for it, then they are cut.
    Wrap(u8),
    /// They are cut at once.
    Cut,
    /// They take up to so many lines in their own size, then they are cut.
    Break(u8),
}

/// Words in a box.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// The words; a soft hyphen says where a long one may break.
    pub text: String,
    /// The box.
    pub area: Area,
    /// What they are for.
    pub style: Style,
    /// The em, in tenths of a unit.
    pub size: i32,
    /// Their colour.
    pub colour: Colour,
    /// Where in the box each line stands.
    pub align: Align,
    /// What happens when they are too wide.
    pub fit: Fit,
    /// From line to line, in hundredths of the size.
    pub leading: i32,
    /// Whether the first line begins at the top of the box instead of the block standing in its middle.
    pub top: bool,
    /// Whether it is the letter of something that can be picked, which a scene reports ([`super::Scene::tags`]).
    pub tag: bool,
}

impl Label {
    /// Ink words of the style's usual size, at the left and in the middle of the box's height.
    pub fn new(text: impl Into<String>, area: Area, style: Style) -> Label {
        let (size, colour) = (style.size(), Colour::Ink);
        let (align, fit) = (Align::Left, Fit::Shrink);
        Label { text: text.into(), area, style, size, colour, align, fit, leading: 114, top: false, tag: false }
    }

    /// In another size.
    #[must_use]
    pub fn size(self, size: i32) -> Label {
        Label { size, ..self }
    }

    /// In another colour.
    #[must_use]
    pub fn colour(self, colour: Colour) -> Label {
        Label { colour, ..self }
    }

    /// In the middle of the box.
    #[must_use]
    pub fn centred(self) -> Label {
        Label { align: Align::Centre, ..self }
    }

    /// At the right of the box.
    #[must_use]
    pub fn right(self) -> Label {
        Label { align: Align::Right, ..self }
    }

    /// Fitted in another way.
    #[must_use]
    pub fn fit(self, fit: Fit) -> Label {
        Label { fit, ..self }
    }

    /// In up to so many lines with that leading, in hundredths of the size.
    #[must_use]
    pub fn lines(self, most: u8, leading: i32) -> Label {
        Label { fit: Fit::Wrap(most), leading, ..self }
    }

    /// As the letter of something that can be picked.
    #[must_use]
    pub fn tagging(self) -> Label {
        Label { tag: true, ..self }
    }

    /// Beginning at the top of the box.
    #[must_use]
    pub fn from_top(self) -> Label {
        Label { top: true, ..self }
    }
}
