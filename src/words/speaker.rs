//! A language together with the names of one table: how a [`Text`] becomes a sentence.

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Language, Words};
use crate::rules::{Arg, Seat, Text, Tongue, WHO};

/// Speaks one language and knows who sits where.
#[derive(Clone, Debug, PartialEq)]
pub struct Speaker {
    /// The language spoken.
    pub language: Language,
    names: Vec<String>,
}

impl Speaker {
    /// A speaker at a table; the names are in seat order and are written as they are given.
    pub fn new(language: Language, names: impl IntoIterator<Item = String>) -> Speaker {
        Speaker { language, names: names.into_iter().collect() }
    }

    /// A speaker who knows nobody.
    pub fn alone(language: Language) -> Speaker {
        Speaker { language, names: Vec::new() }
    }

    /// The same speaker writing every name another way: escaped for a chat, say.
    #[must_use]
    pub fn writing(&self, name: impl Fn(&str) -> String) -> Speaker {
        Speaker { language: self.language, names: self.names.iter().map(|n| name(n)).collect() }
    }

    /// The same table in another language.
    #[must_use]
    pub fn speaking(&self, language: Language) -> Speaker {
        Speaker { language, names: self.names.clone() }
    }

    /// The message without arguments, or the attribute of one.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Text::of(key))
    }

    /// Several as the language lists them: `Library, Well and Chapel`.
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        if before.is_empty() {
            return last.clone();
        }
        self.say(&Text::of("list-and").with("first", before.join(", ")).with("last", last.clone()))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => self.name(*seat).into(),
            Arg::Seats(seats) => {
                let names: Vec<_> = seats.iter().map(|seat| self.name(*seat)).collect();
                names.join(", ").into()
            }
            Arg::Text(text) => self.say(text).into(),
            Arg::List(texts) => {
                let said: Vec<String> = texts.iter().map(|text| self.say(text)).collect();
                // A list within a list could not be told from it.
                if texts.iter().any(holds_list) { said.join("; ").into() } else { self.list(&said).into() }
            }
            Arg::Plain(plain) => plain.clone().into(),
        }
    }
}

/// Whether several things are listed in a text.
fn holds_list(text: &Text) -> bool {
    text.args.iter().any(|(_, arg)| match arg {
        Arg::List(texts) => texts.len() > 1 || texts.iter().any(holds_list),
        Arg::Text(text) => holds_list(text),
        Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Plain(_) => false,
    })
}

impl Tongue for Speaker {
    fn say(&self, text: &Text) -> String {
        let mut args: FluentArgs = text.args.iter().map(|(name, arg)| (*name, self.value(arg))).collect();
        // A verb agrees with the number of people: `{ $seat-count -> [one] passes *[other] pass }`.
        for (name, arg) in &text.args {
            let people = match arg {
                Arg::Seat(_) => 1,
                Arg::Seats(seats) => seats.len(),
                // Whoever did something may be told by a message of their own, as one in whose place a bot did it.
                Arg::Text(_) if *name == WHO => 1,
                _ => continue,
            };
            args.set(format!("{name}-count"), people);
        }
        Words::get().format(self.language, &text.key, &args).unwrap_or_else(|| text.key.to_string())
    }

    /// A seat without a known name is called by its number, counted from 1.
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.0 + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anna_and_bela(language: Language) -> Speaker {
        Speaker::new(language, ["Anna".to_owned(), "Béla".to_owned()])
    }

    #[test]
    fn numbers_pick_the_plural_form_of_the_language() {
        let tables = |language, n: i64| Speaker::alone(language).say(&Text::of("games-yours").with("n", n));
        assert_eq!([1, 2].map(|n| tables(Language::En, n)), ["Your move: 1 table", "Your move: 2 tables"]);
        assert_eq!([1, 2].map(|n| tables(Language::Hu, n)), ["Rád vár: 1 asztal", "Rád vár: 2 asztal"]);
        assert_eq!(
            [1, 2, 5, 12, 22].map(|n| tables(Language::Pl, n)),
            ["1 stół", "2 stoły", "5 stołów", "12 stołów", "22 stoły"].map(|tables| format!("Twój ruch: {tables}"))
        );
    }

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let items = ["A", "B", "C"].map(str::to_owned);
        for (language, joined) in
            [(Language::En, "A, B and C"), (Language::Hu, "A, B és C"), (Language::Pl, "A, B i C")]
        {
            let speaker = Speaker::alone(language);
            assert_eq!(speaker.list(&items), joined);
            assert_eq!(speaker.list(&items[..1]), "A");
            assert_eq!(speaker.list(&[]), "");
        }
    }

    #[test]
    fn lists_of_lists_are_kept_apart() {
        let pair = |a, b| Text::of("rules-title").with("title", vec![Text::of(a), Text::of(b)]);
        let speaker = Speaker::alone(Language::En);
        let of = |list: Vec<Text>| speaker.say(&Text::of("rules-title").with("title", list));
        let [play, undo, close, join] = ["button-play", "button-undo", "button-close", "button-join"];
        assert_eq!(of(vec![Text::of(play), Text::of(undo)]), "**Play and Undo**");
        assert_eq!(of(vec![pair(play, undo), pair(close, join)]), "****Play and Undo**; **Close and Join****");
    }

    #[test]
    fn seats_are_called_by_name_and_unknown_ones_by_number() {
        let speaker = anna_and_bela(Language::En);
        assert_eq!((speaker.name(Seat(1)), speaker.name(Seat(2))), ("Béla".to_owned(), "#3".to_owned()));
        let text = Text::of("list-and").with("first", vec![Seat(0), Seat(1)]).with("last", Text::of("button-play"));
        assert_eq!(speaker.say(&text), "Anna, Béla and Play");
        assert_eq!(speaker.writing(|name| format!("<{name}>")).name(Seat(0)), "<Anna>");
        assert_eq!(speaker.speaking(Language::Hu).say(&text), "Anna, Béla és Lépek");
    }
}
