//! Building houses, and the end of a turn (GC-30 to GC-52).

use super::super::held::Terrains;
use super::super::moves::{Course, Event};
use super::super::place::Place;
use super::super::reach::needs_key;
use super::super::state::{GoldenCity, Phase};
use crate::rules::Seat;

/// The most terrain cards somebody may keep at the end of the own turn (GC-33).
pub(in super::super) const HAND_LIMIT: usize = 5;
/// The most houses built in a turn (GC-31).
const MOST_BUILT: u8 = 2;

impl GoldenCity {
    /// A seat's turn to build begins (GC-30).
    pub(super) fn start_turn(&mut self, seat: Seat, course: &mut Course) {
        self.turn = seat;
        self.built = 0;
        self.go_on(course);
    }

    /// The seat may build, or build once more, or its turn ends. Whoever cannot build for all that everybody can see is
    /// not asked; whoever only lacks the right cards is, so that nobody learns of it.
    pub(super) fn go_on(&mut self, course: &mut Course) {
        let seat = self.turn;
        if self.built < MOST_BUILT && !self.possible(seat).is_empty() {
            self.phase = Phase::Build;
            return;
        }
        if self.built == 0 {
            course.note(Event::Barred(seat));
        }
        self.end_turn(course);
    }

    /// Builds a house, pays for it, and takes what it brings before anything else (GC-43 to GC-53).
    pub(super) fn build(&mut self, seat: Seat, place: Place, pay: Terrains, course: &mut Course) {
        let key = needs_key(place);
        let player = self.player_mut(seat);
        player.hand.lose(pay);
        player.keys -= u8::from(key);
        player.houses.add(place);
        self.keys_gone += u8::from(key);
        self.built += 1;
        self.throw(pay);
        course.note(Event::Built { seat, place, paid: pay, key });
        if self.left(seat) == 0 {
            course.note(Event::LastHouse(seat));
        }
        self.reward(seat, place, course);
    }

    /// The seat builds nothing more (GC-31, GC-Q34).
    pub(super) fn pass(&mut self, seat: Seat, course: &mut Course) {
        course.note(Event::Passed { seat, built: self.built });
        self.end_turn(course);
    }

    /// Whoever has too many cards discards, also after passing (GC-33, GC-34); then it is the next seat's turn.
    fn end_turn(&mut self, course: &mut Course) {
        if surplus(self.player(self.turn).hand) > 0 {
            self.phase = Phase::Discard;
            return;
        }
        let next = self.turn.after(1, self.count());
        if next == self.start { self.end_round(course) } else { self.start_turn(next, course) }
    }

    /// Discards down to the limit, face up (GC-33, GC-Q33).
    pub(super) fn discard_surplus(&mut self, seat: Seat, cards: Terrains, course: &mut Course) {
        self.player_mut(seat).hand.lose(cards);
        self.throw(cards);
        course.note(Event::Discarded { seat, cards });
        self.end_turn(course);
    }
}

/// How many cards of a hand must be discarded at the end of the turn (GC-33).
pub(in super::super) fn surplus(hand: Terrains) -> usize {
    hand.len().saturating_sub(HAND_LIMIT)
}

#[cfg(test)]
mod tests {
    use super::super::super::check;
    use super::super::super::given::{cards, given};
    use super::super::super::places::Places;
    use super::*;

    /// GC-30: from the start player clockwise everybody has one turn; GC-32: then the phase is over, and scoring follows.
    #[test]
    fn everybody_has_one_turn() {
        let mut at = given(4).pairs("coast+desert forest+forest coast+coast mountain+meadow");
        (at.change().start, at.change().turn) = (Seat(2), Seat(2));
        let mut at = at.moves("2 bid pair-1, 3 bid pair-2, 0 bid pair-3, 1 bid pair-4");
        for seat in [2, 3, 0, 1] {
            assert_eq!(at.turn(), (seat, Phase::Build));
            at = at.play(seat, "pass");
        }
        assert_eq!((at.turn(), at.game().round()), ((3, Phase::Bid), 2));
    }

    /// GC-31, GC-D6, GC-Q34: one house, two, or none, able or not; after two the turn is over.
    #[test]
    fn none_one_or_two_houses_are_built() {
        let at = || given(3).hand(0, "coast coast coast coast").hand(1, "coast coast").building(0);
        assert_eq!(at().offers(0, ""), "build pass");
        assert_eq!(at().play(0, "pass").events, [Event::Passed { seat: Seat(0), built: 0 }]);
        let one = at().build(0, "harbour-desert-1");
        assert_eq!((one.turn(), one.offers(0, "")), ((0, Phase::Build), "build pass".to_owned()));
        assert_eq!(at().build(0, "harbour-desert-1").play(0, "pass").turn(), (1, Phase::Build));
        let two = at().build(0, "harbour-desert-1 harbour-desert-3");
        assert_eq!((two.player(0).houses.len(), two.turn()), (2, (1, Phase::Build)));
    }

    /// GC-33: with more than five cards at the end of the turn, whoever built chooses which to discard, down to five.
    #[test]
    fn the_surplus_is_discarded_by_choice() {
        let at =
            given(3).hand(0, "coast coast forest forest meadow mountain desert").hand(1, "coast coast").building(0);
        let at = at.play(0, "pass");
        assert_eq!((at.turn(), at.offers(0, "")), ((0, Phase::Discard), "discard".to_owned()));
        assert_eq!(at.offers(0, "discard"), "coast coast-2 forest forest-2 meadow mountain desert");
        assert_eq!(at.refusal(0, "discard forest"), "refused-count-exact");
        assert_eq!(at.refusal(0, "pass"), "gc-refuse-pass");
        let at = at.play(0, "discard forest+desert");
        assert_eq!((at.holds(0), at.turn()), (cards("coast coast forest meadow mountain"), (1, Phase::Build)));
        assert_eq!((at.game().discards(), at.events.len()), (cards("forest desert"), 1), "face up, GC-Q33");
    }

    /// Which of seven cards that are alike goes makes no difference, so it is not asked.
    #[test]
    fn cards_that_are_alike_are_not_chosen_from() {
        let at = given(3).hand(0, "coast coast coast coast coast coast coast").hand(1, "coast").building(0);
        let at = at.play(0, "pass");
        assert_eq!(at.offers(0, "discard"), "ready");
        assert_eq!(at.play(0, "discard").holds(0).len(), 5);
    }

    /// GC-34, GC-Q14: only terrain cards count, and only at the end of the own turn, after both houses and what they
    /// brought; whoever passes is checked too.
    #[test]
    fn only_terrain_cards_at_the_end_of_the_turn_count() {
        let at =
            given(3).hand(0, "coast coast coast desert forest mountain meadow").hand(1, "coast").keys(0, 3).building(0);
        let at = at.goods(0, "wine-cloth wine-spice").build(0, "harbour-desert-1");
        assert_eq!((at.turn(), at.holds(0).len()), ((0, Phase::Build), 6), "not between two houses");
        let at = at.build(0, "harbour-forest-1");
        assert_eq!((at.turn(), at.holds(0).len()), ((1, Phase::Build), 5));
        let at = given(3).pairs("coast+coast forest+forest meadow+meadow").hand(1, "coast coast desert desert desert");
        let at = at.moves("0 bid pair-2, 1 bid pair-1, 2 bid pair-3");
        assert_eq!((at.turn(), at.holds(1).len()), ((0, Phase::Build), 7), "larger hands are fine before one's turn");
        assert_eq!(at.moves("0 pass, 1 pass").turn(), (1, Phase::Discard));
    }

    /// GC-41: a house stays where it is; GC-42, GC-Q15: the first house of a turn may connect the second, and what it
    /// brought may pay for it.
    #[test]
    fn the_second_house_may_follow_from_the_first() {
        let at = given(3).hand(0, "coast desert desert").hand(1, "coast").building(0);
        assert!(!at.offers(0, "build").contains("desert-s"));
        let at = at.build(0, "harbour-desert-4 desert-s");
        assert_eq!(
            at.player(0).houses,
            super::super::super::given::at("harbour-desert-4 desert-s").collect::<Places>()
        );
        let at = given(3).hand(0, "coast desert").hand(1, "coast").pile("desert").building(0);
        let at = at.build(0, "harbour-desert-2");
        assert_eq!(at.holds(0), cards("desert desert"));
        assert!(at.offers(0, "build").contains("desert-c"), "with the card that the harbour brought");
    }

    /// GC-50: what was played lies face up on the discard pile; GC-51: a key that was played leaves the game; GC-52: coins
    /// pay for nothing.
    #[test]
    fn what_is_played_is_discarded() {
        let at =
            given(3).houses(0, "harbour-desert-4 desert-s outer-desert-2").hand(0, "desert desert meadow").keys(0, 2);
        let at = at.hand(1, "coast").coins(0, 3).building(0).play(0, "build inner-desert");
        assert_eq!((at.game().discards(), at.player(0).keys, at.game().keys_gone), (cards("desert desert"), 1, 1));
        assert_eq!((at.game().keys, at.player(0).coins), (4, 3));
        let at = given(3).hand(0, "desert").hand(1, "coast").building(0);
        assert_eq!(
            (at.offers(0, ""), at.refusal(0, "build")),
            ("pass".to_owned(), "gc-refuse-nothing-to-build".to_owned())
        );
    }

    /// Whoever everybody can see cannot build is not asked; whoever only lacks the right cards is, so that passing tells
    /// nothing. GC-D6: it is not unusual that somebody cannot build.
    #[test]
    fn only_what_everybody_sees_skips_a_turn() {
        let at = given(3).hand(0, "coast").hand(1, "desert").hand(2, "coast").building(0).play(0, "pass");
        assert_eq!((at.turn(), at.offers(1, "")), ((1, Phase::Build), "pass".to_owned()));
        let at = given(3).hand(0, "coast").hand(2, "coast").building(0).play(0, "pass");
        assert_eq!(at.turn(), (2, Phase::Build));
        assert_eq!(at.events[1], Event::Barred(Seat(1)));
    }

    /// GC-Q39, GC-Q40: the rules know no clock, and a move without chance that shows nothing new can be taken back.
    #[test]
    fn a_house_for_coins_is_not_final() {
        use crate::rules::Table;
        let at = given(3).hand(0, "coast coast").building(0);
        let path = ["build", "harbour-desert-1", "1coast"].map(str::to_owned);
        let mut table = crate::rules::Of(at.game().clone());
        let played = table.play(Seat(0), &path, &mut crate::rules::Scripted::of([])).unwrap();
        assert!(!played.is_final && check::sound(&table.0).is_ok());
    }
}
