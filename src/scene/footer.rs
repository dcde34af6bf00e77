//! The footer of every picture: what happened last, and which table and step the picture shows.

use super::{Area, Colour, Fit, Label, Marks, Player, Point, Style, seat_mark, u, width};

/// How high it is.
pub(super) const HEIGHT: i32 = u(96);

const EDGE: i32 = u(24);
/// How far the middles of the two lines lie below the top; a single one lies in the middle.
const UPPER: i32 = u(27);
const LOWER: i32 = u(69);
/// The newest event is as large as fits between these two sizes.
const LARGEST: i32 = u(30);
const LEAST: i32 = u(24);
/// From a line's words to the reference behind them.
const ASIDE: i32 = u(20);
const MARK: i32 = u(16);
/// From the middle of a mark to that of the next one, and how much further it is to the words.
const STEP: i32 = u(40);
const AFTER: i32 = u(28);

/// Something that happened, as the footer tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// Whose doing it was.
    pub by: By,
    /// What it was.
    pub words: String,
}

/// Whose doing something was.
#[derive(Clone, Debug, PartialEq)]
pub enum By {
    /// That of these seats.
    Seats(Vec<Player>),
    /// Nobody's in particular: a round began, cards were turned up.
    Table,
    /// It is none, but a remark on the picture.
    Remark,
}

/// The newest of the events in bold letters and the one before above it; the reference at the right of the upper line,
/// so that the newest has the whole width. Where the newest is too long for that, it has both lines.
pub(super) fn draw(m: &mut Marks, foot: Area, news: &[News], reference: &str) {
    let right = foot.right() - EDGE;
    let wide = width(reference, Style::Second.face(), LEAST);
    let place = |middle: i32| Area::new(right - wide, foot.y + middle - u(20), wide, u(40));
    let mut middle = foot.h / 2;
    let Some((newest, earlier)) = news.split_last() else { return refer(m, place(middle), reference) };
    let before = earlier.last().filter(|_| newest.size(right).is_some());
    if let Some(before) = before {
        middle = UPPER;
        before.draw(m, foot.y + UPPER, place(middle).x - ASIDE, |label| label.colour(Colour::Soft).fit(Fit::Cut));
        newest.draw_newest(m, foot.y + LOWER, right);
    } else {
        newest.draw_newest(m, foot.y + middle, place(middle).x - ASIDE);
    }
    refer(m, place(middle), reference);
}

fn refer(m: &mut Marks, place: Area, reference: &str) {
    m.label(Label::new(reference, place, Style::Second).size(LEAST).colour(Colour::Soft).right());
}

impl News {
    /// A remark on the picture.
    pub fn remark(words: String) -> News {
        News { by: By::Remark, words }
    }

    /// Where the words begin.
    fn left(&self) -> i32 {
        let marks = match &self.by {
            By::Remark => return EDGE,
            By::Table => 1,
            By::Seats(players) => players.len().max(1) as i32,
        };
        EDGE + u(18) + (marks - 1) * STEP + AFTER
    }

    /// In which size the newest event takes one line up to there, if it does.
    fn size(&self, right: i32) -> Option<i32> {
        let room = right - self.left();
        (LEAST..=LARGEST).rev().step_by(5).find(|size| width(&self.words, Style::Small.face(), *size) <= room)
    }

    /// The event in bold letters, in two lines where one is too short for it.
    fn draw_newest(&self, m: &mut Marks, middle: i32, right: i32) {
        if self.by == By::Remark {
            return self.draw(m, middle, right, |label| label.lines(2, 114));
        }
        let (size, fit) = self.size(right).map_or((LEAST, Fit::Break(2)), |size| (size, Fit::Cut));
        self.draw(m, middle, right, |label| Label { style: Style::Small, size, fit, ..label });
    }

    /// Marks and words on a line whose middle is given, up to `right`.
    fn draw(&self, m: &mut Marks, middle: i32, right: i32, look: impl Fn(Label) -> Label) {
        let mut centre = Point::new(EDGE + u(18), middle);
        match &self.by {
            By::Seats(players) => {
                for player in players {
                    seat_mark(m, centre, MARK, player.seat, &player.initial);
                    centre.x += STEP;
                }
            }
            By::Table => m.sprite("hourglass", centre, u(32), [Colour::Soft, Colour::Fold]),
            By::Remark => {}
        }
        let high = HEIGHT / 2 - u(4);
        let words = Area::new(self.left(), middle - high / 2, right - self.left(), high);
        m.label(look(Label::new(&*self.words, words, Style::Second)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Mark;

    fn by(seats: &[usize], words: &str) -> News {
        let player = |seat: &usize| Player { seat: *seat, name: String::new(), initial: seat.to_string() };
        News { by: By::Seats(seats.iter().map(player).collect()), words: words.to_owned() }
    }

    /// The words that are drawn, each with its size and the middle of its box.
    fn drawn(news: &[News]) -> Vec<(String, i32, i32)> {
        let mut m = Marks::default();
        draw(&mut m, Area::new(0, 0, u(1400), HEIGHT), news, "k7q · 12");
        let label = |mark: &Mark| match mark {
            Mark::Label(label) if label.style != Style::Figure => {
                Some((label.fitted().lines.join("/"), label.size, label.area.centre().y))
            }
            _ => None,
        };
        m.0.iter().filter_map(label).collect()
    }

    #[test]
    fn the_newest_event_is_large_and_the_one_before_stands_above_it() {
        let both = drawn(&[by(&[0], "Anna built a Well"), by(&[1], "Béla passed")]);
        assert_eq!(both[0], ("Anna built a Well".to_owned(), u(26), UPPER));
        assert_eq!(both[1], ("Béla passed".to_owned(), u(30), LOWER));
        assert_eq!(both[2], ("k7q · 12".to_owned(), u(24), UPPER));
        let one = drawn(&[by(&[1, 2], "Béla and Cecylia passed")]);
        assert!(one.iter().all(|(_, _, middle)| *middle == HEIGHT / 2), "{one:?}");
    }

    #[test]
    fn a_long_event_shrinks_and_then_takes_both_lines_alone() {
        let long = |count: usize| by(&[0], &"word ".repeat(count));
        let sizes = |count: usize| drawn(&[by(&[1], "before"), long(count)]);
        let shrunk = (1..60).map(sizes).find(|drawn| drawn.len() == 3 && drawn[1].1 < u(30));
        assert!(shrunk.is_some_and(|drawn| (u(24)..u(30)).contains(&drawn[1].1)));
        let broken = (1..60).map(sizes).find(|drawn| drawn.len() == 2).unwrap();
        assert!(broken[0].0.matches('/').count() == 1 && broken[0].1 == u(24), "{broken:?}");
    }

    #[test]
    fn there_may_be_nothing_to_tell() {
        assert_eq!(drawn(&[]).len(), 1);
    }
}
