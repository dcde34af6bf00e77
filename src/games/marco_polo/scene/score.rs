//! The score sheet of a finished game; the goal cards lie open.

use super::super::scoring::Score;
use super::{Stage, goals, look};
use crate::scene::{Area, Frame, Scene, ScoreSheet, Turn, WIDTH, u};

/// The icons of [`Score::SOURCES`].
const ICONS: [&str; 12] = [
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
];

/// How high a goal card is here.
const GOAL: i32 = u(250);

/// The score sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let lines = (ICONS.len() as i32 + 1) * ScoreSheet::LINE;
    let body = ScoreSheet::HEAD + lines + ScoreSheet::TOTAL + GOAL + u(40);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(winners(stage), stage.news()).draw(&mut scene);
    let m = &mut scene.marks;
    let players: Vec<_> = stage.seats().map(|seat| stage.player(seat)).collect();
    let mut sheet = ScoreSheet::new(m, Area { h: body - u(6), ..area }, &players);
    let figures = |points: fn(&Score) -> i16| stage.view.scores.iter().map(move |score| i32::from(points(score)));
    for (icon, (key, points)) in ICONS.into_iter().zip(Score::SOURCES) {
        sheet.line(m, icon, stage.say(key), figures(points));
    }
    let ranks: Vec<_> = (0..players.len()).map(|seat| rank(stage, seat)).collect();
    let points = ranks.iter().map(|rank| (rank.0.into(), Some(rank) == ranks.iter().max()));
    sheet.total(m, stage.say("mp-picture-score-total"), points);
    sheet.line(m, "camel", stage.say("mp-score-tie-camels"), ranks.iter().map(|rank| rank.1.into()));
    sheet.skip(u(14));
    sheet.label(m, GOAL, "flag", stage.say("mp-picture-goal"));
    for (seat, place) in sheet.places(GOAL).enumerate() {
        if let Some(goal) = stage.seat(seat).goal {
            goals::card(m, stage, place, goal, Some(seat));
        }
    }
    scene
}

/// Points, then camels (MP-138, MP-139).
fn rank(stage: &Stage, seat: usize) -> (i16, u16) {
    (stage.view.scores[seat].total, stage.seat(seat).stock.camels)
}

/// Who won, and how it is said; the victory is shared where points and camels are equal.
pub(super) fn winners(stage: &Stage) -> Turn {
    let best = stage.seats().map(|seat| rank(stage, seat.index())).max();
    let winners = stage.seats().filter(|seat| Some(rank(stage, seat.index())) == best);
    let winners: Vec<_> = winners.map(|seat| stage.player(seat)).collect();
    let what = stage.count("mp-picture-won", winners.len());
    Turn::Over { winners, what }
}
