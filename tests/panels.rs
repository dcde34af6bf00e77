//! Panels: the controls that a question becomes, and where presses lead. The questions are those of a game that
//! consists of nothing else.

#![cfg(test)]

use guildhall::chat::panel::{Asks, Desk, Panel, Stand, Turn};
use guildhall::chat::{Id, Mark, Row, TableId, Target, To};
use guildhall::rules::{Path, Seat, Surveyed, VERB};
use guildhall::words::{Language, Speaker};
use support::menus::{Node, last, one, some, table};
use support::panel::{sound, written};

mod support {
    pub mod menus;
    pub mod panel;
}

fn on<T>(tree: Node, then: impl FnOnce(&Desk) -> T) -> T {
    led(tree, None, then)
}

/// With a leading slot.
fn led<T>(tree: Node, lead: Option<&'static str>, then: impl FnOnce(&Desk) -> T) -> T {
    let table = &table(tree);
    let speaker = Speaker::alone(Language::En);
    let id = "k7q".parse::<TableId>().expect("an id");
    then(&Desk {
        table: Surveyed::by(Seat(0), table),
        speaker: &speaker,
        command: "menus",
        at: Stand::Table { id, step: 41 },
        lead,
        end: None,
        can_undo: false,
        just: None,
        asks: Asks::Big,
        again: 0,
    })
}

/// The panel that `Play` opens.
fn opened(desk: &Desk) -> Panel {
    sound(desk.open().expect("a question"))
}

/// The panel that a press leads to.
fn shown(turn: Turn) -> Panel {
    match turn {
        Turn::Show(panel) => sound(panel),
        other => panic!("{other:?}"),
    }
}

/// The move that a press leads to.
fn played(turn: Turn) -> Path {
    match turn {
        Turn::Play(path) => path,
        other => panic!("{other:?}"),
    }
}

/// Presses what is labelled so; a select's option by its label.
fn press(desk: &Desk, panel: &Panel, labels: &[&str]) -> Turn {
    for row in &panel.rows {
        let (id, values) = match row {
            Row::Buttons(buttons) => match buttons.iter().find(|b| b.label == labels[0] && b.enabled) {
                Some(button) => (button.target.clone(), vec![]),
                None => continue,
            },
            Row::Select(select) => {
                let find = |label: &&str| select.options.iter().find(|option| option.label == *label);
                match labels.iter().map(find).collect::<Option<Vec<_>>>() {
                    Some(options) => {
                        assert!((select.min..=select.max).contains(&options.len()), "{labels:?}");
                        (Target::Press(select.id.clone()), options.iter().map(|o| o.value.clone()).collect())
                    }
                    None => continue,
                }
            }
        };
        let Target::Press(id) = id else { panic!("no press: {labels:?}") };
        let (path, mark) = match id.parse::<Id>().expect("our own id").to {
            To::Path(path, mark) => (path, mark),
            To::Kept(key, mark) => (panel.kept.iter().find(|(kept, _)| *kept == key).expect("kept").1.clone(), mark),
            other => panic!("{other:?}"),
        };
        return desk.press(&path, mark, &values);
    }
    panic!("no {labels:?} in\n{}", written(panel))
}

const HAND: [&str; 5] = ["roaster|Coffee Roaster", "chapel|Chapel", "well|Well", "mill|Sugar Mill", "smithy|Smithy"];

fn builder() -> Node {
    let pay = some("pay", &HAND, 4, 4);
    let barred = ("palace|Palace", Node::Barred("You can't pay for it."));
    let cards = vec![("library|Library · pay 4", pay), barred, ("smithy|Smithy · free", Node::Ready)];
    one(VERB, vec![("build|Build", one("card", cards)), ("pass|Build nothing", Node::Ready)])
}

/// Conversations 2.3: the one verb that leads on is opened, the smaller side is asked, and back leads one question back.
#[test]
fn a_building_is_built_in_three_taps() {
    on(builder(), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| card?\n[Library · pay 4] [Smithy · free]\n[Build nothing] [Close]");
        assert_eq!(played(press(desk, &panel, &["Build nothing"])), ["pass"]);
        assert_eq!(played(press(desk, &panel, &["Smithy · free"])), ["build", "smithy"]);
        let panel = shown(press(desk, &panel, &["Library · pay 4"]));
        assert_eq!(
            written(&panel),
            "| pay?\n| Which one do you keep?\n[Keep Coffee Roaster] [Keep Chapel] [Keep Well] [Keep Sugar Mill] \
             [Keep Smithy]\n[Back] [Close]"
        );
        assert_eq!(played(press(desk, &panel, &["Keep Well"])), ["build", "library", "roaster+chapel+mill+smithy"]);
        let panel = shown(press(desk, &panel, &["Back"]));
        assert_eq!(panel.path, ["build"]);
    });
}

/// Where answers are compared, what they cost and bring is always there to read: above a few buttons, or else in a list.
#[test]
fn what_is_compared_says_what_it_costs() {
    const FARES: [&str; 6] =
        ["a|Jaipur|6 coins", "b|Kabul|jade", "c|Pagan|5 coins", "d|Xian|free", "e|Lhasa", "f|Balkh"];
    on(last("fare", &FARES[..2]), |desk| {
        assert_eq!(written(&opened(desk)), "| fare?\n| Jaipur: 6 coins · Kabul: jade\n[Jaipur] [Kabul]\n[Close]");
    });
    on(last("fare", &FARES), |desk| {
        let panel = opened(desk);
        let text = written(&panel);
        assert!(text.contains("▸ Jaipur — 6 coins ▸ Kabul — jade") && text.contains("▸ Balkh"), "{text}");
        assert_eq!(played(press(desk, &panel, &["Kabul"])), ["b"]);
    });
    on(some("fare", &FARES[..2], 1, 2), |desk| {
        let text = written(&opened(desk));
        assert!(
            text.starts_with("| fare?\n| Jaipur: 6 coins · Kabul: jade\n[Jaipur and Kabul] [Jaipur] [Kabul]"),
            "{text}"
        );
    });
    on(some("fare", &FARES[..3], 1, 2), |desk| {
        let panel = opened(desk);
        let text = written(&panel);
        assert!(text.contains("▸ Jaipur — 6 coins ▸ Kabul — jade ▸ Pagan — 5 coins"), "{text}");
        assert_eq!(played(press(desk, &panel, &["Jaipur", "Pagan"])), ["a+c"]);
    });
    on(some("fare", &FARES[..3], 2, 2), |desk| {
        let text = written(&opened(desk));
        assert!(text.contains("[Jaipur and Kabul] [Jaipur and Pagan] [Kabul and Pagan]"), "what is wanted: {text}");
    });
    on(last("role", &FARES), |desk| {
        assert!(written(&opened(desk)).starts_with("| role?\n[Jaipur] [Kabul]"));
    });
}

/// L7: single answers are passed over, but not the very last one when nothing was pressed yet.
#[test]
fn single_answers_are_not_asked() {
    let tree = one(VERB, vec![("take|Take", one("die", vec![("a|Die 3", last("tile", &["ship|Ship", "cow|Cow"]))]))]);
    on(tree, |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| tile?\n[Ship] [Cow]\n[Close]");
        assert_eq!(played(press(desk, &panel, &["Cow"])), ["take", "a", "cow"]);
    });
    on(one(VERB, vec![("keep|Keep", some("cards", &HAND[..2], 2, 2))]), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| cards?\n[Coffee Roaster and Chapel]\n[Close]");
        assert_eq!(played(press(desk, &panel, &["Coffee Roaster and Chapel"])), ["keep", "roaster+chapel"]);
    });
}

/// Verbs that all lead on, or that are all moves, are asked for.
#[test]
fn several_menus_are_not_opened() {
    let menu = || last("tile", &["ship", "cow"]);
    on(one(VERB, vec![("take|Take", menu()), ("buy|Buy", menu()), ("end|End turn", Node::Ready)]), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| verb?\n[Take] [Buy] [End turn]\n[Close]");
        let panel = shown(press(desk, &panel, &["Buy"]));
        assert_eq!(written(&panel), "| tile?\n[ship] [cow]\n[Back] [Close]");
        assert_eq!(written(&shown(press(desk, &panel, &["Back"]))).lines().next(), Some("| verb?"));
    });
    on(last(VERB, &["mine|Turn up 4 cards", "pass|Pass"]), |desk| {
        assert_eq!(written(&opened(desk)), "| verb?\n[Turn up 4 cards] [Pass]\n[Close]");
    });
}

/// Conversations 3: the answers of a leading slot stand on the first screen, a row each for all verbs they can be used
/// for; back leads to that screen at once.
#[test]
fn a_leading_slot_is_asked_together_with_the_verb() {
    let tile = || last("tile", &["ship|Ship", "cow|Cow"]);
    let take = one("die", vec![("3|3: take", tile()), ("5|5: take", tile())]);
    let place = one("die", vec![("5|5: place Ship · 1 worker", tile())]);
    let tree = || {
        let buy = ("buy|Buy · 2 silver", tile());
        one(VERB, vec![("take|Take", take.clone()), ("place|Place", place.clone()), buy])
    };
    led(tree(), Some("die"), |desk| {
        let panel = opened(desk);
        let rows = "[3: take]\n[5: take] [5: place Ship · 1 worker]\n[Buy · 2 silver]\n[Close]";
        assert_eq!(written(&panel), format!("| verb?\n{rows}"));
        let panel = shown(press(desk, &panel, &["5: place Ship · 1 worker"]));
        assert_eq!((written(&panel).as_str(), panel.path.len()), ("| tile?\n[Ship] [Cow]\n[Back] [Close]", 2));
        assert_eq!(played(press(desk, &panel, &["Cow"])), ["place", "5", "cow"]);
        assert_eq!(shown(press(desk, &panel, &["Back"])).path, Path::new());
    });
    on(tree(), |desk| {
        assert_eq!(written(&opened(desk)), "| verb?\n[Take] [Place] [Buy · 2 silver]\n[Close]");
    });
}

/// L6, "some of these": few ways as buttons, the greatest first; else everything or a free choice; else a select
/// from the smaller side.
#[test]
fn some_of_these_are_asked_from_the_smaller_side() {
    let six = ["a", "b", "c", "d", "e", "f"];
    for (offers, min, max, expected) in [
        (2, 1, 1, "[a] [b]\n[Close]"),
        (2, 1, 2, "[a and b] [a] [b]\n[Close]"),
        (2, 0, 2, "[a and b] [a] [b]\n[None of them] [Close]"),
        (3, 0, 1, "[a] [b] [c]\n[None of them] [Close]"),
        (3, 2, 3, "[a, b and c] [a and b] [a and c] [b and c]\n[Close]"),
        (3, 1, 3, "[*a, b and c] [Choose others]\n[Close]"),
        (6, 6, 6, "[a, b, c, d, e and f]\n[Close]"),
        (6, 2, 2, "(▾ Choose 2 2..2) ▸ a ▸ b ▸ c ▸ d ▸ e ▸ f\n[Close]"),
        (5, 1, 2, "(▾ Choose 1 to 2 1..2) ▸ a ▸ b ▸ c ▸ d ▸ e\n[Close]"),
        (5, 0, 2, "(▾ Choose 1 to 2 1..2) ▸ a ▸ b ▸ c ▸ d ▸ e\n[None of them] [Close]"),
    ] {
        on(some("goods", &six[..offers], min, max), |desk| {
            let panel = opened(desk);
            assert_eq!(written(&panel), format!("| goods?\n{expected}"), "{min} to {max} of {offers}");
        });
    }
    on(some("goods", &six, 4, 4), |desk| {
        let panel = opened(desk);
        assert_eq!(
            written(&panel),
            "| goods?\n| Which ones do you keep (2)?\n(▾ Choose 2 2..2) ▸ a ▸ b ▸ c ▸ d ▸ e ▸ f\n[Close]"
        );
        assert_eq!(played(press(desk, &panel, &["e", "b"])), ["a+c+d+f"]);
    });
    on(some("goods", &six[..3], 1, 3), |desk| {
        let panel = opened(desk);
        assert_eq!(played(press(desk, &panel, &["a, b and c"])), ["a+b+c"]);
        let panel = shown(press(desk, &panel, &["Choose others"]));
        assert_eq!(written(&panel), "| goods?\n(▾ Choose 1 to 3 1..3) ▸ a ▸ b ▸ c\n[Close]");
        assert_eq!(played(press(desk, &panel, &["c", "a"])), ["a+c"]);
    });
    on(some("goods", &six[..3], 0, 1), |desk| {
        assert_eq!(played(press(desk, &opened(desk), &["None of them"])), ["-"]);
    });
}

fn numbered(n: usize) -> Vec<&'static str> {
    (0..n).map(|i| &*format!("t{i}|Tile {i}").leak()).collect()
}

/// L5: up to 20 buttons, up to 25 in a select, more by pages.
#[test]
fn many_answers_become_a_select_and_then_pages() {
    let rows = |n| on(last("tile", &numbered(n)), |desk| opened(desk).rows);
    assert_eq!(rows(20).iter().filter(|row| matches!(row, Row::Buttons(_))).count(), 5);
    assert!(matches!(&rows(21)[..], [Row::Select(select), Row::Buttons(_)] if select.options.len() == 21));
    on(last("tile", &numbered(60)), |desk| {
        let panel = opened(desk);
        assert!(written(&panel).ends_with("[Next ›]\n[Close]"), "{}", written(&panel));
        let panel = shown(press(desk, &panel, &["Next ›"]));
        let panel = shown(press(desk, &panel, &["Next ›"]));
        assert!(written(&panel).starts_with("| tile?\n| page 3 of 3\n(▾ Choose 1..1) ▸ Tile 50"));
        assert_eq!(played(press(desk, &panel, &["Tile 59"])), ["t59"]);
        let panel = shown(press(desk, &panel, &["‹ Previous"]));
        assert_eq!(played(press(desk, &panel, &["Tile 25"])), ["t25"]);
    });
}

/// Some of more than a select can show are chosen page by page, and nothing chosen is lost on the way.
#[test]
fn choices_on_several_pages_add_up() {
    on(some("tiles", &numbered(30), 2, 3), |desk| {
        let panel = opened(desk);
        assert!(written(&panel).ends_with("[Next ›]\n[*-Done · 0 chosen] [Close]"), "{}", written(&panel));
        let panel = shown(press(desk, &panel, &["Tile 3", "Tile 1"]));
        let panel = shown(press(desk, &panel, &["Next ›"]));
        let panel = shown(press(desk, &panel, &["Tile 29"]));
        assert!(written(&panel).ends_with("[‹ Previous]\n[*Done · 3 chosen] [Close]"), "{}", written(&panel));
        let panel = shown(press(desk, &panel, &["‹ Previous"]));
        assert!(written(&panel).contains("▪ Tile 1 ▸ Tile 2 ▪ Tile 3"));
        let panel = shown(press(desk, &panel, &["Tile 2"]));
        assert_eq!(played(press(desk, &panel, &["Done · 2 chosen"])), ["t2+t29"]);
    });
}

/// What has no room on a few buttons stands above them.
#[test]
fn notes_of_few_answers_are_written_out() {
    on(last("role", &["builder|Builder|you pay 1 less", "trader|Trader · 1 good|1 good to sell"]), |desk| {
        assert_eq!(
            written(&opened(desk)),
            "| role?\n| Builder: you pay 1 less · Trader: 1 good to sell\n[Builder] [Trader · 1 good]\n[Close]"
        );
    });
}

/// What the picture marks carries the same letter on its button; the rest carries none.
#[test]
fn letters_are_given_to_what_the_picture_marks() {
    on(last("space", &["hex1|City: +11 VP", "none|Nowhere", "hex2|Mine"]), |desk| {
        let panel = opened(desk);
        assert_eq!(written(&panel), "| space?\n[A · City: +11 VP] [Nowhere] [B · Mine]\n[Close]");
        assert_eq!(panel.marks, [('A', "hex1".to_owned()), ('B', "hex2".to_owned())]);
    });
}

/// A long way is kept under a key, and the key leads on.
#[test]
fn paths_too_long_for_an_id_are_kept() {
    let long = || {
        vec![
            (
                "a_very_long_token_of_more_than_forty_letters|A",
                last("b", &["another_token_of_forty_letters_and_more_than_that_one|B", "c|C"]),
            ),
            ("d|D", Node::Ready),
        ]
    };
    on(one("a", long()), |desk| {
        let panel = shown(press(desk, &opened(desk), &["A"]));
        assert_eq!(panel.kept.len(), 1);
        assert_eq!(played(press(desk, &panel, &["B"])).len(), 2);
        assert_eq!(played(press(desk, &panel, &["C"]))[1], "c");
    });
}

/// Forged answers are refused with the nearest question below the reason.
#[test]
fn forged_presses_are_refused_and_the_question_stands() {
    on(builder(), |desk| {
        for (path, mark, values) in [
            (vec!["build", "palace"], Mark::Go, vec![]),
            (vec!["build", "library", "well"], Mark::Sure, vec![]),
            (vec!["build", "library"], Mark::Go, vec!["palace"]),
            (vec!["build", "library"], Mark::Rest, vec!["palace"]),
            (vec!["build", "library", "?palace+x"], Mark::Go, vec!["well"]),
            (vec!["pass", "more"], Mark::Sure, vec![]),
            (vec!["nonsense"], Mark::Back, vec![]),
        ] {
            let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
            match desk.press(&owned(&path), mark, &owned(&values)) {
                Turn::No(_, Some(panel)) => drop(sound(panel)),
                other => panic!("{path:?}: {other:?}"),
            }
        }
        let barred = desk.press(&["build".to_owned(), "palace".to_owned()], Mark::Go, &[]);
        assert!(matches!(barred, Turn::No(why, _) if why.0.key == "You can't pay for it."));
        for mark in [Mark::Page(0), Mark::Page(7), Mark::Free, Mark::Rest] {
            sound(shown(desk.press(&["build".to_owned()], mark, &[])));
        }
    });
}

/// Every label fits, however long the game's words are.
#[test]
fn long_labels_are_cut_and_not_refused() {
    let long = |token: &str| &*format!("{token}|{}|{}", "Ő".repeat(120), "ű".repeat(120)).leak();
    let offers = [long("a"), long("b"), long("c")];
    for tree in [last("x", &offers), some("x", &offers, 1, 3), some("x", &offers, 2, 2), some("x", &offers, 0, 1)] {
        on(tree, |desk| drop(opened(desk)));
    }
}

/// A client that has sent a choice does not send the same again: after *Back* the select is another one, and its presses
/// lead where they led before.
#[test]
fn after_back_the_same_can_be_chosen_again() {
    let tokens: Vec<&'static str> = (0..30).map(|n| &*format!("t{n}").leak()).collect();
    on(some("card", &tokens, 2, 4), |desk| {
        let select = |panel: &Panel| {
            let one = |row: &Row| if let Row::Select(select) = row { Some(select.clone()) } else { None };
            panel.rows.iter().rev().find_map(one).expect("a select")
        };
        let first = select(&opened(desk));
        let back = Desk { again: 77, table: Surveyed::by(Seat(0), &*desk.table), ..*desk };
        let again = select(&shown(back.press(&[], Mark::Back, &[])));
        assert!(first.id != again.id && again.id.len() <= 100, "{} {}", first.id, again.id);
        let press = |id: &str, values: &[&str]| {
            let Ok(Id { to: To::Path(path, mark), .. }) = id.parse::<Id>() else { panic!("{id}") };
            desk.press(&path, mark, &values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(press(&first.id, &["t1", "t2"]), press(&again.id, &["t1", "t2"]));
        // What was chosen on a page can be taken off it.
        let chosen = select(&shown(press(&first.id, &["t1", "t2"])));
        assert_eq!((chosen.options.iter().filter(|option| option.chosen).count(), chosen.min), (2, 0));
        let emptied = select(&shown(press(&chosen.id, &[])));
        assert!(emptied.options.iter().all(|option| !option.chosen));
    });
}
