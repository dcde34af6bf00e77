//! The action spaces of the board: the Khan's favour, guild seals, the money bag, travel, contracts.

use super::super::board::numbers;
use super::super::effect::Effect;
use super::super::moves::{Act, Pick};
use super::super::picks::Nth;
use super::super::print::{Guild, Travel};
use super::super::spaces::Space;
use super::Stage;
use super::look;
use super::things::{self, Row};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Style, legal, panel, tag, u, width};

/// The double line and the letter of a legal panel, if it is one. Every panel keeps its upper left free for it.
pub(super) fn mark(m: &mut Marks, area: Area, letter: Option<String>) {
    if let Some(letter) = letter {
        legal(m, area, u(14));
        tag(m, area.corner().moved(u(10), u(12)), u(26), &letter);
    }
}

/// Whoever comes later pays coins: as many as the lowest die just placed shows.
pub(super) fn occupied(m: &mut Marks, centre: Point) {
    let area = Area::round(centre, u(39));
    let area = Area { y: centre.y - u(17), h: u(34), ..area };
    m.rect(area, u(17), Ink::fill(Colour::Paper).edged(Colour::Ink, 20));
    for (icon, x) in [("coin", -u(20)), ("die", u(20))] {
        m.sprite(icon, centre.moved(x, 0), u(24), [Colour::Ink, Colour::Paper]);
    }
    m.label(Label::new("=", Area { x: centre.x - u(8), w: u(16), ..area }, Style::Figure).size(u(24)).centred());
}

/// The head of a panel: icon and words, up to `right`.
fn head(m: &mut Marks, area: Area, right: i32, words: String, icon: &'static str) {
    titled(m, area, right, (words, icon), [Colour::Ink, Colour::Paper]);
}

fn titled(m: &mut Marks, area: Area, right: i32, (words, icon): (String, &'static str), tones: [Colour; 2]) {
    m.sprite(icon, area.corner().moved(u(62), u(33)), u(42), tones);
    let left = area.x + u(90);
    let place = Area::new(left, area.y + u(8), right - left, u(50));
    m.label(Label::new(words, place, Style::Name).size(u(32)).colour(tones[0]));
}

/// A panel where something can be placed, or faint where nothing can any more; the colours of signs on it.
pub(super) fn open_panel(m: &mut Marks, area: Area, full: bool) -> [Colour; 2] {
    if full {
        m.rect(area, u(14), Ink::fill(Colour::Fold));
        return [Colour::Soft, Colour::Fold];
    }
    panel(m, area);
    [Colour::Ink, Colour::Paper]
}

/// The Khan's favour: four dice from left to right, none lower than the one before.
pub(super) fn khan(m: &mut Marks, stage: &Stage, area: Area) {
    let khan = &numbers().khan;
    let (on, places) = (stage.lying(Space::Khan), usize::from(khan.spaces));
    let full = on.len() == places;
    let tones = open_panel(m, area, full);
    stage.footer.name(m, area, || ("khan".to_owned(), stage.say("mp-picture-khan")));
    let gain = &khan.gain;
    let row = Row::of(u(36)).gap(u(10)).if_full(full);
    let left = area.right() - u(14) - things::wide(gain, row);
    titled(m, area, left - u(8), (stage.say("mp-picture-khan"), "khan"), tones);
    things::draw(m, Point::new(left, area.y + u(34)), gain, row);
    let line = Area::new(area.x + u(12), area.y + u(104), area.w - u(24), 0);
    for (i, place) in line.columns(places as i32, 0).enumerate() {
        let least = on.last().filter(|_| i == on.len()).map(|(_, value)| *value);
        stage.socket(m, (Space::Khan, i), place.corner().moved(place.w / 2, 0), u(62), least);
        if i + 1 < places {
            m.sprite("next", Point::new(place.right(), place.y), u(22), [Colour::Soft, tones[1]]);
        }
    }
    mark(m, area, stage.verb_letter(Act::Khan));
}

/// The guild seals: two dice, the lower of which says what can be taken.
pub(super) fn guild(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    stage.footer.crop(m, area, "seals");
    let on = stage.lying(Space::Seals);
    head(m, area, area.right() - u(100), stage.say("mp-picture-seals"), look::SEALS);
    for i in 0..usize::from(numbers().guild.dice) {
        let centre = Point::new(area.x + u(48) + i as i32 * u(62), area.y + u(104));
        stage.socket(m, (Space::Seals, i), centre, u(54), None);
    }
    if !on.is_empty() {
        occupied(m, Point::new(area.right() - u(56), area.y + u(34)));
    }
    let line = Area::new(area.x + u(158), area.y + u(64), area.w - u(166), area.h - u(76));
    for (guild, cell) in Guild::ALL.into_iter().zip(line.columns(Guild::ALL.len() as i32, u(8))) {
        let seal = guild.seal();
        m.rect(cell, u(10), Ink::fill(Colour::Fold));
        stage.footer.name(m, cell, || (format!("seal.{guild}"), stage.guild(guild)));
        m.sprite(look::seal_icon(guild), cell.corner().moved(u(30), u(28)), u(46), [Colour::SealBasic, Colour::Paper]);
        let least = Area::new(cell.x + u(52), cell.y + u(8), cell.w - u(54), u(40));
        m.label(Label::new(format!("≥{}", seal.min_die), least, Style::Figure).size(u(30)).centred());
        let gain = Effect { jade: seal.jade_taken, ..Effect::default() };
        let row = Row::of(u(26)).on(Colour::Fold);
        let left = cell.centre().x - things::wide(&gain, row) / 2;
        things::draw(m, Point::new(left, cell.y + u(68)), &gain, row);
        if let Some(letter) = stage.letter_of(Act::Seal, Pick::Guild(guild)) {
            legal(m, cell, u(10));
            tag(m, cell.corner().moved(u(4), u(66)), u(18), &letter);
        }
    }
    mark(m, area, stage.verb_letter(Act::Seal));
}

/// The money bag: any die at any time, for one of three things.
pub(super) fn bag(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    head(m, area, area.right() - u(12), stage.say("mp-picture-bag"), "money_bag");
    let on = stage.lying(Space::Bag);
    let often = Area::new(area.x + u(20), area.y + u(64), area.w - u(152), u(36));
    m.label(Label::new(stage.say("mp-picture-bag-often"), often, Style::Second).size(u(24)).colour(Colour::Soft));
    for (number, i) in (0..on.len()).rev().take(3).zip(0..) {
        let centre = Point::new(area.right() - u(36) - i * u(30), area.y + u(84));
        stage.socket(m, (Space::Bag, number), centre, u(44), None);
    }
    let mut left = Point::new(area.x + u(18), area.y + u(130));
    for (i, gain) in numbers().money_bag.choice.iter().enumerate() {
        // A letter stands before what it is for, else a stroke parts them.
        let row = match stage.letter_of(Act::Bag, Pick::Option(Nth(i as u8))) {
            Some(letter) => {
                tag(m, left.moved(u(19), 0), u(17), &letter);
                left.x += u(46);
                Row::of(u(33))
            }
            None => Row::of(u(38)),
        };
        if i > 0 && row.size > u(33) {
            let stroke = Area::new(left.x, left.y - u(20), u(16), u(40));
            m.label(Label::new("/", stroke, Style::Figure).size(u(32)).colour(Colour::Soft).centred());
            left.x += u(20);
        }
        left.x = things::draw(m, left, gain, row) + u(5);
    }
    mark(m, area, stage.verb_letter(Act::Bag));
}

/// The three travel spaces.
pub(super) fn travel(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    let inner = area.grown(-u(12));
    let mut left = inner.x;
    for travel in Travel::ALL {
        let (number, travel) = (travel as usize, travel.print());
        let dice = i32::from(travel.dice);
        // A die takes 62, what is said beside the dice the rest; a third of that would be too little for the last.
        let wide = u([240, 326, 402].get(number).copied().unwrap_or(322));
        let cell = Area { x: left, w: wide.min(inner.right() - left), ..inner };
        left = cell.right() + u(12);
        m.rect(cell, u(10), Ink::fill(Colour::Fold));
        let space = Space::Travel(travel.id);
        let on = stage.lying(space);
        let middle = cell.y + u(40);
        for i in 0..dice {
            let centre = Point::new(cell.x + u(40) + i * u(62), middle);
            stage.socket(m, (space, i as usize), centre, u(54), None);
        }
        let mut right = cell.x + u(40) + dice * u(62);
        m.sprite("travel", Point::new(right, middle), u(46), [Colour::Ink, Colour::Fold]);
        let most = travel.max_steps;
        let steps = if most == 1 { most.to_string() } else { format!("≤{most}") };
        let used = width(&steps, Style::Figure.face(), u(40));
        let place = Area::new(right + u(26), middle - u(28), used, u(56));
        m.label(Label::new(steps, place, Style::Figure).size(u(40)));
        right = place.right() + u(16);
        if travel.extra_post {
            m.sprite("house", Point::new(right + u(20), middle), u(42), [Colour::Ink, Colour::Fold]);
            let more = Area::new(right + u(42), middle - u(28), cell.right() - right - u(44), u(56));
            m.label(Label::new("+1", more, Style::Figure).size(u(32)));
        }
        let foot = cell.y + u(98);
        if things::wide(&travel.cost, Row::of(u(34))) > 0 {
            things::draw(m, Point::new(cell.x + u(66), foot), &travel.cost, Row::of(u(34)).on(Colour::Fold));
        } else {
            let room = cell.w - u(72) - if on.is_empty() { 0 } else { u(92) };
            let place = Area::new(cell.x + u(66), foot - u(22), room, u(44));
            m.label(Label::new(stage.say("mp-picture-steps"), place, Style::Second).colour(Colour::Soft));
        }
        if !on.is_empty() {
            occupied(m, Point::new(cell.right() - u(48), foot));
        }
        let placed = |pick| matches!(pick, Pick::Travel(laid) if laid.travel == travel.id);
        if let Some(letter) = stage.letters(placed) {
            legal(m, cell, u(10));
            tag(m, Point::new(cell.x + u(28), foot), u(24), &letter);
        }
    }
    mark(m, area, stage.verb_letter(Act::Travel));
}

/// Taking contracts.
pub(super) fn contracts(m: &mut Marks, stage: &Stage, area: Area) {
    panel(m, area);
    let on = stage.lying(Space::Contracts);
    let right = area.right() - if on.is_empty() { u(12) } else { u(94) };
    head(m, area, right, stage.say("mp-picture-contracts"), "contract");
    let middle = area.y + u(100);
    stage.socket(m, (Space::Contracts, 0), Point::new(area.x + u(50), middle), u(54), None);
    m.sprite("next", Point::new(area.x + u(100), middle), u(28), [Colour::Soft, Colour::Paper]);
    m.sprite("contract", Point::new(area.x + u(142), middle), u(42), [Colour::Ink, Colour::Paper]);
    let taken = &numbers().contracts_action;
    let (least, most) = (taken.min_take, taken.max_take);
    let count = Area::new(area.x + u(166), middle - u(24), u(56), u(48));
    m.label(Label::new(format!("{least}–{most}"), count, Style::Figure).size(u(32)));
    things::draw(m, Point::new(area.x + u(232), middle), &taken.gain, Row::of(u(38)));
    if !on.is_empty() {
        occupied(m, Point::new(area.right() - u(50), area.y + u(34)));
    }
    mark(m, area, stage.verb_letter(Act::Contracts));
}
