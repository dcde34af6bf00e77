//! Advice, in words: the move that comes out best, the two next ones, and what each is expected to bring.

use crate::bots::Weighed;
use crate::chat::{Id, Request};
use crate::rules::{Seat, Text, Tongue};
use crate::tables::screen::{Screen, button};
use crate::tables::state::TableState;
use crate::words::Speaker;

use super::look_ups::dismiss;
use super::panel;

/// So many moves are told.
const TOLD: usize = 3;

/// What a seat is advised; none where there is nothing.
pub fn advice(state: &TableState, seat: Seat, found: &[Weighed], speaker: &Speaker) -> Option<String> {
    let desk = panel::place(state, seat, speaker)?;
    let best = found.first()?;
    let mut lines = vec![speaker.word("hint-head")];
    let mut moves: Vec<String> = Vec::new();
    for weighed in found {
        let told = desk.answers(&weighed.path);
        // What reads the same is the same to whoever chooses.
        if moves.len() == TOLD || moves.contains(&told) {
            continue;
        }
        let brings = if moves.is_empty() { stand(best.ahead) } else { behind(best.ahead - weighed.ahead) };
        let text = Text::of("hint-line").with("n", moves.len() + 1).with("move", told.clone());
        lines.push(speaker.say(&text.with("brings", brings)));
        moves.push(told);
    }
    lines.push(format!("-# {}", speaker.word("hint-small")));
    Some(lines.join("\n"))
}

/// That there is only one move, and which; none where there are more.
pub fn only(state: &TableState, seat: Seat, speaker: &Speaker) -> Option<String> {
    let (paths, _) = state.play.as_ref()?.table().paths(seat, 2);
    let [path] = paths.as_slice() else { return None };
    let desk = panel::place(state, seat, speaker)?;
    Some(speaker.say(&Text::of("hint-only").with("move", desk.answers(path))))
}

/// The answer with that text, and the way to the question.
pub fn screen(state: &TableState, text: String, speaker: &Speaker) -> Screen {
    let play = button(Id::at(state.id, state.entry(), Request::Play), speaker.word("button-play"));
    Screen::of(text).row([play, dismiss(state, speaker)])
}

/// How the seat would stand a few turns later.
fn stand(ahead: i64) -> Text {
    match ahead {
        0 => Text::of("hint-level"),
        1.. => points("hint-ahead", ahead),
        _ => points("hint-behind", -ahead),
    }
}

/// By how much a move is worse than the best one.
fn behind(by: i64) -> Text {
    if by == 0 { Text::of("hint-same") } else { points("hint-less", by) }
}

/// What is said of points and tenths of them.
fn points(key: &'static str, tenths: i64) -> Text {
    Text::of(key).with("n", tenths / 10).with("tenth", tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn what_a_move_brings_is_told_to_the_tenth_in_every_language() {
        let told = |language, text: Text| Speaker::alone(language).say(&text);
        assert_eq!(told(Language::En, stand(32)), "you'd be 3.2 points ahead a few turns on");
        assert_eq!(told(Language::En, stand(-5)), "you'd be 0.5 points behind a few turns on");
        assert_eq!(told(Language::En, stand(0)), "you'd be level a few turns on");
        assert_eq!(told(Language::En, behind(12)), "−1.2 points");
        assert_eq!(told(Language::En, behind(0)), "just as good");
        assert_eq!(told(Language::Hu, behind(12)), "−1,2 pont");
        assert_eq!(told(Language::Pl, behind(1234)), "−123,4 punktu");
    }
}
