//! What lies where on the map. All that may ever lie at a city is kept free from the start, so prices and tags stay
//! in their places for a whole game, whatever is drawn for it and in whatever language.

use std::sync::LazyLock;

use super::super::cards::{CityBonus, Outpost};
use super::super::effect::Effect;
use super::super::map::{Place, Way};
use super::super::print::{Kind, Node};
use super::landscape::{self, MAP, landscape};
use super::things::{pill_height, pill_width};
use crate::scene::{Area, Point, Style, bent, u, width};

/// The height of a city's plate.
pub(super) const PLATE: i32 = u(72);
/// The width of contracts and city cards on the map, and the height of a contract.
pub(super) const PAPER: i32 = u(152);
pub(super) const CONTRACT: i32 = u(60);
/// The height of a card with three options, the most a card has here.
pub(super) const CARD: i32 = u(98);
/// The size of prices and tokens.
pub(super) const PRICE: i32 = u(24);
/// How large a figure is.
pub(super) const FIGURE: i32 = u(54);
/// How far an oasis reaches.
pub(super) const OASIS: i32 = u(23);

/// A location on the map.
pub(super) struct Site {
    /// Its middle.
    pub(super) at: Point,
    /// Its plate, or what a disc takes.
    pub(super) plate: Area,
    /// Where its contracts or cards lie, if it has some.
    pub(super) papers: Area,
    /// The middle of its bonus token.
    pub(super) bonus: Point,
    /// The middle of its outpost tile.
    pub(super) outpost: Point,
    /// The middle and the radius of its tag.
    pub(super) tag: (Point, i32),
    /// The middle of its first figure, and how far the next ones stand from it when there are few, or many.
    pub(super) figure: Point,
    steps: [i32; 2],
    centred: bool,
}

impl Site {
    /// Where so many figures stand.
    pub(super) fn figures(&self, count: i32) -> impl Iterator<Item = Point> + use<> {
        let step = self.steps[usize::from(count > 2)];
        // Beside a city they stand from the first place on, elsewhere round it.
        let first = if self.centred { self.figure.moved(-(count - 1) * step / 2, 0) } else { self.figure };
        (0..count).map(move |i| first.moved(i * step, 0))
    }
}

/// A way as it lies on the map.
pub(super) struct Path {
    /// Its line.
    pub(super) along: Vec<Point>,
    /// The middle of its price.
    pub(super) price: Point,
}

/// Everything that has a fixed place, in the order of the map's data.
pub(super) struct Layout {
    sites: Vec<Site>,
    ways: Vec<Path>,
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::new);

/// The layout of the map.
pub(super) fn layout() -> &'static Layout {
    &LAYOUT
}

impl Layout {
    fn new() -> Layout {
        let sites: Vec<Site> = Place::all().map(|place| site(place.print())).collect();
        let lines: Vec<Vec<Point>> = Way::all().map(|way| line(way, &sites)).collect();
        let mut taken: Vec<Area> =
            Place::all().zip(&sites).flat_map(|(place, site)| boxes(place.print(), site)).collect();
        let camels = landscape::at(landscape().caravan);
        taken.push(Area::new(camels.x - u(20), camels.y - u(20), u(124), u(44)));
        taken.extend(edges());
        let prices = Way::all().map(|way| {
            let size = price_size(way);
            let price = freest(&lines, way.index(), size, &taken);
            taken.push(Area::new(price.x - size.0 / 2, price.y - size.1 / 2, size.0, size.1).grown(u(3)));
            price
        });
        let prices: Vec<Point> = prices.collect();
        let ways = lines.into_iter().zip(prices).map(|(along, price)| Path { along, price });
        Layout { ways: ways.collect(), sites }
    }

    /// Where a location lies.
    pub(super) fn site(&self, place: Place) -> &Site {
        &self.sites[place.index()]
    }

    /// Where a way lies.
    pub(super) fn way(&self, way: Way) -> &Path {
        &self.ways[way.index()]
    }
}

fn site(node: &Node) -> Site {
    let at = landscape::at([node.x.into(), node.y.into()]);
    let beside = |offset: Point| at.moved(offset.x, offset.y);
    let land = landscape();
    let plate = match node.kind {
        Kind::City => plate_width(&node.name),
        Kind::Start => u(152),
        Kind::Oasis => 2 * OASIS,
    };
    let high = if node.kind == Kind::Oasis { 2 * OASIS } else { PLATE };
    let plate = Area::new(at.x - plate / 2, at.y - high / 2, plate, high);
    let tag = match node.kind {
        _ if land.tag(&node.id).is_some() => (beside(land.tag(&node.id).unwrap_or_default()), u(26)),
        // At the upper right, so that the coat of arms stays free.
        Kind::City => (Point::new(plate.right() + u(4), at.y - u(45)), u(26)),
        // It stands at the edge of the map.
        Kind::Start => (at.moved(-u(80), -u(45)), u(26)),
        Kind::Oasis => (at.moved(u(25), -u(26)), u(24)),
    };
    let corner = beside(land.papers(&node.id));
    let papers = Area { x: corner.x, y: corner.y, ..papers(node) };
    let (figure, side) = match node.kind {
        Kind::City => land.figures(&node.id, [-46, -56]),
        Kind::Start => land.figures(&node.id, [0, -62]),
        Kind::Oasis => land.figures(&node.id, [-16, -46]),
    };
    Site {
        at,
        plate,
        papers,
        bonus: beside(land.bonus(&node.id)),
        outpost: beside(land.outpost(&node.id)),
        tag,
        figure: beside(figure),
        steps: [u(36) * side, u(27) * side],
        centred: node.kind != Kind::City,
    }
}

/// The name has the width it has in the data; in another language it shrinks to it, so that nothing moves.
fn plate_width(name: &str) -> i32 {
    (u(84) + width(name, Style::Name.face(), u(25))).max(u(142))
}

/// The room for a city's papers: contracts below one another, cards of any length beside one another.
fn papers(node: &Node) -> Area {
    let (contracts, cards) = (i32::from(node.contracts), i32::from(node.cards));
    let high = (contracts * (CONTRACT + u(3))).max(if cards > 0 { CARD } else { 0 });
    let wide = if cards > 1 {
        cards * (PAPER + u(6)) - u(6)
    } else if high > 0 {
        PAPER
    } else {
        0
    };
    Area::new(0, 0, wide, high)
}

/// What is kept free at a location.
fn boxes(node: &Node, site: &Site) -> Vec<Area> {
    let Site { papers, tag: (tag, radius), .. } = *site;
    let mut taken = vec![site.plate.grown(u(3)), Area::round(tag, radius + u(3))];
    if papers.w > 0 {
        // Contracts have letters at a side.
        let letters = if node.contracts > 0 { u(40) } else { 0 };
        let left = if landscape().letters_right(&node.id) { 0 } else { letters };
        taken.push(Area { x: papers.x - left, w: papers.w + letters, ..papers });
    }
    let token = |at: Point, wide: i32| {
        let high = pill_height(PRICE);
        Area::new(at.x - wide / 2, at.y - high / 2, wide, high)
    };
    // Two figures; more are rare, except where all begin.
    let count = if node.kind == Kind::Start { 4 } else { 2 };
    taken.extend(site.figures(count).map(|at| Area::round(at, FIGURE * 4 / 10)));
    if node.city_bonus {
        taken.push(token(site.bonus, widest(CityBonus::all().map(|it| &it.print().gain))));
    }
    if node.outpost {
        taken.push(token(site.outpost, widest(Outpost::all().map(|it| &it.print().gain))));
    }
    taken
}

/// The width of the widest of tokens that bring these.
fn widest<'a>(gains: impl Iterator<Item = &'a Effect>) -> i32 {
    gains.map(|gain| pill_width(gain, PRICE, true)).max().unwrap_or(0)
}

/// Strips outside of the map, over which nothing may hang.
fn edges() -> [Area; 4] {
    let (wide, inner) = (u(100), u(4));
    [
        Area::new(-wide, -wide, wide + inner, MAP.h + 2 * wide),
        Area::new(MAP.w - inner, -wide, wide + inner, MAP.h + 2 * wide),
        Area::new(-wide, -wide, MAP.w + 2 * wide, wide + inner),
        Area::new(-wide, MAP.h - inner, MAP.w + 2 * wide, wide + inner),
    ]
}

/// How many pieces the line of a way has.
const PIECES: i32 = 14;

fn line(way: Way, sites: &[Site]) -> Vec<Point> {
    let usual = if way.index().is_multiple_of(2) { -50 } else { 50 };
    let bend = landscape().bends.get(way.id()).copied().unwrap_or(usual);
    let [a, b] = way.ends().map(|place| sites[place.index()].at);
    bent(a, b, bend, PIECES)
}

/// How large the pill with the price of a way is.
pub(super) fn price_size(way: Way) -> (i32, i32) {
    let way = way.print();
    (pill_width(&way.cost, PRICE, way.seal.is_some()), pill_height(PRICE))
}

/// The middle of a price of that size, on its way or a little beside it, where it covers least of what is taken and
/// could not be read as the price of another way.
fn freest(lines: &[Vec<Point>], number: usize, (wide, high): (i32, i32), taken: &[Area]) -> Point {
    const STEPS: i32 = 56;
    let along = &lines[number];
    let others = || lines.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, line)| line);
    let mut best = (i64::MAX, Point::default());
    for step in 6..=STEPS - 6 {
        let (piece, part) = (step * PIECES / STEPS, step * PIECES % STEPS);
        let (a, b) = (along[piece as usize], along[piece as usize + 1]);
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = (i64::from(dx).pow(2) + i64::from(dy).pow(2)).isqrt().max(1) as i32;
        for side in [0, 14, -14, 24, -24, 34, -34, 44, -44] {
            let away = |across: i32| across * u(side) / length;
            let place = a.moved(dx * part / STEPS - away(dy), dy * part / STEPS + away(dx));
            let area = Area::new(place.x - wide / 2, place.y - high / 2, wide, high);
            let off = i64::from((step - STEPS / 2).abs() * 6 + side.abs() * 9);
            // Most places are too far off to be looked at more closely.
            if off >= best.0 {
                continue;
            }
            let mut bad = off + taken.iter().map(|other| shared(area, *other)).sum::<i64>() / 50;
            if bad >= best.0 {
                continue;
            }
            let near = distance(place, along) + u(14) - others().map(|line| distance(place, line)).min().unwrap_or(0);
            bad += i64::from(near.max(0));
            if bad < best.0 {
                best = (bad, place);
            }
        }
    }
    best.1
}

/// How far a place is from the nearest corner of a line.
fn distance(place: Point, line: &[Point]) -> i32 {
    let squared = |point: &Point| i64::from(point.x - place.x).pow(2) + i64::from(point.y - place.y).pow(2);
    line.iter().map(squared).min().unwrap_or(0).isqrt() as i32
}

/// How much of two areas is the same.
fn shared(a: Area, b: Area) -> i64 {
    let wide = a.right().min(b.right()) - a.x.max(b.x);
    let high = a.bottom().min(b.bottom()) - a.y.max(b.y);
    if wide > 0 && high > 0 { i64::from(wide) * i64::from(high) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that may lie at the cities, and the prices, at once.
    fn everything() -> Vec<(&'static str, Area)> {
        let at = |place: Place| boxes(place.print(), layout().site(place)).into_iter();
        let mut all: Vec<_> = Place::all().flat_map(|place| at(place).map(move |area| (place.id(), area))).collect();
        all.extend(Way::all().map(|way| {
            let ((w, h), price) = (price_size(way), layout().way(way).price);
            (way.id(), Area::new(price.x - w / 2, price.y - h / 2, w, h))
        }));
        all
    }

    #[test]
    fn what_lies_at_a_city_lies_beside_its_plate() {
        for place in Place::cities() {
            let site = layout().site(place);
            // Only letters of contracts may reach over a plate.
            let mut others = boxes(place.print(), site).split_off(2);
            others.retain(|area| area.w != 2 * (FIGURE * 4 / 10));
            others.iter_mut().filter(|area| area.holds(site.papers)).for_each(|area| *area = site.papers);
            let plate = site.plate;
            for (i, area) in others.iter().enumerate() {
                assert_eq!(shared(plate, *area), 0, "{place} {area}");
                assert!(others[i + 1..].iter().all(|other| shared(*area, *other) == 0), "{place} {area}");
            }
        }
    }

    #[test]
    fn nothing_on_the_map_covers_what_lies_elsewhere() {
        let all = everything();
        let mut met = Vec::new();
        for (i, (name, area)) in all.iter().enumerate() {
            assert!(MAP.grown(u(8)).holds(*area), "{name} {area}");
            for (other, taken) in all.iter().skip(i + 1).filter(|(other, _)| other != name) {
                if shared(*area, *taken) > 4 * i64::from(u(10)).pow(2) {
                    met.push(format!("{name} {area} on {other} {taken}"));
                }
            }
        }
        assert!(met.is_empty(), "{met:#?}");
    }
}
