//! Impossible positions are refused by field.

use super::super::cards::GoodsCard;
use super::super::given::{Position, cards, given};
use super::super::held::Terrains;
use super::super::state::Pair;
use super::*;

/// Seat 0 to build, with houses, goods, keys and bonus cards about.
fn laid_out() -> Position {
    let at = given(3).houses(0, "harbour-desert-4 desert-s outer-desert-2").houses(1, "harbour-meadow-1 meadow-a");
    let at =
        at.goods(1, "wine-cloth").bonus(1, "bonus-city").keys(0, 1).hand(0, "desert desert coast").hand(1, "coast");
    at.building(0)
}

/// The field that is found at fault after a change to a sound position.
fn fault_of(at: &Position, change: impl FnOnce(&mut GoldenCity)) -> String {
    let mut game = at.game().clone();
    assert_eq!(sound(&game), Ok(()));
    change(&mut game);
    sound(&game).err().map(|fault| fault.field).unwrap_or_default()
}

fn fault(change: impl FnOnce(&mut GoldenCity)) -> String {
    fault_of(&laid_out(), change)
}

#[test]
fn seats_and_scoring_cards_out_of_range_are_refused() {
    assert_eq!(fault(|game| game.players.truncate(2)), "players");
    assert_eq!(fault(|game| game.start = Seat(3)), "start");
    assert_eq!(fault(|game| game.turn = Seat(9)), "turn");
    assert_eq!(fault(|game| game.city[0].push(Seat(7))), "city");
    assert_eq!(fault(|game| game.used.clear()), "used");
    assert_eq!(fault(|game| game.used = vec![16]), "used");
    assert_eq!(fault(|game| game.used = vec![0, 0]), "used");
    assert_eq!(fault(|game| game.used = vec![12, 0]), "used");
    assert_eq!(fault(|game| game.used = vec![4]), "used", "a card with back 2 before those with back 1");
    assert_eq!(fault(|game| game.used = vec![0, 1, 2, 4]), "used");
    assert_eq!(fault(|game| game.used = vec![3, 1, 2, 0, 11]), "");
}

#[test]
fn lost_and_doubled_cards_are_refused() {
    assert_eq!(fault(|game| game.draw.put(0)), "draw");
    assert_eq!(fault(|game| game.players[0].hand = Terrains::default()), "draw");
    assert_eq!(fault(|game| game.goods_pile.put(0)), "goods_pile");
    assert_eq!(fault(|game| game.goods.clear()), "goods_pile");
    assert_eq!(fault(|game| game.goods_gone.push(GoodsCard::nth(0))), "goods_pile");
    assert_eq!(fault(|game| game.keys = 6), "keys");
    assert_eq!(fault(|game| (game.keys, game.keys_gone) = (4, 1)), "keys_gone");
    assert_eq!(fault(|game| game.bonus.push(Bonus::City)), "bonus");
    assert_eq!(fault(|game| game.bonus.reverse()), "bonus");
    let closed = |game: &mut GoldenCity| {
        let card = game.goods.remove(0);
        game.goods_pile.put(card.index());
    };
    assert_eq!(fault(closed), "goods");
}

#[test]
fn pairs_and_hands_out_of_place_are_refused() {
    assert_eq!(fault(|game| game.pairs.push(Pair { cards: Terrains::default(), hand: None })), "pairs");
    let at = given(3).pairs("coast+desert forest+forest coast+coast").play(0, "bid pair-1");
    let fault = |change: fn(&mut GoldenCity)| fault_of(&at, change);
    assert_eq!(fault(|game| game.pairs[1].hand = Some(Seat(0))), "pairs.hand");
    assert_eq!(fault(|game| game.pairs[1].hand = Some(Seat(5))), "pairs.hand");
    assert_eq!(fault(|game| game.turn = Seat(0)), "turn");
    assert_eq!(fault(|game| game.built = 1), "built");
    let many = |game: &mut GoldenCity| {
        game.players[1].hand = cards("meadow meadow meadow meadow meadow meadow");
        (0..6).for_each(|_| assert!(game.draw.take(Terrain::Meadow as usize)));
    };
    assert_eq!(fault(many), "players.hand");
}

/// GC-36 to GC-39: houses stand where they may, connected, and each place knows who built there.
#[test]
fn houses_out_of_place_are_refused() {
    let add =
        |seat: usize, id: &'static str| move |game: &mut GoldenCity| game.players[seat].houses.add(id.parse().unwrap());
    assert_eq!(fault(add(2, "desert-s")), "players.houses");
    assert_eq!(fault(add(2, "harbour-desert-4")), "players.houses");
    assert_eq!(fault(add(0, "forest-f")), "players.houses");
    assert_eq!(fault(add(0, "outer-desert-1")), "city");
    assert_eq!(fault(add(0, "desert-e")), "", "connected by a road");
    assert_eq!(fault(|game| game.city[7].clear()), "city");
    assert_eq!(fault(|game| game.city[7].push(Seat(0))), "city");
    assert_eq!(fault(|game| game.city[6].push(Seat(0))), "city");
    let all = |game: &mut GoldenCity| game.players[2].houses = Places::SINGLE;
    assert_eq!(fault(all), "players.houses");
}

#[test]
fn more_than_there_was_to_be_had_is_refused() {
    assert_eq!(fault(|game| game.players[0].coins = 5), "", "a harbour and a suburb brought a coin each");
    assert_eq!(fault(|game| game.players[0].coins = 6), "players.coins");
    assert_eq!(fault(|game| game.players[0].goods_letters = 2), "players.goods_letters");
    assert_eq!(fault(|game| game.players[1].area_letters = 4), "players.area_letters");
    let five = given(3).goods(0, "wine-cloth wine-spice wine-pottery wine-pottery").building(0).hand(0, "coast");
    let one_more = |game: &mut GoldenCity| {
        let card = game.goods.remove(0);
        game.players[0].goods.push(card);
        let next = (0..PAIRINGS).find(|kind| game.goods_pile.take(*kind));
        game.goods.extend(next.map(GoodsCard::nth));
    };
    assert_eq!(fault_of(&five, one_more), "players.goods");
}

#[test]
fn phases_without_a_decision_are_refused() {
    assert_eq!(fault(|game| game.phase = Phase::Over), "phase");
    assert_eq!(fault(|game| game.phase = Phase::Discard), "phase");
    assert_eq!(fault(|game| game.phase = Phase::Bonus), "built");
    assert_eq!(fault(|game| game.phase = Phase::Return), "players.goods");
    assert_eq!(fault(|game| game.phase = Phase::Bid), "pairs");
    assert_eq!(fault(|game| game.built = 2), "phase");
    assert_eq!(fault(|game| game.turn = Seat(2)), "phase");
    assert_eq!(fault(|game| (game.phase, game.built) = (Phase::Good, 3)), "built");
    let most = Places::HARBOURS.iter().skip(2).map(Place::id).collect::<Vec<_>>().join(" ");
    let done = |game: &mut GoldenCity| {
        let more = ["desert-a", "desert-c", "desert-d", "desert-e"].map(|id| id.parse::<Place>().unwrap());
        game.players[0].houses = game.players[0].houses.or(more.into_iter().collect());
    };
    assert_eq!(fault_of(&given(3).houses(0, &most), done), "phase", "with all houses built the game is over");
}
