//! Positions that might be the true one, as far as somebody knows.
//!
//! What anybody could remember is not kept: which pairs others took, which bonus cards were left, which letters were
//! told. Views do not show it either.

use super::cards::Bonus;
use super::held::Terrains;
use super::state::{GoldenCity, Phase};
use super::terrain::Terrain;
use crate::rules::{Bag, Chance, Seat, Seats};

/// Draws again all that these seats together cannot know: the terrain cards of others, their bonus cards, and their letters from
/// scoring.
pub(super) fn reimagine(game: &mut GoldenCity, known: Seats, chance: &mut dyn Chance) {
    let others: Vec<Seat> = game.seats_in_order().filter(|seat| !known.has(*seat)).collect();
    hands(game, &others, chance);
    if game.phase == Phase::Over {
        return;
    }
    bonus_cards(game, known, &others, chance);
    if !game.open_letters {
        letters(game, &others, chance);
    }
}

/// The cards of others come out of the draw pile, each as likely, but for the coast card that everybody begins with. The
/// discards lie face up.
fn hands(game: &mut GoldenCity, others: &[Seat], chance: &mut dyn Chance) {
    let sizes: Vec<usize> = others.iter().map(|seat| game.player(*seat).hand.len()).collect();
    for seat in others {
        let hand = std::mem::take(&mut game.player_mut(*seat).hand);
        hand.iter().for_each(|kind| game.draw.put(kind as usize));
    }
    let known: Vec<bool> =
        others.iter().map(|seat| game.keeps_first_card(*seat) && game.draw.take(Terrain::Coast as usize)).collect();
    for ((seat, size), coast) in others.iter().zip(sizes).zip(known) {
        let mut hand: Terrains =
            (usize::from(coast)..size).filter_map(|_| game.draw.draw(chance)).map(Terrain::nth).collect();
        if coast {
            hand.put(Terrain::Coast);
        }
        game.player_mut(*seat).hand = hand;
    }
}

/// Nobody knows which bonus cards others have; which are left knows only whoever looks through them.
fn bonus_cards(game: &mut GoldenCity, known: Seats, others: &[Seat], chance: &mut dyn Chance) {
    let looks = known.iter().any(|seat| game.looks(seat));
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

/// What scoring brought others in the rounds so far: nothing, 2 or 4 for each good and area in which they have something.
fn letters(game: &mut GoldenCity, others: &[Seat], chance: &mut dyn Chance) {
    for seat in others {
        let scorings = game.scorings_of(*seat);
        let mut sum = |scorings: usize| (0..scorings).map(|_| 2 * chance.below(3) as u16).sum();
        let (goods, areas) = (sum(scorings.0), sum(scorings.1));
        let player = game.player_mut(*seat);
        (player.goods_letters, player.area_letters) = (goods, areas);
    }
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::super::given::{dealt, given};
    use super::super::setup::Letters;
    use super::*;
    use crate::rules::{Dice, Rules, Seed, Viewer};

    fn imagined(game: &GoldenCity, viewer: Viewer, seed: u64) -> GoldenCity {
        let mut other = game.clone();
        other.reimagine(viewer.seats(), &mut Dice::for_step(Seed::from_number(seed), 3));
        other
    }

    /// Every viewer's own things stay, and what others hold differs now and then: hands, bonus cards and letters.
    #[test]
    fn what_others_hold_is_drawn_again() {
        let at =
            given(3).hand(0, "coast desert").hand(1, "forest meadow").bonus(0, "bonus-city").bonus(1, "bonus-river");
        let at = at.goods(1, "wine-cloth").card("wine", "desert").building(0);
        let game = at.game();
        let all: Vec<GoldenCity> = (0..40).map(|seed| imagined(game, Viewer::Seat(Seat(0)), seed)).collect();
        for other in &all {
            assert_eq!((check::sound(other), &other.players[0]), (Ok(()), &game.players[0]));
            assert_eq!(other.view(Viewer::Seat(Seat(0))), game.view(Viewer::Seat(Seat(0))));
            assert_eq!((other.discard, other.goods_pile), (game.discard, game.goods_pile));
        }
        assert!(all.iter().any(|other| other.players[1].hand != game.players[1].hand));
        assert!(all.iter().any(|other| other.players[1].bonus != game.players[1].bonus));
        assert!(all.iter().any(|other| other.players[1].goods_letters > 0));
    }

    /// Whoever looks through the bonus cards knows what is left: only who has which of the others is open.
    #[test]
    fn whoever_looks_knows_what_is_left() {
        let at = given(3)
            .bonus(0, "bonus-city")
            .bonus(2, "bonus-goods")
            .houses(1, "harbour-desert-2")
            .hand(1, "desert desert");
        let at = at.hand(0, "coast").building(1).play(1, "build desert-c");
        let all: Vec<GoldenCity> = (0..20).map(|seed| imagined(at.game(), Viewer::Seat(Seat(1)), seed)).collect();
        assert!(all.iter().all(|other| other.bonus == at.game().bonus));
        assert!(all.iter().any(|other| other.players[0].bonus == [Bonus::Goods]));
        let public = imagined(at.game(), Viewer::Public, 5);
        assert_ne!(public.bonus, at.game().bonus);
    }

    /// Letters that are shown to all are known.
    #[test]
    fn open_letters_are_kept() {
        let mut game = given(4).card("wine", "desert").game().clone();
        game.open_letters = true;
        game.players[2].goods_letters = 6;
        assert_eq!(imagined(&game, Viewer::Public, 1).players[2].goods_letters, 6);
    }

    /// At the beginning nothing has been scored, and at the end everything but hands is shown.
    #[test]
    fn nothing_impossible_is_imagined() {
        let game = dealt(4, Letters::Secret, 3);
        let other = imagined(&game, Viewer::Public, 1);
        assert!(other.players.iter().all(|player| player.goods_letters == 0) && other.check().is_ok());
        let mut over = given(3).bonus(1, "bonus-city").last_round().game().clone();
        over.phase = Phase::Over;
        over.pairs.clear();
        over.players[1].area_letters = 8;
        assert_eq!(imagined(&over, Viewer::Public, 2), over);
    }
}
