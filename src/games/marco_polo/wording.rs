//! Questions in words: what is asked, with what there is to do it with. Answers are `labels`', reasons `reasons`'.

use super::about::{card, improving, special};
use super::bar::{Bar, Lack};
use super::board::numbers;
use super::due::Due;
use super::effect::Effect;
use super::labels;
use super::lack::Lacks;
use super::map::Place;
use super::moves::*;
use super::names;
use super::options::ExtraPosts;
use super::phrases::{effect, faces, trade};
use super::print::Guild;
use super::reasons;
use super::scope::Scope;
use super::seals::Special;
use super::state::{MarcoPolo, Player, Stage};
use super::stock::Stock;
use super::tell::source;
use super::tips;
use super::view::View;
use crate::rules::{Asking, Choice, Sheet, Text, Tip, Wording};

/// So many cities out of reach are told; more would bury those in reach.
const MOST_LACKS: usize = 4;

/// Everything that takes a die.
const ACTIONS: Sheet = Sheet::Board(0);
/// The map.
const MAP: Sheet = Sheet::Board(1);

impl Wording for MarcoPolo {
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn prompt(view: &View, asking: &Asking<Self>) -> Text {
        let asked = question(view, asking);
        if view.table.stage == Stage::Characters || view.table.stage == Stage::Goals {
            return asked;
        }
        Text::of("mp-ask-with").with("ask", asked).with("status", status(asking.seen.player))
    }

    fn label(view: &View, asking: &Asking<Self>, pick: Pick) -> Choice {
        labels::label(view, asking, pick)
    }

    fn reason(bar: &Bar) -> Text {
        reasons::reason(bar)
    }

    /// The map for what lies on it, the own board for what lies
    /// there or is chosen with an eye on it, else the actions.
    fn sheet(view: &View, asking: Option<&Asking<Self>>) -> Sheet {
        let open = view.seat.or(view.awaiting.first().copied()).and_then(|seat| view.player(seat)?.open());
        let act = asking.and_then(|asking| asking.draft.verb);
        match (act, asking.map_or("", |asking| asking.slot)) {
            _ if view.table.stage == Stage::Over => ACTIONS,
            (Some(Act::Goal), _) => Sheet::Own,
            (Some(Act::Travel | Act::Move | Act::Post), _) => MAP,
            (Some(Act::Contracts), DIE) => ACTIONS,
            (Some(Act::Contracts), CONTRACTS) | (Some(Act::Take), CONTRACT) => MAP,
            (Some(Act::Contracts | Act::Take | Act::Fulfil | Act::Improve | Act::Outpost), _) => Sheet::Own,
            (Some(Act::Bonus | Act::Compensate) | None, _) => open.map_or_else(|| idle(view), sheet_of),
            _ => ACTIONS,
        }
    }
}

/// Coins, camels and wares as one effect.
fn owned(stock: &Stock) -> Effect {
    let short = |count: u16| count.min(u8::MAX.into()) as u8;
    let [pepper, silk, gold, jade] = stock.wares.map(short);
    Effect { coins: short(stock.coins), camels: short(stock.camels), pepper, silk, gold, jade, ..Effect::default() }
}

/// What a seat has of coins, camels and wares.
pub(super) fn stock(player: &Player) -> Text {
    effect(&owned(&player.stock))
}

/// The dice that a seat has left.
pub(super) fn left(player: &Player) -> Text {
    faces(player.dice.each(), player.black.each())
}

/// Dice and stock.
fn status(player: &Player) -> Text {
    Text::of("mp-status").with("dice", left(player)).with("stock", stock(player))
}

fn question(view: &View, asking: &Asking<MarcoPolo>) -> Text {
    let Asking { slot, draft, seen: Scope { player, .. }, .. } = *asking;
    let due = player.open();
    let act = draft.verb;
    match (slot, act) {
        (VERB, _) => match due {
            Some(due) => open(due),
            None if view.table.stage == Stage::Characters => Text::of("mp-ask-name"),
            None if view.table.stage == Stage::Goals => Text::of("mp-ask-goal-card"),
            None if view.table.turn.acted => Text::of("mp-ask-acted"),
            None => Text::of("mp-ask-turn"),
        },
        (CARD, Some(Act::Goal)) => Text::of("mp-ask-goal-card"),
        (CHOICE, Some(Act::Card)) => Text::of("mp-ask-option"),
        (CHOICE | COINS, _) | (SEAL, Some(Act::Seal)) if due.is_some() => {
            due.map_or_else(|| Text::of("mp-ask-choice"), open)
        }
        (CONTRACT | DROP, Some(Act::Take)) => match due {
            Some(due @ Due::Drawn { .. }) => open(due),
            Some(due) if slot == CONTRACT => open(due),
            _ => Text::of("mp-ask-drop"),
        },
        (GOAL, Some(Act::Move)) => due.map_or_else(|| Text::of("mp-ask-goal"), open),
        (CITY, Some(Act::Post)) => due.map_or_else(|| Text::of("mp-ask-city"), open),
        (GOAL, _) => {
            let ask = Text::of("mp-ask-goal").with("figures", figures(player)).with("seals", seals(player));
            match lacking(asking) {
                lacks if lacks.is_empty() => ask,
                lacks => Text::of("mp-ask-goal-lacks").with("ask", ask).with("lacks", lacks),
            }
        }
        (SEAL, Some(Act::Improve)) => Text::of("mp-ask-improve"),
        (DICE, Some(Act::Travel)) => match draft.goal {
            Some(place) => Text::of("mp-ask-dice-travel").with("place", names::place(place)),
            None => Text::of("mp-ask-dice"),
        },
        (POST | STOP, Some(Act::Travel)) if view.table.options.extra_post_bonuses == ExtraPosts::Yes => {
            Text::of("mp-ask-post-bonuses")
        }
        (STOP, _) => Text::of("mp-ask-post"),
        (DICE, Some(Act::Seal)) | (OTHERS, _) => Text::of("mp-ask-dice"),
        (DIE, Some(Act::Khan)) => Text::of("mp-ask-die-khan").with("gain", effect(&numbers().khan.gain)),
        (DIE, Some(Act::Book | Act::City | Act::Card)) => match subject(view, draft) {
            Some(what) => Text::of("mp-ask-die-for").with("what", what),
            None => Text::of("mp-ask-die"),
        },
        (DIE, Some(Act::Contracts)) => match given_up(player, draft) {
            contracts if contracts.is_empty() => Text::of("mp-ask-die"),
            contracts => Text::of("mp-ask-die-drop").with("contracts", contracts),
        },
        (DIE, Some(Act::Bag)) if view.table.turn.acted => Text::of("mp-ask-die-bag-acted"),
        (CONTRACTS, _) if player.room() < usize::from(numbers().contracts_action.max_take) => {
            let text = Text::of("mp-ask-contracts-room").with("room", player.room());
            text.with("contracts", player.active.iter().copied().map(names::contract).collect::<Vec<_>>())
        }
        (DIE, Some(act @ (Act::Bag | Act::Reroll | Act::Change | Act::Black))) => Text::of(format!("mp-ask-die-{act}")),
        _ => Text::of(format!("mp-ask-{slot}")),
    }
}

/// The old contracts that make room for those picked, where there is nothing to choose about it.
fn given_up(player: &Player, draft: &Draft) -> Vec<Text> {
    let new = draft.contracts.as_ref().map_or(0, |contracts| contracts.len());
    let missing = new.saturating_sub(player.room());
    let all = missing > 0 && missing >= player.active.len();
    player.active.iter().filter(|_| all).map(|contract| names::contract(*contract)).collect()
}

/// What a die is asked for: an offer, a special city or a city card, and what it costs and brings.
fn subject(view: &View, draft: &Draft) -> Option<Text> {
    let named = |name: Text, what: Text| Text::of("mp-named").with("name", name).with("what", what);
    let offer = draft.offer.map(|offer| {
        let gain = offer.pile.offers(view.table.tiles[offer.pile as usize])[usize::from(offer.at)];
        named(names::book(offer.pile), trade(&Effect { jade: offer.jade(), ..Effect::default() }, gain))
    });
    let city = draft.city.and_then(|place| Some(named(names::place(place), special(Special::at(place)?))));
    offer.or(city).or(draft.card.map(|picked| named(names::card(picked), card(picked))))
}

/// Cities that a seal or some coins and camels more would lead to.
fn lacking(asking: &Asking<MarcoPolo>) -> Vec<Text> {
    let lacks = Lacks::of(asking.seen);
    let out = |place: &Place| asking.seen.takes_post(*place) && !asking.legal.contains(&Pick::Place(*place));
    let lack = |place: Place| {
        let what = match lacks.to(place) {
            Lack::Price(price) => effect(&price),
            Lack::Seals(missing) => {
                let guilds: Vec<Text> = missing.into_iter().map(names::guild).collect();
                Text::of("mp-lack-seals").with("guilds", guilds)
            }
            Lack::Space | Lack::Steps(_) => return None,
        };
        Some(Text::of("mp-lack").with("place", names::place(place)).with("what", what))
    };
    Place::cities().filter(out).filter_map(lack).take(MOST_LACKS).collect()
}

/// Where the figures of a seat are.
pub(super) fn figures(player: &Player) -> Vec<Text> {
    player.figures.iter().map(|place| names::place(*place)).collect()
}

/// The seals of a seat, those improved marked.
pub(super) fn seals(player: &Player) -> Vec<Text> {
    let own = |guild: Guild| {
        let key = if player.has_improved(guild) { "mp-seal-improved" } else { "mp-seal-basic" };
        player.has_seal(guild).then(|| Text::of(key).with("guild", names::guild(guild)))
    };
    let all: Vec<Text> = Guild::ALL.into_iter().filter_map(own).collect();
    if all.is_empty() { vec![Text::of("mp-no-seal")] } else { all }
}

/// What a gain leaves open.
fn open(due: &Due) -> Text {
    let from = |key: &'static str, origin| Text::of(key).with("from", source(origin));
    match *due {
        Due::AnyGoods { count, from: origin } => from("mp-open-any", origin).with("n", count),
        Due::DifferentGoods { count, from: origin, .. } => from("mp-open-different", origin).with("n", count),
        Due::Copy { from: origin } => from("mp-open-copy", origin),
        Due::OwnTokens { count, from: origin } => from("mp-open-own", origin).with("n", count),
        Due::Drawn { contract, from: origin } => {
            from("mp-open-drawn", origin).with("contract", names::contract(contract))
        }
        Due::Open { from: origin } => from("mp-open-contract", origin),
        Due::Offered { place } => Text::of("mp-open-offered").with("place", names::place(place)),
        Due::Seal { die, from: origin } => from("mp-open-seal", origin).with("die", die),
        Due::Black { from: origin } => from("mp-open-black", origin),
        Due::Move { steps, from: origin } => from("mp-open-move", origin).with("n", steps),
        Due::Post { place, .. } => Text::of("mp-open-post").with("place", names::place(place)),
        Due::Oases { count } => Text::of("mp-open-oases").with("n", count),
        Due::Twice => Text::of("mp-open-twice"),
        Due::Pair { value } => Text::of("mp-open-pair").with("die", value),
        Due::Compensation { missing } => Text::of("mp-open-compensation").with("n", missing),
        Due::Gain { from: origin, .. } | Due::Draw { from: origin } => from("mp-open-gain", origin),
    }
}

/// What a seal is good for: when it is taken, or when it is improved.
pub(super) fn about_seal(guild: Guild, act: Option<Act>) -> Text {
    let seal = guild.seal();
    match act {
        Some(Act::Improve) => improving(guild),
        Some(Act::Bonus) => effect(&seal.bonus),
        _ => Text::of("mp-note-seal").with("jade", seal.jade_taken).with("least", seal.min_die),
    }
}

/// The sheet while nothing is open inside a gain.
fn idle(view: &View) -> Sheet {
    if view.table.stage == Stage::Goals { Sheet::Own } else { ACTIONS }
}

/// The sheet that helps with what is open inside a gain.
const fn sheet_of(due: &Due) -> Sheet {
    match due {
        Due::Copy { .. }
        | Due::OwnTokens { .. }
        | Due::Open { .. }
        | Due::Offered { .. }
        | Due::Move { .. }
        | Due::Post { .. } => MAP,
        Due::Gain { .. } | Due::Draw { .. } | Due::Seal { .. } | Due::Black { .. } => ACTIONS,
        Due::AnyGoods { .. }
        | Due::DifferentGoods { .. }
        | Due::Drawn { .. }
        | Due::Oases { .. }
        | Due::Twice
        | Due::Pair { .. }
        | Due::Compensation { .. } => Sheet::Own,
    }
}
