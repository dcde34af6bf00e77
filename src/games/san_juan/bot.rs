//! How good a position looks: points, what buildings will still bring, cards, goods, and what the phase being played
//! allows. The weights are guesses in tenths of a point, tuned by self-play; a card is worth about [`CARD`].

use super::cards::{Group, Kind, price};
use super::phases::LAST_BUILDING;
use super::price::Means;
use super::scoring::{Score, arch_points};
use super::state::{Phase, Player, SanJuan};
use crate::rules::Seat;

/// What a card in hand is worth.
const CARD: i32 = 4;

/// What a seat may hope for, in tenths of a point.
pub(super) fn prospects(game: &SanJuan, seat: Seat) -> i32 {
    let player = game.player(seat);
    let score = Score::of(player, true);
    let points = 10 * i32::from(score.total);
    if game.phase == Phase::Over {
        return 10 * points + i32::from(score.tie);
    }
    let left = rounds_left(game);
    let engine: i32 = player.buildings.iter().map(|building| weight(building.kind) * left).sum();
    let hand: i32 = player.hand.iter().map(|kind| in_hand(player, kind, left)).sum();
    points + engine + hand + goods(player) + chances(game, seat, left)
}

/// How many more buildings the leading player needs: about the number of rounds to come.
fn rounds_left(game: &SanJuan) -> i32 {
    let most = game.players.iter().map(|player| player.buildings.len()).max().unwrap_or_default();
    LAST_BUILDING.saturating_sub(most) as i32
}

/// What a building brings in a round, over its points.
fn weight(kind: Kind) -> i32 {
    match kind {
        Kind::Library | Kind::Prefecture | Kind::SilverSmelter | Kind::Chapel => 4,
        Kind::CoffeeRoaster | Kind::TobaccoStorage | Kind::Carpenter | Kind::Quarry | Kind::MarketHall => 3,
        Kind::IndigoPlant | Kind::SugarMill | Kind::Aqueduct | Kind::TradingPost | Kind::MarketStand => 2,
        Kind::Well | Kind::PoorHouse | Kind::Archive | Kind::GoldMine => 2,
        Kind::Smithy | Kind::Crane | Kind::Tower | Kind::BlackMarket => 1,
        _ => 0,
    }
}

/// What building a card would add.
fn worth(player: &Player, kind: Kind, left: i32) -> i32 {
    let count =
        |production: bool| player.buildings.iter().filter(|b| b.kind.is_production() == production).count() as i32;
    let monuments = player.buildings.iter().filter(|b| b.kind.print().group == Group::Monument).count();
    let brings = match kind {
        Kind::GuildHall => 2 * count(true),
        Kind::CityHall => count(false) + 1,
        Kind::TriumphalArch => i32::from(arch_points(monuments)),
        Kind::Palace => i32::from(Score::of(player, true).total) / 4,
        _ => i32::from(kind.vp()),
    };
    10 * brings + weight(kind) * left
}

/// What a card in hand is worth: money, and the more the better a building it would make.
fn in_hand(player: &Player, kind: Kind, left: i32) -> i32 {
    if !kind.is_production() && player.has(kind) {
        return CARD - 1;
    }
    CARD + (worth(player, kind, left) - CARD * i32::from(kind.cost())).max(0) / 8
}

/// What goods will bring when they are sold.
fn goods(player: &Player) -> i32 {
    let value = |kind: Kind| [3, 4, 6, 7, 8][kind as usize];
    player.laden().iter().map(|at| value(player.buildings[at].kind)).sum()
}

/// What the seat can still do in the phase being played.
fn chances(game: &SanJuan, seat: Seat, left: i32) -> i32 {
    let player = game.player(seat);
    let decided = player.answer.is_some();
    match game.phase {
        Phase::Builder if still_builds(game, seat) => best_building(game, seat, left).max(0),
        Phase::Producer if !decided => 5 * player.empty().len().min(game.most_produced(seat)) as i32,
        Phase::Trader if !decided => sales(game, seat),
        Phase::Councillor => {
            let mut drawn: Vec<i32> = player.drawn.iter().map(|kind| in_hand(player, kind, left)).collect();
            drawn.sort_unstable();
            let kept =
                game.lot(seat).map_or(0, |lot| if lot.discards { player.drawn.len() - lot.least } else { lot.most });
            drawn.iter().rev().take(kept).sum()
        }
        _ => 0,
    }
}

fn still_builds(game: &SanJuan, seat: Seat) -> bool {
    game.order().skip_while(|other| !game.awaiting.has(*other)).any(|other| other == seat)
}

/// What the best building now would add, less what it costs.
fn best_building(game: &SanJuan, seat: Seat, left: i32) -> i32 {
    let (player, means) = (game.player(seat), Means::of(game, seat));
    let able = player.hand.kinds().filter(|kind| means.builds(*kind));
    let gain = |kind: Kind| worth(player, kind, left) - (CARD + 1) * (1 + means.terms(kind, None).cost as i32);
    able.map(gain).max().unwrap_or_default()
}

/// What the best sale now would bring, over what the goods are worth anyway.
fn sales(game: &SanJuan, seat: Seat) -> i32 {
    let Some(prices) = game.house.prices() else { return 0 };
    let player = game.player(seat);
    let laden = player.laden();
    let mut gains: Vec<i32> = laden.iter().map(|at| price(&prices, player.buildings[at].kind) as i32).collect();
    gains.sort_unstable();
    gains.iter().rev().take(game.most_sold(seat)).sum::<i32>()
}
