//! One estate large, for the question where: at its right dice, points, silver, workers, storage, goods, and what a
//! finished region brings.

use super::super::board::{phase_points, region_points};
use super::super::estates;
use super::super::news::Spot;
use super::super::picks::Pick;
use super::super::scope::GOODS_PLACES;
use super::super::spaces::Space;
use super::super::words;
use super::estate::{self, Ground};
use super::tile::{goods, priced_tag, socket};
use super::{GAP, Stage, seat};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Frame, Ink, Label, Marks, Point, Scene, Style, WIDTH, hexagon, legal, legal_hex, panel, seat_mark,
    shield, u,
};

const RADIUS: i32 = u(80);
const SIDE: i32 = u(326);

/// The heights of the panels at the right; the last one takes what is left.
const MEANS: i32 = u(212);
const STORAGE: i32 = u(188);
const GOODS: i32 = u(163);

/// The estate of a seat; during the choice of estates the side that it looks at or has chosen.
pub(super) fn scene(stage: &Stage, seat: usize) -> Scene {
    let high = 2 * Ground::reach(RADIUS) + u(71);
    let mut scene = Scene::new(WIDTH, Frame::height(high + u(4)));
    let area = stage.frame(stage.estate_turn(Seat(seat as u8))).draw(&mut scene);
    let land = Area { w: area.w - SIDE - GAP, h: high, ..area };
    let ground = Ground { centre: land.centre(), radius: RADIUS };
    let mut side = Area { x: land.right() + GAP, w: SIDE, ..land };
    let mut next = |h: i32| {
        let part = Area { h, ..side };
        side = Area { y: part.bottom() + GAP, h: side.h - h - GAP, ..side };
        part
    };
    let [means, storage, goods] = [MEANS, STORAGE, GOODS].map(&mut next);
    let regions = side;
    names(&mut scene.marks, stage, ground, [land, means, storage, goods, regions]);
    let m = &mut scene.backdrop;
    for part in [land, means, storage, goods, regions] {
        panel(m, part);
    }
    match stage.side_of(seat) {
        Some(id) => estate::spaces(m, ground, estates::estate(id)),
        None => estate::unknown(m, ground),
    }
    heading(m, storage, stage.say("cb-picture-storage"));
    heading(m, goods, stage.say("cb-picture-goods"));
    self::regions(m, stage, regions);
    let m = &mut scene.marks;
    estate::laid(m, stage, ground, seat);
    owner(m, stage, land, seat);
    spots(m, stage, ground, seat);
    self::means(m, stage, means, seat);
    seat::storage(m, stage, seat, storage.corner().moved(u(66), u(124)), u(98), u(52));
    wares(m, stage, goods, seat);
    phase(m, stage, regions);
    scene
}

/// Says what the parts are called: the estate with its spaces, and what lies at its right.
fn names(m: &mut Marks, stage: &Stage, ground: Ground, [land, means, storage, goods, regions]: [Area; 5]) {
    let footer = stage.footer;
    footer.crop(m, land, "estate");
    footer.crop(m, means.with(regions), "side");
    for space in Space::all() {
        let called = || (format!("space.{space}"), stage.tongue.say(&words::space(space)));
        // The corners stand between the numbers and the signs of the spaces around it.
        footer.name(m, Area::round(ground.at(space), RADIUS * 131 / 100), called);
    }
    let parts = [
        ("dice", Area::new(means.x + u(25), means.y + u(21), u(186), u(84)), "cb-picture-dice"),
        ("workers", Area::new(means.x + u(170), means.y + u(134), u(130), u(62)), "cb-score-workers"),
        ("storage", storage, "cb-picture-storage"),
        ("goods", goods, "cb-picture-goods"),
        ("scores", regions, "cb-picture-region"),
    ];
    for (name, area, key) in parts {
        footer.name(m, area, || (name.to_owned(), stage.say(key)));
    }
}

/// Whose estate it is, in the corner that the rows above leave free.
fn owner(m: &mut Marks, stage: &Stage, land: Area, seat: usize) {
    seat_mark(m, land.corner().moved(u(54), u(54)), u(30), seat, &stage.initials[seat]);
    let name = Area::new(land.x + u(20), land.y + u(92), u(190), u(50));
    m.label(Label::new(&*stage.names[seat], name, Style::Name).size(u(40)));
}

/// The spaces that are offered. The tag lies low: it covers the sign of the space, never its number.
fn spots(m: &mut Marks, stage: &Stage, ground: Ground, seat: usize) {
    let marked = |space: Space| Some((space, stage.own_marked(seat, Pick::Space(space))?));
    let spots: Vec<_> = Space::all().filter_map(marked).collect();
    for (space, _) in &spots {
        legal_hex(m, ground.at(*space), RADIUS * 93 / 100);
    }
    for (space, (letter, workers)) in &spots {
        let aside = if *workers > 0 { u(14) } else { 0 };
        priced_tag(m, ground.at(*space).moved(-aside, RADIUS * 43 / 100), u(25), letter, *workers);
    }
}

fn heading(m: &mut Marks, area: Area, words: String) {
    let place = Area::new(area.x + u(20), area.y + u(8), area.w - u(40), u(44));
    m.label(Label::new(words, place, Style::Second).size(u(28)).colour(Colour::Soft));
}

/// Dice, points, silver, workers.
fn means(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    seat::dice(m, stage, seat, area.corner().moved(u(66), u(62)), u(104), u(82));
    let points = Point::new(area.right() - u(56), area.y + u(62));
    shield(m, points, u(78), &stage.view.scores[seat].total.to_string());
    let above = points.moved(u(48), -u(48));
    stage.trace.count_to_left(m, &Spot::Points(Seat(seat as u8)), above);
    seat::means(m, stage, seat, area.corner().moved(u(24), u(134)), u(146), u(60));
}

/// The three places for goods.
fn wares(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let size = u(58);
    let piles: Vec<_> = stage.view.players[seat].goods.each().collect();
    for i in 0..GOODS_PLACES {
        let centre = area.corner().moved(u(60) + i as i32 * u(98), u(113));
        let Some(&(good, count)) = piles.get(i) else {
            socket(m, centre, size);
            continue;
        };
        let letter = stage.own_marked(seat, Pick::Good(good));
        if letter.is_some() {
            legal(m, Area::round(centre, size / 2), u(6));
        }
        goods(m, centre, size, good, count);
        seat::laden(m, stage, seat, good, centre, size);
        if let Some((letter, workers)) = letter {
            priced_tag(m, centre.moved(0, -size / 2 - u(16)), u(20), &letter, workers);
        }
    }
}

/// What a finished region brings by its size.
fn regions(m: &mut Marks, stage: &Stage, area: Area) {
    heading(m, area, stage.say("cb-picture-region"));
    for (size, i) in (1..=8).zip(0..) {
        let corner = area.corner().moved(u(20) + i % 2 * u(146), u(54) + i / 2 * u(52));
        let centre = corner.moved(u(26), u(26));
        m.polygon(hexagon(centre, u(25)), Ink::fill(Colour::Fold).edged(Colour::Ink, 20));
        m.label(Label::new(size.to_string(), Area::round(centre, u(26)), Style::Figure).size(u(30)).centred());
        shield(m, corner.moved(u(94), u(26)), u(48), &region_points(size).to_string());
    }
    m.rect(Area::new(area.x + u(20), area.y + u(266), area.w - u(40), u(2)), 0, Ink::fill(Colour::Line));
}

/// What it brings besides in this phase.
fn phase(m: &mut Marks, stage: &Stage, area: Area) {
    let rest = Area { y: area.y + u(270), h: area.h - u(274), ..area };
    let place = Area::new(rest.x + u(22), rest.y, u(196), rest.h);
    m.label(Label::new(stage.phase("cb-picture-phase-bonus"), place, Style::Figure).size(u(34)));
    let points = phase_points(stage.view.phase).to_string();
    shield(m, Point::new(rest.x + u(260), rest.centre().y), u(50), &points);
}
