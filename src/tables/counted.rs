//! By which words what happens at tables is counted. Counts nothing itself.

use crate::chat::What;
use crate::meters::{Kind, Shown, Why};
use crate::store::Surface;

use super::declined::Declined;

impl Declined {
    /// Why, as far as it is counted.
    pub fn why(&self) -> Why {
        match self {
            Declined::Because(_) | Declined::Refused(_) => Why::Reason,
            Declined::Stale => Why::Stale,
            Declined::Stranger => Why::Stranger,
            Declined::NotYourTurn => Why::NotYourTurn,
            Declined::Over => Why::Over,
        }
    }
}

/// What somebody did, as it is counted.
pub fn kind(what: &What) -> Kind {
    match what {
        What::Command { .. } => Kind::Command,
        What::Press { .. } => Kind::Press,
    }
}

/// What a message shows, as it is counted.
pub fn shown(surface: Surface) -> Shown {
    match surface {
        Surface::Lobby => Shown::Lobby,
        Surface::Board => Shown::Board,
        Surface::Notice => Shown::Notice,
        Surface::Hand(_) => Shown::Hand,
        Surface::Vote(_) => Shown::Vote,
        Surface::Word(_) => Shown::Word,
        Surface::Watch(_) => Shown::Watch,
    }
}
