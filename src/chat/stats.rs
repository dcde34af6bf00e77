//! What a control of a page of statistics carries: which page, and what is wanted of it. It belongs to no table.
//!
//! ```text
//! -.0.~stats.<wanted>.me.<here|all>
//! -.0.~stats.<wanted>.ladder.<game>.<page>
//! -.0.~stats.<wanted>.against.<person>
//! -.0.~stats.<wanted>.records.<game>.<seats>
//! ```

use std::fmt::{Display, Formatter};

use super::UserId;

/// A page, and what is wanted of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// What.
    pub wanted: Wanted,
    /// Of which page.
    pub page: Page,
}

/// What is wanted of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To see it as whoever asks sees such things.
    See,
    /// To read it.
    Words,
    /// To see it as a picture.
    Picture,
    /// That everybody sees it.
    Shown,
    /// To see it of the game that is chosen in the select.
    Game,
    /// To see it for the number of seats that is chosen in the select.
    Seats,
    /// To see it of the person who is chosen in the select.
    Person,
    /// To look back at the table that is chosen in the select.
    Table,
}

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// What somebody has played: here, or everywhere.
    Me {
        /// Whether everywhere.
        everywhere: bool,
    },
    /// Who plays a game best here, and that page of it, from 1.
    Ladder(Option<String>, usize),
    /// How it stands between whoever asks and somebody.
    Against(Option<UserId>),
    /// What nobody has outdone in a game, for so many seats.
    Records(Option<String>, Option<u8>),
}

/// Stands for what is left open.
const OPEN: &str = "-";
const HERE: &str = "here";
const EVERYWHERE: &str = "all";

impl Wanted {
    pub(super) const ALL: [Wanted; 8] = [
        Wanted::See,
        Wanted::Words,
        Wanted::Picture,
        Wanted::Shown,
        Wanted::Game,
        Wanted::Seats,
        Wanted::Person,
        Wanted::Table,
    ];

    const fn word(self) -> &'static str {
        match self {
            Wanted::See => "see",
            Wanted::Words => "words",
            Wanted::Picture => "picture",
            Wanted::Shown => "show",
            Wanted::Game => "game",
            Wanted::Seats => "seats",
            Wanted::Person => "person",
            Wanted::Table => "table",
        }
    }
}

impl Stats {
    /// To see that page.
    pub const fn see(page: Page) -> Stats {
        Stats { wanted: Wanted::See, page }
    }

    /// Reads what [`Display`] writes.
    pub(super) fn read(text: &str) -> Option<Stats> {
        let mut words = text.split('.');
        let (wanted, page) = (words.next()?, words.next()?);
        let wanted = Wanted::ALL.into_iter().find(|known| known.word() == wanted)?;
        let mut next = || words.next();
        let open = |word: &str| (word != OPEN).then(|| word.to_owned());
        let page = match page {
            "me" => Page::Me { everywhere: next()? == EVERYWHERE },
            "ladder" => Page::Ladder(open(next()?), next()?.parse().ok()?),
            "against" => Page::Against(open(next()?).map(|user| user.parse().map(UserId)).transpose().ok()?),
            "records" => Page::Records(open(next()?), open(next()?).map(|seats| seats.parse()).transpose().ok()?),
            _ => return None,
        };
        Some(Stats { wanted, page })
    }
}

impl Display for Stats {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.", self.wanted.word())?;
        let open = |word: &Option<String>| word.clone().unwrap_or_else(|| OPEN.to_owned());
        match &self.page {
            Page::Me { everywhere } => write!(f, "me.{}", if *everywhere { EVERYWHERE } else { HERE }),
            Page::Ladder(game, page) => write!(f, "ladder.{}.{page}", open(game)),
            Page::Against(user) => write!(f, "against.{}", open(&user.map(|user| user.0.to_string()))),
            Page::Records(game, seats) => {
                write!(f, "records.{}.{}", open(game), open(&seats.map(|seats| seats.to_string())))
            }
        }
    }
}
