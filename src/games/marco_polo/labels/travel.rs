//! The answers to where a movement leads and how: with all that it costs as far as it is known.

use super::super::dice::Dice;
use super::super::effect::Effect;
use super::super::journey::measure;
use super::super::map::Place;
use super::super::moves::*;
use super::super::names;
use super::super::phrases::{brief, dice};
use super::super::print::{Kind, Travel};
use super::super::route::Route;
use super::super::seals::Special;
use super::super::spaces::Space;
use super::super::trip::{Start, Trip};
use super::prices::Price;
use super::{At, beside, noted};
use crate::rules::{Choice, Text};

/// So many stops of a route are told by name; of a longer one only the oases that bring something, or the first ones.
const STOPS: usize = 7;

impl At<'_, '_> {
    /// What ways to a location cost with what comes before; nothing where none leads there.
    pub(super) fn ways_to(&self, trip: &Trip, place: Place, limits: &[(u8, Effect)]) -> Option<Price> {
        let player = self.player();
        let found = trip.reaches.iter().flat_map(|reach| {
            limits.iter().flat_map(move |(steps, before)| {
                let all = reach.to(player, place, (*steps, before));
                all.map(move |found| found.price().and(before))
            })
        });
        let all: Vec<Effect> = found.collect();
        let draft = Draft::default();
        let price = Price::of(all.iter().map(|price| self.scope.paying(price, &draft).paid))?;
        // Who passes oases may find dearer routes that bring more.
        let more = !player.ability().per_different_oasis.is_empty();
        Some(Price {
            open: price.open || more || all.iter().any(|price| self.scope.paying(price, &draft).open),
            ..price
        })
    }

    /// What the ways to the end cost that is aimed at.
    pub(super) fn onward(&self) -> Option<Price> {
        self.ways_to(self.trip, self.trip.goal?, &[self.trip.limit])
    }

    /// Where the travel spaces lead, or the movement that is asked about.
    fn limits(&self) -> Vec<(u8, Effect)> {
        let of = |start: &Start| (start.steps, start.price);
        if self.trip.starts.is_empty() || self.slot != GOAL {
            return vec![self.trip.limit];
        }
        self.trip.starts.iter().map(of).collect()
    }

    /// A location of a movement: its end, where it begins, or a city that it passes.
    pub(super) fn on_the_way(&self, place: Place) -> Choice {
        let name = names::place(place);
        let in_all = |label: Text, price: Option<Price>| match price {
            Some(price) => noted(label, Text::of("mp-note-in-all").with("price", price.text())),
            None => Choice::of(label),
        };
        match self.slot {
            FIGURE => {
                let label = Text::of("mp-label-from").with("place", name);
                let at = self.player().figures.iter().position(|figure| *figure == place);
                let price = at.zip(self.trip.goal).and_then(|(at, goal)| {
                    let reach = self.trip.reaches.get(at)?;
                    let limit = (self.trip.limit.0, &self.trip.limit.1);
                    let all = reach.to(self.player(), goal, limit).map(|found| found.price().and(&self.trip.limit.1));
                    let draft = Draft::default();
                    let price = Price::of(all.map(|price| self.scope.paying(&price, &draft).paid))?;
                    Some(Price { open: true, ..price })
                });
                in_all(label, price)
            }
            POST | STOP => {
                let posts = self.trip.posts.iter().find(|(city, _)| *city == place);
                let price = posts.map(|(_, price)| price.and(&self.trip.limit.1));
                in_all(name, price.map(|price| Price { open: true, ..self.scope.paying(&price, &Draft::default()) }))
            }
            _ => self.goal(place),
        }
    }

    /// Where a movement ends: the fewest steps, what it costs, and what is there.
    fn goal(&self, place: Place) -> Choice {
        let name = names::place(place);
        let Some(price) = self.ways_to(self.trip, place, &self.limits()) else { return Choice::of(name) };
        let steps = self.trip.reaches.iter().map(|reach| reach.fewest(place)).min().unwrap_or_default();
        let steps = Text::of("mp-steps").with("n", steps);
        let there = self.there(place);
        let note = if price.paid.is_empty() {
            Text::of("mp-note-ways-free").with("there", there)
        } else {
            Text::of("mp-note-ways").with("price", price.text()).with("there", there)
        };
        beside(name, steps).noted(note)
    }

    /// What a movement finds at its end.
    fn there(&self, place: Place) -> Text {
        let (print, table) = (place.print(), &self.view.table);
        if print.kind != Kind::City {
            return Text::of("mp-there-nothing");
        }
        if !self.scope.takes_post(place) {
            return Text::of("mp-there-own");
        }
        let outpost = table.outposts[place.index()].is_some();
        let all = [
            (outpost, "mp-there-outpost"),
            (table.bonuses[place.index()].is_some(), "mp-there-token"),
            (print.contracts > 0, "mp-there-contracts"),
            (print.cards > 0, "mp-there-card"),
            (Special::at(place).is_some(), "mp-there-special"),
        ];
        let all = all.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| Text::of(key));
        Text::of("mp-there").with("things", [Text::of("mp-there-post")].into_iter().chain(all).collect::<Vec<_>>())
    }

    /// Dice for a travel space, how far they lead, and all that is paid: the space and the cheapest ways.
    pub(super) fn space(&self, travel: Travel, set: &Dice) -> Choice {
        let choice = beside(dice(set), Text::of(format!("mp-space-{travel}")));
        let limit = (set.lowest().min(travel.print().max_steps), self.scope.travel_price(travel, set.lowest()));
        let key = if travel.print().extra_post { "mp-note-steps-extra" } else { "mp-note-steps" };
        let note = Text::of(key).with("n", limit.0);
        let price = self.trip.goal.and_then(|goal| self.ways_to(self.trip, goal, &[limit]));
        let note = match price {
            Some(price) => Text::of("mp-note-steps-price").with("note", note).with("price", price.text()),
            None => note,
        };
        let fee = self.scope.fee(Space::Travel(travel), set.lowest());
        let note = if fee > 0 { Text::of("mp-note-occupied").with("note", note).with("n", fee) } else { note };
        choice.noted(note)
    }

    /// A route by all that is paid with it and the oases that bring something, with the stops behind it.
    pub(super) fn route(&self, route: &Route) -> Choice {
        let measured = self.trip.from.and_then(|from| measure(self.player(), from, route));
        let Some((ways, steps)) = measured else { return Choice::of(Text::of("mp-nothing")) };
        let price = self.scope.paying(&ways.and(&self.trip.limit.1), &Draft::default());
        let ability = self.player().ability();
        let Effect { coins, camels, jade, .. } = price.paid;
        let label = if price.kinds() > 2 {
            Text::of("mp-price-all").with("coins", coins).with("camels", camels).with("jade", jade)
        } else {
            Text::of("mp-price-brief").with("price", brief(&price.paid))
        };
        let counts = !ability.per_different_oasis.is_empty();
        let oases: Vec<Place> = Place::oases().filter(|oasis| route.places().any(|stop| stop == *oasis)).collect();
        let choice = match (counts, ability.split_movement && self.slot == ROUTE) {
            (true, _) => beside(label, Text::of("mp-oases").with("n", oases.len())),
            (false, true) => beside(label, Text::of("mp-steps").with("n", steps)),
            (false, false) => Choice::of(label),
        };
        let named = |places: &mut dyn Iterator<Item = Place>| {
            let way = |before: Text, next: Text| Text::of("mp-way").with("before", before).with("next", next);
            places.map(names::stop).reduce(way)
        };
        let note = if route.len() > STOPS && counts {
            let oases: Vec<Text> = oases.into_iter().map(names::stop).collect();
            Some(Text::of("mp-note-oases").with("oases", oases))
        } else {
            named(&mut route.places().take(STOPS))
        };
        choice.noted(note)
    }
}
