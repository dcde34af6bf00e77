//! The picture of the map, with what counts on the road for each seat.

use super::super::map::Place;
use super::landscape::MAP;
use super::layout::layout;
use super::{Stage, ground, names, places, routes, seat};
use crate::scene::{Area, Colour, Frame, Map, Marks, PART, Scene, WIDTH, u};

/// Between the map and the seats, and between seats.
const GAP: i32 = u(16);

/// The map by itself, of which a picture shows a part.
pub(super) fn map(stage: &Stage) -> Map {
    let [mut land, mut marks] = [const { Marks(Vec::new()) }; 2];
    ground::draw(&mut land);
    draw(&mut marks, stage);
    let places = Place::all().map(|place| layout().site(place).at).collect();
    Map { size: MAP, ground: Colour::SeaGround, land, marks, places }
}

/// All that lies on the land.
fn draw(m: &mut Marks, stage: &Stage) {
    routes::draw(m, stage);
    places::journey(m, stage);
    places::draw(m, stage);
}

/// The map, or the part of it where letters lie.
pub(super) fn scene(stage: &Stage) -> Scene {
    let close = stage.footer.close.then(|| map(stage)).filter(Map::is_close);
    let high = if close.is_some() { PART.h } else { MAP.h };
    let mut scene = Scene::new(WIDTH, Frame::height(high + GAP + seat::STRIP + u(8)));
    let area = stage.frame(stage.turn(), stage.news()).draw(&mut scene);
    match close {
        Some(map) => map.draw_close(&mut scene.marks, area.corner()),
        None => {
            scene.backdrop.group("land", area.corner(), ground::draw);
            scene.marks.group("map", area.corner(), |m| {
                draw(m, stage);
                names::draw(m, stage);
            });
        }
    }
    let line = Area { y: area.y + high + GAP + u(2), h: seat::STRIP, ..area };
    for (seat, place) in line.columns(stage.names.len() as i32, GAP).enumerate() {
        seat::strip(&mut scene.marks, stage, place, seat);
    }
    scene
}
