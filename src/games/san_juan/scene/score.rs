//! The score sheet of a finished game: a column a player, a line a source; hands and Chapel cards lie open.

use super::super::cards::{Kind, numbered};
use super::super::scoring::Score;
use super::super::view::SeatView;
use super::{Stage, look};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Frame, Ink, Label, Marks, Point, Scene, SeatLook, Style, Turn, WIDTH, panel, seat_mark, shield, u,
};

const HEAD: i32 = u(96);
const LINE: i32 = u(58);
const TOTAL: i32 = u(112);
/// The column with what is counted.
const LABELS: i32 = u(330);
/// A card lying open.
const STRIP: i32 = u(38);

/// A line of the sheet: an icon, its words, and what a score has of it.
type Source = (&'static str, String, fn(&Score) -> u16);

/// The score sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let lines = sources(stage);
    let open: Vec<_> =
        [opened(stage, false), opened(stage, true)].into_iter().filter(|cards| tallest(cards) > 0).collect();
    let high: i32 = open.iter().map(|cards| tallest(cards) as i32 * STRIP + u(28)).sum();
    let body = HEAD + lines.len() as i32 * LINE + TOTAL + LINE + high + u(10);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(winners(stage), stage.last()).draw(&mut scene);
    let m = &mut scene.marks;
    panel(m, Area { h: body - u(6), ..area });
    let columns: Vec<Area> = columns(area, stage.view.seats.len()).collect();
    for (seat, column) in columns.iter().enumerate() {
        heading(m, stage, *column, seat);
    }
    let mut y = area.y + HEAD;
    for (icon, words, value) in &lines {
        line(m, stage, Area { y, h: LINE, ..area }, (icon, words.clone()), *value, &columns);
        y += LINE;
    }
    total(m, stage, Area { y, h: TOTAL, ..area }, &columns);
    y += TOTAL;
    line(
        m,
        stage,
        Area { y, h: LINE, ..area },
        ("hand", stage.say("sj-picture-score-tie")),
        |score| score.tie,
        &columns,
    );
    y += LINE;
    for cards in &open {
        y = self::open(m, stage, y, cards, area, &columns);
    }
    scene
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

fn columns(area: Area, seats: usize) -> impl Iterator<Item = Area> {
    Area { x: area.x + LABELS, w: area.w - LABELS, ..area }.columns(seats as i32, 0)
}

/// What is counted, in the order in which it is (SJ-117).
fn sources(stage: &Stage) -> Vec<Source> {
    let card = |kind: Kind, value: fn(&Score) -> u16| (kind.id(), stage.card(kind), value);
    vec![
        ("house", stage.say("sj-picture-score-printed"), |score| score.printed),
        card(Kind::Chapel, |score| score.chapel),
        card(Kind::GuildHall, |score| score.guild_hall),
        card(Kind::CityHall, |score| score.city_hall),
        card(Kind::TriumphalArch, |score| score.triumphal_arch),
        card(Kind::Palace, |score| score.palace),
    ]
}

fn heading(m: &mut Marks, stage: &Stage, column: Area, seat: usize) {
    let centre = Point::new(column.x + u(36), column.y + HEAD / 2);
    m.rect(
        Area::new(column.x, column.y + HEAD - u(8), column.w - u(12), u(6)),
        0,
        Ink::fill(SeatLook::of(seat).colour),
    );
    seat_mark(m, centre, u(25), seat, &stage.initials[seat]);
    let name = Area::new(column.x + u(76), column.y + u(10), column.w - u(92), HEAD - u(24));
    m.label(Label::new(&*stage.names[seat], name, Style::Name));
}

fn line(
    m: &mut Marks,
    stage: &Stage,
    area: Area,
    (icon, words): (&'static str, String),
    value: fn(&Score) -> u16,
    columns: &[Area],
) {
    let middle = area.centre().y;
    m.sprite(icon, Point::new(area.x + u(44), middle), u(42), [Colour::Soft, Colour::Paper]);
    let place = Area::new(area.x + u(80), area.y, LABELS - u(90), area.h);
    m.label(Label::new(words, place, Style::Text));
    m.rect(Area::new(area.x + u(20), area.bottom() - u(2), area.w - u(40), u(2)), 0, Ink::fill(Colour::Fold));
    for (seat, column) in stage.view.seats.iter().zip(columns) {
        let value = value(&seat.score);
        let figure = if value == 0 { "–".to_owned() } else { value.to_string() };
        let colour = if value == 0 { Colour::Soft } else { Colour::Ink };
        let place = Area::new(column.x, area.y, column.w - u(12), area.h);
        m.label(Label::new(figure, place, Style::Figure).colour(colour).centred());
    }
}

fn total(m: &mut Marks, stage: &Stage, area: Area, columns: &[Area]) {
    m.rect(Area { h: area.h - u(2), ..area }, 0, Ink::fill(Colour::Fold));
    let place = Area::new(area.x + u(24), area.y, LABELS - u(34), area.h);
    m.label(Label::new(stage.say("sj-picture-score-total"), place, Style::Name));
    let best = best(stage);
    for (seat, column) in stage.view.seats.iter().zip(columns) {
        let centre = Point::new(column.x + (column.w - u(12)) / 2, area.centre().y);
        shield(m, centre, u(84), &seat.score.total.to_string());
        if Some(rank(seat)) == best {
            m.sprite("crown", centre.moved(u(76), 0), u(46), [Colour::Ink, Colour::Fold]);
        }
    }
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

/// The cards of every seat below one another; where the next block begins.
fn open(m: &mut Marks, stage: &Stage, y: i32, opened: &Opened, area: Area, columns: &[Area]) -> i32 {
    let top = y + u(14);
    m.sprite(opened.icon, Point::new(area.x + u(44), top + STRIP / 2), u(42), [Colour::Soft, Colour::Paper]);
    let place = Area::new(area.x + u(80), top, LABELS - u(90), STRIP);
    m.label(Label::new(&*opened.words, place, Style::Text));
    for (cards, column) in opened.seats.iter().zip(columns) {
        for ((kind, count), i) in cards.iter().zip(0..) {
            let strip = Area::new(column.x, top + i * STRIP, column.w - u(12), STRIP - u(4));
            let (ground, on, icon) = look::card(*kind);
            let ink = Ink::fill(ground);
            m.rect(strip, u(6), if *kind == Kind::SugarMill { ink.edged(Colour::Ink, 15) } else { ink });
            m.sprite(icon, Point::new(strip.x + u(22), strip.centre().y), u(28), [on, ground]);
            let name = stage.card(*kind);
            let words = if *count > 1 { format!("{name} ×{count}") } else { name };
            let place = Area::new(strip.x + u(42), strip.y, strip.w - u(48), strip.h);
            m.label(Label::new(words, place, Style::Small).colour(on));
        }
    }
    top + tallest(opened) as i32 * STRIP + u(14)
}
