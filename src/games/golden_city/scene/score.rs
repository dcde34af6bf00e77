//! The score sheet of a finished game; bonus cards lie open.

use super::super::scoring::Score;
use super::{Stage, look};
use crate::rules::Seat;
use crate::scene::{Area, Colour, Frame, Ink, Label, Marks, Point, Scene, ScoreSheet, Style, Turn, WIDTH, u};

/// The icons of [`Score::SOURCES`] and [`Score::TIES`].
const SOURCES: [&str; 8] = ["house", "goods", "compass", "goods", "coin", "palace", "coast", "forest"];
const TIES: [&str; 2] = ["palace", "coin"];

/// A bonus card lying open.
const STRIP: i32 = u(50);
/// The line that says who can never build again.
const STUCK: i32 = u(58);

/// The score sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let view = stage.view;
    let most = view.seats.iter().filter_map(|seat| seat.shown.as_ref().map(Vec::len)).max().unwrap_or(0) as i32;
    let lines = (SOURCES.len() + TIES.len()) as i32 * ScoreSheet::LINE;
    let open = if most > 0 { most * STRIP + u(28) } else { 0 };
    let stuck = if view.stuck.is_empty() { 0 } else { STUCK };
    let body = ScoreSheet::HEAD + lines + ScoreSheet::TOTAL + open + stuck + u(10);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(winners(stage), stage.news()).draw(&mut scene);
    let m = &mut scene.marks;
    let mut sheet = ScoreSheet::new(m, Area { h: body - u(6), ..area }, &stage.players());
    let scores: Vec<Score> = view.seats.iter().map(|seat| seat.letters.unwrap_or_default()).collect();
    let figures = |of: fn(&Score) -> u16| scores.iter().map(move |score| i32::from(of(score)));
    for (icon, (key, of)) in SOURCES.into_iter().zip(Score::SOURCES) {
        sheet.line(m, icon, stage.say(key), figures(of));
    }
    let best = view.winners();
    let points = scores.iter().zip(0..).map(|(score, i)| (score.total.into(), best.contains(&Seat(i))));
    sheet.total(m, stage.say("gc-picture-score-total"), points);
    for (icon, (key, of)) in TIES.into_iter().zip(Score::TIES) {
        sheet.line(m, icon, stage.say(key), figures(of));
    }
    if stuck > 0 {
        sheet.label(m, STUCK, "lock", stage.say("gc-picture-score-stuck"));
        for (_, place) in (0..).zip(sheet.places(STUCK)).filter(|(i, _)| view.stuck.has(Seat(*i))) {
            m.sprite("lock", place.centre(), u(42), [Colour::Ink, Colour::Paper]);
        }
        sheet.skip(STUCK);
    }
    if most > 0 {
        sheet.skip(u(14));
        sheet.label(m, STRIP, "bonus", stage.say("gc-picture-bonus"));
        for (seat, first) in view.seats.iter().zip(sheet.places(STRIP - u(6))) {
            for (card, place) in seat.shown.iter().flatten().zip(first.tiled(1, u(6))) {
                strip(m, stage, place, *card);
            }
        }
    }
    scene
}

/// A bonus card lying open.
fn strip(m: &mut Marks, stage: &Stage, place: Area, card: super::super::cards::Bonus) {
    let band = Colour::BandBlue;
    m.rect(place, u(8), Ink::fill(band));
    m.sprite(look::bonus(card), Point::new(place.x + u(28), place.centre().y), u(34), [Colour::Gold, band]);
    let [name, _] = stage.bonus(card);
    let words = Area::new(place.x + u(54), place.y, place.w - u(60), place.h);
    m.label(Label::new(name, words, Style::Small).size(u(26)).colour(Colour::Paper));
}

/// Who won and how it is said.
pub(super) fn winners(stage: &Stage) -> Turn {
    let winners: Vec<_> = stage.view.winners().into_iter().map(|seat| stage.player(seat)).collect();
    let what = stage.count("gc-picture-won", winners.len());
    Turn::Over { winners, what }
}
