//! What stands in front of a player, and whether it can have been built, covered, laden and filled by now.

use super::super::cards::Kind;
use super::super::moves::Role;
use super::super::phases::LAST_BUILDING;
use super::super::state::{Building, Phase, Player, SanJuan};
use super::round::has_acted;
use super::{chapel_steps, phases_of};
use crate::rules::{Checked, Seat, must};

/// A player's row, its goods and what lies under its Chapel.
pub(super) fn row(game: &SanJuan, seat: Seat) -> Checked {
    let player = game.player(seat);
    let row = &player.buildings;
    must((1..=LAST_BUILDING).contains(&row.len()), "players.buildings", "one to twelve buildings")?;
    let first = row.first().map(lowest);
    must(first == Some(Kind::IndigoPlant), "players.buildings", "the first one is an Indigo plant (SJ-4)")?;
    let twice = |kind: Kind| row.iter().filter(|building| building.kind == kind).count() > 1;
    let unique = row.iter().all(|building| building.kind.is_production() || !twice(building.kind));
    must(unique, "players.buildings", "each violet building only once")?;
    let placed = row.iter().all(|building| building.good.is_none() || building.kind.is_production());
    must(placed, "players.buildings.good", "goods lie on production buildings")?;
    covered(player)?;
    let has_built = match game.phase {
        Phase::Builder => has_acted(game, seat),
        Phase::Over => game.picks() > 0,
        _ => false,
    };
    let phases = phases_of(game, Role::Builder) + usize::from(has_built);
    must(builds(player) <= phases, "players.buildings", "there were not so many Builder phases")?;
    let most = 2 + usize::from(player.had(Kind::Library)) + usize::from(player.had(Kind::Aqueduct));
    let produced = phases_of(game, Role::Producer) * most;
    must(player.laden().len() <= produced, "players.buildings.good", "there were not so many Producer phases")?;
    chapel(game, player)
}

fn lowest(building: &Building) -> Kind {
    building.covered.first().copied().unwrap_or(building.kind)
}

/// How often the player has built, the Indigo plant of the start not counted.
fn builds(player: &Player) -> usize {
    let covered: usize = player.buildings.iter().map(|building| building.covered.len()).sum();
    player.buildings.len() - 1 + covered
}

/// Only with a Crane is anything covered, never the Crane (SJ-76, SJ-79), and never by its own kind (SJ-Q12).
fn covered(player: &Player) -> Checked {
    let field = "players.buildings.covered";
    for building in player.buildings.iter().filter(|building| !building.covered.is_empty()) {
        must(player.has(Kind::Crane), field, "nothing is covered without a Crane")?;
        must(building.kind != Kind::Crane, field, "the first Crane covers nothing, and there is never a second")?;
        must(!building.covered.contains(&Kind::Crane), field, "a Crane is never covered")?;
        let stack: Vec<Kind> = building.covered.iter().copied().chain([building.kind]).collect();
        let alike = stack.windows(2).any(|pair| pair[0] == pair[1]);
        must(!alike, field, "no building covers its own kind")?;
    }
    Ok(())
}

/// One card a round goes under a Chapel, from the round after it was built on (SJ-89).
fn chapel(game: &SanJuan, player: &Player) -> Checked {
    let field = "players.chapel";
    let Some(earliest) = earliest_chapel(player) else {
        return must(player.chapel.is_empty(), field, "no Chapel was ever built");
    };
    let most = (chapel_steps(game) + 1).saturating_sub(earliest);
    must(player.chapel.len() <= most, field, "one card a round since the Chapel was built")
}

/// The earliest round in which the player can have built a Chapel: as many buildings must have come before it as stand
/// left of it, or for one that covers another, left of the Crane too, and lie under it.
fn earliest_chapel(player: &Player) -> Option<usize> {
    let crane = player.buildings.iter().position(|building| building.kind == Kind::Crane).unwrap_or_default();
    let of_stack = |(at, building): (usize, &Building)| {
        let stack = building.covered.iter().chain([&building.kind]);
        let height = stack.clone().position(|kind| *kind == Kind::Chapel)?;
        Some(if height == 0 { at } else { at.max(crane) + height })
    };
    player.buildings.iter().enumerate().filter_map(of_stack).min()
}
