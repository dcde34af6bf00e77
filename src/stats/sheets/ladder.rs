//! A page of a ladder.

use super::parts::{name, person};
use super::{Over, Sheet};
use crate::rules::Text;
use crate::scene::{Align, Area, Colour, Ink, Label, Marks, Point, Scene, Style, panel, shield, u};
use crate::stats::{LadderPage, Trend};

/// How high the heads of the columns and a line are.
const HEAD: i32 = u(58);
const LINE: i32 = u(88);

/// The columns of figures, by the right end of each: what is at its head, and how wide it may be.
const RATING: (i32, &str) = (u(700), "ladder-rating");
const GAMES: (i32, &str) = (u(860), "ladder-games");
const WON: (i32, &str) = (u(1000), "ladder-won");
const BEST: (i32, &str) = (u(1150), "card-best");
const MEAN: (i32, &str) = (u(1320), "card-mean");
const WIDE: i32 = u(140);

/// Who plays a game best: a line each, that of whoever looks on gold.
pub fn ladder(page: &LadderPage, sheet: &Sheet<'_>) -> Scene {
    let lines = page.rungs.len().max(1) as i32;
    let game = page.game;
    let (mut scene, line, area) = sheet.page(
        Over {
            title: sheet.say(&Text::of(format!("{}-title", game.command))),
            emblem: game.emblem,
            band: game.band,
            pills: vec![(sheet.word("ladder-title"), true)],
            remark: "ladder-note",
        },
        HEAD + lines * LINE + u(16),
    );
    let m = &mut scene.marks;
    m.label(Label::new(sheet.word("ladder-where"), line, Style::Name).size(u(50)));
    let count = sheet.count("card-games", page.count);
    m.label(
        Label::new(count, Area { x: line.x + line.w / 2, w: line.w / 2, ..line }, Style::Text)
            .colour(Colour::Soft)
            .right(),
    );
    panel(m, area);
    let top = Area { h: HEAD, ..area };
    for column in [RATING, GAMES, WON, BEST, MEAN] {
        let words = Label::new(sheet.word(column.1), place(top, column), Style::Second).colour(Colour::Soft);
        m.label(Label { align: Align::Right, ..words });
    }
    if page.rungs.is_empty() {
        let empty = Area::new(area.x + u(24), area.y + HEAD, area.w - u(48), LINE);
        m.label(Label::new(sheet.word("ladder-none"), empty, Style::Text));
    }
    let reader = page.reader.as_ref().map(|(reader, _)| *reader);
    for (row, (at, who, rung, trend)) in (0..).zip(&page.rungs) {
        let line = Area { y: area.y + HEAD + row * LINE, h: LINE, ..area };
        if Some(who.user) == reader {
            m.rect(line.grown(-u(4)), u(12), Ink::fill(Colour::Court).edged(Colour::Gold, u(4)));
        } else if row > 0 {
            m.rect(Area::new(line.x + u(24), line.y, line.w - u(48), u(2)), 0, Ink::fill(Colour::Fold));
        }
        let figure =
            |text: String, column, size| Label::new(text, place(line, column), Style::Figure).size(size).right();
        m.label(figure(at.to_string(), (u(70), ""), u(40)));
        risen(m, Point::new(line.x + u(92), line.centre().y), *trend);
        person(m, Point::new(line.x + u(142), line.centre().y), u(28), who, at - 1);
        let called = Area::new(line.x + u(186), line.y, u(360), line.h);
        m.label(Label::new(name(who, at - 1), called, Style::Name).size(u(40)));
        m.label(figure(rung.figure.to_string(), RATING, u(50)));
        m.label(figure(rung.tally.games.to_string(), GAMES, u(40)));
        m.label(figure(rung.tally.won().to_string(), WON, u(40)));
        let best = Point::new(line.x + BEST.0 - u(30), line.centre().y);
        shield(m, best, u(60), &rung.tally.best.to_string());
        m.label(figure(rung.tally.mean.to_string(), MEAN, u(40)));
    }
    scene
}

/// Where a figure of a column stands in a line.
fn place(line: Area, (right, _): (i32, &str)) -> Area {
    Area { x: line.x + (right - WIDE).max(0), w: WIDE.min(right), ..line }
}

/// That somebody rose, or fell.
fn risen(m: &mut Marks, centre: Point, trend: Trend) {
    let up = match trend {
        Trend::Up => 1,
        Trend::Down => -1,
        Trend::None => return,
    };
    let corner = |x: i32, y: i32| centre.moved(u(x), up * u(y));
    m.polygon(vec![corner(0, -9), corner(11, 9), corner(-11, 9)], Ink::fill(Colour::Ink));
}
