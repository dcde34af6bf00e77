//! The sheet of a finished game: places, the signs of all buildings, and a line a source of points.

use super::super::cards::Kind;
use super::{Stage, look};
use crate::scene::{Area, Colour, Ink, Marks, Scene, Turn, u};

/// The icons of all that is counted, and of what decides between equal points.
const ICONS: [&str; 7] = ["house", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace", "hand"];

/// A building's sign, and from one to the next.
const SIGN: i32 = u(52);
const GAP: i32 = u(9);
/// Four signs stand in a line.
const LINE: i32 = 4;

/// The sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let words = ["sj-picture-score-city", "sj-picture-score-total"].map(|key| stage.say(key));
    let closing = stage.footer.closing(&ICONS, words, stage.tongue, |seat| stage.player(seat));
    let news = stage.footer.played(stage.tongue, |seat| stage.player(seat));
    closing.scene(&stage.frame(over(stage), news), |m, area, seat| city(m, stage, area, seat))
}

/// Who has won.
pub(super) fn over(stage: &Stage) -> Turn {
    stage.footer.over(stage.tongue, |seat| stage.player(seat))
}

/// The signs of a seat's buildings in the order in which they were built.
fn city(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let buildings = &stage.view.seats[seat].buildings;
    let reach = |count: i32| count * SIGN + (count - 1) * GAP;
    let lines = buildings.len().div_ceil(LINE as usize).max(1) as i32;
    let centre = area.centre();
    let first = Area::new(centre.x - reach(LINE) / 2, centre.y - reach(lines) / 2, SIGN, SIGN);
    for (building, place) in buildings.iter().zip(first.tiled(LINE, GAP)) {
        let (ground, on, icon) = look::card(building.kind);
        let ink = Ink::fill(ground);
        m.rect(place, u(10), if building.kind == Kind::SugarMill { ink.edged(Colour::Ink, 15) } else { ink });
        m.sprite(icon, place.centre(), u(42), [on, ground]);
    }
}
