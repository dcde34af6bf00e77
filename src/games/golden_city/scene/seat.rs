//! A seat below the island: houses left, coins, hand; goods cards; keys and bonus cards.

use super::super::news::Spot;
use super::super::state::Phase;
use super::{Stage, cards};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Point, SeatLook, Style, awaits, panel, playing, seat_mark,
    seat_mark_turned, shield, u,
};

/// How high a seat is.
pub(super) const HEIGHT: i32 = u(246);
const CORNER: i32 = u(14);
const HEAD: i32 = u(66);
/// How many goods cards a seat may keep (GC-60).
const KEPT: usize = 4;

/// The seat in its area.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let view = &stage.view.seats[seat];
    m.group("seat", area.corner(), |m| {
        let area = area.moved(-area.x, -area.y);
        panel(m, area);
        head(m, stage, Area { h: HEAD, ..area }, seat);
        let owner = Seat(seat as u8);
        let counters = [
            ("house", view.left.into(), Spot::Left(owner)),
            ("coin", view.coins.into(), Spot::Coins(owner)),
            ("hand", view.hand, Spot::Hand(owner)),
        ];
        let line = Area::new(u(16), u(78), area.w - u(24), u(44));
        for ((icon, count, spot), place) in counters.into_iter().zip(line.columns(3, 0)) {
            m.sprite(icon, place.corner().moved(u(20), u(22)), u(40), [Colour::Ink, Colour::Paper]);
            let figure = Area { x: place.x + u(46), w: place.w - u(50), ..place };
            m.label(Label::new(count.to_string(), figure, Style::Figure).size(u(38)));
            stage.trace.count(m, &spot, Point::new(figure.x - u(8), HEAD));
        }
        m.rect(Area::new(u(14), u(130), area.w - u(28), u(2)), 0, Ink::fill(Colour::Line));
        let goods = Area::new(u(16), u(140), u(293), u(38));
        let places = KEPT.max(view.goods.len()) as i32;
        for (i, place) in goods.columns(places, u(7)).enumerate() {
            match view.goods.get(i) {
                Some(card) => {
                    cards::goods(m, place, *card);
                    let kept = Spot::Kept(owner, i as u8);
                    stage.trace.piece(m, &kept, Outline::Rect(place, u(6)), Doer::Known);
                }
                None => awaits(m, place, u(6), "goods"),
            }
        }
        let line = Area::new(u(16), u(190), area.w - u(32), u(44));
        let half = Area { w: line.w * 45 / 100, ..line };
        cards::row(m, half, view.keys.into(), false, (cards::key, "key"));
        let [last, next] = cards::last_and_next(half, view.keys.into());
        stage.trace.piece(m, &Spot::Key(owner), Outline::Rect(last, u(6)), Doer::Known);
        stage.trace.place(m, &Spot::Key(owner), Outline::Rect(next, u(6)), Doer::Known, false);
        let bonus = Area { x: line.right() - half.w, ..half };
        stage.trace.count_to_left(m, &Spot::Bonus(owner), Point::new(bonus.x - u(2), bonus.centre().y));
        cards::row(m, bonus, view.bonus, true, (cards::bonus, "bonus"));
        if stage.acts(seat) {
            playing(m, area, CORNER, seat);
        }
    });
}

/// Mark, name, letters, and the key of who begins.
fn head(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    let active = stage.acts(seat);
    let (ground, on) = if active { (colour, on) } else { (Colour::Fold, Colour::Ink) };
    m.rect(area, CORNER, Ink::fill(ground));
    m.rect(Area::new(area.x, area.bottom() - CORNER, area.w, CORNER), 0, Ink::fill(ground));
    let mark = Point::new(u(42), u(32));
    if active {
        seat_mark_turned(m, mark, u(22), seat, &stage.initials[seat]);
    } else {
        m.rect(Area::new(area.x, area.bottom() - u(6), area.w, u(6)), 0, Ink::fill(colour));
        seat_mark(m, mark, u(22), seat, &stage.initials[seat]);
    }
    let letters = stage.view.seats[seat].letters.map_or("?".to_owned(), |score| score.total.to_string());
    shield(m, Point::new(area.w - u(42), u(32)), u(54), &letters);
    let letters = Spot::Letters(Seat(seat as u8));
    let new = stage.trace.count_to_left(m, &letters, Point::new(area.w - u(74), u(32)));
    let mut right = area.w - u(78) - new;
    if stage.view.start.index() == seat && stage.view.phase != Phase::Over {
        let place = Area::new(right - u(54), u(10), u(52), u(44));
        m.rect(place, u(10), Ink::fill(Colour::Gold).edged(Colour::Ink, 20));
        m.sprite("key", place.centre(), u(32), [Colour::Ink, Colour::Gold]);
        stage.trace.piece(m, &Spot::Start, Outline::Rect(place, u(10)), Doer::Known);
        right = place.x - u(8);
    }
    let name = Area::new(u(80), area.y, right - u(80), u(62));
    m.label(Label::new(&*stage.names[seat], name, Style::Name).size(u(40)).colour(on));
}
