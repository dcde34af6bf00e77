//! Positions that might be the true one, as far as a viewer knows.
//!
//! What a viewer could remember is not kept: which pairs others took, which bonus cards were left, which letters were
//! told. Views do not show it either.

use super::cards::{Bonus, Terrain};
use super::held::Terrains;
use super::state::{GoldenCity, Phase};
use crate::rules::{Bag, Chance, Seat, Viewer};

/// Draws again all that `viewer` cannot know: the terrain cards of others, their bonus cards, and their letters from
/// scoring.
pub(super) fn reimagine(game: &mut GoldenCity, viewer: Viewer, chance: &mut dyn Chance) {
    let others: Vec<Seat> = game.seats_in_order().filter(|seat| !viewer.is(*seat)).collect();
    hands(game, &others, chance);
    if game.phase == Phase::Over {
        return;
    }
    bonus_cards(game, viewer, &others, chance);
    if !game.open_letters {
        letters(game, &others, chance);
    }
}

/// The cards of others come out of the draw pile, each as likely. The discards lie face up.
fn hands(game: &mut GoldenCity, others: &[Seat], chance: &mut dyn Chance) {
    let sizes: Vec<usize> = others.iter().map(|seat| game.player(*seat).hand.len()).collect();
    for seat in others {
        let hand = std::mem::take(&mut game.player_mut(*seat).hand);
        hand.iter().for_each(|kind| game.draw.put(kind as usize));
    }
    for (seat, size) in others.iter().zip(sizes) {
        let hand: Terrains = (0..size).filter_map(|_| game.draw.draw(chance)).map(Terrain::nth).collect();
        game.player_mut(*seat).hand = hand;
    }
}

/// Nobody knows which bonus cards others have; which are left knows only whoever looks through them.
fn bonus_cards(game: &mut GoldenCity, viewer: Viewer, others: &[Seat], chance: &mut dyn Chance) {
    let looks = viewer.seat().is_some_and(|seat| game.looks(seat));
    let mut pool = Bag::<{ super::cards::BONUSES }>::default();
    let left = game.bonus.len();
    if !looks {
        std::mem::take(&mut game.bonus).into_iter().for_each(|card| pool.put(card as usize));
    }
    let sizes: Vec<usize> = others.iter().map(|seat| game.player(*seat).bonus.len()).collect();
    for seat in others {
        std::mem::take(&mut game.player_mut(*seat).bonus).into_iter().for_each(|card| pool.put(card as usize));
    }
    let mut draw = |count: usize| {
        let mut cards: Vec<Bonus> = (0..count).filter_map(|_| pool.draw(chance)).map(Bonus::nth).collect();
        cards.sort_unstable();
        cards
    };
    for (seat, size) in others.iter().zip(sizes) {
        game.player_mut(*seat).bonus = draw(size);
    }
    if !looks {
        game.bonus = draw(left);
    }
}

/// What scoring brought others in the rounds so far: each round nothing, 2 or 4 for the good and for each area.
fn letters(game: &mut GoldenCity, others: &[Seat], chance: &mut dyn Chance) {
    let scorings = (game.scored_cards().len(), game.areas_scored());
    for seat in others {
        let mut sum = |scorings: usize| (0..scorings).map(|_| 2 * chance.below(3) as u16).sum();
        let (goods, areas) = (sum(scorings.0), sum(scorings.1));
        let player = game.player_mut(*seat);
        (player.goods_letters, player.area_letters) = (goods, areas);
    }
}
