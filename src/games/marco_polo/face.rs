//! Questions in words: what is asked, with what there is to do it with, and what may be tried in vain. Answers are
//! `labels`'.

use super::ask::{Ask, BONUS, NORMAL, ask, verb_of};
use super::board::{Pile, numbers};
use super::due::Due;
use super::effect::Effect;
use super::lack::{Lack, Lacks};
use super::map::Place;
use super::moves::*;
use super::names;
use super::phrases::{card, effect, faces, improving, special, trade};
use super::scope::Scope;
use super::seals::{Guild, Special};
use super::setup::ExtraPosts;
use super::state::{Player, Stage};
use super::stock::Stock;
use super::tell::source;
use super::view::View;
use crate::rules::{Answer, Seat, Text, VERB};

/// So many cities out of reach are told; more would bury those in reach.
const MOST_LACKS: usize = 4;

/// The verb that a path begins with.
pub(super) fn act(path: &[Answer<Pick>]) -> Option<Act> {
    match path.first() {
        Some(Answer::One(Pick::Act(act))) => Some(*act),
        _ => None,
    }
}

/// All single picks of a path after the verb.
pub(super) fn picks(path: &[Answer<Pick>]) -> impl DoubleEndedIterator<Item = Pick> + '_ {
    let one = |answer: &Answer<Pick>| if let Answer::One(pick) = answer { Some(*pick) } else { None };
    path.iter().skip(1).filter_map(one)
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

/// The question of a slot, with what there is to answer it with.
pub(super) fn prompt(view: &View, path: &[Answer<Pick>], slot: &'static str) -> Text {
    let Some(player) = view.seat.and_then(|seat| view.player(seat)) else { return Text::of("mp-duty-over") };
    let asked = question(view, player, path, slot);
    if view.table.stage == Stage::Characters || view.table.stage == Stage::Goals {
        return asked;
    }
    Text::of("mp-ask-with").with("ask", asked).with("status", status(player))
}

fn question(view: &View, player: &Player, path: &[Answer<Pick>], slot: &'static str) -> Text {
    let due = player.open();
    let act = act(path);
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
            match lacking(view, path) {
                lacks if lacks.is_empty() => ask,
                lacks => Text::of("mp-ask-goal-lacks").with("ask", ask).with("lacks", lacks),
            }
        }
        (SEAL, Some(Act::Improve)) => Text::of("mp-ask-improve"),
        (DICE, Some(Act::Travel)) => match goal(path) {
            Some(place) => Text::of("mp-ask-dice-travel").with("place", names::place(place)),
            None => Text::of("mp-ask-dice"),
        },
        (POST | STOP, Some(Act::Travel)) if view.table.options.extra_post_bonuses == ExtraPosts::Yes => {
            Text::of("mp-ask-post-bonuses")
        }
        (STOP, _) => Text::of("mp-ask-post"),
        (DICE, Some(Act::Seal)) | (OTHERS, _) => Text::of("mp-ask-dice"),
        (DIE, Some(Act::Khan)) => Text::of("mp-ask-die-khan").with("gain", effect(&numbers().khan.gain)),
        (DIE, Some(Act::Book | Act::City | Act::Card)) => match subject(view, path) {
            Some(what) => Text::of("mp-ask-die-for").with("what", what),
            None => Text::of("mp-ask-die"),
        },
        (DIE, Some(Act::Contracts)) => match given_up(view, path) {
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
fn given_up(view: &View, path: &[Answer<Pick>]) -> Vec<Text> {
    let Some(player) = view.seat.and_then(|seat| view.player(seat)) else { return Vec::new() };
    let new = match path.get(1) {
        Some(Answer::Some(contracts)) => contracts.len(),
        _ => 0,
    };
    let missing = new.saturating_sub(player.room());
    let all = missing > 0 && missing >= player.active.len();
    player.active.iter().filter(|_| all).map(|contract| names::contract(*contract)).collect()
}

/// What a die is asked for: an offer, a special city or a city card, and what it costs and brings.
fn subject(view: &View, path: &[Answer<Pick>]) -> Option<Text> {
    let named = |name: Text, what: Text| Text::of("mp-named").with("name", name).with("what", what);
    picks(path).last().and_then(|pick| match pick {
        Pick::Offer(pile, offer) => {
            let gain = pile.offers(view.table.tiles[pile as usize])[usize::from(offer % 4)];
            let price = Effect { jade: offer.saturating_sub(1), ..Effect::default() };
            Some(named(names::book(pile), trade(&price, gain)))
        }
        Pick::Place(place) => Some(named(names::place(place), special(Special::at(place)?))),
        Pick::Card(picked) => Some(named(names::card(picked), card(picked))),
        _ => None,
    })
}

/// Cities that a seal or some coins and camels more would lead to.
fn lacking(view: &View, path: &[Answer<Pick>]) -> Vec<Text> {
    let Some(scope) = view.seat.and_then(|seat| Scope::seen(view, seat)) else { return Vec::new() };
    let Ask::One(slot) = ask(scope.table, scope.seat, path) else { return Vec::new() };
    let lacks = Lacks::of(&scope);
    let out = |place: &Place| scope.takes_post(*place) && !slot.options.contains(&Pick::Place(*place));
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

/// Where a path wants to travel.
pub(super) fn goal(path: &[Answer<Pick>]) -> Option<Place> {
    picks(path).find_map(|pick| if let Pick::Place(place) = pick { Some(place) } else { None })
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

/// What might be tried in vain, so that the reason can be given.
pub(super) fn shadows(view: &View, path: &[Answer<Pick>]) -> Vec<Pick> {
    let Some(scope) = view.seat.and_then(|seat| Scope::seen(view, seat)) else { return Vec::new() };
    if view.table.stage != Stage::Turns || scope.player.open().is_some() || path.len() > 1 {
        return Vec::new();
    }
    let books = || Pile::ALL.into_iter().flat_map(|pile| (0..4).map(move |offer| Pick::Offer(pile, offer)));
    match act(path) {
        None => NORMAL.into_iter().chain(BONUS).chain([Act::End]).map(Pick::Act).collect(),
        Some(Act::Book) => books().collect(),
        Some(Act::Seal | Act::Improve) => Guild::ALL.into_iter().map(Pick::Guild).collect(),
        Some(Act::City) => Special::all().map(|special| Pick::Place(special.place())).collect(),
        Some(Act::Card) => view.table.cards.iter().copied().map(Pick::Card).collect(),
        Some(Act::Contracts) => view.table.contracts.iter().flatten().copied().map(Pick::Contract).collect(),
        Some(Act::Fulfil) => scope.player.active.iter().copied().map(Pick::Contract).collect(),
        Some(Act::Travel) => Place::cities().map(Pick::Place).collect(),
        _ => Vec::new(),
    }
}

/// What a seat has to do.
pub(super) fn duty(view: &View, seat: Seat) -> Text {
    let Some(player) = view.player(seat) else { return Text::of("mp-duty-over") };
    match (view.table.stage, player.open()) {
        (Stage::Over, _) => Text::of("mp-duty-over"),
        (Stage::Characters, _) => Text::of("mp-duty-character"),
        (Stage::Goals, _) => Text::of("mp-duty-goal"),
        (_, Some(due)) => Text::of(format!("mp-duty-{}", verb_of(due))),
        (Stage::Turns, None) if view.table.turn.acted => Text::of("mp-duty-end"),
        (Stage::Turns, None) => {
            let count = usize::from(player.dice.len()) + usize::from(player.black.len());
            Text::of("mp-duty-turn").with("dice", left(player)).with("count", count)
        }
        (Stage::Bonuses | Stage::Rolled, None) => Text::of("mp-duty-bonus"),
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
