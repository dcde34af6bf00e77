//! Below the depots: the bonus tiles of the colours, and the track with the order of turns.

use super::super::board::{bonus_points, last_of_track};
use super::super::news::Spot;
use super::super::tiles::Colour as Kind;
use super::{GAP, Stage, look};
use crate::rules::Seat;
use crate::scene::{Area, Colour, Doer, Ink, Marks, Outline, Point, hexagon, panel, seat_mark, shield, u};

/// How high the line is.
pub(super) const HEIGHT: i32 = u(96);
const BONUSES: i32 = u(776);

fn parts(line: Area) -> [Area; 2] {
    let bonuses = Area { w: BONUSES, ..line };
    let left = bonuses.right() + GAP;
    [bonuses, Area { x: left, w: line.right() - left, ..line }]
}

/// What never changes of it: the colours, the track's spaces.
pub(super) fn ground(m: &mut Marks, line: Area) {
    let [bonuses, track] = parts(line);
    panel(m, bonuses);
    panel(m, track);
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        let look = look::kind(kind);
        let centre = bonus(bonuses, i);
        m.polygon(hexagon(centre, u(30)), Ink::fill(look.tile).edged(Colour::Ink, 20));
        m.sprite(look.icon, centre, u(34), [look.on, look.tile]);
    }
    let middle = track.centre().y;
    m.sprite("ship", Point::new(track.x + u(38), middle), u(44), [Colour::Ink, Colour::Paper]);
    m.sprite("next", Point::new(track.right() - u(26), middle), u(32), [Colour::Ink, Colour::Paper]);
    for i in 0..=last_of_track() {
        m.rect(step(track, i), u(8), Ink::fill(Colour::Fold));
    }
}

/// The middle of a colour's hexagon.
fn bonus(area: Area, i: usize) -> Point {
    Point::new(area.x + u(44) + i as i32 * u(126), area.centre().y)
}

/// A space of the track, counted from 0.
fn step(area: Area, i: u8) -> Area {
    let wide = (area.w - u(122)) / (i32::from(last_of_track()) + 1);
    Area::new(area.x + u(72) + i32::from(i) * wide + u(3), area.y + u(12), wide - u(6), area.h - u(24))
}

/// Points or owners of the bonuses, and the marks on the track.
pub(super) fn draw(m: &mut Marks, stage: &Stage, line: Area) {
    let [bonuses, track] = parts(line);
    let seats = stage.view.players.len() as u8;
    for (i, owners) in stage.view.bonuses.iter().enumerate() {
        let middle = bonus(bonuses, i);
        for (large, owner) in [true, false].into_iter().zip(owners) {
            let centre = middle.moved(u(58), u(if large { -21 } else { 23 }));
            match owner {
                Some(seat) => {
                    mark(m, stage, centre, u(17), *seat);
                    let ring = Outline::Disc(centre, u(19));
                    stage.trace.piece(m, &Spot::Bonus(i as u8, large), ring, Doer::Known);
                }
                None => shield(m, centre, u(if large { 42 } else { 37 }), &bonus_points(large, seats).to_string()),
            }
        }
    }
    for i in 0..=last_of_track() {
        let on = |seat: &Seat| stage.view.player(*seat).is_some_and(|player| player.track == i);
        let stack: Vec<Seat> = stage.view.order.iter().copied().filter(on).collect();
        stacked(m, stage, step(track, i).centre(), &stack);
    }
}

/// The marks on one space, the topmost first, who is the first of them to play. More than two stand in zigzag.
fn stacked(m: &mut Marks, stage: &Stage, middle: Point, stack: &[Seat]) {
    let (radius, pitch, aside) = match stack.len() {
        0..=2 => (u(17), u(32), 0),
        3 => (u(15), u(17), u(11)),
        _ => (145, u(14), u(12)),
    };
    let top = (stack.len() as i32 - 1) * pitch / 2;
    for (seat, down) in stack.iter().zip(0..) {
        let centre = middle.moved(if down % 2 == 0 { -aside } else { aside }, down * pitch - top);
        mark(m, stage, centre, radius, *seat);
        stage.trace.piece(m, &Spot::Order(*seat), Outline::Disc(centre, radius + u(2)), Doer::Known);
    }
}

fn mark(m: &mut Marks, stage: &Stage, centre: Point, radius: i32, seat: Seat) {
    seat_mark(m, centre, radius, seat.index(), &stage.initials[seat.index()]);
}
