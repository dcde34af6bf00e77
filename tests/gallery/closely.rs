//! Parts of pictures that can be looked at closely: what they are called is said only where somebody asks, and nothing is
//! drawn in another way for that.

use super::super::{names, pictures};
use guildhall::games::GAMES;
use guildhall::paint::Painter;
use guildhall::rules::{Footer, Path, Seat, Seed, Sheet, Viewer};
use guildhall::scene::{Mark, Marks, Scene};
use guildhall::tools::picture::random_play;
use guildhall::words::{Language, Speaker};

/// What a sheet has whenever it is looked at in the middle of a game.
const ALWAYS: &[(&str, Sheet, &[&str])] = &[
    ("san_juan", Sheet::Board(0), &["roles", "role.builder", "house", "seat.0", "seat.1"]),
    ("san_juan", Sheet::Own, &["hand"]),
    ("burgundy", Sheet::Board(0), &["depots", "black", "depot.1", "depot.6"]),
    ("burgundy", Sheet::Own, &["estate", "side", "space.d4", "dice", "workers", "storage", "goods", "scores"]),
    (
        "golden_city",
        Sheet::Board(0),
        &["island", "city", "side", "scored", "goods", "place.meadow-a", "river.mountain-meadow"],
    ),
    ("golden_city", Sheet::Own, &["bonus"]),
    ("marco_polo", Sheet::Board(0), &["books", "khan", "seals", "book.1", "seal.tailors", "dice"]),
    ("marco_polo", Sheet::Board(1), &["map", "map.east", "city.beijing", "route.beijing-xian", "outpost.xian"]),
    ("marco_polo", Sheet::Own, &["stock", "goal", "seal.tailors"]),
];

/// What a picture is cut to, and nothing else, so that it needs no words.
const PARTS: &[&str] =
    &["roles", "hand", "depots", "black", "estate", "side", "island", "books", "seals", "map", "map.east"];

/// The marks without what areas are called.
fn unnamed(marks: &Marks) -> Marks {
    let kept = marks.0.iter().filter(|mark| !matches!(mark, Mark::Named(_))).cloned();
    let inner = |mark| match mark {
        Mark::Group(mut group) => {
            group.marks = unnamed(&group.marks);
            Mark::Group(group)
        }
        mark => mark,
    };
    Marks(kept.map(inner).collect())
}

#[test]
fn areas_have_names_only_for_whoever_asks_and_are_drawn_alike() {
    for game in GAMES {
        for step in [0, 5, 40, 130, usize::MAX] {
            let play = random_play(game, *game.seats.end(), Seed::from_number(3), step).unwrap();
            let seen = |named: bool| {
                let footer = Footer { named, ..Footer::default() };
                pictures(play.table(), Language::Pl, &footer, None)
            };
            for (plain, named) in seen(false).into_iter().zip(seen(true)) {
                assert!(plain.named().is_empty());
                let stripped = Scene { marks: unnamed(&named.marks), ..named.clone() };
                assert!(stripped == plain, "{} at {step}", game.id);
            }
        }
    }
}

#[test]
fn every_part_and_thing_can_be_looked_at_closely() {
    let painter = Painter::new().unwrap();
    let tongue = Speaker::new(Language::Hu, names());
    let footer = Footer { named: true, ..Footer::default() };
    for (id, sheet, known) in ALWAYS {
        let game = guildhall::games::find(id).unwrap();
        let play = random_play(game, 3, Seed::from_number(4), 60).unwrap();
        let scene = play.table().scene(Viewer::Seat(Seat(0)), *sheet, &[], &[], &footer, &tongue);
        let called: Vec<String> = scene.named().into_iter().map(|named| named.name).collect();
        let missing: Vec<_> = known.iter().filter(|name| !called.iter().any(|called| called == *name)).collect();
        assert!(missing.is_empty(), "{id} {sheet:?}: {missing:?} of {called:?}");
        for named in scene.named() {
            let closely = scene.focus("all", &[&named.name]).unwrap();
            assert!(!closely.words.concat().is_empty() || PARTS.contains(&&*named.name), "{id} {named:?}");
            let part = scene.focus::<&str>(&named.name, &[]).unwrap().scene;
            let larger = |side: i32| side * (1000 + part.larger) / 1000;
            assert!(larger(part.width).max(larger(part.height)) <= 14_000 && part.larger <= 500, "{id} {named:?}");
        }
        let closely = painter.draw(&scene.focus(known[0], &[] as &[&str]).unwrap().scene, 1.0).unwrap();
        assert!(closely.width() > 300 && closely.height() > 100);
    }
}

/// What each step of a lesson looks at is there when it does, and fits on a phone; what is spoken of is said.
#[test]
fn every_step_of_a_lesson_finds_what_it_looks_at() {
    for lesson in guildhall::lessons::all() {
        for (at, step) in lesson.steps.iter().enumerate() {
            let Some(show) = &step.show else { continue };
            let stage = lesson.stage(at, &Default::default()).unwrap();
            let tongue = Speaker::new(Language::ALL[at % Language::ALL.len()], names());
            let focus = show.focus();
            let (table, viewer) = (stage.play.table(), Viewer::Seat(Seat(0)));
            let shown = focus.show(table, viewer, (&Path::new(), &[]), &tongue);
            let (scene, alt) = shown.unwrap_or_else(|unnamed| panic!("{} {}: {unnamed}", lesson.game.id, step.id));
            assert!(focus.spoken.len() <= 3 && scene.width.max(scene.height) * (1000 + scene.larger) / 1000 <= 14_000);
            let described = table.describe(viewer, focus.sheet).len();
            assert_eq!(alt.len() - described, usize::from(!focus.spoken.is_empty()), "{alt:?}");
        }
    }
}
