//! Identical things are one choice: of one answer they are offered once, and of several with a number, under buttons, in
//! lists, in suggestions and as typed. Their tokens stay what the rules call them.

#![cfg(test)]

use guildhall::chat::Row;
use guildhall::chat::panel::{Asks, Desk, Panel, Stand, Turn};
use guildhall::chat::{Id, Mark, Target, To};
use guildhall::rules::{Path, Seat, Surveyed, Tongue, VERB};
use guildhall::words::{Language, Speaker};
use support::menus::{Deed, Node, last, one, some, table};
use support::panel::{sound, written};

mod support {
    pub mod menus;
    pub mod panel;
}

fn on<T>(tree: Node, then: impl FnOnce(&Desk) -> T) -> T {
    spoken(tree, Language::En, then)
}

fn spoken<T>(tree: Node, language: Language, then: impl FnOnce(&Desk) -> T) -> T {
    let table = &table(tree);
    let speaker = Speaker::alone(language);
    let (id, asks) = ("k7q".parse().expect("an id"), Asks::Big);
    let (lead, end, just) = (None, None, None);
    then(&Desk {
        table: Surveyed::by(Seat(0), table),
        speaker: &speaker,
        command: "menus",
        at: Stand::Table { id, step: 41 },
        lead,
        end,
        can_undo: false,
        again: 0,
        just,
        asks,
    })
}

fn opened(desk: &Desk) -> Panel {
    sound(desk.open().expect("a question"))
}

fn press(desk: &Desk, mark: Mark, values: &[&str]) -> Turn {
    let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
    desk.press(&[], mark, &values)
}

fn played(turn: Turn) -> Path {
    match turn {
        Turn::Play(path) => path,
        other => panic!("{other:?}"),
    }
}

/// The answers of the buttons.
fn answers(panel: &Panel) -> Vec<String> {
    let buttons = panel.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Select(_) => None,
    });
    let ways = buttons.flatten().filter_map(|button| match &button.target {
        Target::Press(id) => Some(id.parse::<Id>().expect("our own id").to),
        Target::Link(_) => None,
    });
    ways.filter_map(|to| if let To::Path(path, Mark::Go) = to { Some(path.join(".")) } else { None }).collect()
}

const GOODS: [&str; 4] = ["indigo|Indigo", "sugar|Sugar", "indigo-2|Indigo", "indigo-3|Indigo"];

#[test]
fn of_one_answer_each_kind_is_offered_once() {
    on(last("good", &GOODS), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| good?\n[Indigo] [Sugar]\n[Close]");
        assert_eq!(answers(&panel), ["indigo", "sugar"]);
        assert_eq!(played(desk.press(&["indigo-2".to_owned()], Mark::Go, &[])), ["indigo-2"], "old buttons lead on");
    });
    on(last("good", &["a|Indigo|full", "b|Indigo|empty", "c|Indigo|full"]), |desk| {
        assert!(
            written(&opened(desk)).ends_with("[Indigo] [Indigo]\n[Close]"),
            "what differs in its effect is another"
        );
    });
}

#[test]
fn of_several_each_kind_has_a_number() {
    on(some("goods", &GOODS, 2, 2), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| goods?\n[2 Indigo] [Indigo and Sugar]\n[Close]");
        assert_eq!(answers(&panel), ["indigo+indigo-2", "indigo+sugar"]);
    });
    on(some("goods", &GOODS, 3, 3), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| goods?\n| Which one do you keep?\n[Keep Indigo] [Keep Sugar]\n[Close]");
        assert_eq!(answers(&panel), ["indigo+sugar+indigo-2", "indigo+indigo-2+indigo-3"]);
    });
    spoken(some("goods", &GOODS[..3], 1, 3), Language::Pl, |desk| {
        let text = written(&opened(desk));
        assert!(text.contains("[2 × Indigo i Sugar] [2 × Indigo] [Indigo i Sugar] [Indigo] [Sugar]"), "{text}");
    });
    on(some("drawn", &GOODS[..3], 3, 3), |desk| {
        assert!(written(&opened(desk)).contains("[2 Indigo and Sugar · final]"));
    });
}

/// A line for so many of a kind names each of them, which may be longer than the platform takes.
#[test]
fn lists_whose_lines_would_be_too_long_name_each_thing() {
    let kind = |name: &'static str| (1..=5).map(move |n| format!("{}_storage_of_old-{n}|{name}", name.to_lowercase()));
    let many: Vec<String> = ["Tobacco", "Silk", "Sugar"].into_iter().flat_map(kind).collect();
    let many: Vec<&'static str> = many.into_iter().map(|thing| &*thing.leak()).collect();
    on(some("cards", &many, 6, 6), |desk| {
        let panel = opened(desk);
        let selects = panel.rows.iter().filter_map(|row| if let Row::Select(list) = row { Some(list) } else { None });
        let values: Vec<&String> = selects.flat_map(|list| list.options.iter().map(|option| &option.value)).collect();
        assert!(values.len() == 15 && values.iter().all(|value| value.len() <= 100), "{values:?}");
    });
}

const HAND: [&str; 9] = [
    "well|Well|cost 2",
    "well-2|Well|cost 2",
    "mill|Mill",
    "mill-2|Mill",
    "mill-3|Mill",
    "crane|Crane",
    "tower|Tower",
    "hero|Hero",
    "palace|Palace",
];

#[test]
fn lists_have_a_line_for_each_number() {
    on(some("cards", &HAND, 4, 4), |desk| {
        let text = written(&opened(desk));
        let lines = "(▾ Choose 4 2..4) ▸ Well — cost 2 ▸ 2 Well — cost 2 ▸ Mill ▸ 2 Mill ▸ 3 Mill ▸ Crane ▸ Tower";
        assert!(text.contains(lines), "{text}");
        let all = played(press(desk, Mark::Go, &["well+well-2", "mill+mill-2"]));
        assert_eq!(all, ["well+well-2+mill+mill-2"]);
        let both = played(press(desk, Mark::Go, &["mill", "mill+mill-2+mill-3", "hero"]));
        assert_eq!(both, ["mill+mill-2+mill-3+hero"], "of two lines of a kind the greater number is meant");
        match press(desk, Mark::Go, &["well", "mill"]) {
            Turn::No(why, Some(panel)) => {
                assert!(desk.speaker.say(&why.0).contains("you chose 2"));
                assert!(written(&panel).contains("3 Mill"));
            }
            other => panic!("{other:?}"),
        }
    });
    on(some("cards", &HAND, 6, 6), |desk| {
        assert!(written(&opened(desk)).contains("Which ones do you keep (3)?"));
        let kept = played(press(desk, Mark::Rest, &["well+well-2", "hero"]));
        assert_eq!(kept, ["mill+mill-2+mill-3+crane+tower+palace"]);
        match press(desk, Mark::Rest, &["well+well-2", "mill", "hero"]) {
            Turn::No(why, Some(_)) => {
                let text = desk.speaker.say(&why.0);
                assert!(text.contains("exactly 3") && text.contains("you chose 4"), "what is kept is counted: {text}");
            }
            other => panic!("{other:?}"),
        }
    });
}

#[test]
fn numbers_are_typed_and_suggested() {
    on(one(VERB, vec![("sell|Sell", some("goods", &GOODS, 1, 3)), ("x|X", Node::Done(Deed::default()))]), |desk| {
        let typed = |text: &str| desk.command("sell", &[("goods".to_owned(), text.to_owned())]);
        for (text, tokens) in [
            ("indigo", "indigo"),
            ("2 indigo", "indigo+indigo-2"),
            ("3× Indigo", "indigo+indigo-2+indigo-3"),
            ("sugar, 2 INDIGO", "indigo+sugar+indigo-2"),
            ("indigo + indigo", "indigo+indigo-2"),
            ("indigo-3", "indigo-3"),
        ] {
            assert_eq!(played(typed(text)), ["sell", tokens], "{text}");
        }
        for text in ["4 indigo", "0 indigo", "2 sugar"] {
            assert!(matches!(typed(text), Turn::No(_, Some(_))), "{text}");
        }
        let suggested = |text: &str| {
            let found = desk.suggest("sell", &[], "goods", text);
            found.into_iter().map(|one| (one.name, one.value)).collect::<Vec<_>>()
        };
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(suggested(""), [pair("Indigo", "indigo"), pair("Sugar", "sugar")]);
        let more = [pair("Indigo + Sugar", "indigo+sugar"), pair("2 Indigo", "indigo+indigo-2")];
        assert_eq!(suggested("indigo + "), more);
        assert_eq!(suggested("2 Indigo + ")[1], pair("3 Indigo", "indigo+indigo-2+indigo-3"));
    });
    on(one(VERB, vec![("keep|Keep", some("cards", &GOODS, 3, 3)), ("x|X", Node::Barred("no"))]), |desk| {
        let whole = desk.suggest("keep", &[], "cards", "");
        let names: Vec<_> = whole.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names[..2], ["Keep Sugar · 3 Indigo", "Keep Indigo · 2 Indigo, Sugar"]);
    });
}

/// Nine answers and more that have more to say than a button stand in a list, as when they are suggested.
#[test]
fn many_answers_with_effects_are_listed() {
    let noted = |n: usize| (0..n).map(|at| &*format!("t{at}|Tile {at}|effect {at}").leak()).collect::<Vec<_>>();
    on(last("tile", &noted(8)), |desk| assert!(written(&opened(desk)).contains("[Tile 0] [Tile 1]")));
    on(last("tile", &noted(9)), |desk| {
        let text = written(&opened(desk));
        assert!(text.starts_with("| tile?\n(▾ Choose 1..1) ▸ Tile 0 — effect 0 ▸ Tile 1 — effect 1"), "{text}");
    });
    let plain: Vec<_> = (0..9).map(|at| &*format!("t{at}|Tile {at}").leak()).collect();
    on(last("tile", &plain), |desk| assert!(written(&opened(desk)).contains("[Tile 0] [Tile 1]"), "nothing to add"));
}
