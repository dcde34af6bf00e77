//! Things in a row: with what somebody did something, what it was, and what it brought.

use super::fresh::signed;
use super::{Area, Colour, Group, Label, Mark, Marks, Pips, Player, Point, Style, die, seat_mark, shield, u, width};

/// Between two things, and between a thing and its figure.
const APART: i32 = u(14);
const CLOSE: i32 = u(6);
const WELL_APART: i32 = u(34);
const FIGURE: i32 = u(42);
const NAME: i32 = u(38);
const ARROW: i32 = u(36);
/// How large a die, a shield and an icon without a ground of its own are.
const DIE: i32 = u(62);
const SHIELD: i32 = u(60);
const ICON: i32 = u(56);

/// Things in a row, from left to right, their middles on one line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strip {
    things: Vec<Thing>,
    /// Whether what comes next was brought by what came before.
    brings: bool,
}

/// One of them, drawn from the middle of its left end.
#[derive(Clone, Debug, PartialEq)]
struct Thing {
    before: i32,
    wide: i32,
    marks: Marks,
}

impl Strip {
    /// A thing that wide, which is drawn round its middle.
    pub fn thing(&mut self, wide: i32, draw: impl FnOnce(&mut Marks, Point)) {
        if std::mem::take(&mut self.brings) {
            self.put(APART, ARROW, |m, at| m.sprite("next", at, ARROW, [Colour::Soft, Colour::Fold]));
        }
        self.put(APART, wide, draw);
    }

    fn put(&mut self, before: i32, wide: i32, draw: impl FnOnce(&mut Marks, Point)) {
        let before = if self.things.is_empty() { 0 } else { before };
        let mut marks = Marks::default();
        draw(&mut marks, Point::new(wide / 2, 0));
        self.things.push(Thing { before, wide, marks });
    }

    /// What follows was brought by what came before, if anything follows and anything came.
    pub fn brings(&mut self) {
        self.brings = !self.things.is_empty();
    }

    /// An icon in ink.
    pub fn icon(&mut self, icon: &'static str) {
        self.thing(ICON, |m, at| m.sprite(icon, at, ICON, [Colour::Ink, Colour::Fold]));
    }

    /// A die.
    pub fn die(&mut self, value: u8, look: Pips) {
        self.thing(DIE, |m, at| die(m, at, DIE, value, look));
    }

    /// So many victory points.
    pub fn points(&mut self, points: i32) {
        self.thing(SHIELD, |m, at| shield(m, at, SHIELD, &points.to_string()));
    }

    /// A figure that belongs to the thing before it.
    pub fn figure(&mut self, figure: impl Into<String>) {
        let figure = figure.into();
        let wide = width(&figure, Style::Figure.face(), FIGURE);
        self.put(CLOSE, wide, |m, at| {
            m.label(Label::new(figure, line(at, wide, u(48)), Style::Figure).size(FIGURE).centred());
        });
    }

    /// How many there are of what an icon stands for, well apart from what comes before.
    pub fn count(&mut self, icon: &'static str, count: impl Into<i64>) {
        self.put(WELL_APART, ICON, |m, at| m.sprite(icon, at, ICON, [Colour::Ink, Colour::Fold]));
        self.figure(count.into().to_string());
    }

    /// So much more, or less, of the thing before it.
    pub fn by(&mut self, by: i32) {
        self.figure(signed(by));
    }

    /// So much more, or less, of what an icon stands for; nothing where that is none.
    pub fn change(&mut self, icon: &'static str, by: i32) {
        if by != 0 {
            self.icon(icon);
            self.by(by);
        }
    }

    /// The name of a place.
    pub fn name(&mut self, name: impl Into<String>) {
        let name = name.into();
        let wide = width(&name, Style::Name.face(), NAME);
        self.thing(wide, |m, at| {
            m.label(Label::new(name, line(at, wide, u(48)), Style::Name).size(NAME).centred());
        });
    }

    /// The mark of a seat.
    pub fn mark(&mut self, player: &Player) {
        self.thing(u(58), |m, at| seat_mark(m, at, u(23), player.seat, &player.initial));
    }

    /// The same with another one in front of it.
    #[must_use]
    pub fn led_by(mut self, mut first: Strip) -> Strip {
        if let Some(thing) = self.things.first_mut() {
            thing.before = if first.things.is_empty() { 0 } else { APART };
        }
        first.things.append(&mut self.things);
        first
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// How wide it is.
    pub fn wide(&self) -> i32 {
        self.things.iter().map(|thing| thing.before + thing.wide).sum()
    }

    /// Draws it from the middle of its left end. Where it has no room, an ellipsis stands for what is last.
    pub fn draw(&self, m: &mut Marks, mut at: Point, room: i32) {
        let end = at.x + room;
        let is_whole = self.wide() <= room;
        for thing in &self.things {
            at.x += thing.before;
            if !is_whole && at.x + thing.wide + u(44) > end {
                let place = Area::new(at.x, at.y - u(24), u(40), u(48));
                return m.label(Label::new("…", place, Style::Figure).size(FIGURE));
            }
            m.0.push(Mark::Group(Group { name: "thing", at, marks: thing.marks.clone(), stamp: None }));
            at.x += thing.wide;
        }
    }
}

fn line(middle: Point, wide: i32, high: i32) -> Area {
    Area::new(middle.x - wide / 2, middle.y - high / 2, wide, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(strip: &Strip, room: i32) -> Vec<(i32, usize)> {
        let mut m = Marks::default();
        strip.draw(&mut m, Point::new(u(10), 0), room);
        let of = |mark: &Mark| match mark {
            Mark::Group(group) => (group.at.x, group.marks.0.len()),
            _ => (0, 0),
        };
        m.0.iter().map(of).collect()
    }

    #[test]
    fn an_arrow_stands_between_what_was_given_and_what_came_of_it() {
        let mut strip = Strip::default();
        strip.brings();
        strip.icon("coin");
        strip.brings();
        assert_eq!(strip.things.len(), 1, "nothing follows yet");
        strip.points(4);
        strip.brings();
        assert_eq!(strip.things.len(), 3);
        assert_eq!(strip.wide(), ICON + APART + ARROW + APART + SHIELD);
        assert_eq!(names(&strip, u(400)).iter().map(|it| it.0).collect::<Vec<_>>(), [u(10), u(80), u(130)]);
    }

    #[test]
    fn what_has_no_room_ends_in_an_ellipsis() {
        let mut strip = Strip::default();
        (0..20).for_each(|_| strip.icon("coin"));
        let drawn = names(&strip, u(300));
        assert_eq!((drawn.len(), drawn.last().copied()), (4, Some((0, 0))));
    }

    #[test]
    fn nothing_changes_by_nothing() {
        let mut strip = Strip::default();
        strip.change("coin", 0);
        assert!(strip.is_empty());
        strip.change("coin", -2);
        assert_eq!(strip.things.len(), 2);
        assert_eq!((signed(-2), signed(3)), ("−2".to_owned(), "+3".to_owned()));
    }
}
