//! Positions for tests, built up from a plain start and played on by paths of tokens.
//!
//! Every card put somewhere is taken out of its pile, so that all of them are always there. What a rule needs is laid
//! out without a game that could have led there, so that such a position is sound and no more.

use super::cards::{Bonus, GoodsCard, SCORINGS, Scoring, scored};
use super::held::Terrains;
use super::place::{Area, Kind, Place};
use super::setup::{Letters, Options};
use super::state::{Pair, Phase, Player};
use super::terrain::Terrain;
use super::*;
use crate::rules::{Dice, Seed, Table, given};

/// A position in the making, or being played.
pub(super) type Position = given::Position<GoldenCity>;

/// A game just set up.
pub(super) fn dealt(seats: u8, letters: Letters, seed: u64) -> GoldenCity {
    GoldenCity::setup(&Options { letters }, seats, None, &mut Dice::for_step(Seed::from_number(seed), 0)).unwrap()
}

/// Bidding in round 1 with the first scoring card (wine, and the river between mountain and meadow): seat 0 begins, hands
/// are empty, and so are the pairs.
pub(super) fn given(seats: u8) -> Position {
    let mut game = dealt(seats, Letters::Secret, 11);
    (game.start, game.turn, game.used) = (Seat(0), Seat(0), vec![0]);
    let hands = game.players.iter_mut().map(|player| std::mem::take(&mut player.hand));
    let pairs = game.pairs.iter_mut().map(|pair| std::mem::take(&mut pair.cards));
    hands.chain(pairs).for_each(|cards| cards.iter().for_each(|kind| game.draw.put(kind as usize)));
    Position::of(game, check::sound)
}

/// Terrain cards by their ids, with spaces between.
pub(super) fn cards(ids: &str) -> Terrains {
    ids.split_whitespace().map(|id| id.parse::<Terrain>().unwrap()).collect()
}

/// Places by their ids, with spaces between.
pub(super) fn at(ids: &str) -> impl Iterator<Item = Place> + '_ {
    ids.split_whitespace().map(|id| id.parse().unwrap())
}

impl Position {
    /// A seat's things.
    pub(super) fn player(&self, seat: u8) -> &Player {
        self.game().player(Seat(seat))
    }

    fn take(&mut self, ids: &str) -> Terrains {
        let these = cards(ids);
        these.iter().for_each(|kind| assert!(self.change().draw.take(kind as usize), "no {kind} is left"));
        these
    }

    /// Puts terrain cards into a hand.
    pub(super) fn hand(mut self, seat: u8, ids: &str) -> Self {
        let these = self.take(ids);
        let hand = &mut self.change().player_mut(Seat(seat)).hand;
        *hand = hand.with(these);
        self
    }

    /// Lays out pairs: `coast+desert forest+forest`.
    pub(super) fn pairs(mut self, pairs: &str) -> Self {
        for (number, pair) in pairs.split_whitespace().enumerate() {
            let cards = self.take(&pair.replace('+', " "));
            self.change().pairs[number].cards = cards;
        }
        self
    }

    /// Gives coins.
    pub(super) fn coins(mut self, seat: u8, coins: u16) -> Self {
        self.change().player_mut(Seat(seat)).coins = coins;
        self
    }

    /// Gives keys.
    pub(super) fn keys(mut self, seat: u8, keys: u8) -> Self {
        let game = self.change();
        game.keys -= keys;
        game.player_mut(Seat(seat)).keys += keys;
        self
    }

    /// Takes a goods card out of the pile, or from among the open ones.
    fn take_good(&mut self, id: &str) -> GoodsCard {
        let card: GoodsCard = id.parse().unwrap();
        let game = self.change();
        if !game.goods_pile.take(card.index()) {
            let at = game.goods.iter().position(|open| *open == card).unwrap_or_else(|| panic!("no {card} is left"));
            game.goods.remove(at);
            let next = (0..cards::PAIRINGS).find(|kind| game.goods_pile.take(*kind));
            game.goods.extend(next.map(GoodsCard::nth));
        }
        card
    }

    /// Gives goods cards.
    pub(super) fn goods(mut self, seat: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let card = self.take_good(id);
            self.change().player_mut(Seat(seat)).goods.push(card);
        }
        self
    }

    /// Puts goods cards out of the game.
    pub(super) fn goods_gone(mut self, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let card = self.take_good(id);
            self.change().goods_gone.push(card);
        }
        self
    }

    /// Lays these goods cards open.
    pub(super) fn open(mut self, ids: &str) -> Self {
        let game = self.change();
        std::mem::take(&mut game.goods).into_iter().for_each(|card| game.goods_pile.put(card.index()));
        let open = ids.split_whitespace().map(|id| self.take_good(id)).collect();
        self.change().goods = open;
        self
    }

    /// Gives bonus cards.
    pub(super) fn bonus(mut self, seat: u8, ids: &str) -> Self {
        for card in ids.split_whitespace().map(|id| id.parse::<Bonus>().unwrap()) {
            let game = self.change();
            let at = game.bonus.iter().position(|left| *left == card).unwrap();
            game.bonus.remove(at);
            let own = &mut game.player_mut(Seat(seat)).bonus;
            own.push(card);
            own.sort_unstable();
        }
        self
    }

    /// Builds houses of a seat; for those in inner districts keys leave the game.
    pub(super) fn houses(mut self, seat: u8, ids: &str) -> Self {
        for place in at(ids) {
            let game = self.change();
            game.player_mut(Seat(seat)).houses.add(place);
            if let Some(district) = place.district() {
                game.city[district].push(Seat(seat));
            }
            if place.kind() == Kind::Inner {
                (game.keys, game.keys_gone) = (game.keys - 1, game.keys_gone + 1);
            }
        }
        self
    }

    /// Makes this the scoring card of the round, after all those with lower backs.
    pub(super) fn card(mut self, good: &str, area: &str) -> Self {
        let shows = |card: &Scoring| {
            let printed = scored(*card);
            let id = match printed.areas[0] {
                Area::River(river) => river.id(),
                Area::Quarter(land) => land.id(),
            };
            (printed.good.id(), id) == (good, area)
        };
        let card = (0..SCORINGS as Scoring).find(shows).unwrap();
        let lower = (0..SCORINGS as Scoring).filter(|other| scored(*other).back < scored(card).back);
        self.change().used = lower.chain([card]).collect();
        self
    }

    /// Makes it the last round, in which the last scoring card lies open.
    pub(super) fn last_round(mut self) -> Self {
        self.change().used = (0..SCORINGS as Scoring).collect();
        self
    }

    /// Leaves out the bidding: it is that seat's turn to build.
    pub(super) fn building(mut self, seat: u8) -> Self {
        let game = self.change();
        let pairs: Vec<Pair> = std::mem::take(&mut game.pairs);
        pairs.iter().flat_map(|pair| pair.cards.iter().collect::<Vec<_>>()).for_each(|k| game.draw.put(k as usize));
        (game.phase, game.turn) = (Phase::Build, Seat(seat));
        self
    }

    /// Leaves only these cards in the terrain draw pile; the others are discarded.
    pub(super) fn pile(mut self, ids: &str) -> Self {
        let these = self.take(ids);
        let game = self.change();
        let mut rest = std::mem::take(&mut game.draw);
        game.discard.pour(&mut rest);
        these.iter().for_each(|kind| game.draw.put(kind as usize));
        self
    }

    /// Builds on several places, one after the other, with the first way to pay.
    pub(super) fn build(self, seat: u8, ids: &str) -> Self {
        ids.split_whitespace().fold(self, |position, id| {
            let way = position.offers(seat, &format!("build {id}"));
            position.play(seat, &format!("build {id} {}", way.split(' ').next().unwrap()))
        })
    }

    /// Everybody who is still to build passes, and discards what is too much.
    pub(super) fn end_round(mut self) -> Self {
        let round = self.game().round();
        while self.game().round() == round && !self.game().awaited().is_empty() {
            let seat = self.game().turn.0;
            let way = match self.game().phase {
                Phase::Bid => self.table.paths(Seat(seat), 1).0.remove(0).join(" "),
                Phase::Discard => {
                    let held = self.offers(seat, "discard");
                    let surplus = phases::surplus(self.holds(seat));
                    format!("discard {}", held.split(' ').take(surplus).collect::<Vec<_>>().join("+"))
                }
                _ => "pass".to_owned(),
            };
            self = self.play(seat, &way);
        }
        self
    }

    /// Whose turn it is, and what for.
    pub(super) fn turn(&self) -> (u8, Phase) {
        (self.game().turn.0, self.game().phase)
    }

    /// A seat's letters without those that bonus cards will bring.
    pub(super) fn letters(&self, seat: u8) -> u16 {
        scoring::Score::of(self.game(), Seat(seat), false).total
    }

    /// The terrain cards in a hand.
    pub(super) fn holds(&self, seat: u8) -> Terrains {
        self.player(seat).hand
    }
}
