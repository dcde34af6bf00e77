//! City cards (MP-99 to MP-102): a card, a die, what is done, and how often.

use super::super::bar::Bar;
use super::super::cards::CityCard;
use super::super::dice::Die;
use super::super::moves::{Draft, Move};
use super::super::picks::{Nth, Number};
use super::super::scope::Scope;
use super::super::spaces::{Space, card_spaces};
use super::dice::pick_die;
use super::payment::{goods, spread};
use super::{Step, Walk, choice};

impl Scope<'_> {
    /// Whether a city card can be used with one of the dice.
    pub(in super::super) fn can_use(&self, card: CityCard) -> bool {
        self.dice().any(|die| self.is_use(card, die))
    }

    /// Whether a city card can be used with a die.
    fn is_use(&self, card: CityCard, die: Die) -> bool {
        card.print().options.iter().any(|option| self.is_possible(option, die.value))
    }
}

/// A city card, a die, what is done, and how often.
pub(super) fn card(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let cards = at.open_cards().map(|(_, card)| card).filter(|card| at.can_use(*card));
    let card = walk.one(Draft::CARD, cards, at.cards.iter().copied(), |card| bar(at, card))?;
    let die = pick_die(at, walk, at.dice().filter(|die| at.is_use(card, *die)))?;
    let options = &card.print().options;
    let possible = (0..).zip(options).filter(|(_, option)| at.is_possible(option, die.value));
    let possible = possible.map(|(nth, _)| Nth(nth)).collect();
    let Nth(option) = choice(walk, Draft::OPTION, possible, Bar::CardOption)?;
    let what = &options[usize::from(option)];
    let most = at.times(what, die.value);
    let Number(times) = choice(walk, Draft::TIMES, (1..=most).rev().map(Number).collect(), Bar::Times { most })?;
    let goods = goods(at, walk, &what.cost, &what.gain, times)?;
    Ok(Move::Card { card, die, option, times, goods, jade: spread(at, walk, what, times)? })
}

/// Why a city card cannot be used.
fn bar(at: &Scope, card: CityCard) -> Option<Bar> {
    let Some(nth) = at.cards.iter().position(|other| *other == card) else { return Some(Bar::CardGone) };
    if at.open_cards().any(|(_, open)| open == card) {
        return (!at.can_use(card)).then_some(Bar::CardDear);
    }
    let is_new = card_spaces().nth(nth).flatten().is_some_and(|place| at.player.posts.has(place));
    Some(match at.is_occupied(Space::Card(nth as u8)) {
        true => Bar::CardTaken,
        false if is_new => Bar::PostNew,
        false => Bar::CardNoPost,
    })
}
