//! Bonus cards face up: what they count, and what they bring now.

use super::super::cards::Bonus;
use super::super::moves::Pick;
use super::{Stage, look};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, empty, legal, shield, tag, u};

/// A card while there are few; a card that is high enough for two lines.
const HIGH: i32 = u(126);
const TWO_LINES: i32 = u(80);

/// Bonus cards below one another, with letters while one is chosen; the more there are, the lower they are.
pub(super) fn list(m: &mut Marks, stage: &Stage, area: Area, list: &[(Bonus, u16)]) {
    if list.is_empty() {
        let place = Area { h: HIGH, ..area };
        empty(m, place, u(12));
        let words = Label::new(stage.say("gc-picture-no-bonus"), place.grown(-u(12)), Style::Second);
        return m.label(words.size(u(28)).colour(Colour::Soft).centred());
    }
    let count = list.len() as i32;
    let gap = if count > 3 { u(8) } else { u(14) };
    let high = HIGH.min((area.h - gap * (count - 1)) / count);
    for ((card, worth), place) in list.iter().zip(Area { h: high, ..area }.tiled(1, gap)) {
        self::card(m, stage, place, *card, *worth);
    }
}

fn card(m: &mut Marks, stage: &Stage, area: Area, card: Bonus, worth: u16) {
    let [name, words] = stage.bonus(card);
    let letter = stage.letter(Pick::Bonus(card));
    m.rect(area.moved(0, u(4)), u(12), Ink::fill(Colour::Shade));
    m.rect(area, u(12), Ink::fill(Colour::Paper).edged(Colour::Ink, 25));
    let sign = Area { w: area.h.clamp(u(60), u(108)), ..area };
    m.rect(sign, u(12), Ink::fill(Colour::BandBlue).edged(Colour::Ink, 25));
    let size = u(72).min(area.h * 78 / 100);
    m.sprite(look::bonus(card), sign.centre(), size, [Colour::Gold, Colour::BandBlue]);
    let shield_at = Point::new(area.right() - u(50), area.centre().y);
    let worth = worth.to_string();
    shield(m, shield_at, u(70).min(area.h * 92 / 100), &worth);
    // A letter stands before the name.
    let left = sign.right() + if letter.is_some() { u(66) } else { u(18) };
    let line = Area::new(left, area.y + u(4), shield_at.x - u(46) - left, area.h - u(8));
    if area.h >= TWO_LINES {
        let mut halves = line.grown(-u(4)).rows(2, 0);
        let name = halves.next().map(|half| Label::new(name, half, Style::Name).size(u(36).min(half.h)));
        let words = halves.next().map(|half| Label::new(words, half, Style::Text).size(u(28)));
        name.into_iter().chain(words).for_each(|label| m.label(label));
    } else {
        let half = line.w * 36 / 100;
        m.label(Label::new(name, Area { w: half, ..line }, Style::Name).size(u(30)));
        let rest = Area { x: line.x + half + u(10), w: line.w - half - u(10), ..line };
        m.label(Label::new(words, rest, Style::Text).size(u(24)));
    }
    if let Some(letter) = letter {
        legal(m, area.grown(-u(1)), u(12));
        tag(m, Point::new(sign.right() + u(34), area.centre().y), u(24).min(area.h * 46 / 100), &letter);
    }
}
