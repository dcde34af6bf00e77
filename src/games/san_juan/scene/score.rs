//! The score sheet of a finished game: a column a player, a line a source; hands and Chapel cards lie open.

use super::super::cards::Kind;
use super::super::held::numbered;
use super::super::scoring::{Score, Source};
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
/// A card lying open, while there are not too many; no smaller than its name can be read in.
const STRIP: i32 = u(38);
const LEAST_STRIP: i32 = u(24);
/// The room that cards lying open have, so that the picture stays within its height.
const OPEN: i32 = u(740);

/// The icons of [`Score::SOURCES`].
const ICONS: [&str; 6] = ["house", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace"];

/// The sheet while it is drawn: a column a seat.
struct Sheet<'a> {
    stage: &'a Stage<'a>,
    area: Area,
    columns: Vec<Area>,
    /// How high a card lying open is.
    strip: i32,
}

/// The score sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let open = [opened(stage, false), opened(stage, true)].into_iter().filter(|cards| tallest(cards) > 0);
    let open: Vec<_> = open.collect();
    let rows: i32 = open.iter().map(|cards| tallest(cards) as i32).sum();
    let strip = strip_height(rows);
    let high = rows * strip + open.len() as i32 * u(28);
    let body = HEAD + ICONS.len() as i32 * LINE + TOTAL + LINE + high + u(10);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(winners(stage), stage.last()).draw(&mut scene);
    let seats = Area { x: area.x + LABELS, w: area.w - LABELS, ..area };
    let columns = seats.columns(stage.view.seats.len() as i32, 0).map(|column| Area { w: column.w - u(12), ..column });
    let sheet = Sheet { stage, area, columns: columns.collect(), strip };
    let m = &mut scene.marks;
    panel(m, Area { h: body - u(6), ..area });
    sheet.heading(m);
    let mut y = area.y + HEAD;
    for (icon, source) in ICONS.into_iter().zip(Score::SOURCES) {
        sheet.line(m, y, icon, source);
        y += LINE;
    }
    sheet.total(m, y);
    y += TOTAL;
    sheet.line(m, y, "hand", Score::TIE);
    y += LINE;
    for cards in &open {
        y = sheet.open(m, y, cards);
    }
    scene
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

impl Sheet<'_> {
    fn heading(&self, m: &mut Marks) {
        for (seat, column) in self.columns.iter().enumerate() {
            let line = Area::new(column.x, column.y + HEAD - u(8), column.w, u(6));
            m.rect(line, 0, Ink::fill(SeatLook::of(seat).colour));
            let centre = Point::new(column.x + u(36), column.y + HEAD / 2);
            seat_mark(m, centre, u(25), seat, &self.stage.initials[seat]);
            let name = Area::new(column.x + u(76), column.y + u(10), column.w - u(80), HEAD - u(24));
            m.label(Label::new(&*self.stage.names[seat], name, Style::Name));
        }
    }

    /// What is counted, and what each seat has of it.
    fn line(&self, m: &mut Marks, y: i32, icon: &'static str, (key, value): Source) {
        let area = Area { y, h: LINE, ..self.area };
        self.label(m, area, icon, self.stage.say(key));
        m.rect(Area::new(area.x + u(20), area.bottom() - u(2), area.w - u(40), u(2)), 0, Ink::fill(Colour::Fold));
        for (seat, column) in self.stage.view.seats.iter().zip(&self.columns) {
            let (figure, colour) = match value(&seat.score) {
                0 => ("–".to_owned(), Colour::Soft),
                value => (value.to_string(), Colour::Ink),
            };
            let place = Area { y, h: LINE, ..*column };
            m.label(Label::new(figure, place, Style::Figure).colour(colour).centred());
        }
    }

    fn label(&self, m: &mut Marks, line: Area, icon: &'static str, words: String) {
        m.sprite(icon, Point::new(line.x + u(44), line.centre().y), u(42), [Colour::Soft, Colour::Paper]);
        let place = Area::new(line.x + u(80), line.y, LABELS - u(90), line.h);
        m.label(Label::new(words, place, Style::Text));
    }

    /// The points of each seat, with a crown for the winners.
    fn total(&self, m: &mut Marks, y: i32) {
        let area = Area { y, h: TOTAL, ..self.area };
        m.rect(Area { h: area.h - u(2), ..area }, 0, Ink::fill(Colour::Fold));
        let place = Area::new(area.x + u(24), area.y, LABELS - u(34), area.h);
        m.label(Label::new(self.stage.say("sj-picture-score-total"), place, Style::Name));
        let best = best(self.stage);
        for (seat, column) in self.stage.view.seats.iter().zip(&self.columns) {
            let centre = Point::new(column.centre().x, area.centre().y);
            shield(m, centre, u(84), &seat.score.total.to_string());
            if Some(rank(seat)) == best {
                m.sprite("crown", centre.moved(u(76), 0), u(46), [Colour::Ink, Colour::Fold]);
            }
        }
    }

    /// The cards of every seat below one another; where the next block begins.
    fn open(&self, m: &mut Marks, y: i32, opened: &Opened) -> i32 {
        let top = y + u(14);
        self.label(m, Area { y: top, h: self.strip, ..self.area }, opened.icon, opened.words.clone());
        for (cards, column) in opened.seats.iter().zip(&self.columns) {
            let first = Area { y: top, h: self.strip - u(4), ..*column };
            for ((kind, count), place) in cards.iter().zip(first.tiled(1, u(4))) {
                strip(m, place, *kind, *count, self.stage.card(*kind));
            }
        }
        top + tallest(opened) as i32 * self.strip + u(14)
    }
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
