//! The controls of one question: buttons while they fit and say enough, else a select, else pages of selects (L5);
//! "some of these" from its smaller side (L6).

use super::control::{Desk, OUTCOME, Panel, name_in};
use super::limits::{CONTENT, LABEL, ROW_BUTTONS, ROWS, SELECT_OPTIONS, SELECT_TEXT, cut};
use super::walk::{Question, answer};
use super::{Button, Id, Look, Mark, Row, Select, SelectOption, Target, UNFINISHED};
use crate::rules::{JOIN, Menu, NOTHING, Offer, Path, Sheet, Text, Tongue};

/// So many ways to choose some are offered as one button each.
const FEW_WAYS: usize = 5;
/// Up to so many buttons, what they cost and bring is written out above them.
const FEW_BUTTONS: usize = 5;
/// From so many answers on, those that all have notes are a select, which has room for them.
const MANY_NOTES: usize = 10;
/// Notes stand in one line up to this length.
const NOTE_LINE: usize = 300;
/// So many notes have a line each; with more of them the question would not fit a phone's screen.
const NOTE_LINES: usize = 3;

/// The offers of a page, counted from 1; a page that is not there is the last.
pub(super) fn page_of(offers: &[Offer], page: usize) -> &[Offer] {
    offers.chunks(SELECT_OPTIONS).nth(page_at(offers, page) - 1).unwrap_or_default()
}

fn pages(offers: &[Offer]) -> usize {
    offers.len().div_ceil(SELECT_OPTIONS).max(1)
}

fn page_at(offers: &[Offer], page: usize) -> usize {
    page.clamp(1, pages(offers))
}

/// A panel in the making.
pub(super) struct Draft<'a> {
    desk: &'a Desk<'a>,
    path: Path,
    sheet: Sheet,
    pub lines: Vec<String>,
    pub rows: Vec<Row>,
    /// The buttons of the last row, before those that lead back or away.
    tail: Vec<Button>,
    /// The buttons to the boards that are not shown, which stand beside those.
    boards: Vec<Button>,
    kept: Vec<(String, Path)>,
    marks: Vec<(char, String)>,
}

impl<'a> Draft<'a> {
    pub fn new(desk: &'a Desk<'a>, path: Path, sheet: Sheet) -> Self {
        let (lines, rows, tail, boards, kept, marks) = Default::default();
        Draft { desk, path, sheet, lines, rows, tail, boards, kept, marks }
    }

    /// Adds buttons to the boards that are not shown, and to what else would be shown, where there are several boards.
    pub fn boards(&mut self) {
        let usual = self.desk.table.sheet(self.desk.seat, &self.path);
        for (board, label) in (0..).zip(self.desk.table.boards()) {
            if self.sheet != Sheet::Board(board) {
                let button = self.button(self.desk.label(&label), self.path.clone(), Mark::Board(board));
                self.boards.push(button);
            }
        }
        if self.sheet != usual && !matches!(usual, Sheet::Board(_)) {
            let own = self.desk.label(&Text::of(format!("{}-button-own", self.desk.command)));
            let button = self.button(own, self.path.clone(), Mark::Back);
            self.boards.push(button);
        }
    }

    /// The controls for every answer to the question.
    pub fn answers(&mut self, question: &Question, mark: Mark, chosen: Option<Vec<String>>) {
        let menu = &question.menu;
        if let Some(rows) = self.desk.spread(&question.path) {
            return self.spread(rows);
        }
        let page = if let Mark::Page(page) = mark { page } else { 1 };
        self.mark(question, page);
        for offer in &question.aside {
            let label = self.desk.label(&offer.choice.label);
            let button = self.button(label, vec![offer.token.clone()], Mark::Go);
            self.tail.push(if self.desk.end == Some(&offer.token) { main(button) } else { button });
        }
        match question.count {
            None => self.one(menu, page),
            Some((min, max)) => {
                if min == 0 {
                    let label = self.desk.label(&Text::of("button-nothing"));
                    let button = self.button(label, self.with(NOTHING), Mark::Go);
                    self.tail.push(button);
                }
                match chosen {
                    Some(chosen) => self.paged(menu, (min, max), page, &chosen),
                    None if menu.offers.len() > SELECT_OPTIONS && max > 1 => self.paged(menu, (min, max), page, &[]),
                    None => self.several(menu, (min, max), page, mark == Mark::Free),
                }
            }
        }
    }

    /// Adds the last row and closes the panel.
    pub fn finish(mut self, back: Option<Path>) -> Panel {
        let (id, step) = (self.desk.id, self.desk.step);
        self.tail.append(&mut self.boards);
        if let Some(back) = back {
            let label = self.desk.label(&Text::of("button-back"));
            let button = self.button(label, back, Mark::Back);
            self.tail.push(button);
        }
        let words = [("button-undo", "undo", self.desk.can_undo), ("button-close", "close", true)];
        for (key, word, _) in words.into_iter().filter(|(_, _, is_wanted)| *is_wanted) {
            let target = Target::Press(Id::at(id, step, word, None).to_string());
            let label = self.desk.label(&Text::of(key));
            self.tail.push(Button { target, label, look: Look::Plain, enabled: true });
        }
        self.rows.extend(self.tail.chunks(ROW_BUTTONS).map(|row| Row::Buttons(row.to_vec())));
        let text = cut(&self.lines.join("\n"), CONTENT);
        Panel { text, rows: self.rows, path: self.path, sheet: self.sheet, marks: self.marks, kept: self.kept }
    }

    fn with(&self, element: &str) -> Path {
        self.path.iter().cloned().chain([element.to_owned()]).collect()
    }

    fn target(&mut self, path: Path, mark: Mark) -> String {
        let (id, kept) = Id::of_path(self.desk.id, self.desk.step, path, mark);
        self.kept.extend(kept.filter(|kept| !self.kept.contains(kept)));
        id.to_string()
    }

    fn button(&mut self, label: String, path: Path, mark: Mark) -> Button {
        let target = Target::Press(self.target(path, mark));
        Button { target, label: cut(&label, LABEL), look: Look::Plain, enabled: true }
    }

    /// The button that is most likely wanted.
    pub fn main(&mut self, label: String, path: Path, mark: Mark) -> Button {
        main(self.button(label, path, mark))
    }

    /// Gives a letter to each answer of the page that the picture marks, in the order offered.
    fn mark(&mut self, question: &Question, page: usize) {
        let offers = page_of(&question.menu.offers, page);
        let marked = self.desk.marked(self.sheet, &question.path, offers);
        self.marks = ('A'..='Z').zip(marked).map(|(letter, offer)| (letter, offer.token.clone())).collect();
    }

    /// A label with the letter of its offer in front, if the picture shows one.
    fn lettered(&self, offer: &Offer, label: String) -> String {
        match self.marks.iter().find(|(_, token)| *token == offer.token) {
            Some((letter, _)) => format!("{letter} · {label}"),
            None => label,
        }
    }

    fn label(&self, offer: &Offer) -> String {
        self.lettered(offer, self.desk.speaker.say(&offer.choice.label))
    }

    /// Rows left for answers once the last row is there.
    fn rows_left(&self) -> usize {
        ROWS - (self.tail.len() + self.boards.len() + 3).div_ceil(ROW_BUTTONS)
    }

    fn one(&mut self, menu: &Menu, page: usize) {
        let (notes, many) = (self.notes(menu), menu.offers.len() >= MANY_NOTES);
        let is_compared = notes.is_empty() && self.desk.table.compares(menu.slot);
        let noted = |offer: &Offer| offer.choice.note.is_some();
        let is_listed = is_compared && menu.offers.iter().any(noted) || many && menu.offers.iter().all(noted);
        if is_listed || menu.offers.len() > self.rows_left().min(4) * ROW_BUTTONS {
            return self.list(menu, page, (1, 1), Mark::Go, &Text::of("panel-select"));
        }
        let buttons: Vec<_> = menu
            .offers
            .iter()
            .map(|offer| {
                let label = self.label(offer);
                self.button(label, self.with(&offer.token), Mark::Go)
            })
            .collect();
        self.lines.extend(notes);
        let only = buttons.len() == 1;
        self.button_rows(buttons.into_iter().map(|button| if only { main(button) } else { button }).collect());
    }

    /// A row of buttons for each answer of the leading slot, and one for the verbs without it.
    fn spread(&mut self, rows: Vec<Vec<Offer>>) {
        for row in rows {
            let buttons = row.iter().map(|offer| {
                let label = self.desk.label(&offer.choice.label);
                self.button(label, self.with(&offer.token), Mark::Go)
            });
            let buttons = buttons.collect();
            self.button_rows(buttons);
        }
    }

    fn button_rows(&mut self, buttons: Vec<Button>) {
        self.rows.extend(buttons.chunks(ROW_BUTTONS).map(|row| Row::Buttons(row.to_vec())));
    }

    /// What a few answers cost and bring, which has no room on their buttons.
    fn notes(&self, menu: &Menu) -> Vec<String> {
        let note = |offer: &Offer| {
            let note = self.desk.text(offer.choice.note.as_ref()?);
            let name = self.desk.text(&offer.choice.label);
            Some(format!("{}: {}", name_in(&name), note.trim_end_matches('.')))
        };
        let notes: Vec<_> = menu.offers.iter().filter_map(note).collect();
        if notes.is_empty() || menu.offers.len() > FEW_BUTTONS {
            return Vec::new();
        }
        let line = notes.join(OUTCOME);
        let is_line = line.chars().count() <= NOTE_LINE && line.matches(OUTCOME).count() < notes.len();
        match is_line {
            true => vec![line],
            false if notes.len() <= NOTE_LINES => notes,
            false => Vec::new(),
        }
    }

    /// A select, by pages if it has to be.
    fn list(&mut self, menu: &Menu, page: usize, (min, max): (usize, usize), mark: Mark, placeholder: &Text) {
        let offers = page_of(&menu.offers, page);
        let options = offers.iter().map(|offer| self.option(offer, false)).collect();
        let page = page_at(&menu.offers, page);
        let mark = if pages(&menu.offers) > 1 { Mark::Page(page) } else { mark };
        let id = self.target(self.path.clone(), mark);
        let placeholder = self.desk.speaker.say(placeholder);
        self.rows.push(Row::Select(Select { id, placeholder, options, min, max }));
        self.page_row(&menu.offers, page, self.path.clone());
    }

    fn option(&mut self, offer: &Offer, chosen: bool) -> SelectOption {
        let label = cut(&self.label(offer), SELECT_TEXT);
        let note = offer.choice.note.as_ref().map(|note| cut(&self.desk.speaker.say(note), SELECT_TEXT));
        SelectOption { label, value: offer.token.clone(), note, chosen }
    }

    fn page_row(&mut self, offers: &[Offer], page: usize, path: Path) {
        let pages = pages(offers);
        if pages == 1 {
            return;
        }
        self.lines.push(self.desk.speaker.say(&Text::of("page").with("n", page).with("of", pages)));
        let mut row = Vec::new();
        for (key, page) in [("button-previous", page.wrapping_sub(1)), ("button-next", page + 1)] {
            if (1..=pages).contains(&page) {
                row.push(self.button(self.desk.label(&Text::of(key)), path.clone(), Mark::Page(page)));
            }
        }
        self.rows.push(Row::Buttons(row));
    }

    /// Some of these, from the smaller side. `freely`: the suggestion was set aside.
    fn several(&mut self, menu: &Menu, (min, max): (usize, usize), page: usize, freely: bool) {
        let n = menu.offers.len();
        if min == n {
            let only = self.way(menu, &answer(menu, |_| true));
            return self.button_rows(vec![only]);
        }
        let is_compared = self.desk.table.compares(menu.slot);
        if min == max && n > 2 && min == n - 1 && !is_compared {
            return self.keep_one(menu);
        }
        if max == 1 {
            return self.one(menu, page);
        }
        let notes = if is_compared { self.notes(menu) } else { Vec::new() };
        if let Some(ways) = few_ways(menu, (min.max(1), max)).filter(|_| !is_compared || !notes.is_empty()) {
            self.lines.extend(notes);
            let buttons = ways.iter().map(|way| self.way(menu, way)).collect();
            return self.button_rows(buttons);
        }
        if max == n && !freely {
            let all = self.way(menu, &answer(menu, |_| true));
            let others = self.button(self.desk.label(&Text::of("button-others")), self.path.clone(), Mark::Free);
            return self.rows.push(Row::Buttons(vec![Button { look: Look::Main, ..all }, others]));
        }
        if min == max && n - min < min && !is_compared {
            let keep = n - min;
            self.lines.push(self.desk.speaker.say(&Text::of("panel-keep-some").with("n", keep)));
            return self.list(menu, page, (keep, keep), Mark::Rest, &some(keep, keep));
        }
        let mark = if freely { Mark::Free } else { Mark::Go };
        self.list(menu, page, (min.max(1), max), mark, &some(min.max(1), max));
    }

    /// All but one: which one is left out.
    fn keep_one(&mut self, menu: &Menu) {
        self.lines.push(self.desk.speaker.word("panel-keep-one"));
        let buttons: Vec<_> = menu
            .offers
            .iter()
            .map(|left| {
                let text = Text::of("button-keep").with("what", self.desk.name(&left.choice.label));
                let path = self.with(&answer(menu, |token| token != left.token));
                let label = self.lettered(left, self.desk.speaker.say(&text));
                self.button(label, path, Mark::Go)
            })
            .collect();
        match buttons.len() <= self.rows_left().min(4) * ROW_BUTTONS {
            true => self.button_rows(buttons),
            false => self.list(menu, 1, (1, 1), Mark::Rest, &some(1, 1)),
        }
    }

    /// The button of one way to choose some.
    fn way(&mut self, menu: &Menu, way: &str) -> Button {
        let chosen: Vec<_> = way.split(JOIN).collect();
        let offers = menu.offers.iter().filter(|offer| chosen.contains(&offer.token.as_str()));
        let label = match chosen.as_slice() {
            [_] => offers.map(|offer| self.label(offer)).collect(),
            _ => self.desk.speaker.list(&offers.map(|offer| self.desk.name(&offer.choice.label)).collect::<Vec<_>>()),
        };
        self.button(label, self.with(way), Mark::Go)
    }

    /// Some of more than a select can show: every page adds to what is chosen, and a button ends it.
    fn paged(&mut self, menu: &Menu, (min, max): (usize, usize), page: usize, chosen: &[String]) {
        let page = page_at(&menu.offers, page);
        let is_chosen = |token: &str| chosen.iter().any(|chosen| chosen == token);
        let tokens = answer(menu, is_chosen);
        let so_far = if tokens == NOTHING { UNFINISHED.to_string() } else { format!("{UNFINISHED}{tokens}") };
        let offers = page_of(&menu.offers, page);
        let options: Vec<_> = offers.iter().map(|offer| self.option(offer, is_chosen(&offer.token))).collect();
        let path = self.with(&so_far);
        let id = self.target(path.clone(), Mark::Page(page));
        let placeholder = self.desk.speaker.say(&some(min, max));
        let most = options.len();
        self.rows.push(Row::Select(Select { id, placeholder, options, min: 1, max: most }));
        self.page_row(&menu.offers, page, path);
        let count = menu.offers.iter().filter(|offer| is_chosen(&offer.token)).count();
        let label = self.desk.label(&Text::of("button-chosen").with("n", count));
        let enabled = count > 0 && (min..=max).contains(&count);
        let done = self.button(label, self.with(&tokens), Mark::Go);
        self.tail.insert(0, Button { enabled, look: Look::Main, ..done });
    }
}

/// A button that is most likely wanted.
fn main(button: Button) -> Button {
    Button { look: Look::Main, ..button }
}

/// What stands in a select before so many are chosen.
fn some(min: usize, max: usize) -> Text {
    match min == max {
        true => Text::of("panel-select-some").with("min", min),
        false => Text::of("panel-select-range").with("min", min).with("max", max),
    }
}

/// Every way to choose at least `min` and at most `max`, the greatest first, if they are few.
fn few_ways(menu: &Menu, (min, max): (usize, usize)) -> Option<Vec<String>> {
    let n = menu.offers.len();
    if n > FEW_WAYS {
        return None;
    }
    let place = |token: &str| menu.offers.iter().position(|offer| offer.token == token).unwrap_or(n);
    let mut ways: Vec<(u32, String)> = (1u32..1 << n)
        .filter(|set| (min..=max).contains(&(set.count_ones() as usize)))
        .map(|set| (set.count_ones(), answer(menu, |token| set >> (n - 1 - place(token).min(n - 1)) & 1 == 1)))
        .collect();
    ways.reverse();
    ways.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    (ways.len() <= FEW_WAYS).then(|| ways.into_iter().map(|(_, way)| way).collect())
}
