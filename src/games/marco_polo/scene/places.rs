//! What stands on the map: cities on their plates with what lies there, oases, the start, figures.

use super::super::map::Place;
use super::super::moves::Pick;
use super::super::news::Spot;
use super::super::print::{CityKind, Kind};
use super::Stage;
use super::landscape::landscape;
use super::layout::{CONTRACT, FIGURE, OASIS, PAPER, PRICE, Site, layout};
use super::things::{Lead, pill};
use super::{ground, look, papers};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Ink, LEAST_MARK, Label, Marks, Outline, Point, SeatLook, Stroke, Style, legal, seat_mark, tag,
    u,
};

/// The seats a city has room for: a place for each, so that each seat always has the same one.
const SEATS: i32 = 4;

/// The ways of a journey that is being planned, in the colour of who travels.
pub(super) fn journey(m: &mut Marks, stage: &Stage) {
    let colour = stage.asked().map_or(Colour::Ink, |seat| SeatLook::of(seat.index()).colour);
    for way in stage.journey() {
        let line = &layout().way(way).along;
        for (colour, width) in [(Colour::Ink, u(15)), (colour, u(9))] {
            m.line(line.clone(), Stroke { colour, width, dash: None });
        }
    }
    stage.journey().into_iter().for_each(|way| ground::price(m, way));
}

/// Where the first figure at a location stands, or would stand.
pub(super) fn figure(stage: &Stage, place: Place) -> Point {
    let count = stage.figures_at(place).len().max(1) as i32;
    layout().site(place).figures(count).next().unwrap_or(layout().site(place).figure)
}

/// Draws all locations with what lies there; then the tags, and the figures above all.
pub(super) fn draw(m: &mut Marks, stage: &Stage) {
    for place in Place::all() {
        let site = layout().site(place);
        let node = place.print();
        if node.kind == Kind::City {
            beside(m, stage, place, site);
        }
        let letter = stage.letter(Pick::Place(place));
        match node.kind {
            Kind::City => city(m, stage, place, site, letter.is_some()),
            Kind::Start => start(m, stage, place, site, letter.is_some()),
            Kind::Oasis => oasis(m, place, site, letter.is_some()),
        }
    }
    for place in Place::all() {
        let site = layout().site(place);
        if let Some(letter) = stage.letter(Pick::Place(place)) {
            tag(m, site.tag.0, site.tag.1, &letter);
        }
        for (contract, slot) in stage.contracts_at(place).into_iter().zip(0..) {
            let Some(letter) = contract.and_then(|contract| stage.letter(Pick::Contract(contract))) else { continue };
            let right = landscape().letters_right(&place.print().id);
            let x = if right { site.papers.x + PAPER + u(15) } else { site.papers.x - u(15) };
            let y = site.papers.y + CONTRACT / 2 + slot * (CONTRACT + u(3));
            tag(m, Point::new(x, y), u(20), &letter);
        }
        figures(m, stage, place, site);
    }
}

/// What lies beside a plate: bonus token, outpost tile, contracts or cards.
fn beside(m: &mut Marks, stage: &Stage, place: Place, site: &Site) {
    if let Some(token) = stage.view.table.bonuses[place.index()] {
        let gain = &token.print().gain;
        // A token that copies another one says so by its only sign.
        let lead = (gain.copy_city_bonus == 0).then_some(Lead::Icon("bonus"));
        pill(m, site.bonus, gain, PRICE, Colour::Gold, lead);
    }
    if let Some(tile) = stage.view.table.outposts[place.index()] {
        pill(m, site.outpost, &tile.print().gain, PRICE, Colour::Paper, Some(Lead::Icon("outpost")));
    }
    let figures = stage.figures_at(place).len() as i32;
    for (spot, at) in [(Spot::Bonus(place), site.bonus), (Spot::Outpost(place), site.outpost)] {
        let token = Area::new(at.x - u(32), at.y - u(17), u(64), u(35));
        // A figure that has come since covers it.
        let is_free = site.figures(figures).all(|figure| !token.grown(FIGURE / 2).holds(Area::round(figure, 0)));
        if is_free {
            stage.trace.place(m, &spot, Outline::Rect(token, u(17)), Doer::Shown, false);
        }
    }
    let corner = site.papers.corner();
    let mut spot = Area::new(corner.x, corner.y, PAPER, CONTRACT);
    for (slot, contract) in stage.slots_at(place) {
        stage.trace.mark(m, &Spot::Contract(slot), Point::new(spot.x, spot.centre().y));
        if let Some(contract) = contract {
            papers::contract(m, spot, contract, u(22), 0);
            if stage.letter(Pick::Contract(contract)).is_some() {
                legal(m, spot, u(7));
            }
        }
        spot = spot.moved(0, CONTRACT + u(3));
    }
    for (card, i) in stage.cards_at(place).into_iter().zip(0..) {
        let card = &card.print().options;
        // Above its city a card lies at the foot of its room, else at the top.
        let above = site.papers.bottom() < site.plate.y + u(4);
        let down = if above { site.papers.h - papers::card_height(card.len()) } else { 0 };
        papers::city_card(m, corner.moved(i * (PAPER + u(6)), down), PAPER, card);
    }
}

fn city(m: &mut Marks, stage: &Stage, place: Place, site: &Site, hit: bool) {
    let (node, plate) = (place.print(), site.plate);
    let special = node.city_kind == Some(CityKind::Special);
    m.rect(plate.moved(0, u(5)), u(10), Ink::fill(Colour::Ink));
    m.rect(plate, u(10), Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    if special {
        m.rect(Area { h: u(37), ..plate }, u(10), Ink::fill(Colour::BandGreen));
        m.rect(Area::new(plate.x, plate.y + u(26), plate.w, u(11)), 0, Ink::fill(Colour::BandGreen));
        m.rect(plate, u(10), Ink::edge(Colour::Ink, 25));
    }
    look::arms(m, plate.corner().moved(u(25), u(20)), u(38), node.shield);
    let tones = if special { [Colour::Paper, Colour::BandGreen] } else { [Colour::Ink, Colour::Paper] };
    let name = Area::new(plate.x + u(48), plate.y + u(1), plate.w - u(82), u(37));
    m.label(Label::new(stage.place(place), name, Style::Name).size(u(25)).colour(tones[0]));
    let sign = match node.city_kind {
        Some(CityKind::Contract) => "contract",
        Some(CityKind::Card) => "city_card",
        Some(CityKind::Special) => "minaret",
        _ => "bonus",
    };
    m.sprite(sign, Point::new(plate.right() - u(19), plate.y + u(20)), u(24), tones);
    let step = (plate.w - u(14)) / SEATS;
    for seat in 0..SEATS {
        let spot = Point::new(plate.x + u(7) + step * seat + step / 2, plate.y + u(54));
        if stage.posts_at(place).contains(&(seat as usize)) {
            seat_mark(m, spot, LEAST_MARK, seat as usize, &stage.initials[seat as usize]);
            let post = Spot::Post(Seat(seat as u8), place);
            stage.trace.piece(m, &post, Outline::Disc(spot, u(17)), Doer::Known);
        } else {
            m.disc(spot, u(8), Ink::edge(Colour::Line, 20).dashed(u(2), u(5)));
        }
    }
    if hit {
        legal(m, plate, u(10));
    }
}

fn oasis(m: &mut Marks, place: Place, site: &Site, hit: bool) {
    // An oasis that only waterways lead to is a harbour.
    let (icon, colour) = if harbour(place) { ("port", Colour::Coast) } else { ("palm", Colour::Oasis) };
    m.disc(site.at.moved(0, u(4)), OASIS, Ink::fill(Colour::Ink));
    m.disc(site.at, OASIS, Ink::fill(colour).edged(Colour::Ink, 25));
    m.sprite(icon, site.at, u(34), [Colour::Ink, colour]);
    if hit {
        m.disc(site.at, OASIS + u(4), Ink::edge(Colour::Ink, u(9)));
        m.disc(site.at, OASIS + u(3), Ink::edge(Colour::White, u(4)));
    }
}

fn harbour(place: Place) -> bool {
    place.ways().all(|(way, _)| way.print().seal.is_some())
}

fn start(m: &mut Marks, stage: &Stage, place: Place, site: &Site, hit: bool) {
    let plate = site.plate;
    m.rect(plate.moved(0, u(5)), u(10), Ink::fill(Colour::Ink));
    m.rect(plate, u(10), Ink::fill(Colour::BandGreen).edged(Colour::Ink, 25));
    m.rect(Area::new(plate.x, plate.bottom() - u(12), plate.w, u(5)), 0, Ink::fill(Colour::Gold));
    m.sprite("pagoda", site.at.moved(-u(46), -u(4)), u(48), [Colour::Gold, Colour::BandGreen]);
    let name = Area::new(site.at.x - u(18), site.at.y - u(30), u(90), u(52));
    m.label(Label::new(stage.place(place), name, Style::Name).size(u(28)).colour(Colour::Paper));
    if hit {
        legal(m, plate, u(10));
    }
}

/// The figures at a location, beside one another.
fn figures(m: &mut Marks, stage: &Stage, place: Place, site: &Site) {
    let seats = stage.figures_at(place);
    for (at, (seat, number)) in site.figures(seats.len() as i32).zip(seats) {
        look::pawn(m, at, FIGURE, seat, &stage.initials[seat]);
        stage.trace.arrived(m, &Spot::Figure(Seat(seat as u8), number), Outline::Disc(at, u(28)));
    }
}
