//! The Producer phase (SJ-38 to SJ-45), with Aqueduct, Well and Library.

use super::super::cards::Kind;
use super::super::held::Cards;
use super::super::limits::most_goods;
use super::super::moves::{Cause, Course, Event};
use super::super::sites::Sites;
use super::super::state::{Phase, SanJuan};
use crate::rules::Seat;

impl SanJuan {
    /// Asks every seat that has an empty production building, if there is a card to lay on it (SJ-41, SJ-Q4).
    pub(super) fn start_producer(&mut self, course: &mut Course) {
        self.enter(Phase::Producer, course)
    }

    /// How many goods the seat may produce (SJ-38 to SJ-40, SJ-92, SJ-103).
    pub(in super::super) fn most_produced(&self, seat: Seat) -> usize {
        most_goods(self.player(seat).owned(), self.privileges(seat), Kind::Aqueduct)
    }

    /// Lays cards unseen on the chosen buildings, as long as there are any; then the Well draws (SJ-74).
    pub(super) fn produce(&mut self, seat: Seat, sites: Sites, course: &mut Course) {
        let mut goods = Cards::default();
        for at in sites.iter() {
            let Some(face) = self.draw_one(course) else { break };
            let building = &mut self.player_mut(seat).buildings[at];
            building.good = Some(face);
            goods.put(building.kind);
        }
        let count = goods.len();
        course.note(Event::Produced { seat, goods });
        if count >= 2 && self.player(seat).has(Kind::Well) {
            self.draw_for(seat, 1, Cause::Well, course);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::given::given;
    use super::*;

    const PLANTS: &str = "indigo_plant sugar_mill tobacco_storage coffee_roaster";

    /// SJ-38: the picker lays cards of the draw pile unseen on empty production buildings; SJ-39: two as Producer;
    /// SJ-40: the others one each; SJ-42: no building carries more than one.
    #[test]
    fn the_producer_makes_two_goods_and_the_others_one() {
        let at = given(3).row(0, "sugar_mill silver_smelter").row(1, "coffee_roaster").play(0, "role producer");
        assert_eq!(at.slot(0, "produce"), ("buildings", 1, 2));
        assert_eq!(at.slot(1, "produce"), ("buildings", 1, 1));
        let (before, _) = at.piles();
        let at = at.moves("0 produce indigo_plant+silver_smelter, 1 produce coffee_roaster, 2 pass");
        assert_eq!(at.stands(0), "indigo_plant* sugar_mill silver_smelter*");
        assert_eq!((at.stands(1), at.stands(2)), ("indigo_plant coffee_roaster*".into(), "indigo_plant".into()));
        assert_eq!(at.piles().0, before - 3);
        assert_eq!((at.count(0), at.count(1)), (0, 0));
    }

    /// SJ-41: whoever has no empty production building is not asked; SJ-58: one good at a time; the reason is given.
    #[test]
    fn a_full_building_cannot_produce() {
        let at = given(3).laden(0).row(1, "smithy").laden(2).play(0, "role producer");
        assert_eq!((at.awaited(), at.refusal(1, "produce smithy")), (vec![1], "sj-refuse-no-production".into()));
        let at = given(3).row(0, "sugar_mill* coffee_roaster smithy").play(0, "role producer");
        assert_eq!(at.offers(0, "produce"), "indigo_plant coffee_roaster");
        assert_eq!(at.refusal(0, "produce sugar_mill"), "sj-refuse-has-good");
        let reasons = crate::rules::Table::shadows(&at.table, Seat(0), &["produce".to_owned()]);
        assert_eq!(reasons.iter().map(|(_, why)| why.0.key.as_ref()).collect::<Vec<_>>(), ["sj-refuse-has-good"]);
    }

    /// SJ-43, SJ-E23: the kind of a good is that of its building, whatever card lies there.
    #[test]
    fn the_building_gives_the_kind_of_the_good() {
        let at = given(3).row(0, "sugar_mill* tobacco_storage*");
        let player = at.game().player(Seat(0));
        let kinds: Vec<Kind> = player.laden().iter().map(|at| player.buildings[at].kind).collect();
        assert_eq!(kinds, [Kind::SugarMill, Kind::TobaccoStorage]);
        assert!(player.buildings[1].good != Some(Kind::SugarMill));
    }

    /// SJ-45, SJ-92, SJ-103, SJ-E11 and the table of limits: one good for the action, one for the privilege, one for
    /// the Library's second privilege, one for the Aqueduct.
    #[test]
    fn limits_add_up() {
        let most = |seat: u8, buildings: &str| {
            let at = given(3).row(seat, PLANTS).row(seat, buildings).play(0, "role producer");
            at.slot(seat, "produce").2
        };
        assert_eq!([most(1, ""), most(1, "aqueduct"), most(1, "library"), most(1, "library aqueduct")], [1, 2, 1, 2]);
        assert_eq!([most(0, ""), most(0, "aqueduct"), most(0, "library"), most(0, "library aqueduct")], [2, 3, 3, 4]);
    }

    /// SJ-74, SJ-Q16: two goods of one player in one phase, whoever the Producer is, bring the Well's card.
    #[test]
    fn a_well_draws_for_two_goods() {
        let at = given(2).row(0, "sugar_mill well").row(1, "sugar_mill aqueduct well").play(0, "role producer");
        let at = at.moves("0 produce indigo_plant+sugar_mill, 1 produce indigo_plant+sugar_mill");
        assert_eq!((at.count(0), at.count(1)), (1, 1));
    }

    /// SJ-Q33: only goods really produced count.
    #[test]
    fn a_well_needs_two_goods() {
        let at = given(2).row(0, "sugar_mill well").play(0, "role producer");
        assert_eq!(at.moves("0 produce sugar_mill, 1 pass").count(0), 0);
        let at = given(2).row(0, "sugar_mill well").shortage("statue").play(0, "role producer");
        let at = at.moves("0 produce indigo_plant+sugar_mill, 1 pass");
        assert_eq!((at.stands(0), at.count(0)), ("indigo_plant* sugar_mill well".into(), 0));
    }

    /// SJ-24, SJ-Q8: all are asked at once; cards come in action order, whoever answers first.
    #[test]
    fn answers_are_carried_out_in_action_order() {
        let at = given(3).pile("statue").play(0, "role producer");
        assert_eq!(at.awaited(), [0, 1, 2]);
        let at = at.moves("2 produce, 1 pass");
        assert_eq!(
            (at.stands(2), at.piles().0),
            ("indigo_plant".into(), 1),
            "nothing happens before all have answered"
        );
        let at = at.play(0, "produce");
        let good = |seat| at.game().player(Seat(seat)).buildings[0].good;
        assert_eq!(good(0), Some(Kind::Statue));
        assert!(good(2).is_some());
    }

    /// SJ-Q4: with no card left anywhere nobody can produce, so nobody is asked.
    #[test]
    fn nobody_produces_without_cards() {
        let at = given(2).hand(0, "smithy").shortage("").play(0, "role producer");
        assert_eq!((at.awaited(), at.game().phase), (vec![1], Phase::Role));
    }
}
