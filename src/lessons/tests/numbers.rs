//! What a lesson says in numbers is what its game then does.

use super::*;
use crate::rules::{Sheet, Viewer};

/// A text of a lesson (by the end of its key), the step and the answer that it is about, and the numbers that it says and that
/// the moves of the game tell, too. Without an answer it is what is expected there, and what is told on the way to it.
type Numbers = (&'static str, &'static str, &'static str, Option<&'static str>, &'static [u32]);

const NUMBERS: [Numbers; 21] = [
    ("burgundy", "place-done", "place", None, &[1, 10, 2]),
    ("burgundy", "extra-not-sell", "extra", Some("sell"), &[2, 6]),
    ("burgundy", "sell", "sell", None, &[3, 1]),
    ("burgundy", "sell-not-brown", "sell", Some("brown"), &[1, 3]),
    ("burgundy", "sell-not-brown", "sell", None, &[9]),
    ("golden_city", "again-not-pay", "again", Some("pay"), &[2]),
    ("golden_city", "harbour", "harbour", None, &[2]),
    ("golden_city", "inner", "inner", None, &[10]),
    ("golden_city", "inner-not-outer", "inner", Some("outer"), &[3]),
    ("golden_city", "inner-not-outer", "inner", None, &[10]),
    ("marco_polo", "book", "book", None, &[1, 2]),
    ("marco_polo", "khan", "khan", None, &[4, 2]),
    ("marco_polo", "occupied-not-coins", "occupied", Some("coins"), &[3]),
    ("marco_polo", "seal", "seal", None, &[2]),
    ("marco_polo", "seal-not-jewelers", "seal", Some("jewelers"), &[3]),
    ("marco_polo", "seal-not-contracts", "seal", Some("contracts"), &[3]),
    ("marco_polo", "improve", "improve", None, &[7, 2]),
    ("marco_polo", "second", "second", None, &[2]),
    ("marco_polo", "second-done", "second", None, &[4]),
    ("san_juan", "end", "six", None, &[12]),
    ("san_juan", "end", "end", None, &[32]),
];

/// The numbers in a text.
fn numbers(text: &str) -> BTreeSet<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// What is told on the way to a step, of an answer to it, and of the moves that end its scene.
fn told(lesson: &Lesson, at: usize, answer: Option<&str>) -> String {
    let step = &lesson.steps[at];
    let Stage { mut play, mut told } = lesson.stage(at, &Picks::new()).unwrap();
    let path = match answer {
        None if step.expects() => lesson.line(&play, step),
        None => None,
        Some(said) => {
            let wanted = Verdict::Wrong(Some(said.to_owned()));
            legal(&play).into_iter().find(|path| step.judge(path) == wanted)
        }
    };
    if let Some(path) = path {
        told.extend(lesson.make(&mut play, step, (LEARNER, &path), None).unwrap());
    }
    for Move { seat, path, chance } in answer.map_or(step.after.as_slice(), |_| &[]) {
        told.extend(lesson.make(&mut play, step, (*seat, path), chance.as_deref()).unwrap());
    }
    // How a game ended is what the board says of it.
    if play.is_over() {
        told.extend(play.table().describe(Viewer::Public, Sheet::Board(0)));
    }
    told.iter().map(|text| phrase(Language::En, text)).collect::<Vec<_>>().join("\n")
}

#[test]
fn numbers_in_texts_are_those_of_the_game() {
    for (game, key, id, answer, wanted) in NUMBERS {
        let lesson = of(game).unwrap();
        let told = told(lesson, lesson.step_of(id).unwrap(), answer);
        let key = lesson.text(&lesson.steps[0]).key.replace("-learn-goal", &format!("-learn-{key}"));
        for language in Language::ALL {
            let text = phrase(language, &Text::of(key.clone()));
            for number in wanted {
                assert!(numbers(&text).contains(number), "{number}: {text}");
                assert!(numbers(&told).contains(number), "{key} says {number}: {told}");
            }
        }
    }
}
