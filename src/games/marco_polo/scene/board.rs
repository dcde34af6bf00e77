//! One seat's own board, large: everything it has, what its seals cost and bring, its posts, and to its owner the
//! goal card.

use super::super::board::numbers;
use super::super::cards::Outpost;
use super::super::effect::Effect;
use super::super::moves::Pick;
use super::super::news::Spot;
use super::super::picks::Word;
use super::super::print::{Arms, Guild};
use super::super::scoring::arms_points;
use super::super::state::Side;
use super::goals::{self, headed};
use super::seat::{active, changed, counted, dice, fulfilled, wares};
use super::things::{self, Row, pill, pill_width};
use super::{Stage, look};
use crate::rules::Seat;
use crate::scene::{
    Area, Colour, Doer, Frame, Ink, Label, Marks, News, Outline, Point, Scene, SeatLook, Style, WIDTH, empty, legal,
    panel, seat_mark, shield, tag, u, width,
};

const GAP: i32 = u(16);
const DICE: i32 = u(118);
const STOCK: i32 = u(186);
const SEALS: i32 = u(344);
const BODY: i32 = DICE + STOCK + SEALS + 2 * GAP;
const POSTS: i32 = u(132);

/// The board of a seat. Whose goal card it is, sees it, and everybody at the end.
pub(super) fn scene(stage: &Stage, seat: usize) -> Scene {
    let mut scene = Scene::new(WIDTH, Frame::height(BODY + GAP + POSTS + u(8)));
    let own = stage.view.seat.is_some_and(|viewer| viewer.index() == seat);
    let news = if own { vec![News::remark(stage.say("mp-picture-secret"))] } else { stage.news() };
    let area = stage.frame(stage.board_turn(seat), news).draw(&mut scene);
    let m = &mut scene.marks;
    let left = Area { w: u(668), ..area };
    let right = Area { x: left.right() + GAP, w: area.w - left.w - GAP, ..area };
    dice_panel(m, stage, Area { h: DICE, ..left }, seat);
    stock(m, stage, Area { y: area.y + DICE + GAP, h: STOCK, ..left }, seat);
    seals(m, stage, Area { y: area.y + DICE + STOCK + 2 * GAP, h: SEALS, ..left }, seat);
    let goal = Area { w: goals::CARD.w, h: goals::CARD.h, ..right };
    stage.footer.name(m, goal, || ("goal".to_owned(), stage.say("mp-picture-goal")));
    match stage.seat(seat).goal {
        Some(card) => goals::card(m, stage, goal, card, Some(seat)),
        None => goals::hidden(m, stage, goal),
    }
    let person = Area { x: goal.right() + GAP, w: right.right() - goal.right() - GAP, ..goal };
    character(m, stage, person, seat);
    let top = goal.bottom() + GAP + u(6);
    contracts(m, stage, Area { y: top, h: area.y + BODY - top, ..right }, seat);
    posts(m, stage, Area { y: area.y + BODY + GAP, h: POSTS, ..area }, seat);
    scene
}

fn dice_panel(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    panel(m, area);
    dice(m, stage, Area::new(area.x + u(24), area.y + u(12), area.w - u(150), u(78)), seat);
    shield(m, Point::new(area.right() - u(66), area.y + u(59)), u(82), &stage.view.scores[seat].total.to_string());
}

fn stock(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let view = stage.seat(seat);
    panel(m, area);
    stage.footer.name(m, area, || ("stock".to_owned(), stage.say("mp-picture-stock")));
    let owner = Seat(seat as u8);
    let counters =
        [(28, "coin", view.stock.coins, Spot::Coins(owner)), (236, "camel", view.stock.camels, Spot::Camels(owner))];
    for (x, icon, n, spot) in counters {
        let place = Area::new(area.x + u(x), area.y + u(18), u(196), u(62));
        counted(m, place, u(62), icon, n.into());
        changed(m, stage, place, u(62), &spot);
    }
    if stage.view.table.hourglass.index() == seat {
        let place = Area::new(area.right() - u(86), area.y + u(20), u(62), u(58));
        m.rect(place, u(12), Ink::fill(Colour::Gold).edged(Colour::Ink, 20));
        m.sprite("hourglass", place.centre(), u(42), [Colour::Ink, Colour::Gold]);
    }
    m.rect(Area::new(area.x + u(20), area.y + u(94), area.w - u(40), u(2)), 0, Ink::fill(Colour::Line));
    wares(m, stage, Area::new(area.x + u(32), area.y + u(108), area.w - u(48), u(64)), seat, u(58));
}

/// The title of a panel at its left, a remark at its right.
fn title(m: &mut Marks, area: Area, words: String, aside: String) {
    let half = (area.w - u(40)) * 45 / 100;
    m.label(Label::new(words, Area::new(area.x + u(20), area.y + u(8), half, u(48)), Style::Name).size(u(38)));
    let place = Area::new(area.x + u(28) + half, area.y + u(10), area.w - half - u(48), u(46));
    m.label(Label::new(aside, place, Style::Second).colour(Colour::Soft).right());
}

/// The four guilds: what improving a seal costs and brings.
fn seals(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    panel(m, area);
    title(m, area, stage.say("mp-picture-seals"), stage.say("mp-picture-seals-hint"));
    let cells = Area::new(area.x + u(14), area.y + u(64), area.w - u(28), u(262));
    let cells = cells.rows(2, u(10)).flat_map(|line| line.columns(2, u(8)));
    for ((guild, side), cell) in Guild::ALL.into_iter().zip(stage.seat(seat).seals).zip(cells) {
        let seal = guild.seal();
        let ink = Ink::fill(Colour::Fold);
        stage.footer.name(m, cell, || (format!("seal.{guild}"), stage.guild(guild)));
        m.rect(cell, u(12), if side.is_some() { ink } else { ink.edged(Colour::Line, 20).dashed(u(4), u(7)) });
        let centre = Point::new(cell.x + u(54), cell.centre().y);
        match side {
            Some(side) => {
                look::wax(m, centre, u(84), guild, side == Side::Improved);
                let spot = Spot::Seal(Seat(seat as u8), guild as u8);
                stage.trace.piece(m, &spot, Outline::Disc(centre, u(42)), Doer::Known);
            }
            None => m.sprite(look::seal_icon(guild), centre, u(70), [Colour::RoadEdge, Colour::Fold]),
        }
        let colour = if side.is_some() { Colour::Ink } else { Colour::Soft };
        let name = Area::new(cell.x + u(106), cell.y + u(10), cell.w - u(116), u(44));
        let name = Label::new(stage.guild(guild), name, Style::Name);
        m.label(name.size(u(32)).colour(colour));
        let left = Point::new(cell.x + u(106), cell.y + u(87));
        if side == Some(Side::Improved) {
            improved(m, cell, &seal.bonus);
        } else {
            let arrow = u(34);
            let wide = |row| things::wide(&seal.improve_cost, row) + arrow + things::wide(&seal.bonus, row);
            let row = Row::of(u(30)).on(Colour::Fold).fitting(cell.right() - left.x - u(8), u(20), wide);
            let end = things::draw(m, left, &seal.improve_cost, row);
            m.sprite("next", Point::new(end + arrow / 2, left.y), u(24), [Colour::Soft, Colour::Fold]);
            things::draw(m, Point::new(end + arrow, left.y), &seal.bonus, row);
        }
        if let Some(letter) = stage.own_letter(seat, Pick::Guild(guild)) {
            legal(m, cell, u(12));
            tag(m, cell.corner().moved(u(14), u(16)), u(24), &letter);
        }
    }
}

/// What an improved seal brings at each start of a round.
fn improved(m: &mut Marks, cell: Area, bonus: &Effect) {
    let place = Area::new(cell.x + u(112), cell.y + u(62), cell.w - u(126), u(50));
    m.rect(place, u(25), Ink::fill(Colour::Gold).edged(Colour::Ink, 20));
    let sign = Area { x: place.x + u(16), w: u(18), ..place };
    m.label(Label::new("!", sign, Style::Figure).size(u(38)).centred());
    things::draw(m, Point::new(place.x + u(44), place.centre().y), bonus, Row::of(u(36)).on(Colour::Gold));
}

/// The character in words, and the outpost tiles it keeps.
fn character(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let SeatLook { colour, on, .. } = SeatLook::of(seat);
    let Some([name, ability]) = stage.seat(seat).character.map(|character| stage.person(character)) else {
        return empty(m, area, u(16));
    };
    let body = headed(m, area, name, colour, on);
    goals::mark(m, area, stage.own_letter(seat, Pick::Word(Word::Own)));
    let kept = &stage.seat(seat).kept;
    let end = Point::new(area.right() - u(8), body.y + u(1));
    stage.trace.count_to_left(m, &Spot::Kept(Seat(seat as u8)), end);
    const TOKEN: i32 = u(20);
    // A letter stands before its tile.
    let letter = |tile: &Outpost| stage.own_letter(seat, Pick::Outpost(*tile));
    let before = if kept.iter().any(|tile| letter(tile).is_some()) { u(34) } else { 0 };
    let inner = Area::new(body.x + u(20), body.y + u(18), body.w - u(40), body.h - u(30));
    // Tiles in lines, each as long as its room allows.
    let (mut spot, mut tiles) = (Point::new(inner.x, 0), Vec::new());
    for tile in kept {
        let wide = pill_width(&tile.print().gain, TOKEN, true) + before;
        if spot.x > inner.x && spot.x + wide > inner.right() {
            spot = Point::new(inner.x, spot.y + u(34));
        }
        tiles.push(spot.moved(wide / 2, 0));
        spot.x += wide + u(6);
    }
    let high = if kept.is_empty() { 0 } else { spot.y + u(38) };
    let words = Area { h: inner.h - high, ..inner };
    let size = if kept.is_empty() { Style::Text.size() } else { u(24) };
    // So many tiles, each with its letter, may leave no room for words.
    let lines = words.h / (size * 118 / 100);
    if lines > 2 {
        m.label(Label::new(ability, words, Style::Text).size(size).lines(lines as u8, 118).from_top());
    }
    let top = words.bottom() + u(20);
    for (tile, at) in kept.iter().zip(tiles) {
        let (gain, centre) = (&tile.print().gain, at.moved(before / 2, top));
        pill(m, centre, gain, TOKEN, Colour::Paper, Some(things::Lead::Icon("outpost")));
        if let Some(letter) = letter(tile) {
            tag(m, centre.moved(-pill_width(gain, TOKEN, true) / 2 - u(17), 0), u(14), &letter);
        }
    }
}

/// The active contracts, how many are fulfilled, and the coats of arms with what they bring.
fn contracts(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    panel(m, area);
    let done = Area { w: area.w - u(110), ..area };
    title(m, done, stage.say("mp-picture-contracts"), stage.say("mp-picture-fulfilled"));
    fulfilled(m, Point::new(area.right() - u(88), area.y + u(33)), u(38), stage.seat(seat).fulfilled.len());
    let line = Area::new(area.x + u(16), area.y + u(66), area.w - u(32), u(136));
    let mut contracts: Vec<_> = stage.seat(seat).active.iter().copied().map(Some).collect();
    contracts.resize(contracts.len().max(numbers().game.active_contracts.into()), None);
    contracts.extend(stage.drawn(seat).map(Some));
    for (contract, place) in contracts.iter().zip(line.columns(contracts.len() as i32, u(12))) {
        active(m, stage, place, seat, (*contract, u(44)));
    }
    m.rect(Area::new(area.x + u(20), line.bottom() + u(18), area.w - u(40), u(2)), 0, Ink::fill(Colour::Line));
    let middle = (line.bottom() + u(20) + area.bottom()) / 2;
    arms(m, stage, Area::new(area.x + u(20), middle - u(40), area.w - u(40), u(80)), seat);
}

/// The coats of arms a seat has, what counts besides, and the points for all.
fn arms(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    let owned: Vec<Arms> = Arms::ALL.into_iter().filter(|arms| stage.has_arms(seat, *arms)).collect();
    let total = usize::from(stage.view.scores[seat].steps);
    let more = total.saturating_sub(owned.len());
    let count = owned.len() as i32;
    let step = u(70).min((area.w - u(330)) / count.max(1));
    let size = u(62).min(step * 94 / 100);
    let mut left = area.x;
    let middle = area.centre().y;
    for arms in &owned {
        look::arms(m, Point::new(left + step / 2, middle), size, Some(*arms));
        left += step;
    }
    if more > 0 {
        let words = format!("+{more}");
        let used = width(&words, Style::Figure.face(), u(40));
        m.label(Label::new(words, Area::new(left + u(8), middle - u(26), used, u(52)), Style::Figure).size(u(40)));
        left += used + u(16);
    }
    m.sprite("next", Point::new(left + u(26), middle), u(34), [Colour::Soft, Colour::Paper]);
    stage.trace.count_to_left(m, &Spot::Arms(Seat(seat as u8)), Point::new(left + u(52), middle - u(32)));
    let words = Area::new(left + u(54), middle - u(26), area.right() - left - u(130), u(52));
    m.label(Label::new(stage.count("mp-picture-arms", total), words, Style::Text).lines(2, 100));
    shield(m, Point::new(area.right() - u(36), middle), u(60), &arms_points(stage.view.scores[seat].steps).to_string());
}

/// The eleven posts: those still to be set up, with the points that the last ones bring.
fn posts(m: &mut Marks, stage: &Stage, area: Area, seat: usize) {
    panel(m, area);
    let name = Area::new(area.x + u(20), area.y + u(10), u(196), area.h - u(20));
    m.label(Label::new(stage.say("mp-picture-posts"), name, Style::Name).size(u(38)));
    let points = &numbers().game.post_points;
    let gone = points.len() - stage.seat(seat).posts_left().min(points.len());
    let line = Area::new(area.x + u(224), area.y + u(16), area.w - u(240), area.h - u(32));
    for ((i, bring), place) in points.iter().enumerate().zip(line.columns(points.len() as i32, u(14))) {
        let centre = place.centre();
        let beside = if *bring > 0 { u(20) } else { 0 };
        if i < gone {
            empty(m, place, u(12));
            let words = Area { w: place.w - 2 * beside, ..place };
            let figure = Label::new((i + 1).to_string(), words, Style::Figure).size(u(32)).colour(Colour::Soft);
            m.label(figure.centred());
        } else {
            m.rect(place, u(12), Ink::fill(Colour::Fold));
            let radius = if *bring > 0 { u(19) } else { u(28) };
            seat_mark(m, centre.moved(-beside, 0), radius, seat, &stage.initials[seat]);
        }
        if *bring > 0 {
            shield(m, centre.moved(u(23), 0), u(36), &bring.to_string());
        }
    }
}
