//! Who begins: by lot, or somebody who sits there before the start. Whoever it is keeps it wherever the lot seats them.

use serde_json::{Map, Value};

use crate::rules::Seat;

use super::state::{Chair, First, Sitter, TableState};

/// Under this name the choice is kept beside the game's options, of which none is called so.
const KEPT: &str = "first";

/// The token of the lot.
pub const LOT: &str = "lot";

/// Those who could begin, with their chairs.
pub fn candidates(state: &TableState) -> impl Iterator<Item = (First, &Chair)> {
    let mut bots = 0..;
    state.chairs.iter().filter_map(move |chair| match chair.sitter {
        Sitter::Nobody => None,
        Sitter::Person(user) => Some((First::Person(user), chair)),
        Sitter::Bot(_) => bots.next().map(|nth| (First::Bot(nth), chair)),
    })
}

/// The seat that was to begin, or before the start is to, as long as the one chosen sits here.
pub fn seat(state: &TableState) -> Option<Seat> {
    if let Some(play) = &state.play {
        return play.header().first;
    }
    let (_, chair) = candidates(state).find(|(first, _)| state.first == Some(*first))?;
    let at = state.chairs.iter().position(|other| std::ptr::eq(other, chair))?;
    Some(Seat(at as u8))
}

/// Who was or is to begin.
pub fn chair(state: &TableState) -> Option<&Chair> {
    seat(state).and_then(|seat| state.chair(seat))
}

/// Chooses who begins by token; false where nobody here is meant.
pub fn choose(state: &mut TableState, token: &str) -> bool {
    let first = First::of(token).filter(|first| candidates(state).any(|(other, _)| other == *first));
    if first.is_some() || token == LOT {
        state.first = first;
    }
    first.is_some() || token == LOT
}

/// Who is to begin when whoever sits in that seat does no more: bots behind it move up.
pub fn without(state: &TableState, seat: Seat) -> Option<First> {
    let (gone, _) =
        candidates(state).find(|(_, chair)| state.chair(seat).is_some_and(|it| std::ptr::eq(*chair, it)))?;
    match (state.first?, gone) {
        (first, gone) if first == gone => None,
        (First::Bot(nth), First::Bot(gone)) if nth > gone => Some(First::Bot(nth - 1)),
        (first, _) => Some(first),
    }
}

/// The game's options and who begins, apart again after they were kept together.
pub fn unpack(kept: Value) -> (Map<String, Value>, Option<First>) {
    let Value::Object(mut options) = kept else { return (Map::new(), None) };
    let first = options.remove(KEPT);
    (options, first.as_ref().and_then(Value::as_str).and_then(First::of))
}

/// The game's options and who begins, as they are kept.
pub fn pack(state: &TableState) -> Value {
    let mut kept = state.options.clone();
    if let Some(first) = state.first {
        kept.insert(KEPT.to_owned(), first.token().into());
    }
    Value::Object(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::UserId;

    #[test]
    fn tokens_are_read_back() {
        for first in [First::Person(UserId(77)), First::Bot(2)] {
            assert_eq!(First::of(&first.token()), Some(first));
        }
        assert_eq!(["", "bot-", "bot-x", "Anna", LOT].map(First::of), [None; 5]);
    }

    #[test]
    fn no_game_has_an_option_of_that_name() {
        assert!(crate::games::GAMES.iter().all(|game| game.settings.iter().all(|setting| setting.name != KEPT)));
    }

    #[test]
    fn what_was_kept_without_it_is_by_lot() {
        let options = serde_json::json!({"letters": "open"});
        assert_eq!(unpack(options.clone()).1, None);
        assert_eq!(Value::Object(unpack(options.clone()).0), options);
        assert_eq!(unpack(Value::Null), (Map::new(), None));
        let (rest, first) = unpack(serde_json::json!({"letters": "open", "first": "bot-1"}));
        assert_eq!((Value::Object(rest), first), (options, Some(First::Bot(1))));
    }
}
