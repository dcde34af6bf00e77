//! Journeys: paying, moving, and the posts that come of it (MP-61 to MP-81, MP-129).

use super::super::dice::Dice;
use super::super::due::Due;
use super::super::events::Event;
use super::super::map::Place;
use super::super::moves::{Bill, Journey};
use super::super::options::ExtraPosts;
use super::super::print::{Kind, Travel};
use super::super::route::Places;
use super::super::scope::Scope;
use super::super::source::Source;
use super::super::spaces::Space;
use super::super::state::MarcoPolo;
use crate::rules::Seat;

impl MarcoPolo {
    pub(super) fn travel(
        &mut self,
        seat: Seat,
        (travel, dice): (Travel, Dice),
        journey: &Journey,
        post: Option<Place>,
        bill: &Bill,
        events: &mut Vec<Event>,
    ) {
        let paid = self.pay(seat, bill);
        self.place_to_act(seat, Space::Travel(travel), dice);
        let hourglass = self.table.highest.is_none_or(|highest| highest <= travel);
        if hourglass {
            (self.table.highest, self.table.hourglass) = (Some(travel), seat);
        }
        let from = self.walk(seat, journey);
        events.push(Event::Travelled { seat, with: Some((travel, dice)), from, journey: *journey, paid, hourglass });
        let cities = journey.legs().map(|leg| leg.to).filter(|place| place.print().kind == Kind::City);
        let ends = cities.map(|place| Due::Post { place, bonus: true });
        let bonus = self.table.options.extra_post_bonuses == ExtraPosts::Yes;
        let extra = post.map(|place| Due::Post { place, bonus });
        self.owe(seat, self.oases(seat, journey).into_iter().chain(ends).chain(extra).collect::<Vec<_>>());
    }

    /// A movement that a gain brings; it sets up one post at most (MP-A1, MP-Q46).
    pub(super) fn reward_move(&mut self, seat: Seat, journey: &Journey, bill: &Bill, events: &mut Vec<Event>) {
        self.table.player_mut(seat).due.pop();
        let paid = self.pay(seat, bill);
        let from = self.walk(seat, journey);
        events.push(Event::Travelled { seat, with: None, from, journey: *journey, paid, hourglass: false });
        let scope = Scope::of(&self.table, seat);
        let mut ends = journey.legs().map(|leg| leg.to);
        let post = ends.find(|place| scope.takes_post(*place)).map(|place| Due::Post { place, bonus: true });
        self.owe(seat, self.oases(seat, journey).into_iter().chain(post).collect::<Vec<_>>());
    }

    /// Stays where a gain would let it move.
    pub(super) fn stay(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.table.player_mut(seat).due.pop();
        events.push(Event::Stayed { seat });
    }

    /// Moves the figures and notes the cities they pass and come to in this turn. Gives where each part of the journey
    /// began.
    fn walk(&mut self, seat: Seat, journey: &Journey) -> [Place; 2] {
        let mut from = [Place::start(); 2];
        for (leg, from) in journey.legs().zip(&mut from) {
            *from = leg.from;
            self.table.player_mut(seat).figures[usize::from(leg.figure)] = leg.to;
            let turn = &mut self.table.turn;
            let left = leg.route.passed().or(Places::only(leg.from).and(turn.came));
            turn.passed = turn.passed.or(Place::cities().filter(|city| left.has(*city)).collect());
            turn.came = turn.came.or(Place::cities().filter(|city| *city == leg.to).collect());
        }
        from
    }

    /// What the oases of a journey bring, each different one once (MP-A9).
    fn oases(&self, seat: Seat, journey: &Journey) -> Vec<Due> {
        let player = self.table.player(seat);
        let ability = player.ability();
        let places = journey.legs().flat_map(|leg| leg.route.places());
        let oases: Places = places.filter(|place| place.print().kind == Kind::Oasis).collect();
        let count = oases.len() as u8;
        match player.character {
            Some(character) if count > 0 && !ability.per_different_oasis.is_empty() => {
                let gain = ability.per_different_oasis.times(count);
                let gain = Due::Gain { gain, from: Source::Character(character) };
                let choice = (!ability.per_different_oasis_choice.is_empty()).then_some(Due::Oases { count });
                [gain].into_iter().chain(choice).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Moves a post from another city, as none is left on the own board (MP-77).
    pub(super) fn move_post(&mut self, seat: Seat, (from, to): (Place, Place), bonus: bool, events: &mut Vec<Event>) {
        self.table.player_mut(seat).due.pop();
        self.place_post(seat, to, Some(from), bonus, events);
    }
}
