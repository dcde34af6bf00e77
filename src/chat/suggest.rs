//! Suggestions for the option that somebody is typing: what can be chosen first, then what cannot, with the reason.
//! The list is never silently empty; if nothing fits, its one entry says why.

use super::Suggestion;
use super::alike::{counted, each_once, meant};
use super::command_args::Reached;
use super::desk::Desk;
use super::limits::{CHOICE, SUGGESTIONS, cut};
use super::name_match::{Named, SEPARATORS, named_in, plain};
use super::trial::Trial;
use super::walk::answer;
use crate::rules::{JOIN, Menu, NOTHING, OUTCOME, Offer, Path, Text, Tongue};

/// What an entry fills in that only tells something; read as an answer it means nothing.
const TELLS: &str = "?";

impl Desk<'_> {
    /// Suggestions for one option of a command, with the other options as they stand.
    pub fn suggest(&self, verb: &str, options: &[(String, String)], slot: &str, typed: &str) -> Vec<Suggestion> {
        let (path, reached) = self.reach(verb, options, Some(slot));
        let found = match reached {
            Reached::Asked(menu, None) if menu.slot == slot => self.one(&path, &menu, typed),
            Reached::Asked(menu, Some(count)) if menu.slot == slot => self.some(&path, &menu, count, typed),
            Reached::Asked(menu, _) => {
                let first = Text::of("suggest-first").with("option", self.slot_name(menu.slot));
                vec![self.tell(&first)]
            }
            Reached::Ready(_) => vec![self.tell(&Text::of("suggest-nothing"))],
            Reached::Barred(why) => vec![self.tell(&why)],
        };
        if found.is_empty() {
            return vec![self.tell(&Text::of("suggest-no-match"))];
        }
        found.into_iter().take(SUGGESTIONS).collect()
    }

    /// An entry that only tells something.
    fn tell(&self, text: &Text) -> Suggestion {
        Suggestion { name: cut(&self.speaker.say(text), CHOICE), value: TELLS.to_owned() }
    }

    fn one(&self, path: &Path, menu: &Menu, typed: &str) -> Vec<Suggestion> {
        let typed = plain(named_in(typed));
        let may_be = |offer: &Offer| Named::offer(self.speaker, offer).may_be(&typed);
        let trial = Trial::at(self);
        let menu = each_once(menu);
        // Each is tried out, so no more than are shown.
        let legal = menu.offers.iter().filter(|offer| may_be(offer)).take(SUGGESTIONS).map(|offer| {
            let label = offer.choice.label(self.speaker);
            let note = offer.choice.note.as_ref().map(|note| format!("{OUTCOME}{}", self.speaker.say(note)));
            let name =
                marked(&format!("{label}{}", note.unwrap_or_default()), trial.finality(&with(path, &offer.token)));
            suggestion(&name, &offer.token)
        });
        let barred = self.table.shadows(self.table.seat, path);
        let barred = barred.iter().filter(|(offer, _)| may_be(offer)).map(|(offer, why)| {
            let label = self.speaker.say(&offer.choice.name);
            let text = Text::of("suggest-barred").with("label", label).with("why", why.0.clone());
            suggestion(&self.speaker.say(&text), &offer.token)
        });
        legal.flatten().chain(barred.flatten()).collect()
    }

    /// Several answers: whole ones while nothing is typed, and then one more for those that stand there.
    fn some(&self, path: &Path, menu: &Menu, (min, max): (usize, usize), typed: &str) -> Vec<Suggestion> {
        let offers = self.named(menu);
        let mut parts: Vec<&str> = typed.split(SEPARATORS).collect();
        let open = plain(named_in(parts.pop().unwrap_or_default()));
        let mut chosen: Vec<&Named> = Vec::new();
        for part in parts.iter().filter(|part| !part.trim().is_empty()) {
            let taken: Vec<_> = chosen.iter().map(|one| one.token.clone()).collect();
            let Some(found) = meant(&offers, &taken, part) else { return Vec::new() };
            chosen.extend(found);
        }
        let trial = Trial::at(self);
        let mut whole = if typed.trim().is_empty() { self.whole(menu, &offers, (min, max)) } else { Vec::new() };
        for entry in &mut whole {
            entry.name = marked(&entry.name, trial.finality(&with(path, &entry.value)));
        }
        let free: Vec<&Named> =
            offers.iter().filter(|offer| !chosen.iter().any(|other| other.token == offer.token)).collect();
        let is_first = |at: &usize| free[..*at].iter().all(|before| before.name != free[*at].name);
        let more = (0..free.len()).filter(is_first).map(|at| free[at]);
        let more = more.filter(|offer| chosen.len() < max && offer.may_be(&open)).filter_map(|next| {
            let all: Vec<&Named> = chosen.iter().copied().chain([next]).collect();
            let names: Vec<_> = all.iter().map(|one| one.name.clone()).collect();
            let names = counted(self.speaker, &names).join(" + ");
            let text = Text::of("suggest-count").with("what", names.clone()).with("n", all.len()).with("of", min);
            let tokens: Vec<_> = all.iter().map(|one| one.token.as_str()).collect();
            let tokens = tokens.join(JOIN.encode_utf8(&mut [0; 4]));
            let name = match all.len() < min {
                true => self.speaker.say(&text),
                false => marked(&names, trial.finality(&with(path, &tokens))),
            };
            suggestion(&name, &tokens)
        });
        let found: Vec<_> = whole.into_iter().chain(more).collect();
        let is_full = found.is_empty() && chosen.len() == max && open.is_empty();
        if is_full || (found.is_empty() && typed.len() > CHOICE / 2) {
            return vec![self.tell(&Text::of("suggest-panel"))];
        }
        found
    }

    /// Whole answers: all of them, all but one, none.
    fn whole(&self, menu: &Menu, offers: &[Named], (min, max): (usize, usize)) -> Vec<Suggestion> {
        let n = offers.len();
        let names = |but: Option<&Named>| {
            let kept = offers.iter().filter(|offer| but.is_none_or(|but| offer.token != but.token));
            counted(self.speaker, &kept.map(|offer| offer.name.clone()).collect::<Vec<_>>()).join(", ")
        };
        let mut whole = Vec::new();
        if max == n {
            whole.extend(suggestion(&names(None), &answer(menu, |_| true)));
        } else if min == max && n > 2 && min == n - 1 {
            let is_last = |at: &usize| offers[at + 1..].iter().all(|other| other.name != offers[*at].name);
            whole.extend((0..n).filter(is_last).map(|at| &offers[at]).filter_map(|left| {
                let keep = self.speaker.say(&Text::of("button-keep").with("what", left.name.clone()));
                suggestion(&format!("{keep} · {}", names(Some(left))), &answer(menu, |token| token != left.token))
            }));
        }
        if min == 0 {
            whole.extend(suggestion(&self.speaker.word("button-nothing"), NOTHING));
        }
        whole
    }
}

fn with(path: &Path, element: &str) -> Path {
    path.iter().cloned().chain([element.to_owned()]).collect()
}

/// A name with what cannot be taken back about it, which is never cut off.
fn marked(name: &str, finality: Option<String>) -> String {
    match finality {
        Some(mark) => {
            let room = CHOICE.saturating_sub(OUTCOME.chars().count() + mark.chars().count());
            format!("{}{OUTCOME}{mark}", cut(name, room))
        }
        None => cut(name, CHOICE),
    }
}

/// An entry, unless what it would fill in is too long: then the panel takes over.
fn suggestion(name: &str, value: &str) -> Option<Suggestion> {
    (value.len() <= CHOICE).then(|| Suggestion { name: cut(name, CHOICE), value: value.to_owned() })
}
