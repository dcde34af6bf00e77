//! What never changes on the map: the land, the ways with their prices.

use super::super::map::Way;
use super::super::print::By;
use super::landscape::{MAP, landscape};
use super::layout::{PRICE, layout};
use super::look;
use super::things::{Lead, pill};
use crate::scene::{Colour, Dash, Marks, Stroke, road, u};

/// Draws land and ways, counted from the corner of the map.
pub(super) fn draw(m: &mut Marks) {
    landscape().draw(m);
    let along = |by: By| Way::all().filter(move |way| way.print().kind == by).map(|way| &layout().way(way).along);
    for line in along(By::Sea) {
        m.line(line.clone(), Stroke { colour: Colour::Water, width: u(20), dash: None });
    }
    let dots = Some(Dash { on: u(3), off: u(12) });
    for line in along(By::Sea) {
        m.line(line.clone(), Stroke { colour: Colour::WaterDots, width: u(5), dash: dots });
    }
    for line in along(By::Land) {
        road(m, line);
    }
    Way::all().for_each(|way| price(m, way));
}

/// Land and roads, so wide.
pub(super) fn small(wide: i32) -> Marks {
    let mut m = Marks::default();
    landscape().draw(&mut m);
    for way in Way::all().filter(|way| way.print().kind == By::Land) {
        road(&mut m, &layout().way(way).along);
    }
    m.scaled(wide * 1000 / MAP.w)
}

/// The price of a way, in its place.
pub(super) fn price(m: &mut Marks, way: Way) {
    let lead = way.print().seal.map(|guild| Lead::Seal(look::seal_icon(guild)));
    let ground = if lead.is_some() { Colour::Surf } else { Colour::Paper };
    pill(m, layout().way(way).price, &way.print().cost, PRICE, ground, lead);
}
