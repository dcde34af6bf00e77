//! What the rules say, before anybody put it into words: message keys with typed arguments.

use std::borrow::Cow;

use super::Seat;

/// A message key with its arguments; `words` turns it into a sentence of the reader's language.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The message of the word files, `sj-built` say.
    pub key: Cow<'static, str>,
    /// Named arguments, in the order they were given.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, which also picks the plural form.
    Number(i64),
    /// The name of whoever sits there.
    Seat(Seat),
    /// The names of several, with commas between them, in the order given.
    Seats(Vec<Seat>),
    /// Another message, in the same language.
    Text(Box<Text>),
    /// Several messages, joined as a list.
    List(Vec<Text>),
    /// Text that is the same in all languages, such as a seed.
    Plain(String),
}

impl Text {
    /// A message without arguments.
    pub fn of(key: impl Into<Cow<'static, str>>) -> Self {
        #[cfg(test)]
        super::work::said();
        Text { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The argument of that name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Self {
        Arg::Seats(seats)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Arg::Text(Box::new(text))
    }
}

impl From<Vec<Text>> for Arg {
    fn from(list: Vec<Text>) -> Self {
        Arg::List(list)
    }
}

impl From<String> for Arg {
    fn from(plain: String) -> Self {
        Arg::Plain(plain)
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, i64, usize);

/// Why the rules refuse a move: shown to the player who tried it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(pub Text);

impl Refusal {
    /// A refusal without arguments.
    pub fn of(key: &'static str) -> Self {
        Refusal(Text::of(key))
    }
}

/// A language, together with the names of the people at one table.
pub trait Tongue {
    /// The message in words.
    fn say(&self, text: &Text) -> String;
    /// The name of whoever sits there.
    fn name(&self, seat: Seat) -> String;
}

/// Says nothing: for what is looked at without reading it.
pub(super) struct Mute;

impl Tongue for Mute {
    fn say(&self, _: &Text) -> String {
        String::new()
    }

    fn name(&self, _: Seat) -> String {
        String::new()
    }
}
