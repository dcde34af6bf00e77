//! The sheet of a finished game: a column a player in the order of places, what each has built, a line a source of points.

use super::{
    Area, Colour, Frame, Graph, Ink, Label, Marks, Note, Player, Point, Scene, SeatLook, Style, WIDTH, notes, panel,
    seat_mark, shield, u, width,
};

/// How high the heads of the columns are, what everybody has built, and the points.
const HEAD: i32 = u(96);
const BUILT: i32 = u(256);
const TOTAL: i32 = u(112);
/// How high a line is, and one of many.
const LINE: i32 = u(42);
const NARROW: i32 = u(36);
/// More lines than these are lower.
const MANY: usize = 10;
/// The column with what is counted.
const LABELS: i32 = u(252);
/// The graph, and what lies between the parts.
const GRAPH: i32 = u(330);
const GAP: i32 = u(16);
/// The whole picture is no higher.
const HIGHEST: i32 = u(1690);
/// How far the winner's column reaches beyond the sheet.
const BEYOND: i32 = u(6);

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing {
    /// What the heads are called, what everybody has built, and the points.
    pub words: [String; 3],
    /// Who played, in the order of places.
    pub columns: Vec<Column>,
    /// What was counted.
    pub sources: Vec<Source>,
    /// The points from the beginning to the end, where they are known.
    pub graph: Option<Graph>,
    /// What is worth telling of the game.
    pub notes: Vec<Note>,
}

/// How a game ended for one.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Who.
    pub player: Player,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Whether they have lost whatever the points say.
    pub is_lost: bool,
}

/// A source of points.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// Its sign.
    pub icon: &'static str,
    /// What is counted.
    pub words: String,
    /// What each has of it, column by column.
    pub values: Vec<i32>,
    /// Whether it brings points; else it decides between equal ones.
    pub counts: bool,
}

impl Closing {
    /// The whole picture. `built`: draws what a seat has built into its place.
    pub fn scene(&self, frame: &Frame, built: impl FnMut(&mut Marks, Area, usize)) -> Scene {
        let (sheet, below) = (self.height(), |part: bool, high: i32| if part { GAP + high } else { 0 });
        let notes = below(!self.notes.is_empty(), notes::HEIGHT);
        // Where much is counted, the graph is lower.
        let graph = GRAPH.min(HIGHEST - Frame::height(sheet + notes + GAP));
        let body = sheet + below(self.graph.is_some(), graph) + notes;
        let mut scene = Scene::new(WIDTH, Frame::height(body));
        let area = frame.draw(&mut scene);
        let m = &mut scene.marks;
        self.sheet(m, area, built);
        if let Some(it) = &self.graph {
            it.draw(m, Area { y: area.y + sheet + GAP, h: graph - u(6), ..area });
        }
        notes::draw(m, Area { y: area.y + body - notes::HEIGHT, ..area }, &self.notes);
        scene
    }

    /// How high the sheet is, with its shadow.
    fn height(&self) -> i32 {
        u(6) + HEAD + BUILT + self.sources.len() as i32 * self.line() + TOTAL
    }

    fn line(&self) -> i32 {
        if self.sources.len() > MANY { NARROW } else { LINE }
    }

    /// The sheet itself.
    fn sheet(&self, m: &mut Marks, area: Area, mut built: impl FnMut(&mut Marks, Area, usize)) {
        let area = Area { h: self.height() - u(6), ..area };
        panel(m, area);
        let seats = Area { x: area.x + LABELS, w: area.w - LABELS, ..area };
        let places: Vec<Area> = seats.columns(self.columns.len() as i32, 0).collect();
        let won = self.columns.iter().zip(&places).filter(|(column, _)| column.won());
        let won: Vec<Area> =
            won.map(|(_, place)| Area { x: place.x + u(3), w: place.w - u(6), ..place.grown(BEYOND) }).collect();
        won.iter().for_each(|column| m.rect(*column, u(14), Ink::fill(Colour::Court)));
        let [place, position, points] = &self.words;
        let mut y = area.y;
        let label = |m: &mut Marks, words: &str, y: i32, high: i32| {
            let place = Area::new(area.x + u(24), y, LABELS - u(34), high);
            m.label(Label::new(words, place, Style::Name).size(u(34)));
        };
        label(m, place, y, HEAD);
        for (column, place) in self.columns.iter().zip(&places) {
            column.head(m, Area { y, h: HEAD, ..*place });
        }
        y += HEAD;
        label(m, position, y, BUILT);
        for (column, place) in self.columns.iter().zip(&places) {
            built(m, Area { y, h: BUILT, ..*place }, column.player.seat);
        }
        y += BUILT;
        for source in &self.sources {
            let line = Area { y, h: self.line(), ..area };
            m.rect(Area::new(line.x + u(20), y, line.w - u(40), u(2)), 0, Ink::fill(Colour::Fold));
            source.draw(m, line, &places);
            y += line.h;
        }
        label(m, points, y, TOTAL);
        for (column, place) in self.columns.iter().zip(&places) {
            column.total(m, Area { y, h: TOTAL, ..*place });
        }
        // Above the lines that run through all columns.
        won.iter().for_each(|column| m.rect(*column, u(14), Ink::edge(Colour::Gold, BEYOND)));
    }
}

impl Column {
    fn won(&self) -> bool {
        self.place == 1
    }

    /// What icons of a column stand on.
    fn ground(&self) -> Colour {
        if self.won() { Colour::Court } else { Colour::Paper }
    }

    /// Place, mark and name, on a line in the seat's colour.
    fn head(&self, m: &mut Marks, area: Area) {
        let middle = area.y + area.h / 2 - u(4);
        let place = format!("{}.", self.place);
        let wide = width(&place, Style::Figure.face(), u(46));
        m.label(Label::new(place, Area::new(area.x + u(14), middle - u(30), wide, u(60)), Style::Figure).size(u(46)));
        let mark = Point::new(area.x + u(14) + wide + u(40), middle);
        seat_mark(m, mark, u(24), self.player.seat, &self.player.initial);
        let left = mark.x + u(38);
        let name = Area::new(left, middle - u(30), area.right() - left - u(12), u(60));
        m.label(Label::new(&*self.player.name, name, Style::Name).size(u(42)));
        let line = Area::new(area.x + u(14), area.bottom() - u(8), area.w - u(28), u(6));
        m.rect(line, u(3), Ink::fill(SeatLook::of(self.player.seat).colour));
    }

    /// The points, with a crown for who has won, and a lock for who has lost whatever they say.
    fn total(&self, m: &mut Marks, area: Area) {
        let centre = area.centre();
        shield(m, centre, u(88), &self.points.to_string());
        let sign = match (self.is_lost, self.won()) {
            (true, _) => "lock",
            (false, true) => "crown",
            (false, false) => return,
        };
        m.sprite(sign, centre.moved(u(78), 0), u(46), [Colour::Ink, self.ground()]);
    }
}

impl Source {
    /// What is counted, and what everybody has of it; a star where it is most.
    fn draw(&self, m: &mut Marks, line: Area, places: &[Area]) {
        let (middle, is_low) = (line.centre().y, line.h < LINE);
        m.sprite(self.icon, Point::new(line.x + u(40), middle), u(34), [Colour::Soft, Colour::Paper]);
        let words = Area::new(line.x + u(66), line.y, LABELS - u(72), line.h);
        let label = Label::new(&*self.words, words, Style::Text).size(u(28));
        // What is too long for one line has two lower ones.
        m.label(if label.fitted().cut { label.size(u(20)).lines(2, 88) } else { label });
        let most = self.values.iter().max().copied().filter(|most| *most > 0 && self.counts);
        for (value, place) in self.values.iter().zip(places) {
            let (figure, colour) = match value {
                0 => ("–".to_owned(), Colour::Soft),
                value if !self.counts => (value.to_string(), Colour::Soft),
                value => (value.to_string(), Colour::Ink),
            };
            let area = Area::new(place.x, line.y, place.w, line.h);
            let label = Label::new(figure, area, Style::Figure).size(if is_low { u(32) } else { u(36) });
            m.label(label.colour(colour).centred());
            if Some(*value) == most {
                m.sprite("bonus", Point::new(area.centre().x + u(46), middle), u(24), [Colour::Ink, Colour::Paper]);
            }
        }
    }
}
