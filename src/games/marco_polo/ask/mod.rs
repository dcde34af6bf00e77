//! What the rules ask of a seat, and why not: what it can do now, and behind each verb the questions that lead to a move.
//! What a seat sees stands in [`super::scope`], what comes of a move in [`super::apply`].

mod books;
mod cards;
mod choices;
mod cities;
mod contracts;
mod dice;
mod journey;
mod payment;
mod seals;
mod travel;
mod verbs;

pub(super) use verbs::verb_of;

use super::apply;
use super::bar::Bar;
use super::events::Event;
use super::moves::{Act, Draft, Move, Pick};
use super::scope::Scope;
use super::state::MarcoPolo;
use crate::rules::{Chance, Key, Legal, Options, Questions, Seat, Stop, Thing};

/// A way through the questions.
type Walk<'a> = crate::rules::Walk<'a, MarcoPolo>;

/// Something picked, or what has to be asked or refused before there is anything.
type Step<T> = crate::rules::Step<T, MarcoPolo>;

impl Questions for MarcoPolo {
    type Move = Move;
    type Draft = Draft;
    type Bar = Bar;
    type Seen<'a> = Scope<'a>;

    fn seen(&self, seat: Seat) -> Scope<'_> {
        Scope::of(&self.table, seat)
    }

    fn ask(at: &Scope, walk: &mut Walk) -> Step<Move> {
        let ahead: Option<Act> = walk.ahead();
        let open = Act::ALL.into_iter().filter(|act| ahead.is_none_or(|ahead| ahead == *act) && at.begins(*act));
        let tempting = verbs::tempting(at);
        let act = walk.one(Draft::VERB, open, tempting, |act| verbs::bar(at, act))?;
        match (act, at.player.open()) {
            (Act::Character, _) => choices::character(at, walk),
            (Act::Goal, _) => choices::goal(at, walk),
            (Act::Jade, _) => Ok(Move::Jade),
            (_, Some(due)) => choices::open(at, walk, *due),
            (Act::Book, None) => books::book(at, walk),
            (Act::Khan, None) => dice::khan(at, walk),
            (Act::Seal, None) => seals::seal(at, walk),
            (Act::Travel, None) => travel::travel(at, walk),
            (Act::Contracts, None) => contracts::contracts(at, walk),
            (Act::City, None) => cities::city(at, walk),
            (Act::Card, None) => cards::card(at, walk),
            (Act::Fulfil, None) => contracts::fulfil(at, walk),
            (Act::Improve, None) => seals::improve(at, walk),
            (Act::Bag, None) => dice::bag(at, walk),
            (Act::Reroll, None) => dice::reroll(at, walk),
            (Act::Change, None) => dice::change(at, walk),
            (Act::Black, None) => dice::black(at, walk),
            (Act::Outpost, None) => choices::outpost(at, walk),
            (Act::End, None) => Ok(Move::End),
            // They begin only where something is due.
            (Act::Compensate | Act::Bonus | Act::Take | Act::Post | Act::Move, None) => {
                Err(Stop::No(Some(Bar::NothingSuch)))
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Legal<Move>, chance: &mut dyn Chance) -> Vec<Event> {
        apply::apply(self, seat, mv, chance)
    }
}

/// A single thing out of several, asked for only where there is a choice. What is not among them all has the same reason.
fn choice<T: Thing<Pick>>(walk: &mut Walk, key: Key<Draft, T>, all: Options<T>, why: Bar) -> Step<T> {
    match all[..] {
        [only] => Ok(only),
        _ => walk.one(key, all.iter().copied(), [], |one| (!all.contains(&one)).then(|| why.clone())),
    }
}
