//! What stands on the controls of one question: letters of the picture, names with their outcome, and what cannot be
//! taken back; and what is written above them for want of room. Words of games are not made here.

use super::alike::{kinds, like_page};
use super::layout::Layout;
use super::limits::{SELECT_TEXT, cut};
use super::walk::{Question, answer};
use super::{Button, Mark, SelectOption};
use crate::rules::{Choice, Menu, OUTCOME, Offer, Tongue};

/// A label with its outcome aims at so many characters, a letter in front not counted.
const AIM: usize = 34;
/// The sign in front of what something brings.
const BRINGS: char = '→';
/// Up to so many buttons, what they cost and bring is written out above them.
const FEW_BUTTONS: usize = 5;
/// Notes stand in one line up to this length.
const NOTE_LINE: usize = 300;
/// So many notes have a line each; with more of them the question would not fit a phone's screen.
const NOTE_LINES: usize = 3;

impl Layout<'_, '_> {
    /// Gives a letter to each answer of the page that the picture marks, in the order offered.
    /// Identical things have the same letter.
    pub(super) fn mark(&mut self, question: &Question, offers: &[Offer], page: usize) {
        let offers = like_page(&question.menu, offers, page);
        let marked: Vec<Offer> = self.desk.marked(self.sheet, &question.path, &offers).into_iter().cloned().collect();
        let lettered = ('A'..='Z').zip(kinds(&marked));
        let each = |(letter, kind): (char, Vec<&Offer>)| {
            kind.into_iter().map(|offer| (letter, offer.token.clone())).collect::<Vec<_>>()
        };
        self.marks = lettered.flat_map(each).collect();
    }

    /// The label of a button that leads along a path. What cannot be taken back about it is never cut off: what it costs
    /// and brings goes to the text above instead, and then the name is cut.
    pub(super) fn outcome(&mut self, choice: &Choice, path: &[String]) -> String {
        let said = choice.label(self.desk.speaker);
        let Some(mark) = self.trial.finality(path) else { return said };
        let whole = format!("{said}{OUTCOME}{mark}");
        if whole.chars().count() <= AIM {
            return whole;
        }
        if let Some(cost) = &choice.outcome {
            self.costs.push(format!("{}: {}", self.desk.text(&choice.name), self.desk.text(cost)));
        }
        let room = AIM.saturating_sub(mark.chars().count() + OUTCOME.chars().count());
        format!("{}{OUTCOME}{mark}", cut(&self.desk.speaker.say(&choice.name), room))
    }

    /// What cannot be taken back about each answer of several, which no single line of a list can say.
    pub(super) fn shared_finality(&self, menu: &Menu, (min, max): (usize, usize)) -> Option<String> {
        let of_first = |count: usize| {
            let tokens: Vec<_> = menu.offers.iter().take(count).map(|offer| offer.token.as_str()).collect();
            self.trial.finality(&self.with(&answer(menu, |token| tokens.contains(&token))))
        };
        of_first(min.max(1)).filter(|_| of_first(max).is_some())
    }

    /// A label with the letter of its offer in front, if the picture shows one.
    pub(super) fn lettered(&self, offer: &Offer, label: String) -> String {
        match self.marks.iter().find(|(_, token)| *token == offer.token) {
            Some((letter, _)) => format!("{letter} · {label}"),
            None => label,
        }
    }

    /// The button of an offer.
    pub(super) fn offered(&mut self, offer: &Offer) -> Button {
        let path = self.with(&offer.token);
        let label = self.outcome(&offer.choice, &path);
        self.button(self.lettered(offer, label), path, Mark::Go)
    }

    /// What a few answers cost and bring, which has no room on their buttons.
    pub(super) fn notes(&self, menu: &Menu) -> Vec<String> {
        let note = |offer: &Offer| {
            let note = self.desk.text(offer.choice.note.as_ref()?);
            let name = self.desk.text(&offer.choice.name);
            // What begins with an arrow needs no colon before it.
            let joint = if note.starts_with(BRINGS) { " " } else { ": " };
            Some(format!("{name}{joint}{}", note.trim_end_matches('.')))
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

    /// A line of a select.
    pub(super) fn option(&self, offer: &Offer, finality: Option<String>, chosen: bool) -> SelectOption {
        let mark = finality.map_or(String::new(), |mark| format!("{OUTCOME}{mark}"));
        let label = self.lettered(offer, offer.choice.label(self.desk.speaker));
        let label = cut(&label, SELECT_TEXT.saturating_sub(mark.chars().count())) + &mark;
        let note = offer.choice.note.as_ref().map(|note| cut(&self.desk.speaker.say(note), SELECT_TEXT));
        SelectOption { label, value: offer.token.clone(), note, chosen }
    }
}
