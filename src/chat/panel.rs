//! From questions to controls: the panel that leads one person, question by question, to a move. Pure: it knows what
//! the rules ask and how long labels may be, and nothing of who plays where. How answers are laid out is `layout`'s.

use std::collections::BTreeSet;

use super::alike::counted;
use super::layout::{Layout, suggestion};
use super::limits::{LABEL, ROW_BUTTONS, cut};
use super::pages::page_of;
use super::trial::{Class, Trial};
use super::walk::{At, Question, answer, before, onward, question};
use super::{Mark, Row, UNFINISHED, in_chat};
use crate::rules::{Asked, Choice, Footer, JOIN, Menu, Offer, Path, Refusal, Sheet, Text, Tongue, VERB};
use crate::words::{Speaker, Words};

pub use super::desk::{Asks, Desk, InLesson, Panel, Stand, Turn};

/// More answers of the leading slot than this do not fit the first screen.
const MOST_LEADS: usize = 3;

impl Desk<'_> {
    /// The panel that `Play` opens; `None` when nothing is asked of the seat.
    pub fn open(&self) -> Option<Panel> {
        self.resume(&[])
    }

    /// The panel at the end of a path, or as near to it as the rules lead.
    pub fn resume(&self, path: &[String]) -> Option<Panel> {
        let asked = (0..=path.len()).rev().find_map(|length| match self.question(&path[..length]) {
            At::Asked(question) => Some(question),
            At::Ready(_) | At::Barred(_) => None,
        });
        Some(self.show(&asked?, Mark::Go, None))
    }

    /// Follows a press: the path and mark of its id, and the values of a select.
    pub fn press(&self, path: &[String], mark: Mark, values: &[String]) -> Turn {
        let (path, unfinished) = match path.split_last() {
            Some((last, before)) if last.starts_with(UNFINISHED) => (before, Some(&last[1..])),
            _ => (path, None),
        };
        if let Mark::Page(page) | Mark::Picked(page) = mark {
            let is_picked = matches!(mark, Mark::Picked(_)) || !values.is_empty();
            let chosen = unfinished.map(|chosen| self.rechosen(path, page, chosen, is_picked.then_some(values)));
            if unfinished.is_some() || values.is_empty() {
                return self.at(path, Mark::Page(page), chosen);
            }
        }
        if matches!(mark, Mark::Back | Mark::Free | Mark::Board(_)) && values.is_empty() {
            return self.at(path, mark, None);
        }
        let pressed = self.answered(path, mark, values);
        if let Some(refusal) = self.miscounted(path, mark, values) {
            return Turn::No(refusal, self.resume(path));
        }
        match onward(&self.table, &pressed) {
            At::Ready(path) if mark == Mark::Sure => Turn::Play(path),
            At::Ready(path) => {
                let suggested = if values.is_empty() { self.suggested(&pressed) } else { 0 };
                self.ready(path, suggested)
            }
            _ => self.at(&pressed, Mark::Go, None),
        }
    }

    /// Why what was chosen to be left out is not as much as was asked for: lines of identical things may add up to more or
    /// less. What is chosen to be taken is counted by the rules.
    fn miscounted(&self, path: &[String], mark: Mark, values: &[String]) -> Option<Refusal> {
        let Asked::Several { menu, min, .. } = self.table.ask(path) else { return None };
        let chosen: BTreeSet<&str> = values.iter().flat_map(|value| value.split(JOIN)).collect();
        let (wanted, given) = (menu.offers.len() - min, chosen.len());
        let text = Text::of("refused-count-exact").with("min", wanted).with("max", wanted).with("given", given);
        (mark == Mark::Rest && !values.is_empty() && given != wanted).then_some(Refusal(text))
    }

    /// A complete move: played, or asked about once more where the person wants that.
    pub(super) fn ready(&self, path: Path, suggested: usize) -> Turn {
        let class = || Trial::at(self).class(&path, suggested);
        let asks = match self.asks {
            Asks::Never => false,
            Asks::Big => class() == Class::Big,
            Asks::Always => class() != Class::Free,
        };
        if asks { Turn::Show(self.confirm(&path, true)) } else { Turn::Play(path) }
    }

    /// How many things the last answer of a button chose that were not looked at one by one.
    fn suggested(&self, pressed: &[String]) -> usize {
        let Some((last, path)) = pressed.split_last() else { return 0 };
        match self.table.ask(path) {
            Asked::Several { menu, min, max } => {
                let is_it = suggestion(&menu, (min, max)).as_ref() == Some(last);
                if is_it { menu.offers.len() } else { 0 }
            }
            _ => 0,
        }
    }

    /// The question at a path, or why there is none.
    fn at(&self, path: &[String], mark: Mark, chosen: Option<Vec<String>>) -> Turn {
        match self.question(path) {
            At::Asked(question) => Turn::Show(self.show(&question, mark, chosen)),
            At::Ready(path) => {
                let is_final = Trial::at(self).class(&path, 0) != Class::Free;
                Turn::Show(self.confirm(&path, is_final))
            }
            At::Barred(refusal) => Turn::No(refusal, self.resume(path)),
        }
    }

    /// Where a path leads. The first screen of a game with a leading slot always is the same, so no verb of it is opened
    /// because the others happen to be moves by themselves.
    fn question(&self, path: &[String]) -> At {
        match self.table.ask(path) {
            Asked::One(menu) if self.spread(path).is_some() => {
                At::Asked(Question { path: Path::new(), menu, count: None, aside: Vec::new() })
            }
            _ => question(&self.table, path),
        }
    }

    /// The path with the values of a select as its next answer.
    fn answered(&self, path: &[String], mark: Mark, values: &[String]) -> Path {
        let mut path = path.to_vec();
        match (self.table.ask(&path), values) {
            (_, []) => {}
            (Asked::Several { menu, .. }, values) => {
                // A value may stand for several identical things.
                let values: Vec<&str> = values.iter().flat_map(|value| value.split(JOIN)).collect();
                let known = values.iter().all(|value| menu.offers.iter().any(|offer| offer.token == *value));
                let is_rest = mark == Mark::Rest;
                path.push(match known {
                    true => answer(&menu, |token| values.contains(&token) != is_rest),
                    false => values.join(JOIN.encode_utf8(&mut [0; 4])),
                });
            }
            (_, [value, ..]) => path.extend(value.split('.').map(str::to_owned)),
        }
        path
    }

    /// What is chosen on all pages together, once `values` are what is chosen on this one, if anything was done there.
    fn rechosen(&self, path: &[String], page: usize, chosen: &str, values: Option<&[String]>) -> Vec<String> {
        let Asked::Several { menu, .. } = self.table.ask(path) else { return Vec::new() };
        let here = page_of(&menu.offers, page);
        let is_here = |token: &str| values.is_some() && here.iter().any(|offer| offer.token == token);
        let kept = chosen.split(JOIN).filter(|token| !token.is_empty() && !is_here(token)).map(str::to_owned);
        kept.chain(values.unwrap_or_default().iter().cloned()).collect()
    }

    fn show(&self, question: &Question, mark: Mark, chosen: Option<Vec<String>>) -> Panel {
        let sheet = match mark {
            Mark::Board(board) if usize::from(board) < self.table.boards().len() => Sheet::Board(board),
            _ => self.at.lesson().map_or_else(|| self.table.sheet(&question.path), |lesson| lesson.sheet),
        };
        let before = self.before(&question.path);
        let mut layout = Layout::new(self, question.path.clone(), sheet);
        // The first question of a lesson's step is put by the lesson.
        if self.at.lesson().is_none() || before.is_some() {
            layout.lines.push(self.text(&question.menu.prompt));
        }
        layout.boards();
        layout.answers(question, mark, chosen);
        layout.finish(before)
    }

    /// The step before a move that cannot be taken back (L8), or that should not be played unasked.
    pub(super) fn confirm(&self, path: &[String], is_final: bool) -> Panel {
        let back = self.before(path);
        let chosen = back.as_ref().map_or(path.len().saturating_sub(1), Vec::len);
        let (path_to, element) = (&path[..chosen], path.get(chosen).map_or("", String::as_str));
        let mut layout = Layout::new(self, path.to_vec(), self.table.sheet(path));
        let what = self.chosen(&in_chat(self.speaker), path_to, element);
        let text = if is_final { "panel-final" } else { "panel-sure" };
        layout.lines.push(self.speaker.say(&Text::of(text).with("what", what)));
        let label = self.chosen(self.speaker, path_to, element);
        let text = Text::of("panel-final-label").with("label", label.clone()).with("final", self.final_word(path));
        let label = if is_final { self.speaker.say(&text) } else { label };
        let button = layout.main(label, path.to_vec(), Mark::Sure);
        layout.rows.push(Row::Buttons(vec![button]));
        layout.finish(back)
    }

    /// Where to go back to from a path. What stands on the first screen is not asked again on the way.
    fn before(&self, path: &[String]) -> Option<Path> {
        let Some(back) = before(&self.table, path) else {
            return (!path.is_empty() && self.spread(&[]).is_some()).then(Path::new);
        };
        let is_lead = back.len() == 1 && self.spread(&[]).is_some() && self.asks_lead(&back[0]).is_some();
        Some(if is_lead { Path::new() } else { back })
    }

    /// The question for the leading slot that a verb begins with.
    fn asks_lead(&self, verb: &str) -> Option<Menu> {
        match self.table.ask(&[verb.to_owned()]) {
            Asked::One(menu) if Some(menu.slot) == self.lead => Some(menu),
            _ => None,
        }
    }

    /// The verbs of the first question beside each answer of the leading slot, a row for each, and a last one for the
    /// verbs that do not ask for it; `None` where no verb does.
    pub(super) fn spread(&self, path: &[String]) -> Option<Vec<Vec<Offer>>> {
        let Asked::One(verbs) = self.table.ask(path) else { return None };
        if self.lead.is_none() || !path.is_empty() || verbs.slot != VERB {
            return None;
        }
        let mut rows: Vec<(String, Vec<Offer>)> = Vec::new();
        let mut others = Vec::new();
        for verb in verbs.offers {
            let Some(leads) = self.asks_lead(&verb.token) else {
                others.push(verb);
                continue;
            };
            for lead in leads.offers {
                let offer = Offer { token: format!("{}.{}", verb.token, lead.token), choice: lead.choice };
                match rows.iter_mut().find(|(token, _)| *token == lead.token) {
                    Some((_, row)) => row.push(offer),
                    None => rows.push((lead.token, vec![offer])),
                }
            }
        }
        let rows: Vec<Vec<Offer>> = rows.into_iter().map(|(_, row)| row).collect();
        let buttons = rows.iter().map(Vec::len).sum::<usize>() + others.len();
        let fits = !rows.is_empty()
            && buttons > 1
            && rows.len() <= MOST_LEADS
            && rows.iter().all(|row| row.len() <= ROW_BUTTONS);
        fits.then(|| rows.into_iter().chain([others].into_iter().filter(|others| !others.is_empty())).collect())
    }

    /// A whole move as its questions are answered one by one, with what each answer costs or brings: `Build › Tower (pay 4)`.
    /// What needs no answer is not told.
    pub fn answers(&self, path: &[String]) -> String {
        let speaker = in_chat(self.speaker);
        let label = |choice: &Choice| match &choice.outcome {
            Some(outcome) => format!("{} ({})", speaker.say(&choice.name), speaker.say(outcome)),
            None => speaker.say(&choice.name),
        };
        let asked = (0..path.len()).filter(|at| self.table.only(&path[..*at]).is_none() || path.len() == 1);
        let told: Vec<String> = asked.map(|at| self.chosen_as(&speaker, &path[..at], &path[at], &label)).collect();
        told.join(" › ")
    }

    /// What was chosen by an answer, without what it costs or brings.
    fn chosen(&self, speaker: &Speaker, path: &[String], element: &str) -> String {
        self.chosen_as(speaker, path, element, &|choice| speaker.say(&choice.name))
    }

    /// What was chosen by an answer, each thing as `label` says it.
    fn chosen_as(
        &self,
        speaker: &Speaker,
        path: &[String],
        element: &str,
        label: &dyn Fn(&Choice) -> String,
    ) -> String {
        let (Asked::One(menu) | Asked::Several { menu, .. }) = self.table.ask(path) else {
            return element.to_owned();
        };
        let tokens: Vec<_> = element.split(JOIN).collect();
        let offers = menu.offers.iter().filter(|offer| tokens.contains(&offer.token.as_str()));
        let names: Vec<_> = offers.map(|offer| label(&offer.choice)).collect();
        if names.is_empty() { speaker.word("button-nothing") } else { speaker.list(&counted(speaker, &names)) }
    }

    /// The offers that a picture which goes with the question marks; for which it is given a letter for each.
    pub(super) fn marked<'o>(&self, sheet: Sheet, path: &[String], offers: &'o [Offer]) -> Vec<&'o Offer> {
        let lettered: Vec<_> = ('A'..).zip(offers).map(|(letter, offer)| (letter, offer.token.clone())).collect();
        let scene = self.table.scene(sheet, path, &lettered, &Footer::default(), self.speaker);
        let tags = scene.tags();
        ('A'..).zip(offers).filter(|(letter, _)| tags.contains(letter)).map(|(_, offer)| offer).collect()
    }

    /// A text of a message: the names in it are escaped.
    pub(super) fn text(&self, text: &Text) -> String {
        in_chat(self.speaker).say(text)
    }

    /// Why the path cannot be taken back, in the game's words for its last answer that has some.
    pub(super) fn final_word(&self, path: &[String]) -> String {
        let own = path.iter().rev().map(|token| format!("{}-final-{token}", self.command));
        let keys = own.chain([format!("{}-final", self.command)]);
        let key = keys.into_iter().find(|key| Words::get().has(self.speaker.language, key));
        self.speaker.say(&Text::of(key.unwrap_or("final".to_owned())))
    }

    /// The label of a button for a message.
    pub(super) fn label(&self, text: &Text) -> String {
        cut(&self.speaker.say(text), LABEL)
    }
}
