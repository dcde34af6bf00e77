//! Why something cannot be picked: the fact, then the reason. Which picks are refused is decided in [`super::ask`].

use super::ask::{BONUS, NORMAL, verb_of};
use super::board::{Pile, Travel, numbers};
use super::dice::{Dice, Die};
use super::due::Due;
use super::effect::Effect;
use super::lack::{Lack, Lacks};
use super::moves::{Act, Pick};
use super::names;
use super::phrases::effect;
use super::scope::Scope;
use super::seals::{Guild, Special};
use super::spaces::{Space, card_spaces};
use super::state::Stage;
use crate::rules::{Refusal, Text};

/// A pick that makes no sense here.
pub(super) fn not_offered() -> Refusal {
    Refusal::of("refused-not-offered")
}

fn no(key: &'static str) -> Refusal {
    Refusal::of(key)
}

fn about(key: &'static str, name: &'static str, value: impl Into<crate::rules::Arg>) -> Refusal {
    Refusal(Text::of(key).with(name, value))
}

/// A verb that the seat cannot begin with.
pub(super) fn verb(scope: &Scope, act: Act) -> Refusal {
    match (scope.table.stage, scope.player.open()) {
        (Stage::Characters, _) => no("mp-refuse-character-first"),
        (Stage::Goals, _) => no("mp-refuse-goal-first"),
        (_, Some(Due::Move { .. })) if act == Act::Jade => jade_wish(scope),
        (_, Some(due)) if NORMAL.contains(&act) || BONUS.contains(&act) || act == Act::End => open(due),
        (_, Some(_)) => no("mp-refuse-nothing-such"),
        (Stage::Turns, None) => in_turn(scope, act),
        (Stage::Bonuses | Stage::Rolled | Stage::Over, None) => not_offered(),
    }
}

/// Something else has to be decided first (MP-45).
fn open(due: &Due) -> Refusal {
    about("mp-refuse-open", "verb", Text::of(format!("mp-verb-{}", verb_of(due))))
}

fn in_turn(scope: &Scope, act: Act) -> Refusal {
    let bonus = &numbers().bonus_actions;
    match act {
        Act::Character | Act::Goal => no("mp-refuse-chosen"),
        Act::Compensate | Act::Bonus | Act::Take | Act::Post | Act::Move => no("mp-refuse-nothing-such"),
        Act::End if scope.table.turn.bagged => no("mp-refuse-end-bagged"),
        Act::End if scope.can_act() => no("mp-refuse-end"),
        Act::End => no("mp-refuse-end-bag"),
        _ if NORMAL.contains(&act) && scope.table.turn.acted => no("mp-refuse-acted"),
        Act::Fulfil if scope.player.active.is_empty() => no("mp-refuse-no-contract"),
        Act::Fulfil => no("mp-refuse-contract-dear"),
        Act::Improve if !Guild::ALL.into_iter().any(|guild| is_basic(scope, guild)) => no("mp-refuse-no-basic"),
        Act::Improve => no("mp-refuse-improve-dear"),
        Act::Outpost => no("mp-refuse-no-outpost"),
        Act::Jade => jade_wish(scope),
        Act::Black if scope.table.turn.bought => no("mp-refuse-black-bought"),
        Act::Black if scope.table.black.is_empty() => no("mp-refuse-no-black"),
        Act::Black => dear(&bonus.black_die),
        _ if !scope.player.has_dice() => no("mp-refuse-no-dice"),
        Act::Reroll => dear(&bonus.reroll),
        Act::Change => dear(&bonus.change_by_one),
        Act::Book => books(scope),
        Act::Khan => khan(scope),
        Act::Seal => seals(scope),
        Act::Travel => travel(scope),
        Act::Contracts if scope.own_contracts().next().is_none() => no("mp-refuse-no-contract-city"),
        Act::Contracts => contracts(scope),
        Act::City => Special::all()
            .map(|special| city(scope, Pick::Place(special.place())))
            .find(|refusal| *refusal != no("mp-refuse-city-no-post"))
            .unwrap_or_else(|| no("mp-refuse-no-special")),
        Act::Card => no("mp-refuse-cards"),
        Act::Bag => not_offered(),
    }
}

/// A price in camels that cannot be paid, with jade for what is missing.
fn dear(price: &Effect) -> Refusal {
    about("mp-refuse-dear", "camels", price.camels)
}

/// A wish to be asked about jade (MP-Q16).
fn jade_wish(scope: &Scope) -> Refusal {
    no(if scope.table.turn.asks { "mp-refuse-jade-asked" } else { "mp-refuse-no-jade" })
}

/// An occupied space that dice fit, with the least of what it costs (MP-40); another reason where no dice fit it.
fn occupied(fees: impl Iterator<Item = u8>, other: Refusal) -> Refusal {
    fees.min().map_or(other, |coins| about("mp-refuse-space-dear", "coins", coins))
}

/// What the spaces of books cost with the dice that fit them.
fn book_fees<'a>(scope: &'a Scope, pile: Pile) -> impl Iterator<Item = u8> + 'a {
    scope.dice().filter_map(move |die| scope.book_space(pile, die)).map(|(_, fee)| fee)
}

fn books(scope: &Scope) -> Refusal {
    occupied(Pile::ALL.into_iter().flat_map(|pile| book_fees(scope, pile)), no("mp-refuse-books"))
}

/// What the guild seals' space costs with the dice that are high enough for a seal.
fn seal_fees<'a>(scope: &'a Scope, guild: Guild) -> impl Iterator<Item = u8> + 'a {
    let lowests = scope.lowests(Space::Seals, scope.guild_dice()).filter(move |least| *least >= guild.seal().min_die);
    lowests.map(|lowest| scope.fee(Space::Seals, lowest))
}

fn seals(scope: &Scope) -> Refusal {
    let missing = Guild::ALL.into_iter().filter(|guild| !scope.player.has_seal(*guild));
    occupied(missing.flat_map(|guild| seal_fees(scope, guild)), no("mp-refuse-seals"))
}

fn contracts(scope: &Scope) -> Refusal {
    let used = scope.is_used(Space::Contracts);
    let dice = scope.dice().filter(|die| die.black || !used);
    occupied(dice.map(|die| scope.fee(Space::Contracts, die.value)), no("mp-refuse-contracts"))
}

fn is_basic(scope: &Scope, guild: Guild) -> bool {
    scope.player.has_seal(guild) && !scope.player.has_improved(guild)
}

fn khan(scope: &Scope) -> Refusal {
    let (count, last) = scope.khan_row();
    if count >= usize::from(numbers().khan.spaces) {
        return no("mp-refuse-khan-full");
    }
    if scope.dice().any(|die| die.value >= last) {
        return no("mp-refuse-khan-used");
    }
    about("mp-refuse-khan-low", "least", last)
}

fn travel(scope: &Scope) -> Refusal {
    let all = &scope.player.ability().travel_spaces;
    if all.iter().all(|travel| scope.lowests(Space::Travel(*travel), travel.print().dice).next().is_none()) {
        return no("mp-refuse-travel-dice");
    }
    no("mp-refuse-travel-dear")
}

/// A die that is not there, or does not do it.
pub(super) fn die(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Die(die) = pick else { return not_offered() };
    let key = match (scope.dice().any(|left| left == die), die.black) {
        (true, _) => "mp-refuse-die-useless",
        (false, false) => "mp-refuse-no-such-die",
        (false, true) => "mp-refuse-no-such-black",
    };
    about(key, "die", die.value)
}

/// Dice that are not there, or do not do it.
pub(super) fn dice(scope: &Scope, pick: Pick) -> Refusal {
    let set: Dice = match pick {
        Pick::Dice(dice) => dice,
        Pick::Travel(travel, _) if !is_open(scope, travel) => return no("mp-refuse-travel-space"),
        Pick::Travel(_, dice) => dice,
        _ => return not_offered(),
    };
    let count = |die: Die| set.iter().filter(|other| *other == die).count() as u8;
    let have =
        |die: Die| if die.black { scope.player.black.count(die.value) } else { scope.player.dice.count(die.value) };
    let missing = set.iter().find(|die| count(*die) > have(*die));
    no(if missing.is_some() { "mp-refuse-no-such-dice" } else { "mp-refuse-dice-useless" })
}

fn is_open(scope: &Scope, travel: Travel) -> bool {
    scope.player.ability().travel_spaces.contains(&travel)
}

/// An offer of a book that cannot be taken.
pub(super) fn offer(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Offer(pile, offer) = pick else { return not_offered() };
    let least = pile.book().min_die;
    if !scope.dice().any(|die| die.value >= least) {
        return about("mp-refuse-book-low", "least", least);
    }
    if !scope.dice().any(|die| scope.book_space(pile, die).is_some()) {
        return no("mp-refuse-book-used");
    }
    let jade = offer.saturating_sub(1);
    if scope.player.stock.jade() < jade.into() {
        return about("mp-refuse-offer-dear", "jade", jade);
    }
    occupied(book_fees(scope, pile), not_offered())
}

/// A seal that cannot be taken.
pub(super) fn seal(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Guild(guild) = pick else { return not_offered() };
    if scope.player.has_seal(guild) {
        return no("mp-refuse-seal-owned");
    }
    if !matches!(scope.player.open(), Some(Due::Seal { .. })) && scope.is_used(Space::Seals) {
        return no("mp-refuse-seals-used");
    }
    let low = about("mp-refuse-seal-low", "least", guild.seal().min_die);
    if matches!(scope.player.open(), Some(Due::Seal { .. })) { low } else { occupied(seal_fees(scope, guild), low) }
}

/// Dice that stand behind the pick for others.
pub(super) fn other_dice() -> Refusal {
    no("mp-refuse-dice-other")
}

/// A contract that cannot be taken.
pub(super) fn contract(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Contract(contract) = pick else { return not_offered() };
    let mut open = scope.table.open_contracts();
    no(if open.any(|(_, open)| open == contract) { "mp-refuse-contract-far" } else { "mp-refuse-contract-gone" })
}

/// A contract that cannot make room.
pub(super) fn drop(pick: Pick) -> Refusal {
    if let Pick::Contract(_) = pick { no("mp-refuse-not-active") } else { not_offered() }
}

/// A contract that cannot be fulfilled.
pub(super) fn fulfilling(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Contract(contract) = pick else { return not_offered() };
    let own = scope.player.active.contains(&contract);
    no(if own { "mp-refuse-contract-dear" } else { "mp-refuse-not-active" })
}

/// A seal that cannot be improved.
pub(super) fn improving(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Guild(guild) = pick else { return not_offered() };
    no(match (scope.player.has_seal(guild), scope.player.has_improved(guild)) {
        (false, _) => "mp-refuse-seal-missing",
        (true, true) => "mp-refuse-improved",
        (true, false) => "mp-refuse-improve-dear",
    })
}

/// A special city that cannot be used.
pub(super) fn city(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Place(place) = pick else { return not_offered() };
    no(match Special::at(place) {
        None => "mp-refuse-not-special",
        Some(_) if !scope.player.posts.has(place) => "mp-refuse-city-no-post",
        Some(_) if !scope.works(place) => "mp-refuse-post-new",
        Some(special) if scope.lying(Space::Special(special)).count() >= special.print().spaces.into() => {
            "mp-refuse-city-full"
        }
        Some(_) => "mp-refuse-city-used",
    })
}

/// A city card that cannot be used.
pub(super) fn card(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Card(card) = pick else { return not_offered() };
    if !scope.table.cards.contains(&card) {
        return no("mp-refuse-card-gone");
    }
    let open = scope.open_cards().any(|(_, open)| open == card);
    if open {
        return no("mp-refuse-card-dear");
    }
    let at = scope.table.cards.iter().position(|other| *other == card).unwrap_or_default();
    let is_new = card_spaces().nth(at).flatten().is_some_and(|place| scope.player.posts.has(place));
    no(match scope.is_occupied(Space::Card(at as u8)) {
        true => "mp-refuse-card-taken",
        false if is_new => "mp-refuse-post-new",
        false => "mp-refuse-card-no-post",
    })
}

/// Something on a city card that cannot be done.
pub(super) fn option() -> Refusal {
    no("mp-refuse-option")
}

/// More often than possible.
pub(super) fn times(most: u8) -> Refusal {
    about("mp-refuse-times", "most", most)
}

/// A die that cannot be changed so.
pub(super) fn change(die: Die) -> Refusal {
    about("mp-refuse-change", "die", die.value)
}

/// An outpost tile that was not kept.
pub(super) fn outpost() -> Refusal {
    no("mp-refuse-no-outpost")
}

/// A character that cannot be picked.
pub(super) fn character(pick: Pick) -> Refusal {
    if let Pick::Character(_) = pick { no("mp-refuse-character-gone") } else { not_offered() }
}

/// A goal card that was not dealt to the seat.
pub(super) fn goal() -> Refusal {
    no("mp-refuse-goal")
}

/// More coins than points are missing.
pub(super) fn count(missing: u8) -> Refusal {
    about("mp-refuse-compensation", "most", missing)
}

/// Something that a gain does not leave open.
pub(super) fn choice() -> Refusal {
    no("mp-refuse-choice")
}

/// A city without a token or without an own post.
pub(super) fn no_token() -> Refusal {
    no("mp-refuse-no-token")
}

/// A city without an own post.
pub(super) fn no_post(pick: Pick) -> Refusal {
    if let Pick::Place(_) = pick { no("mp-refuse-no-post") } else { not_offered() }
}

/// Where a movement does not lead, and what is missing for it (MP-63 to MP-68).
pub(super) fn goal_place(scope: &Scope, pick: Pick) -> Refusal {
    let Pick::Place(place) = pick else { return not_offered() };
    let lacks = Lacks::of(scope);
    match lacks.to(place) {
        Lack::Steps(steps) if lacks.is_reward() => {
            Refusal(Text::of("mp-refuse-goal-steps-move").with("n", steps).with("most", lacks.most()))
        }
        Lack::Steps(steps) => about("mp-refuse-goal-steps", "n", steps),
        Lack::Seals(guilds) => {
            let guilds: Vec<Text> = guilds.into_iter().map(names::guild).collect();
            about("mp-refuse-goal-seals", "guilds", guilds)
        }
        Lack::Price(price) => about("mp-refuse-goal-price", "price", effect(&price)),
        Lack::Space => no("mp-refuse-goal-space"),
    }
}

/// A route that leads elsewhere or is not worth having.
pub(super) fn route() -> Refusal {
    no("mp-refuse-route")
}

/// A city that was not passed, or where no post can be placed.
pub(super) fn extra_post() -> Refusal {
    no("mp-refuse-extra-post")
}

/// Jade that does not fit the price.
pub(super) fn jade() -> Refusal {
    no("mp-refuse-jade")
}

/// Goods that do not fit the price.
pub(super) fn goods() -> Refusal {
    no("mp-refuse-goods")
}
