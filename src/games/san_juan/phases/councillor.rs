//! The Councillor phase (SJ-52 to SJ-54), with Archive, Prefecture and Library.

use super::super::held::Cards;
use super::super::limits::dealt;
use super::super::moves::{Course, Event};
use super::super::state::{Phase, SanJuan};
use crate::rules::Seat;

impl SanJuan {
    /// Deals in action order to everybody, then asks all at once (SJ-Q8).
    pub(super) fn start_councillor(&mut self, course: &mut Course) {
        for seat in self.order() {
            let cards = self.draw_cards(dealt(self.privileges(seat)), course);
            self.player_mut(seat).drawn = cards.clone();
            course.note(Event::Dealt { seat, cards });
        }
        self.enter(Phase::Councillor, course)
    }

    /// Keeps what the seat chose, and discards the rest (SJ-52, SJ-53).
    pub(super) fn keep(&mut self, seat: Seat, kept: Cards, course: &mut Course) {
        let mut discarded = std::mem::take(&mut self.player_mut(seat).drawn);
        discarded.lose(&kept);
        self.give(seat, &kept);
        self.throw(&discarded);
        course.note(Event::Kept { seat, kept, discarded });
    }

    /// The owner of an Archive takes all the cards drawn into the hand and discards some of it (SJ-67).
    pub(super) fn file(&mut self, seat: Seat, discarded: Cards, course: &mut Course) {
        let drawn = std::mem::take(&mut self.player_mut(seat).drawn);
        self.give(seat, &drawn);
        self.player_mut(seat).hand.lose(&discarded);
        self.throw(&discarded);
        course.note(Event::Filed { seat, drawn: drawn.len(), discarded });
    }

    /// Keeps what there was no choice about, in a shortage of cards (SJ-Q4).
    pub(super) fn keep_all(&mut self, seat: Seat, course: &mut Course) {
        let kept = std::mem::take(&mut self.player_mut(seat).drawn);
        if !kept.is_empty() {
            self.give(seat, &kept);
            course.note(Event::Kept { seat, kept, discarded: Cards::default() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::given::given;
    use super::*;

    fn drawn(at: &super::super::super::given::Position, seat: u8) -> usize {
        at.game().player(Seat(seat)).drawn.len()
    }

    /// SJ-52: the Councillor draws 5 and keeps exactly one; SJ-53: the others draw 2 and keep one; SJ-Q8: all are
    /// dealt to at once and asked at once; SJ-Q9: having seen cards nobody can refrain.
    #[test]
    fn five_or_two_cards_are_drawn_and_one_is_kept() {
        let at = given(3).play(0, "role councillor");
        assert_eq!((drawn(&at, 0), drawn(&at, 1), drawn(&at, 2)), (5, 2, 2));
        assert_eq!((at.awaited(), at.offers(1, "")), (vec![0, 1, 2], "keep".into()));
        assert_eq!((at.slot(0, "keep"), at.slot(1, "keep")), (("cards", 1, 1), ("cards", 1, 1)));
        assert_eq!(at.refusal(1, "pass"), "sj-refuse-pass");
        let wanted = at.offers(0, "keep").split(' ').next_back().unwrap().to_owned();
        let at = at.play(0, &format!("keep {wanted}"));
        assert_eq!((at.count(0), at.piles().1), (0, 0), "the others are still choosing");
        let first = |at: &super::super::super::given::Position, seat| {
            format!("keep {}", at.offers(seat, "keep").split(' ').next().unwrap())
        };
        let (one, two) = (first(&at, 1), first(&at, 2));
        let at = at.play(2, &two).play(1, &one);
        assert_eq!((at.count(0), at.count(1), at.count(2), at.piles().1), (1, 1, 1, 4 + 1 + 1));
        assert!(wanted.starts_with(&at.holds(0)));
    }

    /// SJ-Q8: cards are dealt in action order, so a shortage hits the last.
    #[test]
    fn cards_are_dealt_in_action_order() {
        let at = given(3).shortage("statue hero well tower quarry smithy").play(0, "role councillor");
        assert_eq!((drawn(&at, 0), drawn(&at, 1), drawn(&at, 2)), (5, 1, 0));
        assert_eq!(at.awaited(), [0], "with one card there is nothing to choose");
        let at = at.play(0, "keep hero");
        assert_eq!((at.holds(0), at.count(1), at.count(2)), ("hero".into(), 1, 0));
    }

    /// SJ-Q4: with one card drawn that one is kept, with none nothing happens.
    #[test]
    fn in_a_shortage_what_there_is_is_kept() {
        let at = given(2).hand(1, "smithy").shortage("statue").play(0, "role councillor");
        assert_eq!((at.holds(0), at.awaited()), ("statue".into(), vec![1]));
    }

    /// SJ-54, SJ-101 and the table of limits: 2 cards, 3 more for the privilege, 3 more with the Library.
    #[test]
    fn a_library_draws_eight() {
        let at = given(3).row(0, "library").row(1, "library").play(0, "role councillor");
        assert_eq!((drawn(&at, 0), drawn(&at, 1), at.slot(0, "keep")), (8, 2, ("cards", 1, 1)));
    }

    /// SJ-95, SJ-E12: a Prefecture keeps 2 of 2, of 5 or of 8; SJ-Q26: or just one, but not none.
    #[test]
    fn a_prefecture_keeps_two() {
        let at = given(3).row(0, "prefecture").row(1, "prefecture").play(0, "role councillor");
        assert_eq!((at.slot(0, "keep"), at.slot(1, "keep")), (("cards", 1, 2), ("cards", 1, 2)));
        assert_eq!(at.refusal(1, "keep -"), "refused-count");
        let at = given(3).row(0, "prefecture library").play(0, "role councillor");
        assert_eq!((drawn(&at, 0), at.slot(0, "keep")), (8, ("cards", 1, 2)));
    }

    /// SJ-67: the owner of an Archive discards out of the whole hand, as many as without it.
    #[test]
    fn an_archive_chooses_among_the_whole_hand() {
        let at = given(3)
            .row(1, "archive")
            .hand(1, "palace")
            .pile("statue statue statue hero hero hero well well tower")
            .play(0, "role councillor");
        assert_eq!((at.offers(1, ""), at.slot(1, "discard")), ("discard".into(), ("cards", 1, 1)));
        assert_eq!(at.refusal(1, "keep"), "sj-refuse-archive");
        assert_eq!(at.refusal(0, "discard"), "sj-refuse-no-archive");
        let at = at.play(1, "discard palace");
        let first = at.offers(0, "keep").split(' ').next().unwrap().to_owned();
        let second = at.offers(2, "keep").split(' ').next().unwrap().to_owned();
        let at = at.play(0, &format!("keep {first}")).play(2, &format!("keep {second}"));
        assert_eq!((at.count(1), at.holds(1).contains("palace")), (2, false));
    }

    /// SJ-E5, SJ-96: as Councillor with an Archive and a Prefecture 5 come into the hand and 3 of it go.
    #[test]
    fn archive_and_prefecture_together() {
        let at = given(3).row(0, "archive prefecture").hand(0, "palace statue").play(0, "role councillor");
        assert_eq!((drawn(&at, 0), at.slot(0, "discard")), (5, ("cards", 3, 4)));
        let gone = at.offers(0, "discard").split(' ').take(3).collect::<Vec<_>>().join("+");
        let at = at.play(0, &format!("discard {gone}"));
        let keeps = |at: &super::super::super::given::Position, seat| {
            at.offers(seat, "keep").split(' ').next().unwrap().to_owned()
        };
        let (one, two) = (keeps(&at, 1), keeps(&at, 2));
        let at = at.play(1, &format!("keep {one}")).play(2, &format!("keep {two}"));
        assert_eq!(at.count(0), 2 + 2, "the hand has grown by 2");
    }

    /// SJ-E12, SJ-E15, SJ-96: 0, 3 or 6 cards go; the second card of the Prefecture may be declined (SJ-Q26).
    #[test]
    fn what_an_archive_and_a_prefecture_discard() {
        let at = given(3).row(0, "archive prefecture library").row(1, "archive prefecture").play(0, "role councillor");
        assert_eq!((drawn(&at, 0), at.slot(0, "discard")), (8, ("cards", 6, 7)));
        assert_eq!((drawn(&at, 1), at.slot(1, "discard")), (2, ("cards", 0, 1)));
    }
}
