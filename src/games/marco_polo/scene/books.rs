//! The three books: what they offer now and in the next round.

use super::super::board::OfferTile;
use super::super::effect::Effect;
use super::super::moves::Pick;
use super::super::names;
use super::super::picks::Offer;
use super::super::print::Pile;
use super::super::spaces::Space;
use super::Stage;
use super::spaces::occupied;
use super::things::{self, Row};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, legal, panel, tag, u};

/// How high a book is.
pub(super) const HEIGHT: i32 = u(228);
/// How far the middle of the line with the spaces lies below the top.
const MIDDLE: i32 = u(35);

/// A book with its spaces, its four offers, and the two of the next round in small.
pub(super) fn draw(m: &mut Marks, stage: &Stage, area: Area, book: Pile) {
    panel(m, area);
    let called = || (format!("book.{}", book as u8 + 1), stage.tongue.say(&names::book(book)));
    stage.footer.name(m, area, called);
    m.sprite("knowledge", Point::new(area.x + u(66), area.y + MIDDLE), u(48), [Colour::Ink, Colour::Paper]);
    let name = Area::new(area.x + u(100), area.y + u(5), u(60), u(60));
    m.label(Label::new(book.id(), name, Style::Name).size(u(40)));
    spaces(m, stage, area, book);
    let table = &stage.view.table;
    let now = book.offers(table.tiles[book as usize]);
    let next = table.next[book as usize].map(OfferTile::print);
    let next = next.map(|tile| [&tile.one_jade, &tile.two_jade]);
    let lines = Area::new(area.x + u(12), area.y + u(66), area.w - u(24), u(128));
    let cells = lines.rows(2, u(10)).flat_map(|line| line.columns(2, u(12)));
    for ((offer, cell), number) in now.into_iter().zip(cells).zip(0..) {
        let letter = stage.letter(Pick::Offer(Offer { pile: book, at: number as u8 }));
        self::offer(m, cell, number.max(1) - 1, offer, letter);
    }
    let line = Area { y: lines.bottom() + u(4), h: u(28), ..lines };
    for (effect, place) in next.into_iter().flatten().zip(line.columns(2, u(12))) {
        m.sprite("next", Point::new(place.x + u(12), place.centre().y), u(20), [Colour::Soft, Colour::Paper]);
        let room = place.w - u(30);
        let row = Row { ink: Colour::Soft, ..Row::of(u(22)) }.fitting(room, u(16), |row| things::wide(effect, row));
        things::draw(m, Point::new(place.x + u(30), place.centre().y), effect, row);
    }
}

/// The spaces from the right, and what placing a die on occupied ones costs.
fn spaces(m: &mut Marks, stage: &Stage, area: Area, book: Pile) {
    let middle = area.y + MIDDLE;
    let mut left = area.right() - u(44);
    let mut full = true;
    for space in Space::of_book(book) {
        let on = stage.lying(space).last().copied();
        full &= on.is_some();
        stage.socket(m, (space, 0), Point::new(left, middle), u(54), Some(book.book().min_die));
        left -= u(68);
    }
    if full {
        occupied(m, Point::new(left - u(10), middle));
    }
}

/// An offer: free on paper, with what it costs in jade before it.
fn offer(m: &mut Marks, cell: Area, jade: i32, effect: &Effect, letter: Option<String>) {
    let ink = Ink::fill(Colour::Fold);
    m.rect(cell, u(10), if jade > 0 { ink.edged(Colour::Ink, 20) } else { ink.edged(Colour::Line, 15) });
    let mut left = cell.x + u(30);
    if jade > 0 {
        let price = Area { w: u(66), ..cell };
        m.rect(price, u(10), Ink::fill(Colour::Jade).edged(Colour::Ink, 20));
        let figure = Area::new(price.x + u(22), price.y, u(18), price.h);
        m.label(Label::new(jade.to_string(), figure, Style::Figure).size(u(34)));
        m.sprite("jade", Point::new(price.x + u(51), price.centre().y), u(24), [Colour::Ink, Colour::Jade]);
        left = price.right() + u(8);
    }
    let room = cell.right() - left - u(6);
    let row = Row::of(u(40)).on(Colour::Fold).fitting(room, u(22), |row| things::wide(effect, row));
    things::draw(m, Point::new(left, cell.centre().y), effect, row);
    if let Some(letter) = letter {
        legal(m, cell, u(10));
        tag(m, cell.corner().moved(u(2), u(2)), u(18), &letter);
    }
}
