//! The line of time: which moment of a game a picture shows, in place of whose turn it is.

use super::{Align, Area, Colour, Ink, Label, Marks, Point, Style, u, width};

/// Where the line begins and ends.
const FROM: i32 = u(640);
const TO: i32 = u(1360);
/// So far the line lies below the middle of its strip, so that marks have room above it.
const BELOW: i32 = u(18);
/// Marks of numbers go on one by one as far as this, then only every fifth has one.
const EACH: u32 = 9;
const FIFTH: u32 = 5;
/// Two marks are so far apart at least.
const APART: i32 = u(38);

/// A moment of a game that is over, and what lies around it.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeLine {
    /// What this is.
    pub title: String,
    /// Which moment, in words.
    pub moment: String,
    /// The parts of the game: after which step each began, and its mark.
    pub parts: Vec<(usize, String)>,
    /// The step that is shown.
    pub step: usize,
    /// How many there are.
    pub of: usize,
}

impl TimeLine {
    /// Draws it into the strip below the band, `edge` being the outer margin.
    pub(super) fn draw(&self, m: &mut Marks, strip: Area, edge: i32) {
        m.rect(strip, 0, Ink::fill(Colour::Paper));
        m.rect(Area::new(0, strip.bottom() - u(3), strip.w, u(3)), 0, Ink::fill(Colour::Line));
        let block = Area::new(0, strip.y, edge + u(76), strip.h);
        m.rect(block, 0, Ink::fill(Colour::Ink));
        m.sprite("hourglass", block.centre(), u(52), [Colour::Paper, Colour::Ink]);
        let (x, high) = (block.right() + u(20), strip.h - u(2));
        let room = FROM - u(28) - x;
        let title = Label::new(&*self.title, Area::new(x, strip.y, room * 6 / 10, high), Style::Name).size(u(50));
        let fitted = title.fitted();
        let used = fitted.lines.iter().map(|words| width(words, Style::Name.face(), fitted.size)).max().unwrap_or(0);
        m.label(title);
        let moment = Area::new(x + used + u(16), strip.y, room - used - u(16), high);
        m.label(Label::new(&*self.moment, moment, Style::Turn));
        self.course(m, strip.centre().y + BELOW);
    }

    /// The line itself at that height, with its marks and the moment.
    fn course(&self, m: &mut Marks, y: i32) {
        let now = self.place(self.step);
        m.rect(Area::new(FROM, y - u(5), TO - FROM, u(10)), u(5), Ink::fill(Colour::Line));
        m.rect(Area::new(FROM, y - u(5), (now - FROM).max(u(10)), u(10)), u(5), Ink::fill(Colour::Ink));
        let mut free = FROM;
        for (step, mark) in &self.parts {
            let x = self.place(*step);
            if !is_marked(mark) || x < free {
                continue;
            }
            m.rect(Area::new(x - u(2), y - u(13), u(4), u(26)), 0, Ink::fill(Colour::Ink));
            let wide = width(mark, Style::Figure.face(), u(28)) + u(4);
            let place = Area::new((x + u(6)).min(TO - wide), y - u(54), wide, u(32));
            m.label(Label { align: Align::Left, ..Label::new(&**mark, place, Style::Figure).size(u(28)) });
            free = x + wide.max(APART - u(8)) + u(8);
        }
        m.disc(Point::new(now, y), u(20), Ink::fill(Colour::Gold).edged(Colour::Ink, u(4)));
    }

    /// Where a step lies on the line.
    fn place(&self, step: usize) -> i32 {
        let (step, of) = (step.min(self.of) as i64, self.of.max(1) as i64);
        FROM + (i64::from(TO - FROM) * step / of) as i32
    }
}

/// Whether a part has a mark: letters all, numbers one by one as long as they are small.
fn is_marked(mark: &str) -> bool {
    mark.parse().map_or(true, |number: u32| number <= EACH || number.is_multiple_of(FIFTH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_lies_between_the_ends() {
        let line = |step, of| TimeLine { title: String::new(), moment: String::new(), parts: Vec::new(), step, of };
        for (step, of, place) in [(0, 10, FROM), (10, 10, TO), (5, 10, (FROM + TO) / 2), (0, 0, FROM), (9, 3, TO)] {
            assert_eq!(line(step, of).place(step), place);
        }
    }

    #[test]
    fn of_many_numbers_every_fifth_has_a_mark() {
        let marked = ["A", "E", "1", "9", "10", "11", "15", "24"].map(is_marked);
        assert_eq!(marked, [true, true, true, true, true, false, true, false]);
    }
}
