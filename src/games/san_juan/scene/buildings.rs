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

/// How buildings stand: large ones in one line as long as nobody has more than that line holds, else two lines of
/// small ones, for all seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Build {
    /// In one line of six.
    Tall,
    /// In two lines of six.
    Low,
}

/// How many buildings a line holds.
pub(super) const LINE: usize = 6;

impl Build {
    /// How buildings stand where a seat has at most so many.
    pub(super) const fn of(most: usize) -> Build {
        if most > LINE { Build::Low } else { Build::Tall }
    }

    /// The place of a building.
    pub(super) const fn place(self) -> Area {
        match self {
            Build::Tall => Area::units(0, 0, 166, 244),
            Build::Low => Area::units(0, 0, 166, 117),
        }
    }
}

const CORNER: i32 = u(10);

/// A building with its name, its good or when it acts, and what it brings now. `letter` marks it as a choice.
pub(super) fn building(
    m: &mut Marks,
    stage: &Stage,
    (at, build): (Point, Build),
    (seat, it): (Seat, &BuildingView),
    score: &Score,
    letter: Option<String>,
) {
    m.group("building", at, |m| {
        let (ground, on, icon) = look::card(it.kind);
        let place = build.place();
        let Area { w, h, .. } = place;
        m.rect(place.moved(0, u(4)), CORNER, Ink::fill(Colour::Shade));
        let ink = Ink::fill(ground);
        m.rect(place, CORNER, if it.kind == Kind::SugarMill { ink.edged(Colour::Ink, 20) } else { ink });
        let edge = look::edge(it.kind);
        if let Some(colour) = edge {
            m.rect(Area::new(0, 0, u(10), h), u(4), Ink::fill(colour));
        }
        let pad = if edge.is_some() { u(6) } else { 0 };
        let points = score.of_building(it.kind).to_string();
        // What lies on others leaves room for their number beside its name, and so for the mark of whoever built it.
        let own = Spot::Building(seat, it.kind, it.copy);
        let is_marked = !it.covered.is_empty() || stage.trace.is_newest(&own);
        let pile = if is_marked { u(26) } else { 0 };
        let (name, good) = match build {
            Build::Tall => {
                m.sprite(icon, Point::new(u(60) + pad, u(70)), u(92), [on, ground]);
                shield(m, Point::new(w - u(33), u(39)), u(52), &points);
                let name = Area::new(u(12) + pad, u(148), w - u(20) - pad - pile, u(84));
                let name = large(Label::new(stage.card(it.kind), name, Style::Small).lines(2, 100));
                (name, (Point::new(w - u(33), u(110)), u(28), u(44)))
            }
            Build::Low => {
                m.sprite(icon, Point::new(u(38) + pad, u(35)), u(52), [on, ground]);
                shield(m, Point::new(w - u(26), u(31)), u(38), &points);
                let name = Area::new(u(10) + pad, u(65), w - u(16) - pad - pile, h - u(69));
                let name = Label::new(stage.card(it.kind), name, Style::Small);
                (name, (Point::new(u(94) + pad / 2, u(35)), u(24), u(36)))
            }
        };
        sign(m, it, good, on);
        trace(m, stage, place, (seat, it), Outline::Disc(good.0, good.1 - u(2)));
        if stage.view.viewer() == Some(seat) {
            stage.footer.name(m, place, || (format!("building.{}", it.kind), stage.card(it.kind)));
        }
        m.label(name.colour(on).lines(2, 100));
        if !it.covered.is_empty() {
            pile_count(m, Point::new(w - u(9), h - u(9)), 176, &(it.covered.len() + 1).to_string());
        }
        if let Some(letter) = letter {
            legal(m, place, CORNER);
            tag(m, Point::new(u(1), u(9)), u(21), &letter);
        }
    });
}

/// What is new of a building: itself, its good at that place, and what lies below it.
fn trace(m: &mut Marks, stage: &Stage, place: Area, (seat, it): (Seat, &BuildingView), good: Outline) {
    let spot = Spot::Good(seat, it.kind, it.copy);
    if it.good {
        stage.trace.piece(m, &spot, good, Doer::Known);
    } else {
        stage.trace.place(m, &spot, good, Doer::Known, false);
    }
    let below = Outline::Rect(Area::new(place.w / 2 - u(20), place.h - u(8), u(40), u(28)), u(4));
    stage.trace.place(m, &Spot::Covered(seat, it.kind, it.copy), below, Doer::Known, false);
    // Where a pile says how many cards it has, there is no mark.
    let doer = if it.covered.is_empty() { Doer::Newest } else { Doer::Known };
    stage.trace.piece(m, &Spot::Building(seat, it.kind, it.copy), Outline::Rect(place, CORNER), doer);
}

/// A name in large letters, or a long word that has no room like that in smaller ones.
fn large(name: Label) -> Label {
    let sized = |size: i32| name.clone().size(size);
    if sized(u(32)).fitted().cut { sized(u(28)) } else { sized(u(32)) }
}

/// The good on a production building or the place for one, so large; for the others when they act.
fn sign(m: &mut Marks, it: &BuildingView, (centre, good, size): (Point, i32, i32), on: Colour) {
    if it.good {
        look::good(m, centre, good, it.kind);
    } else if it.kind.is_production() {
        m.disc(centre, good - u(2), Ink::edge(on, 22).dashed(u(3), u(7)));
    } else if it.kind.print().group != Group::Monument {
        let (icon, colour, _) = look::when(it.kind);
        chip(m, centre, size, icon, colour);
    }
}

/// A place where a building can stand; the last one ends the game.
pub(super) fn slot(m: &mut Marks, (at, build): (Point, Build), number: usize, last: bool) {
    let area = build.place().moved(at.x, at.y);
    let figure = number.to_string();
    if last {
        m.rect(area, CORNER, Ink::fill(Colour::Fold).edged(Colour::Gold, u(3)).dashed(u(2), u(8)));
        m.sprite("flag", area.centre().moved(u(-26), 0), u(40), [Colour::Soft, Colour::Fold]);
        let place = Area::new(area.centre().x, area.y, u(60), area.h);
        m.label(Label::new(figure, place, Style::Figure).size(u(34)).colour(Colour::Soft));
        return;
    }
    let (down, sign, foot, size) = match build {
        Build::Tall => (u(98), u(150), u(58), u(34)),
        Build::Low => (u(46), area.h, u(36), Style::Second.size()),
    };
    empty(m, area, CORNER);
    faint(m, area.corner().moved(area.w / 2, down), sign, "house");
    let place = Area { y: area.bottom() - foot, h: foot - u(6), ..area };
    m.label(Label::new(figure, place, Style::Second).size(size).colour(Colour::Soft).centred());
}
