//! The island with everything that lies on the table: one picture for all phases, in which only the marks wander.

use super::super::moves::Pick;
use super::super::place::Place;
use super::super::places::Places;
use super::super::state::Phase;
use super::island::island;
use super::plane::MAP;
use super::{Stage, ground, names, open, pairs, places, score, scoring, seat};
use crate::rules::Seat;
use crate::scene::{Area, Colour, Frame, Map, Marks, PART, Scene, Turn, WIDTH, u};

/// Between panels.
const GAP: i32 = u(16);
/// How high the scoring card and the pairs are; the goods have the rest.
const SCORING: i32 = u(266);
const PAIRS: i32 = u(508);

/// The table, or the island as that seat could build on it.
pub(super) fn scene(stage: &Stage, of: Option<Seat>) -> Scene {
    let close = stage.footer.close.then(|| map(stage)).filter(Map::is_close);
    let high = if close.is_some() { PART.h } else { MAP.h };
    let mut scene = Scene::new(WIDTH, Frame::height(high + GAP + seat::HEIGHT + u(8)));
    let area = stage.frame(turn(stage, of), stage.news()).draw(&mut scene);
    match close {
        Some(map) => map.draw_close(&mut scene.marks, area.corner()),
        None => whole(&mut scene, stage, area, of),
    }
    let line = Area { y: area.y + high + GAP + u(2), h: seat::HEIGHT, ..area };
    for (seat, place) in line.columns(stage.names.len() as i32, GAP).enumerate() {
        seat::draw(&mut scene.marks, stage, place, seat);
    }
    scene
}

/// The whole island, and beside it the scoring card, the pairs and the goods.
fn whole(scene: &mut Scene, stage: &Stage, area: Area, of: Option<Seat>) {
    scene.backdrop.group("island", area.corner(), ground::draw);
    let m = &mut scene.marks;
    m.group("places", area.corner(), |m| {
        places::draw(m, stage, marked(stage, of));
        names::draw(m, stage);
    });
    let left = area.x + MAP.w + GAP;
    let column = Area { x: left, w: area.right() - left, h: MAP.h, ..area };
    stage.footer.crop(m, column, "side");
    scoring::draw(m, stage, Area { h: SCORING, ..column });
    let below = Area { y: column.y + SCORING + GAP, h: PAIRS, ..column };
    pairs::draw(m, stage, below);
    let top = below.bottom() + GAP;
    open::draw(m, stage, Area { y: top, h: column.bottom() - top, ..column });
}

/// The island by itself, of which a picture shows a part.
pub(super) fn map(stage: &Stage) -> Map {
    let [mut land, mut marks] = [const { Marks(Vec::new()) }; 2];
    ground::draw(&mut land);
    places::draw(&mut marks, stage, offered(stage));
    let places = Place::all().map(|place| island().site(place)).collect();
    Map { size: MAP, ground: Colour::SeaGround, land, marks, places }
}

/// The places that are offered.
fn offered(stage: &Stage) -> Places {
    let place = |(_, pick): &(char, Pick)| if let Pick::Place(place) = pick { Some(*place) } else { None };
    stage.offers.iter().filter_map(place).collect()
}

/// The places to mark: those that are offered, and where nothing is, those that everybody sees to be possible.
fn marked(stage: &Stage, of: Option<Seat>) -> Places {
    let view = stage.view;
    let offered = offered(stage);
    match (of, view.turn) {
        (Some(seat), _) => view.seat(seat).possible,
        (None, _) if !offered.is_empty() => offered,
        (None, Some(turn)) if view.phase == Phase::Build && !stage.begun() && stage.footer.past.is_none() => {
            view.seat(turn).possible
        }
        _ => Places::NONE,
    }
}

/// Who has to do what; nobody in particular once the game is over.
fn turn(stage: &Stage, of: Option<Seat>) -> Turn {
    if let Some(seat) = of {
        let what = stage.count("gc-picture-reach", stage.view.seat(seat).possible.len());
        return Turn::Asked { players: vec![stage.player(seat)], what, hint: String::new() };
    }
    let Some(turn) = stage.view.turn else { return score::over(stage) };
    if let Some(question) = stage.question() {
        return question;
    }
    let what = stage.say(format!("gc-picture-does-{}", stage.doing()));
    let hint = match stage.view.phase {
        Phase::Bid => stage.count("gc-picture-hint-bid", stage.view.price.into()),
        Phase::Build if stage.view.seat(turn).left == 1 => stage.say("gc-picture-hint-last"),
        Phase::Build => stage.count("gc-picture-hint-build", usize::from(stage.view.built) + 1),
        _ => String::new(),
    };
    Turn::Asked { players: vec![stage.player(turn)], what, hint }
}

#[cfg(test)]
mod tests {
    use super::super::super::{given::given, moves::Act};
    use super::*;
    use crate::rules::{Footer, Of, Sheet, Table, Text, Tongue, Viewer};
    use crate::scene::{Ink, Mark};

    struct Keys;

    impl Tongue for Keys {
        fn say(&self, text: &Text) -> String {
            text.key.to_string()
        }

        fn name(&self, seat: Seat) -> String {
            ["Anna", "Béla", "Cecylia"][seat.index()].to_owned()
        }
    }

    /// How many places have the double line of what can be chosen, and which single letters are to be read.
    fn seen(scene: &Scene) -> (usize, usize) {
        let (mut rings, mut letters) = (0, 0);
        scene.each(&mut |mark, _| match mark {
            Mark::Disc(_, _, ink) if *ink == Ink::edge(Colour::White, u(4)) => rings += 1,
            Mark::Label(label) if label.colour == Colour::White => letters += 1,
            _ => {}
        });
        (rings, letters)
    }

    /// What a hand allows is marked in the private picture alone; everybody sees roads, harbours and keys.
    #[test]
    fn the_public_picture_marks_what_roads_allow_and_the_private_one_what_the_hand_pays() {
        let at = given(3).houses(0, "harbour-desert-1 desert-a").hand(0, "desert desert").building(0);
        let scene = |viewer, path: &[String], offers: &[(char, String)]| {
            Of(at.game().clone()).scene(viewer, Sheet::Board(0), path, offers, &Footer::default(), &Keys)
        };
        let possible = at.game().possible(Seat(0)).len();
        assert_eq!(seen(&scene(Viewer::Public, &[], &[])), (possible, 0));
        let payable: Vec<Place> = at.game().reach(Seat(0)).buildable(at.holds(0)).iter().collect();
        assert!(payable.len() < possible);
        let offers: Vec<_> = ('A'..).zip(payable.iter().map(|place| Pick::Place(*place).to_string())).collect();
        let path = [Act::Build.to_string()];
        let private = seen(&scene(Viewer::Seat(Seat(0)), &path, &offers));
        assert_eq!(private, (payable.len(), payable.len()));
    }
}
