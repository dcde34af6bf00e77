//! What each viewer may know ("Who knows what" in `docs/rules/san_juan.md`), and nothing else.

use serde::Serialize;

use super::cards::{Kind, Prices};
use super::moves::Move;
use super::phases::hand_limit;
use super::scoring::Score;
use super::state::{Mined, Phase, Player, SanJuan};
use crate::rules::{Seat, Viewer};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u16,
    /// Who has the Governor card.
    pub governor: Seat,
    /// What is being done.
    pub phase: Phase,
    /// Who picks a role or picked the one being carried out.
    pub picker: Seat,
    /// Who must decide now, in action order.
    pub awaiting: Vec<Seat>,
    /// Who picked which role in this round, in the order of [`super::moves::Role::ALL`].
    pub roles: [Option<Seat>; 5],
    /// How many roles have been picked in this round, and how many will be.
    pub picks: [u8; 2],
    /// Whether the picker uses a Library with the role being carried out.
    pub library: bool,
    /// Whether the Governor of a two-player game has used the Library in this round.
    pub library_spent: bool,
    /// How many cards the draw pile has.
    pub draw: usize,
    /// How many cards the discard pile has.
    pub discard: usize,
    /// The prices of the turned tile, in a Trader phase.
    pub prices: Option<Prices>,
    /// The four cards a Gold Mine has turned up, sorted, while its owner chooses.
    pub mine: Vec<Kind>,
    /// What a Gold Mine brought last, until the next role is picked.
    pub mined: Option<Mined>,
    /// The seats in seat order.
    pub seats: Vec<SeatView>,
    /// The viewer's own things.
    pub own: Option<Own>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The uncovered buildings in the order in which they were built.
    pub buildings: Vec<BuildingView>,
    /// How many cards the hand has.
    pub hand: usize,
    /// How many cards were drawn to choose from.
    pub drawn: usize,
    /// The points that everybody knows of; once the game is over, all.
    pub score: Score,
    /// What was hidden, once the game is over.
    pub shown: Option<Shown>,
}

/// A building as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BuildingView {
    /// Which one.
    pub kind: Kind,
    /// Its number among the seat's buildings of that kind, from 1; with the kind it is the pick.
    pub copy: u8,
    /// Whether it carries a good.
    pub good: bool,
    /// What it covers, the lowest first.
    pub covered: Vec<Kind>,
}

/// A seat's secrets at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shown {
    /// The cards in hand, sorted.
    pub hand: Vec<Kind>,
    /// The cards under the Chapel, sorted.
    pub chapel: Vec<Kind>,
}

/// What only the viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// Where the viewer sits.
    pub seat: Seat,
    /// The cards in hand, sorted.
    pub hand: Vec<Kind>,
    /// The cards drawn to choose from, sorted.
    pub drawn: Vec<Kind>,
    /// The cards under the Chapel, sorted.
    pub chapel: Vec<Kind>,
    /// What the viewer decided in a phase that all decide at once, while others are still to decide.
    pub answer: Option<Move>,
}

impl View {
    /// What a seat shows.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// How often the privilege of the role being carried out counts for a seat.
    pub fn privileges(&self, seat: Seat) -> u8 {
        if seat == self.picker { 1 + u8::from(self.library) } else { 0 }
    }

    /// Who looks, if it is a seat.
    pub fn viewer(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }
}

impl SeatView {
    /// Whether an uncovered building of that kind stands here.
    pub fn has(&self, kind: Kind) -> bool {
        self.buildings.iter().any(|building| building.kind == kind)
    }

    /// The most cards the hand may have at the start of a round (SJ-18, SJ-19).
    pub fn limit(&self) -> usize {
        hand_limit(self.has(Kind::Tower))
    }

    /// How many goods lie on the buildings.
    pub fn goods(&self) -> usize {
        self.buildings.iter().filter(|building| building.good).count()
    }
}

/// The position as that viewer knows it.
pub(super) fn view(game: &SanJuan, viewer: Viewer) -> View {
    let over = game.phase == Phase::Over;
    View {
        round: game.round,
        governor: game.governor,
        phase: game.phase,
        picker: game.picker,
        awaiting: game.order().filter(|seat| game.awaiting.has(*seat)).collect(),
        roles: game.roles,
        picks: [game.picks(), game.picks_a_round()],
        library: game.library,
        library_spent: game.library_spent,
        draw: game.draw.len(),
        discard: game.discard.len(),
        prices: game.house.prices(),
        mine: game.mine.iter().collect(),
        mined: game.mined,
        seats: game.players.iter().map(|player| seat(player, over)).collect(),
        own: viewer.seat().map(|seat| own(seat, game.player(seat))),
    }
}

fn seat(player: &Player, over: bool) -> SeatView {
    let copies = super::cards::numbered(player.buildings.iter().map(|building| building.kind));
    let building = |(building, (kind, copy)): (&super::state::Building, (Kind, u8))| BuildingView {
        kind,
        copy,
        good: building.good.is_some(),
        covered: building.covered.clone(),
    };
    let shown = || Shown { hand: player.hand.iter().collect(), chapel: player.chapel.iter().collect() };
    SeatView {
        buildings: player.buildings.iter().zip(copies).map(building).collect(),
        hand: player.hand.len(),
        drawn: player.drawn.len(),
        score: Score::of(player, over),
        shown: over.then(shown),
    }
}

fn own(seat: Seat, player: &Player) -> Own {
    Own {
        seat,
        hand: player.hand.iter().collect(),
        drawn: player.drawn.iter().collect(),
        chapel: player.chapel.iter().collect(),
        answer: player.answer.clone(),
    }
}
