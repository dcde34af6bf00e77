//! What pictures tell of what is new, over random games: it follows from what everybody saw, it is drawn, and it hides no
//! letter. Turns and changes are found a second time here, in the plainest way.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::paint::Painter;
use guildhall::record::Play;
use guildhall::rules::{
    Asked, Dice, Footer, Game, Glimpse, Held, Seat, Seats, Seed, Sheet, Table, Text, Tongue, Turn, Viewer, Ways, Window,
};
use guildhall::scene::{Area, Label, Mark, Point, Scene};
use guildhall::words::{Language, Speaker};
use support::pictures::faults;

mod support {
    pub mod pictures;
}

fn names() -> Vec<String> {
    ["Anna", "Béla", "Cecylia", "Győző"].map(str::to_owned).to_vec()
}

/// A step: whose turn it was of, what everybody saw before it, and by which ways something went in it.
type Seen = (Option<Seat>, [Glimpse; 2], Option<Ways>);

/// Plays a whole game at random; `look` sees each position, with whoever moves next and what everybody saw before each step,
/// or would have seen in a position that looks the same to everybody.
fn random_game(game: &'static Game, seats: u8, mut look: impl FnMut(&Play, &[Seen])) {
    let seed = Seed::from_number(500 + u64::from(seats));
    let (mut guide, mut whim) = (Dice::for_step(seed, u64::MAX), Dice::for_step(seed, u64::MAX - 1));
    let mut play = Play::open(game, &serde_json::Value::Null, seats, seed).unwrap();
    let (mut seen, mut open) = (Vec::new(), Seats::NONE);
    while let Some(seat) = play.table().awaiting().first() {
        look(&play, &seen);
        let asked = play.table().awaiting();
        let mut alike = play.table().fork();
        alike.reimagine(Seats::NONE, &mut whim);
        // Whatever begins as a question to several stays one until the last of them has answered.
        let is_shared = asked.len() > 1 || !open.is_empty() && asked == open;
        let glimpses = [play.table().glimpse(), alike.glimpse()];
        open = if is_shared { asked } else { Seats::NONE };
        open.remove(seat);
        let path = play.table().wander(seat, &mut guide).unwrap();
        let (_, played) = play.play(seat, &path, false).unwrap();
        seen.push(((!is_shared).then_some(seat), glimpses, played.ways));
    }
    look(&play, &seen);
}

/// The last turns, from single steps.
fn turns(seen: &[Seen], which: usize, kept: usize) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (seat, glimpses, ways) in seen {
        if turns.last().is_none_or(|turn| turn.seat != *seat) {
            turns.push(Turn { seat: *seat, before: glimpses[which].clone(), ways: Vec::new() });
        }
        turns.iter_mut().last().unwrap().ways.extend(ways.clone());
    }
    turns.split_off(turns.len().saturating_sub(kept))
}

fn drawn(table: &dyn Table, viewer: Viewer, sheet: Sheet, window: Window) -> Scene {
    let footer = Footer { table: "k7q".into(), window, ..Footer::default() };
    table.scene(viewer, sheet, &[], &letters(table, viewer), &footer, &Speaker::new(Language::Pl, names()))
}

/// What is offered first to whoever looks, with letters.
fn letters(table: &dyn Table, viewer: Viewer) -> Vec<(char, String)> {
    match viewer.seat().filter(|seat| table.awaiting().has(*seat)).map(|seat| table.ask(seat, &[])) {
        Some(Asked::One(menu) | Asked::Several { menu, .. }) => {
            ('A'..='Z').zip(menu.offers.into_iter().map(|offer| offer.token)).collect()
        }
        Some(Asked::Ready | Asked::No(_)) | None => Vec::new(),
    }
}

fn sheets(table: &dyn Table) -> impl Iterator<Item = (Viewer, Sheet)> {
    let boards = (0..table.boards().len().max(1) as u8).map(Sheet::Board);
    let others = (0..table.seats()).map(|seat| (Viewer::Public, Sheet::Of(Seat(seat))));
    let own = (0..table.seats()).map(|seat| (Viewer::Seat(Seat(seat)), Sheet::Own));
    let asked = table.awaiting().first().map(|seat| (Viewer::Seat(seat), table.sheet(seat, &[])));
    boards.map(|board| (Viewer::Public, board)).chain(others).chain(own).chain(asked)
}

/// The same scene comes of two tables that everybody saw alike, then and now, whatever lies hidden; and the turns are those
/// that the steps say.
#[test]
fn what_is_new_follows_from_what_everybody_sees() {
    for game in GAMES {
        for seats in game.seats.clone() {
            let mut whim = Dice::for_step(Seed::from_number(9), 9);
            random_game(game, seats, |play, seen| {
                if play.is_over() || !play.step().is_multiple_of(5) {
                    return;
                }
                let mut alike = play.table().fork();
                alike.reimagine(Seats::NONE, &mut whim);
                let window = Window::over(turns(seen, 1, usize::from(seats) + 1), Seats::NONE, seats);
                for sheet in (0..play.table().boards().len().max(1) as u8).map(Sheet::Board) {
                    let [here, there] = [(play.table(), play.round()), (&*alike, window.clone())]
                        .map(|(table, window)| drawn(table, Viewer::Public, sheet, window));
                    assert!(here == there, "{} {seats} at {}", game.id, play.step());
                }
            });
        }
    }
}

/// A window that begins now tells nothing, and neither does the picture of the end.
#[test]
fn nothing_is_new_at_once_and_at_the_end() {
    for game in GAMES {
        random_game(game, *game.seats.end(), |play, _| {
            let table = play.table();
            let now =
                Window::over(vec![Turn { seat: None, before: table.glimpse(), ways: Vec::new() }], Seats::NONE, 4);
            assert_eq!(table.fresh(Sheet::Board(0), &now), 0, "{} at {}", game.id, play.step());
            if play.is_over() {
                assert!(play.round().turns.is_empty() && play.window(Seats::only(Seat(0))).turns.is_empty());
            }
        });
    }
}

/// The cards of a hand that were not there, in it or to choose from, when its owner decided last: in the plainest way.
fn came(table: &dyn Table, before: &serde_json::Value, seat: Seat) -> usize {
    let now = table.view_json(Viewer::Seat(seat));
    let cards = |view: &serde_json::Value, name: &str| view["own"][name].as_array().cloned().unwrap_or_default();
    let mut seen = cards(before, "hand");
    seen.extend(cards(before, "drawn"));
    let mut is_new = |card: &serde_json::Value| {
        let at = seen.iter().position(|known| known == card);
        at.map(|at| seen.swap_remove(at)).is_none()
    };
    cards(&now, "hand").into_iter().filter(|card| is_new(card)).count()
}

/// What came to a hand is marked there for its owner, and follows from what they alone saw then and see now.
#[test]
fn cards_that_came_to_a_hand_are_new_to_its_owner() {
    let told = Speaker::new(Language::En, names()).say(&Text::of("picture-new"));
    for game in GAMES {
        let seats = *game.seats.end();
        let (mut decided, mut marked) = (vec![None; usize::from(seats)], 0);
        let mut whim = Dice::for_step(Seed::from_number(4), 4);
        random_game(game, seats, |play, _| {
            let table = play.table();
            if play.is_over() {
                return;
            }
            for seat in (0..seats).map(Seat).filter(|_| play.step().is_multiple_of(7)) {
                let held = play.held_before(seat);
                let draw = |table: &dyn Table, held: Option<Box<Held>>| {
                    let footer = Footer { held, ..Footer::default() };
                    let tongue = Speaker::new(Language::En, names());
                    table.scene(Viewer::Seat(seat), Sheet::Own, &[], &[], &footer, &tongue)
                };
                let scene = draw(table, held.clone());
                let mut found = 0;
                scene.each(&mut |mark, _| found += usize::from(matches!(mark, Mark::Label(it) if it.text == told)));
                let expected = decided[seat.index()].as_ref().map_or(0, |before| came(table, before, seat));
                assert_eq!(found, expected, "{} at {} for {seat:?}", game.id, play.step());
                marked += found;
                let mut alike = table.fork();
                alike.reimagine(Seats::only(seat), &mut whim);
                assert!(draw(&*alike, held.clone()) == scene, "{} at {} for {seat:?}", game.id, play.step());
                let other = Seat((seat.0 + 1) % seats);
                assert!(draw(table, play.held_before(other)) == draw(table, None), "a hand tells what another held");
            }
            let Some(next) = table.awaiting().first() else { return };
            decided[next.index()] = Some(table.view_json(Viewer::Seat(next)));
        });
        assert_eq!(marked > 20, ["san_juan", "golden_city"].contains(&game.id), "{}: {marked}", game.id);
    }
}

/// Whoever is asked is not told what they did themselves, and everything is told that others did since.
#[test]
fn whoever_is_asked_is_told_of_the_turns_since_their_last() {
    for game in GAMES {
        random_game(game, *game.seats.end(), |play, _| {
            let Some(seat) = play.table().awaiting().first().filter(|_| play.table().awaiting().len() == 1) else {
                return;
            };
            let window = play.window(Seats::only(seat));
            let own = play.steps(0).rev().find(|(_, step)| step.seat == seat);
            assert_eq!(window.turns.is_empty(), own.is_none(), "{} at {}", game.id, play.step());
            let Some((own, _)) = own else { return };
            let others = play.steps(own).map(|(_, step)| step.seat);
            let others = others.fold(Seats::NONE, |mut all, seat| {
                all.add(seat);
                all
            });
            let told = window.turns.iter().filter_map(|turn| turn.seat).filter(|told| *told != seat);
            let shared = window.turns.iter().any(|turn| turn.seat.is_none());
            let told: Seats = told.collect();
            assert!(shared || others.iter().all(|other| told.has(other)), "{} at {}", game.id, play.step());
        });
    }
}

/// Undone and played again, or taken up from the record, a table tells the same.
#[test]
fn a_table_taken_up_again_tells_the_same() {
    for game in GAMES {
        random_game(game, *game.seats.end(), |play, _| {
            if play.step() == 0 || !play.step().is_multiple_of(29) || play.is_over() {
                return;
            }
            let again = Play::resume(game, play.record(), guildhall::record::Source::Notes).unwrap();
            let mut back = play.clone();
            let seat = back.table().awaiting().first().unwrap();
            let path = back.table().wander(seat, &mut Dice::for_step(Seed::from_number(3), 3)).unwrap();
            back.play(seat, &path, false).unwrap();
            back.undo(play.step()).unwrap();
            for other in [again, back] {
                let [here, there] =
                    [play, &other].map(|play| drawn(play.table(), Viewer::Public, Sheet::Board(0), play.round()));
                assert!(here == there, "{} at {}", game.id, play.step());
            }
        });
    }
}

/// Every picture with what is new can be read, and no sign lies near a letter. Signs may cover one another and the edge of
/// what they are about, so only what lies beneath them is looked at without them.
#[test]
fn signs_lie_within_the_picture_and_away_from_letters() {
    let painter = Painter::new().unwrap();
    for game in GAMES {
        for seats in game.seats.clone() {
            random_game(game, seats, |play, _| {
                if !play.step().is_multiple_of(19) {
                    return;
                }
                for (viewer, sheet) in sheets(play.table()) {
                    let scene = drawn(play.table(), viewer, sheet, play.round());
                    let plain = drawn(play.table(), viewer, sheet, Window::none());
                    let (all, before) = (faults(&scene, &painter, &names()), faults(&plain, &painter, &names()));
                    assert_eq!(all, before, "{} {seats} at {} {viewer:?} {sheet:?}", game.id, play.step());
                    near_letters(&scene, &format!("{} {seats} at {} {viewer:?} {sheet:?}", game.id, play.step()));
                }
            });
        }
    }
}

fn near_letters(scene: &Scene, at: &str) {
    let (mut letters, mut signs): (Vec<Point>, Vec<(&str, Area)>) = Default::default();
    scene.each(&mut |mark, by| match mark {
        Mark::Label(Label { tag: true, area, .. }) => letters.push(area.centre().moved(by.x, by.y)),
        Mark::Group(group) if ["doer", "gain", "gone"].contains(&group.name) => {
            signs.extend(group.stamp.map(|extent| (group.name, extent.moved(group.at.x + by.x, group.at.y + by.y))));
        }
        _ => {}
    });
    for (name, sign) in signs {
        let near = letters.iter().find(|letter| sign.grown(200).holds(Area::round(**letter, 0)));
        assert!(near.is_none(), "{at}: {name} at {sign:?}");
    }
}
