//! Effects in words: one message a key of the vocabulary, put together in the same way wherever an effect is told.

use super::dice::{Dice, Die};
use super::effect::Effect;
use crate::rules::Text;

/// Everything in an effect, in the order in which it is received (MP-Q48).
pub(super) fn things(effect: &Effect) -> Vec<Text> {
    let all = [
        ("mp-thing-coins", effect.coins),
        ("mp-thing-camels", effect.camels),
        ("mp-thing-pepper", effect.pepper),
        ("mp-thing-silk", effect.silk),
        ("mp-thing-gold", effect.gold),
        ("mp-thing-jade", effect.jade),
        ("mp-thing-points", effect.points),
        ("mp-thing-any-good", effect.any_good),
        ("mp-thing-different-goods", effect.different_goods),
        ("mp-thing-copy-city-bonus", effect.copy_city_bonus),
        ("mp-thing-own-city-bonus", effect.own_city_bonus),
        ("mp-thing-contract-from-pile", effect.contract_from_pile),
        ("mp-thing-contract-from-own-city", effect.contract_from_own_city),
        ("mp-thing-seal-action", effect.seal_action),
        ("mp-thing-shield", effect.shield),
        ("mp-thing-black-die", effect.black_die),
        ("mp-thing-move", effect.steps),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| Text::of(key).with("n", count)).collect()
}

/// The same with as few letters as possible, for labels: a single ware is called by its name alone.
pub(super) fn brief(effect: &Effect) -> Text {
    let all = [
        ("mp-brief-coins", effect.coins),
        ("mp-brief-camels", effect.camels),
        ("mp-brief-pepper", effect.pepper),
        ("mp-brief-silk", effect.silk),
        ("mp-brief-gold", effect.gold),
        ("mp-brief-jade", effect.jade),
    ];
    in_a_row(
        all.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| Text::of(key).with("n", count)).collect(),
    )
}

/// Several things with commas between.
pub(super) fn in_a_row(all: Vec<Text>) -> Text {
    let comma = |before: Text, next: Text| Text::of("mp-label-comma").with("before", before).with("next", next);
    all.into_iter().reduce(comma).unwrap_or_else(|| Text::of("mp-nothing"))
}

/// An effect as one text.
pub(super) fn effect(effect: &Effect) -> Text {
    let all = things(effect);
    if all.is_empty() { Text::of("mp-nothing") } else { Text::of("mp-things").with("things", all) }
}

/// What is paid and what it brings.
pub(super) fn trade(cost: &Effect, gain: &Effect) -> Text {
    if cost.is_empty() {
        return effect(gain);
    }
    Text::of("mp-trade").with("cost", effect(cost)).with("gain", effect(gain))
}

/// Several things that are lists themselves, with semicolons between.
pub(super) fn apart(all: impl Iterator<Item = Text>) -> Option<Text> {
    all.reduce(|before, next| Text::of("mp-either").with("before", before).with("next", next))
}

/// A die.
pub(super) fn die(die: Die) -> Text {
    Text::of(if die.black { "mp-die-black" } else { "mp-die" }).with("die", die.value)
}

/// What dice show, with plus signs between, and how many they are.
fn shown(dice: impl Iterator<Item = u8>) -> (String, usize) {
    let values: Vec<String> = dice.map(|value| value.to_string()).collect();
    (values.join("+"), values.len())
}

/// Own and black dice.
pub(super) fn faces(own: impl Iterator<Item = u8>, black: impl Iterator<Item = u8>) -> Text {
    match (shown(own), shown(black)) {
        ((_, 0), (_, 0)) => Text::of("mp-dice-none"),
        ((own, _), (_, 0)) => Text::of("mp-dice").with("own", own),
        ((_, 0), (black, count)) => Text::of("mp-dice-black").with("black", black).with("black-count", count),
        ((own, _), (black, count)) => {
            Text::of("mp-dice-both").with("own", own).with("black", black).with("black-count", count)
        }
    }
}

/// Dice that are placed together.
pub(super) fn dice(dice: &Dice) -> Text {
    let of = |black: bool| dice.iter().filter(move |die| die.black == black).map(|die| die.value);
    faces(of(false), of(true))
}
