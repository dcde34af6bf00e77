//! Somebody who is forgotten at a table: what of its rows and texts names them, and what stands there from then on.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Stored;
use super::value::to_text;
use crate::chat::UserId;

/// Somebody who is forgotten at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// Who.
    pub user: UserId,
    /// What they are called there, where that is known.
    pub name: String,
    /// What they are called from now on.
    pub someone: String,
}

/// Whether somebody of that number may be written to: whoever was forgotten at a table has one there that no account has.
pub fn is_known(user: UserId) -> bool {
    user.0.cast_signed() > 0
}

impl Forgotten {
    /// All that they are or were called there, of which these are known.
    pub(super) fn names(&self, known: Vec<String>) -> BTreeSet<String> {
        let mut names: BTreeSet<String> = known.into_iter().collect();
        names.extend((!self.name.is_empty()).then(|| self.name.clone()));
        names.remove(&self.someone);
        names
    }
}

/// What becomes of something that waits to be said.
pub(super) enum Waits {
    /// It names nobody who is forgotten.
    AsItIs,
    /// It is said like that.
    Otherwise(String),
    /// It is not said.
    NoMore,
}

/// What waits, without somebody of these names.
pub(super) fn without(text: &str, user: UserId, names: &BTreeSet<String>) -> Stored<Waits> {
    let Ok(Value::Object(mut payload)) = serde_json::from_str(text) else { return Ok(Waits::AsItIs) };
    let tells = |text: &Value| text.as_str().is_some_and(|text| tells_of(text, user, names));
    if payload.get("text").is_some_and(tells) {
        return Ok(Waits::NoMore);
    }
    if payload.get("news").is_some_and(tells) {
        payload.remove("news");
    }
    if let Some(Value::Array(mentions)) = payload.get_mut("mentions") {
        mentions.retain(|mention| mention.as_u64() != Some(user.0));
    }
    let other = to_text(&payload)?;
    Ok(if other == text { Waits::AsItIs } else { Waits::Otherwise(other) })
}

/// Whether a text names somebody, by their number or by a name as it may stand in a message.
fn tells_of(text: &str, user: UserId, names: &BTreeSet<String>) -> bool {
    let is_there = |name: &String| has_name(text, name) || has_name(text, &crate::chat::escape(name));
    text.contains(&format!("<@{}>", user.0)) || names.iter().any(is_there)
}

/// Whether a name stands there for itself, and not within a word.
fn has_name(text: &str, name: &str) -> bool {
    let is_word = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    let mut found = text.match_indices(name);
    found.any(|(at, _)| !is_word(text[..at].chars().next_back()) && !is_word(text[at + name.len()..].chars().next()))
}

/// A list of names without those: a name may hold what stands between two others.
pub(super) fn called_anew(called: &str, names: &BTreeSet<String>, someone: &str) -> String {
    const BETWEEN: &str = ", ";
    let mut list = format!("{BETWEEN}{called}{BETWEEN}");
    for name in names {
        let (name, other) = (format!("{BETWEEN}{name}{BETWEEN}"), format!("{BETWEEN}{someone}{BETWEEN}"));
        // Two of the same share what stands between them.
        list = list.replace(&name, &other).replace(&name, &other);
    }
    list[BETWEEN.len()..list.len() - BETWEEN.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_where_it_stands_for_itself() {
        let names = BTreeSet::from(["Anna, of Buda", "a"].map(str::to_owned));
        let anew = |called| called_anew(called, &names, "somebody");
        assert_eq!(anew("Anna, of Buda"), "somebody");
        assert_eq!(anew("Cili, Anna, of Buda, a, a, Anna"), "Cili, somebody, somebody, somebody, Anna");
        let tells = |text| tells_of(text, UserId(7), &names);
        assert_eq!(["a gets up", "(a)", "<@7> builds", "Cili gave a"].map(tells), [true; 4]);
        assert_eq!(["Anna gets up", "<@77> takes two", "Cili"].map(tells), [false; 3]);
    }
}
