//! The sheet of a finished game: places, the estates, and a line a source of points.

use super::estate::{Ground, laid};
use super::{Stage, seat};
use crate::scene::{Frame, Scene, Turn, u};

/// The icons of all that is counted, and of what decides between equal points.
const ICONS: [&str; 12] = [
    "castle",
    "hourglass",
    "bonus",
    "sheep",
    "market",
    "watchtower",
    "goods",
    "silverling",
    "worker",
    "knowledge",
    "flag",
    "next",
];

/// The radius of a space of an estate.
const RADIUS: i32 = u(20);

/// The sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let words = ["cb-picture-score-estate", "cb-picture-score-total"].map(|key| stage.say(key));
    let closing = stage.footer.closing(&ICONS, words, stage.tongue, |seat| stage.player(seat));
    let news = stage.footer.played(stage.tongue, |seat| stage.player(seat));
    let frame = Frame { news, ..stage.frame(over(stage)) };
    closing.scene(&frame, |m, area, seat| {
        let ground = Ground { centre: area.centre(), radius: RADIUS };
        seat::estate(m, stage, ground, seat);
        laid(m, stage, ground, seat);
    })
}

/// Who has won.
pub(super) fn over(stage: &Stage) -> Turn {
    stage.footer.over(stage.tongue, |seat| stage.player(seat))
}
