//! When a second press is asked: only before what cannot be taken back and costs or decides more than its step shows. All
//! else that cannot be taken back says so on its first button.

#![cfg(test)]

use guildhall::bots::Level;
use guildhall::chat::panel::{Asks, Desk, Panel, Stand, Turn};
use guildhall::chat::{Id, Mark, Row, Target, To};
use guildhall::games::{self, GAMES};
use guildhall::rules::{Chance, Dice, Game, Path, Seat, Seats, Seed, Surveyed, Table, VERB};
use guildhall::words::{Language, Speaker};
use serde_json::Value;
use support::menus::{Deed, Node, last, one, some, table};
use support::panel::{sound, written};

mod support {
    pub mod menus;
    pub mod panel;
}

const DRAWS: Node = Node::Done(Deed { draws: true, shows: false, pays: 0 });
const SHOWS: Node = Node::Done(Deed { draws: false, shows: true, pays: 0 });

const fn pays(pays: u32, draws: bool) -> Node {
    Node::Done(Deed { draws, shows: !draws, pays })
}

fn on<T>(tree: Node, then: impl FnOnce(&Desk) -> T) -> T {
    after(tree, None, then)
}

/// After a step of the same seat with that verb.
fn after<T>(tree: Node, just: Option<&str>, then: impl FnOnce(&Desk) -> T) -> T {
    at(&table(tree), Seat(0), just, ("menus", Some("die"), Some("end")), then)
}

type Ways = (&'static str, Option<&'static str>, Option<&'static str>);

fn at<T>(table: &dyn Table, seat: Seat, just: Option<&str>, ways: Ways, then: impl FnOnce(&Desk) -> T) -> T {
    let speaker = Speaker::new(Language::En, ["Anna", "Béla", "Cecylia", "Dorota"].map(str::to_owned));
    let (command, lead, end) = ways;
    let id = "k7q".parse().expect("an id");
    let (at, can_undo, asks) = (Stand::Table { id, step: 41 }, true, Asks::Big);
    let table = Surveyed::by(seat, table);
    then(&Desk { table, speaker: &speaker, command, at, lead, end, can_undo, just, asks, again: 0 })
}

fn opened(desk: &Desk) -> Panel {
    sound(desk.open().expect("a question"))
}

/// Whether a press plays at once; otherwise it has to show the one button that plays.
fn is_played(desk: &Desk, path: &[&str], values: &[&str]) -> bool {
    let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    match desk.press(&owned(path), Mark::Go, &owned(values)) {
        Turn::Play(_) => true,
        Turn::Show(panel) => {
            let sure = sure(&panel).expect("the button that plays");
            assert!(matches!(desk.press(&sure, Mark::Sure, &[]), Turn::Play(_)));
            false
        }
        other => panic!("{other:?}"),
    }
}

/// The path of the button that plays what was asked about once more.
fn sure(panel: &Panel) -> Option<Path> {
    let sure = ways(panel).into_iter().find(|(_, mark, _)| *mark == Mark::Sure);
    sure.map(|(path, ..)| path)
}

/// The values of a select, and how few and how many of them may be chosen.
type Values = (Vec<String>, usize, usize);

/// What can be pressed that leads on, with values for selects chosen by chance.
fn ways(panel: &Panel) -> Vec<(Path, Mark, Option<Values>)> {
    let mut ways = Vec::new();
    let mut add = |target: &Target, values| {
        let Target::Press(id) = target else { return };
        match id.parse::<Id>().expect("our own id").to {
            To::Path(path, mark) => ways.push((path, mark, values)),
            To::Kept(key, mark) => {
                let kept = panel.kept.iter().find(|(kept, _)| *kept == key).expect("kept");
                ways.push((kept.1.clone(), mark, values));
            }
            To::Word(..) => {}
        }
    };
    for row in &panel.rows {
        match row {
            Row::Buttons(buttons) => buttons.iter().filter(|b| b.enabled).for_each(|b| add(&b.target, None)),
            Row::Select(select) => {
                let values = select.options.iter().map(|option| option.value.clone()).collect();
                add(&Target::Press(select.id.clone()), Some((values, select.min, select.max)));
            }
        }
    }
    ways.retain(|(_, mark, _)| !matches!(mark, Mark::Back | Mark::Board(_)));
    ways
}

/// What cannot be taken back says so on its first button, in a list on its line or above it, and is played at once; what
/// can be taken back says nothing.
#[test]
fn what_is_final_says_so_first_and_is_played_at_once() {
    let roles = vec![("builder|Builder", Node::Ready), ("councillor|Councillor", DRAWS), ("trader|Trader", SHOWS)];
    on(one("role", roles), |desk| {
        assert_eq!(written(&opened(desk)), "| role?\n[Builder] [Councillor · final] [Trader · final]\n[Undo] [Close]");
        for role in ["builder", "councillor", "trader"] {
            assert!(is_played(desk, &[role], &[]), "{role}");
        }
    });
    on(some("drawn", &["a", "b"], 0, 2), |desk| {
        let rows = "[a and b · final] [a · final] [b · final]\n[None of them · final] [Undo] [Close]";
        assert_eq!(written(&opened(desk)), format!("| drawn?\n{rows}"));
        assert!(is_played(desk, &["a+b"], &[]) && is_played(desk, &["a"], &[]));
    });
    on(some("drawn", &["a", "b", "c", "d", "e"], 2, 2), |desk| {
        let text = written(&opened(desk));
        assert!(text.contains("(▾ Choose 2 · final 2..2) ▸ a ▸ b"), "{text}");
        assert!(is_played(desk, &[], &["a", "c"]));
    });
    on(some("drawn", &["a", "b", "c"], 2, 2), |desk| {
        let text = written(&opened(desk));
        assert!(text.contains("[Keep a · final] [Keep b · final] [Keep c · final]"), "{text}");
    });
    let long = "turn|Turn up the four cards of the pile · 4 cards";
    on(one("role", vec![(long, SHOWS), ("b|Builder", Node::Ready)]), |desk| {
        let text =
            "| role?\n| Turn up the four cards of the pile: 4 cards\n[Turn up the four cards of… · final] [Builder]";
        assert_eq!(written(&opened(desk)), format!("{text}\n[Undo] [Close]"));
    });
}

/// (a) To decline what could have been done.
#[test]
fn waste_is_asked_about_once_more() {
    let menu = || last("card", &["well|Well", "smithy|Smithy"]);
    on(one(VERB, vec![("build|Build", menu()), ("pass|Build nothing", SHOWS)]), |desk| {
        assert!(written(&opened(desk)).contains("[Build nothing · final]"));
        assert!(!is_played(desk, &["pass"], &[]));
    });
    after(one(VERB, vec![("build|Build", menu()), ("pass|Enough", SHOWS)]), Some("build"), |desk| {
        assert!(is_played(desk, &["pass"], &[]), "one was built; a second would be more of the same");
    });
    on(one(VERB, vec![("build|Build", menu()), ("pass|Build nothing", Node::Ready)]), |desk| {
        assert!(is_played(desk, &["pass"], &[]), "it can be taken back");
    });
    let barred = ("build|Build", Node::Barred("You can't pay for any."));
    on(one(VERB, vec![barred, ("pass|Build nothing", SHOWS), ("skip|Skip", SHOWS)]), |desk| {
        assert!(is_played(desk, &["pass"], &[]) && is_played(desk, &["skip"], &[]), "nothing else could be done");
    });
    on(some("shown", &["a", "b", "c"], 0, 1), |desk| {
        assert!(!is_played(desk, &["-"], &[]) && is_played(desk, &["a"], &[]));
    });
    let tile = || last("tile", &["ship|Ship", "cow|Cow"]);
    let take = one("die", vec![("3|3: take", tile()), ("5|5: take", tile())]);
    on(one(VERB, vec![("take|Take", take), ("end|End turn", DRAWS)]), |desk| {
        assert!(!is_played(desk, &["end"], &[]), "a die is left that could do something");
    });
    on(one(VERB, vec![("buy|Buy", tile()), ("end|End turn", DRAWS)]), |desk| {
        assert!(is_played(desk, &["end"], &[]), "what a turn is about is done");
    });
}

/// (b) To pay much for what is drawn or rolled.
#[test]
fn dear_chance_is_asked_about_once_more() {
    for (deed, at_once) in [(pays(4, true), false), (pays(3, true), true), (pays(9, false), true)] {
        on(one(VERB, vec![("black|Black die", deed.clone()), ("take|Take", Node::Ready)]), |desk| {
            assert_eq!(is_played(desk, &["black"], &[]), at_once, "{deed:?}");
        });
    }
}

/// (c) To fix something for the whole game.
#[test]
fn what_lasts_is_asked_about_once_more() {
    let sides = |node: Node| one("side", vec![("a|A", node.clone()), ("b|B", node)]);
    for (verb, node, at_once) in
        [("estate|Estate", SHOWS, false), ("estate|Estate", Node::Ready, true), ("side|Side", SHOWS, true)]
    {
        let path = [verb.split('|').next().expect("a token"), "a"];
        on(one(VERB, vec![(verb, sides(node)), ("x|X", Node::Ready)]), |desk| {
            assert_eq!(is_played(desk, &path, &[]), at_once, "{verb}");
        });
    }
}

/// (d) To play a suggested set of four things and more; picked one by one it is as it was looked at.
#[test]
fn a_large_suggestion_is_asked_about_once_more() {
    on(some("drawn", &["a", "b", "c", "d"], 1, 4), |desk| {
        assert!(written(&opened(desk)).contains("[*a, b, c and d · final] [Choose others]"));
        assert!(!is_played(desk, &["a+b+c+d"], &[]));
        assert!(is_played(desk, &[], &["a", "b", "c", "d"]));
        assert!(is_played(desk, &["a+b+c"], &[]));
    });
    on(some("drawn", &["a", "b", "c"], 1, 3), |desk| assert!(is_played(desk, &["a+b+c"], &[])));
    on(some("sold", &["a", "b", "c", "d"], 1, 4), |desk| assert!(is_played(desk, &["a+b+c+d"], &[])));
}

/// W-105: whoever wants that is asked about everything final, or about nothing; by press and by command.
#[test]
fn w_105_people_choose_what_is_asked_about() {
    let tree = || {
        let menu = last("card", &["well|Well", "smithy|Smithy"]);
        one(
            VERB,
            vec![("build|Build", menu), ("draw|Draw", DRAWS), ("pass|Build nothing", SHOWS), ("x|X", Node::Ready)],
        )
    };
    for (asks, at_once) in [
        (Asks::Big, [("draw", true), ("pass", false), ("x", true)]),
        (Asks::Always, [("draw", false), ("pass", false), ("x", true)]),
        (Asks::Never, [("draw", true), ("pass", true), ("x", true)]),
    ] {
        on(tree(), |desk| {
            let desk = Desk { asks, table: Surveyed::by(desk.table.seat, &*desk.table), ..*desk };
            for (verb, at_once) in at_once {
                assert_eq!(is_played(&desk, &[verb], &[]), at_once, "{asks:?} {verb}");
                assert_eq!(matches!(desk.command(verb, &[]), Turn::Play(_)), at_once, "{asks:?} {verb}");
            }
        });
    }
}

/// A command that is complete is played like a press; its suggestion says what cannot be taken back.
#[test]
fn commands_are_asked_about_like_presses() {
    let roles = one("role", vec![("builder|Builder", Node::Ready), ("councillor|Councillor|draws 5", DRAWS)]);
    on(one(VERB, vec![("pick|Pick", roles), ("pass|Pass", SHOWS)]), |desk| {
        let names = |typed: &str| {
            let found = desk.suggest("pick", &[], "role", typed);
            found.into_iter().map(|suggestion| suggestion.name).collect::<Vec<_>>()
        };
        assert_eq!(names(""), ["Builder", "Councillor · draws 5 · final"]);
        let typed = |verb: &str, text: &str| desk.command(verb, &[("role".to_owned(), text.to_owned())]);
        assert!(matches!(typed("pick", "councillor"), Turn::Play(path) if path == ["pick", "councillor"]));
        assert!(matches!(desk.command("pass", &[]), Turn::Show(panel) if sure(&panel).is_some()));
    });
    on(one(VERB, vec![("sell|Sell", some("drawn", &["a|A", "b|B", "c|C"], 1, 2)), ("x|X", Node::Ready)]), |desk| {
        let found = desk.suggest("sell", &[], "drawn", "");
        assert_eq!(
            found.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(),
            ["A · final", "B · final", "C · final"]
        );
    });
}

fn of(game: &Game) -> Ways {
    (game.command, game.lead, game.end)
}

/// Presses by chance until a move is complete, and whether it was asked about once more.
fn pressed(desk: &Desk, chance: &mut dyn Chance) -> (Path, bool) {
    let mut panel = opened(desk);
    let mut asked = false;
    for _ in 0..200 {
        let mut ways = ways(&panel);
        let (path, mark, select) = ways.swap_remove(chance.below(ways.len() as u32) as usize);
        let (mut values, min, max) = select.unwrap_or_default();
        let count = if max == 0 { 0 } else { min + chance.below((max - min + 1) as u32) as usize };
        while values.len() > count {
            values.swap_remove(chance.below(values.len() as u32) as usize);
        }
        match desk.press(&path, mark, &values) {
            Turn::Show(next) => panel = sound(next),
            Turn::Play(path) => return (path, asked),
            Turn::No(_, Some(next)) => panel = sound(next),
            Turn::No(why, None) => panic!("{path:?}: {why:?}"),
        }
        asked |= sure(&panel).is_some();
    }
    panic!("no end of questions: {}", written(&panel))
}

/// What is never asked about once more, whatever it draws: to produce, to sell, to keep, to end a turn, to take a harbour.
fn is_spared(game: &Game, path: &[String]) -> bool {
    let verb = path.first().map_or("", String::as_str);
    let is_harbour =
        game.id == "golden_city" && verb == "build" && path.get(1).is_some_and(|site| site.starts_with('h'));
    matches!(verb, "produce" | "sell" | "keep" | "end") || is_harbour
}

/// In whole games of three second presses are rare: one move in ten where people choose by chance, and decline far too often, and
/// one in fifty where they play what a bot would. Nothing is asked about that is spared.
#[test]
fn second_presses_are_rare() {
    let mut all = [[0; 2]; 2];
    for game in GAMES {
        for (way, bot) in [None, Some(Level::Normal)].into_iter().enumerate() {
            let (mut moves, mut asked) = (0, Vec::new());
            let chance = &mut Dice::for_step(Seed::from_number(5), 0);
            let mut table = (game.new)(&Value::Null, 3, None, chance).expect("a table");
            let mut last: Option<(Seat, Path)> = None;
            while let Some(seat) = table.awaiting().first() {
                let just = last.as_ref().filter(|(by, _)| *by == seat).map(|(_, path)| path[0].as_str());
                let (path, is_asked) = at(&*table, seat, just, of(game), |desk| match bot {
                    None => pressed(desk, chance),
                    Some(level) => {
                        let path = level.decide(&*table, seat, Seed::from_number(5), moves).expect("a move");
                        let is_asked = matches!(desk.press(&path, Mark::Go, &[]), Turn::Show(_));
                        (path, is_asked)
                    }
                });
                assert!(!is_asked || !is_spared(game, &path), "{path:?}");
                moves += 1;
                table.play(seat, &path, chance).unwrap_or_else(|why| panic!("{path:?}: {why:?}"));
                asked.extend(is_asked.then(|| path.join(".")));
                last = Some((seat, path));
            }
            let by = if bot.is_some() { "as a bot" } else { "by chance" };
            println!("{} {by}: {} of {moves} moves are asked about: {}", game.id, asked.len(), asked.join(" "));
            assert!(asked.len() * 10 <= moves, "{} {by}", game.id);
            all[way] = [all[way][0] + asked.len(), all[way][1] + moves];
        }
    }
    let [_, [asked, moves]] = all;
    assert!(asked * 50 <= moves, "{asked} of {moves} as bots");
}

/// What is said of a move before it is made depends only on what the seat knows: in every position that could be true for
/// it, the panel is the same.
#[test]
fn marks_tell_nothing_that_the_seat_does_not_know() {
    for game in GAMES {
        let chance = &mut Dice::for_step(Seed::from_number(9), 0);
        let mut table = (game.new)(&Value::Null, *game.seats.start(), None, chance).expect("a table");
        for step in 0..60 {
            let Some(seat) = table.awaiting().first() else { break };
            let mut other = table.fork();
            other.reimagine(Seats::only(seat), chance);
            let panel = |table: &dyn Table| at(table, seat, None, of(game), opened);
            assert_eq!(panel(&*table), panel(&*other), "{} {step}", game.id);
            let path = table.wander(seat, chance).expect("a move");
            table.play(seat, &path, chance).expect("legal");
        }
        assert!(games::find(game.id).is_some());
    }
}
