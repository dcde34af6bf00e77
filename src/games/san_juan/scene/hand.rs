//! The private hand: every card readable, what was just drawn first, and in a free place what else one has.

use super::super::cards::Kind;
use super::super::held::numbered;
use super::super::moves::{Card, PAY, Pick};
use super::super::news::Spot;
use super::super::state::Phase;
use super::super::view::Own;
use super::card::{Mark, Size, card};
use super::{Stage, look};
use crate::scene::{
    Area, Colour, Frame, Ink, Label, Marks, News, Point, RAISED, Scene, Style, Turn, WIDTH, counter, u,
};

/// Between cards.
const GAP: i32 = u(24);

/// The hand of a seat.
pub(super) fn scene(stage: &Stage, own: &Own) -> Scene {
    let cards = shown(stage, own);
    let size = Size::of(cards.len());
    let place = size.place();
    // The first free place of a line holds the summary; where there is none, nothing is said but the cards.
    let summary = size != Size::Short && cards.len() < 2 * size.per_line() as usize;
    let lines = (cards.len() as i32 + i32::from(summary) + size.per_line() - 1) / size.per_line();
    let mut scene = Scene::new(WIDTH, Frame::height(lines * (place.h + GAP) - u(4)));
    let built = cards.iter().any(|(_, mark)| mark.built);
    let area = stage.frame(turn(stage, own), footer(stage, built)).draw(&mut scene);
    let m = &mut scene.marks;
    let tiles = || place.moved(area.x, area.y).tiled(size.per_line(), GAP);
    let all = tiles().take(cards.len()).reduce(Area::with);
    all.into_iter().for_each(|all| stage.footer.crop(m, all, "hand"));
    let mut places = tiles();
    for ((kind, mark), place) in cards.iter().zip(&mut places) {
        let raised = if mark.chosen { RAISED } else { 0 };
        card(m, stage, place.corner().moved(0, -raised), size, *kind, mark);
    }
    if let Some(place) = places.next().filter(|_| summary) {
        self::summary(m, stage, own, place, size);
    }
    scene
}

/// All cards to be seen: turned up or drawn ones before those in hand.
fn shown(stage: &Stage, own: &Own) -> Vec<(Kind, Mark)> {
    let view = stage.view;
    let asked = view.awaiting.contains(&own.seat);
    let built = |kind: Kind| !kind.is_production() && view.seat(own.seat).has(kind);
    let card = |kind: Kind, (letter, chosen): (Option<String>, bool), origin: Option<&'static str>| {
        let mark = Mark { letter, chosen, origin: origin.map(|key| stage.say(key)), built: built(kind), held: None };
        (kind, mark)
    };
    let letter = |(kind, copy): (Kind, u8)| {
        let card = Card { kind, copy };
        let asked = if stage.slot == Some(PAY) { stage.payer(card) } else { Some(card) };
        let letter = asked.and_then(|card| stage.letter(Pick::Card(card)));
        (letter, stage.is_chosen(card))
    };
    // With an Archive a choice is made among all cards, those in hand counting first; else among those drawn.
    let (all, drawn) = (files(stage, own), !own.drawn.is_empty());
    let pool: Vec<(Kind, u8)> = numbered(own.hand.iter().chain(&own.drawn).copied()).collect();
    let (hand, new) = pool.split_at(own.hand.len());
    let new: Vec<_> = if all { new.to_vec() } else { numbered(own.drawn.iter().copied()).collect() };
    let mine: &[Kind] = if asked { &view.mine } else { &[] };
    let turned = numbered(mine.iter().copied()).map(|it| card(it.0, letter(it), Some("sj-picture-mine")));
    let drawn_ones = new.into_iter().map(|it| card(it.0, letter(it), Some("sj-picture-hand-drawn")));
    let offered = mine.is_empty() && (all || !drawn);
    let held = hand.iter().map(|it| {
        let (kind, mark) = card(it.0, if offered { letter(*it) } else { (None, false) }, None);
        (kind, Mark { held: Some(Spot::Card(it.0, it.1)), ..mark })
    });
    turned.chain(drawn_ones).chain(held).collect()
}

/// Whether the owner puts all drawn cards in hand first and then discards from it (SJ-67).
fn files(stage: &Stage, own: &Own) -> bool {
    stage.view.phase == Phase::Councillor && stage.view.seat(own.seat).has(Kind::Archive)
}

fn turn(stage: &Stage, own: &Own) -> Turn {
    let asked = stage.view.awaiting.contains(&own.seat);
    let question = if files(stage, own) { Phase::HandLimit } else { stage.view.phase };
    let what = if asked { format!("sj-picture-asks-{}", look::phase(question)) } else { "sj-picture-waits".to_owned() };
    let waits = || Turn::Asked { players: vec![stage.player(own.seat)], what: stage.say(what), hint: String::new() };
    stage.question().unwrap_or_else(waits)
}

fn footer(stage: &Stage, built: bool) -> Vec<News> {
    let secret = stage.say("sj-picture-hand-secret");
    let words = if built { format!("{secret} {}", stage.say("sj-picture-hand-built")) } else { secret };
    vec![News::remark(words)]
}

/// How many cards, goods and buildings there are, and how building is paid for.
fn summary(m: &mut Marks, stage: &Stage, own: &Own, place: Area, size: Size) {
    let seat = stage.view.seat(own.seat);
    m.rect(place, u(16), Ink::fill(Colour::Fold).edged(Colour::Line, 20));
    let large = size == Size::Large;
    let pad = if large { u(24) } else { u(14) };
    let inner = Area::new(place.x + pad, place.y, place.w - 2 * pad, place.h);
    let title = Area::new(inner.x, place.y + u(20), inner.w, u(50));
    m.label(Label::new(stage.say("sj-picture-hand"), title, Style::Name).size(if large { u(40) } else { u(30) }));
    let mut facts = vec![
        ("hand", format!("{}/{}", own.hand.len(), seat.limit()), stage.count("sj-picture-hand-cards", own.hand.len())),
        ("goods", seat.goods().to_string(), stage.count("sj-picture-hand-goods", seat.goods())),
        ("city_hall", format!("{}/12", seat.buildings.len()), stage.say("sj-picture-hand-buildings")),
    ];
    if !own.chapel.is_empty() {
        facts.push(("chapel", own.chapel.len().to_string(), stage.say("sj-picture-hand-chapel")));
    }
    let (sign, step) = match (large, facts.len()) {
        (false, _) => (u(40), u(62)),
        (true, 4) => (u(46), u(54)),
        (true, _) => (u(54), u(68)),
    };
    let mut y = place.y + u(86);
    for (icon, figure, word) in facts {
        let ground = [Colour::Ink, Colour::Fold];
        let used = counter(m, Point::new(inner.x + u(2), y), sign, icon, &figure, ground) + u(14);
        let room = Area::new(inner.x + used, y, inner.w - used, sign + u(4));
        if large {
            m.label(Label::new(word, room, Style::Second).size(u(27)).colour(Colour::Soft));
        }
        y += step;
    }
    if large {
        m.rect(Area::new(inner.x, y + u(16), inner.w, u(2)), 0, Ink::fill(Colour::Line));
        let note = Area::new(inner.x, y + u(34), inner.w, place.bottom() - y - u(42));
        let note = Label::new(stage.say("sj-picture-hand-pays"), note, Style::Second).colour(Colour::Soft);
        m.label(note.size(u(27)).lines(3, 116).from_top());
    }
}
