//! What the rules ask of a seat: the menu of what it can do now, and behind each verb the decision tree. What something
//! costs is worked out in [`super::scope`], what it does in [`super::apply`].

mod actions;
mod bonus;
mod choices;
mod journey;
mod travel;

pub(super) use travel::{Start, Trip};

use super::board::{Pile, numbers};
use super::dice::Die;
use super::due::Due;
use super::effect::Effect;
use super::moves::*;
use super::refuse;
use super::scope::Scope;
use super::seals::{Guild, Special};
use super::state::{Stage, Table};
use super::stock::Jade;
use crate::rules::{Answer, Options, Seat, Slot, VERB};

/// What is asked, in the types of this game.
pub(super) type Ask = crate::rules::Ask<Pick, Move>;

/// A move, or what has to be asked or refused before there is one.
type Step<T> = Result<T, Ask>;

/// The answers not looked at yet.
type Walk<'a> = crate::rules::Trail<'a, Pick>;

/// The answer to [`crate::rules::Rules::ask`].
pub(super) fn ask(table: &Table, seat: Seat, path: &[Answer<Pick>]) -> Ask {
    ask_of(&Scope::of(table, seat), path, &mut Trip::default())
}

/// The same of somebody's place at the table; what was worked out about a movement on the way stands in `trip` then.
pub(super) fn ask_of(scope: &Scope, path: &[Answer<Pick>], trip: &mut Trip) -> Ask {
    #[cfg(test)]
    super::work::asked();
    let Some((first, rest)) = path.split_first() else {
        return Ask::One(Slot { name: VERB, options: verbs(scope) });
    };
    let Answer::One(Pick::Act(act)) = *first else { return Ask::No(refuse::not_offered()) };
    if rest.is_empty() && !offers(scope, act) {
        return Ask::No(refuse::verb(scope, act));
    }
    match follow(scope, act, &mut Walk::new(rest), trip) {
        // What finds nothing to ask for first cannot be done at all.
        Err(Ask::One(slot)) if slot.options.is_empty() => Ask::No(refuse::verb(scope, act)),
        Err(ask) => ask,
        Ok(mv) => Ask::Ready(mv),
    }
}

fn nonsense<T>() -> Step<T> {
    Err(Ask::No(refuse::not_offered()))
}

fn follow(scope: &Scope, act: Act, walk: &mut Walk, trip: &mut Trip) -> Step<Move> {
    match act {
        Act::Character => choices::character(scope, walk),
        Act::Goal => choices::goal(scope, walk),
        Act::Compensate => choices::compensate(scope, walk),
        Act::Bonus => choices::bonus(scope, walk),
        Act::Take => choices::take(scope, walk),
        Act::Post => choices::post(scope, walk),
        Act::Move => travel::reward(scope, walk, trip),
        Act::Book => actions::book(scope, walk),
        Act::Khan => actions::khan(scope, walk),
        Act::Seal => actions::seal(scope, walk),
        Act::Travel => travel::travel(scope, walk, trip),
        Act::Contracts => actions::contracts(scope, walk),
        Act::City => actions::city(scope, walk),
        Act::Card => actions::card(scope, walk),
        Act::Fulfil => bonus::fulfil(scope, walk),
        Act::Improve => bonus::improve(scope, walk),
        Act::Bag => bonus::bag(scope, walk),
        Act::Reroll => bonus::reroll(scope, walk),
        Act::Change => bonus::change(scope, walk),
        Act::Black => bonus::black(scope, walk),
        Act::Outpost => bonus::outpost(scope, walk),
        Act::Jade => Ok(Move::Jade),
        Act::End => Ok(Move::End),
    }
}

/// The verbs that a seat can begin with now, normal actions first.
fn verbs(scope: &Scope) -> Options<Pick> {
    match (scope.table.stage, scope.player.open()) {
        (Stage::Over, _) => Options::new(),
        (Stage::Characters, _) => Options::from_iter([Pick::Act(Act::Character)]),
        (Stage::Goals, _) => Options::from_iter([Pick::Act(Act::Goal)]),
        (_, Some(due)) => {
            // A movement is paid for, so that the seat may wish to be asked about jade (MP-Q16).
            let jade = matches!(due, Due::Move { .. }) && scope.can(Act::Jade);
            [verb_of(due)].into_iter().chain(jade.then_some(Act::Jade)).map(Pick::Act).collect()
        }
        (Stage::Bonuses | Stage::Rolled, None) => Options::new(),
        (Stage::Turns, None) => {
            let acted = scope.table.turn.acted;
            let normal = NORMAL.into_iter().filter(|act| !acted && scope.can(*act));
            let mut acts: Options<Pick> = normal.map(Pick::Act).collect();
            let can_act = !acts.is_empty();
            acts.extend(BONUS.into_iter().filter(|act| scope.can(*act)).map(Pick::Act));
            acts.extend(scope.can_end(can_act).then_some(Pick::Act(Act::End)));
            acts
        }
    }
}

/// Whether a seat can begin with a verb now, as far as its first question does not tell.
fn offers(scope: &Scope, act: Act) -> bool {
    let in_turn = scope.table.stage == Stage::Turns && scope.player.open().is_none();
    match act {
        Act::End if in_turn => scope.can_end(!scope.table.turn.acted && scope.can_act()),
        Act::Contracts if in_turn => !scope.table.turn.acted && scope.can(act),
        _ if in_turn && NORMAL.contains(&act) => !scope.table.turn.acted && scope.player.has_dice(),
        _ if in_turn => BONUS.contains(&act) && scope.can(act),
        _ => verbs(scope).contains(&Pick::Act(act)),
    }
}

/// The verb that answers what is due.
pub(super) const fn verb_of(due: &Due) -> Act {
    match due {
        Due::Compensation { .. } => Act::Compensate,
        Due::Drawn { .. } | Due::Open { .. } | Due::Offered { .. } => Act::Take,
        Due::Post { .. } => Act::Post,
        Due::Move { .. } => Act::Move,
        Due::Seal { .. } => Act::Seal,
        _ => Act::Bonus,
    }
}

/// The normal actions (MP-26).
pub(super) const NORMAL: [Act; 7] =
    [Act::Book, Act::Khan, Act::Seal, Act::Travel, Act::Contracts, Act::City, Act::Card];

/// The bonus actions, and the wish to be asked about jade.
pub(super) const BONUS: [Act; 8] =
    [Act::Fulfil, Act::Improve, Act::Bag, Act::Reroll, Act::Change, Act::Black, Act::Outpost, Act::Jade];

impl Scope<'_> {
    /// Whether a normal action is possible at all now (MP-Q5, MP-Q6).
    pub(super) fn can_act(&self) -> bool {
        self.player.has_dice() && NORMAL.into_iter().any(|act| self.can(act))
    }

    /// Whether the turn can end: the normal action was done, or there is none though a die went to the money bag
    /// (MP-27, MP-115, MP-Q6).
    pub(super) fn can_end(&self, can_act: bool) -> bool {
        self.table.turn.acted || self.table.turn.bagged && !can_act
    }

    /// Whether what a verb of a turn does is possible now.
    pub(super) fn can(&self, act: Act) -> bool {
        let bonus = &numbers().bonus_actions;
        match act {
            Act::Book => self.offers().next().is_some(),
            Act::Khan => self.khan_dice().next().is_some(),
            Act::Seal => Guild::ALL.into_iter().any(|guild| self.can_take_seal(guild)),
            Act::Travel => self.can_travel(),
            Act::Contracts => self.own_contracts().next().is_some() && self.contract_dice().next().is_some(),
            Act::City => Special::all().any(|special| self.special_dice(special).next().is_some()),
            Act::Card => self.open_cards().any(|(_, card)| self.can_use(card)),
            Act::Fulfil => self.player.active.iter().any(|contract| self.can_pay(&contract.print().cost)),
            Act::Improve => Guild::ALL.into_iter().any(|guild| self.can_improve(guild)),
            Act::Bag => self.player.has_dice(),
            Act::Reroll => self.player.has_dice() && self.affords(&bonus.reroll),
            Act::Change => self.player.has_dice() && self.affords(&bonus.change_by_one),
            Act::Black => !self.table.turn.bought && !self.table.black.is_empty() && self.affords(&bonus.black_die),
            Act::Outpost => !self.player.kept.is_empty(),
            Act::Jade => !self.table.turn.asks && self.player.stock.jade() > 0,
            _ => false,
        }
    }

    /// The offers of the books that can be taken, in order.
    pub(super) fn offers(&self) -> impl Iterator<Item = (Pile, u8)> + '_ {
        let all = Pile::ALL.into_iter().flat_map(|pile| (0..4).map(move |offer| (pile, offer)));
        all.filter(|(pile, offer)| self.book_dice(*pile, *offer).next().is_some())
    }

    /// Whether a seal can be improved (MP-108, MP-110).
    pub(super) fn can_improve(&self, guild: Guild) -> bool {
        self.player.has_seal(guild) && !self.player.has_improved(guild) && self.can_pay(&guild.seal().improve_cost)
    }
}

/// One of the dice that make it work.
fn pick_die(scope: &Scope, walk: &mut Walk, dice: impl IntoIterator<Item = Die>) -> Step<Die> {
    match walk.one(DIE, dice.into_iter().map(Pick::Die), |pick| refuse::die(scope, pick))? {
        Pick::Die(die) => Ok(die),
        _ => nonsense(),
    }
}

/// Dice that are placed together: those that cost least, and behind one more pick all others.
fn pick_dice(scope: &Scope, walk: &mut Walk, first: Options<Pick>, others: Options<Pick>) -> Step<Pick> {
    let few = others.len() < 2;
    let shown = first.iter().chain(others.iter().filter(|_| few)).copied();
    let more = (!few).then_some(Pick::Other);
    let why = |pick: Pick| if others.contains(&pick) { refuse::other_dice() } else { refuse::dice(scope, pick) };
    match walk.one(DICE, shown.chain(more), why)? {
        Pick::Other => walk.one(OTHERS, others, |pick| refuse::dice(scope, pick)),
        pick => Ok(pick),
    }
}

/// How much jade stands in for coins and camels: what is needed, or as the seat wishes if it wants to be asked (MP-Q16).
fn jade(scope: &Scope, walk: &mut Walk, price: &Effect) -> Step<Jade> {
    let stock = &scope.player.stock;
    let Some(least) = stock.least_jade(price) else { return nonsense() };
    if !scope.table.turn.asks {
        return Ok(least);
    }
    let ways: Options<Pick> = stock.ways_to_pay(price).map(Pick::Jade).collect();
    if ways.len() < 2 {
        return Ok(least);
    }
    match walk.one(JADE, ways, |_| refuse::jade())? {
        Pick::Jade(jade) => Ok(jade),
        _ => nonsense(),
    }
}

/// The goods for a price that leaves a choice.
fn goods(scope: &Scope, walk: &mut Walk, price: &Effect, gain: &Effect, times: u8) -> Step<super::stock::Goods> {
    if price.chosen() == 0 {
        return Ok([0; 3]);
    }
    let ways: Options<Pick> = scope.goods_for(price, gain, times).map(Pick::Goods).collect();
    if let [Pick::Goods(only)] = ways[..] {
        return Ok(only);
    }
    match walk.one(GOODS, ways, |_| refuse::goods())? {
        Pick::Goods(goods) => Ok(goods),
        _ => nonsense(),
    }
}
