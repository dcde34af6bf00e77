//! The Prospector phase (SJ-55, SJ-56), with the Gold Mine (SJ-62 to SJ-66) and the Library.

use super::super::cards::Kind;
use super::super::held::Cards;
use super::super::moves::{Cause, Course, Event};
use super::super::state::{Mined, Phase, SanJuan};
use crate::rules::Seat;

/// So many cards a Gold Mine turns up (SJ-64).
const TURNED: usize = 4;

impl SanJuan {
    /// The picker draws (SJ-55, SJ-105), then the owners of Gold Mines are asked in action order (SJ-63, SJ-Q17).
    pub(super) fn start_prospector(&mut self, course: &mut Course) {
        self.phase = Phase::Prospector;
        self.draw_for(self.picker, usize::from(self.privileges(self.picker)), Cause::Prospector, course);
        self.next_mine(self.order(), course)
    }

    /// Asks the next of these seats that has a Gold Mine, as long as four cards can be turned up (SJ-Q4).
    fn next_mine(&mut self, mut seats: impl Iterator<Item = Seat>, course: &mut Course) {
        let able = self.stock() >= TURNED;
        match seats.find(|seat| able && self.player(*seat).has(Kind::GoldMine)) {
            Some(seat) => self.await_only(seat),
            None => self.end_phase(course),
        }
    }

    /// Turns up four cards; with four different costs the owner chooses, otherwise all are discarded (SJ-64 to SJ-66).
    pub(super) fn turn_mine(&mut self, seat: Seat, course: &mut Course) {
        let cards = self.draw_cards(TURNED, course);
        let costs = cards.iter().fold(0u32, |set, kind| set | 1 << kind.cost());
        let lucky = costs.count_ones() as usize == TURNED;
        course.note(Event::Turned { seat, cards: cards.clone(), lucky });
        if lucky {
            self.mine = cards;
            return;
        }
        self.throw(&cards);
        self.next_mine(self.order_after(seat), course)
    }

    /// Takes one of the four, or none, and discards the others (SJ-65, SJ-Q17).
    pub(super) fn take_from_mine(&mut self, seat: Seat, card: Option<Kind>, course: &mut Course) {
        let mut cards: Cards = std::mem::take(&mut self.mine);
        if let Some(kind) = card {
            cards.take(kind);
            self.player_mut(seat).hand.put(kind);
        }
        self.throw(&cards);
        self.mined = Some(Mined { seat, card });
        course.note(Event::Mined { seat, card });
        self.next_mine(self.order_after(seat), course)
    }

    /// The owner leaves the Gold Mine unused (SJ-60).
    pub(super) fn leave_mine(&mut self, seat: Seat, course: &mut Course) {
        course.note(Event::Passed(seat));
        self.next_mine(self.order_after(seat), course)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::given::given;
    use super::*;

    /// SJ-55: the Prospector draws one card, the others nothing; SJ-56, SJ-105: with a Library two.
    #[test]
    fn the_prospector_draws() {
        let at = given(3).play(0, "role prospector");
        assert_eq!((at.count(0), at.count(1), at.game().phase), (1, 0, Phase::Role));
        assert_eq!(given(3).row(0, "library").row(1, "library").play(0, "role prospector").count(0), 2);
    }

    /// SJ-62: every owner uses the Gold Mine, whoever picked the role; SJ-63, SJ-Q17: in action order from the
    /// Prospector; SJ-60: or leaves it.
    #[test]
    fn owners_of_gold_mines_are_asked_in_turn() {
        let at = given(3).row(0, "gold_mine").row(1, "gold_mine").play(0, "role trader").play(1, "role prospector");
        assert_eq!((at.awaited(), at.offers(1, "")), (vec![1], "mine pass".into()));
        let at = at.play(1, "pass");
        assert_eq!((at.awaited(), at.count(1)), (vec![0], 1));
        let at = at.play(0, "pass");
        assert_eq!((at.awaited(), at.game().phase), (vec![2], Phase::Role));
    }

    /// SJ-64, SJ-66, SJ-E3: Library 5, Prefecture 3, Smithy 1 and Tobacco Storage 3: two cost the same, all go.
    #[test]
    fn an_unlucky_mine() {
        let at = given(3).row(1, "gold_mine").pile("library prefecture smithy tobacco_storage");
        let at = mined_by_one(at);
        assert_eq!((at.count(1), at.piles().0), (0, 0));
        assert_eq!((at.game().mine.len(), at.awaited()), (0, vec![1]));
        assert!(at.told.contains(&"sj-turned-same".to_owned()));
    }

    /// The Gold Mine of seat 1 in a phase in which the Prospector draws nothing, for that would change the pile.
    fn mined_by_one(at: super::super::super::given::Position) -> super::super::super::given::Position {
        let mut at = at;
        let game = &mut at.table.0;
        game.phase = Phase::Prospector;
        game.roles[super::super::super::moves::Role::Prospector as usize] = Some(Seat(0));
        game.awaiting = crate::rules::Seats::only(Seat(1));
        at.play(1, "mine")
    }

    /// SJ-65, SJ-E4, SJ-123: Quarry 4, Smithy 1, Tobacco Storage 3 and Library 5: the owner takes the Quarry in front
    /// of everybody, and the others are discarded.
    #[test]
    fn with_four_different_costs_one_is_taken() {
        let at = mined_by_one(given(3).row(1, "gold_mine").pile("quarry smithy tobacco_storage library"));
        assert_eq!(at.awaited(), [1]);
        assert_eq!(at.offers(1, "mine"), "tobacco_storage smithy quarry library none");
        assert_eq!(at.refusal(1, "mine palace"), "sj-refuse-not-turned");
        assert_eq!(crate::rules::Rules::view(at.game(), crate::rules::Viewer::Public).mine.len(), 4);
        let before = at.piles().1;
        let at = at.play(1, "mine quarry");
        assert_eq!((at.holds(1), at.piles().1, at.game().mine.len()), ("quarry".into(), before + 3, 0));
        assert_eq!(at.told, ["sj-mined"]);
    }

    /// SJ-65, SJ-Q17: the owner may also take none.
    #[test]
    fn none_may_be_taken() {
        let at = mined_by_one(given(3).row(1, "gold_mine").pile("quarry smithy tobacco_storage library"));
        let before = at.piles().1;
        let at = at.play(1, "mine none");
        assert_eq!((at.count(1), at.piles().1), (0, before + 4));
    }

    /// SJ-Q4: a Gold Mine works only if four cards can be turned up; otherwise its owner is not asked.
    #[test]
    fn a_mine_needs_four_cards() {
        let at = given(2).row(0, "gold_mine").hand(1, "smithy").shortage("statue hero well tower");
        assert_eq!((at.play(0, "role prospector").awaited()), [1], "the Prospector has drawn one of the four");
        let at = given(2).row(0, "gold_mine").shortage("statue hero well tower quarry").play(0, "role prospector");
        assert_eq!((at.awaited(), at.game().phase), (vec![0], Phase::Prospector));
    }

    /// SJ-Q17: the Library does not double the Gold Mine, which is no privilege.
    #[test]
    fn a_library_does_not_double_the_mine() {
        let at = given(2).row(0, "gold_mine library").play(0, "role prospector yes").play(0, "pass");
        assert_eq!((at.count(0), at.awaited(), at.game().phase), (2, vec![1], Phase::Role));
    }
}
