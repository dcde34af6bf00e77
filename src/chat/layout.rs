//! The controls of one question: buttons while they fit and say enough, else a select, else pages of selects (L5);
//! "some of these" from its smaller side (L6).

use super::alike::{counted, each_once, fewest_lines, kinds, lines, ways};
use super::desk::{Desk, Panel};
use super::limits::{CONTENT, LABEL, ROW_BUTTONS, ROWS, SELECT_OPTIONS, SELECT_TEXT, cut};
use super::pages::{page_at, page_of, pages};
use super::trial::Trial;
use super::walk::{Question, answer};
use super::{Button, Id, Look, Mark, Row, Select, SelectOption, UNFINISHED};
use crate::rules::{Choice, JOIN, Menu, NOTHING, OUTCOME, Offer, Path, Sheet, Text, Tongue};

/// So many ways to choose some are offered as one button each.
const FEW_WAYS: usize = 5;
/// So many where some of the things are identical: then the ways are fewer and say more than the things.
const FEW_COUNTED: usize = 8;
/// So many answers stand in a list, a line each, where most have more to say than a button.
const LISTED: usize = 9;

/// A panel in the making.
pub(super) struct Layout<'a, 'd> {
    pub(super) desk: &'a Desk<'d>,
    pub(super) path: Path,
    pub(super) sheet: Sheet,
    pub lines: Vec<String>,
    pub rows: Vec<Row>,
    /// The buttons of the last row, before those that lead back or away.
    tail: Vec<Button>,
    /// The buttons to the boards that are not shown, which stand beside those.
    boards: Vec<Button>,
    kept: Vec<(String, Path)>,
    /// Whether the picture shows the part of a map where letters lie.
    close: bool,
    pub(super) marks: Vec<(char, String)>,
    /// What answers cost and bring that has no room on their buttons, since what cannot be taken back stands there.
    pub(super) costs: Vec<String>,
    pub(super) trial: Trial<'a, 'd>,
}

impl<'a, 'd> Layout<'a, 'd> {
    pub fn new(desk: &'a Desk<'d>, path: Path, sheet: Sheet) -> Self {
        let (lines, rows, tail, boards, kept, close, marks, costs) = Default::default();
        let trial = Trial::at(desk);
        Layout { desk, path, sheet, lines, rows, tail, boards, kept, close, marks, costs, trial }
    }

    /// Adds buttons to the boards that are not shown, and to what else would be shown, where there are several boards.
    pub fn boards(&mut self) {
        if self.desk.at.lesson().is_some() {
            return;
        }
        let usual = self.desk.table.sheet(&self.path);
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

    /// Where letters lie closely together on a map, the picture comes close to them, and a button leads to the whole map, unless somebody
    /// came from there.
    fn come_close(&mut self, mark: Mark) {
        let Sheet::Board(board) = self.sheet else { return };
        let desk = self.desk;
        // A lesson says itself which part is shown.
        if desk.at.lesson().is_some() {
            return;
        }
        // Buttons go on to where they stood when somebody came from the whole map.
        if !matches!(mark, Mark::Board(_)) && desk.table.is_close(self.sheet, &self.path, &self.marks, desk.speaker) {
            self.close = true;
            let label = desk.label(&Text::of("button-whole-map"));
            let button = self.button(label, self.path.clone(), Mark::Board(board));
            self.boards.insert(0, button);
        }
    }

    /// The controls for every answer to the question.
    pub fn answers(&mut self, question: &Question, mark: Mark, chosen: Option<Vec<String>>) {
        if let Some(rows) = self.desk.spread(&question.path) {
            return self.spread(rows);
        }
        let menu = &if question.count.is_none() { each_once(&question.menu) } else { question.menu.clone() };
        let page = if let Mark::Page(page) = mark { page } else { 1 };
        self.mark(question, &menu.offers, page);
        self.come_close(mark);
        for offer in &question.aside {
            let path = vec![offer.token.clone()];
            let label = self.outcome(&offer.choice, &path);
            let button = self.button(label, path, Mark::Go);
            self.tail.push(if self.desk.end == Some(&offer.token) { main(button) } else { button });
        }
        match question.count {
            None => self.one(menu, page),
            Some((min, max)) => {
                if min == 0 {
                    let path = self.with(NOTHING);
                    let label = self.outcome(&Choice::of(Text::of("button-nothing")), &path);
                    let button = self.button(label, path, Mark::Go);
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
        if !self.costs.is_empty() {
            self.lines.push(self.costs.join(OUTCOME));
        }
        self.tail.append(&mut self.boards);
        let is_inside = back.is_some();
        if let Some(back) = back {
            let key = if self.desk.at.lesson().is_some() { "button-learn-back" } else { "button-back" };
            let button = self.button(self.desk.label(&Text::of(key)), back, Mark::Back);
            self.tail.push(button);
        }
        for (key, id) in self.desk.ways_out(is_inside) {
            self.tail.push(Button::press(&id, self.desk.label(&Text::of(key))));
        }
        self.rows.extend(self.tail.chunks(ROW_BUTTONS).map(|row| Row::Buttons(row.to_vec())));
        let text = cut(&self.lines.join("\n"), CONTENT);
        let Layout { rows, path, sheet, close, marks, kept, .. } = self;
        Panel { text, rows, path, sheet, close, marks, kept }
    }

    pub(super) fn with(&self, element: &str) -> Path {
        self.path.iter().cloned().chain(element.split('.').map(str::to_owned)).collect()
    }

    fn target(&mut self, path: Path, mark: Mark) -> Id {
        self.target_again(path, mark, 0)
    }

    /// The id of a select.
    fn select_id(&mut self, path: Path, mark: Mark) -> String {
        self.target_again(path, mark, self.desk.again).to_string()
    }

    fn target_again(&mut self, path: Path, mark: Mark, again: u16) -> Id {
        let (id, kept) = self.desk.at.id((path, mark), again);
        self.kept.extend(kept.filter(|kept| !self.kept.contains(kept)));
        id
    }

    pub(super) fn button(&mut self, label: String, path: Path, mark: Mark) -> Button {
        Button::press(&self.target(path, mark), cut(&label, LABEL))
    }

    /// The button that is most likely wanted.
    pub fn main(&mut self, label: String, path: Path, mark: Mark) -> Button {
        main(self.button(label, path, mark))
    }

    /// Rows left for answers once the last row is there.
    fn rows_left(&self) -> usize {
        ROWS - (self.tail.len() + self.boards.len() + 3).div_ceil(ROW_BUTTONS)
    }

    fn one(&mut self, menu: &Menu, page: usize) {
        let notes = self.notes(menu);
        let noted = menu.offers.iter().any(|offer| offer.choice.note.is_some());
        let hides = noted && notes.is_empty() && self.desk.table.compares(menu.slot);
        if hides || has_much_to_say(&menu.offers) || menu.offers.len() > self.rows_left().min(4) * ROW_BUTTONS {
            return self.list(menu, page, (1, 1), Mark::Go, self.desk.speaker.word("panel-select"));
        }
        let buttons: Vec<_> = menu.offers.iter().map(|offer| self.offered(offer)).collect();
        self.lines.extend(notes);
        let only = buttons.len() == 1;
        self.button_rows(buttons.into_iter().map(|button| if only { main(button) } else { button }).collect());
    }

    /// A row of buttons for each answer of the leading slot, and one for the verbs without it.
    fn spread(&mut self, rows: Vec<Vec<Offer>>) {
        for row in rows {
            let buttons = row.iter().map(|offer| self.offered(offer)).collect();
            self.button_rows(buttons);
        }
    }

    fn button_rows(&mut self, buttons: Vec<Button>) {
        self.rows.extend(buttons.chunks(ROW_BUTTONS).map(|row| Row::Buttons(row.to_vec())));
    }

    /// A select, by pages if it has to be.
    fn list(&mut self, menu: &Menu, page: usize, (min, max): (usize, usize), mark: Mark, placeholder: String) {
        let offers = page_of(&menu.offers, page);
        let is_single = max == 1 && mark != Mark::Rest;
        let finality = |offer: &Offer| self.trial.finality(&self.with(&offer.token)).filter(|_| is_single);
        let mut finality: Vec<_> = match offers.first() {
            Some(first) if self.desk.table.is_alike(menu.slot) => vec![finality(first); offers.len()],
            _ => offers.iter().map(finality).collect(),
        };
        // What is so of every line is said once, and before the list is opened.
        let placeholder = match finality.first().cloned().flatten() {
            Some(mark) if finality.iter().all(|other| other.as_ref() == Some(&mark)) => {
                finality.fill(None);
                format!("{placeholder}{OUTCOME}{mark}")
            }
            _ => placeholder,
        };
        let options = offers.iter().zip(finality).map(|(offer, mark)| self.option(offer, mark, false)).collect();
        let page = page_at(&menu.offers, page);
        let mark = if pages(&menu.offers) > 1 { Mark::Page(page) } else { mark };
        let id = self.select_id(self.path.clone(), mark);
        self.rows.push(Row::Select(Select { id, placeholder, options, min, max }));
        self.page_row(&menu.offers, page, self.path.clone());
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
            return self.one(&each_once(menu), page);
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
            let placeholder = self.some(menu, (min, max), (keep, keep));
            return self.lines(menu, page, (keep, keep), Mark::Rest, placeholder);
        }
        let mark = if freely { Mark::Free } else { Mark::Go };
        let placeholder = self.some(menu, (min, max), (min.max(1), max));
        self.lines(menu, page, (min.max(1), max), mark, placeholder);
    }

    /// A select for several. Of identical things it has a line for each number of them; who chooses two of these lines
    /// means the greater number.
    fn lines(&mut self, menu: &Menu, page: usize, (min, max): (usize, usize), mark: Mark, placeholder: String) {
        let Some(lines) = lines(self.desk.speaker, menu, max) else {
            return self.list(menu, page, (min, max), mark, placeholder);
        };
        let id = self.select_id(self.path.clone(), mark);
        let (min, max) = (fewest_lines(menu, min), max.min(lines.len()));
        let options = lines.into_iter().map(|line| {
            let note = self.option(line.offer, None, false).note;
            let label = cut(&self.lettered(line.offer, line.label), SELECT_TEXT);
            SelectOption { label, value: line.value, note, chosen: false }
        });
        let options = options.collect();
        self.rows.push(Row::Select(Select { id, placeholder, options, min, max }));
    }

    /// All but one: which one is left out.
    fn keep_one(&mut self, menu: &Menu) {
        self.lines.push(self.desk.speaker.word("panel-keep-one"));
        // Of identical things any can be left out.
        let lefts = kinds(&menu.offers);
        let is_long = has_much_to_say(&each_once(menu).offers);
        let buttons: Vec<_> = lefts
            .iter()
            .filter_map(|kind| kind.last())
            .map(|left| {
                let text = Text::of("button-keep").with("what", self.desk.speaker.say(&left.choice.name));
                let path = self.with(&answer(menu, |token| token != left.token));
                let label = self.outcome(&Choice::of(text), &path);
                self.button(self.lettered(left, label), path, Mark::Go)
            })
            .collect();
        match buttons.len() <= self.rows_left().min(4) * ROW_BUTTONS && !is_long {
            true => self.button_rows(buttons),
            false => {
                let pay = menu.offers.len() - 1;
                let placeholder = self.some(menu, (pay, pay), (1, 1));
                self.list(&each_once(menu), 1, (1, 1), Mark::Rest, placeholder);
            }
        }
    }

    /// The button of one way to choose some.
    fn way(&mut self, menu: &Menu, way: &str) -> Button {
        let chosen: Vec<_> = way.split(JOIN).collect();
        let offers = menu.offers.iter().filter(|offer| chosen.contains(&offer.token.as_str()));
        let offers: Vec<_> = offers.collect();
        if let [only] = offers.as_slice() {
            return self.offered(only);
        }
        let path = self.with(way);
        let names: Vec<_> = offers.iter().map(|offer| self.desk.speaker.say(&offer.choice.name)).collect();
        let names = self.desk.speaker.list(&counted(self.desk.speaker, &names));
        let mark = self.trial.finality(&path).map_or(String::new(), |mark| format!("{OUTCOME}{mark}"));
        let label = cut(&names, LABEL.saturating_sub(mark.chars().count())) + &mark;
        self.button(label, path, Mark::Go)
    }

    /// What stands in a select before so many are chosen, `wanted` being the side that is asked for.
    fn some(&self, menu: &Menu, bounds: (usize, usize), (min, max): (usize, usize)) -> String {
        let text = some(min, max);
        let mark = self.shared_finality(menu, bounds).map_or(String::new(), |mark| format!("{OUTCOME}{mark}"));
        self.desk.speaker.say(&text) + &mark
    }

    /// Some of more than a select can show: every page adds to what is chosen, and a button ends it.
    fn paged(&mut self, menu: &Menu, (min, max): (usize, usize), page: usize, chosen: &[String]) {
        let page = page_at(&menu.offers, page);
        let is_chosen = |token: &str| chosen.iter().any(|chosen| chosen == token);
        let tokens = answer(menu, is_chosen);
        let so_far = if tokens == NOTHING { UNFINISHED.to_string() } else { format!("{UNFINISHED}{tokens}") };
        let offers = page_of(&menu.offers, page);
        let options: Vec<_> = offers.iter().map(|offer| self.option(offer, None, is_chosen(&offer.token))).collect();
        let path = self.with(&so_far);
        let id = self.select_id(path.clone(), Mark::Picked(page));
        let placeholder = self.desk.speaker.say(&some(min, max));
        let most = options.len();
        self.rows.push(Row::Select(Select { id, placeholder, options, min: 0, max: most }));
        self.page_row(&menu.offers, page, path);
        let count = menu.offers.iter().filter(|offer| is_chosen(&offer.token)).count();
        let enabled = count > 0 && (min..=max).contains(&count);
        let path = self.with(&tokens);
        let label = self.outcome(&Choice::bringing(Text::of("button-chosen").with("n", count)), &path);
        let done = self.button(label, path, Mark::Go);
        self.tail.insert(0, Button { enabled, look: Look::Main, ..done });
    }
}

/// All of them, where that is suggested beside a free choice.
pub(super) fn suggestion(menu: &Menu, (min, max): (usize, usize)) -> Option<String> {
    let n = menu.offers.len();
    let is_it = min < n && max == n && n <= SELECT_OPTIONS && few_ways(menu, (min.max(1), max)).is_none();
    is_it.then(|| answer(menu, |_| true))
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
fn few_ways(menu: &Menu, bounds: (usize, usize)) -> Option<Vec<String>> {
    let has_copies = kinds(&menu.offers).len() < menu.offers.len();
    ways(menu, bounds, if has_copies { FEW_COUNTED } else { FEW_WAYS })
}

/// Whether these are many answers of which most have more to say than a button: they stand in a list, as they do when they
/// are suggested.
fn has_much_to_say(offers: &[Offer]) -> bool {
    let noted = offers.iter().filter(|offer| offer.choice.note.is_some()).count();
    offers.len() >= LISTED && noted * 2 > offers.len()
}
