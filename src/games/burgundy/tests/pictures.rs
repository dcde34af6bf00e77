//! What the pictures say beside what they show.

use super::super::given::{dealt, given};
use super::super::setup::Estates;
use super::super::*;
use crate::rules::{Dice, Footer, Of, Questions, Seed, Sheet, Table, Text, Tongue, wander};
use crate::scene::Mark;

/// Keys instead of words, letters instead of names.
struct Keys;

impl Tongue for Keys {
    fn say(&self, text: &Text) -> String {
        text.key.to_string()
    }

    fn name(&self, seat: Seat) -> String {
        ["Anna", "Bela", "Cecylia", "Dorota"][seat.index()].to_owned()
    }
}

/// The texts of the estate of a seat, as somebody sees it who is asked nothing there.
fn said(game: &Burgundy, viewer: Viewer, seat: u8) -> Vec<String> {
    let scene = Of(game.clone()).scene(viewer, Sheet::Of(Seat(seat)), &[], &[], &Footer::default(), &Keys);
    let mut texts = Vec::new();
    scene.each(&mut |mark, _| {
        if let Mark::Label(label) = mark {
            texts.push(label.text.to_string());
        }
    });
    texts
}

/// An estate is headed by what its own seat does: that of somebody else never by whose turn it is.
#[test]
fn an_estate_is_headed_by_its_owner() {
    let at = given(3);
    for viewer in Viewer::all(3) {
        for seat in 0..3 {
            let texts = said(at.game(), viewer, seat);
            let heads = |key: &str| texts.iter().any(|text| text == key);
            assert_eq!((heads("cb-picture-does-two"), heads("cb-picture-plays")), (seat == 0, seat != 0), "{seat}");
            let others = ["Anna", "Bela", "Cecylia"].into_iter().filter(|name| heads(name)).count();
            assert_eq!(others, 1, "{seat}: {texts:?}");
        }
    }
}

/// The same while estates are chosen: who has chosen in secret, and whose turn to choose comes later.
#[test]
fn an_estate_that_is_chosen_says_so() {
    for (estates, done, waits) in [
        (Estates::Secret, "cb-picture-chosen", "cb-picture-does-estate"),
        (Estates::Open, "cb-picture-plays", "cb-picture-later"),
    ] {
        let mut game = dealt(3, estates, 3);
        let chance = &mut Dice::for_step(Seed::from_number(1), 1);
        let first = game.order[0];
        let (_, mv) = wander(&game, first, chance).unwrap();
        game.apply(first, &mv, chance);
        let last = game.order[2];
        for (seat, key) in [(first, done), (last, waits)] {
            let texts = said(&game, Viewer::Public, seat.0);
            assert!(texts.iter().any(|text| text == key), "{key}: {texts:?}");
        }
    }
}
