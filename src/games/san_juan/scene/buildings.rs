//! Buildings on the table, and the places for those to come.

use super::super::cards::{Group, Kind};
use super::super::news::Spot;
use super::super::scoring::Score;
use super::super::view::BuildingView;
use super::{Stage, look};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Point, Style, chip, empty, faint, legal, pile_count, shield, tag, u,
};

/// The place of a building.
pub(super) const PLACE: Area = Area::units(0, 0, 166, 117);

const CORNER: i32 = u(10);

/// A building with its name, its good or when it acts, and what it brings now. `letter` marks it as a choice.
pub(super) fn building(
    m: &mut Marks,
    stage: &Stage,
    at: Point,
    (seat, it): (Seat, &BuildingView),
    score: &Score,
    letter: Option<String>,
) {
    m.group("building", at, |m| {
        let (ground, on, icon) = look::card(it.kind);
        let Area { w, h, .. } = PLACE;
        m.rect(PLACE.moved(0, u(4)), CORNER, Ink::fill(Colour::Shade));
        let ink = Ink::fill(ground);
        m.rect(PLACE, CORNER, if it.kind == Kind::SugarMill { ink.edged(Colour::Ink, 20) } else { ink });
        let edge = look::edge(it.kind);
        if let Some(colour) = edge {
            m.rect(Area::new(0, 0, u(10), h), u(4), Ink::fill(colour));
        }
        let pad = if edge.is_some() { u(6) } else { 0 };
        m.sprite(icon, Point::new(u(38) + pad, u(35)), u(52), [on, ground]);
        let middle = Point::new(u(94) + pad / 2, u(35));
        sign(m, it, middle, on);
        let (here, spot) = (Outline::Disc(middle, u(22)), Spot::Good(seat, it.kind, it.copy));
        if it.good {
            stage.trace.piece(m, &spot, here, Doer::Known);
        } else {
            stage.trace.place(m, &spot, here, Doer::Known, false);
        }
        let below = Area::new(w / 2 - u(20), h - u(8), u(40), u(28));
        let covered = Outline::Rect(below, u(4));
        stage.trace.place(m, &Spot::Covered(seat, it.kind, it.copy), covered, Doer::Known, false);
        shield(m, Point::new(w - u(26), u(31)), u(38), &score.of_building(it.kind).to_string());
        // Where a pile says how many cards it has, there is no mark.
        let (own, doer) =
            (Spot::Building(seat, it.kind, it.copy), if it.covered.is_empty() { Doer::Newest } else { Doer::Known });
        stage.trace.piece(m, &own, Outline::Rect(PLACE, CORNER), doer);
        // What lies on others leaves room for their number beside its name, and so for the mark of whoever built it.
        let is_marked = !it.covered.is_empty() || stage.trace.is_newest(&own);
        let pile = if is_marked { u(26) } else { 0 };
        let name = Area::new(u(10) + pad, u(65), w - u(16) - pad - pile, h - u(69));
        m.label(Label::new(stage.card(it.kind), name, Style::Small).colour(on).lines(2, 100));
        if !it.covered.is_empty() {
            pile_count(m, Point::new(w - u(9), h - u(9)), 176, &(it.covered.len() + 1).to_string());
        }
        if let Some(letter) = letter {
            legal(m, PLACE, CORNER);
            tag(m, Point::new(u(1), u(9)), u(21), &letter);
        }
    });
}

/// The good on a production building or the place for one; for the others when they act.
fn sign(m: &mut Marks, it: &BuildingView, centre: Point, on: Colour) {
    if it.good {
        look::good(m, centre, u(24), it.kind);
    } else if it.kind.is_production() {
        m.disc(centre, u(22), Ink::edge(on, 22).dashed(u(3), u(7)));
    } else if it.kind.print().group != Group::Monument {
        let (icon, colour, _) = look::when(it.kind);
        chip(m, centre, u(36), icon, colour);
    }
}

/// A place where a building can stand; the last one ends the game.
pub(super) fn slot(m: &mut Marks, at: Point, number: usize, last: bool) {
    let area = PLACE.moved(at.x, at.y);
    let figure = number.to_string();
    if last {
        m.rect(area, CORNER, Ink::fill(Colour::Fold).edged(Colour::Gold, u(3)).dashed(u(2), u(8)));
        m.sprite("flag", area.centre().moved(u(-26), 0), u(40), [Colour::Soft, Colour::Fold]);
        let place = Area::new(area.centre().x, area.y, u(60), area.h);
        m.label(Label::new(figure, place, Style::Figure).size(u(34)).colour(Colour::Soft));
    } else {
        empty(m, area, CORNER);
        faint(m, area.corner().moved(area.w / 2, u(46)), area.h, "house");
        let foot = Area { y: area.bottom() - u(36), h: u(30), ..area };
        m.label(Label::new(figure, foot, Style::Second).colour(Colour::Soft).centred());
    }
}
