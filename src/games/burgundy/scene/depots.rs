//! The six depots as a ring round the black one: above 1 2 3, below 6 5 4, so that neighbours lie beside each other.

use super::super::board::{DEPOT_SPACES, black_spaces};
use super::super::depots::{DepotId, Lying};
use super::super::news::Spot;
use super::super::picks::Pick;
use super::super::scope::PURCHASE;
use super::super::tell;
use super::tile::{gap, goods, offered, socket, tile};
use super::{GAP, Stage};
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Pips, Point, Style, die, hexagon, legal, panel, tag, u,
};

/// How high the black depot between the two rows is.
const BLACK: i32 = u(132);
const WIDE: i32 = u(440);
/// The radius of a tile in a depot, and in the black depot.
const TILE: i32 = u(46);
const BLACK_TILE: i32 = u(51);
/// A tag hangs on the upper edge of its panel, its middle so far below: it ends above what the tile shows.
const HANGING: i32 = u(4);
/// The depots, counted from 0, by their places in the two rows.
const RING: [[usize; 3]; 2] = [[0, 1, 2], [5, 4, 3]];

/// How high a depot is: with two seats its goods lie beside the two tiles, else below them.
const fn depot_height(seats: usize) -> i32 {
    if seats == 2 { u(136) } else { u(196) }
}

/// How high the ring is.
pub(super) const fn height(seats: usize) -> i32 {
    2 * depot_height(seats) + BLACK + 2 * GAP
}

/// Where the parts of the ring lie.
struct Ring {
    depots: [Area; 6],
    black: Area,
}

fn ring(area: Area, seats: usize) -> Ring {
    let high = depot_height(seats);
    let mut depots = [Area::default(); 6];
    for (row, numbers) in RING.iter().enumerate() {
        for (column, &depot) in numbers.iter().enumerate() {
            let y = area.y + row as i32 * (high + BLACK + 2 * GAP);
            depots[depot] = Area::new(area.x + column as i32 * (WIDE + GAP), y, WIDE, high);
        }
    }
    Ring { depots, black: Area::new(area.x, area.y + high + GAP, area.w, BLACK) }
}

/// What never changes of it: who neighbours whom, the depots with their numbers, the black depot.
pub(super) fn ground(m: &mut Marks, stage: &Stage, area: Area) {
    let seats = stage.view.players.len();
    let Ring { depots, black } = ring(area, seats);
    let corners = [0, 2, 3, 5].map(|depot| Point::new(depots[depot].centre().x, depots[depot].y + u(68)));
    m.polygon(corners.to_vec(), Ink::edge(Colour::Line, u(10)));
    for (depot, number) in depots.into_iter().zip(1..) {
        panel(m, depot);
        let look = Pips { face: Colour::White, pips: Colour::Ink };
        die(m, depot.corner().moved(u(46), u(66)), u(60), number, look);
        let line = match seats {
            2 => Area::new(depot.x + u(262), depot.y + u(16), u(2), depot.h - u(32)),
            _ => Area::new(depot.x + u(16), depot.y + u(130), depot.w - u(32), u(2)),
        };
        m.rect(line, 0, Ink::fill(Colour::Line));
    }
    m.rect(black.moved(0, u(5)), u(14), Ink::fill(Colour::Shade));
    m.rect(black, u(14), Ink::fill(Colour::Ink));
    let name = Area::new(black.x + u(24), black.y + u(14), u(220), u(50));
    m.label(Label::new(stage.say("cb-picture-black"), name, Style::Name).size(u(38)).colour(Colour::Paper));
    m.sprite("silverling", black.corner().moved(u(48), u(92)), u(46), [Colour::Paper, Colour::Ink]);
    let price = Area::new(black.x + u(82), black.y + u(66), u(162), u(52));
    let price = Label::new(stage.count("cb-picture-silver", PURCHASE.into()), price, Style::Figure);
    m.label(price.size(u(34)).colour(Colour::Paper));
}

/// Tiles, goods, and what of them is offered.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area) {
    let Ring { depots, black } = ring(area, stage.view.players.len());
    stage.footer.crop(m, area, "depots");
    stage.footer.crop(m, black, "black");
    for (id, area) in DepotId::numbered().zip(depots) {
        depot(m, stage, area, id);
    }
    self::black(m, stage, black);
}

fn depot(m: &mut Marks, stage: &Stage, area: Area, id: DepotId) {
    let Some(lying) = id.index().map(|at| stage.view.depots[at]) else { return };
    let spaces = stage.view.players.len().min(DEPOT_SPACES);
    let middle = |space: usize| area.corner().moved(u(124) + space as i32 * u(86), u(68));
    let letter = stage.depot_letter(id);
    stage.footer.name(m, area, || (format!("depot.{}", id.0), stage.tongue.say(&tell::depot(id))));
    if letter.is_some() {
        legal(m, area, u(14));
    }
    for (space, it) in lying.tiles.iter().enumerate().take(spaces) {
        match it {
            Some(it) => {
                tile(m, middle(space), TILE, *it, true);
                name(m, stage, Area::round(middle(space), TILE), Lying { tile: *it, depot: id });
            }
            None => gap(m, middle(space), TILE),
        }
        if it.is_none() {
            let place = Outline::Hexagon(middle(space), u(44));
            stage.trace.place(m, &Spot::Depot(id.0 - 1, space as u8), place, Doer::Shown, false);
        }
    }
    stored(m, stage, area, id);
    for (space, it) in lying.tiles.iter().enumerate() {
        if let Some((letter, workers)) = it.and_then(|it| stage.marked(Pick::At(Lying { tile: it, depot: id }))) {
            offered(m, middle(space), TILE, area.y + HANGING, (&letter, workers));
        }
    }
    if let Some(letter) = letter {
        // So far out that the number of the depot stays to be seen.
        tag(m, area.corner().moved(u(12), u(10)), u(24), &letter);
    }
}

/// Says what a tile in a depot is called.
fn name(m: &mut Marks, stage: &Stage, area: Area, lying: Lying) {
    stage.footer.name(m, area, || (format!("tile.{lying}"), stage.tongue.say(&tell::tile(lying.tile))));
}

/// The goods of a depot: below the tiles, or beside them with two seats.
fn stored(m: &mut Marks, stage: &Stage, area: Area, id: DepotId) {
    let Some(lying) = id.index().map(|at| stage.view.depots[at].goods) else { return };
    let beside = stage.view.players.len() == 2;
    let two_lines = lying.colours() > 3;
    let size = if beside && two_lines { u(36) } else { u(42) };
    let middle = |i: i32| match (beside, two_lines) {
        (true, false) => area.corner().moved(u(304) + i * u(54), u(68)),
        (true, true) => area.corner().moved(u(296) + i % 3 * u(52), u(35) + i / 3 * u(60)),
        _ => area.corner().moved(u(46) + i * u(66), u(162)),
    };
    if lying.is_empty() {
        socket(m, middle(0), size);
        let place = Outline::Rect(Area::round(middle(0), u(21)), u(6));
        stage.trace.place(m, &Spot::Load(id.0 - 1), place, Doer::Shown, false);
    }
    for ((good, count), i) in lying.each().zip(0..) {
        let letter = if stage.loads_from(id) { stage.marked(Pick::Good(good)) } else { None };
        if letter.is_some() {
            legal(m, Area::round(middle(i), size / 2), u(6));
        }
        goods(m, middle(i), size, good, count);
        if let Some((letter, _)) = letter {
            // Two lines leave room above the upper and below the lower one.
            let (aside, down, radius) = match (beside && two_lines, i < 3) {
                (true, true) => (u(-6), u(-32), u(13)),
                (true, false) => (u(-8), u(36), u(13)),
                _ => (0, u(-36), u(16)),
            };
            tag(m, middle(i).moved(aside, down), radius, &letter);
        }
    }
}

/// What silver buys.
fn black(m: &mut Marks, stage: &Stage, area: Area) {
    let places = black_spaces(stage.view.players.len() as u8);
    let middle = |i: usize| {
        let along = (2 * i as i32 + 1) * u(1064) / (2 * places as i32);
        area.corner().moved(u(272) + along, area.h / 2 - u(1))
    };
    let tiles = || stage.view.black.iter().enumerate().take(places);
    for (i, lying) in tiles() {
        match lying {
            Some(it) => {
                m.polygon(hexagon(middle(i), u(55)), Ink::fill(Colour::Paper));
                tile(m, middle(i), BLACK_TILE, *it, false);
                name(m, stage, Area::round(middle(i), BLACK_TILE), Lying { tile: *it, depot: DepotId::BLACK });
            }
            None => {
                let edge = Ink::edge(Colour::Soft, 25).dashed(30, 80);
                m.polygon(hexagon(middle(i), u(48)), edge);
                let place = Outline::Hexagon(middle(i), u(44));
                stage.trace.place(m, &Spot::Black(i as u8), place, Doer::Shown, true);
            }
        }
    }
    for (i, it) in tiles() {
        if let Some((letter, workers)) =
            it.and_then(|it| stage.marked(Pick::At(Lying { tile: it, depot: DepotId::BLACK })))
        {
            offered(m, middle(i), BLACK_TILE, area.y + HANGING, (&letter, workers));
        }
    }
}
