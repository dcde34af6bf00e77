//! What happened as things in a row: with which die or tile, what was taken, placed or sold, and what it brought.

use super::super::board::ROUNDS;
use super::super::depots::DepotId;
use super::super::goods::Goods;
use super::super::moves::{Event, Gain, How};
use super::super::state::Stage as Doing;
use super::super::tiles::{Good, Tile};
use super::super::view::View;
use super::tile;
use crate::rules::{Seat, Text};
use crate::scene::{Colour, Ink, Pips, SeatLook, Strip, hexagon, pile_count, u};

const TILE: i32 = u(38);
const GOODS: i32 = u(54);

/// What happened.
pub(super) fn of(event: &Event) -> Strip {
    let mut strip = Strip::default();
    match *event {
        Event::Estate { .. } => laid(&mut strip, Tile::Castle),
        Event::Took { seat, how, tile, depot, discard } => {
            with(&mut strip, seat, how);
            taken(&mut strip, tile, depot, discard);
        }
        Event::Bought { tile, depot, discard, .. } => {
            strip.change("silverling", -2);
            taken(&mut strip, tile, depot, discard);
        }
        Event::Placed { seat, how, tile, ref gains, .. } => {
            with(&mut strip, seat, how);
            laid(&mut strip, tile);
            strip.brings();
            gains.iter().for_each(|gain| gained(&mut strip, *gain));
        }
        Event::Sold { seat, how, good, count, points, silver, workers } => {
            with(&mut strip, seat, how);
            goods(&mut strip, good, count);
            strip.brings();
            means(&mut strip, silver, workers);
            strip.points(points.into());
        }
        Event::Hired { seat, how, workers, silver } => {
            with(&mut strip, seat, how);
            strip.brings();
            means(&mut strip, silver, workers);
        }
        Event::Loaded { ref from, goods: loaded, .. } => {
            laid(&mut strip, Tile::Ship);
            strip.brings();
            from.iter().for_each(|from| depot(&mut strip, *from));
            piles(&mut strip, loaded);
        }
        Event::Fetched { building, tile, depot, .. } => {
            laid(&mut strip, Tile::of(building));
            taken(&mut strip, tile, depot, None);
        }
        Event::Skipped { building, .. } => laid(&mut strip, Tile::of(building)),
        Event::Income { silver, workers, .. } => {
            laid(&mut strip, Tile::Mine);
            strip.brings();
            means(&mut strip, silver, workers);
        }
        Event::Final { ref score, .. } => strip.points((score.total - score.played.total()).into()),
        Event::Answered { .. }
        | Event::Ended(_)
        | Event::Revealed
        | Event::Phase(_)
        | Event::Round { .. }
        | Event::Over => {}
    }
    strip
}

/// What a seat has now, and how long the phase goes on.
pub(super) fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
    let mut strip = Strip::default();
    let Some(player) = view.player(seat) else { return (strip, None) };
    for die in player.left().filter(|die| *die > 0) {
        strip.die(die, own(seat));
    }
    strip.count("silverling", player.silver);
    strip.count("worker", player.workers);
    strip.count("goods", player.goods.total());
    let left = ROUNDS.saturating_sub(view.round.into());
    (strip, (view.stage == Doing::Turns).then(|| Text::of("cb-now-rounds").with("n", left)))
}

fn own(seat: Seat) -> Pips {
    let SeatLook { colour, on, .. } = SeatLook::of(seat.index());
    Pips { face: colour, pips: on }
}

/// With what it was done: a die, and the number it was used as where that is another one; or a tile.
fn with(strip: &mut Strip, seat: Seat, how: How) {
    match how {
        How::Die { value, number, workers } => {
            strip.die(value, own(seat));
            if value != number {
                strip.change("worker", -i32::from(workers));
                strip.brings();
                strip.die(number, own(seat));
            }
        }
        How::Castle => laid(strip, Tile::Castle),
        How::Building(building) => laid(strip, Tile::of(building)),
    }
}

fn laid(strip: &mut Strip, laid: Tile) {
    strip.thing(TILE * 174 / 100, |m, at| tile::tile(m, at, TILE, laid, true));
}

/// A tile out of a depot; which one it cost, where there was no room for it.
fn taken(strip: &mut Strip, taken: Tile, from: DepotId, discard: Option<Tile>) {
    strip.brings();
    depot(strip, from);
    laid(strip, taken);
    if let Some(gone) = discard {
        laid(strip, gone);
        strip.by(-1);
    }
}

/// A depot: the face of the white die with its number, or the black one.
fn depot(strip: &mut Strip, depot: DepotId) {
    match depot {
        DepotId::BLACK => {
            let edge = u(26);
            strip.thing(u(46), |m, at| m.polygon(hexagon(at, edge), Ink::fill(Colour::Ink)));
        }
        DepotId(number) => strip.die(number, Pips { face: Colour::White, pips: Colour::Ink }),
    }
}

fn goods(strip: &mut Strip, good: Good, count: u8) {
    strip.thing(GOODS, |m, at| {
        tile::goods(m, at, GOODS, good, 1);
        if count > 1 {
            pile_count(m, at.moved(GOODS / 2, GOODS / 2 - u(4)), 176, &count.to_string());
        }
    });
}

fn piles(strip: &mut Strip, all: Goods) {
    all.each().for_each(|(good, count)| goods(strip, good, count));
}

fn means(strip: &mut Strip, silver: u8, workers: u8) {
    strip.change("silverling", silver.into());
    strip.change("worker", workers.into());
}

fn gained(strip: &mut Strip, gain: Gain) {
    match gain {
        Gain::Workers(n) => means(strip, 0, n),
        Gain::Silver(n) => means(strip, n, 0),
        Gain::Order(place) => {
            strip.icon("flag");
            strip.figure(place.to_string());
        }
        Gain::Colour { points, .. } => {
            strip.icon("bonus");
            strip.points(points.into());
        }
        Gain::Region { .. } | Gain::Herd { .. } | Gain::Points(_) => strip.points(gain.points().into()),
        Gain::Nothing => {}
    }
}
