//! What is worth telling of a game that is over: panels beside one another.

use super::graph::numbered;
use super::{Area, Colour, Fit, Label, Marks, Player, Point, Style, panel, seat_mark, u, width};

/// How high they are.
pub(super) const HEIGHT: i32 = u(164);
const GAP: i32 = u(16);

/// Something worth telling.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// Its number, which the graph has, too.
    pub number: String,
    /// What it is.
    pub title: String,
    /// Whom it is about, if it is about one.
    pub player: Option<Player>,
    /// The sign of what is measured, where that is not points.
    pub sign: Option<&'static str>,
    /// How much it is, or when.
    pub figure: String,
    /// More of it.
    pub words: String,
}

/// Draws them.
pub(super) fn draw(m: &mut Marks, area: Area, notes: &[Note]) {
    for (note, place) in notes.iter().zip(area.columns(notes.len() as i32, GAP)) {
        note.draw(m, Area { h: HEIGHT - u(6), ..place });
    }
}

impl Note {
    fn draw(&self, m: &mut Marks, area: Area) {
        panel(m, area);
        let middle = area.y + u(40);
        numbered(m, Point::new(area.x + u(36), middle), u(19), &self.number);
        let size = u(40);
        let wide = width(&self.figure, Style::Figure.face(), size).min(area.w * 40 / 100);
        let mut right = area.right() - u(20) - wide;
        let figure = Area::new(right, middle - u(28), wide, u(56));
        m.label(Label::new(&*self.figure, figure, Style::Figure).size(size).right());
        if let Some(sign) = self.sign {
            right -= u(24);
            m.sprite(sign, Point::new(right, middle), u(36), [Colour::Soft, Colour::Paper]);
            right -= u(24);
        }
        if let Some(player) = &self.player {
            right -= u(34);
            seat_mark(m, Point::new(right, middle), u(20), player.seat, &player.initial);
            right -= u(26);
        }
        let title = Area::new(area.x + u(66), middle - u(28), right - area.x - u(76), u(56));
        m.label(Label::new(&*self.title, title, Style::Name).size(u(36)));
        let words = Area::new(area.x + u(20), area.y + u(68), area.w - u(40), u(86));
        let label = Label::new(&*self.words, words, Style::Second).size(u(32)).colour(Colour::Soft);
        if label.fitted().size == label.size {
            return m.label(label);
        }
        // What is too long for one line has two, and ends where these do.
        let label = label.lines(2, 104);
        let is_cut = label.fitted().cut;
        m.label(if is_cut { label.size(u(30)).fit(Fit::Cut) } else { label });
    }
}
