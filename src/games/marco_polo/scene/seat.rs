//! A seat below the action area: dice, stock, wares, seals, contracts, character; and below the map what counts on
//! the road.

use super::super::board::numbers;
use super::super::cards::Contract;
use super::super::dice::Die;
use super::super::effect::Ware;
use super::super::moves::{Act, Pick};
use super::super::names;
use super::super::news::Spot;
use super::super::print::Guild;
use super::super::state::Side;
use super::Stage;
use super::look::{self, coloured};
use super::papers;
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Point, SeatLook, Style, awaits, counter, die, die_used, faint,
    legal, panel, playing, seat_mark, seat_mark_turned, shield, tag, u, width,
};

const CORNER: i32 = u(14);
const HEAD: i32 = u(66);
/// How high dice, stock and wares are, and seals, contracts and the character.
const STOCK: i32 = u(202);
const DEEDS: i32 = u(124);
/// A seat this wide has them beside one another.
const WIDE: i32 = u(600);
/// The size of icons in a place that may be as narrow as a quarter of a seat.
const CELL: i32 = u(34);

/// How high a seat is, in a row of so many.
pub(super) const fn height(seats: usize) -> i32 {
    HEAD + STOCK + if seats < 3 { 0 } else { DEEDS }
}

/// How high what counts on the road is.
pub(super) const STRIP: i32 = u(164);

/// The seat in its area.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    m.group("seat", area.corner(), |m| {
        let area = area.moved(-area.x, -area.y);
        panel(m, area);
        head(m, stage, Area { h: HEAD, ..area }, seat);
        if area.w < WIDE {
            stock(m, stage, Area::new(0, HEAD, area.w, STOCK), seat);
            rule(m, Area::new(u(14), HEAD + STOCK, area.w - u(28), 0));
            deeds(m, stage, Area::new(0, HEAD + STOCK, area.w, DEEDS), seat);
        } else {
            let half = area.w / 2;
            stock(m, stage, Area::new(0, HEAD, half, STOCK), seat);
            deeds(m, stage, Area::new(half, HEAD, half, DEEDS), seat);
        }
        if stage.acts(seat) {
            playing(m, area, CORNER, seat);
        }
        if stage.view.seat.is_some_and(|viewer| viewer.index() == seat) {
            own_dice(m, stage, area);
        }
    });
}

/// The own dice stand below the actions that take them.
fn own_dice(m: &mut Marks, stage: &Stage, seat: Area) {
    let wide = if seat.w < WIDE { seat.w } else { seat.w / 2 };
    let line = Area::new(0, 0, wide, HEAD + u(60));
    ["books", "khan", "seals"].into_iter().for_each(|name| stage.footer.crop(m, line, name));
    let dice = Area::new(u(14), HEAD + u(8), wide - u(28), u(44));
    stage.footer.name(m, dice, || ("dice".to_owned(), stage.say("mp-picture-phase-dice")));
}

/// A hairline at the top of an area.
fn rule(m: &mut Marks, area: Area) {
    m.rect(Area { h: u(2), ..area }, 0, Ink::fill(Colour::Line));
}

/// Mark, name and points, and the hourglass of who begins the next round.
fn head(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    let active = stage.acts(seat);
    let (ground, on) = if active { (colour, on) } else { (Colour::Fold, Colour::Ink) };
    m.rect(area, CORNER, Ink::fill(ground));
    m.rect(Area::new(area.x, area.bottom() - CORNER, area.w, CORNER), 0, Ink::fill(ground));
    let middle = area.h / 2 - u(1);
    let mark = Point::new(u(42), middle);
    if active {
        seat_mark_turned(m, mark, u(22), seat, &stage.initials[seat]);
    } else {
        m.rect(Area::new(area.x, area.bottom() - u(6), area.w, u(6)), 0, Ink::fill(colour));
        seat_mark(m, mark, u(22), seat, &stage.initials[seat]);
    }
    let mut right = area.w - u(42);
    shield(m, Point::new(right, middle), u(52), &stage.view.scores[seat].total.to_string());
    right -= u(36);
    if stage.view.table.hourglass.index() == seat {
        let place = Area::new(right - u(48), middle - u(22), u(46), u(44));
        m.rect(place, u(10), Ink::fill(Colour::Gold).edged(Colour::Ink, 20));
        m.sprite("hourglass", place.centre(), u(32), [Colour::Ink, Colour::Gold]);
        stage.trace.piece(m, &Spot::Hourglass, Outline::Rect(place, u(10)), Doer::Known);
        right = place.x - u(4);
    }
    right -= stage.trace.count_to_left(m, &Spot::Points(Seat(seat as u8)), Point::new(right - u(2), middle));
    let name = Area::new(u(78), area.y, right - u(78), area.h - u(4));
    m.label(Label::new(&*stage.names[seat], name, Style::Name).size(u(38)).colour(on));
}

/// Dice left and used; coins, camels, posts and fulfilled contracts; the four wares.
fn stock(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let view = stage.seat(seat);
    dice(m, stage, Area::new(area.x + u(14), area.y + u(8), area.w - u(28), u(44)), seat);
    let owner = Seat(seat as u8);
    let counters = [
        ("coin", view.stock.coins.into(), Spot::Coins(owner)),
        ("camel", view.stock.camels.into(), Spot::Camels(owner)),
        ("house", view.posts_left() as i32, Spot::Posts(owner)),
    ];
    let line = Area::new(area.x + u(14), area.y + u(88), area.w - u(24), u(40));
    let mut places = line.columns(4, 0);
    for ((icon, n, spot), place) in counters.into_iter().zip(&mut places) {
        m.sprite(icon, Point::new(place.x + CELL / 2, place.centre().y), CELL, [Colour::Ink, Colour::Paper]);
        figure(m, place, CELL, n);
        changed(m, stage, place, CELL, &spot);
    }
    if let Some(place) = places.next() {
        fulfilled(m, Point::new(place.x + CELL / 2, place.centre().y), CELL, view.fulfilled.len());
        changed(m, stage, place, CELL, &Spot::Fulfilled(owner));
    }
    let line = Area { y: area.y + u(150), ..line };
    wares(m, stage, line, seat, CELL);
}

/// What is new of a counter: above its icon, so that both can be read; where the icon is large, over its upper part.
pub(super) fn changed(m: &mut Marks, stage: &Stage, place: Area, size: i32, spot: &Spot) {
    let above = if size > u(50) { u(2) } else { u(11) };
    stage.trace.count_to_left(m, spot, Point::new(place.x + size + u(1), place.centre().y - size / 2 - above));
}

/// An icon and a figure behind it, smaller where the place is too narrow.
pub(super) fn counted(m: &mut Marks, place: Area, size: i32, icon: &'static str, n: i32) {
    m.sprite(icon, place.corner().moved(size / 2, size / 2), size, [Colour::Ink, Colour::Paper]);
    let left = size + u(8);
    let figure = Area::new(place.x + left, place.y, place.w - left - u(4), size);
    m.label(Label::new(n.to_string(), figure, Style::Figure).size(size * 92 / 100));
}

/// The figure behind an icon of that size; where the place is narrow, so close that two figures have room.
fn figure(m: &mut Marks, place: Area, size: i32, n: i32) {
    let gap = if place.w < u(80) { u(3) } else { size / 6 };
    let left = place.x + size + gap;
    let area = Area::new(left, place.centre().y - size / 2, place.right() - left, size);
    let colour = if n > 0 { Colour::Ink } else { Colour::Soft };
    m.label(Label::new(n.to_string(), area, Style::Figure).size(size * 94 / 100).colour(colour));
}

/// The four wares with how many there are of each.
pub(super) fn wares(m: &mut Marks, stage: &Stage, line: Area, seat: usize, size: i32) {
    let goods = stage.seat(seat).stock.wares;
    for ((ware, n), place) in Ware::ALL.into_iter().zip(goods).zip(line.columns(4, 0)) {
        look::ware(m, Point::new(place.x + size / 2, place.centre().y), size, ware);
        figure(m, place, size, n.into());
        changed(m, stage, place, size, &Spot::Ware(Seat(seat as u8), ware as u8));
    }
}

/// The seat's dice from the left, those it has used as outlines behind them, black ones last. The more there are, the
/// smaller they become.
pub(super) fn dice(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let view = stage.seat(seat);
    let used = numbers().game.die_colour_dice.saturating_sub(view.dice.len());
    let count = i32::from(view.dice.len() + used + view.black.len());
    let step = (area.h + area.h / 6).min((area.w + area.h / 6) / count.max(1));
    let size = step * 6 / 7;
    let mut place = Point::new(area.x + size / 2, area.centre().y);
    let mut lettered = Vec::new();
    for (faces, colour) in [(view.dice, Some(seat)), (view.black, None)] {
        for value in faces.each() {
            die(m, place, size, value, coloured(colour));
            // Of equal dice the first one bears the letter.
            if let Some(letter) = stage.die_letter(seat, Die { value, black: colour.is_none() })
                && !lettered.contains(&letter)
            {
                // Below the die, so that all its pips are seen, and as large as its neighbours let it be.
                let radius = u(if size > u(50) { 22 } else { 16 }).min((step - u(11)) / 2);
                tag(m, place.moved(0, size / 2 + u(18)), radius, &letter);
                lettered.push(letter);
            }
            place.x += step;
        }
        for _ in 0..if colour.is_some() { used } else { 0 } {
            die_used(m, place, size, 0);
            place.x += step;
        }
    }
}

/// Seals, with the character beside them, and the active contracts.
fn deeds(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let view = stage.seat(seat);
    let middle = area.y + u(28);
    seals(m, stage, Point::new(area.x + u(34), middle), u(42), u(44), seat);
    character(m, stage, Area::new(area.x + u(196), middle - u(24), area.w - u(208), u(48)), seat);
    let own = stage.asked().is_some_and(|asked| asked.index() == seat);
    if let Some(letter) = stage.verb_letter(Act::Improve).filter(|_| own) {
        tag(m, Point::new(area.x + u(12), area.y + u(12)), u(15), &letter);
    }
    let line = Area::new(area.x + u(9), area.y + u(54), area.w - u(18), u(60));
    for (slot, place) in line.columns(numbers().game.active_contracts.into(), u(4)).enumerate() {
        active(m, stage, place, seat, (view.active.get(slot).copied(), u(22)));
    }
    if let Some(letter) = stage.verb_letter(Act::Fulfil).filter(|_| own) {
        tag(m, Point::new(line.x + u(6), line.bottom() - u(4)), u(15), &letter);
    }
}

/// The character's name, behind a pawn or the outposts it keeps.
fn character(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let view = stage.seat(seat);
    let Some(character) = view.character else { return };
    let [name, _] = stage.person(character);
    let (size, tones) = (u(24), [Colour::Soft, Colour::Paper]);
    let corner = Point::new(area.x, area.centre().y - size / 2);
    let used = if view.kept.is_empty() {
        m.sprite("pawn", corner.moved(size / 2, size / 2), size, tones);
        size
    } else {
        counter(m, corner, size, "outpost", &view.kept.len().to_string(), tones)
    };
    let place = Area { x: area.x + used + u(4), w: area.w - used - u(4), ..area };
    m.label(Label::new(name, place, Style::Second).size(u(22)).colour(Colour::Soft).lines(2, 100));
}

/// A contract that a seat has, with icons of a size, or the place for one.
pub(super) fn active(m: &mut Marks, stage: &Stage, place: Area, seat: usize, (it, size): (Option<Contract>, i32)) {
    let Some(contract) = it else { return awaits(m, place, u(7), "contract") };
    let called = || (format!("contract.{contract}"), stage.tongue.say(&names::contract(contract)));
    stage.footer.name(m, place, called);
    let letter = stage.own_letter(seat, Pick::Contract(contract));
    let radius = size.min(u(24));
    papers::contract(m, place, contract, size, if letter.is_some() { radius + u(6) } else { 0 });
    let spot = Spot::Active(Seat(seat as u8), contract);
    stage.trace.piece(m, &spot, Outline::Rect(place, u(7)), Doer::Known);
    if let Some(letter) = letter {
        legal(m, place, u(7));
        tag(m, place.corner().moved(place.w - size / 4, size / 4), radius, &letter);
    }
}

/// The four seals in the order of the guilds; a dashed ring for one the seat does not have.
pub(super) fn seals(m: &mut Marks, stage: &Stage, first: Point, size: i32, step: i32, seat: usize) {
    for ((guild, side), i) in Guild::ALL.into_iter().zip(stage.seat(seat).seals).zip(0..) {
        let centre = first.moved(i * step, 0);
        match side {
            Some(side) => {
                look::wax(m, centre, size, guild, side == Side::Improved);
                let spot = Spot::Seal(Seat(seat as u8), guild as u8);
                stage.trace.piece(m, &spot, Outline::Disc(centre, size / 2), Doer::Known);
            }
            None => {
                m.disc(centre, size * 4 / 10, Ink::fill(Colour::Fold).edged(Colour::Line, 20).dashed(u(3), u(6)));
                faint(m, centre, size, look::seal_icon(guild));
            }
        }
    }
}

/// How many contracts are fulfilled: a ticked sign of that size, and the figure behind it.
pub(super) fn fulfilled(m: &mut Marks, centre: Point, size: i32, count: usize) {
    m.sprite("contract", centre, size, [Colour::Ink, Colour::Paper]);
    let aside = size * 3 / 10;
    look::done(m, centre.moved(aside, aside), size * 22 / 100);
    let (figure, size) = (count.to_string(), size * 94 / 100);
    let place =
        Area::new(centre.x + size * 62 / 100, centre.y - size / 2, width(&figure, Style::Figure.face(), size), size);
    m.label(Label::new(figure, place, Style::Figure).size(size));
}

/// What counts on the road: money, camels, jade, seals and posts.
pub(super) fn strip(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    m.group("seat", area.corner(), |m| {
        let area = area.moved(-area.x, -area.y);
        let view = stage.seat(seat);
        panel(m, area);
        head(m, stage, Area { h: u(58), ..area }, seat);
        let wide = area.w.min(u(340));
        let line = Area::new(u(16), u(66), wide - u(20), u(40));
        let mut places = line.columns(3, 0);
        let owner = Seat(seat as u8);
        let counters =
            [("coin", view.stock.coins, Spot::Coins(owner)), ("camel", view.stock.camels, Spot::Camels(owner))];
        for (icon, n, spot) in counters {
            let place = places.next().unwrap_or(line);
            counted(m, place, u(40), icon, n.into());
            changed(m, stage, place, u(40), &spot);
        }
        let jade = places.next().unwrap_or(line);
        look::ware(m, Point::new(jade.x + u(20), jade.centre().y), u(38), Ware::Jade);
        changed(m, stage, jade, u(40), &Spot::Ware(owner, Ware::Jade as u8));
        let figure = Area { x: jade.x + u(46), w: jade.w - u(46), ..jade };
        m.label(Label::new(view.stock.jade().to_string(), figure, Style::Figure).size(u(37)));
        seals(m, stage, Point::new(u(36), u(134)), u(42), u(50), seat);
        let posts = Area::units(222, 114, 90, 40);
        counted(m, posts, u(40), "house", view.posts_left() as i32);
        changed(m, stage, posts, u(40), &Spot::Posts(owner));
        if stage.acts(seat) {
            playing(m, area, CORNER, seat);
        }
    });
}
