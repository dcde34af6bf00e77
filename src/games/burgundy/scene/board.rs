//! The post of a turn: what all share above, the seats below.

use super::{GAP, Stage, bonuses, depots, phases, seat};
use crate::scene::{Area, Frame, Scene, WIDTH, u};

/// The board with all seats.
pub(super) fn scene(stage: &Stage) -> Scene {
    let seats = stage.view.players.len();
    let above = phases::HEIGHT + depots::height(seats) + bonuses::HEIGHT + 3 * GAP;
    let body = above + u(2) + seat::height(seats) + u(2);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(stage.turn()).draw(&mut scene);
    let line = Area { h: phases::HEIGHT, ..area };
    let ring = Area { y: line.bottom() + GAP, h: depots::height(seats), ..area };
    let below = Area { y: ring.bottom() + GAP, h: bonuses::HEIGHT, ..area };
    let columns = Area { y: below.bottom() + GAP + u(2), h: seat::height(seats), ..area };
    let m = &mut scene.backdrop;
    phases::ground(m, line);
    depots::ground(m, stage, ring);
    bonuses::ground(m, below);
    let m = &mut scene.marks;
    phases::draw(m, stage, line);
    depots::draw(m, stage, ring);
    bonuses::draw(m, stage, below);
    for (column, i) in seat::columns(stage, columns).into_iter().zip(0..) {
        seat::draw(m, stage, column, i);
    }
    scene
}
