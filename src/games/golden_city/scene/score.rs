//! The sheet of a finished game: places, the island with everybody's own houses, and a line a source of letters.

use super::island::island;
use super::plane::MAP;
use super::{Stage, ground};
use crate::scene::{Area, Colour, Ink, Marks, Point, Scene, SeatLook, Turn, u};

/// The icons of all that is counted, and of what decides between equal letters.
const ICONS: [&str; 10] = ["house", "goods", "compass", "goods", "coin", "palace", "coast", "forest", "palace", "coin"];

/// How high and wide the island is, and how large a house on it.
const SMALL: i32 = u(240);
const HOUSE: i32 = u(9);

/// The sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let words = ["gc-picture-score-houses", "gc-picture-score-total"].map(|key| stage.say(key));
    let closing = stage.footer.closing(&ICONS, words, stage.tongue, |seat| stage.player(seat));
    let news = stage.footer.played(stage.tongue, |seat| stage.player(seat));
    closing.scene(&stage.frame(over(stage), news), |m, area, seat| houses(m, stage, area, seat))
}

/// Who has won.
pub(super) fn over(stage: &Stage) -> Turn {
    stage.footer.over(stage.tongue, |seat| stage.player(seat))
}

/// The island with the houses of a seat.
fn houses(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    // On whole units it looks the same in every column.
    let corner = area.centre().moved(-SMALL / 2, -SMALL / 2);
    let corner = Point::new(corner.x / u(1) * u(1), corner.y / u(1) * u(1));
    m.stamp("island", corner, Area::new(0, 0, SMALL, SMALL), |m| m.0.extend(ground::small(SMALL).0.iter().cloned()));
    let colour = SeatLook::of(seat).colour;
    for place in stage.view.seats[seat].houses.iter() {
        let at = island().site(place);
        let centre = corner.moved(at.x * SMALL / MAP.w, at.y * SMALL / MAP.w);
        m.disc(centre, HOUSE, Ink::fill(colour).edged(Colour::Ink, 25));
    }
}
