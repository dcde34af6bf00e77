//! What each viewer may know ("Who knows what" in `docs/rules/burgundy.md`), and nothing else.

use serde::Serialize;

use super::board::{BLACK_SPACES, DEPOTS, Phase, ROUNDS};
use super::goods::Goods;
use super::scoring::Score;
use super::state::{Burgundy, Chain, Depot, Link, Player, Stage};
use super::tiles::{Good, Tile};
use crate::rules::{Seat, Viewer};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose eyes these are; nothing for the public.
    pub seat: Option<Seat>,
    /// What is being done.
    pub stage: Stage,
    /// The phase.
    pub phase: Phase,
    /// The round of the phase, from 1.
    pub round: u8,
    /// Who must decide now, in the order of the track.
    pub awaiting: Vec<Seat>,
    /// Who has still to have the turn of this round, the next one first; without whoever has it now.
    pub waiting: Vec<Seat>,
    /// What is open in the middle of a turn.
    pub pending: Option<Link>,
    /// How it came to that.
    pub chain: Chain,
    /// Whether the seat whose turn it is has bought in it.
    pub bought: bool,
    /// What the white die shows; 0 before the first roll.
    pub white: u8,
    /// The goods still on the round spaces.
    pub coming: [Option<Good>; ROUNDS],
    /// The numbered depots.
    pub depots: [Depot; DEPOTS],
    /// The black depot.
    pub black: [Option<Tile>; BLACK_SPACES],
    /// How many tiles each pile has, in the order of the colours; the black one last.
    pub piles: [usize; 7],
    /// All seats in the order of the track, the foremost first.
    pub order: Vec<Seat>,
    /// Who finished each colour first and second.
    pub bonuses: [[Option<Seat>; 2]; 6],
    /// The seats in seat order. Of others neither what they chose in secret nor which goods they sold is there.
    pub players: Vec<Player>,
    /// How many goods each seat has sold.
    pub sold: Vec<u8>,
    /// The points of each seat so far; at the end all of them.
    pub scores: Vec<Score>,
}

/// All that the viewer may know.
pub(super) fn view(game: &Burgundy, viewer: Viewer) -> View {
    let over = game.stage == Stage::Over;
    let masked = |(at, player): (usize, &Player)| {
        let mut shown = player.clone();
        if !viewer.is(Seat(at as u8)) {
            shown.choice = None;
            if !over {
                shown.sold = Goods::default();
            }
        }
        shown
    };
    let mut piles = [0; 7];
    for (count, pile) in piles.iter_mut().zip(game.piles.iter().chain([&game.dark])) {
        *count = pile.len();
    }
    let in_order = || game.order.iter().copied();
    View {
        seat: viewer.seat(),
        stage: game.stage,
        phase: game.phase,
        round: game.round,
        awaiting: in_order().filter(|seat| game.awaiting.has(*seat)).collect(),
        waiting: in_order().filter(|seat| !game.awaiting.has(*seat) && !game.done.has(*seat)).collect(),
        pending: game.pending,
        chain: game.chain.clone(),
        bought: game.bought,
        white: game.white,
        coming: game.coming,
        depots: game.depots,
        black: game.black,
        piles,
        order: game.order.clone(),
        bonuses: game.bonuses,
        players: game.players.iter().enumerate().map(masked).collect(),
        sold: game.players.iter().map(|player| player.sold.total()).collect(),
        scores: (0..game.count()).map(|seat| Score::of(game, Seat(seat), over)).collect(),
    }
}

impl View {
    /// A seat's things.
    pub(super) fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// Whose turn it is.
    pub(super) fn mover(&self) -> Option<Seat> {
        (self.stage == Stage::Turns).then(|| self.awaiting.first().copied()).flatten()
    }
}
