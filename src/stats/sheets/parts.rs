//! What these pictures have in common: people without a seat, the rows of a panel, a bar of shares.

use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Stroke, Style, initials, plain_name, u};
use crate::stats::Person;

/// The paper line below the band.
pub fn line(m: &mut Marks, area: Area) {
    m.rect(area, 0, Ink::fill(Colour::Paper));
    m.rect(Area::new(0, area.bottom() - u(3), area.w, u(3)), 0, Ink::fill(Colour::Line));
}

/// What somebody is called in a picture: as far as it can be read, and else by the place where they stand in it, from 0.
pub fn name(person: &Person, at: usize) -> String {
    plain_name(&person.name, at)
}

/// Somebody without a seat: a gold disc in an ink ring, with their letter, or the number of their place.
pub fn person(m: &mut Marks, centre: Point, radius: i32, person: &Person, at: usize) {
    m.disc(centre, radius, Ink::fill(Colour::Gold).edged(Colour::Ink, radius / 7));
    let name = name(person, at);
    let number = name.strip_prefix('#').filter(|number| number.chars().all(|c| c.is_ascii_digit()));
    let letter = match number {
        Some(number) => number.to_owned(),
        None => initials(&[name]).pop().unwrap_or_default(),
    };
    // Figures of the face for names go below the line.
    let style = if letter.chars().all(|c| c.is_ascii_digit()) { Style::Figure } else { Style::Name };
    m.label(Label::new(letter, Area::round(centre, radius), style).size(radius * 11 / 10).centred());
}

/// A thin line between two things beside each other.
pub fn rule(m: &mut Marks, x: i32, area: Area) {
    let ends = [Point::new(x, area.y + u(18)), Point::new(x, area.bottom() - u(18))];
    m.line(ends.to_vec(), Stroke { colour: Colour::Line, width: u(2), dash: None });
}

/// The block at the left of a panel, in a game's colour with its icon.
pub fn block(m: &mut Marks, panel: Area, wide: i32, icon: &'static str, colour: Colour) {
    let block = Area { w: wide + u(14), ..panel };
    m.rect(block, u(14), Ink::fill(colour));
    m.rect(Area { x: panel.x + wide, w: u(14), ..panel }, 0, Ink::fill(Colour::Paper));
    m.sprite(icon, Point::new(panel.x + wide / 2, panel.centre().y), wide * 66 / 100, [Colour::Gold, colour]);
}

/// A bar whose pieces are as wide as their shares, though never too small for their figure. Gives the pieces.
pub fn bar(m: &mut Marks, area: Area, shares: &[(usize, Colour)]) -> Vec<Area> {
    let told = || shares.iter().filter(|(count, _)| *count > 0);
    let (gap, least) = (u(3), u(62));
    let (pieces, all) = (told().count() as i32, told().map(|(count, _)| *count as i32).sum::<i32>().max(1));
    let free = area.w - pieces * least - (pieces - 1).max(0) * gap;
    let mut x = area.x;
    told()
        .map(|(count, colour)| {
            let piece = Area { x, w: least + free * *count as i32 / all, ..area };
            m.rect(piece, u(10), Ink::fill(*colour).edged(Colour::Ink, 20));
            m.label(Label::new(count.to_string(), piece, Style::Figure).centred());
            x = piece.right() + gap;
            piece
        })
        .collect()
}
