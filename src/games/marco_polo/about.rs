//! What printed things take and bring, in words.

use super::cards::{CityCard, Contract, Goal};
use super::names;
use super::phrases::{apart, effect, trade};
use super::print::{CardOption, GoalSeal, Guild, Times};
use super::seals::Special;
use crate::rules::Text;

/// An option of a city card with the dice it takes and how often it can be taken.
fn option(option: &CardOption) -> Text {
    let what = trade(&option.cost, &option.gain);
    let often = match option.times {
        Times::Once => what,
        times => Text::of(format!("mp-times-{times}")).with("what", what),
    };
    match (option.min_die, option.max_die) {
        (1, 6) => often,
        (least, most) if least == most => Text::of("mp-die-only").with("die", least).with("what", often),
        (least, most) => Text::of("mp-die-from").with("least", least).with("most", most).with("what", often),
    }
}

/// What a city card does.
pub(super) fn card(card: CityCard) -> Text {
    apart(card.print().options.iter().map(option)).unwrap_or_else(|| Text::of("mp-nothing"))
}

/// What a contract takes and brings.
pub(super) fn contract(contract: Contract) -> Text {
    trade(&contract.print().cost, &contract.print().gain)
}

/// What a goal card counts.
pub(super) fn goal(goal: Goal) -> Text {
    let print = goal.print();
    let seal =
        |seal: &GoalSeal| Text::of("mp-goal-seal").with("guild", names::guild(seal.seal)).with("points", seal.points);
    let seals: Vec<Text> = print.seals.iter().map(seal).collect();
    let arms: Vec<Text> = print.shields.iter().map(|arms| names::arms(*arms)).collect();
    Text::of("mp-goal-counts").with("seals", seals).with("arms", arms)
}

/// What improving a seal takes and brings.
pub(super) fn improving(guild: Guild) -> Text {
    trade(&guild.seal().improve_cost, &guild.seal().bonus)
}

/// What a special city brings.
pub(super) fn special(special: Special) -> Text {
    let print = special.print();
    let text = Text::of("mp-special").with("gain", effect(&print.gain)).with("guild", names::guild(print.seal));
    text.with("twice", print.twice_min_die)
}
