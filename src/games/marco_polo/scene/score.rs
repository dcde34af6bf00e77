//! The sheet of a finished game: places, the map with everybody's own posts and their seals, and a line a source of points.

use super::landscape::MAP;
use super::layout::layout;
use super::{Stage, ground, look, seat};
use crate::scene::{Area, Colour, Ink, Marks, Point, Scene, SeatLook, Turn, u};

/// The icons of all that is counted, and of what decides between equal points.
const ICONS: [&str; 13] = [
    "contract",
    "house",
    "city_card",
    "minaret",
    "bonus",
    look::SEALS,
    "pawn",
    "goods",
    "coin",
    "flag",
    "animal_lion",
    "check",
    "camel",
];

/// How wide the map is, how large a post on it, and how large seals are.
const SMALL: i32 = u(256);
const POST: i32 = u(9);
const SEAL: i32 = u(40);

/// The sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let words = ["mp-picture-score-posts", "mp-picture-score-total"].map(|key| stage.say(key));
    let closing = stage.footer.closing(&ICONS, words, stage.tongue, |seat| stage.player(seat));
    let news = stage.footer.played(stage.tongue, |seat| stage.player(seat));
    closing.scene(&stage.frame(over(stage), news), |m, area, seat| posts(m, stage, area, seat))
}

/// Who has won.
pub(super) fn over(stage: &Stage) -> Turn {
    stage.footer.over(stage.tongue, |seat| stage.player(seat))
}

/// The map with the posts of a seat, and below it its seals.
fn posts(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let high = MAP.h * SMALL / MAP.w;
    // On whole units it looks the same in every column.
    let corner = Point::new((area.centre().x - SMALL / 2) / u(1) * u(1), (area.y + u(2)) / u(1) * u(1));
    let map = Area::new(0, 0, SMALL, high);
    m.stamp("map", corner, map, |m| m.0.extend(ground::small(SMALL).0.iter().cloned()));
    m.rect(map.moved(corner.x, corner.y), u(2), Ink::edge(Colour::Ink, u(2)));
    let colour = SeatLook::of(seat).colour;
    for place in stage.seat(seat).posts.iter() {
        let at = layout().site(place).at;
        let centre = corner.moved(at.x * SMALL / MAP.w, at.y * SMALL / MAP.w);
        m.disc(centre, POST, Ink::fill(colour).edged(Colour::Ink, 25));
    }
    let first = Point::new(area.centre().x - 3 * u(56) / 2, corner.y + high + u(26));
    seat::seals(m, stage, first, SEAL, u(56), seat);
}
