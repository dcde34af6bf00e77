//! Words: whatever a game says can be said in every language, and fits where it is shown.

use guildhall::games;
use guildhall::rules::{Arg, Asked, Choice, Menu, Path, Refusal, Seat, Sheet, Text, Tongue, Viewer};
use guildhall::words::{Language, Words};

use super::{Exam, Kept, WORDS_EVERY, breach, demand};

/// The longest label of an option, in characters.
const LABEL: usize = 34;
/// The longest note of an option, in characters.
const NOTE: usize = 100;
/// The most lines a question has.
const PROMPT_LINES: usize = 4;

/// Says a text in every language, as `shown` judges it.
fn say(exam: &Exam, text: &Text, fits: impl Fn(&str) -> bool) -> Kept {
    known(text)?;
    for language in Language::ALL {
        let said = guildhall::tools::speaker(language, exam.table()).say(text);
        let whole = !said.trim().is_empty() && !said.contains("{$") && !said.contains("{ $");
        demand("words", whole && fits(&said), || format!("{}: {said:?} for {text:?}", language.code()))?;
    }
    Ok(())
}

/// Every key of the text exists in every language.
fn known(text: &Text) -> Kept {
    for language in Language::ALL {
        let has = Words::get().has(language, &text.key);
        demand("words", has, || format!("{} has no {}", language.code(), text.key))?;
    }
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => known(inner)?,
            Arg::List(list) => list.iter().try_for_each(known)?,
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Plain(_) => {}
        }
    }
    Ok(())
}

impl Exam {
    /// Only registered games have words.
    fn speaks(&self) -> bool {
        games::find(self.game.id).is_some()
    }

    /// Everything that is said about the position and the step that led to it.
    pub fn wording(&self) -> Kept {
        if !self.speaks() {
            return Ok(());
        }
        let table = self.table();
        let seats = || (0..table.seats()).map(Seat);
        let mut texts = table.scores();
        texts.push(table.stage());
        texts.extend(table.boards());
        texts.extend(table.awaiting().iter().map(|seat| table.duty(seat)));
        texts.extend(seats().flat_map(|seat| table.own(seat)));
        texts.extend(table.describe(Viewer::Public, Sheet::Board(0)));
        texts.extend(table.read(Viewer::Public).into_iter().flat_map(|part| [vec![part.head], part.lines].concat()));
        texts.extend(seats().flat_map(|seat| table.describe(Viewer::Seat(seat), Sheet::Own)));
        let told = self.play.told(self.play.step().saturating_sub(1));
        texts.extend(
            told.iter().flat_map(|told| told.public.iter().chain(told.seats.iter().map(|(_, text)| text))).cloned(),
        );
        let lines = table.standing().map(|standing| standing.lines).unwrap_or_default();
        texts.extend(lines.into_iter().map(|line| line.label));
        texts.iter().try_for_each(|text| say(self, text, |_| true))
    }

    /// A name, and an outcome if there is one, which fit on a button together.
    fn label(&self, choice: &Choice) -> Kept {
        [Some(&choice.name), choice.outcome.as_ref()]
            .into_iter()
            .flatten()
            .try_for_each(|text| say(self, text, |_| true))?;
        Language::ALL.into_iter().try_for_each(|language| {
            let label = choice.label(&guildhall::tools::speaker(language, self.table()));
            demand("words", label.chars().count() <= LABEL, || format!("{}: {label:?}", language.code()))
        })
    }

    /// A question: it fits, and no two answers read alike in one language and not in another.
    pub fn menu_wording(&self, seat: Seat, path: &Path, menu: &Menu) -> Kept {
        if !self.speaks() || !self.play.step().is_multiple_of(WORDS_EVERY) {
            return Ok(());
        }
        say(self, &menu.prompt, |said| said.lines().count() <= PROMPT_LINES)?;
        for offer in &menu.offers {
            self.label(&offer.choice)?;
            offer.choice.note.iter().try_for_each(|note| say(self, note, |said| said.chars().count() <= NOTE))?;
        }
        for language in Language::ALL {
            let speaker = guildhall::tools::speaker(language, self.table());
            let label =
                |choice: &'_ Choice| (choice.label(&speaker), format!("{:?} {:?}", choice.name, choice.outcome));
            let mut labels: Vec<(String, String)> = menu.offers.iter().map(|offer| label(&offer.choice)).collect();
            labels.sort_unstable_by(|a, b| a.0.cmp(&b.0));
            let is_false = |pair: &&[(String, String)]| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1;
            let twins = labels.windows(2).find(is_false).map(|pair| pair[0].0.clone());
            demand("words", twins.is_none(), || {
                format!("{}: two answers read {twins:?} at {path:?}", language.code())
            })?;
        }
        for (shadow, why) in self.table().shadows(seat, path) {
            self.label(&shadow.choice)?;
            self.refusal_wording(&why)?;
        }
        Ok(())
    }

    /// A reason for a refusal.
    pub fn refusal_wording(&self, why: &Refusal) -> Kept {
        if self.speaks() { say(self, &why.0, |_| true) } else { Ok(()) }
    }

    /// What `ask` answers to a path that leads nowhere can be read too.
    pub fn asked_wording(&self, path: &Path, asked: &Asked) -> Kept {
        match asked {
            Asked::No(why) => self.refusal_wording(why),
            Asked::Ready => breach("refusals", format!("{path:?} is ready")),
            Asked::One(_) | Asked::Several { .. } => Ok(()),
        }
    }
}
