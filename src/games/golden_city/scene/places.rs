//! Places on the map: while they are empty with what they bring, with a trading house, and marked.

use super::super::moves::Pick;
use super::super::news::Spot;
use super::super::place::{Kind, Place, Reward};
use super::super::places::Places;
use super::super::scoring::{district_letters, rank};
use super::super::terrain::Terrain;
use super::Stage;
use super::island::island;
use super::look::{self, pen};
use super::plane::{CENTRE, Way, toward, way};
use super::tags::{RADIUS, SMALL};
use crate::scene::{
    Area, Colour, Doer, Ink, LEAST_MARK, Label, Marks, Outline, Point, SeatLook, Shape, Style, seat_mark, shield, tag,
    u,
};

/// The radius of a harbour or suburb, and of a district.
const ROUND: i32 = u(29);
const COURT: i32 = u(38);

/// The four plots of a district.
const PLOTS: [(i32, i32); 4] = [(-165, -150), (165, -150), (-165, 170), (165, 170)];

/// The radius of a place.
pub(super) fn radius(place: Place) -> i32 {
    if place.district().is_some() { COURT } else { ROUND }
}

/// The land whose colour a place has.
pub(super) fn ground(place: Place) -> Terrain {
    if place.kind() == Kind::Harbour { Terrain::Coast } else { place.terrain() }
}

/// A place where nobody has built.
pub(super) fn empty(m: &mut Marks, place: Place) {
    let at = island().site(place);
    if place.district().is_some() {
        m.disc(at.moved(0, u(4)), COURT, Ink::fill(Colour::Ink));
        m.disc(at, COURT, Ink::fill(Colour::Court).edged(Colour::Ink, 25));
        return;
    }
    if place.kind() == Kind::Harbour {
        jetty(m, at);
    }
    let (colour, on) = look::full(ground(place));
    m.disc(at.moved(0, u(4)), ROUND, Ink::fill(Colour::Ink));
    m.disc(at, ROUND, Ink::fill(colour).edged(Colour::Ink, 25));
    m.disc(at, ROUND - 45, Ink::edge(on, 16));
    if let Some(reward) = place.reward() {
        brings(m, at, reward, [on, colour]);
    }
}

/// A landing stage out to the sea.
fn jetty(m: &mut Marks, at: Point) {
    let out = way(CENTRE, at);
    let across: Way = (-out.1, out.0);
    let place = |along: i32, aside: i32| toward(toward(at, out, along), across, aside);
    for aside in [-90, 90] {
        m.line(vec![place(200, aside), place(470, aside)], pen(Colour::RoadEdge, u(5)));
    }
    m.line(vec![place(430, -150), place(430, 150)], pen(Colour::RoadEdge, u(6)));
}

/// What a place brings.
fn brings(m: &mut Marks, at: Point, reward: Reward, tones: [Colour; 2]) {
    let coins = match reward {
        Reward::Coin => "1",
        Reward::Coins => "2",
        _ => return m.sprite(look::reward(reward), at, u(38), tones),
    };
    let place = Area::new(at.x - u(21), at.y - u(20), u(20), u(40));
    m.label(Label::new(coins, place, Style::Figure).size(u(32)).colour(tones[0]).right());
    m.sprite("coin", at.moved(u(13), 0), u(26), tones);
}

/// Houses, districts, and what is marked, counted from the corner of the map.
pub(super) fn draw(m: &mut Marks, stage: &Stage, marked: Places) {
    for place in Place::all() {
        match place.district() {
            Some(district) => {
                let builders: Vec<usize> = stage.view.city[district].iter().map(|seat| seat.index()).collect();
                self::district(m, stage, (place, district), &builders);
            }
            None => {
                let owner = stage.view.seats.iter().position(|seat| seat.houses.has(place));
                owner.into_iter().for_each(|seat| built(m, stage, place, seat));
            }
        }
    }
    for place in marked.iter() {
        let (at, radius) = (island().site(place), if place.district().is_some() { COURT } else { ROUND + u(2) });
        m.disc(at, radius + u(3), Ink::edge(Colour::Ink, u(9)));
        m.disc(at, radius + u(2), Ink::edge(Colour::White, u(4)));
        if place.kind() == Kind::Inner {
            key(m, at);
        }
    }
    for place in Place::all() {
        match stage.letter(Pick::Place(place)).filter(|_| marked.has(place)) {
            Some(letter) => {
                let radius = if place.district().is_some() { SMALL } else { RADIUS };
                tag(m, island().tag(place), radius, &letter);
            }
            None => name(m, place),
        }
    }
}

/// What tells a harbour or suburb from others of its land, as texts name it: small, where its letter would lie.
fn name(m: &mut Marks, place: Place) {
    let Some(mark) = place.mark().filter(|_| place.district().is_none()) else { return };
    let (site, spot) = (island().site(place), island().tag(place));
    let at = toward(site, way(site, spot), ROUND + u(8));
    m.disc(at, u(12), Ink::fill(Colour::Paper).edged(Colour::Ink, 15));
    let words = Label::new(mark.to_string(), Area::round(at, u(11)), Style::Figure).size(u(20));
    m.label(words.centred());
}

/// A trading house on a harbour or suburb: what the place brought is gone, and it is pale.
fn built(m: &mut Marks, stage: &Stage, place: Place, seat: usize) {
    let at = island().site(place);
    let (_, pale, _) = look::land(ground(place));
    // As large as the shadow of the empty place reaches.
    m.disc(at, ROUND + 25, Ink::fill(pale).edged(Colour::RoadEdge, 30));
    house(m, at.moved(0, -u(1)), u(28), seat, &stage.initials[seat]);
    stage.trace.piece(m, &Spot::House(place), Outline::Disc(at, u(31)), Doer::Known);
}

/// A trading house. Its roof has the shape of the seat's mark: dome, battlements, kite, tent.
pub(super) fn house(m: &mut Marks, at: Point, radius: i32, seat: usize, letter: &str) {
    let SeatLook { colour, on, shape } = SeatLook::of(seat);
    let outline: &[(i32, i32)] = match shape {
        Shape::Disc => &[
            (-22, 25),
            (-22, 0),
            (-25, -2),
            (-24, -10),
            (-20, -17),
            (-15, -23),
            (-8, -27),
            (0, -28),
            (8, -27),
            (15, -23),
            (20, -17),
            (24, -10),
            (25, -2),
            (22, 0),
            (22, 25),
        ],
        Shape::Square => &[
            (-22, 25),
            (-22, -8),
            (-26, -8),
            (-26, -27),
            (-15, -27),
            (-15, -19),
            (-6, -19),
            (-6, -27),
            (6, -27),
            (6, -19),
            (15, -19),
            (15, -27),
            (26, -27),
            (26, -8),
            (22, -8),
            (22, 25),
        ],
        Shape::Diamond => &[(-15, 25), (-29, 0), (0, -31), (29, 0), (15, 25)],
        Shape::Triangle => &[(-19, 25), (-19, 13), (-30, 13), (0, -33), (30, 13), (19, 13), (19, 25)],
    };
    let corners = |down: i32| -> Vec<Point> {
        outline.iter().map(|(x, y)| at.moved(x * radius / 29, (y + down) * radius / 29)).collect()
    };
    m.polygon(corners(5), Ink::fill(Colour::Ink));
    m.polygon(corners(0), Ink::fill(colour).edged(Colour::Ink, 26));
    let place = Area::round(at.moved(0, radius * 3 / 29), radius * 20 / 29);
    m.label(Label::new(letter, place, Style::Figure).size(radius).colour(on).centred());
}

/// Four plots: the first two show what they still bring.
fn district(m: &mut Marks, stage: &Stage, (place, number): (Place, usize), builders: &[usize]) {
    let at = island().site(place);
    for (i, (x, y)) in PLOTS.into_iter().enumerate() {
        let plot = at.moved(x, y);
        if let Some(seat) = builders.get(i) {
            seat_mark(m, plot, LEAST_MARK, *seat, &stage.initials[*seat]);
            let spot = Spot::Plot(number as u8, i as u8);
            stage.trace.piece(m, &spot, Outline::Disc(plot, u(16)), Doer::Known);
        } else if let Some(rank) = rank(i) {
            let letters = district_letters(place, rank);
            shield(m, plot, if letters < 10 { u(31) } else { u(33) }, &letters.to_string());
        } else if i == 2 && builders.is_empty() && extra(place).is_some() {
            // Below the letters of whoever is first: what comes with them.
            let (icon, size) = extra(place).unwrap_or_default();
            m.sprite(icon, plot.moved(0, -u(1)), size, [Colour::Ink, Colour::Court]);
        } else if i + 1 < PLOTS.len() {
            // On the fourth plot lies the letter.
            m.disc(plot, u(11), Ink::edge(Colour::RoadEdge, 20).dashed(20, 50));
        }
    }
    if place.kind() == Kind::Inner {
        key(m, at);
    }
}

/// What the first builder in a district gets besides letters, and how large it is drawn.
fn extra(place: Place) -> Option<(&'static str, i32)> {
    match place.kind() {
        Kind::Inner => Some(("terrain_card", u(27))),
        _ => place.coin().then_some(("coin", u(23))),
    }
}

/// An inner district needs a key.
fn key(m: &mut Marks, at: Point) {
    let at = at.moved(-u(32), u(27));
    m.disc(at, u(15), Ink::fill(Colour::Paper).edged(Colour::Ink, 20));
    m.sprite("key", at, u(22), [Colour::Ink, Colour::Paper]);
}
