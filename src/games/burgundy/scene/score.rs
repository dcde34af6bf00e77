//! The score sheet of a finished game: a column a player, a line a source; below, the knowledge that counted.

use super::super::scoring::Score;
use super::super::tiles::Tile;
use super::Stage;
use super::tile::tile;
use crate::rules::Seat;
use crate::scene::{Area, Frame, Marks, Point, Scene, ScoreSheet, Turn, WIDTH, shield, u};

/// The icons of [`Score::SOURCES`].
const ICONS: [&str; 10] =
    ["castle", "hourglass", "bonus", "sheep", "market", "watchtower", "goods", "silverling", "worker", "knowledge"];

/// Of tiles of knowledge two stand in a line.
const LESSON: i32 = u(104);
const TILE: i32 = u(46);

/// The score sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let view = stage.view;
    let lines = view.scores.iter().map(|score| score.knowledge.len().div_ceil(2)).max().unwrap_or(0) as i32;
    let lessons = if lines == 0 { 0 } else { lines * LESSON + u(20) };
    let body = ScoreSheet::HEAD + (ICONS.len() as i32 + 2) * ScoreSheet::LINE + ScoreSheet::TOTAL + lessons + u(10);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(winners(stage)).draw(&mut scene);
    let m = &mut scene.marks;
    let players: Vec<_> = stage.seats().map(|seat| stage.player(seat)).collect();
    let mut sheet = ScoreSheet::new(m, Area { h: body - u(6), ..area }, &players);
    let figures = |points: fn(&Score) -> u16| view.scores.iter().map(move |score| i32::from(points(score)));
    for (icon, (key, points)) in ICONS.into_iter().zip(Score::SOURCES) {
        sheet.line(m, icon, stage.say(key), figures(points));
    }
    if lines > 0 {
        self::lessons(m, stage, &mut sheet, lines);
    }
    let best = stage.seats().map(|seat| rank(stage, seat)).max();
    let points = stage.seats().map(|seat| (view.scores[seat.index()].total.into(), Some(rank(stage, seat)) == best));
    sheet.total(m, stage.say("cb-picture-score-total"), points);
    for (icon, key, tie) in [("flag", "cb-score-tie-empty", 1), ("next", "cb-score-tie-order", 2)] {
        let figures = stage.seats().map(|seat| {
            let (_, empty, place) = rank(stage, seat);
            i32::from(if tie == 1 { empty } else { place })
        });
        sheet.line(m, icon, stage.say(key), figures);
    }
    scene
}

/// The tiles of knowledge that counted, each with its points.
fn lessons(m: &mut Marks, stage: &Stage, sheet: &mut ScoreSheet, lines: i32) {
    sheet.skip(u(10));
    for (score, place) in stage.view.scores.iter().zip(sheet.places(LESSON)) {
        let middle = place.centre().x;
        for ((number, points), i) in score.knowledge.iter().zip(0..) {
            // One alone stands in the middle, two beside each other.
            let last = i / 2 * 2 + 1 == score.knowledge.len() as i32;
            let aside = if last { 0 } else { i % 2 * u(120) - u(60) };
            let centre = Point::new(middle + aside - u(20), place.y + i / 2 * LESSON + LESSON / 2);
            tile(m, centre, TILE, Tile::knowing(*number), true);
            shield(m, centre.moved(u(50), u(20)), u(44), &points.to_string());
        }
    }
    sheet.skip(lines * LESSON + u(10));
}

/// Who won and how it is said; shared where even the tie-breaks are equal, which they never are.
pub(super) fn winners(stage: &Stage) -> Turn {
    let best = stage.seats().map(|seat| rank(stage, seat)).max();
    let winners = stage.seats().filter(|seat| Some(rank(stage, *seat)) == best);
    let winners: Vec<_> = winners.map(|seat| stage.player(seat)).collect();
    let what = stage.count("cb-picture-won", winners.len());
    Turn::Over { winners, what }
}

/// Points, then empty spaces (CB-101), then the place in the order of turns (CB-102).
fn rank(stage: &Stage, seat: Seat) -> (u16, u8, u8) {
    let view = stage.view;
    let empty = view.player(seat).map_or(0, |player| player.cover.empty());
    let place = view.order.iter().position(|other| *other == seat).map_or(0, |at| at as u8 + 1);
    (view.scores[seat.index()].total, empty, place)
}
