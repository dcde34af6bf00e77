//! How much work questions are, for every game: what is said and drawn of one takes a single walk, and a panel walks no
//! path twice.

use std::collections::BTreeSet;

use super::desk::{Asks, Desk, Stand};
use super::{Mark, TableId};
use crate::games::GAMES;
use crate::rules::work::{texts, walks};
use crate::rules::{Asked, Dice, Extent, Footer, Game, Offer, Seat, Seed, Surveyed, Table, Tongue};
use crate::words::{Language, Speaker};
use serde_json::Value;

/// So many texts at most are made for a question, and so many more for each of its answers.
const QUESTION: usize = 40;
const ANSWER: usize = 30;

fn speakers() -> [Speaker; 3] {
    Language::ALL.map(|language| Speaker::new(language, ["Anna", "Dorota", "Emil", "Flora"].map(str::to_owned)))
}

/// Every question of a random game of each kind.
fn each_question(mut look: impl FnMut(&Game, &dyn Table, Seat, &[String])) {
    for game in GAMES {
        let seed = Seed::from_number(12);
        let (mut chance, mut guide) = (Dice::for_step(seed, 0), Dice::for_step(seed, 1));
        let mut table = (game.new)(&Value::Null, *game.seats.end(), None, &mut chance).unwrap();
        while let Some(seat) = table.awaiting().first() {
            let path = table.wander(seat, &mut guide).unwrap();
            (0..path.len()).for_each(|length| look(game, &*table, seat, &path[..length]));
            table.play(seat, &path, &mut chance).unwrap();
        }
    }
}

fn offers(asked: &Asked) -> &[Offer] {
    match asked {
        Asked::One(menu) | Asked::Several { menu, .. } => &menu.offers,
        Asked::Ready | Asked::No(_) => &[],
    }
}

#[test]
fn a_question_is_said_and_drawn_in_one_walk() {
    let speakers = speakers();
    each_question(|game, table, seat, path| {
        let (_, walked) = walks(|| {
            let at = table.at(seat, path, Extent::Reasons);
            let (asked, barred, sheet) = (at.asked(), at.barred(), at.sheet());
            let lettered: Vec<_> = ('A'..).zip(offers(&asked)).map(|(a, offer)| (a, offer.token.clone())).collect();
            for speaker in &speakers {
                offers(&asked).iter().for_each(|offer| _ = offer.choice.label(speaker));
                barred.iter().for_each(|(_, why)| _ = speaker.say(&why.0));
                at.scene(sheet, &lettered, &Footer::default(), speaker);
            }
        });
        assert_eq!(walked.len(), 1, "{} {path:?}", game.id);
    });
}

#[test]
fn a_panel_walks_no_path_twice() {
    let speakers = speakers();
    each_question(|game, table, seat, path| {
        let place = |table| Desk {
            table,
            speaker: &speakers[0],
            command: game.command,
            at: Stand::Table { id: "k7q".parse::<TableId>().unwrap(), step: 41 },
            lead: game.lead,
            end: game.end,
            can_undo: true,
            just: None,
            asks: Asks::Big,
            again: 0,
        };
        let (_, walked) = walks(|| {
            speakers.iter().fold(place(Surveyed::by(seat, table)), |desk, speaker| {
                let desk = Desk { speaker, ..desk };
                desk.press(path, Mark::Go, &[]);
                desk
            });
        });
        let here = std::ptr::from_ref(table).addr();
        let mut known = BTreeSet::new();
        for (_, way) in walked.into_iter().filter(|(at, _)| *at == here) {
            assert!(known.insert(way.clone()), "{}: {way:?} is walked twice for the panel at {path:?}", game.id);
        }
        assert!(known.contains(path), "{} {path:?}", game.id);
    });
}

#[test]
fn the_work_of_words_grows_with_the_answers() {
    let mut most = 0;
    each_question(|game, table, seat, path| {
        let (asked, made) = texts(|| table.ask(seat, path));
        let count = offers(&asked).len();
        assert!(made <= QUESTION + ANSWER * count, "{}: {made} texts for {count} answers at {path:?}", game.id);
        most = most.max(count);
    });
    assert!(most > 20, "the questions are too small: {most}");
}
