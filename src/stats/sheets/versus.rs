//! How it stands between two.

use super::parts::{name, person};
use super::{GAP, Over, Sheet};
use crate::rules::{Game, Text};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Scene, Style, panel, u};
use crate::stats::{Meeting, Versus};

/// How high the heads of both, a game, and a meeting are.
const HEADS: i32 = u(188);
const GAME: i32 = u(66);
const MEETING: i32 = u(64);

/// Both with how often each was ahead, the same game by game, and the last meetings.
pub fn versus(versus: &Versus, sheet: &Sheet<'_>) -> Scene {
    let (by_game, last) = (told(versus), meetings(versus));
    let above = HEADS + by_game.len() as i32 * GAME + u(16);
    let below = u(76) + last.len() as i32 * MEETING + u(12);
    let (mut scene, line, area) = sheet.page(
        Over {
            title: sheet.word("card-title"),
            emblem: "crown",
            band: Colour::Ink,
            pills: vec![(sheet.word("card-here"), true)],
            remark: "against-note",
        },
        above + GAP + below,
    );
    let m = &mut scene.marks;
    let duel = &versus.duel;
    m.label(Label::new(sheet.count("against-together", duel.games), Area { w: line.w / 2, ..line }, Style::Turn));
    if let Some((third, often)) = &versus.third {
        let words = sheet.say(&Text::of("against-third").with("who", name(third, 2)).with("n", *often));
        let place = Area { x: line.x + line.w / 2, w: line.w / 2, ..line };
        m.label(Label::new(words, place, Style::Second).colour(Colour::Soft).right());
    }
    let top = Area { h: above, ..area };
    panel(m, top);
    heads(m, Area { h: HEADS, ..top }, versus);
    for (row, (game, ahead)) in (0..).zip(by_game) {
        let place = Area { y: top.y + HEADS + row * GAME, h: GAME, ..top };
        shares(m, place, game, ahead, sheet);
    }
    let low = Area { y: top.bottom() + GAP, h: below, ..area };
    panel(m, low);
    let title = Area::new(low.x + u(24), low.y + u(8), low.w - u(48), u(64));
    m.label(Label::new(sheet.word("against-last"), title, Style::Name).size(u(36)));
    for (row, (game, meeting)) in (0..).zip(last) {
        let place = Area { y: low.y + u(76) + row * MEETING, h: MEETING, ..low };
        met(m, place, (game, meeting), sheet);
    }
    scene
}

/// The games that this program knows, with how often each was ahead.
fn told(versus: &Versus) -> Vec<(&'static Game, [usize; 2])> {
    let of = |game: &&'static Game| {
        let found = versus.duel.by_game.iter().find(|(id, _)| id == game.id)?;
        Some((*game, found.1))
    };
    versus.games.iter().filter_map(of).collect()
}

fn meetings(versus: &Versus) -> Vec<(&'static Game, &Meeting)> {
    let of = |meeting: &'_ Meeting| versus.games.iter().find(|game| game.id == meeting.game).copied();
    versus.duel.last.iter().filter_map(|meeting| Some((of(meeting)?, meeting))).collect()
}

/// Both side by side, and how often each was ahead.
fn heads(m: &mut Marks, area: Area, versus: &Versus) {
    let middle = area.centre();
    let [first, second] = versus.duel.ahead;
    let score = Area::round(middle, u(170));
    m.label(Label::new(format!("{first} : {second}"), score, Style::Figure).size(u(96)).centred());
    let names =
        [Area::new(area.x + u(170), area.y, u(320), area.h), Area::new(area.right() - u(490), area.y, u(320), area.h)];
    let discs = [area.x + u(96), area.right() - u(96)];
    for (nth, (who, (place, x))) in versus.pair.iter().zip(names.into_iter().zip(discs)).enumerate() {
        person(m, Point::new(x, middle.y), u(60), who, nth);
        let label = Label::new(name(who, nth), place, Style::Name).size(u(50));
        m.label(if nth == 0 { label } else { label.right() });
    }
}

/// How often each was ahead in a game: two pieces of a bar, that of the first in gold.
fn shares(m: &mut Marks, area: Area, game: &Game, [first, second]: [usize; 2], sheet: &Sheet<'_>) {
    m.sprite(game.emblem, Point::new(area.x + u(54), area.centre().y), u(44), [Colour::Ink, Colour::Paper]);
    let title = sheet.say(&Text::of(format!("{}-title", game.command)));
    m.label(Label::new(title, Area { x: area.x + u(96), w: u(450), ..area }, Style::Name).size(u(34)));
    let bar = Area::new(area.x + u(560), area.y + u(6), area.w - u(584), area.h - u(12));
    super::parts::bar(m, bar, &[(first, Colour::Gold), (second, Colour::Fold)]);
}

/// A game that both played: when, with which points, and a crown for who was ahead.
fn met(m: &mut Marks, area: Area, (game, meeting): (&Game, &Meeting), sheet: &Sheet<'_>) {
    m.rect(Area::new(area.x + u(24), area.y, area.w - u(48), u(2)), 0, Ink::fill(Colour::Fold));
    m.sprite(game.emblem, Point::new(area.x + u(54), area.centre().y), u(40), [Colour::Ink, Colour::Paper]);
    let title = sheet.say(&Text::of(format!("{}-title", game.command)));
    m.label(Label::new(title, Area { x: area.x + u(96), w: u(420), ..area }, Style::Text));
    let when = Label::new((sheet.day)(meeting.ended), Area { x: area.x + u(530), w: u(200), ..area }, Style::Second);
    m.label(when.colour(Colour::Soft));
    let middle = area.x + u(1010);
    let places = [Area { x: middle - u(150), w: u(130), ..area }, Area { x: middle + u(20), w: u(130), ..area }];
    let points = |nth: usize| Label::new(meeting.points[nth].to_string(), places[nth], Style::Figure);
    m.label(points(0).right());
    m.label(Label::new(":", Area { x: middle - u(15), w: u(30), ..area }, Style::Figure).centred());
    m.label(points(1));
    if let Some(ahead) = meeting.ahead {
        let x = if ahead == 0 { middle - u(190) } else { middle + u(190) };
        m.sprite("crown", Point::new(x, area.centre().y - u(2)), u(44), [Colour::Ink, Colour::Paper]);
    }
}
