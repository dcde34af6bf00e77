//! Moves typed as commands: the options of a command are the answers to the rules' questions, by the names of the
//! slots. What is left out is asked for; what cannot be is answered with the reason and the question.

use super::alike::meant;
use super::desk::{Desk, Turn};
use super::name_match::{Found, Named, SEPARATORS, find, plain};
use super::trial::{Class, Trial};
use super::walk::answer;
use super::{Mark, quoted};
use crate::rules::{Asked, Menu, NOTHING, Path, Refusal, Text, Tongue};
use crate::words::{Language, word};

/// Where typed options lead.
pub(super) enum Reached {
    /// To a question that no option answers, or the one that is being typed.
    Asked(Menu, Option<(usize, usize)>),
    /// To a move, with the options that were not asked for.
    Ready(Vec<String>),
    /// Nowhere: a value cannot be.
    Barred(Text),
}

impl Desk<'_> {
    /// Follows a command of the game: its subcommand, and the options that were filled in, as typed or suggested.
    pub fn command(&self, verb: &str, options: &[(String, String)]) -> Turn {
        let (path, reached) = self.reach(verb, options, None);
        match reached {
            Reached::Asked(..) => self.press(&path, Mark::Back, &[]),
            Reached::Ready(left) => match left.first() {
                None => self.ready(path, 0),
                Some(slot) => {
                    let why = Text::of("declined-not-asked").with("option", self.slot_name(slot));
                    let is_final = Trial::at(self).class(&path, 0) != Class::Free;
                    Turn::No(Refusal(why), Some(self.confirm(&path, is_final)))
                }
            },
            Reached::Barred(why) => Turn::No(Refusal(why), self.resume(&path)),
        }
    }

    /// Follows typed options, up to the question of slot `until` if one is being typed.
    pub(super) fn reach(&self, verb: &str, options: &[(String, String)], until: Option<&str>) -> (Path, Reached) {
        let mut path = vec![verb.to_owned()];
        let mut left: Vec<&(String, String)> = options.iter().filter(|(_, text)| !text.trim().is_empty()).collect();
        loop {
            let (menu, count) = match self.table.ask(&path) {
                Asked::One(menu) => (menu, None),
                Asked::Several { menu, min, max } => (menu, Some((min, max))),
                Asked::Ready => {
                    let left = left.iter().map(|(slot, _)| slot.clone()).collect();
                    return (path, Reached::Ready(left));
                }
                Asked::No(refusal) => {
                    path.pop();
                    return (path, Reached::Barred(refusal.0));
                }
            };
            let given = left.iter().position(|(slot, _)| slot == menu.slot).map(|at| left.remove(at));
            let (_, text) = match (given, self.table.only(&path)) {
                (Some(given), _) if until != Some(menu.slot) => given,
                (None, Some(only)) if until != Some(menu.slot) => {
                    path.push(only);
                    continue;
                }
                _ => return (path, Reached::Asked(menu, count)),
            };
            match self.read(&path, &menu, count, text) {
                Ok(element) => path.push(element),
                Err(why) => return (path, Reached::Barred(why)),
            }
        }
    }

    /// The answer that a typed value means.
    fn read(&self, path: &[String], menu: &Menu, count: Option<(usize, usize)>, text: &str) -> Result<String, Text> {
        let offers = self.named(menu);
        if count.is_none() {
            return self.meant(path, menu, &offers, text);
        }
        if is_nothing(text) {
            return Ok(NOTHING.to_owned());
        }
        let mut tokens: Vec<String> = Vec::new();
        for part in text.split(SEPARATORS).filter(|part| !part.trim().is_empty()) {
            match meant(&offers, &tokens, part) {
                Some(found) => tokens.extend(found.iter().map(|thing| thing.token.clone())),
                None => tokens.push(self.meant(path, menu, &offers, part)?),
            }
        }
        Ok(answer(menu, |token| tokens.iter().any(|chosen| chosen == token)))
    }

    /// The one offer that a text means, or why there is none: what is barred says why it is.
    fn meant(&self, path: &[String], menu: &Menu, offers: &[Named], text: &str) -> Result<String, Text> {
        let about = |key| Text::of(key).with("value", quoted(text)).with("option", self.slot_name(menu.slot));
        match find(offers.iter(), text) {
            Found::One(token) => Ok(token),
            Found::Unclear(names) => Err(about("declined-unclear").with("names", names.join(", "))),
            Found::Nothing => {
                let barred = self.table.shadows(self.table.seat, path);
                let names: Vec<_> = barred.iter().map(|(offer, _)| Named::offer(self.speaker, offer)).collect();
                let found = find(names.iter(), text);
                let why = barred.into_iter().find(|(offer, _)| found == Found::One(offer.token.clone()));
                let why = why.map(|(_, refusal)| refusal).or_else(|| self.why_not(path, text));
                Err(why.map_or_else(|| about("declined-unknown-value"), |refusal| refusal.0))
            }
        }
    }

    /// Why something of the game that is typed can't be picked, though nobody would look for it here: a card that is not
    /// in the hand, say. Only the game's own reason counts.
    fn why_not(&self, path: &[String], text: &str) -> Option<Refusal> {
        let topics = self.table.topics();
        let languages = || [self.speaker.language].into_iter().chain(Language::ALL);
        let name = |language, title: &Text| self.speaker.speaking(language).say(title);
        let known = topics.iter().map(|it| Named::of(&it.id, languages().map(|l| name(l, &it.title)).collect()));
        let known: Vec<Named> = known.collect();
        let Found::One(token) = find(known.iter(), text) else { return None };
        let path: Path = path.iter().cloned().chain([token]).collect();
        match self.table.ask(&path) {
            Asked::No(refusal) if !refusal.0.key.starts_with("refused-") => Some(refusal),
            _ => None,
        }
    }

    pub(super) fn named(&self, menu: &Menu) -> Vec<Named> {
        menu.offers.iter().map(|offer| Named::offer(self.speaker, offer)).collect()
    }

    /// What the reader calls an option of the game's command.
    pub(super) fn slot_name(&self, slot: &str) -> String {
        self.speaker.say(&Text::of(format!("{}-slot-{slot}.name", self.command)))
    }
}

/// Whether somebody who may choose some wants none.
fn is_nothing(text: &str) -> bool {
    let typed = plain(text);
    let none = |language| plain(&word(language, "button-nothing")) == typed;
    text.trim() == NOTHING || (!typed.is_empty() && Language::ALL.into_iter().any(none))
}
