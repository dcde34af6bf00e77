//! Text as people type it: in any case, without accents, shortened, in any language. Finds what is meant among what
//! there is, and never guesses between two.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::rules::{OUTCOME, Offer, Tongue};
use crate::words::{Language, Speaker};

/// What separates several answers in one option.
pub const SEPARATORS: [char; 4] = ['+', ',', ';', '&'];

/// The text without case, accents and punctuation: words with single blanks between them.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'ł' => plain.push('l'),
            'ø' => plain.push('o'),
            'đ' => plain.push('d'),
            'ı' => plain.push('i'),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            c if c.is_alphanumeric() => plain.push(c),
            _ if plain.ends_with(' ') || plain.is_empty() => {}
            _ => plain.push(' '),
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// Something that can be named by typing.
pub struct Named {
    /// What stands for it.
    pub token: String,
    /// What it is called in the reader's language.
    pub name: String,
    /// All it can be called by, plain.
    known_as: Vec<String>,
}

impl Named {
    /// A thing with its names; the first is the reader's.
    pub fn of(token: &str, names: Vec<String>) -> Named {
        let known_as = names.iter().map(|name| plain(name)).chain([plain(token)]).collect();
        Named { token: token.to_owned(), name: names.into_iter().next().unwrap_or_default(), known_as }
    }

    /// All it can be called by, plain.
    pub fn known_as(&self) -> impl Iterator<Item = &str> {
        self.known_as.iter().map(String::as_str)
    }

    /// An answer that is offered, by its name in every language.
    pub fn offer(speaker: &Speaker, offer: &Offer) -> Named {
        let languages = [speaker.language].into_iter().chain(Language::ALL);
        let name = |language| speaker.speaking(language).say(&offer.choice.name);
        Named::of(&offer.token, languages.map(name).collect())
    }

    /// Whether what was typed, plain, may become one of its names: it begins one, or a word of one.
    pub fn may_be(&self, typed: &str) -> bool {
        self.known_as.iter().any(|name| begins(name, typed) || begins_word(name, typed))
    }
}

fn begins(name: &str, typed: &str) -> bool {
    name.starts_with(typed)
}

fn begins_word(name: &str, typed: &str) -> bool {
    name.match_indices(typed).any(|(at, _)| name[..at].ends_with(' '))
}

/// What a typed text names, without the outcome that somebody copied with it from a label.
pub(super) fn named_in(typed: &str) -> &str {
    typed.split(OUTCOME).next().unwrap_or_default()
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This token.
    One(String),
    /// Several fit; their names.
    Unclear(Vec<String>),
    /// Nothing fits.
    Nothing,
}

/// What is meant by a typed text: a token or a whole name before the beginning of one, and that before the beginning
/// of a word in one. Things of the same name are as good as each other; the first is taken.
pub fn find<'a>(things: impl Iterator<Item = &'a Named> + Clone, typed: &str) -> Found {
    let typed = named_in(typed).trim();
    if let Some(exact) = things.clone().find(|thing| thing.token == typed) {
        return Found::One(exact.token.clone());
    }
    let typed = plain(typed);
    if typed.is_empty() {
        return Found::Nothing;
    }
    for fits in [|name: &str, typed: &str| name == typed, begins, begins_word] {
        let found: Vec<_> =
            things.clone().filter(|thing| thing.known_as.iter().any(|name| fits(name, &typed))).collect();
        if let Some(first) = found.first() {
            let is_clear = found.iter().all(|thing| thing.name == first.name);
            return match is_clear {
                true => Found::One(first.token.clone()),
                false => Found::Unclear(found.iter().map(|thing| thing.name.clone()).collect()),
            };
        }
    }
    Found::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_punctuation_do_not_matter() {
        for (text, expected) in [
            ("Łuk triumfalny", "luk triumfalny"),
            ("  ŐSZI--tűz ", "oszi tuz"),
            ("coffee_roaster-2", "coffee roaster 2"),
            ("Straße, Øre, cœur", "strasse ore coeur"),
            ("Zażółć gęślą jaźń", "zazolc gesla jazn"),
            ("·?!", ""),
        ] {
            assert_eq!(plain(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_meant_is_found_and_never_guessed() {
        let named = |token: &str, names: &[&str]| Named::of(token, names.iter().map(|n| (*n).to_owned()).collect());
        let things = [
            named("smithy", &["Smithy", "Kovácsműhely"]),
            named("smithy-2", &["Smithy", "Kovácsműhely"]),
            named("sugar_mill", &["Sugar mill", "Cukormalom"]),
            named("market_stand", &["Market stand", "Elárusítóhely"]),
            named("market_hall", &["Market hall", "Vásárcsarnok"]),
            named("well", &["Well", "Kút"]),
            named("wellhouse", &["Wellhouse", "Kútház"]),
        ];
        let one = |token: &str| Found::One(token.to_owned());
        for (typed, found) in [
            ("smithy-2", one("smithy-2")),
            ("SMI", one("smithy")),
            ("kovacsmuhely", one("smithy")),
            ("mill", one("sugar_mill")),
            ("Sugar mill · pay 2", one("sugar_mill")),
            ("well", one("well")),
            ("kut", one("well")),
            ("wellh", one("wellhouse")),
            ("hall", one("market_hall")),
            ("mark", Found::Unclear(vec!["Market stand".to_owned(), "Market hall".to_owned()])),
            ("all", Found::Nothing),
            ("", Found::Nothing),
            ("?", Found::Nothing),
        ] {
            assert_eq!(find(things.iter(), typed), found, "{typed}");
        }
    }
}
