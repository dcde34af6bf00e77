//! What never changes on the map: sea, lands, rivers, roads, the city, and every place while nobody has built there.
//! It is drawn once and kept.

use std::sync::LazyLock;

use super::super::board::board;
use super::super::place::{Kind, Place};
use super::island::{Island, island, share};
use super::look::{self, pen};
use super::plane::{CENTRE, MAP, Way, away, nearest, scaled, toward, way};
use super::{city, places, strewn};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, road, u};

static GROUND: LazyLock<Marks> = LazyLock::new(|| {
    let mut m = Marks::default();
    let island = island();
    land(&mut m, island);
    strewn::draw(&mut m, island);
    water(&mut m, island);
    ways(&mut m, island);
    city::draw(&mut m, island);
    Place::all().for_each(|place| places::empty(&mut m, place));
    trimmings(&mut m);
    m
});

/// Draws all of it, counted from the corner of the map.
pub(super) fn draw(m: &mut Marks) {
    m.0.extend(GROUND.0.iter().cloned());
}

/// Land and water, so wide, with the city, and no places.
pub(super) fn small(wide: i32) -> Marks {
    let (mut m, island) = (Marks::default(), island());
    land(&mut m, island);
    water(&mut m, island);
    ways(&mut m, island);
    city::draw(&mut m, island);
    m.scaled(wide * 1000 / MAP.w)
}

fn land(m: &mut Marks, island: &Island) {
    m.rect(MAP.moved(0, u(5)), u(14), Ink::fill(Colour::Shade));
    m.rect(MAP, u(14), Ink::fill(Colour::SeaGround));
    m.polygon(island.surf.clone(), Ink::fill(Colour::Surf));
    let below = island.coast.iter().map(|place| place.moved(0, u(9))).collect();
    m.polygon(below, Ink::fill(Colour::SeaShade));
    m.polygon(island.coast.clone(), Ink::fill(Colour::DesertGround).edged(Colour::Shore, u(4)));
    for (land, field) in &island.lands {
        m.polygon(field.clone(), Ink::fill(look::land(*land).1));
    }
}

/// The moat round the city, the rivers, and their mouths, which open into the surf.
fn water(m: &mut Marks, island: &Island) {
    m.disc(CENTRE, island.wall + share(17), Ink::fill(Colour::Bank));
    m.disc(CENTRE, island.wall + share(15), Ink::fill(Colour::Coast));
    for (colour, width) in [(Colour::Bank, u(21)), (Colour::Coast, u(16))] {
        island.rivers.iter().for_each(|river| m.line(river.clone(), pen(colour, width)));
    }
    for end in island.rivers.iter().filter_map(|river| river.last()) {
        let out = way(CENTRE, *end);
        let across: Way = (-out.1, out.0);
        let place = |along: i32, aside: i32| toward(toward(*end, out, along), across, aside);
        let mouth = [(-50, 90), (140, 230), (170, 110), (180, 0), (170, -110), (140, -230), (-50, -90)];
        m.polygon(mouth.map(|(along, aside)| place(along, aside)).to_vec(), Ink::fill(Colour::Mouth));
    }
}

/// The roads outside of the city, and their bridges.
fn ways(m: &mut Marks, island: &Island) {
    let inland = |place: Place| matches!(place.kind(), Kind::Harbour | Kind::Suburb);
    for (it, line) in board().roads.iter().zip(&island.roads) {
        if inland(it.from) || inland(it.to) {
            road(m, line);
        }
    }
    for (it, line) in board().roads.iter().zip(&island.roads) {
        if let Some(river) = it.over {
            let stream = &island.rivers[river.index()];
            let near = nearest(line, |place| away(place, [stream]));
            let [from, to] = [near.saturating_sub(1), (near + 1).min(line.len() - 1)];
            bridge(m, line[near], way(line[from], line[to]));
        }
    }
}

/// Planks and two rails where a road crosses a river.
fn bridge(m: &mut Marks, at: Point, along: Way) {
    let (lx, ly) = scaled(along, 1000);
    let place = |along: i64, across: i64| {
        at.moved(((lx * along - ly * across) / 1000) as i32, ((ly * along + lx * across) / 1000) as i32)
    };
    let deck = [(-170, -95), (170, -95), (170, 95), (-170, 95)].map(|(along, across)| place(along, across));
    m.polygon(deck.to_vec(), Ink::fill(Colour::Road));
    for along in [-100, -34, 34, 100] {
        m.line(vec![place(along, -75), place(along, 75)], pen(Colour::Line, u(2)));
    }
    for across in [-95, 95] {
        m.line(vec![place(-190, across), place(190, across)], pen(Colour::RoadEdge, 45));
    }
}

/// The compass and two ships, which are there to please.
fn trimmings(m: &mut Marks) {
    let compass = Point::new(u(74), u(84));
    m.sprite("compass", compass, u(96), [Colour::BandBlue, Colour::SeaGround]);
    let north = Area::new(compass.x - u(20), u(10), u(40), u(26));
    m.label(Label::new("N", north, Style::Figure).size(u(26)).colour(Colour::BandBlue).centred());
    let ship = [Colour::Sails, Colour::SeaGround];
    m.sprite("ship", Point::new(MAP.w - u(78), u(84)), u(78), ship);
    m.sprite("ship", Point::new(u(70), MAP.h - u(76)), u(60), ship);
}
