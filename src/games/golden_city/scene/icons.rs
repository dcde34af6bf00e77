//! What happened as things in a row: what was paid, where somebody built, what that brought.

use super::super::cards::GoodsCard;
use super::super::held::Terrains;
use super::super::moves::{Event, Lapsed};
use super::super::place::Place;
use super::super::state::Phase;
use super::super::tell;
use super::super::terrain::Terrain;
use super::super::view::View;
use super::{cards, look, places};
use crate::rules::{Seat, Text, Tongue, Viewer};
use crate::scene::{Area, Colour, Ink, Player, Strip, u};

const TERRAIN: Area = Area::units(0, 0, 46, 62);
const GOODS: Area = Area::units(0, 0, 84, 62);
const GOOD: i32 = u(52);
/// So many cards that pay are shown one by one; of more only how many of each kind.
const SHOWN: usize = 4;

/// What happened.
pub(super) fn of(event: &Event, viewer: Viewer, players: &[Player], tongue: &dyn Tongue) -> Strip {
    let mut strip = Strip::default();
    match *event {
        Event::Bid { pair, displaced, paid, .. } => {
            strip.icon("bid");
            terrains(&mut strip, pair);
            if let Some(other) = displaced {
                mark(&mut strip, other, players);
                strip.change("coin", -i32::from(paid));
            }
        }
        Event::Taken(ref taken) => {
            for (seat, pair) in taken {
                mark(&mut strip, *seat, players);
                terrains(&mut strip, *pair);
            }
        }
        Event::Built { seat, place, paid, key } => {
            terrains(&mut strip, paid);
            if key {
                strip.change("key", -1);
            }
            strip.brings();
            house(&mut strip, seat, players);
            land(&mut strip, place);
            strip.name(tongue.say(&tell::short(place)));
        }
        Event::Coins { count, .. } => strip.change("coin", count.into()),
        Event::Letters { count, .. } => strip.points(count.into()),
        Event::Drew { seat, card } if viewer.is(seat) => terrain(&mut strip, card),
        Event::Drew { .. } => strip.change("terrain_card", 1),
        Event::Key(_) => strip.change("key", 1),
        Event::Lapsed { what, .. } => strip.icon(match what {
            Lapsed::Terrain => "terrain_card",
            Lapsed::Key => "key",
            Lapsed::Bonus => "bonus_card",
            Lapsed::Good => "goods",
        }),
        Event::Bonus { seat, card } if viewer.is(seat) => strip.icon(look::bonus(card)),
        Event::Bonus { .. } => strip.change("bonus_card", 1),
        Event::Good { card, .. } => {
            goods(&mut strip, card);
            strip.by(1);
        }
        Event::Returned { card, .. } => {
            goods(&mut strip, card);
            strip.by(-1);
        }
        Event::Discarded { cards, .. } => {
            terrains(&mut strip, cards);
            strip.by(-(cards.len() as i32));
        }
        Event::LastHouse(_) => {
            strip.icon("house");
            strip.figure("0");
        }
        Event::ScoredGood { good, ref letters } => {
            strip.thing(GOOD, |m, at| cards::good(m, at, GOOD, good));
            paid(&mut strip, letters, players);
        }
        Event::ScoredArea { ref letters, .. } => {
            strip.icon("compass");
            paid(&mut strip, letters, players);
        }
        Event::Choosing(_)
        | Event::Looked(_)
        | Event::Passed { .. }
        | Event::Barred(_)
        | Event::Reshuffled
        | Event::Stuck(_)
        | Event::Round { .. }
        | Event::Over => {}
    }
    strip
}

/// What a seat has now, and how long the game goes on at most.
pub(super) fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
    let mut strip = Strip::default();
    let own = view.seat(seat);
    let held: [(&'static str, i64); 5] = [
        ("coin", own.coins.into()),
        ("terrain_card", own.hand as i64),
        ("key", own.keys.into()),
        ("bonus_card", own.bonus as i64),
        ("house", own.left.into()),
    ];
    held.into_iter().for_each(|(icon, count)| strip.count(icon, count));
    let left: usize = view.scoring.iter().map(|left| usize::from(*left)).sum();
    (strip, (view.phase != Phase::Over).then(|| Text::of("gc-now-rounds").with("n", left)))
}

fn mark(strip: &mut Strip, seat: Seat, players: &[Player]) {
    players.get(seat.index()).into_iter().for_each(|player| strip.mark(player));
}

fn terrain(strip: &mut Strip, kind: Terrain) {
    strip.thing(TERRAIN.w, |m, at| cards::terrain(m, TERRAIN.moved(at.x - TERRAIN.w / 2, at.y - TERRAIN.h / 2), kind));
}

fn terrains(strip: &mut Strip, all: Terrains) {
    if all.len() <= SHOWN {
        return all.iter().for_each(|kind| terrain(strip, kind));
    }
    for (kind, count) in all.kinds() {
        terrain(strip, kind);
        strip.figure(format!("×{count}"));
    }
}

fn goods(strip: &mut Strip, card: GoodsCard) {
    strip.thing(GOODS.w, |m, at| cards::goods(m, GOODS.moved(at.x - GOODS.w / 2, at.y - GOODS.h / 2), card));
}

fn house(strip: &mut Strip, seat: Seat, players: &[Player]) {
    let letter = players.get(seat.index()).map_or("", |player| &player.initial);
    strip.thing(u(56), |m, at| places::house(m, at, u(26), seat.index(), letter));
}

/// The land of a place as a disc.
fn land(strip: &mut Strip, place: Place) {
    let (colour, on) = look::full(places::ground(place));
    strip.thing(u(50), |m, at| {
        m.disc(at, u(25), Ink::fill(colour).edged(Colour::Ink, 25));
        m.sprite(places::ground(place).id(), at, u(34), [on, colour]);
    });
}

/// Who got how many letters.
fn paid(strip: &mut Strip, letters: &[(Seat, u8)], players: &[Player]) {
    strip.brings();
    for (seat, count) in letters.iter().filter(|(_, count)| *count > 0) {
        mark(strip, *seat, players);
        strip.points((*count).into());
    }
}
