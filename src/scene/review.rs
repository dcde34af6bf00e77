//! The review of a game that is over: how likely each seat was to win, how well it decided, and what cost the most.

use super::graph::numbered;
use super::{
    Area, Colour, Frame, Graph, Ink, Label, Marks, Player, Point, Scene, SeatLook, Style, WIDTH, panel, seat_mark, u,
    width,
};

/// How high the parts are, and what lies between them.
const GRAPH: i32 = u(436);
const TITLE: i32 = u(58);
const SKILL: i32 = u(136);
const ROW: i32 = u(130);
const LINE: i32 = u(62);
const GAP: i32 = u(16);
/// The shadow of a panel.
const SHADOW: i32 = u(6);
/// Where the words of a row begin, and the room for what it cost.
const WORDS: i32 = u(206);
const COST: i32 = u(150);

/// The picture.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewSheet {
    /// Its frame.
    pub frame: Frame,
    /// What the graph shows, and the graph.
    pub graph: (String, Graph),
    /// How well each seat decided.
    pub skills: Vec<Skill>,
    /// What the next part is called.
    pub title: String,
    /// What cost the most.
    pub rows: Vec<Weighed>,
}

/// How well a seat decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// Who.
    pub player: Player,
    /// The figure.
    pub figure: String,
    /// In how many decisions.
    pub words: String,
}

/// A decision that cost much.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// Its number, which the graph has, too.
    pub number: String,
    /// Who made it.
    pub player: Player,
    /// When.
    pub when: String,
    /// What it cost.
    pub cost: String,
    /// What was done, and what was better, each with what that is.
    pub lines: Vec<(String, String)>,
}

impl ReviewSheet {
    /// The picture.
    pub fn scene(&self) -> Scene {
        let rows = self.rows.len() as i32;
        let body = GRAPH + GAP + SKILL + GAP + LINE + rows * (ROW + GAP) - if rows > 0 { GAP } else { 0 };
        let mut scene = Scene::new(WIDTH, Frame::height(body));
        let area = self.frame.draw(&mut scene);
        let m = &mut scene.marks;
        let (title, graph) = &self.graph;
        let whole = Area { h: GRAPH - SHADOW, ..area };
        panel(m, whole);
        graph.draw_in(m, Area { y: area.y + TITLE, h: whole.h - TITLE, ..area });
        let place = Area::new(area.x + u(24), area.y, area.w - u(48), TITLE);
        m.label(Label::new(&**title, place, Style::Name).size(u(38)));
        let mut y = area.y + GRAPH + GAP;
        let places = Area { y, h: SKILL - SHADOW, ..area };
        for (skill, place) in self.skills.iter().zip(places.columns(self.skills.len() as i32, GAP)) {
            skill.draw(m, place);
        }
        y += SKILL + GAP;
        let place = Area::new(area.x + u(8), y - u(6), area.w - u(16), LINE);
        m.label(Label::new(&*self.title, place, Style::Name).size(u(40)).lines(2, 100));
        y += LINE;
        for row in &self.rows {
            row.draw(m, Area { y, h: ROW - SHADOW, ..area });
            y += ROW + GAP;
        }
        scene
    }
}

impl Skill {
    /// Mark and name above, the figure at the right.
    fn draw(&self, m: &mut Marks, area: Area) {
        panel(m, area);
        let size = u(50);
        let wide = width(&self.figure, Style::Figure.face(), size);
        let figure = Area::new(area.right() - u(18) - wide, area.y + u(10), wide, u(72));
        let mark = Point::new(area.x + u(44), area.y + u(46));
        seat_mark(m, mark, u(24), self.player.seat, &self.player.initial);
        let name = Area::new(mark.x + u(36), figure.y, figure.x - mark.x - u(46), figure.h);
        m.label(Label::new(&*self.player.name, name, Style::Name).size(u(38)));
        m.label(Label::new(&*self.figure, figure, Style::Figure).size(size).right());
        let words = Area::new(area.x + u(20), area.y + u(80), area.w - u(40), u(44));
        m.label(Label::new(&*self.words, words, Style::Second).size(u(30)).colour(Colour::Soft));
    }
}

impl Weighed {
    /// The number and who at the left, both moves one below the other, and what it cost at the right.
    fn draw(&self, m: &mut Marks, area: Area) {
        panel(m, area);
        m.rect(Area { w: u(14), ..area }, u(7), Ink::fill(SeatLook::of(self.player.seat).colour));
        let upper = area.y + u(42);
        numbered(m, Point::new(area.x + u(58), upper), u(22), &self.number);
        seat_mark(m, Point::new(area.x + u(126), upper), u(26), self.player.seat, &self.player.initial);
        let when = Area::new(area.x + u(26), area.y + u(74), WORDS - u(40), u(46));
        m.label(Label::new(&*self.when, when, Style::Second).size(u(28)).colour(Colour::Soft));
        let left = area.x + WORDS;
        let right = area.right() - COST;
        let heads = self.lines.iter().map(|(head, _)| width(head, Style::Second.face(), u(28))).max().unwrap_or(0);
        for ((head, words), i) in self.lines.iter().zip(0..) {
            let y = area.y + u(4) + i * u(58);
            let place = Area::new(left, y, heads, u(58));
            m.label(Label::new(&**head, place, Style::Second).size(u(28)).colour(Colour::Soft));
            let begin = left + heads + u(18);
            let place = Area::new(begin, y, right - begin, u(58));
            let style = if i == 0 { Style::Text } else { Style::Figure };
            // Two lines are smaller, so that one move stays clear of the other.
            let is_long = width(words, style.face(), u(32)) > place.w;
            let label = Label::new(&**words, place, style).size(if is_long { u(27) } else { u(32) });
            m.label(label.lines(2, 94));
        }
        let cost = Area::new(right + u(10), area.y, COST - u(30), area.h);
        m.label(Label::new(&*self.cost, cost, Style::Figure).size(u(50)).right());
    }
}
