//! Moves typed as commands, and the suggestions while they are typed. The questions are those of a game that
//! consists of nothing else.

#![cfg(test)]

use guildhall::chat::limits::{CHOICE, SUGGESTIONS};
use guildhall::chat::panel::{Asks, Desk, Stand, Turn};
use guildhall::rules::{Asked, Dice, Path, Seat, Seed, Surveyed, Tongue, VERB};
use guildhall::words::{Language, Speaker};
use serde_json::Value;
use support::menus::{Node, last, one, some, table};

mod support {
    pub mod menus;
}

fn on<T>(tree: Node, then: impl FnOnce(&Desk) -> T) -> T {
    let table = &table(tree);
    let speaker = Speaker::alone(Language::En);
    let id = "k7q".parse().expect("an id");
    then(&Desk {
        table: Surveyed::by(Seat(0), table),
        speaker: &speaker,
        command: "menus",
        at: Stand::Table { id, step: 41 },
        lead: None,
        end: None,
        can_undo: false,
        again: 0,
        just: None,
        asks: Asks::Big,
    })
}

fn options(given: &[(&str, &str)]) -> Vec<(String, String)> {
    given.iter().map(|(slot, text)| ((*slot).to_owned(), (*text).to_owned())).collect()
}

fn typed(desk: &Desk, given: &[(&str, &str)]) -> Turn {
    desk.command("build", &options(given))
}

fn played(turn: Turn) -> Path {
    match turn {
        Turn::Play(path) => path,
        other => panic!("{other:?}"),
    }
}

/// Why it was refused, and where the panel stands then.
fn refused(desk: &Desk, turn: Turn) -> (String, Path) {
    match turn {
        Turn::No(why, Some(panel)) => (desk.speaker.say(&why.0), panel.path),
        other => panic!("{other:?}"),
    }
}

fn suggested(desk: &Desk, given: &[(&str, &str)], slot: &str, text: &str) -> Vec<(String, String)> {
    let found = desk.suggest("build", &options(given), slot, text);
    assert!(!found.is_empty() && found.len() <= SUGGESTIONS);
    for suggestion in &found {
        for text in [&suggestion.name, &suggestion.value] {
            assert!((1..=CHOICE).contains(&text.chars().count()), "{text}");
        }
    }
    found.into_iter().map(|suggestion| (suggestion.name, suggestion.value)).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

const HAND: [&str; 5] = ["roaster|Coffee Roaster", "chapel|Chapel", "well|Well", "smithy|Smithy", "smithy-2|Smithy"];

fn builder() -> Node {
    let cards = vec![
        ("library|Könyvtár · pay 4|you have 5 other cards", some("pay", &HAND, 4, 4)),
        ("lighthouse|Latarnia Łukowa · pay 2", some("pay", &HAND, 2, 2)),
        ("smithy|Smithy · free", Node::Ready),
        ("palace|Palace", Node::Barred("It costs 5, and you can pay 4.")),
    ];
    one(VERB, vec![("build|Build", one("card", cards)), ("pass|Build nothing", Node::Ready)])
}

#[test]
fn options_are_read_in_any_case_without_accents_and_shortened() {
    on(builder(), |desk| {
        for card in ["library", "KONYVTAR", "könyv", "Könyvtár · pay 4 · you have 5 other cards"] {
            let path = played(typed(desk, &[("pay", "well + chapel, smithy;smithy"), ("card", card)]));
            assert_eq!(path, ["build", "library", "chapel+well+smithy+smithy-2"], "{card}");
        }
        assert_eq!(
            played(typed(desk, &[("card", "lukowa"), ("pay", "wel&cof")])),
            ["build", "lighthouse", "roaster+well"]
        );
        assert_eq!(played(typed(desk, &[("card", "smithy"), ("pay", "  ")])), ["build", "smithy"]);
    });
}

#[test]
fn what_is_left_out_is_asked_for() {
    on(builder(), |desk| {
        for (given, path) in [
            (vec![], vec!["build"]),
            (vec![("pay", "well")], vec!["build"]),
            (vec![("card", "library")], vec!["build", "library"]),
        ] {
            match typed(desk, &given) {
                Turn::Show(panel) => assert_eq!(panel.path, path),
                other => panic!("{given:?}: {other:?}"),
            }
        }
    });
}

#[test]
fn what_cannot_be_is_answered_with_the_reason_and_the_question() {
    on(builder(), |desk| {
        for (given, why, path) in [
            (vec![("card", "palace")], "It costs 5, and you can pay 4.", vec!["build"]),
            (vec![("card", "PAL")], "It costs 5, and you can pay 4.", vec!["build"]),
            (vec![("card", "**x**")], "“\\*\\*x\\*\\*” is not a choice for ", vec!["build"]),
            (vec![("card", "l")], "“l” can mean more than one ", vec!["build"]),
            (
                vec![("card", "library"), ("pay", "well, palace")],
                "“palace” is not a choice for ",
                vec!["build", "library"],
            ),
            (vec![("card", "library"), ("pay", "well")], "Choose exactly 4; you chose 1.", vec!["build", "library"]),
            (vec![("card", "library"), ("pay", "-")], "Choose exactly 4; you chose 0.", vec!["build", "library"]),
            (vec![("card", "library"), ("pay", "none of them")], "Choose exactly 4", vec!["build", "library"]),
        ] {
            let (said, stands) = refused(desk, typed(desk, &given));
            assert!(said.starts_with(why), "{given:?}: {said}");
            assert_eq!(stands, path, "{given:?}");
        }
        let nonsense = desk.command("dance", &options(&[]));
        assert_eq!(refused(desk, nonsense).1, ["build"]);
    });
}

/// What a game knows, though it is nowhere near: the reason is the game's, in the words of the reader.
#[test]
fn a_thing_of_the_game_that_cannot_be_chosen_is_refused_for_its_reason() {
    let game = guildhall::games::find("san_juan").expect("a game");
    let mut found = 0;
    for seed in 0..8 {
        let (chance, mut guide) =
            (&mut Dice::for_step(Seed::from_number(seed), 0), Dice::for_step(Seed::from_number(seed), 1));
        let mut table = (game.new)(&Value::Null, 3, None, chance).expect("a table");
        while let Some(seat) = table.awaiting().first() {
            let build = table.ask(seat, &["build".to_owned()]);
            let Asked::One(menu) = build else {
                assert!(table.stride(seat, &mut guide, chance));
                continue;
            };
            for language in Language::ALL {
                let speaker = Speaker::new(language, ["Anna", "Béla", "Cecylia"].map(str::to_owned));
                let desk = Desk {
                    table: Surveyed::by(seat, &*table),
                    speaker: &speaker,
                    command: game.command,
                    at: Stand::Table { id: "k7q".parse().expect("an id"), step: 41 },
                    lead: None,
                    end: None,
                    can_undo: false,
                    again: 0,
                    just: None,
                    asks: Asks::Big,
                };
                let cards = (game.topics)().into_iter().filter(|topic| topic.chapter == "sj-chapter-buildings");
                for card in cards.filter(|card| menu.offers.iter().all(|offer| !offer.token.starts_with(&card.id))) {
                    let name = speaker.say(&card.title);
                    match desk.command("build", &options(&[("card", &name)])) {
                        Turn::No(why, _) => assert!(why.0.key.starts_with("sj-refuse-"), "{name}: {why:?}"),
                        other => panic!("{name}: {other:?}"),
                    }
                    found += 1;
                }
            }
            break;
        }
    }
    assert!(found > 100, "{found}");
}

/// An option that nobody asks for may mean that something else was wanted: the move is shown and not played.
#[test]
fn options_that_are_not_asked_for_are_not_passed_over_in_silence() {
    on(builder(), |desk| match typed(desk, &[("card", "smithy"), ("pay", "well")]) {
        Turn::No(why, Some(panel)) => {
            assert_eq!(why.0.key, "declined-not-asked");
            assert_eq!(panel.text, "That would be: Smithy.");
            assert_eq!(panel.path, ["build", "smithy"]);
        }
        other => panic!("{other:?}"),
    });
}

#[test]
fn suggestions_have_what_is_legal_first_and_then_what_is_not_with_the_reason() {
    on(builder(), |desk| {
        assert_eq!(
            suggested(desk, &[], "card", ""),
            pairs(&[
                ("Könyvtár · pay 4 · you have 5 other cards", "library"),
                ("Latarnia Łukowa · pay 2", "lighthouse"),
                ("Smithy · free", "smithy"),
                ("Palace · It costs 5, and you can pay 4.", "palace"),
            ])
        );
        assert_eq!(suggested(desk, &[], "card", "luk"), pairs(&[("Latarnia Łukowa · pay 2", "lighthouse")]));
        assert_eq!(suggested(desk, &[], "card", "pal")[0].1, "palace");
    });
}

#[test]
fn several_answers_are_suggested_one_after_another() {
    on(builder(), |desk| {
        let pay = |typed: &str| suggested(desk, &[("card", "library")], "pay", typed);
        assert_eq!(
            pay("")[0],
            ("Keep Coffee Roaster · Chapel, Well, 2 Smithy".to_owned(), "chapel+well+smithy+smithy-2".to_owned())
        );
        assert_eq!(
            pay("well + "),
            pairs(&[
                ("Well + Coffee Roaster · 2 of 4 chosen", "well+roaster"),
                ("Well + Chapel · 2 of 4 chosen", "well+chapel"),
                ("Well + Smithy · 2 of 4 chosen", "well+smithy"),
            ])
        );
        assert_eq!(pay("Well + Smithy · 2 of 4 chosen + Chapel + c")[0].1, "well+smithy+chapel+roaster");
        assert_eq!(pay("Well + Smithy + Chapel + c")[0].0, "Well + Smithy + Chapel + Coffee Roaster");
        assert_eq!(pay("well+smithy+chapel+roaster+")[0].0, "Leave this empty: you are asked step by step");
        assert_eq!(pay("xyz + ")[0].0, "Nothing that can be chosen now begins like that");
    });
    let goods = some("goods", &HAND[..3], 0, 3);
    on(one(VERB, vec![("build|Sell", goods), ("pass|Pass", Node::Ready)]), |desk| {
        let found = suggested(desk, &[], "goods", "");
        assert_eq!(found[0], ("Coffee Roaster, Chapel, Well".to_owned(), "roaster+chapel+well".to_owned()));
        assert_eq!(found[1], ("None of them".to_owned(), "-".to_owned()));
        assert_eq!(found.len(), 5);
    });
}

/// 2.9: a list is never silently empty.
#[test]
fn where_nothing_fits_one_entry_says_why() {
    on(builder(), |desk| {
        for (given, slot, text, said) in [
            (vec![], "card", "xyz", "Nothing that can be chosen now begins like that"),
            (vec![], "pay", "", "First choose menus-slot-card.name"),
            (vec![("card", "smithy")], "pay", "", "Nothing to choose here now"),
            (vec![("card", "palace")], "pay", "", "It costs 5, and you can pay 4."),
        ] {
            let found = suggested(desk, &given, slot, text);
            assert_eq!(found, pairs(&[(said, "?")]), "{given:?}");
        }
        let again = typed(desk, &[("card", "?")]);
        assert_eq!(refused(desk, again).1, ["build"]);
    });
}

/// What is suggested can be submitted, whatever the language and however much there is.
#[test]
fn every_suggestion_is_understood() {
    let many: Vec<&str> =
        (0..40).map(|i| &*format!("t{i}|Tile {i} {}|{}", "é".repeat(60), "ű".repeat(90)).leak()).collect();
    let tree = || one(VERB, vec![("build|Build", last("card", &many)), ("pass|Pass", Node::Ready)]);
    on(tree(), |desk| {
        let found = suggested(desk, &[], "card", "tile");
        assert_eq!(found.len(), SUGGESTIONS);
        for (name, value) in found {
            assert_eq!(played(typed(desk, &[("card", &value)]))[1], value, "{name}");
        }
    });
}
