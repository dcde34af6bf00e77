//! The picture of everything that takes a die, with the seats.

use super::super::moves::Act;
use super::super::print::Pile;
use super::super::seals::Special;
use super::spaces::mark;
use super::{Stage, books, cities, seat, spaces};
use crate::scene::{Area, Frame, Scene, WIDTH, u};

/// Between panels beside one another, and below one another.
const GAP: i32 = u(16);
const BELOW: i32 = u(13);
/// Between city cards.
const APART: i32 = u(8);
/// How many city cards are in a line.
const PER_LINE: i32 = 4;
/// How high the rows are: favour, seals and bag; travel and contracts; special cities; city cards.
const SPACES: i32 = u(164);
const TRAVEL: i32 = u(148);
const SPECIAL: i32 = u(178);
const CARDS: i32 = 2 * cities::CARD + APART;

/// The action area with all seats.
pub(super) fn scene(stage: &Stage) -> Scene {
    let count = stage.names.len();
    let rows = books::HEIGHT + SPACES + TRAVEL + SPECIAL + CARDS + 5 * BELOW;
    let mut scene = Scene::new(WIDTH, Frame::height(rows + seat::height(count) + u(5)));
    let area = stage.frame(stage.turn(), stage.news()).draw(&mut scene);
    let m = &mut scene.marks;
    let mut y = area.y;
    let mut row = |high: i32| {
        let line = Area { y, h: high, ..area };
        y += high + BELOW;
        line
    };
    let line = row(books::HEIGHT);
    for (book, place) in Pile::ALL.into_iter().zip(line.columns(3, GAP)) {
        books::draw(m, stage, place, book);
    }
    stage.footer.crop(m, line, "books");
    mark(m, line, stage.verb_letter(Act::Book));
    let line = row(SPACES);
    let [khan, guild] = [Area { w: u(440), ..line }, Area { x: line.x + u(456), w: u(560), ..line }];
    spaces::khan(m, stage, khan);
    spaces::guild(m, stage, guild);
    let rest = |line: Area| Area { x: guild.right() + GAP, w: line.right() - guild.right() - GAP, ..line };
    spaces::bag(m, stage, rest(line));
    let line = row(TRAVEL);
    spaces::travel(m, stage, Area { w: guild.right() - line.x, ..line });
    spaces::contracts(m, stage, rest(line));
    let line = row(SPECIAL);
    let mut places = line.columns(Special::all().len() as i32 + 1, GAP);
    let mut cities = Area { w: 0, ..line };
    for (city, place) in Special::all().zip(&mut places) {
        cities::special(m, stage, place, city);
        cities.w = place.right() - line.x;
    }
    mark(m, cities, stage.verb_letter(Act::City));
    if let Some(place) = places.next() {
        cities::black_dice(m, stage, place);
    }
    let line = row(CARDS);
    let places = line.rows(2, APART).flat_map(|line| line.columns(PER_LINE, APART));
    for (number, place) in places.take(stage.view.table.cards.len()).enumerate() {
        cities::card(m, stage, place, number);
    }
    if let Some(letter) = stage.verb_letter(Act::Card) {
        cities::mark(m, line, &letter);
    }
    let line = row(seat::height(count)).moved(0, u(2));
    for (seat, place) in line.columns(count as i32, GAP).enumerate() {
        seat::draw(m, stage, place, seat);
    }
    scene
}
