//! The public table: roles, trading house and piles above, a row for each seat below.

use super::super::cards::Kind;
use super::super::held::numbered;
use super::super::moves::{Card, Pick, Role};
use super::super::news::Spot;
use super::super::state::Phase;
use super::{Stage, look, seat};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Frame, Ink, Label, Marks, Outline, Point, Scene, Style, Turn, WIDTH, cost, counter, legal,
    panel, seat_mark, tag, u,
};

/// How high the line with the roles is.
const LINE: i32 = u(156);
/// Between panels.
const GAP: i32 = u(16);
const ROLE: Area = Area::new(0, 0, u(166), LINE);
const HOUSE: i32 = u(276);

/// The table with those seats.
pub(super) fn scene(stage: &Stage, seats: &[usize]) -> Scene {
    let body = LINE + seats.len() as i32 * (seat::HEIGHT + GAP) + u(4);
    let mut scene = Scene::new(WIDTH, Frame::height(body));
    let area = stage.frame(turn(stage), stage.news()).draw(&mut scene);
    let m = &mut scene.marks;
    let mut x = area.x;
    for (role, taker) in Role::ALL.into_iter().zip(stage.view.roles) {
        self::role(m, stage, Point::new(x, area.y), role, taker);
        x += ROLE.w + u(18);
    }
    stage.footer.crop(m, Area { w: x - u(18) - area.x, h: LINE, ..area }, "roles");
    let house = Area::new(x - u(2), area.y, HOUSE, LINE);
    stage.footer.name(m, house, || ("house".to_owned(), stage.say("sj-picture-house")));
    let mined = stage.view.mined.and_then(|mined| mined.card).filter(|_| stage.view.prices.is_none());
    match (stage.view.mine.is_empty(), mined) {
        (false, _) => mine(m, stage, house),
        (true, Some(card)) => self::mined(m, stage, house, card),
        (true, None) => self::house(m, stage, house),
    }
    let left = house.right() + GAP;
    piles(m, stage, Area::new(left, area.y, area.right() - left, LINE));
    let mut y = area.y + LINE + GAP + u(2);
    for &seat in seats {
        seat::row(m, stage, Point::new(area.x, y), area.w, seat);
        y += seat::HEIGHT + GAP;
    }
    scene
}

/// Who has to do what; nobody in particular once the game is over.
fn turn(stage: &Stage) -> Turn {
    let view = stage.view;
    if view.phase == Phase::Over {
        return super::score::over(stage);
    }
    if let Some(question) = stage.question() {
        return question;
    }
    let players: Vec<_> = view.awaiting.iter().map(|seat| stage.player(*seat)).collect();
    let what = stage.count(format!("sj-picture-does-{}", look::phase(view.phase)), players.len());
    let hint = if stage.offers.is_empty() { String::new() } else { stage.say("sj-picture-letters") };
    Turn::Asked { players, what, hint }
}

/// A role: in full colour while it is free, folded and with the taker's mark once it is taken.
fn role(m: &mut Marks, stage: &Stage, at: Point, role: Role, taker: Option<Seat>) {
    m.group("role", at, |m| {
        let Area { w, h, .. } = ROLE;
        let name = Area::new(u(8), h - u(50), w - u(16), u(44));
        let name = Label::new(stage.role(role), name, Style::Figure).size(u(32)).centred();
        match taker {
            None => {
                let colour = look::role(role);
                m.rect(ROLE.moved(0, u(5)), u(12), Ink::fill(Colour::Shade));
                m.rect(ROLE, u(12), Ink::fill(colour));
                m.sprite(role.id(), Point::new(w / 2, h / 2 - u(20)), u(82), [Colour::Paper, colour]);
                m.label(name.colour(Colour::Paper));
            }
            Some(seat) => {
                m.rect(ROLE, u(12), Ink::fill(Colour::Fold).edged(Colour::Line, 20));
                let sign = Point::new(w / 2 - u(30), h / 2 - u(20));
                m.sprite(role.id(), sign, u(68), [Colour::Soft, Colour::Fold]);
                m.label(Label { style: Style::Text, ..name }.colour(Colour::Soft));
                let mark = Point::new(w - u(44), u(48));
                seat_mark(m, mark, u(30), seat.index(), &stage.initials[seat.index()]);
            }
        }
        stage.footer.name(m, ROLE, || (format!("role.{}", role.id()), stage.role(role)));
        if let Some(letter) = stage.letter(Pick::Role(role)) {
            legal(m, ROLE, u(12));
            tag(m, Point::new(u(20), u(20)), u(27), &letter);
        }
    });
}

/// The trading house: the prices while they are open, else the tile face down.
fn house(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    heading(m, area, stage.say("sj-picture-house"));
    match stage.view.prices {
        Some(prices) => {
            for ((kind, price), i) in Kind::ALL.into_iter().zip(prices).zip(0..) {
                let x = area.x + u(34) + i * u(53);
                look::good(m, Point::new(x, area.y + u(70)), u(23), kind);
                let place = Area::new(x - u(25), area.y + u(102), u(50), u(46));
                m.label(Label::new(price.to_string(), place, Style::Figure).size(u(40)).centred());
            }
        }
        None => {
            let tile = Area::new(area.x + u(16), area.y + u(50), area.w - u(32), u(88));
            m.rect(tile, u(10), Ink::fill(Colour::Fold).edged(Colour::Line, 20));
            m.sprite("trader", Point::new(tile.x + u(44), tile.centre().y), u(54), [Colour::Soft, Colour::Fold]);
            let words = Area::new(tile.x + u(82), tile.y, tile.w - u(88), tile.h);
            let words = Label::new(stage.say("sj-picture-house-closed"), words, Style::Second);
            m.label(words.colour(Colour::Soft).lines(2, 114));
        }
    }
}

/// The places for the four cards that a Gold Mine turns up, in the place of the trading house, which is closed then.
fn strip(area: Area) -> impl Iterator<Item = Area> {
    Area::new(area.x + u(16), area.y + u(14), area.w - u(32), u(128)).columns(4, u(8))
}

/// A card that a Gold Mine has turned up.
fn turned(m: &mut Marks, place: Area, kind: Kind) {
    let (ground, on, icon) = look::card(kind);
    let ink = Ink::fill(ground);
    m.rect(place, u(8), if kind == Kind::SugarMill { ink.edged(Colour::Ink, 20) } else { ink });
    let middle = place.centre().x;
    m.sprite(icon, Point::new(middle, place.y + u(29)), u(46), [on, ground]);
    cost(m, Point::new(middle - u(15), place.y + u(56)), u(40), &kind.cost().to_string());
}

/// The card that a Gold Mine brought last, until the next role is picked.
fn mined(m: &mut Marks, stage: &Stage, area: Area, kind: Kind) {
    panel(m, area);
    let Some(place) = strip(area).next() else { return };
    turned(m, place, kind);
    stage.trace.piece(m, &Spot::Mined, Outline::Rect(place, u(8)), Doer::Shown);
    let words = Area::new(place.right() + u(30), area.y, area.right() - place.right() - u(40), area.h);
    heading(m, Area { x: words.x - u(16), w: words.w + u(32), ..area }, stage.card(Kind::GoldMine));
    m.label(Label::new(stage.card(kind), words, Style::Name).size(u(30)).lines(2, 100));
}

/// The four cards a Gold Mine has turned up.
fn mine(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    let cards = numbered(stage.view.mine.iter().copied());
    for ((kind, copy), place) in cards.zip(strip(area)) {
        turned(m, place, kind);
        let middle = place.centre().x;
        if let Some(letter) = stage.letter(Pick::Card(Card { kind, copy })) {
            legal(m, place, u(8));
            tag(m, Point::new(middle, place.bottom() - u(4)), u(17), &letter);
        }
    }
}

fn heading(m: &mut Marks, area: Area, words: String) {
    let place = Area::new(area.x + u(16), area.y + u(6), area.w - u(32), u(36));
    m.label(Label::new(words, place, Style::Second).size(u(25)).colour(Colour::Soft));
}

/// How many cards lie in the draw pile and in the discard pile.
fn piles(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    let tones = [Colour::Ink, Colour::Paper];
    for (icon, count, y) in [("deck", stage.view.draw, u(20)), ("discard", stage.view.discard, u(86))] {
        counter(m, Point::new(area.x + u(14), area.y + y), u(54), icon, &count.to_string(), tones);
    }
}
