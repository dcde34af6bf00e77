//! How a round begins and ends, and how the game does (GC-14 to GC-18, GC-66, GC-74, GC-78 to GC-82).

use super::super::cards::{SCORINGS, scored};
use super::super::held::Terrains;
use super::super::moves::{Course, Event};
use super::super::state::{GoldenCity, Pair, Phase};
use crate::rules::{Seat, Seats};

impl GoldenCity {
    /// Turns up a scoring card, lays out as many pairs as there are players, and lets them bid (GC-15, GC-16, GC-79).
    pub(in super::super) fn start_round(&mut self, course: &mut Course) {
        self.turn_scoring(course);
        course.note(Event::Round { round: self.round(), start: self.start, card: self.card() });
        self.lay_pairs(course);
        self.start_bidding();
    }

    /// The first card of every pair, then the second of every pair (GC-17); what there is not is missing (GC-Q21).
    fn lay_pairs(&mut self, course: &mut Course) {
        self.pairs = vec![Pair { cards: Terrains::default(), hand: None }; self.players.len()];
        for _ in 0..2 {
            for at in 0..self.pairs.len() {
                if let Some(card) = self.draw_terrain(course) {
                    self.pairs[at].cards.put(card);
                }
            }
        }
    }

    /// Everybody has built: who is stuck is found out, the card is scored, and the next round begins unless this was
    /// the last (GC-78 to GC-82).
    pub(super) fn end_round(&mut self, course: &mut Course) {
        self.built = 0;
        let stuck = self.stuck();
        if !stuck.is_empty() {
            course.note(Event::Stuck(losers(stuck, Seats::all(self.count()))));
        }
        self.score(course);
        let built_all = self.seats_in_order().any(|seat| self.left(seat) == 0);
        if built_all || !stuck.is_empty() || self.used.len() >= SCORINGS {
            self.phase = Phase::Over;
            course.note(Event::Over);
            return;
        }
        self.start = self.start.after(1, self.count());
        self.start_round(course);
    }

    /// Who can never build again (GC-82).
    fn stuck(&self) -> Seats {
        self.seats_in_order().filter(|seat| self.is_stuck(*seat)).collect()
    }

    /// Who has lost (GC-91).
    pub(in super::super) fn losers(&self) -> Seats {
        losers(self.stuck(), Seats::all(self.count()))
    }

    /// Pays letters for the good, then for houses (GC-66, GC-Q38).
    fn score(&mut self, course: &mut Course) {
        let (card, pays) = (scored(self.card()), self.pays());
        for (player, letters) in self.players.iter_mut().zip(&pays.good) {
            player.goods_letters += u16::from(*letters);
        }
        course.note(Event::ScoredGood { good: card.good, letters: paid(&pays.good) });
        for (area, letters) in card.areas.iter().zip(&pays.areas) {
            for (player, letters) in self.players.iter_mut().zip(letters) {
                player.area_letters += u16::from(*letters);
            }
            course.note(Event::ScoredArea { area: *area, letters: paid(letters) });
        }
    }
}

/// Whoever is stuck has lost, but for the case that all are: somebody has to win (GC-Q20).
fn losers(stuck: Seats, all: Seats) -> Seats {
    if stuck == all { Seats::NONE } else { stuck }
}

/// Who got letters, and how many.
fn paid(letters: &[u8]) -> Vec<(Seat, u8)> {
    (0u8..).map(Seat).zip(letters.iter().copied()).filter(|(_, letters)| *letters > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::cards::Scoring;
    use super::super::super::check;
    use super::super::super::given::{Position, cards, dealt, given};
    use super::super::super::moves::{Move, PairAt};
    use super::super::super::place::Place;
    use super::super::super::places::Places;
    use super::super::super::setup::Letters;
    use super::super::super::terrain::Terrain;
    use super::*;
    use crate::rules::{Dice, Rules, Scripted, Seed};

    /// Everybody with a coast card, and seat 0 to build.
    fn building(seats: u8) -> Position {
        (0..seats).fold(given(seats), |at, seat| at.hand(seat, "coast")).building(0)
    }

    fn over(at: &Position) -> bool {
        at.game().phase == Phase::Over
    }

    /// GC-14: the phases follow each other, each finished by all before the next; GC-79: then the next round begins;
    /// GC-78: with the next start player clockwise, for bidding and building.
    #[test]
    fn rounds_follow_each_other() {
        let at =
            given(3).pairs("coast+coast forest+forest meadow+meadow").moves("0 bid pair-1, 1 bid pair-2, 2 bid pair-3");
        assert_eq!(at.turn(), (0, Phase::Build));
        let at = at.moves("0 pass, 1 pass, 2 pass");
        assert_eq!((at.turn(), at.game().round(), at.game().start), ((1, Phase::Bid), 2, Seat(1)));
        let kinds: Vec<_> = at.events.iter().map(|event| format!("{event:?}")).collect();
        let starts = ["Passed", "ScoredGood", "ScoredArea", "Round"];
        assert!(kinds.len() == 4 && kinds.iter().zip(starts).all(|(kind, start)| kind.starts_with(start)), "{kinds:?}");
        let at = at.end_round();
        assert_eq!(at.game().start, Seat(2));
    }

    /// GC-15: a scoring card is turned up at the beginning of a round and lies open in it; GC-74: one that was scored does
    /// not come again; GC-7: backs 1, then 2, then 3; GC-D18: where it lies is no matter.
    #[test]
    fn scoring_cards_come_by_their_backs() {
        let mut at = given(4);
        let mut backs = vec![scored(at.game().card()).back];
        for _ in 0..15 {
            at = at.end_round();
            backs.push(scored(at.game().card()).back);
        }
        assert_eq!(backs, [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
        let mut used = at.game().used.clone();
        used.sort_unstable();
        assert_eq!(used, (0..16).collect::<Vec<Scoring>>());
    }

    /// GC-16, GC-92: as many pairs as players, off the draw pile; GC-17: the first card of each pair, then the second of
    /// each.
    #[test]
    fn pairs_are_laid_out_one_card_after_the_other() {
        for seats in [3, 4] {
            let at = building(seats).end_round();
            assert_eq!(at.game().pairs.len(), usize::from(seats));
            assert!(at.game().pairs.iter().all(|pair| pair.cards.len() == 2 && pair.hand.is_none()));
        }
        let mut game = given(3).pile("coast coast coast forest forest forest").game().clone();
        game.lay_pairs(&mut Course::new(&mut Scripted::of([0; 6])));
        assert!(game.pairs.iter().all(|pair| pair.cards == cards("coast forest")), "{:?}", game.pairs);
    }

    /// GC-18: when the draw pile is used up, the discards are shuffled into a new one, also while pairs are laid out.
    #[test]
    fn the_discards_become_the_draw_pile() {
        let at = building(3).pile("meadow").end_round();
        assert!(at.events.contains(&Event::Reshuffled));
        assert_eq!((at.game().draw.len(), at.game().discard.len()), (50 - 3 - 6, 0));
        assert!(
            at.game().pairs.iter().any(|pair| pair.cards.count(Terrain::Meadow) > 0),
            "what was there was laid out"
        );
    }

    /// GC-18: that happens at the next draw and not with the last card, so that what is discarded meanwhile comes back too.
    #[test]
    fn an_empty_pile_waits_for_the_next_draw() {
        let at = given(3).hand(0, "coast coast").hand(1, "coast").hand(2, "coast").pile("meadow").building(0);
        let at = at.play(0, "build harbour-desert-2");
        assert!(at.events.contains(&Event::Drew { seat: Seat(0), card: Terrain::Meadow }));
        assert!(!at.events.contains(&Event::Reshuffled));
        assert_eq!((at.game().draw.len(), at.game().discard.len()), (0, 50 - 4));
        let at = at.play(0, "build harbour-forest-2");
        assert!(at.events.contains(&Event::Reshuffled), "with the coasts just paid");
        assert_eq!((at.game().draw.len(), at.game().discard.len()), (50 - 4, 0));
    }

    /// GC-Q21: with both piles empty pairs stay incomplete, are bid for as they are, and a card to be drawn lapses.
    #[test]
    fn without_cards_pairs_stay_incomplete() {
        let mut game = given(3).game().clone();
        game.discard = Default::default();
        game.draw = crate::rules::Bag::of([0, 0, 0, 0, 2]);
        game.lay_pairs(&mut Course::new(&mut Scripted::of([0; 9])));
        assert_eq!(game.pairs.iter().map(|pair| pair.cards.len()).collect::<Vec<_>>(), [1, 1, 0]);
        let mut chance = Dice::for_step(Seed::from_number(1), 1);
        for seat in 0..3 {
            super::super::apply(&mut game, Seat(seat), Move::Bid(PairAt(2 - seat)), &mut chance);
        }
        assert_eq!(game.draw_terrain(&mut Course::new(&mut chance)), None);
        assert_eq!(game.players.iter().map(|player| player.hand.len()).collect::<Vec<_>>(), [0, 1, 1]);
    }

    /// Nearly all houses of a seat: one is left, and a harbour to build it in.
    fn nearly_done() -> Position {
        let inland =
            "desert-a desert-b desert-c desert-d desert-e desert-f desert-g desert-s outer-desert-1 outer-desert-2";
        let more = "outer-mountain-1 outer-forest-2 forest-s";
        given(3)
            .houses(1, "harbour-desert-1 harbour-desert-2 harbour-desert-3 harbour-desert-4")
            .houses(1, inland)
            .houses(1, more)
    }

    /// GC-80, GC-Q23: whoever builds the last house finishes the turn, later players still build, earlier ones do not, and
    /// the card is scored; then the game is over.
    #[test]
    fn the_last_house_ends_the_game_with_its_round() {
        let at = nearly_done().hand(0, "coast").hand(1, "coast coast").hand(2, "coast").building(0);
        assert_eq!(at.game().left(Seat(1)), 1);
        let at = at.play(0, "pass").play(1, "build harbour-mountain-3");
        assert!(at.events.contains(&Event::LastHouse(Seat(1))));
        assert_eq!((at.player(1).coins, at.turn()), (4, (2, Phase::Build)));
        let at = at.play(2, "build harbour-mountain-1");
        assert!(over(&at) && at.game().awaited().is_empty());
        assert!(at.events.iter().any(|event| matches!(event, Event::ScoredGood { .. })));
        assert_eq!(at.events.last(), Some(&Event::Over));
    }

    /// GC-Q23: nothing is built after the last house, even as the first of the turn; too many cards still go.
    #[test]
    fn the_last_house_is_the_last() {
        let at = nearly_done()
            .hand(0, "coast")
            .hand(1, "coast coast coast coast coast coast coast")
            .hand(2, "coast")
            .building(0);
        let at = at.play(0, "pass").play(1, "build harbour-mountain-3");
        assert_eq!(at.turn(), (1, Phase::Discard));
        assert_eq!(at.play(1, "discard").turn(), (2, Phase::Build));
    }

    /// GC-81: when the last of the sixteen scoring cards has been scored the game is over, with three players too (GC-Q42).
    #[test]
    fn the_last_scoring_card_ends_the_game() {
        let at = building(3).last_round();
        let at = at.moves("0 pass, 1 pass, 2 pass");
        assert!(over(&at) && at.game().standing().is_some());
        assert_eq!((at.game().round(), check::sound(at.game())), (16, Ok(())));
    }

    /// All harbours taken; seat 2 has one alone, whose only road leads to a suburb of somebody else.
    fn stuck() -> Position {
        let harbours = |wanted: fn(usize) -> bool| {
            let all = Places::HARBOURS.iter().filter(|harbour| harbour.id() != "harbour-mountain-1");
            all.enumerate().filter(|(at, _)| wanted(*at)).map(|(_, place)| place.id()).collect::<Vec<_>>().join(" ")
        };
        let at = given(3).houses(0, &harbours(|at| at % 2 == 0)).houses(1, &harbours(|at| at % 2 == 1));
        at.houses(2, "harbour-mountain-1").houses(0, "mountain-c mountain-a")
    }

    /// GC-82, GC-D14, GC-Q20: a seat with houses left, no free harbour and no road to a place still open to it is stuck,
    /// whatever its cards and keys; the round is finished and scored, and the game is over.
    #[test]
    fn a_stuck_player_ends_the_game() {
        let at = stuck().hand(0, "coast forest").hand(1, "coast forest").hand(2, "coast coast").keys(2, 2);
        assert!(at.game().is_stuck(Seat(2)) && !at.game().is_stuck(Seat(0)));
        let at = at.building(0).play(0, "pass");
        assert_eq!(at.turn(), (1, Phase::Build));
        let at = at.play(1, "pass");
        assert!(over(&at) && at.events.contains(&Event::Barred(Seat(2))));
        assert!(at.events.contains(&Event::Stuck(Seats::only(Seat(2)))));
        assert_eq!(at.game().losers(), Seats::only(Seat(2)));
    }

    /// GC-Q20: where all are stuck, nobody has lost by it, and that is said.
    #[test]
    fn nobody_loses_where_all_are_stuck() {
        use crate::rules::Viewer;
        let all = Seats::all(3);
        assert_eq!((losers(all, all), losers(Seats::only(Seat(1)), all)), (Seats::NONE, Seats::only(Seat(1))));
        let told = |stuck| super::super::super::tell::tell(&Event::Stuck(stuck), Viewer::Public).map(|text| text.key);
        assert_eq!(told(losers(all, all)).as_deref(), Some("gc-stuck-all"));
        assert_eq!(told(Seats::only(Seat(1))).as_deref(), Some("gc-stuck"));
    }

    /// GC-Q20: an open inner district counts as open even without a key; nobody without houses left is stuck.
    #[test]
    fn keys_do_not_matter_to_who_is_stuck() {
        let mut at = stuck();
        assert!(at.game().is_stuck(Seat(2)));
        let free: Place = "mountain-a".parse().unwrap();
        at.change().players[0].houses = at.player(0).houses.without([free].into_iter().collect());
        assert!(!at.game().is_stuck(Seat(2)), "the suburb is free again");
        let at = stuck().houses(2, "outer-mountain-1 outer-mountain-2").keys(1, 6);
        let mut at =
            at.houses(2, "outer-meadow-1 outer-meadow-2 outer-forest-1 outer-forest-2 outer-desert-1 outer-desert-2");
        let suburbs = Places::SINGLE.without(Places::HARBOURS);
        at.change().players[1].houses = at.player(1).houses.or(suburbs.without(at.player(0).houses));
        assert_eq!(at.game().reach(Seat(2)).open(), Places::INNER);
        assert!(!at.game().is_stuck(Seat(2)), "inner districts are open, key or not");
        at.change().players[1].houses = Places::SINGLE;
        assert_eq!((at.game().left(Seat(1)), at.game().is_stuck(Seat(1))), (0, false));
    }

    /// GC-Q20: if all are stuck, nobody has lost by it, and the first of the ranking wins.
    #[test]
    fn if_all_are_stuck_nobody_has_lost_by_it() {
        let two: Seats = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!((losers(two, Seats::all(3)), losers(Seats::all(3), Seats::all(3))), (two, Seats::NONE));
        assert_eq!(losers(Seats::NONE, Seats::all(4)), Seats::NONE);
    }

    /// GC-Q20: who is stuck is looked at when everybody has built, also in a round that ends the game anyway.
    #[test]
    fn who_is_stuck_is_found_out_at_the_end_of_building() {
        let at = stuck()
            .last_round()
            .hand(0, "coast forest")
            .hand(1, "coast forest")
            .building(0)
            .play(0, "pass")
            .play(1, "pass");
        assert!(over(&at));
        assert_eq!(at.game().losers(), Seats::only(Seat(2)));
        assert!(dealt(3, Letters::Secret, 1).losers().is_empty());
    }
}
