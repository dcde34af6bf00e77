//! Drawing and discarding. Both piles lie face down, so who draws what is chance until the moment of drawing.

use super::cards::Kind;
use super::held::Cards;
use super::moves::{Cause, Course, Event};
use super::state::SanJuan;
use crate::rules::Seat;

impl SanJuan {
    /// One card off the draw pile. When it is empty, the discards are shuffled first (SJ-Q3); `None` when there
    /// are none of these either (SJ-Q4).
    pub(super) fn draw_one(&mut self, course: &mut Course) -> Option<Kind> {
        if self.draw.is_empty() && !self.discard.is_empty() {
            self.draw.pour(&mut self.discard);
            course.note(Event::Reshuffled);
        }
        self.draw.draw(course.chance).map(Kind::nth)
    }

    /// So many cards off the draw pile, or as many as there are.
    pub(super) fn draw_cards(&mut self, wanted: usize, course: &mut Course) -> Cards {
        (0..wanted).map_while(|_| self.draw_one(course)).collect()
    }

    /// Draws into a hand and says what for; nothing is said when there is nothing to draw.
    pub(super) fn draw_for(&mut self, seat: Seat, wanted: usize, cause: Cause, course: &mut Course) {
        let cards = self.draw_cards(wanted, course);
        if !cards.is_empty() {
            self.give(seat, &cards);
            course.note(Event::Drew { seat, cause, cards });
        }
    }

    /// Puts cards into a hand.
    pub(super) fn give(&mut self, seat: Seat, cards: &Cards) {
        let hand = &mut self.player_mut(seat).hand;
        cards.iter().for_each(|kind| hand.put(kind));
    }

    /// Puts cards on the discard pile, face down (SJ-26).
    pub(super) fn throw(&mut self, cards: &Cards) {
        cards.iter().for_each(|kind| self.discard.put(kind as usize));
    }

    /// Turns the next trading-house tile up: one never seen while there is one, then those seen in their order
    /// (SJ-46, SJ-50).
    pub(super) fn turn_tile(&mut self, course: &mut Course) {
        let unseen = self.house.unseen.draw(course.chance).map(|tile| tile as u8);
        let seen = &mut self.house.seen;
        self.house.open = unseen.or_else(|| (!seen.is_empty()).then(|| seen.remove(0)));
        course.events.extend(self.house.prices().map(Event::Tile));
    }

    /// Puts the turned tile face down under the stack.
    pub(super) fn return_tile(&mut self) {
        self.house.seen.extend(self.house.open.take());
    }
}

#[cfg(test)]
mod tests {
    use super::super::given::given;
    use super::*;
    use crate::rules::{Dice, Seed};

    /// SJ-Q3: when a card is needed and the draw pile is empty, the discards become the draw pile, even in the middle
    /// of a draw; the cards already drawn stay drawn, and everybody is told.
    #[test]
    fn the_discards_are_shuffled_when_a_card_is_needed() {
        let at = given(3).pile("statue statue").play(0, "role councillor");
        assert_eq!(at.game().player(Seat(0)).drawn.iter().filter(|kind| *kind == Kind::Statue).count(), 2);
        assert_eq!(at.piles(), (110 - 3 - 9, 0));
        assert!(at.told.contains(&"sj-reshuffled".to_owned()));
        let at = given(3).pile("statue").play(0, "role prospector");
        assert_eq!((at.holds(0), at.piles().0), ("statue".into(), 0), "not before a card is needed");
        assert!(!at.told.contains(&"sj-reshuffled".to_owned()));
    }

    /// SJ-Q4: with both piles empty what there is is drawn, and the rest lapses.
    #[test]
    fn nothing_is_owed_when_both_piles_are_empty() {
        let at = given(2).row(0, "library").shortage("hero").play(0, "role prospector yes");
        assert_eq!((at.holds(0), at.piles()), ("hero".into(), (0, 0)));
    }

    /// SJ-26, SJ-121, SJ-122: whatever is discarded goes to one pile of which nobody sees more than the number; the
    /// order of the draw pile is not even part of the position.
    #[test]
    fn piles_are_known_by_number_only() {
        let at = given(2).row(0, "sugar_mill*").holding(0, 3);
        let view = crate::rules::Rules::view(at.game(), crate::rules::Viewer::Seat(Seat(0)));
        assert_eq!((view.draw, view.discard), at.piles());
        let json = serde_json::to_value(&view).unwrap();
        assert!(json["draw"].is_u64() && json["discard"].is_u64());
        assert_eq!(json["seats"][0]["buildings"][1]["good"], true);
    }

    /// SJ-3, SJ-46: each tile never seen is as likely to come next.
    #[test]
    fn unseen_tiles_come_by_chance() {
        let mut times = [0; 5];
        for seed in 0..500 {
            let mut game = given(2).game().clone();
            game.turn_tile(&mut Course::new(&mut Dice::for_step(Seed::from_number(seed), 1)));
            times[usize::from(game.house.open.unwrap())] += 1;
        }
        assert!(times.iter().all(|n| (60..140).contains(n)), "{times:?}");
    }
}
