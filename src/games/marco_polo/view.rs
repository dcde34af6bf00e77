//! What each viewer may know ("Who knows what" in `docs/rules/marco_polo.md`), and nothing else.

use serde::Serialize;

use super::scoring::Score;
use super::state::{MarcoPolo, Player, Stage, Table};
use crate::rules::{Seat, Viewer};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose eyes these are; nothing for the public.
    pub seat: Option<Seat>,
    /// What lies open, and what each player has; of others' goal cards nothing is there before the end.
    pub table: Table,
    /// Who must decide now: in turn order.
    pub awaiting: Vec<Seat>,
    /// How many contracts are in the deck, those given up among them.
    pub deck: usize,
    /// How many city cards are in the deck.
    pub cards: usize,
    /// The points of each seat so far; at the end all of them.
    pub scores: Vec<Score>,
}

/// All that the viewer may know.
pub(super) fn view(game: &MarcoPolo, viewer: Viewer) -> View {
    let over = game.table.stage == Stage::Over;
    let mut table = game.table.clone();
    for (at, player) in table.players.iter_mut().enumerate() {
        if !viewer.is(Seat(at as u8)) {
            player.dealt.clear();
            if !over {
                player.goal = None;
            }
        }
    }
    let under: usize = table.under.iter().map(Vec::len).sum();
    View {
        seat: viewer.seat(),
        awaiting: in_turn_order(&table).filter(|seat| table.awaiting.has(*seat)).collect(),
        deck: game.deck.len() + under,
        cards: game.cards.len(),
        scores: table.seats().map(|seat| Score::of(&table, seat, over)).collect(),
        table,
    }
}

/// All seats from the one that started the round.
pub(super) fn in_turn_order(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    let (start, count) = (table.start, table.count());
    (0..count).map(move |steps| start.after(steps, count))
}

impl View {
    /// A seat's things.
    pub(super) fn player(&self, seat: Seat) -> Option<&Player> {
        self.table.players.get(seat.index())
    }
}
