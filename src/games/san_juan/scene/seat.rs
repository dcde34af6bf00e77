//! One seat on the table: its plate at the left, twelve places for buildings at the right.

use super::super::cards::Kind;
use super::super::moves::{Card, Pick, Role};
use super::super::news::Spot;
use super::super::state::Phase;
use super::super::view::SeatView;
use super::buildings::{Build, LINE, building, slot};
use super::{Stage, look};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Ink, Label, Marks, Outline, Point, SeatLook, Style, counter, panel, playing, seat_mark,
    seat_mark_turned, shield, u, width,
};

/// How many buildings end the game (SJ-114).
const TWELVE: usize = 12;
const PLATE: i32 = u(280);
const CORNER: i32 = u(14);
/// Between buildings.
const GAP: i32 = u(10);

/// How high a seat is.
pub(super) const HEIGHT: i32 = 2 * Build::Low.place().h + GAP + u(28);

/// The seat in its row, whose upper left corner and width are given. `active` when it has to act.
pub(super) fn row(m: &mut Marks, stage: &Stage, at: Point, wide: i32, seat: usize) {
    let view = &stage.view.seats[seat];
    let active = stage.view.awaiting.contains(&Seat(seat as u8));
    let area = Area::new(0, 0, wide, HEIGHT);
    m.group("seat", at, |m| {
        panel(m, area);
        stage.footer.name(m, area, || (format!("seat.{seat}"), stage.names[seat].clone()));
        plate(m, stage, view, seat, active);
        if active {
            playing(m, area, CORNER, seat);
        }
        let most = stage.view.seats.iter().map(|seat| seat.buildings.len()).max().unwrap_or(0);
        let build = Build::of(most);
        let first = build.place().moved(PLATE + u(16), u(14));
        let places = if build == Build::Tall { LINE } else { TWELVE.max(view.buildings.len()) };
        for (i, place) in first.tiled(LINE as i32, GAP).take(places).enumerate() {
            let at = (place.corner(), build);
            match view.buildings.get(i) {
                Some(it) => {
                    let letter = letter(stage, seat, it.kind, it.copy);
                    building(m, stage, at, (Seat(seat as u8), it), &view.score, letter);
                }
                None => slot(m, at, i + 1, i + 1 == TWELVE),
            }
        }
    });
}

/// The letter of a building that is offered: only the asked seat's own buildings ever are.
fn letter(stage: &Stage, seat: usize, kind: Kind, copy: u8) -> Option<String> {
    let asked = stage.view.viewer().or(stage.view.awaiting.first().copied());
    let offered = asked == Some(Seat(seat as u8)) && stage.view.mine.is_empty();
    if offered { stage.letter(Pick::Card(Card { kind, copy })) } else { None }
}

fn plate(m: &mut Marks, stage: &Stage, view: &SeatView, seat: usize, active: bool) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    let (on, ground) = if active { (on, colour) } else { (Colour::Ink, Colour::Paper) };
    let mark = Point::new(u(56), u(46));
    if active {
        m.rect(Area::new(0, 0, PLATE, HEIGHT), CORNER, Ink::fill(colour));
        m.rect(Area::new(PLATE - CORNER, 0, CORNER, HEIGHT), 0, Ink::fill(colour));
        seat_mark_turned(m, mark, u(25), seat, &stage.initials[seat]);
    } else {
        m.rect(Area::new(0, 0, u(14), HEIGHT), u(7), Ink::fill(colour));
        m.rect(Area::new(u(7), 0, u(7), HEIGHT), 0, Ink::fill(colour));
        seat_mark(m, mark, u(25), seat, &stage.initials[seat]);
    }
    let name = Area::new(u(98), u(14), PLATE - u(108), u(62));
    m.label(Label::new(&*stage.names[seat], name, Style::Name).colour(on));
    figures(m, stage, view, seat, [on, ground]);
    roles(m, stage, seat, active, [on, ground]);
}

/// Cards in hand, points, buildings, and the Governor's hat.
fn figures(m: &mut Marks, stage: &Stage, view: &SeatView, seat: usize, tones: [Colour; 2]) {
    let left = u(32);
    let hand = if view.drawn > 0 { format!("{}+{}", view.hand, view.drawn) } else { view.hand.to_string() };
    let used = counter(m, Point::new(left, u(90)), u(50), "hand", &hand, tones);
    let owner = Seat(seat as u8);
    let above = u(79);
    // The points stand close behind the cards, so what is new of both is said above them.
    stage.trace.count(m, &Spot::Hand(owner), Point::new(left + u(58), above));
    stage.trace.count_to_left(m, &Spot::Points(owner), Point::new(u(262), above));
    let centre = Point::new(u(178).max(left + used + u(40)), u(115));
    shield(m, centre, u(54), &view.score.total.to_string());
    if unsure(stage, view) {
        let area = Area::new(centre.x + u(32), u(90), u(50), u(50));
        m.label(Label::new("+?", area, Style::Figure).size(u(34)).colour(tones[0]));
    }
    let built = format!("{}/{TWELVE}", view.buildings.len());
    counter(m, Point::new(left, u(152)), u(46), "city_hall", &built, tones);
    if stage.view.governor == owner {
        let place = Area::units(190, 152, 72, 46);
        m.rect(place, u(10), Ink::fill(Colour::Gold).edged(Colour::Ink, 20));
        m.sprite("governor", place.centre().moved(0, u(-1)), u(44), [Colour::Ink, Colour::Gold]);
        stage.trace.piece(m, &Spot::Governor, Outline::Rect(place, u(10)), Doer::Known);
    }
}

/// Whether there may be points under a Chapel that nobody else knows of (SJ-90).
fn unsure(stage: &Stage, view: &SeatView) -> bool {
    let chapel = |kind: &Kind| *kind == Kind::Chapel;
    let owned = view.buildings.iter().any(|it| chapel(&it.kind) || it.covered.iter().any(chapel));
    owned && stage.view.phase != Phase::Over
}

/// The roles the seat has picked in this round, or the place for the one it picks now.
fn roles(m: &mut Marks, stage: &Stage, seat: usize, active: bool, [on, ground]: [Colour; 2]) {
    let picked: Vec<Role> = Role::ALL
        .into_iter()
        .zip(stage.view.roles)
        .filter(|(_, taker)| *taker == Some(Seat(seat as u8)))
        .map(|(role, _)| role)
        .collect();
    let picking = active && stage.view.phase == Phase::Role;
    let places = picked.len() + usize::from(picking);
    let strip = Area::new(u(28), u(214), u(234), u(42));
    for (i, place) in strip.columns(places.max(1) as i32, u(8)).take(places).enumerate() {
        let Some(&role) = picked.get(i) else {
            m.rect(place, u(10), Ink::edge(on, 20).dashed(u(4), u(6)));
            m.label(Label::new("?", place, Style::Figure).size(u(30)).colour(on).centred());
            continue;
        };
        let colour = look::role(role);
        // On its own seat's colour a role may be hard to see, so it has an edge of paper there.
        let ink = Ink::fill(colour);
        m.rect(place, u(10), if ground == Colour::Paper { ink } else { ink.edged(Colour::Paper, 20) });
        let words = stage.role(role);
        let room = place.w - u(58);
        let named = width(&words, Style::Figure.face(), u(29) * 7 / 10) <= room;
        let sign = if named { Point::new(place.x + u(24), place.centre().y) } else { place.centre() };
        m.sprite(role.id(), sign, u(32), [Colour::Paper, colour]);
        if named {
            let area = Area::new(place.x + u(48), place.y, room, place.h);
            m.label(Label::new(words, area, Style::Figure).size(u(29)).colour(Colour::Paper));
        }
    }
}
