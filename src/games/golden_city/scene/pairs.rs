//! The pairs of terrain cards while they are bid for; else what is left in the piles.

use super::super::moves::{PairAt, Pick};
use super::super::news::Spot;
use super::super::state::Phase;
use super::super::tell;
use super::super::terrain::Terrain;
use super::super::view::PairView;
use super::super::words;
use super::{Stage, cards, look};
use crate::rules::{Seat, Sign};
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Point, SeatLook, Style, counter, legal, panel, tag, u,
};

/// The prices of displacing that are shown.
const LADDER: u8 = 5;

/// The panel of the pairs.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    if stage.view.phase != Phase::Bid {
        return piles(m, stage, area);
    }
    cards::heading(m, Area { w: u(140), ..area }, stage.say("gc-picture-pairs"));
    ladder(m, area, stage.view.price);
    let prices = Area::new(area.x + u(140), area.y + u(10), u(39) + i32::from(LADDER) * u(32), u(40));
    let price = || words::price(stage.view).map(|price| stage.tongue.say(&price)).unwrap_or_default();
    stage.footer.name(m, prices, || ("price".to_owned(), price()));
    let rows = Area::new(area.x + u(12), area.y + u(58), area.w - u(24), area.h - u(70));
    let rows = rows.rows(stage.view.pairs.len() as i32, u(8));
    for ((number, pair), row) in (0u8..).zip(&stage.view.pairs).zip(rows) {
        self::pair(m, stage, row, pair, number);
    }
}

/// What the next displacing costs, among what it can cost.
fn ladder(m: &mut Marks, area: Area, price: u8) {
    let middle = area.y + u(30);
    m.sprite("coin", Point::new(area.x + u(160), middle), u(34), [Colour::Ink, Colour::Paper]);
    let first = price.saturating_sub(LADDER - 1).max(1);
    for (i, step) in (0..).zip(first..first.saturating_add(LADDER)) {
        let at = Point::new(area.x + u(194) + i * u(32), middle);
        let (size, colour) = if step == price { (u(28), Colour::Paper) } else { (u(26), Colour::Soft) };
        if step == price {
            m.disc(at, u(19), Ink::fill(Colour::Ink));
        }
        let place = Area::round(at, u(17));
        m.label(Label::new(step.to_string(), place, Style::Figure).size(size).colour(colour).centred());
    }
}

/// A pair, whose hand lies on it, and what it costs to displace that.
fn pair(m: &mut Marks, stage: &Stage, row: Area, pair: &PairView, number: u8) {
    m.rect(row, u(10), Ink::fill(Colour::Fold));
    let cards = || tell::terrains(pair.cards.iter().copied().collect());
    // Corners round it cover neither the heading above nor the letter at its left edge.
    let pointed = Area::new(row.x - u(12), row.y + u(10), row.w + u(2), row.h - u(20));
    stage.footer.name(m, pointed, || (format!("pair.{}", number + 1), stage.tongue.say(&cards())));
    let high = (row.h - u(12)).min(u(92));
    let wide = high * 82 / 100;
    for (i, kind) in (0..).zip(&pair.cards) {
        let place = Area::new(row.x + u(32) + i * (wide + u(4)), row.centre().y - high / 2, wide, high);
        cards::terrain(m, place, *kind);
    }
    let bid = Area::new(row.right() - u(84), row.centre().y - high / 2 + u(3), u(76), high - u(6));
    match pair.hand {
        None => {
            m.rect(bid, u(10), Ink::edge(Colour::RoadEdge, 25).dashed(50, 60));
            m.sprite("bid", bid.centre(), u(46), [Colour::RoadEdge, Colour::Fold]);
        }
        Some(seat) => {
            hand(m, stage, bid, seat);
            stage.trace.piece(m, &Spot::Pair(number), Outline::Rect(bid, u(10)), Doer::Known);
            let displaced = |(spot, _): (&Spot, &Sign<Spot>)| match *spot {
                Spot::Displaced(of, seat) if of == number => Some(seat),
                _ => None,
            };
            // The last who was: there is room for one.
            if let Some(driven) = stage.trace.spots().filter_map(displaced).last() {
                let at = Point::new(bid.right() - u(14), bid.bottom() + u(3));
                stage.trace.lost(m, &Spot::Displaced(number, driven), driven, at);
            }
        }
    }
    let letter = stage.letter(Pick::Pair(PairAt(number)));
    if letter.is_some() || (stage.unlettered() && free(stage, pair)) {
        legal(m, row.grown(-u(2)), u(9));
    }
    if let Some(letter) = letter {
        tag(m, Point::new(row.x + u(6), row.centre().y), u(26), &letter);
    }
    if pair.hand.is_some_and(|seat| !stage.acts(seat.index())) {
        price(m, Area::new(bid.x - u(56), row.centre().y - u(21), u(52), u(42)), stage.view.price);
    }
}

/// Whether the seat that bids can put its hand there, as everybody sees.
fn free(stage: &Stage, pair: &PairView) -> bool {
    let coins = stage.view.turn.map_or(0, |turn| stage.view.seat(turn).coins);
    pair.hand.is_none() || coins >= stage.view.price.into()
}

/// A seat's bidding hand.
fn hand(m: &mut Marks, stage: &Stage, area: Area, seat: Seat) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat.index());
    m.rect(area, u(10), Ink::fill(colour).edged(Colour::Ink, 25));
    m.sprite("bid", Point::new(area.x + u(24), area.centre().y), u(42), [on, colour]);
    let place = Area { x: area.x + u(42), w: u(32), ..area };
    let letter = Label::new(&*stage.initials[seat.index()], place, Style::Figure);
    m.label(letter.colour(on).centred());
}

fn price(m: &mut Marks, area: Area, coins: u8) {
    m.rect(area, area.h / 2, Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    m.sprite("coin", Point::new(area.x + u(17), area.centre().y), u(26), [Colour::Ink, Colour::Paper]);
    let place = Area { x: area.x + u(29), w: u(21), ..area };
    m.label(Label::new(coins.to_string(), place, Style::Figure).size(u(34)).centred());
}

/// What is left: terrain cards to draw and those discarded, scoring cards, keys and bonus cards.
fn piles(m: &mut Marks, stage: &Stage, area: Area) {
    let view = stage.view;
    cards::heading(m, Area { w: area.w - u(92), ..area }, stage.say("gc-picture-piles"));
    let ink = [Colour::Ink, Colour::Fold];
    let rows = Area::new(area.x + u(12), area.y + u(58), area.w - u(24), area.h - u(70));
    let top = Area { h: u(76), ..rows };
    m.rect(top, u(10), Ink::fill(Colour::Fold));
    let piles = [("deck", view.draw), ("discard", view.discard.len())];
    for ((icon, count), place) in piles.into_iter().zip(top.grown(-u(14)).columns(2, 0)) {
        counter(m, place.corner().moved(u(6), u(2)), u(46), icon, &count.to_string(), ink);
    }
    let kinds = Area { y: top.bottom() + u(8), h: u(200), ..rows };
    m.rect(kinds, u(10), Ink::fill(Colour::Fold));
    let caption = Area::new(kinds.x + u(14), kinds.y + u(4), kinds.w - u(28), u(36));
    let words = Label::new(stage.say("gc-picture-discards"), caption, Style::Second);
    m.label(words.size(u(24)).colour(Colour::Soft));
    let cells = Area { y: kinds.y + u(42), h: kinds.h - u(52), ..kinds }.grown(-u(10));
    let cells = cells.rows(2, u(12)).flat_map(|line| line.columns(3, 0));
    for (kind, cell) in Terrain::ALL.iter().zip(cells) {
        self::kind(m, cell, *kind, view.discard.count(*kind));
    }
    let rest = Area { y: kinds.bottom() + u(8), h: rows.bottom() - kinds.bottom() - u(8), ..rows };
    m.rect(rest, u(10), Ink::fill(Colour::Fold));
    let [first, second, third] = view.scoring;
    let scoring = format!("{first} + {second} + {third}");
    let lines = [("deck", scoring), ("key", view.keys.to_string()), ("bonus", view.bonus.to_string())];
    let keys = ["scoring", "keys", "bonus"];
    for (((icon, figure), key), line) in lines.into_iter().zip(keys).zip(rest.grown(-u(4)).rows(3, 0)) {
        m.sprite(icon, Point::new(line.x + u(34), line.centre().y), u(38), ink);
        let words = Area { x: line.x + u(64), w: u(130), ..line };
        m.label(Label::new(stage.say(format!("gc-picture-left-{key}")), words, Style::Second).colour(Colour::Soft));
        let place = Area { x: line.x + u(194), w: line.w - u(206), ..line };
        m.label(Label::new(figure, place, Style::Figure).size(u(34)).right());
    }
}

/// How many cards of a kind are discarded.
fn kind(m: &mut Marks, cell: Area, kind: Terrain, count: u8) {
    let (colour, on) = look::full(kind);
    let card = Area::new(cell.x + u(4), cell.centre().y - u(26), u(46), u(52));
    m.rect(card, u(7), Ink::fill(colour).edged(Colour::Ink, 20));
    m.sprite(kind.id(), card.centre(), u(36), [on, colour]);
    let place = Area { x: card.right() + u(8), w: cell.right() - card.right() - u(8), ..cell };
    m.label(Label::new(count.to_string(), place, Style::Figure).size(u(34)));
}
