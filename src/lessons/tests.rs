//! Every lesson that comes with the program, played through: what its file and its words promise is so.

mod numbers;

use std::collections::BTreeSet;

use super::data::{Lesson, Move, Step};
use super::pattern::fits;
use super::stage::Picks;
use super::*;
use crate::record::Play;
use crate::rules::{Chance, Dice, Path, Seed, Text};
use crate::words::{Language, Words, phrase};

/// So many moves of a position are looked at: a lesson's positions have fewer.
const MOVES: usize = 5_000;
/// So many right answers of one step are followed to the end of their scene.
const BRANCHES: usize = 40;
/// The longest texts, in characters.
const TEXT: usize = 300;
const DONE: usize = 120;
const SAID: usize = 170;
const LABEL: usize = 34;

fn asked(lesson: &Lesson) -> impl Iterator<Item = (usize, &Step)> {
    lesson.steps.iter().enumerate().filter(|(_, step)| step.expects())
}

fn legal(play: &Play) -> Vec<Path> {
    let (paths, complete) = play.table().paths(LEARNER, MOVES);
    assert!(complete, "a position with more moves than anybody answers");
    paths
}

fn names(lesson: &Lesson, step: &Step) -> String {
    format!("{} {}", lesson.game.id, step.id)
}

#[test]
fn every_lesson_is_sound_and_its_own_line_is_legal() {
    assert_eq!(faults(), []);
    let with_files =
        crate::games::GAMES.iter().filter(|game| crate::words::file(game.id, "lessons/lesson.toml").is_some());
    assert_eq!(all().len(), with_files.count());
    for lesson in all() {
        lesson.walk().unwrap();
    }
}

#[test]
fn what_is_expected_and_what_is_answered_can_be_picked() {
    for lesson in all() {
        for (at, step) in asked(lesson) {
            let name = names(lesson, step);
            let paths = legal(&lesson.stage(at, &Picks::new()).unwrap().play);
            for pattern in &step.expect {
                assert!(paths.iter().any(|path| fits(path, pattern, true)), "{name}: {pattern:?} is not legal");
            }
            let mut used = BTreeSet::new();
            for path in &paths {
                match step.judge(path) {
                    Verdict::Right => used.extend(step.remark(path)),
                    Verdict::Wrong(said) => used.extend(said),
                    Verdict::Partial => panic!("{name}: {path:?} is a whole move"),
                }
                // Whatever is said before the last question is said to the whole move, too.
                let so_far: Vec<Verdict> = (1..path.len()).map(|end| step.judge_so_far(&path[..end])).collect();
                if let Some(early) = so_far.into_iter().find(|verdict| *verdict != Verdict::Partial) {
                    assert_eq!(early, step.judge(path), "{name}: {path:?}");
                }
            }
            let said: BTreeSet<String> = step.answer.iter().map(|answer| answer.say.clone()).collect();
            assert_eq!(used, said, "{name}: each answer is given to some pick");
        }
    }
}

/// Whatever is right at a step, the lesson goes on from there to the end of its scene.
#[test]
fn every_right_answer_leads_on() {
    for lesson in all() {
        for (at, step) in asked(lesson) {
            let paths = legal(&lesson.stage(at, &Picks::new()).unwrap().play);
            let right = paths.into_iter().filter(|path| step.is_right(path)).take(BRANCHES);
            for path in right.skip(1) {
                let picks = Picks::from([(step.id.clone(), path.clone())]);
                let rest = (at + 1..lesson.steps.len()).take_while(|next| lesson.steps[*next].scene.is_none());
                for next in rest {
                    let stage = lesson.stage(next, &picks);
                    assert!(stage.is_ok(), "{}: {path:?}: {:?}", names(lesson, step), stage.err());
                }
            }
        }
    }
}

#[test]
fn kept_scenes_are_the_positions_they_are_named_after() {
    for lesson in all() {
        for (at, step) in lesson.steps.iter().enumerate() {
            let Some(name) = &step.keeps else { continue };
            let mut play = lesson.stage(at, &Picks::new()).unwrap().play;
            lesson.pick(&mut play, step, None).unwrap();
            for Move { seat, path, chance } in &step.after {
                lesson.make(&mut play, step, (*seat, path), chance.as_deref()).unwrap();
            }
            let scene = lesson.load(name).unwrap();
            assert!(play.table().save() == scene.table().save(), "{} {name}", names(lesson, step));
        }
        let rest = (lesson.game.load)(lesson.rest()).unwrap();
        assert!(!rest.awaiting().is_empty(), "{}: somebody goes on", lesson.game.id);
    }
}

/// The keys of a lesson's words, with the longest that each may be.
fn keys(lesson: &Lesson) -> Vec<(String, usize)> {
    let of = |step: &Step| {
        let mut texts = vec![(lesson.text(step), TEXT), (lesson.done(step), DONE)];
        texts.extend(step.answer.iter().map(|answer| (lesson.said(step, &answer.say), SAID)));
        texts.extend(step.picks.iter().filter_map(|pick| Some((lesson.label(step, pick)?, LABEL))));
        texts.into_iter().map(|(text, most)| (text.key.into_owned(), most)).collect::<Vec<_>>()
    };
    lesson.steps.iter().filter(|step| step.kind != Kind::End).flat_map(of).collect()
}

#[test]
fn every_text_is_there_in_every_language_short_enough_and_none_is_left_over() {
    for lesson in all() {
        let keys = keys(lesson);
        for language in Language::ALL {
            for (key, most) in &keys {
                assert!(Words::get().has(language, key), "{} {key}", language.code());
                let length = phrase(language, &Text::of(key.clone())).chars().count();
                assert!(length <= *most, "{} {key}: {length} characters, at most {most}", language.code());
            }
            let source = crate::words::file(lesson.game.id, &format!("lessons/{}.ftl", language.code())).unwrap();
            let written = source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
            let left: Vec<&str> = written.filter(|key| !keys.iter().any(|(known, _)| known == key)).collect();
            assert!(left.is_empty(), "{}: {left:?}", language.code());
        }
    }
}

/// Whoever answers anything, goes back and comes again at any moment gets to the end, and never stands anywhere else than
/// where the next answer is understood.
#[test]
fn a_random_learner_always_comes_to_the_end() {
    for (seed, lesson) in all().iter().enumerate() {
        let dice = &mut Dice::for_step(Seed::from_number(seed as u64), 1);
        let mut progress = lesson.begin();
        let mut presses = 0;
        loop {
            presses += 1;
            assert!(presses < 500, "{}: {progress:?}", lesson.game.id);
            let resumed = lesson.resume(progress.clone());
            assert!(!resumed.is_moved && resumed.progress == progress, "{}: {progress:?}", lesson.game.id);
            let step = &lesson.steps[lesson.step_of(&progress.step).unwrap()];
            if step.kind == Kind::End {
                break;
            }
            if dice.below(8) == 0 {
                progress = lesson.back(&progress).unwrap_or(progress);
                continue;
            }
            if !step.expects() {
                progress = lesson.onward(&progress, None);
                continue;
            }
            let play = lesson.stage(lesson.step_of(&step.id).unwrap(), &progress.picks).unwrap().play;
            let paths = legal(&play);
            let picked = paths[dice.below(paths.len() as u32) as usize].clone();
            let picked = if dice.below(2) == 0 { picked } else { lesson.line(&play, step).unwrap() };
            match step.judge(&picked) {
                Verdict::Right => progress = lesson.onward(&progress, Some(picked)),
                _ => progress.wrong += 1,
            }
        }
    }
}

#[test]
fn a_lesson_that_was_changed_goes_on_where_its_part_begins() {
    let lesson = of("san_juan").unwrap();
    let walked = lesson.steps.iter().take(lesson.steps.len() - 3);
    let there = walked.fold(lesson.begin(), |progress, _| lesson.onward(&progress, None));
    let first = |progress: &Progress| lesson.steps[lesson.scene_of(lesson.step_of(&progress.step).unwrap())].id.clone();
    let changed = lesson.resume(Progress { sign: "another".to_owned(), ..there.clone() });
    assert!(changed.is_moved && changed.progress.step == first(&there), "{changed:?}");
    let picks = Picks::from([("pay".to_owned(), vec!["pass".to_owned()]), ("no-more".to_owned(), Path::new())]);
    let gone = lesson.resume(Progress { step: "no-more".to_owned(), picks, ..Progress::default() });
    assert_eq!((gone.is_moved, gone.progress.step.as_str()), (true, "goal"));
    assert_eq!(lesson.resume(gone.progress.clone()), Resumed { progress: gone.progress, is_moved: false });
}

#[test]
fn a_file_that_is_no_lesson_is_refused_with_the_reason() {
    let lesson = of("san_juan").unwrap();
    let file = |name: &str| crate::words::file(lesson.game.id, &format!("lessons/{name}"));
    let good = file("lesson.toml").unwrap();
    let why = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        Lesson::read(lesson.game, &good.replacen(from, to, 1), &file).err().expect("no lesson").why
    };
    for (from, to, wrong) in [
        ("rest = \"market\"", "rest = \"mars\"", "there is no scene mars"),
        ("\"market.json\"", "\"mars.json\"", "there is no such file"),
        ("seats = 3", "seats = 4", "it has 3 seats, not 4"),
        ("id = \"pay\"", "id = \"sell\"", "there are two steps sell"),
        ("id = \"pay\"", "id = \"Pay.1\"", "step Pay.1: its id is no word of small letters"),
        ("kind = \"tell\"\nscene = \"start\"", "kind = \"tell\"", "the first step loads no scene"),
        ("kind = \"end\"", "kind = \"tell\"", "the last step, and no other, is of the kind end"),
        (
            "expect = [[\"role\", \"builder\"]]",
            "",
            "step builder: what is expected belongs to do and free, and to no other",
        ),
        ("play = [\"keep\"", "play = [\"role\"", "step five: what is played is not expected"),
        ("kind = \"free\"", "kind = \"free\"\npicks = [\"x\"]", "step keep: a guess has answers"),
        ("minutes = 9", "minutes = 9\nhours = 1", "line 5: unknown field `hours`"),
    ] {
        let said = why(from, to);
        assert!(said.starts_with(wrong), "{said}");
    }
}
