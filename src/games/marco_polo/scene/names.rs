//! What the parts of the map are called, for whoever looks at one of them closely.

use super::super::map::{Place, Way};
use super::super::names;
use super::super::phrases::effect;
use super::super::print::Kind;
use super::Stage;
use super::landscape::MAP;
use super::layout::{CONTRACT, PAPER, PRICE, layout, price_size};
use super::things::{pill_height, pill_width};
use crate::rules::Text;
use crate::scene::{Area, Marks, Point, u};

/// The part of the map where a game begins.
const EAST: Area = Area::units(640, 0, 712, 712);

/// Says it: the map and its east, cities, ways by their prices, outpost tiles and contracts.
pub(super) fn draw(m: &mut Marks, stage: &Stage) {
    let footer = stage.footer;
    if !footer.named {
        return;
    }
    footer.crop(m, MAP, "map");
    footer.crop(m, EAST, "map.east");
    for place in Place::all().filter(|place| place.print().kind != Kind::Oasis) {
        footer.name(m, layout().site(place).plate, || (format!("city.{place}"), stage.place(place)));
        beside(m, stage, place);
    }
    for way in Way::all() {
        let [a, b] = way.ends();
        let called = || (format!("route.{a}-{b}"), format!("{} – {}", stage.place(a), stage.place(b)));
        footer.name(m, round(layout().way(way).price, price_size(way)), called);
    }
}

/// What lies beside a city.
fn beside(m: &mut Marks, stage: &Stage, place: Place) {
    let (footer, site) = (stage.footer, layout().site(place));
    if place.print().outpost {
        // Where the tile has been taken, it is the place that is spoken of.
        let tile = stage.view.table.outposts[place.index()].map(|tile| &tile.print().gain);
        let words = tile.map_or(names::place(place), |gain| Text::of("mp-read-outpost").with("gain", effect(gain)));
        let wide = tile.map_or(u(64), |gain| pill_width(gain, PRICE, true));
        let area = round(site.outpost, (wide, pill_height(PRICE)));
        footer.name(m, area, || (format!("outpost.{place}"), stage.tongue.say(&words)));
    }
    let first = Area { w: PAPER, h: CONTRACT, ..site.papers };
    for ((_, contract), spot) in stage.slots_at(place).into_iter().zip(first.tiled(1, u(3))) {
        let Some(contract) = contract else { continue };
        let called = || (format!("contract.{contract}"), stage.tongue.say(&names::contract(contract)));
        footer.name(m, spot, called);
    }
}

/// The area of that size round a place.
fn round(at: Point, (wide, high): (i32, i32)) -> Area {
    Area::new(at.x - wide / 2, at.y - high / 2, wide, high)
}
