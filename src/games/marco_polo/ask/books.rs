//! Books (MP-46 to MP-51): an offer, and a die.

use super::super::bar::Bar;
use super::super::moves::{Draft, Move};
use super::super::picks::Offer;
use super::super::print::Pile;
use super::super::scope::Scope;
use super::dice::{pick_die, useless};
use super::payment::{bill, dear};
use super::{Step, Walk};
use crate::rules::Stop;

impl Scope<'_> {
    /// The offers of the books that can be taken, in order.
    pub(in super::super) fn offers(&self) -> impl Iterator<Item = Offer> + '_ {
        Offer::all().filter(|offer| self.book_dice(*offer).next().is_some())
    }
}

/// An offer of a book, and a die.
pub(super) fn book(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let offer = walk.one(Draft::OFFER, at.offers(), Offer::all(), |offer| bar(at, offer))?;
    let die = pick_die(at, walk, at.book_dice(offer))?;
    let (space, price) = at.book_price(offer, die).ok_or(Stop::No(Some(useless(die))))?;
    Ok(Move::Book { offer, die, space, bill: bill(at, walk, price)? })
}

/// What the spaces of books cost with the dice that fit them.
fn fees<'a>(at: &'a Scope, pile: Pile) -> impl Iterator<Item = u8> + 'a {
    at.dice().filter_map(move |die| at.book_space(pile, die)).map(|(_, fee)| fee)
}

/// Why an offer cannot be taken.
fn bar(at: &Scope, offer: Offer) -> Option<Bar> {
    let Offer { pile, .. } = offer;
    let least = pile.book().min_die;
    if at.book_dice(offer).next().is_some() {
        None
    } else if !at.dice().any(|die| die.value >= least) {
        Some(Bar::BookLow { least })
    } else if !at.dice().any(|die| at.book_space(pile, die).is_some()) {
        Some(Bar::BookUsed)
    } else if at.player.stock.jade() < offer.jade().into() {
        Some(Bar::OfferDear { jade: offer.jade() })
    } else {
        dear(fees(at, pile))
    }
}

/// Why no offer can be taken.
pub(super) fn none(at: &Scope) -> Bar {
    dear(Pile::ALL.into_iter().flat_map(|pile| fees(at, pile))).unwrap_or(Bar::Books)
}
