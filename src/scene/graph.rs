//! The points of a game from its beginning to its end, a line a seat.

use super::{
    Area, Colour, Dash, Ink, Label, Marks, Player, Point, SeatLook, Stroke, Style, panel, seat_dot, seat_mark, u, width,
};

/// Room round the lines: for figures at the left, for marks and points at the right, for discs above and labels below.
const LEFT: i32 = u(82);
const RIGHT: i32 = u(136);
const ABOVE: i32 = u(46);
const BELOW: i32 = u(58);

/// A line, and the seat's colour on it.
const BROAD: i32 = u(10);
const THIN: i32 = u(6);

/// Marks at the right lie so far apart at least.
const APART: i32 = u(46);
/// The radius of a numbered disc.
const DISC: i32 = u(17);
/// So many figures stand at the left at most.
const FIGURES: i32 = 5;

/// The points of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// The seats, in the order of places.
    pub players: Vec<Player>,
    /// The way through the game, from its beginning to its end.
    pub stations: Vec<Station>,
    /// After which steps something happened that is told below, with its number.
    pub notes: Vec<(usize, String)>,
}

/// A place on the way through a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Station {
    /// After which step it lies.
    pub step: usize,
    /// What stands below it.
    pub label: String,
    /// Whether a part of the game begins there, or so many rounds have passed that a mark helps.
    pub is_border: bool,
    /// The points of each seat, by its number.
    pub points: Vec<i32>,
}

/// Where the lines lie, and what they measure.
struct Plot<'a> {
    graph: &'a Graph,
    area: Area,
    least: i32,
    most: i32,
    /// From one figure at the left to the next.
    unit: i32,
}

impl Graph {
    /// Draws it into its panel.
    pub(super) fn draw(&self, m: &mut Marks, area: Area) {
        panel(m, area);
        self.draw_in(m, area);
    }

    /// Draws it into a panel that is there.
    pub(super) fn draw_in(&self, m: &mut Marks, area: Area) {
        let plot = Plot::of(self, area);
        plot.grid(m, area);
        plot.notes(m, area);
        for player in self.players.iter().rev() {
            plot.line(m, player.seat);
        }
        plot.ends(m, area);
    }
}

impl Plot<'_> {
    fn of(graph: &Graph, area: Area) -> Plot<'_> {
        let all = || graph.stations.iter().flat_map(|station| station.points.iter().copied());
        let least = all().min().unwrap_or(0).min(0);
        let span = all().max().unwrap_or(0).max(1) - least;
        let units = (0..6).flat_map(|power| [1, 2, 5].map(|of| of * 10_i32.pow(power)));
        let unit = units.into_iter().find(|unit| span / unit < FIGURES).unwrap_or(span);
        let area = Area::new(area.x + LEFT, area.y + ABOVE, area.w - LEFT - RIGHT, area.h - ABOVE - BELOW);
        // The lowest line lies on a figure, and below the lowest point.
        let least = least.div_euclid(unit) * unit;
        Plot { graph, area, least, most: all().max().unwrap_or(0).max(least + 1), unit }
    }

    fn y(&self, points: i32) -> i32 {
        let span = i64::from(self.most - self.least).max(1);
        self.area.bottom() - (i64::from(self.area.h) * i64::from(points - self.least) / span) as i32
    }

    /// The place of a station.
    fn x(&self, station: usize) -> i32 {
        let last = self.graph.stations.len().saturating_sub(1).max(1);
        self.area.x + (self.area.w as i64 * station as i64 / last as i64) as i32
    }

    /// The place of a step between two stations.
    fn at(&self, step: usize) -> i32 {
        let stations = &self.graph.stations;
        let next = stations.iter().position(|station| station.step >= step).unwrap_or(stations.len().saturating_sub(1));
        let (before, after) = (next.saturating_sub(1), next);
        let [from, to] = [before, after].map(|station| stations.get(station).map_or(0, |station| station.step));
        let (done, of) = (step.saturating_sub(from) as i64, to.saturating_sub(from).max(1) as i64);
        self.x(before) + (i64::from(self.x(after) - self.x(before)) * done.min(of) / of) as i32
    }

    /// The lines that help to read it, with their figures and labels.
    fn grid(&self, m: &mut Marks, area: Area) {
        let line = |m: &mut Marks, area: Area| m.rect(area, 0, Ink::fill(Colour::Shade));
        let mut points = self.least;
        while points <= self.most {
            let y = self.y(points);
            line(m, Area::new(self.area.x, y - u(1), self.area.w, u(2)));
            let figure = Area::new(area.x + u(8), y - u(20), LEFT - u(20), u(40));
            m.label(Label::new(points.to_string(), figure, Style::Figure).size(u(28)).colour(Colour::Soft).right());
            points += self.unit;
        }
        let mut free = 0;
        for (i, station) in self.graph.stations.iter().enumerate() {
            let x = self.x(i);
            if station.is_border {
                line(m, Area::new(x - u(1), self.area.y, u(2), self.area.h + BELOW - u(14)));
            }
            let next = (i + 1..).zip(&self.graph.stations[i + 1..]).find(|(_, next)| next.is_border);
            let end = next.map_or(area.right(), |(next, _)| self.x(next) - u(4));
            let size = if station.is_border { u(32) } else { u(24) };
            let wide = width(&station.label, Style::Figure.face(), size) + u(2);
            if station.label.is_empty() || x + u(7) < free || x + u(7) + wide > end {
                continue;
            }
            let place = Area::new(x + u(7), self.area.bottom() + u(8), wide, u(40));
            let colour = if station.is_border { Colour::Ink } else { Colour::Soft };
            m.label(Label::new(&*station.label, place, Style::Figure).size(size).colour(colour));
            free = place.right() + u(8);
        }
    }

    /// The numbered discs above steps, each on a dotted line; one that would lie on the next moves to its left.
    fn notes(&self, m: &mut Marks, area: Area) {
        let mut notes: Vec<(i32, &str)> =
            self.graph.notes.iter().map(|(step, number)| (self.at(*step), &**number)).collect();
        notes.sort_unstable_by(|a, b| b.cmp(a));
        let (y, mut free) = (area.y + u(24), self.area.right());
        for (x, number) in notes {
            let stroke = Stroke { colour: Colour::Ink, width: u(4), dash: Some(Dash { on: u(2), off: u(9) }) };
            m.line(vec![Point::new(x, y + DISC), Point::new(x, self.area.bottom())], stroke);
            let centre = Point::new(x.min(free), y);
            numbered(m, centre, DISC, number);
            free = centre.x - 2 * DISC - u(6);
        }
    }

    /// The line of a seat, with its shape where a part of the game begins. What only the end counts is broken where it is much.
    fn line(&self, m: &mut Marks, seat: usize) {
        let of = |station: &Station| station.points.get(seat).copied().unwrap_or_default();
        let stations = &self.graph.stations;
        let place = |i: usize| Point::new(self.x(i), self.y(of(&stations[i])));
        let Some(last) = stations.len().checked_sub(1).filter(|last| *last > 0) else { return };
        let (end, before) = (of(&stations[last]), of(&stations[last - 1]));
        let is_much = (end - before) * 10 > end;
        let colour = SeatLook::of(seat).colour;
        let dash = Some(Dash { on: u(12), off: u(10) }).filter(|_| is_much);
        for (colour, width) in [(Colour::Ink, BROAD), (colour, THIN)] {
            m.line((0..last).map(place).collect(), Stroke { colour, width, dash: None });
            m.line(vec![place(last - 1), place(last)], Stroke { colour, width, dash });
        }
        for i in (1..last).filter(|i| stations[*i].is_border) {
            seat_dot(m, place(i), u(11), seat);
        }
    }

    /// The marks and the points of the seats at the right, the highest uppermost, each as near to the end of its line as the
    /// others let it be.
    fn ends(&self, m: &mut Marks, area: Area) {
        let Some(last) = self.graph.stations.last() else { return };
        let of = |player: &Player| last.points.get(player.seat).copied().unwrap_or_default();
        let mut players: Vec<&Player> = self.graph.players.iter().collect();
        players.sort_by_key(|player| -of(player));
        let room = area.bottom() - u(28) - (players.len() as i32 - 1) * APART;
        let mut free = area.y + u(30);
        for (player, i) in players.into_iter().zip(0..) {
            let y = self.y(of(player)).clamp(free, (room + i * APART).max(free));
            free = y + APART;
            let mark = Point::new(self.area.right() + u(36), y);
            let ends = vec![Point::new(self.area.right() + u(4), self.y(of(player))), mark.moved(-u(18), 0)];
            m.line(ends, Stroke { colour: Colour::Soft, width: u(2), dash: None });
            seat_mark(m, mark, u(18), player.seat, &player.initial);
            let figure = Area::new(mark.x + u(28), y - u(22), area.right() - mark.x - u(34), u(44));
            m.label(Label::new(of(player).to_string(), figure, Style::Figure).size(u(38)));
        }
    }
}

/// A number on a disc of ink, by which two places of a picture are found together.
pub(super) fn numbered(m: &mut Marks, centre: Point, radius: i32, number: &str) {
    m.disc(centre, radius, Ink::fill(Colour::Ink));
    let label = Label::new(number, Area::round(centre, radius), Style::Figure).size(radius * 13 / 10);
    m.label(label.colour(Colour::Paper).centred());
}
