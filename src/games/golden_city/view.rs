//! What each viewer may know ("Who knows what" in `docs/rules/golden_city.md`), and nothing else.

use serde::Serialize;

use super::cards::{Bonus, GoodsCard, Scoring, scored};
use super::held::Terrains;
use super::place::DISTRICTS;
use super::places::Places;
use super::scoring::{Pays, Score};
use super::state::{GoldenCity, Phase};
use super::terrain::Terrain;
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
    /// Where it could build next for all that everybody can see: roads, free harbours, keys, number of cards, while pairs
    /// are bid for with one of them.
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

    /// Who has won, once the game is over; shared where letters and both tie-breaks are equal (GC-90). Who is stuck wins
    /// only where all are (GC-91, GC-Q20).
    pub fn winners(&self) -> Vec<Seat> {
        if self.phase != Phase::Over {
            return Vec::new();
        }
        let seats = || (0u8..).map(Seat).zip(&self.seats);
        let rank = |(seat, shown): (Seat, &SeatView)| shown.letters.map(|score| score.rank(self.stuck.has(seat)));
        let best = seats().filter_map(rank).max();
        seats().filter(|one| rank(*one) == best).map(|(seat, _)| seat).collect()
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
    // While pairs are bid for, everybody plans with the two cards to come.
    let coming = if game.phase == Phase::Bid { 2 } else { 0 };
    SeatView {
        houses: player.houses,
        left: game.left(seat),
        possible: game.reach(seat).possible(player.hand.len() + coming),
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
        buildable: game.reach(seat).buildable(player.hand),
        choice: if game.looks(seat) { worth(&game.bonus) } else { Vec::new() },
        letters: Score::of(game, seat, true),
    }
}

#[cfg(test)]
mod tests {
    use super::super::given::{Position, cards, dealt, given};
    use super::super::setup::Letters;
    use super::*;
    use crate::rules::Rules;

    const PUBLIC: Viewer = Viewer::Public;
    const FIRST: Viewer = Viewer::Seat(Seat(0));
    const SECOND: Viewer = Viewer::Seat(Seat(1));

    fn seen(at: &Position, viewer: Viewer) -> View {
        at.game().view(viewer)
    }

    /// GC-94, GC-Q30: how many terrain cards a hand has everybody sees, which ones only its owner.
    #[test]
    fn hands_are_public_by_number() {
        let with = |hand: &str| given(3).hand(0, hand).building(0);
        let (coasts, lands) = (with("coast coast desert"), with("forest meadow desert"));
        for viewer in [PUBLIC, SECOND] {
            let (here, there) = (seen(&coasts, viewer), seen(&lands, viewer));
            assert_eq!((here.seats[0].hand, &here.seats), (3, &there.seats));
            assert_eq!((here.own.map(|own| own.hand), here.draw), (there.own.map(|own| own.hand), there.draw));
        }
        assert_eq!(seen(&coasts, FIRST).own.map(|own| own.hand), Some(cards("coast coast desert")));
        assert_eq!(seen(&coasts, PUBLIC).own, None);
    }

    /// GC-95, GC-Q32: bonus cards are public by number until the end, when all are shown; which are left is seen by whoever
    /// chooses one, and only then.
    #[test]
    fn bonus_cards_are_secret_until_the_end() {
        let at = given(3).bonus(0, "bonus-city").houses(1, "harbour-desert-2").hand(1, "desert desert").building(1);
        for viewer in [PUBLIC, SECOND] {
            let json = serde_json::to_string(&seen(&at, viewer)).unwrap();
            assert!(!json.contains("bonus-") && json.contains("\"bonus\":7"), "{json}");
        }
        assert_eq!(seen(&at, FIRST).own.map(|own| own.bonus), Some(vec![(Bonus::City, 0)]));
        let at = at.play(1, "build desert-c");
        assert_eq!(seen(&at, SECOND).own.map(|own| own.choice.len()), Some(7));
        assert_eq!(seen(&at, FIRST).own.map(|own| own.choice.len()), Some(0));
        let at = at.play(1, "bonus bonus-river");
        assert_eq!(seen(&at, SECOND).own.map(|own| (own.choice.len(), own.bonus.len())), Some((0, 1)));
        let mut over = at.game().clone();
        over.phase = Phase::Over;
        assert_eq!(over.view(PUBLIC).seats[0].shown, Some(vec![Bonus::City]));
    }

    /// GC-96, GC-D8: keys, goods and coins lie open; so do pairs, hands on them and the next price, what is left, and who
    /// has built where.
    #[test]
    fn what_lies_on_the_table_is_public() {
        let at = given(3).keys(1, 2).goods(1, "wine-cloth").coins(1, 1).pairs("coast+desert forest+forest coast+coast");
        let view = seen(&at.play(0, "bid pair-2"), PUBLIC);
        let shown = &view.seats[1];
        assert_eq!((shown.keys, shown.coins, shown.goods.len(), view.keys), (2, 1, 1, 4));
        assert_eq!((view.pairs[1].hand, view.pairs[0].cards.len(), view.price), (Some(Seat(0)), 2, 1));
        assert_eq!((view.turn, view.goods.len() + view.goods_pile, view.scoring), (Some(Seat(1)), 7, [3, 8, 4]));
    }

    /// GC-97, GC-77, GC-D12, GC-Q6: a total of letters is its owner's secret until the end, unless the table plays with
    /// open letters.
    #[test]
    fn letters_are_secret_unless_the_table_shows_them() {
        let at = given(3)
            .houses(0, "harbour-desert-4 desert-s outer-desert-2")
            .bonus(0, "bonus-city")
            .card("wine", "desert");
        let letters = |game: &GoldenCity, viewer| game.view(viewer).seats[0].letters.map(|score| score.total);
        assert!([PUBLIC, FIRST, SECOND].iter().all(|viewer| letters(at.game(), *viewer).is_none()));
        assert_eq!(seen(&at, FIRST).own.map(|own| own.letters.total), Some(6));
        let mut open = at.game().clone();
        open.open_letters = true;
        assert_eq!(letters(&open, SECOND), Some(5), "without what the secret bonus card will bring");
        let mut over = at.game().clone();
        over.phase = Phase::Over;
        assert_eq!(letters(&over, PUBLIC), Some(6));
        assert!(dealt(3, Letters::Open, 1).open_letters);
    }

    /// The draw pile is known by number, the discards by kind (GC-Q33); of the scoring pile the backs are seen.
    #[test]
    fn piles_are_known_by_number() {
        let view = seen(&given(3).pile("coast coast").card("pottery", "mountain"), PUBLIC);
        assert_eq!((view.draw, view.discard.len(), view.scoring), (2, 48, [0, 7, 4]));
        assert_eq!((view.round, view.used.len()), (5, 5));
    }

    /// What everybody sees to be possible is in the public view; what the hand allows only in the own one.
    #[test]
    fn what_a_hand_allows_is_the_own_business() {
        let at = given(3).houses(0, "harbour-desert-4").hand(0, "coast coast").hand(1, "coast").building(0);
        let view = seen(&at, FIRST);
        let own = view.own.as_ref().unwrap();
        assert!(
            view.seats[0].possible.has("desert-s".parse().unwrap()) && !own.buildable.has("desert-s".parse().unwrap())
        );
        assert_eq!(own.buildable, Places::HARBOURS.without(view.seats[0].houses));
        assert_eq!((view.seat(Seat(0)), own.seat), (&seen(&at, SECOND).seats[0], Seat(0)));
    }

    /// While pairs are bid for, everybody plans with the two cards to come: an empty hand rules nothing out then.
    #[test]
    fn whoever_bids_sees_where_the_pair_could_lead() {
        let at = given(3).houses(0, "harbour-desert-2").pairs("coast+coast forest+forest meadow+desert");
        let shown = |view: View| view.seat(Seat(0)).possible;
        let bidding = shown(view(at.game(), Viewer::Public));
        assert!(!at.game().possible(Seat(0)).has("desert-c".parse().unwrap()), "with no card");
        assert!(bidding.has("desert-c".parse().unwrap()) && bidding.has("harbour-mountain-1".parse().unwrap()));
        assert_eq!(bidding, at.game().reach(Seat(0)).open().without(Places::INNER), "without a key");
    }
}
