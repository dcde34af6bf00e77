//! Whether a position can exist: what a position made by hand must satisfy, so that no rule meets what it cannot
//! handle.

use super::cards::{KINDS, Kind, TILES};
use super::held::Cards;
use super::moves::{Move, Role};
use super::phases::LAST_BUILDING;
use super::price;
use super::setup::START_HAND;
use super::state::{Phase, Player, SanJuan, Sites};
use crate::rules::{Fault, Seat, Seats};

type Checked = Result<(), Fault>;

fn must(holds: bool, field: &str, why: &str) -> Checked {
    if holds { Ok(()) } else { Err(Fault::of(field, why)) }
}

/// The first field that cannot be as it is.
pub(super) fn check(game: &SanJuan) -> Checked {
    must((2..=4).contains(&game.players.len()), "players", "two to four can play")?;
    let seated = |seat: &Seat| seat.0 < game.count();
    must(seated(&game.governor), "governor", "no such seat")?;
    must(seated(&game.picker), "picker", "no such seat")?;
    must(game.roles.iter().flatten().all(seated), "roles", "no such seat")?;
    must(game.mined.is_none_or(|mined| seated(&mined.seat)), "mined", "no such seat")?;
    must(game.awaiting.iter().all(|seat| seated(&seat)), "awaiting", "no such seat")?;
    must((1..10_000).contains(&game.round), "round", "rounds count from 1")?;
    cards(game)?;
    tiles(game)?;
    for player in &game.players {
        buildings(player)?;
    }
    roles(game)?;
    mine(game)?;
    game.order().try_for_each(|seat| choices(game, seat))?;
    awaiting(game)?;
    end(game)
}

/// All 110 cards are somewhere, and none twice.
fn cards(game: &SanJuan) -> Checked {
    let mut counts = [0u32; KINDS];
    for (kind, count) in counts.iter_mut().enumerate() {
        *count = u32::from(game.draw.count(kind)) + u32::from(game.discard.count(kind));
    }
    let mut add = |kind: Kind| counts[kind as usize] += 1;
    game.mine.iter().for_each(&mut add);
    for player in &game.players {
        [&player.hand, &player.drawn, &player.chapel].into_iter().flat_map(Cards::iter).for_each(&mut add);
        for building in &player.buildings {
            [building.kind].into_iter().chain(building.good).chain(building.covered.iter().copied()).for_each(&mut add);
        }
    }
    let wrong = Kind::ALL.into_iter().find(|kind| counts[*kind as usize] != u32::from(kind.print().count));
    match wrong {
        Some(kind) => {
            let (found, printed) = (counts[kind as usize], kind.print().count);
            Err(Fault::of("draw", format!("{found} cards {kind} in all places together, not {printed}")))
        }
        None => Ok(()),
    }
}

fn tiles(game: &SanJuan) -> Checked {
    let mut counts = game.house.unseen.counts().map(u32::from);
    for tile in game.house.seen.iter().chain(&game.house.open) {
        let count = counts.get_mut(usize::from(*tile)).ok_or(Fault::of("house", "no such tile"))?;
        *count += 1;
    }
    must(counts == [1; TILES], "house", "each of the five tiles is there once")?;
    let trading = game.phase == Phase::Trader;
    must(game.house.open.is_some() == trading, "house.open", "a tile is turned up in a Trader phase, and only then")
}

fn buildings(player: &Player) -> Checked {
    let row = &player.buildings;
    must((1..=LAST_BUILDING).contains(&row.len()), "players.buildings", "one to twelve buildings")?;
    let twice = |kind: Kind| row.iter().filter(|building| building.kind == kind).count() > 1;
    must(
        !row.iter().any(|building| !building.kind.is_production() && twice(building.kind)),
        "players.buildings",
        "each violet building only once",
    )?;
    must(
        row.iter().all(|building| building.good.is_none() || building.kind.is_production()),
        "players.buildings.good",
        "goods lie on production buildings",
    )?;
    let covered = || row.iter().flat_map(|building| building.covered.iter());
    must(covered().all(|kind| *kind != Kind::Crane), "players.buildings.covered", "a Crane is never covered")?;
    must(
        player.chapel.is_empty() || player.has(Kind::Chapel) || covered().any(|kind| *kind == Kind::Chapel),
        "players.chapel",
        "no Chapel was ever built",
    )
}

/// The role whose phase it is.
fn role_of(phase: Phase) -> Option<Role> {
    match phase {
        Phase::Builder | Phase::Over => Some(Role::Builder),
        Phase::Producer => Some(Role::Producer),
        Phase::Trader => Some(Role::Trader),
        Phase::Councillor => Some(Role::Councillor),
        Phase::Prospector => Some(Role::Prospector),
        Phase::Opening | Phase::Chapel | Phase::HandLimit | Phase::Role => None,
    }
}

/// Who picked so far, and who picks.
fn roles(game: &SanJuan) -> Checked {
    let picks = game.picks();
    let running = role_of(game.phase).filter(|_| game.phase != Phase::Over || picks > 0);
    let before = match game.phase {
        Phase::Opening | Phase::Chapel | Phase::HandLimit => 0,
        _ => game.picks_a_round() - u8::from(running.is_none()),
    };
    must(picks <= before, "roles", "too many roles are taken")?;
    must(running.is_none() || picks > 0, "roles", "the role of this phase is not taken")?;
    let turn = |pick: u8| game.governor.after(pick % game.count(), game.count());
    for seat in game.order() {
        let turns = (0..picks).filter(|pick| turn(*pick) == seat).count();
        let taken = game.roles.iter().filter(|by| **by == Some(seat)).count();
        must(turns == taken, "roles", "the Governor picks first, then the others clockwise")?;
    }
    let now = if running.is_some() { picks - 1 } else { picks };
    must(game.picker == turn(now), "picker", "it is another seat's turn to pick")?;
    if let Some(role) = running {
        must(game.roles[role as usize] == Some(game.picker), "roles", "the picker has another role")?;
    }
    must(
        !game.library || running.is_some_and(|_| game.phase != Phase::Over),
        "library",
        "no role is being carried out",
    )?;
    must(!game.library_spent || game.count() == 2, "library_spent", "this counts with two players only")
}

fn mine(game: &SanJuan) -> Checked {
    if game.mine.is_empty() {
        return Ok(());
    }
    let costs = game.mine.iter().fold(0u32, |set, kind| set | 1 << kind.cost());
    must(game.phase == Phase::Prospector, "mine", "cards are turned up in a Prospector phase only")?;
    must(game.mine.len() == 4 && costs.count_ones() == 4, "mine", "four cards of different costs")
}

/// The cards drawn and the decision of one seat.
fn choices(game: &SanJuan, seat: Seat) -> Checked {
    let player = game.player(seat);
    let steps = game.order().position(|other| other == seat).unwrap_or_default();
    let most = match game.phase {
        Phase::Opening => START_HAND + 1 + steps,
        Phase::Councillor => price::dealt(game.privileges(seat)),
        _ => 0,
    };
    must(player.drawn.len() <= most, "players.drawn", "too many cards to choose from")?;
    if game.phase == Phase::Opening {
        must(player.drawn.len() == most && player.hand.is_empty(), "players.drawn", "dealt by seat: 5, 6, 7, 8")?;
    }
    let Some(answer) = &player.answer else { return Ok(()) };
    must(game.decides(seat) && !game.awaiting.has(seat), "players.answer", "this seat has nothing decided")?;
    must(answers(game, seat, answer), "players.answer", "this cannot be decided here")
}

fn answers(game: &SanJuan, seat: Seat, answer: &Move) -> bool {
    let player = game.player(seat);
    let sites = |chosen: &Sites, offered: Sites, most: usize| {
        (1..=most).contains(&chosen.len()) && chosen.iter().all(|at| offered.has(at))
    };
    let (least, most) = player.to_keep();
    let drawn = player.drawn.len();
    match (game.phase, answer) {
        (Phase::Opening, Move::Keep(cards)) => cards.len() == START_HAND && player.drawn.without(cards).is_some(),
        (Phase::Chapel, Move::Chapel(card)) => card.is_none_or(|kind| player.hand.has(kind)),
        (Phase::HandLimit, Move::Discard(cards)) => {
            cards.len() == player.surplus() && player.hand.without(cards).is_some()
        }
        (Phase::Producer, Move::Produce(chosen)) => sites(chosen, player.empty(), game.most_produced(seat)),
        (Phase::Trader, Move::Sell(chosen)) => sites(chosen, player.laden(), game.most_sold(seat)),
        (Phase::Producer | Phase::Trader, Move::Pass) => true,
        (Phase::Councillor, Move::Keep(cards)) if !game.files(seat) => {
            (least..=most).contains(&cards.len()) && player.drawn.without(cards).is_some()
        }
        (Phase::Councillor, Move::Discard(cards)) if game.files(seat) => {
            (drawn - most..=drawn - least).contains(&cards.len())
                && player.hand.with(&player.drawn).without(cards).is_some()
        }
        _ => false,
    }
}

/// Who must decide.
fn awaiting(game: &SanJuan) -> Checked {
    let right = match game.phase {
        Phase::Over => game.awaiting.is_empty(),
        Phase::Role => game.awaiting == Seats::only(game.picker),
        Phase::Builder => alone(game, |player| !player.hand.is_empty()),
        Phase::Prospector => {
            alone(game, |player| player.has(Kind::GoldMine)) && (!game.mine.is_empty() || game.stock() >= 4)
        }
        _ => {
            let undecided = |seat: &Seat| game.decides(*seat) && game.player(*seat).answer.is_none();
            !game.awaiting.is_empty() && game.awaiting == game.order().filter(undecided).collect()
        }
    };
    must(right, "awaiting", "these are not the seats that must decide")
}

fn alone(game: &SanJuan, able: impl Fn(&Player) -> bool) -> bool {
    game.awaiting.len() == 1 && game.awaiting.iter().all(|seat| able(game.player(seat)))
}

/// Twelve buildings end the game with the Builder phase in which they came to be.
fn end(game: &SanJuan) -> Checked {
    let full = |seat: &Seat| game.player(*seat).buildings.len() == LAST_BUILDING;
    let mut still_to_act = game.order().skip_while(|seat| !game.awaiting.has(*seat));
    match game.phase {
        Phase::Over if game.picks() == 0 => must(game.stalled(), "phase", "somebody can still build"),
        Phase::Over => must(game.order().any(|seat| full(&seat)), "phase", "nobody has twelve buildings"),
        Phase::Builder => {
            must(!still_to_act.any(|seat| full(&seat)), "players.buildings", "a thirteenth is impossible")
        }
        _ => must(!game.order().any(|seat| full(&seat)), "phase", "with twelve buildings the game is over"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::given::given;
    use super::super::state::{Building, Mined};
    use super::*;

    /// The field that is found at fault after a change to a sound position.
    fn fault(change: impl FnOnce(&mut SanJuan)) -> String {
        let at = given(3).row(0, "sugar_mill* well crane").holding(0, 3).holding(1, 2);
        let mut game = at.game().clone();
        assert_eq!(check(&game), Ok(()));
        change(&mut game);
        check(&game).err().map(|fault| fault.field).unwrap_or_default()
    }

    #[test]
    fn impossible_positions_are_refused_by_field() {
        assert_eq!(fault(|game| game.players.truncate(1)), "players");
        assert_eq!(fault(|game| game.governor = Seat(3)), "governor");
        assert_eq!(fault(|game| game.picker = Seat(9)), "picker");
        assert_eq!(fault(|game| game.picker = Seat(1)), "picker");
        assert_eq!(fault(|game| game.roles[0] = Some(Seat(7))), "roles");
        assert_eq!(fault(|game| game.roles[0] = Some(Seat(1))), "roles");
        assert_eq!(fault(|game| game.round = 0), "round");
        assert_eq!(fault(|game| game.draw.put(0)), "draw");
        assert_eq!(fault(|game| game.players[1].hand.put(Kind::Well)), "draw");
        assert_eq!(fault(|game| game.house.seen.push(0)), "house");
        assert_eq!(fault(|game| game.house.seen.push(5)), "house");
        assert_eq!(fault(|game| game.mined = Some(Mined { seat: Seat(5), card: None })), "mined");
        assert_eq!(fault(|game| game.library = true), "library");
        assert_eq!(fault(|game| game.library_spent = true), "library_spent");
        assert_eq!(fault(|game| game.awaiting = Seats::all(2)), "awaiting");
        assert_eq!(fault(|game| game.awaiting = Seats::NONE), "awaiting");
        assert_eq!(fault(|game| game.phase = Phase::Builder), "roles");
        let over = |game: &mut SanJuan| (game.phase, game.awaiting) = (Phase::Over, Seats::NONE);
        assert_eq!(fault(over), "phase");
        assert_eq!(fault(|game| game.players[0].answer = Some(Move::Pass)), "players.answer");
    }

    #[test]
    fn impossible_rows_are_refused() {
        let moved = |kind: Kind| {
            move |game: &mut SanJuan| {
                assert!(game.draw.take(kind as usize));
                game.players[0].buildings.push(Building::new(kind));
            }
        };
        assert_eq!(fault(moved(Kind::Well)), "players.buildings");
        assert_eq!(fault(moved(Kind::SugarMill)), "", "production buildings may be alike");
        let laden = |game: &mut SanJuan| {
            let good = game.players[0].buildings[1].good.take();
            game.players[0].buildings[2].good = good;
        };
        assert_eq!(fault(laden), "players.buildings.good");
        let covered = |game: &mut SanJuan| {
            assert!(game.draw.take(Kind::Crane as usize));
            game.players[0].buildings[0].covered.push(Kind::Crane);
        };
        assert_eq!(fault(covered), "players.buildings.covered");
        let tucked = |game: &mut SanJuan| {
            assert!(game.draw.take(Kind::Hero as usize));
            game.players[0].chapel.put(Kind::Hero);
        };
        assert_eq!(fault(tucked), "players.chapel");
    }

    /// What was decided must be something that could be.
    #[test]
    fn impossible_answers_are_refused() {
        let at = given(3).row(0, "sugar_mill*").play(0, "role producer");
        let decided = |mv: Move| {
            let mut game = at.game().clone();
            game.players[0].answer = Some(mv);
            game.awaiting.remove(Seat(0));
            check(&game).is_ok()
        };
        assert!(decided(Move::Pass) && decided(Move::Produce([0].into_iter().collect())));
        assert!(!decided(Move::Produce([1].into_iter().collect())), "it carries a good");
        assert!(!decided(Move::Produce([9].into_iter().collect())), "there is no such building");
        assert!(!decided(Move::Produce(Sites::default())) && !decided(Move::Turn));
    }
}
