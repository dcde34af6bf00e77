//! Who picks, whose turn it is, and how a round and the game begin and end.

use super::super::cards::Kind;
use super::super::moves::Role;
use super::super::phases::LAST_BUILDING;
use super::super::setup::START_HAND;
use super::super::state::{Phase, Player, SanJuan};
use crate::rules::{Checked, Seat, Seats, must};

/// The role whose phase it is, or with which the game ended.
pub(super) fn role_of(phase: Phase) -> Option<Role> {
    match phase {
        Phase::Builder | Phase::Over => Some(Role::Builder),
        Phase::Producer => Some(Role::Producer),
        Phase::Trader => Some(Role::Trader),
        Phase::Councillor => Some(Role::Councillor),
        Phase::Prospector => Some(Role::Prospector),
        Phase::Opening | Phase::Chapel | Phase::HandLimit | Phase::Role => None,
    }
}

/// Whose turn a pick of this round is, counted from 0.
pub(super) fn turn(game: &SanJuan, pick: u8) -> Seat {
    game.governor.after(pick % game.count(), game.count())
}

/// Whether a seat has acted in a phase that asks one seat after the other.
pub(super) fn has_acted(game: &SanJuan, seat: Seat) -> bool {
    let mut still_to_act = game.order().skip_while(|other| !game.awaiting.has(*other));
    !still_to_act.any(|other| other == seat)
}

/// Who picked so far, and who picks.
pub(super) fn roles(game: &SanJuan) -> Checked {
    let picks = game.picks();
    let running = role_of(game.phase).filter(|_| game.phase != Phase::Over || picks > 0);
    let before = match game.phase {
        Phase::Opening | Phase::Chapel | Phase::HandLimit => 0,
        _ => game.picks_a_round() - u8::from(running.is_none()),
    };
    must(picks <= before, "roles", "too many roles are taken")?;
    must(running.is_none() || picks > 0, "roles", "the role of this phase is not taken")?;
    for seat in game.order() {
        let turns = (0..picks).filter(|pick| turn(game, *pick) == seat).count();
        let taken = game.roles.iter().filter(|by| **by == Some(seat)).count();
        must(turns == taken, "roles", "the Governor picks first, then the others clockwise")?;
    }
    let now = if running.is_some() { picks - 1 } else { picks };
    must(game.picker == turn(game, now), "picker", "it is another seat's turn to pick")?;
    match running {
        Some(role) => must(game.roles[role as usize] == Some(game.picker), "roles", "the picker has another role"),
        None => Ok(()),
    }
}

/// A Library is used by whoever picks with one (SJ-100), and of two players the Governor uses it once (SJ-106).
pub(super) fn library(game: &SanJuan) -> Checked {
    let spent = game.library_spent;
    must(!spent || game.count() == 2, "library_spent", "this counts with two players only")?;
    must(!spent || game.picks() > 0, "library_spent", "no role has been picked in this round")?;
    must(!spent || game.player(game.governor).had(Kind::Library), "library_spent", "the Governor has none")?;
    if game.phase == Phase::Over || role_of(game.phase).is_none() {
        return must(!game.library, "library", "no role is being carried out");
    }
    let picker = game.player(game.picker);
    let twice = game.picks_twice(game.picker);
    let has_built = game.phase == Phase::Builder && has_acted(game, game.picker);
    must(game.picks() > 1 || !twice || game.library == spent, "library_spent", "used with the first role is spent")?;
    if game.library {
        let has = picker.has(Kind::Library) || has_built && picker.may_have_covered(Kind::Library);
        must(has, "library", "whoever picked has no Library")?;
        return must(spent || !twice, "library_spent", "what is used is spent");
    }
    let saved = twice && (spent || game.picks() == 1);
    let idle = saved || !picker.has(Kind::Library) || has_built && picker.may_have_built(Kind::Library);
    must(idle, "library", "whoever picked has a Library, and uses it")
}

impl Player {
    /// Whether a building of that kind stands here, or stood before it was covered.
    pub(super) fn had(&self, kind: Kind) -> bool {
        self.has(kind) || self.buildings.iter().any(|building| building.covered.contains(&kind))
    }

    /// Whether the last building built can be that one.
    fn may_have_built(&self, kind: Kind) -> bool {
        let last = self.buildings.len() - 1;
        let is_last = |at: usize, covers: bool| covers || at == last;
        let mut row = self.buildings.iter().enumerate();
        row.any(|(at, building)| building.kind == kind && is_last(at, !building.covered.is_empty()))
    }

    /// Whether the last building built can cover that one.
    fn may_have_covered(&self, kind: Kind) -> bool {
        self.buildings.iter().any(|building| building.covered.last() == Some(&kind))
    }
}

/// Who must decide.
pub(super) fn awaiting(game: &SanJuan) -> Checked {
    let right = match game.phase {
        Phase::Over => game.awaiting.is_empty(),
        Phase::Role => game.awaiting == Seats::only(game.picker),
        Phase::Builder => alone(game, |seat| game.may_build(seat)),
        Phase::Prospector => {
            alone(game, |seat| game.player(seat).has(Kind::GoldMine)) && (!game.mine.is_empty() || game.stock() >= 4)
        }
        _ => {
            let undecided = |seat: &Seat| game.decides(*seat) && game.player(*seat).answer.is_none();
            !game.awaiting.is_empty() && game.awaiting == game.order().filter(undecided).collect()
        }
    };
    must(right, "awaiting", "these are not the seats that must decide")
}

fn alone(game: &SanJuan, able: impl Fn(Seat) -> bool) -> bool {
    game.awaiting.len() == 1 && game.awaiting.iter().all(able)
}

/// How the game begins (SJ-5 to SJ-7, SJ-22), and every other round (SJ-17, SJ-18).
pub(super) fn start(game: &SanJuan) -> Checked {
    let first = game.round == 1;
    match game.phase {
        Phase::Opening => {
            must(first, "round", "only the first round begins with these cards")?;
            must(game.discard.is_empty(), "discard", "nothing has been discarded yet")
        }
        Phase::Chapel => {
            must(!first, "round", "the first round begins with a role")?;
            must(!game.stalled(), "phase", "nobody can ever build again, so the game is over")
        }
        Phase::HandLimit => must(!first, "round", "the first round begins with a role"),
        Phase::Over if game.picks() == 0 => must(!first, "round", "the first round begins with a role"),
        Phase::Role if game.picks() == 0 && first => {
            let discards: usize = (1..=game.players.len()).sum();
            must([0, discards].contains(&game.discard.len()), "discard", "too early for so many")?;
            let four = game.players.iter().all(|player| player.hand.len() == START_HAND);
            must(four, "players.hand", "everybody begins with four cards")
        }
        Phase::Role if game.picks() == 0 => {
            let counted = game.players.iter().all(|player| player.surplus() == 0);
            must(counted, "players.hand", "hands have just been counted")
        }
        _ => Ok(()),
    }
}

/// Twelve buildings end the game with the Builder phase in which they came to be.
pub(super) fn end(game: &SanJuan) -> Checked {
    let full = |seat: &Seat| game.player(*seat).buildings.len() == LAST_BUILDING;
    match game.phase {
        Phase::Over if game.picks() == 0 => must(game.stalled(), "phase", "somebody can still build"),
        Phase::Over => must(game.order().any(|seat| full(&seat)), "phase", "nobody has twelve buildings"),
        Phase::Builder => {
            let mut full = game.order().filter(full);
            must(full.all(|seat| has_acted(game, seat)), "players.buildings", "a thirteenth is impossible")
        }
        _ => must(!game.order().any(|seat| full(&seat)), "phase", "with twelve buildings the game is over"),
    }
}
