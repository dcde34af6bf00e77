//! Bidding hands (GC-19 to GC-29).

use super::super::held::Terrains;
use super::super::moves::{Course, Event, PairAt};
use super::super::state::{GoldenCity, Phase};
use crate::rules::Seat;

impl GoldenCity {
    /// What the next displacing costs, whoever does it and wherever (GC-22).
    pub(in super::super) fn price(&self) -> u8 {
        self.displaced.saturating_add(1)
    }

    /// Begins the bidding with the start player (GC-19). The price starts at 1 (GC-23).
    pub(super) fn start_bidding(&mut self) {
        self.phase = Phase::Bid;
        self.turn = self.start;
        self.displaced = 0;
    }

    /// Puts the hand on a pair; whoever had the hand there takes it back and gets nothing (GC-20 to GC-25).
    pub(super) fn bid(&mut self, seat: Seat, PairAt(pair): PairAt, course: &mut Course) {
        let price = self.price();
        let pair = &mut self.pairs[usize::from(pair)];
        let (cards, displaced) = (pair.cards, pair.hand.replace(seat));
        let paid = if displaced.is_some() { price } else { 0 };
        self.displaced += u8::from(displaced.is_some());
        self.player_mut(seat).coins -= u16::from(paid);
        course.note(Event::Bid { seat, pair: cards, displaced, paid });
        match self.next_bidder(seat) {
            Some(next) => self.turn = next,
            None => self.end_bidding(course),
        }
    }

    /// The next seat clockwise whose hand lies on no pair; nobody, when each pair has a hand (GC-24, GC-26, GC-28).
    fn next_bidder(&self, seat: Seat) -> Option<Seat> {
        let count = self.count();
        let clockwise = (1..count).map(|steps| seat.after(steps, count));
        let lies = |seat: &Seat| self.pairs.iter().any(|pair| pair.hand == Some(*seat));
        clockwise.into_iter().find(|seat| !lies(seat))
    }

    /// Everybody takes the pair into the hand (GC-28).
    fn end_bidding(&mut self, course: &mut Course) {
        let mut taken: Vec<(Seat, Terrains)> =
            self.pairs.drain(..).filter_map(|pair| Some((pair.hand?, pair.cards))).collect();
        taken.sort_unstable_by_key(|(seat, _)| *seat);
        for (seat, cards) in &taken {
            let hand = &mut self.player_mut(*seat).hand;
            *hand = hand.with(*cards);
        }
        course.note(Event::Taken(taken));
        self.start_turn(self.start, course);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::given::{Position, cards, given};
    use super::*;

    /// The pairs of the example.
    fn example() -> Position {
        given(4).pairs("coast+desert forest+forest coast+coast mountain+meadow")
    }

    fn coins(at: &Position) -> Vec<u16> {
        at.game().players.iter().map(|player| player.coins).collect()
    }

    /// GC-E1, to the coin: red, blue, white and black are seats 0 to 3.
    #[test]
    fn the_example_of_bidding_comes_out_to_the_coin() {
        let at = example().moves("0 bid pair-1, 1 bid pair-2");
        assert_eq!((coins(&at), at.game().price()), (vec![3, 3, 3, 3], 1));
        let at = at.play(2, "bid pair-2");
        assert_eq!(
            at.events,
            [Event::Bid { seat: Seat(2), pair: cards("forest forest"), displaced: Some(Seat(1)), paid: 1 }]
        );
        let at = at.play(3, "bid pair-1");
        assert_eq!((coins(&at), at.turn()), (vec![3, 3, 2, 1], (0, Phase::Bid)));
        let at = at.moves("0 bid pair-3, 1 bid pair-2");
        assert_eq!((at.turn().0, at.game().price(), at.offers(2, "bid")), (2, 4, "pair-4".to_owned()));
        let at = at.play(2, "bid pair-4");
        assert_eq!((coins(&at), at.game().displaced), (vec![3, 0, 2, 1], 3));
        let hands = ["coast coast", "forest forest", "mountain meadow", "coast desert"].map(cards);
        assert_eq!([0, 1, 2, 3].map(|seat| at.holds(seat)), hands);
        assert!(matches!(&at.events[1], Event::Taken(taken) if taken.len() == 4));
        assert_eq!(at.turn(), (0, Phase::Build));
    }

    /// GC-19: the start player bids first, the others follow clockwise; GC-20: free pairs cost nothing.
    #[test]
    fn seats_bid_clockwise_and_free_pairs_are_free() {
        let mut at = example();
        (at.change().start, at.change().turn) = (Seat(2), Seat(2));
        for (seat, pair) in [(2, 1), (3, 2), (0, 3), (1, 4)] {
            assert_eq!(at.turn(), (seat, Phase::Bid));
            at = at.play(seat, &format!("bid pair-{pair}"));
        }
        assert_eq!((coins(&at), at.turn()), (vec![3; 4], (2, Phase::Build)));
    }

    /// GC-21, GC-25: whoever displaces pays to the supply, and whoever is displaced gets the hand back and no money.
    #[test]
    fn displacing_is_paid_to_the_supply() {
        let at = example().moves("0 bid pair-1, 1 bid pair-1");
        assert_eq!(coins(&at), [3, 2, 3, 3]);
        let hands: Vec<Option<Seat>> = at.game().pairs.iter().map(|pair| pair.hand).collect();
        assert_eq!(hands, [Some(Seat(1)), None, None, None]);
    }

    /// GC-22, GC-E4: 1, 2, 3, then 4, whoever displaces whom and wherever; GC-23: in the next round 1 again.
    #[test]
    fn each_displacing_costs_one_more_until_the_round_ends() {
        let at = given(3).pairs("coast+desert forest+forest coast+coast").houses(1, "harbour-desert-1").coins(1, 5);
        let mut at = at.play(0, "bid pair-1");
        for (seat, price) in [(1, 1), (2, 2), (0, 3), (1, 4)] {
            assert_eq!(at.game().price(), price);
            at = at.play(seat, "bid pair-1");
            assert!(matches!(at.events[0], Event::Bid { paid, .. } if paid == price));
        }
        assert_eq!(coins(&at), [0, 0, 1]);
        let at = at.moves("2 bid pair-2, 0 bid pair-3").end_round();
        assert_eq!((at.game().round(), at.game().price()), (2, 1));
    }

    /// GC-24, GC-Q8, GC-Q9: a displaced seat acts when its turn comes round, and may take any pair: the one just lost, or
    /// another that somebody has, though others are free.
    #[test]
    fn displaced_seats_may_bid_for_any_pair() {
        let at = example().moves("0 bid pair-1, 1 bid pair-1, 2 bid pair-2, 3 bid pair-3");
        assert_eq!((at.turn().0, at.offers(0, "bid")), (0, "pair-1 pair-2 pair-3 pair-4".to_owned()));
        let at = at.play(0, "bid pair-1").play(1, "bid pair-4");
        assert_eq!((coins(&at), at.holds(0)), (vec![1, 2, 3, 3], cards("coast desert")));
    }

    /// GC-26, GC-D22, GC-Q10: from whoever acted it goes on clockwise, and whose hand lies on a pair is skipped.
    #[test]
    fn seats_with_a_hand_on_a_pair_are_skipped() {
        let at = example().moves("0 bid pair-1, 1 bid pair-2, 2 bid pair-3, 3 bid pair-2");
        assert_eq!(at.turn().0, 1, "past 0, who has a pair");
        let at = at.play(1, "bid pair-3");
        assert_eq!(at.turn().0, 2);
        assert_eq!(at.refusal(0, "bid pair-4"), "refused-not-asked");
    }

    /// GC-27, GC-D29: a pair has one hand and a player one; GC-28, GC-Q12: the phase ends with a hand on each pair.
    #[test]
    fn bidding_ends_when_each_pair_has_a_hand() {
        let at = given(3).pairs("coast+desert forest+forest coast+coast").moves("0 bid pair-3, 1 bid pair-1");
        let hands = |at: &Position| at.game().pairs.iter().filter(|pair| pair.hand.is_some()).count();
        assert_eq!((at.turn().1, hands(&at)), (Phase::Bid, 2));
        let at = at.play(2, "bid pair-1");
        assert_eq!((at.turn(), hands(&at)), ((1, Phase::Bid), 2), "displacing leaves as many pairs free");
        let at = at.play(1, "bid pair-2");
        assert_eq!((at.turn(), at.game().pairs.len()), ((0, Phase::Build), 0));
        assert_eq!(at.holds(2), cards("coast desert"));
    }

    /// GC-29, GC-Q11: without the coins only free pairs are offered, of which there is always one.
    #[test]
    fn nobody_displaces_without_coins() {
        let at = example().coins(1, 0).coins(2, 1).play(0, "bid pair-1");
        assert_eq!(at.offers(1, "bid"), "pair-2 pair-3 pair-4");
        assert_eq!(at.refusal(1, "bid pair-1"), "gc-refuse-coins");
        let at = at.play(1, "bid pair-2");
        assert_eq!(at.offers(2, "bid"), "pair-1 pair-2 pair-3 pair-4");
        let at = at.play(2, "bid pair-1").play(3, "bid pair-3");
        assert_eq!((at.player(2).coins, at.offers(0, "bid")), (0, "pair-1 pair-2 pair-3 pair-4".to_owned()));
        assert_eq!(given(3).refusal(0, "bid pair-4"), "gc-refuse-no-pair");
    }

    /// GC-Q7: nobody may pass; GC-Q13: bids are open, so everybody sees at once whose hand lies where.
    #[test]
    fn everybody_must_bid_openly() {
        let at = example();
        assert_eq!((at.offers(0, ""), at.refusal(0, "pass")), ("bid".to_owned(), "gc-refuse-pass".to_owned()));
        let at = at.play(0, "bid pair-2");
        let view = crate::rules::Rules::view(at.game(), crate::rules::Viewer::Public);
        assert_eq!((view.pairs[1].hand, view.price), (Some(Seat(0)), 1));
    }

    /// GC-Q41: whoever won which pair, building begins with the start player.
    #[test]
    fn the_start_player_builds_first() {
        let at = given(3).pairs("coast+desert forest+forest coast+coast");
        let at = at.moves("0 bid pair-2, 1 bid pair-3, 2 bid pair-1");
        assert_eq!(at.turn(), (0, Phase::Build));
    }
}
