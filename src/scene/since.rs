//! What happened since somebody looked last: a row a turn, the oldest first, and what it comes to for them.

use super::fresh::signed;
use super::{
    Area, Colour, Fit, Fitted, Frame, Ink, Label, Map, Marks, PART, Player, Point, Scene, SeatLook, Strip, Style,
    WIDTH, panel, seat_mark, shield, u, width,
};

/// No picture is higher.
const HIGHEST: i32 = u(1700);
/// No more rows than this; the oldest turns are one of them where there are more.
const MOST: usize = 6;
/// From row to row.
const GAP: i32 = u(16);
/// A line of boxes, and the room above and below a row's lines.
const LINE: i32 = u(142);
const PAD: i32 = u(12);
/// The row of the turns before those that are told.
const EARLIER: i32 = u(84);
/// Where boxes begin in a row, how far they are apart, and how far what is in them is from their edge.
const BOXES: i32 = u(252);
const APART: i32 = u(10);
const INSIDE: i32 = u(16);
const PER_LINE: usize = 3;
/// No box is narrower.
const NARROWEST: i32 = u(150);
/// Words up to so wide stand in one line.
const AT_ONCE: i32 = u(420);
/// The words below the icons, and those without icons.
const WORDS: i32 = u(28);
/// Smaller ones are hardly read on a phone.
const LEAST: i32 = u(22);
/// What the table did, a line each; and what it comes to for whoever looks.
const TABLE: i32 = u(60);
const NOW: i32 = u(92);

/// The picture.
#[derive(Clone, Debug, PartialEq)]
pub struct SinceSheet {
    /// Its frame.
    pub frame: Frame,
    /// The map, if there is one.
    pub map: Option<Map>,
    /// The turns, the oldest first.
    pub turns: Vec<TurnRow>,
    /// What the row of the turns before those is called.
    pub earlier: String,
    /// What the table itself did.
    pub table: Vec<String>,
    /// What it comes to for whoever looks.
    pub now: Option<Now>,
}

/// A turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnRow {
    /// Whose turn it was; nobody's where all did it at once.
    pub player: Option<Player>,
    /// What it is called.
    pub name: String,
    /// The points gained in it, and how many there are now, where they are known.
    pub points: Option<[i32; 2]>,
    /// What was done.
    pub deeds: Vec<Deed>,
}

/// One thing that was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    /// As icons; without any the words stand alone.
    pub icons: Strip,
    /// In words.
    pub words: String,
}

/// What there is now for whoever looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Now {
    /// What this is.
    pub title: String,
    /// What they have.
    pub things: Strip,
    /// What matters for the rest of the round.
    pub fact: String,
}

impl SinceSheet {
    /// The picture.
    pub fn scene(&self) -> Scene {
        let room = WIDTH - 2 * u(24) - BOXES - PAD;
        let mut lines: Vec<Vec<Vec<Placed>>> = self.turns.iter().map(|turn| packed(&turn.deeds, room)).collect();
        let map = self.map.as_ref().filter(|map| map.is_told());
        let above = if map.is_some() { PART.h + GAP } else { 0 };
        let free = HIGHEST - Frame::height(above + self.last());
        let (told, most) = fitting(&lines.iter().map(Vec::len).collect::<Vec<_>>(), free);
        lines.iter_mut().for_each(|lines| cut(lines, most));
        let left_out = self.turns.len() - told;
        let rows: i32 = lines.iter().skip(left_out).map(|lines| row(lines.len()) + GAP).sum();
        let before = if left_out > 0 { EARLIER + GAP } else { 0 };
        let body = above + before + rows + self.last() - if self.last() == 0 { GAP } else { 0 };
        let mut scene = Scene::new(WIDTH, Frame::height(body));
        let mut area = self.frame.draw(&mut scene);
        let m = &mut scene.marks;
        map.iter().for_each(|map| map.draw(m, area.corner()));
        area.y += above;
        if left_out > 0 {
            self.earlier(m, Area { h: EARLIER, ..area }, left_out);
            area.y += EARLIER + GAP;
        }
        for (turn, lines) in self.turns.iter().zip(&lines).skip(left_out) {
            area.h = row(lines.len());
            turn.draw(m, area, lines);
            area.y += area.h + GAP;
        }
        if self.last() > 0 {
            self.table(m, Area { h: self.last(), ..area });
        }
        scene
    }

    /// How high the last row is.
    fn last(&self) -> i32 {
        let table = self.table.len() as i32 * TABLE;
        match (table, &self.now) {
            (0, None) => 0,
            (table, None) => table + u(16),
            (0, Some(_)) => NOW,
            (table, Some(_)) => table + u(8) + NOW,
        }
    }

    /// The turns that are not told one by one: who gained how much in them.
    fn earlier(&self, m: &mut Marks, area: Area, count: usize) {
        m.rect(area, u(14), Ink::fill(Colour::Fold));
        let middle = area.centre().y;
        let label = Label::new(&*self.earlier, Area::new(area.x + u(24), area.y, u(220), area.h), Style::Text);
        m.label(label.colour(Colour::Soft));
        let mut x = area.x + BOXES;
        let mut gains: Vec<(&Player, Option<i32>)> = Vec::new();
        for turn in &self.turns[..count] {
            let Some(player) = &turn.player else { continue };
            let gained = turn.points.map(|[gained, _]| gained);
            match gains.iter_mut().find(|(known, _)| known.seat == player.seat) {
                Some((_, sum)) => *sum = sum.zip(gained).map(|(sum, gained)| sum + gained),
                None => gains.push((player, gained)),
            }
        }
        for (player, gained) in gains {
            seat_mark(m, Point::new(x + u(24), middle), u(22), player.seat, &player.initial);
            x += u(60);
            if let Some(by) = gained.filter(|by| *by != 0) {
                let figure = signed(by);
                let wide = width(&figure, Style::Figure.face(), u(36));
                m.label(Label::new(figure, Area::new(x, area.y, wide, area.h), Style::Figure));
                x += wide;
            }
            x += u(36);
        }
    }

    /// What the table did, a line, and what it comes to.
    fn table(&self, m: &mut Marks, area: Area) {
        m.rect(area, u(14), Ink::fill(Colour::Fold));
        let mut y = area.y + if self.table.is_empty() { 0 } else { u(8) };
        for (words, i) in self.table.iter().zip(0..) {
            if i == 0 {
                m.sprite("hourglass", Point::new(area.x + u(44), y + TABLE / 2), u(46), [Colour::Ink, Colour::Fold]);
            }
            let place = Area::new(area.x + u(86), y, area.w - u(110), TABLE);
            let label = Label::new(&**words, place, Style::Text).lines(2, 100);
            let is_cut = label.fitted().cut;
            m.label(if is_cut { label.size(u(24)).fit(Fit::Cut) } else { label });
            y += TABLE;
        }
        let Some(now) = &self.now else { return };
        if !self.table.is_empty() {
            m.rect(Area::new(area.x + u(20), y, area.w - u(40), u(2)), 0, Ink::fill(Colour::Line));
        }
        let place = Area::new(area.x + u(24), area.bottom() - NOW, u(230), NOW);
        m.label(Label::new(&*now.title, place, Style::Name).size(u(40)));
        let left = area.x + u(266);
        let wide = now.things.wide().min(u(760));
        now.things.draw(m, Point::new(left, place.centre().y), wide);
        let left = left + wide + u(30);
        let fact = Area::new(left, place.y, area.right() - u(20) - left, NOW);
        m.label(Label::new(&*now.fact, fact, Style::Text).size(WORDS).colour(Colour::Soft).lines(2, 100).right());
    }
}

/// How high a row of so many lines of boxes is.
const fn row(lines: usize) -> i32 {
    2 * PAD + lines as i32 * LINE
}

/// How many of the newest turns have room, and how many lines of boxes any of them may have.
fn fitting(lines: &[usize], free: i32) -> (usize, usize) {
    let most = ((free - EARLIER - 2 * GAP - 2 * PAD) / LINE).max(1) as usize;
    let high = |told: usize| -> i32 {
        let rows = lines.iter().skip(lines.len() - told).map(|lines| row((*lines).min(most)) + GAP).sum::<i32>();
        rows + if told < lines.len() { EARLIER + GAP } else { 0 }
    };
    let fits = |told: &usize| *told + usize::from(*told < lines.len()) <= MOST && high(*told) <= free;
    ((1..=lines.len()).rev().find(fits).unwrap_or(lines.len().min(1)), most)
}

/// A box in a line: what is in it and how wide it is; or how many there were no room for.
#[derive(Clone, Debug, PartialEq)]
struct Placed {
    deed: usize,
    more: usize,
    wide: i32,
}

/// No more lines than that; the last box then says how many others there were.
fn cut(lines: &mut Vec<Vec<Placed>>, most: usize) {
    let gone: usize = lines.iter().skip(most).map(Vec::len).sum();
    lines.truncate(most);
    if let Some(last) = lines.last_mut().and_then(|line| line.last_mut()).filter(|_| gone > 0) {
        last.more = gone + 1;
    }
}

/// Boxes in lines, as wide as they have to be, and wider where there is room.
fn packed(deeds: &[Deed], room: i32) -> Vec<Vec<Placed>> {
    let mut lines: Vec<Vec<Placed>> = Vec::new();
    let used = |line: &[Placed]| line.iter().map(|it| it.wide + APART).sum::<i32>();
    for (deed, it) in deeds.iter().enumerate() {
        let wide = it.wide().clamp(NARROWEST, room);
        let placed = Placed { deed, more: 0, wide };
        match lines.last_mut().filter(|line| line.len() < PER_LINE && used(line) + wide <= room) {
            Some(line) => line.push(placed),
            None => lines.push(vec![placed]),
        }
    }
    for line in &mut lines {
        let spare = (room + APART - used(line)) / line.len().max(1) as i32;
        line.iter_mut().for_each(|it| it.wide += spare);
    }
    lines
}

impl Deed {
    /// How wide its box has to be: for all its icons, and its words in two lines; alone they may have three.
    fn wide(&self) -> i32 {
        let words = width(&self.words, Style::Text.face(), WORDS);
        let share = if self.icons.is_empty() { 45 } else { 60 };
        self.icons.wide().max(words.min((words * share / 100).max(AT_ONCE))) + 2 * INSIDE
    }

    fn draw(&self, m: &mut Marks, area: Area) {
        let inner = Area { x: area.x + INSIDE, w: area.w - 2 * INSIDE, ..area };
        if self.icons.is_empty() {
            return words(m, &self.words, Area { y: area.y + u(6), h: area.h - u(12), ..inner }, 4);
        }
        self.icons.draw(m, Point::new(inner.x, area.y + u(44)), inner.w);
        words(m, &self.words, Area { y: area.bottom() - u(56), h: u(54), ..inner }, 2);
    }
}

/// Words in up to so many lines; of those that have no room the last clauses are left out, which say what the icons say as well.
fn words(m: &mut Marks, words: &str, area: Area, lines: u8) {
    let is_one = |words: &str| width(words, Style::Text.face(), WORDS) <= area.w;
    let label = |words: &str| {
        let label = Label::new(words, area, Style::Text).size(WORDS);
        // Two lines are a little smaller, so that they stay clear of the icons.
        if is_one(words) || lines > 2 { label } else { label.size(u(25)) }.lines(lines, 100)
    };
    let is_legible = |label: &Label| matches!(label.fitted(), Fitted { cut: false, size: LEAST.., .. });
    let shorter = words.char_indices().rev().filter(|(_, c)| ":;,(".contains(*c)).map(|(end, _)| &words[..end]);
    let mut told = [words].into_iter().chain(shorter.map(str::trim_end)).map(label);
    let label = told.find(is_legible).unwrap_or_else(|| label(words));
    m.label(if label.fitted().cut { label.size(LEAST).fit(Fit::Cut) } else { label });
}

impl TurnRow {
    fn draw(&self, m: &mut Marks, area: Area, lines: &[Vec<Placed>]) {
        panel(m, area);
        self.head(m, area);
        let high = (area.h - 2 * PAD - (lines.len() as i32 - 1) * APART) / lines.len().max(1) as i32;
        let mut y = area.y + PAD;
        for line in lines {
            let mut x = area.x + BOXES;
            for placed in line {
                let place = Area::new(x, y, placed.wide, high);
                m.rect(place, u(10), Ink::fill(Colour::Fold));
                if placed.more > 0 {
                    let figure = Label::new(signed(placed.more as i32), place, Style::Figure);
                    m.label(figure.size(u(42)).colour(Colour::Soft).centred());
                } else {
                    self.deeds[placed.deed].draw(m, place);
                }
                x += placed.wide + APART;
            }
            y += high + APART;
        }
    }

    /// Whose turn it was, and the points it brought.
    fn head(&self, m: &mut Marks, area: Area) {
        let at = |x: i32, y: i32| Point::new(area.x + u(x), area.y + u(y));
        let bar = Area { w: u(14), ..area };
        let mark = at(58, if self.points.is_some() { 52 } else { 83 });
        match &self.player {
            Some(player) => {
                m.rect(bar, u(7), Ink::fill(SeatLook::of(player.seat).colour));
                seat_mark(m, mark, u(28), player.seat, &player.initial);
            }
            None => {
                m.rect(bar, u(7), Ink::fill(Colour::Soft));
                m.sprite("hourglass", mark, u(58), [Colour::Ink, Colour::Paper]);
            }
        }
        let name = Area::new(area.x + u(102), mark.y - u(32), BOXES - u(114), u(64));
        m.label(Label::new(&*self.name, name, Style::Name).size(u(42)));
        let Some([gained, now]) = self.points else { return };
        shield(m, at(186, 121), u(62), &now.to_string());
        let place = Area::new(area.x + u(24), area.y + u(96), u(84), u(50));
        if gained == 0 {
            return m.label(Label::new("=", place, Style::Figure).colour(Colour::Soft).right());
        }
        m.label(Label::new(signed(gained), place, Style::Figure).size(u(40)).right());
        m.sprite("next", at(130, 121), u(36), [Colour::Soft, Colour::Paper]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deed(icons: usize, words: &str) -> Deed {
        let mut strip = Strip::default();
        (0..icons).for_each(|_| strip.icon("coin"));
        Deed { icons: strip, words: words.to_owned() }
    }

    #[test]
    fn boxes_fill_their_lines() {
        let room = u(1000);
        let lines = packed(&[deed(2, "a"), deed(3, "b"), deed(1, "c"), deed(12, "d"), deed(20, "e")], room);
        assert_eq!(lines.iter().map(Vec::len).collect::<Vec<_>>(), [3, 1, 1]);
        for line in &lines {
            let used: i32 = line.iter().map(|it| it.wide + APART).sum();
            assert!((room + APART - 3..=room + APART).contains(&used), "{used}");
        }
    }

    #[test]
    fn no_more_rows_than_six_and_no_picture_higher_than_it_may_be() {
        assert_eq!(fitting(&[1; 6], u(1300)).0, 6);
        assert_eq!(fitting(&[1; 7], u(1300)).0, 5, "five and the row of those before");
        assert_eq!(fitting(&[1; 6], u(1000)).0, 4);
        assert_eq!(fitting(&[9], u(1000)), (1, 6));
        assert_eq!(fitting(&[2, 9, 1], u(1000)).0, 1);
        assert_eq!(fitting(&[], u(1000)).0, 0);
    }

    #[test]
    fn of_words_without_room_the_last_clauses_are_left_out() {
        let written = |words: &str| {
            let mut m = Marks::default();
            super::words(&mut m, words, Area::units(0, 0, 300, 54), 2);
            let Some(crate::scene::Mark::Label(label)) = m.0.pop() else { panic!("no words") };
            (label.text.clone(), label.fitted().cut)
        };
        let all = "placed a ship on d5: goods of depot 3";
        assert_eq!(written(all), (all.to_owned(), false));
        let more = format!("{all}, order of turns +1 (and 2 silver), a worker");
        assert_eq!(written(&more), (format!("{all}, order of turns +1"), false));
        let one = "placed a ship on a space of which nobody knows where in the whole of Burgundy it may be";
        assert_eq!(written(one).0, one);
    }

    #[test]
    fn what_has_no_room_is_counted() {
        let all: Vec<Deed> = (0..20).map(|n| deed(3, &format!("deed {n}"))).collect();
        let mut lines = packed(&all, u(1000));
        cut(&mut lines, 2);
        let shown: usize = lines.iter().map(Vec::len).sum();
        let more = lines[1].last().unwrap().more;
        assert_eq!(shown - 1 + more, 20);
        assert!(lines[0].iter().all(|it| it.more == 0));
    }
}
