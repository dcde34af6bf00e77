//! What cities let one do: the special cities, the city cards, and beside them the black dice.

use super::super::board::numbers;
use super::super::dice::Die;
use super::super::moves::{Act, Pick};
use super::super::news::Spot;
use super::super::options::BlackDice;
use super::super::picks::Nth;
use super::super::seals::Special;
use super::super::spaces::{Space, card_spaces};
use super::super::state::Stage as Doing;
use super::Stage;
use super::look::{self, coloured};
use super::papers;
use super::spaces;
use super::things::{self, Row};
use crate::scene::{Area, Colour, Doer, Ink, Label, Marks, Outline, Point, Style, die, legal, panel, tag, u};

/// A special city with its two spaces, what it gives, and what an improved seal adds.
pub(super) fn special(m: &mut Marks, stage: &Stage, area: Area, city: Special) {
    let (place, print) = (city.place(), city.print());
    panel(m, area);
    banner(m, Area { h: u(48), ..area }, u(14), Colour::BandGreen);
    let posts = stage.posts_at(place);
    let middle = area.y + u(24);
    m.sprite("minaret", Point::new(area.x + u(66), middle), u(34), [Colour::Gold, Colour::BandGreen]);
    let right = area.right() - u(10) - posts.len() as i32 * u(34);
    let name = Area::new(area.x + u(92), area.y, right - area.x - u(92), u(48));
    m.label(Label::new(stage.place(place), name, Style::Name).size(u(32)).colour(Colour::Paper));
    look::marks(m, Point::new(area.right() - u(28), middle), (145, u(34)), &posts, &stage.initials);
    let middle = area.y + u(86);
    for i in 0..usize::from(print.spaces) {
        let centre = Point::new(area.x + u(42) + i as i32 * u(60), middle);
        stage.socket(m, (Space::Special(city), i), centre, u(52), None);
    }
    let left = area.x + u(78) + i32::from(print.spaces - 1) * u(60);
    let room = area.right() - left - u(8);
    let row = Row::of(u(36)).fitting(room, u(20), |row| things::wide(&print.gain, row));
    things::draw(m, Point::new(left, middle), &print.gain, row);
    m.rect(Area::new(area.x + u(14), area.y + u(118), area.w - u(28), u(2)), 0, Ink::fill(Colour::Line));
    let middle = area.y + u(147);
    look::wax(m, Point::new(area.x + u(40), middle), u(44), print.seal, true);
    let end = things::draw(m, Point::new(area.x + u(76), middle), &print.seal.seal().bonus, Row::of(u(32)));
    let words = stage.count("mp-picture-twice", print.twice_min_die.into());
    let room = Area::new(end + u(14), middle - u(21), area.right() - end - u(20), u(42));
    m.label(Label::new(words, room, Style::Second).colour(Colour::Soft));
    spaces::mark(m, area, stage.letter_of(Act::City, Pick::Place(place)));
}

/// The head of a panel in a colour.
fn banner(m: &mut Marks, area: Area, radius: i32, colour: Colour) {
    m.rect(area, radius, Ink::fill(colour));
    m.rect(Area::new(area.x, area.bottom() - radius, area.w, radius), 0, Ink::fill(colour));
}

/// The black dice that are left on the board: their faces mean nothing, unless they are played open.
pub(super) fn black_dice(m: &mut Marks, stage: &Stage, area: Area) {
    m.rect(area.moved(0, u(5)), u(14), Ink::fill(Colour::Shade));
    m.rect(area, u(14), Ink::fill(Colour::Ink));
    let price = &numbers().bonus_actions.black_die;
    let row = Row { ink: Colour::Paper, ..Row::of(u(34)).on(Colour::Ink) };
    let left = area.right() - u(16) - things::wide(price, row);
    things::draw(m, Point::new(left, area.y + u(30)), price, row);
    let name = Area::new(area.x + u(50), area.y + u(6), left - area.x - u(58), u(46));
    m.label(Label::new(stage.say("mp-picture-black"), name, Style::Name).size(u(32)).colour(Colour::Paper));
    let table = &stage.view.table;
    // They are rolled with all others, after what the start of a round brings.
    let open = table.options.black_dice == BlackDice::Open && table.stage != Doing::Bonuses;
    let all = numbers().game.by_players.black_dice[stage.names.len() - 2];
    let mut dice = table.black.each();
    let places = Area::new(area.x + u(14), area.y + u(56), area.w - u(28), u(112));
    let places = places.rows(2, u(6)).flat_map(|line| line.columns(3, 0));
    let buys = matches!(stage.act(), Some(Act::Black | Act::Bonus));
    let mut lettered = Vec::new();
    for (place, number) in places.take(all.into()).zip(0..) {
        let centre = place.centre();
        let Some(value) = dice.next() else {
            let empty = Area::round(centre, u(23));
            m.rect(empty, u(10), Ink::edge(Colour::Line, 25).dashed(u(5), u(6)));
            let taken = Outline::Rect(Area::round(centre, u(26)), u(10));
            stage.trace.place(m, &Spot::Black(number), taken, Doer::Shown, true);
            continue;
        };
        m.rect(Area::round(centre, u(25)), u(11), Ink::fill(Colour::Paper));
        die(m, centre, u(44), if open { value } else { 0 }, coloured(None));
        // Of equal dice the first one bears the letter.
        let letter = stage.letter(Pick::Die(Die::black(value))).filter(|_| open && buys);
        if let Some(letter) = letter.filter(|letter| !lettered.contains(letter)) {
            tag(m, centre.moved(-u(38), -u(16)), u(16), &letter);
            lettered.push(letter);
        }
    }
    spaces::mark(m, area, stage.verb_letter(Act::Black));
}

/// A city card with its space for a die: one of those open to all, or one at a city.
pub(super) fn card(m: &mut Marks, stage: &Stage, area: Area, number: usize) {
    let Some((&card, place)) = stage.view.table.cards.get(number).zip(card_spaces().nth(number)) else { return };
    let options = &card.print().options;
    let high = u(38);
    m.rect(area.moved(0, u(5)), u(10), Ink::fill(Colour::Shade));
    m.rect(area, u(10), Ink::fill(Colour::Paper));
    let (colour, on) = if place.is_none() { (Colour::Gold, Colour::Ink) } else { (Colour::BandGreen, Colour::Paper) };
    banner(m, Area { h: high, ..area }, u(10), colour);
    let posts = place.map(|place| stage.posts_at(place)).unwrap_or_default();
    let room = area.w - u(18) - posts.len() as i32 * u(19);
    let name = Area::new(area.x + u(10), area.y, room, high);
    let (words, style, size) = match place {
        Some(place) => (stage.place(place), Style::Name, u(25)),
        None => (stage.say("mp-picture-open"), Style::Second, u(24)),
    };
    m.label(Label::new(words, name, style).size(size).colour(on));
    look::marks(m, Point::new(area.right() - u(16), area.y + high / 2), (u(9), u(19)), &posts, &stage.initials);
    let count = options.len() as i32;
    let (row, size) = if count < 3 { (u(44), u(30)) } else { (u(33), u(25)) };
    // The letters of its options, once the card is picked, stand before them.
    let picked = stage.draft.is_some_and(|draft| draft.card == Some(card));
    let letter = |option: usize| stage.letter(Pick::Option(Nth(option as u8))).filter(|_| picked);
    let before = if (0..options.len()).any(|option| letter(option).is_some()) { u(22) } else { 0 };
    let inner = Area::new(area.x + u(10) + before, area.y + u(42), area.w - u(16) - before, u(100));
    let middle = Area { y: inner.y + (inner.h - count * row) / 2, h: count * row, ..inner };
    papers::options(m, middle, options, size);
    for (option, line) in middle.rows(count, 0).enumerate() {
        if let Some(letter) = letter(option) {
            tag(m, Point::new(area.x + u(10), line.centre().y), u(13), &letter);
        }
    }
    let space = Space::Card(number as u8);
    // Beside the tag, which so covers nothing.
    let centre = Point::new(area.x + area.w * 3 / 5, area.bottom() - u(30));
    stage.socket(m, (space, 0), centre, u(46), None);
    if let Some(letter) = stage.letter(Pick::Card(card)) {
        self::mark(m, area, &letter);
    }
}

/// The double line and the letter of a card that can be used, or of a row of them.
pub(super) fn mark(m: &mut Marks, area: Area, letter: &str) {
    legal(m, area, u(10));
    tag(m, Point::new(area.x + u(32), area.bottom() - u(32)), u(23), letter);
}
