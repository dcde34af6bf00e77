//! The choice between the two sides of the own board, before the game begins.

use super::super::estates;
use super::super::picks::{Number, Pick};
use super::Stage;
use super::estate::{self, Ground};
use crate::scene::{Area, Frame, Label, Point, Scene, Style, WIDTH, legal, panel, tag, u};

const RADIUS: i32 = u(52);
const HEAD: i32 = u(64);
/// Wide enough for the double lines of both neighbours.
const GAP: i32 = u(24);

/// The sides beside each other, each with its letter.
pub(super) fn scene(stage: &Stage, sides: &[u8]) -> Scene {
    let high = HEAD + 2 * Ground::reach(RADIUS) + u(40);
    let mut scene = Scene::new(WIDTH, Frame::height(high + u(6)));
    let area = stage.frame(stage.turn()).draw(&mut scene);
    for (side, place) in sides.iter().zip(Area { h: high, ..area }.columns(2, GAP)) {
        let m = &mut scene.backdrop;
        panel(m, place);
        let name = Area::new(place.x + u(80), place.y + u(10), place.w - u(100), HEAD - u(10));
        m.label(Label::new(stage.count("cb-picture-side", (*side).into()), name, Style::Figure));
        let middle = Point::new(place.centre().x, place.y + HEAD + u(12) + Ground::reach(RADIUS));
        estate::spaces(m, Ground { centre: middle, radius: RADIUS }, estates::estate(*side));
        if let Some((letter, _)) = stage.marked(Pick::Number(Number(*side))) {
            legal(&mut scene.marks, place, u(14));
            tag(&mut scene.marks, place.corner().moved(u(38), u(38)), u(27), &letter);
        }
    }
    scene
}
