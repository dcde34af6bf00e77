//! The last picture of a game: what it tells of how the game went is what the positions say that were passed, it can be read in
//! all languages, and it is never too high.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::paint::Painter;
use guildhall::record::{Entry, Play, Reel, Story};
use guildhall::rules::{Dice, Finale, Footer, Game, Lasted, Round, Seat, Seed, Sheet, Text, Tongue, Viewer};
use guildhall::scene::{Mark, Scene};
use guildhall::words::{Language, Speaker};
use serde_json::Value;
use support::pictures::faults;

mod support {
    pub mod pictures;
}

const LONG: [&str; 4] =
    ["Maximilian-Aleksander", "Wilhelmina van der Grootenhuis", "W", "Győzőné Szentgyörgyi Örzsébet"];
const HIGHEST: i32 = 16_900;

/// A random game, with what could be seen on the way: everybody's points after each step, and where rounds began.
struct Seen {
    play: Play,
    points: Vec<Vec<i32>>,
    rounds: Vec<(usize, Round)>,
}

fn played(game: &'static Game, seats: u8, seed: u64, undoes: bool) -> Seen {
    let mut play = Play::open(game, &Value::Null, seats, Seed::from_number(seed)).unwrap();
    let mut guide = Dice::for_step(Seed::from_number(seed), u64::MAX);
    let mut points = vec![play.table().points().unwrap()];
    let mut rounds: Vec<_> = play.table().round().into_iter().map(|round| (0, round)).collect();
    let mut since = 0;
    while let Some(seat) = play.table().awaiting().first() {
        let path = play.table().wander(seat, &mut guide).unwrap();
        play.play(seat, &path, false).unwrap();
        points.push(play.table().points().unwrap());
        let round = play.table().round().filter(|round| rounds.last().is_none_or(|(_, last)| last != round));
        rounds.extend(round.map(|round| (play.step(), round)));
        since += 1;
        if undoes && since == 40 && !play.is_over() {
            let to = play.step() - 3;
            play.undo(to).unwrap();
            points.truncate(to + 1);
            rounds.retain(|(from, _)| *from <= to);
            since = 0;
        }
    }
    Seen { play, points, rounds }
}

/// Every game with every number of seats, once with moves that are taken back.
fn games() -> impl Iterator<Item = Seen> {
    GAMES.iter().flat_map(|game| {
        game.seats.clone().map(move |seats| played(game, seats, 300 + u64::from(seats), seats.is_multiple_of(2)))
    })
}

#[test]
fn how_a_game_went_is_what_its_positions_say() {
    let (mut turned, mut decided) = (0, 0);
    for Seen { play, points, rounds } in games() {
        let (finale, last) = (play.finale(), points.len() - 1);
        let standing = play.table().standing().unwrap();
        assert_eq!((play.step(), &points[last]), (last, &standing.scores), "{}", play.game().id);

        let course = &finale.course;
        assert!(course.iter().all(|it| it.points == points[it.step]));
        assert!(course.windows(2).all(|pair| pair[0].step < pair[1].step));
        assert_eq!(course.last().map(|it| it.step), Some(last));
        let begun: Vec<_> = course.iter().filter_map(|it| Some((it.step, it.round.clone()?))).collect();
        assert_eq!(begun, rounds, "{}", play.game().id);
        assert!(course.len() > 9, "{} has {} places", play.game().id, course.len());

        let gain = |step: usize, seat: usize| points[step][seat] - points[step - 1][seat];
        let most = (1..last).flat_map(|step| (0..points[0].len()).map(move |seat| gain(step, seat))).max().unwrap_or(0);
        let latest = (1..last).rev().find(|step| (0..points[0].len()).any(|seat| gain(*step, seat) == most));
        match finale.leap {
            Some(leap) => {
                assert_eq!((leap.by, Some(leap.step)), (most, latest), "{}", play.game().id);
                assert_eq!(gain(leap.step, leap.seat.index()), most);
                let told = play.told_by_step(leap.step - 1);
                let told = &told[0].1;
                assert!(told.iter().any(|told| told.public == leap.told), "it was told then");
            }
            None => assert!(most <= 0),
        }

        let seats = 0..points[0].len();
        let gains: Vec<i32> = seats.map(|seat| (1..last).map(|step| gain(step, seat)).max().unwrap()).collect();
        assert_eq!(play.gains(), Some(gains), "{}", play.game().id);

        let lead = finale.lead.unwrap();
        let winners: Vec<Seat> = standing.winners().collect();
        assert!(winners.contains(&lead.seat));
        let is_first = |seat: Seat, step: usize| points[step].iter().all(|it| *it <= points[step][seat.index()]);
        let leads = |step: usize| is_first(lead.seat, step);
        let before =
            |step: usize| step > 0 && winners.iter().any(|seat| (step - 1..last).all(|at| is_first(*seat, at)));
        assert!(!before(lead.since.unwrap_or(last)), "another of the winners was so for longer");
        match lead.since {
            Some(step) => {
                assert!((step..last).all(leads) && (step == 0 || !leads(step - 1)));
                assert_eq!(lead.is_early, step * 4 <= last);
                let round = rounds.iter().rev().find(|(from, _)| *from <= step).map(|(_, round)| round.clone());
                assert_eq!(lead.round, round);
                turned += 1;
            }
            None => {
                assert!(!leads(last - 1));
                assert_eq!(lead.last, gain(last, lead.seat.index()));
                decided += 1;
            }
        }
    }
    assert!(turned > 0 && decided > 0, "{turned} were decided on the way, {decided} at the end");
}

/// The waits of a game are those before moves of somebody else.
#[test]
fn waits_are_those_for_others() {
    let Seen { play, .. } = played(&GAMES[0], 3, 5, true);
    const HOUR: i64 = 3_600_000;
    let written: Vec<i64> = (0..play.entries() as i64).map(|at| at * HOUR + at % 7 * HOUR).collect();
    let lasted = play.lasted(&written, |at| (at / HOUR).to_string()).unwrap();
    let moves: Vec<_> = play.steps(0).collect();
    let mut waits = Vec::new();
    for pair in moves.windows(2) {
        if pair[0].1.seat != pair[1].1.seat {
            waits.push(((written[pair[1].1.entry] - written[pair[0].1.entry]) / 60_000, pair[1].0));
        }
    }
    let longest = *waits.iter().max().unwrap();
    assert_eq!((i64::from(lasted.longest.0), lasted.longest.1), longest);
    let no_longer = waits.iter().filter(|wait| wait.0 <= i64::from(lasted.half)).count();
    let shorter = waits.iter().filter(|wait| wait.0 < i64::from(lasted.half)).count();
    assert!(2 * no_longer >= waits.len() && 2 * shorter <= waits.len());
    assert_eq!(lasted.days[0], (written[moves[0].1.entry] / HOUR).to_string());
    assert_eq!(play.lasted(&written[..written.len() - 1], |_| String::new()), None, "a time is missing");
}

/// Of a game that began under older rules, or that is not over, nothing is told.
#[test]
fn what_is_not_known_is_not_told() {
    let Seen { play, .. } = played(&GAMES[0], 2, 5, false);
    let mut record = play.record();
    let half = play.step() / 2;
    let path = |entry: &Entry| matches!(entry, Entry::Played { .. });
    let at = record.entries.iter().enumerate().filter(|(_, entry)| path(entry)).nth(half).unwrap().0;
    record.entries.truncate(at);
    let running = Play::resume(play.game(), record.clone(), guildhall::record::Source::Notes).unwrap();
    assert_eq!(running.finale(), Finale::default());
    assert_eq!(running.lasted(&vec![0; at], |_| String::new()), None);
}

/// The last image of a film and the last moment of a replay are the sheet; what comes before knows nothing of the end.
#[test]
fn films_and_replays_end_with_the_same_sheet() {
    for game in GAMES {
        let Seen { play, .. } = played(game, *game.seats.start(), 8, false);
        let days = ["2026-11-19", "2026-11-28"].map(str::to_owned);
        let lasted = Lasted { days, whole: 13_000, longest: (3_120, 88), half: 175 };
        let reel = Reel::of(&play, Some(lasted.clone())).unwrap();
        let tongue = Speaker::new(Language::En, LONG.map(str::to_owned));
        let finale = Finale { lasted: Some(lasted), ..play.finale() };
        let [before, last] = [2, 1].map(|back| reel.image(reel.images() - back, "k7q", &tongue).unwrap().0);
        let end = sheet(&play, &finale, Language::En);
        assert!(last == end && before != end, "{}", game.id);
        let story = Story::of(&play).unwrap();
        let [then, end] = [play.step() - 1, play.step()].map(|step| story.moment(&play, step).unwrap());
        assert_eq!((then.finale(), end.finale()), (Finale::default(), play.finale()));
    }
}

/// A game that was set up by hand and is over after a few moves has a sheet, too.
#[test]
fn a_game_of_a_few_moves_has_a_sheet() {
    let painter = Painter::new().unwrap();
    for game in GAMES {
        let Seen { play, .. } = played(game, *game.seats.end(), 12, false);
        let late = Story::of(&play).unwrap().moment(&play, play.step() - 3).unwrap();
        let mut short =
            Play::load(game, Value::Null, late.table().save(), *game.seats.end(), Seed::from_number(1)).unwrap();
        let mut guide = Dice::for_step(Seed::from_number(3), u64::MAX);
        while let Some(seat) = short.table().awaiting().first() {
            let path = short.table().wander(seat, &mut guide).unwrap();
            short.play(seat, &path, false).unwrap();
        }
        let finale = short.finale();
        assert_eq!(finale.course.last().map(|it| it.step), Some(short.step()), "{}", game.id);
        let scene = sheet(&short, &finale, Language::Hu);
        let faults = faults(&scene, &painter, &LONG.map(str::to_owned));
        assert!(faults.is_empty(), "{} {faults:#?}", game.id);
    }
}

fn sheet(play: &Play, finale: &Finale, language: Language) -> Scene {
    let footer = Footer { finale: Some(Box::new(finale.clone())), ..play.footer(Viewer::Public, play.step(), "k7q") };
    let tongue = Speaker::new(language, LONG.map(str::to_owned));
    play.table().scene(Viewer::Public, Sheet::Board(0), &[], &[], &footer, &tongue)
}

fn words(scene: &Scene) -> Vec<String> {
    let mut words = Vec::new();
    scene.each(&mut |mark, _| {
        if let Mark::Label(label) = mark {
            words.push(label.text.clone());
        }
    });
    words
}

/// Long names, three languages, any number of seats, with and without what is known of how the game went.
/// `GUILDHALL_PICTURES` names a folder that gets them.
#[test]
fn the_sheet_of_the_end_can_be_read_in_all_languages() {
    let painter = Painter::new().unwrap();
    for Seen { play, .. } in games() {
        let lasted = Lasted {
            days: ["2026-11-19", "2026-11-28"].map(str::to_owned),
            whole: 13_000,
            longest: (3_120, 88),
            half: 175,
        };
        let short = Lasted { whole: 200, longest: (12, 88), half: 1, ..lasted.clone() };
        let told = play.finale();
        let bare = Finale::default();
        for (which, language) in Language::ALL.into_iter().enumerate() {
            let lasted = Some(if which == 0 { lasted.clone() } else { short.clone() });
            for finale in [Finale { lasted, ..told.clone() }, told.clone(), bare.clone()] {
                let scene = sheet(&play, &finale, language);
                let names = LONG.map(str::to_owned);
                let faults = faults(&scene, &painter, &names);
                let id = play.game().id;
                assert!(faults.is_empty(), "{id} {} {language:?} {faults:#?}", play.table().seats());
                assert!(scene.height <= HIGHEST, "{id} is {} high", scene.height);
                let words = words(&scene);
                let is_told = |what: &Text| words.contains(&Speaker::alone(language).say(what));
                assert_eq!(is_told(&Text::of("closing-leap")), finale.leap.is_some());
                assert_eq!(is_told(&Text::of("closing-turning")), finale.lead.is_some());
                let is_long = finale.lasted.as_ref().is_some_and(|lasted| lasted.whole > 720);
                assert_eq!(is_told(&Text::of("closing-wait")), is_long);
                if let Some(folder) = std::env::var_os("GUILDHALL_PICTURES").filter(|_| finale.lasted.is_some()) {
                    let file = format!("end-{id}-{}-{language:?}.png", play.table().seats());
                    std::fs::write(std::path::Path::new(&folder).join(file), painter.paint(&scene, 1.0).unwrap().png)
                        .unwrap();
                }
            }
        }
    }
}
