//! The goods cards that lie open, and the pile.

use super::super::moves::{Pick, Pile};
use super::super::news::Spot;
use super::super::state::Phase;
use super::{Stage, cards};
use crate::scene::{Area, Colour, Doer, Ink, Marks, Outline, Point, awaits, legal, panel, tag, u};

/// How many lie open while there are enough.
const OPEN: usize = 3;

/// The panel of the goods.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area) {
    let view = stage.view;
    panel(m, area);
    stage.footer.name(m, area, || ("goods".to_owned(), stage.say("gc-picture-goods")));
    cards::heading(m, Area { w: area.w - u(92), ..area }, stage.say("gc-picture-goods"));
    cards::pile(m, area, "deck", view.goods_pile);
    let choosing = view.phase == Phase::Good;
    let line = Area::new(area.x + u(16), area.y + u(54), area.w - u(32), area.h - u(70));
    let count = OPEN + usize::from(choosing);
    let mut places = line.columns(count as i32, u(10));
    for (i, place) in places.by_ref().take(OPEN).enumerate() {
        let Some(card) = view.goods.get(i) else {
            awaits(m, place, u(6), "goods");
            stage.trace.place(m, &Spot::Goods(i as u8), Outline::Rect(place, u(6)), Doer::Shown, false);
            continue;
        };
        cards::goods(m, place, *card);
        // Of two cards alike the first one bears the letter.
        let letter = stage.letter(Pick::Goods(*card)).filter(|_| !view.goods[..i].contains(card));
        mark(m, stage, place, letter, choosing);
    }
    if let Some(place) = places.next() {
        if view.goods_pile == 0 {
            return awaits(m, place, u(6), "goods");
        }
        m.rect(place.moved(0, u(4)), u(6), Ink::fill(Colour::Shade));
        m.rect(place, u(6), Ink::fill(Colour::BandBlue).edged(Colour::Ink, 20));
        m.sprite("goods", place.centre(), place.w * 6 / 10, [Colour::Gold, Colour::BandBlue]);
        mark(m, stage, place, stage.letter(Pick::Pile(Pile::Top)), true);
    }
}

fn mark(m: &mut Marks, stage: &Stage, place: Area, letter: Option<String>, choosing: bool) {
    if letter.is_some() || (choosing && stage.unlettered()) {
        legal(m, place, u(6));
    }
    if let Some(letter) = letter {
        tag(m, Point::new(place.x + u(14), place.bottom() - u(10)), u(20), &letter);
    }
}
