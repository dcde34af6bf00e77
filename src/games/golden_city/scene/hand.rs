//! The private hand: terrain cards, what is asked about them, bonus cards with what they bring now, and what else one
//! has.

use super::super::moves::{Card, Pick};
use super::super::news::Spot;
use super::super::state::Phase;
use super::super::terrain::Terrain;
use super::super::view::Own;
use super::{Stage, bonus, cards, landscape, pay};
use crate::scene::{
    Area, Colour, Frame, Ink, Label, Marks, News, Point, RAISED, Scene, Style, Turn, WIDTH, awaits, chosen, counter,
    legal, panel, shield, tag, u,
};

const GAP: i32 = u(16);
/// How high cards are, and what lies below them.
const CARD: i32 = u(262);
const BELOW: i32 = u(438);
/// The most cards of a hand of five after bidding; more make all of them narrower.
const CARDS: usize = 7;

/// The hand of a seat.
pub(super) fn scene(stage: &Stage, own: &Own) -> Scene {
    let mut scene = Scene::new(WIDTH, Frame::height(CARD + u(24) + BELOW + u(8)));
    let area = stage.frame(turn(stage, own), footer(stage)).draw(&mut scene);
    let m = &mut scene.marks;
    let held: Vec<(Terrain, u8)> = own.hand.numbered().collect();
    let places = CARDS.max(held.len());
    let gap = if places > CARDS { u(13) } else { u(14) };
    for (i, place) in (Area { h: CARD, ..area }).columns(places as i32, gap).enumerate() {
        match held.get(i) {
            Some(&(kind, copy)) if stage.is_chosen(Card { kind, copy }) => {
                let place = place.moved(0, -RAISED);
                card(m, stage, place, kind, None);
                chosen(m, place, u(16));
            }
            Some(&(kind, copy)) => {
                card(m, stage, place, kind, stage.letter(Pick::Card(Card { kind, copy })));
                stage.trace.came(m, &Spot::Card(kind, copy), place.corner().moved(u(18), u(18)), stage.tongue);
            }
            None => awaits(m, place, u(16), "terrain_card"),
        }
    }
    let below = Area { y: area.y + CARD + u(24), h: BELOW, ..area };
    let mut halves = below.columns(2, GAP);
    if let Some(left) = halves.next() {
        asked(m, stage, own, left);
    }
    if let Some(right) = halves.next() {
        self::own(m, stage, own, right);
    }
    scene
}

fn card(m: &mut Marks, stage: &Stage, area: Area, kind: Terrain, letter: Option<String>) {
    let head = area.h - u(62);
    m.rect(area.moved(0, u(6)), u(16), Ink::fill(Colour::Shade));
    m.rect(area, u(16), Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    let picture = Area::new(area.x + u(10), area.y + u(10), area.w - u(20), head - u(10));
    landscape::draw(m, picture, kind);
    m.rect(picture, u(6), Ink::edge(Colour::Ink, 25));
    let name = Area::new(area.x + u(8), area.y + head + u(4), area.w - u(16), u(54));
    m.label(Label::new(stage.terrain(kind), name, Style::Name).size(u(34)).centred());
    if let Some(letter) = letter {
        legal(m, area, u(16));
        tag(m, Point::new(area.right() - u(30), area.y + u(32)), u(28), &letter);
    }
}

/// Whether the owner has to decide now.
fn acts(stage: &Stage, own: &Own) -> bool {
    stage.acts(own.seat.index())
}

fn turn(stage: &Stage, own: &Own) -> Turn {
    let waits = || {
        let what = stage.say("gc-picture-waits");
        Turn::Asked { players: vec![stage.player(own.seat)], what, hint: String::new() }
    };
    stage.question().unwrap_or_else(waits)
}

fn footer(stage: &Stage) -> Vec<News> {
    vec![News::remark(stage.say("gc-picture-secret"))]
}

/// What the question is about: ways to pay, bonus cards to choose from, or one's goods cards.
fn asked(m: &mut Marks, stage: &Stage, own: &Own, area: Area) {
    panel(m, area);
    let body = Area::new(area.x + u(18), area.y + u(66), area.w - u(36), area.h - u(82));
    if let Some(place) = stage.site().filter(|_| acts(stage, own)) {
        title(m, area, stage.say("gc-picture-pay"), stage.say("gc-picture-limit"));
        return pay::draw(m, stage, own, body, place);
    }
    if stage.view.phase == Phase::Bonus && acts(stage, own) {
        bonus_name(m, stage, area);
        title(m, area, stage.say("gc-picture-choice"), stage.say("gc-picture-worth"));
        return bonus::list(m, stage, body, &own.choice);
    }
    title(m, area, stage.say("gc-picture-goods"), stage.say("gc-picture-goods-limit"));
    let goods = &stage.view.seat(own.seat).goods;
    let line = Area::new(body.x, body.y + u(30), body.w, u(150));
    for (i, place) in line.columns(4.max(goods.len()) as i32, u(12)).enumerate() {
        let Some(card) = goods.get(i) else {
            awaits(m, place, u(6), "goods");
            continue;
        };
        cards::goods(m, place, *card);
        let letter = stage.letter(Pick::Goods(*card)).filter(|_| !goods[..i].contains(card));
        if let Some(letter) = letter.filter(|_| stage.view.phase == Phase::Return) {
            legal(m, place, u(8));
            tag(m, Point::new(place.x + u(14), place.y + u(10)), u(25), &letter);
        }
    }
    let words = Area::new(body.x, line.bottom() + u(40), body.w, body.bottom() - line.bottom() - u(40));
    m.label(Label::new(stage.say("gc-picture-limit"), words, Style::Text).lines(3, 118).from_top());
}

/// Says where bonus cards lie: those to choose from before those one has.
fn bonus_name(m: &mut Marks, stage: &Stage, area: Area) {
    stage.footer.name(m, area, || ("bonus".to_owned(), stage.say("gc-picture-bonus")));
}

/// The title of a panel at its left, a remark at its right.
fn title(m: &mut Marks, area: Area, words: String, aside: String) {
    let half = (area.w - u(48)) / 2;
    m.label(Label::new(words, Area::new(area.x + u(20), area.y + u(10), half, u(46)), Style::Name).size(u(38)));
    let place = Area::new(area.x + u(28) + half, area.y + u(12), half, u(46));
    m.label(Label::new(aside, place, Style::Second).size(u(28)).colour(Colour::Soft).right());
}

/// Bonus cards with what they bring now; letters, keys, coins, houses.
fn own(m: &mut Marks, stage: &Stage, own: &Own, area: Area) {
    panel(m, area);
    title(m, area, stage.say("gc-picture-bonus"), stage.say("gc-picture-worth"));
    let body = Area::new(area.x + u(18), area.y + u(66), area.w - u(36), u(272));
    bonus_name(m, stage, body);
    bonus::list(m, stage, body, &own.bonus);
    m.rect(Area::new(body.x, area.y + u(348), body.w, u(2)), 0, Ink::fill(Colour::Line));
    let view = stage.view.seat(own.seat);
    let ink = [Colour::Ink, Colour::Paper];
    let line = Area::new(area.x + u(20), area.y + u(364), 0, u(60));
    let middle = line.centre().y;
    m.sprite("letter", Point::new(line.x + u(30), middle), u(56), ink);
    let words = Area { x: line.x + u(68), w: u(92), ..line };
    m.label(Label::new(stage.say("gc-picture-letters"), words, Style::Second).size(u(28)).colour(Colour::Soft));
    shield(m, Point::new(line.x + u(198), middle), u(66), &own.letters.total.to_string());
    cards::key(m, Area::new(line.x + u(252), middle - u(27), u(44), u(54)));
    let keys = Area { x: line.x + u(306), w: u(40), ..line };
    m.label(Label::new(view.keys.to_string(), keys, Style::Figure).size(u(44)));
    let corner = |x: i32| Point::new(line.x + x, middle - u(24));
    counter(m, corner(u(352)), u(48), "coin", &view.coins.to_string(), ink);
    counter(m, corner(u(482)), u(48), "house", &view.left.to_string(), ink);
}
