//! How good a position looks: points, what buildings will still bring, cards, goods, and what the phase being played
//! allows. By which numbers is said by [`Weights`], in parts of a tenth of a point.

use super::cards::{Group, Kind, price};
use super::phases::LAST_BUILDING;
use super::price::Means;
use super::scoring::{Score, arch_points};
use super::state::{Phase, Player, SanJuan};
use super::weights::Weights;
use crate::rules::Seat;

/// More cards than these in one hand are a crowd.
const CROWD: usize = 5;

/// What a seat may hope for, in tenths of a point.
pub(super) fn prospects(game: &SanJuan, seat: Seat, weights: &Weights) -> i32 {
    let player = game.player(seat);
    let score = Score::of(player, true);
    let points = 10 * i32::from(score.total);
    if game.phase == Phase::Over {
        return 10 * points + i32::from(score.tie);
    }
    let left = rounds_left(game);
    let (card, pay) =
        if game.stock() == 0 { (weights.last_card, weights.last_pay) } else { (weights.card, weights.pay) };
    let sight = Sight { player, weights, left, card, pay };
    let engine: i32 = player.buildings.iter().map(|building| sight.lasting(building.kind)).sum();
    let hand: i32 = player.hand.iter().map(|kind| sight.in_hand(kind)).sum();
    let crowd = weights.crowd * player.hand.len().saturating_sub(CROWD) as i32;
    points + (engine + hand - crowd + sight.goods() + sight.chances(game, seat)) / weights.grain
}

/// How many more buildings the leading player needs: about the number of rounds to come.
fn rounds_left(game: &SanJuan) -> i32 {
    let most = game.players.iter().map(|player| player.buildings.len()).max().unwrap_or_default();
    LAST_BUILDING.saturating_sub(most) as i32
}

/// How somebody looks at what a seat has.
struct Sight<'a> {
    player: &'a Player,
    weights: &'a Weights,
    /// About how many rounds come.
    left: i32,
    /// What a card in hand is worth now, and one that is paid.
    card: i32,
    pay: i32,
}

impl Sight<'_> {
    /// What a building brings over its points.
    fn lasting(&self, kind: Kind) -> i32 {
        self.weights.brings[kind] * self.left + self.weights.adds[kind]
    }

    /// What building a card would add.
    fn worth(&self, kind: Kind) -> i32 {
        let buildings = &self.player.buildings;
        let count = |production: bool| buildings.iter().filter(|b| b.kind.is_production() == production).count() as i32;
        let brings = match kind {
            Kind::GuildHall => 2 * count(true),
            Kind::CityHall => count(false) + 1,
            Kind::TriumphalArch => {
                let monuments = buildings.iter().filter(|b| b.kind.print().group == Group::Monument).count();
                i32::from(arch_points(monuments))
            }
            Kind::Palace => i32::from(Score::of(self.player, true).total) / 4,
            _ => i32::from(kind.vp()),
        };
        10 * self.weights.grain * brings + self.lasting(kind)
    }

    /// What a card in hand is worth: money, and the more the better a building it would make.
    fn in_hand(&self, kind: Kind) -> i32 {
        if !kind.is_production() && self.player.has(kind) {
            return self.weights.double;
        }
        let card = self.card;
        card + (self.worth(kind) - card * i32::from(kind.cost())).max(0) * self.weights.dream / 64
    }

    /// What goods will bring when they are sold.
    fn goods(&self) -> i32 {
        let laden = self.player.laden();
        laden.iter().map(|at| self.weights.goods[self.player.buildings[at].kind as usize]).sum()
    }

    /// What the seat can still do in the phase being played.
    fn chances(&self, game: &SanJuan, seat: Seat) -> i32 {
        let player = self.player;
        let decided = player.answer.is_some();
        match game.phase {
            Phase::Builder if still_builds(game, seat) => self.best_building(game, seat).max(0),
            Phase::Producer if !decided => {
                self.weights.produced * player.empty().len().min(game.most_produced(seat)) as i32
            }
            Phase::Trader if !decided => self.weights.sold * sales(game, seat),
            Phase::Councillor => {
                let mut drawn: Vec<i32> = player.drawn.iter().map(|kind| self.in_hand(kind)).collect();
                drawn.sort_unstable();
                let kept = game
                    .lot(seat)
                    .map_or(0, |lot| if lot.discards { player.drawn.len() - lot.least } else { lot.most });
                drawn.iter().rev().take(kept).sum()
            }
            _ => 0,
        }
    }

    /// What the best building now would add, less what it costs.
    fn best_building(&self, game: &SanJuan, seat: Seat) -> i32 {
        let means = Means::of(game, seat);
        let able = self.player.hand.kinds().filter(|kind| means.builds(*kind));
        let gain = |kind: Kind| self.worth(kind) - self.pay * (1 + means.terms(kind, None).cost as i32);
        able.map(gain).max().unwrap_or_default()
    }
}

fn still_builds(game: &SanJuan, seat: Seat) -> bool {
    game.order().skip_while(|other| !game.awaiting.has(*other)).any(|other| other == seat)
}

/// How many cards the best sale now would bring.
fn sales(game: &SanJuan, seat: Seat) -> i32 {
    let Some(prices) = game.house.prices() else { return 0 };
    let player = game.player(seat);
    let laden = player.laden();
    let mut gains: Vec<i32> = laden.iter().map(|at| price(&prices, player.buildings[at].kind) as i32).collect();
    gains.sort_unstable();
    gains.iter().rev().take(game.most_sold(seat)).sum::<i32>()
}
