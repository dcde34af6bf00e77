//! Whether a position can have come from play: what was laid out, taken, placed, sold and scored has to add up.
//!
//! Every rule here stays true through any legal move, so that a position that passes leads to none that does not. What
//! only the order of past moves could tell, such as who discarded what, is left open.

use std::collections::BTreeSet;

use super::board::{self, Phase, ROUNDS};
use super::estates::boards;
use super::setup::{START_GOODS, newcomer};
use super::spaces::{Space, Spaces, neighbours};
use super::state::{Burgundy, Chain, Depot, Link, Player, Stage};
use super::tiles::{Animal, Building, COLOURS, Colour, Tile, stock};
use crate::rules::{Checked, Seat, must};

/// The first field that cannot have become what it is.
pub(super) fn check(game: &Burgundy) -> Checked {
    stage(game)?;
    depots(game)?;
    let unseen = COLOURS * usize::from(stock().goods) - START_GOODS * game.players.len() - ROUNDS * laid(game);
    must(game.unseen.len() == unseen, "unseen", "the goods of the phases to come, and those that never come")?;
    boards_dealt(game)?;
    order(game)?;
    for seat in game.order.iter().copied() {
        match game.stage {
            Stage::Open | Stage::Secret => newcomers(game, seat)?,
            Stage::Turns | Stage::Over => Life { game, seat, player: game.player(seat) }.check()?,
        }
    }
    turn(game)
}

/// For how many phases tiles and goods have been laid out.
fn laid(game: &Burgundy) -> usize {
    if is_choosing(game) { 0 } else { game.phase as usize + 1 }
}

fn is_choosing(game: &Burgundy) -> bool {
    matches!(game.stage, Stage::Open | Stage::Secret)
}

/// Estates are chosen before the first round, and the game is over after the last.
fn stage(game: &Burgundy) -> Checked {
    let is_last = game.phase == Phase::E && usize::from(game.round) == ROUNDS;
    let is_first = game.phase == Phase::A && game.round == 1;
    let is_quiet = game.pending.is_none() && game.chain == Chain::default() && !game.bought;
    match game.stage {
        Stage::Turns => Ok(()),
        Stage::Over => {
            must(is_last, "phase", "the game is over after round 5 of phase E")?;
            must(game.done.len() == game.players.len(), "done", "everybody has had the last turn")?;
            must(is_quiet, "chain", "nothing is open when the game is over")
        }
        Stage::Open | Stage::Secret => {
            must(is_first, "phase", "estates are chosen before round 1 of phase A")?;
            must(game.done.is_empty(), "done", "nobody has had a turn before the first round")?;
            must(is_quiet, "chain", "nothing is open before the first round")?;
            must(game.coming.iter().all(Option::is_none), "coming", "goods are laid out after estates are chosen")?;
            must(game.depots == [Depot::default(); 6], "depots", "tiles are laid out after estates are chosen")?;
            must(game.black.iter().all(Option::is_none), "black", "tiles are laid out after estates are chosen")
        }
    }
}

/// Every space has a tile of its colour and back, or one that was taken in this phase; the piles have what was not
/// laid out so far (CB-21 to CB-24, CB-27).
fn depots(game: &Burgundy) -> Checked {
    let seats = game.count();
    let phases = &Phase::ALL[..laid(game)];
    for colour in Colour::ALL {
        let castles = if colour == Colour::Castle { u32::from(seats) } else { 0 };
        let left = stock().of_colour(colour) - castles - board::laid(colour, seats, phases);
        must(game.piles[colour as usize].len() == left as usize, "piles", "the tiles that have not been laid out")?;
    }
    let dark = stock().black_backs() as usize - board::black_spaces(seats) * laid(game);
    must(game.dark.len() == dark, "dark", "the black backs that have not been laid out")?;
    let mut gaps = 0;
    for (number, depot) in game.depots.iter().enumerate() {
        for (at, tile) in depot.tiles.iter().enumerate() {
            let colour = board::space(number, at, seats, game.phase).filter(|_| !phases.is_empty());
            let fits = tile.is_none() || tile.map(Tile::colour) == colour;
            must(fits, "depots", "a tile of its colour on a space, and none on one that so many do not use")?;
            gaps += usize::from(tile.is_none() && colour.is_some());
        }
    }
    let own = |tile: &Tile| {
        let there = game.depots.iter().flat_map(|depot| depot.tiles).flatten().filter(|other| other == tile).count();
        there + usize::from(game.piles[tile.colour() as usize].count(*tile as usize))
    };
    let dark = |tile: &Tile| {
        let there = game.black.iter().flatten().filter(|other| *other == tile).count();
        there + usize::from(game.dark.count(*tile as usize))
    };
    let has_back = Tile::ALL.iter().all(|tile| own(tile) <= stock().own[*tile as usize].into());
    must(has_back, "depots", "numbered depots have tiles with the backs of their colours")?;
    let has_back = Tile::ALL.iter().all(|tile| dark(tile) <= stock().black[*tile as usize].into());
    must(has_back, "black", "the black depot has tiles with black backs")?;
    let spaces = if !phases.is_empty() { board::black_spaces(seats) } else { 0 };
    must(game.black.iter().skip(spaces).all(Option::is_none), "black", "a space that so many do not use")?;
    taken(game, gaps, game.black.iter().take(spaces).filter(|tile| tile.is_none()).count())
}

/// No more tiles are gone from the depots than were taken and bought in this phase.
fn taken(game: &Burgundy, numbered: usize, black: usize) -> Checked {
    if is_choosing(game) {
        return Ok(());
    }
    let turns = game.players.len() * (usize::from(game.round) - 1) + game.done.len();
    let bought = turns + usize::from(game.bought);
    let used = game.awaiting.iter().map(|seat| game.player(seat).left().count()).map(|left| 2 - left).sum::<usize>();
    let dice = 2 * turns + used;
    let effects: usize = game.players.iter().map(links).sum();
    let most = bought + if dice > 0 { dice + effects } else { 0 };
    must(black <= bought, "black", "more tiles are gone than were bought")?;
    must(numbered + black <= most, "depots", "more tiles are gone than were taken")
}

/// How many tiles on an estate have opened an action or a benefit, the first castle left aside.
fn links(player: &Player) -> usize {
    let opens = |tile: Tile| {
        let benefit = !matches!(tile.building(), Some(Building::BoardingHouse | Building::Bank | Building::Watchtower));
        tile == Tile::Castle || (tile.building().is_some() && benefit)
    };
    player.cover.each().filter(|(_, tile)| opens(*tile)).count().saturating_sub(1)
}

/// Boards are dealt to all or to none, each once, and everybody plays on a side of theirs (CB-5, CB-131, CB-132).
fn boards_dealt(game: &Burgundy) -> Checked {
    let dealt: BTreeSet<u8> = game.players.iter().filter_map(|player| player.board).collect();
    must(dealt.is_empty() || dealt.len() == game.players.len(), "players.board", "a board of their own for all")?;
    for player in &game.players {
        let sides = player.board.and_then(|board| boards().get(usize::from(board))).copied().unwrap_or([1, 1]);
        let is_own = player.estate.is_none_or(|estate| sides.contains(&estate));
        must(is_own, "players.estate", "a side of the own board, or estate 1")?;
    }
    Ok(())
}

/// Who has not placed a ship stands in the order of the start, which is clockwise; who has had the turn of this round
/// is ahead of those who wait (CB-12, CB-32, CB-57).
fn order(game: &Burgundy) -> Checked {
    let back: Vec<Seat> = game.order.iter().copied().filter(|seat| game.player(*seat).track == 0).collect();
    let turns = back.iter().zip(back.iter().cycle().skip(1)).filter(|(one, next)| next <= one).count();
    must(turns <= 1, "order", "clockwise, as long as nobody placed a ship")?;
    if game.stage != Stage::Turns {
        return Ok(());
    }
    let waits = |seat: &&Seat| !game.awaiting.has(**seat);
    let done: Vec<bool> = game.order.iter().filter(waits).map(|seat| game.done.has(*seat)).collect();
    must(done.is_sorted_by(|one, next| one >= next), "done", "the turns of a round go by the order")?;
    let overtaken = game.order.iter().position(|seat| game.awaiting.has(*seat)).unwrap_or_default() < game.done.len();
    let sailed = game.awaiting.iter().all(|seat| {
        let player = game.player(seat);
        player.track > 0 && player.used.contains(&true)
    });
    must(sailed || !overtaken, "done", "who has had the turn is ahead")
}

/// While estates are chosen, everybody has what they start with (CB-7, CB-9, CB-11), and in the open those first in
/// order have chosen.
fn newcomers(game: &Burgundy, seat: Seat) -> Checked {
    let player = game.player(seat);
    let Player { board, estate, choice, ref cover, goods, workers, .. } = *player;
    must(workers == u16::from(game.place(seat)), "players.workers", "by the order of turns, from 1")?;
    must(usize::from(goods.total()) == START_GOODS, "players.goods", "three to start with")?;
    let fresh = Player { board, estate, choice, cover: cover.clone(), goods, workers, ..newcomer() };
    must(*player == fresh, "players", "nothing else before the first round")?;
    let castles = usize::from(estate.is_some());
    must(cover.each().count() == castles, "players.cover", "the castle of the start, and nothing else")?;
    let waits = |seat: &Seat| game.player(*seat).estate.is_none();
    let before = || game.order.iter().take_while(|other| **other != seat);
    let is_in_turn = estate.is_none() || (game.stage == Stage::Open && !before().any(waits));
    must(is_in_turn, "players.estate", "chosen in the order of turns, or in secret")
}

/// What is open follows from the dice used in this turn and the tiles placed with the last one.
fn turn(game: &Burgundy) -> Checked {
    if game.stage != Stage::Turns {
        return Ok(());
    }
    let Some(mover) = game.awaiting.first() else { return Ok(()) };
    let player = game.player(mover);
    let mut used = player.dice.into_iter().zip(player.used).filter(|(_, used)| *used).map(|(die, _)| die);
    if used.clone().next().is_none() {
        must(game.chain == Chain::default(), "chain", "no die is used yet")?;
        let good = game.depots.get(usize::from(game.white) - 1).is_some_and(|depot| !depot.goods.is_empty());
        must(good || !game.done.is_empty(), "white", "a good has just come to that depot")?;
    } else {
        must(used.any(|die| die == game.chain.die), "chain", "a die that is used")?;
    }
    let tiles = &game.chain.tiles;
    let opens = |tile: &Tile| matches!(tile, Tile::Castle | Tile::TownHall);
    let onward = tiles.iter().rev().skip(1).all(opens);
    must(onward, "chain", "only castles and town halls let a tile follow")?;
    let count = |tile: Tile| tiles.iter().filter(|other| **other == tile).count();
    let first = |tile: Tile| usize::from(tile == Tile::Castle);
    let lies = tiles.iter().all(|tile| count(*tile) + first(*tile) <= usize::from(player.cover.count(*tile)));
    must(lies, "chain", "tiles that lie on the estate")?;
    let shops = |depot: &Depot| depot.tiles.iter().any(Option::is_none);
    let gone = game.black.iter().take(board::black_spaces(game.count())).any(Option::is_none);
    let gone = gone || (player.cover.knows(6) && game.depots.iter().any(shops));
    must(gone || !game.bought, "bought", "what was bought is gone from its depot")
}

/// One player, and what the turns so far can have brought.
struct Life<'a> {
    game: &'a Burgundy,
    seat: Seat,
    player: &'a Player,
}

impl Life<'_> {
    fn check(&self) -> Checked {
        let Life { game, player, .. } = *self;
        must(self.is_connected(), "players.cover", "every tile but the first castle was placed beside another")?;
        let ships = player.cover.count(Tile::Ship);
        let open = game.pending.filter(|_| game.awaiting.has(self.seat));
        let loads = u8::from(open == Some(Link::Ship));
        must(player.track + loads == ships, "players.track", "a space for each ship")?;
        let goods = usize::from(player.goods.total() + player.sold.total());
        let fits = goods == START_GOODS || (goods > START_GOODS && player.track > 0);
        must(fits, "players.goods", "three to start with, others by ships")?;
        self.means(open)?;
        self.points()
    }

    /// Whether the estate can have grown from a castle, tile by tile (CB-50).
    fn is_connected(&self) -> bool {
        let covered = self.player.cover.covered();
        let mut grown = self.starts().next().map(Space::mask).unwrap_or_default();
        while let more @ Spaces(1..) = around(grown).and(covered).without(grown) {
            grown = grown.or(more);
        }
        grown == covered && !covered.is_empty()
    }

    /// Where the first castle can have stood (CB-6, CB-132).
    fn starts(&self) -> impl Iterator<Item = Space> + '_ {
        let is_free = self.player.board.is_some();
        let castles = self.player.cover.each().filter(|(_, tile)| *tile == Tile::Castle).map(|(space, _)| space);
        castles.filter(move |space| is_free || *space == Space::CENTRE)
    }

    /// How many rounds are over in which the seat had its turn, this one included if it has had it.
    fn turns(&self) -> usize {
        let rounds = ROUNDS * self.game.phase as usize + usize::from(self.game.round) - 1;
        rounds + usize::from(self.game.done.has(self.seat))
    }

    /// Dice, effects and purchases are at least as many as what was taken, placed and sold; those left can have brought
    /// silver and workers.
    fn means(&self, open: Option<Link>) -> Checked {
        let Life { game, player, .. } = *self;
        let is_mover = game.stage == Stage::Turns && game.awaiting.has(self.seat);
        let now = |holds: usize| if is_mover { holds } else { 0 };
        let dice = 2 * self.turns() + now(2 - player.left().count());
        let bought = self.turns() + now(game.bought.into());
        let unused = usize::from(matches!(open, Some(Link::Castle | Link::Building(_))));
        let had = dice + bought + links(player) - unused;
        let placed = player.cover.each().count() - 1;
        let moved = 2 * placed + player.stored().count();
        let sales = usize::from(player.sold.total()).div_ceil(stock().goods.into());
        must(moved <= had, "players.cover", "more tiles than the turns so far can have brought")?;
        must(moved + sales <= had, "players.sold", "more goods sold than the turns so far allow")?;
        let spare = had - moved;
        let ended = if game.stage == Stage::Over { Phase::ALL.len() } else { game.phase as usize };
        let knows = |tile: u8| usize::from(player.cover.knows(tile));
        let count = |tile: Tile| usize::from(player.cover.count(tile));
        let silver = 1 + (1 + knows(3)) * spare + 2 * count(Tile::Bank) + ended * count(Tile::Mine);
        must(usize::from(player.silver) <= silver, "players.silver", "more than the turns so far can have brought")?;
        let hired = (2 + 2 * knows(14)) * spare + 4 * count(Tile::BoardingHouse);
        let workers = game.players.len() + hired + knows(2) * ended * count(Tile::Mine);
        must(usize::from(player.workers) <= workers, "players.workers", "more than the turns so far can have brought")
    }

    /// Points follow from the estate and from what was sold; only the phases of regions and the order of animals are
    /// open.
    fn points(&self) -> Checked {
        let Life { game, player, .. } = *self;
        let points = player.points;
        let must = |holds: bool, why: &str| must(holds, "players.points", why);
        let sold = u16::from(player.sold.total()) * u16::from(board::sale_points(game.count()));
        must(points.sales == sold, "of the goods sold")?;
        let towers = 4 * u16::from(player.cover.count(Tile::Watchtower));
        must(points.towers == towers, "four of each watchtower")?;
        let taken = game.bonuses.iter().flat_map(|[first, second]| [(first, true), (second, false)]);
        let taken = taken.filter(|(taker, _)| **taker == Some(self.seat));
        let colours: u16 = taken.map(|(_, first)| u16::from(board::bonus_points(first, game.count()))).sum();
        must(points.colours == colours, "of the bonus tiles")?;
        must(self.starts().any(|start| self.regions(start)), "of the regions completed, and of their phases")?;
        let (least, most) = self.animals();
        must((least..=most).contains(&points.animals), "of the animals on the pastures")
    }

    /// Whether the regions completed since a castle stood there score as much as they did; one that it filled alone
    /// scored nothing (CB-Q26).
    fn regions(&self, start: Space) -> bool {
        let Life { game, player, .. } = *self;
        let is_complete = |spaces: Spaces| spaces.without(player.cover.covered()).is_empty();
        let complete = player.regions().iter().map(|region| region.spaces).filter(|spaces| is_complete(*spaces));
        let sizes: Vec<u32> = complete.filter(|spaces| *spaces != start.mask()).map(Spaces::len).collect();
        let size = sizes.iter().map(|size| u16::from(board::region_points(*size))).sum::<u16>();
        let phases = || Phase::ALL.into_iter().take(game.phase as usize + 1).map(board::phase_points);
        let more = |sums: BTreeSet<u16>, _: &u32| {
            sums.iter().flat_map(|sum| phases().map(move |points| sum + u16::from(points))).collect()
        };
        let sums = sizes.iter().fold(BTreeSet::from([0]), more);
        size == player.points.regions && sums.contains(&player.points.phases)
    }

    /// The least and the most points that the animals can have scored, by the order in which they came (CB-59, CB-60),
    /// and by when knowledge tile 7 did (CB-109).
    fn animals(&self) -> (u16, u16) {
        let player = self.player;
        let pastures = player.regions().iter().filter(|region| region.colour == Colour::Animal);
        let kinds = pastures.flat_map(|pasture| Animal::ALL.map(|animal| (pasture.spaces, animal)));
        kinds.fold((0, 0), |(least, most), (pasture, animal)| {
            let there = pasture.iter().filter_map(|space| player.cover.at(space)?.animals());
            let mut counts: Vec<u16> = there.filter(|(kind, _)| *kind == animal).map(|(_, n)| n.into()).collect();
            counts.sort_unstable();
            let scored =
                |tiles: &mut dyn Iterator<Item = u16>| -> u16 { (1..).zip(tiles).map(|(n, tile)| n * tile).sum() };
            let tiles = counts.len() as u16;
            let extra = if player.cover.knows(7) { tiles * (tiles + 1) / 2 } else { 0 };
            (least + scored(&mut counts.iter().rev().copied()), most + scored(&mut counts.iter().copied()) + extra)
        })
    }
}

/// The spaces beside any of these.
fn around(spaces: Spaces) -> Spaces {
    spaces.iter().fold(Spaces::default(), |all, space| all.or(neighbours(space)))
}
