//! Why something cannot be picked: the fact, then the reason. Which picks are refused is decided in `ask`.

use super::cards::Kind;
use super::held::Cards;
use super::moves::{Act, Pick};
use super::price::Means;
use super::state::{Phase, SanJuan};
use super::tell;
use crate::rules::{Refusal, Seat, Text};

/// A pick that makes no sense here.
pub(super) fn not_offered() -> Refusal {
    Refusal::of("refused-not-offered")
}

fn about(key: &'static str, kind: Kind) -> Refusal {
    Refusal(Text::of(key).with("card", tell::card(kind)))
}

fn of_kind(pick: Pick, why: impl FnOnce(Kind) -> Refusal) -> Refusal {
    pick.kind().map_or_else(not_offered, why)
}

/// A verb of another phase.
pub(super) fn not_now(phase: Phase) -> Refusal {
    Refusal(Text::of("sj-refuse-now").with("what", tell::duty(phase)))
}

/// A verb that the seat cannot begin with.
pub(super) fn verb(game: &SanJuan, seat: Seat, verb: Pick) -> Refusal {
    match (game.phase, verb) {
        (Phase::Builder, Pick::Act(Act::Build)) => Refusal::of("sj-refuse-nothing-to-build"),
        (Phase::Councillor, Pick::Act(Act::Keep)) if game.files(seat) => Refusal::of("sj-refuse-archive"),
        (Phase::Councillor, Pick::Act(Act::Discard)) => Refusal::of("sj-refuse-no-archive"),
        (phase, Pick::Act(Act::Pass)) => Refusal(Text::of("sj-refuse-pass").with("what", tell::duty(phase))),
        (phase, _) => not_now(phase),
    }
}

/// A role that somebody has.
pub(super) fn role(game: &SanJuan, pick: Pick) -> Refusal {
    let Pick::Role(role) = pick else { return not_offered() };
    let Some(seat) = game.roles[role as usize] else { return not_offered() };
    Refusal(Text::of("sj-refuse-role").with("role", tell::role(role)).with("seat", seat))
}

/// A card that cannot be built.
pub(super) fn card(means: &Means, hand: &Cards, pick: Pick) -> Refusal {
    of_kind(pick, |kind| {
        if !hand.has(kind) {
            return about("sj-refuse-not-held", kind);
        }
        if !means.allows(kind) {
            return about("sj-refuse-owned", kind);
        }
        let terms = means.grounds(kind).map(|place| means.terms(kind, place));
        let dear = terms.min_by_key(|terms| terms.cost.saturating_sub(terms.payable()));
        dear.map_or_else(not_offered, |terms| too_dear(kind, terms.cost, terms.payable()))
    })
}

fn too_dear(kind: Kind, cost: usize, have: usize) -> Refusal {
    let Refusal(text) = about("sj-refuse-dear", kind);
    Refusal(text.with("cost", cost).with("have", have))
}

/// A place on which the card cannot be built.
pub(super) fn cover(means: &Means, card: Kind, pick: Pick) -> Refusal {
    let place = match pick {
        Pick::None => None,
        Pick::Card(Kind::Crane, _) => return Refusal::of("sj-refuse-cover-crane"),
        Pick::Card(kind, copy) => match means.place(kind, copy) {
            Some(_) if kind == card => return about("sj-refuse-cover-same", kind),
            Some(at) => Some(at),
            None => return about("sj-refuse-not-yours", kind),
        },
        _ => return not_offered(),
    };
    let terms = means.terms(card, place);
    if terms.can_pay() { not_offered() } else { too_dear(card, terms.cost, terms.payable()) }
}

fn of_building(means: &Means, pick: Pick, why: impl FnOnce(Kind, bool) -> &'static str) -> Refusal {
    let Pick::Card(kind, copy) = pick else { return not_offered() };
    let laden = means.place(kind, copy).and_then(|at| means.sites.get(at)).map(|(_, laden)| *laden);
    about(laden.map_or("sj-refuse-not-yours", |laden| why(kind, laden)), kind)
}

/// A building whose good can neither be sold nor pay: it has none, or loses it to what covers it (SJ-Q11).
pub(super) fn no_good(means: &Means, pick: Pick) -> Refusal {
    of_building(means, pick, |_, laden| if laden { "sj-refuse-good-lost" } else { "sj-refuse-no-good" })
}

/// A building that cannot take a good.
pub(super) fn not_empty(means: &Means, pick: Pick) -> Refusal {
    let why = |kind: Kind, _| if kind.is_production() { "sj-refuse-has-good" } else { "sj-refuse-no-production" };
    of_building(means, pick, why)
}

/// A card that is not there to keep, to discard or to pay with.
pub(super) fn not_held(pick: Pick) -> Refusal {
    of_kind(pick, |kind| about("sj-refuse-not-held", kind))
}

/// A card that the Gold Mine did not turn up.
pub(super) fn not_turned(pick: Pick) -> Refusal {
    of_kind(pick, |kind| about("sj-refuse-not-turned", kind))
}
