//! Journeys: paying, moving, and the posts that come of it (MP-61 to MP-81, MP-129).

use super::super::board::Travel;
use super::super::dice::Dice;
use super::super::due::Due;
use super::super::effect::Effect;
use super::super::events::{Event, Source};
use super::super::journey::measure;
use super::super::map::{Kind, Place};
use super::super::moves::Journey;
use super::super::refuse;
use super::super::route::Places;
use super::super::scope::Scope;
use super::super::setup::ExtraPosts;
use super::super::spaces::Space;
use super::super::state::MarcoPolo;
use super::super::stock::Jade;
use super::Done;
use crate::rules::{Refusal, Seat};

impl MarcoPolo {
    pub(super) fn travel(
        &mut self,
        seat: Seat,
        (travel, dice): (Travel, Dice),
        journey: &Journey,
        post: Option<Place>,
        jade: Jade,
        events: &mut Vec<Event>,
    ) -> Done {
        let before = Scope::of(&self.table, seat).travel_price(travel, dice.lowest());
        let limit = dice.lowest().min(travel.print().max_steps);
        let price = self.journey_price(seat, journey, limit)?.and(&before);
        let paid = self.pay(seat, &price, jade)?;
        self.place_to_act(seat, Space::Travel(travel), dice)?;
        let hourglass = self.table.highest.is_none_or(|highest| highest <= travel);
        if hourglass {
            (self.table.highest, self.table.hourglass) = (Some(travel), seat);
        }
        let from = self.walk(seat, journey)?;
        events.push(Event::Travelled { seat, with: Some((travel, dice)), from, journey: *journey, paid, hourglass });
        let cities = journey.legs().filter_map(|leg| leg.route.end()).filter(|place| place.print().kind == Kind::City);
        let ends = cities.map(|place| Due::Post { place, bonus: true });
        let bonus = self.table.options.extra_post_bonuses == ExtraPosts::Yes;
        let extra = post.map(|place| Due::Post { place, bonus });
        self.owe(seat, self.oases(seat, journey).into_iter().chain(ends).chain(extra).collect::<Vec<_>>());
        Ok(())
    }

    /// A movement that a gain brings, or none; it sets up one post at most (MP-A1, MP-Q46).
    pub(super) fn reward_move(
        &mut self,
        seat: Seat,
        journey: Option<&Journey>,
        jade: Jade,
        events: &mut Vec<Event>,
    ) -> Done {
        let Some(Due::Move { steps, .. }) = self.table.player_mut(seat).due.pop() else {
            return Err(refuse::not_offered());
        };
        let Some(journey) = journey else {
            events.push(Event::Stayed { seat });
            return Ok(());
        };
        let price = self.journey_price(seat, journey, steps)?;
        let paid = self.pay(seat, &price, jade)?;
        let from = self.walk(seat, journey)?;
        events.push(Event::Travelled { seat, with: None, from, journey: *journey, paid, hourglass: false });
        let scope = Scope::of(&self.table, seat);
        let mut ends = journey.legs().filter_map(|leg| leg.route.end());
        let post = ends.find(|place| scope.takes_post(*place)).map(|place| Due::Post { place, bonus: true });
        self.owe(seat, self.oases(seat, journey).into_iter().chain(post).collect::<Vec<_>>());
        Ok(())
    }

    /// What the ways of a journey cost, if it keeps to so many steps.
    fn journey_price(&self, seat: Seat, journey: &Journey, limit: u8) -> Result<Effect, Refusal> {
        let player = self.table.player(seat);
        let mut all = (Effect::default(), 0);
        for leg in journey.legs() {
            let start = player.figures.get(usize::from(leg.figure)).copied();
            let (price, steps) =
                start.and_then(|start| measure(player, start, &leg.route)).ok_or_else(refuse::not_offered)?;
            all = (all.0.and(&price), all.1 + steps);
        }
        if all.1 <= limit { Ok(all.0) } else { Err(refuse::not_offered()) }
    }

    /// Moves the figures and notes the cities they pass and come to in this turn. Gives where each part of the journey
    /// began.
    fn walk(&mut self, seat: Seat, journey: &Journey) -> Result<[Place; 2], Refusal> {
        let mut from = [Place::start(); 2];
        for (leg, from) in journey.legs().zip(&mut from) {
            let figure = self.table.player_mut(seat).figures.get_mut(usize::from(leg.figure));
            let (Some(figure), Some(end)) = (figure, leg.route.end()) else { return Err(refuse::not_offered()) };
            *from = std::mem::replace(figure, end);
            let turn = &mut self.table.turn;
            let left = leg.route.passed().or(Places::only(*from).and(turn.came));
            turn.passed = turn.passed.or(Place::cities().filter(|city| left.has(*city)).collect());
            turn.came = turn.came.or(Place::cities().filter(|city| *city == end).collect());
        }
        Ok(from)
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
    pub(super) fn move_post(&mut self, seat: Seat, from: Place, events: &mut Vec<Event>) -> Done {
        match self.table.player_mut(seat).due.pop() {
            Some(Due::Post { place, bonus }) if self.table.player(seat).posts.has(from) => {
                self.place_post(seat, place, Some(from), bonus, events);
                Ok(())
            }
            _ => Err(refuse::not_offered()),
        }
    }
}
