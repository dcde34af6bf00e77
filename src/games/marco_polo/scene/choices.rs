//! What is chosen before the first round: a character, which all can see, and a goal card, which only its owner can.

use super::super::moves::Pick;
use super::goals::{self, headed};
use super::{Stage, seat};
use crate::scene::{Area, Colour, Frame, Label, News, Scene, Style, WIDTH, legal, tag, u};

const GAP: i32 = u(16);
/// How high a character is, and a goal card.
const CHARACTER: i32 = u(350);
const GOAL: i32 = u(340);

/// The characters that can be picked, and the seats with what they start with.
pub(super) fn characters(stage: &Stage) -> Scene {
    let count = stage.names.len();
    let mut scene = Scene::new(WIDTH, Frame::height(CHARACTER + GAP + seat::height(count) + u(12)));
    let area = stage.frame(stage.turn(), stage.news()).draw(&mut scene);
    let m = &mut scene.marks;
    let open = &stage.view.table.characters;
    let line = Area { h: CHARACTER, ..area };
    for (character, place) in open.iter().zip(line.columns(open.len() as i32, GAP)) {
        let [name, ability] = stage.person(*character);
        let body = headed(m, place, name, Colour::BandGreen, Colour::Paper);
        let words = Area::new(body.x + u(20), body.y + u(20), body.w - u(36), body.h - u(36));
        m.label(Label::new(ability, words, Style::Text).lines(7, 118).from_top());
        if let Some(letter) = stage.letter(Pick::Character(*character)) {
            legal(m, place, u(16));
            tag(m, place.corner().moved(u(12), u(14)), u(26), &letter);
        }
    }
    let line = Area { y: line.bottom() + GAP + u(6), h: seat::height(count), ..area };
    for (seat, place) in line.columns(count as i32, GAP).enumerate() {
        seat::draw(m, stage, place, seat);
    }
    scene
}

/// The goal cards one of which is kept, and what the seat starts with.
pub(super) fn goals(stage: &Stage, seat: usize) -> Scene {
    let dealt = stage.dealt(seat);
    let mut scene = Scene::new(WIDTH, Frame::height(GOAL + GAP + seat::height(1) + u(12)));
    let area = stage.frame(stage.board_turn(seat), vec![News::remark(stage.say("mp-picture-secret"))]).draw(&mut scene);
    let m = &mut scene.marks;
    let line = Area { h: GOAL, ..area };
    for (goal, place) in dealt.iter().zip(line.columns(dealt.len() as i32, GAP)) {
        goals::card(m, stage, place, *goal, None);
        goals::mark(m, place, stage.letter(Pick::Goal(*goal)));
    }
    seat::draw(m, stage, Area { y: line.bottom() + GAP + u(6), h: seat::height(1), ..area }, seat);
    scene
}
