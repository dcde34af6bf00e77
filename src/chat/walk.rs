//! Where a seat stands on its way to a move. Questions with a single answer are passed over (L7), and a menu of
//! verbs of which only one leads on, with one other at most, is opened at once. Makes no controls: those are `panel`'s.

use crate::rules::{Asked, JOIN, Menu, NOTHING, Offer, Path, Refusal, Surveyed, VERB};

/// A question that somebody has to answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The answers that led to it.
    pub path: Path,
    /// What is asked.
    pub menu: Menu,
    /// How many answers, at least and at most, where some are wanted and not one.
    pub count: Option<(usize, usize)>,
    /// Verbs that are moves by themselves and can be had in place of an answer: to pass, say.
    pub aside: Vec<Offer>,
}

/// Where a path leads.
#[derive(Clone, Debug, PartialEq)]
pub enum At {
    /// To a question.
    Asked(Question),
    /// To a move; the path is complete.
    Ready(Path),
    /// Nowhere, and this is why.
    Barred(Refusal),
}

/// Follows a path and then every question with a single answer.
pub fn onward(table: &Surveyed, path: &[String]) -> At {
    at(table, &forward(table, path).0)
}

/// The path to which a path leads by single answers, and the one at whose end the last of them was given.
fn forward(table: &Surveyed, path: &[String]) -> (Path, Option<Path>) {
    let (mut path, mut passed) = (path.to_vec(), None);
    while let Some(only) = table.only(&path) {
        passed = Some(path.clone());
        path.push(only);
    }
    (path, passed)
}

/// What stands at the end of a path.
fn at(table: &Surveyed, path: &[String]) -> At {
    let (menu, count) = match table.ask(path) {
        Asked::One(menu) => (menu, None),
        Asked::Several { menu, min, max } => (menu, Some((min, max))),
        Asked::Ready => return At::Ready(path.to_vec()),
        Asked::No(refusal) => return At::Barred(refusal),
    };
    At::Asked(Question { path: path.to_vec(), menu, count, aside: Vec::new() })
}

/// The answer to "some of these" with the offers that are wanted, in the order offered.
pub fn answer(menu: &Menu, wanted: impl Fn(&str) -> bool) -> String {
    let tokens: Vec<_> = menu.offers.iter().map(|offer| offer.token.as_str()).filter(|t| wanted(t)).collect();
    if tokens.is_empty() { NOTHING.to_owned() } else { tokens.join(JOIN.encode_utf8(&mut [0; 4])) }
}

/// The question to put to a seat that has come so far. At the very beginning there is always one, even where only
/// one move is possible: nothing is ever played because somebody looked.
pub fn question(table: &Surveyed, path: &[String]) -> At {
    let (end, passed) = forward(table, path);
    match (at(table, &end), passed) {
        (At::Ready(_), Some(only)) if path.is_empty() => at(table, &only),
        (At::Asked(verbs), _) if is_verbs(&verbs) => At::Asked(opened(table, verbs)),
        (at, _) => at,
    }
}

fn is_verbs(question: &Question) -> bool {
    question.path.is_empty() && question.menu.slot == VERB
}

/// So many verbs are put aside to open the only other one; with more, they are what has to be chosen from.
const MOST_ASIDE: usize = 1;

/// Opens the one verb that leads to a question and puts the other aside, if it is a move by itself.
fn opened(table: &Surveyed, verbs: Question) -> Question {
    let mut leading = None;
    let mut aside = Vec::new();
    for offer in &verbs.menu.offers {
        match (onward(table, std::slice::from_ref(&offer.token)), &leading) {
            (At::Asked(question), None) => leading = Some(question),
            (At::Ready(_), _) => aside.push(offer.clone()),
            _ => return verbs,
        }
    }
    match leading {
        Some(question) if aside.len() <= MOST_ASIDE => Question { aside, ..question },
        _ => verbs,
    }
}

/// Where to go back to from the question that is asked, or the move that is ready, at `here`; `None` where there was
/// no other question before it.
pub fn before(table: &Surveyed, here: &[String]) -> Option<Path> {
    let leads_here = |question: &Question| question.path.len() >= here.len() && question.path.starts_with(here);
    let length = (0..here.len()).rev().find(|length| match question(table, &here[..*length]) {
        At::Asked(question) => !leads_here(&question),
        _ => false,
    });
    length.map(|length| here[..length].to_vec())
}
