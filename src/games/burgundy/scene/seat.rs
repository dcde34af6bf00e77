//! The seats below the depots, a column each: estate, dice, silver, workers, storage, goods, points.

use super::super::estates;
use super::super::news::Spot;
use super::super::picks::Pick;
use super::super::scope::GOODS_PLACES;
use super::super::tiles::Good;
use super::estate::{self, Ground};
use super::tile::{LARGE, gap, goods, offered, socket, tile};
use super::{GAP, Stage};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Pips, Point, SeatLook, Style, counter, die, die_used, faint, panel,
    pile_count, playing, seat_mark, seat_mark_turned, shield, u,
};

const HEAD: i32 = u(66);
const CORNER: i32 = u(14);
/// How wide the stock is: as wide as a column of four.
const STOCK: i32 = u(326);
const STORED: i32 = u(34);

/// A column of a seat: of four seats the one whose turn it is has a larger estate than the others.
#[derive(Clone, Copy)]
pub(super) struct Column {
    area: Area,
    radius: i32,
}

/// The radius of a space: the largest by the number of seats; with four, that of those who wait, and of all while nobody
/// has the turn.
const fn largest(seats: usize) -> i32 {
    if seats == 2 { u(34) } else { u(29) }
}
const WAITING: i32 = 228;
const ALIKE: i32 = 244;
/// How wide the column of the one whose turn it is is, and that of the others.
const MOVING: i32 = u(380);
const NARROW: i32 = u(308);

/// How high a seat is.
pub(super) const fn height(seats: usize) -> i32 {
    let estate = 2 * Ground::reach(largest(seats));
    if seats == 2 { u(96) + estate } else { u(258) + estate }
}

/// The columns of the seats.
pub(super) fn columns(stage: &Stage, area: Area) -> Vec<Column> {
    let seats = stage.view.players.len();
    let mover = stage.view.mover().filter(|_| seats == 4).map(Seat::index);
    let Some(mover) = mover else {
        let radius = if seats == 4 { ALIKE } else { largest(seats) };
        return area.columns(seats as i32, GAP).map(|area| Column { area, radius }).collect();
    };
    let mut left = area.x;
    let column = |seat: usize| {
        let (w, radius) = if seat == mover { (MOVING, largest(seats)) } else { (NARROW, WAITING) };
        let column = Column { area: Area { x: left, w, ..area }, radius };
        left += w + GAP;
        column
    };
    (0..seats).map(column).collect()
}

/// Where in its column an estate lies: above the stock, or at its left with two seats.
fn ground(Column { area, radius }: Column, seats: usize) -> Ground {
    let top = area.y + u(72);
    let centre = match seats {
        2 => Point::new(area.x + u(16) + Ground::across(radius), top + u(12) + Ground::reach(radius)),
        _ => Point::new(area.centre().x, top + u(10) + Ground::reach(largest(seats))),
    };
    Ground { centre, radius }
}

/// The empty estate of a seat, which looks the same for a whole game.
pub(super) fn estate(m: &mut Marks, stage: &Stage, ground: Ground, seat: usize) {
    let Ground { centre, radius } = ground;
    let area = Area::new(
        -Ground::across(radius),
        -Ground::reach(radius),
        2 * Ground::across(radius),
        2 * Ground::reach(radius),
    );
    let here = Ground { centre: Point::default(), radius };
    m.stamp("estate", centre, area.grown(u(4)), |m| match stage.view.players[seat].estate {
        Some(id) => estate::spaces(m, here, estates::estate(id)),
        None => estate::unknown(m, here),
    });
}

/// The seat in its column.
pub(super) fn draw(m: &mut Marks, stage: &Stage, column: Column, seat: usize) {
    let seats = stage.view.players.len();
    let active = stage.view.awaiting.contains(&Seat(seat as u8));
    let area = column.area;
    panel(m, area);
    head(m, stage, area, seat, active);
    let ground = ground(column, seats);
    self::estate(m, stage, ground, seat);
    estate::laid(m, stage, ground, seat);
    if seats == 2 {
        let left = area.right() - u(218);
        let top = area.y + u(72);
        dice(m, stage, seat, Point::new(left + u(42), top + u(52)), u(62), u(52));
        means(m, stage, seat, Point::new(left + u(16), top + u(112)), u(96), u(46));
        storage(m, stage, seat, Point::new(left + u(42), top + u(226)), u(60), STORED);
        wares(m, stage, seat, Point::new(left + u(42), top + u(310)), u(46), u(60));
    } else {
        let top = ground.centre.y + Ground::reach(largest(seats)) + u(8);
        m.rect(Area::new(area.x + u(14), top, area.w - u(28), u(2)), 0, Ink::fill(Colour::Line));
        stock(m, stage, (area, top), seat);
    }
    if active {
        playing(m, area, CORNER, seat);
    }
}

/// Dice, silver and workers in a line, stored tiles and goods in the next one. In a narrow column the gaps are smaller.
fn stock(m: &mut Marks, stage: &Stage, (area, top): (Area, i32), seat: usize) {
    let left = area.x + (area.w - STOCK).max(0) / 2;
    let at = |x: i32, y: i32| Point::new(left + x, top + y);
    let [first, pitch, coins, apart, goods, step] = match area.w < STOCK {
        true => [38, 60, 134, 84, 207, 38],
        false => [42, 62, 142, 90, 214, 41],
    }
    .map(u);
    dice(m, stage, seat, at(first, u(36)), pitch, u(52));
    means(m, stage, seat, at(coins, u(14)), apart, u(44));
    storage(m, stage, seat, at(first, u(118)), u(60), STORED);
    wares(m, stage, seat, at(goods, u(112)), u(37), step);
}

/// Mark, name and points; in the seat's colour while it has to act.
fn head(m: &mut Marks, stage: &Stage, area: Area, seat: usize, active: bool) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    let (fill, on) = if active { (colour, on) } else { (Colour::Fold, Colour::Ink) };
    m.rect(Area { h: HEAD, ..area }, CORNER, Ink::fill(fill));
    m.rect(Area::new(area.x, area.y + HEAD - CORNER, area.w, CORNER), 0, Ink::fill(fill));
    let middle = area.y + HEAD / 2 - u(1);
    let mark = Point::new(area.x + u(42), middle);
    if active {
        seat_mark_turned(m, mark, u(22), seat, &stage.initials[seat]);
    } else {
        m.rect(Area::new(area.x, area.y + HEAD - u(6), area.w, u(6)), 0, Ink::fill(colour));
        seat_mark(m, mark, u(22), seat, &stage.initials[seat]);
    }
    let new = stage.trace.count_to_left(m, &Spot::Points(Seat(seat as u8)), Point::new(area.right() - u(72), middle));
    let name = Area::new(area.x + u(80), area.y, area.w - u(160) - new, HEAD - u(4));
    m.label(Label::new(&*stage.names[seat], name, Style::Name).size(u(40)).colour(on));
    let points = stage.view.scores[seat].total.to_string();
    shield(m, Point::new(area.right() - u(42), middle), u(54), &points);
}

/// The two dice, the first one's middle at `first`; a used one is an outline. Before the first roll there is nothing.
pub(super) fn dice(m: &mut Marks, stage: &Stage, seat: usize, first: Point, pitch: i32, size: i32) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    let player = &stage.view.players[seat];
    for ((value, used), i) in player.dice.into_iter().zip(player.used).zip(0..) {
        let centre = first.moved(i * pitch, 0);
        if used || value == 0 {
            die_used(m, centre, size, value);
            continue;
        }
        die(m, centre, size, value, Pips { face: colour, pips: on });
    }
}

/// Silver and workers, `pitch` apart; smaller where one of them has two figures. What is new of them is said above.
pub(super) fn means(m: &mut Marks, stage: &Stage, seat: usize, corner: Point, pitch: i32, size: i32) {
    let (player, owner) = (&stage.view.players[seat], Seat(seat as u8));
    let tones = [Colour::Ink, Colour::Paper];
    let size = if player.silver.max(player.workers) > 9 { size * 82 / 100 } else { size };
    counter(m, corner, size, "silverling", &player.silver.to_string(), tones);
    counter(m, corner.moved(pitch, 0), size, "worker", &player.workers.to_string(), tones);
    let above = corner.moved(size + u(8), size / 2 - u(38));
    stage.trace.count(m, &Spot::Silver(owner), above);
    stage.trace.count(m, &Spot::Workers(owner), above.moved(pitch, 0));
}

/// The three places for tiles, the first one's middle at `first`.
pub(super) fn storage(m: &mut Marks, stage: &Stage, seat: usize, first: Point, pitch: i32, radius: i32) {
    let store = stage.view.players[seat].storage;
    let middle = |i: usize| first.moved(i as i32 * pitch, 0);
    for (i, it) in store.iter().enumerate() {
        match it {
            Some(it) => tile(m, middle(i), radius, *it, radius >= LARGE),
            None => {
                gap(m, middle(i), radius);
                faint(m, middle(i), 2 * radius, "warehouse");
            }
        }
        if it.is_some() {
            let spot = Spot::Store(Seat(seat as u8), i as u8);
            stage.trace.piece(m, &spot, Outline::Hexagon(middle(i), radius), Doer::Known);
        }
    }
    for (i, it) in store.iter().enumerate() {
        if let Some((letter, workers)) = it.and_then(|it| stage.own_marked(seat, Pick::Tile(it))) {
            offered(m, middle(i), radius, first.y - radius, (&letter, workers));
        }
    }
}

/// What is new of a pile of goods.
pub(super) fn laden(m: &mut Marks, stage: &Stage, seat: usize, good: Good, centre: Point, size: i32) {
    let (spot, pile) = (Spot::Goods(Seat(seat as u8), good as u8), Outline::Rect(Area::round(centre, size / 2), u(6)));
    stage.trace.piece(m, &spot, pile, Doer::Known);
}

/// The three places for goods, the count of a pile below it.
fn wares(m: &mut Marks, stage: &Stage, seat: usize, first: Point, size: i32, pitch: i32) {
    let piles: Vec<_> = stage.view.players[seat].goods.each().collect();
    for i in 0..GOODS_PLACES {
        let centre = first.moved(i as i32 * pitch, 0);
        let Some(&(good, count)) = piles.get(i) else {
            socket(m, centre, size);
            continue;
        };
        goods(m, centre, size, good, 1);
        laden(m, stage, seat, good, centre, size);
        if count > 1 {
            pile_count(m, centre.moved(0, size * 78 / 100), 176, &count.to_string());
        }
    }
}
