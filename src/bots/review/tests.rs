//! What is found of games that bots have played.

use super::*;
use crate::bots::Level;
use crate::games::GAMES;
use crate::rules::Game;
use serde_json::Value;

/// So little is tried out that a test can wait for it.
const LITTLE: Effort = Effort { search: 1_500, worlds: 16, games: 1 };

/// A game that bots of these levels have played, seat by seat.
fn played(game: &'static Game, levels: &[Level]) -> Play {
    let mut play = Play::open(game, &Value::Null, levels.len() as u8, Seed::from_number(5)).unwrap();
    while let Some(seat) = play.table().awaiting().first() {
        let path = levels[seat.index()].decide(play.table(), seat, Seed::from_number(5), play.step()).unwrap();
        play.play(seat, &path, false).unwrap();
    }
    play
}

fn all(play: &Play) -> Seats {
    Seats::all(play.table().seats())
}

/// What is found of each of so many tasks from one on.
fn found(review: &Review, each: usize) -> Vec<Found> {
    let find = |nth: usize| match nth % each {
        0 => review.find(nth, LITTLE, &|| false).unwrap().unwrap(),
        _ if matches!(review.tasks[nth], Task::Shares(_)) => Found::Shares(vec![0; 2]),
        _ => Found::Weighed(Weighed::default()),
    };
    (0..review.tasks()).map(find).collect()
}

#[test]
fn a_review_is_the_same_however_often_it_is_made_and_stops_when_told_to() {
    let play = played(&GAMES[1], &[Level::Easy, Level::Easy]);
    let review = Review::of(&play, all(&play)).unwrap();
    for nth in [0, 1, review.tasks() / 2, review.tasks() - 1] {
        let again = Review::of(&play, all(&play)).unwrap();
        let once = review.find(nth, LITTLE, &|| false).unwrap();
        assert_eq!(once, again.find(nth, LITTLE, &|| false).unwrap());
        let text = serde_json::to_string(&once).unwrap();
        assert_eq!(serde_json::from_str::<Option<Found>>(&text).unwrap(), once);
    }
    assert_eq!(review.find(1, LITTLE, &|| true), Ok(None));
    assert_eq!(review.find(review.tasks(), LITTLE, &|| false), Ok(None));
}

#[test]
fn a_game_that_is_not_over_has_no_review() {
    let play = Play::open(&GAMES[0], &Value::Null, 2, Seed::from_number(1)).unwrap();
    assert!(Review::of(&play, Seats::all(2)).is_none());
}

#[test]
fn in_the_end_the_winner_has_won() {
    for game in GAMES {
        let play = played(game, &vec![Level::Easy; usize::from(*game.seats.start())]);
        let review = Review::of(&play, Seats::NONE).unwrap();
        assert_eq!(review.tasks(), review.course.len(), "nothing that bots decided is weighed");
        let last = review.find(review.tasks() - 1, LITTLE, &|| false).unwrap().unwrap();
        let first = review.find(0, LITTLE, &|| false).unwrap().unwrap();
        let verdict = review.verdict(&[first, last]);
        let winners: Vec<usize> = play.table().standing().unwrap().winners().map(Seat::index).collect();
        for (seat, share) in verdict.course[1].points.iter().enumerate() {
            let expected = if winners.contains(&seat) { 100 / winners.len() as i32 } else { 0 };
            assert!((share - expected).abs() <= 1, "{}: {verdict:?}", game.id);
        }
        assert!(verdict.course[0].points.iter().all(|share| *share < 100), "{}", game.id);
    }
}

/// What others hide changes nothing of what is found of somebody's decision.
#[test]
fn nobody_is_blamed_for_what_they_could_not_know() {
    for game in GAMES {
        let play = played(game, &vec![Level::Easy; usize::from(*game.seats.start())]);
        for (step, seat) in by_people(&play, all(&play)).into_iter().step_by(37) {
            let review = Review::of(&play, all(&play)).unwrap();
            let before = review.before(step).unwrap();
            let mut other = before.table().fork();
            other.reimagine(Seats::only(seat), &mut whim(Seed::from_number(9), step, seat));
            let path = review.path(step);
            let luck = Luck::from(&mut whim(Seed::from_number(3), step, seat));
            let weigh = |table| weigh::decision(table, (seat, &path), LITTLE, luck.clone(), &|| false);
            assert_eq!(weigh(before.table()), weigh(&*other), "{} at {step}", game.id);
            let told = |table| weigh::told(table, seat, &path);
            assert!(told(before.table()).is_some(), "{} at {step}: {path:?}", game.id);
        }
    }
}

#[test]
fn who_looks_ahead_decides_better_than_chance() {
    let play = played(&GAMES[1], &[Level::Normal, Level::Easy]);
    let review = Review::of(&play, all(&play)).unwrap();
    let verdict = review.verdict(&found(&review, 4));
    let [ahead, chance] = [0, 1].map(|seat: usize| verdict.skills[seat].unwrap().percent);
    assert!(ahead > chance + 20, "{ahead} against {chance}");
    let points = &verdict.points;
    assert!(points.iter().filter(|point| point.seat == Seat(1)).count() * 2 > points.len(), "{points:?}");
    assert!(points.windows(2).all(|pair| pair[0].step < pair[1].step));
}

#[test]
fn who_had_a_seat_before_follows_from_how_it_changed_hands() {
    let mut play = Play::open(&GAMES[0], &Value::Null, 2, Seed::from_number(1)).unwrap();
    let mut decided = Vec::new();
    let mut step = |play: &mut Play, people: [bool; 2]| {
        for _ in 0..6 {
            let seat = play.table().awaiting().first().unwrap();
            let path = Level::Easy.decide(play.table(), seat, Seed::from_number(1), play.step()).unwrap();
            play.play(seat, &path, false).unwrap();
            decided.extend(people[seat.index()].then_some((play.step(), seat)));
        }
    };
    step(&mut play, [true, false]);
    play.take_seat(Seat(0), "easy", Some(How::Left));
    step(&mut play, [false, false]);
    play.take_seat(Seat(1), "7", Some(How::Invited));
    step(&mut play, [false, true]);
    play.take_seat(Seat(0), "1", Some(How::Back));
    step(&mut play, [true, true]);
    assert_eq!(by_people(&play, Seats::all(2)), decided);
}
