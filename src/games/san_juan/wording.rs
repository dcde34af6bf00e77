//! Questions and answers in words: prompts, and labels with their outcome.

use std::cmp::Ordering;

use super::cards::Kind;
use super::limits::{Library, Lot};
use super::moves::*;
use super::notes;
use super::refuse;
use super::seen::Seen;
use super::sites::Sites;
use super::state::{Phase, SanJuan};
use super::tell::{self, card, cards as names, good, role};
use super::tips;
use super::view::View;
use crate::rules::{Choice, Sheet, Text, Tip, Wording};

/// A question of this game.
type Asking<'a, 'g> = crate::rules::Asking<'a, 'g, SanJuan>;

impl Wording for SanJuan {
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn prompt(view: &View, asking: &Asking) -> Text {
        let at = asking.seen;
        match (at.phase, asking.slot) {
            (Phase::Opening, _) => Text::of("sj-ask-opening").with("cards", names(at.drawn.iter())),
            (Phase::Chapel, _) => {
                let count = view.own.as_ref().map_or(0, |own| own.chapel.len());
                Text::of("sj-ask-chapel").with("count", count)
            }
            (Phase::HandLimit, _) => discard(&at.surplus(), Text::of("sj-ask-limit").with("limit", at.hand_limit())),
            (Phase::Role, LIBRARY) => Text::of("sj-ask-library"),
            (Phase::Role, _) => {
                Text::of("sj-ask-role").with("count", at.hand.len()).with("hand", priced(at.hand.iter()))
            }
            (Phase::Builder, _) => ask_builder(asking),
            (Phase::Producer, _) => Text::of("sj-ask-produce").with("count", at.goods(at.means.privileges, false)),
            (Phase::Trader, _) => Text::of("sj-ask-sell").with("count", at.goods(at.means.privileges, true)),
            (Phase::Councillor, _) => ask_councillor(at),
            (Phase::Prospector, _) if at.mine.is_empty() => Text::of("sj-ask-mine"),
            (Phase::Prospector, _) => Text::of("sj-ask-choice").with("cards", names(at.mine.iter())),
            (Phase::Over, _) => tell::duty(Phase::Over),
        }
    }

    fn label(view: &View, asking: &Asking, pick: Pick) -> Choice {
        let at = asking.seen;
        match (asking.slot, pick) {
            (_, Pick::Act(act)) => verb(at, act),
            (_, Pick::Role(picked)) => {
                let library = at.library == Library::Used;
                Choice::of(role(picked)).noted(notes::role(view, at, picked, library))
            }
            (_, Pick::Consent(consent)) => with_library(view, asking, consent == Consent::Yes),
            (_, Pick::Price(Price(price))) => {
                let more = asking.draft.terms(&asking.seen.means).is_some_and(|terms| terms.cost < usize::from(price));
                match more {
                    true => Choice::bringing(Text::of("sj-label-price-more").with("cost", price)),
                    false => Choice::of(Text::of("sj-label-price").with("cost", price)),
                }
            }
            (COVER, pick) => on(asking, Option::try_from(pick).ok().flatten()),
            (_, Pick::Card(card)) => thing(asking, card),
            (CHOICE, Pick::None(_)) => Choice::of(Text::of("sj-label-take-none")),
            (_, Pick::None(_)) => Choice::of(Text::of("sj-label-no-card")),
        }
    }

    fn reason(bar: &super::ask::Bar) -> Text {
        refuse::reason(bar)
    }

    /// The table for what lies there, the hand for all else.
    fn sheet(view: &View, asking: Option<&Asking>) -> Sheet {
        match view.phase {
            Phase::Producer | Phase::Trader | Phase::Prospector | Phase::Over => Sheet::Board(0),
            Phase::Builder if asking.is_some_and(|asking| matches!(asking.slot, COVER | GOODS)) => Sheet::Board(0),
            _ => Sheet::Own,
        }
    }
}

/// Cards with their costs.
pub(super) fn priced(kinds: impl IntoIterator<Item = Kind>) -> Vec<Text> {
    let priced = |kind: Kind| Text::of("sj-priced").with("card", card(kind)).with("cost", kind.cost());
    kinds.into_iter().map(priced).collect()
}

fn ask_builder(asking: &Asking) -> Text {
    let at = asking.seen;
    let (Some(built), Some(terms)) = (asking.draft.card, asking.draft.terms(&asking.seen.means)) else {
        return match at.can_build() {
            true => Text::of("sj-ask-build").with("less", at.means.privileges),
            false => Text::of("sj-ask-build-nothing"),
        };
    };
    let named = |key: &'static str| Text::of(key).with("card", card(built.kind));
    let price = asking.draft.price(&terms);
    match asking.slot {
        COVER => named("sj-ask-cover"),
        PRICE => named("sj-ask-price").with("cost", terms.cost),
        GOODS => named("sj-ask-goods").with("cost", price),
        _ => {
            let goods = asking.draft.goods.as_ref().map_or(0, |goods| goods.len());
            named("sj-ask-pay").with("count", price - goods).with("have", terms.cards)
        }
    }
}

fn ask_councillor(at: &Seen) -> Text {
    let drawn = names(at.drawn.iter());
    let lot = at.dealt();
    match lot.discards {
        true => discard(&lot, Text::of("sj-ask-archive")).with("cards", drawn),
        false => Text::of("sj-ask-keep").with("count", lot.most).with("cards", drawn),
    }
}

/// How many cards have to be discarded, in a question that begins with that text.
fn discard(lot: &Lot, text: Text) -> Text {
    let (least, most) = (lot.least, lot.most);
    let key = match least == most {
        true => "sj-discard",
        false if least == 0 => "sj-discard-maybe",
        false => "sj-discard-range",
    };
    text.with("discard", Text::of(key).with("least", least).with("most", most))
}

/// Whether the Library is used with the role just picked, and what the role brings then.
fn with_library(view: &View, asking: &Asking, used: bool) -> Choice {
    let label = Text::of(if used { "sj-label-library-yes" } else { "sj-label-library-no" });
    Choice::of(label).noted(asking.draft.role.map(|picked| notes::role(view, asking.seen, picked, used)))
}

/// A verb, with its outcome where it leaves nothing to choose.
fn verb(at: &Seen, act: Act) -> Choice {
    let key = match act {
        Act::Build => {
            let mut able = at.hand.kinds().filter(|kind| at.means.builds(*kind));
            match (able.next(), able.next()) {
                (Some(kind), None) => {
                    return Choice::of(Text::of("sj-label-build-only").with("card", card(kind)));
                }
                _ => "sj-label-build",
            }
        }
        Act::Produce => return only(at, "sj-label-produce", "sj-label-produce-only", false),
        Act::Sell => return only(at, "sj-label-sell", "sj-label-sell-only", true),
        Act::Pass => match at.phase {
            Phase::Producer => "sj-label-pass-produce",
            Phase::Trader => "sj-label-pass-sell",
            Phase::Prospector => "sj-label-pass-mine",
            _ => "sj-label-pass-build",
        },
        Act::Role => "sj-label-role",
        Act::Keep => "sj-label-keep",
        Act::Discard => "sj-label-discard",
        Act::Mine if at.mine.is_empty() => "sj-label-turn",
        Act::Mine => "sj-label-mine",
        Act::Tuck => "sj-label-chapel",
    };
    Choice::of(Text::of(key))
}

/// To produce or to sell; with a single plant there is nothing to choose.
fn only(at: &Seen, many: &'static str, single: &'static str, laden: bool) -> Choice {
    let plants: Sites = at.means.plants(laden);
    match plants.iter().next().map(|place| at.means.sites[place].0) {
        Some(kind) if plants.len() == 1 => {
            let text = Text::of(single).with("good", good(kind));
            if laden { Choice::bringing(text.with("cards", at.income(kind))) } else { Choice::of(text) }
        }
        _ => Choice::of(Text::of(many)),
    }
}

/// A card or building.
fn thing(asking: &Asking, picked: Card) -> Choice {
    let (at, kind) = (asking.seen, picked.kind);
    let noted = |choice: Choice| choice.noted(note(kind));
    match asking.slot {
        CARD if at.phase == Phase::Builder => noted(to_build(at, kind)),
        GOODS if at.phase == Phase::Builder => Choice::of(Text::of("sj-as-good").with("good", good(kind))),
        GOODS => Choice::bringing(Text::of("sj-label-good").with("good", good(kind)).with("cards", at.income(kind))),
        BUILDINGS => Choice::of(good(kind)),
        CARDS if at.phase == Phase::Councillor && is_new(at, picked) => {
            noted(Choice::of(Text::of("sj-label-new").with("card", card(kind))))
        }
        _ => noted(Choice::of(card(kind))),
    }
}

/// A place for a card, with what it costs there and what is lost.
fn on(asking: &Asking, over: Option<Card>) -> Choice {
    let means = &asking.seen.means;
    let cost = |place| asking.draft.card.map_or(0, |card| means.terms(card.kind, place).cost);
    let Some(over) = over else { return Choice::bringing(Text::of("sj-label-free-place").with("cost", cost(None))) };
    let place = means.place(over);
    let loses = place.and_then(|place| means.sites.get(place)).is_some_and(|(_, laden)| *laden);
    let key = if loses { "sj-label-over-full" } else { "sj-label-over" };
    let label = Text::of(key).with("card", card(over.kind)).with("cost", cost(place));
    Choice::bringing(label).noted(loses.then(|| Text::of("sj-note-loses")))
}

/// A card with what it costs to build, wherever it can be paid for; with a Crane it may cost more here and less there.
fn to_build(at: &Seen, kind: Kind) -> Choice {
    let cost = |place| at.means.terms(kind, place).cost;
    let (mut least, mut most) = (usize::MAX, 0);
    for cost in at.means.places(kind).map(cost) {
        (least, most) = (least.min(cost), most.max(cost));
    }
    let (key, most) = match least.cmp(&most) {
        Ordering::Less => ("sj-label-card-crane", most),
        Ordering::Equal => ("sj-label-card", most),
        Ordering::Greater => ("sj-label-card", cost(None)),
    };
    Choice::bringing(Text::of(key).with("card", card(kind)).with("cost", most).with("least", least.min(most)))
}

/// Whether an Archive's owner has just drawn this card; the last of a kind count as the new ones.
fn is_new(at: &Seen, card: Card) -> bool {
    let old = at.hand.iter().filter(|held| *held == card.kind).count();
    at.files() && usize::from(card.copy) > old
}

/// What a card costs, brings and does.
fn note(kind: Kind) -> Text {
    let text = Text::of("sj-note-card").with("cost", kind.cost()).with("vp", kind.vp());
    text.with("effect", Text::of(format!("sj-effect-{kind}")))
}
