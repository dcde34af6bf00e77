//! Folding: what several did alike is told once, with all their names.

use super::{Arg, Seat, Text};

/// The argument that says whose doing a message tells.
pub const WHO: &str = "seat";

/// Joins neighbours that differ in nothing but `seat`: two passes become one message with both names.
///
/// A seat that did the same twice is told twice.
pub fn fold(texts: Vec<Text>) -> Vec<Text> {
    let mut folded: Vec<Text> = Vec::with_capacity(texts.len());
    for text in texts {
        match folded.last_mut() {
            Some(last) if alike(last, &text) => join(last, &text),
            _ => folded.push(text),
        }
    }
    folded
}

/// Whose doing a message tells; nobody's in particular where it names none.
pub fn doers(text: &Text) -> Vec<Seat> {
    match text.arg(WHO) {
        Some(Arg::Seat(seat)) => vec![*seat],
        Some(Arg::Seats(seats)) => seats.clone(),
        _ => Vec::new(),
    }
}

fn alike(a: &Text, b: &Text) -> bool {
    let (who, others) = (doers(a), doers(b));
    let rest = |text: &Text| text.args.iter().filter(|(name, _)| *name != WHO).cloned().collect::<Vec<_>>();
    a.key == b.key
        && !who.is_empty()
        && !others.is_empty()
        && !others.iter().any(|seat| who.contains(seat))
        && rest(a) == rest(b)
}

fn join(text: &mut Text, other: &Text) {
    let all = [doers(text), doers(other)].concat();
    if let Some((_, who)) = text.args.iter_mut().find(|(name, _)| *name == WHO) {
        *who = Arg::Seats(all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass(seat: u8) -> Text {
        Text::of("pass").with("seat", Seat(seat))
    }

    #[test]
    fn what_several_did_alike_is_told_once() {
        let other = Text::of("draw").with("seat", Seat(0));
        let both = Text::of("pass").with("seat", vec![Seat(1), Seat(2)]);
        assert_eq!(fold(vec![pass(1), pass(2), other.clone(), pass(1)]), [both, other, pass(1)]);
    }

    #[test]
    fn the_same_seat_twice_and_other_numbers_stay_apart() {
        let sold = |seat, n: u8| Text::of("sold").with("seat", Seat(seat)).with("n", n);
        for texts in [vec![pass(1), pass(1)], vec![sold(0, 1), sold(1, 2)], vec![Text::of("a"), Text::of("a")]] {
            assert_eq!(fold(texts.clone()), texts);
        }
    }
}
