//! Cards and tiles: all are somewhere, and where they lie they can have come to by now.

use super::super::cards::{KINDS, Kind, TILES};
use super::super::held::Cards;
use super::super::moves::Role;
use super::super::state::{Mined, Phase, SanJuan};
use super::phases_of;
use super::round::{has_acted, turn};
use crate::rules::{Census, Checked, must};

/// All 110 cards are somewhere, and none twice.
pub(super) fn cards(game: &SanJuan) -> Checked {
    let held = game.players.iter().flat_map(|player| [&player.hand, &player.drawn, &player.chapel]);
    let built = game.players.iter().flat_map(|player| &player.buildings);
    let rows = built.flat_map(|row| [row.kind].into_iter().chain(row.good).chain(row.covered.iter().copied()));
    let all = game.mine.iter().chain(held.flat_map(Cards::iter)).chain(rows);
    let census = Census::<KINDS>::default().bag(&game.draw).bag(&game.discard).each(all.map(|kind| kind as usize));
    census.complete("draw", |kind| Kind::ALL[kind].print().count.into(), |kind| format!("cards {}", Kind::ALL[kind]))
}

/// Each tile is there once, and as many have been seen as Trader phases can have shown (SJ-46, SJ-50).
pub(super) fn tiles(game: &SanJuan) -> Checked {
    let seen = game.house.seen.iter().chain(&game.house.open).map(|tile| usize::from(*tile));
    let census = Census::<TILES>::default().bag(&game.house.unseen).each(seen);
    census.complete("house", |_| 1, |tile| format!("tiles number {tile}"))?;
    let trading = game.phase == Phase::Trader;
    must(game.house.open.is_some() == trading, "house.open", "a tile is turned up in a Trader phase, and only then")?;
    let seen = TILES - game.house.unseen.len();
    let most = phases_of(game, Role::Trader) + usize::from(trading);
    must(seen <= most, "house.unseen", "there were not so many Trader phases")?;
    let least = usize::from(game.roles[Role::Trader as usize].is_some());
    must(seen >= least, "house.unseen", "the Trader of this round has turned one up")
}

/// The cards turned up by a Gold Mine.
pub(super) fn mine(game: &SanJuan) -> Checked {
    if game.mine.is_empty() {
        return Ok(());
    }
    let costs = game.mine.iter().fold(0u32, |set, kind| set | 1 << kind.cost());
    must(game.phase == Phase::Prospector, "mine", "cards are turned up in a Prospector phase only")?;
    must(game.mine.len() == 4 && costs.count_ones() == 4, "mine", "four cards of different costs")
}

/// What a Gold Mine brought last is told until the next role is picked. Whether the card is still in hand is not looked
/// at: imagined positions do not keep what a viewer could remember of hands.
pub(super) fn mined(game: &SanJuan) -> Checked {
    let Some(Mined { seat, .. }) = game.mined else { return Ok(()) };
    let player = game.player(seat);
    must(player.has(Kind::GoldMine), "mined", "this seat has no Gold mine")?;
    let picks = game.picks();
    let fresh = match game.phase {
        Phase::Prospector => has_acted(game, seat),
        Phase::Role if picks > 0 => game.roles[Role::Prospector as usize] == Some(turn(game, picks - 1)),
        Phase::Role | Phase::Chapel | Phase::HandLimit | Phase::Over => picks == 0 && game.round > 1,
        _ => false,
    };
    must(fresh, "mined", "the last role was not the Prospector")
}
