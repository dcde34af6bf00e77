//! Whether the bidding of this round can have come to where it is: whose hands lie out, who is next, how often somebody
//! was displaced, and who paid for it (GC-19 to GC-29).

use std::collections::BTreeSet;

use super::super::setup::COINS;
use super::super::state::{GoldenCity, Phase};
use super::brought::{brought, is_sum_of_triangles, triangle};
use crate::rules::{Checked, Seat, Seats, must};

/// How far the bidding has come. Which pair a hand lies on makes no difference to what can come of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Stand {
    /// Who has a hand on a pair; a bit a seat.
    hands: u8,
    /// Who bids next.
    turn: u8,
    /// What each seat has paid.
    paid: Vec<u16>,
}

/// Displacing costs 1, then 2, and so on, so the coins that are gone tell how often it can have been done. In the first
/// round nobody has paid for anything else.
pub(super) fn check(game: &GoldenCity) -> Checked {
    let spent = |seat: Seat| COINS + brought(game, seat).coins - game.player(seat).coins;
    let spent: Vec<u16> = game.seats_in_order().map(spent).collect();
    let before = spent.iter().map(|coins| usize::from(*coins)).sum::<usize>().checked_sub(triangle(game.displaced));
    let Some(before) = before else { return must(false, "displaced", "more than were paid for") };
    must(is_sum_of_triangles(before, game.used.len() - 1), "players.coins", "no displacing costs what is missing")?;
    must(stands(game, &spent).iter().any(|stand| ends(game, stand, &spent)), "displaced", "no bidding comes to this")
}

/// Whether the bidding that came to this is the one of the position.
fn ends(game: &GoldenCity, stand: &Stand, spent: &[u16]) -> bool {
    let lie: Seats = game.pairs.iter().filter_map(|pair| pair.hand).collect();
    let bidding = game.phase == Phase::Bid;
    let right =
        !bidding || stand.turn == game.turn.0 && game.seats_in_order().all(|seat| has(stand, seat) == lie.has(seat));
    right && (game.used.len() > 1 || stand.paid == spent && spent.iter().all(|coins| *coins <= COINS))
}

fn has(stand: &Stand, seat: Seat) -> bool {
    stand.hands >> seat.0 & 1 == 1
}

/// All that the bidding can have come to after as many bids as there were, none dearer than what the seat has spent.
fn stands(game: &GoldenCity, spent: &[u16]) -> BTreeSet<Stand> {
    let count = game.count();
    let lie = match game.phase {
        Phase::Bid => game.pairs.iter().filter(|pair| pair.hand.is_some()).count(),
        _ => game.players.len(),
    };
    let first = Stand { hands: 0, turn: game.start.0, paid: vec![0; spent.len()] };
    let mut now = BTreeSet::from([first]);
    for _ in 0..lie + usize::from(game.displaced) {
        now = now.iter().flat_map(|stand| bids(stand, count, spent)).collect();
    }
    now.retain(|stand| stand.hands.count_ones() as usize == lie);
    now
}

/// What one bid more leads to: a hand on a free pair, or one in place of another seat's, if it can be paid.
fn bids(stand: &Stand, count: u8, spent: &[u16]) -> Vec<Stand> {
    let own = 1u8 << stand.turn;
    if stand.hands.count_ones() == u32::from(count) {
        return Vec::new();
    }
    let next = |hands: u8, paid: Vec<u16>| {
        let free = (1..=count).map(|steps| Seat(stand.turn).after(steps, count)).find(|seat| hands >> seat.0 & 1 == 0);
        Stand { hands, turn: free.map_or(stand.turn, |seat| seat.0), paid }
    };
    let mut all = vec![next(stand.hands | own, stand.paid.clone())];
    let displaced = (0u8..).find(|times| triangle(*times) >= stand.paid.iter().map(|paid| usize::from(*paid)).sum());
    let price = u16::from(displaced.unwrap_or_default()) + 1;
    let mut paid = stand.paid.clone();
    paid[usize::from(stand.turn)] += price;
    if paid.iter().zip(spent).all(|(paid, spent)| paid <= spent) {
        let others = (0..count).filter(|other| stand.hands >> other & 1 == 1);
        all.extend(others.map(|other| next(stand.hands & !(1 << other) | own, paid.clone())));
    }
    all
}
