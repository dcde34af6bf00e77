//! The score sheet of a finished game: a column a player, a line a source; hands and Chapel cards lie open.

use super::super::cards::Kind;
use super::super::held::numbered;
use super::super::scoring::Score;
use super::super::view::SeatView;
use super::{Stage, look};
use crate::rules::Seat;
use crate::scene::{Area, Colour, Frame, Ink, Label, Marks, Point, Scene, ScoreSheet, Style, Turn, WIDTH, u};

/// A card lying open, while there are not too many; no smaller than its name can be read in.
const STRIP: i32 = u(38);
const LEAST_STRIP: i32 = u(24);
/// The room that cards lying open have, so that the picture stays within its height.
const OPEN: i32 = u(740);

/// The icons of [`Score::SOURCES`].
const ICONS: [&str; 6] = ["house", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace"];

/// The score sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let open = [opened(stage, false), opened(stage, true)].into_iter().filter(|cards| tallest(cards) > 0);
    let open: Vec<_> = open.collect();
    let rows: i32 = open.iter().map(|cards| tallest(cards) as i32).sum();
    let strip = strip_height(rows);
    let high = rows * strip + open.len() as i32 * u(28);
    let body = ScoreSheet::HEAD + (ICONS.len() as i32 + 1) * ScoreSheet::LINE + ScoreSheet::TOTAL + high + u(10);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(winners(stage), stage.news()).draw(&mut scene);
    let m = &mut scene.marks;
    let players: Vec<_> = (0..).take(stage.view.seats.len()).map(|i| stage.player(Seat(i))).collect();
    let mut sheet = ScoreSheet::new(m, Area { h: body - u(6), ..area }, &players);
    let figures = |value: fn(&Score) -> u16| stage.view.seats.iter().map(move |seat| i32::from(value(&seat.score)));
    for (icon, (key, value)) in ICONS.into_iter().zip(Score::SOURCES) {
        sheet.line(m, icon, stage.say(key), figures(value));
    }
    let best = best(stage);
    let points = stage.view.seats.iter().map(|seat| (seat.score.total.into(), Some(rank(seat)) == best));
    sheet.total(m, stage.say("sj-picture-score-total"), points);
    let (key, value) = Score::TIE;
    sheet.line(m, "hand", stage.say(key), figures(value));
    for cards in &open {
        lay_open(m, stage, &mut sheet, strip, cards);
    }
    scene
}

/// The cards of every seat below one another.
fn lay_open(m: &mut Marks, stage: &Stage, sheet: &mut ScoreSheet, strip: i32, opened: &Opened) {
    sheet.skip(u(14));
    sheet.label(m, strip, opened.icon, opened.words.clone());
    for (cards, first) in opened.seats.iter().zip(sheet.places(strip - u(4))) {
        for ((kind, count), place) in cards.iter().zip(first.tiled(1, u(4))) {
            self::strip(m, place, *kind, *count, stage.card(*kind));
        }
    }
    sheet.skip(tallest(opened) as i32 * strip + u(14));
}

/// How high one of so many cards below one another is.
fn strip_height(rows: i32) -> i32 {
    (OPEN / rows.max(1)).clamp(LEAST_STRIP, STRIP)
}

/// Who won and how it is said; shared where points and the tie-break are equal (SJ-118, SJ-119).
pub(super) fn winners(stage: &Stage) -> Turn {
    let best = best(stage);
    let winners = (0u8..).zip(&stage.view.seats).filter(|(_, seat)| Some(rank(seat)) == best);
    let winners: Vec<_> = winners.map(|(i, _)| stage.player(Seat(i))).collect();
    let what = stage.count("sj-picture-won", winners.len());
    Turn::Over { winners, what }
}

/// Points, then the tie-break.
fn rank(seat: &SeatView) -> (u16, u16) {
    (seat.score.total, seat.score.tie)
}

fn best(stage: &Stage) -> Option<(u16, u16)> {
    stage.view.seats.iter().map(rank).max()
}

/// A card lying open: its colour, its sign and its name, and how many there are of it.
fn strip(m: &mut Marks, place: Area, kind: Kind, count: usize, name: String) {
    let (ground, on, icon) = look::card(kind);
    let ink = Ink::fill(ground);
    m.rect(place, u(6), if kind == Kind::SugarMill { ink.edged(Colour::Ink, 15) } else { ink });
    m.sprite(icon, Point::new(place.x + u(22), place.centre().y), u(28), [on, ground]);
    let words = if count > 1 { format!("{name} ×{count}") } else { name };
    let area = Area::new(place.x + u(42), place.y, place.w - u(48), place.h);
    m.label(Label::new(words, area, Style::Small).colour(on));
}

/// Each seat's cards that were hidden until now: those in hand, or those under the Chapel.
struct Opened {
    icon: &'static str,
    words: String,
    seats: Vec<Vec<(Kind, usize)>>,
}

fn opened(stage: &Stage, chapel: bool) -> Opened {
    let cards = |seat: &SeatView| -> Vec<(Kind, usize)> {
        let shown = seat.shown.as_ref().map(|shown| if chapel { &shown.chapel } else { &shown.hand });
        let mut kinds: Vec<(Kind, usize)> = Vec::new();
        for (kind, copy) in numbered(shown.into_iter().flatten().copied()) {
            match kinds.last_mut().filter(|(last, _)| *last == kind) {
                Some((_, count)) => *count = copy.into(),
                None => kinds.push((kind, 1)),
            }
        }
        kinds
    };
    let (icon, words) =
        if chapel { ("chapel", stage.card(Kind::Chapel)) } else { ("hand", stage.say("sj-picture-score-hand")) };
    Opened { icon, words, seats: stage.view.seats.iter().map(cards).collect() }
}

fn tallest(opened: &Opened) -> usize {
    opened.seats.iter().map(Vec::len).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_open_cards_become_lower_and_few_stay_as_they_are() {
        assert_eq!(strip_height(0), STRIP);
        assert_eq!(strip_height(19), STRIP);
        assert!((1..=30).all(|rows| rows * strip_height(rows) <= OPEN));
        assert_eq!(strip_height(200), LEAST_STRIP);
    }
}
