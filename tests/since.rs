//! The picture of what happened since somebody looked last, over random games: everything that was told has its place in it,
//! it can be read, and it follows from what its reader may know.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::paint::Painter;
use guildhall::record::Play;
use guildhall::rules::{Dice, Footer, Game, Guide, Scripted, Seat, Seats, Seed, Since, Text, Tongue, Viewer, doers};
use guildhall::scene::{Fit, Mark, Scene};
use guildhall::words::{Language, Speaker};
use support::pictures::faults;

mod support {
    pub mod pictures;
}

const NAMES: [&str; 4] = ["Bartholomew Featherstonehaugh", "Béla", "Krzysztof Wiśniewski-Kowalczyk", "Győző"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// Plays a whole game at random; `look` sees each position.
fn random_game(game: &'static Game, seats: u8, mut look: impl FnMut(&Play)) {
    let seed = Seed::from_number(900 + u64::from(seats));
    let mut guide = Dice::for_step(seed, u64::MAX);
    let mut play = Play::open(game, &serde_json::Value::Null, seats, seed).unwrap();
    while let Some(seat) = play.table().awaiting().first() {
        look(&play);
        let path = play.table().wander(seat, &mut guide).unwrap();
        play.play(seat, &path, false).unwrap();
    }
    look(&play);
}

/// Who looks, and after which step all is told to them: those who sit there, and somebody who watches.
fn looks(play: &Play) -> impl Iterator<Item = (Viewer, usize)> {
    let seats = (0..play.table().seats()).map(|seat| (Viewer::Seat(Seat(seat)), play.heard(Seat(seat))));
    let before = play.step().saturating_sub(2 * usize::from(play.table().seats()));
    seats.chain([(Viewer::Public, before.max(play.floor()))])
}

fn footer(play: &Play, viewer: Viewer) -> Footer {
    let window = viewer.seat().map_or_else(|| play.round(), |seat| play.window(Seats::only(seat)));
    Footer { window, ..play.footer(viewer, play.step(), "k7q") }
}

fn picture(play: &Play, viewer: Viewer, after: usize, tongue: &dyn Tongue) -> (Since, Scene) {
    let since = play.retold(viewer, after, tongue).unwrap();
    let scene = play.table().since(viewer, &since, &footer(play, viewer), tongue);
    (since, scene)
}

fn words(scene: &Scene) -> Vec<(String, Fit)> {
    let mut words = Vec::new();
    scene.each(&mut |mark, _| {
        if let Mark::Label(label) = mark {
            words.push((label.text.clone(), label.fit));
        }
    });
    words
}

/// A line as it stands beside whose doing it was.
fn without(line: &str, name: &str) -> String {
    line.strip_prefix(name).unwrap_or(line).trim_start_matches([' ', ':', ',']).to_owned()
}

#[test]
fn everything_that_is_told_has_its_place_or_is_counted() {
    for game in GAMES {
        for seats in game.seats.clone() {
            random_game(game, seats, |play| {
                if play.is_over() || !play.step().is_multiple_of(7) {
                    return;
                }
                for (viewer, after) in looks(play) {
                    let language = Language::ALL[play.step() % Language::ALL.len()];
                    let tongue = Speaker::new(language, names());
                    let (since, scene) = picture(play, viewer, after, &tongue);
                    let told = play.told_to(viewer, after);
                    let own = |text| viewer.seat().is_some_and(|seat| doers(text) == [seat]);
                    let acts: Vec<_> = since.turns.iter().flat_map(|turn| &turn.acts).map(|act| &act.told).collect();
                    let left_out = told.iter().filter(|text| !acts.contains(text));
                    let is_idle = |text| play.table().is_idle(text);
                    assert!(
                        left_out.clone().all(|text| own(text) || is_idle(text)),
                        "{} at {}: {left_out:#?}",
                        game.id,
                        play.step()
                    );
                    let shown = words(&scene);
                    let has = |words: &str| shown.iter().any(|(shown, _)| shown == words);
                    // Where there is more than a picture holds, the oldest is counted together.
                    let before = tongue.word("since-picture-earlier");
                    let is_full = has(&before) || scene.height > 15_000;
                    for act in acts.iter().filter(|_| !is_full) {
                        let line = tongue.say(act);
                        let mut lines = doers(act).into_iter().map(|seat| without(&line, NAMES[seat.index()]));
                        assert!(
                            has(&line) || lines.any(|line| has(&line)),
                            "{} at {}: {line:?} in {shown:#?}",
                            game.id,
                            play.step()
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn nothing_lies_outside_or_cannot_be_read_and_no_picture_is_too_high() {
    let painter = Painter::new().unwrap();
    for game in GAMES {
        for seats in game.seats.clone() {
            random_game(game, seats, |play| {
                if play.is_over() || !play.step().is_multiple_of(13) {
                    return;
                }
                let language = Language::ALL[play.step() / 13 % Language::ALL.len()];
                for (viewer, after) in looks(play) {
                    let (_, scene) = picture(play, viewer, after, &Speaker::new(language, names()));
                    assert!(scene.height <= 17_000, "{} high", scene.height / 10);
                    let faults = faults(&scene, &painter, &names());
                    assert!(faults.is_empty(), "{} {seats} at {} {viewer:?} {faults:#?}", game.id, play.step());
                }
            });
        }
    }
}

/// The same picture comes of two games that look the same to its reader, though something else is hidden in them: the
/// positions differ in what the reader cannot know, and so do the moves that are told.
#[test]
fn it_follows_from_what_its_reader_may_know() {
    for game in GAMES {
        let seats = *game.seats.end();
        let mut whim = Dice::for_step(Seed::from_number(9), 9);
        let tongue = Speaker::new(Language::En, names());
        let mut compared = 0;
        random_game(game, seats, |play| {
            if play.is_over() || !play.step().is_multiple_of(3) {
                return;
            }
            for (viewer, after) in looks(play) {
                let (since, here) = picture(play, viewer, after, &tongue);
                let mut other = play.table().fork();
                other.reimagine(viewer.seat().into_iter().collect(), &mut whim);
                let there = other.since(viewer, &since, &footer(play, viewer), &tongue);
                assert!(here == there, "{} at {} {viewer:?}", game.id, play.step());
            }
            let Some(seat) = play.table().awaiting().first() else { return };
            // Of two moves that are told in the same words the same things are shown.
            let paths = [0; 6].map(|_| play.table().wander(seat, &mut whim).unwrap());
            for viewer in Viewer::all(seats).filter(|viewer| !viewer.is(seat)) {
                let mut shown = Vec::new();
                for path in &paths {
                    let mut luck = Dice::for_step(Seed::from_number(77), whim.one(3) as u64);
                    let acts = play.table().fork().retell(seat, path, &mut luck, Some((viewer, &tongue))).unwrap();
                    shown.extend(acts.acts);
                }
                for (i, act) in shown.iter().enumerate() {
                    for other in shown[..i].iter().filter(|other| other.told == act.told) {
                        compared += 1;
                        assert_eq!(act.icons, other.icons, "{} at {}: {:?}", game.id, play.step(), act.told);
                    }
                }
            }
        });
        assert!(compared > 100, "{}: {compared}", game.id);
    }
}

/// Told again, the steps lead where they led.
#[test]
fn what_is_told_again_is_what_was_told() {
    for game in GAMES {
        random_game(game, *game.seats.start(), |play| {
            if !play.step().is_multiple_of(29) {
                return;
            }
            let tongue = Speaker::new(Language::Hu, names());
            let since = play.retold(Viewer::Public, play.floor(), &tongue).unwrap();
            let idle = |text: &Text| play.table().is_idle(text);
            let acts = since.turns.iter().flat_map(|turn| &turn.acts).map(|act| act.told.clone());
            let told = play.told_to(Viewer::Public, play.floor()).into_iter();
            let [acts, told]: [Vec<_>; 2] =
                [acts.filter(|text| !idle(text)).collect(), told.filter(|text| !idle(text)).collect()];
            assert_eq!(acts, told, "{}", game.id);
            if let Some(last) = since.turns.last() {
                assert!(last.points[1].is_empty() || Some(&last.points[1]) == play.table().points().as_ref());
            }
            let mut table = play.table().fork();
            let Some(seat) = table.awaiting().first() else { return };
            assert!(table.retell(seat, &[], &mut Scripted::of(Vec::new()), None).is_err());
            assert_eq!(table.hash(), play.table().hash(), "what is refused changes nothing");
        });
    }
}
