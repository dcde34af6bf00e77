//! The scoring card of the round: what it pays, and to whom it would pay now.

use super::super::cards::scored;
use super::super::place::{Area as Scored, River};
use super::super::scoring::PRESENT;
use super::island::island;
use super::look::pen;
use super::plane::{CENTRE, arc, toward, way};
use super::{Stage, cards, look};
use crate::scene::{Area, Colour, Ink, LEAST_MARK, Label, Marks, Point, Style, panel, seat_mark, shield, u};

/// The panel of the scoring card.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    stage.footer.name(m, area, || ("scored".to_owned(), stage.say("gc-picture-scored")));
    cards::heading(m, Area { w: area.w - u(92), ..area }, stage.say("gc-picture-scored"));
    let left = stage.view.scoring.iter().map(|left| usize::from(*left)).sum();
    cards::pile(m, area, "deck", left);
    let card = scored(stage.view.card);
    let rows = Area::new(area.x + u(12), area.y + u(54), area.w - u(24), area.h - u(66));
    let mut rows = rows.rows(1 + card.areas.len() as i32, u(8));
    if let Some(row) = rows.next() {
        let line = line(m, stage, row, "sole", &stage.view.pays.good);
        cards::good(m, line, (row.h * 8 / 10).min(u(76)), card.good);
    }
    for ((place, pays), row) in card.areas.iter().zip(&stage.view.pays.areas).zip(rows) {
        let line = line(m, stage, row, "most", pays);
        small_island(m, line, (row.h * 45 / 100).min(u(43)), *place);
    }
}

/// What is paid to each and in addition to one alone, and to whom now. Gives the middle of what it is paid for.
fn line(m: &mut Marks, stage: &Stage, row: Area, alone: &str, pays: &[u8]) -> Point {
    m.rect(row, u(10), Ink::fill(Colour::Fold));
    let halves: Vec<Area> = row.rows(2, 0).collect();
    for (half, (figure, key, least)) in halves.iter().zip([("2", "each", 1), ("+2", alone, PRESENT + 1)]) {
        let size = u(40).min(half.h * 98 / 100);
        shield(m, Point::new(row.x + u(110), half.centre().y), size, figure);
        let place = Area { x: row.x + u(132), w: u(70), ..*half };
        m.label(Label::new(stage.say(format!("gc-picture-{key}")), place, Style::Second).size(u(24)));
        let paid = pays.iter().enumerate().filter(|(_, letters)| **letters >= least);
        for (i, (seat, _)) in (0..).zip(paid) {
            let at = Point::new(row.x + u(222) + i * u(29), half.centre().y);
            seat_mark(m, at, LEAST_MARK, seat, &stage.initials[seat]);
        }
    }
    Point::new(row.x + u(46), row.centre().y)
}

/// The island in small, with the river or the quarter that is scored.
fn small_island(m: &mut Marks, at: Point, radius: i32, area: Scored) {
    let island = island();
    let corner = |i: usize| island.corners[i % island.corners.len()];
    let sector = |i: usize, radius: i32| {
        let mut sector = arc(at, radius, corner(i), corner(i + 1));
        sector.push(at);
        sector
    };
    m.disc(at, radius, Ink::fill(Colour::SeaGround).edged(Colour::Ink, 20));
    for (i, (land, _)) in island.lands.iter().enumerate() {
        m.polygon(sector(i, radius * 86 / 100), Ink::fill(look::land(*land).1));
    }
    for river in River::all() {
        let out = way(CENTRE, island.rivers[river.index()][0]);
        let line = vec![toward(at, out, radius * 4 / 10), toward(at, out, radius * 9 / 10)];
        if area == Scored::River(river) {
            m.line(line.clone(), pen(Colour::Ink, radius * 26 / 100));
            m.line(line, pen(Colour::Coast, radius * 16 / 100));
        } else {
            m.line(line, pen(Colour::Paper, u(3)));
        }
    }
    let city = radius * 4 / 10;
    m.disc(at, city, Ink::fill(Colour::Wall).edged(Colour::Ink, 20));
    for (i, (land, _)) in island.lands.iter().enumerate() {
        if area == Scored::Quarter(*land) {
            m.polygon(sector(i, city * 13 / 10), Ink::fill(look::land(*land).0).edged(Colour::Ink, 25));
        }
    }
}
