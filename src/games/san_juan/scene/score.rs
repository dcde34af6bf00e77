//! The sheet of a finished game: places, the signs of all buildings, and a line a source of points.

use super::super::cards::Kind;
use super::{Stage, look};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Scene, Style, Turn, u};

/// The icons of all that is counted, and of what decides between equal points.
const ICONS: [&str; 7] = ["house", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace", "hand"];

/// A building's sign, and from one to the next.
const SIGN: i32 = u(52);
const GAP: i32 = u(9);
/// Four signs stand in a line.
const LINE: i32 = 4;
/// A card that was left in hand, and from one to the next; and where they stand below.
const CARD: Area = Area::units(0, 0, 32, 42);
const CLOSE: i32 = u(4);
const HAND: i32 = u(54);

/// The sheet.
pub(super) fn scene(stage: &Stage) -> Scene {
    let words = ["sj-picture-score-city", "sj-picture-score-total"].map(|key| stage.say(key));
    let closing = stage.footer.closing(&ICONS, words, stage.tongue, |seat| stage.player(seat));
    let news = stage.footer.played(stage.tongue, |seat| stage.player(seat));
    closing.scene(&stage.frame(over(stage), news), |m, area, seat| city(m, stage, area, seat))
}

/// Who has won.
pub(super) fn over(stage: &Stage) -> Turn {
    stage.footer.over(stage.tongue, |seat| stage.player(seat))
}

/// The signs of a seat's buildings in the order in which they were built, and below them small the cards left in hand.
fn city(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let hand = stage.view.seats[seat].shown.as_ref().map_or(&[][..], |shown| &shown.hand[..]);
    let area = if hand.is_empty() { area } else { left(m, area, hand) };
    let buildings = &stage.view.seats[seat].buildings;
    let reach = |count: i32| count * SIGN + (count - 1) * GAP;
    let lines = buildings.len().div_ceil(LINE as usize).max(1) as i32;
    let centre = area.centre();
    let first = Area::new(centre.x - reach(LINE) / 2, centre.y - reach(lines) / 2, SIGN, SIGN);
    for (building, place) in buildings.iter().zip(first.tiled(LINE, GAP)) {
        sign(m, place, building.kind, u(42));
    }
}

/// The sign of a card on its colour.
fn sign(m: &mut Marks, place: Area, kind: Kind, size: i32) {
    let (ground, on, icon) = look::card(kind);
    let ink = Ink::fill(ground);
    m.rect(place, place.w / 5, if kind == Kind::SugarMill { ink.edged(Colour::Ink, 15) } else { ink });
    m.sprite(icon, place.centre(), size, [on, ground]);
}

/// What was left in hand, as far as it has room, and how many cards more; what is left of the area above it.
fn left(m: &mut Marks, area: Area, hand: &[Kind]) -> Area {
    let icon = [Colour::Soft, Colour::Paper];
    let most = ((area.w - u(70)) / (CARD.w + CLOSE)) as usize;
    let shown = if hand.len() > most { most - 1 } else { hand.len() };
    let more = (hand.len() > shown).then(|| format!("+{}", hand.len() - shown));
    let places = shown as i32 + i32::from(more.is_some());
    let wide = u(44) + places * (CARD.w + CLOSE) - CLOSE;
    let corner = Point::new(area.centre().x - wide / 2, area.bottom() - HAND + u(4));
    m.sprite("hand", Point::new(corner.x + u(17), corner.y + CARD.h / 2), u(34), icon);
    let mut places = CARD.moved(corner.x + u(44), corner.y).tiled(places, CLOSE);
    hand[..shown].iter().zip(&mut places).for_each(|(kind, place)| sign(m, place, *kind, u(28)));
    if let Some((more, place)) = more.zip(places.next()) {
        m.label(Label::new(more, place, Style::Figure).size(u(24)).colour(Colour::Soft).centred());
    }
    Area { h: area.h - HAND, ..area }
}
