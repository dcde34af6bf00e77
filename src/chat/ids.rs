//! Custom ids: what a button or select carries. Everything that a press needs is in the id, so that buttons outlive
//! a restart and a new release; there is no name, no language and no position of a list in it. An id is made of an
//! [`Id`] and read into one; what its words mean is [`Request`]'s.
//!
//! ```text
//! <table>.<step>.<token>.<token>…     a move, or the way to one; the tokens may end in a mark
//! <table>.<step>.~<word>[.<argument>] something other than a move
//! <table>.<step>.#<key>               a way too long for an id, stored under that key
//! …'<again>                           a select that stands there again after *Back*
//! ```

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::limits::CUSTOM_ID;
use super::{Mark, Request, TableId};
use crate::rules::Path;

/// Stands for the table where an id belongs to none.
const NO_TABLE: &str = "-";

/// An element of a path that begins so is an answer not finished yet: some are chosen, more can be.
pub const UNFINISHED: char = '?';

/// A custom id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id {
    /// The table; none for things without a table.
    pub table: Option<TableId>,
    /// The step the control was made for; 0 where the step does not matter.
    pub step: usize,
    /// What it leads to.
    pub to: To,
    /// Keeps a select apart from one that stood in the same message before; 0 where none did.
    pub again: u16,
}

/// Where a press leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum To {
    /// Along a path.
    Path(Path, Mark),
    /// Along the path stored under a key.
    Kept(String, Mark),
    /// To something other than a move.
    Word(Request),
}

impl Id {
    /// The id of a request that belongs to no table.
    pub const fn of(request: Request) -> Id {
        Id { table: None, step: 0, to: To::Word(request), again: 0 }
    }

    /// The id of a request at a table.
    pub const fn at(table: TableId, step: usize, request: Request) -> Id {
        Id { table: Some(table), step, to: To::Word(request), again: 0 }
    }

    /// The id of a path as it fits into a control, and the path if it has to be kept under its key.
    pub fn of_path(
        table: TableId,
        step: usize,
        (path, mark): (Path, Mark),
        again: u16,
    ) -> (Id, Option<(String, Path)>) {
        let id = Id { table: Some(table), step, to: To::Path(path.clone(), mark), again };
        if id.to_string().len() <= CUSTOM_ID {
            return (id, None);
        }
        let key = key(&path);
        (Id { to: To::Kept(key.clone(), mark), ..id }, Some((key, path)))
    }
}

/// The key of a path: the same path always has the same, so that it is kept once.
fn key(path: &Path) -> String {
    Sha256::digest(path.join(".")).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl Display for Id {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self.table {
            Some(table) => write!(f, "{table}.{}.", self.step)?,
            None => write!(f, "{NO_TABLE}.{}.", self.step)?,
        }
        match &self.to {
            To::Path(path, mark) => write!(f, "{}{mark}", path.join("."))?,
            To::Kept(key, mark) => write!(f, "#{key}{mark}")?,
            To::Word(request) => write!(f, "~{request}")?,
        }
        if self.again == 0 { Ok(()) } else { write!(f, "'{}", self.again) }
    }
}

/// A text that is no custom id of ours, or no longer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id")]
pub struct Garbled;

impl FromStr for Id {
    type Err = Garbled;

    /// Reads what [`Display`] writes and nothing else.
    fn from_str(text: &str) -> Result<Id, Garbled> {
        let mut parts = text.splitn(3, '.');
        let (table, step, rest) = match (parts.next(), parts.next(), parts.next()) {
            (Some(table), Some(step), Some(rest)) => (table, step, rest),
            _ => return Err(Garbled),
        };
        let table = if table == NO_TABLE { None } else { Some(table.parse().map_err(|_| Garbled)?) };
        let (rest, again) = match rest.rsplit_once('\'') {
            Some((rest, again)) => (rest, again.parse().map_err(|_| Garbled)?),
            None => (rest, 0),
        };
        let id = Id { table, step: step.parse().map_err(|_| Garbled)?, to: to(rest)?, again };
        if text.len() <= CUSTOM_ID && id.to_string() == text { Ok(id) } else { Err(Garbled) }
    }
}

fn to(rest: &str) -> Result<To, Garbled> {
    if let Some(text) = rest.strip_prefix('~') {
        let (word, argument) = text.split_once('.').map_or((text, None), |(word, argument)| (word, Some(argument)));
        let is_sound = is_made_of(word, |c| c.is_ascii_lowercase() || c == '-')
            && argument.is_none_or(|argument| is_made_of(argument, |c| is_token(c) || c == '.'));
        return if is_sound { Ok(To::Word(Request::read(text))) } else { Err(Garbled) };
    }
    let (rest, mark) = marked(rest)?;
    if let Some(key) = rest.strip_prefix('#') {
        return if is_made_of(key, is_plain) { Ok(To::Kept(key.to_owned(), mark)) } else { Err(Garbled) };
    }
    if rest.is_empty() {
        return Ok(To::Path(Path::new(), mark));
    }
    let path: Path = rest.split('.').map(str::to_owned).collect();
    let is_sound = |element: &String| {
        let unfinished = element.strip_prefix(UNFINISHED);
        unfinished == Some("") || is_made_of(unfinished.unwrap_or(element), is_token)
    };
    if path.iter().all(is_sound) { Ok(To::Path(path, mark)) } else { Err(Garbled) }
}

/// Takes the mark off the end.
fn marked(rest: &str) -> Result<(&str, Mark), Garbled> {
    if let Some((before, page)) = rest.split_once('/') {
        return Ok((before, Mark::Page(page.parse().map_err(|_| Garbled)?)));
    }
    if let Some((before, page)) = rest.split_once('%') {
        return Ok((before, Mark::Picked(page.parse().map_err(|_| Garbled)?)));
    }
    if let Some((before, board)) = rest.split_once('@') {
        return Ok((before, Mark::Board(board.parse().map_err(|_| Garbled)?)));
    }
    let signs = [("<", Mark::Back), ("!", Mark::Sure), ("*", Mark::Free), ("^", Mark::Rest)];
    let found = signs.iter().find_map(|(sign, mark)| Some((rest.strip_suffix(sign)?, *mark)));
    Ok(found.unwrap_or((rest, Mark::Go)))
}

fn is_made_of(text: &str, allowed: impl Fn(char) -> bool) -> bool {
    !text.is_empty() && text.chars().all(allowed)
}

fn is_plain(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit()
}

/// The letters of tokens, and what joins them.
fn is_token(c: char) -> bool {
    is_plain(c) || "_-+".contains(c)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// `k7q` in base 32.
    const K7Q: TableId = TableId(19703);

    fn path_of(elements: &[&str]) -> Path {
        elements.iter().map(|e| (*e).to_owned()).collect()
    }

    #[test]
    fn ids_are_read_as_they_are_written() {
        let way = path_of(&["build", "library", "coffee_roaster+chapel"]);
        for (text, to) in [
            ("k7q.41.build.library.coffee_roaster+chapel", To::Path(way, Mark::Go)),
            ("k7q.41.build<", To::Path(path_of(&["build"]), Mark::Back)),
            ("k7q.41.<", To::Path(vec![], Mark::Back)),
            ("k7q.41.role.councillor!", To::Path(path_of(&["role", "councillor"]), Mark::Sure)),
            ("k7q.41.discard.?well/2", To::Path(path_of(&["discard", "?well"]), Mark::Page(2))),
            ("k7q.41.discard.?well%2", To::Path(path_of(&["discard", "?well"]), Mark::Picked(2))),
            ("k7q.41.take@1", To::Path(path_of(&["take"]), Mark::Board(1))),
            ("k7q.41.keep.-", To::Path(path_of(&["keep", "-"]), Mark::Go)),
            ("k7q.41.#00ff!", To::Kept("00ff".to_owned(), Mark::Sure)),
            ("k7q.41.~undo.38", To::Word(Request::Undo(Some(38)))),
            ("k7q.41.~play", To::Word(Request::Play)),
        ] {
            let id = Id { table: Some(K7Q), step: 41, to, again: 0 };
            let again = Id { again: 907, ..id.clone() };
            assert_eq!((again.to_string(), again.to_string().parse()), (format!("{text}'907"), Ok(again)));
            assert_eq!(text.parse(), Ok(id.clone()), "{text}");
            assert_eq!(id.to_string(), text);
        }
        assert_eq!("-.0.~games".parse(), Ok(Id::of(Request::Games(None))));
    }

    #[test]
    fn what_is_garbled_is_told_from_what_is_ours() {
        let long = format!("k7q.1.{}", "a".repeat(100));
        for text in [
            "",
            "k7q",
            "k7q.1",
            "k7q.x.~play",
            "k7q.01.~play",
            "K7Q.1.~play",
            "k7q.1.~",
            "k7q.1.a..b",
            ".1.a",
            "k7q.1.a b",
            "k7q.1.é",
            "k7q.1.a/x",
            "k7q.1.a/02",
            "k7q.1.#",
            "k7q.-1.a",
            "k7q.1.a'",
            "k7q.1.a'0",
            "k7q.1.a'01",
            "k7q.1.~play.",
            long.as_str(),
        ] {
            assert_eq!(text.parse::<Id>(), Err(Garbled), "{text}");
        }
    }

    #[test]
    fn a_path_too_long_for_an_id_is_kept_under_its_key() {
        let short = path_of(&["build", "library"]);
        let (id, kept) = Id::of_path(K7Q, 41, (short.clone(), Mark::Sure), 0);
        assert_eq!((id.to, kept), (To::Path(short, Mark::Sure), None));
        let long = path_of(&["build", &"coffee_roaster+".repeat(8)]);
        let (id, kept) = Id::of_path(K7Q, 41, (long.clone(), Mark::Sure), u16::MAX);
        let (key, path) = kept.expect("too long");
        assert_eq!((id.to.clone(), path), (To::Kept(key, Mark::Sure), long));
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    fn ids() -> impl Strategy<Value = Id> {
        let token = "[a-z0-9_+-]{1,8}";
        let element = prop_oneof![token, "\\?[a-z+]{0,8}"];
        let mark = prop_oneof![
            Just(Mark::Go),
            Just(Mark::Back),
            Just(Mark::Sure),
            Just(Mark::Free),
            Just(Mark::Rest),
            (1usize..99).prop_map(Mark::Page),
            (1usize..99).prop_map(Mark::Picked),
            (0u8..9).prop_map(Mark::Board),
        ];
        let to = prop_oneof![
            (prop::collection::vec(element, 0..6), mark.clone()).prop_map(|(path, mark)| To::Path(path, mark)),
            ("[a-f0-9]{16}", mark).prop_map(|(key, mark)| To::Kept(key, mark)),
            "[a-z-]{1,9}(\\.[a-z0-9_.-]{1,9})?".prop_map(|text| To::Word(Request::read(&text))),
        ];
        let table = prop::option::of(any::<u32>().prop_map(TableId));
        let again = any::<u16>();
        (table, 0usize..5000, to, again).prop_map(|(table, step, to, again)| Id { table, step, to, again })
    }

    proptest! {
        #[test]
        fn every_id_comes_back_as_it_was(id in ids()) {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }

        #[test]
        fn any_text_is_either_read_or_refused(text in ".{0,120}", forged in "[a-z0-9.~#<!*^/?+_-]{0,110}") {
            for text in [text, forged] {
                if let Ok(id) = text.parse::<Id>() {
                    prop_assert_eq!(id.to_string(), text);
                }
            }
        }
    }
}
