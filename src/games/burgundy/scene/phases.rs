//! The line above the depots: phases with their bonus, goods of the rounds to come, the white die, and who has still to
//! have the turn of this round.

use super::super::board::{Phase, phase_points};
use super::super::state::Stage as Doing;
use super::tile::goods;
use super::{GAP, Stage};
use crate::scene::{Area, Colour, Ink, Label, Marks, Pips, Point, Style, die, empty, panel, seat_mark, shield, u};

/// How high the line is.
pub(super) const HEIGHT: i32 = u(100);
const PHASES: i32 = u(520);
const ROUNDS: i32 = u(446);

/// The panels, which never change.
pub(super) fn ground(m: &mut Marks, line: Area) {
    parts(line).into_iter().for_each(|part| panel(m, part));
}

fn parts(line: Area) -> [Area; 3] {
    let phases = Area { w: PHASES, ..line };
    let rounds = Area { x: phases.right() + GAP, w: ROUNDS, ..line };
    let left = rounds.right() + GAP;
    [phases, rounds, Area { x: left, w: line.right() - left, ..line }]
}

/// What stands in them.
pub(super) fn draw(m: &mut Marks, stage: &Stage, line: Area) {
    let [phases, rounds, turns] = parts(line);
    self::phases(m, stage, phases);
    self::rounds(m, stage, rounds);
    self::turns(m, stage, turns);
}

/// The five phases: ticked when they are past, in the colour of the band while they last.
fn phases(m: &mut Marks, stage: &Stage, area: Area) {
    let over = stage.view.stage == Doing::Over;
    for (phase, i) in Phase::ALL.into_iter().zip(0..) {
        let place = Area::new(area.x + u(14) + i * u(99), area.y + u(12), u(92), area.h - u(24));
        let current = phase == stage.view.phase && !over;
        let (fill, on) = if current { (Colour::BandBurgundy, Colour::Paper) } else { (Colour::Fold, Colour::Soft) };
        m.rect(place, u(10), Ink::fill(fill));
        let words = Label::new(phase.id(), Area::new(place.x + u(8), place.y, u(36), place.h), Style::Name);
        m.label(words.size(u(if current { 46 } else { 40 })).colour(on).centred());
        let centre = Point::new(place.x + u(66), place.centre().y);
        if phase < stage.view.phase || over {
            m.sprite("check", centre, u(30), [Colour::Soft, Colour::Fold]);
        } else {
            shield(m, centre, u(if current { 48 } else { 42 }), &phase_points(phase).to_string());
        }
    }
}

/// The goods of the rounds to come; those of past rounds have gone to a depot.
fn rounds(m: &mut Marks, stage: &Stage, area: Area) {
    let middle = area.centre().y;
    m.sprite("hourglass", Point::new(area.x + u(40), middle), u(48), [Colour::Ink, Colour::Paper]);
    for (good, i) in stage.view.coming.into_iter().zip(0..) {
        let centre = Point::new(area.x + u(108) + i * u(74), middle);
        match good {
            Some(good) => goods(m, centre, u(54), good, 1),
            None => {
                empty(m, Area::round(centre, u(27)), u(6));
                if stage.view.white > 0 {
                    m.sprite("check", centre, u(28), [Colour::Soft, Colour::Fold]);
                }
            }
        }
    }
}

/// The white die, then who has the turn and who has it next.
fn turns(m: &mut Marks, stage: &Stage, area: Area) {
    let middle = area.centre().y;
    let look = Pips { face: Colour::White, pips: Colour::Ink };
    die(m, Point::new(area.x + u(56), middle - u(2)), u(62), stage.view.white, look);
    m.rect(Area::new(area.x + u(106), area.y + u(16), u(2), area.h - u(32)), 0, Ink::fill(Colour::Line));
    let Some(now) = stage.view.mover() else { return };
    for (seat, i) in [now].into_iter().chain(stage.view.waiting.iter().copied()).zip(0..) {
        let radius = if i == 0 { u(23) } else { u(18) };
        let centre = Point::new(area.x + u(148) + i * u(52), middle);
        seat_mark(m, centre, radius, seat.index(), &stage.initials[seat.index()]);
    }
}
