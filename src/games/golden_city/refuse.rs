//! Why something cannot be picked: the fact, then the reason. Which picks are refused is decided in `ask`.

use super::moves::{Act, Pick};
use super::place::Place;
use super::places::Places;
use super::reach::{cost, needs_key};
use super::state::{GoldenCity, Phase};
use super::tell;
use crate::rules::{Refusal, Seat, Text};

/// A pick that makes no sense here.
fn not_offered() -> Refusal {
    Refusal::of("refused-not-offered")
}

/// A verb of another phase.
pub(super) fn not_now(phase: Phase) -> Refusal {
    Refusal(Text::of("gc-refuse-now").with("what", tell::duty(phase)))
}

/// A verb that the seat cannot begin with.
pub(super) fn verb(phase: Phase, verb: Act) -> Refusal {
    match (phase, verb) {
        (Phase::Build, Act::Build) => Refusal::of("gc-refuse-nothing-to-build"),
        (_, Act::Pass) => Refusal(Text::of("gc-refuse-pass").with("what", tell::duty(phase))),
        _ => not_now(phase),
    }
}

/// A pair that the seat cannot bid for.
pub(super) fn pair(game: &GoldenCity, seat: Seat, pick: Pick) -> Refusal {
    let Pick::Pair(pair) = pick else { return not_offered() };
    let Some(pair) = game.pairs.get(usize::from(pair)) else { return Refusal::of("gc-refuse-no-pair") };
    let Some(owner) = pair.hand else { return not_offered() };
    let text = Text::of("gc-refuse-coins").with("seat", owner);
    Refusal(text.with("price", game.price()).with("have", game.player(seat).coins))
}

fn about(key: &'static str, place: Place) -> Text {
    Text::of(key).with("place", tell::place(place))
}

/// A place on which the seat cannot build.
pub(super) fn site(game: &GoldenCity, seat: Seat, pick: Pick) -> Refusal {
    let Pick::Place(place) = pick else { return not_offered() };
    let player = game.player(seat);
    if player.houses.has(place) {
        return Refusal(about("gc-refuse-yours", place));
    }
    if game.houses().and(Places::SINGLE).has(place) {
        let owner = game.seats_in_order().find(|other| game.player(*other).houses.has(place));
        return Refusal(about("gc-refuse-taken", place).with("seat", owner.unwrap_or(seat)));
    }
    if !game.open_to(seat).has(place) {
        return Refusal(about("gc-refuse-no-road", place));
    }
    if needs_key(place) && player.keys == 0 {
        return Refusal(about("gc-refuse-no-key", place));
    }
    dear("gc-refuse-cards", place)
}

fn dear(key: &'static str, place: Place) -> Refusal {
    let (kind, count) = cost(place);
    Refusal(about(key, place).with("count", count).with("terrain", tell::terrain(kind)))
}

/// Cards that do not pay for the place.
pub(super) fn pay(place: Place, pick: Pick) -> Refusal {
    match pick {
        Pick::Pay(_) => dear("gc-refuse-payment", place),
        _ => not_offered(),
    }
}

/// A goods card that does not lie open, or a pile without cards.
pub(super) fn not_open(pick: Pick) -> Refusal {
    match pick {
        Pick::Goods(card) => Refusal(Text::of("gc-refuse-not-open").with("card", tell::goods_card(card))),
        Pick::Pile => Refusal::of("gc-refuse-no-pile"),
        _ => not_offered(),
    }
}

/// A goods card that the seat does not have.
pub(super) fn no_such_good(pick: Pick) -> Refusal {
    match pick {
        Pick::Goods(card) => Refusal(Text::of("gc-refuse-no-such-good").with("card", tell::goods_card(card))),
        _ => not_offered(),
    }
}

/// A bonus card that is not left.
pub(super) fn bonus_gone(pick: Pick) -> Refusal {
    match pick {
        Pick::Bonus(card) => Refusal(Text::of("gc-refuse-bonus-gone").with("card", tell::bonus(card))),
        _ => not_offered(),
    }
}

/// A terrain card that the seat does not have.
pub(super) fn not_held(pick: Pick) -> Refusal {
    match pick {
        Pick::Card(kind, _) => Refusal(Text::of("gc-refuse-not-held").with("terrain", tell::terrain(kind))),
        _ => not_offered(),
    }
}
