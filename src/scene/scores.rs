//! The score sheet of a finished game: a column a player, a line a source.

use super::{Area, Colour, Ink, Label, Marks, Player, Point, SeatLook, Style, panel, seat_mark, shield, u};

/// A score sheet while it is drawn from the top.
pub struct ScoreSheet {
    area: Area,
    columns: Vec<Area>,
    y: i32,
}

impl ScoreSheet {
    /// How high the players' names are.
    pub const HEAD: i32 = u(96);
    /// How high a line is.
    pub const LINE: i32 = u(58);
    /// How high the line with the points is.
    pub const TOTAL: i32 = u(112);
    /// The column with what is counted.
    const LABELS: i32 = u(330);

    /// A sheet in an area, with its panel and the players' names.
    pub fn new(m: &mut Marks, area: Area, players: &[Player]) -> ScoreSheet {
        panel(m, area);
        let seats = Area { x: area.x + ScoreSheet::LABELS, w: area.w - ScoreSheet::LABELS, ..area };
        let columns = seats.columns(players.len() as i32, 0).map(|column| Area { w: column.w - u(12), ..column });
        let sheet = ScoreSheet { area, columns: columns.collect(), y: area.y + ScoreSheet::HEAD };
        for (player, column) in players.iter().zip(&sheet.columns) {
            let line = Area::new(column.x, column.y + ScoreSheet::HEAD - u(8), column.w, u(6));
            m.rect(line, 0, Ink::fill(SeatLook::of(player.seat).colour));
            let centre = Point::new(column.x + u(36), column.y + ScoreSheet::HEAD / 2);
            seat_mark(m, centre, u(25), player.seat, &player.initial);
            let name = Area::new(column.x + u(76), column.y + u(10), column.w - u(80), ScoreSheet::HEAD - u(24));
            m.label(Label::new(&*player.name, name, Style::Name));
        }
        sheet
    }

    /// Where the next line begins.
    pub const fn y(&self) -> i32 {
        self.y
    }

    /// The columns of the players from there on, that high.
    pub fn places(&self, high: i32) -> impl Iterator<Item = Area> {
        self.columns.iter().map(move |column| Area { y: self.y, h: high, ..*column })
    }

    /// Leaves so much room.
    pub const fn skip(&mut self, high: i32) {
        self.y += high;
    }

    /// What is counted, and what each player has of it.
    pub fn line(&mut self, m: &mut Marks, icon: &'static str, words: String, figures: impl IntoIterator<Item = i32>) {
        let high = ScoreSheet::LINE;
        self.label(m, high, icon, words);
        let rule = Area::new(self.area.x + u(20), self.y + high - u(2), self.area.w - u(40), u(2));
        m.rect(rule, 0, Ink::fill(Colour::Fold));
        for (figure, place) in figures.into_iter().zip(self.places(high)) {
            let (figure, colour) = match figure {
                0 => ("–".to_owned(), Colour::Soft),
                figure => (figure.to_string(), Colour::Ink),
            };
            m.label(Label::new(figure, place, Style::Figure).colour(colour).centred());
        }
        self.y += high;
    }

    /// What the next line is about, as high as it will be.
    pub fn label(&self, m: &mut Marks, high: i32, icon: &'static str, words: String) {
        let middle = self.y + high / 2;
        m.sprite(icon, Point::new(self.area.x + u(44), middle), u(42), [Colour::Soft, Colour::Paper]);
        let place = Area::new(self.area.x + u(80), self.y, ScoreSheet::LABELS - u(90), high);
        m.label(Label::new(words, place, Style::Text));
    }

    /// The points of each player, with a crown for who has won.
    pub fn total(&mut self, m: &mut Marks, words: String, points: impl IntoIterator<Item = (i32, bool)>) {
        let area = Area { y: self.y, h: ScoreSheet::TOTAL, ..self.area };
        m.rect(Area { h: area.h - u(2), ..area }, 0, Ink::fill(Colour::Fold));
        let place = Area::new(area.x + u(24), area.y, ScoreSheet::LABELS - u(34), area.h);
        m.label(Label::new(words, place, Style::Name));
        for ((points, won), column) in points.into_iter().zip(&self.columns) {
            let centre = Point::new(column.centre().x, area.centre().y);
            shield(m, centre, u(84), &points.to_string());
            if won {
                m.sprite("crown", centre.moved(u(76), 0), u(46), [Colour::Ink, Colour::Fold]);
            }
        }
        self.y += ScoreSheet::TOTAL;
    }
}
