//! Bidding hands (GC-19 to GC-29).

use super::super::held::Terrains;
use super::super::moves::Event;
use super::super::piles::Course;
use super::super::state::{GoldenCity, Phase};
use super::{Done, not_offered};
use crate::rules::Seat;

impl GoldenCity {
    /// What the next displacing costs, whoever does it and wherever (GC-22).
    pub(in super::super) fn price(&self) -> u8 {
        self.displaced.saturating_add(1)
    }

    /// Whether the seat can put its hand on the pair: it is free, or the seat can pay (GC-20, GC-21, GC-29).
    pub(in super::super) fn can_bid(&self, seat: Seat, pair: u8) -> bool {
        let affordable = self.player(seat).coins >= u16::from(self.price());
        self.pairs.get(usize::from(pair)).is_some_and(|pair| pair.hand.is_none() || affordable)
    }

    /// Begins the bidding with the start player (GC-19). The price starts at 1 (GC-23).
    pub(super) fn start_bidding(&mut self) {
        self.phase = Phase::Bid;
        self.turn = self.start;
        self.displaced = 0;
    }

    /// Puts the hand on a pair; whoever had the hand there takes it back and gets nothing (GC-20 to GC-25).
    pub(super) fn bid(&mut self, seat: Seat, pair: u8, course: &mut Course) -> Done {
        if !self.can_bid(seat, pair) {
            return Err(not_offered());
        }
        let price = self.price();
        let pair = self.pairs.get_mut(usize::from(pair)).ok_or_else(not_offered)?;
        let (cards, displaced) = (pair.cards, pair.hand.replace(seat));
        let paid = if displaced.is_some() { price } else { 0 };
        self.displaced += u8::from(displaced.is_some());
        let player = self.player_mut(seat);
        player.coins = player.coins.checked_sub(u16::from(paid)).ok_or_else(not_offered)?;
        course.note(Event::Bid { seat, pair: cards, displaced, paid });
        match self.next_bidder(seat) {
            Some(next) => self.turn = next,
            None => self.end_bidding(course),
        }
        Ok(())
    }

    /// The next seat clockwise whose hand lies on no pair; nobody, when each pair has a hand (GC-24, GC-26, GC-28).
    fn next_bidder(&self, seat: Seat) -> Option<Seat> {
        let count = self.count();
        let clockwise = (1..count).map(|steps| seat.after(steps, count));
        let lies = |seat: &Seat| self.pairs.iter().any(|pair| pair.hand == Some(*seat));
        clockwise.into_iter().find(|seat| !lies(seat))
    }

    /// Everybody takes the pair into the hand (GC-28).
    fn end_bidding(&mut self, course: &mut Course) {
        let mut taken: Vec<(Seat, Terrains)> =
            self.pairs.drain(..).filter_map(|pair| Some((pair.hand?, pair.cards))).collect();
        taken.sort_unstable_by_key(|(seat, _)| *seat);
        for (seat, cards) in &taken {
            let hand = &mut self.player_mut(*seat).hand;
            *hand = hand.with(*cards);
        }
        course.note(Event::Taken(taken));
        self.start_turn(self.start, course);
    }
}
