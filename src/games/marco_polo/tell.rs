//! Events in words: who, what, what was paid and what it brought, each gain with its source.

use super::cards::Contract;
use super::dice::Faces;
use super::effect::Effect;
use super::events::Event;
use super::map::Place;
use super::moves::Journey;
use super::names;
use super::phrases::{dice, die, effect, faces, things};
use super::scoring::Score;
use super::source::Source;
use crate::rules::{Seat, Text, Viewer};

/// Where a gain comes from.
pub(super) fn source(from: Source) -> Text {
    let at = |key: &'static str, place: Place| Text::of(key).with("place", names::place(place));
    match from {
        Source::Start => Text::of("mp-source-start"),
        Source::Book(pile) => names::book(pile),
        Source::Khan => Text::of("mp-source-khan"),
        Source::Bag => Text::of("mp-source-bag"),
        Source::Contracts => Text::of("mp-source-contracts"),
        Source::Token(place) => at("mp-source-token", place),
        Source::Outpost(_) => Text::of("mp-source-outpost"),
        Source::Post(place) => at("mp-source-post", place),
        Source::Special(special) => names::place(special.place()),
        Source::Seal(guild) => Text::of("mp-source-seal").with("guild", names::guild(guild)),
        Source::Improved(guild) => Text::of("mp-source-improved").with("guild", names::guild(guild)),
        Source::Contract(contract) => names::contract(contract),
        Source::Card(card) => names::card(card),
        Source::Character(character) => names::character(character),
        Source::Compensation => Text::of("mp-source-compensation"),
    }
}

/// Something a seat did.
fn told(seat: Seat, what: Text) -> Text {
    Text::of("mp-told").with("seat", seat).with("what", what)
}

/// What was done, and what was paid for it.
fn paid(what: Text, price: &Effect) -> Text {
    if price.is_empty() { what } else { Text::of("mp-paid").with("what", what).with("price", things(price)) }
}

/// What was done, and what it brought.
fn brings(what: Text, gain: &Effect) -> Text {
    if gain.is_empty() { what } else { Text::of("mp-brings").with("what", what).with("gain", things(gain)) }
}

fn contracts(all: &[Contract]) -> Vec<Text> {
    all.iter().map(|contract| names::contract(*contract)).collect()
}

/// What was done, and the contracts given up for it.
fn dropped(what: Text, all: &[Contract]) -> Text {
    if all.is_empty() { what } else { Text::of("mp-dropped").with("what", what).with("contracts", contracts(all)) }
}

/// What a viewer hears of an event.
pub(super) fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
    let with = |key: &'static str| Text::of(key);
    let own = |seat: Seat, text: Text| viewer.is(seat).then_some(text);
    Some(match event {
        Event::Character { seat, character } => told(*seat, names::character(*character)),
        Event::Dealt => with("mp-dealt"),
        Event::Kept { seat, goal } => {
            own(*seat, with("mp-kept-own").with("seat", *seat).with("goal", names::goal(*goal)))
                .unwrap_or_else(|| told(*seat, with("mp-did-kept")))
        }
        Event::Round { round, start, .. } => with("mp-round").with("round", *round).with("start", *start),
        Event::Rolled { cards, dice, black } => rolled(cards, dice, *black),
        Event::Book { seat, pile, die: with_die, paid: price, gain, .. } => {
            let what = with("mp-did-with").with("what", names::book(*pile)).with("dice", die(*with_die));
            told(*seat, brings(paid(what, price), gain))
        }
        Event::Khan { seat, die: with_die, gain } => placed(*seat, source(Source::Khan), die(*with_die), gain),
        Event::Bag { seat, die: with_die, gain } => placed(*seat, source(Source::Bag), die(*with_die), gain),
        Event::Seal { seat, guild, dice: set, paid: price, gain } => {
            let what = with("mp-source-seal").with("guild", names::guild(*guild));
            let what =
                if set.is_empty() { what } else { with("mp-did-with").with("what", what).with("dice", dice(set)) };
            told(*seat, brings(paid(what, price), gain))
        }
        Event::Travelled { .. } => return travelled(event),
        Event::Stayed { seat } => told(*seat, with("mp-did-stay")),
        Event::Post { seat, place, from, points, bonus } => told(*seat, post(*place, *from, *points, *bonus)),
        Event::Contracts { seat, die: with_die, taken, dropped: gone, paid: price, gain } => {
            let what = with("mp-did-contracts").with("contracts", contracts(taken)).with("dice", die(*with_die));
            told(*seat, brings(paid(dropped(what, gone), price), gain))
        }
        Event::City { seat, special, die: with_die, gain, .. } => {
            placed(*seat, names::place(special.place()), die(*with_die), gain)
        }
        Event::Card { seat, card, die: with_die, times, paid: price, gain, .. } => {
            let what = with("mp-did-with").with("what", names::card(*card)).with("dice", die(*with_die));
            let what = if *times > 1 { with("mp-did-times").with("what", what).with("n", *times) } else { what };
            told(*seat, brings(paid(what, price), gain))
        }
        Event::Fulfilled { seat, contract, paid: price, gain } => {
            let what = with("mp-did-fulfil").with("contract", names::contract(*contract));
            told(*seat, brings(paid(what, price), gain))
        }
        Event::Improved { seat, guild, paid: price } => {
            told(*seat, paid(with("mp-did-improve").with("guild", names::guild(*guild)), price))
        }
        Event::Rerolled { seat, die: old, value, paid: price } => {
            told(*seat, paid(with("mp-did-reroll").with("die", die(*old)).with("value", *value), price))
        }
        Event::Changed { seat, die: old, value, paid: price } => {
            told(*seat, paid(with("mp-did-change").with("die", die(*old)).with("value", *value), price))
        }
        Event::Black { seat, value, paid: price, from } => {
            let what = with("mp-did-black").with("value", *value);
            told(*seat, paid(by(*from, what), price))
        }
        Event::Collected { seat, tile } => told(*seat, with("mp-did-collect").with("gain", effect(&tile.print().gain))),
        Event::Outpost { seat, tile } => told(*seat, with("mp-did-outpost").with("gain", effect(&tile.print().gain))),
        Event::Got { seat, from, gain } => told(*seat, brings(source(*from), gain)),
        Event::Nothing { seat, from } => told(*seat, with("mp-did-nothing").with("from", source(*from))),
        Event::Took { seat, contract, from, dropped: gone } => {
            let what = with("mp-did-take").with("contract", names::contract(*contract));
            told(*seat, by(Some(*from), dropped(what, gone.as_slice())))
        }
        Event::Drew { seat, contract, from } => {
            told(*seat, by(Some(*from), with("mp-did-draw").with("contract", names::contract(*contract))))
        }
        Event::Refused { seat, contract } => {
            told(*seat, with("mp-did-refuse").with("contract", names::contract(*contract)))
        }
        Event::TookNone { seat, place } => told(*seat, with("mp-did-leave").with("place", names::place(*place))),
        Event::Twice { seat, from } => told(*seat, with("mp-did-twice").with("from", source(*from))),
        Event::Asks { seat } => return own(*seat, with("mp-asks-jade").with("seat", *seat)),
        Event::Ended { seat, contracts } => return ended(*seat, contracts, viewer),
        Event::Final { seat, goal, score } => last(*seat, names::goal(*goal), score),
        Event::Over => with("mp-over"),
    })
}

/// Dice on a space, and what they brought.
fn placed(seat: Seat, what: Text, dice: Text, gain: &Effect) -> Text {
    told(seat, brings(Text::of("mp-did-with").with("what", what).with("dice", dice), gain))
}

/// What comes from somewhere.
fn by(from: Option<Source>, what: Text) -> Text {
    match from {
        Some(from) => Text::of("mp-did-by").with("from", source(from)).with("what", what),
        None => what,
    }
}

/// What everybody rolled, and the new city cards.
fn rolled(cards: &[super::cards::CityCard], dice: &[Faces], black: Faces) -> Text {
    let roll = |(seat, own): (u8, &Faces)| {
        Text::of("mp-roll").with("seat", Seat(seat)).with("dice", faces(own.each(), std::iter::empty()))
    };
    let rolls: Vec<Text> = (0..).zip(dice).map(roll).collect();
    let cards: Vec<Text> = cards.iter().map(|card| names::card(*card)).collect();
    let text = Text::of("mp-rolled").with("rolls", rolls);
    let text =
        if cards.is_empty() { text } else { Text::of("mp-rolled-cards").with("rolls", text).with("cards", cards) };
    if black.is_empty() {
        return text;
    }
    Text::of("mp-rolled-black").with("rolls", text).with("dice", faces(std::iter::empty(), black.each()))
}

/// A journey: from where by which stops, and with what.
fn travelled(event: &Event) -> Option<Text> {
    let Event::Travelled { seat, with, from, journey, paid: price, hourglass } = event else { return None };
    let what = way(journey, from);
    let what = match with {
        Some((travel, set)) => {
            let space = Text::of(format!("mp-travel-{travel}"));
            Text::of("mp-did-travel").with("space", space).with("dice", dice(set)).with("way", what)
        }
        None => Text::of("mp-did-move").with("way", what),
    };
    let what = paid(what, price);
    let what = if *hourglass { Text::of("mp-did-hourglass").with("what", what) } else { what };
    Some(told(*seat, what))
}

/// The stops of a journey, figure by figure.
fn way(journey: &Journey, from: &[Place; 2]) -> Text {
    let leg = |leg: &super::moves::Leg, from: Place| {
        let stops = leg.route.places().map(names::place);
        stops.fold(names::place(from), |way, next| Text::of("mp-way").with("before", way).with("next", next))
    };
    let first = leg(&journey.first, from[0]);
    match &journey.second {
        Some(second) => Text::of("mp-ways").with("first", first).with("second", leg(second, from[1])),
        None => first,
    }
}

/// A post, where it came from, and its points.
fn post(place: Place, from: Option<Place>, points: u8, bonus: bool) -> Text {
    let of = |key: &'static str| Text::of(key).with("place", names::place(place));
    let text = match (from, bonus) {
        (Some(old), _) => of("mp-did-post-moved").with("from", names::place(old)),
        (None, true) => of("mp-did-post"),
        (None, false) => of("mp-did-post-extra"),
    };
    brings(text, &Effect { points, ..Effect::default() })
}

/// New contracts on the map; that a turn is over, only its seat is told.
fn ended(seat: Seat, contracts: &[(Place, Contract)], viewer: Viewer) -> Option<Text> {
    let new = |(place, contract): &(Place, Contract)| {
        Text::of("mp-new-contract").with("place", names::place(*place)).with("contract", names::contract(*contract))
    };
    if contracts.is_empty() {
        return viewer.is(seat).then(|| Text::of("mp-ended").with("seat", seat));
    }
    Some(Text::of("mp-new-contracts").with("contracts", contracts.iter().map(new).collect::<Vec<_>>()))
}

/// The final scoring of a seat by source.
fn last(seat: Seat, goal: Text, score: &Score) -> Text {
    let played: i16 = score.played.each().sum();
    let parts = parts(score, score.played.each().count());
    let text = Text::of("mp-final").with("seat", seat).with("goal", goal);
    text.with("points", i32::from(score.total - played)).with("parts", parts)
}

/// What a seat's points come from, each source with its points, without the first ones.
pub(super) fn parts(score: &Score, without: usize) -> Vec<Text> {
    let sources = Score::SOURCES.iter().skip(without).map(|(key, points)| (*key, points(score)));
    let part = |(key, points)| Text::of("mp-part").with("what", Text::of(key)).with("points", i32::from(points));
    let all: Vec<Text> = sources.filter(|(_, points)| *points != 0).map(part).collect();
    if all.is_empty() { vec![Text::of("mp-nothing")] } else { all }
}
