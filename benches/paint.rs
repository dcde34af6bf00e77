//! Full boards with four seats: how long the scene, drawing it and writing the PNG take, beside an empty picture of
//! the same size, and with a painter who has nothing kept yet.
//!
//! Only ratios between lines of one run mean anything on another machine.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use guildhall::chat::{TableId, UserId};
use guildhall::games::{GAMES, find};
use guildhall::paint::{Painter, encode};
use guildhall::rules::{Footer, Seat, Seed, Sheet as Side, Table, Viewer};
use guildhall::scene::{Area, Colour, Ink, Scene};
use guildhall::stats::sheets::{self, Sheet};
use guildhall::stats::{LadderPage, Person, Rung, ladder};
use guildhall::store::{FinishedGame, Part, ResultLine};
use guildhall::tools::picture::{Look, random_play};
use guildhall::words::{Language, Speaker};

/// Of each game a position in which much lies on the table, and the boards that show it.
const FULL: [(&str, &str, u8); 5] = [
    ("san_juan", include_str!("../tests/positions/san_juan/full4.json"), 0),
    ("burgundy", include_str!("../tests/positions/burgundy/full4.json"), 0),
    ("golden_city", include_str!("../tests/positions/golden_city/build4.json"), 0),
    ("marco_polo", include_str!("../tests/positions/marco_polo/full4.json"), 0),
    ("marco_polo", include_str!("../tests/positions/marco_polo/full4.json"), 1),
];

fn loaded(game: &str, position: &str) -> Option<Box<dyn Table>> {
    (find(game)?.load)(serde_json::from_str(position).ok()?).ok()
}

fn scene(table: &dyn Table, board: u8) -> Scene {
    let names = ["Anna", "Béla", "Cecylia", "Győző"].map(str::to_owned);
    let footer = Footer { table: "k7q".into(), step: 43, ..Footer::default() };
    table.scene(Viewer::Public, Side::Board(board), &[], &[], &footer, &Speaker::new(Language::Hu, names))
}

/// The picture of what somebody missed who was away for a round, and of finding out what that was.
fn missed(criterion: &mut Criterion) {
    let names = ["Anna", "Béla", "Cecylia", "Győző"].map(str::to_owned);
    let tongue = Speaker::new(Language::Hu, names);
    for game in GAMES {
        let Ok(play) = random_play(game, *game.seats.end(), Seed::from_number(9), game.usual) else { continue };
        let Ok(painter) = Painter::new() else { continue };
        let viewer = Viewer::Seat(Seat(0));
        let after = play.step().saturating_sub(14);
        let footer = play.footer(viewer, play.step(), "k7q");
        let scene =
            || play.retold(viewer, after, &tongue).map(|since| play.table().since(viewer, &since, &footer, &tongue));
        let Ok(picture) = scene() else { continue };
        let mut group = criterion.benchmark_group(format!("{}, what I missed", game.id));
        group.bench_function("scene", |bencher| bencher.iter(|| black_box(scene().ok())));
        group.bench_function("draw and encode", |bencher| bencher.iter(|| painter.paint(&picture, 1.0).ok()));
        group.finish();
    }
}

fn paint(criterion: &mut Criterion) {
    for (game, position, board) in FULL {
        let (Some(table), Ok(painter)) = (loaded(game, position), Painter::new()) else { continue };
        let full = scene(&*table, board);
        let mut empty = Scene::new(full.width, full.height);
        empty.backdrop.rect(Area::new(0, 0, full.width, full.height), 0, Ink::fill(Colour::Table));
        let Ok(image) = painter.draw(&full, 1.0) else { continue };

        let mut group =
            criterion.benchmark_group(if board == 0 { game.to_owned() } else { format!("{game}, board {board}") });
        group.bench_function("scene", |bencher| bencher.iter(|| black_box(scene(&*table, board))));
        group.bench_function("draw an empty picture", |bencher| bencher.iter(|| painter.draw(&empty, 1.0).ok()));
        group.bench_function("draw", |bencher| bencher.iter(|| painter.draw(&full, 1.0).ok()));
        group.bench_function("draw with nothing kept", |bencher| {
            bencher.iter(|| Painter::new().ok().and_then(|painter| painter.draw(&full, 1.0).ok()));
        });
        group.bench_function("encode", |bencher| bencher.iter(|| encode(&image).ok()));
        group.bench_function("draw and encode", |bencher| bencher.iter(|| painter.paint(&full, 1.0).ok()));
        group.finish();
    }
}

/// The last picture of a whole game: playing it once more for its graph, and the picture.
fn end(criterion: &mut Criterion) {
    for game in GAMES {
        let played = random_play(game, *game.seats.end(), Seed::from_number(9), usize::MAX);
        let (Ok(play), Ok(painter)) = (played, Painter::new()) else { continue };
        let look = Look::of(Viewer::Public, Some(0), Language::Hu);
        let Ok(sheet) = look.scene(&play) else { continue };
        let mut group = criterion.benchmark_group(format!("{}, the end", game.id));
        group.bench_function("play once more", |bencher| bencher.iter(|| black_box(play.finale())));
        group.bench_function("draw and encode", |bencher| bencher.iter(|| painter.paint(&sheet, 1.0).ok()));
        group.finish();
    }
}

/// A ladder of ten people after two hundred games: counted, drawn and written.
fn pages(criterion: &mut Criterion) {
    let (Ok(painter), Some(game)) = (Painter::new(), find("burgundy")) else { return };
    let games: Vec<FinishedGame> = (0..200).map(finished).collect();
    let speaker = Speaker::alone(Language::Hu);
    let sheet = Sheet { tongue: &speaker, day: &|_| "2026-11-29".to_owned(), now: 0 };
    let drawn = || {
        let all = ladder(&games, 0);
        let person = |rung: &Rung| Person { user: rung.user, name: format!("Anna {}", rung.user.0) };
        let lines = (1..).zip(&all).map(|(place, rung)| (place, person(rung), rung.clone(), rung.trend(&all)));
        let rungs = lines.take(10).collect();
        sheets::ladder(&LadderPage { game, count: 200, rungs, page: 1, goes_on: true, reader: None }, &sheet)
    };
    let scene = drawn();
    let mut group = criterion.benchmark_group("a ladder");
    group.bench_function("count and scene", |bencher| bencher.iter(|| black_box(drawn())));
    group.bench_function("draw and encode", |bencher| bencher.iter(|| painter.paint(&scene, 1.0).ok()));
    group.finish();
}

/// A game of four out of twelve people.
fn finished(nth: u64) -> FinishedGame {
    let line = |seat: u8| ResultLine {
        seat: Seat(seat),
        part: Part::Played,
        user: Some(UserId((nth * 5 + u64::from(seat) * 3) % 12)),
        is_bot: false,
        place: seat + 1,
        points: 200 - i32::from(seat),
        kind: None,
        turn: None,
        rating: Some((25.0 + f64::from(seat), 2.0)),
        gain: None,
        feat: None,
    };
    FinishedGame {
        table: TableId(7),
        guild: None,
        game: "burgundy".to_owned(),
        ended: 0,
        seats: 4,
        moves: 300,
        rules_version: 1,
        lines: (0..4).map(line).collect(),
    }
}

criterion_group!(benches, paint, missed, end, pages);
criterion_main!(benches);
