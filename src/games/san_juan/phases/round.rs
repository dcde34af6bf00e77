//! Rounds: how they begin, how roles are picked, how they end (SJ-8 to SJ-23, SJ-89, SJ-106, SJ-126).

use super::super::cards::Kind;
use super::super::held::Cards;
use super::super::limits::{self, LEAST_PICKS, Library, hand_limit};
use super::super::moves::{Course, Event, Role};
use super::super::state::{Phase, Player, SanJuan};
use crate::rules::Seat;

impl Player {
    /// How many cards must go at the start of a round.
    pub(in super::super) fn surplus(&self) -> usize {
        self.hand.len().saturating_sub(hand_limit(self.has(Kind::Tower)))
    }
}

impl SanJuan {
    /// How many roles are picked in a round (SJ-14, SJ-15).
    pub(in super::super) fn picks_a_round(&self) -> u8 {
        self.count().max(LEAST_PICKS)
    }

    /// What a Library does for the role that the seat is about to pick (SJ-106, SJ-Q28).
    pub(in super::super) fn library_for(&self, seat: Seat) -> Library {
        limits::library(self.player(seat).owned(), self.picks_twice(seat), self.library_spent, self.picks())
    }

    /// Whether the seat picks two roles in a round (SJ-15).
    pub(in super::super) fn picks_twice(&self, seat: Seat) -> bool {
        self.count() < LEAST_PICKS && seat == self.governor
    }

    /// Keeps four of the cards dealt at the start (SJ-126).
    pub(super) fn open(&mut self, seat: Seat, kept: Cards, course: &mut Course) {
        let player = self.player_mut(seat);
        let mut discarded = std::mem::take(&mut player.drawn);
        discarded.lose(&kept);
        player.hand = kept.clone();
        self.throw(&discarded);
        course.note(Event::Opened { seat, kept, discarded });
    }

    /// Begins a round, but for the first: Chapels, then the hand check, then roles (SJ-16 to SJ-20).
    fn start_round(&mut self, course: &mut Course) {
        if self.stalled() {
            course.note(Event::Stalled);
            return self.finish(course);
        }
        course.note(Event::Round { round: self.round, governor: self.governor });
        self.enter(Phase::Chapel, course)
    }

    /// Lays a card under the Chapel (SJ-89).
    pub(super) fn tuck(&mut self, seat: Seat, card: Option<Kind>, course: &mut Course) {
        let player = self.player_mut(seat);
        if let Some(kind) = card {
            player.hand.take(kind);
            player.chapel.put(kind);
        }
        course.note(Event::Tucked { seat, card });
    }

    /// Whoever has more cards than allowed must discard (SJ-18).
    pub(super) fn start_hand_check(&mut self, course: &mut Course) {
        self.enter(Phase::HandLimit, course)
    }

    /// Discards the surplus (SJ-18).
    pub(super) fn trim(&mut self, seat: Seat, cards: Cards, course: &mut Course) {
        self.player_mut(seat).hand.lose(&cards);
        self.throw(&cards);
        course.note(Event::Trimmed { seat, cards });
    }

    /// Asks the picker for a role (SJ-9, SJ-20).
    pub(super) fn start_picking(&mut self) {
        self.phase = Phase::Role;
        self.await_only(self.picker);
    }

    /// Takes a role and begins its phase (SJ-10, SJ-11).
    pub(super) fn pick_role(&mut self, seat: Seat, role: Role, library: bool, course: &mut Course) {
        self.roles[role as usize] = Some(seat);
        self.library = library;
        self.mined = None;
        self.library_spent |= library && self.picks_twice(seat);
        course.note(Event::Picked { seat, role, library });
        match role {
            Role::Builder => self.start_builder(course),
            Role::Producer => self.start_producer(course),
            Role::Trader => self.start_trader(course),
            Role::Councillor => self.start_councillor(course),
            Role::Prospector => self.start_prospector(course),
        }
    }

    /// After a phase the next picker picks, or the round is over (SJ-8, SJ-13, SJ-15).
    pub(super) fn end_phase(&mut self, course: &mut Course) {
        self.library = false;
        let picks = self.picks();
        if picks < self.picks_a_round() {
            self.picker = self.governor.after(picks % self.count(), self.count());
            self.start_picking();
            return;
        }
        self.roles = [None; 5];
        self.library_spent = false;
        self.round += 1;
        self.governor = self.governor.after(1, self.count());
        self.picker = self.governor;
        self.start_round(course)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::given::{START, cards, given};
    use super::*;
    use crate::rules::Seats;

    /// SJ-8: the Governor picks first, then the others clockwise, each once; SJ-14: so as many roles as players.
    #[test]
    fn three_pick_one_role_each_clockwise() {
        let at = given(3);
        assert_eq!((at.awaited(), at.game().picks_a_round()), (vec![0], 3));
        let at = at.play(0, "role prospector");
        assert_eq!(at.awaited(), [1]);
        let at = at.play(1, "role producer").next_round();
        assert_eq!((at.game().round, at.awaited()), (START + 1, vec![1]));
        assert_eq!(given(4).game().picks_a_round(), 4);
    }

    /// SJ-9: one of the roles in the middle must be picked; SJ-10: a role taken is not to be had in this round.
    #[test]
    fn a_role_must_be_picked_out_of_those_left() {
        let at = given(3).play(0, "role prospector");
        assert_eq!(at.offers(1, ""), "role");
        assert_eq!(at.offers(1, "role"), "builder producer trader councillor");
        assert_eq!(at.refusal(1, "role prospector"), "sj-refuse-role");
        assert_eq!(at.refusal(1, "pass"), "sj-refuse-pass");
        assert_eq!(at.refusal(2, "role builder"), "refused-not-asked");
        assert_eq!(at.game().roles[Role::Prospector as usize], Some(Seat(0)));
    }

    /// SJ-11: the phase is carried out completely before the next pick; SJ-12: picker first, then clockwise.
    #[test]
    fn a_phase_is_finished_before_the_next_pick() {
        let at = given(3).holding(0, 3).holding(1, 3).holding(2, 3);
        let at = at.play(0, "role prospector").play(1, "role builder");
        assert_eq!(at.awaited(), [1]);
        let at = at.play(1, "pass");
        assert_eq!(at.awaited(), [2]);
        let at = at.play(2, "pass");
        assert_eq!((at.awaited(), at.game().phase), (vec![0], Phase::Builder));
        let at = at.play(0, "pass");
        assert_eq!((at.awaited(), at.game().phase), (vec![2], Phase::Role));
    }

    /// SJ-13, SJ-16: after all phases the roles are back in the middle and the Governor card moves to the left;
    /// SJ-20: the new Governor picks first.
    #[test]
    fn the_governor_card_moves_on() {
        let at = given(3).next_round();
        assert_eq!((at.game().governor, at.game().roles, at.awaited()), (Seat(1), [None; 5], vec![1]));
        let at = at.next_round().next_round();
        assert_eq!((at.game().round, at.game().governor), (START + 3, Seat(0)));
        assert!(at.told.contains(&"sj-round".to_owned()));
    }

    /// SJ-15, SJ-128: with two players the Governor picks a second time, so three of the five roles are used.
    #[test]
    fn of_two_players_the_governor_picks_twice() {
        let at = given(2).play(0, "role prospector");
        assert_eq!(at.awaited(), [1]);
        let at = at.play(1, "role trader");
        assert_eq!((at.awaited(), at.game().governor, at.game().round), (vec![0], Seat(0), START));
        let at = at.moves("0 role producer, 0 pass");
        assert_eq!(at.awaited(), [1], "the second role is carried out by both, too");
        let at = at.next_round();
        assert_eq!((at.game().governor, at.awaited()), (Seat(1), vec![1]));
    }

    /// SJ-17, SJ-89: from round 2 on, before the hand check, each owner may lay one card under the Chapel.
    #[test]
    fn chapels_come_before_the_hand_check() {
        let at = given(3).later().row(0, "chapel").hand(0, "well statue smithy smithy tower quarry hero archive");
        let at = at.next_round();
        assert_eq!((at.game().phase, at.awaited()), (Phase::Chapel, vec![0]));
        let at = at.play(0, "tuck well");
        assert_eq!(at.game().player(Seat(0)).chapel, cards("well"));
        assert_eq!((at.count(0), at.game().phase), (8, Phase::HandLimit), "one card a round, and then the check");
        assert_eq!(at.awaited(), [0]);
    }

    /// SJ-89: the card may be any one in hand, or none; without a card in hand nobody is asked.
    #[test]
    fn a_chapel_may_stay_empty() {
        let at = given(3).row(1, "chapel").row(2, "chapel").hand(2, "well well tower").next_round();
        assert_eq!((at.game().phase, at.awaited()), (Phase::Chapel, vec![2]));
        assert_eq!(at.offers(2, "tuck"), "well tower none");
        assert_eq!(at.refusal(2, "tuck library"), "sj-refuse-not-held");
        let at = at.play(2, "tuck none");
        assert_eq!((at.count(2), at.game().phase), (3, Phase::Role));
    }

    /// SJ-Q42: all Chapels are decided before the check, and those who must discard do so at once.
    #[test]
    fn chapels_and_discards_are_decided_at_once() {
        let at = given(3).later().row(0, "chapel").row(2, "chapel");
        let at = at.holding(0, 8).holding(1, 9).holding(2, 9).next_round();
        assert_eq!(at.awaited(), [0, 2]);
        let at = at.play(2, "tuck none");
        assert_eq!((at.awaited(), at.game().phase), (vec![0], Phase::Chapel));
        let at = at.play(0, "tuck none");
        assert_eq!((at.awaited(), at.game().phase), (vec![0, 1, 2], Phase::HandLimit));
        assert!(at.told.is_empty(), "who filled a Chapel is not told: {:?}", at.told);
    }

    /// SJ-18: whoever has more than 7 cards discards the surplus, freely chosen; SJ-Q42: it is done when all have.
    #[test]
    fn more_than_seven_cards_must_go() {
        let hand = "well well statue smithy tower quarry hero archive";
        let at = given(3).later().hand(0, hand).holding(1, 7).holding(2, 10).next_round();
        assert_eq!(at.awaited(), [0, 2], "seven may stay");
        assert_eq!(at.slot(0, "discard"), ("cards", 2, 2), "the Prospector's card has come to the hand");
        assert_eq!(at.slot(2, "discard"), ("cards", 3, 3));
        let before = at.piles().1;
        let at = at.play(0, "discard well+hero");
        assert_eq!(at.piles().1, before, "the others are still choosing");
        let rest = at.offers(2, "discard").split(' ').take(3).collect::<Vec<_>>().join("+");
        let at = at.play(2, &format!("discard {rest}"));
        assert_eq!((at.count(0), at.count(1), at.count(2)), (7, 7, 7));
        assert_eq!((at.piles().1, at.game().phase), (before + 5, Phase::Role));
        assert!(!at.holds(0).contains("hero") && at.holds(0).contains("well"));
    }

    /// SJ-19, SJ-91: with a Tower the limit is 12; SJ-Q14: also in the round after it was built.
    #[test]
    fn a_tower_allows_twelve_cards() {
        let at = given(3).later().row(1, "tower").holding(1, 12).row(2, "tower").holding(2, 13).next_round();
        assert_eq!(at.awaited(), [2]);
        assert_eq!(at.slot(2, "discard"), ("cards", 1, 1));
        let at = given(3).later().hand(2, "tower").holding(2, 14);
        let at = at.moves("0 role prospector, 1 role builder");
        let pay = at.offers(2, "build tower").split(' ').take(3).collect::<Vec<_>>().join("+");
        let at = at.play(2, &format!("build tower {pay}")).next_round();
        assert!(at.count(2) > 7 && at.game().phase == Phase::Role);
    }

    /// SJ-21: the limit is checked only then; a hand of 9 in the middle of a round is legal.
    #[test]
    fn during_a_round_a_hand_may_be_of_any_size() {
        let at = given(3).later().holding(1, 9).holding(0, 8).play(0, "role prospector");
        assert_eq!((at.count(0), at.game().phase, at.awaited()), (9, Phase::Role, vec![1]));
    }

    /// SJ-22: before the first round there is neither.
    #[test]
    fn the_first_round_begins_with_a_role() {
        for seed in 0..20 {
            let mut chance = crate::rules::Dice::for_step(crate::rules::Seed::from_number(seed), 0);
            let game = crate::rules::Rules::setup(&Default::default(), 3, None, &mut chance);
            assert!(game.is_ok_and(|game: SanJuan| game.phase == Phase::Role));
        }
    }

    /// SJ-23: the others act by every role but the Prospector, whose picker alone draws.
    #[test]
    fn the_prospector_is_a_privilege_only() {
        let at = given(3).row(0, "smithy").holding(1, 2).play(0, "role prospector");
        assert_eq!((at.count(0), at.count(1), at.count(2), at.awaited()), (1, 2, 0, vec![1]));
        let at = given(3).holding(0, 1).holding(1, 1).holding(2, 1).play(0, "role councillor");
        assert_eq!(at.awaited(), [0, 1, 2]);
    }

    /// SJ-25, SJ-Q27: the picker may refrain; the others act all the same, and the role is used up.
    #[test]
    fn a_picker_who_refrains_takes_nothing_from_the_others() {
        let at = given(3).play(0, "role producer");
        assert_eq!(at.offers(0, ""), "produce pass");
        let at = at.moves("0 pass, 1 produce, 2 pass");
        assert_eq!((at.stands(0), at.stands(1)), ("indigo_plant".into(), "indigo_plant*".into()));
        assert_eq!(at.offers(1, "role"), "builder trader councillor prospector");
    }

    /// SJ-100, SJ-107: with three players the Library always works; SJ-Q29: so it does for the other of two players,
    /// who picks only once.
    #[test]
    fn a_library_is_asked_about_only_where_it_can_be_saved() {
        let at = given(3).row(0, "library").play(0, "role prospector");
        assert_eq!(at.count(0), 2);
        let at = given(2).row(1, "library").moves("0 role trader, 1 role prospector");
        assert_eq!(at.count(1), 2);
        let at = given(2).row(0, "library");
        assert_eq!(at.offers(0, "role prospector"), "yes no");
        assert_eq!(given(2).offers(0, "role prospector"), "ready");
    }

    /// SJ-106, SJ-E17, SJ-Q28: the Governor of two players uses the Library for the first role or saves it for the
    /// second; used once, it is spent until the next round.
    #[test]
    fn of_two_players_the_governor_has_the_library_once_a_round() {
        let spent = given(2).row(0, "library").moves("0 role prospector yes, 1 role trader");
        assert_eq!((spent.count(0), spent.game().library_spent), (2, true));
        let spent = spent.play(0, "role councillor");
        assert_eq!(spent.game().player(Seat(0)).drawn.len(), 5);
        let saved = given(2).row(0, "library").moves("0 role prospector no, 1 role trader, 0 role councillor");
        assert_eq!((saved.count(0), saved.game().player(Seat(0)).drawn.len()), (1, 8));
        assert!(!saved.next_round().game().library_spent);
    }

    /// SJ-Q28: what counts is that it was switched on, not that it brought anything.
    #[test]
    fn a_library_without_use_is_spent_too() {
        let at = given(2).row(0, "library").moves("0 role trader yes, 1 role producer, 0 pass, 1 pass");
        assert!(at.game().library_spent);
        assert_eq!(at.play(0, "role prospector").count(0), 1);
    }

    /// Ours: when nobody can ever build again, the game ends instead of going on for ever.
    #[test]
    fn a_game_in_which_nothing_can_be_built_ends() {
        let at = given(2).row(0, "well").row(1, "well").hand(0, "well").shortage("").next_round();
        assert_eq!((at.game().phase, at.game().awaiting), (Phase::Over, Seats::NONE));
        assert!(at.told.contains(&"sj-stalled".to_owned()));
        let at = given(2).hand(0, "smithy").shortage("").next_round();
        assert_eq!(at.game().phase, Phase::Role, "as Builder the Smithy is free");
    }
}
