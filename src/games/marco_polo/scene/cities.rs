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
use crate::scene::{Area, Colour, Doer, Ink, Label, Marks, Outline, Point, Style, die, legal, seat_marks, tag, u};

/// A special city with its two spaces, what it gives, and what an improved seal adds.
pub(super) fn special(m: &mut Marks, stage: &Stage, area: Area, city: Special) {
    let (place, print) = (city.place(), city.print());
    let full = stage.lying(Space::Special(city)).len() == usize::from(print.spaces);
    spaces::open_panel(m, area, full);
    let tones = banner(m, Area { h: u(48), ..area }, u(14), (!full).then_some([Colour::BandGreen, Colour::Paper]));
    let middle = area.y + u(24);
    let sign = if full { tones[1] } else { Colour::Gold };
    m.sprite("minaret", Point::new(area.x + u(66), middle), u(34), [sign, tones[0]]);
    let left = area.x + u(92);
    let marks = Point::new(area.right() - u(28), middle);
    let used = seat_marks(m, marks, marks.x - left, &stage.posts_at(place), &stage.initials);
    let name = Area::new(left, area.y, area.right() - u(10) - used - left, u(48));
    m.label(Label::new(stage.place(place), name, Style::Name).size(u(32)).colour(tones[1]));
    let middle = area.y + u(86);
    for i in 0..usize::from(print.spaces) {
        let centre = Point::new(area.x + u(42) + i as i32 * u(60), middle);
        stage.socket(m, (Space::Special(city), i), centre, u(52), None);
    }
    let left = area.x + u(78) + i32::from(print.spaces - 1) * u(60);
    let room = area.right() - left - u(8);
    let row = Row::of(u(36)).if_full(full).fitting(room, u(20), |row| things::wide(&print.gain, row));
    things::draw(m, Point::new(left, middle), &print.gain, row);
    m.rect(Area::new(area.x + u(14), area.y + u(118), area.w - u(28), u(2)), 0, Ink::fill(Colour::Line));
    let middle = area.y + u(147);
    let wax = Point::new(area.x + u(40), middle);
    if full {
        m.sprite(look::seal_icon(print.seal), wax, u(44), [Colour::Soft, Colour::Fold]);
    } else {
        look::wax(m, wax, u(44), print.seal, true);
    }
    let row = Row::of(u(32)).if_full(full);
    let end = things::draw(m, Point::new(area.x + u(76), middle), &print.seal.seal().bonus, row);
    let words = stage.count("mp-picture-twice", print.twice_min_die.into());
    let room = Area::new(end + u(14), middle - u(21), area.right() - end - u(20), u(42));
    m.label(Label::new(words, room, Style::Second).colour(Colour::Soft));
    spaces::mark(m, area, stage.letter_of(Act::City, Pick::Place(place)));
}

/// The head of a panel in a colour, with what can be read on it; of a full one only a line parts it from the rest.
fn banner(m: &mut Marks, area: Area, radius: i32, tones: Option<[Colour; 2]>) -> [Colour; 2] {
    let Some([colour, on]) = tones else {
        m.rect(Area::new(area.x, area.bottom() - u(2), area.w, u(2)), 0, Ink::fill(Colour::Line));
        return [Colour::Fold, Colour::Soft];
    };
    m.rect(area, radius, Ink::fill(colour));
    m.rect(Area::new(area.x, area.bottom() - radius, area.w, radius), 0, Ink::fill(colour));
    [colour, on]
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

/// How high a city card is.
pub(super) const CARD: i32 = u(100);

/// A city card with its space for a die: one of those open to all, or one at a city.
pub(super) fn card(m: &mut Marks, stage: &Stage, area: Area, number: usize) {
    let Some((&card, place)) = stage.view.table.cards.get(number).zip(card_spaces().nth(number)) else { return };
    let space = Space::Card(number as u8);
    let full = !stage.lying(space).is_empty();
    if !full {
        m.rect(area.moved(0, u(5)), u(10), Ink::fill(Colour::Shade));
    }
    m.rect(area, u(10), Ink::fill(if full { Colour::Fold } else { Colour::Paper }));
    let head = Area { h: u(36), ..area };
    let tones = match place {
        _ if full => None,
        None => Some([Colour::Gold, Colour::Ink]),
        Some(_) => Some([Colour::BandGreen, Colour::Paper]),
    };
    let tones = banner(m, head, u(10), tones);
    let middle = head.centre().y;
    // Its letter lies on the sign.
    m.sprite("city_card", Point::new(area.x + u(25), middle), u(26), [tones[1], tones[0]]);
    let posts = place.map(|place| stage.posts_at(place)).unwrap_or_default();
    let (left, marks) = (area.x + u(52), Point::new(area.right() - u(26), middle));
    let used = seat_marks(m, marks, marks.x - left, &posts, &stage.initials);
    let (words, style) = match place {
        Some(place) => (stage.place(place), Style::Name),
        None => (stage.say("mp-picture-open"), Style::Second),
    };
    let name = Area { x: left, w: area.right() - u(12) - used - left, ..head };
    m.label(Label::new(words, name, style).size(u(28)).colour(tones[1]));
    let body = Area::new(area.x + u(70), head.bottom(), area.w - u(76), area.h - head.h);
    let options = &card.print().options;
    let row = |size: i32| Row::of(size).if_full(full);
    match options.len() as i32 {
        1 => papers::options(m, body.rows(1, 0), options, row(u(36))),
        // More than two lines have no room below one another.
        3.. => papers::options(m, body.rows(2, 0).flat_map(|line| line.columns(2, u(10))), options, row(u(28))),
        count => papers::options(m, body.rows(count, 0), options, row(u(28))),
    }
    // Once the card is picked the letters of its options stand where its die will lie.
    let picked = stage.draft.is_some_and(|draft| draft.card == Some(card));
    let mut lettered = false;
    for (option, line) in (0..).zip(body.rows(options.len() as i32, 0)) {
        if let Some(letter) = stage.letter(Pick::Option(Nth(option))).filter(|_| picked) {
            tag(m, Point::new(area.x + u(20 + i32::from(option % 2) * 26), line.centre().y), u(15), &letter);
            lettered = true;
        }
    }
    if !lettered {
        stage.socket(m, (space, 0), Point::new(area.x + u(36), body.centre().y), u(48), None);
    }
    if let Some(letter) = stage.letter(Pick::Card(card)) {
        self::mark(m, area, &letter);
    }
}

/// The double line and the letter of a card that can be used, or of a row of them.
pub(super) fn mark(m: &mut Marks, area: Area, letter: &str) {
    legal(m, area, u(10));
    tag(m, area.corner().moved(u(21), u(18)), u(22), letter);
}
