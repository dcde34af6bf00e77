//! What happened as things in a row, as far as a viewer is told of it: cards that go face down are only counted.

use super::super::cards::Kind;
use super::super::held::Cards;
use super::super::moves::{Built, Cause, Event, Role};
use super::super::phases::LAST_BUILDING;
use super::super::view::View;
use super::look;
use crate::rules::{Seat, Text, Viewer};
use crate::scene::{Area, Colour, Ink, Strip};

/// A card, and the disc of a good.
const CARD: Area = Area::units(0, 0, 62, 74);
const GOOD: i32 = 260;
/// So many cards are shown one by one; of more only the number.
const SHOWN: usize = 5;

/// What happened.
pub(super) fn of(event: &Event, viewer: Viewer) -> Strip {
    let mut strip = Strip::default();
    match event {
        Event::Opened { seat, kept, .. } | Event::Kept { seat, kept, .. } => {
            drawn(&mut strip, kept, viewer.is(*seat));
        }
        Event::Tucked { card, .. } => {
            card.iter().for_each(|kind| self::card(&mut strip, *kind));
            strip.brings();
            self::card(&mut strip, Kind::Chapel);
        }
        Event::Trimmed { seat, cards } => spent(&mut strip, cards, viewer.is(*seat)),
        Event::Picked { role, library, .. } => {
            self::role(&mut strip, *role);
            if *library {
                card(&mut strip, Kind::Library);
            }
        }
        Event::Built(built) => self::built(&mut strip, built, viewer.is(built.seat)),
        Event::Produced { goods: made, .. } => goods(&mut strip, made),
        Event::Tile(prices) => {
            for (kind, price) in Kind::ALL.into_iter().zip(prices) {
                good(&mut strip, kind);
                strip.figure(price.to_string());
            }
        }
        Event::Sold { seat, goods: sold, drawn: cards } => {
            goods(&mut strip, sold);
            strip.brings();
            drawn(&mut strip, cards, viewer.is(*seat));
        }
        Event::Drew { seat, cause, cards } => {
            self::cause(&mut strip, *cause);
            strip.brings();
            drawn(&mut strip, cards, viewer.is(*seat));
        }
        Event::Dealt { cards, .. } => drawn(&mut strip, cards, true),
        Event::Filed { seat, drawn, discarded } => {
            card(&mut strip, Kind::Archive);
            strip.brings();
            strip.change("hand", *drawn as i32);
            spent(&mut strip, discarded, viewer.is(*seat));
        }
        Event::Turned { cards, .. } => {
            card(&mut strip, Kind::GoldMine);
            strip.brings();
            cards.iter().for_each(|kind| card(&mut strip, kind));
        }
        Event::Mined { card: found, .. } => {
            card(&mut strip, Kind::GoldMine);
            strip.brings();
            found.iter().for_each(|kind| card(&mut strip, *kind));
        }
        Event::Twelfth(_) => {
            strip.icon("house");
            strip.figure(LAST_BUILDING.to_string());
        }
        Event::Answered { .. }
        | Event::Revealed
        | Event::Round { .. }
        | Event::Passed(_)
        | Event::Reshuffled
        | Event::Stalled
        | Event::Over => {}
    }
    strip
}

/// What a seat has now, and how near the end is.
pub(super) fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
    let mut strip = Strip::default();
    let own = view.seat(seat);
    strip.count("hand", own.hand as i64);
    strip.count("goods", own.goods() as i64);
    strip.points(own.score.total.into());
    let largest = view.seats.iter().map(|seat| seat.buildings.len()).max().unwrap_or(0);
    (strip, Some(Text::of("sj-now-buildings").with("n", largest).with("of", LAST_BUILDING)))
}

fn card(strip: &mut Strip, kind: Kind) {
    let (ground, on, icon) = look::card(kind);
    strip.thing(CARD.w, |m, at| {
        let area = CARD.moved(at.x - CARD.w / 2, at.y - CARD.h / 2);
        m.rect(area, 90, Ink::fill(ground).edged(Colour::Ink, 20));
        m.sprite(icon, at, CARD.w * 8 / 10, [on, ground]);
        if let Some(colour) = look::edge(kind) {
            m.rect(Area { h: 80, ..area }, 40, Ink::fill(colour).edged(Colour::Ink, 20));
        }
    });
}

fn role(strip: &mut Strip, role: Role) {
    let colour = look::role(role);
    strip.thing(740, |m, at| {
        m.rect(Area::round(at, 370), 120, Ink::fill(colour));
        m.sprite(role.id(), at, 560, [Colour::Paper, colour]);
    });
}

fn good(strip: &mut Strip, kind: Kind) {
    strip.thing(2 * GOOD, |m, at| look::good(m, at, GOOD, kind));
}

fn goods(strip: &mut Strip, kinds: &Cards) {
    kinds.iter().for_each(|kind| good(strip, kind));
}

/// Cards that came to a hand: to whom they came, they are shown.
fn drawn(strip: &mut Strip, cards: &Cards, own: bool) {
    if own && cards.len() <= SHOWN {
        return cards.iter().for_each(|kind| card(strip, kind));
    }
    strip.change("hand", cards.len() as i32);
}

/// Cards that went out of a hand.
fn spent(strip: &mut Strip, cards: &Cards, own: bool) {
    strip.change("hand", -(cards.len() as i32));
    if own && cards.len() <= SHOWN {
        cards.iter().for_each(|kind| card(strip, kind));
    }
}

/// What was paid, what it covers, and what stands there now.
fn built(strip: &mut Strip, built: &Built, own: bool) {
    goods(strip, &built.goods);
    spent(strip, &built.paid, own);
    built.cover.iter().for_each(|kind| card(strip, *kind));
    strip.brings();
    card(strip, built.card);
}

fn cause(strip: &mut Strip, cause: Cause) {
    match cause {
        Cause::Prospector => role(strip, Role::Prospector),
        Cause::Carpenter => card(strip, Kind::Carpenter),
        Cause::PoorHouse => card(strip, Kind::PoorHouse),
        Cause::Well => card(strip, Kind::Well),
        Cause::MarketStand => card(strip, Kind::MarketStand),
        Cause::MarketHall => card(strip, Kind::MarketHall),
    }
}
