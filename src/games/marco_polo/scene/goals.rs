//! Goal cards: coats of arms that count once more, and seals that bring points once they are improved.

use super::super::cards::Goal;
use super::Stage;
use super::look;
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, legal, shield, tag, u};

const CORNER: i32 = u(16);
/// How large a goal card is at least.
pub(super) const CARD: Area = Area::units(0, 0, 328, 320);

/// A card with a head in a colour, as goal cards and characters are; what is left below the head.
pub(super) fn headed(m: &mut Marks, area: Area, title: String, colour: Colour, on: Colour) -> Area {
    const HEAD: i32 = u(62);
    m.rect(area.moved(0, u(6)), CORNER, Ink::fill(Colour::Shade));
    m.rect(area, CORNER, Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    m.rect(Area { h: HEAD, ..area }.grown(-13), CORNER, Ink::fill(colour));
    m.rect(Area::new(area.x + 13, area.y + HEAD - u(22), area.w - 26, u(22)), 0, Ink::fill(colour));
    // At both sides a tag has room.
    let words = Area::new(area.x + u(38), area.y + u(3), area.w - u(76), HEAD - u(6));
    m.label(Label::new(title, words, Style::Name).size(u(32)).colour(on).lines(2, 90).centred());
    Area::new(area.x, area.y + HEAD, area.w, area.h - HEAD)
}

/// A goal card. `had`: which of its coats of arms and seals the seat has, if it is somebody's.
pub(super) fn card(m: &mut Marks, stage: &Stage, area: Area, goal: Goal, seat: Option<usize>) {
    let body = headed(m, area, stage.say("mp-picture-goal"), Colour::BandGreen, Colour::Paper);
    let goal = goal.print();
    let line = Area { h: body.h * 54 / 100, ..body };
    for (arms, place) in goal.shields.iter().zip(line.columns(goal.shields.len() as i32, 0)) {
        let size = u(88).min(place.w * 54 / 100);
        let (centre, figure) = pair(place, size, size * 70 / 100);
        look::arms(m, centre, size, Some(*arms));
        m.label(Label::new("+1", figure, Style::Figure).size(size * 42 / 100).centred());
        if seat.is_some_and(|seat| stage.has_arms(seat, *arms)) {
            look::done(m, centre.moved(size * 36 / 100, size * 46 / 100), size * 19 / 100);
        }
    }
    m.rect(Area::new(body.x + u(20), line.bottom(), body.w - u(40), u(2)), 0, Ink::fill(Colour::Line));
    let line = Area { y: line.bottom(), h: body.h - line.h, ..body };
    for (wanted, place) in goal.seals.iter().zip(line.columns(goal.seals.len() as i32, 0)) {
        let size = u(78).min(place.w * 52 / 100);
        let (centre, points) = pair(place, size, size * 76 / 100);
        let tones = [Colour::SealImproved, Colour::Paper];
        m.sprite(look::seal_icon(wanted.seal), centre, size, tones);
        shield(m, points.centre(), size * 68 / 100, &wanted.points.to_string());
        if seat.is_some_and(|seat| stage.seat(seat).has_improved(wanted.seal)) {
            look::done(m, centre.moved(size * 36 / 100, size * 38 / 100), size * 19 / 100);
        }
    }
}

/// The middle of an icon, and the room of what stands close behind it, both in the middle of a place.
fn pair(place: Area, size: i32, behind: i32) -> (Point, Area) {
    let left = place.centre().x - (size + behind) / 2;
    let middle = place.centre().y;
    (Point::new(left + size / 2, middle), Area::new(left + size, middle - size / 2, behind, size))
}

/// A goal card face down.
pub(super) fn hidden(m: &mut Marks, stage: &Stage, area: Area) {
    let body = headed(m, area, stage.say("mp-picture-goal"), Colour::BandGreen, Colour::Paper);
    m.rect(body.grown(-u(16)), u(12), Ink::fill(Colour::BandGreen));
    m.sprite("camel", body.centre(), u(110), [Colour::Gold, Colour::BandGreen]);
}

/// The double line and the letter of a goal card that can be chosen.
pub(super) fn mark(m: &mut Marks, area: Area, letter: Option<String>) {
    if let Some(letter) = letter {
        legal(m, area, CORNER);
        tag(m, area.corner().moved(u(14), u(14)), u(28), &letter);
    }
}
