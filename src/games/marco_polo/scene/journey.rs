//! The picture of the map, with what counts on the road for each seat.

use super::landscape::MAP;
use super::{Stage, ground, places, seat};
use crate::scene::{Area, Colour, Frame, Map, Marks, Scene, WIDTH, u};

/// Between the map and the seats, and between seats.
const GAP: i32 = u(16);

/// The map without letters, for the picture of what happened.
pub(super) fn map(stage: &Stage) -> Map {
    let [mut land, mut marks] = [const { Marks(Vec::new()) }; 2];
    ground::draw(&mut land);
    places::travelled(&mut marks, stage);
    places::draw(&mut marks, stage);
    Map { size: MAP, ground: Colour::SeaGround, land, marks }
}

/// The map.
pub(super) fn scene(stage: &Stage) -> Scene {
    let mut scene = Scene::new(WIDTH, Frame::height(MAP.h + GAP + seat::STRIP + u(8)));
    let area = stage.frame(stage.turn(), stage.news()).draw(&mut scene);
    scene.backdrop.group("land", area.corner(), ground::draw);
    scene.marks.group("map", area.corner(), |m| {
        places::travelled(m, stage);
        places::journey(m, stage);
        places::draw(m, stage);
    });
    let line = Area { y: area.y + MAP.h + GAP + u(2), h: seat::STRIP, ..area };
    for (seat, place) in line.columns(stage.names.len() as i32, GAP).enumerate() {
        seat::strip(&mut scene.marks, stage, place, seat);
    }
    scene
}
