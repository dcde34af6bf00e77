//! What each viewer may know ("Who knows what" in `docs/rules/golden_city.md`), and nothing else.

use serde::Serialize;

use super::board::DISTRICTS;
use super::cards::{Bonus, GoodsCard, Scoring, Terrain, scored};
use super::held::Terrains;
use super::places::Places;
use super::scoring::{Pays, Score};
use super::state::{GoldenCity, Phase};
use crate::rules::{Seat, Seats, Viewer};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round, from 1 to 16.
    pub round: u8,
    /// Who begins the bidding and the building of this round.
    pub start: Seat,
    /// What is being done.
    pub phase: Phase,
    /// Who does it; nobody once the game is over.
    pub turn: Option<Seat>,
    /// How many houses that seat has built in this turn.
    pub built: u8,
    /// What the next displacing costs.
    pub price: u8,
    /// The pairs, while they are bid for.
    pub pairs: Vec<PairView>,
    /// The scoring card of this round: [`super::cards::scored`] says what is printed on it.
    pub card: Scoring,
    /// What it pays as things stand.
    pub pays: Pays,
    /// The scoring cards used so far, that of this round last.
    pub used: Vec<Scoring>,
    /// How many scoring cards are left with backs 1, 2 and 3.
    pub scoring: [u8; 3],
    /// How many cards the terrain draw pile has.
    pub draw: usize,
    /// The terrain discards.
    pub discard: Terrains,
    /// The goods cards that lie open.
    pub goods: Vec<GoodsCard>,
    /// How many goods cards lie face down.
    pub goods_pile: usize,
    /// How many key cards are left to be got.
    pub keys: u8,
    /// How many bonus cards are left to be got.
    pub bonus: usize,
    /// Who has built in each district, in the order in which they did; the districts as they follow each other in
    /// [`Places::CITY`].
    pub city: [Vec<Seat>; DISTRICTS],
    /// Who can never build again and has lost; known when the last round is scored.
    pub stuck: Seats,
    /// The seats in seat order.
    pub seats: Vec<SeatView>,
    /// The viewer's own things.
    pub own: Option<Own>,
}

/// A pair of terrain cards on offer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairView {
    /// The cards, sorted.
    pub cards: Vec<Terrain>,
    /// Whose bidding hand lies on it.
    pub hand: Option<Seat>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Where its houses stand.
    pub houses: Places,
    /// How many houses it has left.
    pub left: u8,
    /// Where it could build next for all that everybody can see: roads, free harbours, keys, number of cards.
    pub possible: Places,
    /// Coins.
    pub coins: u16,
    /// Key cards.
    pub keys: u8,
    /// Goods cards in the order in which they came.
    pub goods: Vec<GoodsCard>,
    /// How many terrain cards the hand has.
    pub hand: usize,
    /// How many bonus cards it has.
    pub bonus: usize,
    /// Its letters: at an open table those got so far; once the game is over, all.
    pub letters: Option<Score>,
    /// Its bonus cards, once the game is over.
    pub shown: Option<Vec<Bonus>>,
}

/// What only the viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// Where the viewer sits.
    pub seat: Seat,
    /// The terrain cards in hand.
    pub hand: Terrains,
    /// The own bonus cards, with what each would bring now.
    pub bonus: Vec<(Bonus, u16)>,
    /// Where the viewer could build with these cards.
    pub buildable: Places,
    /// The bonus cards left, with what each would bring now, while the viewer chooses one.
    pub choice: Vec<(Bonus, u16)>,
    /// The own letters got so far, and what the bonus cards would bring now.
    pub letters: Score,
}

impl View {
    /// What a seat shows.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// Who looks, if it is a seat.
    pub fn viewer(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }

    /// All seats clockwise from the start player.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, count) = (self.start, self.seats.len() as u8);
        (0..count).map(move |steps| start.after(steps, count))
    }
}

/// The position as that viewer knows it.
pub(super) fn view(game: &GoldenCity, viewer: Viewer) -> View {
    let over = game.phase == Phase::Over;
    let pair = |pair: &super::state::Pair| PairView { cards: pair.cards.into(), hand: pair.hand };
    View {
        round: game.round(),
        start: game.start,
        phase: game.phase,
        turn: game.awaited().first(),
        built: game.built,
        price: game.price(),
        pairs: game.pairs.iter().map(pair).collect(),
        card: game.card(),
        pays: game.pays(),
        used: game.used.clone(),
        scoring: [1, 2, 3].map(|back| game.unused().filter(|card| scored(*card).back == back).count() as u8),
        draw: game.draw.len(),
        discard: game.discards(),
        goods: game.goods.clone(),
        goods_pile: game.goods_pile.len(),
        keys: game.keys,
        bonus: game.bonus.len(),
        city: game.city.clone(),
        stuck: if over { game.losers() } else { Seats::NONE },
        seats: game.seats_in_order().map(|seat| seat_view(game, seat, over)).collect(),
        own: viewer.seat().map(|seat| own(game, seat)),
    }
}

fn seat_view(game: &GoldenCity, seat: Seat, over: bool) -> SeatView {
    let player = game.player(seat);
    SeatView {
        houses: player.houses,
        left: game.left(seat),
        possible: game.possible(seat),
        coins: player.coins,
        keys: player.keys,
        goods: player.goods.clone(),
        hand: player.hand.len(),
        bonus: player.bonus.len(),
        letters: (over || game.open_letters).then(|| Score::of(game, seat, over)),
        shown: over.then(|| player.bonus.clone()),
    }
}

fn own(game: &GoldenCity, seat: Seat) -> Own {
    let player = game.player(seat);
    let worth = |cards: &[Bonus]| cards.iter().map(|card| (*card, game.bonus_letters(seat, *card))).collect();
    Own {
        seat,
        hand: player.hand,
        bonus: worth(&player.bonus),
        buildable: game.buildable(seat),
        choice: if game.looks(seat) { worth(&game.bonus) } else { Vec::new() },
        letters: Score::of(game, seat, true),
    }
}
